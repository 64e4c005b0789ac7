"""What a report says, section by section, whatever it is written in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fagin.lab.compare import Contrast
from fagin.lab.experiment import Experiment, Part
from fagin.lab.report.svg import Bar, bars, histogram, stack
from fagin.lab.report.words import Teller
from fagin.lab.statistics import ALARM_RATE
from fagin.lab.summary import CHOICE_SECONDS, DRAW_SECONDS, Summary, Thing
from fagin.lab.things import ACTIONS
from fagin.lab.verdict import SEAT, SEAT_BOUND, THING, THING_BOUND, Alarm


@dataclass(frozen=True)
class Table:
    """Rows under their heads; a folded one is shown when asked for."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    folded: str = ""  # what to ask for


@dataclass
class Section:
    """A part of the report: sentences, plots, tables and more sentences."""

    id: str
    title: str
    sentences: list[str] = field(default_factory=list)
    plots: list[str] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    listed: list[str] = field(default_factory=list)  # things one by one
    notes: list[str] = field(default_factory=list)


def sections_of(experiment: Experiment, tell: Teller) -> list[Section]:
    """The whole report: the first variant in full, the others beside it."""
    part = experiment.parts[0]
    summary = part.summary
    sections = [verdict(experiment, tell), seats(part, tell), length(summary, tell)]
    if "leads" in summary.figures:
        sections.append(story(summary, tell))
    sections += [luck(summary, tell), ends(summary, tell)]
    sections += [against(experiment, at, tell) for at in range(1, len(experiment.parts))]
    for family in dict.fromkeys(thing.family for thing in summary.things):
        sections.append(things(part, family, tell))
    if experiment.exercise is not None:
        sections.append(exercise(experiment, tell))
    return [*sections, method(experiment, tell)]


def verdict(experiment: Experiment, tell: Teller) -> Section:
    """What is out of bounds, in every variant."""
    found = Section("verdict", tell.say("lab-verdict"))
    several = len(experiment.parts) > 1
    for part in experiment.parts:
        if several:
            found.sentences.append(tell.say("lab-variant", variant=part.summary.variant))
        found.sentences += alarm_sentences(part, tell)
    found.sentences.append(tell.say("lab-not-calibrated"))
    spread = experiment.parts[0].summary.spread
    found.notes = [
        tell.say(
            "lab-bounds",
            reports=round(1 / ALARM_RATE),
            seat=tell.percent(SEAT_BOUND, 0),
            points=tell.number(THING_BOUND * spread),
        ),
        tell.say("lab-association"),
        tell.say("lab-interval"),
    ]
    return found


def alarm_sentences(part: Part, tell: Teller) -> list[str]:
    """Each alarm as a sentence, or that there is none."""
    return [alarm_sentence(alarm, part.summary, tell) for alarm in part.alarms] or [tell.say("lab-acquitted")]


def alarm_sentence(alarm: Alarm, summary: Summary, tell: Teller) -> str:
    """One alarm."""
    way = "more" if alarm.size > 0 else "less"
    if alarm.kind == SEAT:
        due = tell.percent(1 / summary.players)
        return tell.say("lab-alarm-seat", seat=alarm.id, wins=tell.share(alarm.found), due=due, way=way)
    return tell.say(
        "lab-alarm-thing",
        thing=tell.thing(alarm.family, alarm.id),
        family=tell.family(alarm.family),
        points=tell.number(abs(alarm.found.value)),
        way=way,
    )


def seats(part: Part, tell: Teller) -> Section:
    """Wins and points by seat, and by player where they differ."""
    summary = part.summary
    found = Section("seats", tell.say("lab-seats"))
    due = 1 / summary.players
    found.sentences.append(tell.say("lab-seats-told", due=tell.percent(due)))
    bad = {alarm.id for alarm in part.alarms if alarm.kind == SEAT}
    names = [tell.say("lab-seat", seat=number + 1) for number in range(summary.players)]
    rows = [
        Bar(name, seat.wins, tell.share(seat.wins), str(number) in bad)
        for number, (name, seat) in enumerate(zip(names, summary.seats), 1)
    ]
    found.plots.append(bars(tell.say("lab-seats-plot"), rows, due))
    heads = [tell.say(f"lab-head-{head}") for head in ("seat", "wins", "points")]
    cells = [
        [str(number), tell.share(seat.wins), tell.mean(seat.points)]
        for number, seat in enumerate(summary.seats, 1)
    ]
    found.tables.append(Table(heads, cells))
    if summary.bots:
        heads = [tell.say(f"lab-head-{head}") for head in ("player", "wins")]
        found.tables.append(Table(heads, [[bot, tell.share(wins)] for bot, wins in summary.bots.items()]))
    return found


