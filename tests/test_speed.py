"""What docs/speed.md promises is measured as a newcomer would play: by the plain loop."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

from bench import Unit, ours, table
from bench.race import Result
from fagin.games import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "speed.md"
PLAIN = {"to_act", "legal_moves", "sample", "apply"}
QUICK = {"first_choices", "choose"}

pytestmark = pytest.mark.once


def calls_of(play: Unit) -> set[str]:
    """The names of all that a playout calls itself, compiled or not."""
    names: set[str] = set()

    def watch(frame: FrameType, event: str, arg: Any) -> None:
        if event == "c_call" and frame.f_code.co_name == "play":
            names.add(arg.__name__)
        elif event == "call" and frame.f_back is not None and frame.f_back.f_code.co_name == "play":
            names.add(frame.f_code.co_name)

    sys.setprofile(watch)
    try:
        play()
    finally:
        sys.setprofile(None)
    return names


@pytest.mark.parametrize("game", GAMES)
def test_the_first_row_of_a_game_is_the_plain_loop_and_has_the_target(game: str) -> None:
    first = table.COMPARISONS[0]
    contestant = first.ours.partition("/")[2]
    assert calls_of(ours.MAKERS[contestant](game, 2, Random(1))) & {*PLAIN, *QUICK} == PLAIN
    row = table.rows([game], Result())[0]
    assert row.target == (table.TARGETS["default"] | table.TARGETS.get(game, {}))["python"]
    shown = next(line for line in PAGE.read_text().splitlines() if line.startswith(f"| {game} "))
    cells = [cell.strip() for cell in shown.strip("|").split("|")]
    assert (cells[1], cells[2], cells[4]) == (first.measure, "compiled", first.against)
    assert cells[7] == f">= {row.target:g}x"


def test_what_choose_adds_stands_below_the_plain_loop() -> None:
    ours_in_order = [comparison.ours for comparison in table.COMPARISONS]
    for build in ("compiled", "interpreted"):
        assert ours_in_order.index(f"{build}/fagin") < ours_in_order.index(f"{build}/fagin-choose")
