"""A room: one table, one queue. What is asked is checked, kept for good, and only then told to everybody."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final, Protocol, TypeVar

from fagin.kernel import CHANCE, IllegalMove, TakeBackClosed
from fagin.web.gallery import Gallery, Moment, Watcher
from fagin.web.report import Reporter, moment_of
from fagin.web.requests import AlreadyDone, Proposal, by_itself, time_up
from fagin.web.store import OVER, Append, Entry, Journals, NotStored, Taken
from fagin.web.table import NotAllowed, Table
from fagin.web.timing import AWAY, BOT, Due, due, unnoticed

log = logging.getLogger("fagin.room")

T = TypeVar("T")

TAKEOVER: Final = 2000  # milliseconds after which a process acts that did not write last
PLAYED: Final = frozenset({"move", "change", "undo"})
UNSEEN: Final = frozenset({"orders", "keyed"})  # entries of which nobody else learns
QUIET: Final = PLAYED | UNSEEN | {"said"}  # entries that leave the summary as it is while the game goes on
RETRIES: Final = 5  # how often another process may be first


class Guest(Protocol):
    """A connection as a room knows it."""

    reader: int  # the seat it sees for, CHANCE to watch
    known: int  # how many events it was told
    lang: str | None  # in which it is told everything in words, too

    def send(self, frame: bytes) -> None:
        """Send without waiting; who reads too slowly is put out."""
        ...

    def put_out(self, reason: str) -> None:
        """Close the connection."""
        ...


Parcel = tuple[Guest, int, bytes]  # for whom, how many events it knows then, and the frame


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


class Room:
    """One table in this process. `load` makes the table from the store, at first and whenever in doubt."""

    def __init__(
        self,
        table: Table,
        store: Journals,
        thinker: Thinker,
        reporter: Reporter,
        load: Callable[[], Any],
        lost: Callable[[Room], None],
    ) -> None:
        self.table = table
        self.store: Final = store
        self.thinker: Final = thinker
        self.times: Final = reporter.times
        self.reporter: Final = reporter
        self.load: Final = load
        self.lost: Final = lost
        self.guests: Final[list[Guest]] = []
        self.leading = True  # whether this process wrote last
        self.touched = self.times.now()
        self.alone: Final = asyncio.Lock()  # the queue: first come, first served
        self.acts: Final[dict[int, tuple[int, Due, asyncio.Task[None]]]] = {}  # by seat
        delay = table.facts.watching.delay
        self.gallery: Final = Gallery(delay, self._frame_of) if delay else None
        self.fortune: asyncio.Task[Any] | None = None  # once the game is over and somebody has asked
        self.gone = False
        self._remember()
        self._drive()

    # ---- one queue

    async def ask(self, proposal: Proposal) -> None:
        """Done and kept for good when this returns; NotAllowed, AlreadyDone, NotStored or Lost otherwise."""
        async with self.alone:
            if self.gone:
                raise Lost
            await self._write(proposal)

    async def _write(self, proposal: Proposal) -> None:
        self.touched = self.times.now()
        for _ in range(RETRIES):
            table = self.table
            try:
                body, status = proposal(table), table.status
            except NotAllowed:
                if await self._read_on():  # with what others have written it may be allowed
                    continue
                raise
            try:
                entry = table.write(body, self.times.now())
            except IllegalMove as error:
                raise NotAllowed(f"refused-{error.reason}", error.clause) from None
            except TakeBackClosed as error:
                raise NotAllowed(f"closed-{error.reason}") from None
            same = body["what"] in QUIET and table.status == status
            news = self._made_ready(body)
            try:
                await self.store.append(
                    Append(table.founding.table, entry, None if same else table.summary())
                )
            except asyncio.CancelledError:  # nobody knows whether it was kept: whoever comes again will see
                self.give_up("again")
                raise
            except Taken:
                await self._start_over()
                continue
            except Exception:
                await self._start_over()
                if (body.get("seat"), body.get("id")) in self.table.done:
                    return  # it was kept after all: only the answer of the store got lost
                raise
            self.leading = True
            self._tell(body, entry, news)
            return
        raise NotStored("others were always first")

    async def _start_over(self) -> None:
        """Forget what may not be so, and read the table again; tell what others wrote meanwhile."""
        try:
            table = await self.load()
        except Exception:
            log.exception("a table cannot be read", extra={"table": self.table.founding.table[:6]})
            self.give_up("store")
            raise Lost from None
        self.table = table
        self.leading = False
        self._news_for_all()
        self._tell_table()
        self._drive()

    async def catch_up(self, n: int) -> None:
        """Another process has written an entry: read on."""
        async with self.alone:
            if n < self.table.n:
                return
            await self._read_on()

    async def admit(self, allowed: Callable[[Table], T]) -> T:
        """What the table allows somebody; a refusal counts only with all that other processes have written."""
        try:
            return allowed(self.table)
        except NotAllowed:
            async with self.alone:
                await self._read_on()
            return allowed(self.table)

    async def _read_on(self) -> bool:
        """Read and tell what other processes have written; whether there was anything."""
        entries = await self.store.entries(self.table.founding.table, self.table.n)
        for entry in entries:
            self.table.read([entry])
            self.leading = False
            self._tell(json.loads(entry.body), entry)
        return bool(entries)

    # ---- telling

    def _made_ready(self, body: dict[str, Any]) -> list[Parcel] | None:
        """What everybody will be told of a move once it is kept, made while the table is at hand."""
        try:
            return self._parcels(body["seat"]) if body["what"] in PLAYED else None
        except Exception:
            return None  # it will go wrong again when everybody is told

    def _tell(self, body: dict[str, Any], entry: Entry, news: list[Parcel] | None = None) -> None:
        """Tell everybody what is kept; whatever goes wrong with that, it has happened."""
        try:
            self._tell_all(body, entry, news)
        except Exception:
            log.exception("a table could not be told", extra={"table": self.table.founding.table[:6]})
            for guest in list(self.guests):
                guest.put_out("again")
        self._drive()

    def _tell_all(self, body: dict[str, Any], entry: Entry, news: list[Parcel] | None) -> None:
        what = body["what"]
        if what == "said":
            line = {"seat": body["seat"], "at": entry.at, "text": body["text"]}
            self._send_all({"type": "said", "line": line})
        elif what not in PLAYED and what not in UNSEEN:
            self._tell_table()
        if what in PLAYED:
            self._hand_out(news if news is not None else self._parcels(body["seat"]))
        elif what in ("began", "away", "back", "resigned"):
            self._news_for_all()
        if what in PLAYED and self.table.status == OVER:
            self._tell_table()

    def _tell_table(self) -> None:
        self._send_all({"type": "table", "table": self.info()})

    def info(self) -> dict[str, Any]:
        """The table as everybody sees it, with who is here."""
        here = {guest.reader for guest in self.guests}
        return self.table.info(here)

    def _send_all(self, message: dict[str, Any]) -> None:
        frame = self.reporter.frame(message)
        for guest in list(self.guests):
            self._send(guest, frame)

    def _send(self, guest: Guest, frame: bytes) -> None:
        if self.gallery is not None and guest.reader == CHANCE:
            self.gallery.later(self.gallery.delay, guest, frame)
        else:
            guest.send(frame)

    def _news_for_all(self) -> None:
        if self.table.match is not None:
            self._hand_out(self._parcels())

    def _parcels(self, mover: int | None = None) -> list[Parcel]:
        """News for everybody; of a move for its mover and who saw something, for answers in secret have parts."""
        frames: dict[tuple[int, int, str | None], bytes] = {}
        parcels: list[Parcel] = []
        for guest in self.guests:
            key, known = (guest.reader, guest.known, guest.lang), len(self.table.heard[guest.reader].events)
            if guest.known < known or mover is None or guest.reader == mover:
                if key not in frames:
                    frames[key] = self.reporter.sent(self.table, *key)
                parcels.append((guest, known, frames[key]))
        return parcels

    def _hand_out(self, parcels: list[Parcel]) -> None:
        self._remember()
        for guest, known, frame in parcels:
            guest.known = known
            self._send(guest, frame)

    def news(self, reader: int, since: int, lang: str | None) -> dict[str, Any]:
        """What a reader saw happen, and then all it sees now."""
        return self.reporter.news(self.table, reader, since, lang)

    # ---- coming and going

    async def enter(self, guest: Guest, since: int, protocol: int) -> None:
        """A guest is welcomed, and told everything from now on."""
        async with self.alone:
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
            self.guests.append(guest)
            welcome["table"] = self.info()
            guest.send(self.reporter.frame(welcome))
            if self.gallery is not None and guest.reader == CHANCE:
                self.gallery.promise(guest, self.times.now())
            if seated and sum(one.reader == reader for one in self.guests) == 1:
                self._tell_table()

    def _first_news(self, guest: Guest, since: int) -> dict[str, Any] | None:
        table = self.table
        if table.match is None:
            return None
        if self.gallery is None or guest.reader != CHANCE:
            guest.known = len(table.heard[guest.reader].events)
            return self.news(guest.reader, since, guest.lang)
        moment = self.gallery.shown(self.times.now())
        if moment is None:
            return None
        guest.known = moment.known
        return self.reporter.told(self.table, moment, 0, guest.lang)

    def _frame_of(self, guest: Watcher, moment: Moment, since: int) -> bytes:
        return self.reporter.frame(self.reporter.told(self.table, moment, since, guest.lang))

    def _remember(self) -> None:
        if self.gallery is not None and self.table.match is not None:
            self.gallery.remember(moment_of(self.table, CHANCE), self.times.now())

    async def resync(self, guest: Guest, since: int) -> None:
        """A guest is told again."""
        async with self.alone:
            news = self._first_news(guest, since)
            if news is not None:
                guest.send(self.reporter.frame(news))

    def leave(self, guest: Guest) -> None:
        """A guest has gone."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.touched = self.times.now()
            if guest.reader != CHANCE and all(one.reader != guest.reader for one in self.guests):
                self._tell_table()

    # ---- what the table does by itself

    def _drive(self) -> None:
        table = self.table
        for number, seat in enumerate(table.seats):
            running = self.acts.get(number)
            if running is None and not seat.legal:
                continue
            found = due(table, number)
            if running is not None and (found is None or running[:2] != (seat.version, found)):
                running[2].cancel()
                del self.acts[number]
                running = None
            if found is not None and running is None:
                task = asyncio.ensure_future(self._act(number, seat.version, found))
                self.acts[number] = (seat.version, found, task)

    async def _act(self, number: int, version: int, found: Due) -> None:
        try:
            move = await self.thinker.choose(self.table, number) if found.what == BOT else found.move
            at = self.times.now() if found.what == BOT and unnoticed(self.table, move) else found.at
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
            self._drive()

    def next_due(self) -> int | None:
        """When this table acts next by itself."""
        return min((found.at for _, found, _ in self.acts.values()), default=None)

    # ---- the end

    def give_up(self, reason: str) -> None:
        """Put everybody out; whoever comes again finds the table as it is kept."""
        self.gone = True
        for guest in list(self.guests):
            guest.put_out(reason)
        self.guests.clear()
        for _, _, task in self.acts.values():
            task.cancel()
        self.acts.clear()
        self.lost(self)

    async def close(self, reason: str) -> None:
        """Finish what was asked before, and stop."""
        async with self.alone:
            self.give_up(reason)
