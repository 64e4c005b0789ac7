"""Events: what was seen to happen, and by whom."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1  # the audience of an open event
NOTHING: Final = -1  # an argument that an event does not have


class Event:
    """Something that was seen to happen: one line of the log, one animation."""

    def __init__(self, audience: int, what: str, args: tuple[int, int, int], reveals: bool = False) -> None:
        self.audience: Final = audience  # EVERYONE, or one bit for each seat that sees it
        self.what: Final = what  # a key of the game's texts
        self.args: Final = args
        self.reveals: Final = reveals  # whether it tells its audience something that was hidden from it

    def seen_by(self, seat: int) -> bool:
        """Whether that seat is told; spectators are told open events only."""
        return self.audience == EVERYONE or (seat >= 0 and self.audience >> seat & 1 == 1)
