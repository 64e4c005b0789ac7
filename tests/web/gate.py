"""A house with a gate before its disk, where a test holds what happens until it is kept or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from fagin.arena.fortune import Account, Fortune, Moment, Share
from fagin.kernel import CHANCE
from fagin.web.house import House
from fagin.web.requests import Proposal, asked, by_itself, sit
from fagin.web.room import Room
from fagin.web.store import Append, Heard, NotStored
from fagin.web.table import NotAllowed, Table

# the addresses at which tables are read, by route
READ = {
    "/api/tables": ["/api/tables"],
    "/api/my-tables": ["/api/my-tables"],
    "/api/tables/{table}": ["/api/tables/{table}"],
    "/api/tables/{table}/sheet": ["/api/tables/{table}/sheet"],
    "/api/tables/{table}/seats/{seat}/advice": [f"/api/tables/{{table}}/seats/{at}/advice" for at in (0, 1)],
    "/api/tables/{table}/record": ["/api/tables/{table}/record"],
    "/api/tables/{table}/words": [f"/api/tables/{{table}}/words{of}" for of in ("", "?seat=0", "?seat=1")],
    "/api/tables/{table}/replay": [
        f"/api/tables/{{table}}/replay{of}" for of in ("", "?seat=0", "?seat=1&number=0")
    ],
    "/api/tables/{table}/chance": ["/api/tables/{table}/chance"],
    "/api/tables/{table}/ledger": ["/api/tables/{table}/ledger"],
}


class Gate:
    """The store of a house, which holds the entries that it is told to hold until they are kept or refused."""

    def __init__(self, house: House) -> None:
        self.store = house.store
        self.shared = house.store.shared
        self.holds: Callable[[Append], bool] = lambda append: False
        self.held: asyncio.Future[Append] = asyncio.get_running_loop().create_future()
        self.fate: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.silent = False  # reads are not answered
        house.__dict__["store"] = house.hall.__dict__["store"] = self

    def __getattr__(self, name: str) -> Any:
        return self._never if self.silent else getattr(self.store, name)

    async def _never(self, *args: object) -> None:
        await asyncio.get_running_loop().create_future()

    def shut(self) -> None:
        """Hold the next entry."""
        loop = asyncio.get_running_loop()
        self.held, self.fate = loop.create_future(), loop.create_future()
        self.holds = lambda append: True

    def open(self) -> None:
        """Hold nothing any more, and refuse what is held."""
        self.holds = lambda append: False
        self.silent = False
        if not self.fate.done():
            self.fate.set_result(False)

    async def append(self, append: Append) -> None:
        if self.holds(append):
            self.holds = lambda append: False
            self.held.set_result(append)
            if not await self.fate:
                raise NotStored("the disk is full")
        await self.store.append(append)

    def put(self, append: Append, heard: Heard) -> None:
        keeping = asyncio.ensure_future(self.append(append))
        keeping.add_done_callback(lambda kept: heard(kept.exception()))  # type: ignore[arg-type]


class Witness:
    """Thinks nothing, and notes what it was to think about."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    async def choose(self, table: Table, seat: int) -> str:
        return str(await asyncio.get_running_loop().create_future())  # no bot ever moves

    async def advise(self, table: Table, seat: int) -> list[Any]:
        self.look(table)
        return []

    async def account(self, table: Table) -> Fortune:
        self.look(table)
        account = Account(*(Share(0.0, 0.0) for _ in range(3)))
        return Fortune(1, [Moment(10**6, CHANCE, [1.5, 1.5])], [account, account])

    def look(self, table: Table) -> None:
        held = self.gate.held
        assert not held.done() or self.gate.fate.done() or table.n <= held.result().entry.n

    def close(self) -> None:
        pass


class Scene:
    """A table of two in a house with a gate before its disk, and somebody who reads."""

    def __init__(self, house: House, gate: Gate, client: httpx.AsyncClient) -> None:
        self.house = house
        self.gate = gate
        self.client = client
        self.person = ""
        self.room: Room
        self.keys = 0

    async def gather(self, seats: int) -> None:
        """A table with so many seats taken."""
        await self.client.post("/api/me")
        self.person = self.house.people.person_of(self.client.cookies["fagin"])
        wish = {"game": "doggy_bag", "players": 2, "listed": True, "options": {"first_player": "seat0"}}
        table = (await self.client.post("/api/tables", json=wish)).json()["table"]
        self.room = await self.house.hall.room(table)
        for seat in range(seats):
            await self.room.ask(sit(seat, self.person, f"Name{seat}", f"word{seat}", f"key{seat}"))

    def sent(self, seat: int, type: str, **more: Any) -> Proposal:
        """What a guest sends."""
        self.keys += 1
        return asked(seat, {"type": type, "id": f"key-{self.keys:06}", **more})

    def move(self, rng: Random) -> Proposal:
        """Any move that may be made."""
        table = self.room.table
        seat = next(at for at, one in enumerate(table.seats) if one.legal)
        at = table.seats[seat]
        return by_itself(seat, at.version, table.game.moves.text(rng.choice(at.legal)))

    async def done(self, proposal: Proposal, at_once: bool = False) -> None:
        """Do something, at once as a move that comes by web socket or in its turn."""
        came: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        if not at_once:
            await self.room.ask(proposal)
            return
        assert self.room.ask_at_once(proposal, came.set_result)
        problem = await came
        if problem is not None:
            raise problem

    async def refused(self, proposal: Proposal) -> bool:
        """Whether an entry came to the gate, and was refused there; else it was not allowed, or let through."""
        asking = asyncio.ensure_future(self.room.ask(proposal))
        held: asyncio.Future[Any] = self.gate.held
        await asyncio.wait([asking, held], return_when=asyncio.FIRST_COMPLETED)
        if held.done():
            self.gate.fate.set_result(False)
        came = (await asyncio.gather(asking, return_exceptions=True))[0]
        assert came is None or isinstance(came, NotStored if held.done() else NotAllowed)
        return held.done()

    async def answers(self) -> dict[str, tuple[int, str]]:
        """What is answered at every address."""
        table = self.room.table.founding.table
        addresses = [one.format(table=table) for ways in READ.values() for one in ways]
        found = await asyncio.gather(*(self.client.get(one) for one in addresses))
        return {one: (answer.status_code, answer.text) for one, answer in zip(addresses, found)}
