"""A house, its guests, its store and the network between them in one process, in a time of its own.

One seed decides everything: who moves when, which message is lost, doubled or late, when the house crashes and when the
disk is full. The same seed gives the same run, to the byte.
"""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Coroutine
from functools import partial
from random import Random
from typing import Any, TypeVar

from web.memory import Disk, MemoryStore

from fagin.bots.bot import bot
from fagin.web.attend import Gone, attend
from fagin.web.boxes import Boxes
from fagin.web.channel import Hear
from fagin.web.hall import Hall, Wish
from fagin.web.limits import Bucket
from fagin.web.quick import QuickReporter
from fagin.web.requests import begin, place_bot, sit
from fagin.web.table import Table
from fagin.web.wire import Clock, Watching

T = TypeVar("T")
EPOCH = 1_800_000_000_000


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only while everybody waits."""

    def __init__(self) -> None:
        self.seconds = 0.0
        super().__init__(Waiting(self))

    def time(self) -> float:
        return self.seconds


class Waiting(selectors.SelectSelector):
    """Nothing ever arrives from outside: to wait is to let time pass."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "everybody waits for ever"
        self.loop.seconds += max(0.0, timeout)
        return []


class Clockwork:
    """The time of the simulation; the wall clock may jump."""

    def __init__(self) -> None:
        self.jump = 0

    def now(self) -> int:
        return EPOCH + self.jump + round(asyncio.get_running_loop().time() * 1000)

    async def until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self.now()) / 1000)


class Mind:
    """Bots that think at once, in this process."""

    async def choose(self, table: Table, seat: int) -> str:
        match = table.match
        assert match is not None
        level = table.seats[seat].driver()
        rng = Random(f"{seat} {table.seats[seat].version}")
        return table.game.moves.text(bot(level, table.game).choose(match.view(seat), rng))


class Wire:
    """A connection over a bad network: frames get lost, doubled, late and out of order."""

    def __init__(self, world: World, guest: Guest) -> None:
        self.world = world
        self.guest = guest
        self.up: asyncio.Queue[str | None] = asyncio.Queue()
        self.cut = False
        self.first: Hear | None = None

    async def receive(self) -> str | bytes:
        text = await self.up.get()
        if text is None or self.cut:
            raise Gone
        return text

    def send(self, frame: bytes) -> None:
        self.world.traffic += len(frame)
        self.world.deliver(lambda: self.guest.hear(self, frame))

    def close(self, code: int, reason: str) -> None:
        if not self.cut:
            self.world.later(0.01, lambda: self.guest.cut_off(self))

    def put(self, text: str) -> None:
        """From the guest to the house."""
        self.world.deliver(lambda: None if self.cut else self.arrive(text))

    def arrive(self, text: str) -> None:
        if self.first is None or not self.up.empty() or not self.first(text.encode()):
            self.up.put_nowait(text)
        else:
            self.world.at_once += 1

    def listen(self, hear: Hear) -> None:
        self.first = hear

    def drop(self) -> None:
        self.cut = True
        self.first = None
        self.up.put_nowait(None)


