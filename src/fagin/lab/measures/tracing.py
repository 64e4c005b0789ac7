"""Replays records by the sources of a game, compiled or not, and tells which of their lines were at work.

Run as a process of its own, because a compiled engine cannot be traced: here its modules are imported from the
Python files that lie beside the compiled ones.
"""

from __future__ import annotations

import json
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from types import CodeType, FrameType, ModuleType
from typing import TYPE_CHECKING, Any, Final

import fagin

if TYPE_CHECKING:
    from collections.abc import Sequence

GUESSED: Final = 25  # a guess for every so many moves


class Sources(MetaPathFinder):
    """Finds the Python files of Fagin, whatever compiled files lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module's source is."""
        if not name.startswith("fagin.") or path is None:
            return None
        for folder in path:
            stem = Path(folder, name.rpartition(".")[2])
            if (stem / "__init__.py").exists():
                return spec_from_file_location(
                    name, stem / "__init__.py", submodule_search_locations=[str(stem)]
                )
            if stem.with_suffix(".py").exists():
                return spec_from_file_location(name, stem.with_suffix(".py"))
        return None


class Tracer:
    """Notes the lines that are at work in the files of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = str(folder)
        self.left: Final[dict[CodeType, set[int]]] = {}  # lines not seen so far, by piece of code
        self.seen: Final[dict[str, set[int]]] = {}  # by file

    def call(self, frame: FrameType, what: str, argument: Any) -> Any:
        """A function begins: watch it, unless it has nothing new to show."""
        code = frame.f_code
        left = self.left.get(code)
        if left is None:
            ours = code.co_filename.startswith(self.folder)
            left = {line for _, _, line in code.co_lines() if line is not None} if ours else set()
            self.left[code] = left
        return self.line if left else None

    def line(self, frame: FrameType, what: str, argument: Any) -> Any:
        """A line is at work."""
        code, line = frame.f_code, frame.f_lineno
        left = self.left[code]
        if line in left:
            left.discard(line)
            self.seen.setdefault(Path(code.co_filename).name, set()).add(line)
        return self.line


def main() -> None:
    """Read a game and records as JSON, replay them, and write the lines at work by file."""
    asked = json.load(sys.stdin)
    tracer = Tracer(Path(fagin.__file__).parent / "games" / asked["game"])
    sys.meta_path.insert(0, Sources())
    sys.settrace(tracer.call)  # what modules prepare when they are imported is at work too
    replay(asked["game"], asked["components"], asked["records"])
    sys.settrace(None)
    json.dump({file: sorted(lines) for file, lines in sorted(tracer.seen.items())}, sys.stdout)


def replay(id: str, components: str | None, records: list[str]) -> None:
    """Go through games as a match does, and now and then guess at what is hidden as a bot does."""
    from fagin.kernel import CHANCE, Record
    from fagin.lab.plan import Variant

    game = Variant("", {}, components).load(id)
    for text in records:
        record = Record.parse(text, game.moves)
        state = game.new(record.players, record.options)
        state.events = []
        for number, (seat, move) in enumerate(record.moves):
            state.legal_moves(seat)
            if seat != CHANCE and number % GUESSED == 0:
                game.determinise(state.view(seat), Random(number))
            state.apply(seat, move)


if __name__ == "__main__":
    main()
