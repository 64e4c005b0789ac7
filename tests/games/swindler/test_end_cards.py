"""Accomplices around a theft: Know-it-All before it, Backstabber and Gold Digger after it."""

from typing import Any

import pytest
from rule import rule
from swindler_positions import (
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
    refused,
    step,
    theft,
    told,
    turn,
)

from fagin.games.swindler.state import SwindlerState

RED = ("0 done", "0 bag:red")


# ---------------------------------------------------------------- the Know-it-All


@rule("SW-10.18", "SW-R46", "SW-5.12")
def test_a_bet_is_placed_when_the_bag_is_named_and_before_the_first_draw() -> None:
    state = play(turn(2, known=("", "know_it_all")), "0 done")
    assert state.to_act() == [0]
    play(state, "0 bag:red")
    assert legal(state, 1) == ["pass", "bet:skull", "bet:clean"]
    play(state, "1 bet:skull")
    assert "tile:Rr" in outcomes(state)
    play(state, "* tile:Rr")
    assert step(state) == "Steal"


@rule("SW-10.18")
def test_nobody_bets_on_the_own_theft() -> None:
    state = play(turn(2, known=("know_it_all",)), *RED)
    assert state.to_act() == [-1]


@rule("SW-10.19", "SW-R47")
@pytest.mark.parametrize(
    ("bet", "tiles", "won"),
    [
        ("skull", ("Rr", "skull"), True),
        ("skull", ("skull",), True),
        ("skull", ("Rr", "Rn"), False),
        ("clean", ("Rr",), True),
        ("clean", ("Rr", "skull"), False),
        ("clean", ("skull",), False),
    ],
)
def test_a_right_bet_wins_a_point_and_the_card_and_a_wrong_one_loses_the_card(
    bet: str, tiles: tuple[str, ...], won: bool
) -> None:
    state = play(turn(2, known=("", "know_it_all")), *RED, f"1 bet:{bet}", *theft("red", *tiles)[2:])
    assert points(state, 1) == (4 if won else 3)
    assert hand(state, 1) == ("know_it_all" if won else "")
    assert discards(state) == ("" if won else "know_it_all")
    assert state.public.table == 0


@rule("SW-10.20", "SW-R47")
def test_a_backstabbers_skull_counts_for_the_bet() -> None:
    state = turn(3, known=("", "know_it_all", "backstabber"))
    passing(state, *RED, "1 bet:skull", "* tile:Rr", "0 stop", "2 backstab", "* tile:skull")
    assert points(state, 1) == 4


@rule("SW-10.20", "SW-R47")
def test_the_harmless_skull_after_a_sidekick_counts_for_the_bet() -> None:
    state = turn(2, known=("sidekick", "know_it_all"))
    passing(state, *RED, "1 bet:skull", "* tile:Rr", "0 sidekick:blue", "* tile:skull")
    assert points(state, 1) == 4


@rule("SW-10.20", "SW-R47")
def test_an_annulled_skull_does_not_count_for_the_bet() -> None:
    state = turn(3, known=("", "know_it_all", "guardian_angel"))
    passing(state, *RED, "1 bet:clean", "* tile:Rr", "0 draw", "* tile:skull", "2 angel", "0 stop")
    assert points(state, 1) == 4


@rule("SW-R47")
def test_the_skull_of_a_copycat_does_not_count_for_the_bet() -> None:
    state = turn(3, known=("", "know_it_all", "copycat"))
    passing(state, *RED, "1 bet:clean", "* tile:Rr", "2 copycat", "* tile:skull", "0 stop")
    assert points(state, 1) == 4


@rule("SW-R47")
def test_each_player_bets_once_in_a_turn() -> None:
    state = play(turn(2, known=("", "know_it_all know_it_all")), *RED, "1 bet:skull")
    assert step(state) == "Draw"
    state = play(
        turn(2, loot=("Rr Rn Rk",), known=("", "know_it_all know_it_all beggar")), "0 done", "0 bag:blue"
    )
    play(state, "1 bet:skull")
    assert legal(state, 1) == ["pass", "beggar"]
    assert refused(state, "1 bet:clean") == ("one-bet-a-turn", "SW-R47")


@rule("SW-R47")
def test_two_players_may_bet_on_the_same_theft() -> None:
    state = turn(3, known=("", "know_it_all", "know_it_all"))
    passing(state, *RED, "1 bet:skull", "2 pass", "2 bet:clean", "* tile:Rr", "0 stop")
    assert [points(state, seat) for seat in range(3)] == [3, 3, 4]
    assert (discards(state), hand(state, 2)) == ("know_it_all", "know_it_all")


