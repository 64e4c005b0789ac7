"""The Lair: what happens when an Object comes to a full stash, and when tokens must go to the file."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.moves import DROP, GIVE, YIELD
from fagin.games.oliver_twist.pieces import KINDS, MOST_PLAYERS, OBJECTS, STASH, count, tokens_in
from fagin.games.oliver_twist.state import (
    NOBODY,
    OneChoosesInSecret,
    TwistPrivate,
    TwistPublic,
    TwistState,
    evidence,
    into_stash,
)
from fagin.kernel import Refusal


def stash_object(state: TwistState, seat: int, kind: int) -> None:
    """[OT-4.5, OT-4.7] An Object goes to the stash, or waits until its owner has made room."""
    if state.public.stash_count[seat] < STASH:
        into_stash(state, seat, kind)
    else:
        state.private[seat].incoming = kind
        state.push(DROP_ONE[seat])


class Drop(OneChoosesInSecret):
    """[OT-4.19, OT-R14] The stash is full: one of its nine tokens goes to the file for the new one."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """[OT-R13, OT-R92] One of the old tokens; asked even if all are alike, which nobody else can see."""
        return [DROP + kind for kind in range(OBJECTS) if count(own.stash, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not a token of the stash."""
        if move == DROP + own.incoming:
            return Refusal("not-the-new-one", "OT-R13")
        if DROP <= move < DROP + OBJECTS:
            return Refusal("not-in-your-stash", "OT-4.19")
        return Refusal("drop-one", "OT-4.19")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """The new token takes the place of the old one."""
        own = state.private[seat]
        incoming = int(own.incoming)
        own.incoming = NOBODY
        state.pop()
        evidence(state, seat, move - DROP)
        into_stash(state, seat, incoming)


DROP_ONE: Final = [Drop(seat) for seat in range(MOST_PLAYERS)]


class Yield(OneChoosesInSecret):
    """[OT-6.18, OT-6.19, OT-R43] A victim moves tokens of its choice to its file, one at a time."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token of the own stash."""
        return [YIELD + kind for kind in range(OBJECTS) if count(own.stash, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not a token of the stash."""
        if YIELD <= move < GIVE:
            return Refusal("not-in-your-stash", "OT-R43")
        return Refusal("yield-one", "OT-R43")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """All see that a token goes, its owner alone which."""
        if self.left > 1:
            state.become(Yield(seat, self.left - 1))
        else:
            state.pop()
        evidence(state, seat, move - YIELD)


def must_yield(state: TwistState, seat: int, tokens: int) -> None:
    """[OT-R43, OT-R92] So many tokens must go; a stash that goes as a whole leaves no choice, as all can see."""
    if tokens < state.public.stash_count[seat]:
        state.push(Yield(seat, tokens))
        return
    for kind in tokens_in(state.private[seat].stash):
        evidence(state, seat, kind)


def refuse_from_file(move: int, block: int, reason: str, clause: str) -> Refusal:
    """Why a token cannot be taken from the own file."""
    if block <= move < block + len(KINDS):
        return Refusal("not-in-your-file", clause)
    return Refusal(reason, clause)
