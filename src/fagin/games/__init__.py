"""The games, by their ids."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fagin.games.doggy_bag.game import load as load_doggy_bag
from fagin.kernel import Game

GAMES: Final = ["doggy_bag"]


def load(id: str, data: str | Path | None = None) -> Game[Any, Any, Any]:
    """A game by its id, with the components of its box or with those of an owner's own file."""
    if id == "doggy_bag":
        return load_doggy_bag(data)
    raise KeyError(f"no game is called {id!r}: expected one of {', '.join(GAMES)}")
