"""Random playouts in our own loop, compiled together with kernel and games."""

from __future__ import annotations

from random import Random

from fagin.kernel import CHANCE, Dice, State
from fagin.kernel.state import LUCK, P, S, V


def playout(state: State[P, V, S], rng: Random) -> int:
    """Play a state to its end at random; how many moves players made (chance is not counted)."""
    dice = Dice(rng.getrandbits(64))
    public = state.public
    stack = public.stack
    decisions = 0
    while stack:
        step = stack[-1]
        if step.kind == LUCK:
            state.apply(CHANCE, step.sample(state, dice.random()))
        else:
            seat = step.first_to_act(public)
            moves = step.legal_moves(seat, public, state.private[seat])
            state.apply(seat, moves[dice.below(len(moves))])
            decisions += 1
    return decisions
