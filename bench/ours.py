"""The contestants of the house: playouts, copies and guesses of our own games."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING, Any

from bench import Maker, Unit

if TYPE_CHECKING:
    from fagin.kernel import State

BATCH = 200


def from_python(name: str, players: int, rng: Random) -> Unit:
    """Play random games in a loop written in Python, every decision made there."""
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


def step_by_step(name: str, players: int, rng: Random) -> Unit:
    """Play random games in a loop written in Python that asks who is to act and plays every chance too."""
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


def middle(name: str, players: int, rng: Random) -> State[Any, Any, Any]:
    """Play a random game and return the position at half of its decisions."""
    from fagin.games import load
    from fagin.kernel import CHANCE

    game = load(name)
    state = game.new(players, game.simulation)
    positions = []
    while actors := state.to_act():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            positions.append(state.copy())
            state.apply(seat, rng.choice(state.legal_moves(seat)))
    return positions[len(positions) // 2]


def build(name: str) -> str:
    """Tell whether this environment runs the game compiled or interpreted."""
    from fagin.games import load

    source = sys.modules[type(load(name)).__module__].__file__ or ""
    return "interpreted" if source.endswith(".py") else "compiled"


MAKERS: dict[str, Maker] = {
    "fagin": from_python,
    "fagin-steps": step_by_step,
    "fagin-own-loop": own_loop,
    "fagin-copy": copy,
    "fagin-determinise": determinise,
}
