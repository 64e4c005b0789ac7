"""What goes out to guests: frames in order, without anybody waiting, all those of one turn of the loop together."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from fagin.web.metrics import FRAMES
from fagin.web.visitor import AGAIN

Write = Callable[[list[bytes]], bool]  # texts at once, if that can be done


class Post:
    """What is sent in one turn of the loop goes out at its end, on all lines."""

    def __init__(self) -> None:
        self.lines: list[Outgoing] = []

    def add(self, line: Outgoing) -> None:
        """Have a line's frames sent."""
        if not self.lines:
            get_running_loop().call_soon(self.go)
        self.lines.append(line)

    def go(self) -> None:
        """Send them."""
        lines, self.lines = self.lines, []
        sent = 0
        for line in lines:
            sent += line.flush()
        FRAMES.inc(sent)


@mypyc_attr(allow_interpreted_subclasses=True)
class Outgoing:
    """The frames for one guest; who reads too slowly is put out."""

    def __init__(self, post: Post, most: int, write: Write | None) -> None:
        self.post: Final = post
        self.most: Final = most  # frames that may wait
        self.write: Final = write
        self.frames: list[bytes] = []
        self.busy = False  # a slow reader is waited for, or the end
        self.ended = False

    def send(self, frame: bytes) -> None:
        """Send without waiting: together with what else is sent in this turn of the loop, and in its turn."""
        if self.ended:
            return
        self.frames.append(frame)
        if len(self.frames) == 1 and not self.busy:
            self.post.add(self)
        elif len(self.frames) > self.most:
            FRAMES.inc(self.flush())  # as much may come in one turn of the loop, to somebody who is not slow
            if self.frames:
                self.frames.clear()
                self.close(AGAIN, "too-slow")

    def flush(self) -> int:
        """Send what has come at once, as almost always, and say how much; a slow reader is waited for elsewhere."""
        if self.busy or not self.frames:
            return 0
        if self.write is None or not self.write(self.frames):
            self.write_on()
            return 0
        sent = len(self.frames)
        self.frames.clear()
        return sent

    def write_on(self) -> None:
        """Send what waits as the reader takes it."""
        raise NotImplementedError

    def close(self, code: int, reason: str) -> None:
        """Close the line after what was sent."""
        raise NotImplementedError
