"""Sees at a glance how far a player of Fagin's Gang has come: for playouts, where there is no time to plan."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.bots.players.gang_worth import Place, incomes
from fagin.games.fagins_gang.pieces import BIT, BITS, FAGIN_PRICE, HAND_LIMIT, ONE, SIX, size
from fagin.games.fagins_gang.state import Setting

WON: Final = 100.0
FAR: Final = 1 << 30

# what is counted: one urchin at home, two of them, a cube missing, a cube still to be paid, a shilling missing, one to
# spare, a cube that the best three urchins can steal, a cube in hand, a turn of thefts missing, a shilling that the
# best three urchins can rob, and that no cube is missing
Weights = tuple[float, ...]


class Eye:
    """Sees at a glance how far a player has come, on the board of one game."""

    def __init__(self, setting: Setting, weights: Weights) -> None:
        plan = setting.board()
        self.setting: Final = setting
        self.levels: Final[i64] = plan.levels
        self.good: Final = plan.good
        self.price: Final = plan.price
        self.way: Final = plan.way
        self.goods: Final = plan.goods
        self.hands: Final = plan.hands
        self.pay: Final = plan.shillings
        self.prices: Final = plan.prices
        self.capacity: Final[i64] = plan.capacity
        self.entry: Final[i64] = plan.start + 2  # levels from the hand to Fagin
        self.tolls: Final[i64] = sum(plan.price[location] * ONE[location] for location in range(SIX))
        self.asked: Final[i64] = sum(plan.good[location] * ONE[location] for location in range(SIX))
        self.goal: Final[i64] = setting.homes_to_win
        self.through: Final = setting.through_run
        self.income: Final = incomes(plan.goods, plan.hands)
        self.one, self.two, self.missing, self.cost, self.short, self.spare = weights[:6]
        self.earning, self.held, self.slow, self.paid, self.ready = weights[6:]
        self.needed: i64 = 0  # the goods that are missing, as bits
        self.next: i64 = 0  # that of the easiest way home on which one is, or of the easiest at all

    def worth(self, place: Place) -> float:
        """What has been reached on the easiest ways home, and what comes in for the rest."""
        to_go: i64 = self.goal - BITS[place.home]
        if to_go <= 0:
            return WON
        missing, cost = self.ways(place, to_go)
        worth = self.two if to_go == 1 else self.one if to_go == 2 else 0.0
        worth -= self.missing * float(missing) + self.cost * float(cost)
        levels = self.levels
        row = self.needed * SIX * levels
        most, more, much = 0.0, 0.0, 0.0
        best: i64 = 0
        better: i64 = 0
        good: i64 = 0
        urchins = place.urchins
        location: i64
        for location in range(SIX):
            at = urchins >> location * 8 & 255
            if at:
                income = self.income[row + location * levels + at - 1]
                if income > most:
                    most, more, much = income, most, more
                elif income > more:
                    more, much = income, more
                elif income > much:
                    much = income
                pay: i64 = self.pay[location * levels + at - 1]
                if pay > best:
                    best, better, good = pay, best, better
                elif pay > better:
                    better, good = pay, better
                elif pay > good:
                    good = pay
        income = most + more + much
        worth += self.earning * income + self.paid * float(best + better + good)
        worth += self.held * float(min(size(place.hand), HAND_LIMIT))
        worth += self.ready if missing == 0 else -self.slow * float(missing) / (income + 2.0)
        shillings = float(place.shillings - FAGIN_PRICE * to_go)
        return worth + shillings * (self.short if shillings < 0.0 else self.spare)

    def ways(self, place: Place, to_go: i64) -> tuple[i64, i64]:
        """The cubes that are missing, and those to be paid in all, on the easiest ways home; it notes which."""
        first: i64 = FAR  # cubes missing, cubes to be paid and location, each in a byte
        second: i64 = FAR
        third: i64 = FAR
        home, hand, urchins = place.home, place.hand, place.urchins
        tolls, asked = self.tolls, self.asked
        location: i64
        for location in range(SIX):
            if home >> location & 1:
                continue
            byte = location * 8
            at = urchins >> byte & 255
            need = (at if at else self.entry) * (tolls >> byte & 255)
            lack = need - (hand >> (asked >> byte & 255) * 8 & 255)
            way = need * 256 + location
            if lack > 0:
                way += lack * 65536
            if way < first:
                first, second, third = way, first, second
            elif way < second:
                second, third = way, second
            elif way < third:
                third = way
        missing: i64 = 0
        cost: i64 = 0
        self.needed = 0
        self.next = self.good[first & 255]
        for _ in range(to_go):
            lack = first >> 16
            if lack:
                good: i64 = self.good[first & 255]
                if not missing:
                    self.next = good
                self.needed |= BIT[good]
            missing += lack
            cost += first >> 8 & 255
            first, second = second, third
        return missing, cost