class Guest:
    """Somebody at a seat: plays at random, sends again what was not answered, and comes again when cut off."""

    def __init__(self, world: World, seat: int, key: str) -> None:
        self.world = world
        self.seat = seat
        self.key = key
        self.rng = Random(f"{world.seed} {seat}")
        self.events: list[Any] = []
        self.hash = 0
        self.over = False
        self.question: dict[str, Any] | None = None
        self.wire: Wire | None = None
        self.welcomed = False
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.sent = 0

    def connect(self) -> None:
        house = self.world.some_house()
        if house is None:
            self.world.later(0.5, self.connect)
            return
        wire = self.wire = Wire(self.world, self)
        self.welcomed = False
        house.serve(wire)
        hello = {
            "type": "hello",
            "protocol": 3,
            "seat": self.seat,
            "key": self.key,
            "since": len(self.events),
        }
        wire.put(json.dumps(hello))
        self.world.later(3.0, lambda: self.cut_off(wire) if not self.welcomed else None)

    def cut_off(self, wire: Wire) -> None:
        if wire is self.wire:
            wire.drop()
            self.wire = None
            self.world.later(self.rng.random(), self.connect)

    def hear(self, wire: Wire, frame: bytes) -> None:
        if wire.cut or wire is not self.wire:
            return
        message = json.loads(frame)
        kind = message["type"]
        if kind == "welcome":
            self.welcomed = True
            if message["news"] is not None:
                self.learn(message["news"])
        elif kind == "news":
            self.learn(message)
        elif kind in ("done", "refused"):
            self.answered(message)

    def learn(self, news: dict[str, Any]) -> None:
        since, events = news["since"], news["events"]
        if since > len(self.events):
            assert self.wire is not None
            self.wire.put(json.dumps({"type": "sync", "since": len(self.events)}))
            return
        if since + len(events) < len(self.events):
            return  # old news
        fresh = events[len(self.events) - since :]
        assert events[: len(self.events) - since] == self.events[since:], "the past was told otherwise"
        self.events += fresh
        self.hash = news["hash"]
        self.over = news["over"] is not None
        self.question = news["question"]
        if self.question is not None and self.pending is None and self.question["moves"]:
            self.decide(self.question)

    def decide(self, question: dict[str, Any]) -> None:
        self.sent += 1
        kind = self.rng.random()
        key = f"key-{self.seat}-{self.sent:06}"
        if kind < 0.05:
            self.pending = {"type": "undo", "id": key}
        elif kind < 0.1:
            self.pending = {"type": "move", "id": key, "version": question["version"], "move": "nonsense"}
        else:
            move = self.rng.choice(question["moves"])
            self.pending = {"type": "move", "id": key, "version": question["version"], "move": move}
        self.send(self.pending)

    def send(self, message: dict[str, Any]) -> None:
        """Send, and send again until there is an answer."""
        if message is not self.pending:
            return
        if self.wire is not None and self.welcomed:
            self.wire.put(json.dumps(message))
        self.world.later(2.0 + self.rng.random(), lambda: self.send(message))

    def answered(self, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.acknowledged.append(message["id"])
        else:
            self.refused.append(message["id"])
        if self.pending is None or message["id"] != self.pending["id"]:
            return
        self.pending = None
        if message["type"] == "refused" or (self.question is not None and self.question["moves"]):
            self.ask_again()

    def ask_again(self) -> None:
        """Ask for the question anew, and for what may have been missed."""
        if self.wire is not None:
            self.wire.put(json.dumps({"type": "sync", "since": len(self.events)}))


class Home:
    """One process of the house."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.store = MemoryStore(world.disk, world.rng, slowest=0.02)
        self.hall = world.hall(self.store, world.rng)
        self.wires: list[Wire] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.store.follow(self.hall.told)
        self.run(self.hall.open_driven(self.store.driven()))
        self.run(self.hall.sweep())

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.ensure_future(work))

    def serve(self, wire: Wire) -> None:
        self.wires.append(wire)
        self.run(attend(wire, self.hall, self.world.table, "", Bucket(1000, 1000, lambda: 0.0)))

    async def crash(self) -> None:
        """Die at once: nothing is finished, nothing is said."""
        self.store.crashed = True
        for room in self.hall.rooms.values():
            self.tasks += [*(task for _, _, task in room.acts.values()), *room.mending]
        tasks = [*self.tasks, *self.hall.chores, *self.hall.opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for wire in self.wires:
            self.world.later(self.world.rng.random(), partial(wire.guest.cut_off, wire))


class World:
    """One run."""

    def __init__(self, seed: int, game: str = "doggy_bag", moves: int = 40) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.game = game
        self.most = moves
        self.players = self.rng.randint(2, 4)
        self.people = self.rng.randint(1, self.players)
        self.disk = Disk()
        self.boxes = Boxes()
        self.clock = Clockwork()
        self.homes: list[Home] = []
        self.guests: list[Guest] = []
        self.table = ""
        self.traffic = 0
        self.at_once = 0  # moves that nobody waited for
        self.loss = self.rng.choice([0.0, 0.02, 0.1])
        self.twice = self.rng.choice([0.0, 0.05])
        self.late = self.rng.choice([0.01, 0.3])
        self.crashes = 0
        self.up_to_date: list[bool] = []

    # ---- the network

    def later(self, seconds: float, what: Any) -> None:
        asyncio.get_running_loop().call_later(seconds, what)

    def deliver(self, what: Any) -> None:
        """Deliver something, once, twice or never, sooner or later."""
        if self.rng.random() < self.loss:
            return
        self.later(self.rng.random() * self.late, what)
        if self.rng.random() < self.twice:
            self.later(self.rng.random() * self.late, what)

    def some_house(self) -> Home | None:
        return self.rng.choice(self.homes) if self.homes else None

    # ---- the run

    async def run(self) -> None:
        self.homes = [Home(self) for _ in range(self.rng.choice([1, 2]))]
        hall = self.homes[0].hall
        clock = Clock(kind=self.rng.choice(["none", "move", "game"]), seconds=600)
        self.table = await hall.found(
            Wish(self.game, self.players, {}, None, clock, Watching(), False, 0.2), "owner"
        )
        room = await hall.room(self.table)
        for seat in range(self.players):
            if seat < self.people:
                key = hall.token()
                await room.ask(sit(seat, f"person{seat}", f"Name{seat}", f"word{seat}", key))
                self.guests.append(Guest(self, seat, key))
            else:
                await room.ask(place_bot(seat, "owner", self.rng.choice(["sly", "random"]), f"Bot{seat}"))
        await room.ask(begin("owner"))
        self.disk.forgetful = 0.02
        for guest in self.guests:
            guest.connect()
        for _ in range(200):
            await asyncio.sleep(self.rng.random() * 4)
            await self.trouble()
            if self.finished():
                break
        await self.settle()

    def finished(self) -> bool:
        journal = self.disk.journals[self.table]
        return len(journal) >= self.most + self.players or all(guest.over for guest in self.guests)

    async def trouble(self) -> None:
        """Something goes wrong, or not."""
        kind = self.rng.random()
        if kind < 0.1 and self.homes and self.crashes < 4:
            self.crashes += 1
            home = self.homes.pop(self.rng.randrange(len(self.homes)))
            await home.crash()
            self.later(self.rng.random() * 2, lambda: self.homes.append(Home(self)))
        elif kind < 0.15:
            self.disk.full = True
            self.later(self.rng.random() * 2, self.empty_the_disk)
        elif kind < 0.2:
            self.clock.jump += self.rng.choice([-5000, 5000])
        elif kind < 0.3:
            guest = self.rng.choice(self.guests)
            if guest.wire is not None:
                guest.cut_off(guest.wire)

    def empty_the_disk(self) -> None:
        self.disk.full = False

    async def settle(self) -> None:
        """The trouble is over: everybody connects once more and is told everything."""
        self.loss = self.twice = 0.0
        self.late = 0.001
        self.disk.full, self.disk.forgetful = False, 0.0
        for guest in self.guests:
            guest.pending = {"id": ""}  # nobody moves any more
        await asyncio.sleep(5)
        for guest in self.guests:
            if await self.asked_again(guest):
                self.up_to_date.append(len(guest.events) == await self.told_to(guest.seat))
        for home in self.homes:
            await home.crash()
        self.homes = [Home(self)]
        for guest in self.guests:
            if guest.wire is not None:
                guest.cut_off(guest.wire)
        await asyncio.sleep(10)
        room = await self.homes[0].hall.room(self.table)
        for guest in self.guests:
            if guest.wire is not None and room.table.match is not None:
                guest.wire.put(json.dumps({"type": "sync", "since": 0}))
        await asyncio.sleep(1)
        self.truth = room.table
        await self.homes[0].crash()
        self.boxes.close()

    def hall(self, store: MemoryStore, rng: Random | None = None) -> Hall:
        """A hall over a store."""
        return Hall(store, Mind(), self.clock, self.boxes, QuickReporter, rng)

    async def told_to(self, seat: int) -> int:
        """How many events a seat was told, by what the disk says."""
        table = await self.hall(MemoryStore(self.disk)).read(self.table)
        return len(table.heard[seat].events)

    async def asked_again(self, guest: Guest) -> bool:
        """Whether a guest could ask its house once more for all there is, without coming anew."""
        wire = guest.wire
        if wire is None or not guest.welcomed:
            return False
        wire.put(json.dumps({"type": "sync", "since": len(guest.events)}))
        await asyncio.sleep(1)
        return guest.wire is wire


def simulate(world: World) -> World:
    """Run a world to its end in its own time."""
    loop = VirtualLoop()
    try:
        loop.run_until_complete(world.run())
    finally:
        loop.close()
    return world
