"""Action b: steal goods with up to three urchins, or exchange three cubes for one instead, in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.moves import DONE, EXCHANGE, GIVE, GIVES, ROB, STEAL, TAKE, TAKES, block_of
from fagin.games.fagins_gang.pieces import (
    BIT,
    MOST_HANDS,
    MOST_PLAYERS,
    ONE,
    SIX,
    SWAP,
    THINGS,
    common,
    mask_of,
    size,
)
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


def thefts(public: GangPublic, seat: i64, used: i64) -> i64:
    """[FG-5.1] Locations where an urchin of a player has not been used, as bits."""
    return mask_of(public.urchins[seat]) & ~used


def can_swap(public: GangPublic, seat: i64) -> bool:
    """[FG-5.7, FG-R35] Three cubes are enough, no urchin is needed."""
    return size(public.hands[seat]) >= SWAP


class NextTheft(GangEffect):
    """[FG-5.8, FG-5.9] Steals and exchanges in any order, three together at most."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: GangState) -> None:
        """Asked only where there is a choice."""
        public = state.public
        if public.things == THINGS:
            return
        moves = theft_moves(public, self.seat)
        if len(moves) == 1:
            if not public.things:
                state.push(self)
                theft(state, self.seat, moves[0])
            return
        state.push(THEFT[self.seat])


def theft_moves(public: GangPublic, seat: i64) -> list[int]:
    """What the action may do next; `done` after the first."""
    row = thefts(public, seat, public.used) * 4
    if can_swap(public, seat):
        row += 2
    if public.things:
        row += 1
    return THEFTS[row]


class Theft(OneChooses):
    """[FG-5.1, FG-5.7] Steal with an urchin, exchange, or be done."""

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """[FG-2.4, FG-R5] Nothing of another action."""
        return theft_moves(public, seat)

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Why not this."""
        if STEAL <= move < ROB:
            if public.used & BIT[move - STEAL]:
                return Refusal("location-used", "FG-5.1")
            return Refusal("no-urchin-there", "FG-5.1")
        if move == EXCHANGE:
            return Refusal("swap-needs-three", "FG-R35")
        if move == DONE:
            return Refusal("do-something", "FG-R5")
        return Refusal("only-thefts", "FG-2.4")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """A theft, or the end of the turn."""
        if move == DONE:
            state.pop()
            return
        state.become(NEXT_THEFT[seat])
        theft(state, seat, move)


def theft(state: GangState, seat: i64, move: i64) -> None:
    """One of the three things of this action."""
    public = state.public
    public.things += 1
    if move == EXCHANGE:
        give_some(state, seat, SWAP)
        return
    location: i64 = move - STEAL
    public.used |= BIT[location]
    plan = board(public)
    at = location * plan.levels + level_of(public, seat, location)
    # [FG-5.1, FG-5.2, FG-5.3, FG-5.6, FG-R32] what is printed first, as far as the warehouses have it
    heap = common(public.warehouse, plan.goods[at])
    public.warehouse -= heap
    public.hands[seat] += heap
    state.tell(EVERYONE, "steals", int(seat), int(location), int(heap))
    take_some(state, seat, plan.hands[at])


# ---------------------------------------------------------------- cubes of one's choice


def take_some(state: GangState, seat: i64, left: i64) -> None:
    """[FG-5.4, FG-5.5, FG-R32] Cubes of any colours in stock, one by one; asked only where there is a choice."""
    public = state.public
    while left:
        stock = mask_of(public.warehouse)
        if stock & (stock - 1):
            state.push(TAKING[seat * (MOST_HANDS + 1) + left])
            return
        if not stock:
            return  # nothing is left anywhere: the hands lapse
        take(state, seat, TAKES[stock][0] - TAKE)
        left -= 1


def take(state: GangState, seat: i64, good: i64) -> None:
    """[FG-5.2] A cube comes out of a warehouse; a hand may hold more than the limit until the books are balanced."""
    public = state.public
    public.warehouse -= ONE[good]
    public.hands[seat] += ONE[good]
    state.tell(EVERYONE, "takes", int(seat), int(good))


class Taking(OneChooses):
    """[FG-5.4, FG-5.7, FG-R33] A cube of the player's choice, for a white hand, for three others or begged."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left  # cubes to take, this one among them

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """[FG-5.3, FG-R32] Every colour in stock; refusing is not offered."""
        return TAKES[mask_of(public.warehouse)]

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Not in stock, or not a cube."""
        if TAKE <= move < TAKE + SIX:
            return Refusal("warehouse-empty", "FG-5.3")
        return Refusal("take-first", "FG-R32")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """One cube, and on."""
        state.pop()
        take(state, seat, move - TAKE)
        if self.left > 1:
            take_some(state, seat, self.left - 1)


def give_some(state: GangState, seat: i64, left: i64) -> None:
    """[FG-5.7, FG-R35] Three cubes of any colours go in first, then one comes out; all there are without asking."""
    public = state.public
    while left:
        held = mask_of(public.hands[seat])
        if held & (held - 1) and size(public.hands[seat]) > left:
            state.push(GIVING[seat * (SWAP + 1) + left])
            return
        give(state, seat, GIVES[held][0] - GIVE)
        left -= 1
    take_some(state, seat, 1)


def give(state: GangState, seat: i64, good: i64) -> None:
    """A cube goes into its warehouse."""
    public = state.public
    public.hands[seat] -= ONE[good]
    public.warehouse += ONE[good]
    public.given += ONE[good]
    state.tell(EVERYONE, "gives", int(seat), int(good))


class Giving(OneChooses):
    """[FG-5.7] Which cube to give in exchange."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left  # cubes to give, this one among them

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """Every colour in hand."""
        return GIVES[mask_of(public.hands[seat])]

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Not in hand, or not a cube."""
        if GIVE <= move < GIVE + SIX:
            return Refusal("not-in-hand", "FG-5.7")
        return Refusal("give-first", "FG-R35")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """One cube, and on."""
        state.pop()
        give(state, seat, move - GIVE)
        give_some(state, seat, self.left - 1)


# by locations, whether there is an exchange, and whether one may be done; read only
THEFTS: Final = [
    [*block_of(STEAL, row >> 2), *([EXCHANGE] if row & 2 else []), *([DONE] if row & 1 else [])]
    for row in range(256)
]

# steps never change: one of each is enough
NEXT_THEFT: Final = [NextTheft(seat) for seat in range(MOST_PLAYERS)]
THEFT: Final = [Theft(seat) for seat in range(MOST_PLAYERS)]
TAKING: Final = [Taking(seat, left) for seat in range(MOST_PLAYERS) for left in range(MOST_HANDS + 1)]
GIVING: Final = [Giving(seat, left) for seat in range(MOST_PLAYERS) for left in range(SWAP + 1)]
