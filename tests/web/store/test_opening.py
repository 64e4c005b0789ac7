"""A database is brought up to date, or it is said why it cannot be opened."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from alembic import command
from sqlalchemy import create_engine, inspect, text
from web.postgres import Postgres
from web.store.journals import found, journal, on_loop, opened

from fagin.web.database.kind import CannotOpen
from fagin.web.database.migrate import settings
from fagin.web.database.opening import kind_of
from fagin.web.database.schema import VERSION_TABLE, metadata


def path_of(address: str) -> Path:
    return Path(urlsplit(address).path[1:])


def reason(address: str) -> str:
    """Why it cannot be opened."""
    with pytest.raises(CannotOpen) as refusal:
        kind_of(address).open()
    return refusal.value.reason


def test_the_revisions_make_the_tables_of_the_schema(address: str) -> None:
    kind = kind_of(address)
    kind.open()
    with kind.engine.connect() as connection:
        command.check(settings(connection))
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, VERSION_TABLE}
    kind.close()


def test_a_commit_is_on_the_disk_whatever_is_usual_there(address: str) -> None:
    asked: dict[str, list[tuple[str, object]]] = {
        "sqlite": [("PRAGMA journal_mode", "wal"), ("PRAGMA synchronous", 2)],
        "postgresql": [("SHOW synchronous_commit", "on")],
    }
    kind = kind_of(address)
    kind.open()
    with kind.engine.connect() as connection:
        for question, answer in asked[connection.dialect.name]:
            assert connection.execute(text(question)).scalar_one() == answer
    kind.close()


def test_a_failed_revision_leaves_nothing_behind(address: str) -> None:
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE keys (somebody TEXT)"))  # in the way of the last step
        if engine.dialect.name == "sqlite":
            connection.execute(text(f"PRAGMA application_id = {0x46616769}"))
    reason(address)
    assert inspect(engine).get_table_names() == ["keys"]
    engine.dispose()


@pytest.mark.postgresql
@on_loop
async def test_processes_that_start_at_once_change_the_tables_once(shared: str) -> None:
    kinds = [kind_of(shared) for _ in range(4)]
    await asyncio.gather(*(asyncio.to_thread(kind.open) for kind in kinds))
    for kind in kinds:
        kind.close()


def test_a_database_of_a_newer_version_is_refused(address: str) -> None:
    kind = kind_of(address)
    kind.open()
    with kind.engine.connect() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '999'"))
    kind.close()
    assert reason(address) == "newer"


def test_a_file_of_somebody_else_is_refused_and_left_as_it_was(file: str) -> None:
    other = sqlite3.connect(path_of(file))
    other.execute("CREATE TABLE poems (text TEXT)")
    other.commit()
    other.close()
    before = path_of(file).read_bytes()
    assert reason(file) == "foreign"
    assert path_of(file).read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(file: str) -> None:
    path_of(file).write_text("Dear diary, " * 1000)
    assert reason(file) == "foreign"
    assert path_of(file).read_text() == "Dear diary, " * 1000


@on_loop
async def test_a_damaged_file_is_refused(file: str) -> None:
    async with opened(file) as store:
        await found(store, "a")
        await asyncio.gather(*map(store.append, journal("a", 20, "much " * 1000)))
    content = path_of(file).read_bytes()
    path_of(file).write_bytes(content[:1000] + b"\xff" * (len(content) - 1000))
    assert reason(file) == "damaged"


def test_a_folder_that_is_not_there_is_unreachable(tmp_path: Path) -> None:
    assert reason(f"sqlite:///{tmp_path}/nowhere/tables.db") == "unreachable"


@pytest.mark.postgresql
def test_a_server_that_does_not_answer_is_unreachable(postgres: Postgres) -> None:
    assert reason(re.sub(r":\d+/", ":1/", postgres.new())) == "unreachable"


@pytest.mark.parametrize(
    "address", ["tables.db", "mysql://localhost/fagin", "sqlite://", "sqlite:///:memory:"]
)
def test_what_is_no_address_of_a_database_is_refused(address: str) -> None:
    with pytest.raises(CannotOpen) as refusal:
        kind_of(address)
    assert refusal.value.reason == "address"


def test_only_its_owner_reads_a_file(file: str) -> None:
    kind = kind_of(file)
    kind.open()
    assert stat.S_IMODE(path_of(file).stat().st_mode) == 0o600
    kind.close()
