"""Reports for many readers at once: what everybody sees of a moment is written once for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orjson import Fragment, dumps

from fagin.kernel import View
from fagin.web.gallery import Moment
from fagin.web.report import Reporter
from fagin.web.scenes import Stage
from fagin.web.table import Table
from fagin.web.telling import Teller
from fagin.web.times import Times

SINCE: Final = b'{"type":"news","since":'
EVENTS: Final = b',"events":['
HASH: Final = b'],"hash":'
SCENE: Final = b',"scene":'
NOTHING: Final = b"null"
CLOCK: Final = b',"clock":'


class QuickReporter(Reporter):
    """A reporter for a house full of guests."""

    def __init__(self, stage: Stage, teller: Callable[[Table, str], Teller], times: Times) -> None:
        super().__init__(stage, teller, times)
        self.of: Table | None = None  # of which table,
        self.at = -1  # and of which entry, the rest was written
        self.shared = b""  # the scene up to what a reader sees alone
        self.waiting = b""  # from there to the question
        self.end = b""  # after the clock
        self.owns: Final[dict[int, tuple[object, bytes]]] = {}  # by seat: what it saw alone last, and written
        self.heard: list[bytes] = []  # some events,
        self.events = b""  # and the same together

    def frame(self, message: dict[str, Any]) -> bytes:
        """A message as it is sent."""
        return dumps(message)

    def sent(self, table: Table, reader: int, since: int, lang: str | None) -> bytes:
        """What a reader saw happen, and then all it sees now, as it is sent."""
        if lang is not None:
            return super().sent(table, reader, since, lang)
        match = table.match
        assert match is not None
        view, heard = match.view(reader), table.heard[reader]
        since = since if since <= len(heard.texts) else 0
        events = heard.texts[since:]
        if events != self.heard:  # most are told the same
            self.heard, self.events = events, b",".join(events)
        question, clock = self.question(table, view), self.clock(table)
        own = self.own(table, table.n, view)  # before the rest is read, which may be written then
        return b"".join(
            [
                SINCE,
                str(since).encode(),
                EVENTS,
                self.events,
                HASH,
                str(heard.hash).encode(),
                SCENE,
                self.shared,
                own,
                self.waiting,
                NOTHING if question is None else dumps(question),
                CLOCK,
                NOTHING if clock is None else dumps(clock),
                self.end,
            ]
        )

    def scene(self, table: Table, moment: Moment) -> Fragment:
        """All that a reader sees at a moment."""
        own = self.own(table, moment.n, moment.view)
        return Fragment(b"".join([self.shared, own, b"}"]))

    def own(self, table: Table, n: int, view: View[Any, Any]) -> bytes:
        """What a reader sees alone before an entry, once what everybody sees then is written."""
        if self.of is not table or self.at != n:
            self.write(table, view)
            self.of, self.at = table, n
        own = self.stage.own(view)
        kept = self.owns.get(view.seat)
        if kept is None or kept[0] is not own:  # a stage makes the same anew only if it has changed
            kept = self.owns[view.seat] = (own, dumps(own))
        return kept[1]

    def write(self, table: Table, view: View[Any, Any]) -> None:
        """Write what is the same for everybody."""
        over = dumps(self.ending(table)) if view.public.outcome is not None else NOTHING
        self.shared = dumps(self.stage.shared(view.public))[:-1] + b',"own":'
        self.waiting = b'},"waiting":' + dumps(view.to_act()) + b',"question":'
        self.end = b',"over":' + over + b',"texts":null}'
