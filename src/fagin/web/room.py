"""A room: one table, one queue. What is asked is checked, kept for good, and only then told to everybody."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final, Protocol, TypeVar

from fagin.kernel import CHANCE
from fagin.web.floor import Draft, Floor, Guest
from fagin.web.report import Reporter
from fagin.web.requests import AlreadyDone, Proposal, by_itself, time_up
from fagin.web.store import Heard, Journals, NotStored, NotYetStored, Taken
from fagin.web.table import NotAllowed, Table
from fagin.web.timing import AWAY, BOT, Due, unnoticed

log = logging.getLogger("fagin.room")

T = TypeVar("T")

TAKEOVER: Final = 2000  # milliseconds after which a process acts that did not write last
RETRIES: Final = 5  # how often another process may be first
PATIENCE: Final = 5.0  # seconds that whoever reads a table waits for the disk, unless it is given


class Thinker(Protocol):
    """Where bots think."""

    async def choose(self, table: Table, seat: int) -> str:
        """The move of the bot that plays for a seat."""
        ...


class Lost(Exception):
    """The room was given up: the store cannot be read. The guest may come again."""


def heard_out(asking: asyncio.Task[None]) -> None:
    """What came of a question is known, even if who asked has gone."""
    if not asking.cancelled():
        asking.exception()


class Room(Floor):
    """One table in this process. `load` makes the table from the store, at first and whenever in doubt."""

    def __init__(
        self,
        table: Table,
        store: Journals,
        thinker: Thinker,
        reporter: Reporter,
        load: Callable[[], Any],
        lost: Callable[[Room], None],
        patience: float = PATIENCE,
    ) -> None:
        self.thinker: Final = thinker
        self.load: Final = load
        self.lost: Final = lost
        self.patience = patience
        self.mending: Final[set[asyncio.Task[None]]] = set()
        self.fortune: asyncio.Task[Any] | None = None  # once the game is over and somebody has asked
        super().__init__(table, store, reporter)

    # ---- one queue

    async def durable(self) -> Table:
        """The table once all that was under way is on the disk; it is true until the caller awaits something.

        Raises:
            NotYetStored: The disk has not answered in time.
            Lost: The store refused what was under way, and cannot be read.
        """
        end = self.turns.end() if self.unkept else None
        if end is not None:
            try:
                async with asyncio.timeout(self.patience):
                    await end
            except TimeoutError:
                raise NotYetStored("the disk has not answered") from None
        if self.gone:
            raise Lost
        return self.table

    async def ask(self, proposal: Proposal) -> None:
        """Done and kept for good when this returns; NotAllowed, AlreadyDone, NotStored or Lost otherwise."""
        async with self.turns:
            if self.gone:
                raise Lost
            await self._write(proposal)

    def mend(self, proposal: Proposal, draft: Draft | None, heard: Heard, problem: Exception) -> None:
        """Find out what became of an entry that was not kept as it should (None: not even made), and go on."""
        mending = asyncio.ensure_future(self._mend(proposal, draft, heard, problem))
        self.mending.add(mending)
        mending.add_done_callback(self.mending.discard)

    async def _mend(self, proposal: Proposal, draft: Draft | None, heard: Heard, problem: Exception) -> None:
        came: Exception | None = None
        try:
            if draft is None:
                log.error(
                    "a request broke off", exc_info=problem, extra={"table": self.table.founding.table[:6]}
                )
                await self._start_over()
                came = problem
            elif not await self._in_spite_of(problem, draft):
                await self._write(proposal)
        except (NotAllowed, AlreadyDone, NotStored, Lost) as error:
            came = error
        finally:
            self.turns.pass_on()
        heard(came)

    async def _write(self, proposal: Proposal) -> None:
        for _ in range(RETRIES):
            try:
                draft = self.drafted(proposal)
            except NotAllowed:
                if await self._read_on():  # with what others have written it may be allowed
                    continue
                raise
            except AlreadyDone:
                raise
            except Exception:  # nobody knows how much of it the table has done, and no disk has any of it
                await self._start_over()
                raise
            try:
                await self.store.append(draft.append)
            except asyncio.CancelledError:  # nobody knows whether it was kept: whoever comes again will see
                self.give_up("again")
                raise
            except Exception as problem:
                if await self._in_spite_of(problem, draft):
                    return
                continue
            self.kept(draft)
            return
        raise NotStored("others were always first")

    async def _in_spite_of(self, problem: Exception, draft: Draft) -> bool:
        """Whether an entry was kept although the store had a problem; False if another was first, or the problem."""
        await self._start_over()
        if isinstance(problem, Taken):
            return False
        if (draft.body.get("seat"), draft.body.get("id")) in self.table.done:
            return True  # only the answer of the store got lost
        raise problem

    async def _start_over(self) -> None:
        """Forget what may not be so, and read the table again; tell what others wrote meanwhile."""
        try:
            table = await self.load()
        except Exception:
            log.exception("a table cannot be read", extra={"table": self.table.founding.table[:6]})
            self.give_up("store")
            raise Lost from None
        self.table, self.unkept = table, False
        self.leading = False
        self.news_for_all()
        self.tell_table()
        self.drive()

    async def catch_up(self, n: int) -> None:
        """Another process has written an entry: read on."""
        async with self.turns:
            if n < self.table.n:
                return
            await self._read_on()

    async def admit(self, allowed: Callable[[Table], T]) -> T:
        """What the table allows somebody; a refusal counts only with all that other processes have written."""
        try:
            return allowed(await self.durable())
        except NotAllowed:
            try:
                async with asyncio.timeout(self.patience), self.turns:
                    await self._read_on()
                    return allowed(self.table)
            except TimeoutError:
                raise NotYetStored("the store has not answered") from None

    async def _read_on(self) -> bool:
        """Read and tell what other processes have written; whether there was anything."""
        entries = await self.store.entries(self.table.founding.table, self.table.n)
        for entry in entries:
            self.table.read([entry])
            self.leading = False
            self.tell(json.loads(entry.body), entry, None)
        return bool(entries)

    # ---- coming and going

    async def enter(self, guest: Guest, since: int, protocol: int) -> None:
        """A guest is welcomed, and told everything from now on; Lost if it came too late to this room."""
        async with self.turns:
            if self.gone:
                raise Lost
            self.touched = self.times.now()
            table = self.table
            reader = guest.reader
            news = self._first_news(guest, since)
            seated = reader != CHANCE
            welcome = {
                "type": "welcome",
                "protocol": protocol,
                "seat": reader if seated else None,
                "table": None,
                "orders": asdict(table.seats[reader].orders) if seated else None,
                "news": news,
                "chat": [{"seat": seat, "at": at, "text": text} for seat, at, text in table.chat],
            }
            here = reader in self.here()
            self.find(reader)
            self.guests.append(guest)
            welcome["table"] = self.info()
            guest.send(self.reporter.frame(welcome))
            if self.gallery is not None and guest.reader == CHANCE:
                self.gallery.promise(guest, self.times.now())
            if seated and not here:
                self.tell_table()

    def _first_news(self, guest: Guest, since: int) -> dict[str, Any] | None:
        table = self.table
        if table.match is None:
            return None
        if self.gallery is None or guest.reader != CHANCE:
            guest.known = len(table.heard[guest.reader].told)
            return self.news(guest.reader, since, guest.lang)
        moment = self.gallery.shown(self.times.now())
        if moment is None:
            return None
        guest.known = moment.known
        return self.reporter.told(self.table, moment, 0, guest.lang)

    async def resync(self, guest: Guest, since: int) -> None:
        """A guest is told again."""
        async with self.turns:
            news = self._first_news(guest, since)
            if news is not None:
                guest.send(self.reporter.frame(news))

    def leave(self, guest: Guest) -> None:
        """A guest has gone."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.touched = self.times.now()
            if guest.reader != CHANCE and all(one.reader != guest.reader for one in self.guests):
                self.miss(guest.reader)

    # ---- what the table does by itself

    def act(self, number: int, version: int, found: Due) -> asyncio.Task[None]:
        """Do something for a seat when its time comes."""
        return asyncio.ensure_future(self._act(number, version, found))

    async def _act(self, number: int, version: int, found: Due) -> None:
        try:
            bot = found.what == BOT
            move = await self.thinker.choose(await self.durable(), number) if bot else found.move
            at = self.times.now() if bot and unnoticed(self.table, number, move) else found.at
            await self.times.until(at + (0 if self.leading else TAKEOVER))
            proposal = time_up(number, version) if found.what == AWAY else by_itself(number, version, move)
            asking = asyncio.ensure_future(self.ask(proposal))
            asking.add_done_callback(heard_out)
            await asyncio.shield(asking)  # once asked it is not cancelled
        except (NotAllowed, AlreadyDone, Lost):
            return  # somebody else was first
        except Exception as error:  # the store, or a process in which a bot thinks: try again
            why, table = type(error).__name__, self.table.founding.table[:6]
            log.warning("a table could not act by itself", extra={"table": table, "why": why})
            await self.times.until(self.times.now() + TAKEOVER)
            del self.acts[number]  # this very task: to be begun again
            self.drive()

    # ---- the end

    def give_up(self, reason: str) -> None:
        """Put everybody out; whoever comes again finds the table as it is kept."""
        self.gone = True
        for guest in list(self.guests):
            guest.put_out(reason)
        self.guests.clear()
        for seat in list(self.missed):
            self.find(seat)
        for _, _, task in self.acts.values():
            task.cancel()
        self.acts.clear()
        self.lost(self)

    async def close(self, reason: str) -> None:
        """Finish what was asked before, and stop."""
        async with self.turns:
            self.give_up(reason)
