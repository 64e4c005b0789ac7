"""What guests may ask of a table: a request becomes the body of an entry, or is refused with a reason.

A request made twice with the same key was done the first time: `AlreadyDone`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

from fagin.bots.bot import LEVELS
from fagin.names import given_name, is_name, read_aloud
from fagin.web.store import GATHERING, OVER, PLAYING
from fagin.web.table import OPEN, PERSON, Body, NotAllowed, Seat, Table

Proposal = Callable[[Table], Body]

LONGEST_CHAT: Final = 2000  # lines that a table keeps
BOT_WORD: Final = "bot"  # what a bot adds to the chance: nothing that the host could choose


class AlreadyDone(Exception):
    """The same request was done before."""


def hashed(secret: str) -> str:
    """What is kept of the secret of a seat."""
    return sha256(secret.encode()).hexdigest()


def fits(seat: Seat, key: str) -> bool:
    """Whether a key opens a seat; takes the same time for every wrong key."""
    return seat.kind == PERSON and bool(seat.key) & compare_digest(seat.key, hashed(key))


# ---------------------------------------------------------------- while people gather


def sit(number: int, person: str, name: str, word: str, key: str) -> Proposal:
    """A person takes an open seat, with a period name unless a name is wished for, and adds a word to the chance."""

    def propose(table: Table) -> Body:
        gathering(table)
        if seat_at(table, number).kind != OPEN:
            raise NotAllowed("seat-taken")
        taken = [seat.name for seat in table.seats]
        if is_name(name) and read_aloud(name) in {read_aloud(other) for other in taken}:
            raise NotAllowed("name-taken")
        if not word.isprintable() or " " in word:
            raise NotAllowed("bad-word")
        return {
            "what": "sat",
            "seat": number,
            "person": person,
            "name": name if is_name(name) else given_name(taken, f"{table.founding.table} {number}"),
            "word": word,
            "key": hashed(key),
        }

    return propose


def place_bot(number: int, person: str, level: str, name: str) -> Proposal:
    """The owner puts a bot on an open seat, or on that of another bot."""

    def propose(table: Table) -> Body:
        gathering(table)
        owner(table, person)
        if seat_at(table, number).kind == PERSON:
            raise NotAllowed("seat-taken")
        if level not in LEVELS:
            raise NotAllowed("no-such-bot")
        return {
            "what": "bot",
            "seat": number,
            "level": level,
            "name": name,
            "word": f"{BOT_WORD}{number}",
        }

    return propose


def leave(number: int, person: str) -> Proposal:
    """A person gives a seat up; the owner may free any. Once the game has begun a bot stands in."""

    def propose(table: Table) -> Body:
        seat = seat_at(table, number)
        if seat.kind == OPEN or person not in (seat.person, table.facts.owner):
            raise NotAllowed("not-your-seat")
        if table.status == GATHERING:
            return {"what": "left", "seat": number}
        playing(table)
        if seat.person != person or seat.away:
            raise NotAllowed("not-your-seat")
        return {"what": "away", "seat": number, "why": "left"}

    return propose


def begin(person: str) -> Proposal:
    """The owner begins when every seat is taken."""

    def propose(table: Table) -> Body:
        gathering(table)
        owner(table, person)
        if any(seat.kind == OPEN for seat in table.seats):
            raise NotAllowed("seats-open")
        return {"what": "began"}

    return propose


def close(person: str) -> Proposal:
    """The owner gives a table up, before the game or when nobody else plays any more."""

    def propose(table: Table) -> Body:
        owner(table, person)
        if table.status not in (GATHERING, PLAYING):
            raise NotAllowed("not-playing")
        others = [seat for seat in table.seats if seat.person not in ("", person) and not seat.driver()]
        if table.status == PLAYING and others:
            raise NotAllowed("others-play")
        return {"what": "closed"}

    return propose


def new_key(number: int, person: str, key: str, new: str) -> Proposal:
    """A new secret for a seat, for who has it by person or key: the old one opens it no more."""

    def propose(table: Table) -> Body:
        own(table, number, person, key)
        return {"what": "keyed", "seat": number, "key": hashed(new)}

    return propose


def play_again(table_id: str, on: int) -> Proposal:
    """Where they play again, and how many seats on, settled once."""

    def propose(table: Table) -> Body:
        if table.status not in (OVER, "closed"):
            raise NotAllowed("not-over")
        if table.rematch:
            raise AlreadyDone
        return {"what": "rematch", "table": table_id, "on": on}

    return propose


# ---------------------------------------------------------------- while they play


def asked(seat: int, message: Mapping[str, Any]) -> Proposal:
    """What a message from a seat asks for, as the wire has it; who watches has the seat -1 and may only talk."""

    def propose(table: Table) -> Body:
        kind, key = message["type"], message["id"]
        if (seat, key) in table.done:
            raise AlreadyDone
        if kind == "say":
            if seat < 0:
                raise NotAllowed("no-watchers-talk")
            if len(table.chat) >= LONGEST_CHAT:
                raise NotAllowed("chat-full")
            return {"what": "said", "seat": seat, "text": message["text"], "id": key}
        at = seat_at(table, seat)
        if kind == "orders":
            return {"what": "orders", "seat": seat, "orders": message["orders"], "id": key}
        playing(table)
        return move_of(at, seat, message)

    return propose


def move_of(at: Seat, seat: int, message: Mapping[str, Any]) -> Body:
    """A message of somebody who plays."""
    kind, key = message["type"], message["id"]
    if kind == "back":
        if not at.away or at.resigned:
            raise NotAllowed("not-away")
        return {"what": "back", "seat": seat, "id": key}
    if at.driver():
        raise NotAllowed("bot-stands-in")
    if kind == "resign":
        return {"what": "resigned", "seat": seat, "id": key}
    if kind == "undo":
        return {"what": "undo", "seat": seat, "id": key}
    if kind == "move":
        version = message["version"]
        if version < at.version or (version == at.version > 0 and not at.legal):
            raise NotAllowed("stale")  # that question is answered
        if version > at.version or not at.legal:
            raise NotAllowed("not-yours")
    return {"what": kind, "seat": seat, "move": message["move"], "id": key}


def by_itself(number: int, version: int, move: str) -> Proposal:
    """What the table does for a seat: a bot's move, a standing order, silence."""

    def propose(table: Table) -> Body:
        seat = table.seats[number]
        if table.status != PLAYING or not seat.legal or seat.version != version:
            raise NotAllowed("stale")
        return {"what": "move", "seat": number, "move": move, "by": seat.driver() or "table"}

    return propose


