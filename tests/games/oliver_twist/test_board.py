"""The streets of London: what lies next to what."""

import itertools

import pytest
from oliver_positions import ALL, GAME, OPEN_TO_TWO, day, line_of, spaces
from rule import rule

from fagin.games.oliver_twist.board import shortest_cycle

CHAINS = [
    *[(0, 9, 10, 11, 1), (0, 12, 13, 14, 2), (0, 15, 16, 17, 18, 3), (0, 19, 20, 21, 22, 4)],
    *[(1, 23, 24, 25, 26, 5), (5, 27, 28, 29, 2), (1, 30, 31, 32, 33, 6), (6, 34, 35, 36, 3)],
    *[(2, 37, 38, 39, 7), (7, 40, 41, 42, 43, 44, 4), (4, 45, 46, 47, 48, 8), (8, 49, 50, 51, 3)],
    *[(2, 52, 53, 54), (7, 55, 56, 57), (8, 58, 59, 60)],
    *[(5, 61, 62, 63, 64, 65, 66, 67, 68, 6), (6, 69, 70, 71, 72, 73, 74, 75, 8)],
]


@rule("OT-R1", "OT-R71")
def test_the_board_has_75_spaces_and_as_many_tokens_lie_there_by_day() -> None:
    assert GAME.board.spaces == 75
    assert sum(not yellow for yellow in GAME.board.yellow[1:]) == 60


@rule("OT-R2")
def test_neighbours_follow_each_other_in_a_street_and_there_are_no_others() -> None:
    beside = {(a, b) for chain in CHAINS for a, b in itertools.pairwise(chain)}
    found = {(a, b) for a in range(76) for b in GAME.board.neighbours[a]}
    assert found == beside | {(b, a) for a, b in beside}


@rule("OT-R2", "OT-1.4")
def test_there_are_17_streets_8_junctions_and_3_blind_alleys() -> None:
    around = GAME.board.neighbours
    assert len(GAME.board.streets) == 17
    assert (
        [space for space in ALL if len(around[space]) > 2] == list(range(1, 9)) == list(GAME.board.junctions)
    )
    assert [space for space in ALL if len(around[space]) == 1] == [54, 57, 60]
    assert around[0] == (9, 12, 15, 19)


@rule("OT-2.9", "OT-2.10")
def test_the_two_yellow_streets_have_eight_and_seven_spaces() -> None:
    yellow = [street.chain for street in GAME.board.streets if street.yellow]
    assert yellow == [(5, *range(61, 69), 6), (6, *range(69, 76), 8)]
    assert [space for space in range(76) if not GAME.board.yellow[space]] == [0, *OPEN_TO_TWO]


@rule("OT-R15")
def test_the_shortest_way_round_is_sixteen_spaces_so_every_token_has_one_way() -> None:
    assert shortest_cycle(GAME.board) == 16
    for start in range(76):
        reached = list(GAME.board.series[start][::3])
        assert len(reached) == len(set(reached))


@rule("OT-R3", "OT-4.1")
@pytest.mark.parametrize(
    ("gang", "reached"),
    [
        (11, [1, 10, 9, 23, 24, 25, 30, 31, 32]),
        (7, [39, 38, 37, 2, 40, 41, 42, 43, 55, 56, 57]),
        (57, [56, 55, 7, 39, 40]),
        (1, [11, 10, 9, 23, 24, 25, 26, 30, 31, 32, 33]),
    ],
)
def test_a_series_turns_at_junctions_and_never_turns_back(gang: int, reached: list[int]) -> None:
    state = day(4, line_of(space for space in ALL if space != gang), gang=gang)
    assert spaces(state) == sorted(reached)


@rule("OT-R4", "OT-4.3")
@pytest.mark.parametrize("gang", [9, 12, 15, 19])
def test_no_series_crosses_the_square(gang: int) -> None:
    state = day(4, line_of(space for space in ALL if space != gang), gang=gang)
    others = {9, 12, 15, 19} - {gang}
    assert not others & set(spaces(state))
    assert 0 not in spaces(state)
