"""How a game ended, as scenes tell it."""

from __future__ import annotations

from typing_extensions import TypedDict


class Outcome(TypedDict):
    """How the game ended."""

    scores: list[int]  # by seat, in the game's own points
    places: list[int]  # by seat: 1 is the winner, equal places are shared
    clause: str  # the rule that ended it