def time_up(number: int, version: int) -> Proposal:
    """The clock of a seat has come to its end."""

    def propose(table: Table) -> Body:
        seat = table.seats[number]
        if table.status != PLAYING or not seat.legal or seat.version != version or seat.driver():
            raise NotAllowed("stale")
        return {"what": "away", "seat": number, "why": "clock"}

    return propose


# ---------------------------------------------------------------- what is needed


def seat_at(table: Table, number: int) -> Seat:
    """A seat of this table."""
    if not 0 <= number < len(table.seats):
        raise NotAllowed("no-such-seat")
    return table.seats[number]


def own(table: Table, number: int, person: str, key: str) -> Seat:
    """A seat of this table that somebody has, by person or by key."""
    seat = seat_at(table, number)
    if not (person and seat.person == person) and not fits(seat, key):
        raise NotAllowed("not-your-seat")
    return seat


def gathering(table: Table) -> None:
    """Only before the game."""
    if table.status != GATHERING:
        raise NotAllowed("already-begun")


def playing(table: Table) -> None:
    """Only while the game is played."""
    if table.status != PLAYING:
        raise NotAllowed("not-playing")


def owner(table: Table, person: str) -> None:
    """Only who founded the table."""
    if table.facts.owner != person:
        raise NotAllowed("not-the-owner")
