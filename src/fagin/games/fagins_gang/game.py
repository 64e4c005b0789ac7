"""Fagin's Gang as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from fagin.games.fagins_gang.board import Board, read_board
from fagin.games.fagins_gang.books import TURN_WHEEL
from fagin.games.fagins_gang.constables import PLACE
from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.pieces import BIT, FEWEST_PLAYERS, MOST_PLAYERS, ONES
from fagin.games.fagins_gang.round import ROUND_BEGINS, FirstByLot
from fagin.games.fagins_gang.state import (
    NOBODY,
    GangPrivate,
    GangPublic,
    GangSecret,
    GangState,
    GangView,
    Setting,
)
from fagin.kernel import Game, Option, Options, Settings, State
from fagin.kernel.data import fingerprint, read_toml

# [FG-R49] the first value is what is played unless the table wants it otherwise
OPTIONS: Final = [
    Option("homes_to_win", ["3", "2"], "FG-0.4"),
    Option("through_run", ["true", "false"], "FG-R8"),
    Option("reentry_after_bump", ["true", "false"], "FG-R13"),
    Option("opener_pair", ["any", "different"], "FG-R24"),
    Option("play_on", ["false", "true"], "FG-R41"),
    Option("hidden_hands", ["false", "true"], "FG-R34"),
    Option("parish_relief", ["true", "false"], "FG-R33"),
    Option("allow_pass", ["false", "true"], "FG-R5"),
    Option("first_player", ["random", *(f"seat{seat}" for seat in range(MOST_PLAYERS))], "FG-1.13"),
    Option("market_turn_cap", ["0", "4", "24"], "FG-R28"),
    Option("round_limit", ["0", "5", "60"], "FG-R40"),
]
SIMULATION: Final = {"round_limit": "60", "market_turn_cap": "24"}  # players at random would go on for ever
VERSION: Final = 1


class FaginsGang(Game[GangPublic, GangPrivate, GangSecret]):
    """[FG-0.1, FG-0.4] Two to six players send their urchins round London; three of them must come home."""

    def __init__(self, board: Board, data: str) -> None:
        super().__init__(
            "fagins_gang", VERSION, FEWEST_PLAYERS, MOST_PLAYERS, MOVES, OPTIONS, data, SIMULATION
        )
        self.board: Final = board
        self.settings: Final = Settings(self, lambda players, settled: Setting(board, players, settled, data))

    def new(self, players: int, options: Options | None = None) -> GangState:
        """[FG-1.2, FG-1.3, FG-1.10, FG-1.11, FG-1.12, FG-1.15] The table before the die is rolled."""
        setting = self.setting(players, options)
        board = self.board
        cubes = board.start_cubes * ONES
        public = GangPublic(
            players,
            setting,
            [cubes] * players,
            [board.start_shillings] * players,
            [0] * players,
            [0] * players,
            [0] * players,
        )
        public.market = board.capacity
        public.warehouse = setting.stock * ONES - board.capacity - players * cubes
        public.active = BIT[players - 1] * 2 - 1
        state: GangState = State(public, [NOTHING_OWN] * players, NOTHING_SECRET)
        state.push(ROUND_BEGINS)
        if setting.beginner == NOBODY:
            state.push(FirstByLot())
        else:
            public.token = setting.beginner
        for constable in reversed(PLACE):
            state.push(constable)
        state.push(TURN_WHEEL)  # [FG-1.1] how it lay before does not matter
        return state

    def setting(self, players: int, options: Options | None) -> Setting:
        """The numbers and options of a game with that many players."""
        return self.settings.of(players, options)

    def determinise(self, view: GangView, rng: Random) -> GangState:
        """[FG-R46] The state itself: everything is open."""
        return State(view.public.copy(), [NOTHING_OWN] * view.public.players, NOTHING_SECRET)


NOTHING_OWN: Final = GangPrivate()
NOTHING_SECRET: Final = GangSecret()


def load(data: str | Path | None = None) -> FaginsGang:
    """Fagin's Gang with the components of the box, or with an owner's own file."""
    return made_of(read_toml(Path(__file__).with_name("fagins_gang.toml") if data is None else Path(data)))


def made_of(data: Mapping[str, object]) -> FaginsGang:
    """Fagin's Gang with the components that a file holds; a BadData names the key that is wrong."""
    board = read_board(data)
    return FaginsGang(board, fingerprint(board.numbers()))
