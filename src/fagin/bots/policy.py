"""What a search believes about play before it has tried anything: which moves are likely, and how a game goes on."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fagin.kernel import Dice, Event, State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays at random and finds all moves equally likely; the players of a game know better.

    A policy is asked for one seat and shown what that seat may know: the public part and its own.
    """

    open_table: bool = False  # whether nothing is hidden, and Sly answers the same moves alike

    def __init__(self, horizon: int = 0, trust: float = 0.3, effort: int = 1, guesses: int = 1) -> None:
        self.horizon: Final = horizon  # choices after which a playout is judged, not ended; 0 is never
        self.trust: Final = trust  # how much a search gives on what is likely
        self.effort: Final = effort  # how many times as many iterations the game is worth
        self.guesses: Final = guesses  # of which a search takes one, the sooner the more plausible it is

    def pick(self, seat: int, public: Any, own: Any, moves: list[int], dice: Dice) -> int:
        """How a seat goes on in a playout: one of several moves."""
        return moves[dice.below(len(moves))]

    def worth_a_try(self, view: View[Any, Any], moves: list[int]) -> list[int]:
        """The moves among which the searcher chooses, in their order, one at least."""
        return moves

    def weigh(self, seat: int, public: Any, own: Any, moves: list[int]) -> list[float]:
        """How likely each of several moves is to be the best, in shares of 1."""
        return [1.0 / len(moves)] * len(moves)

    def close_look(self, view: View[Any, Any], moves: list[int], rng: Random) -> list[float]:
        """The same for the searcher's own choice, which is worth more time."""
        return self.weigh(view.seat, view.public, view.own, moves)

    def standing(self, seat: int, public: Any) -> int:
        """What a seat has won so far that all can see, in points that it may lose again."""
        return 0

    def misfortunes(self, view: View[Any, Any], events: list[Event]) -> dict[str, float]:
        """Which of the game's own misfortunes befell a seat in events that it has seen, and what each took.

        A misfortune is what the rules do to a player, by chance or as a punishment. It is not the price of a move,
        nor what another player takes. The view is that of the seat after these events.
        """
        return {}

    def plausible(self, seat: int, state: State[Any, Any, Any]) -> float:
        """How well a seat's guess fits the way others play, as a logarithm."""
        return 0.0

    def settled(self, public: Any) -> bool:
        """Whether a game can be judged at this moment, nothing being half done."""
        return True

    def value(self, state: State[Any, Any, Any]) -> list[float]:
        """What each seat can hope for in a guessed world that is not played to its end, from 0 to 1."""
        players = state.public.players
        return [1.0 / players] * players
