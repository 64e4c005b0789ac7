"""The queue of a room: one at a time, first come, first served; whoever only reads is let in between two turns."""

from __future__ import annotations

from asyncio import CancelledError, Future, get_running_loop
from collections import deque
from typing import Final


class Turns:
    """Who has the turn, and who waits for it; who finds nobody there need not wait."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: Final[deque[Future[None]]] = deque()
        self.readers: Final[dict[Future[None], None]] = {}  # they wait for the end of the turn that is taken

    def take(self) -> bool:
        """Take the turn if it is free; who has it passes it on."""
        free = not self.taken
        self.taken = True
        return free

    def end(self) -> Future[None] | None:
        """The end of the turn that is taken, None if none is. Whoever awaits it runs before the next turn begins."""
        if not self.taken:
            return None
        end = get_running_loop().create_future()
        self.readers[end] = None
        end.add_done_callback(
            lambda end: self.readers.pop(end, None)
        )  # at the latest when nobody waits any more
        return end

    def pass_on(self) -> None:
        """Let those read who wait for it, and then let the next one have the turn."""
        if not self.readers:
            self._next()
            return
        for end in list(self.readers):
            if not end.done():
                end.set_result(None)
        self.readers.clear()
        get_running_loop().call_soon(self._next)  # behind the readers, whom the loop calls first

    def _next(self) -> None:
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        if self.readers:  # they came while the others read
            self.pass_on()
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        """Wait for the turn."""
        if self.take():
            return
        turn = get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except CancelledError:
            if turn.done() and not turn.cancelled():  # it came just now, in vain
                self.pass_on()
            raise

    async def __aexit__(self, *problem: object) -> None:
        """Pass it on."""
        self.pass_on()
