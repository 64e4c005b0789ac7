"""Golden games and counted lines of play: the rules are what they were, interpreted and compiled alike."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from goldens.box import box, box_path
from goldens.golden import FOLDER, GOLDENS, golden, path_of

import fagin.kernel
from fagin.games import GAMES, load
from fagin.kernel import CHANCE

ALL = [(name, *game) for name, games in GOLDENS.items() for game in games]


@pytest.mark.parametrize(("id", "players", "seed", "options"), ALL)
def test_a_golden_game_is_played_as_ever(id: str, players: int, seed: int, options: dict[str, str]) -> None:
    assert golden(id, players, seed, options) == path_of(id, players, seed).read_text(encoding="utf-8")


@pytest.mark.parametrize("id", GAMES)
def test_a_box_holds_what_it_ever_held(id: str) -> None:
    assert box(id) == box_path(id).read_text(encoding="utf-8")


def test_every_game_has_goldens_and_none_is_forgotten() -> None:
    assert set(GOLDENS) == set(GAMES)
    kept = {path_of(name, players, seed) for name, players, seed, _ in ALL}
    assert kept | {box_path(name) for name in GAMES} == set(FOLDER.glob("*/*.txt"))


@pytest.mark.skipif("FAGIN_EXPECT" not in os.environ, reason="only make test knows which build it runs")
def test_the_build_is_the_one_that_was_asked_for() -> None:
    source = fagin.kernel.__file__ or ""
    assert os.environ["FAGIN_EXPECT"] == ("interpreted" if source.endswith(".py") else "compiled")


def children(state: Any) -> Iterator[Any]:
    for actor in state.to_act()[:1]:
        for move in state.legal_moves(actor):
            child = state.copy()
            child.apply(actor, move)
            yield child


def lines_of_play(state: Any, depth: int) -> int:
    return 1 if depth == 0 else sum(lines_of_play(child, depth - 1) for child in children(state))


def test_the_lines_of_play_are_counted() -> None:
    """From a full screen there are 14, 30 and 53 ways to loot 2, 3 and 4 bones: 14² + 30² + 53² for two dogs."""
    state = load("doggy_bag").new(2, {"first_player": "seat0"})
    assert [lines_of_play(state, depth) for depth in range(4)] == [1, 3, 97, 14**2 + 30**2 + 53**2]


def test_the_lines_of_play_from_the_first_token_are_counted() -> None:
    """Twelve bones in the bag: 8 tokens and 8 flips, which open 1 + 6 announcements, 2 leads and 5 bones."""
    game = load("doggy_bag")
    state = game.new(2, {"first_player": "seat0"})
    for seat, text in ((CHANCE, "coins:4"), (0, "loot:gwry"), (1, "loot:wwrr")):
        state.apply(seat, game.moves.parse(text))
    assert lines_of_play(state, 1) == 16
    after = {move: next_lines(state, move) for move in state.legal_moves(0)}
    by_text = {game.moves.text(move): count for move, count in after.items()}
    assert by_text["flip:0"] == 8
    assert by_text["role:2"] == 2
    assert by_text["role:3"] == by_text["role:1"] == by_text["role:5"] == 5
    assert by_text["role:0"] == by_text["role:4"] == by_text["role:6"] == by_text["role:7"] == 14


def next_lines(state: Any, move: int) -> int:
    child = state.copy()
    child.apply(0, move)
    return lines_of_play(child, 1)
