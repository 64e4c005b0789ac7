"""What is read of a table rather than played: its components, its words, its earlier moments, its chance."""

from __future__ import annotations

from typing import Any, Final

from fagin.kernel import CHANCE, Match, Record
from fagin.web.parts import Part
from fagin.web.replay import at_stop, picks_of, stops
from fagin.web.scenes import Stage, sheet_of
from fagin.web.store import OVER
from fagin.web.table import NotAllowed, Table
from fagin.web.telling import Teller

LONGEST_LOG: Final = 400  # lines that lead to the moment that is shown


def sheet_at(table: Table) -> dict[str, Any]:
    """The components of a table, and its moves by their numbers, as Sheet of the wire has them."""
    facts = table.facts
    return {"moves": table.game.moves.texts, "sheet": sheet_of(table.game, facts.players, facts.options)}


def told(teller: Teller, match: Match, reader: int) -> list[Part]:
    """A table in words, and at the end how it ended."""
    parts = teller.table(match.view(reader))
    return [*(teller.ending(match, reader) if match.outcome is not None else []), *parts]


def seen_at(
    table: Table, stage: Stage, teller: Teller, reader: int, number: int | None, heard: int | None
) -> dict[str, Any]:
    """A game as a reader saw it at a moment, as Seen of the wire has it.

    The moment is given by its number, or as the first at which more than so many events had been heard.
    """
    if reader == CHANCE and table.status != OVER:
        raise NotAllowed("not-over")
    ends = stops(table, reader)
    last = len(ends) - 1
    if number is None and heard is not None:
        number = next((at for at, stop in enumerate(ends) if stop.heard > heard), last)
    at = last if number is None else min(number, last)
    match, since = at_stop(table, ends, at)
    view, events = match.view(reader), match.events(reader, since)
    return {
        "number": at,
        "last": last,
        "seat": None if reader == CHANCE else reader,
        "eyes": list(range(table.facts.players)) if table.status == OVER else [reader],
        "events": [(event.what, *event.args) for event in events],
        "scene": stage.scene(view),
        "waiting": view.to_act(),
        "texts": teller.texts(view, events, []),
        "table": told(teller, match, reader),
        "log": lines_of(teller.texts(view, match.events(reader, 0), [])["log"])[-LONGEST_LOG:],
    }


def lines_of(pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The log as sentences, as Told of the wire has them: words that were added to one stand with it."""
    lines: list[dict[str, Any]] = []
    for piece in pieces:
        if piece["goes_on"] and lines:
            lines[-1]["text"] += f" {piece['text']}"
        else:
            lines.append({name: piece[name] for name in ("text", "style", "event", "told")})
    return lines


def chance_of(table: Table) -> dict[str, Any]:
    """All that is needed to compute the chance of a game that is over again, as ChanceShown of the wire has it."""
    record = finished(table)
    return {
        "commitment": record.commitment,
        "entropy": record.entropy,
        "secret": record.secret,
        "picks": [
            {"stream": stream, "weights": weights, "index": index}
            for stream, weights, index in picks_of(record, table.origin)
        ],
    }


def record_of(table: Table) -> str:
    """The record of a table whose game is over; of one that began in a world made up there is none."""
    record = finished(table)
    if table.facts.supposed:
        raise NotAllowed("supposed")
    return record.text(table.game.moves)


def finished(table: Table) -> Record:
    """The record of a game that is over."""
    if table.match is None or table.status != OVER:
        raise NotAllowed("not-over")
    return table.match.record
