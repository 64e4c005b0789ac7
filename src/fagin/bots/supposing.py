"""Games that begin where a seat of another one stands, with all that it does not know made up anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, Final

from fagin.kernel import CHANCE, Game, Moves, Options, State, View
from fagin.kernel.show import show_text


class Otherwise(Exception):
    """A guess that does not come out any more as it came out once."""


@dataclass(frozen=True)
class Guess:
    """After which moves a seat guessed what it did not know, by which whim, and the hash of what came of it.

    The moves are the truth of the other game: they are kept, and told to nobody.
    """

    moves: tuple[str, ...]  # one a line as in a record
    seat: int
    seed: str
    came: str


class Supposed(Game[Any, Any, Any]):
    """The same game, but it begins with what came of guesses, each made in the world of the one before."""

    def __init__(
        self, game: Game[Any, Any, Any], players: int, options: Options, guesses: Sequence[Guess]
    ) -> None:
        super().__init__(
            game.id,
            game.version,
            game.fewest,
            game.most,
            game.moves,
            game.options,
            game.data,
            game.simulation,
        )
        self.game: Final = game
        self.guesses: Final = tuple(guesses)
        state = game.new(players, options)
        for guess in guesses:
            for seat, move in read(game.moves, guess.moves):
                state.apply(seat, move)
            state = game.determinise(state.view(guess.seat), Random(guess.seed))
            if hash_of(state) != guess.came:
                raise Otherwise(f"the guess of seat {guess.seat} comes out otherwise than it did")
        self.begun: Final = state

    def new(self, players: int, options: Options | None = None) -> State[Any, Any, Any]:
        """What came of the guesses."""
        return self.begun.copy()

    def determinise(self, view: View[Any, Any], rng: Random) -> State[Any, Any, Any]:
        """As in the game itself."""
        return self.game.determinise(view, rng)


def supposed(
    game: Game[Any, Any, Any], players: int, options: Options, guesses: Sequence[Guess]
) -> Game[Any, Any, Any]:
    """The game as it begins after guesses; the game itself where nobody guessed."""
    return Supposed(game, players, options, guesses) if guesses else game


def guess_at(
    game: Game[Any, Any, Any], made: Iterable[tuple[int, int]], view: View[Any, Any], seed: str
) -> Guess:
    """What a seat guesses after so many moves; nothing but its view goes into it."""
    came = hash_of(game.determinise(view, Random(seed)))
    return Guess(tuple(lines(game.moves, made)), view.seat, seed, came)


def hash_of(state: State[Any, Any, Any]) -> str:
    """The same for the same state, on every machine."""
    return sha256(show_text(state).encode()).hexdigest()[:32]


def lines(moves: Moves, made: Iterable[tuple[int, int]]) -> list[str]:
    """Moves that were made, one a line as in a record."""
    return [f"{'*' if seat == CHANCE else seat} {moves.text(move)}" for seat, move in made]


def read(moves: Moves, lines: Iterable[str]) -> list[tuple[int, int]]:
    """The moves in such lines."""
    found = []
    for line in lines:
        seat, _, move = line.partition(" ")
        found.append((CHANCE if seat == "*" else int(seat), moves.parse(move)))
    return found
