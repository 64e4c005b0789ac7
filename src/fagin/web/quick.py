"""Reports for many readers at once: what everybody sees of a moment is written once for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import orjson

from fagin.kernel import View
from fagin.web.gallery import Moment
from fagin.web.report import Reporter, moment_of
from fagin.web.scenes import Stage
from fagin.web.table import Table
from fagin.web.telling import Teller
from fagin.web.times import Times

NEWS: Final = (  # as a reader is sent it who asked for no words
    b'{"type":"news","since":%d,"events":%s,"hash":"%s","scene":%s,"waiting":%s,"question":%s,"clock":%s,'
    b'"over":%s,"texts":null}'
)


class QuickReporter(Reporter):
    """A reporter for a house full of guests."""

    def __init__(self, stage: Stage, teller: Callable[[Table, str], Teller], times: Times) -> None:
        super().__init__(stage, teller, times)
        self.of: tuple[Table | None, int] = (None, -1)  # the entry of which the rest was written
        self.shared = b""  # as its scene begins
        self.waiting = b""
        self.over = b""

    def frame(self, message: dict[str, Any]) -> bytes:
        """A message as it is sent."""
        return orjson.dumps(message)

    def sent(self, table: Table, reader: int, since: int, lang: str | None) -> bytes:
        """What a reader saw happen, and then all it sees now, as it is sent."""
        if lang is not None:
            return super().sent(table, reader, since, lang)
        moment = moment_of(table, reader)
        since = since if since <= moment.known else 0
        return NEWS % (
            since,
            orjson.dumps(table.heard[reader].events[since : moment.known]),
            moment.hash.encode(),
            self.written(table, moment),
            self.waiting,
            orjson.dumps(self.question(table, moment.view)),
            orjson.dumps(self.clock(table)),
            self.over,
        )

    def scene(self, table: Table, moment: Moment) -> orjson.Fragment:
        """All that a reader sees at a moment."""
        return orjson.Fragment(self.written(table, moment))

    def written(self, table: Table, moment: Moment) -> bytes:
        """The same, as it is sent."""
        if self.of[0] is not table or self.of[1] != moment.n:
            self.write(table, moment.view)
            self.of = (table, moment.n)
        return b'%s,"own":%s}' % (self.shared, orjson.dumps(self.stage.own(moment.view)))

    def write(self, table: Table, view: View[Any, Any]) -> None:
        """Write what is the same for everybody."""
        self.shared = orjson.dumps(self.stage.shared(view.public))[:-1]
        self.waiting = orjson.dumps(view.to_act())
        self.over = orjson.dumps(self.ending(table) if view.public.outcome is not None else None)
