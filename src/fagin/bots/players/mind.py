"""How a player who gives every move a worth comes to a choice."""

from __future__ import annotations

from random import Random


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
