"""Web sockets as uvicorn serves them, with a shorter way in and out for what almost every message is: one text, whole.

A message that comes or goes otherwise, and everything about opening and closing, is left to uvicorn.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from fagin.web.frames import framed, start, text_in
from fagin.web.visitor import Hear

AHEAD: Final = 8  # messages that may wait before no more are read
OPEN: Final = State.OPEN  # looked up once: it takes longer than all that is decided by it


class Shortcut(WebSocketsSansIOProtocol):
    """One web socket; the application finds `write` and `listen` in the state of its scope."""

    whole = True  # whether each chunk so far was one frame, so that a new one begins with the next
    hear: Hear | None = None  # who hears each text first

    async def run_asgi(self) -> None:
        """Serve the connection, once it is asked for."""
        state = self.scope["state"]
        state["write"], state["listen"] = self.write, self.listen
        try:
            await super().run_asgi()
        finally:
            del state["write"], state["listen"]  # so that nothing leads back here, and all is let go at once
            self.hear = None

    def write(self, texts: list[bytes]) -> bool:
        """Send texts together, or refuse if they have to wait; no extension changes what is sent here."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(texts))
        return True

    def listen(self, hear: Hear | None) -> None:
        """Let somebody hear each text first, while the application has received all others."""
        self.hear = hear

    def data_received(self, data: bytes) -> None:
        """Hand a text over without taking it apart piece by piece."""
        if self.whole and self.handshake_initiated:
            at = start(data) if self.conn.state is OPEN else 0
            self.whole = at > 0
            text = text_in(data, at) if at else None
            if text is not None and self.handed_over(text):
                return
        super().data_received(data)

    def handed_over(self, text: bytes) -> bool:
        """Let the application have a text, and read on unless many wait already; False if it is none."""
        if self.hear is not None and not self.queue.qsize() and self.hear(text):
            return True
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            return False
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True
