"""Moves are small integers, each with a text that needs no position."""

from __future__ import annotations

import pytest

from fagin.games import GAMES, load
from fagin.kernel import IllegalMove, Moves


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_text_that_parses_to_it(game: str) -> None:
    moves = load(game).moves
    assert len(moves) == len({moves.text(move) for move in range(len(moves))})
    assert all(moves.parse(moves.text(move)) == move for move in range(len(moves)))


def test_players_moves_come_before_those_of_chance() -> None:
    moves = Moves()
    steal = moves.block("steal", ["red", "blue"])
    skull = moves.chance_block("tile", ["skull"])
    assert (steal, skull, moves.chance_from) == (0, 2, 2)
    with pytest.raises(AssertionError):
        moves.block("late", ["player"])


def test_an_unknown_text_is_refused_with_what_was_expected() -> None:
    with pytest.raises(IllegalMove, match=r"'role:9': expected one of role:0, role:1"):
        load("doggy_bag").moves.parse("role:9")
    with pytest.raises(IllegalMove, match=r"'dance': expected one of bank, bone"):
        load("doggy_bag").moves.parse("dance")


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_number_without_a_move_is_refused(number: int) -> None:
    with pytest.raises(IllegalMove, match="no move has the number"):
        load("doggy_bag").moves.text(number)
