"""A guest by web socket: frames go out in order without anybody waiting, and who reads too slowly is put out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from fagin.web.attend import AGAIN, Gone
from fagin.web.guard import Receive, Send
from fagin.web.metrics import FRAMES

FAREWELL: Final = 5.0  # seconds for the last frames of a connection that is closed

Write = Callable[[list[bytes]], bool]  # texts at once, if that can be done


class SocketLine:
    """A line to a guest by web socket."""

    def __init__(self, receive: Receive, send: Send, write: Write | None, most: int) -> None:
        self._receive: Final = receive
        self._send: Final = send
        self._write: Final = write
        self._loop: Final = asyncio.get_running_loop()
        self.most: Final = most  # frames that may wait
        self.frames: list[bytes] = []
        self.ending: tuple[int, str] | None = None
        self.writer: asyncio.Task[None] | None = None  # while a slow reader is waited for, or the end

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
        """Send without waiting: together with what else is sent in this turn of the loop, and in its turn."""
        if self.ending is not None:
            return
        self.frames.append(frame)
        if len(self.frames) == 1 and self.writer is None:
            self._loop.call_soon(self._flush)
        elif len(self.frames) > self.most:
            self.frames.clear()
            self.close(AGAIN, "too-slow")

    def close(self, code: int, reason: str) -> None:
        """Close the line after what was sent."""
        if self.ending is None:
            self.ending = (code, reason)
            if self.writer is None:
                self.writer = asyncio.ensure_future(self._write_on())

    async def end(self) -> None:
        """Let the last frames out, but not for ever."""
        self.close(AGAIN, "bye")
        if self.writer is not None:
            await asyncio.wait([self.writer], timeout=FAREWELL)
            self.writer.cancel()

    def _flush(self) -> None:
        """Send what has come at once, as almost always; a reader that is slow is waited for elsewhere."""
        if self.writer is not None:
            return
        if self._write is not None and self._write(self.frames):
            FRAMES.inc(len(self.frames))
            self.frames.clear()
        else:
            self.writer = asyncio.ensure_future(self._write_on())

    async def _write_on(self) -> None:
        """Send what waits, one after the other."""
        try:
            while self.frames:
                await self._send({"type": "websocket.send", "text": self.frames.pop(0).decode()})
                FRAMES.inc()
            if self.ending is None:
                self.writer = None
            else:
                code, reason = self.ending
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (RuntimeError, OSError):
            self.ending = self.ending or (AGAIN, "gone")
