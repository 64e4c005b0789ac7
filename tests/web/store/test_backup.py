"""A backup is the database as it was at one moment, and the way back from it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from web.store.journals import first, found, journal, on_loop, opened

from fagin.web.database.backup import Report, backup, restore
from fagin.web.database.kind import CannotOpen
from fagin.web.store import GATHERING, Summary, check

TABLES = [f"t{i}" for i in range(6)]
SEATED = Summary(GATHERING, True, True, ("Nancy", "Bill"))


async def fill(address: str) -> None:
    """Some of everything."""
    async with opened(address) as store:
        await found(store, *TABLES, summary=SEATED)
        await asyncio.gather(*(store.append(append) for table in TABLES for append in journal(table, 10)))
        await store.keep_person("Nancy", "hash")
        await store.keep_box("f", "text")
        await store.key("cookies", "secret")


async def is_filled(address: str) -> None:
    """All of that is there, and it goes on."""
    async with opened(address) as store:
        assert await store.listed(10) == await store.of_person("Nancy", 10) == TABLES[::-1]
        assert await store.person_with("hash") == "Nancy"
        assert await store.box("f") == "text"
        assert await store.key("cookies", "new") == "secret"
        for table in TABLES:
            assert await store.entries(table) == [append.entry for append in journal(table, 10)]
            await store.append(journal(table, 11)[10])
        await found(store, "one more")
        await store.append(first("one more"))


@on_loop
async def test_everything_comes_back_in_a_new_database(address: str, tmp_path: Path) -> None:
    await fill(address)
    assert backup(address, tmp_path / "backup") == Report(len(TABLES), 10 * len(TABLES), ())
    restore(tmp_path / "backup", f"sqlite:///{tmp_path / 'restored.db'}")
    await is_filled(f"sqlite:///{tmp_path / 'restored.db'}")
    assert sorted(path.suffix for path in tmp_path.iterdir() if "backup" in path.name) == [""]


@pytest.mark.postgresql
@on_loop
async def test_a_file_moves_to_a_server(file: str, shared: str, tmp_path: Path) -> None:
    await fill(file)
    backup(file, tmp_path / "backup")
    restore(tmp_path / "backup", shared)
    await is_filled(shared)


@on_loop
async def test_a_backup_of_a_database_in_use_is_a_moment_of_it(address: str, tmp_path: Path) -> None:
    async with opened(address) as store:
        await found(store, *TABLES)
        at_least = 0

        async def write(table: str) -> None:
            nonlocal at_least
            for append in journal(table, 10_000):
                await store.append(append)
                at_least += 1

        writers = [asyncio.create_task(write(table)) for table in TABLES]
        while at_least < 50:
            await asyncio.sleep(0.01)
        before = at_least
        report = await asyncio.to_thread(backup, address, tmp_path / "backup")
        for writer in writers:
            writer.cancel()
        assert before <= report.entries <= at_least + len(TABLES)
        assert report.damaged == ()
    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    restore(tmp_path / "backup", restored)
    async with opened(restored) as store:
        journals = [await store.entries(table) for table in TABLES]
        assert sum(map(len, journals)) == report.entries
        for table, entries in zip(TABLES, journals):
            check(table, table, entries)


@on_loop
async def test_damaged_tables_are_named_and_the_others_are_kept(file: str, tmp_path: Path) -> None:
    await fill(file)
    backup(file, tmp_path / "good")
    changed = sqlite3.connect(tmp_path / "tables.db")
    changed.execute("UPDATE entries SET body = '{\"move\": 1}' WHERE table_number = 2 AND n = 4")
    changed.execute("DELETE FROM entries WHERE table_number = 4 AND n = 7")
    changed.commit()
    changed.close()
    report = backup(file, tmp_path / "bad")
    assert [(damaged.table, damaged.n) for damaged in report.damaged] == [("t1", 4), ("t3", 8)]
    assert report.tables == len(TABLES)


@on_loop
async def test_nothing_is_restored_over_something(address: str, file: str, tmp_path: Path) -> None:
    await fill(address)
    backup(address, tmp_path / "backup")
    with pytest.raises(CannotOpen) as refusal:
        restore(tmp_path / "backup", address)
    assert refusal.value.reason == "occupied"
    await is_filled(address)


def test_a_backup_is_not_written_over_a_file(file: str, tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("precious")
    with pytest.raises(CannotOpen) as refusal:
        backup(file, tmp_path / "backup")
    assert refusal.value.reason == "occupied"
    assert (tmp_path / "backup").read_text() == "precious"


def test_a_database_that_is_not_there_has_no_backup(file: str, tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as refusal:
        backup(file, tmp_path / "backup")
    assert refusal.value.reason == "unreachable"
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_a_backup_is_not_restored(file: str, tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("Dear diary, " * 1000)
    with pytest.raises(CannotOpen) as refusal:
        restore(tmp_path / "backup", file)
    assert refusal.value.reason == "foreign"
