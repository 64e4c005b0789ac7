"""A plan: which bots meet at what table; with it, a number settles a game."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations
from random import Random

from fagin.kernel import FairSource


@dataclass(frozen=True)
class Plan:
    """Games among the same bots at the same table: game number n is settled by the plan and n alone."""

    game: str
    bots: tuple[str, ...]  # the last one takes all seats that are left
    players: int
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    data: str | None = None  # an owner's own component file

    @cached_property
    def lineup(self) -> tuple[str, ...]:
        """One bot for each seat."""
        return self.bots + self.bots[-1:] * (self.players - len(self.bots))

    @cached_property
    def circles(self) -> list[list[tuple[str, ...]]]:
        """All ways in which the bots can follow one another, each turned so that everyone sits everywhere."""
        found: list[list[tuple[str, ...]]] = []
        seen: set[tuple[str, ...]] = set()
        for others in permutations(self.lineup[1:]):
            circle = self.lineup[:1] + others
            if circle not in seen:
                turned = dict.fromkeys(circle[-turn:] + circle[:-turn] for turn in range(self.players))
                seen.update(turned)
                found.append(list(turned))
        return found

    def seating(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The deal of a game and who sits where: a deal is played once from every seat."""
        rounds, left = divmod(number, sum(map(len, self.circles)))
        deal = rounds * len(self.circles)
        for circle in self.circles:
            if left < len(circle):
                return deal, circle[left]
            left -= len(circle)
            deal += 1
        raise AssertionError("the circles hold every seating")

    def source(self, deal: int) -> FairSource:
        """The chance of a deal, which can be verified like that of any game."""
        secret = hashlib.sha256(f"fagin arena {self.seed} {deal}".encode()).digest()
        return FairSource(secret, [f"seat{seat}" for seat in range(self.players)])

    def dice(self, number: int) -> list[Random]:
        """A generator for each seat of a game."""
        return [Random(f"fagin arena {self.seed} {number} {seat}") for seat in range(self.players)]

    def command(self, games: int | None = None) -> str:
        """What to type to have games of this plan played."""
        words = ["fagin", "arena", self.game.replace("_", "-"), "--bots", ",".join(self.bots)]
        words += ["--players", str(self.players), "--seed", str(self.seed)]
        for name, value in sorted(self.options.items()):
            words += ["--option", f"{name}={value}"]
        if self.data is not None:
            words += ["--data", self.data]
        if games is not None:
            words += ["--games", str(games)]
        return shlex.join(words)
