"""Web sockets as uvicorn serves them, with a shorter way in and out for what almost every message is: one text, whole.

A message that comes or goes otherwise, and everything about opening and closing, is left to uvicorn.
"""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fagin.web.channel import Channel

AHEAD: Final = 8  # messages that may wait before no more are read


class Shortcut(WebSocketsSansIOProtocol):
    """One web socket; the application finds `write` and `listen` in the state of its scope."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.channel: Final = Channel(self.conn, self.queue)

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        self.channel.transport = transport

    async def run_asgi(self) -> None:
        """Serve the connection, once it is asked for."""
        state = self.scope["state"]
        state["write"], state["listen"] = self.channel.write, self.channel.listen
        try:
            await super().run_asgi()
        finally:
            del state["write"], state["listen"]  # so that nothing leads back here, and all is let go at once
            self.channel.listen(None)

    def pause_writing(self) -> None:
        """Much waits to be sent."""
        self.channel.free = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """Not so much any more."""
        self.channel.free = True
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Hand a text over without taking it apart piece by piece."""
        text = self.channel.text_in(data) if self.handshake_initiated else None
        if text is None or not (self.channel.heard(text) or self.handed_over(text)):
            super().data_received(data)

    def handed_over(self, text: bytes) -> bool:
        """Let the application have a text, and read on unless many wait already; False if it is none."""
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            return False
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True
