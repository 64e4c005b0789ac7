"""Bribes: where no token lies next to the Gang, two pounds take it elsewhere, and the Prowl goes on from there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.board import BIT_OF_SPACE, HALF, SPACE_OF_BIT, SQUARE
from fagin.games.oliver_twist.moves import MOVE, SELL
from fagin.games.oliver_twist.night import begin_peeks
from fagin.games.oliver_twist.pieces import BRIBE_PRICE, EMPTY
from fagin.games.oliver_twist.prowl import GO_ON, GO_ON_CLEAN
from fagin.games.oliver_twist.state import (
    NIGHT,
    OneChooses,
    TwistEffect,
    TwistPrivate,
    TwistPublic,
    TwistState,
    closed,
    pay,
    streets,
)
from fagin.kernel import EVERYONE, Refusal


def bribe(state: TwistState, seat: int, clean: bool) -> None:
    """[OT-4.16, OT-4.17, OT-9.21] For two pounds the Gang goes elsewhere; [OT-9.22] at night after two peeks."""
    public = state.public
    paid = pay(state, seat, BRIBE_PRICE)
    state.tell(EVERYONE, "bribes", seat, paid)
    state.push(PlaceGang(seat, clean))
    if public.round == NIGHT:
        begin_peeks(state, seat)


def placements(public: TwistPublic) -> list[int]:
    """[OT-4.16, OT-R4, OT-R5, OT-R20] The moves to all empty open spaces next to a token."""
    board = public.board
    town = streets(public)
    near_below: i64 = 0
    near_above: i64 = 0
    taken_below: i64 = 0 if public.setting.square_is_space else BIT_OF_SPACE[SQUARE]
    taken_above: i64 = 0
    if closed(public):
        taken_below |= town.yellow_below
        taken_above |= town.yellow_above
    left = public.on_board
    for space, token in enumerate(board):
        if token != EMPTY:
            near_below |= town.neighbours_below[space]
            near_above |= town.neighbours_above[space]
            if space < HALF:
                taken_below |= BIT_OF_SPACE[space]
            else:
                taken_above |= BIT_OF_SPACE[space - HALF]
            left -= 1
            if not left:
                break
    moves: list[int] = []
    add_spaces(moves, MOVE, near_below & ~taken_below)
    add_spaces(moves, MOVE + HALF, near_above & ~taken_above)
    return moves


def add_spaces(moves: list[int], first: int, spaces: i64) -> None:
    """Add the moves to spaces given as bits, the lowest being the first."""
    while spaces:
        lowest = spaces & -spaces
        moves.append(first + SPACE_OF_BIT[lowest])
        spaces ^= lowest


class PlaceGang(TwistEffect):
    """[OT-4.16, OT-6.12] The Gang is put elsewhere, then the Prowl goes on."""

    def __init__(self, seat: int, clean: bool) -> None:
        self.seat: Final = seat
        self.clean: Final = clean

    def run(self, state: TwistState) -> None:
        """[OT-R92] A choice, unless only one space will do."""
        moves = placements(state.public)
        if len(moves) == 1:
            place(state, self.seat, moves[0] - MOVE, self.clean)
        else:
            state.push(Place(self.seat, self.clean, moves))


class Place(OneChooses):
    """[OT-4.16, OT-9.21] Where to put the Gang."""

    def __init__(self, seat: int, clean: bool, moves: list[int]) -> None:
        super().__init__(seat)
        self.clean: Final = clean
        self._moves: Final = moves

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any empty open space next to a token."""
        return self._moves

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not empty, closed, or next to nothing."""
        if not MOVE <= move < SELL:
            return Refusal("place-the-gang", "OT-4.16")
        space = move - MOVE
        if space >= len(public.board) or public.board[space] != EMPTY:
            return Refusal("not-empty", "OT-4.16")
        if closed(public) and streets(public).yellow[space]:
            return Refusal("street-closed", "OT-2.10")
        if space == SQUARE and not public.setting.square_is_space:
            return Refusal("not-on-the-square", "OT-R4")
        return Refusal("next-to-no-token", "OT-4.16")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """There it is."""
        state.pop()
        place(state, seat, move - MOVE, self.clean)


def place(state: TwistState, seat: int, space: int, clean: bool) -> None:
    """The Gang is put on a space and prowls from there."""
    state.public.gang = space
    state.tell(EVERYONE, "places-gang", seat, space)
    state.push(GO_ON[seat] if not clean else GO_ON_CLEAN[seat])
