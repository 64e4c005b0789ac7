"""The bot that every game has: it picks any legal move."""

from __future__ import annotations

from random import Random
from typing import Any

from fagin.kernel import View


class RandomBot:
    """Picks any legal move, each as likely."""

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        """Any legal move."""
        moves = view.legal_moves()
        return moves[rng.randrange(len(moves))]
