"""The odds of a theft in Swindler as Sly reckons them: from what lies in the open, and from nothing else."""

from __future__ import annotations

from math import comb
from typing import Final

from fagin.bots.players.swindler_worth import Prospects, reward
from fagin.games.swindler.conditions import achieved
from fagin.games.swindler.orders import entitled, order_at
from fagin.games.swindler.pieces import (
    BAG_MASK,
    BAGS,
    COIN,
    DRAW,
    FIRST_KEY,
    ITEM_OF,
    JOKER,
    ONE,
    ORDER_SPACES,
    PER_BAG,
    Order,
    count,
    size,
)
from fagin.games.swindler.state import SwindlerPublic, box_of

COIN_TILE: Final = 0  # the events of Draw orders, in their order in the pieces
IDENTICAL: Final = 1
FROM_BAG: Final = 3
KEYS_IN_TURN: Final = 4
SKULL_AFTER: Final = 5
FARTHEST: Final = 8  # draws that are looked ahead
FADED: Final = [0.96**draws for draws in range(FARTHEST + 1)]  # each further tile is worth a little less
WAYS: Final = [[comb(tiles, some) for some in range(16)] for tiles in range(16)]  # to draw some of them
MOST_ASKED: Final = 64  # more than any Draw order asks for
CONSOLATION: Final = 0.9  # the coin for a skull at once


class Bag:
    """What is in one bag."""

    def __init__(self, public: SwindlerPublic, bag: int) -> None:
        first = bag * PER_BAG
        self.bag: Final = bag
        self.kinds: Final = [
            (kind, int(count(public.home, kind)))
            for kind in range(first, first + PER_BAG)
            if count(public.home, kind)
        ]
        self.tiles: Final = sum(number for _, number in self.kinds)
        self.skulls: Final = box_of(public).skulls[bag]
        self.chances: Final[dict[int, float]] = {}  # of Draw orders, when they are first asked for

    def risk(self, drawn: int = 0) -> float:
        """The chance of a skull after so many more tiles."""
        return self.skulls / (max(0, self.tiles - drawn) + self.skulls)

    def marked(self, low: int, high: int) -> int:
        """How many tiles show an item in a range."""
        return sum(number for kind, number in self.kinds if low <= ITEM_OF[kind] <= high)

    def survival(self, draws: int) -> float:
        """The chance that so many draws bring no skull."""
        safe = 1.0
        for drawn in range(draws):
            safe *= 1.0 - self.risk(drawn)
        return safe


MET: Final[list[dict[int, Bag]]] = [{} for _ in BAGS]  # by the heap in it: some hundred of each in all


def bag_of(public: SwindlerPublic, at: int) -> Bag:
    """What is in one bag now; the same things are met there again and again."""
    heap = int(public.home & BAG_MASK[at])
    bag = MET[at].get(heap)
    if bag is None or bag.skulls != box_of(public).skulls[at]:
        bag = MET[at][heap] = Bag(public, at)
    return bag


def at_least(tiles: int, marked: int, wanted: int, draws: int) -> float:
    """The chance of some marked tiles among those drawn, no skull being drawn."""
    if wanted <= 0:
        return 1.0
    if marked < wanted or draws < wanted or draws > tiles:
        return 0.0
    missed = 0
    for hit in range(wanted):
        missed += WAYS[marked][hit] * WAYS[tiles - marked][draws - hit]
    return 1.0 - missed / WAYS[tiles][draws]


