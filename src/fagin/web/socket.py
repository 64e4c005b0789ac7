"""A guest by web socket: frames go out in order without anybody waiting, and who reads too slowly is put out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Coroutine, Generator
from types import coroutine
from typing import Any, Final

from fagin.web.attend import AGAIN, Gone
from fagin.web.guard import Receive, Send
from fagin.web.metrics import FRAMES

FAREWELL: Final = 5.0  # seconds for the last frames of a connection that is closed


class SocketLine:
    """A line to a guest by web socket."""

    def __init__(self, receive: Receive, send: Send, most: int) -> None:
        self._receive: Final = receive
        self._send: Final = send
        self.most: Final = most  # frames that may wait
        self.frames: Final[deque[bytes]] = deque()
        self.ending: tuple[int, str] | None = None
        self.writer: asyncio.Task[None] | None = None  # while frames wait, or the line is being closed

    async def receive(self) -> str | bytes:
        """The next message, or Gone."""
        if self.ending is not None:
            raise Gone
        message = await self._receive()
        if message["type"] == "websocket.disconnect" or self.ending is not None:
            raise Gone
        text = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    def send(self, frame: bytes) -> None:
        """Send without waiting: at once where nothing waits, as almost always, and otherwise in its turn."""
        if self.ending is not None:
            return
        FRAMES.inc()
        if self.writer is None:
            self._begin(self._sending(frame))
            return
        self.frames.append(frame)
        if len(self.frames) > self.most:
            self.frames.clear()
            self.close(AGAIN, "too-slow")

    def close(self, code: int, reason: str) -> None:
        """Close the line after what was sent."""
        if self.ending is None:
            self.ending = (code, reason)
            if self.writer is None:
                self.writer = asyncio.ensure_future(self._write())

    async def end(self) -> None:
        """Let the last frames out, but not for ever."""
        self.close(AGAIN, "bye")
        if self.writer is not None:
            await asyncio.wait([self.writer], timeout=FAREWELL)
            self.writer.cancel()

    def _begin(self, sending: Coroutine[Any, None, None]) -> None:
        """Send as far as can be done at once; a reader that is slow is waited for elsewhere."""
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except (RuntimeError, OSError):
            self.ending = (AGAIN, "gone")
            return
        self.writer = asyncio.ensure_future(self._write(rest(sending, awaited)))

    async def _write(self, begun: Awaitable[None] | None = None) -> None:
        try:
            if begun is not None:
                await begun
            while self.frames:
                await self._sending(self.frames.popleft())
            if self.ending is None:
                self.writer = None
            else:
                code, reason = self.ending
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (RuntimeError, OSError):
            self.ending = self.ending or (AGAIN, "gone")

    def _sending(self, frame: bytes) -> Coroutine[Any, None, None]:
        sending: Any = self._send({"type": "websocket.send", "text": frame.decode()})
        return sending  # type: ignore[no-any-return]


@coroutine
def rest(begun: Coroutine[Any, None, None], awaited: Any) -> Generator[Any, None, None]:
    """What is left of a coroutine that has begun and awaits something."""
    try:
        while True:
            yield awaited
            awaited = begun.send(None)
    except StopIteration:
        return
    finally:
        begun.close()
