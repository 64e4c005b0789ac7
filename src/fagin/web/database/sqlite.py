"""SQLite: one file, one process."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import ConnectionPoolEntry

from fagin.web.database.kind import CannotOpen, Told
from fagin.web.database.migrate import migrate
from fagin.web.store import Append

MARK: Final = 0x46616769  # PRAGMA application_id of our files
PATIENCE: Final = 5.0  # seconds for a lock that somebody else holds


class Sqlite:
    """A database in a file, held by this process alone."""

    begin = "BEGIN IMMEDIATE"
    shared = False

    def __init__(self, url: URL) -> None:
        if not url.database or url.database == ":memory:" or url.query:
            raise CannotOpen("address", url.render_as_string())
        self.path = Path(url.database)
        self.engine = create_engine(
            url,
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            hide_parameters=True,
            connect_args={"timeout": PATIENCE},
        )
        event.listen(self.engine, "connect", _set_up)
        self._hold: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    def open(self) -> None:
        """Hold the file for this process and bring its tables up to date."""
        try:
            self._hold = _hold(self.path)
            _inspect(self.path)
            migrate(self)
            self._file = _identity(self.path)
        except BaseException as problem:
            self.close()
            if isinstance(problem, DatabaseError):
                raise _explained(problem.orig, self.path) from problem
            if isinstance(problem, OSError):
                raise CannotOpen("unreachable", str(problem)) from problem
            raise

    def lock(self, connection: Connection) -> None:
        """Mark the file as ours; the transaction itself keeps others out."""
        connection.exec_driver_sql(f"PRAGMA application_id = {MARK}")

    def count_on(self, connection: Connection) -> None:
        """Nothing to do: SQLite looks for the highest number itself."""

    def keep(self, connection: Connection, appends: Sequence[Append]) -> set[str]:
        """Write entries in one statement: several all or none, and a single one if its place is free."""
        values: list[str | int] = []
        for append in appends:
            entry = append.entry
            values += (append.table, entry.n, entry.at, entry.body, entry.seal)
        kept = connection.exec_driver_sql(_keep(len(appends)), tuple(values)).rowcount
        return {append.table for append in appends} if kept else set()

    def there(self) -> bool:
        """Tell whether the file is still in its place: SQLite would write on into one that was removed."""
        return _identity(self.path) == self._file

    def follow(self, told: Told) -> None:
        """Nothing to follow: no other process writes."""

    def close(self) -> None:
        """Let go of the file."""
        self.engine.dispose()
        if self._hold is not None:
            self._hold.close()


@cache
def _keep(many: int) -> str:
    """The statement that writes so many entries."""
    insert = "INSERT OR IGNORE" if many == 1 else "INSERT"
    values = ", ".join(["(?, ?, ?, ?, ?)"] * many)
    return (
        f"{insert} INTO entries (table_number, n, at, body, seal)"
        f" SELECT number, column2, column3, column4, column5 FROM (VALUES {values})"
        " LEFT JOIN tables ON tables.id = column1"
    )


def _set_up(connection: PoolProxiedConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _hold(path: Path) -> sqlite3.Connection:
    """Lock a file beside the database; the system lets go of it however the process ends."""
    try:
        hold = sqlite3.connect(f"{path}-lock", timeout=0, isolation_level=None, check_same_thread=False)
        hold.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        locked = problem.sqlite_errorcode == sqlite3.SQLITE_BUSY
        raise CannotOpen("in-use" if locked else "unreachable", f"{path}: {problem}") from problem
    return hold


def _inspect(path: Path) -> None:
    """Refuse a file that is not ours before anything is written to it; only its owner reads a new one."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        with _reading(path) as connection:
            (mark,) = connection.execute("PRAGMA application_id").fetchone()
            (used,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if mark != MARK and (mark or used):
            raise CannotOpen("foreign", str(path)) from None


def copy(source: Path, target: Path) -> None:
    """Copy a database of ours, which may be in use, into a new file, as it is at one moment."""
    if not source.exists():
        raise CannotOpen("unreachable", str(source))
    _inspect(source)
    _inspect(target)
    with _reading(source) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
            yield connection
    except sqlite3.DatabaseError as problem:
        raise _explained(problem, path) from problem


def _explained(problem: BaseException | None, path: Path) -> CannotOpen:
    """Say what the driver's error means."""
    code = problem.sqlite_errorcode & 0xFF if isinstance(problem, sqlite3.Error) else 0
    details = f"{path}: {problem}"
    if code == sqlite3.SQLITE_NOTADB:
        return CannotOpen("foreign", details)
    return CannotOpen("damaged" if code == sqlite3.SQLITE_CORRUPT else "unreachable", details)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
