"""Put a load on the table server and on bare web sockets in the same run, and show how it stands against them."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

from bench import page
from bench.crowd import SEATS, Crowd, Place, Told
from bench.disk import alone
from bench.ours import build
from bench.race import progress
from bench.served import HOST, Served, anchor, house, on_core
from bench.shelf import DAY, shelve
from fagin.games import GAMES
from fagin.web.wire import Clock

T = TypeVar("T")

TABLES = 64  # at which is played at once
ECHOES = 64  # sockets that echo
BURST = 2.0  # seconds of a burst of the anchors
STEADY = 1250.0  # moves a second
MEMORY = Path("/dev/shm")  # a disk that never stalls
MANY = 1000  # tables that are held at once
STORED = 10_000  # games that a house finds when it is opened
GROWTH = 1.05  # by how much memory may grow from the third quarter of a soak to the last
ENOUGH = {"doggy_bag": 320, "oliver_twist": 128}  # tables for a burst, by the length of the games
HEADS = ("measure", "ours", "against", "share", "target", "verdict")
MARK = "load"
EXAMPLE = """example:
  PYTHONPATH=build/compiled .venv/bin/python -m bench.load --game doggy_bag --rounds 3 --only moves steady"""


@dataclass(frozen=True)
class Row:
    """One line of the report."""

    measure: str
    ours: str
    against: str = ""
    share: str = ""
    target: str = ""
    met: bool | None = None

    @property
    def verdict(self) -> str:
        """Whether the target is met."""
        return "" if self.met is None else "met" if self.met else "MISSED"


@dataclass(frozen=True)
class Burst:
    """What a server did in one burst."""

    rate: float  # moves a second
    per_cpu: float  # moves for a second of its CPU time
    told: Told


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """Do something in the quickest event loop there is, on the second core."""
    from uvicorn.loops.auto import auto_loop_factory

    with on_core(1), asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(work)


async def burst(
    served: Served,
    places: Sequence[Place],
    tables: int,
    seconds: float,
    rate: float = 0.0,
    to_the_end: bool = False,
) -> Burst:
    """Let a crowd play at so many tables at once."""
    crowd = Crowd(HOST, served.port, seed=1)
    await crowd.come(places)
    before = served.cpu()
    told, took = await crowd.play(tables, seconds, rate, to_the_end)
    used = served.cpu() - before
    await crowd.leave()
    moves = len(told.seconds)
    return Burst(moves / took, moves / used if used else 0.0, told)


def bare(number: int) -> Place:
    """A table of the anchor."""
    return Place(f"/table/{number}", [json.dumps({"seat": seat}).encode() for seat in range(SEATS)])


async def echo(served: Served, seconds: float) -> float:
    """How often many sockets are sent back what they send, in a second."""
    from bench.crowd import Socket

    count = 0

    def told(frame: bytes, at: int) -> None:
        nonlocal count
        count += 1
        sockets[at].send(frame)

    def lost(reason: str) -> None:
        raise SystemExit(f"load: an echo was lost: {reason}")

    loop = asyncio.get_running_loop()
    sockets: list[Socket] = []
    for at in range(ECHOES):
        _, one = await loop.create_connection(
            lambda at=at: Socket("/echo", b"hello", lambda frame: told(frame, at), lost),  # type: ignore[misc]
            HOST,
            served.port,
        )
        sockets.append(one)
    began = perf_counter()
    await asyncio.sleep(seconds)
    rate = count / (perf_counter() - began)
    for one in sockets:
        one.transport.close()
    return rate


# ---------------------------------------------------------------- the measures


def measure_moves(folder: Path, games: Sequence[str], rounds: int) -> list[Row]:
    """Durable moves a second, all four seats told, against a bare broadcast of the same size."""
    rows: list[Row] = []
    database = folder / "moves.db"
    number = {game: ENOUGH.get(game, TABLES) for game in games}
    places = {game: shelve(database, game, number[game] * rounds) for game in games}
    rates: dict[str, list[Burst]] = {game: [] for game in ["anchor", *games]}
    echoes: list[float] = []
    with anchor() as bare_sockets, house(database) as served:
        for turn in range(rounds):
            progress(f"moves: round {turn + 1}/{rounds}")
            echoes.append(awaited(echo(bare_sockets, BURST / 2)))
            tables = [bare(at) for at in range(TABLES)]
            rates["anchor"].append(awaited(burst(bare_sockets, tables, TABLES, BURST)))
            for game in games:
                some = places[game][turn * number[game] : (turn + 1) * number[game]]
                rates[game].append(awaited(burst(served, some, TABLES, 2 * BURST)))
    theirs = median(one.rate for one in rates["anchor"])
    rows.append(Row("echo, bare, round trips/s", "", f"{median(echoes):,.0f}"))
    slowest = max(one.told.percentile(0.99) for one in rates["anchor"])
    rows.append(Row(f"broadcast, bare, moves/s; p99 {slowest:.0f} ms", "", f"{theirs:,.0f}"))
    for game in games:
        ours = median(one.rate for one in rates[game])
        shares = sorted(ours.rate / bare.rate for ours, bare in zip(rates[game], rates["anchor"]))
        share = median(shares)
        cpu = median(ours.per_cpu / (bare.per_cpu or 1) for ours, bare in zip(rates[game], rates["anchor"]))
        size = median(one.told.size / one.told.frames for one in rates[game])
        rows.append(
            Row(
                f"{game}: durable moves/s, frames of {size / 1024:.1f} KB",
                f"{ours:,.0f}",
                f"{theirs:,.0f}",
                f"{share:.2f}x ({shares[0]:.2f}x to {shares[-1]:.2f}x; {cpu:.2f}x by CPU)",
                ">= 0.5x" if game == "doggy_bag" else "",
                share >= 0.5 if game == "doggy_bag" else None,
            )
        )
        rows.append(latency(f"{game}: saturated, {TABLES} tables", [one.told for one in rates[game]], 25))
    return rows


def latency(measure: str, told: Sequence[Told], most: float | None = None) -> Row:
    """How long it took from a move to all who are told of it: the middle one of the rounds, and their spread."""
    half, nearly_all = (median(one.percentile(share) for one in told) for share in (0.5, 0.99))
    ours = f"p50 {half:.1f} ms, p99 {nearly_all:.1f} ms"
    if len(told) > 1:
        spread = [one.percentile(0.99) for one in told]
        ours += f" ({min(spread):.1f} to {max(spread):.1f})"
    if most is None:
        return Row(measure, ours)
    return Row(measure, ours, target=f"p99 <= {most:g} ms", met=nearly_all <= most)


def measure_steady(folder: Path, games: Sequence[str], rounds: int) -> list[Row]:
    """How long a move takes to all seats where there are so many a second, and how long the disk alone does."""
    seconds = 10.0
    number = 400  # games of Doggy Bag that such a crowd ends in that time
    ours, disk = f"doggy_bag: steady {STEADY:,.0f} moves/s", "the same, disk alone"
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else folder) as memory:
        databases = {ours: folder, "the same, database in memory": Path(memory)}
        places = {
            name: shelve(there / "steady.db", "doggy_bag", number * rounds)
            for name, there in databases.items()
        }
        os.sync()
        told: dict[str, list[Told]] = {name: [] for name in [*databases, disk]}
        for turn in range(rounds):
            progress(f"steady: round {turn + 1}/{rounds}")
            told[disk].append(alone(folder, seconds / 2, STEADY))
            for name, there in databases.items():
                some = places[name][turn * number : (turn + 1) * number]
                with house(there / "steady.db") as served:
                    told[name].append(awaited(burst(served, some, TABLES, seconds, STEADY)).told)
    return [latency(name, rounds_of, 10 if name == ours else None) for name, rounds_of in told.items()]


def measure_tables(folder: Path, games: Sequence[str], rounds: int) -> list[Row]:
    """How many tables with four sockets each are held, what one costs, and that all are played on."""
    database = folder / "tables.db"
    places = shelve(database, "doggy_bag", MANY, moves=20)

    async def hold() -> tuple[float, Told]:
        crowd = Crowd(HOST, served.port, seed=1)
        await crowd.come(places[:50])
        before = served.memory()
        await crowd.come(places[50:])
        each = (served.memory() - before) * 1024 / (MANY - 50)
        told, _ = await crowd.play(MANY, 10.0, STEADY)
        await crowd.leave()
        return each, told

    with house(database) as served:
        progress("tables")
        each, told = awaited(hold())
    sockets = MANY * SEATS
    return [
        Row(f"{MANY:,} tables, {sockets:,} sockets held and played on", f"{each:.0f} KB a table", met=True),
        latency(f"{MANY:,} tables, {STEADY:,.0f} moves/s", [told], 150),
    ]


def measure_restart(folder: Path, games: Sequence[str], rounds: int) -> list[Row]:
    """How long a house needs to open where many games are stored, all of them with a clock that runs."""
    database = folder / "restart.db"
    progress("restart: storing")
    places = shelve(database, "doggy_bag", STORED, moves=24, clock=Clock(kind="move", seconds=3 * DAY))

    async def first() -> None:
        crowd = Crowd(HOST, served.port, seed=1)
        await crowd.come(places[-1:])
        await crowd.play(1, 0.0)
        await crowd.leave()

    progress("restart")
    began = perf_counter()
    with house(database) as served:
        opened = perf_counter() - began
        awaited(first())
        played = perf_counter() - began
    ours = f"open after {opened:.1f} s, first move made after {played:.1f} s"
    return [Row(f"restart with {STORED:,} stored games", ours, target="< 10 s", met=played < 10)]


def measure_soak(folder: Path, minutes: float) -> list[Row]:
    """Whether memory stays flat while games are played to their ends, one after the other."""
    database = folder / "soak.db"
    seconds, wave = minutes * 60, 128
    places = shelve(database, "doggy_bag", wave * max(4, int(seconds)))
    samples: list[tuple[float, float]] = []
    moves = 0
    with house(database) as served:
        began = perf_counter()
        while (now := perf_counter() - began) < seconds and places:
            progress(f"soak: {now:.0f} s of {seconds:.0f}")
            some, places = places[:wave], places[wave:]
            moves += len(awaited(burst(served, some, TABLES, seconds, to_the_end=True)).told.seconds)
            samples.append((perf_counter() - began, served.memory()))
    settled = [held for at, held in samples if at > seconds / 2]
    half = len(settled) // 2
    before, after = median(settled[:half] or [0.0]), median(settled[half:] or [0.0])
    ours = f"{before:.0f} MB, then {after:.0f} MB, after {moves:,} moves"
    target = f"<= {GROWTH:g}x"
    return [Row(f"memory, minutes of play: {minutes:g}", ours, target=target, met=after <= GROWTH * before)]


MEASURES: dict[str, Callable[[Path, Sequence[str], int], list[Row]]] = {
    "steady": measure_steady,  # before the disk is busy with what the others leave behind
    "moves": measure_moves,
    "tables": measure_tables,
    "restart": measure_restart,
}


def main() -> int:
    """Measure, print the table, and with --check fail where a target is missed."""
    options = arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    folder = Path(tempfile.mkdtemp(prefix="fagin-load-"))
    rows: list[Row] = []
    try:
        for name in options.only:
            if name == "soak":
                rows += measure_soak(folder, options.soak)
            else:
                rows += MEASURES[name](folder, options.game, options.rounds)
    finally:
        shutil.rmtree(folder)
    progress("")
    engine, load = build("doggy_bag"), os.getloadavg()[0]
    lines = [(one.measure, one.ours, one.against, one.share, one.target, one.verdict) for one in rows]
    text = (
        f"Engine {engine}, {options.rounds} rounds, load average {load:.1f}.\n\n{page.markdown(HEADS, lines)}"
    )
    if options.json:
        shown = [asdict(row) | {"verdict": row.verdict} for row in rows]
        print(json.dumps({"engine": engine, "load": load, "rows": shown}, indent=2))
    else:
        print(text, end="")
    if options.write:
        page.write(options.write, MARK, "", text)
    return 1 if options.check and any(row.met is False for row in rows) else 0


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    every = [*MEASURES, "soak"]
    parser.add_argument(
        "--only", nargs="+", choices=every, default=every, help="what to measure (default: all)"
    )
    parser.add_argument(
        "--game", nargs="+", choices=list(GAMES), default=list(GAMES), help="games (default: all)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="bursts of each measure (default: 5)")
    parser.add_argument("--soak", type=float, default=1.0, metavar="MINUTES", help="of play (default: 1)")
    parser.add_argument("--json", action="store_true", help="print every figure as JSON")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the table into this page")
    parser.add_argument("--check", action="store_true", help="exit with 1 unless every target is met")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
