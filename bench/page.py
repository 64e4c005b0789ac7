"""Pages in Markdown whose tables are written by a program, between two markers."""

from collections.abc import Sequence
from pathlib import Path


def markdown(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A Markdown table with its columns aligned."""
    widths = [max(len(cell) for cell in column) for column in zip(heads, *lines, strict=True)]
    ruled = [heads, ["-" * width for width in widths], *lines]
    padded = ([cell.ljust(width) for cell, width in zip(line, widths, strict=True)] for line in ruled)
    return "".join(f"| {' | '.join(cells)} |\n" for cells in padded)


def write(path: Path, mark: str, intro: str, text: str) -> None:
    """Put a text between the two markers of a page, which is begun with its introduction if there is none."""
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    page = path.read_text(encoding="utf-8") if path.exists() else f"{intro}\n{begin}\n{end}\n"
    before, begun, rest = page.partition(begin)
    _, ended, after = rest.partition(end)
    if not (begun and ended):
        raise SystemExit(f"{path} has no {begin} ... {end}")
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.new")
    draft.write_text(f"{before}{begin}\n\n{text}\n{end}{after}", encoding="utf-8")
    draft.replace(path)
