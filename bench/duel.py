"""Our search against OpenSpiel's own ISMCTS bot on our games, with as many iterations or as much time for both."""

import argparse
import json
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean
from time import perf_counter
from typing import TypeVar

from bench.race import progress
from fagin.arena import Estimate, cores
from fagin.arena.figures import wilson
from fagin.arena.run import spread

T = TypeVar("T")

EXAMPLE = """example:
  PYTHONPATH=build/compiled .venv/bin/python -m bench.duel --game doggy_bag --iterations 50 --games 200
  PYTHONPATH=build/compiled .venv/bin/python -m bench.duel --game oliver_twist --same-time --games 200"""
ENDLESS = 10**6  # iterations where only the time counts
PATIENCE = 600.0  # seconds where only the iterations count


def main() -> None:
    """Play the duels and tell how many we won."""
    parser = argparse.ArgumentParser(
        prog="bench.duel", description=__doc__, epilog=EXAMPLE, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="doggy_bag")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=50, help="of both for every move")
    parser.add_argument("--same-time", action="store_true", help="ours thinks for as long as theirs does")
    parser.add_argument(
        "--random-playouts", action="store_true", help="ours without its knowledge of the game"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    wanted = [
        (given.game, number, given.iterations, given.same_time, given.random_playouts)
        for number in range(given.games)
    ]
    won = points(duel, wanted)
    rate = wilson(won, given.games)
    told = figures(rate, given.games, won)
    if given.json:
        print(json.dumps(told))
    else:
        print(f"won {won:g} of {given.games}: {rate.value:.1%}, {rate.low:.1%} to {rate.high:.1%}")


def points(play: Callable[[T], float], wanted: Sequence[T]) -> float:
    """What games brought in all, played on every core."""
    won = 0.0
    for done, some in enumerate(spread(as_it_is, play, wanted, cores()), 1):
        won += some
        progress(f"{done}/{len(wanted)}: {won:g} won")
    return won


def as_it_is(play: Callable[[T], float]) -> Callable[[T], float]:
    """The maker that `spread` asks for: what plays a game is sent to the other processes whole."""
    return play


def figures(rate: Estimate, games: int, won: float) -> dict[str, float]:
    """The result as plain numbers."""
    return {"games": games, "won": won, "rate": rate.value, "low": rate.low, "high": rate.high}


def duel(wanted: tuple[str, int, int, bool, bool]) -> float:
    """One game, every deal once from either seat; 1 if our search won it, a half if nobody did."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import fagin.adapters.openspiel  # noqa: F401  # registers the games
    from fagin.bots.bot import POLICIES
    from fagin.bots.ismcts import Searcher
    from fagin.games import load

    name, number, iterations, same_time, random_playouts = wanted
    chance, rng = Random(f"deal {number // 2}"), Random(f"game {number}")
    random = numpy.random.RandomState(number)
    game = pyspiel.load_game(f"fagin_{name}", {"players": 2})
    evaluator = mcts.RandomRolloutEvaluator(random_state=random)
    theirs = ismcts.ISMCTSBot(game, evaluator, 2.0, iterations, random_state=random)
    policy = None if random_playouts else POLICIES[name]
    seat = number % 2
    took: list[float] = []  # the seconds of their moves
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(actions, chances)[0])
            continue
        mine = state.current_player() == seat
        if not mine or (same_time and not took):
            began = perf_counter()
            move = theirs.step(state)
            took.append(perf_counter() - began)
        if mine:
            seconds = mean(took) if same_time else PATIENCE
            ours = Searcher(load(name), policy, ENDLESS if same_time else iterations, seconds)
            move = ours.choose(state.world.state.view(seat), rng)
        state.apply_action(move)
    return (float(state.returns()[seat]) + 1) / 2


if __name__ == "__main__":
    main()
