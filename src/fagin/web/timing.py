"""When a table acts by itself: by what everybody sees, so that no pause tells what somebody holds.

Bots, standing orders and silence are answered on one schedule for all. In a window, where several may answer in
secret and all may pass, bots answer at once and people until it closes: then silence is a pass.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fagin.web.store import PLAYING
from fagin.web.table import Table

BOT: Final = "bot"  # let the bot choose
AWAY: Final = "away"  # the time is up: a bot stands in
MOVE: Final = "move"

PASS: Final = "pass"
BOT_PACE: Final = 500  # milliseconds after which a bot moves openly
SECRET_PACE: Final = 50  # and where several answer in secret
FORCED_PACE: Final = 1000  # after which a table makes the only move for a person
WINDOWS: Final = {  # milliseconds for which a window stays open, by its step
    "BetWindow": 3000,
    "CopyWindow": 2000,
    "SkullWindow": 3000,
    "EndWindow": 4000,
    "KillWindow": 3000,
}


@dataclass(frozen=True)
class Due:
    """What a table does for a seat by itself, and when."""

    at: int  # milliseconds since 1970
    what: str  # BOT, MOVE or AWAY
    move: str = ""


def due(table: Table, number: int) -> Due | None:
    """What the table will do for a seat that is asked, unless its person answers before."""
    seat, match = table.seats[number], table.match
    if match is None or table.status != PLAYING or not seat.legal:
        return None
    step = match.view(number).public.stack[-1]
    name, secret, pace = type(step).__name__, step.secret(), table.facts.pace
    if seat.driver():
        return Due(seat.asked + round(pace * (SECRET_PACE if secret else BOT_PACE)), BOT)
    legal = [table.game.moves.text(move) for move in seat.legal]
    length = window(table, name)
    ordered = next((move for move in seat.orders.answers.get(name, []) if move in legal), "")
    mode = table.facts.options.get("reaction_mode", "")
    if length is not None and not ordered and (seat.orders.passing or mode == "orders"):
        ordered = PASS
    if ordered:
        return Due(seat.asked + round(pace * SECRET_PACE), MOVE, ordered)
    times = [time_is_up(table, number)]
    if length and (mode == "live" or (seat.orders.windows == "if-able" and legal == [PASS])):
        times.append(Due(seat.asked + length, MOVE, PASS))
    if length is None and seat.orders.forced and len(legal) == 1:
        times.append(Due(seat.asked + round(pace * FORCED_PACE), MOVE, legal[0]))
    return min((time for time in times if time is not None), key=lambda time: time.at, default=None)


def window(table: Table, step: str) -> int | None:
    """How many milliseconds a window stays open (0: until all have answered), or None if a step is none."""
    length = WINDOWS.get(step)
    if length is None:
        return None
    return round(length * table.facts.pace * float(table.facts.options.get("reaction_pace", "1.0")))


def closes(table: Table, number: int) -> int | None:
    """When silence becomes a pass for a seat."""
    match = table.match
    if match is None or not table.seats[number].legal or table.facts.options.get("reaction_mode") != "live":
        return None
    length = window(table, type(match.view(number).public.stack[-1]).__name__)
    return table.seats[number].asked + length if length else None


def time_is_up(table: Table, number: int) -> Due | None:
    """When a seat's clock comes to its end."""
    clock, seat = table.facts.clock, table.seats[number]
    if clock.kind == "none":
        return None
    return Due(table.at + left(table, number, table.at), AWAY) if seat.legal else None


def left(table: Table, number: int, now: int) -> int:
    """How many milliseconds a seat has left on the clock."""
    clock, seat = table.facts.clock, table.seats[number]
    if clock.kind == "move":
        spent = now - seat.asked if seat.legal else 0
        return max(0, clock.seconds * 1000 - spent)
    spent = now - table.at if seat.legal else 0
    return max(0, seat.left - spent)
