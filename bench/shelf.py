"""Tables put straight into a store, as many as a measurement needs: founded, four people seated, some moves made."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import time

from bench.crowd import SEATS, Place
from fagin.games import load
from fagin.web.requests import hashed
from fagin.web.settled import Clock, Facts, Watching
from fagin.web.store import PLAYING, Entry, Founding, Summary, seal
from fagin.web.table import Table
from fagin.web.wire import PROTOCOL

DIFFERENT = 32  # games that differ in their chance and moves; the others are told as these were
DAY = 24 * 3600


@dataclass(frozen=True)
class Pattern:
    """A game as it was played: what many tables have in common."""

    founding: Founding
    entries: Sequence[Entry]
    summary: Summary


def pattern(game_id: str, moves: int, clock: Clock, seed: str) -> Pattern:
    """Found a table, seat four people and let them make some moves at random."""
    game, rng, at = load(game_id), Random(seed), int(time() * 1000)
    facts = Facts(
        game=game.id,
        rules=game.version,
        players=SEATS,
        options=game.settle(game.simulation),
        data=game.data,
        own_box=False,
        clock=clock,
        watching=Watching(),
        listed=False,
        owner="keeper",
        pace=0.0,
    )
    founding = Founding("", at, facts.text(), rng.randbytes(32).hex())
    table = Table(founding, facts, game)
    entries = [table.write(sat(seat), at) for seat in range(SEATS)]
    entries.append(table.write({"what": "began"}, at))
    assert table.match is not None
    while len(entries) < moves + SEATS + 1 and table.status == PLAYING:
        seat = rng.choice(table.match.waiting_for())
        move = game.moves.text(rng.choice(table.match.legal_moves(seat)))
        body = {"what": "move", "seat": seat, "move": move, "id": f"shelf-{len(entries):08}"}
        entries.append(table.write(body, at))
    return Pattern(founding, entries, table.summary())


def sat(seat: int) -> dict[str, object]:
    """A person sits down."""
    key = hashed(key_of(seat))
    return {
        "what": "sat",
        "seat": seat,
        "person": f"p{seat}",
        "name": f"N{seat}",
        "word": f"w{seat}",
        "key": key,
    }


def key_of(seat: int) -> str:
    """The key of a seat, the same at every table."""
    return f"the-key-of-the-seat-{seat}"


def place_of(id: str) -> Place:
    """How guests come to a table."""
    hellos = [{"type": "hello", "protocol": PROTOCOL, "seat": at, "key": key_of(at)} for at in range(SEATS)]
    return Place(f"/ws/tables/{id}", [json.dumps(hello).encode() for hello in hellos])


def shelve(database: Path, game: str, number: int, moves: int = 0, clock: Clock | None = None) -> list[Place]:
    """Put so many tables of a game into a database, which may be new, each after so many moves."""
    from sqlalchemy import create_engine, func, insert, select

    from fagin.web.database import schema

    asyncio.run(create(database))
    patterns = [
        pattern(game, moves, clock or Clock(), f"{game} {seed}") for seed in range(min(DIFFERENT, number))
    ]
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        first = (
            connection.execute(select(func.coalesce(func.max(schema.tables.c.number), 0))).scalar_one() + 1
        )
        names = [f"{game}-{at:010}-load" for at in range(first, first + number)]
        shelved = [(first + at, name, patterns[at % len(patterns)]) for at, name in enumerate(names)]
        tables = [table_row(*one) for one in shelved]
        entries = [row for at, name, one in shelved for row in entry_rows(at, name, one.entries)]
        connection.execute(insert(schema.tables), tables)
        connection.execute(insert(schema.entries), entries)
    engine.dispose()
    return [place_of(name) for name in names]


async def create(database: Path) -> None:
    """Make the database if there is none, and bring it up to date."""
    from fagin.web.database.store import DatabaseStore

    store = DatabaseStore(f"sqlite:///{database}")
    await store.open()
    await store.close()


def table_row(number: int, id: str, one: Pattern) -> dict[str, object]:
    """The row of a table."""
    founding, summary = one.founding, one.summary
    return {
        "number": number,
        "id": id,
        "at": founding.at,
        "facts": founding.facts,
        "secret": founding.secret,
        "status": summary.status,
        "listed": summary.listed,
        "driven": summary.driven,
    }


def entry_rows(number: int, id: str, entries: Sequence[Entry]) -> list[dict[str, object]]:
    """The rows of its entries, sealed for this table."""
    rows: list[dict[str, object]] = []
    before = id
    for one in entries:
        before = seal(before, one.n, one.at, one.body)
        rows.append({"table_number": number, "n": one.n, "at": one.at, "body": one.body, "seal": before})
    return rows
