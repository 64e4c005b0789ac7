"""Reports for many readers at once: what everybody sees of a moment is written once for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orjson import Fragment, dumps

from fagin.kernel import CHANCE, Moves, View
from fagin.web.gallery import Moment
from fagin.web.report import Reporter, changes_of, closes_in
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
NO_CLOCK: Final = CLOCK + NOTHING
MOST_LISTS: Final = 1 << 12  # lists of moves of one game that are kept written
MOST_GAMES: Final = 64
LISTS: Final[dict[Moves, dict[tuple[int, ...], bytes]]] = {}  # by all moves of a game


class QuickReporter(Reporter):
    """A reporter for a house full of guests."""

    def __init__(self, stage: Stage, teller: Callable[[Table, str], Teller], times: Times) -> None:
        super().__init__(stage, teller, times)
        self.of: Table | None = None  # of which table,
        self.at = -1  # and of which entry, the rest was written
        self.shared = b""  # its scene up to what a reader sees alone
        self.waiting = b""  # from there to the question
        self.end = b""  # after the clock
        self.owns: Final[dict[int, tuple[object, bytes]]] = {}  # by seat: what it saw alone last, and written
        self.heard: list[bytes] = []  # some events,
        self.since = -1  # and from which on,
        self.head = b""  # and the news that begin with them

    def frame(self, message: dict[str, Any]) -> bytes:
        """A message as it is sent."""
        return dumps(message)

    def sent(self, table: Table, reader: int, since: int, lang: str | None) -> bytes:
        """What a reader saw happen, and then all it sees now, as it is sent."""
        if lang is not None:
            return super().sent(table, reader, since, lang)
        match = table.match
        assert match is not None
        view, heard = match.glimpse(reader), table.heard[reader]
        since = since if since <= len(heard.texts) else 0
        events = heard.texts[since:]
        if since != self.since or events != self.heard:  # most are told the same
            self.heard, self.since = events, since
            self.head = b"".join([SINCE, str(since).encode(), EVENTS, b",".join(events), HASH])
        own = self.own(table, table.n, view)  # before the rest is read, which may be written then
        question = self.asked(table, view) if reader != CHANCE else NOTHING
        clock = CLOCK + dumps(self.clock(table)) if table.clocked else NO_CLOCK
        known = str(heard.hash).encode()
        return b"".join([self.head, known, self.shared, own, self.waiting, question, clock, self.end])

    def asked(self, table: Table, view: View[Any, Any]) -> bytes:
        """What a seat is asked now, or may still change, as it is sent."""
        seat = table.seats[view.seat]
        changes = changes_of(view) if not seat.legal else []
        if not seat.legal and not changes:
            return NOTHING
        closes = closes_in(table, view.seat, self.times)
        parts = [
            b'{"version":',
            str(seat.version).encode(),
            b',"moves":',
            listed(table.game.moves, seat.legal),
            b',"changes":',
            listed(table.game.moves, changes),
            b',"closes":',
            NOTHING if closes is None else str(closes).encode(),
            b"}",
        ]
        return b"".join(parts)

    def scene(self, table: Table, moment: Moment) -> Fragment:
        """All that a reader sees at a moment."""
        own = self.own(table, moment.n, moment.view)
        return Fragment(b"".join([self.shared[len(SCENE) :], own, b"}"]))

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
        self.shared = b"".join([SCENE, dumps(self.stage.shared(view.public))[:-1], b',"own":'])
        self.waiting = b'},"waiting":' + dumps(view.to_act()) + b',"question":'
        self.end = b',"over":' + over + b',"texts":null}'


def listed(every: Moves, moves: list[int]) -> bytes:
    """Some moves of a game as they are sent; the same are offered again and again."""
    if not moves:
        return b"[]"
    lists = LISTS.get(every)
    if lists is None:
        if len(LISTS) >= MOST_GAMES:
            LISTS.clear()
        lists = LISTS[every] = {}
    key = tuple(moves)
    known = lists.get(key)
    if known is None:
        if len(lists) >= MOST_LISTS:
            lists.clear()
        known = lists[key] = dumps([every.text(move) for move in moves])
    return known
