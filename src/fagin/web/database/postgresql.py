"""PostgreSQL: any number of processes, which tell one another what they append."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import Final

from orjson import dumps
from sqlalchemy import URL, Connection, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from fagin.web.database.kind import CannotOpen, Told
from fagin.web.database.listener import CHANNEL, Listener
from fagin.web.database.migrate import migrate
from fagin.web.store import Append

LOCK: Final = 0x46616769  # taken by the process that changes the tables
REACH: Final = {"connect_timeout": 5, "tcp_user_timeout": 8000, "application_name": "fagin"}
SET_UP: Final = (  # what is committed is on the disk, and nothing takes long
    "SET statement_timeout = '8s'; SET idle_in_transaction_session_timeout = '8s';"
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
AT_ONCE: Final = 100  # entries told in one notice, which may have 8,000 bytes
KEEP: Final = f"""
    WITH kept AS (
        INSERT INTO entries (table_number, n, at, body, seal)
        SELECT number, new.n, new.at, new.body, new.seal
        FROM json_to_recordset(%s::json) AS new (id text, n int, at bigint, body text, seal text)
        JOIN tables ON tables.id = new.id ORDER BY number
        ON CONFLICT (table_number, n) DO NOTHING RETURNING table_number, n
    ), told AS (
        SELECT id, n, row_number() OVER () / {AT_ONCE} AS part FROM kept JOIN tables ON number = table_number
    )
    SELECT array_agg(id), pg_notify('{CHANNEL}', %s || string_agg(' ' || id || ' ' || n, '')) FROM told GROUP BY part
"""


class Postgresql:
    """A database that this process shares with others."""

    begin = "BEGIN"
    shared = True

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            hide_parameters=True,
            connect_args=REACH,
        )
        event.listen(self.engine, "connect", _set_up)
        self._name = token_hex(8)  # by which notices of this process are told apart
        self._listener = Listener(self.engine, self._name)

    def open(self) -> None:
        """Reach the server, bring the tables up to date and begin to listen."""
        try:
            migrate(self)
            self._listener.open()
        except DBAPIError as problem:
            self.close()
            raise CannotOpen("unreachable", str(problem.orig)) from problem
        except BaseException:
            self.close()
            raise

    def lock(self, connection: Connection) -> None:
        """Wait, for long if need be, until no other process changes the tables."""
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")

    def count_on(self, connection: Connection) -> None:
        """Number new rows after those that are there."""
        for name in ("tables", "entries"):
            sequence = f"pg_get_serial_sequence('{name}', 'number')"
            connection.exec_driver_sql(f"SELECT setval({sequence}, max(number)) FROM {name}")

    def keep(self, connection: Connection, appends: Sequence[Append]) -> set[str]:
        """Write the entries whose places are free, and tell the other processes, in one statement."""
        rows = [
            {"id": a.table, "n": (e := a.entry).n, "at": e.at, "body": e.body, "seal": e.seal}
            for a in appends
        ]
        told = connection.exec_driver_sql(KEEP, (dumps(rows).decode(), self._name))
        return {table for tables, _ in told for table in tables}

    def there(self) -> bool:
        """The server itself says if it is not."""
        return True

    def follow(self, told: Told) -> None:
        """Call for every entry that another process appends, from the thread that listens."""
        self._listener.told = told

    def close(self) -> None:
        """Stop listening and disconnect."""
        self._listener.close()
        self.engine.dispose()


def _set_up(connection: PoolProxiedConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(SET_UP)
    cursor.close()
