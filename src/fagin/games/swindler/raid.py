"""Step 4, replenishing: new dealers and orders, and the police raids that turn up among the orders."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.dealers import REFILL_DEALERS
from fagin.games.swindler.master_thieves import overlooked
from fagin.games.swindler.moves import ORDER, RETURN
from fagin.games.swindler.pieces import (
    ONE,
    ORDER_CARDS,
    TILES,
    Raid,
    count,
    kinds_in,
    size,
)
from fagin.games.swindler.state import (
    BIT,
    EMPTY,
    SeveralChoose,
    SwindlerEffect,
    SwindlerLuck,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    box_of,
    order_from,
    return_tiles,
    tiles_of,
)
from fagin.kernel import EVERYONE, Refusal

# ---------------------------------------------------------------- replenishing


class Replenish(SwindlerEffect):
    """[SW-2.7, SW-R30] Only after something was completed: first the dealers, then the orders."""

    def run(self, state: SwindlerState) -> None:
        """Orders are revealed only if orders were completed."""
        public = state.public
        if public.orders_done:
            state.push(REFILL_ORDERS)
        if public.dealers_done:
            state.push(REFILL_DEALERS)


class RefillOrders(SwindlerEffect):
    """[SW-1.7, SW-7.3] Order cards are revealed one by one until four orders are open."""

    def run(self, state: SwindlerState) -> None:
        """[SW-R31] An empty deck leaves spaces empty; [SW-7.5] at the end raids set aside are shuffled in."""
        public = state.public
        if EMPTY in public.orders and (public.starters_left or public.order_deck):
            state.push(REFILL_ORDERS)
            state.push(TURN_UP_ORDER)
        elif public.aside:
            public.order_deck |= public.aside
            public.aside = 0
            state.tell(EVERYONE, "raids-shuffled-in")


class TurnUpOrder(SwindlerLuck):
    """[SW-1.4, SW-1.5, SW-1.6] The top order card: starters while there are any, they are on top."""

    def stream(self) -> str:
        """The order deck."""
        return "orders"

    def chance(self, state: SwindlerState) -> list[tuple[int, int]]:
        """[SW-1.3] Every card of that back that nobody has seen is as likely."""
        public = state.public
        cards = public.starters if public.starters_left else public.order_deck
        return [(ORDER + card, 1) for card in range(ORDER_CARDS) if cards & BIT[card]]

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-R30] An order goes to the lowest empty space; [SW-7.4, SW-7.5] only the first raid is carried out."""
        public = state.public
        card = move - ORDER
        state.pop()
        if public.starters_left:
            public.starters_left -= 1
            public.starters &= ~BIT[card]
        else:
            public.order_deck &= ~BIT[card]
        raid = box_of(public).raids[card]
        if raid is None:
            space = public.orders.index(EMPTY)
            public.orders[space] = card
            state.tell(EVERYONE, "new-order", space, card)
        elif public.raided:
            public.aside |= BIT[card]
            state.tell(EVERYONE, "raid-set-aside", card)
        else:
            public.raided = True
            public.removed |= BIT[card]
            state.tell(EVERYONE, "raid", card)
            begin_raid(state, card, raid)


# ---------------------------------------------------------------- a raid


def owed(public: SwindlerPublic, seat: int, raid: Raid) -> int:
    """[SW-8.1, SW-8.3, SW-R32, SW-R37, SW-R38] How many tiles a player at large must return, at most all."""
    tiles = int(tiles_of(public, seat))
    if not raid.loot or public.jailed & BIT[seat] or tiles - overlooked(public, seat) < raid.loot:
        return 0
    return min(raid.returned, tiles)


def begin_raid(state: SwindlerState, card: int, raid: Raid) -> None:
    """[SW-8.2, SW-R30] First the loot, then the posters; who has no choice is not asked."""
    public = state.public
    state.push(Jail(card))
    choosing: list[int] = []  # how many tiles each seat chooses
    for seat in range(public.players):
        tiles = owed(public, seat, raid)
        heap: i64 = public.loot[seat]
        kinds = kinds_in(heap)
        if tiles and (len(kinds) == 1 or size(heap) == tiles):
            state.private[seat].sealed = tiles * ONE[kinds[0]] if len(kinds) == 1 else heap
            tiles = 0
        choosing.append(tiles)
    if any(choosing):
        waiting = sum(BIT[seat] for seat, tiles in enumerate(choosing) if tiles)
        state.push(Returns(card, tuple(choosing), waiting))
    else:
        return_all(state)


class Returns(SeveralChoose):
    """[SW-8.3, SW-R30] Tiles of own choice go back, chosen by all at once; nobody sees how far another is."""

    def __init__(self, card: int, choosing: tuple[int, ...], waiting: int) -> None:
        super().__init__(waiting)
        self.card: Final = card
        self.choosing: Final = choosing  # for each seat, how many it chooses

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Any tile not chosen yet."""
        heap: i64 = public.loot[seat] - own.sealed
        return [RETURN + kind for kind in kinds_in(heap)]

    def part(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> bool:
        """All tiles but the last."""
        return size(own.sealed) + 1 < self.choosing[seat]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a tile, or none of that kind is left."""
        if RETURN <= move < RETURN + TILES and count(public.loot[seat], move - RETURN):
            return Refusal("chosen-already", "SW-8.3")
        return Refusal("return-a-tile", "SW-8.3")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """Sealed until all have chosen."""
        own = state.private[seat]
        more = self.part(seat, move, state.public, own)
        own.sealed += ONE[move - RETURN]
        if more:
            return
        waiting = self.waiting & ~BIT[seat]
        if waiting:
            state.become(Returns(self.card, self.choosing, waiting))
        else:
            state.pop()
            return_all(state)


def return_all(state: SwindlerState) -> None:
    """[SW-8.3, SW-R30] The tiles go back in player order."""
    public = state.public
    for seat in order_from(public, int(public.seat)):
        own = state.private[seat]
        if own.sealed:
            heap = int(own.sealed)
            own.sealed = 0
            return_tiles(public, seat, heap)
            state.reveal(EVERYONE, "returns", seat, heap)


class Jail(SwindlerEffect):
    """[SW-8.4, SW-8.5, SW-8.6] Who has too many posters goes to jail and returns one of them."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: SwindlerState) -> None:
        """[SW-R32, SW-R34, SW-R37] Counted at this moment, in player order; who is in jail is left alone."""
        public = state.public
        raid = box_of(public).raids[self.card]
        assert raid is not None, "a raid"
        if not raid.posters:
            return
        for seat in order_from(public, int(public.seat)):
            posters = public.posters[seat]
            if public.jailed & BIT[seat] or posters - overlooked(public, seat) < raid.posters:
                continue
            returned = min(posters, box_of(public).rules["jail_posters_returned"])
            public.jailed |= BIT[seat]
            public.posters[seat] -= returned
            public.poster_supply += returned
            state.tell(EVERYONE, "jailed", seat, returned)


REPLENISH: Final = Replenish()
REFILL_ORDERS: Final = RefillOrders()
TURN_UP_ORDER: Final = TurnUpOrder()
