"""What time it is, and how to wait."""

from __future__ import annotations

import asyncio
from time import time
from typing import Protocol


class Times(Protocol):
    """What time it is, and how to wait; a simulation has its own."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def until(self, at: int) -> None:
        """Wait until then."""
        ...


class WallClock:
    """The time of this machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(time() * 1000)

    async def until(self, at: int) -> None:
        """Wait until then."""
        await asyncio.sleep(max(0, at - self.now()) / 1000)
