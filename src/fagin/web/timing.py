"""When a table acts by itself: by what everybody sees, so that no pause tells what somebody holds.

Bots, standing orders and silence are answered on one schedule for all. In a window, where several may answer in
secret and all may pass, bots answer at once and people until it closes: then silence is a pass. Whether a table acts
for a person never depends on what the person holds: in a window an order is always followed, if need be by a pass;
elsewhere orders count only where everybody knows which moves there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fagin.bots.bot import ITERATIONS
from fagin.web.store import PLAYING
from fagin.web.table import Table

BOT: Final = "bot"  # let the bot choose
AWAY: Final = "away"  # the time is up: a bot stands in
MOVE: Final = "move"

PASS: Final = "pass"
BOT_PACE: Final = 500  # milliseconds after which a bot moves openly
SECRET_PACE: Final = 100  # and where it answers in secret
SEARCH_PACE: Final = 300  # and there if one of the bots searches
FORCED_PACE: Final = 1000  # after which a table makes the only move for a person
WINDOWS: Final = {  # milliseconds for which a window stays open, by its step
    "BetWindow": 3000,
    "CopyWindow": 2000,
    "SkullWindow": 3000,
    "EndWindow": 4000,
    "KillWindow": 3000,
}
PARTS: Final = frozenset({"Returns", "Selling"})  # the steps at which an answer in secret may have parts
OPEN: Final = {  # the steps of each game whose moves depend only on what everybody sees
    "doggy_bag": {"Announce", "Discard", "Gluttony", "Lead", "Refill", "Reward", "TakeRole"},
    "oliver_twist": {"Burn", "Clear", "Line", "NameFirst", "Place", "Prowl", "Scrap", "Spend", "Target"},
    "fagins_gang": {
        "Bump",
        "Discard",
        "Dodge",
        "Giving",
        "Robbery",
        "SecondCube",
        "Taking",
        "Theft",
        "Trade",
        "Turn",
        "Walk",
    },
    "swindler": {"KeepPart", "PayHire", "Pick", "Split", "SwapGive", "SwapTake", "TakeNeutral"},
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
    if seat.driver():
        return Due(seat.asked + bot_pace(table, number), BOT)
    name, pace = type(match.step).__name__, table.facts.pace
    answers = seat.orders.answers.get(name, [])
    legal = [table.game.moves.text(move) for move in seat.legal] if answers else []
    length = window(table, name)
    up = time_is_up(table, number)
    times = [up] if up is not None else []
    if length is not None:
        if answers or seat.orders.passing or table.facts.options.get("reaction_mode") == "orders":
            ordered = next((move for move in answers if move in legal), PASS)
            return Due(seat.asked + round(pace * SECRET_PACE), MOVE, ordered)
        end = closes(table, number)
        if end is not None:
            times.append(Due(end, MOVE, PASS))
    elif name in OPEN.get(table.game.id, ()):
        ordered = next((move for move in answers if move in legal), "")
        if ordered:
            return Due(seat.asked + round(pace * SECRET_PACE), MOVE, ordered)
        if seat.orders.forced and len(seat.legal) == 1:
            only = table.game.moves.text(seat.legal[0])
            times.append(Due(seat.asked + round(pace * FORCED_PACE), MOVE, only))
    return min(times, key=lambda time: time.at) if times else None


def bot_pace(table: Table, number: int) -> int:
    """Milliseconds after which the bot at a seat moves: more than it needs, so that its time tells nothing.

    In secret it is never quicker than usual but at a table without pauses, and a search takes its time even there.
    """
    match, pace = table.match, table.facts.pace
    assert match is not None
    secret = match.step.secret()
    asked = table.seats if secret else [table.seats[number]]  # who may keep the others waiting
    searches = any(seat.driver() in ITERATIONS for seat in asked)
    usual = BOT_PACE if not secret else SEARCH_PACE if searches else SECRET_PACE
    return round(usual * (max(1.0, pace) if searches or (secret and pace) else pace))


def unnoticed(table: Table, number: int, move: str) -> bool:
    """Whether nobody else notices a move of a seat now, for it is only a part of an answer in secret."""
    match = table.match
    assert match is not None
    view = match.glimpse(number)
    return match.step.part(number, table.game.moves.parse(move), view.public, view.own)


def window(table: Table, step: str) -> int | None:
    """How many milliseconds a window stays open (0: until all have answered), or None if a step is none."""
    length = WINDOWS.get(step)
    if length is None:
        return None
    return round(length * table.facts.pace * float(table.facts.options.get("reaction_pace", "1.0")))


def closes(table: Table, number: int) -> int | None:
    """When silence becomes a pass for a seat: at a live table, or where it asked not to be asked in vain."""
    match, seat = table.match, table.seats[number]
    if match is None or not seat.legal or not (table.live or seat.orders.windows == "if-able"):
        return None
    length = window(table, type(match.step).__name__)
    return seat.asked + length if length else None


def time_is_up(table: Table, number: int) -> Due | None:
    """When a seat's clock comes to its end."""
    seat = table.seats[number]
    if not table.clocked:
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
