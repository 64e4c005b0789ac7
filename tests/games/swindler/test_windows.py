"""Windows: who is asked, who may answer with an Assassin, and what a stopped card leaves behind."""

import pytest
from rule import rule
from swindler_positions import (
    all_pass,
    at_actions,
    at_hiring,
    coins,
    discard,
    discards,
    give_hidden,
    hand,
    is_jailed,
    legal,
    loot,
    passing,
    play,
    points,
    refused,
    step,
    theft,
    told,
    turn,
)

from fagin.games.swindler.moves import MOVES

RED = ("0 done", "0 bag:red")
THREE = "Rr Rn Rk"


# ---------------------------------------------------------------- who is asked


@rule("SW-R72")
def test_with_empty_hands_nobody_is_ever_asked() -> None:
    state = play(turn(4), *theft("red", "Rr", "Rn"))
    assert step(state) == "Actions"


@rule("SW-R72")
def test_everybody_with_a_card_is_asked_whatever_the_card_is() -> None:
    state = passing(turn(4, hands=("sidekick", "forger", "copycat", "")), *RED, "* tile:Rr")
    assert (step(state), state.to_act()) == ("CopyWindow", [1, 2])
    assert legal(state, 1) == ["pass"]
    assert legal(state, 2) == ["pass", "copycat"]


@rule("SW-R72")
def test_who_is_asked_depends_on_public_facts_only() -> None:
    for cards in ("copycat", "forger", "assassin", "guardian_angel"):
        state = turn(3, hands=("", cards, ""))
        play(state, *RED)
        assert (step(state), state.to_act()) == ("BetWindow", [1])
        play(state, "1 pass", "* tile:Rr")
        assert (step(state), state.to_act()) == ("CopyWindow", [1])
        play(state, "1 pass", "0 draw", "* tile:skull")
        assert (step(state), state.to_act()) == ("SkullWindow", [1])


@rule("SW-R72")
def test_a_window_stays_shut_when_all_its_cards_are_accounted_for() -> None:
    state = turn(3, hands=("", "forger", ""))
    discard(state, "copycat copycat copycat")
    passing(state, *RED, "* tile:Rr")
    assert step(state) == "Steal"


@rule("SW-R72")
def test_a_window_stays_shut_when_its_cards_are_known_to_be_in_the_active_hand() -> None:
    state = turn(3, hands=("", "forger", ""), known=("copycat copycat copycat",))
    passing(state, *RED, "* tile:Rr")
    assert step(state) == "Steal"


@rule("SW-R72")
def test_a_known_holder_opens_the_window_for_all_who_have_cards() -> None:
    state = turn(4, known=("", "forger", "copycat", ""))
    play(state, *RED, "* tile:Rr")
    assert state.to_act() == [1, 2]
    state = turn(4, known=("", "forger", "sidekick", ""))
    assert step(play(state, *RED, "* tile:Rr")) == "Steal"


@rule("SW-R72", "SW-2.8")
def test_cards_hired_in_this_turn_do_not_make_a_holder() -> None:
    state = turn(2, coins=(3, 1), loot=("", THREE), hands=("beggar", ""))
    passing(state, *theft("blue", "skull"), "0 done", "0 hire", "* accomplice:assassin")
    give_hidden(state, 1, "sidekick")
    play(state, "0 beggar")
    assert (step(state), state.to_act()) == ("KillWindow", [1])


@rule("SW-R72", "SW-2.8")
def test_who_has_only_cards_hired_in_this_turn_is_not_asked() -> None:
    state = at_hiring(turn(3, coins=(3,), loot=("", THREE), known=("beggar", "assassin", "assassin")))
    play(state, "0 hire", "* accomplice:assassin", "0 beggar", "1 assassin", "2 pass")
    assert state.to_act() == [2]


@rule("SW-R72", "SW-2.8")
def test_a_card_hired_in_this_turn_opens_no_window() -> None:
    state = at_hiring(turn(2, coins=(3,), loot=("", THREE), known=("beggar sidekick", "assassin")))
    play(state, "0 hire", "* accomplice:forger", "0 beggar", "1 assassin")
    assert (step(state), discards(state)) == ("Hiring", "assassin beggar")


@rule("SW-R40", "SW-R72", "SW-9.6")
def test_answers_are_secret_and_the_first_in_player_order_is_carried_out() -> None:
    state = play(turn(4, known=("", "copycat", "copycat", "copycat")), *RED, "* tile:Rr")
    assert told(state, 1, "3 copycat") == [("answered", (3, -1, -1))]
    assert told(state, 1, "2 copycat") == [("answered", (2, -1, -1))]
    play(state, "1 pass", "* tile:Rn")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["copycat", "", "copycat"]
    assert state.to_act() == [1, 3]


@rule("SW-9.6", "SW-R40")
def test_player_order_runs_clockwise_from_the_active_player() -> None:
    state = play(turn(3, known=("copycat", "", "copycat")), *theft("blue", "skull"), "0 done", "0 end")
    play(state, "1 done", "1 bag:red", "* tile:Rr", "0 copycat", "2 copycat", "* tile:Rn")
    assert (loot(state, 2), loot(state, 0)) == ("Rn", "")


