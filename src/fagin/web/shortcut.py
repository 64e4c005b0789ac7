"""Web sockets as uvicorn serves them, with a shorter way in and out for what almost every message is: one text, whole.

A message that comes or goes otherwise, and everything about opening and closing, is left to uvicorn.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a text that is whole
FIN: Final = 0x80  # the bit of a frame that is whole
MASKED: Final = 0x80  # and of one that is masked, as all from guests are
SHORT: Final = 126  # the length that announces one of two bytes
LONG: Final = 127  # and one of eight
AHEAD: Final = 8  # messages that may wait before no more are read


class Shortcut(WebSocketsSansIOProtocol):
    """One web socket; the application finds `write` in the state of its scope."""

    whole = True  # whether each chunk so far was one frame, so that a new one begins with the next

    async def run_asgi(self) -> None:
        """Serve the connection, once it is asked for."""
        self.scope["state"]["write"] = self.write
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"]["write"]  # so that nothing leads back here, and all is let go at once

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts together, or refuse if they have to wait; no extension changes what is sent here."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))
        return True

    def data_received(self, data: bytes) -> None:
        """Hand a text over without taking it apart piece by piece."""
        if self.whole and self.handshake_initiated:
            at = start(data) if self.conn.state is State.OPEN else 0
            self.whole = at > 0
            if at and data[0] == TEXT and self.handed_over(apply_mask(data[at:], data[at - 4 : at])):
                return
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


def head(size: int) -> bytes:
    """What goes before a text of a size."""
    if size < SHORT:
        return pack("!BB", TEXT, size)
    return pack("!BBH", TEXT, SHORT, size) if size < 1 << 16 else pack("!BBQ", TEXT, LONG, size)


def start(data: bytes) -> int:
    """Where the content of a frame begins that is whole, masked and all there is; 0 if it is not so."""
    if len(data) < 6 or not data[0] & FIN or not data[1] & MASKED:
        return 0
    size, at = data[1] & ~MASKED, 6
    if size == LONG:
        return 0
    if size == SHORT:
        size, at = int.from_bytes(data[2:4], "big"), 8
    return at if len(data) == at + size else 0
