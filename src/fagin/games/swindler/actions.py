"""Step 3, actions: fulfilling orders and selling loot, in any order and mixture."""

from __future__ import annotations

from typing import Final

from fagin.games.swindler.accomplices import FREE_MOVES, free_bits, is_free, play_free, refuse_free
from fagin.games.swindler.conditions import SALES, Means, card_of, choices, tile_of
from fagin.games.swindler.dealers import add_sales, item_at, refuse_sale, sell
from fagin.games.swindler.moves import BAG, CANCEL, DONE, FORGE, FULFIL, GIVE_COIN, LOCKPICK, SELL, TURN, WITH
from fagin.games.swindler.moves import CARD as CARD_MOVE
from fagin.games.swindler.orders import (
    can_fulfil,
    cancel,
    complete,
    entitled,
    hand_over,
    means_of,
    needs_nothing,
    order_at,
    refuse_fulfil,
)
from fagin.games.swindler.pieces import CARD, CARD_MASK, ORDER_SPACES, Order
from fagin.games.swindler.state import (
    EMPTY,
    NOBODY,
    ActiveChooses,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    hidden_cards,
    show_card,
    take_known_card,
)
from fagin.games.swindler.windows import CardStep, open_kill, put_away
from fagin.kernel import EVERYONE, Refusal


