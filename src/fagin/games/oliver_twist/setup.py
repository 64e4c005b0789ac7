"""What both rounds begin with: starting tokens, and tokens on the streets."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.board import SQUARE
from fagin.games.oliver_twist.moves import STARTER, TOKEN
from fagin.games.oliver_twist.pieces import (
    KINDS,
    MOST_PLAYERS,
    OBJECTS,
    ONE,
    STARTERS,
    count,
    some_token,
)
from fagin.games.oliver_twist.state import (
    BIT,
    GOT_STARTER,
    UNKNOWN,
    TwistLuck,
    TwistPublic,
    TwistState,
    into_stash,
    note,
    streets,
)
from fagin.kernel import EVERYONE


class DealStarter(TwistLuck):
    """[OT-2.2, OT-8.2] A player takes a starting token at random."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def secret(self) -> bool:
        """Only its owner sees it."""
        return True

    def stream(self) -> str:
        """The starting tokens."""
        return "starting"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """Every starting token that is left is as likely."""
        pool = state.secret.pool
        return [(STARTER + kind, int(count(pool, kind))) for kind in range(OBJECTS) if count(pool, kind)]

    def sample(self, state: TwistState, at: float) -> int:
        """The same, without making the list."""
        return STARTER + some_token(state.secret.pool, at)

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """It goes to the stash, as the next one will."""
        public = state.public
        kind = move - STARTER
        state.secret.pool -= ONE[kind]
        into_stash(state, self.seat, kind)
        seen = public.setting.open_stashes
        note(public, GOT_STARTER, self.seat, kind if seen else UNKNOWN)
        if not seen:
            state.private[self.seat].known += ((len(public.past) - 1, kind),)
        state.tell(EVERYONE, "gets-starter", self.seat)
        state.reveal(EVERYONE if seen else BIT[self.seat], "got-starter", self.seat, kind)
        if self.left > 1:
            state.become(DEAL[self.seat][self.left - 1])
        else:
            state.pop()


DEAL: Final = [[DealStarter(seat, left) for left in range(STARTERS + 1)] for seat in range(MOST_PLAYERS)]


def deal_starters(state: TwistState) -> None:
    """[OT-2.2, OT-2.3, OT-R9, OT-R10] All starting tokens are mixed; two go to each stash, the rest is set aside."""
    state.secret.pool = state.public.setting.starting
    for seat in range(state.public.players - 1, -1, -1):
        state.push(DEAL[seat][STARTERS])


class LayToken(TwistLuck):
    """[OT-2.7, OT-2.8] By day every open space gets a token from the bag, face up."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def stream(self) -> str:
        """The bag."""
        return "bag"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """Every token in the bag is as likely."""
        bag = state.secret.unseen
        return [(TOKEN + kind, int(count(bag, kind))) for kind in range(len(KINDS)) if count(bag, kind)]

    def sample(self, state: TwistState, at: float) -> int:
        """The same, without making the list."""
        return TOKEN + some_token(state.secret.unseen, at)

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-2.11, OT-R6] On to the next space; what is left at the end stays in the bag, unseen."""
        public = state.public
        kind = move - TOKEN
        state.secret.unseen -= ONE[kind]
        public.unseen -= ONE[kind]
        public.board[self.space] = kind
        public.on_board += 1
        if state.events is not None:
            state.tell(EVERYONE, "laid", self.space, kind)
        space = next_open(public, self.space)
        if space == SQUARE:
            state.pop()
        else:
            state.become(LAY[space])


def next_open(public: TwistPublic, space: int) -> int:
    """[OT-2.9] The next space that gets a token by day; the square after the last."""
    board = streets(public)
    return board.next_unclosed[space] if public.setting.closed_by_day else board.next[space]


LAY: Final = [LayToken(space) for space in range(76)]
