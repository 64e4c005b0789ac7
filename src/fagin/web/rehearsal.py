"""A table that was asked for, played as far as its first moment before anything of it is kept."""

from __future__ import annotations

from collections.abc import Sequence

from fagin.kernel import CHANCE
from fagin.text import LANGUAGES
from fagin.web.reading import sheet_at, told
from fagin.web.report import Reporter
from fagin.web.requests import Proposal
from fagin.web.scenes import stage_of
from fagin.web.store import GATHERING
from fagin.web.table import OPEN, Table
from fagin.web.telling import Teller
from fagin.web.times import Times


def rehearse(
    table: Table, seating: Sequence[Proposal], box: str | None, reporter: type[Reporter], times: Times
) -> None:
    """Seat everybody, begin the game, and make all that anybody will be shown of it; whatever fails is raised.

    Args:
        table: A table that nobody else uses.
        seating: What will be asked of the real table as soon as it is founded.
        box: Where the owner's component file lies, if there is one.
        reporter: What makes the views.
        times: The clock.
    """
    for proposal in seating:
        table.write(proposal(table), table.at)
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            somebody = {"person": "", "name": f"seat {number}", "word": f"word{number}", "key": ""}
            table.write({"what": "sat", "seat": number, **somebody}, table.at)
    if table.status == GATHERING:
        table.write({"what": "began"}, table.at)
    match, facts = table.match, table.facts
    assert match is not None
    stage = stage_of(table.game, facts.players, facts.options)
    writer = reporter(stage, lambda table, lang: Teller(table, lang, box), times)
    writer.frame({"table": table.info(set()), "sheet": sheet_at(table)})
    for lang in LANGUAGES:
        for reader in (*range(facts.players), CHANCE):
            writer.sent(table, reader, 0, lang)
        for reader in (0, CHANCE):
            told(writer.tellers[lang], match, reader)