class Actions(ActiveChooses):
    """[SW-6.1, SW-2.4, SW-2.5] Fulfil an order, sell a tile, take back a marker, or be done, as often as possible."""

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """[SW-R11, SW-R39] Whatever the player can do with tiles, coins and cards."""
        moves: list[int] = []
        markers = public.markers
        for space in range(ORDER_SPACES):
            if markers[space] == seat:
                moves.append(CANCEL + space)
        means: Means | None = None
        for space in range(ORDER_SPACES):
            if public.orders[space] != EMPTY and entitled(public, seat, space):
                if means is None:
                    means = means_of(public, seat, own)
                order = order_at(public, space)
                if order is not None and can_fulfil(public, order, means):
                    moves.append(FULFIL + space)
        add_sales(moves, seat, public, own)
        moves.append(DONE)
        free = free_bits(seat, public, own)
        if free:
            moves += FREE_MOVES[free]
        return moves

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Why an action is not possible."""
        if FULFIL <= move < SELL:
            return refuse_fulfil(seat, move - FULFIL, public)
        if SELL <= move < WITH:
            return refuse_sale(seat, move - SELL, public)
        if CANCEL <= move < BAG:
            return Refusal("not-your-marker", "SW-4.5")
        if is_free(move):
            return refuse_free(seat, move, public, own)
        return Refusal("act-or-be-done", "SW-2.3")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """One action; the step stays until the player is done."""
        if move == DONE:
            state.pop()
            state.tell(EVERYONE, "done", seat)
        elif is_free(move):
            play_free(state, seat, move)
        elif move < BAG:
            cancel(state, seat, move - CANCEL)
        else:
            target = move - FULFIL if move < SELL else ORDER_SPACES + move - SELL
            order = order_for(state.public, target)
            if target < ORDER_SPACES and needs_nothing(
                order, means_of(state.public, seat, state.private[seat])
            ):
                complete(state, seat, target)
            else:
                go_on(state, seat, target, ())


# ---------------------------------------------------------------- filling slots


def order_for(public: SwindlerPublic, target: int) -> Order:
    """The order on a space, or the field of a dealer as an order of one tile."""
    if target >= ORDER_SPACES:
        return SALES[item_at(public, target - ORDER_SPACES)]
    order = order_at(public, target)
    assert order is not None, "an order lies there"
    return order


def fill_moves(
    seat: int, public: SwindlerPublic, own: SwindlerPrivate, target: int, chosen: tuple[int, ...]
) -> list[int]:
    """[SW-10.8, SW-R57, SW-R58] What may fill the next slot; [SW-10.21] Lock Pickers are for orders only."""
    means = means_of(public, seat, own)
    return choices(order_for(public, target), means, chosen, target < ORDER_SPACES)


def go_on(state: SwindlerState, seat: int, target: int, chosen: tuple[int, ...]) -> None:
    """[SW-R76] The next slot is asked, unless all can see that there is no choice; then cards are announced."""
    public = state.public
    own = state.private[seat]
    while True:
        moves = fill_moves(seat, public, own, target, chosen)
        if not moves:
            announce_from(state, seat, target, chosen, 0)
            return
        if len(moves) > 1 or hidden_cards(public, seat) > 0:
            state.push(Fill(target, chosen))
            return
        lay_card(state, seat, moves[0])
        chosen = (*chosen, moves[0])


def lay_card(state: SwindlerState, seat: int, move: int) -> None:
    """[SW-R41, SW-R76] The card of a choice is laid on the table."""
    card = card_of(move)
    if card >= 0:
        show_card(state, seat, card)
        state.public.table += CARD[card]


class Fill(ActiveChooses):
    """[SW-6.4, SW-6.5, SW-R16, SW-R17] Which tile or card fills the next slot of an order, or is sold."""

    def __init__(self, target: int, chosen: tuple[int, ...]) -> None:
        self.target: Final = target  # a space of an order, or beyond these a field of a dealer
        self.chosen: Final = chosen  # the choices so far

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Only what leaves the rest possible."""
        return fill_moves(seat, public, own, self.target, self.chosen)

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Why a choice does not fill the slot."""
        if not WITH <= move < GIVE_COIN:
            return Refusal("fill-the-slot", "SW-6.3")
        card = card_of(move)
        if card >= 0 and not own.hand & CARD_MASK[card]:
            return Refusal("not-in-hand", "SW-9.4")
        if LOCKPICK <= move < CARD_MOVE and self.target >= ORDER_SPACES:
            return Refusal("no-lock-picker-for-dealers", "SW-R58")
        if TURN <= move < LOCKPICK:
            return Refusal("no-key-to-turn", "SW-R67")
        return Refusal("does-not-fit", "SW-R57" if FORGE <= move < TURN else "SW-R16")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """On to the next slot."""
        state.pop()
        lay_card(state, seat, move)
        go_on(state, seat, self.target, (*self.chosen, move))


# ---------------------------------------------------------------- announcing and carrying out


def announce_from(state: SwindlerState, seat: int, target: int, chosen: tuple[int, ...], at: int) -> None:
    """[SW-R41] Forgers and Lock Pickers are announced one by one, before anything is paid; then it is done.

    In the order of the moves: in which order slots that are alike were filled does not matter.
    """
    in_turn = sorted(chosen)
    while at < len(in_turn):
        move = in_turn[at]
        if FORGE <= move < TURN or LOCKPICK <= move < CARD_MOVE:
            card = card_of(move)
            state.tell(EVERYONE, "announces", seat, card, target)
            state.push(Helper(seat, card, target, chosen, at))
            open_kill(state, seat, False)
            return
        at += 1
    carry_out(state, seat, target, chosen)


class Helper(CardStep):
    """[SW-10.8, SW-10.21] A Forger or a Lock Picker announced for an order or a sale."""

    def __init__(self, seat: int, card: int, target: int, chosen: tuple[int, ...], at: int) -> None:
        super().__init__(seat, card)
        self.target: Final = target
        self.chosen: Final = chosen
        self.at: Final = at  # which of the choices it serves, in the order of the moves

    def run(self, state: SwindlerState) -> None:
        """The next card, or all is carried out."""
        announce_from(state, self.seat, self.target, self.chosen, self.at + 1)

    def killed(self, state: SwindlerState) -> None:
        """[SW-R44] Nothing is paid, and the other cards return to the hand, as all have seen."""
        put_away(state, self.card)
        for at, move in enumerate(sorted(self.chosen)):
            card = card_of(move)
            if card >= 0 and at != self.at:
                state.public.table -= CARD[card]
                take_known_card(state, self.seat, card)
        state.tell(EVERYONE, "called-off", self.seat, self.target)


def carry_out(state: SwindlerState, seat: int, target: int, chosen: tuple[int, ...]) -> None:
    """[SW-6.5, SW-6.14] The order is fulfilled, or the tile sold."""
    public = state.public
    order = order_for(public, target)
    if target < ORDER_SPACES:
        hand_over(state, seat, order, means_of(public, seat, state.private[seat]), chosen)
        complete(state, seat, target)
        return
    for move in chosen:
        if card_of(move) != NOBODY:
            put_away(state, card_of(move))
        if TURN <= move < LOCKPICK:
            public.turned = True
        sell(state, seat, target - ORDER_SPACES, tile_of(move))


ACTIONS: Final = Actions()
