"""The accomplices that may be played at any moment: Beggar and Hustler."""

import pytest
from rule import rule
from swindler_positions import (
    at_actions,
    at_hiring,
    coins,
    discards,
    fresh,
    hand,
    in_bag,
    kind,
    legal,
    loot,
    one,
    passing,
    play,
    refused,
    step,
    theft,
    told,
    turn,
)

from fagin.games.swindler.state import SwindlerState

THREE = "Rr Rn Rk"


# ---------------------------------------------------------------- the Beggar


@rule("SW-10.5", "SW-9.8")
def test_everybody_else_with_three_loot_tiles_gives_a_tile_or_a_coin() -> None:
    state = turn(4, loot=("Gw", THREE, "Bn Bk", "Kj Kj Kd"), known=("beggar",))
    play(state, "0 beggar")
    assert state.to_act() == [1, 3]
    assert legal(state, 1) == ["give:coin", "give:Rr", "give:Rn", "give:Rk"]
    play(state, "3 give:Kj", "1 give:coin")
    assert [loot(state, seat) for seat in range(4)] == ["Gw Kj", "Rr Rn Rk", "Bn Bk", "Kj Kd"]
    assert [coins(state, seat) for seat in range(4)] == [2, 0, 1, 1]
    assert discards(state) == "beggar"


@rule("SW-10.5")
def test_the_giver_chooses_and_without_a_coin_gives_a_tile() -> None:
    state = play(turn(2, loot=("", THREE), coins=(1, 0), known=("beggar",)), "0 beggar")
    assert legal(state, 1) == ["give:Rr", "give:Rn", "give:Rk"]
    assert refused(state, "1 give:coin") == ("not-yours-to-give", "SW-10.5")


@rule("SW-10.5")
def test_gifts_are_chosen_at_once_and_in_secret_and_made_in_player_order() -> None:
    state = play(turn(3, loot=("", THREE, "Bn Bn Bk"), known=("beggar",)), "0 beggar")
    assert told(state, 1, "2 give:Bk") == [("answered", (2, -1, -1))]
    assert loot(state) == ""
    events = told(state, 0, "1 give:Rn")
    assert [what for what, _ in events] == ["answered", "gives-tile", "gives-tile"]
    assert [args[0] for what, args in events if what == "gives-tile"] == [1, 2]


@rule("SW-10.5")
def test_the_beggars_player_gives_nothing() -> None:
    state = play(turn(2, loot=("Gw Gk Gc", THREE), known=("beggar",)), "0 beggar")
    assert state.to_act() == [1]
    play(state, "1 give:Rr")
    assert (loot(state), loot(state, 1), coins(state)) == ("Rr Gw Gk Gc", "Rn Rk", 1)


@rule("SW-R55")
def test_who_has_nothing_to_choose_is_not_asked() -> None:
    state = play(turn(2, loot=("", "Rr Rr Rr"), coins=(1, 0), known=("beggar",)), "0 beggar")
    assert (loot(state), loot(state, 1), step(state)) == ("Rr", "Rr Rr", "Reserving")


@rule("SW-R55")
def test_coin_tiles_count_for_the_three_and_may_be_given_without_change() -> None:
    state = turn(2, loot=("", "Rc Kd Nw"), known=("beggar",))
    play(state, "0 beggar", "1 give:Kd")
    assert (loot(state), coins(state), coins(state, 1)) == ("Kd", 1, 1)


@rule("SW-R55")
@pytest.mark.parametrize("tiles", ["", "Rr Rn"])
def test_a_beggar_cannot_be_played_if_nobody_else_has_three(tiles: str) -> None:
    state = turn(2, loot=("Rr Rk Bn Gw", tiles), known=("beggar",))
    assert "beggar" not in legal(state)
    assert refused(state, "0 beggar") == ("nobody-to-beg-from", "SW-R55")


@rule("SW-R55", "SW-R6", "SW-R70")
def test_the_active_player_gives_too_and_fresh_tiles_count() -> None:
    state = turn(2, loot=("Gw",), known=("", "beggar"))
    passing(state, *theft("red", "Rr", "Rn"), "1 beggar", "0 give:Rr")
    assert (loot(state), loot(state, 1)) == ("Rn Gw", "Rr")


@rule("SW-R55", "SW-R33")
def test_a_player_in_jail_gives_too() -> None:
    state = play(turn(2, loot=("", THREE), jailed=(1,), known=("beggar",)), "0 beggar", "1 give:Rr")
    assert loot(state) == "Rr"


@rule("SW-R70")
def test_of_equal_tiles_the_active_player_gives_an_older_one_first() -> None:
    state = turn(3, loot=("Rr",), known=("", "beggar beggar", "gold_digger"))
    passing(state, *theft("red", "Rr", "Rn"), "1 beggar")
    passing(state, "0 give:Rr")
    assert fresh(state) == "Rr Rn"


@rule("SW-R70", "SW-R6")
def test_without_an_older_one_a_fresh_tile_is_given() -> None:
    state = turn(3, loot=("Gw",), known=("", "beggar", "backstabber"))
    passing(state, *theft("red", "Rr", "Rn"), "1 beggar", "0 give:Rr")
    assert (fresh(state), step(state)) == ("Rn", "EndWindow")


