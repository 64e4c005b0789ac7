"""Single guests at a real house, one step after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
from web.serving import Serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0


class Person:
    """Somebody with a cookie."""

    def __init__(self, house: Serving) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.address, timeout=PATIENCE)
        house.clients.append(self.http)
        self.ask("POST", "/api/me")

    def ask(self, method: str, path: str, **wish: object) -> Any:
        """What the house answers when all is well."""
        answer = self.http.request(method, path, json=wish)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, **wish: object) -> tuple[int, str]:
        """The status and the reason when something is refused."""
        answer = self.http.request(method, path, json=wish)
        assert not answer.is_success
        return answer.status_code, answer.json()["reason"]

    def found(self, *bots: str, **wish: object) -> str:
        """A new table."""
        usual = {"game": "doggy_bag", "players": len(bots) + 1, "pace": 0.0, "bots": bots}
        return str(self.ask("POST", "/api/tables", **(usual | wish))["table"])

    def sit(self, table: str, seat: int = 0, name: str = "Ada") -> str:
        """The key of a seat."""
        return str(self.ask("POST", f"/api/tables/{table}/seats/{seat}", name=name, word="word")["key"])

    def begun(self, *bots: str, **wish: object) -> tuple[str, str]:
        """A table at which one plays against bots, and one's key."""
        table = self.found(*bots, **wish)
        key = self.sit(table)
        self.ask("POST", f"/api/tables/{table}/begin")
        return table, key


class Line:
    """A web socket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if message["type"] in kinds:
                return message

    def question(self) -> dict[str, Any]:
        """What one is asked now or next."""
        self.say(type="sync")
        while True:
            question: dict[str, Any] | None = self.hear("news")["question"]
            if question is not None and question["moves"]:
                return question

    def move(self, question: dict[str, Any], id: str, at: int = 0) -> dict[str, Any]:
        """The answer to an answer."""
        self.say(type="move", id=id, version=question["version"], move=question["moves"][at])
        return self.hear("done", "refused")

    def closed(self) -> tuple[int, str]:
        """Why the house closes the line, once it does."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(PATIENCE)
        assert self.socket.close_code is not None
        return self.socket.close_code, self.socket.close_reason or ""


@contextmanager
def line(house: Serving, table: str, **hello: object) -> Iterator[Line]:
    """A web socket to a table; without any word of hello nothing is said."""
    address = house.address.replace("http", "ws", 1)
    with connect(f"{address}/ws/tables/{table}", compression=None, close_timeout=1) as socket:
        found = Line(socket)
        if hello:
            found.say(**({"type": "hello", "protocol": 3} | hello))
        yield found
