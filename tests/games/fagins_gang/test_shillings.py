"""Action c: stealing shillings."""

from math import dist

import pytest
from gang_positions import hand, legal, money, play, position, refused, told, warehouse
from rule import rule

THREE = {"strand": {0: 4}, "bow": {0: 6}, "thames": {0: 8}}


@rule("FG-6.1", "FG-6.4")
def test_three_urchins_collect_the_shillings_of_their_levels() -> None:
    state = play(position(3, THREE), "0 act:rob", "0 rob:strand", "0 rob:bow", "0 rob:thames")
    assert money(state) == [20 + 4 + 6 + 8, 20, 20]
    assert state.to_act() == [1]


@rule("FG-6.1")
def test_a_fourth_urchin_robs_nobody() -> None:
    state = position(3, {**THREE, "holborn": {0: 5}})
    play(state, "0 act:rob", "0 rob:strand", "0 rob:bow", "0 rob:thames")
    assert state.to_act() == [1]


@rule("FG-6.1")
def test_no_urchin_robs_twice() -> None:
    state = play(position(3, {**THREE, "holborn": {1: 5}}), "0 act:rob", "0 rob:bow")
    assert legal(state) == ["rob:thames", "rob:strand", "done"]
    assert refused(state, "0 rob:bow") == ("location-used", "FG-6.1")
    assert refused(state, "0 rob:holborn") == ("no-urchin-there", "FG-6.1")


@rule("FG-6.1", "FG-R5")
def test_the_robber_may_be_done_after_the_first_and_not_before() -> None:
    state = play(position(3, THREE), "0 act:rob")
    assert refused(state, "0 done") == ("do-something", "FG-R5")
    play(state, "0 rob:bow", "0 done")
    assert (money(state)[0], state.to_act()) == (26, [1])


@rule("FG-6.2")
@pytest.mark.parametrize("level", range(9))
def test_a_level_pays_its_number(level: int) -> None:
    beat = {"chertsey": "R6" if level == 2 else "L2"}
    state = play(position(3, {"chertsey": {0: level}}, constables=beat), "0 act:rob")
    assert money(state)[0] == 20 + level


@rule("FG-6.3", "FG-R5")
def test_robbing_at_the_top_is_allowed_and_brings_nothing() -> None:
    state = position(3, {"bow": {0: 0}})
    assert "act:rob" in legal(state)
    assert "robs 0 1 0" in told(state, "0 act:rob")
    assert (money(state)[0], state.to_act()) == (20, [1])


@rule("FG-6.4", "FG-2.4")
def test_robbing_moves_no_cubes() -> None:
    state = position(3, {"bow": {0: 6}})
    before = warehouse(state)
    play(state, "0 act:rob")
    assert (hand(state), warehouse(state)) == ({}, before)


@rule("FG-6.5")
def test_beyond_100_shillings_are_counted_on() -> None:
    state = position(3, {"bow": {0: 8}, "strand": {0: 8}}, shillings=(98,))
    play(state, "0 act:rob", "0 rob:bow", "0 rob:strand")
    assert money(state)[0] == 114


@rule("FG-6.5")
def test_the_spaces_of_the_shilling_track_lie_in_a_round_of_a_hundred() -> None:
    none, *spaces = position(2).public.setting.board().drawing.shillings
    steps = [dist(here, there) for here, there in zip(spaces, [*spaces[1:], spaces[0]])]
    assert (len(steps), min(steps) >= 40, max(steps) <= 42) == (100, True, True)
    assert min(dist(none, space) for space in spaces) >= 38
