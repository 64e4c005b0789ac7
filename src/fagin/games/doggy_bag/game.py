"""Doggy Bag as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from fagin.games.doggy_bag.hidden import guess
from fagin.games.doggy_bag.loot import DrawLots
from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.pieces import FEWEST_PLAYERS, MOST_PLAYERS, Pieces, read_pieces, size
from fagin.games.doggy_bag.state import (
    BIT,
    NOBODY,
    DoggyPrivate,
    DoggyPublic,
    DoggySecret,
    DoggyState,
    DoggyView,
    Setting,
)
from fagin.games.doggy_bag.turn import TURN_BEGINS
from fagin.kernel import Dice, Game, Option, Options, Settings, State
from fagin.kernel.data import fingerprint, read_toml

OPTIONS: Final = [
    Option("mode", ["full", "beginner"], "DB-14.4"),
    Option("effects", ["mandatory", "optional"], "DB-R12"),
    Option("gluttony_keeps_grey", ["false", "true"], "DB-R33"),
    Option("first_player", ["random", "seat0"], "DB-R3"),
    Option("memo", ["full", "last_look", "none"], "DB-R22"),
    Option("bag_count", ["true", "false"], "DB-R6"),
    Option("reveal_at_end", ["true", "false"], "DB-R52"),
]
VERSION: Final = 1


class DoggyBag(Game[DoggyPublic, DoggyPrivate, DoggySecret]):
    """Two to six street dogs fill Fagin's bag by day and rob it by night."""

    def __init__(self, pieces: Pieces, data: str) -> None:
        super().__init__("doggy_bag", VERSION, FEWEST_PLAYERS, MOST_PLAYERS, MOVES, OPTIONS, data)
        self.pieces: Final = pieces
        self.settings: Final = Settings(self, lambda players, settled: Setting(pieces, players, settled))

    def new(self, players: int, options: Options | None = None) -> DoggyState:
        """[DB-1.1, DB-1.2, DB-1.3, DB-1.6, DB-1.8] The table before the first throw."""
        setting = self.setting(players, options)
        public = DoggyPublic(players, setting, [0] * players, [NOBODY] * players)
        public.alive = BIT[players - 1] * 2 - 1
        public.left = size(setting.per_player)
        public.bag_count = size(setting.in_bag)
        private = [DoggyPrivate(setting.per_player) for _ in range(players)]
        state: DoggyState = State(public, private, DoggySecret(setting.in_bag))
        if setting.lots_drawn:
            state.push(TURN_BEGINS)
            state.push(DrawLots())
        else:
            TURN_BEGINS.run(state)
        return state

    def setting(self, players: int, options: Options | None) -> Setting:
        """The numbers and options of a game with that many players."""
        return self.settings.of(players, options)

    def determinise(self, view: DoggyView, rng: Random) -> DoggyState:
        """A state its seat cannot tell from the true one, drawn at random."""
        return guess(view, Dice(rng.getrandbits(64)))


def load(data: str | Path | None = None) -> DoggyBag:
    """Doggy Bag with the components of the box, or with an owner's own file."""
    return made_of(read_toml(Path(__file__).with_name("doggy_bag.toml") if data is None else Path(data)))


def made_of(data: Mapping[str, object]) -> DoggyBag:
    """Doggy Bag with the components that a file holds; a BadData names the key that is wrong."""
    pieces = read_pieces(data)
    numbers = [*pieces.points, pieces.per_player, pieces.in_bag, *pieces.coins, pieces.black_limit]
    return DoggyBag(pieces, fingerprint(numbers))
