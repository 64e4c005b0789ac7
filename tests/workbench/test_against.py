"""The speed of a commit against another: the interval is what it says, and commits are laid out whole."""

from __future__ import annotations

import argparse
import shutil
import subprocess
from math import exp
from pathlib import Path
from random import Random

import pytest

from bench.against import NAMES, Compared, Side, compare, interval, missing
from bench.commits import lay_out
from bench.race import ROOT
from bench.worker import MAKERS


def test_the_interval_misses_the_truth_once_in_twenty_runs() -> None:
    rng, truth = Random(1), 0.9
    missed = 0
    for _ in range(1000):
        low, middle, high = interval([truth * exp(rng.gauss(0, 0.02)) for _ in range(15)])
        assert low < middle < high
        missed += not low <= truth <= high
    assert 30 <= missed <= 70


def test_a_burst_that_was_disturbed_moves_nothing() -> None:
    calm = [0.97 + 0.005 * number for number in range(14)]
    low, _, high = interval([*calm, 3.0])
    assert 0.98 < low < 1 < high < 1.03


def test_the_ends_of_six_rounds_are_the_smallest_and_the_largest() -> None:
    low, _, high = interval([1.02, 0.97, 1.0, 1.01, 0.99, 1.03])
    assert (low, high) == pytest.approx((0.97, 1.03))


def test_fewer_than_six_rounds_have_no_interval() -> None:
    with pytest.raises(ValueError, match="5 ratios are too few"):
        interval([1.0] * 5)


def test_a_loss_is_not_held_and_what_was_not_measured_neither() -> None:
    even = [100.0 + number for number in range(8)]
    assert Compared("copy", "swindler", 0.97, even, even).held
    assert not Compared("copy", "swindler", 0.97, [rate * 0.9 for rate in even], even).held
    assert not Compared("copy", "swindler", 0.97, missing="no such game").held


def test_whatever_is_compared_can_be_measured() -> None:
    assert set(NAMES.values()) <= set(MAKERS)


def test_both_sides_work_in_every_round() -> None:
    here, there = Side(ROOT / "src", "interpreted"), Side(ROOT / "src", "interpreted")
    assert missing(here, ["fagin-copy:doggy_bag", "fagin-copy:chess"], 2)[0] == ""
    one = Compared("copy", "doggy_bag", 0.97)
    compare([one], here, there, argparse.Namespace(seed=1, rounds=1, seconds=0.001, players=2))
    assert [len(one.here), len(one.there)] == [1, 1]
    assert min(one.here + one.there) > 0


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository of two commits."""
    if shutil.which("git") is None:
        pytest.skip("there is no git")

    def git(*words: str) -> None:
        person = ["-c", "user.name=Nancy", "-c", "user.email=nancy@example.org"]
        subprocess.run(["git", *person, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "package.json").write_text("{}")
    for text in ("old", "new"):
        (tmp_path / "rules.txt").write_text(text)
        git("add", ".")
        git("commit", "-m", text)
    return tmp_path


def test_a_commit_is_laid_out_once_without_the_client(repository: Path) -> None:
    tree = lay_out("HEAD~1", repository)
    assert [path.name for path in tree.iterdir()] == ["rules.txt"]
    assert (tree / "rules.txt").read_text() == "old"
    (tree / "kept").touch()
    assert lay_out("HEAD~1", repository) == tree
    assert (tree / "kept").exists()


def test_a_commit_that_does_not_exist_is_named(repository: Path) -> None:
    with pytest.raises(SystemExit, match="git knows no commit 'HEAD~7'"):
        lay_out("HEAD~7", repository)
