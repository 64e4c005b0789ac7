"""A store in memory for simulations: what was committed survives a crash, and an answer may get lost on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random

from fagin.web.store import GATHERING, PLAYING, Append, Entry, Founding, Heard, NotStored, Summary, Taken


class Disk:
    """What survives a crash."""

    def __init__(self) -> None:
        self.foundings: dict[str, Founding] = {}
        self.summaries: dict[str, Summary] = {}
        self.journals: dict[str, list[Entry]] = {}
        self.people: dict[str, str] = {}  # by the hash of the phrase
        self.boxes: dict[str, str] = {}
        self.keys: dict[str, str] = {}
        self.full = False
        self.forgetful = 0.0  # how often an answer gets lost after all was kept
        self.followers: list[tuple[MemoryStore, Callable[[str, int], None]]] = []


class MemoryStore:
    """One process's way to the disk, which takes its time."""

    def __init__(self, disk: Disk, rng: Random | None = None, slowest: float = 0.0) -> None:
        self.disk = disk
        self.rng = rng or Random(0)
        self.slowest = slowest
        self.crashed = False
        self.under_way: set[asyncio.Task[None]] = set()
        self.shared = False

    async def _wait(self) -> None:
        await asyncio.sleep(self.rng.random() * self.slowest if self.slowest else 0)
        if self.crashed:
            raise NotStored("the process is dead")

    async def found(self, founding: Founding, summary: Summary) -> None:
        await self._wait()
        if self.disk.full:
            raise NotStored("the disk is full")
        self.disk.foundings[founding.table] = founding
        self.disk.summaries[founding.table] = summary
        self.disk.journals[founding.table] = []
        await self._wait()

    async def founding(self, table: str) -> Founding | None:
        await self._wait()
        return self.disk.foundings.get(table)

    async def append(self, append: Append) -> None:
        await self._wait()
        if self.disk.full:
            raise NotStored("the disk is full")
        journal = self.disk.journals[append.table]
        if append.entry.n < len(journal):
            raise Taken
        assert append.entry.n == len(journal), "an entry without the one before"
        journal.append(append.entry)
        if append.summary is not None:
            before = self.disk.summaries[append.table].people
            people = append.summary.people if append.summary.people is not None else before
            self.disk.summaries[append.table] = replace(append.summary, people=people)
        for store, told in self.disk.followers:
            if store is not self and not store.crashed:
                told(append.table, append.entry.n)
        await self._wait()
        if self.disk.forgetful and self.rng.random() < self.disk.forgetful:
            raise NotStored("kept, but the answer got lost")

    def put(self, append: Append, heard: Heard) -> None:
        keeping = asyncio.ensure_future(self.append(append))
        self.under_way.add(keeping)
        keeping.add_done_callback(lambda kept: self._tell(kept, heard))

    def _tell(self, kept: asyncio.Task[None], heard: Heard) -> None:
        self.under_way.discard(kept)
        problem = kept.exception()
        assert problem is None or isinstance(problem, Exception)
        if not self.crashed:
            heard(problem)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        await self._wait()
        return self.disk.journals.get(table, [])[since:]

    async def listed(self, limit: int) -> list[str]:
        summaries = self.disk.summaries.items()
        return [table for table, one in summaries if one.listed and one.status == GATHERING][-limit:][::-1]

    async def of_person(self, person: str, limit: int) -> list[str]:
        return [table for table, one in self.disk.summaries.items() if person in (one.people or ())][-limit:][
            ::-1
        ]

    async def open_of_person(self, person: str) -> int:
        return sum(
            person in (one.people or ()) and one.status in (GATHERING, PLAYING)
            for one in self.disk.summaries.values()
        )

    async def driven(self) -> list[str]:
        await self._wait()
        return [table for table, one in self.disk.summaries.items() if one.driven and one.status == PLAYING]

    async def keep_person(self, person: str, phrase: str) -> None:
        self.disk.people[phrase] = person

    async def person_with(self, phrase: str) -> str | None:
        return self.disk.people.get(phrase)

    async def keep_box(self, fingerprint: str, text: str) -> None:
        self.disk.boxes.setdefault(fingerprint, text)

    async def box(self, fingerprint: str) -> str | None:
        return self.disk.boxes.get(fingerprint)

    async def key(self, name: str, new: str) -> str:
        return self.disk.keys.setdefault(name, new)

    def follow(self, told: Callable[[str, int], None]) -> None:
        self.disk.followers.append((self, told))

    async def close(self) -> None:
        self.disk.followers = [one for one in self.disk.followers if one[0] is not self]
