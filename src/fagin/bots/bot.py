"""What a bot is, and which bots can sit down at which game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from fagin.bots.players.doggy_bag import SlyDog
from fagin.bots.players.fagins_gang import SlyGang
from fagin.bots.players.oliver_twist import SlyUrchin
from fagin.bots.players.swindler import SlyThief
from fagin.bots.simple import RandomBot
from fagin.kernel import View


class Bot(Protocol):
    """A player that is a program: it is shown what its seat may know, and nothing else."""

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        """One of the view's legal moves; the same view and generator give the same move."""
        ...


BOTS: Final[dict[str, list[str]]] = {  # by game, the best first
    "doggy_bag": ["sly", "random"],
    "oliver_twist": ["sly", "random"],
    "fagins_gang": ["sly", "random"],
    "swindler": ["sly", "random"],
}
SLY: Final[dict[str, Callable[[], Bot]]] = {
    "doggy_bag": SlyDog,
    "oliver_twist": SlyUrchin,
    "fagins_gang": SlyGang,
    "swindler": SlyThief,
}


def bot(name: str, game: str) -> Bot:
    """The bot of that name for a game, new for one seat."""
    if name in BOTS[game]:
        return RandomBot() if name == "random" else SLY[game]()
    raise KeyError(f"no bot is called {name!r}: expected one of {', '.join(BOTS[game])}")
