"""Accomplices in combination: cards on cards, and several tricks in one theft."""

import pytest
from rule import rule
from swindler_positions import (
    all_pass,
    coins,
    discards,
    fresh,
    hand,
    legal,
    loot,
    outcomes,
    passing,
    play,
    points,
    reserved,
    step,
    theft,
    turn,
)

RED = ("0 done", "0 bag:red")


@rule("SW-10.2", "SW-R42", "SW-10.12")
def test_assassin_on_assassin_on_guardian_angel_saves_the_thief() -> None:
    state = turn(3, loot=("Rk",), known=("assassin", "guardian_angel assassin", ""))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:skull", "1 angel", "0 assassin", "1 assassin")
    assert (loot(state), loot(state, 1)) == ("Rk", "Rr")
    assert discards(state) == "assassin assassin guardian_angel"
    assert legal(state) == ["draw", "stop"]


@rule("SW-R42", "SW-R43", "SW-R44")
def test_a_third_assassin_on_the_guardian_angel_lets_the_skull_bite() -> None:
    state = turn(3, loot=("Rk",), known=("assassin assassin", "guardian_angel assassin", ""))
    passing(
        state,
        *RED,
        "* tile:Rr",
        "0 draw",
        "* tile:skull",
        "1 angel",
        "0 assassin",
        "1 assassin",
        "0 assassin",
    )
    all_pass(state)
    assert (loot(state), loot(state, 1)) == ("", "")
    assert step(state) == "Actions"


