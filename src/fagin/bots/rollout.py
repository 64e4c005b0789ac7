"""Random playouts in our own loop, compiled together with kernel and games."""

from __future__ import annotations

from random import Random

from fagin.kernel import Dice, State
from fagin.kernel.state import LUCK, P, S, Step, V


def playout(state: State[P, V, S], rng: Random) -> int:
    """Play a state to its end at random; how many moves players made (chance is not counted)."""
    return play_on(state, state.public.stack.top, Dice(rng.getrandbits(64)))


def play_on(state: State[P, V, S], step: Step[P, V, S] | None, dice: Dice) -> int:
    """The same for who has the top step at hand."""
    public = state.public
    decisions = 0
    while step is not None:
        if step.kind == LUCK:
            step = state.roll(step, dice)
        else:
            seat = step.first_to_act(public)
            moves = step.legal_moves(seat, public, state.private[seat])
            step = state.take(step, seat, moves[dice.below(len(moves))])
            decisions += 1
    return decisions
