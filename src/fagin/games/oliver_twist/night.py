"""[OT-9.1] The Night, as far as it differs from the Day: nightfall, lines of tokens that are flipped, and peeks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.board import SQUARE
from fagin.games.oliver_twist.moves import EMPTIED, FIRST, FLIP, GRAB, LOT, PEEK, TOKEN
from fagin.games.oliver_twist.pieces import (
    EMPTY,
    FACE_DOWN,
    KINDS,
    LINE,
    ONE,
    PEEKS,
    count,
    size,
    some_token,
)
from fagin.games.oliver_twist.setup import deal_starters
from fagin.games.oliver_twist.state import (
    BIT,
    NIGHT,
    NOBODY,
    STASHES_HIDDEN,
    OneChooses,
    TwistEffect,
    TwistLuck,
    TwistPrivate,
    TwistPublic,
    TwistState,
    closed,
    streets,
)
from fagin.kernel import EVERYONE, Refusal


class Nightfall(TwistEffect):
    """[OT-7.15] The Night is set up."""

    def run(self, state: TwistState) -> None:
        """[OT-7.13, OT-8.3, OT-R6, OT-R66] All round tokens, and the Burglary tokens, are mixed in the bag."""
        public = state.public
        setting = public.setting
        public.round = NIGHT  # [OT-8.1, OT-8.4]
        public.turns = 0
        public.gang = SQUARE  # [OT-8.9]
        public.sales = 0  # [OT-8.10]
        public.discarded = 0
        public.past = []
        public.opened = STASHES_HIDDEN
        public.stash_count = [0] * public.players
        public.file_count = [0] * public.players
        public.stashes = [0] * public.players
        public.files = [0] * public.players
        for own in state.private:  # [OT-6.6, OT-8.7, OT-8.8] Character cards stay where they are
            own.stash = own.file = 0
            own.known = own.looks = ()
        bag: i64 = setting.tokens
        for tools in public.tools:
            bag -= tools  # [OT-7.14, OT-8.3] those in front of Lairs stay
        public.unseen = state.secret.unseen = bag
        # [OT-8.5] face down on all open spaces; [OT-8.6, OT-R64] what is left goes to the box, unseen
        board = streets(public)
        public.board = [EMPTY] * (board.spaces + 1)
        no_yellow = closed(public)
        for space in range(1, board.spaces + 1):
            if not (no_yellow and board.yellow[space]):
                public.board[space] = FACE_DOWN
        public.on_board = public.face_down = public.board.count(FACE_DOWN)
        state.tell(EVERYONE, "nightfall")
        state.push(POOREST)
        deal_starters(state)
        lacking = int(public.on_board - size(bag))
        if lacking > 0:
            state.push(LeaveEmpty(lacking))


class LeaveEmpty(TwistLuck):
    """[OT-R65] There are fewer tokens than spaces at night: chance leaves a space empty, then the next."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def stream(self) -> str:
        """The bag that does not suffice."""
        return "bag"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """Every space that still has a token is as likely, those next to the square only when no other is left."""
        public = state.public
        last = streets(public).neighbours[SQUARE]
        filled = [space for space in range(1, len(public.board)) if public.board[space] == FACE_DOWN]
        others = [space for space in filled if space not in last]
        return [(EMPTIED + space, 1) for space in others or filled]

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """All see where no token lies."""
        public = state.public
        public.board[move - EMPTIED] = EMPTY
        public.on_board -= 1
        public.face_down -= 1
        state.tell(EVERYONE, "stays-empty", move - EMPTIED)
        if self.left > 1:
            state.become(LeaveEmpty(self.left - 1))
        else:
            state.pop()


class Poorest(TwistEffect):
    """[OT-9.2, OT-9.3, OT-R52] Everybody announces their money; the poorest will flip, the youngest of several."""

    def run(self, state: TwistState) -> None:
        """Lots decide if the youngest is not among the poorest."""
        public = state.public
        for seat in range(public.players):
            state.tell(EVERYONE, "announces", seat, public.money[seat])
        least = min(public.money)
        poorest = [seat for seat in range(public.players) if public.money[seat] == least]
        if len(poorest) > 1 and public.setting.youngest in poorest:
            poorest = [public.setting.youngest]
        if len(poorest) == 1:
            open_the_night(state, poorest[0])
        else:
            state.push(PoorestByLot())


