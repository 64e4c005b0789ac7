"""The store in a database: reads in a few threads, writes in one."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from fagin.web.database import statements
from fagin.web.database.kind import Told, words
from fagin.web.database.opening import kind_of
from fagin.web.database.writer import Hear, Writer
from fagin.web.store import Append, Entry, Founding, Heard, NotStored, Summary

READERS: Final = 3

Result = TypeVar("Result")


class DatabaseStore:
    """Tables in SQLite or PostgreSQL; every method but the constructor runs on the event loop it was opened on."""

    def __init__(self, url: str) -> None:
        self._kind = kind_of(url)
        self.shared = self._kind.shared
        self._readers = ThreadPoolExecutor(READERS, "fagin-reader")

    async def open(self) -> None:
        """Bring the database up to date and get to work, or raise CannotOpen."""
        self._loop = get_running_loop()
        try:
            await self._loop.run_in_executor(self._readers, self._kind.open)
        except BaseException:
            self._readers.shutdown()
            raise
        self._writer = Writer(self._kind, self._loop)

    async def found(self, founding: Founding, summary: Summary) -> None:
        """Keep a new table."""
        await self._writer.written(lambda connection: statements.found(connection, founding, summary))

    async def founding(self, table: str) -> Founding | None:
        """How a table was founded, if there is such a table."""
        return await self._read(partial(statements.founding, table=table))

    async def append(self, append: Append) -> None:
        """Keep an entry for good, or raise Taken or NotStored."""
        await self._writer.written(append)

    def put(self, append: Append, heard: Heard) -> None:
        """The same for who does not wait: be told on the event loop when it is kept, or why it is not."""
        self._writer.put(append, cast(Hear, heard))

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table from a number on."""
        return await self._read(partial(statements.entries, table=table, since=since))

    async def listed(self, limit: int) -> list[str]:
        """Tables in the lobby where people still gather, the newest first."""
        return await self._read(partial(statements.listed, limit=limit))

    async def of_person(self, person: str, limit: int) -> list[str]:
        """The tables at which a person sits, the newest first."""
        return await self._read(partial(statements.of_person, person=person, limit=limit))

    async def open_of_person(self, person: str) -> int:
        """How many tables at which a person sits are neither over nor closed."""
        return await self._read(partial(statements.open_of_person, person=person))

    async def driven(self) -> list[str]:
        """Tables being played at which bots or a clock act."""
        return await self._read(statements.driven)

    async def keep_person(self, person: str, phrase: str) -> None:
        """Keep a person with the hash of the recovery phrase; replaces an earlier phrase."""
        await self._writer.written(partial(statements.keep_person, person=person, phrase=phrase))

    async def person_with(self, phrase: str) -> str | None:
        """The person whose phrase has that hash."""
        return await self._read(partial(statements.person_with, phrase=phrase))

    async def keep_box(self, fingerprint: str, text: str) -> None:
        """Keep an owner's component file, once."""
        await self._writer.written(partial(statements.keep_box, fingerprint=fingerprint, text=text))

    async def box(self, fingerprint: str) -> str | None:
        """An owner's component file."""
        return await self._read(partial(statements.box, fingerprint=fingerprint))

    async def key(self, name: str, new: str) -> str:
        """A key of this house: the one that is kept, or the new one, which is kept then."""
        return cast(str, await self._writer.written(partial(statements.key, name=name, new=new)))

    def follow(self, told: Told) -> None:
        """Be told on the event loop of entries (table, n) that other processes append; perhaps of own ones too."""
        loop = self._loop

        def tell(table: str, n: int) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(told, table, n)

        self._kind.follow(tell)

    async def close(self) -> None:
        """Finish what is under way and let go."""
        await self._writer.close()
        await self._loop.run_in_executor(None, self._let_go)

    def _let_go(self) -> None:
        self._readers.shutdown()
        self._kind.close()

    async def _read(self, question: Callable[[Connection], Result]) -> Result:
        return await self._loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], Result], again: bool = False) -> Result:
        """Ask on any connection; if that turns out to be lost, so are all, and a new one is tried."""
        try:
            with self._kind.engine.connect() as connection:
                return question(connection)
        except DBAPIError as problem:
            if problem.connection_invalidated and not again:
                return self._ask(question, again=True)
            raise NotStored(words(problem)) from problem
