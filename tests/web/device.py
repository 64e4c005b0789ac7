"""A device that keeps texts in memory, and a page on it: what is played there is played without a house."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from web.simulation import Clockwork, VirtualLoop

from fagin.web.alone import Alone
from fagin.web.wire import FROM_TABLE


class Device:
    """What a browser keeps."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.journals: dict[str, list[str]] = {}
        self.places: dict[str, dict[str, Any]] = {}
        self.full = False
        self.pages: list[Page] = []

    async def put(self, key: str, text: str) -> bool:
        if not self.full:
            self.texts[key] = text
        return not self.full

    async def get(self, key: str) -> str:
        return self.texts.get(key, "")

    async def append(self, table: str, n: int, text: str, place: str) -> str:
        journal = self.journals.setdefault(table, [])
        if self.full or n != len(journal):
            return "failed" if self.full else "taken"
        journal.append(text)
        self.places[table] = json.loads(place)
        for page in self.pages:
            page.house.told(table, n)
        return "kept"

    async def entries(self, table: str) -> str:
        return json.dumps(self.journals.get(table, []))


class Page:
    """A page at a table of the device; every frame it is told must be one of the wire's."""

    def __init__(self, device: Device) -> None:
        device.pages.append(self)
        self.number = len(device.pages)
        self.house = Alone(device, Clockwork(), Random(self.number))
        self.table = ""
        self.told: list[dict[str, Any]] = []
        self.ended: list[tuple[int, str]] = []
        self.news: dict[str, Any] = {}
        self.sent = 0

    async def ask(self, what: str, **args: Any) -> Any:
        return json.loads(await self.house.ask(what, self.table, json.dumps({"lang": "en", **args})))

    async def found(self, game: str, players: int = 2, level: str = "sly", **options: str) -> None:
        wish = {"game": game, "players": players, "level": level, "options": options, "box": None}
        came = await self.ask("found", **wish, name="Ada", word="ada")
        await self.enter(came["answer"]["table"])

    async def enter(self, table: str, since: int = 0, lang: str = "en") -> None:
        self.table = table
        await self.say(type="hello", protocol=3, seat=0, key=None, since=since, lang=lang)

    async def say(self, **message: Any) -> None:
        await self.house.hear(
            self.table, json.dumps(message), self.hear, lambda code, why: self.ended.append((code, why))
        )

    def hear(self, text: str) -> None:
        FROM_TABLE.validate_json(text, strict=True)
        message = json.loads(text)
        self.told.append(message)
        if message["type"] == "news" or (message["type"] == "welcome" and message["news"]):
            self.news = message["news"] if message["type"] == "welcome" else message

    async def move(self, text: str) -> dict[str, Any]:
        """Send a move; what came of it."""
        self.sent += 1
        question = self.news["question"]
        key = f"move-{self.number}-{self.sent:06}"
        await self.say(type="move", id=key, version=question["version"] if question else 0, move=text)
        return next(one for one in reversed(self.told) if one.get("id") == key)

    async def asked(self) -> list[str]:
        """Wait until one is asked, or the game is over: the moves that one may make."""
        while not self.news["over"] and not (self.news["question"] and self.news["question"]["moves"]):
            await asyncio.sleep(0.1)
        return [] if self.news["over"] else list(self.news["question"]["moves"])

    async def play(self, rng: Random, moves: int = 10_000) -> None:
        """Make so many moves, or as many as it takes to the end, whatever they are."""
        for _ in range(moves):
            legal = await self.asked()
            if not legal:
                return
            assert (await self.move(rng.choice(legal)))["type"] == "done"


def at_home(work: Callable[[Device], Awaitable[None]], kind: type[Device] = Device) -> None:
    """Let something happen on a device, in its own time."""
    loop = VirtualLoop()

    async def whole() -> None:
        device = kind()
        try:
            await work(device)
        finally:
            for page in device.pages:
                await page.house.hall.close()

    try:
        loop.run_until_complete(whole())
    finally:
        loop.close()