@rule("SW-10.19", "SW-R46")
def test_a_bet_is_settled_before_step_3() -> None:
    state = play(turn(2, known=("", "know_it_all")), *RED, "1 bet:clean", "* tile:Rr", "0 stop")
    assert (step(state), points(state, 1)) == ("Actions", 4)


@rule("SW-10.19")
def test_a_card_that_was_won_can_be_used_in_the_next_turn_and_all_know_it() -> None:
    state = turn(3, hands=("", "know_it_all"))
    passing(
        state, *RED, "1 bet:clean", "* tile:Rr", "0 stop", "0 done", "0 end", *theft("blue", "Bn", seat=1)
    )
    passing(state, "1 done", "1 end", "2 done", "2 bag:blue")
    assert legal(state, 1) == ["pass", "bet:skull", "bet:clean"]
    assert state.public.known[1] == state.private[1].hand


# ---------------------------------------------------------------- the Backstabber


def stabbed(*tiles: str, **position: Any) -> SwindlerState:
    """Seat 0 stopped with tiles of the red bag, and seat 1 plays a Backstabber."""
    state = turn(3, **{"known": ("", "backstabber"), **position})
    return passing(state, *theft("red", *tiles), "1 backstab")


@rule("SW-10.3", "SW-9.8")
def test_a_backstabber_forces_one_more_draw_from_the_same_bag() -> None:
    state = stabbed("Rr", "Rn")
    assert outcomes(state) == {"tile:Rr": 2, "tile:Rk": 2, "tile:Rc": 1, "tile:skull": 1}
    assert discards(state) == "backstabber"


@rule("SW-10.4", "SW-R53")
def test_loot_from_a_forced_draw_is_kept_and_brings_no_coin() -> None:
    state = play(stabbed("Rr"), "* tile:Rk")
    assert (loot(state), coins(state, 1), step(state)) == ("Rr Rk", 1, "Actions")


@rule("SW-10.4", "SW-5.13")
def test_a_skull_from_a_forced_draw_catches_the_victim_and_pays_the_backstabber() -> None:
    state = play(stabbed("Rr", loot=("Rk Gw",)), "* tile:skull")
    assert (loot(state), coins(state), coins(state, 1)) == ("Gw", 1, 2)
    assert state.public.supply == 2
    assert step(state) == "Actions"


@rule("SW-10.4")
def test_after_forced_loot_the_backstabber_has_no_part_in_later_skulls() -> None:
    state = play(stabbed("Rr"), "* tile:Rk", "0 done", "0 end", *theft("blue", "Bn", "skull", seat=1))
    assert [coins(state, seat) for seat in range(3)] == [1, 1, 1]
    play(state, "1 done", "1 end", *theft("blue", "Bn", "skull", seat=2))
    assert coins(state, 1) == 1


