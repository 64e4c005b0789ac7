"""What holds much, and deeply, can be freed: a compiled object that cannot takes the whole process with it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fagin
from fagin.games import GAMES
from fagin.kernel import stack

COMPILED = not (stack.__file__ or "").endswith(".py")
needs_compiler = pytest.mark.skipif(
    not COMPILED, reason="a long thought takes minutes where nothing is compiled"
)


def frees(*words: str) -> None:
    """Have another process free what these words name, with an allocator that notices what is written elsewhere."""
    package = str(Path(fagin.__file__).parents[1])
    child = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("freeing.py")), *words],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": package, "PYTHONMALLOC": "debug"},
        check=False,
    )
    said = child.stdout.splitlines() or ["the beginning"]
    assert child.returncode == 0, f"at {said[-1]} the process ended with {child.returncode}: {child.stderr}"
    assert said[-1] == "all was freed"


def test_a_search_tree_of_5000_moves_is_freed() -> None:
    frees("tree", "5000")


def test_every_compiled_class_is_freed_200_levels_deep() -> None:
    frees("classes", "200")


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_sixty_moves_with_sixteen_times_the_iterations_are_played(game: str) -> None:
    frees("game", game, "2", "60", "3")


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_with_sixteen_times_the_iterations_are_played(game: str, seed: int) -> None:
    frees("game", game, str(seed), "10000", "1")
