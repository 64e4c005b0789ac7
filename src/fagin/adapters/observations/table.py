"""The table of a game: which fields of a view and which pending steps are written, how, and what they mean."""

from __future__ import annotations

from typing import Any, Final

from fagin.adapters.observations.shapes import Fields, Shape
from fagin.kernel import Step


class Part:
    """A field of the public or the own compartment."""

    def __init__(self, shape: Shape, meaning: str, past: bool = False) -> None:
        self.shape: Final = shape
        self.meaning: Final = meaning  # a short phrase
        self.past: Final = past  # whether it only matters to who remembers: left out of observations


class Pending:
    """A sort of step, and its fields; `times` is how many of them can be pending at once."""

    def __init__(
        self, step: type[Step[Any, Any, Any]], meaning: str, times: int = 1, **fields: Shape
    ) -> None:
        self.step: Final = step
        self.meaning: Final = meaning
        self.times: Final = times
        self.fields: Final = Fields(fields)
        self.size: Final = times * (1 + self.fields.size)  # each with its height on the stack


class Table:
    """All that is written of a game's views: its steps, its public fields and those of one's own."""

    def __init__(
        self, depth: int, steps: list[Pending], public: dict[str, Part], own: dict[str, Part]
    ) -> None:
        self.depth: Final = depth  # how many steps can be pending at most
        self.steps: Final = steps
        self.public: Final = public
        self.own: Final = own
