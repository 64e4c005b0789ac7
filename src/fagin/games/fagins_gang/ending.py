"""The end: three urchins home win at once; or those left play on for the places, or a limit of rounds stops all."""

from __future__ import annotations

from mypy_extensions import i64

from fagin.games.fagins_gang.pieces import BIT, size
from fagin.games.fagins_gang.state import NOBODY, GangPublic, GangState, homes
from fagin.kernel import EVERYONE, Outcome, places_of


def come_home(state: GangState, seat: i64) -> None:
    """[FG-3.26, FG-11.1, FG-R17] With the urchin that was missing the game is over at once, within the action."""
    public = state.public
    if homes(public, seat) < public.setting.homes_to_win:
        return
    public.finished += (int(seat),)
    public.active &= ~BIT[seat]
    state.tell(EVERYONE, "finishes", int(seat), len(public.finished))
    if not public.setting.play_on:
        end(state, [NOBODY] * public.players, "FG-11.1")
    elif public.active & (public.active - 1) == 0:
        end(state, [NOBODY] * public.players, "FG-R41")  # [FG-R50] the last one left
    else:
        retire(public, seat)


def retire(public: GangPublic, seat: i64) -> None:
    """[FG-11.3, FG-R41] Who is home leaves the others to play on: cubes to the warehouses, urchins off the tracks."""
    public.warehouse += public.hands[seat]
    public.hands[seat] = 0
    public.urchins[seat] = 0


def limit_reached(state: GangState) -> None:
    """[FG-R40] The rounds are over: more urchins home, then more shillings, then more cubes, else a shared place."""
    public = state.public
    state.tell(EVERYONE, "round-limit")
    merits: list[int] = []
    for seat in range(public.players):
        cubes = int(size(public.hands[seat]))
        merits.append((int(homes(public, seat)) * 1_000_000 + public.shillings[seat]) * 256 + cubes)
    end(state, merits, "FG-R40")


def end(state: GangState, merits: list[int], clause: str) -> None:
    """[FG-0.4, FG-11.2, FG-R48, FG-R50] Who came home stands first, in that order; the others by their merits."""
    public = state.public
    for place, seat in enumerate(public.finished):
        merits[seat] = (1 << 60) - place
    scores = [int(homes(public, seat)) for seat in range(public.players)]
    state.end(Outcome(scores, places_of(merits), clause))