@rule("SW-10.22", "SW-R53", "SW-R54", "SW-R8")
def test_sidekick_then_backstabber_then_gold_digger() -> None:
    state = turn(3, loot=("Bk",), known=("sidekick", "backstabber", "gold_digger"))
    passing(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:Bn", "0 stop", "1 backstab", "2 pass")
    assert "tile:Bw" in outcomes(state)
    passing(state, "* tile:Bw", "2 golddig")
    assert fresh(state) == "Rr Bn Bw"
    play(state, "2 part:2", "2 part:1", "0 keep:2")
    assert (loot(state), loot(state, 2)) == ("Bn Bk", "Rr Bw")
    assert discards(state) == "backstabber gold_digger sidekick"


@rule("SW-R53", "SW-R51", "SW-10.4")
def test_a_backstabbers_skull_after_a_sidekick_costs_the_new_bags_colour_only() -> None:
    state = turn(2, loot=("Bk Rk",), known=("sidekick", "backstabber"))
    passing(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:Bn", "0 stop", "1 backstab", "* tile:skull")
    assert (loot(state), coins(state, 1)) == ("Rr Rk", 2)


@rule("SW-R48", "SW-9.6", "SW-R40")
def test_two_copycats_at_once_may_empty_the_bag_before_the_thief_goes_on() -> None:
    state = turn(3, loot=("Rr Rr Rn Rk",), known=("", "copycat", "copycat"))
    play(state, *RED, "* tile:Rr", "1 copycat", "2 copycat", "* tile:Rk", "2 copycat", "* tile:Rc", "0 draw")
    assert outcomes(state) == {"tile:skull": 1}


@rule("SW-R42", "SW-R44", "SW-R48")
def test_an_assassin_stops_one_of_two_copycats_and_the_other_follows() -> None:
    state = turn(3, known=("assassin", "copycat", "copycat"))
    play(state, *RED, "* tile:Rr", "1 copycat", "2 copycat", "0 assassin", "2 pass", "2 copycat", "* tile:Rn")
    assert (loot(state, 1), loot(state, 2)) == ("", "Rn")


@rule("SW-R49", "SW-R53")
def test_who_was_saved_from_a_forced_skull_may_draw_on_and_be_stabbed_again() -> None:
    state = turn(3, known=("", "backstabber backstabber", "guardian_angel"))
    passing(state, *theft("red", "Rr", "Rn"), "1 backstab", "* tile:skull", "2 angel", "2 take:Rr")
    passing(state, "0 draw", "* tile:Rk", "0 stop", "1 backstab", "* tile:skull")
    assert (loot(state), loot(state, 2), coins(state, 1)) == ("", "Rr", 2)


@rule("SW-R47", "SW-10.20")
def test_a_bet_on_a_clean_theft_is_lost_to_a_backstabber() -> None:
    state = turn(3, known=("", "know_it_all", "backstabber"))
    passing(state, *RED, "1 bet:clean", "* tile:Rr", "0 stop", "2 backstab", "* tile:skull")
    assert (points(state, 1), discards(state)) == (3, "backstabber know_it_all")


@rule("SW-R6", "SW-R54", "SW-R55")
def test_beggar_and_gold_digger_after_one_theft() -> None:
    state = turn(3, known=("", "beggar", "gold_digger"))
    passing(state, *theft("red", "Rr", "Rn", "Rk"), "1 beggar", "0 give:Rk", "2 golddig", "0 keep:2")
    assert [loot(state, seat) for seat in range(3)] == ["Rn", "Rk", "Rr"]


@rule("SW-10.16", "SW-R56", "SW-R40")
def test_the_hustler_passed_on_in_a_window_rests_for_the_rest_of_the_turn() -> None:
    state = turn(3, loot=("Gw", "Kj", "Bn"), known=("", "hustler", ""))
    play(state, *RED, "1 hustle:2")
    assert (hand(state, 2), step(state)) == ("hustler", "Draw")
    play(state, "* tile:Rr", "0 stop")
    assert step(state) == "Actions"


@rule("SW-R57", "SW-R58", "SW-12.6", "SW-R17")
def test_forger_lock_picker_locksmith_and_joker_open_the_bank_together() -> None:
    state = reserved("B10", "Yk Kj Gw", thieves=("locksmith",), known=("forger lock_picker.blue",))
    play(state, "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    assert (points(state), loot(state), hand(state)) == (16, "", "")
    assert discards(state) == "forger lock_picker.blue"


@rule("SW-R57", "SW-R58", "SW-12.6")
@pytest.mark.parametrize("missing", ["Yk", "Kj", "Gw"])
def test_the_bank_stays_shut_if_one_of_them_is_missing(missing: str) -> None:
    tiles = "Yk Kj Gw".replace(missing, "").strip()
    state = reserved("B10", tiles, thieves=("locksmith",), known=("forger lock_picker.blue",))
    assert legal(state, 0, "fulfil") == []


@rule("SW-R23", "SW-R57")
def test_a_forger_needed_for_payment_is_not_used_up_for_a_slot() -> None:
    state = reserved("B26", "Rr", hands=("forger assassin",))
    play(state, "0 fulfil:1")
    assert legal(state) == ["card:assassin", "card:forger"]


@rule("SW-R5", "SW-5.6")
def test_a_skull_takes_tiles_won_by_angel_gold_digger_and_hustler() -> None:
    state = turn(3, loot=("Gw", "Rn", "Rk"), known=("hustler", "guardian_angel", "gold_digger"))
    play(state, "0 hustle:1")
    assert loot(state) == "Rn"
    passing(state, *RED, "* tile:Rr", "0 draw", "* tile:Rr", "0 draw", "* tile:Rc", "0 draw", "* tile:skull")
    passing(state, "1 angel", "1 take:Rr", "0 stop", "2 golddig", "0 keep:2")
    assert [loot(state, seat) for seat in range(3)] == ["Rn Rc", "Rr Gw", "Rr Rk"]
    passing(
        state,
        "0 done",
        "0 end",
        *theft("red", "skull", seat=1),
        "1 done",
        "1 end",
        *theft("red", "skull", seat=2),
    )
    assert [loot(state, seat) for seat in range(3)] == ["Rn Rc", "Gw", ""]
