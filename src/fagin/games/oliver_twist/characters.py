"""Asking for help: a Character card is played for its power or to hide; those that take from the streets."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.bribe import PlaceGang, bribe, placements
from fagin.games.oliver_twist.burglary import burgle, can_burgle
from fagin.games.oliver_twist.moves import (
    BURGLE,
    GRAB,
    HIDE,
    MOVE,
    PLAY,
)
from fagin.games.oliver_twist.own_lair import RECOVERABLE, Burn, Cash, Clear, Recover
from fagin.games.oliver_twist.pieces import (
    BATES,
    BROWNLOW,
    BULLSEYE,
    BUMBLE,
    CHARACTER,
    CHARACTERS,
    CRACKIT,
    DODGER,
    FACE_DOWN,
    FANG,
    FIRST_TOOL,
    MONKS,
    NANCY,
    NOAH,
    OLIVER,
    ROSE,
    SIKES,
    WALLET,
    count,
)
from fagin.games.oliver_twist.prowl import GO_ON_CLEAN, alone, can_prowl, take_token
from fagin.games.oliver_twist.rivals import Target, squeeze, victims, work_on
from fagin.games.oliver_twist.state import (
    BIT,
    NIGHT,
    OneChooses,
    TwistPrivate,
    TwistPublic,
    TwistState,
    lift,
)
from fagin.kernel import EVERYONE, Refusal


def can_help(card: int, seat: int, public: TwistPublic, own: TwistPrivate) -> bool:
    """[OT-R36] Whether the power of a card can do something; else it can only be used to hide."""
    if public.setting.hide_only:
        return False
    if card == DODGER:
        return public.on_board > public.face_down
    if card == BATES:
        return can_prowl(public, seat)  # [OT-R49]
    if card == BULLSEYE:
        return len(placements(public)) > 0  # [OT-R95]
    if card == NANCY:
        return own.file & RECOVERABLE != 0
    if card in (MONKS, OLIVER, ROSE):
        return own.file != 0
    if card == BROWNLOW:
        return count(own.stash, WALLET) > 0
    if card == CRACKIT:  # [OT-R51]
        return len(grabs(public, True)) > 0 or (public.round == NIGHT and can_burgle(public))
    if card == NOAH and not own.stash:
        return False
    return len(victims(public, seat, card)) > 0


def discard_card(state: TwistState, seat: int, card: int) -> None:
    """[OT-6.2, OT-6.3, OT-R38] One card leaves the hand, face up."""
    public = state.public
    state.private[seat].hand -= BIT[card]
    public.hand_count[seat] -= 1
    public.discards += BIT[card]


def hide(state: TwistState, seat: int, card: int) -> None:
    """[OT-6.4] The turn is skipped for a card."""
    discard_card(state, seat, card)
    state.reveal(EVERYONE, "hides", seat, card)


def play(state: TwistState, seat: int, card: int) -> None:
    """[OT-6.3] The power of a card works; [OT-R82] whatever it does, the next player follows."""
    public = state.public
    discard_card(state, seat, card)
    state.reveal(EVERYONE, "plays", seat, card)
    if card in (DODGER, CRACKIT):
        begin_grab(state, seat, card)
    elif card == BATES:  # [OT-6.11, OT-R49] a whole Prowl, with a bribe if the Gang is alone
        if alone(public):
            bribe(state, seat, True)
        else:
            state.push(GO_ON_CLEAN[seat])
    elif card == BULLSEYE:  # [OT-6.12, OT-R49, OT-R81] free of charge and without peeking
        state.push(PlaceGang(seat, False))
    elif card in (SIKES, MONKS, FANG, NOAH):
        others = victims(public, seat, card)
        if len(others) == 1:
            work_on(state, seat, card, others[0])
        else:
            state.push(Target(seat, card))
    elif card == NANCY:
        state.push(Recover(seat))
    elif card == OLIVER:
        state.push(Clear(seat))
    elif card == ROSE:
        state.push(Burn(seat, public.setting.powers[ROSE], True))
    elif card == BUMBLE:
        squeeze(state, seat)
    elif card == BROWNLOW:
        state.push(Cash(seat))


# ---------------------------------------------------------------- dodger and crackit


def grabs(public: TwistPublic, tools_only: bool) -> list[int]:
    """[OT-6.10, OT-6.21, OT-R48] The moves to all face-up tokens, or Tools; they lie on open spaces only."""
    board = public.board
    moves: list[int] = []
    for space in range(1, len(board)):
        kind = board[space]
        if kind < FACE_DOWN and (not tools_only or FIRST_TOOL <= kind < CHARACTER):
            moves.append(GRAB + space)
    return moves


def grab_moves(public: TwistPublic, seat: int, card: int) -> list[int]:
    """[OT-6.21] The Artful Dodger takes anything; Toby Crackit takes a Tool or, at night, burgles."""
    moves = grabs(public, card == CRACKIT)
    if card == CRACKIT and public.round == NIGHT and can_burgle(public):
        moves.append(BURGLE)
    return moves


def begin_grab(state: TwistState, seat: int, card: int) -> None:
    """[OT-R92] A choice, unless there is only one, as all can see."""
    moves = grab_moves(state.public, seat, card)
    if len(moves) == 1:
        grab(state, seat, moves[0])
    else:
        state.push(Grab(seat, card))


class Grab(OneChooses):
    """[OT-6.10, OT-6.21] Which token of the board to take."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Whatever the card allows."""
        return grab_moves(public, seat, self.card)

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """No such token."""
        if move == BURGLE:
            return Refusal("no-burglary", "OT-6.21")
        if not GRAB < move < MOVE:
            return Refusal("grab-one", "OT-6.10" if self.card == DODGER else "OT-6.21")
        if self.card == CRACKIT:
            return Refusal("not-a-tool", "OT-6.21")
        return Refusal("not-face-up", "OT-R48")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """Take it."""
        state.pop()
        grab(state, seat, move)


def grab(state: TwistState, seat: int, move: int) -> None:
    """[OT-6.10, OT-R48] The Gang stays and nothing goes to the file; the token does what it does when taken."""
    if move == BURGLE:
        burgle(state, seat)
        return
    kind = lift(state.public, move - GRAB)
    state.tell(EVERYONE, "grabs", seat, move - GRAB, kind)
    take_token(state, seat, kind, False)


def card_moves(seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
    """[OT-6.1, OT-6.2] Each card in hand can be played for its power, if it has any now, or to hide."""
    hand = own.hand
    moves: list[int] = []
    for card in range(CHARACTERS):
        if hand & BIT[card] and can_help(card, seat, public, own):
            moves.append(PLAY + card)
    for card in range(CHARACTERS):
        if hand & BIT[card]:
            moves.append(HIDE + card)
    return moves


def refuse_card(move: int, own: TwistPrivate) -> Refusal:
    """Why a card cannot be played."""
    if own.hand & BIT[(move - PLAY) % CHARACTERS]:
        return Refusal("only-to-hide", "OT-R36")
    return Refusal("not-in-your-hand", "OT-6.1")
