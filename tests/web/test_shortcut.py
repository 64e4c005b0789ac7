"""The shorter way of web sockets: the same frames as ever, and whatever comes otherwise is read as ever."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from base64 import b64encode
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen
from weakref import ref

import pytest
import uvicorn
from web.guests import Person, line
from web.serving import Serve, Serving
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from fagin.web.frames import head, start
from fagin.web.shortcut import Shortcut

HELLO = {"type": "hello", "protocol": 3}
SIZES = (0, 1, 125, 126, 127, 65535, 65536)


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_sent_as_the_library_sends_it(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES[:-1])
def test_a_text_that_comes_whole_is_found(size: int) -> None:
    text = b"x" * size
    data = masked(text)
    at = start(data)
    assert apply_mask(data[at:], data[at - 4 : at]) == text


def test_what_is_not_one_whole_frame_is_left_to_the_library() -> None:
    whole = masked(b"hello")
    others = [
        b"",
        whole[:-1],
        whole + whole,
        masked(b"hello", fin=False),
        masked(b"x" * 65536),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    ]
    assert [start(data) for data in others] == [0] * len(others)


def test_messages_are_read_however_they_are_cut(serve: Serve) -> None:
    house = serve()
    table, _ = Person(house).begun("random")
    with upgraded(house, table) as plain:
        hello, sync = (json.dumps(message).encode() for message in (HELLO, {"type": "sync"}))
        plain.sendall(masked(hello))
        assert b'"type":"welcome"' in heard(plain)
        plain.sendall(masked(sync))
        assert b'"type":"news"' in heard(plain)
        cut = masked(sync[:5], fin=False) + masked(sync[5:], Opcode.CONT) + masked(b"ping", Opcode.PING)
        for byte in cut:
            plain.sendall(bytes([byte]))
        both = [heard(plain), heard(plain)]  # the library answers a ping before the table is asked
        assert b"ping" in both
        assert any(b'"type":"news"' in frame for frame in both)
        plain.sendall(masked(sync) + masked(sync))
        assert b'"type":"news"' in heard(plain)
        assert b'"type":"news"' in heard(plain)


def test_moves_and_frames_are_counted(serve: Serve) -> None:
    house = serve()
    table, key = Person(house).begun("random", pace=0.0)

    def counted(name: str) -> float:
        with urlopen(f"http://127.0.0.1:{house.port}/metrics") as page:
            lines = page.read().decode().splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(name))

    done, frames = counted('fagin_asked_total{answer="done"}'), counted("fagin_frames_total")
    with line(house, table, seat=0, key=key) as guest:
        assert guest.move(guest.question(), "move-0001")["type"] == "done"
    assert counted('fagin_asked_total{answer="done"}') == done + 1
    assert counted("fagin_frames_total") >= frames + 2  # the welcome, and the news of the move


def test_a_text_that_is_none_closes_the_line(serve: Serve) -> None:
    house = serve()
    table, _ = Person(house).begun("random")
    with upgraded(house, table) as plain:
        plain.sendall(masked(b"\xff"))
        assert heard(plain)[:2] == (1007).to_bytes(2, "big")


def upgraded(house: Serving, table: str) -> socket.socket:
    """A web socket as the bare connection below it, sent byte by byte if need be."""
    plain = socket.create_connection(("127.0.0.1", house.port), timeout=30)
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    plain.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += plain.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    return plain


def heard(plain: socket.socket) -> bytes:
    """What the next frame holds."""
    size = exactly(plain, 2)[1]
    if size >= 126:
        size = int.from_bytes(exactly(plain, 2 if size == 126 else 8), "big")
    return exactly(plain, size)


def exactly(plain: socket.socket, size: int) -> bytes:
    """So many bytes."""
    data = b""
    while len(data) < size:
        more = plain.recv(size - len(data))
        assert more
        data += more
    return data


@pytest.fixture
def unswept() -> Iterator[None]:
    """Nobody looks for garbage."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("unswept")
def test_a_connection_that_has_ended_is_let_go_at_once() -> None:
    served: list[ref[Shortcut]] = []

    class Noted(Shortcut):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            served.append(ref(self))

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def visit() -> None:
        server = uvicorn.Server(
            uvicorn.Config(app, port=0, ws=Noted, lifespan="off", log_config=None, access_log=False)
        )
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}") as line:
            await line.send("hello")
        async with asyncio.timeout(5):
            while served[0]() is not None:
                await asyncio.sleep(0.01)
        server.should_exit = True
        await serving

    asyncio.run(visit())