def reached(order: Order, bag: Bag, drawn: tuple[int, ...], draws: int) -> float:
    """The chance that a Draw order is met after so many more tiles, no skull being drawn."""
    event, number = order.event, order.number
    if draws > bag.tiles:
        return 0.0
    if event == COIN_TILE:
        have = sum(ITEM_OF[kind] >= COIN for kind in drawn)
        return at_least(bag.tiles, bag.marked(COIN, COIN + 1), number - have, draws)
    if event == KEYS_IN_TURN:
        have = sum(FIRST_KEY <= ITEM_OF[kind] <= JOKER for kind in drawn)
        return at_least(bag.tiles, bag.marked(FIRST_KEY, JOKER), number - have, draws)
    if event == FROM_BAG:
        return float(
            bag.bag == order.bag and sum(kind // PER_BAG == bag.bag for kind in drawn) + draws >= number
        )
    if event == IDENTICAL:
        return in_a_row(bag, drawn, draws) if number == 2 else 0.0
    if event == SKULL_AFTER:
        return 0.0
    return float(len(drawn) + draws >= number)  # tiles, and about as many different items


def in_a_row(bag: Bag, drawn: tuple[int, ...], draws: int) -> float:
    """About the chance of two identical tiles, one right after the other."""
    missed = 1.0
    if drawn and draws and bag.tiles:
        last = sum(number for kind, number in bag.kinds if kind == drawn[-1])
        missed = 1.0 - last / bag.tiles
    if bag.tiles > 1:
        pair = sum(number * (number - 1) for _, number in bag.kinds) / (bag.tiles * (bag.tiles - 1))
        missed *= (1.0 - pair) ** max(0, draws - 1)
    return 1.0 - missed


def chance_of(order: Order, bag: Bag) -> float:
    """The chance to meet a Draw order by drawing until it is met or a skull comes."""
    key = (order.event * len(BAGS) + order.bag) * MOST_ASKED + order.number
    chance = bag.chances.get(key)
    if chance is None:
        chance = bag.chances[key] = reckoned(order, bag)
    return chance


def reckoned(order: Order, bag: Bag) -> float:
    """The same, when it is first asked for."""
    if order.event == SKULL_AFTER:
        return bag.survival(order.number)
    chance = 0.0
    before = 0.0
    for draws in range(1, min(FARTHEST, bag.tiles) + 1):
        now = reached(order, bag, (), draws)
        chance += bag.survival(draws) * (now - before)
        before = now
    return chance


class Theft:
    """What a theft promises to one player: how far to go, and from which bag."""

    def __init__(self, public: SwindlerPublic, seat: int, prospects: Prospects, now: float) -> None:
        self.public: Final = public
        self.prospects: Final = prospects
        self.loot: Final = public.loot[seat]
        self.now: Final = now  # what the loot is worth
        self.orders: Final[list[Order]] = []  # the Draw orders that can still be met in this turn
        for space in range(ORDER_SPACES):
            order = order_at(public, space)
            if order is None or order.kind != DRAW or not entitled(public, seat, space):
                continue
            if not achieved(public, order):
                self.orders.append(order)

    def stake(self, bag: int) -> float:
        """What a skull from a bag would take."""
        return self.now - self.prospects.worth(self.loot & ~BAG_MASK[bag])

    def gain(self, bag: Bag) -> float:
        """What a tile from a bag adds, on the average."""
        if not bag.tiles:
            return 0.0
        total = 0.0
        for kind, number in bag.kinds:
            total += number * (self.prospects.worth(self.loot + ONE[kind]) - self.now)
        return total / bag.tiles

    def next_draw(self, at: int, sheltered: bool) -> float:
        """What drawing from a bag now is worth, compared with not drawing, if it is stopped in time."""
        bag = bag_of(self.public, at)
        drawn = self.public.drawn
        gain, stake = self.gain(bag), self.stake(at)
        deepest = min(FARTHEST, bag.tiles)
        bonus = [0.0] * (deepest + 2)
        for order in self.orders:
            worth = reward(order)
            before = reached(order, bag, drawn, 0)
            for draws in range(1, deepest + 1):
                now = reached(order, bag, drawn, draws)
                bonus[draws] += (now - before) * worth
                before = now
        value = 0.0
        for draws in range(deepest, -1, -1):
            lost = 0.0 if sheltered and draws == 0 else stake + draws * gain
            for order in self.orders:
                if order.event == SKULL_AFTER and len(drawn) + draws >= order.number:
                    lost -= reward(order)
            if draws == 0 and not drawn and not sheltered and self.public.supply > 0:
                lost -= CONSOLATION
            risk = bag.risk(draws)
            on = gain * FADED[draws] + bonus[draws + 1] + max(0.0, value) if draws < bag.tiles else 0.0
            value = (1.0 - risk) * on - risk * lost
        return value


def tiles_at_stake(public: SwindlerPublic, seat: int, bag: int) -> int:
    """How many tiles a skull from a bag would take from a player."""
    return int(size(public.loot[seat] & BAG_MASK[bag]))
