"""What many games say about bots: how often they win, how surely, how well they rate, how long they think."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from fagin.arena.results import Result

Z: Final = NormalDist().inv_cdf(0.975)  # intervals of 95 %


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval in which the truth lies 95 times of 100."""

    value: float
    low: float
    high: float

    def against(self, level: float) -> str:
        """Whether the whole interval is above or below a level, or does not exclude it ("level")."""
        return "above" if self.low > level else "below" if self.high < level else "level"


@dataclass(frozen=True)
class Standing:
    """How a bot did, in all the seats it had."""

    bot: str
    seats: int  # in all games together
    wins: float  # a win shared by two is half a win for each
    rate: Estimate  # of wins, for each seat
    place: Estimate  # the mean, 1 is the best
    rating: Estimate
    decisions: float  # of each seat in a game
    ms: float  # for a decision, the mean
    ms_99: float  # 99 of 100 take no longer


def standings(results: Iterable[Result]) -> list[Standing]:
    """How each bot did, the best first."""
    games = sorted(results, key=lambda result: result.number)
    rated = ratings(games)
    found: list[Standing] = []
    for bot in rated:
        seats = [(game, seat) for game in games for seat in range(len(game.bots)) if game.bots[seat] == bot]
        wins = sum(game.shares()[seat] for game, seat in seats)
        ms = sorted(one for game, seat in seats for one in game.ms[seat])
        found.append(
            Standing(
                bot,
                len(seats),
                wins,
                wilson(wins, len(seats)),
                mean([game.places[seat] for game, seat in seats]),
                rated[bot],
                len(ms) / len(seats),
                fmean(ms) if ms else 0.0,
                ms[ceil(0.99 * len(ms)) - 1] if ms else 0.0,
            )
        )
    return sorted(found, key=lambda standing: (-standing.rate.value, standing.place.value))


def wilson(wins: float, games: float) -> Estimate:
    """A share with Wilson's interval, which is sound for few games and for shares near 0 and 1."""
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(share * (1 - share) * weight + weight * weight / 4) / (1 + weight)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its normal interval; one value alone says nothing about how far off it is."""
    value = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(value, value - reach, value + reach)


def ratings(games: Iterable[Result]) -> dict[str, Estimate]:
    """The ratings of all bots by the places of all games, game after game (Plackett and Luce's model).

    Copies of a bot share a rating: the mean of what their seats make of it.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating  # takes a while, and few commands need it

    model = PlackettLuce()
    rated: dict[str, PlackettLuceRating] = {}
    for game in games:
        before = [[rated.get(bot) or model.rating()] for bot in game.bots]
        after = model.rate(before, ranks=[float(place) for place in game.places])
        for bot in dict.fromkeys(game.bots):
            own = [after[seat][0] for seat in range(len(game.bots)) if game.bots[seat] == bot]
            rated[bot] = model.rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return {
        bot: Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for bot, one in rated.items()
    }
