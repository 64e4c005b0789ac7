"""Action a: moving urchins along, in and out, for cubes of the track's colour."""

import pytest
from gang_positions import (
    barred,
    ends,
    hand,
    legal,
    play,
    position,
    refused,
    roll,
    set_up,
    told,
    track,
    warehouse,
)
from rule import rule

from fagin.games.fagins_gang.pieces import GOODS, LOCATIONS
from fagin.games.fagins_gang.state import in_hand

PLENTY = dict.fromkeys(GOODS, 8)


@rule("FG-3.1", "FG-R9")
def test_up_to_three_locations_are_used_in_any_order() -> None:
    state = position(6, {"bow": {0: 6}, "thames": {0: 6}}, hands=(PLENTY,))
    play(state, "0 act:move", "0 go:bow:5", "0 go:strand:5", "0 go:thames:5")
    assert state.to_act() == [1]
    assert [track(state, place) for place in ("bow", "strand", "thames")] == [{0: 5}] * 3


@rule("FG-3.1", "FG-3.2")
@pytest.mark.parametrize("moves", [("0 go:bow:5",), ("0 go:bow:5", "0 go:thames:5")])
def test_the_player_may_be_done_after_one_or_two(moves: tuple[str, ...]) -> None:
    state = play(position(6, hands=(PLENTY,)), "0 act:move", *moves)
    assert legal(state)[-1] == "done"
    play(state, "0 done")
    assert state.to_act() == [1]


@rule("FG-R5", "FG-3.1")
def test_nobody_is_done_before_the_first_movement() -> None:
    state = play(position(6, hands=(PLENTY,)), "0 act:move")
    assert "done" not in legal(state)
    assert refused(state, "0 done") == ("do-something", "FG-R5")


@rule("FG-3.2", "FG-R7")
def test_one_thing_is_done_at_a_location() -> None:
    state = play(position(6, {"bow": {0: 6}}, hands=(PLENTY,)), "0 act:move", "0 go:bow:5")
    assert ends(state, "bow") == []
    assert refused(state, "0 go:bow:4") == ("location-used", "FG-R7")


@rule("FG-R7", "FG-3.2")
def test_a_location_that_was_left_is_not_entered_again_in_that_turn() -> None:
    state = play(position(6, {"bow": {0: 8}}, hands=(PLENTY,)), "0 act:move", "0 go:bow:low")
    assert refused(state, "0 go:bow:5") == ("location-used", "FG-R7")


@rule("FG-3.3")
@pytest.mark.parametrize(
    ("place", "good", "price"),
    [
        ("thames", "blue", 1),
        ("bow", "green", 2),
        ("chertsey", "black", 2),
        ("strand", "yellow", 3),
        ("holborn", "red", 3),
        ("stpauls", "purple", 4),
    ],
)
@pytest.mark.parametrize("goal", [4, 6])
def test_a_level_costs_the_same_up_and_down(place: str, good: str, price: int, goal: int) -> None:
    state = position(6, {place: {0: 5}}, hands=({good: price * 2 - 1},))
    assert ends(play(state, "0 act:move"), place) == ["4", "6"]
    play(state, f"0 go:{place}:{goal}")
    assert track(state, place) == {0: goal}
    assert hand(state) == ({good: price - 1} if price > 1 else {})


@rule("FG-3.4", "FG-3.3")
@pytest.mark.parametrize(
    ("cubes", "goals"),
    [
        (2, ["5", "7"]),
        (4, ["4", "5", "7", "8"]),
        (5, ["4", "5", "7", "8"]),
        (6, ["3", "4", "5", "7", "8", "low"]),
        (12, ["0", "1", "2", "3", "4", "5", "7", "8", "low"]),
        (14, ["0", "1", "2", "3", "4", "5", "7", "8", "low", "high", "fagin"]),
        (20, ["0", "1", "2", "3", "4", "5", "7", "8", "low", "high", "fagin"]),
    ],
)
def test_an_urchin_goes_as_far_as_the_cubes_reach(cubes: int, goals: list[str]) -> None:
    state = position(6, {"bow": {0: 6}, "thames": {0: 6}}, hands=({"green": cubes, "blue": 1},))
    assert ends(play(state, "0 act:move"), "bow") == goals


@rule("FG-3.5", "FG-3.6")
def test_the_whole_way_is_paid_at_once_and_gone_to_its_end() -> None:
    state = position(6, {"bow": {0: 7}}, hands=({"green": 9},))
    events = told(state, "0 act:move", "0 go:bow:3")
    assert events[:2] == ["pays 0 1 8", "walks 0 1 3"]
    assert (track(state, "bow"), hand(state)) == ({0: 3}, {"green": 1})


@rule("FG-3.5")
def test_a_way_that_cannot_be_paid_in_full_is_refused() -> None:
    state = play(position(6, {"bow": {0: 7}}, hands=({"green": 7},)), "0 act:move")
    assert refused(state, "0 go:bow:3") == ("too-few-cubes", "FG-3.5")


