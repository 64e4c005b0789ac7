"""What loot is worth to Sly in Swindler: what the open orders and dealers would give for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.dealers import PLACES
from fagin.games.swindler.master_thieves import may_fulfil_free
from fagin.games.swindler.orders import order_at
from fagin.games.swindler.pieces import (
    COIN_TILES,
    DISCARD,
    FIELDS,
    FORGERS,
    ONE,
    ORDER_SPACES,
    OWN,
    SLOT_KINDS,
    TILES,
    USED_IN_ORDERS,
    Field,
    Order,
    Slot,
    cards_in_all,
    coin_value,
    count,
    first_card,
    first_tile,
    size,
)
from fagin.games.swindler.state import EMPTY, NOBODY, SwindlerPublic, box_of

PROGRESS: Final = 2.5  # a completed order brings the ability and the end nearer
POSTER: Final = 0.5  # the risk of jail
# how likely an order is fulfilled that lacks so many tiles
REACH: Final[tuple[float, ...]] = (1.0, 0.42, 0.12, 0.03, 0.0)
MINE: Final = 1.0
FREE: Final = 0.6  # an order that can still be reserved
THEIRS: Final = 0.3  # and one that somebody else has reserved
SALE: Final = 0.9  # of the points of a free field
SPARE: Final = 0.55  # a tile that nobody asks for now
COINS: Final = 0.95
BOUND: Final = 1.3  # what a tile kept for an order must promise
LACKING: Final = 4  # too many


def reward(order: Order) -> float:
    """What an order gives, all in all."""
    return order.points + PROGRESS + 0.9 * order.coins + 1.2 * order.neutral - POSTER * order.posters


class Hope:
    """An order that may be fulfilled, and what it promises."""

    def __init__(self, promise: float, order: Order) -> None:
        self.promise: Final = promise
        self.order: Final = order
        self.own: Final = order.kind == OWN
        tiles = 0 if self.own else len(order.ways[0].slots)
        self.for_a_tile: Final = promise / float(1 + tiles)  # orders that take none come before all


class Prospects:
    """What can be made of loot at this table by one player, for orders and dealers."""

    def __init__(self, public: SwindlerPublic, seat: int, cards: int, but: int = NOBODY) -> None:
        self.cards: Final = cards  # the own accomplices, a heap
        self.helpers: Final[i64] = cards & USED_IN_ORDERS
        self.coins: Final = public.coins[seat]
        self.last: Final = public.final  # whether this is the last turn
        free = may_fulfil_free(public, seat)
        self.hopes: Final[list[Hope]] = []  # the best first
        for space in range(ORDER_SPACES):
            order = order_at(public, space)
            if order is None or order.kind > DISCARD or space == but:
                continue
            holder = public.markers[space]
            if holder == seat or (holder == NOBODY and free):
                factor = MINE
            elif self.last:
                continue
            else:
                factor = FREE if holder == NOBODY else THEIRS
            self.hope(Hope(factor * reward(order), order))
        self.fields: Final[list[Field]] = []  # the free ones, the best first
        box = box_of(public)
        for place in range(PLACES):
            dealer = public.dealers[place // FIELDS]
            if dealer != EMPTY and public.fields[place] == EMPTY and ORDER_SPACES + place != but:
                self.field(box.dealers[dealer].fields[place % FIELDS])

    def hope(self, hope: Hope) -> None:
        """Put an order among the others: those that give much for each tile come first."""
        hopes = self.hopes
        at = len(hopes)
        while at and hopes[at - 1].for_a_tile < hope.for_a_tile:
            at -= 1
        hopes.insert(at, hope)

    def field(self, field: Field) -> None:
        """Put a free field among the others: those that give many points come first."""
        fields = self.fields
        at = len(fields)
        while at and fields[at - 1].rank < field.rank:
            at -= 1
        fields.insert(at, field)

    def worth(self, heap: i64) -> float:
        """What a heap of loot promises."""
        total = 0.0
        left = heap
        coins: i64 = self.coins
        for hope in self.hopes:
            order = hope.order
            lacking, used = self.filled(order, heap if hope.own else left, coins)
            if lacking >= LACKING or (self.last and lacking):
                continue
            gain = hope.promise * REACH[lacking]
            if hope.own:
                total += gain
            elif gain >= BOUND * float(size(used) + order.coins_needed):
                total += gain
                left -= used
                coins = max(0, coins - order.coins_needed)
        total += COINS * float(coin_value(left))
        left &= ~COIN_TILES
        for field in self.fields:
            if not left:
                break
            fitting = left & field.tiles
            if fitting:
                left -= first_tile(fitting)
                total += SALE * field.points
        return total if self.last else total + SPARE * float(size(left))

    def filled(self, order: Order, heap: i64, coins: i64) -> tuple[i64, i64]:
        """How many things an order lacks, and the tiles that would be used for it."""
        best: i64 = LACKING
        best_used: i64 = 0
        for way in order.ways:
            lacking, used = self.way(way.takes, heap)
            if lacking < best:
                best, best_used = lacking, used
                if not lacking:
                    break
        if order.coins_needed:
            best += max(0, order.coins_needed - coins - coin_value(heap - best_used))
        if order.cards_needed:
            best += max(0, order.cards_needed - cards_in_all(self.cards))
        return min(best, LACKING), best_used

    def way(self, slots: list[Slot], heap: i64) -> tuple[i64, i64]:
        """The same for one way to fill it; Lock Pickers and Forgers help."""
        left = heap
        cards = self.helpers
        lacking: i64 = 0
        for slot in slots:
            fitting = left & slot.tiles
            if fitting:
                left -= first_tile(fitting)
            elif cards & slot.pickers:
                cards -= first_card(cards & slot.pickers)
            elif slot.forged and cards & FORGERS and left:
                cards -= first_card(cards & FORGERS)
            else:
                lacking += 1
                if lacking >= LACKING:
                    break
        return lacking, heap - left

    def wanted(self, order: Order, heap: int) -> list[bool]:
        """For each kind of tile, whether one more would bring an order nearer."""
        lacking, _ = self.filled(order, heap, self.coins)
        return [self.filled(order, heap + ONE[kind], self.coins)[0] < lacking for kind in range(TILES)]


def sale_tile(prospects: Prospects, heap: int, before: float, item: int) -> tuple[int, float]:
    """The tile that is missed least among those a field takes, and how much it is missed; -1 if there is none."""
    best, least = -1, 0.0
    for kind in SLOT_KINDS[item]:
        if count(heap, kind):
            missed = before - prospects.worth(heap - ONE[kind])
            if best < 0 or missed < least:
                best, least = kind, missed
    return best, least
