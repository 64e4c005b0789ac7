"""Backups: a SQLite file with every row of a database of either kind, checked; and the way back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import URL, Connection, func, insert, select
from sqlalchemy.exc import DBAPIError

from fagin.web.database.kind import CannotOpen, Kind, transaction, words
from fagin.web.database.migrate import require_current
from fagin.web.database.opening import kind_of
from fagin.web.database.schema import entries, metadata, tables
from fagin.web.database.sqlite import Sqlite, copy
from fagin.web.store import Damaged, Entry, check

AT_ONCE: Final = 1000  # rows
SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


@dataclass(frozen=True)
class Report:
    """What a backup holds; a damaged table is in it as it was found."""

    tables: int
    entries: int
    damaged: tuple[Damaged, ...]


def backup(url: str, target: Path) -> Report:
    """Copy a database, which may be in use, into a new file as it is at one moment; or raise CannotOpen."""
    if target.exists():
        raise CannotOpen("occupied", str(target))
    kind = kind_of(url)
    with _workshop(target.parent) as workshop:
        made = workshop / "backup"
        if isinstance(kind, Sqlite):
            copy(kind.path, made)
        else:
            with _opened(_file(workshop / "rows")) as rows:
                _take(kind, rows)
                copy(workshop / "rows", made)
        with _opened(_file(made)) as finished:
            report = _inspected(finished)
        _sync(made)
        os.replace(made, target)
        with suppress(PermissionError):  # Windows does not open folders
            _sync(target.parent)
    return report


def restore(source: Path, url: str) -> Report:
    """Fill a new or empty database from a backup, or raise CannotOpen."""
    with _workshop(None) as workshop:
        copy(source, workshop / "backup")
        with _opened(_file(workshop / "backup")) as rows:  # which brings an old one up to date
            report = _inspected(rows)
            with _opened(kind_of(url)) as target:
                _fill(target, rows)
    return report


def _take(kind: Kind, rows: Kind) -> None:
    """Copy all rows that a shared database has at this moment."""
    try:
        with kind.engine.connect() as old, transaction(old, SNAPSHOT):
            require_current(old)
            with rows.engine.connect() as new, transaction(new, rows.begin):
                _pour(old, new)
    finally:
        kind.close()


def _fill(target: Kind, rows: Kind) -> None:
    """Copy all rows into a database that must be empty, all or none."""
    with target.engine.connect() as new, transaction(new, target.begin):
        target.lock(new)
        if any(new.execute(select(table).limit(1)).first() for table in metadata.sorted_tables):
            raise CannotOpen("occupied", target.engine.url.render_as_string())
        with rows.engine.connect() as old:
            _pour(old, new)
        target.count_on(new)


def _pour(old: Connection, new: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = old.execute(select(table).execution_options(yield_per=AT_ONCE)).mappings()
        for part in rows.partitions():
            new.execute(insert(table), [dict(row) for row in part])


def _inspected(kind: Kind) -> Report:
    """Read everything once and compare it with its seals."""
    with kind.engine.connect() as connection:
        if (verdict := connection.exec_driver_sql("PRAGMA integrity_check").scalar_one()) != "ok":
            raise CannotOpen("damaged", str(verdict))
        return Report(
            connection.execute(select(func.count()).select_from(tables)).scalar_one(),
            connection.execute(select(func.count()).select_from(entries)).scalar_one(),
            tuple(_damaged(connection)),
        )


def _damaged(connection: Connection) -> Iterator[Damaged]:
    """Every table whose entries are not what was written, with the first that is wrong."""
    columns = (tables.c.id, entries.c.n, entries.c.at, entries.c.body, entries.c.seal)
    journals = (
        select(*columns)
        .join(tables, tables.c.number == entries.c.table_number)
        .order_by(tables.c.number, entries.c.n)
        .execution_options(yield_per=AT_ONCE)
    )
    for table, rows in groupby(connection.execute(journals), key=itemgetter(0)):
        try:
            check(table, table, [Entry(*row[1:]) for row in rows])
        except Damaged as damaged:
            yield damaged


def _file(path: Path) -> Sqlite:
    return Sqlite(URL.create("sqlite", database=str(path)))


@contextmanager
def _opened(kind: Kind) -> Iterator[Kind]:
    kind.open()
    try:
        yield kind
    finally:
        kind.close()


@contextmanager
def _workshop(folder: Path | None) -> Iterator[Path]:
    """A folder that is gone afterwards; what goes wrong meanwhile is said in one way."""
    try:
        with TemporaryDirectory(prefix=".fagin-", dir=folder) as name:
            yield Path(name)
    except (DBAPIError, OSError) as problem:
        raise CannotOpen("unreachable", words(problem)) from problem


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
