"""What lies on the table of Fagin's Gang: everything is open, and only the dice are unknown.

[FG-R34, FG-R46] Cubes and shillings lie open. With the option `hidden_hands` cubes are behind screens, but every cube
is seen to come and go: who counts along knows all, so the option is a matter of display and nothing is private.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.board import Board
from fagin.games.fagins_gang.pieces import BIT, BITS, ONE, SHIFT, URCHINS, mask_of
from fagin.kernel import ALONE, Choice, Effect, Luck, Private, Public, Secret, State, Step, View, seat_named

NOBODY: Final = -1
OFF: Final = -1  # the level of an urchin that is not on a track


class Setting:
    """The numbers and options of one game, fixed before its first move."""

    def __init__(self, board: Board, players: int, options: dict[str, str], data: str) -> None:
        self._board: Final = board  # not shown: all know it by its fingerprint
        self.data: Final = data
        self.stock: Final = board.stocks[players]  # [FG-1.2] cubes of each colour in play
        self.homes_to_win: Final = int(options["homes_to_win"])  # [FG-0.4]
        self.through_run: Final = options["through_run"] == "true"  # [FG-R8]
        self.reentry: Final = options["reentry_after_bump"] == "true"  # [FG-R13]
        self.pair_differs: Final = options["opener_pair"] == "different"  # [FG-R24]
        self.play_on: Final = options["play_on"] == "true"  # [FG-11.3, FG-R41]
        self.hidden_hands: Final = options["hidden_hands"] == "true"  # [FG-R46] display only
        self.relief: Final = options["parish_relief"] == "true"  # [FG-R33]
        self.allow_pass: Final = options["allow_pass"] == "true"  # [FG-R5]
        self.beginner: Final = seat_named(options["first_player"], players)  # [FG-1.13] NOBODY: lots
        self.market_turn_cap: Final = int(options["market_turn_cap"])  # [FG-R28] 0: none
        self.round_limit: Final = int(options["round_limit"])  # [FG-R40] 0: none

    def board(self) -> Board:
        """The board that is played on."""
        return self._board


class GangPublic(Public):
    """The whole table."""

    def __init__(
        self,
        players: int,
        setting: Setting,
        hands: list[int],
        shillings: list[int],
        urchins: list[int],
        home: list[int],
        barred: list[int],
    ) -> None:
        super().__init__(players)
        self.setting: Final = setting
        self.hands = hands  # by seat, a heap of cubes
        self.shillings = shillings  # [FG-6.5, FG-R27] by seat; beyond 100 they are counted on
        self.urchins = urchins  # by seat, a byte for each location: level + 1, or 0 if there is none
        self.home = home  # [FG-3.22] by seat, locations as bits
        self.barred = barred  # [FG-3.16] by seat, locations closed to it for this round, as bits
        self.warehouse: i64 = 0  # a heap
        self.market: i64 = 0  # the heap of all cubes on the stalls
        self.wheel: i64 = 0  # sectors that it has turned, 0 to 5
        self.constables: i64 = 0  # a byte for each location: the arrow, from the left one at the bottom on
        self.round: i64 = 0  # from 1
        self.token: i64 = 0  # [FG-1.13] who holds the first player token
        self.seat: i64 = 0  # whose turn it is, or was last
        self.waiting: i64 = 0  # seats that still have a turn in this round, as bits
        self.action: i64 = NOBODY  # the last action chosen
        self.things: i64 = 0  # done in it
        self.used: i64 = 0  # [FG-3.1] locations used in it, as bits
        self.given: i64 = 0  # [FG-5.7] the heap given for other cubes in it
        self.opener: i64 = NOBODY  # [FG-7.1] who holds the market token
        self.trading: i64 = 0  # [FG-7.2] seats whose disc is at the market, as bits
        self.traded: i64 = 0  # [FG-R28] a byte for each seat: options had in this market, if they are limited
        self.active: i64 = 0  # [FG-R41] seats still in the game, as bits
        self.finished: tuple[int, ...] = ()  # seats that are home, in order

    def copy(self) -> GangPublic:
        """A copy that later play does not change."""
        new = GangPublic(
            self.players,
            self.setting,
            self.hands.copy(),
            self.shillings.copy(),
            self.urchins.copy(),
            self.home.copy(),
            self.barred.copy(),
        )
        self.copy_into(new)
        new.warehouse = self.warehouse
        new.market = self.market
        new.wheel = self.wheel
        new.constables = self.constables
        new.round = self.round
        new.token = self.token
        new.seat = self.seat
        new.waiting = self.waiting
        new.action = self.action
        new.things = self.things
        new.used = self.used
        new.given = self.given
        new.opener = self.opener
        new.trading = self.trading
        new.traded = self.traded
        new.active = self.active
        new.finished = self.finished
        return new


class GangPrivate(Private):
    """[FG-R34, FG-R46] Nothing: nobody knows more than the others."""

    def copy(self) -> GangPrivate:
        """It never changes."""
        return self


class GangSecret(Secret):
    """Nothing: a die has no face before it is rolled."""

    def copy(self) -> GangSecret:
        """It never changes."""
        return self


GangState = State[GangPublic, GangPrivate, GangSecret]
GangView = View[GangPublic, GangPrivate]
GangStep = Step[GangPublic, GangPrivate, GangSecret]


class OneChooses(Choice[GangPublic, GangPrivate, GangSecret]):
    """One player chooses, in view of all."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def to_act(self, public: GangPublic) -> list[int]:
        """That player."""
        return ALONE[self.seat]

    def first_to_act(self, public: GangPublic) -> int:
        """That player."""
        return self.seat


