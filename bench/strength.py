"""Let the bots of every game meet, one against a field of weaker ones, and show who is how strong."""

import argparse
import platform
import signal
import sys
import time
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from math import hypot
from pathlib import Path

from bench import page
from bench.race import ROOT, progress
from fagin.arena import Estimate, Ledger, Plan, Result, cores, finish, standings
from fagin.bots.bot import LEVELS
from fagin.games import GAMES, load

SIZES = {"short": 24, "full": 400}  # games of a pairing, at least
LUCKY = {"doggy_bag": 5}  # how many times as many where luck hides more of the difference
CLOSE = {("doggy_bag", "dodger", "sly"): 20}  # and where two levels are nearest to one another
AGAINST_RANDOM = 0.95  # how often the strongest should win against random players, where luck allows it
LUCK_DECIDES = {"doggy_bag": 3}  # from so many players on it does not: there it should win as often as Sly
TELLING = (4, 2, 6, 3, 5)  # numbers of players, the most telling first
PAUSE = 60.0  # seconds after which the page is written again
EXAMPLE = """example:
  PYTHONPATH=build/compiled .venv/bin/python -m bench.strength --size short --game doggy_bag --players 2 4"""
Told = dict[tuple[str, int, str, str], list[str]]  # lines of the table by game, players, one and field
HEADS = ("players", "one", "field", "games", "wins", "interval", "equals", "ms", "99 %", "verdict", "command")
MARK = "strength"
INTRO = """# Strength

`make strength` lets the bots of each game meet in the arena: one of the stronger at a table whose other seats are
all taken by the weaker, at every number of players. Every deal is played once from each seat, with another
generator for every bot, and each row can be played again by its command: the games are the same, to the move,
for bots that think in iterations and not in time.

Wins are those of the one; a win shared by two is half a win. The interval is Wilson's, of 95 %. A target is met
when the whole interval lies above what each of equals would win; the strongest shall moreover win 95 of 100 games
against random players, where luck allows it. In Doggy Bag with three to six players it does not: a player who sees
everything wins 95, 78, 76 and 61 % there ("What luck leaves"). At these tables the target is to win at least as often
as `sly` does against random players, as far as the games played can tell: it is missed if the whole interval of the
difference (Newcombe's, of 95 %) lies below zero. In Doggy Bag, where luck hides more of the difference, every pairing
plays five times as many games as elsewhere, and `dodger` against `sly`, which are nearest to one another, twenty times
as many. Milliseconds are those of one core for a choice of the one between at least two moves: the mean, and what 99 of
100 choices do not exceed. Games are played with the options with which they end even among random players, otherwise by
the rules of the box.
"""


