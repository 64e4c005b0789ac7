"""Phase 2: the constables walk on and push who stands where they stop."""

import pytest
from gang_positions import after_turns, constable, hand, home, money, outcomes, roll, told, track
from rule import rule

from fagin.games.fagins_gang.pieces import LOCATIONS
from fagin.games.fagins_gang.state import in_hand


@rule("FG-8.1", "FG-R36")
def test_constables_move_only_where_an_urchin_is_on_the_track() -> None:
    state = after_turns(3, {"bow": {0: 6}, "stpauls": {2: 8}})
    assert told(state, "* roll:2") == ["patrols 1 8", "patrols 5 8"]
    assert [constable(state, place) for place in LOCATIONS] == ["L2", "L0", "L2", "L2", "L2", "L0"]


@rule("FG-R36")
def test_the_die_is_rolled_even_if_nobody_is_anywhere() -> None:
    state = after_turns(3)
    assert outcomes(state) == {f"roll:{face}": 1 for face in range(1, 7)}
    assert told(state, "* roll:2") == []


@rule("FG-8.2")
def test_one_roll_counts_for_all() -> None:
    tracks = {place: {0: 8} for place in LOCATIONS[:5]}
    beats = dict(zip(LOCATIONS, ["L5", "L4", "R1", "R2", "L6"], strict=False))
    state = roll(after_turns(3, tracks, constables=beats), 3)
    assert [constable(state, place) for place in LOCATIONS[:5]] == ["L2", "L1", "R4", "R5", "L3"]


@rule("FG-8.3", "FG-8.4")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_constable_goes_the_full_number_up_the_left_side(face: int) -> None:
    state = roll(after_turns(3, {"bow": {0: 8}}, constables={"bow": "L6"}), face)
    assert constable(state, "bow") == f"L{6 - face}"


@rule("FG-8.3", "FG-8.4")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_constable_goes_the_full_number_down_the_right_side(face: int) -> None:
    state = roll(after_turns(3, {"bow": {0: 0}}, constables={"bow": "R1"}), face)
    assert constable(state, "bow") == f"R{1 + face}"


@rule("FG-8.5")
@pytest.mark.parametrize(
    ("start", "face", "arrow"),
    [
        ("L1", 1, "L0"),
        ("L1", 2, "R0"),
        ("L1", 3, "R1"),
        ("L0", 1, "R0"),
        ("R7", 1, "R8"),
        ("R7", 2, "L8"),
        ("R7", 3, "L7"),
        ("R8", 6, "L3"),
    ],
)
def test_at_an_end_he_crosses_over_and_both_arrows_count(start: str, face: int, arrow: str) -> None:
    state = roll(after_turns(3, {"bow": {0: 5}}, constables={"bow": start}), face)
    assert constable(state, "bow") == arrow


@rule("FG-8.6", "FG-4.2")
def test_urchins_that_he_passes_stay_where_they_are() -> None:
    state = roll(after_turns(3, {"bow": {0: 5, 1: 4, 2: 3}}, constables={"bow": "L6"}), 4)
    assert (constable(state, "bow"), track(state, "bow")) == ("L2", {0: 5, 1: 4, 2: 3})


@rule("FG-8.7", "FG-R23")
@pytest.mark.parametrize(("start", "level"), [("L6", 3), ("R2", 5)])
def test_an_urchin_where_he_stops_is_pushed_the_way_he_went(start: str, level: int) -> None:
    state = after_turns(3, {"bow": {0: 4}}, constables={"bow": start})
    assert told(state, "* roll:2")[-1] == f"pushed 0 1 {level}"
    assert track(state, "bow") == {0: level}


@rule("FG-8.8")
def test_his_push_makes_a_chain_in_the_same_direction() -> None:
    state = roll(after_turns(4, {"bow": {0: 4, 1: 3, 2: 2, 3: 5}}, constables={"bow": "L6"}), 2)
    assert track(state, "bow") == {0: 3, 1: 2, 2: 1, 3: 5}


