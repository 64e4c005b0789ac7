"""What is out of bounds: alarms that chance does not explain and that are large enough to matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fagin.arena import Estimate
from fagin.lab.statistics import holm
from fagin.lab.summary import Summary

SEAT_BOUND: Final = 0.2  # a seat may win a fifth more or less often than its share
THING_BOUND: Final = 0.5  # a use may be worth half a standard deviation of the points
SEAT: Final = "seat"
THING: Final = "thing"


@dataclass(frozen=True)
class Alarm:
    """A seat or a thing that is worth too much or too little."""

    kind: str
    family: str
    id: str
    found: Estimate  # wins of a seat, points for a use of a thing
    size: float  # how far it is out, as a multiple of what is within bounds: above 1, or below -1


def alarms_of(summary: Summary) -> list[Alarm]:
    """All alarms, the gravest first; among fair games one report in a hundred holds any."""
    tested: list[tuple[Alarm, float]] = []
    for order, seat in enumerate(summary.seats):
        size = (seat.wins.value * summary.players - 1) / SEAT_BOUND
        tested.append((Alarm(SEAT, "", str(order + 1), seat.wins, size), seat.chance))
    for thing in summary.things:
        if thing.judged and thing.worth is not None and summary.spread > 0.0:
            size = thing.worth.value / (THING_BOUND * summary.spread)
            tested.append((Alarm(THING, thing.family, thing.id, thing.worth, size), thing.chance))
    stands = holm([chance for _, chance in tested])
    found = [alarm for (alarm, _), stood in zip(tested, stands) if stood and abs(alarm.size) > 1]
    return sorted(found, key=lambda alarm: -abs(alarm.size))
