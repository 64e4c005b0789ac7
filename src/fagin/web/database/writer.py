"""The one thread that writes: whatever waits goes into one transaction, and is told only when that is durable."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from logging import getLogger
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from fagin.web.database import statements
from fagin.web.database.kind import Kind, transaction, words
from fagin.web.metrics import STORED
from fagin.web.store import Append, NotStored, Taken

Work: TypeAlias = Append | Callable[[Connection], object]
Hear: TypeAlias = Callable[[object], None]  # is told the result, or the exception
Job: TypeAlias = tuple[Hear, Work]

PATIENCE: Final = 0.005  # seconds for which a group may grow before it is written
MOST: Final = 512  # what is written at once

_log = getLogger(__name__)


class Writer:
    """Takes work on the event loop and does it in a thread, in groups."""

    def __init__(self, kind: Kind, loop: AbstractEventLoop) -> None:
        self._kind = kind
        self._loop = loop
        self._closed = False
        self._writing = False  # whether the thread has something to do
        self._began = 0.0  # when it was told so
        self._fresh: list[Job] = []  # what came since, or in this turn of the loop
        self._behind: dict[str, list[Job]] = {}  # by table with an entry under way: the entries after that
        self._waiting: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._clerk = Thread(target=self._run, name="fagin-writer", daemon=True)
        self._clerk.start()

    # on the event loop

    def put(self, work: Work, hear: Hear) -> None:
        """Have something written: its result, or NotStored or Taken, is told when that is durable."""
        job: Job = (hear, work)
        if isinstance(work, Append):
            if (behind := self._behind.get(work.table)) is not None:
                behind.append(job)
                return
            self._behind[work.table] = []
        self._submit(job)

    def written(self, work: Work) -> Future[object]:
        """The same, to be awaited."""
        future: Future[object] = self._loop.create_future()
        self.put(work, partial(_settle, future))
        return future

    async def close(self) -> None:
        """Write what waits, tell it, and end."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._waiting.put(None)
        await self._loop.run_in_executor(None, self._clerk.join)

    def _submit(self, job: Job) -> None:
        if self._closed:
            self._tell([job], [NotStored("the store is closed")])
            return
        self._fresh.append(job)
        if len(self._fresh) == 1 and not self._writing:
            self._gather(0, self._loop.time() + PATIENCE)

    def _gather(self, before: int, end: float) -> None:
        """Hand over what has come as soon as a turn of the loop brings nothing more, and not too late."""
        if len(self._fresh) > before and self._loop.time() < end:
            self._loop.call_soon(self._gather, len(self._fresh), end)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._fresh:
            self._writing = True
            self._began = self._loop.time()
            self._waiting.put(self._fresh)
            self._fresh = []

    def _written(self, jobs: Sequence[Job], outcomes: Sequence[object]) -> None:
        """Tell what has become of a group, and have written what has come meanwhile."""
        self._writing = False
        if self._fresh:
            self._gather(0, self._loop.time() + PATIENCE)
        if any(isinstance(work, Append) for _, work in jobs):
            STORED.observe(self._loop.time() - self._began)
        self._tell(jobs, outcomes)

    def _tell(self, jobs: Sequence[Job], outcomes: Sequence[object]) -> None:
        for (hear, work), outcome in zip(jobs, outcomes):
            behind = self._behind.pop(work.table) if isinstance(work, Append) else None
            if behind and isinstance(work, Append):
                self._go_on(work.table, behind, outcome)
            _tell_one(hear, outcome)

    def _go_on(self, table: str, behind: list[Job], outcome: object) -> None:
        """Write the next entry of a table; after one that was not kept, none that was made to follow it."""
        if isinstance(outcome, Exception):
            for hear, _ in behind:
                _tell_one(hear, type(outcome)(*outcome.args))
        else:
            self._behind[table] = behind[1:]
            self._submit(behind[0])

    # in the thread

    def _run(self) -> None:
        more = True
        while more:
            jobs, more = self._next()
            if not jobs:
                continue
            outcomes: list[object] = []
            for first in range(0, len(jobs), MOST):
                outcomes += self._write([work for _, work in jobs[first : first + MOST]])
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                self._loop.call_soon_threadsafe(self._written, jobs, outcomes)
        self._disconnect()

    def _next(self) -> tuple[list[Job], bool]:
        """Everything that waits, and whether more may come."""
        jobs: list[Job] = []
        with suppress(Empty):
            while (more := self._waiting.get(block=not jobs)) is not None:
                jobs += more
            return jobs, False
        return jobs, True

    def _write(self, works: Sequence[Work]) -> list[object]:
        """The outcome of every work; one that is refused does not harm the others."""
        try:
            return self._together(works)
        except (OperationalError, NotStored) as problem:  # the database's fault, not theirs
            self._disconnect()
            _log.warning("not stored: %s", words(problem))
            return [NotStored(words(problem)) for _ in works]
        except Exception as problem:
            if len(works) > 1:
                return [self._write([work])[0] for work in works]
            return [problem if isinstance(problem, Taken) else NotStored(words(problem))]

    def _together(self, works: Sequence[Work]) -> list[object]:
        try:
            return self._transact(works)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
        self._disconnect()
        return self._transact(works, again=True)

    def _transact(self, works: Sequence[Work], again: bool = False) -> list[object]:
        """Do all works in one transaction; `again` if that may have been done, by a connection that was lost."""
        if not self._kind.there():
            raise NotStored("the database is not in its place")
        if self._connection is None:
            self._connection = self._kind.engine.connect()
        connection = self._connection
        appends = [work for work in works if isinstance(work, Append)]
        summaries = [(append.table, append.summary) for append in appends if append.summary is not None]
        alone = len(appends) == len(works) and not summaries  # one statement, which is its own transaction
        with nullcontext() if alone else transaction(connection, self._kind.begin):
            outcomes = [None if isinstance(work, Append) else work(connection) for work in works]
            kept = self._kind.keep(connection, appends) if appends else set()
            for table, summary in sorted(
                summaries, key=itemgetter(0)
            ):  # so that no two processes wait in a ring
                if table in kept:
                    statements.summarise(connection, table, summary)
            if len(kept) < len(appends):
                for i, work in enumerate(works):
                    if isinstance(work, Append) and work.table not in kept:
                        outcomes[i] = _why_not(connection, work, again)
        return outcomes

    def _disconnect(self) -> None:
        """Never use the connection again: nobody knows in which state it is."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _tell_one(hear: Hear, outcome: object) -> None:
    """Tell somebody; whatever goes wrong with that, the others are told, too."""
    try:
        hear(outcome)
    except Exception:
        _log.exception("somebody cannot be told what was written")


def _settle(future: Future[object], outcome: object) -> None:
    if future.done():  # nobody waits any more
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def _why_not(connection: Connection, append: Append, again: bool) -> Exception | None:
    """Why an entry was not written: there is one, which may be itself, or there is no such table."""
    there = statements.entries(connection, append.table, append.entry.n)
    if not there:
        return NotStored("no such table")
    return None if again and there[0] == append.entry else Taken("there is another entry")
