"""Swindler as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from fagin.games.swindler.box import read_box
from fagin.games.swindler.dealers import REFILL_DEALERS
from fagin.games.swindler.hidden import guess
from fagin.games.swindler.master_thieves import GIVE_OUT
from fagin.games.swindler.moves import MOVES
from fagin.games.swindler.pieces import (
    DEALER_SPACES,
    DEALER_TILES,
    FEWEST_PLAYERS,
    FIELDS,
    MOST_PLAYERS,
    ORDER_CARDS,
    ORDER_SPACES,
    STARTERS,
    Box,
    cards_in_all,
)
from fagin.games.swindler.raid import REFILL_ORDERS
from fagin.games.swindler.state import (
    EMPTY,
    NOBODY,
    Setting,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerSecret,
    SwindlerState,
    SwindlerView,
)
from fagin.games.swindler.turn import TURN_BEGINS, StartByLot
from fagin.kernel import Dice, Game, Option, Options, Settings, State
from fagin.kernel.data import fingerprint, read_toml

OPTIONS: Final = [
    Option("master_thief", ["draft", "random", "off"], "SW-1.13"),
    Option("start_player", ["random", "seat0", "seat1", "seat2", "seat3"], "SW-R77"),
    Option("coin_supply", ["limited", "unlimited"], "SW-R20"),
    Option("jail_silence", ["false", "true"], "SW-R33"),
    Option("reaction_mode", ["live", "orders", "ask"], "SW-R73"),
    Option("reaction_pace", ["1.0", "0.5", "2.0"], "SW-R73"),
    Option("round_limit", ["0", "20", "30", "40"], "SW-R78"),
    Option("game_length", ["normal", "short"], "SW-R74"),
    Option("show_bag_odds", ["true", "false"], "SW-3.2"),
]
SIMULATION: Final = {"round_limit": "40"}  # players at random need a hundred rounds and more
VERSION: Final = 1
STARTERS_PER_PLAYER: Final = 2  # [SW-1.4]


class Swindler(Game[SwindlerPublic, SwindlerPrivate, SwindlerSecret]):
    """Two to four pickpockets in Victorian London."""

    def __init__(self, box: Box, data: str) -> None:
        super().__init__("swindler", VERSION, FEWEST_PLAYERS, MOST_PLAYERS, MOVES, OPTIONS, data, SIMULATION)
        self.box: Final = box
        self.settings: Final = Settings(self, lambda players, settled: Setting(box, players, settled))

    def new(self, players: int, options: Options | None = None) -> SwindlerState:
        """[SW-1.1, SW-1.2, SW-1.9, SW-1.10, SW-1.11] The table before anything is turned up."""
        setting = self.setting(players, options)
        box = self.box
        public = SwindlerPublic(players, setting)
        public.points = [box.rules["start_points"]] * players
        public.coins = [box.rules["start_coins"]] * players
        public.posters = [0] * players
        public.loot = [0] * players
        public.progress = [0] * players
        public.completed = [0] * players
        public.thieves = [NOBODY] * players
        public.home = box.tiles
        public.supply = box.coins - players * box.rules["start_coins"]
        public.poster_supply = box.posters
        public.orders = [EMPTY] * ORDER_SPACES
        public.markers = [NOBODY] * ORDER_SPACES
        public.dealers = [EMPTY] * DEALER_SPACES
        public.fields = [EMPTY] * (DEALER_SPACES * FIELDS)
        # [SW-1.3, SW-1.4, SW-1.5] the starters that are not used stay in the box, nobody knows which
        public.starters = (1 << STARTERS) - 1
        public.starters_left = STARTERS_PER_PLAYER * players
        public.order_deck = (1 << ORDER_CARDS) - (1 << STARTERS)
        public.dealer_stack = (1 << DEALER_TILES) - 1
        public.hand_count = [0] * players
        public.known = [0] * players
        public.pools = (box.cards,)
        public.hidden = (0,) * players
        public.unseen = box.cards
        public.deck_count = cards_in_all(box.cards)
        secret = SwindlerSecret()
        secret.deck = box.cards
        state: SwindlerState = State(public, [SwindlerPrivate() for _ in range(players)], secret)
        state.push_all([TURN_BEGINS, GIVE_OUT])
        if setting.start_player == NOBODY:
            state.push_all([REFILL_DEALERS, REFILL_ORDERS, START_BY_LOT])
        else:
            public.start = public.seat = setting.start_player
            state.push(REFILL_DEALERS)
            REFILL_ORDERS.run(state)  # the first card is turned up by chance
        return state

    def setting(self, players: int, options: Options | None) -> Setting:
        """The numbers and options of a game with that many players."""
        return self.settings.of(players, options)

    def determinise(self, view: SwindlerView, rng: Random) -> SwindlerState:
        """A state its seat cannot tell from the true one, drawn at random."""
        return guess(view, Dice(rng.getrandbits(64)))


def load(data: str | Path | None = None) -> Swindler:
    """Swindler with the components of the box, or with an owner's own file."""
    return made_of(read_toml(Path(__file__).with_name("swindler.toml") if data is None else Path(data)))


def made_of(data: Mapping[str, object]) -> Swindler:
    """Swindler with the components that a file holds; a BadData names the key that is wrong."""
    box = read_box(data)
    return Swindler(box, fingerprint(box.numbers()))


START_BY_LOT: Final = StartByLot()
