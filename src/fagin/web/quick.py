"""Reports for many readers at once: what everybody sees of a moment is written once for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson

from fagin.web.gallery import Moment
from fagin.web.report import Reporter
from fagin.web.scenes import Stage
from fagin.web.table import Table
from fagin.web.telling import Teller
from fagin.web.times import Times


class QuickReporter(Reporter):
    """A reporter for a house full of guests."""

    def __init__(self, stage: Stage, teller: Callable[[Table, str], Teller], times: Times) -> None:
        super().__init__(stage, teller, times)
        self.shared: tuple[Table | None, int, bytes] = (None, -1, b"")  # of that entry, as a scene begins

    def frame(self, message: dict[str, Any]) -> bytes:
        """A message as it is sent."""
        return orjson.dumps(message)

    def scene(self, table: Table, moment: Moment) -> orjson.Fragment:
        """All that a reader sees at a moment."""
        if self.shared[:2] != (table, moment.n):
            self.shared = (table, moment.n, orjson.dumps(self.stage.shared(moment.view.public))[:-1])
        own = orjson.dumps(self.stage.own(moment.view))
        return orjson.Fragment(b'%s,"own":%s}' % (self.shared[2], own))
