"""A turn: reserve, steal, act, replenish, hire; and whose turn is next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.accomplices import FREE_MOVES, free_bits, is_free, play_free, refuse_free
from fagin.games.swindler.actions import ACTIONS
from fagin.games.swindler.ending import finish
from fagin.games.swindler.getaway import OPEN_BET, OPEN_END, THEFT_OVER
from fagin.games.swindler.hiring import HIRING, draw_accomplice
from fagin.games.swindler.moves import BAG, CANCEL, DONE, LOT, RESERVE
from fagin.games.swindler.orders import cancel, reserve
from fagin.games.swindler.pieces import BAGS, ORDER_SPACES, RECRUITER
from fagin.games.swindler.raid import REPLENISH
from fagin.games.swindler.state import (
    BIT,
    EMPTY,
    NO_SKULL,
    ActiveChooses,
    SwindlerEffect,
    SwindlerLuck,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    SwindlerStep,
    has_ability,
)
from fagin.games.swindler.stealing import DRAWS
from fagin.kernel import EVERYONE, Refusal


class StartByLot(SwindlerLuck):
    """[SW-1.12, SW-R64, SW-R77] Lots decide who has the start player marker."""

    def stream(self) -> str:
        """The lots."""
        return "lots"

    def chance(self, state: SwindlerState) -> list[tuple[int, int]]:
        """Every seat is as likely."""
        return [(LOT + seat, 1) for seat in range(state.public.players)]

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """For the whole game."""
        state.pop()
        state.public.start = move - LOT
        state.public.seat = move - LOT
        state.tell(EVERYONE, "start-player", move - LOT)


class TurnBegins(SwindlerEffect):
    """[SW-2.1, SW-2.2, SW-2.3] The five steps in their order; [SW-8.7] in jail nothing but the release."""

    def run(self, state: SwindlerState) -> None:
        """[SW-12.2, SW-R36, SW-R59] Before the turn the Recruiter draws a card."""
        public = state.public
        seat = int(public.seat)
        if seat == public.start:
            public.round += 1
            state.tell(EVERYONE, "round", int(public.round))
        if public.jailed & BIT[seat]:
            public.jailed &= ~BIT[seat]
            state.tell(EVERYONE, "released", seat)
            state.push(TURN_ENDS)
            return
        state.tell(EVERYONE, "turn", seat)
        state.push_all(STEPS)
        if has_ability(public, seat, RECRUITER):
            draw_accomplice(state, seat, False)


class TurnEnds(SwindlerEffect):
    """[SW-2.1, SW-11.2, SW-R35] The next player, or the end when all have had equally many turns."""

    def run(self, state: SwindlerState) -> None:
        """A missed turn counts like any other."""
        public = state.public
        if public.hired:
            state.private[public.seat].hired = 0  # [SW-2.8] usable from now on
        new_turn(public)
        public.seat = (public.seat + 1) % public.players
        over = public.seat == public.start and (
            public.final or (public.setting.round_limit and public.round >= public.setting.round_limit)
        )
        if over:
            finish(state)
        else:
            state.push(TURN_BEGINS)


def new_turn(public: SwindlerPublic) -> None:
    """Forget what counted for one turn; [SW-10.16, SW-R56] the Hustler is free again."""
    public.touched = 0
    public.hired = 0
    public.from_bag = 0
    public.drawn = ()
    public.caught_after = NO_SKULL
    public.stopped = False
    public.sheltered = False
    public.blocked = False
    public.hustled = False
    public.turned = False
    public.haggled = False
    public.sold = 0
    public.sold_to = 0
    public.dealers_done = 0
    public.orders_done = 0
    public.raided = False


# ---------------------------------------------------------------- step 1


RESERVE_MOVES: Final[list[list[int] | None]] = [None] * (1 << 13)  # filled when first asked for


class Reserving(ActiveChooses):
    """[SW-4.1, SW-2.4] Place markers, take own ones back, or be done."""

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """[SW-R12, SW-R13] Each order once in this step, with a free marker; one list for each case, made once."""
        key: i64 = public.touched
        placed: i64 = 0
        space: i64
        for space in range(ORDER_SPACES):
            holder: i64 = public.markers[space]
            key *= 4
            if holder == seat:
                key += 1
                placed += 1
            elif public.orders[space] != EMPTY:
                key += 2
        if placed < public.setting.max_reservations:
            key += 1 << 12
        moves = RESERVE_MOVES[key]
        if moves is None:
            moves = reserve_moves(seat, public)
            RESERVE_MOVES[key] = moves
        free = free_bits(seat, public, own)
        return moves + FREE_MOVES[free] if free else moves

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Why a marker cannot be placed or taken back."""
        if is_free(move):
            return refuse_free(seat, move, public, own)
        if not RESERVE <= move < BAG:
            return Refusal("reserve-or-be-done", "SW-2.3")
        space = move - RESERVE if move < CANCEL else move - CANCEL
        if public.orders[space] == EMPTY:
            return Refusal("no-order-there", "SW-4.1")
        if public.touched & BIT[space]:
            return Refusal("once-in-this-step", "SW-R12")
        if move >= CANCEL:
            return Refusal("not-your-marker", "SW-4.5")
        if public.markers[space] == seat:
            return Refusal("reserved-already", "SW-4.1")
        return Refusal("no-marker-left", "SW-R13")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-4.3] The step stays until the player is done; markers stay on their orders."""
        public = state.public
        if move == DONE:
            state.pop()
            state.tell(EVERYONE, "done", seat)
        elif is_free(move):
            play_free(state, seat, move)
        elif move < CANCEL:
            public.touched |= BIT[move - RESERVE]
            reserve(state, seat, move - RESERVE)
        else:
            public.touched |= BIT[move - CANCEL]
            cancel(state, seat, move - CANCEL)


def reserve_moves(seat: int, public: SwindlerPublic) -> list[int]:
    """The markers that can be placed or taken back."""
    open_spaces = [
        space
        for space in range(ORDER_SPACES)
        if public.orders[space] != EMPTY and not public.touched & BIT[space]
    ]
    full = public.markers.count(seat) >= public.setting.max_reservations
    place = [RESERVE + space for space in open_spaces if public.markers[space] != seat and not full]
    return [*place, *(CANCEL + space for space in open_spaces if public.markers[space] == seat), DONE]


# ---------------------------------------------------------------- step 2


class NameBag(ActiveChooses):
    """[SW-2.6, SW-5.1, SW-R2] The bag to steal from; stealing is obligatory."""

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """[SW-R1] Any bag; [SW-R39] before it is named, free cards may be played."""
        free = free_bits(seat, public, own)
        return ANY_BAG + FREE_MOVES[free] if free else ANY_BAG

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a bag, or a card that cannot be played."""
        if is_free(move):
            return refuse_free(seat, move, public, own)
        return Refusal("name-a-bag", "SW-2.6")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-R46] The bag is fixed; others may bet, then the first tile is drawn."""
        if is_free(move):
            play_free(state, seat, move)
            return
        public = state.public
        public.bag = move - BAG
        state.tell(EVERYONE, "names-bag", seat, move - BAG)
        state.become(DRAWS[public.bag])
        state.push(OPEN_BET)


# steps never change: one of each is enough
TURN_BEGINS: Final = TurnBegins()
TURN_ENDS: Final = TurnEnds()
ANY_BAG: Final = [BAG + bag for bag in range(len(BAGS))]
STEPS: Final[list[SwindlerStep]] = [  # the last comes first
    *(TURN_ENDS, HIRING, REPLENISH, ACTIONS, THEFT_OVER, OPEN_END, NameBag(), Reserving())
]
