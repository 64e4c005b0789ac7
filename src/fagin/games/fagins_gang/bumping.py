"""Bumping: two never share a level, so urchins push one another along; constables are never pushed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.board import DOWN, UP
from fagin.games.fagins_gang.moves import BUMP, DODGE
from fagin.games.fagins_gang.pieces import BIT, MOST_LEVELS, MOST_PLAYERS, SIX
from fagin.games.fagins_gang.state import (
    NOBODY,
    OFF,
    GangPrivate,
    GangPublic,
    GangState,
    OneChooses,
    board,
    constable_at,
    put,
    urchin_at,
)
from fagin.kernel import EVERYONE, Refusal


def arrive(state: GangState, seat: i64, location: i64, level: i64) -> bool:
    """[FG-4.2, FG-4.12] An urchin ends its move on a level; whether its player must now bump or dodge.

    While that choice is pending the urchin is already counted on the level.
    """
    public = state.public
    if level == constable_at(public, location):
        put(public, seat, location, level)
        if level == 0:  # [FG-R19] there is no space beyond him
            dodge(state, seat, location, level, DOWN)
        elif level == board(public).levels - 1:
            dodge(state, seat, location, level, UP)
        else:
            state.push(DODGE_AT[(seat * SIX + location) * MOST_LEVELS + level])
            return True
        return False
    bumps = urchin_at(public, location, level) != NOBODY
    put(public, seat, location, level)
    if bumps:
        state.push(BUMP_AT[(seat * SIX + location) * MOST_LEVELS + level])
    return bumps


def dodge(state: GangState, seat: i64, location: i64, level: i64, step: i64) -> None:
    """[FG-4.7, FG-4.8] The urchin goes to the space above or below the constable and pushes who stands there."""
    public = state.public
    to = level + step
    other = urchin_at(public, location, to)
    if other != NOBODY:
        push_on(state, other, location, to, step)
    put(public, seat, location, to)
    state.tell(EVERYONE, "dodges", int(seat), int(location), int(to))


def push_on(state: GangState, seat: i64, location: i64, level: i64, step: i64) -> None:
    """[FG-4.3, FG-R22] An urchin is pushed from a level one space on; the far end of a chain goes first."""
    public = state.public
    to = level + step
    if to == constable_at(public, location):
        to += step  # [FG-4.6, FG-4.9, FG-R20] over him, he is never pushed
    if to < 0 or to >= board(public).levels:
        # [FG-4.10, FG-4.11, FG-R18] back to its owner, over the top as well
        put(public, seat, location, OFF)
        if not public.setting.reentry:
            public.barred[seat] |= BIT[location]  # [FG-R13]
        state.tell(EVERYONE, "pushed-off", int(seat), int(location))
        return
    other = urchin_at(public, location, to)
    if other != NOBODY:
        push_on(state, other, location, to, step)  # [FG-4.4, FG-4.5] all in the same direction
    put(public, seat, location, to)
    state.tell(EVERYONE, "pushed", int(seat), int(location), int(to))


class AtLevel(OneChooses):
    """An urchin has come to a level where it cannot stay as things are."""

    def __init__(self, seat: int, location: int, level: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.level: Final = level


class Bump(AtLevel):
    """[FG-4.3] It stands on another's urchin: its player pushes that one up or down, the owner has no say."""

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """[FG-R18] Always both, even off the track."""
        return BUMPS

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Nothing else can be done before."""
        return Refusal("bump-first", "FG-4.3")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """[FG-3.12, FG-R22] The chain, then the mover alone is on the level."""
        public = state.public
        state.pop()
        victim = other_at(public, seat, self.location, self.level)
        push_on(state, victim, self.location, self.level, UP if move == BUMP else DOWN)


class Dodge(AtLevel):
    """[FG-4.7] It stands on the constable: its player puts it above or below him, without paying."""

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """Both: where there is only one space it is taken without asking."""
        return DODGES

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Nothing else can be done before."""
        return Refusal("dodge-first", "FG-4.7")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """Above or below."""
        state.pop()
        dodge(state, seat, self.location, self.level, UP if move == DODGE else DOWN)


def other_at(public: GangPublic, seat: i64, location: i64, level: i64) -> i64:
    """[FG-3.10, FG-R22] Whose urchin stands on a level beside that of the mover."""
    put(public, seat, location, OFF)
    other = urchin_at(public, location, level)
    put(public, seat, location, level)
    return other


BUMPS: Final = [BUMP, BUMP + 1]
DODGES: Final = [DODGE, DODGE + 1]

# steps never change: one of each is enough, by (seat * 6 + location) * MOST_LEVELS + level
BUMP_AT: Final = [
    Bump(seat, location, level)
    for seat in range(MOST_PLAYERS)
    for location in range(SIX)
    for level in range(MOST_LEVELS)
]
DODGE_AT: Final = [
    Dodge(seat, location, level)
    for seat in range(MOST_PLAYERS)
    for location in range(SIX)
    for level in range(MOST_LEVELS)
]
