"""A crowd of guests at many tables: four sockets each, one move under way at a time, every frame awaited.

The web socket is spoken here by hand, in the few lines that a client on one core needs to keep a server on another
busy: no library that checks what arrives could.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, cast

import orjson

SEATS = 4
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NEWS, WELCOME = b'{"type":"news"', b'{"type":"welcome"'
WRONG = (b'{"type":"refused"', b'{"type":"fault"')
NOTHING_SEEN = b'"events":[]'  # a part of an answer in secret, of which only its mover is told
NOT_ASKED, NOT_OVER = b'"question":null', b'"over":null'


@dataclass(frozen=True)
class Place:
    """A table to come to: its path, and what each seat says first."""

    path: str
    hellos: Sequence[bytes]


def frame_of(opcode: int, payload: bytes) -> bytes:
    """A frame from a client, masked with zeros."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    else:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


class Socket(asyncio.Protocol):
    """One web socket; every text that arrives is told."""

    def __init__(
        self, path: str, hello: bytes, told: Callable[[bytes], None], lost: Callable[[str], None]
    ) -> None:
        self.path = path
        self.hello = hello
        self.told = told
        self.rest = b""
        self.open = False
        self.lost = lost
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a web socket, and say hello at once."""
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(bytes(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        data = self.rest + data if self.rest else data
        if not self.open:
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.lost(head[:40].decode())
                return
            self.open = True
            if self.hello:
                self.send(self.hello)
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end - start < size:
                break
            self.heard(data[at] & 15, data[start : start + size])
            at = start + size
        self.rest = data[at:]

    def heard(self, opcode: int, payload: bytes) -> None:
        """One frame."""
        if opcode == TEXT:
            self.told(payload)
        elif opcode == PING:
            self.transport.write(frame_of(PONG, payload))
        elif opcode == CLOSE:
            self.lost(payload[2:].decode())

    def send(self, text: bytes) -> None:
        """Send a text."""
        self.transport.write(frame_of(TEXT, text))


@dataclass
class Told:
    """What a crowd saw: how long each move took until all seats were told, and how much was sent to them."""

    seconds: list[float] = field(default_factory=list)
    frames: int = 0
    size: int = 0

    def percentile(self, share: float) -> float:
        """Milliseconds that so many moves did not exceed."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Party:
    """Four guests at one table who play at random."""

    def __init__(self, place: Place, crowd: Crowd, rng: Random) -> None:
        self.crowd = crowd
        self.rng = rng
        self.place = place
        self.sockets: list[Socket] = []
        self.questions: list[dict[str, Any] | None] = [None] * SEATS
        self.missing = 0  # seats that have not been told of the last move
        self.since = 0.0
        self.moves = 0
        self.over = False
        self.welcomed = 0

    async def come(self, host: str, port: int) -> None:
        """Open all sockets."""
        loop = asyncio.get_running_loop()
        for seat, hello in enumerate(self.place.hellos):
            told = self._teller(seat)
            _, socket = await loop.create_connection(
                lambda hello=hello, told=told: Socket(  # type: ignore[misc]
                    self.place.path, hello, told, self.crowd.fail
                ),
                host,
                port,
            )
            self.sockets.append(socket)

    def _teller(self, seat: int) -> Callable[[bytes], None]:
        return lambda frame: self.told(seat, frame)

    def told(self, seat: int, frame: bytes) -> None:
        """A seat is told something."""
        counted = self.crowd.told
        counted.frames += 1
        counted.size += len(frame)
        if frame.startswith(NEWS):
            if NOT_ASKED in frame and NOT_OVER in frame:
                self.questions[seat] = None
            else:
                self.learn(seat, orjson.loads(frame))
            self.missing -= 1
            if self.missing == 0 or NOTHING_SEEN in frame:
                self.crowd.done(self)
        elif frame.startswith(WELCOME):
            self.learn(seat, orjson.loads(frame)["news"])
            self.welcomed += 1
            if self.welcomed == SEATS:
                self.crowd.ready(self)
        elif frame.startswith(WRONG):
            self.crowd.fail(frame[:300].decode())

    def learn(self, seat: int, news: dict[str, Any]) -> None:
        """What a seat is asked now."""
        question = news["question"]
        self.questions[seat] = question if question is not None and question["moves"] else None
        self.over = self.over or news["over"] is not None

    def move(self, since: float) -> None:
        """Let one who is asked move, as if at some moment."""
        asked = [seat for seat, question in enumerate(self.questions) if question is not None]
        seat = asked[int(self.rng.random() * len(asked))]
        question = self.questions[seat]
        assert question is not None
        moves = question["moves"]
        self.moves += 1
        move = moves[int(self.rng.random() * len(moves))]
        self.missing = SEATS
        self.since = since
        self.sockets[seat].send(
            b'{"type":"move","id":"load-%08d","version":%d,"move":%s}'
            % (self.moves, question["version"], orjson.dumps(move))
        )

    def leave(self) -> None:
        """Close all sockets."""
        for socket in self.sockets:
            socket.transport.close()


