"""Listens to what other processes append, and misses nothing when the connection is lost."""

from __future__ import annotations

import socket
from collections import deque
from itertools import chain, repeat
from logging import getLogger
from selectors import EVENT_READ, DefaultSelector
from threading import Thread
from time import monotonic
from typing import Any, Final, cast

import psycopg
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from fagin.web.database import statements
from fagin.web.database.kind import Told

CHANNEL: Final = "fagin"
BEAT: Final = 10.0  # seconds; no statement lasts longer
PAUSES: Final = (0.0, 0.1, 0.5, 1.0, 2.0)  # seconds before attempts to connect again
LONGEST: Final = 5.0

_log = getLogger(__name__)


class Listener:
    """A thread with a connection of its own; it hears this process too, which tells its name with every entry."""

    def __init__(self, engine: Engine, name: str) -> None:
        self.told: Told | None = None
        self._engine = engine
        self._name = name
        self._marks: deque[int] = deque(maxlen=3)  # numbers of the newest entries at the last beats
        self._close, self._closed = socket.socketpair()
        self._thread: Thread | None = None

    def open(self) -> None:
        """Listen from now on."""
        connection = self._connect()
        self._marks.append(statements.newest(connection))
        self._thread = Thread(target=self._run, args=(connection,), name="fagin-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop."""
        self._close.close()
        if self._thread is not None:
            self._thread.join()
        self._closed.close()

    def _run(self, connection: Connection | None) -> None:
        while connection is not None:
            try:
                self._listen(connection)
                return
            except (SQLAlchemyError, psycopg.Error) as problem:
                _log.warning("the database went silent: %s", type(problem).__name__)
            finally:
                connection.close()
            connection = self._connect_again()

    def _listen(self, connection: Connection) -> None:
        """Tell what is heard, until the end."""
        driver = cast("psycopg.Connection[Any]", connection.connection.dbapi_connection)
        with DefaultSelector() as selector:
            selector.register(self._closed, EVENT_READ)
            selector.register(driver, EVENT_READ)
            beat = monotonic() + BEAT
            while True:
                for notice in driver.notifies(timeout=0):
                    name, *heard = notice.payload.split()
                    if name != self._name:
                        for table, n in zip(heard[::2], heard[1::2]):
                            self._tell(table, int(n))
                if any(key.fileobj is self._closed for key, _ in selector.select(beat - monotonic())):
                    return
                if monotonic() >= beat:
                    self._marks.append(statements.newest(connection))
                    beat = monotonic() + BEAT

    def _connect_again(self) -> Connection | None:
        """Listen again and tell what was missed: all since a beat before which everything had been heard."""
        for pause in chain(PAUSES, repeat(LONGEST)):
            if self._ends_within(pause):
                return None
            try:
                connection = self._connect()
                for table, n in statements.moved(connection, self._marks[0]):
                    self._tell(table, n)
            except SQLAlchemyError:
                continue
            _log.info("the database speaks again")
            return connection
        raise AssertionError("pauses have no end")

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        connection.detach()  # never to be used by anybody else
        connection.exec_driver_sql(f"LISTEN {CHANNEL}")
        return connection

    def _ends_within(self, seconds: float) -> bool:
        with DefaultSelector() as selector:
            selector.register(self._closed, EVENT_READ)
            return bool(selector.select(seconds))

    def _tell(self, table: str, n: int) -> None:
        if self.told is not None:
            self.told(table, n)