@dataclass(frozen=True)
class Pairing:
    """One bot against a field of another."""

    game: str
    players: int
    one: str
    field: str
    urgency: int  # the most telling first

    @property
    def key(self) -> tuple[str, int, str, str]:
        """By what it is known."""
        return self.game, self.players, self.one, self.field

    @property
    def plan(self) -> Plan:
        """What the arena is asked for."""
        return Plan(self.game, (self.one, self.field), self.players)

    @property
    def target(self) -> float | None:
        """What share of games the one should win, beyond being better than its equals would."""
        return AGAINST_RANDOM if self.hardest and not self.luck_decides else None

    @property
    def rival(self) -> str | None:
        """The bot that should not win more often against these players, where luck leaves no such share."""
        return "sly" if self.hardest and self.luck_decides else None

    @property
    def hardest(self) -> bool:
        """Whether the strongest plays against random players."""
        return self.one == LEVELS[0] and self.field == "random"

    @property
    def luck_decides(self) -> bool:
        """Whether nobody can win nearly always at such a table."""
        return self.players >= LUCK_DECIDES.get(self.game, self.players + 1)

    def games(self, size: int) -> int:
        """How many games that is, with every seat as often."""
        times = CLOSE.get((self.game, self.one, self.field), LUCKY.get(self.game, 1))
        return -(-size * times // self.players) * self.players

    def folder(self, root: Path) -> Path:
        """Where its results are kept."""
        return root / f"{self.game}-{self.players}-{self.one}-{self.field}"

    def ledger(self, root: Path) -> Ledger:
        """Its results, to be gone on with."""
        return Ledger(self.folder(root), self.plan, records=False)


def pairings() -> list[Pairing]:
    """Every bot against the next, against Sly and against random players, the most telling first."""
    found: list[Pairing] = []
    for name in GAMES:
        game, ladder = load(name), LEVELS
        for one, field in combinations(ladder, 2):
            first, close = one == ladder[0], ladder.index(field) == ladder.index(one) + 1
            kinds = (
                first and field == "sly",
                first and close,
                close and field == "sly",
                first and field == "random",
                close,
            )
            if any(kinds) or "sly" in (one, field) or field == "random":
                urgency = [*kinds, True].index(True)
                numbers = range(game.fewest, game.most + 1)
                found += [Pairing(name, players, one, field, urgency) for players in numbers]
    return sorted(found, key=lambda one: (one.urgency, TELLING.index(one.players), GAMES.index(one.game)))


def work_through(
    wanted: list[Pairing], root: Path, size: int, processes: int, told: Told
) -> Generator[None, None, None]:
    """Play what is missing, and come back from time to time; what was told in full is not played again."""
    seen = time.monotonic()
    for number, pairing in enumerate(wanted, 1):
        games = pairing.games(size)
        if games_in(told.get(pairing.key)) >= games:
            continue
        for done, _ in enumerate(finish(pairing.plan, games, processes, pairing.ledger(root)), 1):
            progress(f"{number}/{len(wanted)} {pairing.plan.command(games)}: {done}")
            if time.monotonic() - seen > PAUSE:
                seen = time.monotonic()
                yield
        yield


def report(every: list[Pairing], root: Path, size: int, told: Told | None = None) -> str:
    """What is known so far, a table for each game: from the results that are here, or as it was told before."""
    tables, verdicts = "", []
    found: Told = {}
    for pairing in sorted(every, key=lambda one: (one.players, one.urgency)):
        if cells := line(pairing, root, size, (told or {}).get(pairing.key)):
            found[pairing.key] = cells
    for pairing in every:
        if pairing.rival and pairing.key in found:
            against = found.get((pairing.game, pairing.players, pairing.rival, pairing.field))
            found[pairing.key] = beside(pairing, found[pairing.key], against)
    for game in GAMES:
        rows = [cells for key, cells in found.items() if key[0] == game]
        if rows:
            tables += f"\n## {game}\n\n{page.markdown(HEADS, rows)}"
            verdicts += [cells[HEADS.index("verdict")] for cells in rows]
    counts = ", ".join(f"{verdicts.count(verdict)} {verdict}" for verdict in dict.fromkeys(verdicts))
    return (
        f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {build()}. "
        f"{len(verdicts)} of {len(every)} pairings: {counts or 'none yet'}.\n{tables}"
    )


def line(pairing: Pairing, root: Path, size: int, before: list[str] | None) -> list[str] | None:
    """One pairing as a line of the table, if there is anything to tell of it."""
    results = results_of(pairing, root)
    return row(pairing, results, size) if len(results) > games_in(before) else before


def beside(pairing: Pairing, cells: list[str], rival: list[str] | None) -> list[str]:
    """A line whose verdict compares the one with its rival's line: it should not win less often than that."""
    told = dict(zip(HEADS, cells, strict=True))
    told["equals"] = f"{1 / pairing.players:.1%} (>= {pairing.rival})"
    if rival is None or "unfinished" in (told["verdict"], rival[HEADS.index("verdict")]):
        told["verdict"] = "unfinished"
    else:
        ours, theirs = rate_in(cells), rate_in(rival)
        most = ours.value - theirs.value + hypot(ours.high - ours.value, theirs.value - theirs.low)
        met = ours.against(1 / pairing.players) == "above" and most >= 0
        told["verdict"] = "met" if met else "MISSED"
    return list(told.values())


def rate_in(cells: list[str]) -> Estimate:
    """The wins that a line tells of, with their interval."""
    told = dict(zip(HEADS, cells, strict=True))
    ends = told["interval"].split(" to ")
    return Estimate(*(float(share.rstrip("%")) / 100 for share in (told["wins"], *ends)))


def games_in(cells: list[str] | None) -> int:
    """How many games a line tells of."""
    return int(cells[HEADS.index("games")]) if cells else 0


def told_in(path: Path | None) -> Told:
    """The lines of a page that was written before, perhaps on another machine, by their pairings."""
    told: Told = {}
    game = ""
    for text in path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else []:
        cells = [cell.strip() for cell in text.strip("|").split("|")]
        if text.startswith("## "):
            game = text[3:]
        elif game in GAMES and len(cells) == len(HEADS) and cells[0].isdecimal():
            told[game, int(cells[0]), cells[1], cells[2]] = cells
    return told


def results_of(pairing: Pairing, root: Path) -> list[Result]:
    """The games of a pairing that have been played."""
    return list(pairing.ledger(root).results.values()) if pairing.folder(root).exists() else []


def row(pairing: Pairing, results: list[Result], size: int) -> list[str]:
    """One pairing as a line of the table."""
    one = next(standing for standing in standings(results) if standing.bot == pairing.one)
    equals = 1 / pairing.players
    games = max(len(results), pairing.games(size))
    met = one.rate.against(equals) == "above" and one.rate.value >= (pairing.target or 0)
    verdict = "unfinished" if len(results) < games else "met" if met else "MISSED"
    return [
        str(pairing.players),
        pairing.one,
        pairing.field,
        str(len(results)),
        f"{one.rate.value:.1%}",
        f"{one.rate.low:.1%} to {one.rate.high:.1%}",
        f"{equals:.1%}" + (f" (>= {pairing.target:.0%})" if pairing.target else ""),
        f"{one.ms:.2f}",
        f"{one.ms_99:.2f}",
        verdict,
        f"`{pairing.plan.command(games)}`",
    ]


def build() -> str:
    """Whether our games run compiled."""
    import fagin.kernel.state

    return "interpreted" if fagin.kernel.state.__file__.endswith(".py") else "compiled"


def main() -> int:
    """Play on where the last run stopped; the page is written from what is there, whenever that ends."""
    options = arguments()
    every, size = pairings(), SIZES[options.size]
    wanted = [one for one in every if one.game in options.game and one.players in options.players]
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    end = time.monotonic() + 60 * options.minutes
    told = told_in(options.write)
    try:
        with closing(work_through(wanted, options.folder, size, options.processes, told)) as turns:
            for _ in turns:
                if options.write:
                    page.write(options.write, MARK, INTRO, report(every, options.folder, size, told))
                if time.monotonic() > end:
                    break
    except KeyboardInterrupt:
        pass  # what is there is told below
    progress("")
    text = report(every, options.folder, size, told)
    print(text, end="")
    if options.write:
        page.write(options.write, MARK, INTRO, text)
    return 0


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--size", choices=SIZES, default="full", help="short, for trying, or full (default)")
    parser.add_argument("--game", nargs="+", choices=GAMES, default=GAMES, help="which games (default: all)")
    parser.add_argument(
        "--players",
        nargs="+",
        type=int,
        default=list(TELLING),
        help="how many players (default: all numbers)",
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--processes", type=int, default=cores(), help="games at once (default: one a core)")
    parser.add_argument("--folder", type=Path, default=ROOT / ".strength", help="where results are kept")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the tables into this page")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
