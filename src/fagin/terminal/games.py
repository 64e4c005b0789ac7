"""Which desk a game has at the terminal."""

from __future__ import annotations

from typing import Any

from fagin.games.doggy_bag.game import DoggyBag
from fagin.games.fagins_gang.game import FaginsGang
from fagin.games.oliver_twist.game import OliverTwist
from fagin.games.swindler.game import Swindler
from fagin.kernel import Game
from fagin.terminal.box import open_box
from fagin.terminal.desk import Desk
from fagin.terminal.doggy_bag import DoggyDesk
from fagin.terminal.fagins_gang import GangDesk
from fagin.terminal.oliver_twist import OliverDesk
from fagin.terminal.swindler import SwindlerDesk
from fagin.text import Speaker


def desk_for(
    speaker: Speaker,
    game: Game[Any, Any, Any],
    players: int,
    options: dict[str, str],
    names: list[str],
    data: str | None,
) -> Desk:
    """The desk of a game, for a table with names."""
    box = open_box(game.id, data)
    if isinstance(game, OliverTwist):
        return OliverDesk(speaker, names, game, game.setting(players, options), box)
    if isinstance(game, FaginsGang):
        return GangDesk(speaker, names, game, box)
    if isinstance(game, Swindler):
        return SwindlerDesk(speaker, names, game.box, box)
    assert isinstance(game, DoggyBag), game.id
    return DoggyDesk(speaker, names, game.setting(players, options), box)
