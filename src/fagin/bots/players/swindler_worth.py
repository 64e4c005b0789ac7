"""What loot is worth to Sly in Swindler: what the open orders and dealers would give for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.dealers import PLACES
from fagin.games.swindler.master_thieves import may_fulfil_free
from fagin.games.swindler.orders import order_at
from fagin.games.swindler.pieces import (
    CARD,
    CARD_MASK,
    COIN,
    DISCARD,
    FIELDS,
    FIRST_KEY,
    FORGED,
    FORGER,
    JOKER,
    KEY,
    LOCK_PICKER,
    ONE,
    ORDER_SPACES,
    OWN,
    SLOT_KINDS,
    SLOT_MASK,
    TILES,
    Order,
    cards_in_all,
    coin_value,
    count,
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
LACKING: Final = len(REACH) - 1
COIN_TILES: Final = SLOT_MASK[COIN] | SLOT_MASK[COIN + 1]


def reward(order: Order) -> float:
    """What an order gives, all in all."""
    return order.points + PROGRESS + 0.9 * order.coins + 1.2 * order.neutral - POSTER * order.posters


def for_a_tile(found: tuple[float, Order]) -> float:
    """Orders that give much for each tile come first, and those that take none before all."""
    promise, order = found
    return -promise / (1 + len(order.ways[0].slots) * (order.kind != OWN))


class Prospects:
    """What can be made of loot at this table by one player, for orders and dealers."""

    def __init__(self, public: SwindlerPublic, seat: int, cards: int, but: int = NOBODY) -> None:
        self.cards: Final = cards  # the own accomplices, a heap
        self.coins: Final = public.coins[seat]
        self.last: Final = public.final  # whether this is the last turn
        free = may_fulfil_free(public, seat)
        self.orders: Final[list[tuple[float, Order]]] = []  # what each promises, the best first
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
            self.orders.append((factor * reward(order), order))
        self.orders.sort(key=for_a_tile)
        self.fields: Final[list[tuple[int, int]]] = []  # points and item of the free fields, the best first
        box = box_of(public)
        for place in range(PLACES):
            dealer = public.dealers[place // FIELDS]
            if dealer != EMPTY and public.fields[place] == EMPTY and ORDER_SPACES + place != but:
                tile = box.dealers[dealer]
                self.fields.append((tile.points[place % FIELDS], tile.items[place % FIELDS]))
        self.fields.sort(reverse=True)

    def worth(self, heap: int) -> float:
        """What a heap of loot promises."""
        total = 0.0
        left: i64 = heap
        coins = self.coins
        for promise, order in self.orders:
            own = order.kind == OWN
            lacking, used = self.filled(order, heap if own else int(left), coins)
            if lacking >= LACKING or (self.last and lacking):
                continue
            gain = promise * REACH[lacking]
            if own:
                total += gain
            elif gain >= BOUND * (int(size(used)) + order.coins_needed):
                total += gain
                left -= used
                coins = max(0, coins - order.coins_needed)
        total += COINS * int(coin_value(left))
        left &= ~COIN_TILES
        for points, item in self.fields:
            if not left:
                break
            fitting: i64 = left & SLOT_MASK[item]
            if fitting:
                for kind in SLOT_KINDS[item]:
                    if count(fitting, kind):
                        left -= ONE[kind]
                        total += SALE * points
                        break
        return total if self.last else total + SPARE * int(size(left))

    def filled(self, order: Order, heap: int, coins: int) -> tuple[int, int]:
        """How many things an order lacks, and the tiles that would be used for it."""
        best, best_used = LACKING, 0
        for way in order.ways:
            lacking, used = self.way(way.slots, heap)
            if lacking < best:
                best, best_used = lacking, used
                if not lacking:
                    break
        if order.coins_needed:
            best += max(0, order.coins_needed - coins - int(coin_value(heap - best_used)))
        if order.cards_needed:
            best += max(0, order.cards_needed - int(cards_in_all(self.cards)))
        return min(best, LACKING), best_used

    def way(self, slots: tuple[int, ...], heap: int) -> tuple[int, int]:
        """The same for one way to fill it; Lock Pickers and Forgers help."""
        left: i64 = heap
        cards: i64 = self.cards
        lacking = 0
        for what in slots:
            if left & SLOT_MASK[what]:
                for kind in SLOT_KINDS[what]:
                    if count(left, kind):
                        left -= ONE[kind]
                        break
            elif picker_for(what, cards) >= 0:
                cards -= CARD[picker_for(what, cards)]
            elif FORGED[what] and cards & CARD_MASK[FORGER] and left:
                cards -= CARD[FORGER]
            else:
                lacking += 1
                if lacking >= LACKING:
                    break
        return lacking, int(heap - left)

    def wanted(self, order: Order, heap: int) -> list[bool]:
        """For each kind of tile, whether one more would bring an order nearer."""
        lacking, _ = self.filled(order, heap, self.coins)
        return [self.filled(order, heap + ONE[kind], self.coins)[0] < lacking for kind in range(TILES)]


def picker_for(what: int, cards: i64) -> int:
    """A Lock Picker in a heap of cards that would do for a slot, or -1."""
    for colour in range(JOKER - FIRST_KEY):
        if what in (KEY, FIRST_KEY + colour) and cards & CARD_MASK[LOCK_PICKER + colour]:
            return LOCK_PICKER + colour
    return -1


def sale_tile(prospects: Prospects, heap: int, item: int) -> tuple[int, float]:
    """The tile that is missed least among those a field takes, and how much it is missed; -1 if there is none."""
    best, least = -1, 0.0
    before = prospects.worth(heap)
    for kind in SLOT_KINDS[item]:
        if count(heap, kind):
            missed = before - prospects.worth(heap - ONE[kind])
            if best < 0 or missed < least:
                best, least = kind, missed
    return best, least
