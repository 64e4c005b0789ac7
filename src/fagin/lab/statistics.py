"""Figures with their intervals, and which differences chance does not explain.

Games of one square share chance or deciders, so a square counts as one observation: errors are those of squares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log1p, sqrt
from statistics import NormalDist
from typing import Final

from fagin.arena import Estimate
from fagin.arena.figures import Z, wilson

ALARM_RATE: Final = 0.01  # how often a report on fair games may hold a false alarm
SQUARE: Final = 4  # games of two chances crossed with two ways of deciding
NORMAL: Final = NormalDist()

Values = Mapping[int, float]  # by the number of the game


def t_of(freedom: int) -> float:
    """How many standard errors an interval of 95 % reaches (Student's t, by Cornish and Fisher's series)."""
    z, f = Z, max(freedom, 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / f + second / f**2 + third / f**3


def p_of(difference: float, error: float, freedom: int) -> float:
    """How likely a difference so large is where there is none (Student's t, by Wallace's approximation)."""
    if error <= 0.0:
        return 1.0 if difference == 0.0 else 0.0
    t, f = abs(difference) / error, max(freedom, 1)
    z = sqrt(f * log1p(t * t / f)) * (8 * f + 1) / (8 * f + 3)
    return 2 * NORMAL.cdf(-z)


def squares_of(values: Values) -> list[list[float]]:
    """The values of each square."""
    squares: dict[int, list[float]] = {}
    for number in sorted(values):
        squares.setdefault(number // SQUARE, []).append(values[number])
    return list(squares.values())


def mean_and_error(values: Values) -> tuple[float, float, int]:
    """The mean, its standard error, and the degrees of freedom: squares are drawn, not games."""
    squares = squares_of(values)
    mean = sum(values.values()) / len(values)
    if len(squares) < 2:
        return mean, 0.0, 0
    spread = sum((sum(square) - mean * len(square)) ** 2 for square in squares)
    return mean, sqrt(spread * len(squares) / (len(squares) - 1)) / len(values), len(squares) - 1


def mean_of(values: Values) -> Estimate:
    """A mean with its interval."""
    mean, error, freedom = mean_and_error(values)
    reach = t_of(freedom) * error
    return Estimate(mean, mean - reach, mean + reach)


def share_of(values: Values) -> Estimate:
    """A share with Wilson's interval, for as many games as the squares are worth (never more, of yes and no)."""
    share, error, _ = mean_and_error(values)
    plain = share * (1 - share) / len(values)
    worth = float(len(values))
    if error > 0.0 and plain > 0.0:
        in_parts = any(0.0 < value < 1.0 for value in values.values())
        worth *= plain / error**2 if in_parts else min(1.0, plain / error**2)
    return wilson(share * worth, worth)


def chance_of(values: Values, expected: float) -> float:
    """How likely a mean so far from what was to be expected is to come of chance alone."""
    if len(values) <= SQUARE:
        return 1.0
    mean, error, freedom = mean_and_error(values)
    return p_of(mean - expected, error, freedom)


def difference_of(ours: Values, theirs: Values) -> tuple[Estimate, float]:
    """How much larger their mean is than ours, game by game, and how likely that is to come of chance alone."""
    apart = {number: theirs[number] - ours[number] for number in ours if number in theirs}
    return mean_of(apart), chance_of(apart, 0.0)


def holm(chances: Sequence[float], rate: float = ALARM_RATE) -> list[bool]:
    """Which of many findings stand, if in all of them together there may be one false one that often (Holm's rule)."""
    stands = [False] * len(chances)
    for rank, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        if chances[at] > rate / (len(chances) - rank):
            break
        stands[at] = True
    return stands
