"""What a finished game is worth to each seat, for programs that learn."""

from __future__ import annotations

from fagin.kernel import Outcome


def returns(outcome: Outcome | None, players: int) -> list[float]:
    """1 for the sole winner, -1 for the sole loser, evenly spaced between; the sum, and all before the end, is 0."""
    if outcome is None:
        return [0.0] * players
    places = outcome.places
    return [sum((other > own) - (other < own) for other in places) / (players - 1) for own in places]
