"""How a game ended."""

from __future__ import annotations

from typing import Final


class Outcome:
    """A score and a place for each seat, and the clause that ended the game."""

    def __init__(self, scores: list[int], places: list[int], clause: str) -> None:
        self.scores: Final = scores  # in the game's own points
        self.places: Final = places  # 1 is the winner; equal places are shared
        self.clause: Final = clause

    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat in range(len(self.places)) if self.places[seat] == 1]


def places_of(merits: list[list[int]]) -> list[int]:
    """Places from merits, one list per seat, compared item by item: more is better, equal shares."""
    return [1 + sum(1 for other in merits if other > merit) for merit in merits]
