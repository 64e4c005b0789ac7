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

NOTHING: Final = b"null"


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
        question, clock = self.question(table, moment.view), self.clock(table)
        parts = [
            b'{"type":"news","since":',
            str(since).encode(),
            b',"events":',
            orjson.dumps(table.heard[reader].events[since : moment.known]),
            b',"hash":"',
            moment.hash.encode(),
            b'","scene":',
            *self.written(table, moment),
            b',"waiting":',
            self.waiting,
            b',"question":',
            NOTHING if question is None else orjson.dumps(question),
            b',"clock":',
            NOTHING if clock is None else orjson.dumps(clock),
            b',"over":',
            self.over,
            b',"texts":null}',
        ]
        return b"".join(parts)

    def scene(self, table: Table, moment: Moment) -> orjson.Fragment:
        """All that a reader sees at a moment."""
        return orjson.Fragment(b"".join(self.written(table, moment)))

    def written(self, table: Table, moment: Moment) -> list[bytes]:
        """The same in pieces, as it is sent."""
        if self.of[0] is not table or self.of[1] != moment.n:
            self.write(table, moment.view)
            self.of = (table, moment.n)
        return [self.shared, b',"own":', orjson.dumps(self.stage.own(moment.view)), b"}"]

    def write(self, table: Table, view: View[Any, Any]) -> None:
        """Write what is the same for everybody."""
        self.shared = orjson.dumps(self.stage.shared(view.public))[:-1]
        self.waiting = orjson.dumps(view.to_act())
        self.over = NOTHING if view.public.outcome is None else orjson.dumps(self.ending(table))
