"""A hall in its own time, for tests of what happens at a table."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from web.memory import Disk, MemoryStore
from web.simulation import Clockwork, Mind, VirtualLoop

from fagin.kernel import CHANCE
from fagin.web.boxes import Boxes
from fagin.web.floor import Guest
from fagin.web.hall import Hall, Wish
from fagin.web.quick import QuickReporter
from fagin.web.requests import asked, begin, place_bot, sit
from fagin.web.room import Room
from fagin.web.table import Table
from fagin.web.wire import FROM_GUEST, FROM_TABLE, Clock, Watching


class Listener(Guest):
    """A guest who only writes down what it is told, and when; every frame must be one of the wire's."""

    def __init__(self, parlour: Parlour, reader: int, lang: str | None = None) -> None:
        super().__init__(reader, lang)
        self.parlour = parlour
        self.frames: list[tuple[int, dict[str, Any]]] = []
        self.put_out_by = ""

    def send(self, frame: bytes) -> None:
        FROM_TABLE.validate_json(frame, strict=True)
        self.frames.append((self.parlour.clock.now(), json.loads(frame)))

    def put_out(self, reason: str) -> None:
        self.put_out_by = reason

    def all(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind."""
        return [frame for _, frame in self.frames if frame["type"] == kind]


class Parlour:
    """One hall over one disk."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.clock = Clockwork()
        self.boxes = Boxes()
        self.hall = Hall(MemoryStore(self.disk), Mind(), self.clock, self.boxes, QuickReporter, Random(1))

    async def table(
        self,
        kinds: str,
        game: str = "doggy_bag",
        options: dict[str, str] | None = None,
        clock: Clock | None = None,
        watching: Watching | None = None,
        pace: float = 0.0,
    ) -> Room:
        """A table that has begun: a letter for each seat, p for a person, s for Sly."""
        wish = Wish(
            game, len(kinds), options or {}, None, clock or Clock(), watching or Watching(), False, pace
        )
        room = await self.hall.room(await self.hall.found(wish, "owner"))
        for seat, kind in enumerate(kinds):
            if kind == "p":
                await room.ask(sit(seat, f"person{seat}", f"Name{seat}", f"word{seat}", f"key{seat}"))
            else:
                await room.ask(place_bot(seat, "owner", "sly", f"Bot{seat}"))
        await room.ask(begin("owner"))
        return room

    async def again(self, room: Room) -> Room:
        """The same table after the house was opened anew."""
        await self.hall.close()
        self.hall = Hall(MemoryStore(self.disk), Mind(), self.clock, self.boxes, QuickReporter, Random(2))
        return await self.hall.room(room.table.founding.table)


async def send(room: Room, seat: int, **message: Any) -> None:
    """What a guest at a seat sends."""
    sent = FROM_GUEST.validate_python(message)
    await room.ask(asked(seat, sent.model_dump()))


async def move(room: Room, seat: int, text: str = "", id: str = "") -> str:
    """A move of a seat: that one, or the first that is legal."""
    at = room.table.seats[seat]
    text = text or room.table.game.moves.text(at.legal[0])
    key = id or f"move-{seat}-{at.version:06}"
    await send(room, seat, type="move", id=key, version=at.version, move=text)
    return text


def waiting(table: Table) -> list[int]:
    """Who is awaited."""
    return [seat for seat, at in enumerate(table.seats) if at.legal]


def evening(work: Callable[[Parlour], Awaitable[None]]) -> None:
    """Let something happen in a hall, in its own time."""
    loop = VirtualLoop()

    async def whole() -> None:
        parlour = Parlour()
        try:
            await work(parlour)
        finally:
            await parlour.hall.close()
            parlour.boxes.close()

    try:
        loop.run_until_complete(whole())
    finally:
        loop.close()


__all__ = ["CHANCE", "Listener", "Parlour", "evening", "move", "send", "waiting"]
