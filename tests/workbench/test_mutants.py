"""Faults in rules are tried by the tests of their game, the likeliest first, and what came of it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import mutants
from bench.mutants import KILLED, SURVIVED, Copy, Mutant, Result, every_mutant, kept_results
from bench.mutations import faults

TEXT = """# [DB-1.1] a remark
a = b < c


# [DB-2.2, DB-2.3] another
d = e

# [DB-3.3] a third
# [DB-4.4] a fourth
"""


def test_the_clauses_quoted_nearest_come_first() -> None:
    (fault,) = faults(TEXT)
    assert Mutant("doggy_bag", "doggy_bag/turn.py", TEXT, fault).clauses() == [
        "DB-1.1",
        "DB-2.2",
        "DB-2.3",
        "DB-3.3",
    ]


def test_rules_are_drawn_from_and_guesses_are_not() -> None:
    modules = {mutant.module for mutant in every_mutant(["doggy_bag", "swindler"], "*")}
    assert {"doggy_bag/stealing.py", "doggy_bag/ending.py", "swindler/orders.py"} <= modules
    assert not modules & {"doggy_bag/hidden.py", "swindler/hidden.py", "doggy_bag/__init__.py"}
    assert {mutant.module for mutant in every_mutant(["swindler"], "*/raid.py")} == {"swindler/raid.py"}


def test_a_result_is_that_of_one_fault_in_one_text() -> None:
    one, other = (
        Mutant("doggy_bag", "doggy_bag/turn.py", text, faults(text)[0]) for text in (TEXT, TEXT + "\n")
    )
    assert one.key != other.key
    every = every_mutant(["doggy_bag"], "*/roles.py")
    assert len({mutant.key for mutant in every}) == len(every) > 50


def test_what_was_killed_stays_so_and_a_survivor_waits_for_other_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "results.jsonl"
    kept.write_text(
        '{"key": "a", "tests": "old", "verdict": "survived", "by": ""}\n'
        '{"key": "b", "tests": "old", "verdict": "killed", "by": "test_it"}\n'
        '{"key": "a", "tests": "new", "verdict": "survived", "by": ""}\n'
    )
    monkeypatch.setattr(mutants, "RESULTS", kept)
    results = kept_results()
    assert results == {"a": Result("a", "new", SURVIVED), "b": Result("b", "old", KILLED, "test_it")}
    assert [results["a"].still_true("new"), results["a"].still_true("newer")] == [True, False]
    assert results["b"].still_true("newer")


def test_a_fault_is_killed_by_the_first_test_that_fails_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (mutant,) = (
        one
        for one in every_mutant(["doggy_bag"], "*/stealing.py")
        if str(one.fault) == "state.push(attempt) → pass"
    )
    copy = Copy(tmp_path)
    first = "test_stealing.py::test_after_failures_the_next_lower_numbers_try_once_each"
    assert copy.try_fault(mutant, [first]) == (KILLED, f"tests/games/doggy_bag/{first}")
    module = tmp_path / "fagin" / "games" / mutant.module
    assert module.read_text(encoding="utf-8") == mutant.text
    assert not list(module.parent.glob("__pycache__/stealing.*"))