def length(summary: Summary, tell: Teller) -> Section:
    """How long games are."""
    figures = summary.figures
    told = tell.say(
        "lab-length-told",
        turns=tell.mean(figures["turns"]),
        choices=tell.mean(figures["choices"]),
        branching=tell.mean(figures["branching"]),
        choice=CHOICE_SECONDS,
        draw=DRAW_SECONDS,
        minutes=tell.mean(figures["minutes"]),
        box=tell.box(),
    )
    plots = [
        histogram(tell.say("lab-turns-plot"), summary.turns),
        histogram(tell.say("lab-points-plot"), summary.points),
    ]
    return Section("length", tell.say("lab-length"), [told], plots)


def story(summary: Summary, tell: Teller) -> Section:
    """Who leads when."""
    figures = summary.figures
    return Section(
        "story",
        tell.say("lab-story"),
        [
            tell.say(
                "lab-story-told",
                leads=tell.mean(figures["leads"]),
                decided=tell.share(figures["decided"]),
                comeback=tell.share(figures["comeback"]),
                last=tell.share(figures["from-last"]),
            ),
            tell.say(
                "lab-story-end",
                best=tell.mean(figures["best"]),
                margin=tell.mean(figures["margin"]),
                ties=tell.share(figures["ties"]),
            ),
        ],
    )


def luck(summary: Summary, tell: Teller) -> Section:
    """What comes of chance and what of decisions."""
    found = Section("luck", tell.say("lab-luck"))
    if summary.luck is None:
        found.sentences.append(tell.say("lab-luck-unknown"))
        return found
    parts = {
        "chance": summary.luck.chance,
        "decisions": summary.luck.decisions,
        "both": summary.luck.both,
    }
    found.sentences.append(
        tell.say("lab-luck-told", **{name: tell.share(one) for name, one in parts.items()})
    )
    shares = [
        (tell.say(f"lab-luck-{name}"), one.value, tell.percent(one.value)) for name, one in parts.items()
    ]
    found.plots.append(stack(tell.say("lab-luck-plot"), shares))
    found.notes.append(tell.say("lab-luck-how"))
    return found


def ends(summary: Summary, tell: Teller) -> Section:
    """By which clause games end."""
    heads = [tell.say("lab-head-clause"), tell.say("lab-head-games")]
    rows = [[tell.clause(clause), tell.share(share)] for clause, share in summary.ends.items()]
    return Section("ends", tell.say("lab-ends"), tables=[Table(heads, rows)])


def things(part: Part, family: str, tell: Teller) -> Section:
    """The things of one family: their use and their worth."""
    found = Section(family, tell.family(family))
    known = [thing for thing in part.summary.things if thing.family == family]
    used = [thing for thing in known if thing.games > 0]
    bad = {alarm.id for alarm in part.alarms if alarm.kind == THING and alarm.family == family}
    rows = [
        Bar(tell.thing(family, thing.id), thing.worth, tell.change(thing.worth), thing.id in bad)
        for thing in used
        if thing.worth is not None and thing.judged
    ]
    if rows:
        found.plots.append(bars(tell.say("lab-worth-plot"), rows, 0.0))
    heads = [tell.say(f"lab-head-{head}") for head in ("thing", "worth", "with", "without", "used", "uses")]
    folded = tell.family(family) if len(used) > 16 or family == ACTIONS else ""
    if used:
        found.tables.append(Table(heads, [thing_row(thing, tell) for thing in used], folded))
    found.sentences.append(tell.say("lab-actions-told" if family == ACTIONS else "lab-things-told"))
    found.sentences.append(tell.say("lab-not-calibrated"))
    unused = [tell.thing(family, thing.id) for thing in known if thing.games == 0]
    if unused:
        found.notes.append(tell.say("lab-unused", things=tell.speaker.listing(unused)))
    return found


