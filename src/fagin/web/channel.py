"""The shorter way of a web socket: texts that come and go whole, past all that looks at frames piece by piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from websockets.protocol import State

from fagin.web.frames import framed, start, text_in

OPEN: Final = State.OPEN  # looked up once: that takes longer than all that is decided by it

Hear = Callable[[bytes], bool]  # whether a text was heard and is not to be received any more


class Channel:
    """What one web socket writes to and is read from; no extension changes what goes this way."""

    def __init__(self, conn: Any, queue: Any) -> None:
        self.conn: Final = conn  # what the library knows of the connection
        self.queue: Final = queue  # of what the application has not received yet
        self.transport: Any = None
        self.free = True  # the transport takes more
        self.whole = True  # each chunk so far was one frame, so that a new one begins with the next
        self.hear: Hear | None = None  # who hears each text first

    def write(self, texts: list[bytes]) -> bool:
        """Send texts together, or refuse if they have to wait."""
        if not self.free or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(framed(texts))
        return True

    def listen(self, hear: Hear | None) -> None:
        """Let somebody hear each text first, while the application has received all others."""
        self.hear = hear

    def text_in(self, data: bytes) -> bytes | None:
        """The text in a chunk, if it is one whole and so was everything before."""
        if not self.whole:
            return None
        at = start(data) if self.conn.state is OPEN else 0
        self.whole = at > 0
        return text_in(data, at) if at else None

    def heard(self, text: bytes) -> bool:
        """Whether a text was heard as it came; whatever else was sent is received in its turn."""
        return self.hear is not None and self.queue.empty() and self.hear(text)
