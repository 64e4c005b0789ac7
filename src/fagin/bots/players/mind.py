"""How a player who gives every move a worth comes to a choice."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fagin.bots.merits import hopes
from fagin.bots.policy import Policy
from fagin.kernel import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What one player makes of the moves of one moment."""

    def worth(self, move: int) -> float:
        """What a move is worth, compared with the others of the same moment."""
        raise NotImplementedError

    def best(self, moves: list[int], rng: Random) -> int:
        """The move that is worth most; equals are settled by chance."""
        best = moves[0]
        most = -1e9
        equals = 0
        for move in moves:
            worth = self.worth(move)
            if worth > most:
                best, most, equals = move, worth, 1
            elif worth == most:
                equals += 1
                if rng.randrange(equals) == 0:
                    best = move
        return best


class MindPolicy(Policy):
    """Plays as a mind finds best, and believes a move the more the more it is worth."""

    def __init__(self, slip: float, heat: float, horizon: int) -> None:
        super().__init__(horizon)
        self.slip: Final = slip  # how often a playout takes any move
        self.heat: Final = heat  # the difference in worth that makes a move e times as likely

    def mind(self, seat: int, public: Any, own: Any) -> Mind:
        """What that seat makes of the moment."""
        raise NotImplementedError

    def pick(self, seat: int, public: Any, own: Any, moves: list[int], dice: Dice) -> int:
        """The best move, now and then any; equals are settled by chance."""
        if dice.random() < self.slip:
            return moves[dice.below(len(moves))]
        mind = self.mind(seat, public, own)
        best = moves[0]
        most = -1e9
        for move in moves:
            worth = mind.worth(move) + 1e-6 * dice.random()
            if worth > most:
                best, most = move, worth
        return best

    def weigh(self, seat: int, public: Any, own: Any, moves: list[int]) -> list[float]:
        """By worth."""
        mind = self.mind(seat, public, own)
        return hopes([mind.worth(move) for move in moves], self.heat)
