"""Action c: steal shillings with up to three urchins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.goods import thefts
from fagin.games.fagins_gang.moves import DONE, GIVE, ROB, block_of
from fagin.games.fagins_gang.pieces import BIT, MOST_PLAYERS, THINGS
from fagin.games.fagins_gang.state import (
    GangEffect,
    GangPrivate,
    GangPublic,
    GangState,
    OneChooses,
    board,
    level_of,
)
from fagin.kernel import EVERYONE, Refusal


class NextRobbery(GangEffect):
    """[FG-6.1] Up to three urchins, each once."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: GangState) -> None:
        """Asked only where there is a choice."""
        public = state.public
        if public.things == THINGS:
            return
        moves = robbery_moves(public, self.seat)
        if len(moves) == 1:
            if not public.things:
                rob(state, self.seat, moves[0])
            return
        state.push(ROBBERY[self.seat])


def robbery_moves(public: GangPublic, seat: i64) -> list[int]:
    """What the action may do next; `done` after the first."""
    row = thefts(public, seat, public.used) * 2
    return ROBBERIES[row + 1 if public.things else row]


class Robbery(OneChooses):
    """[FG-6.1] Rob with an urchin, or be done."""

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """[FG-2.4, FG-6.3, FG-R5] Every urchin not used, even where it brings nothing."""
        return robbery_moves(public, seat)

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Why not this."""
        if ROB <= move < GIVE:
            if public.used & BIT[move - ROB]:
                return Refusal("location-used", "FG-6.1")
            return Refusal("no-urchin-there", "FG-6.1")
        if move == DONE:
            return Refusal("do-something", "FG-R5")
        return Refusal("only-robberies", "FG-2.4")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """A robbery, or the end of the turn."""
        if move == DONE:
            state.pop()
            return
        state.become(NEXT_ROBBERY[seat])
        rob(state, seat, move)


def rob(state: GangState, seat: i64, move: i64) -> None:
    """[FG-6.1, FG-6.2, FG-6.4, FG-6.5] The shillings of an urchin's level; the track goes on beyond 100."""
    public = state.public
    location: i64 = move - ROB
    public.things += 1
    public.used |= BIT[location]
    plan = board(public)
    shillings = plan.shillings[location * plan.levels + level_of(public, seat, location)]
    public.shillings[seat] += shillings
    state.tell(EVERYONE, "robs", int(seat), int(location), shillings)


# by locations, and whether one may be done; read only
ROBBERIES: Final = [[*block_of(ROB, row >> 1), *([DONE] if row & 1 else [])] for row in range(128)]

# steps never change: one of each is enough
NEXT_ROBBERY: Final = [NextRobbery(seat) for seat in range(MOST_PLAYERS)]
ROBBERY: Final = [Robbery(seat) for seat in range(MOST_PLAYERS)]
