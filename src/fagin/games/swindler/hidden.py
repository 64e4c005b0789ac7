"""What one player may guess of the others' hands and sealed answers, and nothing that it could rule out.

For each shuffling everybody knows which cards are in hands drawn since, or in the deck if it is the last one, and
how many of them each player holds. A guess deals those that this player has not seen, all deals as likely. While a
player fills an order, the hand must hold what makes it possible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.accomplices import Gifts, gifts
from fagin.games.swindler.actions import Fill, order_for
from fagin.games.swindler.conditions import can_finish
from fagin.games.swindler.orders import means_of
from fagin.games.swindler.pieces import (
    ACCOMPLICES,
    CARD,
    CARD_MASK,
    ORDER_SPACES,
    USED_IN_ORDERS,
    cards_in,
    tiles_in,
)
from fagin.games.swindler.pieces import ONE as ONE_TILE
from fagin.games.swindler.raid import Returns, owed
from fagin.games.swindler.state import (
    BIT,
    NOBODY,
    SeveralChoose,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerSecret,
    SwindlerState,
    SwindlerView,
    box_of,
)
from fagin.games.swindler.windows import KillWindow, Window, holders
from fagin.kernel import Dice, State

PATIENCE: Final = 300  # how often a deal begins anew before the cards that are needed are dealt first


def guess(view: SwindlerView, dice: Dice) -> SwindlerState:
    """A state that this seat cannot tell from the true one."""
    public = view.public.copy()
    me = view.seat
    top = public.stack.top
    filler = int(public.seat) if isinstance(top, Fill) and public.seat != me else NOBODY
    for patience in range(PATIENCE):
        private, secret = deal(view, public, NOBODY, 0, dice)
        if filler == NOBODY or can_go_on(public, filler, private[filler], top):
            break
        if patience == PATIENCE - 1:
            private, secret = deal_what_is_needed(view, public, filler, top, dice)
    guess_hired(public, private, me, dice)
    if isinstance(top, SeveralChoose):
        guess_answers(public, private, me, top, dice)
    return State(public, private, secret)


def can_go_on(public: SwindlerPublic, seat: int, own: SwindlerPrivate, step: object) -> bool:
    """Whether a hand makes it possible to fill the order that is being filled."""
    assert isinstance(step, Fill)
    means = means_of(public, seat, own)
    return can_finish(order_for(public, step.target), means, step.chosen, step.target < ORDER_SPACES)


# ---------------------------------------------------------------- hands and deck


def deal(
    view: SwindlerView, public: SwindlerPublic, filler: int, first: int, dice: Dice
) -> tuple[list[SwindlerPrivate], SwindlerSecret]:
    """[SW-R71] Deal the cards not seen, shuffling by shuffling; one player may be dealt some cards first."""
    me = view.seat
    own = view.own
    private: list[SwindlerPrivate] = []
    for seat in range(public.players):
        other = SwindlerPrivate()
        other.hand = public.known[seat]
        other.drawn = ()
        private.append(own.copy() if own is not None and seat == me else other)
    secret = SwindlerSecret()
    wanted = cards_in(first)
    for epoch in range(len(public.pools)):
        pool: i64 = public.pools[epoch]
        if own is not None:
            pool -= own.drawn[epoch]
        ready: list[int] = []
        room = public.hidden[epoch * public.players + filler] if filler != NOBODY else 0
        for card in wanted.copy():
            if len(ready) < room and pool & CARD_MASK[card]:
                pool -= CARD[card]
                ready.append(card)
                wanted.remove(card)
        cards = shuffled(cards_in(pool), dice)
        for seat in range(public.players):
            if seat == me and own is not None:
                continue
            hand: i64 = 0
            for n in range(public.hidden[epoch * public.players + seat]):
                hand += CARD[ready[n] if seat == filler and n < len(ready) else cards.pop()]
            private[seat].hand += hand
            private[seat].drawn = (*private[seat].drawn, int(hand))
        for card in cards:
            secret.deck += CARD[card]
    return private, secret


def deal_what_is_needed(
    view: SwindlerView, public: SwindlerPublic, filler: int, step: object, dice: Dice
) -> tuple[list[SwindlerPrivate], SwindlerSecret]:
    """Deal cards that make the order possible first: for hands so rare that chance does not find them."""
    useful = shuffled([card for card in range(ACCOMPLICES) if USED_IN_ORDERS & CARD[card]], dice)
    tries: list[int] = [0]
    for number in range(1, 5):
        for heap in tries.copy():
            for card in useful:
                copies = box_of(public).cards >> 3 * card & 7
                more = heap + CARD[card]
                if (heap >> 3 * card & 7) < copies and len(cards_in(more)) == number and more not in tries:
                    tries.append(more)
    for first in tries:
        private, secret = deal(view, public, filler, first, dice)
        if can_go_on(public, filler, private[filler], step):
            return private, secret
    raise AssertionError("no hand agrees with what this seat has seen")


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """The same cards in random order."""
    for last in range(len(cards) - 1, 0, -1):
        at = int(dice.below(last + 1))
        cards[last], cards[at] = cards[at], cards[last]
    return cards


def guess_hired(public: SwindlerPublic, private: list[SwindlerPrivate], me: int, dice: Dice) -> None:
    """[SW-2.8] The cards hired in this turn are among the last that the active player drew."""
    left = int(public.hired)
    own = private[int(public.seat)]
    if public.seat == me or not left:
        return
    for epoch in range(len(public.pools) - 1, -1, -1):
        for card in shuffled(cards_in(own.drawn[epoch]), dice)[:left]:
            own.hired += CARD[card]
            left -= 1


# ---------------------------------------------------------------- sealed answers


def guess_answers(
    public: SwindlerPublic, private: list[SwindlerPrivate], me: int, step: SeveralChoose, dice: Dice
) -> None:
    """[SW-R40] Who has answered in secret may have answered anything that is legal."""
    for seat, own in enumerate(private):
        if seat == me:
            continue
        if isinstance(step, Returns):
            seal_some(public, seat, own, step, dice)
        elif step.waiting & BIT[seat]:
            continue
        elif isinstance(step, Gifts):
            if step.victims & BIT[seat]:
                own.answer = some(gifts(public, seat), dice)
        elif asked(public, step) & BIT[seat]:
            own.answer = some(step.legal_moves(seat, public, own), dice)


def asked(public: SwindlerPublic, step: SeveralChoose) -> i64:
    """The seats that are asked in a window, as bits."""
    if isinstance(step, KillWindow):
        return holders(public) & ~BIT[step.top]
    if isinstance(step, Window):
        return holders(public) & ~BIT[public.seat]
    return 0


def seal_some(public: SwindlerPublic, seat: int, own: SwindlerPrivate, step: Returns, dice: Dice) -> None:
    """[SW-8.3] Tiles that another may have chosen to return so far."""
    raid = box_of(public).raids[step.card]
    assert raid is not None, "a raid"
    waits = step.waiting & BIT[seat]
    chosen = dice.below(step.choosing[seat]) if waits else owed(public, seat, raid)
    for tile in shuffled(tiles_in(public.loot[seat]), dice)[:chosen]:
        own.sealed += ONE_TILE[tile]


def some(moves: list[int], dice: Dice) -> int:
    """One of some moves."""
    return moves[int(dice.below(len(moves)))]
