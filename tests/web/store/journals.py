"""Stores that are opened and closed, tables, and entries that follow one another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from fagin.web.database.store import DatabaseStore
from fagin.web.store import PLAYING, Append, Entry, Founding, Summary, seal

PATIENCE = 60  # seconds
QUIET = Summary(PLAYING, False, False, ())


def on_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that runs on an event loop of its own."""

    async def run(**fixtures: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            await test(**fixtures)

    @wraps(test)
    def on_its_own(**fixtures: Any) -> None:
        asyncio.run(run(**fixtures))

    return on_its_own


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[DatabaseStore]:
    """A store, closed at the end."""
    store = DatabaseStore(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def found(store: DatabaseStore, *tables: str, summary: Summary = QUIET) -> None:
    """New tables, each later than the one before."""
    for at, table in enumerate(tables, 1000):
        await store.found(Founding(table, at, "{}", f"the secret of {table}"), summary)


def journal(table: str, count: int, body: str = "{}") -> list[Append]:
    """The first entries of a table."""
    appends, before = [], table
    for n in range(count):
        entry = Entry(n, 2000 + n, body, seal(before, n, 2000 + n, body))
        appends.append(Append(table, entry))
        before = entry.seal
    return appends


def first(table: str, body: str = "{}", summary: Summary | None = None) -> Append:
    """The first entry of a table."""
    return Append(table, journal(table, 1, body)[0].entry, summary)
