"""The games as a table for programs, one line for each seat of each game: the only file that knows polars."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from fagin.lab.plan import Plan
from fagin.lab.play import Results

FACTS = ("starter", "clause", "turns", "moves", "choices", "branches", "moments", "draws")
STORY = ("leads", "decided", "halfway")


def write_parquet(path: Path, plan: Plan, sides: Sequence[Results]) -> None:
    """Write all games; an ImportError if polars is missing."""
    import polars

    lines = [
        {
            "variant": variant.name,
            "game": row.number,
            "seat": seat,
            "bot": row.bots[seat],
            "score": row.scores[seat],
            "place": row.places[seat],
            "win": row.shares()[seat],
            **{name: getattr(row, name) for name in FACTS},
            **{name: getattr(row, name) if row.leads >= 0 else None for name in STORY},
        }
        for variant, side in zip(plan.variants, sides)
        for row in side.rows
        for seat in range(plan.players)
    ]
    written = BytesIO()  # a file that cannot be written is then an OSError, and no error of polars
    polars.DataFrame(lines, infer_schema_length=None).write_parquet(written)
    path.write_bytes(written.getvalue())
