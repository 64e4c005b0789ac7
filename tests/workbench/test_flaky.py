"""Tests that cannot be relied on are found by running them again and again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench.race import ROOT

SHAKY = """
import os

ORDER = []

def test_even():
    ORDER.append("even")
    assert int(os.environ["FAGIN_SEED"]) % 2 == 0, "the seed is odd"

def test_first():
    ORDER.append("first")

def test_alone():
    assert ORDER == [], "somebody was here before"

def test_sound():
    pass
"""


def flaky(*words: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "bench.flaky", "--workers", "0", "--load", "0", *words]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    return ended.returncode, ended.stdout


def test_what_depends_on_a_seed_or_on_the_order_is_found(tmp_path: Path) -> None:
    test = tmp_path / "test_shaky.py"
    test.write_text(SHAKY)
    code, said = flaky("--times", "2", "--json", str(test))
    assert code == 1
    found = {name.partition("::")[2]: one for name, one in json.loads(said).items()}
    assert {name: one["seeds"] for name, one in found.items()} == {"test_even": [1], "test_alone": [1]}
    assert "the seed is odd" in found["test_even"]["text"]
