"""Fagin's punishment and the end of the game: who is thrown out, who wins, and in what order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.doggy_bag.state import BIT, DoggyPublic, DoggyState, blacks, next_living, visible
from fagin.kernel import EVERYONE, Outcome, places_of

ABOVE_NUMBERS: Final = 1000  # more than any number of a turn, so that one point outweighs it


def thrown_out(state: DoggyState, seat: int) -> None:
    """[DB-10.1, DB-10.2] The dog leaves the game at once and all bones in front of its screen go to the chest.

    [DB-10.3, DB-10.4, DB-R39] Those behind its screen stay there, hidden and out of play.
    """
    public = state.public
    public.chest += public.front[seat]
    public.front[seat] = 0
    public.alive &= ~BIT[seat]
    public.out += ((seat, int(public.turn)),)
    state.tell(EVERYONE, "thrown-out", seat)


def token_passes(state: DoggyState, seat: int) -> None:
    """[DB-10.5, DB-R40] The First player token of a dog that was thrown out goes to the left at once."""
    public = state.public
    if public.first == seat:
        public.first = next_living(public, seat)
        public.token_moved = True
        state.tell(EVERYONE, "token-passes", int(public.first))


def sole_survivor(state: DoggyState) -> bool:
    """[DB-12.1, DB-R41] A dog left alone wins at once, whatever the points."""
    if state.public.players - len(state.public.out) > 1:
        return False
    finish(state, "DB-12.1")
    return True


def over_after_turn(state: DoggyState) -> bool:
    """[DB-R42] The checks at the end of a turn, in their order; tokens still lie before the dogs."""
    public = state.public
    if public.left == 0:
        finish(state, "DB-12.2")  # [DB-12.2] the screens are empty
        return True
    if blacks(visible(public)) == blacks(public.setting.bones):
        finish(state, "DB-12.5")  # [DB-12.5, DB-R43] every black bone lies in the open
        return True
    return False


def points(public: DoggyPublic, heap: i64) -> int:
    """[DB-12.8, DB-2.6] What a heap is worth."""
    worth: i64 = 0
    for each in public.setting.points:
        worth += (heap & 255) * each
        heap >>= 8
    return int(worth)


def finish(state: DoggyState, clause: str) -> None:
    """[DB-0.2, DB-2.5, DB-12.3, DB-12.6, DB-R46, DB-R47] Only what lies in front of the living counts."""
    public = state.public
    scores = [points(public, front) for front in public.front]
    merits = [
        (1 + scores[seat]) * ABOVE_NUMBERS + public.number[seat]  # [DB-12.4, DB-R44]
        for seat in range(public.players)
    ]
    for order, (seat, _) in enumerate(public.out):
        merits[seat] = order  # [DB-12.7, DB-R45] below all the living, the later the better
    state.tell(EVERYONE, "game-over")
    state.end(Outcome(scores, places_of(merits), clause))
