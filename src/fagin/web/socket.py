"""A guest by web socket: what waits to be received, and the way to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from fagin.web.attend import Gone
from fagin.web.channel import Hear
from fagin.web.guard import Receive, Send
from fagin.web.line import Outgoing, Post, Write
from fagin.web.metrics import FRAMES
from fagin.web.visitor import AGAIN

FAREWELL: Final = 5.0  # seconds for the last frames of a connection that is closed

Listen = Callable[[Hear | None], None]  # whom to let hear texts


class SocketLine(Outgoing):
    """A line to a guest by web socket."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        post: Post,
        most: int,
        write: Write | None = None,
        listen: Listen | None = None,
    ) -> None:
        super().__init__(post, most, write)
        self._receive: Final = receive
        self._send: Final = send
        self._listen: Final = listen
        self.ending: tuple[int, str] = (AGAIN, "gone")
        self.writer: asyncio.Task[None] | None = None  # while it is busy

    async def receive(self) -> str | bytes:
        """The next message, or Gone."""
        if self.ended:
            raise Gone
        message = await self._receive()
        if message["type"] == "websocket.disconnect" or self.ended:
            raise Gone
        text = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    def listen(self, hear: Hear) -> None:
        """Let somebody hear each text before anybody receives it, if nothing else waits to be received."""
        if self._listen is not None:
            self._listen(hear)

    def close(self, code: int, reason: str) -> None:
        """Close the line after what was sent."""
        if not self.ended:
            if self._listen is not None:
                self._listen(None)
            self.ended, self.ending = True, (code, reason)
            if not self.busy:
                self.write_on()

    async def end(self) -> None:
        """Let the last frames out, but not for ever."""
        self.close(AGAIN, "bye")
        if self.writer is not None:
            await asyncio.wait([self.writer], timeout=FAREWELL)
            self.writer.cancel()

    def write_on(self) -> None:
        """Send what waits as the reader takes it."""
        self.busy, self.writer = True, asyncio.ensure_future(self._write_on())

    async def _write_on(self) -> None:
        """Send what waits, one after the other."""
        try:
            while self.frames:
                await self._send({"type": "websocket.send", "text": self.frames.pop(0).decode()})
                FRAMES.inc()
            if not self.ended:
                self.busy, self.writer = False, None
            else:
                code, reason = self.ending
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (RuntimeError, OSError):
            self.ended = True
