"""Who is stuck may beg for a cube."""

from typing import Any

import pytest
from gang_positions import hand, legal, play, position, refused, told, warehouse
from rule import rule

from fagin.games.fagins_gang.pieces import GOODS
from fagin.games.fagins_gang.state import GangState
from fagin.games.fagins_gang.turn import stuck as is_stuck


def stuck(**change: Any) -> GangState:
    """Nothing on a track, a green and a red cube, and a shilling, unless it is said otherwise."""
    layout: dict[str, Any] = {"hands": ({"green": 1, "red": 1},), "shillings": (1,), **change}
    return position(3, **layout)


@rule("FG-R33")
def test_who_is_stuck_may_beg_one_cube_of_any_colour() -> None:
    state = stuck()
    assert legal(state) == ["act:market", "act:beg"]
    assert told(state, "0 act:beg") == ["begs 0"]
    assert legal(state) == [f"take:{good}" for good in GOODS]
    before = warehouse(state)
    play(state, "0 take:blue")
    assert hand(state) == {"green": 1, "red": 1, "blue": 1}
    assert warehouse(state) == {**before, "blue": before["blue"] - 1}
    assert state.to_act() == [1]


@rule("FG-R33")
@pytest.mark.parametrize(
    "change",
    [
        {"tracks": {"bow": {0: 6}}},
        {"hands": ({"blue": 1},)},
        {"hands": ({"green": 2},)},
        {"hands": ({"green": 1, "red": 2},)},
        {"shillings": (2,)},
    ],
)
def test_who_has_an_urchin_an_entry_three_cubes_or_a_price_is_not_stuck(change: dict[str, Any]) -> None:
    state = stuck(**change)
    assert "act:beg" not in legal(state)
    assert not is_stuck(state.public, 0)
    assert refused(state, "0 act:beg") == ("not-stuck", "FG-R33")


@rule("FG-R33")
def test_a_price_does_not_help_if_nothing_is_on_that_stall() -> None:
    assert "act:beg" in legal(stuck(shillings=(11,), market={"red": 4}))
    assert "act:beg" not in legal(stuck(shillings=(12,), market={"red": 4}))


@rule("FG-R33", "FG-3.25")
def test_an_entry_where_the_player_is_home_does_not_help() -> None:
    state = stuck(hands=({"blue": 1},), home=("thames",))
    assert legal(state) == ["act:market", "act:beg"]


@rule("FG-R51")
def test_an_entry_that_is_only_barred_for_this_round_counts() -> None:
    state = stuck(hands=({"blue": 1},), barred=("thames",))
    assert legal(state) == ["act:market"]


@rule("FG-R51")
def test_begging_needs_a_cube_in_some_warehouse() -> None:
    assert legal(stuck(warehouse={})) == ["act:market"]
    state = play(stuck(warehouse={"red": 1}), "0 act:beg")
    assert (hand(state), warehouse(state)) == ({"green": 1, "red": 2}, {})


@rule("FG-R33")
def test_the_option_parish_relief_can_forbid_it() -> None:
    state = stuck(parish_relief="false")
    assert legal(state) == ["act:market"]
    assert refused(state, "0 act:beg") == ("not-stuck", "FG-R33")