@rule("FG-3.6")
def test_no_cube_buys_a_turn_back_so_a_level_costs_only_its_distance() -> None:
    state = position(6, {"bow": {0: 4}}, hands=({"green": 14},))
    play(state, "0 act:move", "0 go:bow:5")
    assert hand(state) == {"green": 12}


@rule("FG-3.7")
def test_an_urchin_enters_on_level_five_for_one_level() -> None:
    state = position(3, hands=({"purple": 4},))
    assert told(state, "0 act:move")[:2] == ["pays 0 5 4", "enters 0 5 5"]
    assert (track(state, "stpauls"), hand(state)) == ({0: 5}, {})


@rule("FG-3.8", "FG-R11")
@pytest.mark.parametrize(
    ("cubes", "goals"),
    [
        (2, ["5"]),
        (4, ["4", "5", "6"]),
        (6, ["3", "4", "5", "6", "7"]),
        (12, ["0", "1", "2", "3", "4", "5", "6", "7", "8"]),
        (14, ["0", "1", "2", "3", "4", "5", "6", "7", "8", "fagin"]),
    ],
)
def test_an_urchin_that_enters_may_go_on_up_or_down(cubes: int, goals: list[str]) -> None:
    state = position(6, {"thames": {0: 6}}, hands=({"green": cubes, "blue": 1},))
    assert ends(play(state, "0 act:move"), "bow") == goals


@rule("FG-3.8", "FG-R11")
@pytest.mark.parametrize(("goal", "paid"), [(3, 6), (4, 4), (5, 2), (6, 4), (8, 8)])
def test_entering_costs_one_level_and_the_rest_its_distance(goal: int, paid: int) -> None:
    state = position(6, hands=({"green": 12},))
    play(state, "0 act:move", f"0 go:bow:{goal}")
    assert track(state, "bow") == {0: goal}
    assert hand(state) == {"green": 12 - paid}


@rule("FG-3.10")
def test_a_second_urchin_never_comes_to_a_location() -> None:
    state = position(6, {"bow": {0: 5}}, hands=({"green": 2, "blue": 1},))
    play(state, "0 act:move")
    assert ends(state, "bow") == ["4", "6"]
    play(state, "0 go:bow:4")
    assert track(state, "bow") == {0: 4}


@rule("FG-3.11", "FG-3.12")
def test_nobody_pays_to_move_the_urchin_of_another() -> None:
    state = position(6, {"bow": {1: 7}}, hands=({"green": 8, "blue": 1},))
    play(state, "0 act:move")
    assert ends(state, "bow") == ["2", "3", "4", "5", "6", "7", "8"]
    play(state, "0 go:bow:3")
    assert track(state, "bow") == {0: 3, 1: 7}


@rule("FG-3.13", "FG-3.14", "FG-3.15")
@pytest.mark.parametrize(
    ("level", "cubes", "out"),
    [(8, 2, "low"), (7, 4, "low"), (5, 8, "low"), (0, 2, "high"), (1, 4, "high"), (4, 10, "high")],
)
def test_taking_out_costs_the_way_to_one_level_beyond_the_end(level: int, cubes: int, out: str) -> None:
    tracks = {"bow": {0: level}, "thames": {0: 6}}
    state = play(position(6, tracks, hands=({"green": cubes - 1, "blue": 1},)), "0 act:move")
    assert refused(state, f"0 go:bow:{out}") == ("too-few-cubes", "FG-3.5")
    state = position(6, tracks, hands=({"green": cubes, "blue": 1},))
    play(state, "0 act:move", f"0 go:bow:{out}")
    assert (track(state, "bow"), hand(state), in_hand(state.public, 0)) == ({}, {"blue": 1}, 4)


@rule("FG-3.13")
def test_nothing_is_taken_out_where_no_urchin_is() -> None:
    state = play(position(6, hands=({"green": 20, "blue": 1},)), "0 act:move")
    assert refused(state, "0 go:bow:low") == ("no-urchin-there", "FG-3.13")
    assert refused(state, "0 go:bow:high") == ("no-urchin-there", "FG-3.13")


@rule("FG-3.16", "FG-R13")
def test_who_left_a_location_comes_back_in_the_next_round_and_not_before() -> None:
    state = position(2, {"bow": {0: 8}}, hands=({"green": 4, "blue": 1}, {}), allow_pass="true")
    play(state, "0 act:move", "0 go:bow:low", "0 done")
    assert (barred(state, 0), barred(state, 1)) == ("bow", "")
    play(state, "1 act:pass")
    roll(state, 1, 6)
    play(state, "1 act:pass", "0 act:move", "0 go:bow:5")
    assert track(state, "bow") == {0: 5}


