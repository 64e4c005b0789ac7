"""The contestants of the house: playouts, copies and guesses of our own games."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING, Any

from bench import LEFT, POSITIONS, SEARCHED, Maker, Unit

if TYPE_CHECKING:
    from fagin.kernel import State

BATCH = 200


def plain_loop(name: str, players: int, rng: Random) -> Unit:
    """Play random games as anybody would write it: ask who is to act, take a move or an outcome of chance, apply it."""
    from fagin.games import load
    from fagin.kernel import CHANCE

    game = load(name)
    random = rng.random

    def play() -> int:
        state = game.new(players, game.simulation)
        decisions = 0
        while actors := state.to_act():
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                moves = state.legal_moves(seat)
                state.apply(seat, moves[int(random() * len(moves))])
                decisions += 1
        return decisions

    return play


def by_choose(name: str, players: int, rng: Random) -> Unit:
    """Play random games with `choose`, which plays the chance between two decisions inside the engine."""
    from fagin.games import load
    from fagin.kernel import Dice

    game = load(name)
    random = rng.random
    chance = Dice(rng.getrandbits(64)) if build(name) == "compiled" else rng

    def play() -> int:
        state = game.new(players, game.simulation)
        decisions = 0
        moves = state.first_choices(chance)
        while moves:
            moves = state.choose(moves[int(random() * len(moves))], chance)
            decisions += 1
        return decisions

    return play


def own_loop(name: str, players: int, rng: Random) -> Unit:
    """Play random games in the engine's own loop, which is compiled with it."""
    from fagin.bots.rollout import playout
    from fagin.games import load

    game = load(name)
    return lambda: playout(game.new(players, game.simulation), rng)


def copy(name: str, players: int, rng: Random) -> Unit:
    """Copy a position from the middle of a game."""
    state = middle(name, players, rng)

    def batch() -> int:
        for _ in range(BATCH):
            state.copy()
        return BATCH

    return batch


def determinise(name: str, players: int, rng: Random) -> Unit:
    """Guess whole positions from what one seat sees in the middle of a game."""
    from fagin.games import load

    game = load(name)
    view = middle(name, players, rng).view(0)

    def batch() -> int:
        for _ in range(BATCH):
            game.determinise(view, rng)
        return BATCH

    return batch


def search(name: str, players: int, rng: Random) -> Unit:
    """Search with random playouts, with so many decisions to come as in a game of hearts that is searched."""
    from fagin.bots.ismcts import Searcher
    from fagin.games import load

    game = load(name)
    views = [position.view(position.to_act()[0]) for position in near_the_end(name, players, rng)]
    searcher = Searcher(game, None, SEARCHED, 60.0)

    def think() -> int:
        return sum(searcher.think(view, rng).iterations for view in views)

    return think


def near_the_end(name: str, players: int, rng: Random) -> list[State[Any, Any, Any]]:
    """Positions of random games, each LEFT decisions before its end, where there is a choice."""
    found: list[State[Any, Any, Any]] = []
    while len(found) < POSITIONS:
        played = positions(name, players, rng)
        at = max(0, len(played) - LEFT)
        if len(played[at].legal_moves(played[at].to_act()[0])) > 1:
            found.append(played[at])
    return found


def middle(name: str, players: int, rng: Random) -> State[Any, Any, Any]:
    """The position at half of the decisions of a random game."""
    played = positions(name, players, rng)
    return played[len(played) // 2]


def positions(name: str, players: int, rng: Random) -> list[State[Any, Any, Any]]:
    """The positions of a random game in which somebody decides."""
    from fagin.games import load
    from fagin.kernel import CHANCE

    game = load(name)
    state = game.new(players, game.simulation)
    found: list[State[Any, Any, Any]] = []
    while actors := state.to_act():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            found.append(state.copy())
            state.apply(seat, rng.choice(state.legal_moves(seat)))
    return found


def build(name: str) -> str:
    """Tell whether this environment runs the game compiled or interpreted."""
    from fagin.games import load

    source = sys.modules[type(load(name)).__module__].__file__ or ""
    return "interpreted" if source.endswith(".py") else "compiled"


MAKERS: dict[str, Maker] = {
    "fagin": plain_loop,
    "fagin-choose": by_choose,
    "fagin-own-loop": own_loop,
    "fagin-copy": copy,
    "fagin-determinise": determinise,
    "fagin-search": search,
}
