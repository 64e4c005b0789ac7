"""The queue of a room: one at a time, first come, first served."""

from __future__ import annotations

from asyncio import CancelledError, Future, get_running_loop
from collections import deque
from typing import Final


class Turns:
    """Who has the turn, and who waits for it; who finds nobody there need not wait."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: Final[deque[Future[None]]] = deque()

    def take(self) -> bool:
        """Take the turn if it is free; who has it passes it on."""
        free = not self.taken
        self.taken = True
        return free

    def pass_on(self) -> None:
        """Let the next one have it."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
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
