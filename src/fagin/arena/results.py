"""What games came to, kept in a folder line by line so that an arena can be cut off and go on."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from fagin.arena.plan import Plan
from fagin.games import load

FORMAT: Final = "fagin arena 1"
FILE: Final = "results.jsonl"


@dataclass(frozen=True)
class Result:
    """How a game ended: its number and, for each seat, who sat there and what came of it."""

    number: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    ms: list[list[float]]  # of the processor, for each decision

    def shares(self) -> list[float]:
        """The win, shared by all in first place."""
        first = self.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in self.places]


class OtherGames(Exception):
    """A folder that holds the games of another command, or of the same one by other rules."""

    def __init__(self, command: str, other_rules: bool) -> None:
        super().__init__(command)
        self.command: Final = command
        self.other_rules: Final = other_rules


class BadResults(Exception):
    """A file of results that cannot be read; `line` is where."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} of {FILE}")
        self.line: Final = line


class Ledger:
    """A folder with one line for each finished game and, if wanted, its record.

    The first line says what is played. A line counts when it is complete, and it is written after its record:
    whatever cuts a run off costs no more than the games in progress.
    """

    def __init__(self, folder: Path, plan: Plan, records: bool = True) -> None:
        self.folder: Final = folder
        self.records: Final = records
        self.path: Final = folder / FILE
        self.results: Final[dict[int, Result]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        lines = self._complete_lines()
        game = load(plan.game, plan.data)
        terms = {"command": plan.command(), "rules": game.version, "components": game.data}
        if not lines:
            self._append({"format": FORMAT, **terms})
        elif (found := read_terms(lines[0])) != {"format": FORMAT, **terms}:
            raise OtherGames(str(found["command"]), found["command"] == terms["command"])
        for number, line in enumerate(lines[1:], 2):
            try:
                result = Result(**json.loads(line))
            except (ValueError, TypeError):
                raise BadResults(number) from None
            self.results[result.number] = result

    def add(self, result: Result, record: str) -> None:
        """Keep a game that is over."""
        if self.records:
            file = self.folder / f"{result.number:06}.game"
            draft = file.with_suffix(".new")
            draft.write_text(record, encoding="utf-8", newline="\n")
            os.replace(draft, file)
        self._append(asdict(result))
        self.results[result.number] = result

    def _append(self, what: dict[str, object]) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(what, separators=(",", ":")) + "\n")

    def _complete_lines(self) -> list[str]:
        """What is there, once a last line that was cut off is taken away."""
        if not self.path.exists():
            return []
        written = self.path.read_bytes()
        complete = written[: written.rfind(b"\n") + 1]
        if len(complete) < len(written):
            os.truncate(self.path, len(complete))
        return complete.decode(errors="replace").splitlines()


def read_terms(line: str) -> dict[str, object]:
    """What the first line says is played."""
    try:
        terms = json.loads(line)
    except ValueError:
        terms = None
    if not isinstance(terms, dict) or terms.get("format") != FORMAT or "command" not in terms:
        raise BadResults(1)
    return terms
