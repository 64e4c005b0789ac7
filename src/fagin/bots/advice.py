"""What the best bot thinks of a seat's moves, and how likely each of them ends in one of the game's misfortunes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from fagin.bots.bot import POLICIES, SLY, Bot, searcher
from fagin.bots.policy import Policy
from fagin.kernel import CHANCE, Game, State, View
from fagin.kernel.state import LUCK

ADVISED: Final = 5  # moves of which most is asked, because they are shown
ROUND: Final = 840  # worlds with evenly spaced first luck: one chance in two to eight comes out exactly
STRIDE: Final = 521  # spaces from one world to the next, so that the first few are spread evenly, too
WORLDS: Final = 3 * ROUND  # in which a move is tried, at most
FEWEST: Final = 12  # worlds, however little time there is
SURE: Final = 0.005  # the standard error at which one more round is not needed
AT_ONCE: Final = 60  # worlds that are enough where nothing comes between a move and the next question
CAUTION: Final = 4.5  # misfortunes more in an error's estimate (Agresti and Coull, for three errors)


@dataclass(frozen=True)
class Misfortune:
    """A misfortune of the game that a move may end in: its name, its chance, and what it takes on average."""

    what: str
    chance: float
    error: float  # the standard error of the chance
    loss: float  # in points, tiles or pounds, by its name


@dataclass(frozen=True)
class Outlook:
    """How likely a move ends in any misfortune before its seat is asked again, and in which."""

    risk: float
    error: float  # the standard error of the risk
    misfortunes: tuple[Misfortune, ...]  # the likeliest first; none that never came


@dataclass(frozen=True)
class Candidate:
    """A move that was thought about: how much, what place it promises, and what may come of it at once."""

    move: int
    share: float  # of the iterations
    place: float
    outlook: Outlook


def advise(
    game: Game[Any, Any, Any], level: str, view: View[Any, Any], seed: str, seconds: float
) -> list[Candidate]:
    """The moves that a searching bot thinks about, the best first; none where there is no choice.

    Args:
        seconds: what the search may take, and the trials after it once more: half of it for the best moves.
    """
    thought = searcher(level, game, seconds).think(view, Random(seed))
    moves = [one.move for one in thought.candidates]
    outlooks: list[Outlook] = []
    for some in (moves[:ADVISED], moves[ADVISED:]):
        outlooks += foresee(game, view, some, Random(seed), seconds=seconds / 2)
    return [
        Candidate(one.move, one.visits / thought.iterations, one.place, outlook)
        for one, outlook in zip(thought.candidates, outlooks)
    ]


def foresee(
    game: Game[Any, Any, Any],
    view: View[Any, Any],
    moves: Sequence[int],
    rng: Random,
    worlds: int = WORLDS,
    seconds: float = inf,
) -> list[Outlook]:
    """How likely each move of a seat ends in a misfortune before the seat is asked again.

    The moves are made in worlds that the seat cannot rule out, all with the same luck, and the others play on as Sly
    does. The seat is asked again as soon as it owes a move, even if there is only one that it could make.
    """
    end = perf_counter() + seconds
    trials = [Trial(game, view.seat, move) for move in moves]
    open_trials = list(trials)
    shift = rng.random()
    for number in range(worlds):
        if number % AT_ONCE == 0:
            open_trials = [trial for trial in open_trials if not trial.settled()]
        if not open_trials or (number >= FEWEST and perf_counter() >= end):
            break
        world = game.determinise(view, rng)
        luck, seed = (number * STRIDE % ROUND + shift) / ROUND, rng.getrandbits(64)
        for trial in open_trials:
            trial.run(world.copy(), luck, seed)
    return [trial.outlook() for trial in trials]


class Trial:
    """A move as it is made in one world after the other, and what came of it."""

    def __init__(self, game: Game[Any, Any, Any], seat: int, move: int) -> None:
        self.policy: Final[Policy] = POLICIES[game.id]
        self.sly: Final[Bot] = SLY[game.id]()
        self.seat: Final = seat
        self.move: Final = move
        self.at_once = True  # whether the seat was asked again at once in every world
        self.ends: Final[list[tuple[float, dict[str, float]]]] = []  # by the first luck: the misfortunes
        self.answers: Final[dict[tuple[int, ...], int]] = {}  # Sly's at an open table, by the moves before

    def run(self, state: State[Any, Any, Any], first: float, seed: int) -> None:
        """Make the move in a world; the first luck is given, as a number from 0 to 1, and all other by a seed."""
        luck, rng = first, Random(seed)
        public, seat = state.public, self.seat
        state.events = []
        path: list[int] = []
        step = state.take(public.stack[-1], seat, self.move)
        while step is not None:
            if step.kind == LUCK:
                move = step.sample(state, luck)
                step = state.take(step, CHANCE, move)
                luck = rng.random()
            else:
                waiting = step.to_act(public)
                if seat in waiting:
                    break
                move = self.answer(state, waiting[0], path, rng)
                step = state.take(step, waiting[0], move)
            path.append(move)
        seen = [event for event in state.events if event.seen_by(seat)]
        self.ends.append((first, self.policy.misfortunes(state.glimpse(seat), seen)))
        self.at_once = self.at_once and not path and step is not None

    def answer(self, state: State[Any, Any, Any], seat: int, path: list[int], rng: Random) -> int:
        """The move that Sly makes on another seat."""
        if not self.policy.open_table:
            return self.sly.choose(state.glimpse(seat), rng)
        before = tuple(path)
        if before not in self.answers:
            self.answers[before] = self.sly.choose(state.glimpse(seat), rng)
        return self.answers[before]

    def settled(self) -> bool:
        """Whether more worlds would tell little more."""
        tried = len(self.ends)
        if self.at_once:
            return tried > 0
        return tried % ROUND == 0 and self.outlook().error <= SURE

    def outlook(self) -> Outlook:
        """What has come of the move so far."""
        ends = [came for _, came in sorted(self.ends, key=lambda end: end[0])]
        found = []
        for what in sorted({what for came in ends for what in came}):
            befell = [what in came for came in ends]
            loss = sum(came.get(what, 0.0) for came in ends) / sum(befell)
            found.append(Misfortune(what, sum(befell) / len(befell), error_of(befell), loss))
        found.sort(key=lambda one: -one.chance)
        any_at_all = [bool(came) for came in ends]
        return Outlook(sum(any_at_all) / len(any_at_all), error_of(any_at_all), tuple(found))


def error_of(befell: list[bool]) -> float:
    """The standard error of a share, from tries in the order of the luck that they were given.

    Neighbours had nearly the same luck, so what they differ in is what the even spread of the luck leaves to chance.
    """
    differing = sum(one != other for one, other in pairwise(befell))
    return sqrt(differing / 2 + CAUTION) / len(befell)
