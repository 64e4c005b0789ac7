"""Step 5, hiring: accomplices for a coin each, drawn face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.accomplices import FREE_MOVES, free_bits, is_free, play_free, refuse_free
from fagin.games.swindler.moves import ACCOMPLICE, END, HIRE, PAY, PAY_COIN
from fagin.games.swindler.pieces import ACCOMPLICES, COIN_KINDS, ONE, VALUE, cards_in_all, coin_value, count
from fagin.games.swindler.state import (
    BIT,
    ActiveChooses,
    SwindlerLuck,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    draw_into_hand,
    receive_coins,
    return_tiles,
)
from fagin.kernel import EVERYONE, Refusal

HIRE_COST: Final = 1  # [SW-9.1] coins
HIRE_OR_END: Final = [[END], [HIRE, END]]


def can_draw(public: SwindlerPublic) -> bool:
    """[SW-R45] Whether there is an accomplice to draw, in the deck or in the discard pile."""
    return public.deck_count > 0 or public.discard != 0


class Hiring(ActiveChooses):
    """[SW-9.1, SW-R69] Hire an accomplice for a coin, as often as wanted, or end the turn."""

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """[SW-3.8] With a coin or a coin tile; [SW-R39] free cards may be played too."""
        rich = can_draw(public) and (public.coins[seat] > 0 or coin_value(public.loot[seat]) > 0)
        free = free_bits(seat, public, own)
        return HIRE_OR_END[rich] + FREE_MOVES[free] if free else HIRE_OR_END[rich]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Why nobody can be hired, or a card not be played."""
        if move == HIRE:
            return Refusal("no-coin", "SW-9.1") if can_draw(public) else Refusal("nobody-to-hire", "SW-R45")
        if is_free(move):
            return refuse_free(seat, move, public, own)
        return Refusal("hire-or-end", "SW-2.8")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-9.2, SW-9.3] Pay, then draw; with only one way to pay it is not asked."""
        if move == END:
            state.pop()
        elif is_free(move):
            play_free(state, seat, move)
        else:
            moves = payments(state.public, seat)
            if len(moves) == 1:
                pay(state, seat, moves[0])
            else:
                state.push(PAY_HIRE)


def payments(public: SwindlerPublic, seat: int) -> list[int]:
    """What a player can pay a coin with."""
    moves = [PAY_COIN] if public.coins[seat] else []
    heap: i64 = public.loot[seat]
    for at, kind in enumerate(COIN_KINDS):
        if count(heap, kind):
            moves.append(PAY + at)
    return moves


class PayHire(ActiveChooses):
    """[SW-9.2] With a coin, or with which coin tile."""

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Any that the player has."""
        return payments(public, seat)

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a payment, or not owned."""
        if PAY_COIN <= move < PAY + len(COIN_KINDS):
            return Refusal("not-yours-to-pay", "SW-9.2")
        return Refusal("pay-first", "SW-9.1")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """Then the card."""
        state.pop()
        pay(state, seat, move)


def pay(state: SwindlerState, seat: int, move: int) -> None:
    """[SW-9.2, SW-9.3] Coins to the supply, coin tiles to their bag; a double coin gives change."""
    public = state.public
    if move == PAY_COIN:
        public.coins[seat] -= 1
        public.supply += 1
        state.tell(EVERYONE, "hires", seat)
    else:
        kind = COIN_KINDS[move - PAY]
        return_tiles(public, seat, ONE[kind])
        state.tell(EVERYONE, "hires", seat, kind)
        if VALUE[kind] > HIRE_COST:
            receive_coins(state, seat, VALUE[kind] - HIRE_COST)
    draw_accomplice(state, seat, True)


def draw_accomplice(state: SwindlerState, seat: int, hired: bool) -> None:
    """[SW-R45] The top accomplice; an empty deck is made anew from the discard pile."""
    public = state.public
    if public.deck_count == 0:
        if not public.discard:
            return
        reshuffle(state)
    state.push(DrawAccomplice(seat, hired))


def reshuffle(state: SwindlerState) -> None:
    """[SW-R45, SW-R71] The discard pile becomes the deck; what is in hands now is of an older shuffling."""
    public = state.public
    public.pools = (*public.pools, int(public.discard))
    public.hidden = public.hidden + (0,) * public.players
    public.unseen += public.discard
    state.secret.deck = public.discard
    public.deck_count = cards_in_all(public.discard)
    public.discard = 0
    for own in state.private:
        own.drawn = (*own.drawn, 0)
    state.tell(EVERYONE, "accomplices-shuffled")


class DrawAccomplice(SwindlerLuck):
    """[SW-9.4] A card from the face-down deck, seen by its owner alone."""

    def __init__(self, seat: int, hired: bool) -> None:
        self.seat: Final = seat
        self.hired: Final = hired

    def secret(self) -> bool:
        """Nobody else sees it."""
        return True

    def stream(self) -> str:
        """The deck of accomplices."""
        return "accomplices"

    def chance(self, state: SwindlerState) -> list[tuple[int, int]]:
        """[SW-1.3] Every card of the deck is as likely."""
        deck = state.secret.deck
        return [
            (ACCOMPLICE + card, int(deck >> 3 * card & 7))
            for card in range(ACCOMPLICES)
            if deck >> 3 * card & 7
        ]

    def sample(self, state: SwindlerState, at: float) -> int:
        """A card, without making the list."""
        deck = state.secret.deck
        left: i64 = int(at * float(state.public.deck_count))
        card: i64 = 0
        while True:
            left -= deck >> 3 * card & 7
            if left < 0:
                return ACCOMPLICE + int(card)
            card += 1

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """Into the hand."""
        card = move - ACCOMPLICE
        state.pop()
        draw_into_hand(state, self.seat, card, self.hired)
        state.tell(EVERYONE, "draws-accomplice", self.seat)
        state.reveal(BIT[self.seat], "drew-accomplice", self.seat, card)


HIRING: Final = Hiring()
PAY_HIRE: Final = PayHire()
