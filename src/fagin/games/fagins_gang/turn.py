"""A turn: exactly one action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.goods import NEXT_THEFT, can_swap, take_some
from fagin.games.fagins_gang.market import buyable, open_market
from fagin.games.fagins_gang.moves import (
    ACT,
    ACT_BEG,
    ACT_MARKET,
    ACT_MOVE,
    ACT_PASS,
    ACT_ROB,
    ACT_STEAL,
    GO,
    block_of,
)
from fagin.games.fagins_gang.pieces import BIT, MOST_PLAYERS
from fagin.games.fagins_gang.shillings import NEXT_ROBBERY
from fagin.games.fagins_gang.state import GangPrivate, GangPublic, GangState, OneChooses
from fagin.games.fagins_gang.urchins import NEXT_WALK, movable, payable
from fagin.kernel import EVERYONE, Refusal


def stuck(public: GangPublic, seat: i64) -> bool:
    """[FG-R33, FG-R51] Nothing on a track, no entry payable, no exchange, no cube to buy, and something to beg for."""
    return (
        public.urchins[seat] == 0
        and payable(public, seat) & ~public.home[seat] == 0
        and not can_swap(public, seat)
        and buyable(public, seat) == 0
        and public.warehouse != 0
    )


class Turn(OneChooses):
    """[FG-2.2, FG-2.3, FG-R47] The player on turn chooses one action; always asked, or a table might run by itself."""

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """[FG-R5] What can be carried out at least once; the market always can."""
        acts: i64 = BIT[ACT_MARKET]
        if movable(public, seat, 0):
            acts |= BIT[ACT_MOVE]
        if public.urchins[seat]:
            acts |= BIT[ACT_STEAL] | BIT[ACT_ROB]
        elif can_swap(public, seat):
            acts |= BIT[ACT_STEAL]
        elif public.setting.relief and stuck(public, seat):
            acts |= BIT[ACT_BEG]
        if public.setting.allow_pass:
            acts |= BIT[ACT_PASS]
        return ACTS_OF[acts]

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Why an action is not possible."""
        if move >= GO:
            return Refusal("choose-action", "FG-2.2")
        if move == ACT + ACT_MOVE:
            return Refusal("cannot-move", "FG-R5")
        if move == ACT + ACT_STEAL:
            return Refusal("cannot-steal", "FG-R5")
        if move == ACT + ACT_ROB:
            return Refusal("cannot-rob", "FG-R5")
        if move == ACT + ACT_BEG:
            return Refusal("not-stuck", "FG-R33")
        return Refusal("no-passing", "FG-R5")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """[FG-2.4, FG-2.5] The action, and nothing else in this turn."""
        public = state.public
        public.action = move - ACT
        public.things = 0
        public.used = 0
        public.given = 0
        if move == ACT + ACT_MOVE:
            state.become(NEXT_WALK[seat])
        elif move == ACT + ACT_STEAL:
            state.become(NEXT_THEFT[seat])
        elif move == ACT + ACT_ROB:
            state.become(NEXT_ROBBERY[seat])
        else:
            state.pop()
            if move == ACT + ACT_MARKET:
                open_market(state, seat)
            elif move == ACT + ACT_BEG:
                state.tell(EVERYONE, "begs", seat)
                take_some(state, seat, 1)


ACTS_OF: Final = [block_of(ACT, mask) for mask in range(64)]
TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]  # steps never change: one of each is enough
