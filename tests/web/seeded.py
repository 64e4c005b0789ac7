"""`fagin serve` for tests that can be repeated: the chance of a table follows from a header of the request for it.

All else that is secret (the ids of tables, keys, cookies) is drawn as ever.
"""

from __future__ import annotations

import sys
from collections import Counter
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from fagin.cli import main
from fagin.web import app, house
from fagin.web.hall import Hall

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

HEADER = "x-chance"
PROGRAM = ("-P", str(Path(__file__)))
seed: ContextVar[str] = ContextVar("seed", default="")


class Chance(SystemRandom):
    """Unforeseeable, but for the secrets of tables whose founders named a seed: each of them is another."""

    def __init__(self) -> None:
        super().__init__()
        self.founded: Counter[str] = Counter()

    def randbytes(self, n: int) -> bytes:
        if not seed.get():
            return super().randbytes(n)
        self.founded[seed.get()] += 1
        return Random(f"{seed.get()} {self.founded[seed.get()]}").randbytes(n)


def seeded(plain: ASGIApp) -> ASGIApp:
    """The pages and doors of a house, which notice the header."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        seed.set(dict(scope.get("headers", ())).get(HEADER.encode(), b"").decode())
        await plain(scope, receive, send)

    return answer


if __name__ == "__main__":
    create_app = app.create_app
    vars(app)["create_app"] = lambda house: seeded(create_app(house))
    vars(house)["Hall"] = partial(Hall, rng=Chance())
    sys.exit(main())
