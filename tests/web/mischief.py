"""Rascals: they send by web socket whatever might break a house."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from web.evening import Evening, Player
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from fagin.web.wire import LARGEST

HELLO = {"type": "hello", "protocol": 3}
TYPES = ("hello", "move", "change", "undo", "resign", "back", "orders", "say", "sync")
FIELDS = ("id", "version", "move", "seat", "key", "since", "lang", "orders", "text", "protocol", "type")
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2**31, 2**63, 2**200, 1.5, 1e308, "", "pass", "\x00", "\ud800", "🂡", "é" * 80),
    *([], {}, [[]], {"a": {}}, "a" * 100, "id-00000001", "'; DROP TABLE entries; --", "<script>"),
)


class Rascal:
    """Comes again and again, as a stranger, a watcher or with somebody else's key."""

    def __init__(self, evening: Evening, rng: Random) -> None:
        self.evening = evening
        self.rng = rng
        self.sent = 0
        self.tired = False  # to be cancelled is not enough: a wait that ends just then hides it
        self.died: BaseException | None = None

    async def run(self) -> None:
        """Make mischief until somebody has had enough of it."""
        while not self.tired:
            victim = self.rng.choice(self.rng.choice(self.evening.games[-4:]))
            address = self.evening.houses[0].address.replace("http", "ws", 1)
            table = self.rng.choice([victim.table] * 6 + ["nowhere", "%00", "a" * 500, "../../healthz"])
            try:
                async with connect(
                    f"{address}/ws/tables/{table}", compression=None, max_queue=None, close_timeout=0.2
                ) as line:
                    await self.visit(line, victim)
            except ConnectionRefusedError as error:
                self.died = error
                return
            except (OSError, TimeoutError, WebSocketException):
                pass
            await asyncio.sleep(self.rng.random() * 0.05)

    async def visit(self, line: ClientConnection, victim: Player) -> None:
        """One connection: some come in, some do not, and all send nonsense."""
        if self.rng.random() < 0.8:
            await line.send(json.dumps(self.hello(victim)))
        tricks = [self.bytes, self.wrong, self.meaning, self.deep, self.huge, self.flood, self.leave]
        for _ in range(self.rng.randint(1, 12)):
            await self.rng.choice(tricks)(line, victim)
            try:
                await asyncio.wait_for(line.recv(), 0.01)
            except TimeoutError:
                pass
            except ConnectionClosed:
                return

    def hello(self, victim: Player) -> dict[str, Any]:
        """As a watcher, with no key, with a wrong key, or with that of a seat at another table."""
        others = [
            player.key for players in self.evening.games for player in players if player.table != victim.table
        ]
        seat = self.rng.choice([0, 1, 2, 6, 2**31])
        key = self.rng.choice([None, "x", "é" * 60, "\x00", self.rng.choice(others) if others else "y"])
        return self.rng.choice([HELLO, {**HELLO, "since": 2**31}, {**HELLO, "seat": seat, "key": key}])

    async def bytes(self, line: ClientConnection, victim: Player) -> None:
        """Random bytes, as bytes or as what might be text."""
        junk = self.rng.randbytes(self.rng.choice([0, 1, 10, 1000]))
        self.sent += 1
        await line.send(junk if self.rng.random() < 0.3 else junk.decode("latin-1"))

    async def wrong(self, line: ClientConnection, victim: Player) -> None:
        """JSON with the right words and the wrong things."""
        names = self.rng.sample(FIELDS, self.rng.randint(0, 5))
        message = {"type": self.rng.choice(TYPES), **{name: self.rng.choice(ODD) for name in names}}
        self.sent += 1
        await line.send(json.dumps(message))

    async def meaning(self, line: ClientConnection, victim: Player) -> None:
        """Messages that are as they should be, from somebody who may not."""
        key = f"seat{victim.seat}-{self.rng.randint(1, 60):05}"  # as others use them
        version = self.rng.randint(0, 60)
        moves = victim.question["moves"] if victim.question is not None else ["pass"]
        message = self.rng.choice(
            [
                {"type": "move", "id": key, "version": version, "move": self.rng.choice(moves or ["pass"])},
                {"type": "change", "id": key, "move": "pass"},
                {"type": "undo", "id": key},
                {"type": "resign", "id": key},
                {"type": "back", "id": key},
                {"type": "orders", "id": key, "orders": {"passing": True, "answers": {"a" * 80: ["b"] * 50}}},
                {"type": "say", "id": key, "text": "words " * 40},
                {"type": "sync", "since": self.rng.choice([0, 5, 2**31])},
                HELLO,
            ]
        )
        self.sent += 1
        await line.send(json.dumps(message))

    async def deep(self, line: ClientConnection, victim: Player) -> None:
        """Boxes in boxes in boxes."""
        depth = self.rng.choice([10, 1000, 30_000])
        self.sent += 1
        await line.send(
            '{"type":"orders","id":"abcdefgh","orders":' + self.rng.choice(["[", '{"a":']) * depth
        )

    async def huge(self, line: ClientConnection, victim: Player) -> None:
        """Just allowed, and more than is allowed, in one piece or in many."""
        size = self.rng.choice([LARGEST - 100, LARGEST, LARGEST + 1, 4 * LARGEST])
        self.sent += 1
        if self.rng.random() < 0.5:
            await line.send("a" * size)
        else:
            await line.send("a" * 1000 for _ in range(size // 1000 + 1))

    async def flood(self, line: ClientConnection, victim: Player) -> None:
        """Thousands at once."""
        text = self.rng.choice(['{"type":"sync","since":0}', '{"type":"undo","id":"abcdefgh"}', "", "{}"])
        for _ in range(self.rng.choice([20, 300, 3000])):
            self.sent += 1
            await line.send(text)

    async def leave(self, line: ClientConnection, victim: Player) -> None:
        """Go without a word."""
        line.transport.abort()
        await asyncio.sleep(0)
