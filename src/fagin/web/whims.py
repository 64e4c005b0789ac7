"""What a bot at a table may spend on a move, and what decides its whims."""

from __future__ import annotations

from hmac import digest
from typing import Final

from fagin.bots.bot import ITERATIONS, LONGEST
from fagin.web.table import Table
from fagin.web.timing import PARTS, bot_pace

MOST_PARTS: Final = 10  # of an answer in secret
SHARE: Final = 0.7  # of the time to its move that a bot may use: it is ready whatever it holds


def seconds_for(table: Table, seat: int) -> float:
    """How long a bot may search, so that all who are asked together are ready in time one after the other."""
    match = table.match
    assert match is not None
    together = sum(bool(one.legal) and one.driver() in ITERATIONS for one in table.seats)
    parts = MOST_PARTS if type(match.step).__name__ in PARTS else 1  # how many there are tells nothing either
    return min(LONGEST, SHARE * bot_pace(table, seat) / 1000 / max(1, together) / parts)


def seed_for(table: Table, seat: int) -> str:
    """What decides a bot's whims: it follows from the secret of the table, which cannot be told from it."""
    secret = bytes.fromhex(table.founding.secret)
    return digest(secret, f"bot {seat} {table.seats[seat].version}".encode(), "sha256").hex()
