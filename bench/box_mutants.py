"""Wrong figures in the boxes of the games: how many of them do the tests notice?

A mutant is a component file with one change: a number one more, one less or doubled, a word or a colour replaced, a
flag turned, an entry of a list or table taken away, doubled or swapped with the next. Remarks on where a figure comes
from are left alone. Each of the four games gives as many mutants as the others, drawn by a seed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bench.race import ROOT, progress
from fagin.arena import cores
from fagin.games import GAMES
from fagin.lab.components import components_of, toml_of

ENOUGH = 0.95  # of the mutants shall be killed
REMARKS = ("note", "provenance", "sources")  # how keys end that say where a figure comes from
COLOUR = re.compile("#[0-9a-f]{6}")
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
BARE = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # begins four times as quickly
Keys = tuple[str | int, ...]  # the keys and places that lead to a value


@dataclass(frozen=True)
class Mutant:
    """One change of a component file."""

    game: str
    path: Keys
    change: str
    data: dict[str, Any]  # the whole file, changed

    def __str__(self) -> str:
        return f"{self.game} {'.'.join(map(str, self.path))}: {self.change}"


def main() -> None:
    """Draw mutants, run the tests against each, and list those that nobody noticed."""
    parser = argparse.ArgumentParser(prog="bench.box_mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args()
    drawn = draw(given.seed, given.count)
    left = survivors(drawn, given.workers)
    for mutant in left:
        print(f"survived: {mutant}")
    killed = 1 - len(left) / len(drawn)
    print(
        f"{len(drawn) - len(left)} of {len(drawn)} wrong figures were noticed ({killed:.1%}), seed {given.seed}"
    )
    sys.exit(killed < ENOUGH)


def draw(seed: int, number: int) -> list[Mutant]:
    """So many mutants, as many of each game as of the others."""
    rng = Random(seed)
    every = {game: list(mutants(game)) for game in GAMES}
    drawn: list[Mutant] = []
    for at, game in enumerate(GAMES):
        drawn += rng.sample(every[game], min(len(every[game]), (number + at) // len(GAMES)))
    return drawn


def survivors(drawn: list[Mutant], workers: int) -> list[Mutant]:
    """The mutants that no test notices."""
    with TemporaryDirectory() as home:
        copies: Queue[Copy] = Queue()
        for worker in range(workers):
            copies.put(Copy(Path(home, str(worker))))

        def survives(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return copy.passes(mutant)
            finally:
                copies.put(copy)

        left: list[Mutant] = []
        with ThreadPoolExecutor(workers) as threads:
            for done, (mutant, survived) in enumerate(
                zip(drawn, threads.map(survives, drawn), strict=True), 1
            ):
                left += [mutant] * survived
                progress(f"{done}/{len(drawn)}: {len(left)} survived")
        return left


# ---------------------------------------------------------------- mutants


def mutants(game: str) -> Iterator[Mutant]:
    """Every mutant of a box."""
    data = components_of(game, None)
    words = words_of(data)
    for path, value in parts(data):
        for change, new in changes(value, words.get(pattern(path), [])):
            yield Mutant(game, path, change, replaced(data, path, new))
        for change, new in rearranged(value):
            yield Mutant(game, path, change, replaced(data, path, new))


def parts(value: Any, path: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    """A value and everything in it, without remarks."""
    if path:
        yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        if not str(key).endswith(REMARKS):
            yield from parts(item, (*path, key))


def pattern(path: Keys) -> Keys:
    """A path without its places in lists: things that are alike have it in common."""
    return tuple("" if isinstance(part, int) else part for part in path)


def words_of(data: Any) -> dict[Keys, list[str]]:
    """The words that stand in like places."""
    found: dict[Keys, list[str]] = {}
    for path, value in parts(data):
        if isinstance(value, str) and value not in found.setdefault(pattern(path), []):
            found[pattern(path)].append(value)
    return found


def changes(value: Any, words: list[str]) -> Iterator[tuple[str, Any]]:
    """What may stand in place of a number, a word, a colour or a flag."""
    new: list[Any] = []
    if isinstance(value, bool):
        new = [not value]
    elif isinstance(value, (int, float)):
        new = [value + 1, value - 1, *[value * 2] * (value not in (-1, 0, 1))]
    elif isinstance(value, str) and COLOUR.fullmatch(value):
        new = [f"#{int(value[1:], 16) ^ 0x101010:06x}"]
    elif isinstance(value, str):
        new = [words[(words.index(value) + 1) % len(words)] if len(words) > 1 else value + "x"]
    for other in new:
        yield f"{value!r} -> {other!r}", other


def rearranged(value: Any) -> Iterator[tuple[str, Any]]:
    """A list or table with an entry less, one twice, or two in the other order."""
    if isinstance(value, dict):
        for key in value:
            if not key.endswith(REMARKS):
                yield f"without {key}", {name: item for name, item in value.items() if name != key}
    if isinstance(value, list):
        for at, item in enumerate(value):
            yield f"without its entry {at}", value[:at] + value[at + 1 :]
            yield f"with its entry {at} twice", [*value[: at + 1], *value[at:]]
            if at and item != value[at - 1]:
                yield (
                    f"with its entries {at - 1} and {at} swapped",
                    [
                        *value[: at - 1],
                        *(item, value[at - 1]),
                        *value[at + 1 :],
                    ],
                )


def replaced(data: Any, path: Keys, new: Any) -> Any:
    """A copy in which something else stands at a path."""
    if not path:
        return new
    copy = data.copy()
    copy[path[0]] = replaced(data[path[0]], path[1:], new)
    return copy


# ---------------------------------------------------------------- tests


class Copy:
    """A copy of the program in which component files can be changed, interpreted and without its pages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(
            ROOT / "src" / "fagin", folder / "fagin", ignore=shutil.ignore_patterns("static", "*.so")
        )
        self.text_readers: dict[str, list[str]] = {}

    def passes(self, mutant: Mutant) -> bool:
        """Whether all tests that could notice a mutant pass, the quickest of them first."""
        file = self.folder / "fagin" / "games" / mutant.game / f"{mutant.game}.toml"
        true = file.read_bytes()
        try:
            file.write_text(toml_of(mutant.data), encoding="utf-8")
            if self.failures(["tests/goldens", "-x", "-k", f"box and {mutant.game}"]):
                return False
            file.write_text(toml_of(components_of(mutant.game, None)), encoding="utf-8")
            tests = ["tests/goldens", f"tests/games/{mutant.game}", "tests/games/test_every_game.py"]
            if mutant.game not in self.text_readers:  # they fail because the file is written in another way
                self.text_readers[mutant.game] = self.failures(tests)
            file.write_text(toml_of(mutant.data), encoding="utf-8")
            skipped = [f"--deselect={test}" for test in self.text_readers[mutant.game]]
            return not self.failures([*tests, "-x", *skipped])
        finally:
            file.write_bytes(true)

    def failures(self, tests: list[str]) -> list[str]:
        """Which of some tests fail, or cannot even be read."""
        wished = {**os.environ, "PYTHONPATH": str(self.folder), **BARE}
        ended = subprocess.run(
            [*PYTEST, *tests], check=False, cwd=ROOT, env=wished, capture_output=True, text=True
        )
        failed = re.findall(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", ended.stdout, re.MULTILINE)
        if bool(failed) != bool(ended.returncode):
            raise SystemExit(ended.stdout + ended.stderr)
        return failed


if __name__ == "__main__":
    main()
