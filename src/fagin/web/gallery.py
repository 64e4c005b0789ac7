"""The gallery: who watches a table with a delay is shown everything so much later, and nothing before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from fagin.kernel import View


class Watcher(Protocol):
    """Who watches."""

    known: int
    lang: str | None

    def send(self, frame: bytes) -> None:
        """Send without waiting."""
        ...


class Moment:
    """A table as it was: what a reader knew then, and what it saw."""

    def __init__(self, n: int, at: int, known: int, hash: int, view: View[Any, Any]) -> None:
        self.n: Final = n  # of the next entry then
        self.at: Final = at
        self.known: Final = known  # events
        self.hash: Final = hash  # of them
        self.view: Final = view


class Gallery:
    """The last moments of a table, as many as are still to be shown."""

    def __init__(self, delay: int, frame: Callable[[Watcher, Moment, int], bytes]) -> None:
        self.delay: Final = delay * 1000  # milliseconds
        self.frame: Final = frame  # what a watcher is told at a moment, from an event on
        self.moments: Final[list[Moment]] = []

    def remember(self, moment: Moment, now: int) -> None:
        """Keep a moment, and forget those that everybody may have seen but for the last of them."""
        self.moments.append(moment)
        while len(self.moments) > 1 and self.moments[1].at <= now - self.delay:
            self.moments.pop(0)

    def shown(self, now: int) -> Moment | None:
        """The moment that watchers see now."""
        seen = [moment for moment in self.moments if moment.at <= now - self.delay]
        return seen[-1] if seen else None

    def promise(self, watcher: Watcher, now: int) -> None:
        """Show somebody who has just come what has happened meanwhile, each when its time comes."""
        for moment in self.moments:
            if moment.known > watcher.known:
                frame = self.frame(watcher, moment, watcher.known)
                watcher.known = moment.known
                self.later(moment.at + self.delay - now, watcher, frame)

    def later(self, milliseconds: int, watcher: Watcher, frame: bytes) -> None:
        """Send something later."""
        asyncio.get_running_loop().call_later(max(0, milliseconds) / 1000, watcher.send, frame)