class GangEffect(Effect[GangPublic, GangPrivate, GangSecret]):
    """Something happens by itself."""


class GangLuck(Luck[GangPublic, GangPrivate, GangSecret]):
    """Chance decides."""


# ---------------------------------------------------------------- looks


def board(public: GangPublic) -> Board:
    """The board of this game."""
    return public.setting.board()


def level_of(public: GangPublic, seat: i64, location: i64) -> i64:
    """The level of a player's urchin at a location, or OFF."""
    return (public.urchins[seat] >> SHIFT[location] & 255) - 1


def urchin_at(public: GangPublic, location: i64, level: i64) -> i64:
    """[FG-4.1] Whose urchin stands on a level, or NOBODY."""
    shift: i64 = SHIFT[location]
    urchins = public.urchins
    seat: i64
    for seat in range(len(urchins)):
        if (urchins[seat] >> shift & 255) - 1 == level:
            return seat
    return NOBODY


def constable_at(public: GangPublic, location: i64) -> i64:
    """[FG-R21] The level that the constable of a location blocks, whichever of its arrows he is on."""
    return board(public).arrow_level[public.constables >> SHIFT[location] & 255]


def in_hand(public: GangPublic, seat: i64) -> i64:
    """[FG-1.12, FG-R12] How many urchins a player can bring in."""
    return URCHINS - BITS[mask_of(public.urchins[seat])] - BITS[public.home[seat]]


def homes(public: GangPublic, seat: i64) -> i64:
    """How many urchins of a player are home."""
    return BITS[public.home[seat]]


def price_of(public: GangPublic, good: i64) -> i64:
    """[FG-7.5] What a cube costs and brings at the market."""
    return board(public).prices[public.wheel * 6 + good]


def put(public: GangPublic, seat: i64, location: i64, level: i64) -> None:
    """Put a player's urchin on a level, or take it off the track."""
    urchins = public.urchins
    there: i64 = urchins[seat]
    urchins[seat] = there + (level + 1 - (there >> SHIFT[location] & 255)) * ONE[location]


def next_in(seats: i64, seat: i64, players: i64, step: i64) -> i64:
    """The first of some seats from one on, clockwise or anticlockwise; there must be one."""
    while not seats & BIT[seat]:
        seat += step
        if seat == players:
            seat = 0
        elif seat < 0:
            seat = players - 1
    return seat
