"""Race our games against their peers and show the ratios."""

import argparse
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from bench import page, table
from bench.race import ROOT, Worker, progress, race

ENVIRONMENTS = {"interpreted": ".venv", "compiled": "build/compiled", "peers": ".venv-bench"}
EXAMPLE = """example:
  .venv/bin/python -m bench --game doggy_bag --rounds 9 --write docs/speed.md"""


def main() -> int:
    """Run the race, print the tables, and with --check fail where a target is missed."""
    options = arguments()
    environments = ENVIRONMENTS | dict(given.split("=", 1) for given in options.env)
    workers = {
        name: Worker(name, ROOT / folder, options.players, options.seed)
        for name, folder in environments.items()
    }
    contestants = table.contestants(options.game)
    result = race(contestants, workers, options.rounds, options.seconds, options.seed, progress)
    progress("")
    rows = table.rows(options.game, result)
    text = (
        f"{options.players} players, {options.rounds} rounds of {options.seconds:g} s, "
        f"Python {platform.python_version()}, {platform.system()} {platform.machine()}.\n\n"
        f"{table.report(rows, result)}"
    )
    if options.json:
        shown = [asdict(row) | {"ratio": row.ratio, "verdict": row.verdict} for row in rows]
        print(json.dumps({"rates": result.rates, "missing": result.missing, "rows": shown}, indent=2))
    else:
        print(text, end="")
    if options.write:
        page.write(options.write, table.MARK, table.INTRO, text)
    unmet = any(row.target is not None and row.verdict != "met" for row in rows)
    return 1 if options.check and unmet else 0


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", nargs="+", default=games(), help="our games to race (default: all)")
    parser.add_argument("--players", type=int, default=4, help="players of each game (default: 4)")
    parser.add_argument("--rounds", type=int, default=9, help="bursts of each contestant (default: 9)")
    parser.add_argument("--seconds", type=float, default=0.25, help="CPU time of a burst (default: 0.25)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all chance (default: 1)")
    parser.add_argument("--json", action="store_true", help="print every figure as JSON")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the tables into this page")
    parser.add_argument("--check", action="store_true", help="exit with 1 unless every target is met")
    parser.add_argument(
        "--env",
        action="append",
        default=[],
        metavar="NAME=FOLDER",
        help=f"another virtual environment, or folder with the package, for {', '.join(ENVIRONMENTS)}",
    )
    return parser.parse_args()


def games() -> list[str]:
    """All our games, or those with targets where our package is not installed."""
    try:
        from fagin.games import GAMES
    except ImportError:
        return [game for game in table.TARGETS if game != "default"]
    return list(GAMES)


if __name__ == "__main__":
    sys.exit(main())
