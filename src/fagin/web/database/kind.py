"""What every kind of database must do in its own way, and why one cannot be opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Literal, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fagin.web.store import Append

Reason = Literal[
    "address",  # that is not the address of a database
    "driver",  # the package for that kind of database is not installed
    "unreachable",  # no such folder, no right to it, no answer
    "in-use",  # another process has the file
    "foreign",  # it is not a database of Fagin
    "damaged",  # it was one
    "newer",  # a newer version of Fagin has changed it
    "occupied",  # there is something already where it must be empty
]

Told = Callable[[str, int], None]


class CannotOpen(Exception):
    """A database cannot be opened, for a reason that has a key, and the driver's words."""

    def __init__(self, reason: Reason, details: str = "") -> None:
        super().__init__(f"{reason}: {details}")
        self.reason = reason
        self.details = details


class Kind(Protocol):
    """A database of some kind; every connection commits by itself unless it is told to begin."""

    engine: Engine
    begin: str
    shared: bool  # whether other processes may use it at the same time

    def open(self) -> None:
        """Reach the database and bring its tables up to date, or raise CannotOpen."""
        ...

    def lock(self, connection: Connection) -> None:
        """Let no other process change the tables until the end of the transaction."""
        ...

    def count_on(self, connection: Connection) -> None:
        """Number new rows after those that are there, however they came."""
        ...

    def keep(self, connection: Connection, appends: Sequence[Append]) -> set[str]:
        """Write entries of different tables in one statement: the tables of those written; or raise, and write none."""
        ...

    def there(self) -> bool:
        """Tell whether the database that was opened is still the one that is written to."""
        ...

    def follow(self, told: Told) -> None:
        """Call for every entry (table, n) that another process appends, from some thread."""
        ...

    def close(self) -> None:
        """Let go of everything."""
        ...


@contextmanager
def transaction(connection: Connection, begin: str) -> Iterator[None]:
    """Write everything or nothing."""
    connection.exec_driver_sql(begin)
    try:
        yield
        connection.exec_driver_sql("COMMIT")
    except BaseException:
        with suppress(SQLAlchemyError):  # it may be rolled back already, or gone
            connection.exec_driver_sql("ROLLBACK")
        raise


def words(problem: Exception) -> str:
    """The driver's words about a problem, without the values that it may tell after the first line."""
    return str(problem.orig if isinstance(problem, DBAPIError) else problem).partition("\n")[0]
