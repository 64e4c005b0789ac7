"""`fagin lab`: a plan is carried out here or on a cluster, and told as a report, on the terminal or as JSON."""

from __future__ import annotations

import json
import tomllib
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from rich.text import Text

from fagin.arena import LostProcess, cores
from fagin.cli.arena import at_least_one, watched
from fagin.cli.failure import Failure
from fagin.cli.play import read_options
from fagin.cli.read import console_of
from fagin.cli.request import Request, dashed, game_id, load_game
from fagin.kernel import BadData, BadOption
from fagin.lab.components import Value
from fagin.lab.experiment import Experiment, Runner, conclude, finish, sides_of
from fagin.lab.on_ray import NoCluster, on_ray
from fagin.lab.on_this_machine import on_this_machine
from fagin.lab.parquet import write_parquet
from fagin.lab.plan import BadPlan, Batch, Plan, Side, Wish, plan_of, read_wish
from fagin.lab.play import Results
from fagin.lab.report.markdown import markdown
from fagin.lab.report.page import page, subtitle_of, title_of
from fagin.lab.report.sections import alarm_sentences, length, luck, sections_of
from fagin.lab.report.words import Teller
from fagin.lab.store import BadBatch, OtherPlan, Store
from fagin.terminal.save import unwritable, write_safely
from fagin.text import Speaker, quoted


def lab(request: Request) -> int:
    """Carry out a plan: 0 when it is done, 130 when it was interrupted, 2 when it cannot be done."""
    arguments = request.arguments
    for option, extra, module in (("parquet", "lab", "polars"), ("ray", "ray", "ray")):
        if getattr(arguments, option) is not None and find_spec(module) is None:
            raise Failure("error-extra", name=f"--{option}", extra=extra)
    for name in (arguments.out, arguments.parquet):
        if name is not None and not Path(name).parent.is_dir():
            raise Failure("error-write", file=name, why="not-a-folder")
    plan = wanted(request)
    results, stopped = played(request, plan)
    experiment = conclude(plan, results.items(), look=not stopped)
    if experiment is not None:
        written(request, experiment, results)
    if arguments.json:
        data = experiment.as_data() if experiment is not None else None
        print(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        show(request, plan, experiment, stopped)
    return 130 if stopped else 0


def wanted(request: Request) -> Plan:
    """What was asked for, checked: a plan in a file, or a game, and what the words say besides."""
    arguments = request.arguments
    try:
        if arguments.game.endswith(".toml"):
            wish = read_wish(Path(arguments.game))
            wish.game = game_id(wish.game)
        else:
            wish = Wish(game_id(arguments.game))
        for name in ("players", "games", "seed", "data"):
            if getattr(arguments, name) is not None:
                setattr(wish, name, getattr(arguments, name))
        if arguments.bots is not None:
            wish.bots = arguments.bots.split(",")
        game = load_game(request.speaker, wish.game, wish.data)
        wish.options |= read_options(game, arguments.option)
        wish.vary |= dict(varied(text) for text in arguments.vary)
        if arguments.against is not None:
            wish.against = Side("", {}, arguments.against)
        return plan_of(wish)
    except BadData as bad:
        message = Speaker(request.speaker.lang, wish.game).complaint(bad)
        raise Failure("error-data", key=quoted(bad.key), message=message) from None
    except (BadPlan, BadOption) as bad:
        key = bad.key if isinstance(bad, BadPlan) else bad.option
        raise Failure("error-plan", key=key, message=request.speaker.complaint(bad)) from None


def varied(text: str) -> tuple[str, list[Value]]:
    """A key and its values; numbers are numbers."""
    key, equals, values = text.partition("=")
    if not equals or not key.strip() or not values.strip():
        raise Failure("error-vary", text=text)
    return key.strip().replace("-", "_"), [value_of(value.strip()) for value in values.split(",")]


def value_of(text: str) -> Value:
    """A value as TOML reads it, and a word as it is."""
    try:
        found = tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):  # no TOML, too many digits, or too deep
        return text
    return found if isinstance(found, str | int | float | bool) else text


