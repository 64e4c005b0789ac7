"""The report in Markdown, without its plots: for pages that are kept with sources."""

from __future__ import annotations

from fagin.lab.report.sections import Section, Table


def markdown(sections: list[Section], level: int = 2) -> str:
    """All sections, one after the other."""
    parts: list[str] = []
    for section in sections:
        parts.append(f"{'#' * level} {section.title}")
        parts += section.sentences
        parts += [table(one) for one in section.tables]
        if section.listed:
            parts.append("\n".join(f"- {item}" for item in section.listed))
        parts += section.notes
    return "\n\n".join(parts) + "\n"


def table(one: Table) -> str:
    """A table with its columns aligned."""
    rows = [[cell.replace("|", "\\|") for cell in row] for row in (one.heads, *one.rows)]
    widths = [max(map(len, column)) for column in zip(*rows)]
    ruled = [rows[0], ["-" * width for width in widths], *rows[1:]]
    return "\n".join(
        f"| {' | '.join(cell.ljust(width) for cell, width in zip(row, widths))} |" for row in ruled
    )