@rule("SW-R40")
def test_the_window_opens_again_until_all_pass() -> None:
    state = play(
        turn(3, known=("", "copycat", "copycat")), *RED, "* tile:Rr", "1 copycat", "2 pass", "* tile:Rn"
    )
    assert state.to_act() == [2]
    play(state, "2 pass")
    assert step(state) == "Steal"


@rule("SW-R40", "SW-R72")
def test_an_answer_may_be_replaced_until_the_last_is_in() -> None:
    state = play(turn(3, known=("", "copycat", "copycat")), *RED, "* tile:Rr", "1 copycat")
    assert state.may_change(1, MOVES.parse("pass"))
    assert not state.may_change(0, MOVES.parse("pass"))
    assert not state.may_change(2, MOVES.parse("pass"))


@rule("SW-R40")
def test_an_answer_that_was_not_carried_out_stays_unseen() -> None:
    start = play(
        turn(3, hands=("", "copycat", "copycat")), *RED, "1 pass", "2 pass", "* tile:Rr", "1 copycat"
    )
    one = play(start.copy(), "2 copycat")
    other = play(start.copy(), "2 pass")
    assert [seat for seat in (-1, 0, 1) if one.view(seat).key() != other.view(seat).key()] == []


# ---------------------------------------------------------------- the Assassin


@rule("SW-10.1", "SW-9.7", "SW-9.8")
def test_an_assassin_neutralises_a_card_just_played_and_both_are_discarded() -> None:
    state = turn(3, loot=("", THREE, ""), known=("beggar", "", "assassin"))
    play(state, "0 beggar", "2 assassin")
    assert (loot(state), loot(state, 1), coins(state)) == ("", THREE, 1)
    assert (discards(state), hand(state), hand(state, 2)) == ("assassin beggar", "", "")
    assert step(state) == "Reserving"


@rule("SW-9.7", "SW-R41")
def test_without_an_answer_the_card_takes_effect() -> None:
    state = turn(3, loot=("", THREE, ""), known=("beggar", "", "assassin"))
    play(state, "0 beggar", "2 pass", "1 give:Rr")
    assert (loot(state), discards(state), hand(state, 2)) == ("Rr", "beggar", "assassin")


@rule("SW-R43")
def test_an_assassin_cannot_be_aimed_at_the_own_card() -> None:
    state = turn(2, loot=("", THREE), known=("beggar assassin",))
    play(state, "0 beggar")
    assert step(state) == "Gifts"


@rule("SW-10.2", "SW-R42", "SW-R43")
@pytest.mark.parametrize(("assassins", "works"), [(0, True), (1, False), (2, True), (3, False)])
def test_an_odd_number_of_assassins_stops_the_card_and_an_even_number_does_not(
    assassins: int, works: bool
) -> None:
    state = turn(2, loot=("", THREE), known=("beggar assassin", "assassin assassin"))
    play(state, "0 beggar")
    for at in range(assassins):
        play(state, f"{(at + 1) % 2} assassin")
    all_pass(state)
    assert (step(state) == "Gifts") == works
    assert discards(state) == " ".join(["assassin"] * assassins + ["beggar"])


@rule("SW-R42")
def test_each_assassin_is_aimed_at_the_uppermost_card_of_another_player() -> None:
    state = turn(3, loot=("", THREE), known=("beggar", "assassin", "assassin"))
    play(state, "0 beggar")
    assert state.to_act() == [1, 2]
    play(state, "1 assassin", "2 pass")
    assert state.to_act() == [2]
    events = told(state, 0, "2 assassin")
    assert ("assassin", (2, 1, -1)) in events
    assert step(state) == "Gifts"


@rule("SW-R42", "SW-9.6")
def test_of_two_assassins_at_once_the_first_in_player_order_is_played() -> None:
    state = turn(3, loot=("", THREE), known=("beggar", "assassin", "assassin"))
    play(state, "0 beggar", "2 assassin", "1 assassin")
    assert (hand(state, 1), hand(state, 2)) == ("", "assassin")


@rule("SW-R44", "SW-R42")
def test_after_a_neutralised_sidekick_only_a_stop_or_another_sidekick_remains() -> None:
    state = turn(2, known=("sidekick sidekick", "assassin"))
    passing(state, *RED, "* tile:Rr", "0 sidekick:blue", "1 assassin")
    assert legal(state) == ["stop", "sidekick:blue", "sidekick:green", "sidekick:yellow", "sidekick:black"]
    assert refused(state, "0 draw") == ("theft-finished", "SW-R44")
    play(state, "0 sidekick:green", "* tile:Gw")
    assert "draw" in legal(state)


@rule("SW-R44", "SW-R52")
def test_a_theft_stopped_after_a_neutralised_sidekick_is_successful() -> None:
    state = turn(2, known=("sidekick", "assassin backstabber"))
    passing(state, *RED, "* tile:Rr", "0 sidekick:blue", "1 assassin", "0 stop", "1 backstab", "* tile:Rn")
    assert loot(state) == "Rr Rn"


