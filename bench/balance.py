"""Have every game played in the lab, by random players and by Sly, and write a page on the balance of each."""

import argparse
import os
import platform
import sys
import time
from functools import partial
from pathlib import Path

from bench import page
from bench.race import ROOT, progress
from bench.strength import build
from fagin.arena import cores
from fagin.games import GAMES
from fagin.lab.experiment import conclude, finish
from fagin.lab.on_this_machine import on_this_machine
from fagin.lab.plan import Plan, Wish, plan_of
from fagin.lab.play import player
from fagin.lab.report.markdown import markdown
from fagin.lab.report.page import page as html
from fagin.lab.report.sections import sections_of
from fagin.lab.report.words import Teller
from fagin.lab.store import Store
from fagin.lab.things import things_of

RUNS = {"random": 10_000, "sly": 1_000}  # games of each kind of player
SHORT = 40  # times fewer, for trying
SECONDS = 10.0  # that one process plays for, so that it does not matter how long processes take to start
ROUNDS = 2  # of which the best counts
MARK = "balance"
SPEED_MARK = "lab"
EXAMPLE = """examples:
  PYTHONPATH=build/compiled .venv/bin/python -m bench.balance --game doggy_bag --short
  PYTHONPATH=build/compiled .venv/bin/python -m bench.balance --speed --write docs"""
INTRO = """# {title}: the balance

`make balance` has this page written: {random} games of random players and {sly} games of Sly, four at a table, with the
components of our box. What we make of it is told below the figures.
"""
HEADS = ("game", "players", "games a second, one process", "with {processes} processes", "speed-up")


def plan_for(game: str, bots: str, games: int) -> Plan:
    """What the lab is asked for."""
    return plan_of(Wish(game, bots=[bots], games=games))


def told(game: str, bots: str, games: int, folder: Path, processes: int) -> str:
    """What the games of one kind of player say: the sections that a designer reads first."""
    plan = plan_for(game, bots, games)
    store = Store(folder / f"{game}-{bots}-{games}", plan)
    results = []
    for number, one in enumerate(finish(plan, partial(on_this_machine, processes=processes), store), 1):
        results.append(one)
        progress(f"{game} {bots}: {number} of {len(plan.batches())}")
    experiment = conclude(plan, results)
    assert experiment is not None
    (folder / f"{game}-{bots}.html").write_text(html(experiment), encoding="utf-8")
    judged = [family.id for family in things_of(game).families if family.judged]
    wanted = ["verdict", "seats", "length", "story", "luck", "ends", *judged, "clauses"]
    sections = [one for one in sections_of(experiment, Teller("en", game)) if one.id in wanted]
    for section in sections if bots != next(iter(RUNS)) else []:
        section.notes.clear()  # how to read them was said above
    command = f"fagin lab {game.replace('_', '-')} --bots {bots} --games {games}"
    return f"## {games:,} games of {bots} players\n\n`{command}`\n\n{markdown(sections, 3)}"


def speed(processes: int) -> str:
    """How many games a second there are, and what several processes gain."""
    lines = []
    for game in GAMES:
        for bots, usual in RUNS.items():
            games = enough(plan_for(game, bots, usual))
            plan = plan_for(game, bots, games)
            rounds = [(timed(plan, 1), timed(plan, processes)) for _ in range(ROUNDS)]
            lines.append(speed_line(game, bots, games, *map(min, zip(*rounds, strict=True))))
            progress(" ".join(lines[-1]))
    heads = [head.format(processes=processes) for head in HEADS]
    machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {build()}"
    how = f"{cores()} cores, four players, the best of {ROUNDS}, at a load of {os.getloadavg()[0]:.0f}."
    return f"{machine}. {how}\n\n{page.markdown(heads, lines)}"


def enough(plan: Plan) -> int:
    """How many games of a plan take long enough, judged by its first batch once all is warm."""
    play, batch = player(plan), plan.batches()[0]
    play(batch)
    began = time.perf_counter()
    play(batch)
    return max(1, round(SECONDS / (time.perf_counter() - began))) * batch.end


def speed_line(game: str, bots: str, games: int, alone: float, together: float) -> list[str]:
    """A line of the table, from the seconds that one process and that several took."""
    return [game, bots, f"{games / alone:.0f}", f"{games / together:.0f}", f"{alone / together:.2f}"]


def timed(plan: Plan, processes: int) -> float:
    """The seconds that a plan takes, from the start of the first process to the end of the last game."""
    began = time.perf_counter()
    for _ in on_this_machine(plan, plan.batches(), processes):
        pass
    return time.perf_counter() - began


def main() -> int:
    """Play what is missing, and write the pages."""
    options = arguments()
    folder: Path = options.folder
    if options.speed:
        text = speed(options.processes)
        print(text)
        if options.write:
            page.write(options.write / "speed.md", SPEED_MARK, "", text)
        return 0
    for game in options.game:
        runs = {bots: games // (SHORT if options.short else 1) for bots, games in RUNS.items()}
        text = "\n".join(told(game, bots, games, folder, options.processes) for bots, games in runs.items())
        if options.write:
            title = str(Teller("en", game).about["title"])
            intro = INTRO.format(title=title, **{bots: f"{games:,}" for bots, games in runs.items()})
            page.write(options.write / "balance" / f"{game}.md", MARK, intro, text)
        else:
            print(text)
    return 0


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.balance",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", nargs="+", choices=GAMES, default=GAMES, help="which games (default: all)")
    parser.add_argument("--short", action="store_true", help=f"a {SHORT}th of the games, for trying")
    parser.add_argument("--speed", action="store_true", help="take the time instead")
    parser.add_argument("--processes", type=int, default=cores(), help="default: one a core")
    parser.add_argument("--folder", type=Path, default=ROOT / ".balance", help="where games are kept")
    parser.add_argument("--write", type=Path, help="the folder of the documentation to write into")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
