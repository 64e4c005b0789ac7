"""Games that begin where another one was: its moves are made again, and its chance comes out again."""

from __future__ import annotations

from typing import Any, Final

from fagin.bots.supposing import read
from fagin.kernel import CHANCE, Game, Match
from fagin.kernel.fair import Source


class Opening(Source):
    """Chance that first comes out as in the opening of another game; such a game proves nothing."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        players: int,
        options: dict[str, str],
        opening: list[str],
        after: Source,
    ) -> None:
        super().__init__("", [], "")
        self.after: Final = after
        self.picks: Final[list[int]] = []
        state = game.new(players, options)
        for seat, move in read(game.moves, opening):
            if seat == CHANCE:
                outcomes = state.public.stack[-1].chance(state)
                self.picks.append([outcome for outcome, _ in outcomes].index(move))
            state.apply(seat, move)
        self.picks.reverse()

    def pick(self, stream: str, weights: list[int]) -> int:
        """What came then, as long as there is something; afterwards fair chance."""
        return self.picks.pop() if self.picks else self.after.pick(stream, weights)


def play(match: Match, seat: int, move: int) -> None:
    """Make a move of a record again; an answer that replaced a sealed one replaces it again."""
    if seat in match.waiting_for():
        match.play(seat, move)
    else:
        match.change(seat, move)
