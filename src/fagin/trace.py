"""The clauses of a game's rules, and which code carries out each of them, all read as text.

Sources are read and not imported, because a compiled module has no docstrings.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ID: Final = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+\.\d+[a-z]?)(?![\w.]*\w)")
HEADING: Final = re.compile(rf"### ({ID.pattern}) (\S.*?)(?: \((table|ruling)\))?")
TAGS: Final = re.compile(rf"\[({ID.pattern}(?:, {ID.pattern})*)\]")


class Clause:
    """One clause of the rules; `mark` is empty for what the rulebook itself says."""

    def __init__(self, id: str, title: str, mark: str, section: str) -> None:
        self.id: Final = id
        self.title: Final = title
        self.mark: Final = mark  # "", "table" or "ruling"
        self.section: Final = section
        self.text = ""


def clauses(game_id: str, lang: str = "en", *, rules: Path | None = None) -> list[Clause]:
    """The clauses of a game in their order; a ValueError names the line that is not as it must be."""
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    path = (rules if rules is not None else sources_of(game_id)) / name
    found: list[Clause] = []
    section = ""
    in_clause = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            if in_clause and not found[-1].text.strip():
                raise ValueError(f"{name}, line {number}: {found[-1].id} has no text")
            in_clause = line.startswith("### ")
        if line.startswith("## "):
            section = line.removeprefix("## ").strip()
        elif in_clause and line.startswith("#"):
            clause = heading(line, section, f"{name}, line {number}")
            if any(clause.id == other.id for other in found):
                raise ValueError(f"{name}, line {number}: {clause.id} stands here for the second time")
            found.append(clause)
        elif line.startswith("#") and not line.startswith("# "):
            raise ValueError(f"{name}, line {number}: expected #, ## or ### and a space, not {line!r}")
        elif in_clause:
            found[-1].text += line + "\n"
    for clause in found:
        clause.text = clause.text.strip()
    if not found or not found[-1].text:
        raise ValueError(f"{name}: expected clauses, each with a text")
    return found


def heading(line: str, section: str, where: str) -> Clause:
    """The clause that a heading begins."""
    match = HEADING.fullmatch(line)
    if match is None:
        raise ValueError(f"{where}: expected '### ID Title', with (table) or (ruling) at most, not {line!r}")
    if not section:
        raise ValueError(f"{where}: {match[1]} stands before the first section")
    return Clause(match[1], match[2], match[3] or "", section)


def trace(game_id: str, *, sources: Path | None = None) -> dict[str, list[str]]:
    """For every clause of a game, the places (file:line) of the code that carries it out."""
    sources = sources if sources is not None else sources_of(game_id)
    places: dict[str, list[str]] = {clause.id: [] for clause in clauses(game_id, rules=sources)}
    for path in python_files(sources):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for named in coded_ids(line):
                if named in places:
                    places[named].append(f"{path.name}:{number}")
    return places


def unknown_ids(game_id: str, tests: Path, *, sources: Path | None = None) -> list[str]:
    """Ids that stand in the rules, the code or the tests without being a clause, each with its place."""
    sources = sources if sources is not None else sources_of(game_id)
    known = {clause.id for clause in clauses(game_id, rules=sources)}
    unknown: list[str] = []
    for path in [*sorted(sources.glob("RULES*.md")), *python_files(sources), *python_files(tests)]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            unknown += [f"{named} {path.name}:{number}" for named in ID.findall(line) if named not in known]
    return unknown


def coded_ids(line: str) -> list[str]:
    """The ids in square brackets on a line of code that says more than the ids."""
    if not re.search(r"\w", TAGS.sub("", line)):
        return []
    return [named for tags in TAGS.findall(line) for named in tags.split(", ")]


def sources_of(game_id: str) -> Path:
    """The folder of a game's rules and code."""
    return Path(__file__).parent / "games" / game_id


def python_files(folder: Path) -> list[Path]:
    """The Python files of a folder, in the order of their names."""
    return sorted(folder.rglob("*.py"))
