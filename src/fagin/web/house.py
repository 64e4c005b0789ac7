"""The house: store, people, bots and rooms, opened and closed together."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fagin.arena.run import cores
from fagin.web.boxes import Boxes
from fagin.web.database.store import DatabaseStore
from fagin.web.hall import Hall
from fagin.web.limits import Doorman, Limits
from fagin.web.line import Post
from fagin.web.people import People
from fagin.web.quick import QuickReporter
from fagin.web.room import PATIENCE
from fagin.web.thinkers import Thinkers
from fagin.web.times import WallClock


@dataclass(frozen=True)
class Settings:
    """How a house is run."""

    database: str = "sqlite:///fagin.db"
    origins: tuple[str, ...] = ()  # other origins whose pages may use this house
    secure: bool = False  # reached by https only: cookies are sent no other way
    thinkers: int = max(1, cores() - 1)  # processes in which bots think
    reports: Path | None = None  # a folder with reports of the lab
    limits: Limits = field(default_factory=Limits)
    patience: float = PATIENCE  # seconds that whoever reads waits for the disk


class House:
    """Everything that serves tables in this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.boxes: Final = Boxes()
        self.store: Final = DatabaseStore(settings.database)
        self.thinkers: Final = Thinkers(self.boxes, settings.thinkers)
        self.hall: Final = Hall(
            self.store, self.thinkers, WallClock(), self.boxes, QuickReporter, patience=settings.patience
        )
        self.post: Final = Post()
        self.doorman: Final = Doorman(settings.limits)
        self.people: People
        self.chores: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        """Open the store and take up what was going on."""
        await self.store.open()
        self.people = People(self.store, await self.store.key("cookies", self.hall.token()))
        self.store.follow(self.hall.told)
        self.chores = [
            asyncio.create_task(self.hall.sweep()),
            asyncio.create_task(self.hall.open_driven(self.store.driven())),
        ]

    async def close(self) -> None:
        """Finish what is under way, and close."""
        for chore in self.chores:
            chore.cancel()
        await self.hall.close()
        self.thinkers.close()
        await self.store.close()
        self.boxes.close()
