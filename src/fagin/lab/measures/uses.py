"""How often things are used and what a use is worth, as sums that can be added up batch by batch.

Worth is found within each game: who used a thing more than its share of all uses of such things at that table, and how
many points more did they score? For a thing without others of its kind it is who used it more than the table's mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from fagin.arena import Estimate
from fagin.lab.measures.games import Uses
from fagin.lab.statistics import p_of, t_of
from fagin.lab.things import ACTIONS

ENOUGH: Final = (
    50  # games in which some seats used a thing more than others, before anything is said of its worth
)


@dataclass
class Tally:
    """Sums over games for one thing."""

    games: int = 0  # in which it was used
    uses: int = 0
    uses_squared: int = 0  # of games
    seats: int = 0  # that used it
    points: int = 0  # of those seats
    told: int = 0  # games that tell something about its worth
    xy: float = 0.0  # x: uses beyond what was to be expected; y: points
    xx: float = 0.0
    xy_squared: float = 0.0
    xx_squared: float = 0.0
    xy_xx: float = 0.0

    def add(self, other: Tally) -> None:
        """Add the sums of another batch."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def note(self, uses: list[int], expected: list[float], scores: list[int]) -> None:
        """Add a game."""
        total = sum(uses)
        self.games += 1
        self.uses += total
        self.uses_squared += total * total
        self.seats += sum(use > 0 for use in uses)
        self.points += sum(score for use, score in zip(uses, scores) if use)
        xy = sum((use - share) * score for use, share, score in zip(uses, expected, scores))
        xx = sum((use - share) ** 2 for use, share in zip(uses, expected))
        if xx > 1e-9:
            self.told += 1
            self.xy += xy
            self.xx += xx
            self.xy_squared += xy * xy
            self.xx_squared += xx * xx
            self.xy_xx += xy * xx

    def variance(self, games: int) -> float:
        """Of the uses in one of so many games."""
        return max(0.0, self.uses_squared / games - (self.uses / games) ** 2)

    def uses_of(self, games: int) -> Estimate:
        """Uses in one of so many games."""
        mean = self.uses / games
        reach = t_of(games - 1) * sqrt(self.variance(games) / games)
        return Estimate(mean, max(0.0, mean - reach), mean + reach)

    def worth(self) -> tuple[Estimate, float] | None:
        """Points for each use, and how likely so much is to come of chance alone; None if too little is known."""
        if self.told < ENOUGH:
            return None
        slope = self.xy / self.xx
        spread = self.xy_squared - 2 * slope * self.xy_xx + slope * slope * self.xx_squared
        error = sqrt(max(0.0, spread) * self.told / (self.told - 1)) / self.xx
        reach = t_of(self.told - 1) * error
        return Estimate(slope, slope - reach, slope + reach), p_of(slope, error, self.told - 1)


Tallies = dict[str, dict[str, Tally]]  # by family and thing


def note_game(tallies: Tallies, uses: Uses, scores: list[int]) -> None:
    """Add the uses of one game."""
    seats = range(len(scores))
    together: dict[str, list[int]] = {}
    for (family, _), used in uses.items():
        total = together.setdefault(family, [0] * len(scores))
        for seat in seats:
            total[seat] += used[seat]
    for (family, thing), used in uses.items():
        base = together[family] if family != ACTIONS else [1] * len(scores)
        share = sum(used) / sum(base)
        tally = tallies.setdefault(family, {}).setdefault(thing, Tally())
        tally.note(used, [share * base[seat] for seat in seats], scores)


def add_up(tallies: Tallies, others: Tallies) -> None:
    """Add the sums of another batch."""
    for family, things in others.items():
        for thing, tally in things.items():
            tallies.setdefault(family, {}).setdefault(thing, Tally()).add(tally)
