"""A folder with what came of each batch, so that a run can be cut off and go on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from fagin.lab.plan import Batch, Plan
from fagin.lab.play import Results

FORMAT: Final = "fagin lab 1"
PLAN: Final = "plan.txt"


class OtherPlan(Exception):
    """A folder that holds the games of another plan, or of the same one by other rules."""


class BadBatch(Exception):
    """A file of results that cannot be read; `name` is which."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name: Final = name


class Store:
    """One file for each finished batch, whole or not there, beside a file that says what is played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder: Final = folder
        self.results: Final[dict[Batch, Results]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        terms = f"{FORMAT}\n{plan.fingerprint()}\n"
        file = folder / PLAN
        if not file.exists():
            self.write(file, terms)
        elif file.read_text(encoding="utf-8", errors="replace") != terms:
            raise OtherPlan
        for batch in plan.batches():
            if (kept := self.file(batch)).exists():
                try:
                    self.results[batch] = Results.parse(kept.read_text(encoding="utf-8"))
                except (ValueError, TypeError):
                    raise BadBatch(kept.name) from None

    def file(self, batch: Batch) -> Path:
        """Where a batch is kept."""
        return self.folder / f"{batch.variant}-{batch.first:06}.json"

    def keep(self, batch: Batch, text: str) -> None:
        """Keep what came of a batch."""
        self.write(self.file(batch), text)

    def write(self, file: Path, text: str) -> None:
        """Write a file that is whole when it is there."""
        draft = file.with_suffix(".new")
        draft.write_text(text, encoding="utf-8", newline="\n")
        os.replace(draft, file)
