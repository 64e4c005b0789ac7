"""A table in words: the same sentences as at the terminal, for pages, screen readers and programs that read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fagin.kernel import CHANCE, NOTHING, Event, Match, View
from fagin.terminal.desk import Desk, Explanation
from fagin.terminal.games import desk_for
from fagin.web.parts import Part, parts_of
from fagin.web.table import Table
from fagin.web.words import speaker

RESIGNED: Final = "resigned"  # what such a line tells; no event of a game is called so


class Teller:
    """Tells one table in one language, once everybody has sat down."""

    def __init__(self, table: Table, lang: str, box: str | None) -> None:
        facts = table.facts
        self.names: Final = [seat.name for seat in table.seats]
        self.house: Final = speaker(lang, "web")
        self.desk: Final = desk_for(
            speaker(lang, facts.game), table.game, facts.players, facts.options, self.names, box
        )
        self.text: Final = table.game.moves.text

    def texts(self, view: View[Any, Any], events: list[Event], moves: list[int]) -> dict[str, Any]:
        """What happened, what is asked, and each move that may be made."""
        asked = view.seat != CHANCE and view.seat in view.to_act()
        moment = self.desk.explain_moment(view) if asked else Explanation("", "")
        numbers = {id(event): number for number, event in enumerate(events)}
        return {
            "log": [
                {
                    "text": piece.text.plain,
                    "opens": piece.opens,
                    "goes_on": piece.goes_on,
                    "style": piece.style,
                    "event": numbers[id(piece.event)],
                    "told": (piece.event.what, *piece.event.args),
                }
                for piece in self.desk.tell(events, view.seat)
            ],
            "prompt": self.desk.question(view).moment if asked else self.waiting(view),
            "moment": {"text": moment.text, "clause": moment.clause},
            "moves": {self.text(move): self.desk.words(move, view) for move in moves},
            "unasked": unasked_of(self.desk, self.text, view, moves),
        }

    def with_quit(
        self, log: list[dict[str, Any]], seat: int, reader: int, event: int
    ) -> list[dict[str, Any]]:
        """Return a log with the line that somebody has given up, after so many of its events."""
        you = "yes" if seat == reader else "no"
        text = self.house.say("web-resigned", who=self.names[seat], you=you)
        told = (RESIGNED, seat, NOTHING, NOTHING)
        line = {"text": text, "opens": False, "goes_on": False, "style": "", "event": event, "told": told}
        before = sum(piece["event"] < event for piece in log)
        return [*log[:before], line, *log[before:]]

    def table(self, view: View[Any, Any]) -> list[Part]:
        """The whole table as a seat sees it, in words."""
        return parts_of(self.desk.table(view))

    def ending(self, match: Match, reader: int) -> list[Part]:
        """How a game ended: places, points, and what was hidden."""
        return parts_of(self.desk.ending(match, reader))

    def waiting(self, view: View[Any, Any]) -> str:
        """Who is awaited."""
        awaited = [self.names[seat] for seat in view.to_act() if seat != CHANCE]
        if not awaited:
            return self.house.say("web-over") if view.public.outcome is not None else ""
        return self.house.say("web-waiting", names=self.house.listing(awaited))


def unasked_of(
    desk: Desk, text: Callable[[int], str], view: View[Any, Any], moves: list[int]
) -> dict[str, dict[str, Any]]:
    """Return the moves that people are asked about before they are made, with what each does unasked."""
    found = {move: desk.unasked(move, view) for move in moves}
    return {
        text(move): {"moves": [text(follows) for follows in one.moves], "ends": one.ends, "text": one.text}
        for move, one in found.items()
        if one is not None
    }
