"""The hall: all rooms of this process. A table that is not in memory is read from the store when somebody needs it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, Final, TypeVar

from fagin.bots.supposing import Guess, Otherwise
from fagin.games import GAMES, load
from fagin.kernel import BadData, BadOption, Game
from fagin.kernel.errors import Unusable
from fagin.kernel.fair import SECRET_BYTES
from fagin.web.boxes import Boxes
from fagin.web.rehearsal import rehearse
from fagin.web.report import Reporter
from fagin.web.requests import Proposal
from fagin.web.room import PATIENCE, Room, Thinker
from fagin.web.scenes import stage_of
from fagin.web.settled import Clock, Facts, Watching
from fagin.web.store import CLOSED, GATHERING, OVER, Damaged, Founding, Journals, NotStored, Summary, in_time
from fagin.web.table import Frozen, NotAllowed, Table
from fagin.web.telling import Teller
from fagin.web.times import Times

log = logging.getLogger("fagin.hall")

T = TypeVar("T")

IDLE: Final = 60_000  # milliseconds after which a room that nobody uses is forgotten
FAREWELL: Final = 2_000  # the same where the game is over: who was just shown in may still be on the way
SWEEP: Final = 5.0  # seconds between two looks around
AT_ONCE: Final = 8  # tables that are read side by side after a start
DAY: Final = 24 * 3600


class NoTable(Exception):
    """There is no such table."""


class Unplayable(Exception):
    """A table that is kept but cannot be played on here; `reason` is a key of the texts."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason: Final = reason


@dataclass(frozen=True)
class Wish:
    """A table that somebody wants."""

    game: str
    players: int
    options: dict[str, str]
    box: str | None  # the text of the owner's own component file
    clock: Clock
    watching: Watching
    listed: bool
    pace: float
    opening: list[str] = field(default_factory=list)  # the moves of another game to begin with
    supposed: list[Guess] = field(default_factory=list)  # the world in which to begin


