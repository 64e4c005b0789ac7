"""What each seat sees of a game, in words and numbers for a browser that knows no rules.

A scene is made for every seat after every move, from its view alone; a sheet, which never changes, is sent once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from fagin.kernel import Game, Options
from fagin.web.scenes.doggy_bag import DoggyScene
from fagin.web.scenes.fagins_gang import GangScene
from fagin.web.scenes.oliver_twist import OliverScene
from fagin.web.scenes.swindler import SwindlerScene


class Stage(Protocol):
    """What shows one table of a game."""

    def scene(self, view: Any) -> Mapping[str, object]:
        """What a seat or a spectator sees now: what everybody sees, and `own`."""
        ...

    def shared(self, public: Any) -> Mapping[str, object]:
        """What everybody sees now."""
        ...

    def own(self, view: Any) -> Mapping[str, object] | None:
        """What a seat sees alone; None for a spectator."""
        ...

    def sheet(self) -> Mapping[str, object]:
        """What never changes during play."""
        ...


STAGES: Final[dict[str, Callable[[Any, int, Options | None], Stage]]] = {
    "doggy_bag": DoggyScene,
    "oliver_twist": OliverScene,
    "fagins_gang": GangScene,
    "swindler": SwindlerScene,
}


def stage_of(game: Game[Any, Any, Any], players: int, options: Options | None = None) -> Stage:
    """What makes the scenes of a table."""
    return STAGES[game.id](game, players, options)


def sheet_of(game: Game[Any, Any, Any], players: int, options: Options | None = None) -> Mapping[str, object]:
    """The sheet of a table."""
    return stage_of(game, players, options).sheet()