@rule("SW-R39", "SW-9.5")
@pytest.mark.parametrize("card", ["beggar", "hustler"])
def test_a_free_card_may_be_played_at_every_choice_of_the_own_steps_1_3_5_and_before_the_bag(
    card: str,
) -> None:
    move = {"beggar": "beggar", "hustler": "hustle:1"}[card]

    def position() -> SwindlerState:
        return turn(2, loot=("Gw", THREE), known=(card,))

    for state in (position(), play(position(), "0 done"), at_actions(position()), at_hiring(position())):
        before = step(state)
        assert move in legal(state)
        play(state, f"0 {move}")
        while step(state) != before:
            play(state, f"{state.to_act()[0]} {legal(state, state.to_act()[0])[0]}")


@rule("SW-R39")
@pytest.mark.parametrize("card", ["beggar", "hustler"])
def test_a_free_card_cannot_be_played_while_stealing(card: str) -> None:
    state = play(turn(2, loot=("Gw", THREE), known=(card,)), "0 done", "0 bag:blue", "* tile:Bn")
    assert legal(state) == ["draw", "stop"]
    state = play(turn(3, loot=("Gw", THREE, "Kj"), known=("", "", f"{card} copycat")), "0 done", "0 bag:blue")
    play(state, "2 pass", "* tile:Bn")
    assert legal(state, 2) == ["pass", "copycat"]


@rule("SW-R39", "SW-R63")
@pytest.mark.parametrize("card", ["beggar", "hustler"])
def test_in_other_turns_free_cards_are_played_before_and_after_the_theft(card: str) -> None:
    state = play(turn(3, loot=("Gw", THREE, "Kj"), known=("", "", card)), "0 done", "0 bag:blue")
    assert legal(state, 2) == ["pass", *({"beggar": ["beggar"], "hustler": ["hustle:0", "hustle:1"]}[card])]
    play(state, "2 pass", "* tile:skull")
    assert step(state) == "EndWindow"
    play(state, "2 pass")
    assert legal(state, 2) == []
    play(state, "0 done")
    assert legal(state, 2) == []


# ---------------------------------------------------------------- the Hustler


@rule("SW-10.14", "SW-10.15")
def test_the_hustlers_player_chooses_both_tiles_and_the_card_changes_hands() -> None:
    state = turn(3, loot=("Gw Kj", "Rr Rn", "Bn"), known=("hustler",))
    assert legal(state, 0, "hustle") == ["hustle:1", "hustle:2"]
    play(state, "0 hustle:1")
    assert legal(state) == ["give:Gw", "give:Kj"]
    play(state, "0 give:Kj")
    assert legal(state) == ["take:Rr", "take:Rn"]
    play(state, "0 take:Rn")
    assert [loot(state, seat) for seat in range(3)] == ["Rn Gw", "Rr Kj", "Bn"]
    assert [hand(state, seat) for seat in range(3)] == ["", "hustler", ""]
    assert discards(state) == ""


@rule("SW-10.15", "SW-R41")
def test_everybody_knows_who_has_the_hustler_after_its_first_use() -> None:
    state = turn(3, loot=("Gw", "Rr", "Bn"), hands=("hustler",))
    assert state.public.known == [0, 0, 0]
    play(state, "0 hustle:2")
    assert state.public.known[2] == state.private[2].hand != 0
    for seat in (-1, 0, 1, 2):
        assert state.view(seat).public.known == state.public.known


@rule("SW-R56")
def test_both_players_need_a_loot_tile() -> None:
    assert legal(turn(3, loot=("Gw", "", "Bn"), known=("hustler",)), 0, "hustle") == ["hustle:2"]
    state = turn(2, loot=("", "Rr"), known=("hustler",))
    assert refused(state, "0 hustle:1") == ("no-swap-possible", "SW-R56")


@rule("SW-R56")
def test_the_two_tiles_must_differ() -> None:
    state = turn(2, loot=("Rr", "Rr"), known=("hustler",))
    assert legal(state, 0, "hustle") == []
    state = play(turn(2, loot=("Rr Gw", "Rr Rn Bn"), known=("hustler",)), "0 hustle:1", "0 give:Rr")
    assert legal(state) == ["take:Rn", "take:Bn"]
    assert refused(state, "0 take:Rr") == ("same-kind", "SW-R56")


@rule("SW-10.16", "SW-R56")
def test_the_hustler_rests_until_the_next_players_turn() -> None:
    state = turn(3, loot=("Gw Kj", "Rr", "Bn"), known=("hustler",))
    play(state, "0 hustle:1", "0 give:Gw", "0 done", "0 bag:blue", "* tile:Bk", "0 stop")
    assert step(state) == "Actions"
    play(state, "0 done", "0 end")
    assert legal(state, 1, "hustle") == ["hustle:0", "hustle:2"]


