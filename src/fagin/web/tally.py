"""A number that only grows, on the event loop alone."""

from __future__ import annotations


class Tally:
    """How often something happened."""

    def __init__(self) -> None:
        self.count = 0

    def inc(self, more: int = 1) -> None:
        """It happened again."""
        self.count += more
