"""How a game ended, in the scene of any game."""

from __future__ import annotations

from typing_extensions import TypedDict

from fagin.kernel import Public


class Outcome(TypedDict):
    """How the game ended."""

    scores: list[int]  # by seat, in the game's own points
    places: list[int]  # by seat: 1 is the winner, equal places are shared
    clause: str  # the rule that ended it


def outcome_of(public: Public) -> Outcome | None:
    """How it ended; None before."""
    end = public.outcome
    return None if end is None else {"scores": end.scores, "places": end.places, "clause": end.clause}