@rule("SW-10.16", "SW-R56")
def test_a_turn_missed_in_jail_unlocks_the_hustler_too() -> None:
    state = turn(3, loot=("Gw Kj", "Rr", "Bn Bk"), known=("hustler",), jailed=(1,))
    play(state, "0 hustle:2", "0 give:Gw", "0 take:Bn", *theft("blue", "skull"), "0 done", "0 end")
    assert state.to_act() == [2]
    assert legal(state, 2, "hustle") == ["hustle:0", "hustle:1"]


def swapped() -> SwindlerState:
    """Seat 0 has given Yc to seat 1 for Kj, and seat 1 is at the turn."""
    state = turn(3, loot=("Yc Gw", "Kj Rn", "Bn"), known=("hustler",))
    play(state, "0 hustle:1", "0 give:Yc", "0 take:Kj", *theft("blue", "skull"), "0 done", "0 end")
    return state


@rule("SW-10.17", "SW-R56")
def test_the_last_swap_may_not_be_undone() -> None:
    state = play(swapped(), "1 hustle:0", "1 give:Yc")
    assert (loot(state, 0), loot(state, 1)) == ("Yc Kj", "Rn Gw")
    state = swapped()
    state.public.loot[0] += one("Gk")
    play(state, "1 hustle:0", "1 give:Yc")
    assert legal(state, 1) == ["take:Gw", "take:Gk"]
    assert refused(state, "1 take:Kj") == ("undoes-the-last-swap", "SW-R56")


@rule("SW-10.17", "SW-R56")
def test_the_tile_may_be_won_back_for_another_or_passed_on_to_a_third() -> None:
    state = play(swapped(), "1 hustle:0", "1 give:Rn")
    assert legal(state, 1) == ["take:Gw", "take:Kj"]
    play(state, "1 take:Kj")
    assert loot(state, 1) == "Yc Kj"
    state = play(swapped(), "1 hustle:2", "1 give:Yc")
    assert loot(state, 2) == "Yc"


@rule("SW-10.17")
def test_after_another_swap_the_earlier_one_may_be_undone() -> None:
    state = swapped()
    state.public.loot[1] += one("Gk")
    play(state, "1 hustle:2", "1 give:Rn", *theft("blue", "skull", seat=1), "1 done", "1 end")
    play(state, "2 hustle:1", "2 take:Gk", *theft("blue", "skull", seat=2), "2 done", "2 end")
    play(state, "0 done", "0 bag:blue", "1 hustle:0", "1 give:Yc", "1 take:Kj")
    assert loot(state, 1) == "Rn Kj"


@rule("SW-R6", "SW-10.14")
def test_in_the_end_window_the_hustler_may_take_a_fresh_tile() -> None:
    state = turn(3, loot=("", "Gw", ""), known=("", "hustler", "backstabber"))
    passing(state, *theft("red", "Rr", "Rn"), "1 hustle:0", "1 take:Rn")
    assert (loot(state, 0), loot(state, 1), fresh(state)) == ("Rr Gw", "Rn", "Rr")


@rule("SW-R70", "SW-R6")
def test_a_swap_between_others_leaves_the_fresh_tiles_alone() -> None:
    state = turn(3, loot=("", "Rr", "Kj"), known=("", "hustler", "backstabber"))
    play(passing(state, *theft("red", "Rr", "Rn"), "1 hustle:2"), "2 pass")
    assert (fresh(state), loot(state), loot(state, 2)) == ("Rr Rn", "Rr Rn", "Rr")


@rule("SW-5.6", "SW-R6")
def test_after_a_skull_no_tile_of_its_colour_is_fresh_in_the_end_window() -> None:
    state = turn(2, loot=("Gw", "Kj"), known=("sidekick", "hustler"))
    passing(
        state, "0 done", "0 bag:red", "* tile:Rr", "0 sidekick:blue", "* tile:Bn", "0 draw", "* tile:skull"
    )
    assert (step(state), loot(state), fresh(state)) == ("EndWindow", "Rr Gw", "Rr")


@rule("SW-10.17", "SW-R56")
def test_who_made_the_last_swap_may_not_reverse_it_either() -> None:
    state = turn(2, loot=("Kj Gw", "Yc Rn"), known=("hustler",))
    state.public.swap = (0, 1, kind("Yc"), kind("Kj"))  # and the card came back through the deck
    play(state, "0 hustle:1", "0 give:Kj")
    assert (loot(state), loot(state, 1)) == ("Rn Gw", "Yc Kj")


@rule("SW-R33")
def test_a_player_in_jail_can_be_hustled() -> None:
    state = play(turn(2, loot=("Gw", "Rr"), jailed=(1,), known=("hustler",)), "0 hustle:1")
    assert (loot(state), loot(state, 1)) == ("Rr", "Gw")


@rule("SW-10.14", "SW-3.6")
def test_coin_tiles_can_be_swapped_and_coins_cannot() -> None:
    state = play(turn(2, loot=("Gw Gk", "Kd Kj"), known=("hustler",)), "0 hustle:1", "0 give:Gw")
    assert legal(state) == ["take:Kj", "take:Kd"]
    assert in_bag(state, "green") == "Gr Gw Gw Gk Gc"
