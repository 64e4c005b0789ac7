"""What a position of Fagin's Gang is worth to one player: the way still to go, counted in cubes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.pieces import BIT, BITS, FAGIN_PRICE, SHIFT, SIX, count, size
from fagin.games.fagins_gang.state import GangPublic, board, constable_at

WON: Final = 1000.0
SHILLING: Final = 0.5  # a shilling that is missing for Fagin, in cubes
INCOME: Final = 0.5  # a cube that the best three urchins can steal
ANY_COLOUR: Final = 1.25  # a white hand, in cubes
UNWANTED: Final = 0.4  # a cube of another colour than those that are missing
SURPLUS: Final = 0.12  # a cube in hand
SPARE: Final = 0.04  # a shilling that is not needed
PUSHED: Final = 0.4  # how likely an urchin on the top level is pushed off before its next walk
PUSHED_LESS: Final = 0.2  # one below it
FAR: Final = 999
INCOMES: Final[dict[tuple[int, ...], list[float]]] = {}  # by what the levels of a board give, made once


class Place:
    """What one player has: cubes, shillings, urchins on the tracks and at home."""

    def __init__(self, hand: i64, shillings: i64, urchins: i64, home: i64, stock: i64) -> None:
        self.hand: Final[i64] = hand
        self.shillings: Final[i64] = shillings
        self.urchins: Final[i64] = urchins
        self.home: Final[i64] = home
        self.stock: Final[i64] = stock  # what the warehouses hold


class Worth:
    """Judges what one player has, on the board of one game."""

    def __init__(self, public: GangPublic, seat: int) -> None:
        plan = board(public)
        self.levels: Final = plan.levels
        self.good: Final = plan.good
        self.price: Final = plan.price
        self.goods: Final = plan.goods
        self.hands: Final = plan.hands
        self.pay: Final = plan.shillings
        self.entry: Final = plan.start + 2  # levels from the hand to Fagin
        self.goal: Final = public.setting.homes_to_win
        self.income: Final = incomes(plan.goods, plan.hands)
        self.gains: Final = self.income[63 * SIX * plan.levels :]  # where all colours are wanted
        self.exposed: Final = [PUSHED, PUSHED_LESS]
        self.seat: Final = seat

    def place(self, public: GangPublic) -> Place:
        """What the player has now."""
        seat = self.seat
        return Place(
            public.hands[seat],
            public.shillings[seat],
            public.urchins[seat],
            public.home[seat],
            public.warehouse,
        )

    def of(self, place: Place) -> float:
        """The cubes and shillings still missing on the easiest ways home, against income and what is left over."""
        to_go: i64 = self.goal - BITS[place.home]
        if to_go <= 0:
            return WON
        first: i64 = FAR
        second: i64 = FAR
        third: i64 = FAR
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        location: i64
        for location in range(SIX):
            if place.home & BIT[location]:
                continue
            at = place.urchins >> SHIFT[location] & 255
            way: i64 = at if at else self.entry
            good: i64 = self.good[location]
            lack = way * self.price[location] - count(place.hand, good)
            if lack < 0:
                lack = 0
            bit: i64 = BIT[good] if lack else 0
            if lack < first:
                first, second, third = lack, first, second
                one, two, three = bit, one, two
            elif lack < second:
                second, third = lack, second
                two, three = bit, two
            elif lack < third:
                third, three = lack, bit
        missing = first
        needed = one
        if to_go > 1:
            missing += second
            needed |= two
        if to_go > 2:
            missing += third
            needed |= three
        shillings = place.shillings - FAGIN_PRICE * to_go
        money = float(shillings) * (SHILLING if shillings < 0 else SPARE)
        return self.earned(place, needed) + money + SURPLUS * float(size(place.hand)) - float(missing)

    def earned(self, place: Place, needed: i64) -> float:
        """What the best three urchins can steal at a time, and what may happen to those at the top."""
        levels: i64 = self.levels
        row = needed * SIX * levels
        most, more, much = 0.0, 0.0, 0.0
        lost = 0.0
        location: i64
        for location in range(SIX):
            at = place.urchins >> SHIFT[location] & 255
            if at:
                income = self.income[row + location * levels + at - 1]
                if income > most:
                    most, more, much = income, most, more
                elif income > more:
                    more, much = income, more
                elif income > much:
                    much = income
                if at <= 2:
                    lost += self.exposed[at - 1] * float((self.entry - at) * self.price[location])
        return INCOME * (most + more + much) - lost


def incomes(goods: tuple[int, ...], hands: tuple[int, ...]) -> list[float]:
    """By the goods that are missing and by level, what there is to steal, in cubes."""
    key = goods + hands
    found = INCOMES.get(key)
    if found is None:
        found = []
        for needed in range(64):
            for heap, free in zip(goods, hands):
                income = ANY_COLOUR * free
                for good in range(SIX):
                    income += (1.0 if needed & BIT[good] else UNWANTED) * float(count(heap, good))
                found.append(income)
        INCOMES[key] = found
    return found


def dangers(public: GangPublic, worth: Worth) -> list[float]:
    """By location and level, what the constable's next walk is expected to cost an urchin there, in cubes."""
    plan = board(public)
    levels = plan.levels
    found = [0.0] * (SIX * levels)
    for location in range(SIX):
        arrow = int(public.constables >> SHIFT[location] & 255)
        price = float(plan.price[location])
        for face in range(1, SIX + 1):
            now = (arrow + face) % plan.arrows
            level, push = plan.arrow_level[now], plan.arrow_push[now]
            to = level + push
            gone = to < 0 or to >= levels
            lost = float(worth.entry - level - 1) * price + 1.0 if gone else push * price
            found[location * levels + level] += lost / SIX
    return found


def blocked(public: GangPublic) -> list[int]:
    """By location, the level where the constable stands."""
    return [int(constable_at(public, location)) for location in range(SIX)]
