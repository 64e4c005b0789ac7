"""OpenSpiel's own ISMCTS bot plays Doggy Bag against a player who moves at random.

For example:

    python examples/openspiel_ismcts.py --simulations 200 --seed 1
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import fagin.adapters.openspiel  # noqa: F401  # registers the games


def main() -> None:
    """Play one game and tell its moves."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--simulations", type=int, default=200, help="how many worlds to play for each move")
    parser.add_argument("--seed", type=int, default=1, help="of the game and of both players")
    given = parser.parse_args()
    rng = np.random.RandomState(given.seed)
    game = pyspiel.load_game("fagin_doggy_bag", {"players": 2})
    evaluator = RandomRolloutEvaluator(random_state=rng)
    bots = [
        ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=given.simulations, random_state=rng),
        UniformRandomBot(1, rng),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            action = rng.choice(actions, p=chances)
        else:
            action = bots[player].step(state)
        who = "chance" if state.is_chance_node() else f"seat {player}"
        print(who, state.action_to_string(player, action))
        state.apply_action(action)
    print("ISMCTS, seat 0:", state.returns()[0])
    print("random, seat 1:", state.returns()[1])


if __name__ == "__main__":
    main()
