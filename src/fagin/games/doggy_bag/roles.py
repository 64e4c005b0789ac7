"""The role distribution: one after the other takes a token, its number and its effect."""

from __future__ import annotations

from typing import Final

from fagin.games.doggy_bag.effects import begin_effect
from fagin.games.doggy_bag.moves import (
    FLIP,
    HOTHEAD,
    LEAD,
    MOST_ANNOUNCED,
    ROLE,
)
from fagin.games.doggy_bag.pieces import (
    FEWEST_ANNOUNCED,
    MOST_PLAYERS,
    REFILLED,
    ROLES,
    size,
)
from fagin.games.doggy_bag.state import (
    BIT,
    NOBODY,
    DoggyEffect,
    DoggyPrivate,
    DoggyPublic,
    DoggyState,
    OneDogChooses,
    next_living,
)
from fagin.kernel import EVERYONE, Refusal


class RoleDistribution(DoggyEffect):
    """[DB-5.1, DB-R10] Who picks, from the first player on clockwise, is fixed now for the whole phase."""

    def run(self, state: DoggyState) -> None:
        """The first player picks; as many come after as are alive."""
        public = state.public
        others = public.players - len(public.out) - 1
        state.push(TAKE_ROLE[public.first][others])


def role_moves(middle: int, may_flip: bool) -> list[int]:
    """[DB-5.2, DB-R11] Any token in the middle, as it is or, [DB-6.1, DB-6.6] once a turn, turned over."""
    free = [role for role in range(ROLES) if middle & BIT[role]]
    return [ROLE + role for role in free] + ([FLIP + role for role in free] if may_flip else [])


ROLE_MOVES: Final = [role_moves(middle, False) for middle in range(1 << ROLES)]
ROLE_OR_FLIP_MOVES: Final = [role_moves(middle, True) for middle in range(1 << ROLES)]


class TakeRole(OneDogChooses):
    """[DB-5.2] A dog takes one of the tokens in the middle."""

    def __init__(self, seat: int, to_come: int) -> None:
        super().__init__(seat)
        self.to_come: Final = to_come  # how many pick after this one

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """Every free token; [DB-R24] anybody may turn one over while nobody has."""
        if public.hothead == NOBODY:
            return ROLE_OR_FLIP_MOVES[public.middle]
        return ROLE_MOVES[public.middle]

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Not a token, one that is taken, or a second Hothead."""
        if not ROLE <= move < HOTHEAD:
            return Refusal("take-a-token", "DB-5.2")
        if not public.middle & BIT[(move - ROLE) % ROLES]:
            return Refusal("token-taken", "DB-5.2")
        return Refusal("one-hothead", "DB-6.6")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-5.3, DB-5.5] The token lies before the dog and works at once, before the next dog picks."""
        public = state.public
        if self.to_come:
            state.become(TAKE_ROLE[next_living(public, seat)][self.to_come - 1])
        else:
            state.pop()  # [DB-5.6] everybody has a token: stealing comes next
        if move < FLIP:
            role = move - ROLE
            public.middle -= BIT[role]
            public.number[seat] = role
            if not public.setting.beginner:  # [DB-14.2]
                begin_effect(state, seat, role)
        else:
            public.middle -= BIT[move - FLIP]  # [DB-6.5] nobody else can have it
            public.hothead = seat
            public.turned = move - FLIP
            if most_announced(public) > FEWEST_ANNOUNCED:
                state.push(ANNOUNCE[seat])
            else:
                announce(state, seat, FEWEST_ANNOUNCED)  # [DB-R55] only one number makes sense


class Announce(OneDogChooses):
    """[DB-6.2] The Hothead says how many bones it will draw."""

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """[DB-R25] From 8 up to all that the bag can hold by then."""
        return ANNOUNCEMENTS[most_announced(public) - FEWEST_ANNOUNCED]

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Not a number, or more than makes a difference."""
        if HOTHEAD <= move < LEAD:
            return Refusal("more-than-the-bag", "DB-R25")
        return Refusal("announce", "DB-6.2")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-6.3] The number is said; the token's effect is not used."""
        state.pop()
        announce(state, seat, move - HOTHEAD + FEWEST_ANNOUNCED)


TAKE_ROLE: Final = [
    [TakeRole(seat, to_come) for to_come in range(MOST_PLAYERS)] for seat in range(MOST_PLAYERS)
]
ANNOUNCE: Final = [Announce(seat) for seat in range(MOST_PLAYERS)]
ANNOUNCEMENTS: Final = [list(range(HOTHEAD, most + 1)) for most in range(HOTHEAD, LEAD)]


def announce(state: DoggyState, seat: int, number: int) -> None:
    """[DB-6.4, DB-R26] The number said is the one the Hothead must draw, and the one that ranks it."""
    state.public.number[seat] = number
    state.tell(EVERYONE, "announces", seat, number, int(state.public.turned))


def most_announced(public: DoggyPublic) -> int:
    """[DB-R25] The bag grows by at most two bones before the Hothead draws: more would change nothing."""
    most = min(public.bag_count + REFILLED, size(public.setting.bones))
    return int(max(FEWEST_ANNOUNCED, min(most, MOST_ANNOUNCED)))
