"""One guest at one table: says hello, is shown what it may see, and is answered, whatever it sends."""

from __future__ import annotations

import asyncio
from typing import Final

from pydantic import ValidationError

from fagin.kernel import CHANCE
from fagin.text import LANGUAGES
from fagin.web.answering import answered
from fagin.web.hall import Hall, NoTable, Unplayable
from fagin.web.limits import Bucket
from fagin.web.metrics import ANSWERS
from fagin.web.requests import fits
from fagin.web.room import Lost, Room
from fagin.web.store import NotStored
from fagin.web.table import NotAllowed, Table
from fagin.web.visitor import AGAIN, Connection, Visitor
from fagin.web.wire import FROM_GUEST, LARGEST, PROTOCOL, Fault, Hello, Sent, Standing
from fagin.web.words import said

PATIENCE: Final = 10.0  # seconds until hello
FAULTS: Final = 5  # messages that make no sense before the connection is closed

# why a connection is closed: codes of the wire
BAD, TOO_BIG, NOT_YOURS = 1008, 1009, 4403
NO_TABLE, UNPLAYABLE = 4404, 4409


class Gone(Exception):
    """The guest has gone."""


async def attend(
    line: Connection, hall: Hall, id: str, person: str, bucket: Bucket, guesses: Bucket | None = None
) -> None:
    """Serve a guest from hello to goodbye; `guesses` are the wrong keys that its address may still try."""
    try:
        async with asyncio.timeout(PATIENCE):
            hello = understand(await line.receive())
    except (TimeoutError, Gone):
        line.close(BAD, "hello")
        return
    except NotUnderstood as error:
        line.send(fault(error, "en"))
        line.close(error.code, error.reason)
        return
    if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
        line.send(fault(NotUnderstood("protocol"), "en"))
        line.close(BAD, "protocol")
        return
    if hello.key is not None and guesses is not None and not guesses.any():
        line.close(AGAIN, "too-fast")
        return
    try:
        room = await hall.room(id)
        reader = await room.admit(lambda table: reader_of(table, hello, person))
    except NoTable:
        line.close(NO_TABLE, "no-table")
    except NotAllowed as refused:
        if hello.key is not None and guesses is not None:
            guesses.take()
        line.close(NOT_YOURS, refused.reason)
    except Unplayable as error:
        line.close(UNPLAYABLE, error.reason)
    except NotStored:
        line.close(AGAIN, "store")
    except Lost:
        line.close(AGAIN, "again")
    else:
        await stay(Visitor(line, room, bucket, reader, hello.lang), room, hello.since)


def reader_of(table: Table, hello: Hello, person: str) -> int:
    """The seat whose eyes a guest has: the key or the person must fit; no seat means to watch."""
    if hello.seat is None:
        if not table.facts.watching.allowed and table.seat_of(person) == CHANCE:
            raise NotAllowed("no-watching")
        return CHANCE
    if hello.seat >= len(table.seats):
        raise NotAllowed("no-such-seat")
    seat = table.seats[hello.seat]
    by_key = hello.key is not None and fits(seat, hello.key)
    if not by_key and not (hello.key is None and person and seat.person == person):
        raise NotAllowed("not-your-seat")
    return hello.seat


async def stay(visitor: Visitor, room: Room, since: int) -> None:
    """Welcome a guest and answer every message until it goes."""
    faults = 0
    try:
        await room.enter(visitor, since, PROTOCOL)
    except Lost:
        visitor.put_out("again")
        return
    visitor.line.listen(visitor.hear)
    try:
        while True:
            visitor.idle = True
            text = await visitor.line.receive()
            visitor.idle = False
            if not visitor.bucket.take():
                visitor.send(fault(NotUnderstood("too-fast"), visitor.lang))
                visitor.line.close(BAD, "too-fast")
                return
            try:
                await answer(visitor, room, text)
            except NotUnderstood as error:
                faults += 1
                visitor.send(fault(error, visitor.lang))
                if faults >= FAULTS or error.code != BAD:
                    visitor.line.close(error.code, error.reason)
                    return
    except Gone:
        return
    finally:
        room.leave(visitor)


async def answer(visitor: Visitor, room: Room, text: str | bytes) -> None:
    """Do what a message asks for, and say whether it is done."""
    message = understand(text)
    if isinstance(message, Hello):
        raise NotUnderstood("hello-twice")
    plain = message.model_dump() if isinstance(message, Standing) else vars(message)
    ANSWERS[await answered(visitor, room, plain)].inc()


# ---------------------------------------------------------------- words


class NotUnderstood(Exception):
    """A message that is none; `reason` is a key of the texts."""

    def __init__(self, reason: str, code: int = BAD) -> None:
        super().__init__(reason)
        self.reason: Final = reason
        self.code: Final = code


def understand(text: str | bytes) -> Sent:
    """The message in a frame."""
    if len(text) > LARGEST:
        raise NotUnderstood("too-big", TOO_BIG)
    if isinstance(text, bytes):
        raise NotUnderstood("not-text")
    try:
        return FROM_GUEST.validate_json(text)
    except ValidationError:
        raise NotUnderstood("not-a-message") from None


def fault(error: NotUnderstood, lang: str | None) -> bytes:
    """A message made no sense."""
    return (
        Fault(reason=error.reason, text=said(error.reason, lang or LANGUAGES[0])).model_dump_json().encode()
    )