def thing_row(thing: Thing, tell: Teller) -> list[str]:
    """A thing in a table."""
    means = [
        "–" if mean is None else tell.number(mean, 1) for mean in (thing.points_with, thing.points_without)
    ]
    worth = "–" if thing.worth is None else tell.change(thing.worth)
    return [
        tell.thing(thing.family, thing.id),
        worth,
        *means,
        tell.percent(thing.games),
        tell.number(thing.uses.value, 2),
    ]


def exercise(experiment: Experiment, tell: Teller) -> Section:
    """The clauses that were never at work."""
    told = experiment.exercise
    assert told is not None
    found = Section("clauses", tell.say("lab-clauses"))
    key = "lab-clauses-told" if told.never else "lab-clauses-all"
    args = {"never": len(told.never)} if told.never else {}
    found.sentences.append(tell.say(key, games=told.games, clauses=told.clauses, **args))
    found.listed = [tell.clause(clause) for clause in told.never]
    return found


def against(experiment: Experiment, at: int, tell: Teller) -> Section:
    """A variant beside the first."""
    part, first = experiment.parts[at], experiment.parts[0].summary.variant
    first = first or tell.say("lab-against-first")
    found = Section(f"against{at}", tell.say("lab-against", variant=part.summary.variant, first=first))
    heads = [tell.say(f"lab-head-{head}") for head in ("figure", "ours", "theirs", "difference", "effect")]
    standing = sorted((one for one in part.contrasts if one.stands), key=lambda one: -abs(one.effect))
    rest = [one for one in part.contrasts if not one.stands]
    if standing:
        found.sentences.append(
            tell.say(
                "lab-against-told",
                count=len(standing),
                all=len(part.contrasts),
                reports=round(1 / ALARM_RATE),
            )
        )
        found.tables.append(Table(heads, [contrast_row(one, tell) for one in standing]))
    else:
        found.sentences.append(tell.say("lab-against-none", all=len(part.contrasts)))
    found.sentences.append(tell.say("lab-not-calibrated"))
    if rest:
        folded = tell.say("lab-against-rest")
        found.tables.append(Table(heads, [contrast_row(one, tell) for one in rest], folded))
    return found


def contrast_row(contrast: Contrast, tell: Teller) -> list[str]:
    """One figure of both sides."""
    if contrast.share:
        sides = [tell.percent(contrast.ours.value), tell.percent(contrast.theirs.value)]
        difference = tell.signed(contrast.difference.value * 100, 1)
    else:
        sides = [tell.number(contrast.ours.value, 2), tell.number(contrast.theirs.value, 2)]
        difference = tell.change(contrast.difference)
    return [figure_name(contrast.name, tell), *sides, difference, tell.signed(contrast.effect)]


def figure_name(name: str, tell: Teller) -> str:
    """What a figure of a comparison is called."""
    kind, *rest = name.split(" ")
    if kind == "end":
        return tell.say("lab-figure-end", clause=rest[0])
    if kind == "wins":
        return tell.say("lab-figure-wins", seat=int(rest[0]) + 1)
    if kind == "points":
        return tell.say("lab-figure-points", seat=int(rest[0]) + 1)
    if kind == "use":
        return tell.say("lab-figure-use", thing=tell.thing(rest[0], rest[1]), family=tell.family(rest[0]))
    return tell.say("lab-figure", figure=kind)


def method(experiment: Experiment, tell: Teller) -> Section:
    """What was played, and how."""
    plan = experiment.plan
    found = Section("method", tell.say("lab-method"))
    games = tell.number(plan.games, 0)
    found.sentences.append(tell.say("lab-method-told", games=games, seed=str(plan.seed)))
    options = plan.variants[0].options
    if options:
        listed = ", ".join(f"{key}={value}" for key, value in options.items())
        found.sentences.append(tell.say("lab-options", options=listed))
    played = min(part.summary.games for part in experiment.parts)
    if played < plan.games:
        found.sentences.append(tell.say("lab-partial", played=tell.number(played, 0), games=games))
    return found
