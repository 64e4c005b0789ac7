"""What a bot is, and the levels at which bots play, the same in every game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from fagin.bots.ismcts import Searcher
from fagin.bots.players.doggy_bag import SlyDog
from fagin.bots.players.doggy_policy import LESSER as LESSER_DOGGY
from fagin.bots.players.doggy_policy import POLICY as DOGGY
from fagin.bots.players.fagins_gang import SlyGang
from fagin.bots.players.gang_policy import POLICY as GANG
from fagin.bots.players.oliver_policy import POLICY as URCHIN
from fagin.bots.players.oliver_twist import SlyUrchin
from fagin.bots.players.swindler import SlyThief
from fagin.bots.players.swindler_policy import POLICY as THIEF
from fagin.bots.policy import Policy
from fagin.bots.simple import RandomBot
from fagin.kernel import Game, View


class Bot(Protocol):
    """A player that is a program: it is shown what its seat may know, and nothing else."""

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        """One of the view's legal moves; the same view and generator give the same move."""
        ...


LEVELS: Final = ("fagin", "dodger", "sly", "urchin", "gull", "random")  # the best first
USUAL: Final = "sly"
ITERATIONS: Final = {"fagin": 120, "dodger": 16}  # of a search for one move
LONGEST: Final = 0.9  # seconds that a search takes at most, on however slow a machine
SLIPS: Final = {"urchin": 0.35, "gull": 0.8}  # how often Sly's pupils take any move

SLY: Final[dict[str, Callable[[], Bot]]] = {
    "doggy_bag": SlyDog,
    "oliver_twist": SlyUrchin,
    "fagins_gang": SlyGang,
    "swindler": SlyThief,
}
POLICIES: Final[dict[str, Policy]] = {
    "doggy_bag": DOGGY,
    "oliver_twist": URCHIN,
    "fagins_gang": GANG,
    "swindler": THIEF,
}
LESSER: Final[dict[str, Policy]] = {"doggy_bag": LESSER_DOGGY}  # of all but the best, where they differ


class Pupil:
    """Plays like its master, and now and then anything."""

    def __init__(self, master: Bot, slips: float) -> None:
        self.master: Final = master
        self.slips: Final = slips

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        """What the master would do, unless it slips."""
        slips = rng.random() < self.slips
        return RandomBot().choose(view, rng) if slips else self.master.choose(view, rng)


def bot(level: str, game: Game[Any, Any, Any], seconds: float = LONGEST) -> Bot:
    """A bot of that level for a game, new for one seat; a search takes no longer than so many seconds."""
    if level in ITERATIONS:
        return searcher(level, game, seconds)
    if level in SLIPS:
        return Pupil(SLY[game.id](), SLIPS[level])
    if level == "random":
        return RandomBot()
    if level == "sly":
        return SLY[game.id]()
    raise KeyError(f"no bot is called {level!r}: expected one of {', '.join(LEVELS)}")


def searcher(level: str, game: Game[Any, Any, Any], seconds: float = LONGEST) -> Searcher:
    """A bot that can also tell what it thought."""
    policy = POLICIES[game.id] if level == LEVELS[0] else LESSER.get(game.id, POLICIES[game.id])
    return Searcher(game, policy, ITERATIONS[level] * policy.effort, seconds)
