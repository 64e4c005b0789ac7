"""Small faults: which there are in a module, and that each is just one."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from bench.mutations import diff, faults

STEALING = Path(__file__).parents[2] / "src" / "fagin" / "games" / "doggy_bag" / "stealing.py"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a < b", ["< → <="]),
        ("a is not b", ["is not → is"]),
        ("a not  in b", ["not  in → in"]),
        ("a <= b != c", ["<= → <", "!= → =="]),
        ("(a) * (b % c)", ["* → +", "% → //"]),
        ("a\\\n  // b", ["// → *"]),
        ("a >> b & c", [">> → <<", "& → |"]),
        ("a and b or c", ["and → or", "or → and"]),
        ("f(not a)", ["f(not a) → pass", "not a → (a)"]),
        ("x = 0", ["0 → 1"]),
        ("x = 7", ["7 → 6", "7 → 8"]),
        ("x = True", ["True → False"]),
        ("x |= b", ["|= → &="]),
        ("a.b = c", ["a.b = c → pass"]),
        ("a[b] = c", ["a[b] = c → pass"]),
        ("a = b", []),
        ("tell(a)", ["tell(a) → pass"]),
        ("if a: b", ["a → (not a)"]),
        ("b if a else c", ["a → (not a)"]),
        ("[a for a in b if a]", ["a → (not a)"]),
        ("if a > b: c", ["> → >="]),
        ("while a: break", ["a → (not a)", "break → continue"]),
        ("for a in b: continue", ["continue → break"]),
    ],
)
def test_code_that_runs_has_faults(text: str, expected: list[str]) -> None:
    assert [str(fault) for fault in faults(text)] == expected


@pytest.mark.parametrize(
    "text",
    [
        '"""7 < 8"""',
        "# 7 < 8",
        "x: Literal[7]",
        "def f(a: A | B = c) -> C | D: ...",
        "@rule(7)\ndef f(): ...",
        "class A(B[7]): ...",
        'f = f"{a < b}"',
        "if TYPE_CHECKING:\n    x = 7",
        "class A:\n    def __init__(self):\n        self.a = b",
    ],
)
def test_what_does_not_run_or_only_makes_an_object_has_none(text: str) -> None:
    assert faults(text) == []


def test_a_fault_stands_where_it_was_found_whatever_letters_are_before_it() -> None:
    text = 'a = "naïveté → ß"\nb = "é" + (\n    c < d\n)\n'
    (added, compared) = faults(text)
    assert added.applied(text) == text.replace("+", "-")
    assert compared.applied(text) == text.replace("<", "<=")
    assert (added.line, compared.line) == (2, 3)
    assert diff("a.py", text, compared).splitlines()[-3:] == ["-    c < d", "+    c <= d", " )"]


def test_every_fault_changes_what_a_real_module_does() -> None:
    text = STEALING.read_text(encoding="utf-8")
    found = faults(text)
    assert len(found) > 100
    for fault in Random(1).sample(found, 40):
        assert ast.dump(ast.parse(fault.applied(text))) != ast.dump(ast.parse(text)), fault
