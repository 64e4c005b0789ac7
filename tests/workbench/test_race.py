"""A race asks processes of several environments, each with its own build of the package."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.race import ROOT, Worker

COPY = "fagin-copy:doggy_bag"


def asked(environment: str, folder: Path) -> dict[str, Any]:
    worker = Worker(environment, folder, players=2, seed=1)
    try:
        return worker.burst(COPY, 0.001)
    finally:
        worker.stop()


def test_a_folder_with_the_package_is_an_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # what this process was given does not count
    answer = asked("interpreted", ROOT / "src")
    assert answer["count"] > 0
    assert answer["cpu"] >= 0.001


def test_a_build_that_is_not_the_one_named_is_missing() -> None:
    assert asked("compiled", ROOT / "src") == {"missing": "doggy_bag is interpreted in this environment"}


def test_an_environment_that_was_not_made_is_missing(tmp_path: Path) -> None:
    assert asked("peers", tmp_path / "nothing") == {"missing": "no environment nothing"}