def played(request: Request, plan: Plan) -> tuple[dict[Batch, Results], bool]:
    """All that is played, now or before, and whether somebody stopped it."""
    arguments = request.arguments
    title = Speaker(request.speaker.lang, "lab").say("lab-progress")
    results: dict[Batch, Results] = {}
    try:
        store = Store(Path(arguments.folder), plan) if arguments.folder is not None else None
        with closing(finish(plan, runner(request), store)) as playing:
            total = plan.games * len(plan.variants)
            for batch, one in watched(playing, total, title, lambda pair: len(pair[1].rows)):
                results[batch] = one
    except KeyboardInterrupt:
        return results, True
    except OtherPlan:
        raise Failure("error-lab-other", folder=arguments.folder) from None
    except BadBatch as bad:
        raise Failure("error-lab-batch", folder=arguments.folder, name=bad.name) from None
    except LostProcess as lost:
        raise Failure("error-lab-lost", number=str(lost.task)) from None
    except NoCluster:
        raise Failure("error-ray", address=arguments.ray) from None
    except OSError as error:
        if arguments.folder is None:
            raise
        raise Failure("error-folder", folder=arguments.folder, why=unwritable(error)) from None
    return results, False


def runner(request: Request) -> Runner:
    """Where games are played: on a cluster, or here."""
    arguments = request.arguments
    if arguments.ray is not None:
        return partial(on_ray, address=arguments.ray)
    return partial(on_this_machine, processes=at_least_one(arguments.processes, "processes", cores()))


def written(request: Request, experiment: Experiment, results: dict[Batch, Results]) -> None:
    """Write what was asked for: the report, and the games as a table."""
    arguments, lang = request.arguments, request.speaker.lang
    file = report_file(request, experiment.plan)
    try:
        if file is not None:
            text = page(experiment, lang)
            if file.suffix == ".md":
                tell = Teller(lang, experiment.plan.game)
                heads = f"# {title_of(tell)}\n\n{subtitle_of(experiment, tell)}\n\n"
                text = heads + markdown(sections_of(experiment, tell))
            write_safely(file, text)
        if arguments.parquet is not None:
            file = Path(arguments.parquet)
            write_parquet(file, experiment.plan, sides_of(experiment.plan, results))
    except OSError as error:
        raise Failure("error-write", file=str(file), why=unwritable(error)) from None


def report_file(request: Request, plan: Plan) -> Path | None:
    """Where the report goes; programs that read JSON get none unless they ask for it."""
    arguments = request.arguments
    if arguments.out is not None:
        return Path(arguments.out)
    return None if arguments.json else Path(f"{dashed(plan.game)}.html")


def show(request: Request, plan: Plan, experiment: Experiment | None, stopped: bool) -> None:
    """The report in short, and where the whole of it is."""
    arguments, tell = request.arguments, Teller(request.speaker.lang, plan.game)
    console = console_of()
    if experiment is None:
        console.print(tell.say("lab-nothing"))
        return
    console.print(Text(title_of(tell), "bold"))
    console.print(subtitle_of(experiment, tell))
    for part in experiment.parts:
        console.print()
        if len(experiment.parts) > 1:
            console.print(Text(tell.say("lab-variant", variant=part.summary.variant), "bold"))
        told = [*length(part.summary, tell).sentences, *luck(part.summary, tell).sentences]
        caution = tell.say("lab-not-calibrated")
        for sentence in [*alarm_sentences(part, tell), caution, *told]:
            console.print(sentence)
    console.print()
    console.print(tell.say("lab-written", file=str(report_file(request, plan))))
    if arguments.parquet is not None:
        console.print(tell.say("lab-rows-written", file=arguments.parquet))
    if stopped and arguments.folder is not None:
        console.print(tell.say("lab-kept", folder=arguments.folder))
    elif stopped:
        console.print(tell.say("lab-not-kept"))
