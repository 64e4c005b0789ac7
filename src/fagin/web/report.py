"""What one reader of a table is told: what it saw happen, all that it sees now, and what it is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fagin.kernel import CHANCE, View
from fagin.web.gallery import Moment
from fagin.web.scenes import Stage
from fagin.web.settled import compact
from fagin.web.store import PLAYING
from fagin.web.table import Table, sent
from fagin.web.telling import Teller
from fagin.web.times import Times
from fagin.web.timing import closes, left


def moment_of(table: Table, reader: int) -> Moment:
    """A table as a reader sees it now."""
    match = table.match
    assert match is not None
    heard = table.heard[reader]
    return Moment(table.n, table.at, len(heard.told), heard.hash, match.view(reader))


class Reporter:
    """Makes news of a table, and frames of messages."""

    def __init__(self, stage: Stage, teller: Callable[[Table, str], Teller], times: Times) -> None:
        self.stage: Final = stage
        self.teller: Final = teller
        self.times: Final = times
        self.tellers: Final[dict[str, Teller]] = {}  # by language

    def frame(self, message: dict[str, Any]) -> bytes:
        """A message as it is sent."""
        return compact(message).encode()

    def news(
        self, table: Table, reader: int, since: int, lang: str | None, again: bool = True
    ) -> dict[str, Any]:
        """What a reader saw happen, and then all it sees now; what it may have missed is told again."""
        moment = moment_of(table, reader)
        question = self.question(table, moment.view)
        return self.told(table, moment, since, lang, question, self.clock(table), again)

    def sent(self, table: Table, reader: int, since: int, lang: str | None) -> bytes:
        """The same, as it is sent."""
        return self.frame(self.news(table, reader, since, lang, False))

    def question(self, table: Table, view: View[Any, Any]) -> dict[str, Any] | None:
        """What a reader is asked now, or may still change."""
        return question_of(table, view.seat, view, self.times) if view.seat != CHANCE else None

    def clock(self, table: Table) -> list[int] | None:
        """How many milliseconds each seat has left, at a table with a clock."""
        if not table.clocked or table.status != PLAYING:
            return None
        now = self.times.now()
        return [left(table, seat, now) for seat in range(table.facts.players)]

    def told(
        self,
        table: Table,
        moment: Moment,
        since: int,
        lang: str | None,
        question: dict[str, Any] | None = None,
        clock: list[int] | None = None,
        again: bool = True,
    ) -> dict[str, Any]:
        """The same of a moment, which may be past."""
        view = moment.view
        heard = table.heard[view.seat]
        since = since if since <= moment.known else 0
        return {
            "type": "news",
            "since": since,
            "events": sent(heard.told[since : moment.known]),
            "hash": moment.hash,
            "scene": self.scene(table, moment),
            "waiting": view.to_act(),
            "question": question,
            "clock": clock,
            "over": self.ending(table) if view.public.outcome is not None else None,
            "texts": self.texts(table, moment, since, question, lang, again) if lang else None,
        }

    def scene(self, table: Table, moment: Moment) -> Any:
        """All that a reader sees at a moment."""
        return self.stage.scene(moment.view)

    def ending(self, table: Table) -> dict[str, Any]:
        """How it ended, and what everybody had hidden."""
        match = table.match
        outcome = match.outcome if match is not None else None
        assert match is not None
        assert outcome is not None
        return {
            "scores": outcome.scores,
            "places": outcome.places,
            "clause": outcome.clause,
            "hidden": [self.stage.own(match.view(seat)) for seat in range(table.facts.players)],
        }

    def texts(
        self,
        table: Table,
        moment: Moment,
        since: int,
        question: dict[str, Any] | None,
        lang: str,
        again: bool,
    ) -> dict[str, Any]:
        """The same in words."""
        if lang not in self.tellers:
            self.tellers[lang] = self.teller(table, lang)
        teller, view = self.tellers[lang], moment.view
        moves = [*question["moves"], *question["changes"]] if question is not None else []
        events = table.heard[view.seat].told[since : moment.known]
        texts = teller.texts(view, events, [table.game.moves.parse(move) for move in moves])
        for given_up in table.quits:
            at = given_up.heard[view.seat]
            fresh = at > since or (at == since and (again or at == moment.known))
            if given_up.n < moment.n and fresh and at <= moment.known:
                texts["log"] = teller.with_quit(texts["log"], given_up.seat, view.seat, at - since)
        return texts


def question_of(table: Table, reader: int, view: View[Any, Any], times: Times) -> dict[str, Any] | None:
    """What a seat is asked, or may still change."""
    seat = table.seats[reader]
    changes = changes_of(view) if not seat.legal else []
    if not seat.legal and not changes:
        return None
    text = table.game.moves.text
    return {
        "version": seat.version,
        "moves": [text(move) for move in seat.legal],
        "changes": [text(move) for move in changes],
        "closes": closes_in(table, reader, times),
    }


def changes_of(view: View[Any, Any]) -> list[int]:
    """What a seat that has answered may answer instead."""
    step = view.public.stack.top
    if step is None or not step.secret() or not step.may_change(view.seat, view.public):
        return []
    changes: list[int] = step.legal_moves(view.seat, view.public, view.own)
    return changes


def closes_in(table: Table, reader: int, times: Times) -> int | None:
    """In how many milliseconds silence becomes a pass."""
    end = closes(table, reader)
    return None if end is None else max(0, end - times.now())
