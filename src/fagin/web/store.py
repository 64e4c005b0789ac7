"""What a store must do: it keeps how tables were founded and appends what happened at them, and nothing else is truth.

Everything else that a store holds (who is where, which tables are open) is a summary that could be made again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

GATHERING: Final = "gathering"  # people sit down
PLAYING: Final = "playing"
OVER: Final = "over"  # played to its end
CLOSED: Final = "closed"  # given up before


FRESH: Final = sha256()  # a copy of it is there sooner than a new one


class NotStored(Exception):
    """Nothing was kept: the disk is full, the database is gone, or it refuses; nothing may be told of it."""


class NotYetStored(NotStored):
    """What happened last is still on its way to the disk, and whoever asked has waited long enough."""


class Taken(Exception):
    """That place in the journal is taken: another process wrote first, read on."""


class Damaged(Exception):
    """What is kept of a table is not what was written; `n` is the first entry that is wrong."""

    def __init__(self, table: str, n: int) -> None:
        super().__init__(f"the journal of table {table[:6]}… is damaged at entry {n}")
        self.table = table
        self.n = n


@dataclass(frozen=True)
class Founding:
    """What never changes about a table; `secret` decides its chance and is told only when the game is over."""

    table: str
    at: int  # milliseconds since 1970
    facts: str  # JSON
    secret: str


@dataclass(init=False)
class Entry:
    """One thing that happened at a table; the seal chains it to all entries before. It never changes."""

    n: int  # from 0, without gaps
    at: int  # milliseconds since 1970, never less than in the entry before
    body: str  # JSON
    seal: str

    def __init__(self, n: int, at: int, body: str, seal: str) -> None:  # compiled, unlike what would be made
        self.n = n
        self.at = at
        self.body = body
        self.seal = seal


@dataclass(frozen=True)
class Summary:
    """What lists of tables need to know, renewed by the entries that change it."""

    status: str
    listed: bool  # in the lobby
    driven: bool  # bots or a clock act at it without being asked
    people: tuple[str, ...] | None  # the ids of the persons who sit there, and of the owner; None: as before


class Append:
    """An entry to be kept, and the summary if the entry changes it."""

    def __init__(self, table: str, entry: Entry, summary: Summary | None = None) -> None:
        self.table: Final = table
        self.entry: Final = entry
        self.summary: Final = summary


def seal(before: str, n: int, at: int, body: str) -> str:
    """The seal of an entry, from the seal of the one before (of the founding: its table's id)."""
    made = FRESH.copy()
    made.update(f"{before} {n} {at} {body}".encode())
    return made.hexdigest()[:32]


def check(table: str, before: str, entries: Sequence[Entry]) -> None:
    """Refuse entries that do not follow one another or were changed."""
    for entry in entries:
        if entry.seal != seal(before, entry.n, entry.at, entry.body):
            raise Damaged(table, entry.n)
        before = entry.seal


async def in_time(answer: Awaitable[T], seconds: float) -> T:
    """What the store answers, or NotStored if that takes longer."""
    try:
        async with asyncio.timeout(seconds):
            return await answer
    except TimeoutError:
        raise NotStored("the store has not answered") from None


Heard = Callable[[Exception | None], None]  # is told what came of keeping something: a problem, or none


class Journals(Protocol):
    """Where tables are kept. What returns has been kept; what raises NotStored or Taken has not."""

    shared: bool  # whether other processes may have guests at the same tables

    async def found(self, founding: Founding, summary: Summary) -> None:
        """Keep a new table."""
        ...

    async def founding(self, table: str) -> Founding | None:
        """How a table was founded, if there is such a table."""
        ...

    async def append(self, append: Append) -> None:
        """Keep an entry for good, or raise Taken or NotStored."""
        ...

    def put(self, append: Append, heard: Heard) -> None:
        """The same for who does not wait: be told on the event loop when it is kept, or why it is not."""
        ...

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table from a number on."""
        ...

    async def keep_box(self, fingerprint: str, text: str) -> None:
        """Keep an owner's component file, once."""
        ...

    async def box(self, fingerprint: str) -> str | None:
        """An owner's component file."""
        ...


class Store(Journals, Protocol):
    """The store of a house: its tables, its people, and who is where."""

    async def listed(self, limit: int) -> list[str]:
        """Tables in the lobby where people still gather, the newest first."""
        ...

    async def of_person(self, person: str, limit: int) -> list[str]:
        """The tables of a person, who sits there or owns them, the newest first."""
        ...

    async def open_of_person(self, person: str) -> int:
        """How many tables of a person are neither over nor closed."""
        ...

    async def driven(self) -> list[str]:
        """Tables being played at which bots or a clock act."""
        ...

    async def keep_person(self, person: str, phrase: str) -> None:
        """Keep a person with the hash of the recovery phrase; replaces an earlier phrase."""
        ...

    async def person_with(self, phrase: str) -> str | None:
        """The person whose phrase has that hash."""
        ...

    async def key(self, name: str, new: str) -> str:
        """A key of this house: the one that is kept, or the new one, which is kept then."""
        ...

    def follow(self, told: Callable[[str, int], None]) -> None:
        """Be told on the event loop of entries (table, n) that other processes append."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go."""
        ...
