"""What observations of Fagin's Gang hold: the whole table, for nothing is hidden."""

from __future__ import annotations

from typing import Final

from fagin.adapters.observations.shapes import (
    Amount,
    Bits,
    Each,
    EachSeat,
    Heap,
    Last,
    Made,
    Number,
    One,
    Seat,
    Seats,
)
from fagin.adapters.observations.table import Part, Pending, Table
from fagin.games.fagins_gang.books import Discard, Discards, Refill, TurnWheel
from fagin.games.fagins_gang.bumping import Bump, Dodge
from fagin.games.fagins_gang.constables import Constables, FirstWalk, PlaceConstable
from fagin.games.fagins_gang.game import FaginsGang
from fagin.games.fagins_gang.goods import Giving, NextTheft, Taking, Theft
from fagin.games.fagins_gang.market import SecondCube, Trade
from fagin.games.fagins_gang.moves import ACTS, BUY
from fagin.games.fagins_gang.pieces import MOST_HANDS, SHIFT, SIX, SWAP, THINGS, count
from fagin.games.fagins_gang.round import FirstByLot, PassToken, RoundBegins, Turns
from fagin.games.fagins_gang.shillings import NextRobbery, Robbery
from fagin.games.fagins_gang.turn import Turn
from fagin.games.fagins_gang.urchins import NextWalk, Walk

DEPTH: Final = 10  # steps that can be pending at once
MOST_TRADES: Final = 24  # [FG-R28] the highest limit of options at a market


def six(value: int) -> list[int]:
    """The six bytes of a number."""
    return [value >> shift & 255 for shift in SHIFT]


def table(game: FaginsGang, players: int) -> Table:
    """The table of Fagin's Gang for so many players."""
    board = game.board
    heap = Heap(count, [board.stocks[players]] * SIX)
    seat, seats, six_bits = Seat(players), Seats(players), Bits(SIX)
    location, level = One(SIX), One(board.levels)
    levels = Made(six, Each(One(board.levels, first=1), SIX))
    arrows = Made(six, Each(One(board.arrows), SIX))
    steps = [
        Pending(TurnWheel, "the wheel is turned"),
        Pending(PlaceConstable, "constables to be placed; where", times=SIX, location=location),
        Pending(FirstWalk, "a constable placed on an arrow rolls again; where", location=location),
        Pending(FirstByLot, "lots decide who begins"),
        Pending(Turn, "who chooses an action", seat=seat),
        Pending(Walk, "whose urchins walk", seat=seat),
        Pending(
            Bump, "who says which way an urchin is bumped; where", seat=seat, location=location, level=level
        ),
        Pending(
            Dodge, "who says which way to dodge a constable; where", seat=seat, location=location, level=level
        ),
        Pending(Theft, "who steals goods", seat=seat),
        Pending(Taking, "who takes cubes of any colour; how many yet", seat=seat, left=Number(MOST_HANDS)),
        Pending(Giving, "who gives cubes for another; how many yet", seat=seat, left=Number(SWAP)),
        Pending(Robbery, "who robs shillings", seat=seat),
        Pending(Trade, "who trades at the market", seat=seat),
        Pending(
            SecondCube, "who trades a second cube, and the first", seat=seat, first=One(2 * SIX, first=BUY)
        ),
        Pending(Discard, "who has too many cubes", seat=seat),
        Pending(Constables, "the constables walk"),
        Pending(NextWalk, "a walk may follow", seat=seat),
        Pending(NextTheft, "a theft may follow", seat=seat),
        Pending(NextRobbery, "a robbery may follow", seat=seat),
        Pending(Discards, "too many cubes are still to be discarded"),
        Pending(Refill, "the market is still to be filled"),
        Pending(Turns, "turns of this round are still to come"),
        Pending(PassToken, "the first player token is still to be passed"),
        Pending(RoundBegins, "the beginning of a round"),
    ]
    public = {
        "hands": Part(EachSeat(heap, players), "cubes of each player, by good"),
        "shillings": Part(EachSeat(Amount(30), players), "shillings of each player"),
        "urchins": Part(EachSeat(levels, players), "the level of each player's urchin at each location"),
        "home": Part(EachSeat(six_bits, players), "where each player's urchins came home"),
        "barred": Part(EachSeat(six_bits, players), "locations closed to each player for this round"),
        "warehouse": Part(heap, "cubes in the warehouses, by good"),
        "market": Part(heap, "cubes on the stalls, by good"),
        "wheel": Part(One(SIX), "how far the wheel has turned"),
        "constables": Part(arrows, "the arrow of the constable at each location"),
        "round": Part(Amount(20), "the round"),
        "token": Part(seat, "who holds the first player token"),
        "seat": Part(seat, "whose turn it is, or was last"),
        "waiting": Part(seats, "who still has a turn in this round"),
        "action": Part(One(len(ACTS)), "the last action chosen"),
        "things": Part(Number(THINGS), "things done in it"),
        "used": Part(six_bits, "locations used in it"),
        "given": Part(heap, "cubes given for other cubes in it, by good"),
        "opener": Part(seat, "who holds the market token"),
        "trading": Part(seats, "whose disc is at the market"),
        "traded": Part(
            Made(lambda value: six(value)[:players], EachSeat(Number(MOST_TRADES), players)),
            "options each had at this market, if they are limited",
        ),
        "active": Part(seats, "who is still in the game"),
        "finished": Part(Last(seat, players), "who is home, the last first"),
    }
    return Table(DEPTH, steps, public, {})