@rule("FG-3.16")
def test_a_location_left_this_round_is_refused_with_that_reason() -> None:
    state = position(2, hands=({"green": 4, "blue": 4},), barred=("bow",))
    play(state, "0 act:move")
    assert ends(state, "bow") == []
    assert refused(state, "0 go:bow:5") == ("left-this-round", "FG-3.16")


@rule("FG-3.17", "FG-3.18", "FG-R12", "FG-R9")
def test_an_urchin_taken_out_may_enter_elsewhere_as_a_further_location() -> None:
    spread = {"bow": {0: 8}, "thames": {0: 5}, "chertsey": {0: 5}, "strand": {0: 5}, "holborn": {0: 5}}
    state = position(6, spread, hands=({"green": 2, "purple": 4, "blue": 1, "black": 2},))
    play(state, "0 act:move")
    assert ends(state, "stpauls") == []
    assert refused(state, "0 go:stpauls:5") == ("no-urchin-left", "FG-R12")
    play(state, "0 go:bow:low")
    assert ends(state, "stpauls") == ["5"]
    play(state, "0 go:stpauls:5", "0 go:thames:4")
    assert state.to_act() == [1]
    assert (track(state, "bow"), track(state, "stpauls")) == ({}, {0: 5})


@rule("FG-R12")
def test_without_an_urchin_off_the_board_none_is_brought_in() -> None:
    five = {place: {0: 5} for place in LOCATIONS if place != "bow"}
    assert legal(position(2, five, hands=({"green": 6},)))[0] == "act:steal"
    four = {place: {0: 5} for place in LOCATIONS[2:]}
    state = position(2, four, hands=({"green": 2, "blue": 1},), home=("thames",))
    assert refused(state, "0 act:move") == ("cannot-move", "FG-R5")


@rule("FG-R6", "FG-3.1")
def test_the_cubes_paid_go_to_the_warehouse_of_their_colour() -> None:
    state = position(3, {"bow": {0: 6}}, hands=({"green": 4},))
    before = warehouse(state)
    play(state, "0 act:move", "0 go:bow:4")
    assert warehouse(state) == {**before, "green": before["green"] + 4}


@rule("FG-R10")
def test_a_movement_leads_to_another_level() -> None:
    state = play(position(6, {"bow": {0: 6}}, hands=({"green": 20},)), "0 act:move")
    assert "6" not in ends(state, "bow")
    assert refused(state, "0 go:bow:6") == ("no-movement", "FG-R10")


@rule("FG-R15", "FG-3.3")
def test_no_other_colour_pays() -> None:
    cubes = {good: 9 for good in GOODS if good != "green"}
    state = play(position(6, {"bow": {0: 6}}, hands=(cubes,)), "0 act:move")
    assert ends(state, "bow") == []
    assert refused(state, "0 go:bow:5") == ("too-few-cubes", "FG-3.5")


@rule("FG-R9", "FG-4.3")
def test_a_bump_is_resolved_before_the_next_location_is_chosen() -> None:
    state = position(6, {"bow": {0: 6, 1: 5}}, hands=({"green": 2, "blue": 2},))
    play(state, "0 act:move", "0 go:bow:5")
    assert legal(state) == ["bump:up", "bump:down"]
    play(state, "0 bump:up")
    assert ends(state, "thames") == ["4", "5", "6"]


@rule("FG-R1")
@pytest.mark.parametrize("level", [9, 10])
def test_a_level_below_the_bottom_does_not_exist(level: int) -> None:
    state = play(position(6, {"bow": {0: 6}}, hands=({"green": 20},)), "0 act:move")
    assert refused(state, f"0 go:bow:{level}") == ("no-such-level", "FG-R1")


@rule("FG-3.7", "FG-3.3")
def test_at_the_start_only_the_thames_can_be_entered() -> None:
    state = set_up()
    assert legal(state) == ["act:move", "act:steal", "act:market"]
    play(state, "0 act:move")
    assert [place for place in LOCATIONS if track(state, place)] == ["thames"]


@rule("FG-3.1")
def test_the_turn_is_over_when_nothing_more_can_be_paid() -> None:
    state = position(3, {"bow": {0: 6}, "thames": {0: 6}}, hands=({"green": 2, "blue": 1},))
    play(state, "0 act:move", "0 go:bow:5")
    assert legal(state) == ["go:thames:5", "go:thames:7", "done"]
    play(state, "0 go:thames:5")
    assert state.to_act() == [1]


@rule("FG-3.4", "FG-3.15")
@pytest.mark.parametrize(("level", "goal"), [(8, "high"), (8, "fagin"), (0, "low"), (8, "0"), (0, "8")])
def test_an_urchin_may_walk_the_whole_track_in_one_movement(level: int, goal: str) -> None:
    state = position(6, {"thames": {0: level}}, hands=({"blue": 9},))
    assert goal in ends(play(state, "0 act:move"), "thames")
    play(state, f"0 go:thames:{goal}")
    assert hand(state) == ({"blue": 1} if goal.isdigit() else {})
