"""Several processes: who writes first, who is told, and what is left of one that is killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from contextlib import suppress
from random import Random

import pytest
from web.postgres import Postgres
from web.store.appender import TABLES, append_for_ever
from web.store.journals import first, found, journal, on_loop, opened

from fagin.web.database import listener
from fagin.web.database.kind import CannotOpen
from fagin.web.database.store import DatabaseStore
from fagin.web.store import Taken, check

processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["alembic.command", "fagin.web.database.postgresql", "pytest"])


def live_and_die(address: str, life: int, rng: Random) -> dict[str, int]:
    """Let a process append, kill it at some moment, and tell the last acknowledged entry of every table."""
    hears, told = processes.Pipe(duplex=False)
    process = processes.Process(target=append_for_ever, args=(address, life, told), daemon=True)
    process.start()
    told.close()
    last = dict([hears.recv()])
    deadline = time.monotonic() + rng.random() * 0.3
    while time.monotonic() < deadline and hears.poll(deadline - time.monotonic()):
        last.update([hears.recv()])
    process.kill()
    process.join()
    with suppress(EOFError):
        while True:
            last.update([hears.recv()])
    return last


async def survive(address: str, kills: int, seed: int) -> None:
    """Nothing acknowledged is missing, however often and whenever a process is killed."""
    rng = Random(seed)
    acknowledged: dict[str, int] = {}
    for life in range(kills):
        acknowledged |= await asyncio.to_thread(live_and_die, address, life, rng)
    async with opened(address) as store:
        for table, n in acknowledged.items():
            entries = await store.entries(table)
            check(table, table, entries)
            assert len(entries) > n
    assert len(acknowledged) > kills


@on_loop
async def test_everything_acknowledged_survives_a_kill(address: str) -> None:
    await survive(address, 5, seed=0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@on_loop
async def test_everything_acknowledged_survives_many_kills(address: str, seed: int) -> None:
    await survive(address, 10, seed)


@on_loop
async def test_a_file_in_use_is_refused_until_its_process_is_killed(file: str) -> None:
    hears, told = processes.Pipe(duplex=False)
    process = processes.Process(target=append_for_ever, args=(file, 0, told), daemon=True)
    process.start()
    await asyncio.to_thread(hears.recv)
    with pytest.raises(CannotOpen) as refusal:
        await DatabaseStore(file).open()
    assert refusal.value.reason == "in-use"
    process.kill()
    process.join()
    async with opened(file) as store:
        assert await store.entries("t0-0")


@pytest.mark.postgresql
@on_loop
async def test_of_two_processes_one_writes_first(shared: str) -> None:
    async with opened(shared) as here, opened(shared) as there:
        await found(here, *TABLES)
        wishes = [
            store.append(first(table, body))
            for table in TABLES
            for store, body in ((here, "1"), (there, "2"))
        ]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        for i, table in enumerate(TABLES):
            pair = outcomes[2 * i : 2 * i + 2]
            assert sorted(type(outcome).__name__ for outcome in pair) == ["NoneType", "Taken"]
            assert [entry.body for entry in await there.entries(table)] == ["21"[pair[0] is None]]


@pytest.mark.postgresql
@on_loop
async def test_two_processes_that_race_for_all_tables_make_whole_journals(shared: str) -> None:
    async def write(store: DatabaseStore, table: str) -> None:
        for append in journal(table, 30):
            with suppress(Taken):
                await store.append(append)

    async with opened(shared) as here, opened(shared) as there:
        await found(here, *TABLES)
        await asyncio.gather(*(write(store, table) for store in (here, there) for table in TABLES))
        for table in TABLES:
            assert await here.entries(table) == [append.entry for append in journal(table, 30)]


@pytest.mark.postgresql
@on_loop
async def test_a_follower_is_told_what_others_append_and_nothing_of_its_own(shared: str) -> None:
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    async with opened(shared) as here, opened(shared) as there:
        here.follow(lambda table, n: heard.put_nowait((table, n)))
        await found(there, *TABLES, "own")
        await asyncio.gather(*(there.append(first(table)) for table in TABLES), here.append(first("own")))
        assert {await heard.get() for _ in TABLES} == {(table, 0) for table in TABLES}
        await there.append(journal("own", 2)[1])
        assert await heard.get() == ("own", 1)
        assert heard.empty()


@pytest.mark.postgresql
@on_loop
async def test_a_follower_misses_nothing_when_its_connection_is_lost(
    postgres: Postgres, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "PAUSES", (1.0,))  # during which it is deaf
    heard: set[tuple[str, int]] = set()
    async with opened(shared) as here, opened(shared) as there:
        here.follow(lambda table, n: heard.add((table, n)))
        await found(there, *TABLES)
        for n in range(2):
            postgres.cut()
            await asyncio.gather(*(there.append(journal(table, n + 1)[n]) for table in TABLES))
            while not heard >= {(table, n) for table in TABLES}:
                await asyncio.sleep(0.01)
