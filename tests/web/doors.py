"""A house with real doors, and those who knock there."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from fastapi.routing import APIRoute
from websockets.asyncio.client import ClientConnection, connect

from fagin.web.app import create_app
from fagin.web.house import House, Settings
from fagin.web.limits import Limits

OPEN_DOORS = Limits(messages=1e6, burst=10**6, requests=1e6, guesses=1e6)
PATIENCE = 30.0


class Visitor:
    """Somebody who may or may not have a cookie and a key."""

    def __init__(self, doors: Doors, key: str = "", by_wire: bool = False) -> None:
        self.doors = doors
        self.key = key
        way = None if by_wire else httpx.ASGITransport(doors.app, client=("127.0.0.1", 1))
        self.http = httpx.AsyncClient(base_url=doors.address, timeout=PATIENCE, transport=way)
        doors.visitors.append(self)

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"x-seat-key": self.key} if self.key else {}
        return await self.http.request(method, f"/api{path}", json=body, headers=headers, **more)

    async def sit(self, table: str, seat: int, name: str) -> httpx.Response:
        return await self.ask("POST", f"/tables/{table}/seats/{seat}", {"name": name, "word": "word"})

    def line(self, table: str, **more: Any) -> connect:
        cookie = self.http.cookies.get("fagin")
        headers = {"cookie": f"fagin={cookie}", **more} if cookie else more
        return connect(
            f"{self.doors.address.replace('http', 'ws')}/ws/tables/{table}", additional_headers=headers
        )


class Doors:
    """A house with real doors."""

    def __init__(self, house: House, app: FastAPI, port: int) -> None:
        self.house = house
        self.app = app
        self.address = f"http://127.0.0.1:{port}"
        self.visitors: list[Visitor] = []

    async def somebody(self) -> Visitor:
        visitor = Visitor(self)
        assert (await visitor.ask("POST", "/me")).status_code == 200
        return visitor

    async def length(self, table: str) -> int:
        """Of the journal of a table."""
        return len(await self.house.store.entries(table))


def open_doors(tmp_path: Path, work: Callable[[Doors], Awaitable[None]], limits: Limits = OPEN_DOORS) -> None:
    """Open a house, let something happen there, and close it."""

    async def whole() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1, limits=limits))
        await house.open()
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        app = create_app(house)
        app.router.routes.insert(0, APIRoute("/api/broken", broken))
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        doors = Doors(house, app, listening.getsockname()[1])
        try:
            await work(doors)
        finally:
            for visitor in doors.visitors:
                await visitor.http.aclose()
            server.should_exit = True
            await task
            await house.close()

    asyncio.run(whole())


async def broken() -> None:
    raise RuntimeError("something in the house is broken")


async def greeted(line: ClientConnection, **hello: Any) -> dict[str, Any]:
    """The welcome of a guest."""
    await line.send(json.dumps({"type": "hello", "protocol": 3, **hello}))
    return await heard(line, "welcome")


async def heard(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if not kinds or message["type"] in kinds:
            return message


class Party:
    """Two people at a table, and others who have no business there."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.table = ""
        self.who: dict[str, Visitor] = {}

    async def gather(self) -> None:
        doors = self.doors
        owner, bob, stranger, elsewhere = [await doors.somebody() for _ in range(4)]
        wish = {"game": "doggy_bag", "players": 3, "pace": 0.0}
        self.table = (await owner.ask("POST", "/tables", wish)).json()["table"]
        other = (await elsewhere.ask("POST", "/tables", wish)).json()["table"]
        owner.key = (await owner.sit(self.table, 0, "Ada")).json()["key"]
        revoked = Visitor(doors, (await bob.sit(self.table, 1, "Bob")).json()["key"])
        bob.key = (await bob.ask("POST", f"/tables/{self.table}/seats/1/key")).json()["key"]
        elsewhere.key = (await elsewhere.sit(other, 1, "Eve")).json()["key"]
        self.who = {
            "owner": owner,
            "bob": bob,
            "bob's key": Visitor(doors, bob.key),
            "stranger": stranger,
            "elsewhere": elsewhere,
            "revoked": revoked,
            "nobody": Visitor(doors),
            "guesser": Visitor(doors, "A" * 24),
            "owner's key": Visitor(doors, owner.key),
        }

    async def begin(self) -> None:
        owner, carol = self.who["owner"], await self.doors.somebody()
        assert (await carol.sit(self.table, 2, "Carol")).status_code == 201
        assert (await owner.ask("POST", f"/tables/{self.table}/begin")).status_code == 204
