"""The trace: every clause is carried out and proved, and what does not fit is found."""

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from fagin.games import GAMES
from fagin.trace import ID, clauses, sources_of, trace, unknown_ids

TESTS = Path(__file__).parent

every_game = pytest.mark.parametrize("game", GAMES)

RULES = """# A game

## 1 Set-up

### TG-1.1 A deck
There is a deck.

It is shuffled.

### TG-1.2 A table (table)
There is a table.

## Rulings

### TG-R1 Cutting (ruling)
Who cuts? Nobody.
"""
CODE = '''"""[TG-1.1] The deck."""
CUT = 0  # [TG-R1, TG-1.1] nobody cuts
# [TG-R1]
'''
PROOF = """
import pytest

rule = pytest.mark.rule
both = rule("TG-1.1", "TG-R1")

@both
@pytest.mark.parametrize("n", [1, 2])
def test_the_deck(n): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("TG-R1"))])
def test_cutting(n): ...

@rule("TG-1.1")
class TestMore:
    def test_more(self): ...

# @rule("TG-1.2") in a comment is no mark.

def test_as_much(): ...
"""


def planted(tmp_path: Path, rules: str = RULES, code: str = CODE, proof: str = PROOF) -> tuple[Path, Path]:
    """A small game on paper: its sources and its tests."""
    sources, tests = tmp_path / "game", tmp_path / "tests"
    for folder in (sources, tests):
        folder.mkdir()
    (sources / "RULES.md").write_text(rules, encoding="utf-8")
    (sources / "deck.py").write_text(code, encoding="utf-8")
    (tests / "test_deck.py").write_text(proof, encoding="utf-8")
    return sources, tests


def collected(folder: Path) -> dict[str, list[str]]:
    """Which tests of a folder prove which clauses: asked of pytest, for this run may hold other tests."""
    asked = subprocess.run(
        [sys.executable, "-m", "tests.proofs", str(folder)],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 0, asked.stderr
    found: dict[str, list[str]] = json.loads(asked.stdout)
    return found


@pytest.fixture(scope="module")
def proofs() -> dict[str, list[str]]:
    return collected(TESTS / "games")


@every_game
def test_every_clause_is_carried_out(game: str) -> None:
    places = trace(game)
    assert [c.id for c in clauses(game) if c.mark != "table" and not places[c.id]] == []


@every_game
def test_every_clause_is_proved(game: str, proofs: dict[str, list[str]]) -> None:
    assert [c.id for c in clauses(game) if c.mark != "table" and not proofs.get(c.id)] == []


def test_no_test_is_marked_with_a_clause_that_no_rules_have(proofs: dict[str, list[str]]) -> None:
    known = {clause.id for game in GAMES for clause in clauses(game)}
    assert {clause: tests for clause, tests in proofs.items() if clause not in known} == {}


@every_game
def test_tests_of_refusals_prove_the_clauses_that_moves_are_refused_with(game: str) -> None:
    checked = 0
    for test in vars(import_module(f"games.{game}.test_refusals")).values():
        marks = getattr(test, "pytestmark", [])
        proved = {clause for mark in marks if mark.name == "rule" for clause in mark.args}
        tables = [mark.args for mark in marks if mark.name == "parametrize"]
        for names, rows in tables:
            if "clause" in names:
                assert proved == {row[-1] for row in rows} - {""}, test
                checked += 1
    assert checked


@every_game
def test_no_id_is_named_that_the_rules_do_not_have(game: str) -> None:
    assert unknown_ids(game, TESTS / "games" / game) == []


@every_game
def test_the_french_rules_have_the_same_clauses_in_the_same_order(game: str) -> None:
    english, french = clauses(game), clauses(game, "fr")
    assert [(c.id, c.mark) for c in french] == [(c.id, c.mark) for c in english]
    assert [set(ID.findall(c.text)) for c in french] == [set(ID.findall(c.text)) for c in english]
    assert not [c.id for c, other in zip(english, french) if c.text == other.text]


@every_game
def test_every_place_exists(game: str) -> None:
    for named, places in trace(game).items():
        for place in places:
            name, line = place.split(":")
            assert named in (sources_of(game) / name).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def test_clauses_are_read_with_title_mark_text_and_section(tmp_path: Path) -> None:
    sources, _ = planted(tmp_path)
    assert [(c.id, c.title, c.mark, c.section, c.text) for c in clauses("game", rules=sources)] == [
        ("TG-1.1", "A deck", "", "1 Set-up", "There is a deck.\n\nIt is shuffled."),
        ("TG-1.2", "A table", "table", "1 Set-up", "There is a table."),
        ("TG-R1", "Cutting", "ruling", "Rulings", "Who cuts? Nobody."),
    ]


def test_ids_count_in_brackets_with_words(tmp_path: Path) -> None:
    sources, _ = planted(tmp_path)
    assert trace("game", sources=sources) == {
        "TG-1.1": ["deck.py:1", "deck.py:2"],
        "TG-1.2": [],
        "TG-R1": ["deck.py:2"],
    }


def test_a_test_proves_the_clauses_of_all_marks_that_pytest_finds_on_it(tmp_path: Path) -> None:
    _, tests = planted(tmp_path)
    assert collected(tests) == {
        "TG-1.1": ["test_deck.py::test_the_deck", "test_deck.py::test_more"],
        "TG-R1": ["test_deck.py::test_the_deck", "test_deck.py::test_cutting"],
    }


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("### TG-1.1 A deck", "### A deck", "line 5: expected '### ID Title'"),
        ("### TG-1.1 A deck", "### TG-1.1", "line 5: expected '### ID Title'"),
        ("### TG-1.1 A deck", "### TG-11 A deck", "line 5: expected '### ID Title'"),
        ("### TG-1.1 A deck", "#### TG-1.1 A deck", "line 5: expected #, ## or ###"),
        ("### TG-1.1 A deck", "###TG-1.1 A deck", "line 5: expected #, ## or ###"),
        ("### TG-1.2", "### TG-1.1", "line 10: TG-1.1 stands here for the second time"),
        ("There is a table.", "", "line 13: TG-1.2 has no text"),
        ("Who cuts? Nobody.", "", "expected clauses, each with a text"),
        ("## 1 Set-up", "", "line 5: TG-1.1 stands before the first section"),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    sources, _ = planted(tmp_path, rules=RULES.replace(old, new))
    with pytest.raises(ValueError, match=re.escape(message)):
        clauses("game", rules=sources)


@pytest.mark.parametrize(
    ("code", "proof", "unknown"),
    [
        (CODE.replace("[TG-1.1] The", "[TG-9.1] The"), PROOF, ["TG-9.1 deck.py:1"]),
        (CODE + 'Refusal("no", "TG-R7")\n', PROOF, ["TG-R7 deck.py:4"]),
        (CODE, PROOF.replace('"TG-1.1", "TG-R1"', '"TG-1.1", "GT-1.1"'), ["GT-1.1 test_deck.py:5"]),
        (CODE, PROOF, []),
    ],
)
def test_an_unknown_id_is_found_with_its_place(
    tmp_path: Path, code: str, proof: str, unknown: list[str]
) -> None:
    sources, tests = planted(tmp_path, code=code, proof=proof)
    assert unknown_ids("game", tests, sources=sources) == unknown


def test_an_unknown_id_in_the_text_of_a_clause_is_found_too(tmp_path: Path) -> None:
    sources, tests = planted(tmp_path, rules=RULES.replace("Nobody.", "Nobody, see TG-4.4."))
    assert unknown_ids("game", tests, sources=sources) == ["TG-4.4 RULES.md:16"]
