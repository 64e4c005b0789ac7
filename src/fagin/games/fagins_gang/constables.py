"""Phase 2: the constables walk their beats and push who stands where they stop; and where they start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.bumping import push_on
from fagin.games.fagins_gang.moves import ROLL
from fagin.games.fagins_gang.pieces import BIT, ONE, SHIFT, SIX, mask_of
from fagin.games.fagins_gang.state import NOBODY, GangLuck, GangPublic, GangState, board, urchin_at
from fagin.kernel import EVERYONE

LEFT: Final = 0
RIGHT: Final = 1


class Die(GangLuck):
    """A roll of the die."""

    def stream(self) -> str:
        """There is one die."""
        return "die"

    def chance(self, state: GangState) -> list[tuple[int, int]]:
        """Every face is as likely."""
        return [(ROLL + face, 1) for face in range(1, SIX + 1)]

    def sample(self, state: GangState, at: float) -> int:
        """A face, without making the list."""
        return ROLL + 1 + int(at * SIX)


class PlaceConstable(Die):
    """[FG-1.6, FG-1.7] The first roll for a constable: odd on the left arrow of the start level, even on the right."""

    def __init__(self, location: int) -> None:
        self.location: Final = location

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """There he stands."""
        state.become(FIRST_WALK[self.location])
        plan = board(state.public)
        left = (move - ROLL) % 2 == 1
        arrow = plan.levels - 1 - plan.start if left else plan.levels + plan.start
        state.public.constables += arrow * ONE[self.location]
        state.tell(EVERYONE, "placed", self.location, LEFT if left else RIGHT)


class FirstWalk(Die):
    """[FG-1.8, FG-1.9] The second roll for a constable: he walks so many arrows, the corner's two among them."""

    def __init__(self, location: int) -> None:
        self.location: Final = location

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """There he begins."""
        state.pop()
        patrol(state, self.location, move - ROLL)


class Constables(Die):
    """[FG-8.2, FG-R36] One roll for all constables, even if nobody is anywhere."""

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """[FG-8.1, FG-R14, FG-R37] Those walk who have an urchin on their track; none affects another."""
        state.pop()
        public = state.public
        occupied: i64 = 0
        for urchins in public.urchins:
            there: i64 = urchins
            occupied |= mask_of(there)
        location: i64
        for location in range(SIX):
            if occupied & BIT[location]:
                patrol(state, location, move - ROLL)
                stop(state, location)


def patrol(state: GangState, location: i64, arrows: i64) -> None:
    """[FG-8.3, FG-8.4, FG-8.5, FG-8.6] A constable goes on along his beat; whom he passes he leaves alone."""
    public = state.public
    was = arrow_of(public, location)
    now = (was + arrows) % board(public).arrows
    public.constables += (now - was) * ONE[location]
    state.tell(EVERYONE, "patrols", int(location), int(now))


def stop(state: GangState, location: i64) -> None:
    """[FG-8.7, FG-8.8, FG-8.9, FG-8.10, FG-R23] Who stands where he stops is pushed on the way that he went."""
    public = state.public
    plan = board(public)
    arrow = arrow_of(public, location)
    level: i64 = plan.arrow_level[arrow]
    other = urchin_at(public, location, level)
    if other != NOBODY:
        push_on(state, other, location, level, plan.arrow_push[arrow])


def arrow_of(public: GangPublic, location: i64) -> i64:
    """The arrow on which a constable stands, counted from the left one at the bottom on."""
    return public.constables >> SHIFT[location] & 255


# steps never change: one of each is enough
PLACE: Final = [PlaceConstable(location) for location in range(SIX)]
FIRST_WALK: Final = [FirstWalk(location) for location in range(SIX)]
CONSTABLES: Final = Constables()
