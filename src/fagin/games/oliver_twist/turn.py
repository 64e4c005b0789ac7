"""A turn: Prowl, go to Fagin's, or ask for help; who can do none of the first two may stop the round."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.bribe import bribe
from fagin.games.oliver_twist.characters import card_moves, hide, play, refuse_card
from fagin.games.oliver_twist.ending import RoundEnds
from fagin.games.oliver_twist.fagin import begin_sale, refuse_sale, sales
from fagin.games.oliver_twist.moves import BRIBE, FLIP, HIDE, HOLD, KEEP, LOT, PEEK, PLAY, PROWL, SELL, STOP
from fagin.games.oliver_twist.pieces import MOST_PLAYERS, SET, STOP_PRICE
from fagin.games.oliver_twist.prowl import (
    alone,
    can_bribe,
    prowl,
    prowl_moves,
    prowl_or_flip,
    reach,
    refuse_prowl,
)
from fagin.games.oliver_twist.state import (
    DAY,
    OneChooses,
    TwistEffect,
    TwistLuck,
    TwistPrivate,
    TwistPublic,
    TwistState,
    pay,
)
from fagin.kernel import EVERYONE, Refusal


class FirstByLot(TwistLuck):
    """[OT-2.16, OT-R7] Lots decide who begins: nobody can check journeys to London."""

    def stream(self) -> str:
        """The lots."""
        return "lots"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """Every seat is as likely."""
        return [(LOT + seat, 1) for seat in range(state.public.players)]

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """That seat begins."""
        state.pop()
        state.public.seat = move - LOT
        state.tell(EVERYONE, "first", move - LOT)


class TurnBegins(TwistEffect):
    """[OT-3.1, OT-3.2] It is somebody's turn."""

    def run(self, state: TwistState) -> None:
        """Of whom chance or the poorest player has named, or of who is next."""
        state.push(self)
        begin_turn(state)


def begin_turn(state: TwistState) -> None:
    """[OT-3.1, OT-R88] The player on turn acts, unless a limit for odd data stops the round, for which nobody pays.

    It comes in place of the step on top.
    """
    public = state.public
    seat = int(public.seat)
    limit = public.setting.turn_limit
    if limit and public.turns >= limit:
        state.tell(EVERYONE, "turn-limit")
        state.become(TURN_BEGINS)
        state.push(RoundEnds(seat))
        return
    public.turns += 1
    if state.events is not None:
        state.tell(EVERYONE, "turn", seat)
    state.become(TURN[seat])


class TurnEnds(TwistEffect):
    """[OT-3.1, OT-R79, OT-R82] The next player clockwise follows, whatever was done."""

    def run(self, state: TwistState) -> None:
        """On to the left."""
        state.push(self)
        next_turn(state)


def next_turn(state: TwistState) -> None:
    """The turn of the player to the left, in place of the step on top."""
    public = state.public
    public.seat = (public.seat + 1) % public.players
    begin_turn(state)


class Turn(OneChooses):
    """[OT-3.2, OT-6.5, OT-R77, OT-R92] Exactly one of three actions; always asked, as others cannot see the stash."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """[OT-7.1, OT-R29, OT-R31] No passing; stopping only if neither Prowl nor Fagin is possible."""
        moves = reach(public) if public.round == DAY else prowl_moves(public, False)
        bribing = not moves and can_bribe(public, seat)  # [OT-R16] next to a token it could take or flip it
        if public.stash_count[seat] >= SET:
            moves += sales(public, own)
        stuck = not (moves or bribing)
        if own.hand:
            moves += card_moves(seat, public, own)  # [OT-7.2, OT-R27]
        if bribing:
            moves.append(BRIBE)
        elif stuck:
            moves.append(STOP)
        return moves

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Why an action is not possible."""
        if PROWL < move <= PEEK:
            return refuse_prowl(move, public)
        if SELL <= move < HOLD:
            return refuse_sale(move, public, own)
        if PLAY <= move < KEEP:
            return refuse_card(move, own)
        if move == BRIBE:
            if not alone(public):
                return Refusal("not-alone", "OT-R16")
            return Refusal("too-poor", "OT-R17") if public.on_board else Refusal("streets-empty", "OT-R28")
        if move == STOP:
            return Refusal("you-can-act", "OT-R29")
        return Refusal("act", "OT-3.2")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-3.2] The action, and beneath it the end of the turn."""
        state.become(TURN_ENDS)
        if move <= FLIP:
            prowl(state, seat, move - PROWL, False)
            if state.public.stack[-1] is TURN_ENDS:
                next_turn(state)  # at once, as it is most often
        elif move <= PEEK:
            prowl_or_flip(state, seat, move, False)
        elif move < HOLD:
            begin_sale(state, seat, move - SELL)
        elif move < HIDE:
            play(state, seat, move - PLAY)
        elif move < KEEP:
            hide(state, seat, move - HIDE)
        elif move == BRIBE:
            bribe(state, seat, False)
        else:
            stop(state, seat)


def stop(state: TwistState, seat: int) -> None:
    """[OT-7.1, OT-R30] The player pays the police and the round stops at once; the next one waits beneath."""
    paid = pay(state, seat, STOP_PRICE)
    state.tell(EVERYONE, "stops", seat, paid)
    state.become(TURN_BEGINS)
    state.push(RoundEnds(seat))


# steps never change: one of each is enough
TURN_BEGINS: Final = TurnBegins()
TURN_ENDS: Final = TurnEnds()
TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
