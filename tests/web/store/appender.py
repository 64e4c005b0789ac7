"""A process that appends and tells what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection

from web.store.journals import found, journal, opened

from fagin.web.database.store import DatabaseStore

TABLES = [f"t{i}" for i in range(6)]
MANY = 2000


def append_for_ever(address: str, life: int, told: Connection) -> None:
    """Found tables and append to all of them; every entry that was acknowledged is told."""

    async def fill(store: DatabaseStore, table: str) -> None:
        for append in journal(table, MANY):
            await store.append(append)
            told.send((table, append.entry.n))

    async def run() -> None:
        async with opened(address) as store:
            tables = [f"{table}-{life}" for table in TABLES]
            await found(store, *tables)
            await asyncio.gather(*(fill(store, table) for table in tables))

    asyncio.run(run())