class PoorestByLot(TwistLuck):
    """[OT-R52] Lots among those who are equally poor."""

    def stream(self) -> str:
        """The lots."""
        return "lots"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """Each of them is as likely."""
        money = state.public.money
        return [(LOT + seat, 1) for seat in range(len(money)) if money[seat] == min(money)]

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """That player flips."""
        state.pop()
        open_the_night(state, move - LOT)


def open_the_night(state: TwistState, seat: int) -> None:
    """[OT-9.3, OT-9.6] The poorest flips a line, then names who begins."""
    state.tell(EVERYONE, "poorest", seat)
    state.push(NameFirst(seat))
    flip_from(state, seat, int(state.public.gang), LINE)  # [OT-9.4, OT-9.5]


class NameFirst(OneChooses):
    """[OT-9.6] The poorest player names who begins, possibly themselves."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Anybody."""
        return [FIRST + first for first in range(public.players)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Nobody at this table."""
        return Refusal("name-first", "OT-9.6")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """The first turn of the Night waits beneath."""
        state.pop()
        state.public.seat = move - FIRST
        state.tell(EVERYONE, "first", move - FIRST)


# ---------------------------------------------------------------- lines


def hidden_around(public: TwistPublic, space: int) -> list[int]:
    """The spaces next to one on which a token lies face down."""
    board = public.board
    return [beside for beside in streets(public).neighbours[space] if board[beside] == FACE_DOWN]


def flip_from(state: TwistState, seat: int, at: int, left: int) -> None:
    """[OT-R53] The line goes on from a space, while it is not long enough and there is a face-down neighbour."""
    if not left:
        return
    public = state.public
    board = public.board
    next_one = SQUARE
    for beside in streets(public).neighbours[at]:
        if board[beside] == FACE_DOWN:
            if next_one != SQUARE:
                state.push(Line(seat, at, left))
                return
            next_one = beside
    if next_one != SQUARE:
        state.push(TurnUp(seat, next_one, left))


class Line(OneChooses):
    """[OT-9.5, OT-9.10, OT-R53, OT-R54] Where the line can go several ways, the flipper chooses, seeing it so far."""

    def __init__(self, seat: int, at: int, left: int) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.left: Final = left  # how many tokens are still to be flipped

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any face-down token next to the last one; the line may not be cut short at will."""
        return [FLIP + space for space in hidden_around(public, self.at)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not there."""
        return Refusal("flip-next", "OT-R53")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """That token is turned up."""
        state.become(TurnUp(seat, move - FLIP, self.left))


class FaceLuck(TwistLuck):
    """A face-down token gets its face when it is first seen."""

    def __init__(self, seat: int, space: int, left: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.left: Final = left

    def stream(self) -> str:
        """The bag from which the token was laid."""
        return "bag"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """[OT-8.5] The face that somebody has seen, or any token that nobody has."""
        secret = state.secret
        for space, kind in secret.pinned:
            if space == self.space:
                return [(TOKEN + kind, 1)]
        unseen = secret.unseen
        return [(TOKEN + kind, int(count(unseen, kind))) for kind in range(len(KINDS)) if count(unseen, kind)]

    def sample(self, state: TwistState, at: float) -> int:
        """The same, without making the list."""
        secret = state.secret
        for space, kind in secret.pinned:
            if space == self.space:
                return TOKEN + kind
        return TOKEN + some_token(secret.unseen, at)


class TurnUp(FaceLuck):
    """[OT-9.3, OT-9.9] A token of the line is turned up for all to see."""

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-9.11, OT-R53] Then the next, until there are twelve or no way leads on."""
        public = state.public
        secret = state.secret
        kind = move - TOKEN
        pinned = False
        for space, _ in secret.pinned:
            if space == self.space:
                pinned = True
        if pinned:
            forget_peeks(state, self.space)
        else:
            secret.unseen -= ONE[kind]
        public.unseen -= ONE[kind]
        public.board[self.space] = kind
        public.face_down -= 1
        if state.events is not None:
            state.tell(EVERYONE, "flipped", self.seat, self.space, kind)
        state.pop()
        flip_from(state, self.seat, self.space, self.left - 1)


def forget_peeks(state: TwistState, space: int) -> None:
    """What some have peeked at lies now in the open."""
    public = state.public
    state.secret.pinned = without(state.secret.pinned, space)
    for at in range(len(public.peeks) - 1, -1, -1):
        seat, peeked = public.peeks[at]
        if peeked == space:
            public.peeks = public.peeks[:at] + public.peeks[at + 1 :]
            own = state.private[seat]
            own.peeked = without(own.peeked, space)


def without(faces: tuple[tuple[int, int], ...], space: int) -> tuple[tuple[int, int], ...]:
    """What was seen, but for one space."""
    for at in range(len(faces)):
        if faces[at][0] == space:
            return faces[:at] + faces[at + 1 :]
    return faces


# ---------------------------------------------------------------- peeks


def begin_peeks(state: TwistState, seat: int) -> None:
    """[OT-9.22, OT-R91] Who bribes at night looks at two tokens before placing the Gang."""
    moves: list[int] = []
    for space, token in enumerate(state.public.board):
        if token == FACE_DOWN:
            moves.append(PEEK + space)
    peek_on(state, seat, PEEKS, NOBODY, moves)


def peek_on(state: TwistState, seat: int, left: int, besides: int, moves: list[int]) -> None:
    """[OT-R57] Look at two face-down tokens, or at what there is."""
    if len(moves) > 1:
        state.push(Peek(seat, left, besides, moves))
    elif moves:
        state.push(SeeFace(seat, moves[0] - PEEK, left, moves))


class Peek(OneChooses):
    """[OT-9.22, OT-R57] The player chooses a face-down token anywhere, having seen the one before."""

    def __init__(self, seat: int, left: int, besides: int, moves: list[int]) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.besides: Final = besides
        self._moves: Final = moves

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any but the one just looked at."""
        return self._moves

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Nothing lies there face down, or it was seen a moment ago."""
        if move == PEEK + self.besides:
            return Refusal("another-token", "OT-R57")
        if PEEK < move <= GRAB:
            return Refusal("not-face-down", "OT-9.22")
        return Refusal("peek-first", "OT-9.22")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """All see where, nobody else what."""
        state.become(SeeFace(seat, move - PEEK, self.left, self._moves))


class SeeFace(FaceLuck):
    """[OT-9.22, OT-R58] A player secretly looks at a token, which stays face down."""

    def __init__(self, seat: int, space: int, left: int, moves: list[int]) -> None:
        super().__init__(seat, space, left)
        self._moves: Final = moves  # to all face-down tokens, this one among them

    def secret(self) -> bool:
        """Nobody else sees it."""
        return True

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """From now on the token has this face, and the player remembers it."""
        public = state.public
        secret = state.secret
        own = state.private[self.seat]
        face = (self.space, move - TOKEN)
        if face not in secret.pinned:
            secret.pinned += (face,)
            secret.unseen -= ONE[move - TOKEN]
        if face not in own.peeked:
            own.peeked += (face,)
            public.peeks += ((self.seat, self.space),)
        state.tell(EVERYONE, "peeks", self.seat, self.space)
        state.reveal(BIT[self.seat], "peeked", self.seat, self.space, move - TOKEN)
        state.pop()
        if self.left > 1:  # [OT-R57] any but the one just looked at
            others = self._moves.copy()
            others.remove(PEEK + self.space)
            peek_on(state, self.seat, self.left - 1, self.space, others)


NIGHTFALL: Final = Nightfall()
POOREST: Final = Poorest()
