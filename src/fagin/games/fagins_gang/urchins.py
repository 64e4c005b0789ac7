"""Action a: pay cubes and move urchins at up to three locations; over the top they may go home to Fagin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.bumping import arrive
from fagin.games.fagins_gang.ending import come_home
from fagin.games.fagins_gang.moves import DONE, ENDS, GO, HIGH, HOME, LOW
from fagin.games.fagins_gang.pieces import (
    BIT,
    FAGIN_PRICE,
    MOST_PLAYERS,
    ONE,
    SHIFT,
    SIX,
    THINGS,
    TOPS,
    count,
    mask_of,
)
from fagin.games.fagins_gang.state import (
    OFF,
    GangEffect,
    GangPrivate,
    GangPublic,
    GangState,
    OneChooses,
    board,
    in_hand,
    level_of,
    put,
)
from fagin.kernel import EVERYONE, Refusal


def payable(public: GangPublic, seat: i64) -> i64:
    """[FG-3.3, FG-R15] Locations where a player can pay a level with cubes of their own colour, as bits."""
    hand: i64 = public.hands[seat]
    return board(public).locations_of[(((hand + board(public).fares) & TOPS) >> 7) % 127]


def movable(public: GangPublic, seat: i64, used: i64) -> i64:
    """[FG-3.1, FG-3.16, FG-3.25, FG-R7, FG-R14] Locations where a player can move an urchin or enter, as bits."""
    closed: i64 = public.home[seat] | public.barred[seat] | used
    there = payable(public, seat) & ~closed
    if there and in_hand(public, seat) == 0:
        there &= mask_of(public.urchins[seat])  # [FG-R12]
    return there


def walk_moves(public: GangPublic, seat: i64, there: i64) -> list[int]:
    """[FG-3.2, FG-3.4, FG-3.13, FG-R16] Every destination that can be paid at some locations."""
    plan = board(public)
    hand: i64 = public.hands[seat]
    urchins: i64 = public.urchins[seat]
    rich = public.shillings[seat] >= FAGIN_PRICE  # [FG-3.21, FG-3.23]
    through = rich and public.setting.through_run  # [FG-R8]
    moves: list[int] = []
    location: i64
    for location in range(SIX):
        if there & BIT[location]:
            at = urchins >> SHIFT[location] & 255
            far = count(hand, plan.good[location]) // plan.price[location]
            if far > plan.far:
                far = plan.far
            row = (location * (plan.levels + 1) + at) * (plan.far + 1) + far
            home = rich if at else through
            moves += plan.walks[row * 2 + 1 if home else row * 2]
    return moves


class NextWalk(GangEffect):
    """[FG-3.17, FG-3.18, FG-R9] One location after the other, each resolved before the next is chosen."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: GangState) -> None:
        """[FG-3.1] Up to three; asked only where there is a choice."""
        public = state.public
        if public.things == THINGS:
            return
        there = movable(public, self.seat, public.used)
        if not there:
            return
        if public.things == 0 and there & (there - 1) == 0:
            moves = walk_moves(public, self.seat, there)
            if len(moves) == 1:
                state.push(self)
                walk(state, self.seat, moves[0])
                return
        state.push(WALK[self.seat])


class Walk(OneChooses):
    """[FG-3.2, FG-3.11] At a further location: move an own urchin along, bring it in, out or home; or be done."""

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """[FG-2.4, FG-R5] `done` after the first."""
        moves = walk_moves(public, seat, movable(public, seat, public.used))
        if public.things:
            moves.append(DONE)
        return moves

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Why a walk is not possible."""
        if GO <= move < GO + SIX * ENDS:
            return refuse_walk(seat, (move - GO) // ENDS, (move - GO) % ENDS, public)
        if move == DONE:
            return Refusal("do-something", "FG-R5")
        return Refusal("only-walks", "FG-2.4")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """A walk, or the end of the turn."""
        if move == DONE:
            state.pop()
            return
        state.become(NEXT_WALK[seat])
        walk(state, seat, move)


def refuse_walk(seat: int, location: int, end: int, public: GangPublic) -> Refusal:
    """Why a destination is not allowed."""
    plan = board(public)
    level = level_of(public, seat, location)
    if public.home[seat] & BIT[location]:
        return Refusal("home-there", "FG-3.25")
    if public.used & BIT[location]:
        return Refusal("location-used", "FG-R7")
    if public.barred[seat] & BIT[location]:
        return Refusal("left-this-round", "FG-3.16")
    if plan.levels <= end < LOW:
        return Refusal("no-such-level", "FG-R1")
    if level == OFF and end in (LOW, HIGH):
        return Refusal("no-urchin-there", "FG-3.13")
    if level == OFF and in_hand(public, seat) == 0:
        return Refusal("no-urchin-left", "FG-R12")
    if level == end:
        return Refusal("no-movement", "FG-R10")
    if level == OFF and end == HOME and not public.setting.through_run:
        return Refusal("no-through-run", "FG-R8")
    if plan.way[(level + 1) * ENDS + end] * plan.price[location] > count(
        public.hands[seat], plan.good[location]
    ):
        return Refusal("too-few-cubes", "FG-3.5")
    return Refusal("too-few-shillings", "FG-3.21")


def walk(state: GangState, seat: i64, move: i64) -> None:
    """[FG-3.5, FG-3.6, FG-R11] Pay for the whole way, then go it: the spaces passed over do not matter."""
    public = state.public
    plan = board(public)
    location: i64 = (move - GO) // ENDS
    end: i64 = (move - GO) % ENDS
    level = level_of(public, seat, location)
    # [FG-3.3, FG-3.7, FG-3.14, FG-3.21] how far; [FG-R6] the cubes go to their warehouse
    cubes: i64 = plan.way[(level + 1) * ENDS + end] * plan.price[location]
    heap = cubes * ONE[plan.good[location]]
    public.hands[seat] -= heap
    public.warehouse += heap
    public.used |= BIT[location]
    public.things += 1
    state.tell(EVERYONE, "pays", int(seat), int(location), int(cubes))
    if end < LOW:
        if level == OFF:
            state.tell(EVERYONE, "enters", int(seat), int(location), int(end))
        else:
            state.tell(EVERYONE, "walks", int(seat), int(location), int(end))
        arrive(state, seat, location, end)
        return
    put(public, seat, location, OFF)
    if end != HOME:
        # [FG-3.16, FG-3.19, FG-3.20] back to its player, and for this round not here again
        public.barred[seat] |= BIT[location]
        state.tell(EVERYONE, "goes-back", int(seat), int(location))
        return
    public.shillings[seat] -= FAGIN_PRICE  # [FG-3.22]
    public.home[seat] |= BIT[location]  # [FG-3.24, FG-3.25] for good
    state.tell(EVERYONE, "goes-home", int(seat), int(location))
    come_home(state, seat)


# steps never change: one of each is enough
NEXT_WALK: Final = [NextWalk(seat) for seat in range(MOST_PLAYERS)]
WALK: Final = [Walk(seat) for seat in range(MOST_PLAYERS)]
