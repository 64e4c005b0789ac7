"""Oliver Twist as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from fagin.games.oliver_twist.board import SQUARE, Board, read_board
from fagin.games.oliver_twist.hidden import guess
from fagin.games.oliver_twist.moves import MOVES
from fagin.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTERS,
    EMPTY,
    FEWEST_PLAYERS,
    LOOTS,
    MOST_PLAYERS,
    TYPE_MASK,
    TYPE_OF,
    Pieces,
    read_pieces,
)
from fagin.games.oliver_twist.setup import LAY, deal_starters, next_open
from fagin.games.oliver_twist.state import (
    NOBODY,
    TURN_LIMITS,
    Setting,
    TwistPrivate,
    TwistPublic,
    TwistSecret,
    TwistState,
    TwistView,
)
from fagin.games.oliver_twist.turn import TURN_BEGINS, FirstByLot
from fagin.kernel import Dice, Game, Option, Options, Settings, State
from fagin.kernel.data import fingerprint, read_toml

OPTIONS: Final = [
    Option("night_reveal", ["blind", "hidden_neighbour"], "OT-R73"),
    Option("burglary_trigger", ["any_take", "prowl_only"], "OT-R74"),
    Option("wallet_only_sets", ["false", "true"], "OT-R72"),
    Option("two_player_night_closed", ["true", "false"], "OT-R5"),
    Option("square_is_space", ["true", "false"], "OT-R4"),
    Option("relocate_credit", ["false", "true"], "OT-R17"),
    Option("end_sets", ["one_per_type", "split"], "OT-R33"),
    Option("deck_reshuffle", ["true", "false"], "OT-R37"),
    Option("characters", ["full", "hide_only"], "OT-6.3"),
    Option("file_view", ["owner", "nobody", "all"], "OT-R21"),
    Option("stash_view", ["owner", "all"], "OT-R78"),
    Option("money_view", ["owner", "all"], "OT-9.2"),
    Option("first_player", ["random", "seat0", "seat1", "seat2", "seat3"], "OT-R7"),
    Option("youngest", ["lots", "seat0", "seat1", "seat2", "seat3"], "OT-R52"),
    Option("tie_break", ["shared", "fewest_file", "most_cards"], "OT-R67"),
    Option("rounds", ["both", "day_only"], "OT-1.2"),
    Option("turn_limit", list(TURN_LIMITS), "OT-R88"),
]
VERSION: Final = 1


class OliverTwist(Game[TwistPublic, TwistPrivate, TwistSecret]):
    """[OT-1.1, OT-1.2] Two to four urchins share one Gang, by Day and by Night."""

    def __init__(self, pieces: Pieces, board: Board, data: str) -> None:
        super().__init__("oliver_twist", VERSION, FEWEST_PLAYERS, MOST_PLAYERS, MOVES, OPTIONS, data)
        self.pieces: Final = pieces
        self.board: Final = board
        self.settings: Final = Settings(
            self, lambda players, settled: Setting(pieces, board, players, settled, data)
        )

    def new(self, players: int, options: Options | None = None) -> TwistState:
        """[OT-2.1, OT-2.5, OT-2.6, OT-2.12, OT-2.13, OT-2.14] The table before anything is drawn."""
        setting = self.setting(players, options)
        public = TwistPublic(players, setting)
        public.board = [EMPTY] * (self.board.spaces + 1)
        public.money = [setting.start_pounds] * players
        public.stash_count = [0] * players
        public.file_count = [0] * players
        public.tools = [0] * players
        public.hand_count = [0] * players
        public.past = []
        public.stashes = [0] * players
        public.files = [0] * players
        public.loot = [0] * players
        secret = TwistSecret()
        # [OT-2.4] without the Burglary tokens
        public.unseen = secret.unseen = setting.tokens & ~TYPE_MASK[TYPE_OF[BURGLARY]]
        secret.deck = (1 << CHARACTERS) - 1
        secret.pile = (1 << LOOTS) - 1  # [OT-R70]
        state: TwistState = State(public, [TwistPrivate() for _ in range(players)], secret)
        state.push(TURN_BEGINS)
        state.push(LAY[next_open(public, SQUARE)])  # [OT-2.7, OT-2.8, OT-R71]
        deal_starters(state)
        if setting.beginner == NOBODY:
            state.push(FirstByLot())
        else:
            public.seat = setting.beginner
        return state

    def setting(self, players: int, options: Options | None) -> Setting:
        """The numbers and options of a game with that many players."""
        return self.settings.of(players, options)

    def determinise(self, view: TwistView, rng: Random) -> TwistState:
        """A state its seat cannot tell from the true one, drawn at random."""
        return guess(view, Dice(rng.getrandbits(64)))


def load(data: str | Path | None = None) -> OliverTwist:
    """Oliver Twist with the components of the box, or with an owner's own file."""
    return made_of(read_toml(Path(__file__).with_name("oliver_twist.toml") if data is None else Path(data)))


def made_of(data: Mapping[str, object]) -> OliverTwist:
    """Oliver Twist with the components that a file holds; a BadData names the key that is wrong."""
    board = read_board(data)
    pieces = read_pieces(data, board.spaces)
    numbers = [pieces.tokens, pieces.starting, *pieces.coins, pieces.start_pounds, *pieces.rewards]
    chains = [(*street.chain, int(street.yellow)) for street in board.streets]
    return OliverTwist(pieces, board, fingerprint((numbers, pieces.powers, chains)))
