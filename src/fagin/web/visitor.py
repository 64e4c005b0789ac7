"""A guest in a room: what it sends is heard at once if it can be, and what it is told goes out on its line."""

from __future__ import annotations

import re
from typing import Any, Final, Protocol

from orjson import JSONDecodeError, loads

from fagin.web.channel import Hear
from fagin.web.floor import Floor, Guest, tell
from fagin.web.limits import Bucket
from fagin.web.metrics import ANSWERS
from fagin.web.requests import asked
from fagin.web.wire import ID, LARGEST, LONGEST, MOST, Move

AGAIN: Final = 1013  # why a connection is closed: the guest may come again
FIELDS: Final = len(Move.model_fields)  # type, id, version and move
KEY: Final = re.compile(ID).fullmatch


class Connection(Protocol):
    """A line to a guest, by web socket or simulated."""

    async def receive(self) -> str | bytes:
        """The next message, or Gone."""
        ...

    def send(self, frame: bytes) -> None:
        """Send without waiting."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close the line after what was sent."""
        ...

    def listen(self, hear: Hear) -> None:
        """Let somebody hear each text before anybody receives it, if nothing else waits to be received."""
        ...


class Visitor(Guest):
    """A guest in a room."""

    def __init__(self, line: Connection, room: Floor, bucket: Bucket, reader: int, lang: str | None) -> None:
        super().__init__(reader, lang)
        self.line: Final = line
        self.room: Final = room
        self.bucket: Final = bucket
        self.idle = False  # nothing that it sent is being answered

    def send(self, frame: bytes) -> None:
        """Send without waiting."""
        self.line.send(frame)

    def put_out(self, reason: str) -> None:
        """Close the connection; the guest may come again."""
        self.line.close(AGAIN, reason)

    def hear(self, text: bytes) -> bool:
        """Make a move at once if nothing is in its way; whatever else was sent is answered in its turn."""
        message = move_in(text) if self.idle else None
        if message is None or not self.bucket.any():
            return False
        key: str = message["id"]
        if not self.room.ask_at_once(asked(self.reader, message), lambda came: self.told(key, came)):
            return False
        self.bucket.take_one()
        return True

    def told(self, key: str, came: Exception | None) -> None:
        """Tell the guest what came of what it asked for."""
        ANSWERS[tell(self, self.room, key, came)].inc()


def move_in(text: bytes) -> dict[str, Any] | None:
    """The move in a frame, if it is one as almost all are; whatever else there is, `understand` looks into it."""
    if len(text) > LARGEST:
        return None
    try:
        message = loads(text)
    except JSONDecodeError:
        return None
    if not isinstance(message, dict) or len(message) != FIELDS or message.get("type") != "move":
        return None
    key, version, move = message.get("id"), message.get("version"), message.get("move")
    if not isinstance(key, str) or not KEY(key) or not isinstance(move, str) or not 0 < len(move) <= LONGEST:
        return None
    if not isinstance(version, int) or isinstance(version, bool) or not 0 <= version <= MOST:
        return None
    return message
