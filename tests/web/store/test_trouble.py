"""A database that is full, locked, away or lost: what was told stays true, and work goes on when it is over."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from web.postgres import Postgres
from web.store.journals import first, found, journal, on_loop, opened
from web.store.losing import LosingWire

from fagin.web.database import sqlite
from fagin.web.database.store import DatabaseStore
from fagin.web.store import NotStored

TABLES = [f"t{i}" for i in range(8)]


async def all_work(store: DatabaseStore, n: int) -> None:
    """Every table takes its entry n and then has all before it, unharmed."""
    appends = [journal(table, n + 1)[n] for table in TABLES]
    await asyncio.gather(*map(store.append, appends))
    for table in TABLES:
        assert await store.entries(table) == [append.entry for append in journal(table, n + 1)]


async def none_works(store: DatabaseStore, n: int) -> None:
    appends = [journal(table, n + 1)[n] for table in TABLES]
    outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NotStored] * len(TABLES)


@on_loop
async def test_a_full_disk_loses_nothing_and_is_over_when_there_is_room_again(file: str) -> None:
    async with opened(file) as store:
        await found(store, *TABLES)
        await all_work(store, 0)
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = Path(f"{urlsplit(file).path[1:]}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 1000, limits[1]))
        try:
            await none_works(store, 1)
            with pytest.raises(NotStored):
                await store.keep_person("Nancy", "hash")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        await all_work(store, 1)
    async with opened(file) as store:
        await all_work(store, 2)


@on_loop
async def test_a_locked_file_takes_entries_when_it_is_free_again(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    async with opened(file) as store:
        await found(store, *TABLES)
        other = sqlite3.connect(urlsplit(file).path[1:], isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await none_works(store, 0)
        other.execute("ROLLBACK")
        other.close()
        await all_work(store, 0)


@on_loop
async def test_nothing_is_kept_in_a_file_that_was_taken_away(file: str) -> None:
    path = Path(urlsplit(file).path[1:])
    async with opened(file) as store:
        await found(store, *TABLES)
        path.rename(f"{path}-elsewhere")
        await none_works(store, 0)
        Path(f"{path}-elsewhere").rename(path)
        await all_work(store, 0)


@pytest.mark.postgresql
@on_loop
async def test_a_server_that_is_down_takes_entries_when_it_is_up_again(
    postgres: Postgres, shared: str
) -> None:
    async with opened(shared) as store:
        await found(store, *TABLES)
        await all_work(store, 0)
        await asyncio.to_thread(postgres.stop)
        try:
            await none_works(store, 1)
            with pytest.raises(NotStored):
                await store.entries("t0")
        finally:
            await asyncio.to_thread(postgres.start)
        await all_work(store, 1)


@pytest.mark.postgresql
@on_loop
async def test_lost_connections_are_replaced_unnoticed(postgres: Postgres, shared: str) -> None:
    async with opened(shared) as store:
        await found(store, *TABLES)
        for n in range(3):
            await all_work(store, n)
            postgres.cut()


@pytest.mark.postgresql
@on_loop
async def test_an_entry_whose_acknowledgement_was_lost_is_kept_once(postgres: Postgres, shared: str) -> None:
    wire = LosingWire(postgres.port)
    port = await wire.open()
    async with opened(shared.replace(f":{postgres.port}/", f":{port}/")) as store:
        await found(store, "a")
        for append in journal("a", 5):
            wire.losing = True
            await store.append(append)
        wire.losing = True
        await found(store, "b")
        assert await store.entries("a") == [append.entry for append in journal("a", 5)]
        assert wire.lost >= 6
    wire.close()


@pytest.mark.postgresql
@on_loop
async def test_text_that_postgresql_refuses_does_not_harm_the_others(shared: str) -> None:
    async with opened(shared) as store:
        await found(store, *TABLES)
        appends = [first(table, "\0" if table == "t3" else "{}") for table in TABLES]
        outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert [i for i, outcome in enumerate(outcomes) if isinstance(outcome, NotStored)] == [3]
        assert sum([len(await store.entries(table)) for table in TABLES]) == 7


@pytest.mark.postgresql
@on_loop
async def test_what_is_said_of_a_refusal_holds_no_secret(
    shared: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(shared) as store:
        with pytest.raises(NotStored) as refusal:
            await store.keep_person("Nancy\0", "the canary")
        assert "canary" not in f"{refusal.value} {caplog.text}"
