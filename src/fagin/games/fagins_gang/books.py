"""Phase 3: balance the books: too many cubes go back, an empty market is filled, the wheel turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.constables import Die
from fagin.games.fagins_gang.moves import DISCARD, DISCARDS, ROLL
from fagin.games.fagins_gang.pieces import HAND_LIMIT, MOST_PLAYERS, ONE, SIX, common, mask_of, size
from fagin.games.fagins_gang.state import (
    GangEffect,
    GangPrivate,
    GangPublic,
    GangState,
    OneChooses,
    board,
)
from fagin.kernel import EVERYONE, Refusal


class Discards(GangEffect):
    """[FG-9.1, FG-9.2, FG-R38] Who has more than fifteen cubes returns the rest, from the token on clockwise."""

    def run(self, state: GangState) -> None:
        """The next player with too many, if there is one; asked only where there is a choice."""
        public = state.public
        seat = public.token
        for _ in range(public.players):
            while size(public.hands[seat]) > HAND_LIMIT:
                held = mask_of(public.hands[seat])
                if held & (held - 1):
                    state.push(self)
                    state.push(DISCARD_ONE[seat])
                    return
                discard(state, seat, DISCARDS[held][0] - DISCARD)
            seat = seat + 1 if seat + 1 < public.players else 0


class Discard(OneChooses):
    """[FG-9.2] Which cube to return."""

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """Every colour in hand."""
        return DISCARDS[mask_of(public.hands[seat])]

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Not in hand, or not a cube."""
        if DISCARD <= move < DISCARD + SIX:
            return Refusal("not-in-hand", "FG-9.2")
        return Refusal("discard-first", "FG-9.2")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """One cube."""
        state.pop()
        discard(state, seat, move - DISCARD)


def discard(state: GangState, seat: i64, good: i64) -> None:
    """A cube goes back to its warehouse."""
    public = state.public
    public.hands[seat] -= ONE[good]
    public.warehouse += ONE[good]
    state.tell(EVERYONE, "discards", int(seat), int(good))


class Refill(GangEffect):
    """[FG-9.3, FG-R39] Only a market without a single cube is filled again, as far as the warehouses can."""

    def run(self, state: GangState) -> None:
        """All stalls at once."""
        public = state.public
        if public.market:
            return
        heap = common(public.warehouse, board(public).capacity)
        public.warehouse -= heap
        public.market = heap
        state.tell(EVERYONE, "refilled", int(heap))


class TurnWheel(Die):
    """[FG-1.4, FG-1.5, FG-9.4, FG-R43] The wheel turns clockwise by the die; a six leaves it where it is."""

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """New prices."""
        state.pop()
        public = state.public
        public.wheel = (public.wheel + move - ROLL) % SIX
        state.tell(EVERYONE, "prices", int(public.wheel))


# steps never change: one of each is enough
DISCARD_ALL: Final = Discards()
DISCARD_ONE: Final = [Discard(seat) for seat in range(MOST_PLAYERS)]
REFILL: Final = Refill()
TURN_WHEEL: Final = TurnWheel()
