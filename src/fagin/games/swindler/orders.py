"""Reservations and orders: who may fulfil which, what is handed over, and what it brings."""

from __future__ import annotations

from typing import Final

from fagin.games.swindler.conditions import Filling, Means, achieved, can_fill, card_of, met_by_tiles, tile_of
from fagin.games.swindler.master_thieves import may_fulfil_free, may_turn_key
from fagin.games.swindler.moves import PAY_COIN, RETURN, SKIP, TAKE, TURN
from fagin.games.swindler.pieces import (
    DISCARD,
    FIRST_NEUTRAL,
    ONE,
    OWN,
    TILES,
    Order,
    count,
)
from fagin.games.swindler.state import (
    BIT,
    EMPTY,
    NOBODY,
    ActiveChooses,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    box_of,
    lose_points,
    receive_coins,
    receive_tile,
    return_tiles,
    score,
)
from fagin.games.swindler.windows import put_away
from fagin.kernel import EVERYONE, Refusal

# ---------------------------------------------------------------- reservations


def reserve(state: SwindlerState, seat: int, space: int) -> None:
    """[SW-4.1, SW-4.4, SW-4.5, SW-R10] A marker on an order; another's marker there returns and its owner pays."""
    public = state.public
    holder = public.markers[space]
    if holder != NOBODY:
        public.markers[space] = NOBODY
        lost = lose_points(public, holder, public.setting.cancel_penalty)
        state.tell(EVERYONE, "displaced", holder, space, lost)
    public.markers[space] = seat
    state.tell(EVERYONE, "reserves", seat, space, public.orders[space])


def cancel(state: SwindlerState, seat: int, space: int) -> None:
    """[SW-4.6, SW-4.7, SW-R15] The own marker is taken back; the order stays open and costs points."""
    public = state.public
    public.markers[space] = NOBODY
    lost = lose_points(public, seat, public.setting.cancel_penalty)
    state.tell(EVERYONE, "cancels", seat, space, lost)


# ---------------------------------------------------------------- who may fulfil what


def order_at(public: SwindlerPublic, space: int) -> Order | None:
    """The open order on a space."""
    card = public.orders[space]
    return None if card == EMPTY else box_of(public).orders[card]


def means_of(public: SwindlerPublic, seat: int, own: SwindlerPrivate) -> Means:
    """What a player can fulfil orders with."""
    return Means(public.loot[seat], public.coins[seat], int(own.hand), may_turn_key(public, seat))


def entitled(public: SwindlerPublic, seat: int, space: int) -> bool:
    """[SW-4.2, SW-R14] The order is reserved by the player, or by nobody for an Opportunist."""
    holder = public.markers[space]
    return holder == seat or (holder == NOBODY and may_fulfil_free(public, seat))


def can_fulfil(public: SwindlerPublic, order: Order, means: Means) -> bool:
    """[SW-6.3] Whether the condition of an order can be met now."""
    if order.kind <= DISCARD:
        return can_fill(order, means, True)
    return achieved(public, order)


def needs_nothing(order: Order, means: Means) -> bool:
    """[SW-6.4, SW-6.7] Draw orders, achievements, and Own orders that tiles and coins meet: nothing is asked."""
    return order.kind > DISCARD or (order.kind == OWN and met_by_tiles(order, means))


def refuse_fulfil(seat: int, space: int, public: SwindlerPublic) -> Refusal:
    """Why an order cannot be fulfilled."""
    if public.orders[space] == EMPTY:
        return Refusal("no-order-there", "SW-6.12")
    if not entitled(public, seat, space):
        return Refusal("not-reserved-by-you", "SW-4.2")
    return Refusal("condition-not-met", "SW-6.3")


# ---------------------------------------------------------------- fulfilling


def hand_over(state: SwindlerState, seat: int, order: Order, means: Means, chosen: tuple[int, ...]) -> None:
    """[SW-6.5, SW-6.6, SW-9.2, SW-R16] Discarded things go where they belong; what is owned is only shown.

    [SW-10.9, SW-R18, SW-R23, SW-R58] Forged tiles go to the bag of their background, accomplices are discarded.
    """
    public = state.public
    for move in sorted(chosen):  # told in one order, however alike slots were filled
        card = card_of(move)
        if card >= 0:
            put_away(state, card)
        if TURN <= move < TURN + 4:
            public.turned = True
        if order.kind == DISCARD:
            tile = tile_of(move)
            if tile >= 0:
                return_tiles(public, seat, ONE[tile])
                state.tell(EVERYONE, "hands-over", seat, tile)
            elif move == PAY_COIN:
                public.coins[seat] -= 1
                public.supply += 1
                state.tell(EVERYONE, "pays-coin", seat)
    if order.kind == DISCARD:
        change = -Filling(order, means, chosen).due
        if change > 0:
            receive_coins(state, seat, change)  # [SW-R18, SW-R20]


def complete(state: SwindlerState, seat: int, space: int) -> None:
    """[SW-6.12, SW-R15] The card goes to its owner's completed orders, the marker returns, the rewards are paid."""
    public = state.public
    card = public.orders[space]
    order = box_of(public).orders[card]
    assert order is not None, "raids are never open"
    public.orders[space] = EMPTY
    public.markers[space] = NOBODY
    public.completed[seat] |= BIT[card]
    public.progress[seat] += 1
    public.orders_done += 1
    score(state, seat, order.points)
    state.tell(EVERYONE, "fulfils", seat, card, order.points)
    if public.progress[seat] == public.setting.master_at:
        state.tell(EVERYONE, "master-thief", seat)  # [SW-6.13]
    if public.progress[seat] >= public.setting.end_at and not public.final:
        public.final = True
        state.tell(EVERYONE, "final-round", seat)  # [SW-11.1]
    if order.coins:
        receive_coins(state, seat, order.coins)
    posters = min(order.posters, int(public.poster_supply))  # [SW-6.11, SW-R21]
    if posters:
        public.poster_supply -= posters
        public.posters[seat] += posters
        state.tell(EVERYONE, "takes-posters", seat, posters)
    if order.neutral:
        offer_neutral(state, order.neutral)


def offer_neutral(state: SwindlerState, tiles: int) -> None:
    """[SW-6.10, SW-R21] Neutral tiles may be chosen from the supply, while there are any."""
    if tiles and neutral_moves(state.public):
        state.push(TakeNeutral(tiles))


def neutral_moves(public: SwindlerPublic) -> list[int]:
    """The neutral tiles in the supply."""
    return [TAKE + kind for kind in range(FIRST_NEUTRAL, TILES) if count(public.home, kind)]


class TakeNeutral(ActiveChooses):
    """[SW-6.10] Which neutral tile, or none."""

    def __init__(self, tiles: int) -> None:
        self.tiles: Final = tiles  # how many may be taken yet

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Any in the supply, or none."""
        return [*neutral_moves(public), SKIP]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a neutral tile, or none of that kind left."""
        if TAKE <= move < RETURN:
            return Refusal("not-in-the-supply", "SW-6.10")
        return Refusal("take-or-skip", "SW-6.10")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-R21] Declined, nothing more is offered."""
        state.pop()
        if move == SKIP:
            return
        receive_tile(state.public, seat, ONE[move - TAKE])
        state.tell(EVERYONE, "takes-neutral", seat, move - TAKE)
        offer_neutral(state, self.tiles - 1)