class Hall:
    """Founds tables, finds rooms, and lets go of what nobody uses."""

    def __init__(
        self,
        store: Journals,
        thinker: Thinker,
        times: Times,
        boxes: Boxes,
        reporter: type[Reporter],
        rng: Random | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.patience = patience  # seconds that whoever reads a table waits for the disk
        self.store: Final = store
        self.thinker: Final = thinker
        self.times: Final = times
        self.boxes: Final = boxes
        self.rng: Final = rng if rng is not None else SystemRandom()
        self.reporter: Final = reporter
        self.rooms: Final[dict[str, Room]] = {}
        self.opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self.alarms: Final[dict[str, asyncio.TimerHandle]] = {}  # tables to be looked at again later
        self.chores: Final[set[asyncio.Task[Any]]] = set()

    def token(self) -> str:
        """A new secret that nobody guesses, of 128 bits and more."""
        return "".join(self.rng.choices("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789", k=24))

    # ---- tables

    async def found(self, wish: Wish, owner: str, seating: Sequence[Proposal] = ()) -> str:
        """A new table, and those at it who are seated at once.

        Nothing is kept, in the store or in memory, before the table has proved that it can be played.

        Raises:
            NotAllowed: The wish, or what is asked as seating, is refused.
            Unusable: The options, the component file or the game itself.
        """
        if wish.game not in GAMES:
            raise NotAllowed("no-such-game")
        try:
            with self.boxes.tried(wish.box) as path:
                founding, data = self._proved(wish, owner, seating, path)
        except Unusable as bad:
            bad.game = wish.game
            raise
        if wish.box is not None:
            await self.store.keep_box(data, wish.box)
        await self.store.found(founding, Summary(GATHERING, wish.listed, False, (owner,)))
        if wish.box is not None:
            self.boxes.accept(data, wish.box)
        if seating:
            room = await self.room(founding.table)
            for proposal in seating:
                await room.ask(proposal)
        return founding.table

    def _proved(
        self, wish: Wish, owner: str, seating: Sequence[Proposal], path: str | None
    ) -> tuple[Founding, str]:
        """How a table that is wished for is founded, and its components, once all of it has worked."""
        try:
            game = load(wish.game, path) if path is not None else self.boxes.game(wish.game, None)
            game.check_players(wish.players)
            facts = Facts(
                game=game.id,
                rules=game.version,
                players=wish.players,
                options=game.settle(wish.options),
                data=game.data,
                own_box=path is not None,
                clock=wish.clock,
                watching=wish.watching,
                listed=wish.listed,
                owner=owner,
                pace=wish.pace,
                opening=wish.opening,
                supposed=wish.supposed,
            )
            secret = self.rng.randbytes(SECRET_BYTES).hex()
            founding = Founding(self.token(), self.times.now(), facts.text(), secret)
            rehearse(Table(founding, facts, game), seating, path, self.reporter, self.times)
        except (NotAllowed, Unusable):
            raise
        except Exception as error:
            log.exception("a game cannot be begun", extra={"game": wish.game})
            why = f"{type(error).__name__}: {error}"
            raise Unusable(why, "faulty-game", {"why": why}) from error
        return founding, game.data

    async def wish_like(self, facts: Facts) -> Wish:
        """Another table like one that was settled."""
        box = await self.store.box(facts.data) if facts.own_box else None
        return Wish(
            facts.game,
            facts.players,
            facts.options,
            box,
            facts.clock,
            facts.watching,
            facts.listed,
            facts.pace,
        )

    async def read(self, id: str) -> Table:
        """A table as the store has it."""
        founding = await self.store.founding(id)
        if founding is None:
            raise NoTable(id[:6])
        facts = Facts.of(founding.facts)
        game, entries = await self.game_of(facts), await self.store.entries(id)
        try:
            table = Table(founding, facts, game)
            table.read(entries)
        except (Frozen, Otherwise) as error:
            raise Unplayable("other-rules", str(error)) from None
        except Damaged as damaged:
            raise Unplayable("damaged", str(damaged)) from None
        return table

    async def game_of(self, facts: Facts) -> Game[Any, Any, Any]:
        """The game as it was when a table was founded, or Unplayable."""
        path = await self.boxes.fetch(facts.data, self.store) if facts.own_box else None
        try:
            game = self.boxes.game(facts.game, path)
        except (BadData, BadOption, KeyError) as error:
            raise Unplayable("other-rules", str(error)) from None
        if game.version != facts.rules:
            message = f"founded under version {facts.rules} of the rules, these are version {game.version}"
            raise Unplayable("other-rules", message)
        if game.data != facts.data:
            raise Unplayable(
                "other-rules", f"founded with the components {facts.data}, these are {game.data}"
            )
        return game

    # ---- rooms

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be."""
        room = self.rooms.get(id)
        if room is not None:
            room.touched = self.times.now()
            return room
        opening = self.opening.get(id)
        if opening is None:
            opening = asyncio.ensure_future(self._open(id))
            self.opening[id] = opening
            opening.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(opening)

    async def read_all(self, ids: list[str], read: Callable[[Table], T]) -> list[T]:
        """What is read of tables that can be played on here; one that is damaged does not hide the others."""
        found = []
        for table in ids:
            try:
                room = await in_time(self.room(table), self.patience)
                found.append(read(await room.durable()))  # before it may be forgotten again
            except Unplayable as error:
                log.warning("a table cannot be shown", extra={"table": table[:6], "why": error.reason})
        return found

    async def _open(self, id: str) -> Room:
        table = await self.read(id)
        alarm = self.alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()
        stage = stage_of(table.game, table.facts.players, table.facts.options)
        reporter = self.reporter(stage, self.teller, self.times)
        room = Room(
            table, self.store, self.thinker, reporter, lambda: self.read(id), self._lost, self.patience
        )
        self.rooms[id] = room
        return room

    def teller(self, table: Table, lang: str) -> Teller:
        """Who tells a table in a language."""
        path = self.boxes.path(table.facts.data) if table.facts.own_box else None
        return Teller(table, lang, path)

    def _lost(self, room: Room) -> None:
        table = room.table.founding.table
        if self.rooms.get(table) is room:
            del self.rooms[table]

    def told(self, id: str, n: int) -> None:
        """Another process has written an entry; a table may be as it was before even if it is just being opened."""
        self.chore(self._look(id, n))

    # ---- chores

    async def open_driven(self, tables: Awaitable[list[str]]) -> None:
        """After a start: tables at which bots or clocks act are taken up again, a few at a time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def look(id: str) -> None:
            async with gate:
                await self._look(id)

        await asyncio.gather(*(look(table) for table in await tables))

    async def _look(self, id: str, n: int = -1) -> None:
        """Open a table if it acts by itself, and read on to an entry that others have written."""
        try:
            room = await self.room(id)
            await self._follow(room, n)
        except (NoTable, NotStored) as error:
            log.warning("a table cannot be opened", extra={"table": id[:6], "why": str(error)})
            return
        except Unplayable as error:
            log.error("a table cannot be played on", extra={"table": id[:6], "why": str(error)})
            return
        self.sweep_one(room)

    async def _follow(self, room: Room, n: int) -> None:
        try:
            await room.catch_up(n)
        except (NotStored, Damaged, Frozen) as error:
            log.warning("a table cannot be followed", extra={"why": str(error)})
            room.give_up("store")

    async def sweep(self) -> None:
        """Forget rooms that nobody uses, for ever."""
        while True:
            await self.times.until(self.times.now() + round(SWEEP * 1000))
            for room in list(self.rooms.values()):
                self.sweep_one(room)

    def sweep_one(self, room: Room) -> None:
        """Forget a room if nobody is there and nothing is due soon; an alarm brings it back in time."""
        now, due = self.times.now(), room.next_due()
        idle = not room.guests and not room.turns.taken
        patience = FAREWELL if room.table.status in (OVER, CLOSED) else IDLE
        if not idle or now - room.touched < patience or (due is not None and due - now < IDLE):
            return
        table = room.table.founding.table
        room.give_up("idle")
        if due is not None:
            seconds = min(DAY, (due - now) / 1000 - 1)
            loop = asyncio.get_running_loop()
            self.alarms[table] = loop.call_later(seconds, lambda: self.chore(self._look(table)))

    def chore(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something on the side."""
        task = asyncio.ensure_future(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def close(self) -> None:
        """Finish every room and let go."""
        for alarm in self.alarms.values():
            alarm.cancel()
        self.alarms.clear()
        await asyncio.gather(*(room.close("closing") for room in list(self.rooms.values())))
        for task in list(self.chores):
            task.cancel()
