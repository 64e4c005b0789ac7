"""A guest by web socket: frames go out in order without anybody waiting, and who reads too slowly is put out."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from fagin.web.attend import AGAIN, Gone
from fagin.web.metrics import FRAMES

FAREWELL: Final = 5.0  # seconds for the last frames of a connection that is closed


class SocketLine:
    """A line to a guest by web socket."""

    def __init__(self, socket: WebSocket, most: int) -> None:
        self.socket: Final = socket
        self.most: Final = most  # frames that may wait
        self.frames: Final[deque[bytes]] = deque()
        self.more: Final = asyncio.Event()
        self.ending: tuple[int, str] | None = None
        self.writer: Final = asyncio.ensure_future(self._write())

    async def receive(self) -> str | bytes:
        """The next message, or Gone."""
        if self.ending is not None:
            raise Gone
        receiving = self.socket.receive
        message = await receiving()
        if message["type"] == "websocket.disconnect" or self.ending is not None:
            raise Gone
        text = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    def send(self, frame: bytes) -> None:
        """Send without waiting."""
        if self.ending is None:
            self.frames.append(frame)
            self.more.set()
            if len(self.frames) > self.most:
                self.frames.clear()
                self.close(AGAIN, "too-slow")

    def close(self, code: int, reason: str) -> None:
        """Close the line after what was sent."""
        if self.ending is None:
            self.ending = (code, reason)
            self.more.set()

    async def _write(self) -> None:
        try:
            while True:
                while self.frames:
                    frame = self.frames.popleft()
                    await self.socket.send({"type": "websocket.send", "text": frame.decode()})
                    FRAMES.inc()
                if self.ending is not None:
                    break
                self.more.clear()
                await self.more.wait()
            code, reason = self.ending
            await self.socket.close(code, reason)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.ending = self.ending or (AGAIN, "gone")

    async def end(self) -> None:
        """Let the last frames out, but not for ever."""
        self.close(AGAIN, "bye")
        try:
            async with asyncio.timeout(FAREWELL):
                await asyncio.shield(self.writer)
        except TimeoutError:
            self.writer.cancel()
