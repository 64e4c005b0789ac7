"""`fagin arena`: bots play one another, and what came of it is shown as a table or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fagin.arena import (
    BadResults,
    Estimate,
    Ledger,
    LostProcess,
    OtherGames,
    Plan,
    Result,
    Standing,
    cores,
    finish,
    standings,
)
from fagin.bots.bot import LEVELS
from fagin.cli.failure import Failure
from fagin.cli.play import read_options
from fagin.cli.read import console_of
from fagin.cli.request import Request, game_id, load_game
from fagin.kernel import Game
from fagin.terminal.box import open_box
from fagin.terminal.save import unwritable
from fagin.text import Speaker

T = TypeVar("T")

GAMES: Final = 100  # unless somebody says otherwise
SEED: Final = 1


def arena(request: Request) -> int:
    """Have games played: 0 when all are, 130 when they were interrupted, 2 when they cannot be."""
    arguments, say = request.arguments, request.speaker.say
    game = load_game(request.speaker, game_id(arguments.game), arguments.data)
    plan = plan_in(request, game)
    games = at_least_one(arguments.games, "games", GAMES)
    processes = at_least_one(arguments.processes, "processes", cores())
    results: list[Result] = []
    stopped = False
    try:
        ledger = Ledger(Path(arguments.records), plan) if arguments.records is not None else None
        with closing(finish(plan, games, processes, ledger)) as played:
            for result in watched(played, games, say("arena-progress")):
                results.append(result)
    except KeyboardInterrupt:
        stopped = True
    except OtherGames as other:
        key = "error-arena-rules" if other.other_rules else "error-arena-other"
        raise Failure(key, folder=arguments.records, command=other.command) from None
    except BadResults as bad:
        raise Failure("error-arena-results", folder=arguments.records, line=bad.line) from None
    except LostProcess as lost:
        raise Failure("error-arena-lost", number=str(lost.task)) from None
    except OSError as error:
        if arguments.records is None:
            raise
        raise Failure("error-folder", folder=arguments.records, why=unwritable(error)) from None
    found = standings(results)
    options = {**game.simulation, **plan.options}
    if arguments.json:
        print(json.dumps(as_data(plan, options, games, len(results), found), ensure_ascii=False, indent=1))
    else:
        show(request, plan, options, games, len(results), found)
    return 130 if stopped else 0


def plan_in(request: Request, game: Game[Any, Any, Any]) -> Plan:
    """What was asked for, checked."""
    arguments = request.arguments
    bots = [name.strip() for name in arguments.bots.split(",")]
    for name in bots:
        if name not in LEVELS:
            raise Failure("error-no-such-bot", name=name, known=", ".join(LEVELS))
    players = arguments.players if arguments.players is not None else len(bots)
    if not game.fewest <= players <= game.most:
        title = open_box(game.id, arguments.data).fact("title")
        raise Failure("error-players", game=title, fewest=game.fewest, most=game.most, players=players)
    if len(bots) > players:
        raise Failure("error-arena-bots", bots=len(bots), players=players)
    seed = arguments.seed if arguments.seed is not None else SEED
    return Plan(game.id, tuple(bots), players, seed, read_options(game, arguments.option), arguments.data)


def at_least_one(given: int | None, name: str, usual: int) -> int:
    """A number that was given, or the usual one."""
    if given == 0:
        raise Failure("error-none", name=f"--{name}")
    return usual if given is None else given


def watched(
    played: Iterator[T], games: int, title: str, size: Callable[[T], int] = lambda _: 1
) -> Iterator[T]:
    """The same results, with a bar on the terminal of whoever waits for them; each is one game, or of a size."""
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = (MofNCompleteColumn(), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(title, *columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=games)
        for result in played:
            progress.advance(bar, size(result))
            yield result


def show(
    request: Request, plan: Plan, options: dict[str, str], games: int, played: int, found: list[Standing]
) -> None:
    """The table for people."""
    arguments, speaker = request.arguments, request.speaker
    say, console = speaker.say, console_of()
    title = open_box(plan.game, plan.data).fact("title")
    console.print(Text(say("arena-title", game=title, bots=", ".join(plan.lineup)), "bold"))
    if options:
        console.print(say("arena-options", options=", ".join(f"{key}={options[key]}" for key in options)))
    console.print(say("arena-played", played=played, games=games, seed=str(plan.seed)))
    if found:
        console.print()
        console.print(table_of(speaker, plan, found))
    if arguments.records is not None:
        console.print()
        console.print(say("arena-records", folder=arguments.records))
        if played < games:
            console.print(say("arena-goes-on"))


def table_of(speaker: Speaker, plan: Plan, found: list[Standing]) -> Table:
    """One column for each bot, one line for each figure."""
    say, chance = speaker.say, 1 / plan.players
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for one in found:
        table.add_column(one.bot, justify="right", no_wrap=True)
    lines = {
        "arena-seats": [str(one.seats) for one in found],
        "arena-wins": [percent(speaker, one.rate.value) for one in found],
        "arena-interval": [span(speaker, one.rate) for one in found],
        "arena-chance": [say(f"arena-{one.rate.against(chance)}") for one in found],
        "arena-place": [give_or_take(speaker, one.place, 2) for one in found],
        "arena-rating": [give_or_take(speaker, one.rating, 1) for one in found],
        "arena-decisions": [number(speaker, one.decisions, 1) for one in found],
        "arena-ms": [number(speaker, one.ms, 2) for one in found],
        "arena-slowest": [number(speaker, one.ms_99, 2) for one in found],
    }
    for key, cells in lines.items():
        table.add_row(say(key, chance=percent(speaker, chance)), *cells)
    return table


def number(speaker: Speaker, value: float, digits: int) -> str:
    """A number as one writes it in the reader's language."""
    return format_decimal(value, f"0.{'0' * digits}", speaker.lang)


def percent(speaker: Speaker, share: float) -> str:
    """A share in percent."""
    return speaker.say("arena-percent", number=number(speaker, share * 100, 1))


def span(speaker: Speaker, share: Estimate) -> str:
    """The interval of a share, in percent."""
    return f"{number(speaker, share.low * 100, 1)}–{number(speaker, share.high * 100, 1)}"


def give_or_take(speaker: Speaker, estimate: Estimate, digits: int) -> str:
    """A figure and how far off it may be."""
    reach = number(speaker, estimate.high - estimate.value, digits)
    return f"{number(speaker, estimate.value, digits)} ± {reach}"


def as_data(
    plan: Plan, options: dict[str, str], games: int, played: int, found: list[Standing]
) -> dict[str, object]:
    """The same for programs."""
    chance = 1 / plan.players
    return {
        "command": plan.command(games),
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.lineup),
        "seed": plan.seed,
        "options": options,
        "games": games,
        "played": played,
        "chance": chance,
        "standings": [
            {
                "bot": one.bot,
                "seats": one.seats,
                "wins": one.wins,
                "win_rate": interval(one.rate),
                "against_chance": one.rate.against(chance),
                "mean_place": interval(one.place),
                "rating": interval(one.rating),
                "decisions": one.decisions,
                "ms_mean": one.ms,
                "ms_99": one.ms_99,
            }
            for one in found
        ],
    }


def interval(estimate: Estimate) -> dict[str, float]:
    """A figure with its interval."""
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}
