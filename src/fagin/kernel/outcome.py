"""How a game ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Outcome:
    """A score and a place for each seat, and the clause that ended the game."""

    def __init__(self, scores: list[int], places: list[int], clause: str) -> None:
        self.scores: Final = scores  # in the game's own points
        self.places: Final = places  # 1 is the winner; equal places are shared
        self.clause: Final = clause

    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat in range(len(self.places)) if self.places[seat] == 1]


def places_of(merits: list[int]) -> list[int]:
    """Places from one merit per seat: more is better, and equal merits share a place."""
    places: list[int] = []
    for mine in merits:
        place: i64 = 1
        for merit in merits:
            if merit > mine:
                place += 1
        places.append(int(place))
    return places
