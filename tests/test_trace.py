"""The trace: every clause is carried out and proved, and what does not fit is found."""

import re
from contextlib import chdir
from importlib import import_module
from pathlib import Path

import pytest

from fagin.games import GAMES
from fagin.trace import ID, clauses, proofs_of, proved_ids, sources_of, trace, unknown_ids

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
@rule("TG-1.1", "TG-R1")
@parametrize("n", [1])
def test_the_deck(n): ...

def test_nothing(): ...

@rule("TG-1.1")
def test_more(): ...
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


@every_game
def test_every_clause_is_carried_out(game: str) -> None:
    places = trace(game)
    assert [c.id for c in clauses(game) if c.mark != "table" and not places[c.id].code] == []


@every_game
def test_every_clause_is_proved(game: str) -> None:
    places = trace(game)
    assert [c.id for c in clauses(game) if c.mark != "table" and not places[c.id].tests] == []


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
    assert unknown_ids(game) == []


@every_game
def test_the_french_rules_have_the_same_clauses_in_the_same_order(game: str) -> None:
    english, french = clauses(game), clauses(game, "fr")
    assert [(c.id, c.mark) for c in french] == [(c.id, c.mark) for c in english]
    assert [set(ID.findall(c.text)) for c in french] == [set(ID.findall(c.text)) for c in english]
    assert not [c.id for c, other in zip(english, french) if c.text == other.text]


@every_game
def test_every_place_exists(game: str) -> None:
    tests = proofs_of(game)
    assert tests is not None
    for named, places in trace(game).items():
        for place in places.code:
            name, line = place.split(":")
            assert named in (sources_of(game) / name).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        for place in places.tests:
            name, test = place.split("::")
            assert f"def {test}(" in (tests / name).read_text(encoding="utf-8")


def test_clauses_are_read_with_title_mark_text_and_section(tmp_path: Path) -> None:
    sources, _ = planted(tmp_path)
    assert [(c.id, c.title, c.mark, c.section, c.text) for c in clauses("game", rules=sources)] == [
        ("TG-1.1", "A deck", "", "1 Set-up", "There is a deck.\n\nIt is shuffled."),
        ("TG-1.2", "A table", "table", "1 Set-up", "There is a table."),
        ("TG-R1", "Cutting", "ruling", "Rulings", "Who cuts? Nobody."),
    ]


def test_ids_count_in_brackets_with_words_and_in_rule_marks(tmp_path: Path) -> None:
    sources, tests = planted(tmp_path)
    places = trace("game", sources=sources, tests=tests)
    assert {named: (found.code, found.tests) for named, found in places.items()} == {
        "TG-1.1": (["deck.py:1", "deck.py:2"], ["test_deck.py::test_the_deck", "test_deck.py::test_more"]),
        "TG-1.2": ([], []),
        "TG-R1": (["deck.py:2"], ["test_deck.py::test_the_deck"]),
    }
    assert proved_ids(PROOF)[1] == ("test_nothing", [])


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
        (CODE, PROOF.replace('"TG-1.1", "TG-R1"', '"TG-1.1", "GT-1.1"'), ["GT-1.1 test_deck.py:2"]),
        (CODE, PROOF, []),
    ],
)
def test_an_unknown_id_is_found_with_its_place(
    tmp_path: Path, code: str, proof: str, unknown: list[str]
) -> None:
    sources, tests = planted(tmp_path, code=code, proof=proof)
    assert unknown_ids("game", sources=sources, tests=tests) == unknown


def test_an_unknown_id_in_the_text_of_a_clause_is_found_too(tmp_path: Path) -> None:
    sources, tests = planted(tmp_path, rules=RULES.replace("Nobody.", "Nobody, see TG-4.4."))
    assert unknown_ids("game", sources=sources, tests=tests) == ["TG-4.4 RULES.md:16"]


def test_without_tests_the_lists_are_empty(tmp_path: Path) -> None:
    sources, _ = planted(tmp_path)
    here = tmp_path / "tests" / "games" / "no_such_game"
    with chdir(tmp_path):
        assert proofs_of("no_such_game") is None
        assert trace("no_such_game", sources=sources)["TG-1.1"].tests == []
        here.mkdir(parents=True)
        assert proofs_of("no_such_game") == here
