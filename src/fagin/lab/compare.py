"""Two variants side by side, game by game: the same numbers have the same chance and the same generators."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from statistics import pvariance

from fagin.arena import Estimate
from fagin.lab.measures.uses import Tally
from fagin.lab.play import Results
from fagin.lab.statistics import difference_of, holm, p_of, t_of
from fagin.lab.summary import estimate, values_of


@dataclass(frozen=True)
class Contrast:
    """One figure on both sides."""

    name: str  # of the figure, or "use", family and thing
    share: bool
    ours: Estimate
    theirs: Estimate
    difference: Estimate  # theirs less ours
    effect: float  # in standard deviations of single games
    chance: float  # that so much comes of chance alone
    stands: bool  # whether it does not, with all figures of the comparison in view

    @property
    def calibrated(self) -> bool:
        """Whether interval and chance are what they are said to be; they are not for uses of things."""
        return not self.name.startswith("use ")


def compare(ours: Results, theirs: Results, players: int) -> list[Contrast]:
    """Every figure of both sides."""
    found: list[Contrast] = []
    mine, other = values_of(ours.rows, players), values_of(theirs.rows, players)
    for name in dict.fromkeys([*mine, *other]):
        share = (mine.get(name) or other[name])[0]
        one = mine[name][1] if name in mine else dict.fromkeys((row.number for row in ours.rows), 0.0)
        two = other[name][1] if name in other else dict.fromkeys((row.number for row in theirs.rows), 0.0)
        if not set(one) & set(two):
            continue
        difference, chance = difference_of(one, two)
        deviation = sqrt((pvariance(one.values()) + pvariance(two.values())) / 2)
        effect = difference.value / deviation if deviation > 0.0 else 0.0
        found.append(
            Contrast(
                name, share, estimate(share, one), estimate(share, two), difference, effect, chance, False
            )
        )
    found += uses(ours, theirs)
    stands = holm([one.chance for one in found])
    return [replace(one, stands=stood) for one, stood in zip(found, stands)]


def uses(ours: Results, theirs: Results) -> list[Contrast]:
    """How often each thing is used in a game."""
    found: list[Contrast] = []
    games = len(ours.rows), len(theirs.rows)
    for family in sorted(set(ours.tallies) | set(theirs.tallies)):
        mine, other = ours.tallies.get(family, {}), theirs.tallies.get(family, {})
        for thing in sorted(set(mine) | set(other)):
            one, two = mine.get(thing, Tally()), other.get(thing, Tally())
            variances = one.variance(games[0]), two.variance(games[1])
            error = sqrt(variances[0] / games[0] + variances[1] / games[1])
            apart = two.uses / games[1] - one.uses / games[0]
            freedom = min(games) - 1
            reach = t_of(freedom) * error
            deviation = sqrt(sum(variances) / 2)
            found.append(
                Contrast(
                    f"use {family} {thing}",
                    False,
                    one.uses_of(games[0]),
                    two.uses_of(games[1]),
                    Estimate(apart, apart - reach, apart + reach),
                    apart / deviation if deviation > 0.0 else 0.0,
                    p_of(apart, error, freedom) if freedom else 1.0,
                    False,
                )
            )
    return found