@rule("SW-R53")
def test_the_same_bag_is_the_last_one_used() -> None:
    state = turn(2, known=("sidekick", "backstabber"))
    passing(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:Bn", "0 stop", "1 backstab")
    assert "tile:Bn" in outcomes(state)
    assert "tile:Rn" not in outcomes(state)


@rule("SW-R53", "SW-R40")
def test_after_loot_the_window_opens_again_for_another_backstabber() -> None:
    state = stabbed("Rr", known=("", "backstabber backstabber"))
    play(state, "* tile:Rk")
    assert legal(state, 1) == ["pass", "backstab"]
    play(state, "1 backstab", "* tile:skull")
    assert (loot(state), coins(state, 1)) == ("", 2)


@rule("SW-R53", "SW-R52")
def test_after_a_forced_skull_the_theft_is_no_longer_successful() -> None:
    state = stabbed("Rr", "Rn", known=("", "backstabber backstabber", "gold_digger"))
    passing(state, "* tile:skull")
    assert step(state) == "Actions"


@rule("SW-10.3", "SW-R52")
@pytest.mark.parametrize("tiles", [("skull",), ("Rr", "skull")])
def test_a_backstabber_cannot_be_played_on_a_theft_that_failed(tiles: tuple[str, ...]) -> None:
    state = play(turn(2, known=("", "backstabber")), *theft("red", *tiles))
    assert step(state) == "Actions"


@rule("SW-R52")
def test_a_theft_ended_by_a_harmless_skull_is_not_successful() -> None:
    state = turn(2, known=("sidekick", "backstabber gold_digger"))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:Rn", "0 sidekick:blue", "* tile:skull")
    assert step(state) == "Actions"


@rule("SW-R52", "SW-10.22")
def test_with_a_sidekick_there_is_one_finish_at_the_very_end() -> None:
    state = turn(2, known=("sidekick", "backstabber"))
    play(state, *RED, "* tile:Rr", "0 sidekick:blue")
    assert state.to_act() == [-1]
    play(state, "* tile:Bn", "0 stop")
    assert legal(state, 1) == ["pass", "backstab"]


@rule("SW-R8")
def test_a_forced_tile_counts_for_draw_orders() -> None:
    state = stabbed("Rr", orders="A2 A1 A3 A4", markers={1: 0})
    play(state, "* tile:Rr")
    assert legal(state, 0, "fulfil") == ["fulfil:1"]


# ---------------------------------------------------------------- the Gold Digger


def dug(*tiles: str, **position: Any) -> SwindlerState:
    """Seat 0 stopped with tiles of the red bag, and seat 1 plays a Gold Digger."""
    state = turn(3, **{"known": ("", "gold_digger"), **position})
    return passing(state, *theft("red", *tiles), "1 golddig")


@rule("SW-10.11")
def test_a_gold_digger_splits_and_the_victim_keeps_one_part() -> None:
    for keep, kept, lost in (("1", "Rr Rk", "Rn"), ("2", "Rn", "Rr Rk")):
        state = dug("Rr", "Rn", "Rk", loot=("Gw",))
        assert legal(state, 1) == ["part:1", "part:2"]
        play(state, "1 part:2", "1 part:1")
        assert legal(state) == ["keep:1", "keep:2"]
        play(state, f"0 keep:{keep}")
        assert loot(state).replace(" Gw", "") == kept
        assert (loot(state, 1), discards(state)) == (lost, "gold_digger")


@rule("SW-R54")
def test_neither_part_may_be_empty() -> None:
    state = play(dug("Rr", "Rn", "Rk"), "1 part:1")
    assert legal(state) == ["keep:1", "keep:2"]
    play(state, "0 keep:1")
    assert (loot(state), loot(state, 1)) == ("Rr Rn", "Rk")


@rule("SW-R54")
def test_two_tiles_split_themselves() -> None:
    state = dug("Rr", "Rn")
    assert legal(state) == ["keep:1", "keep:2"]
    play(state, "0 keep:2")
    assert (loot(state), loot(state, 1)) == ("Rn", "Rr")


@rule("SW-R54")
def test_a_gold_digger_needs_two_fresh_tiles() -> None:
    state = play(turn(2, loot=("Rk Rk Gw",), known=("", "gold_digger")), *theft("red", "Rr"))
    assert step(state) == "Actions"


@rule("SW-10.11", "SW-R54")
def test_older_loot_is_not_split() -> None:
    state = play(dug("Rr", "Rn", loot=("Rr Rk",)), "0 keep:1")
    assert (loot(state), loot(state, 1)) == ("Rr Rr Rk", "Rn")


@rule("SW-R54")
def test_a_second_gold_digger_may_split_the_rest() -> None:
    state = dug("Rr", "Rn", "Rk", known=("", "gold_digger", "gold_digger"))
    passing(state, "1 part:1", "0 keep:1", "2 golddig")
    assert fresh(state) == "Rr Rn"
    play(state, "0 keep:2")
    assert [loot(state, seat) for seat in range(3)] == ["Rn", "Rk", "Rr"]


@rule("SW-R54")
def test_a_single_tile_left_is_not_split_again() -> None:
    state = dug("Rr", "Rn", known=("", "gold_digger", "gold_digger"))
    passing(state, "0 keep:1")
    assert step(state) == "Actions"


@rule("SW-10.11", "SW-R52")
def test_a_gold_digger_cannot_be_played_on_a_theft_that_failed() -> None:
    state = play(turn(2, known=("", "gold_digger")), *theft("red", "Rr", "Rn", "skull"))
    assert step(state) == "Actions"


@rule("SW-10.11", "SW-R54")
def test_four_tiles_can_be_split_in_any_way() -> None:
    state = play(dug("Rr", "Rr", "Rn", "Rk"), "1 part:2", "1 part:2", "1 part:1", "0 keep:2")
    assert (loot(state), loot(state, 1)) == ("Rr Rn", "Rr Rk")
    state = play(dug("Rr", "Rr", "Rn", "Rk"), "1 part:2", "1 part:2", "1 part:2", "0 keep:1")
    assert (loot(state), loot(state, 1)) == ("Rr", "Rr Rn Rk")


@rule("SW-10.11")
def test_everybody_sees_which_part_is_kept() -> None:
    events = told(dug("Rr", "Rn"), 2, "0 keep:1")
    assert [what for what, _ in events if what == "keeps-part"] == ["keeps-part"]


@rule("SW-R70")
def test_the_gold_digger_takes_fresh_tiles_even_if_older_ones_are_alike() -> None:
    state = dug("Rr", "Rn", loot=("Rr",), known=("", "gold_digger", "backstabber"))
    passing(state, "0 keep:2")
    assert (loot(state), fresh(state), loot(state, 1)) == ("Rr Rn", "Rn", "Rr")
