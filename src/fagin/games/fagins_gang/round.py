"""A round: everybody's turn, the constables, the books, and the first player token goes to the left."""

from __future__ import annotations

from typing import Final

from fagin.games.fagins_gang.books import DISCARD_ALL, REFILL, TURN_WHEEL
from fagin.games.fagins_gang.constables import CONSTABLES
from fagin.games.fagins_gang.ending import limit_reached
from fagin.games.fagins_gang.moves import LOT
from fagin.games.fagins_gang.pieces import BIT
from fagin.games.fagins_gang.state import GangEffect, GangLuck, GangState, GangStep, next_in
from fagin.games.fagins_gang.turn import TURN
from fagin.kernel import EVERYONE


class FirstByLot(GangLuck):
    """[FG-1.13] Lots decide who takes the first player token."""

    def stream(self) -> str:
        """The lots."""
        return "lots"

    def chance(self, state: GangState) -> list[tuple[int, int]]:
        """Every seat is as likely."""
        return [(LOT + seat, 1) for seat in range(state.public.players)]

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """That seat begins."""
        state.pop()
        state.public.token = move - LOT
        state.tell(EVERYONE, "first", move - LOT)


class RoundBegins(GangEffect):
    """[FG-2.1] The four phases of a round, one after the other."""

    def run(self, state: GangState) -> None:
        """[FG-3.16] What was closed to somebody for the last round is open again."""
        public = state.public
        public.round += 1
        public.waiting = public.active
        public.seat = public.token
        for seat in range(public.players):
            public.barred[seat] = 0
        state.tell(EVERYONE, "round", int(public.round))
        state.push_all(PHASES)


class Turns(GangEffect):
    """[FG-1.14, FG-2.2, FG-2.6] Phase 1: from the token on clockwise everybody has one turn."""

    def run(self, state: GangState) -> None:
        """The next who has not had it, if there is one."""
        public = state.public
        if public.waiting == 0:
            return
        seat = next_in(public.waiting, public.seat, public.players, 1)
        public.waiting &= ~BIT[seat]
        public.seat = seat
        state.push(self)
        state.push(TURN[seat])
        state.tell(EVERYONE, "turn", int(seat))


class PassToken(GangEffect):
    """[FG-10.1, FG-R41, FG-R42] Phase 4: the token goes to the left, to the next player still in the game."""

    def run(self, state: GangState) -> None:
        """And the next round begins, unless a limit of rounds is reached."""
        public = state.public
        left = public.token + 1 if public.token + 1 < public.players else 0
        public.token = next_in(public.active, left, public.players, 1)
        state.tell(EVERYONE, "token", int(public.token))
        limit = public.setting.round_limit
        if limit and public.round >= limit:
            limit_reached(state)  # [FG-R40]
        else:
            state.push(ROUND_BEGINS)


# steps never change: one of each is enough
ROUND_BEGINS: Final = RoundBegins()
TURNS: Final = Turns()
PASS_TOKEN: Final = PassToken()
PHASES: Final[list[GangStep]] = [PASS_TOKEN, TURN_WHEEL, REFILL, DISCARD_ALL, CONSTABLES, TURNS]
