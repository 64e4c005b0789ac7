"""How a game ended, in the scene of any game."""

from __future__ import annotations

from fagin.kernel import Public
from fagin.web.scenes.shapes.outcome import Outcome


def outcome_of(public: Public) -> Outcome | None:
    """How it ended; None before."""
    end = public.outcome
    return None if end is None else {"scores": end.scores, "places": end.places, "clause": end.clause}
