"""Which clauses of the rules were at work in some games, by the lines of code that carry them out."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import fagin
from fagin.arena.run import interrupts_ignored
from fagin.lab.plan import Plan, Variant
from fagin.lab.play import game_of, play_one
from fagin.lab.things import things_of
from fagin.trace import clauses, coded_ids, python_files, sources_of

SAMPLE: Final = 20  # games that are looked at line by line

Function = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Exercise:
    """What some games show of the clauses that can be seen at work."""

    games: int
    clauses: int  # that can be seen at work
    never: list[str]  # those that never were


def exercise_of(plan: Plan, variant: Variant) -> Exercise:
    """Play the first games of a variant again and replay them by the sources of the rules."""
    game = game_of(plan.game, variant.components)
    sample = min(SAMPLE, plan.games)
    records = [
        play_one(plan, variant, game, things_of(plan.game), number)[0].record.text(game.moves)
        for number in range(sample)
    ]
    lines = lines_at_work(plan.game, variant.components, records)
    places = places_of(plan.game)
    never = [
        clause
        for clause, where in places.items()
        if not any(lines.get(file, set()) & span for file, span in where)
    ]
    return Exercise(sample, len(places), never)


def lines_at_work(game: str, components: str | None, records: Sequence[str]) -> dict[str, set[int]]:
    """The lines that a replay of records runs through, by file."""
    asked = json.dumps({"game": game, "components": components, "records": list(records)})
    paths = [str(Path(fagin.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    with interrupts_ignored():
        process = subprocess.Popen(
            [sys.executable, "-m", "fagin.lab.measures.tracing"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONUTF8": "1"},
        )
    with process:
        try:
            told = process.communicate(asked)[0]
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    return {file: set(lines) for file, lines in json.loads(told).items()}


def places_of(game: str) -> dict[str, list[tuple[str, set[int]]]]:
    """For each clause that can be seen at work, the lines of functions that carry it out; constants cannot be seen."""
    places: dict[str, list[tuple[str, set[int]]]] = {one.id: [] for one in clauses(game)}
    for path in python_files(sources_of(game)):
        text = path.read_text(encoding="utf-8")
        statements = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)]
        for number, line in enumerate(text.splitlines(), 1):
            for clause in coded_ids(line):
                if clause in places and (span := span_of(statements, number)):
                    places[clause].append((path.name, span))
    return {clause: where for clause, where in places.items() if where}


def span_of(statements: Sequence[ast.stmt], line: int) -> set[int]:
    """The lines that a remark on a line is about: of its function or class, or of its statement; none for constants."""
    around = sorted((node for node in statements if covers(node, line)), key=lambda node: node.lineno)
    owners = [node for node in around if isinstance(node, (*Function, ast.ClassDef))]
    if not owners:
        return set()
    owner = owners[-1]
    if line <= owner.body[0].lineno or (covers(owner.body[0], line) and is_text(owner.body[0])):
        inside = [node for node in ast.walk(owner) if isinstance(node, Function)]
        return {number for function in inside for part in function.body for number in lines_of(part)}
    return lines_of(told_about(around[-1], line)) if isinstance(owner, Function) else set()


def told_about(inner: ast.stmt, line: int) -> ast.stmt:
    """The statement that a remark is about: its own, the next in its block, or the first that a condition leads to."""
    parts = [
        part
        for field in ("body", "orelse", "finalbody")
        for part in getattr(inner, field, [])
        if part.lineno > line
    ]
    return min(parts, key=lambda part: part.lineno) if parts else inner


def covers(node: ast.stmt, line: int) -> bool:
    """Whether a line is one of a statement's."""
    return node.lineno <= line <= (node.end_lineno or node.lineno)


def lines_of(node: ast.stmt) -> set[int]:
    """All lines of a statement; a text that stands alone is never at work."""
    return set() if is_text(node) else set(range(node.lineno, (node.end_lineno or node.lineno) + 1))


def is_text(node: ast.stmt) -> bool:
    """Whether a statement is a text, as docstrings are."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