@rule("FG-8.8", "FG-4.10")
def test_his_push_may_drive_the_last_of_a_chain_off() -> None:
    state = roll(after_turns(3, {"bow": {0: 6, 1: 7, 2: 8}}, constables={"bow": "R4"}), 2)
    assert track(state, "bow") == {0: 7, 1: 8}
    assert in_hand(state.public, 2) == 5


@rule("FG-8.9", "FG-R23", "FG-4.11")
def test_on_the_first_arrow_of_the_top_he_pushes_off() -> None:
    state = roll(after_turns(3, {"bow": {0: 0, 1: 1}}, constables={"bow": "L2"}), 2)
    assert (constable(state, "bow"), track(state, "bow"), home(state)) == ("L0", {1: 1}, "")
    assert money(state)[0] == 20


@rule("FG-8.10", "FG-R23")
def test_on_the_second_arrow_of_the_top_he_pushes_back_down() -> None:
    state = roll(after_turns(3, {"bow": {0: 0, 1: 1}}, constables={"bow": "L2"}), 3)
    assert (constable(state, "bow"), track(state, "bow")) == ("R0", {0: 1, 1: 2})


@rule("FG-8.9", "FG-R23")
def test_on_the_first_arrow_of_the_bottom_he_pushes_off() -> None:
    state = roll(after_turns(3, {"bow": {0: 8, 1: 7}}, constables={"bow": "R6"}), 2)
    assert (constable(state, "bow"), track(state, "bow")) == ("R8", {1: 7})


@rule("FG-8.10", "FG-R23")
def test_on_the_second_arrow_of_the_bottom_he_pushes_back_up() -> None:
    state = roll(after_turns(3, {"bow": {0: 8, 1: 7}}, constables={"bow": "R6"}), 3)
    assert (constable(state, "bow"), track(state, "bow")) == ("L8", {0: 7, 1: 6})


@rule("FG-R37")
def test_constables_do_not_affect_one_another() -> None:
    alone = roll(after_turns(3, {"strand": {0: 4, 1: 3}}, constables={"strand": "L6"}), 2)
    others = {"strand": {0: 4, 1: 3}, "thames": {0: 4, 1: 3}, "stpauls": {0: 0}}
    together = roll(after_turns(3, others, constables={"strand": "L6", "thames": "L6"}), 2)
    assert track(together, "strand") == track(alone, "strand") == {0: 3, 1: 2}
    assert track(together, "thames") == {0: 3, 1: 2}
    assert track(together, "stpauls") == {}


@rule("FG-R36", "FG-8.1")
def test_a_location_from_which_the_last_urchin_fell_keeps_its_constable_in_the_next_round() -> None:
    state = after_turns(2, {"bow": {0: 0}}, constables={"bow": "L2"})
    roll(state, 2, 6)
    assert (constable(state, "bow"), track(state, "bow")) == ("L0", {})
    for seat in (1, 0):
        state.apply(seat, state.legal_moves(seat)[-1])
    roll(state, 2)
    assert constable(state, "bow") == "L0"


@rule("FG-8.7")
def test_a_push_by_a_constable_costs_and_brings_nothing() -> None:
    state = roll(after_turns(3, {"bow": {0: 4}}, constables={"bow": "L6"}), 2)
    assert (hand(state), money(state)[0]) == ({}, 20)


@rule("FG-8.1", "FG-R14")
def test_an_urchin_of_any_player_makes_him_walk() -> None:
    for seat in range(3):
        state = roll(after_turns(3, {"bow": {seat: 8}}), 1)
        assert constable(state, "bow") == "L1"


@rule("FG-R13")
def test_who_was_pushed_off_by_a_constable_is_free_to_enter_in_the_next_round_in_any_case() -> None:
    state = after_turns(2, {"bow": {0: 0}}, hands=({"green": 2},), reentry_after_bump="false")
    roll(state, 2, 6)
    assert track(state, "bow") == {}
    assert state.public.barred == [0, 0]
