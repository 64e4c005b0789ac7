"""Prowl: the Gang moves along a series of tokens; what it passes is evidence, the last token is taken."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.board import SQUARE
from fagin.games.oliver_twist.burglary import burgle
from fagin.games.oliver_twist.lair import stash_object
from fagin.games.oliver_twist.moves import CARD, FLIP, PEEK, PROWL
from fagin.games.oliver_twist.night import TurnUp, hidden_around
from fagin.games.oliver_twist.pieces import (
    BRIBE_PRICE,
    CHARACTER,
    CHARACTERS,
    EMPTY,
    FACE_DOWN,
    LINE,
    MOST_PLAYERS,
    OBJECTS,
    ONE,
    some_card,
)
from fagin.games.oliver_twist.state import (
    BIT,
    EVIDENCE,
    NIGHT,
    TOOK,
    OneChooses,
    TwistEffect,
    TwistLuck,
    TwistPrivate,
    TwistPublic,
    TwistState,
    closed,
    into_file,
    lift,
    note,
    streets,
)
from fagin.kernel import EVERYONE, Refusal

# ---------------------------------------------------------------- where the Gang can go


def alone(public: TwistPublic) -> bool:
    """[OT-4.16, OT-R16] Whether the Gang is next to no token, face up or face down."""
    board = public.board
    for space in streets(public).neighbours[public.gang]:
        if board[space] != EMPTY:
            return False
    return True


def can_prowl(public: TwistPublic, seat: int) -> bool:
    """[OT-R28] A token is left, next to the Gang or within what the player can pay."""
    return public.on_board > 0 and (not alone(public) or can_bribe(public, seat))


def can_bribe(public: TwistPublic, seat: int) -> bool:
    """[OT-R17] Without two pounds there is no relocating, unless credit is given."""
    return public.on_board > 0 and (public.money[seat] >= BRIBE_PRICE or public.setting.credit)


def reach(public: TwistPublic) -> list[int]:
    """[OT-4.1, OT-4.2, OT-4.3, OT-R3] The moves to all tokens of the series: no empty space is crossed.

    [OT-9.7, OT-9.8, OT-R55] At night a series ends before a face-down token.
    """
    board = public.board
    series = streets(public).series[public.gang]
    moves: list[int] = []
    at = 0
    end = len(series)
    while at < end:
        space = series[at]
        if board[space] < FACE_DOWN:
            moves.append(PROWL + space)
            at += 3
        else:
            at = series[at + 2]
    if len(moves) > 1:
        moves.sort()
    return moves


def prowl_moves(public: TwistPublic, flipped: bool) -> list[int]:
    """What a Prowl may do next with the Gang where it is: take a token, or flip a line first."""
    if public.round == NIGHT and not flipped:
        hidden = hidden_around(public, int(public.gang))
        if hidden:
            moves = [FLIP + space for space in hidden]
            if public.setting.flip_early:
                return moves  # [OT-R73] with any face-down neighbour
            board = public.board
            for space in streets(public).neighbours[public.gang]:
                if board[space] < FACE_DOWN:
                    return reach(public)  # [OT-R56] no flipping beside a face-up neighbour
            return moves  # [OT-9.9]
    return reach(public)


def refuse_prowl(move: int, public: TwistPublic) -> Refusal:
    """Why a token cannot be taken, or a line not be flipped from there."""
    if FLIP < move <= PEEK:
        if move - FLIP >= len(public.board) or public.board[move - FLIP] != FACE_DOWN:
            return Refusal("not-face-down", "OT-9.9")
        if move - FLIP in hidden_around(public, int(public.gang)):
            return Refusal("face-up-first", "OT-R56")
        return Refusal("not-next-to-the-gang", "OT-9.9")
    space = move - PROWL
    token = public.board[space] if space < len(public.board) else EMPTY
    if token == EMPTY and space < len(public.board) and closed(public) and streets(public).yellow[space]:
        return Refusal("street-closed", "OT-2.10")
    if token == EMPTY:
        return Refusal("no-token-there", "OT-4.1")
    if token == FACE_DOWN:
        return Refusal("face-down", "OT-9.7")
    if any(FLIP < other <= PEEK for other in prowl_moves(public, False)):
        return Refusal("flip-first", "OT-9.9")
    return Refusal("out-of-reach", "OT-4.1")


# ---------------------------------------------------------------- a Prowl, step by step


class GoOn(TwistEffect):
    """[OT-4.18, OT-9.12, OT-9.23, OT-R18] The Prowl goes on from where the Gang is, and must be completed."""

    def __init__(self, seat: int, clean: bool, flipped: bool) -> None:
        self.seat: Final = seat
        self.clean: Final = clean  # [OT-6.11] whether what is bypassed goes to the bag
        self.flipped: Final = flipped  # whether a line was flipped for this Prowl

    def run(self, state: TwistState) -> None:
        """[OT-R19, OT-R75] Flip if no neighbour is face up, or take a token; asked only where there is a choice."""
        moves = prowl_moves(state.public, self.flipped)
        if len(moves) == 1:
            prowl_or_flip(state, self.seat, moves[0], self.clean)
        else:
            state.push(Prowl(self.seat, self.clean, self.flipped, moves))


class Prowl(OneChooses):
    """[OT-4.1, OT-4.18, OT-9.12] In the middle of a Prowl: which token, or which line."""

    def __init__(self, seat: int, clean: bool, flipped: bool, moves: list[int]) -> None:
        super().__init__(seat)
        self.clean: Final = clean
        self.flipped: Final = flipped
        self._moves: Final = moves

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """All that the Gang can do from here."""
        return self._moves

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not reachable, or not a Prowl at all."""
        if PROWL < move <= PEEK:
            return refuse_prowl(move, public)
        return Refusal("finish-the-prowl", "OT-R18")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """On."""
        state.pop()
        prowl_or_flip(state, seat, move, self.clean)


