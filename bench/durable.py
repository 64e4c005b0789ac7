"""A table server at work: moves that are on the disk and told to all seats, for each second of its CPU time."""

from __future__ import annotations

import atexit
import os
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bench import Maker, Unit

if TYPE_CHECKING:
    from bench.crowd import Place
    from bench.served import Served

SECONDS = 1.0  # of play for each unit of work
UNITS = 4  # for which tables are stored before a server opens


class Evening:
    """A server in a process of its own, where four play at each of many tables, and at other tables in each unit."""

    def __init__(self, game: str) -> None:
        if hasattr(os, "sched_setaffinity"):  # guests and server each get a core, if there are two
            os.sched_setaffinity(0, range(os.cpu_count() or 1))
        self.game = game
        self.stored: list[Place] = []
        self.served: Served | None = None
        self.uncounted = 0.0  # what the clock is to leave out: what it takes to open a server
        self.closing = ExitStack()
        atexit.register(self.closing.close)

    def open(self) -> None:
        """Store tables, and open a server where they are found."""
        from bench.load import ENOUGH, TABLES
        from bench.served import house
        from bench.shelf import shelve

        spent = self.clock()
        self.closing.close()
        database = Path(self.closing.enter_context(TemporaryDirectory(prefix="fagin-evening-")), "tables.db")
        self.enough = ENOUGH.get(self.game, TABLES)
        self.stored = shelve(database, self.game, self.enough * UNITS)
        self.served = self.closing.enter_context(house(database))
        self.uncounted = self.served.cpu() - spent

    def __call__(self) -> int:
        """Play for a while, and count the moves."""
        from bench.load import TABLES, awaited, burst

        if not self.stored:
            self.open()
        assert self.served is not None
        places, self.stored = self.stored[: self.enough], self.stored[self.enough :]
        return len(awaited(burst(self.served, places, TABLES, SECONDS)).told.seconds)

    def clock(self) -> float:
        """What its servers have spent on play so far."""
        return self.served.cpu() - self.uncounted if self.served is not None else 0.0


def durable(name: str, players: int, rng: Random) -> Unit:
    """Play at a server as people do; how many and with which luck is the crowd's own."""
    return Evening(name)


MAKERS: dict[str, Maker] = {"fagin-durable": durable}
