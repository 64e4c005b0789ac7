"""One game among bots: each is shown what its seat may know, and nothing else."""

from __future__ import annotations

from random import Random
from time import thread_time
from typing import Final

from fagin.arena.plan import Plan
from fagin.arena.results import Result
from fagin.bots.bot import Bot, bot
from fagin.games import load
from fagin.kernel import Match


def play_out(match: Match, bots: list[Bot], dice: list[Random]) -> list[list[float]]:
    """Let bots play a match to its end; the milliseconds of the processor for each decision, by seat.

    A move without an alternative is no decision: it is made without asking.
    """
    took: list[list[float]] = [[] for _ in bots]
    while waiting := match.waiting_for():
        seat = waiting[0]
        moves = match.legal_moves(seat)
        if len(moves) > 1:
            view = match.view(seat)
            began = thread_time()
            move = bots[seat].choose(view, dice[seat])
            took[seat].append((thread_time() - began) * 1000)
        else:
            move = moves[0]
        match.play(seat, move)
    return took


class Table:
    """A game laid out for the bots of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.game: Final = load(plan.game, plan.data)
        # unless the plan says otherwise, games come to an end even among random players
        self.options: Final = {**self.game.simulation, **plan.options}

    def play(self, number: int) -> tuple[Result, str]:
        """Play a game by its number; how it ended, and its record."""
        plan = self.plan
        deal, names = plan.seating(number)
        match = Match(self.game, plan.players, plan.source(deal), self.options)
        took = play_out(match, [bot(name, self.game) for name in names], plan.dice(number))
        outcome = match.outcome
        assert outcome is not None
        ms = [[round(one, 3) for one in seat] for seat in took]
        result = Result(number, list(names), list(outcome.places), list(outcome.scores), ms)
        return result, match.record.text(self.game.moves)
