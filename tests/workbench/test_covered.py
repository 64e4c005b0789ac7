"""What tests have run is told by package: every game is one, and so is every part of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.covered import package_of, packages_of


@pytest.mark.parametrize(
    ("file", "package"),
    [
        ("fagin/kernel/match.py", "fagin.kernel"),
        ("fagin/games/swindler/raid.py", "fagin.games.swindler"),
        ("fagin/games/__init__.py", "fagin.games"),
        ("fagin/web/scenes/shapes.py", "fagin.web"),
        ("fagin/trace.py", "fagin"),
    ],
)
def test_a_file_counts_in_its_package(file: str, package: str) -> None:
    assert package_of(Path(file)) == package


def reported(
    counts: tuple[int, int, int, int], lines: list[int], branches: list[list[int]]
) -> dict[str, Any]:
    """What coverage.py reports of a file."""
    names = ("num_statements", "missing_lines", "num_branches", "missing_branches")
    return {"summary": dict(zip(names, counts)), "missing_lines": lines, "missing_branches": branches}


def test_lines_and_branches_that_were_not_run_are_counted_and_named_once() -> None:
    files = {
        "src/fagin/kernel/dice.py": reported((60, 2, 20, 3), [7, 8], [[5, 7], [7, 9], [11, -1]]),
        "src/fagin/kernel/show.py": reported((20, 0, 0, 0), [], []),
    }
    kernel = packages_of(files)["fagin.kernel"]
    assert list(kernel.counts.values()) == [80, 2, 20, 3]
    assert kernel.covered == 95.0
    assert kernel.missing == ["fagin/kernel/dice.py: 7, 8, 5 to 7, 11 to -1"]