@rule("SW-R44")
def test_after_a_neutralised_know_it_all_there_is_no_bet() -> None:
    state = turn(3, known=("", "know_it_all", "assassin"))
    passing(state, *RED, "1 bet:clean", "2 pass", "2 assassin", "* tile:Rr", "0 stop")
    assert (points(state, 1), hand(state, 1), discards(state)) == (3, "", "assassin know_it_all")


@rule("SW-R44", "SW-10.15")
def test_a_neutralised_hustler_goes_to_the_discard_pile() -> None:
    state = turn(2, loot=("Gw", "Rr"), known=("hustler", "assassin"))
    play(state, "0 hustle:1", "1 assassin")
    assert (loot(state), discards(state)) == ("Gw", "assassin hustler")
    assert (hand(state), hand(state, 1)) == ("", "")


@rule("SW-R44", "SW-R50")
def test_after_a_neutralised_angel_the_skull_stands_unless_another_follows() -> None:
    state = turn(3, known=("assassin", "guardian_angel", "guardian_angel"))
    passing(state, *RED, "* tile:Rr", "0 draw", "* tile:skull", "1 angel", "2 pass", "0 assassin", "2 pass")
    assert state.to_act() == [2]
    saved = play(state.copy(), "2 angel")
    assert loot(saved, 2) == "Rr"
    play(state, "2 pass")
    assert (loot(state), loot(state, 2)) == ("", "")


@rule("SW-R44")
@pytest.mark.parametrize("move", ["backstab", "golddig"])
def test_a_neutralised_backstabber_or_gold_digger_does_nothing(move: str) -> None:
    card = {"backstab": "backstabber", "golddig": "gold_digger"}[move]
    state = turn(3, known=("assassin", card, ""))
    passing(state, *theft("red", "Rr", "Rn"), f"1 {move}", "0 assassin")
    assert (loot(state), step(state)) == ("Rr Rn", "Actions")
    assert discards(state) == f"assassin {card}"


@rule("SW-R44")
def test_a_neutralised_copycat_draws_nothing() -> None:
    state = turn(2, known=("assassin", "copycat"))
    play(state, *RED, "* tile:Rr", "1 copycat", "0 assassin")
    assert (loot(state, 1), step(state), discards(state)) == ("", "Steal", "assassin copycat")


@rule("SW-R41")
def test_the_tiles_of_hustler_and_angel_are_chosen_after_the_kill_window() -> None:
    state = play(turn(2, loot=("Gw Kj", "Rr Rn"), known=("hustler", "assassin")), "0 hustle:1")
    assert step(state) == "KillWindow"
    assert step(play(state, "1 pass")) == "SwapGive"
    state = turn(2, known=("assassin", "guardian_angel"))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:Rn", "0 draw", "* tile:skull", "1 angel")
    assert step(state) == "KillWindow"
    assert step(play(state, "0 pass")) == "AngelTakes"


@rule("SW-R41")
def test_bet_bag_and_other_player_are_named_when_the_card_is_announced() -> None:
    state = play(turn(2, known=("assassin", "know_it_all")), *RED)
    assert ("bets", (1, 1, -1)) in told(state, 0, "1 bet:clean")
    state = turn(3, loot=("Gw", "Rr", "Bn"), known=("hustler", "assassin"))
    assert ("hustles", (0, 2, -1)) in told(state, 1, "0 hustle:2")
    state = play(turn(2, known=("sidekick", "assassin")), *RED, "* tile:Rr")
    assert ("calls-sidekick", (0, 1, -1)) in told(state, 1, "0 sidekick:blue")


# ---------------------------------------------------------------- jail


@rule("SW-R33")
def test_a_player_in_jail_may_play_accomplices() -> None:
    state = play(turn(2, known=("", "copycat"), jailed=(1,)), *RED, "* tile:Rr", "1 copycat", "* tile:Rn")
    assert (is_jailed(state, 1), loot(state, 1)) == (True, "Rn")


@rule("SW-R33")
def test_with_jail_silence_a_player_in_jail_is_not_asked() -> None:
    state = turn(3, known=("", "copycat beggar", "copycat"), jailed=(1,), jail_silence="true")
    passing(state, *RED, "* tile:Rr")
    assert state.to_act() == [2]
    state = turn(2, loot=(THREE,), known=("", "beggar"), jailed=(1,), jail_silence="true")
    assert step(play(state, "0 done", "0 bag:blue")) == "Draw"


@rule("SW-R33")
def test_with_jail_silence_a_player_jailed_in_the_own_turn_plays_no_free_card() -> None:
    state = at_actions(
        turn(2, orders="- A2 A3 A4", loot=("", THREE), posters=(2,), known=("beggar",), jail_silence="true")
    )
    state.public.orders_done = 1
    play(state, "0 done", "* order:B29", "* order:B01")
    assert legal(state) == ["hire", "end"]
    assert refused(state, "0 beggar") == ("silent-in-jail", "SW-R33")
