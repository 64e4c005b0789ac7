"""Plots as SVG: ink outlines, hatched bars, intervals as whiskers; the same numbers give the same letters.

A plot is 380 units wide, so that its words can still be read on a phone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from fagin.arena import Estimate

WIDTH: Final = 380
LABEL: Final = 136  # where bars begin
RIGHT: Final = 368
ROW: Final = 20
LONGEST: Final = 20  # letters of a label
COLUMNS: Final = 24  # of a histogram, at most


@dataclass(frozen=True)
class Bar:
    """A figure with its interval, how it is labelled and how it is told."""

    label: str
    value: Estimate
    told: str
    marked: bool = False  # whether it is out of bounds


def bars(title: str, rows: Sequence[Bar], zero: float) -> str:
    """Bars from a line that means nothing special, to the left and to the right."""
    low = min(zero, *(row.value.low for row in rows))
    high = max(zero, *(row.value.high for row in rows))
    reach = (high - low) or 1.0

    def at(value: float) -> float:
        return LABEL + (RIGHT - LABEL) * (value - low) / reach

    parts: list[str] = []
    for number, row in enumerate(rows):
        top, middle = number * ROW + 4, number * ROW + 4 + ROW / 2
        left, right = sorted((at(zero), at(row.value.value)))
        kind = "bar bad" if row.marked else "bar"
        parts.append(text(LABEL - 6, middle + 4, short(row.label), "end"))
        parts.append(
            f'<rect class="{kind}" x="{n(left)}" y="{n(top + 3)}" width="{n(right - left)}" height="{ROW - 6}"/>'
        )
        parts.append(whisker(at(row.value.low), at(row.value.high), middle))
    height = len(rows) * ROW + 8
    parts.append(line(at(zero), 0, at(zero), height, "zero"))
    alternative = "; ".join(f"{row.label} {row.told}" for row in rows)
    return drawing(title, alternative, height, parts)


def histogram(title: str, counts: Mapping[int, int]) -> str:
    """How many times each number comes, numbers side by side put together where there are many."""
    first, last = min(counts), max(counts)
    width = -(-(last - first + 1) // COLUMNS)
    columns = [0] * ((last - first) // width + 1)
    for value, count in counts.items():
        columns[(value - first) // width] += count
    most, step, base = max(columns), (RIGHT - 12) / len(columns), 118
    parts: list[str] = []
    for number, count in enumerate(columns):
        height = 100 * count / most
        parts.append(
            f'<rect class="bar" x="{n(12 + number * step)}" y="{n(base - height)}" '
            f'width="{n(step - 1)}" height="{n(height)}"/>'
        )
        if number % -(-len(columns) // 8) == 0:
            parts.append(text(12 + (number + 0.5) * step, base + 14, str(first + number * width), "middle"))
    parts.append(line(12, base, RIGHT, base, "zero"))
    spans = (
        f"{first + at * width}{f'–{first + at * width + width - 1}' if width > 1 else ''}: {count}"
        for at, count in enumerate(columns)
    )
    return drawing(title, "; ".join(spans), base + 20, parts)


def stack(title: str, shares: Sequence[tuple[str, float, str]]) -> str:
    """Shares of one whole, side by side: label, share, and how it is told."""
    parts: list[str] = []
    left = 12.0
    total = sum(share for _, share, _ in shares) or 1.0
    for number, (label, share, told) in enumerate(shares):
        width = (RIGHT - 12) * share / total
        parts.append(f'<rect class="bar kind{number}" x="{n(left)}" y="6" width="{n(width)}" height="24"/>')
        parts.append(f'<rect class="bar kind{number}" x="12" y="{42 + number * 18}" width="14" height="12"/>')
        parts.append(text(32, 52 + number * 18, f"{label} {told}", "start"))
        left += width
    alternative = "; ".join(f"{label} {told}" for label, _, told in shares)
    return drawing(title, alternative, 44 + len(shares) * 18, parts)


def drawing(title: str, alternative: str, height: float, parts: Sequence[str]) -> str:
    """A plot with its text alternative."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {n(height)}" role="img" aria-label="{escape(f"{title}. {alternative}")}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def whisker(low: float, high: float, y: float) -> str:
    """An interval."""
    return (
        line(low, y, high, y, "whisker")
        + line(low, y - 3, low, y + 3, "whisker")
        + line(high, y - 3, high, y + 3, "whisker")
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line."""
    return f'<line class="{kind}" x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"/>'


def text(x: float, y: float, words: str, anchor: str) -> str:
    """Some words."""
    return f'<text x="{n(x)}" y="{n(y)}" text-anchor="{anchor}">{escape(words)}</text>'


def short(label: str) -> str:
    """A label that fits."""
    return label if len(label) <= LONGEST else label[: LONGEST - 1].rstrip() + "…"


def n(value: float) -> str:
    """A number with one digit, and none where it is not needed."""
    return f"{value:.1f}".removesuffix(".0")
