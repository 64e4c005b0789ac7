"""Reports for many readers at once: what everybody sees of a moment is written once for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orjson import Fragment, dumps

from fagin.kernel import Event, View
from fagin.web.gallery import Moment
from fagin.web.report import Reporter, moment_of
from fagin.web.scenes import Stage
from fagin.web.table import Table, written
from fagin.web.telling import Teller
from fagin.web.times import Times

NOTHING: Final = b"null"
NO_CLOCK: Final = b',"clock":null'


class QuickReporter(Reporter):
    """A reporter for a house full of guests."""

    def __init__(self, stage: Stage, teller: Callable[[Table, str], Teller], times: Times) -> None:
        super().__init__(stage, teller, times)
        self.of: Table | None = None  # of which table,
        self.at = -1  # and of which entry, the rest was written
        self.shared = b""  # as its scene begins
        self.waiting = b""  # from the end of its scene to the question
        self.end = b""  # after the clock
        self.owns: Final[dict[int, tuple[object, bytes]]] = {}  # by seat: what it saw alone last, and written
        self.heard: list[Event] = []  # some events,
        self.events = b"[]"  # and the same written

    def frame(self, message: dict[str, Any]) -> bytes:
        """A message as it is sent."""
        return dumps(message)

    def sent(self, table: Table, reader: int, since: int, lang: str | None) -> bytes:
        """What a reader saw happen, and then all it sees now, as it is sent."""
        if lang is not None:
            return super().sent(table, reader, since, lang)
        moment = moment_of(table, reader)
        since = since if since <= moment.known else 0
        events = table.heard[reader].told[since : moment.known]
        if events != self.heard:  # most are told the same
            self.heard, self.events = events, b"[%b]" % b",".join([written(event)[1] for event in events])
        question, clock = self.question(table, moment.view), self.clock(table)
        parts = [
            b'{"type":"news","since":%d,"events":' % since,
            self.events,
            b',"hash":"%b","scene":' % moment.hash.encode(),
            *self.written(table, moment),
            self.waiting,
            NOTHING if question is None else dumps(question),
            NO_CLOCK if clock is None else b',"clock":%b' % dumps(clock),
            self.end,
        ]
        return b"".join(parts)

    def scene(self, table: Table, moment: Moment) -> Fragment:
        """All that a reader sees at a moment."""
        return Fragment(b"".join(self.written(table, moment)))

    def written(self, table: Table, moment: Moment) -> list[bytes]:
        """The same in pieces, as it is sent."""
        if self.of is not table or self.at != moment.n:
            self.write(table, moment.view)
            self.of, self.at = table, moment.n
        seat, own = moment.view.seat, self.stage.own(moment.view)
        kept = self.owns.get(seat)
        if kept is None or kept[0] is not own:  # a stage makes the same anew only if it has changed
            kept = self.owns[seat] = (own, dumps(own))
        return [self.shared, kept[1], b"}"]

    def write(self, table: Table, view: View[Any, Any]) -> None:
        """Write what is the same for everybody."""
        over = self.ending(table) if view.public.outcome is not None else None
        self.shared = dumps(self.stage.shared(view.public))[:-1] + b',"own":'
        self.waiting = b',"waiting":%b,"question":' % dumps(view.to_act())
        self.end = b',"over":%b,"texts":null}' % dumps(over)
