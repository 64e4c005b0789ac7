"""The luck ledger of a game that is over: how all stood at each moment, and the moments that decided it."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from itertools import pairwise
from typing import Final

from fagin.arena.fortune import Fortune
from fagin.kernel import CHANCE
from fagin.web.models import Account, Hopes, LuckLedger, TurningPoint
from fagin.web.replay import Stop, at_stop, stops
from fagin.web.room import Room
from fagin.web.table import Table
from fagin.web.telling import Teller
from fagin.web.thinkers import Thinkers

TURNING_POINTS: Final = 3
LONGEST: Final = 4  # sentences for one of them
DIGITS: Final = 3


async def reckoned(room: Room, table: Table, thinkers: Thinkers) -> Fortune:
    """The fortune of a room's game, which is over, reckoned by whoever asks first, for all who ask."""
    if room.fortune is None:
        room.fortune = asyncio.create_task(thinkers.account(table))
    try:
        fortune: Fortune = await asyncio.shield(room.fortune)
        return fortune
    except Exception:
        room.fortune = None
        raise


def ledger_of(table: Table, fortune: Fortune, teller: Teller) -> LuckLedger:
    """The ledger for people, moment by moment as in the replay."""
    ends = stops(table, CHANCE)
    standings = [standing_at(fortune, 0), *(standing_at(fortune, stop.moves) for stop in ends)]
    won = [[a - b for a, b in zip(before, after)] for before, after in pairwise(standings)]
    order = sorted(range(len(ends)), key=lambda number: -sum(map(abs, won[number])))
    return LuckLedger(
        playouts=fortune.rounds,
        standings=[
            Hopes(number=number, places=rounded(places)) for number, places in enumerate(standings[1:])
        ],
        accounts=[Account.model_validate(asdict(one)) for one in fortune.accounts],
        turning_points=[
            turning_point(table, fortune, teller, ends, number, rounded(won[number]))
            for number in sorted(order[:TURNING_POINTS])
        ],
    )


def standing_at(fortune: Fortune, moves: int) -> list[float]:
    """The places expected after so many moves; where nothing was to be decided nothing changes."""
    return next(one.places for one in fortune.moments if one.moves >= moves)


def rounded(places: list[float]) -> list[float]:
    """As precise as makes sense."""
    return [round(place, DIGITS) for place in places]


def turning_point(
    table: Table, fortune: Fortune, teller: Teller, ends: list[Stop], number: int, won: list[float]
) -> TurningPoint:
    """One of the moments that decided the game."""
    begin = ends[number - 1].moves if number else 0
    by = {True: 0.0, False: 0.0}  # how much chance changed, and how much decisions
    for before, after in pairwise(fortune.moments):
        if begin <= before.moves < ends[number].moves:
            change = sum(abs(a - b) for a, b in zip(before.places, after.places))
            by[before.mover == CHANCE] += change
    match = table.match
    assert match is not None
    return TurningPoint(
        number=number,
        seat=match.record.moves[begin][0] if number else None,
        luck=by[True] > by[False],
        text=sentence(table, teller, ends, number),
        won=won,
    )


def sentence(table: Table, teller: Teller, ends: list[Stop], number: int) -> str:
    """What the log said of a moment; of one that nobody was told about, what was chosen."""
    again, since = at_stop(table, ends, number)
    view = again.view(CHANCE)
    told = [
        one for one in teller.texts(view, again.events(CHANCE, since), [])["log"] if one["style"] != "turn"
    ]
    if told or not number:
        return " ".join(one["text"].strip() for one in told[:LONGEST])
    seat, move = again.record.moves[ends[number - 1].moves]
    before, _ = at_stop(table, ends, number - 1)
    words = teller.texts(before.view(seat), [], [move])["moves"][table.game.moves.text(move)]
    return f"{teller.names[seat]}: {words}"
