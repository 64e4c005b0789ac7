"""The games, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fagin.games.doggy_bag.game import load as load_doggy_bag
from fagin.games.doggy_bag.game import made_of as doggy_bag_of
from fagin.games.fagins_gang.game import load as load_fagins_gang
from fagin.games.fagins_gang.game import made_of as fagins_gang_of
from fagin.games.oliver_twist.game import load as load_oliver_twist
from fagin.games.oliver_twist.game import made_of as oliver_twist_of
from fagin.games.swindler.game import load as load_swindler
from fagin.games.swindler.game import made_of as swindler_of
from fagin.kernel import Game

GAMES: Final = ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"]


def load(id: str, data: str | Path | None = None) -> Game[Any, Any, Any]:
    """A game by its id, with the components of its box or with those of an owner's own file."""
    if id == "doggy_bag":
        return load_doggy_bag(data)
    if id == "oliver_twist":
        return load_oliver_twist(data)
    if id == "fagins_gang":
        return load_fagins_gang(data)
    if id == "swindler":
        return load_swindler(data)
    raise unknown(id)


def made_of(id: str, components: Mapping[str, object]) -> Game[Any, Any, Any]:
    """A game by its id, with the components that a file holds."""
    if id == "doggy_bag":
        return doggy_bag_of(components)
    if id == "oliver_twist":
        return oliver_twist_of(components)
    if id == "fagins_gang":
        return fagins_gang_of(components)
    if id == "swindler":
        return swindler_of(components)
    raise unknown(id)


def unknown(id: str) -> KeyError:
    """The error for an id that no game has."""
    return KeyError(f"no game is called {id!r}: expected one of {', '.join(GAMES)}")