def prowl_or_flip(state: TwistState, seat: int, move: int, clean: bool) -> None:
    """Take a token, or flip a line from there and then take one."""
    if move <= FLIP:
        prowl(state, seat, move - PROWL, clean)
        return
    state.push(GO_ON_FLIPPED[seat] if not clean else GO_ON_CLEAN_FLIPPED[seat])
    state.push(TurnUp(seat, move - FLIP, LINE))


GO_ON: Final = [GoOn(seat, False, False) for seat in range(MOST_PLAYERS)]
GO_ON_FLIPPED: Final = [GoOn(seat, False, True) for seat in range(MOST_PLAYERS)]
GO_ON_CLEAN: Final = [GoOn(seat, True, False) for seat in range(MOST_PLAYERS)]
GO_ON_CLEAN_FLIPPED: Final = [GoOn(seat, True, True) for seat in range(MOST_PLAYERS)]


def prowl(state: TwistState, seat: int, target: int, clean: bool) -> None:
    """[OT-4.4, OT-R14] Bypassed tokens to the file, then the pawn, then the token taken."""
    public = state.public
    board = public.board
    series = streets(public).series[public.gang]
    at = 0
    far = 1
    first = second = third = SQUARE
    while True:  # [OT-R15] there is only one way
        space = series[at]
        if board[space] < FACE_DOWN:
            far = series[at + 1]
            if space == target:
                break
            if far == 1:
                first = space
            elif far == 2:
                second = space
            elif far == 3:
                third = space
            at += 3
        else:
            at = series[at + 2]
    if far > 1:  # [OT-4.9] nothing if it is the first token
        bypass(state, seat, first, clean)
    if far > 2:
        bypass(state, seat, second, clean)
    if far > 3:
        bypass(state, seat, third, clean)
    public.gang = target
    kind = lift(public, target)
    if state.events is not None:
        state.tell(EVERYONE, "takes", seat, target, kind)
    take_token(state, seat, kind, True)


def bypass(state: TwistState, seat: int, space: int, clean: bool) -> None:
    """[OT-4.10, OT-4.11, OT-9.20] A token on the way goes to the file without effect, whatever it is."""
    public = state.public
    kind = lift(public, space)
    if clean:
        public.discarded += ONE[kind]
        state.tell(EVERYONE, "bypasses-clean", seat, space, kind)
    else:
        into_file(state, seat, kind)
        note(public, EVIDENCE, seat, kind)
        if state.events is not None:
            state.tell(EVERYONE, "bypasses", seat, space, kind)


def take_token(state: TwistState, seat: int, kind: int, prowling: bool) -> None:
    """[OT-R12] What a token does when it is taken; only Objects need a place in the stash."""
    public = state.public
    if kind < OBJECTS:
        note(public, TOOK, seat, kind)
        stash_object(state, seat, kind)
    elif kind < CHARACTER:
        public.tools[seat] += ONE[kind]  # [OT-4.13, OT-R78]
    else:
        public.discarded += ONE[kind]
        if kind == CHARACTER:
            draw_card(state, seat)
        elif prowling or not public.setting.burgle_on_prowl_only:  # [OT-9.13, OT-R74]
            burgle(state, seat)


# ---------------------------------------------------------------- a Character card


def draw_card(state: TwistState, seat: int) -> None:
    """[OT-4.14, OT-R37] The top Character card; an empty pile is made anew from the discards, if there are any."""
    public = state.public
    if held(public) + discarded_cards(public) == CHARACTERS and public.discards and public.setting.reshuffle:
        state.secret.deck = public.discards
        public.discards = 0
        state.tell(EVERYONE, "reshuffled")
    if held(public) + discarded_cards(public) < CHARACTERS:
        state.push(DRAW_CARD[seat])


def held(public: TwistPublic) -> int:
    """How many Character cards are in hands."""
    return sum(public.hand_count)


def discarded_cards(public: TwistPublic) -> int:
    """How many Character cards are in the discard pile."""
    cards = 0
    for card in range(CHARACTERS):
        if public.discards & BIT[card]:
            cards += 1
    return cards


class DrawCard(TwistLuck):
    """[OT-4.14, OT-4.15] A card is drawn that only its owner sees."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def secret(self) -> bool:
        """It is kept face down."""
        return True

    def stream(self) -> str:
        """The pile of Character cards."""
        return "characters"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """[OT-2.14] Every card of the pile is as likely."""
        deck = state.secret.deck
        return [(CARD + card, 1) for card in range(CHARACTERS) if deck & BIT[card]]

    def sample(self, state: TwistState, at: float) -> int:
        """The same, without making the list."""
        return CARD + some_card(state.secret.deck, at)

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R39] It can be played on a later turn."""
        card = move - CARD
        state.pop()
        state.secret.deck -= BIT[card]
        state.private[self.seat].hand += BIT[card]
        state.public.hand_count[self.seat] += 1
        state.tell(EVERYONE, "draws-card", self.seat)
        state.reveal(BIT[self.seat], "drew-card", self.seat, card)


DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_PLAYERS)]
