"""What an end, or the hope of one, is worth to each seat, from 0 to 1."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from fagin.kernel import Outcome

WIN: Final = 0.7  # what winning counts beside the place


MERITS: Final[dict[int, list[float]]] = {}  # by the places, which are few


def merits_of(outcome: Outcome) -> list[float]:
    """What an end is worth to each seat, from 0 to 1. Read only: it is shared."""
    key: i64 = 1
    for place in outcome.places:
        key = key * 16 + place
    merits = MERITS.get(int(key))
    if merits is None:
        merits = MERITS[int(key)] = merits_of_places(outcome.places)
    return merits


def merits_of_places(places: list[int]) -> list[float]:
    """What places are worth: mostly the win, and the place; equals share."""
    players = len(places)
    merits: list[float] = []
    for seat, place in enumerate(places):
        merit = (1.0 - WIN) * (float(players) - shared_place(places, seat)) / float(players - 1)
        if place == 1:
            merit += WIN / float(places.count(1))
        merits.append(merit)
    return merits


def shared_place(places: list[int], seat: int) -> float:
    """The place of a seat, or the mean of the places that it shares with equals."""
    place = places[seat]
    return float(place) + float(places.count(place) - 1) / 2.0


def place_of(merits: list[float], seat: int) -> float:
    """The place that may be expected with such merits: each of two comes first as often as it merits."""
    mine = merits[seat]
    place = 1.0
    for other, merit in enumerate(merits):
        if other != seat:
            place += merit / (merit + mine) if merit + mine > 0.0 else 0.5
    return place


def merits_of_hopes(wins: list[float]) -> list[float]:
    """Hopes to win on the scale of ends that are played out: mostly the win, and the place that may be expected."""
    others = float(len(wins) - 1)
    merits: list[float] = []
    for win in wins:
        behind = -0.5  # how many others it may leave behind; against itself it is even
        for other in wins:
            behind += win / (win + other)
        merits.append(WIN * win + (1.0 - WIN) * behind / others)
    return merits


def hopes(worths: list[float], heat: float) -> list[float]:
    """What each seat can hope for if these are their worths: more than 1 / players for who is ahead."""
    most = max(worths)
    shares = [math.exp((worth - most) / heat) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]
