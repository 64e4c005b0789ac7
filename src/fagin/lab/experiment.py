"""A plan carried out: what is missing is played, and everything that is there is put together."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass

from fagin.lab.compare import Contrast, compare
from fagin.lab.measures.clauses import Exercise, exercise_of
from fagin.lab.measures.uses import add_up
from fagin.lab.plan import Batch, Plan
from fagin.lab.play import Played, Results
from fagin.lab.statistics import ALARM_RATE
from fagin.lab.store import Store
from fagin.lab.summary import CHOICE_SECONDS, DRAW_SECONDS, Summary, summary_of
from fagin.lab.things import things_of
from fagin.lab.verdict import SEAT_BOUND, THING, THING_BOUND, Alarm, alarms_of
from fagin.text import LANGUAGES, Speaker

Runner = Callable[[Plan, Sequence[Batch]], Generator[Played, None, None]]


@dataclass(frozen=True)
class Part:
    """What one variant came to."""

    summary: Summary
    alarms: list[Alarm]
    contrasts: list[Contrast]  # with the first variant; none for that one itself


@dataclass(frozen=True)
class Experiment:
    """What a plan came to, variant by variant."""

    plan: Plan
    parts: list[Part]
    exercise: Exercise | None  # of the first variant

    def as_data(self) -> dict[str, object]:
        """All of it for programs."""
        plan = self.plan
        return {
            "game": plan.game,
            "players": plan.players,
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "false_alarm_rate": ALARM_RATE,
            "bounds": {"seat": SEAT_BOUND, "thing": THING_BOUND},
            "seconds": {"choice": CHOICE_SECONDS, "draw": DRAW_SECONDS},
            "clauses": asdict(self.exercise) if self.exercise is not None else None,
            "not_calibrated": {
                lang: Speaker(lang, plan.game, "lab").say("lab-not-calibrated") for lang in LANGUAGES
            },
            "variants": [
                {
                    "options": dict(variant.options),
                    **asdict(part.summary),
                    "things": [{**asdict(thing), "calibrated": False} for thing in part.summary.things],
                    "alarms": [{**asdict(alarm), "calibrated": alarm.kind != THING} for alarm in part.alarms],
                    "against_first": [
                        {**asdict(contrast), "calibrated": contrast.calibrated} for contrast in part.contrasts
                    ],
                }
                for variant, part in zip(plan.variants, self.parts)
            ],
        }


def finish(
    plan: Plan, run: Runner, store: Store | None = None
) -> Generator[tuple[Batch, Results], None, None]:
    """All batches of a plan: those that are kept, then the others as they are played and kept."""
    kept = store.results if store is not None else {}
    batches = plan.batches()
    yield from ((batch, kept[batch]) for batch in batches if batch in kept)
    with closing(run(plan, [batch for batch in batches if batch not in kept])) as played:
        for batch, text in played:
            if store is not None:
                store.keep(batch, text)
            yield batch, Results.parse(text)


def sides_of(plan: Plan, results: Mapping[Batch, Results]) -> list[Results]:
    """The games of each variant, in their order whatever the order in which they were played."""
    sides: list[Results] = []
    for variant in range(len(plan.variants)):
        side = Results([], {})
        for batch in plan.batches():
            if batch.variant == variant and batch in results:
                side.rows.extend(results[batch].rows)
                add_up(side.tallies, results[batch].tallies)
        sides.append(side)
    return sides


def conclude(plan: Plan, results: Iterable[tuple[Batch, Results]], look: bool = True) -> Experiment | None:
    """What the results say, and with a closer look at the clauses; None while a variant has no games at all."""
    sides = sides_of(plan, dict(results))
    if not all(side.rows for side in sides):
        return None
    parts: list[Part] = []
    for variant, side in zip(plan.variants, sides):
        summary = summary_of(variant.name, side.rows, side.tallies, plan.players, things_of(plan.game))
        contrasts = compare(sides[0], side, plan.players) if parts else []
        parts.append(Part(summary, alarms_of(summary), contrasts))
    return Experiment(plan, parts, exercise_of(plan, plan.variants[0]) if look else None)
