"""The table of the terminal as headings, sentences and rows, for pages that are read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

WIDE: Final = Console(width=200, no_color=True, highlight=False, markup=False, emoji=False)


@dataclass(frozen=True)
class Part:
    """A part of the table in words: a heading, a sentence, or rows with a head."""

    heading: str
    text: str
    head: list[str]
    rows: list[list[str]]


def parts_of(things: Iterable[RenderableType]) -> list[Part]:
    """What the terminal would draw, in words."""
    return [part for thing in things for part in part_of(thing)]


def part_of(thing: RenderableType) -> list[Part]:
    """One thing that the terminal would draw."""
    if isinstance(thing, Rule):
        title = thing.title
        return (
            [Part(heading=title.plain if isinstance(title, Text) else str(title), text="", head=[], rows=[])]
            if title
            else []
        )
    if isinstance(thing, Table):
        head = [plain(column.header) for column in thing.columns]
        rows = [
            list(row) for row in zip(*([plain(cell) for cell in column.cells] for column in thing.columns))
        ]
        return [Part(heading="", text="", head=head if any(head) else [], rows=rows)]
    text = plain(thing)
    return [Part(heading="", text=text, head=[], rows=[])] if text.strip() else []


def plain(thing: RenderableType) -> str:
    """Anything that rich can draw as plain text."""
    if isinstance(thing, str):
        return thing
    if isinstance(thing, Text):
        return thing.plain
    with WIDE.capture() as captured:
        WIDE.print(thing, end="")
    return "\n".join(line.rstrip() for line in captured.get().splitlines())
