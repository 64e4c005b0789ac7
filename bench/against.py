"""Compare the speed of the working tree with that of another commit, and fail where it may have become slower.

Both play the same games by turns on one core, in short bursts of CPU time. Every round copies both packages, begins two
new processes and draws new games, so that the luck of a file's place in memory, of a process or of a deal counts once
and not in every round. A round gives one ratio (here to there) of each measure. The interval of 95 % of their typical
value is that of the signed ranks of their logarithms (Wilcoxon; the estimate is that of Hodges and Lehmann), which asks
for no normal distribution and is not moved by a burst that something else disturbed. The comparison fails where the
lower end of an interval lies below the limit: there it has not been shown that nothing was lost. More rounds narrow the
intervals. A table server (--load) is measured by moves for each second of its CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from math import exp, log
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bench import page, table
from bench.commits import compile_in, lay_out
from bench.race import ROOT, Worker, progress
from fagin.games import GAMES

MEASURES = {
    "playout": "fagin",
    "chosen-playout": "fagin-choose",
    "search": "fagin-search",
    "copy": "fagin-copy",
}
LOADED = {"durable-moves": "fagin-durable"}
NAMES = {**MEASURES, **LOADED}
LIMIT, LOADED_LIMIT = 0.97, 0.95
SECONDS, LOADED_SECONDS = 0.25, 2.0  # of CPU time for each burst
FEWEST = 6  # rounds: fewer have no interval of 95 %
WARMING = 0.2  # of a burst, before it
HEADS = ("measure", "game", "here/s", "there/s", "ratio", "interval of 95 %", "verdict")
EXAMPLE = """examples:
  make bench-against BASE=HEAD~1
  .venv/bin/python -m bench.against HEAD~1 --interpreted --game swindler --rounds 9"""


@dataclass
class Compared:
    """One measure of one game: what both did in each round, per second of CPU time."""

    measure: str
    game: str
    limit: float
    here: list[float] = field(default_factory=list)
    there: list[float] = field(default_factory=list)
    missing: str = ""

    @property
    def contestant(self) -> str:
        """By which name it is asked for."""
        return f"{NAMES[self.measure]}:{self.game}"

    @property
    def ratio(self) -> tuple[float, float, float]:
        """How many times as fast it is here: the lower end, the estimate, and the upper end."""
        return interval([mine / theirs for mine, theirs in zip(self.here, self.there)])

    @property
    def held(self) -> bool:
        """Whether it is shown that hardly anything was lost."""
        return not self.missing and self.ratio[0] >= self.limit


def interval(ratios: Sequence[float], confidence: float = 0.95) -> tuple[float, float, float]:
    """The interval of the typical one of some ratios by their signed ranks, with the estimate in the middle."""
    logs = [log(ratio) for ratio in ratios]
    means = sorted((one + other) / 2 for at, one in enumerate(logs) for other in logs[at:])
    ways = [1]  # in which ranks sum up to 0, 1, 2, …
    for rank in range(1, len(logs) + 1):
        longer = [0] * rank
        ways = [some + more for some, more in zip(ways + longer, longer + ways)]
    cut, rest = 0, (1 - confidence) / 2 * 2 ** len(logs)
    while ways[cut] <= rest:
        rest -= ways[cut]
        cut += 1
    if not cut:
        raise ValueError(f"{len(logs)} ratios are too few for an interval of {confidence:.0%}")
    return exp(means[cut - 1]), exp(median(means)), exp(means[-cut])


class Side:
    """One of the two: where its package is, and by which `bench` it is driven."""

    def __init__(self, package: Path, build: str) -> None:
        self.package = package
        self.build = build
        self.driven_from = ROOT

    @contextmanager
    def at_work(self, players: int, seed: int, layout: int = 0) -> Iterator[Worker]:
        """A process of it, with files of its own: where they lie in memory is worth a hundredth of the speed."""
        with TemporaryDirectory(prefix="fagin-against-") as folder:
            shutil.copytree(self.package, folder, ignore=shutil.ignore_patterns("static"), dirs_exist_ok=True)
            worker = Worker(self.build, Path(folder), players, seed, self.driven_from, layout)
            try:
                yield worker
            finally:
                worker.stop()


def missing(side: Side, contestants: Sequence[str], players: int) -> list[str]:
    """Why each of some contestants cannot be measured, or nothing."""
    with side.at_work(players, 1) as worker:
        answers = [worker.burst(contestant, 0.0) for contestant in contestants]
    return [str(answer.get("missing") or answer.get("broken") or "") for answer in answers]


def compare(compared: Sequence[Compared], here: Side, there: Side, options: argparse.Namespace) -> None:
    """Let both work by turns, round by round."""
    order = Random(options.seed)
    for number in range(1, options.rounds + 1):
        with ExitStack() as closing:
            workers = [
                closing.enter_context(
                    side.at_work(options.players, options.seed + number, order.getrandbits(32))
                )
                for side in (here, there)
            ]
            for at, one in enumerate(order.sample(compared, len(compared)), 1):
                progress(
                    f"round {number}/{options.rounds}, {at}/{len(compared)}: {one.measure} of {one.game}"
                )
                pairs = list(zip(workers, (one.here, one.there)))
                for warming in (True, False):
                    for worker, rates in order.sample(pairs, 2):
                        seconds = options.seconds * (WARMING if warming else 1)
                        answer = worker.burst(one.contestant, seconds)
                        if "count" not in answer:
                            raise SystemExit(f"bench: {one.measure} of {one.game} broke: {answer}")
                        if not warming:
                            rates.append(answer["count"] / answer["cpu"])
    progress("")


def main() -> int:
    """Build, compare, print the table, and fail where something may have become slower."""
    options = arguments()
    tree = lay_out(options.commit, ROOT)
    if options.interpreted:
        build, packages = "interpreted", (ROOT / "src", tree / "src")
    else:
        progress(f"compiling {options.commit}")
        build, packages = "compiled", (ROOT / "build" / "compiled", compile_in(tree, options.uv))
    here, there = (Side(package, build) for package in packages)
    compared = [
        Compared(measure, game, options.limit) for game in options.game for measure in options.measure
    ]
    contestants = [one.contestant for one in compared]
    progress("warming up")
    if why := "".join(missing(there, contestants[:1], options.players)):
        notes = [f"{options.commit} was driven by its own bench, as the one here does not fit it: {why}"]
        there.driven_from = tree
    else:
        notes = []
    for side in (here, there):
        for one, why in zip(compared, missing(side, contestants, options.players)):
            one.missing = one.missing or why
    compare([one for one in compared if not one.missing], here, there, options)
    show(compared, notes, options)
    return 0 if all(one.held for one in compared) else 1


def show(compared: Sequence[Compared], notes: Sequence[str], options: argparse.Namespace) -> None:
    """Print all that was found."""
    if options.json:
        rows = [asdict(one) | {"ratio": None if one.missing else one.ratio} for one in compared]
        print(json.dumps({"against": options.commit, "notes": notes, "rows": rows}, indent=2))
        return
    lines = [line(one) for one in compared]
    print(page.markdown(HEADS, lines), end="")
    for note in notes:
        print(note)


def line(one: Compared) -> tuple[str, ...]:
    """A line of the table."""
    if one.missing:
        return (one.measure, one.game, "", "", "", "", f"not measured: {one.missing}")
    low, middle, high = one.ratio
    return (
        one.measure,
        one.game,
        table.human(median(one.here)),
        table.human(median(one.there)),
        f"{middle:.3f}",
        f"{low:.3f} to {high:.3f}",
        "held" if one.held else f"NOT HELD: {low:.3f} < {one.limit:g}",
    )


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.against",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("commit", help="with which to compare")
    parser.add_argument("--interpreted", action="store_true", help="compare both interpreted, not compiled")
    parser.add_argument("--load", action="store_true", help="compare the table server: durable moves")
    parser.add_argument("--game", nargs="+", choices=GAMES, help=f"(default: all, with --load {GAMES[0]})")
    parser.add_argument("--measure", nargs="+", choices=MEASURES, help="what to compare (default: all)")
    parser.add_argument("--players", type=int, default=4, help="players of each game (default: 4)")
    parser.add_argument("--rounds", type=int, default=15, help=f"at least {FEWEST} (default: 15)")
    parser.add_argument(
        "--seconds",
        type=float,
        help=f"CPU time of a burst (default: {SECONDS}, with --load {LOADED_SECONDS})",
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of all chance (default: 1)")
    parser.add_argument(
        "--limit", type=float, help=f"for the lower ends (default: {LIMIT}, with --load {LOADED_LIMIT})"
    )
    parser.add_argument(
        "--uv", type=Path, default=Path(os.environ.get("UV", "uv")), help="(default: $UV, or uv)"
    )
    parser.add_argument("--json", action="store_true", help="print every figure as JSON")
    options = parser.parse_args()
    if options.rounds < FEWEST:
        parser.error(f"--rounds must be at least {FEWEST}")
    options.measure = list(LOADED) if options.load else options.measure or list(MEASURES)
    options.game = options.game or (GAMES[:1] if options.load else GAMES)
    if options.seconds is None:
        options.seconds = LOADED_SECONDS if options.load else SECONDS
    if options.limit is None:
        options.limit = LOADED_LIMIT if options.load else LIMIT
    return options


if __name__ == "__main__":
    sys.exit(main())
