"""Where bots think: in processes of their own, asked with plain data, so that the table never waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import LifoQueue
from typing import Final, TypeVar

from fagin.arena.fortune import Fortune, fortune_of
from fagin.arena.thinking import Aside, Question, ask
from fagin.bots.advice import Candidate
from fagin.bots.bot import LEVELS, LONGEST
from fagin.kernel import CHANCE
from fagin.web.boxes import Boxes
from fagin.web.table import Table
from fagin.web.whims import seconds_for, seed_for

T = TypeVar("T")

RECKONING: Final = 5.0  # seconds of work in which a game that is over is accounted for


class Thinkers:
    """A few processes, each of which takes one question after the other; games that are over have one of their own."""

    def __init__(self, boxes: Boxes, processes: int) -> None:
        self.boxes: Final = boxes
        self.free: Final[LifoQueue[Aside]] = LifoQueue()
        for _ in range(processes):
            self.free.put(Aside())
        self.threads: Final = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self.clerk: Final = Aside()
        self.desk: Final = ThreadPoolExecutor(1, thread_name_prefix="clerk")

    async def choose(self, table: Table, seat: int) -> str:
        """The move of the bot that plays for a seat."""
        question = self._question(table, seat, table.seats[seat].driver(), seconds_for(table, seat))
        return table.game.moves.text(await self._asked(Aside.answer, question))

    async def advise(self, table: Table, seat: int) -> list[Candidate]:
        """What the best bot thinks of a person's moves."""
        return await self._asked(Aside.advise, self._question(table, seat, LEVELS[0], LONGEST))

    async def account(self, table: Table) -> Fortune:
        """What a game that is over owes to chance and to decisions; no bot waits for that."""
        match = table.match
        assert match is not None
        question = ask(match, self._path(table), CHANCE, "", "ledger", RECKONING)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.desk, self.clerk.done, fortune_of, question)

    async def _asked(self, what: Callable[[Aside, Question], T], question: Question) -> T:
        def think() -> T:
            aside = self.free.get()  # there are as many as threads
            try:
                return what(aside, question)
            finally:
                self.free.put(aside)

        return await asyncio.get_running_loop().run_in_executor(self.threads, think)

    def _question(self, table: Table, seat: int, level: str, seconds: float) -> Question:
        match = table.match
        assert match is not None
        return ask(match, self._path(table), seat, level, seed_for(table, seat), seconds)

    def _path(self, table: Table) -> str | None:
        """Where the owner's own component file is, if there is one."""
        return self.boxes.path(table.facts.data) if table.facts.own_box else None

    def close(self) -> None:
        """End the processes."""
        for threads in (self.threads, self.desk):
            threads.shutdown(wait=True, cancel_futures=True)
        self.clerk.close()
        while not self.free.empty():
            self.free.get().close()
