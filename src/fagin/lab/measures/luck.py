"""The share of luck: how much of the differences between scores comes with chance, and how much with decisions.

In each square of games two chances meet two ways of deciding. The product of what a seat has beyond the mean in two
games that share the chance estimates the variance that chance alone explains; in two games that share the deciders,
that of decisions alone; the rest lies in how the two meet (Sobol's indices of first order, by pairs).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean

from fagin.arena import Estimate
from fagin.lab.measures.games import Row
from fagin.lab.statistics import SQUARE, t_of


@dataclass(frozen=True)
class Luck:
    """Shares of the variance of points: together they make 1."""

    chance: Estimate
    decisions: Estimate
    both: Estimate


def luck_of(rows: Sequence[Row]) -> Luck | None:
    """The shares, from all complete squares; None where there are too few, or all scores are the same."""
    numbers = {row.number: row for row in rows}
    wholes = sorted({row.number // SQUARE for row in rows})
    squares = [[numbers[at * SQUARE + game] for game in range(SQUARE)] for at in wholes if whole(numbers, at)]
    if len(squares) < 10:
        return None
    tables: dict[str, list[Row]] = {}  # by who sits where: what a better bot has beyond the others is no luck
    for square in squares:
        tables.setdefault(" ".join(square[0].bots), []).extend(square)
    means = {
        table: [fmean(scores) for scores in zip(*(row.scores for row in of))] for table, of in tables.items()
    }
    chance: list[float] = []
    decisions: list[float] = []
    total: list[float] = []
    for square in squares:
        mean = means[" ".join(square[0].bots)]
        off = [[score - usual for score, usual in zip(row.scores, mean)] for row in square]
        chance.append((product(off[0], off[1]) + product(off[2], off[3])) / 2)
        decisions.append((product(off[0], off[2]) + product(off[1], off[3])) / 2)
        total.append(sum(product(one, one) for one in off) / SQUARE)
    if sum(total) <= 0.0:
        return None
    alone, decided = ratio(chance, total), ratio(decisions, total)
    both = ratio([whole - one - other for whole, one, other in zip(total, chance, decisions)], total)
    return Luck(alone, decided, replace(both, value=max(0.0, 1.0 - alone.value - decided.value)))


def whole(numbers: dict[int, Row], square: int) -> bool:
    """Whether all games of a square were played."""
    return all(square * SQUARE + game in numbers for game in range(SQUARE))


def product(one: list[float], other: list[float]) -> float:
    """The mean product over the seats."""
    return fmean(a * b for a, b in zip(one, other))


def ratio(parts: list[float], wholes: list[float]) -> Estimate:
    """A ratio of means with its interval."""
    share = fmean(parts) / fmean(wholes)
    spread = sum((part - share * whole) ** 2 for part, whole in zip(parts, wholes))
    reach = t_of(len(parts) - 1) * sqrt(spread / (len(parts) - 1) / len(parts)) / fmean(wholes)
    return Estimate(*(min(1.0, max(0.0, value)) for value in (share, share - reach, share + reach)))
