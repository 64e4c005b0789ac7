"""Games of a plan, played: the same plan and batch give the same results wherever they are played."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from fagin.bots.bot import bot
from fagin.kernel import Game, Match
from fagin.lab.measures.games import Row, Watch
from fagin.lab.measures.uses import Tallies, Tally, note_game
from fagin.lab.plan import Batch, Plan, Variant
from fagin.lab.things import Things, things_of

Played = tuple[Batch, str]  # what came of a batch, as a text


@dataclass(frozen=True)
class Results:
    """What came of some games: a row for each, and sums over the use of things."""

    rows: list[Row]
    tallies: Tallies

    def text(self) -> str:
        """As it is kept and sent."""
        rows = [list(vars(row).values()) for row in self.rows]
        sums = {
            family: {thing: list(asdict(things[thing]).values()) for thing in sorted(things)}
            for family, things in sorted(self.tallies.items())
        }
        return json.dumps([rows, sums], separators=(",", ":")) + "\n"

    @staticmethod
    def parse(text: str) -> Results:
        """What a text holds."""
        rows, sums = json.loads(text)
        tallies = {
            family: {thing: Tally(*tally) for thing, tally in things.items()}
            for family, things in sums.items()
        }
        return Results([Row(*row) for row in rows], tallies)


def player(plan: Plan) -> Callable[[Batch], Played]:
    """Plays batches of a plan."""
    return lambda batch: (batch, play(plan, batch))


def play(plan: Plan, batch: Batch) -> str:
    """Play a batch of a plan; what came of it."""
    variant = plan.variants[batch.variant]
    game = game_of(plan.game, variant.components)
    return play_games(plan, variant, game, things_of(plan.game), range(batch.first, batch.end)).text()


@lru_cache(maxsize=8)
def game_of(id: str, components: str | None) -> Game[Any, Any, Any]:
    """The game, loaded once."""
    return Variant("", {}, components).load(id)


def play_games(
    plan: Plan, variant: Variant, game: Game[Any, Any, Any], things: Things, numbers: range
) -> Results:
    """Play some games of a variant."""
    results = Results([], {})
    for number in numbers:
        match, watch = play_one(plan, variant, game, things, number)
        outcome = match.outcome
        assert outcome is not None
        results.rows.append(watch.row(number, plan.bots_of(number)))
        note_game(results.tallies, watch.uses(), list(outcome.scores))
    return results


def play_one(
    plan: Plan, variant: Variant, game: Game[Any, Any, Any], things: Things, number: int
) -> tuple[Match, Watch]:
    """Play one game by its number, watched."""
    match = Match(game, plan.players, plan.source(number), variant.options)
    bots = [bot(name, game) for name in plan.bots_of(number)]
    dice = plan.seating.dice(plan.decider(number))
    watch = Watch(match, things)
    while waiting := match.waiting_for():
        seat = waiting[0]
        moves = match.legal_moves(seat)
        watch.asked(len(moves), len(waiting))
        move = bots[seat].choose(match.view(seat), dice[seat]) if len(moves) > 1 else moves[0]
        match.play(seat, move)
        watch.moved()
    return match, watch