class Crowd:
    """Many parties: some play, the others wait for a table to become free."""

    def __init__(self, host: str, port: int, seed: int) -> None:
        self.address = (host, port)
        self.rng = Random(seed)
        self.parties: list[Party] = []
        self.waiting: list[Party] = []
        self.told = Told()
        self.rate = 0.0  # moves a second of each table, 0: as fast as possible
        self.until = 0.0
        self.to_the_end = False
        self.playing = 0
        self.trouble = ""
        self.all_ready = asyncio.Event()
        self.finished = asyncio.Event()

    async def come(self, places: Sequence[Place], at_once: int = 16) -> None:
        """Bring a party to each place."""
        expected = len(self.parties) + len(places)
        self.all_ready.clear()
        new = [Party(place, self, Random(self.rng.random())) for place in places]
        self.parties += new
        for at in range(0, len(new), at_once):
            await asyncio.gather(*(party.come(*self.address) for party in new[at : at + at_once]))
        if len(self.waiting) < expected:
            await self.all_ready.wait()
            self.check()

    def fail(self, trouble: str) -> None:
        """Something went wrong that must not: stop."""
        self.trouble = self.trouble or trouble
        self.all_ready.set()
        self.finished.set()

    def check(self) -> None:
        """Go on only if nothing went wrong."""
        if self.trouble:
            raise SystemExit(f"load: a guest was told {self.trouble}")

    def ready(self, party: Party) -> None:
        """A party sits at its table."""
        self.waiting.append(party)
        if len(self.waiting) == len(self.parties):
            self.all_ready.set()

    async def play(
        self, tables: int, seconds: float, rate: float = 0.0, to_the_end: bool = False
    ) -> tuple[Told, float]:
        """Play at so many tables at once, at so many moves a second in all: what was seen, and how long it took.

        A table whose game is over makes room for another; when there is none left, all stop or play to the end.
        """
        self.told = Told()
        self.to_the_end = to_the_end
        self.finished.clear()
        self.rate = rate / tables
        began = perf_counter()
        self.until = began + seconds
        self.playing = 0
        for number in range(tables):
            self.begin(began + (number / rate if rate else 0.0))
        await self.finished.wait()
        self.check()
        return self.told, perf_counter() - began

    def begin(self, at: float) -> None:
        """Let another party play."""
        if not self.waiting:
            self.until = 0.0
            return
        self.playing += 1
        self.go_on(self.waiting.pop(), at)

    def go_on(self, party: Party, at: float) -> None:
        """Have the next move of a party made at some moment."""
        now = perf_counter()
        if not self.rate:
            party.move(now)
        elif at <= now:
            party.move(at)
        else:
            asyncio.get_running_loop().call_later(at - now, party.move, at)

    def done(self, party: Party) -> None:
        """All who are told of a party's move were told."""
        now = perf_counter()
        self.told.seconds.append(now - party.since)
        if now >= self.until or (party.over and not self.waiting):
            if not self.to_the_end:
                self.until = min(self.until, now)
            self.playing -= 1
            if not party.over:
                self.waiting.append(party)
            if not self.playing:
                self.finished.set()
            return
        following = party.since + 1 / self.rate if self.rate else now
        if party.over:
            self.playing -= 1
            self.begin(following)
        else:
            self.go_on(party, following)

    async def leave(self) -> None:
        """Everybody goes."""
        for party in self.parties:
            party.leave()
        await asyncio.sleep(0.1)
