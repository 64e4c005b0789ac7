"""The contestants from elsewhere: OpenSpiel, RLCard and Catanatron."""

from random import Random
from typing import Any

from bench import LEFT, POSITIONS, SEARCHED, Maker, Unit

BATCH = 200
TAKES_PLAYERS = ("crazy_eights", "oh_hell")


def openspiel(name: str, players: int, rng: Random) -> Unit:
    """Play random games of OpenSpiel from Python, asking each chance node for its outcomes."""
    game = load(name, players)
    random = rng.random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play


def openspiel_tight(name: str, players: int, rng: Random) -> Unit:
    """Play them in the tightest loop we know, right only because all their chances are even."""
    import pyspiel

    game = load(name, players)
    random = rng.random
    terminal = int(pyspiel.PlayerId.TERMINAL)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while (player := state.current_player()) != terminal:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            if player >= 0:
                decisions += 1
        return decisions

    return play


def openspiel_cpp(name: str, players: int, rng: Random) -> Unit:
    """Play random games in OpenSpiel's C++ loop; the game must have a fixed number of chance steps."""
    import pyspiel

    game = load(name, players)
    bots = [pyspiel.make_uniform_random_bot(seat, rng.getrandbits(30)) for seat in range(game.num_players())]

    def finished() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
        return state

    chances = {sum(step.player < 0 for step in finished().full_history()) for _ in range(20)}
    (chance_steps,) = chances
    return lambda: int(finished().move_number()) - chance_steps


def openspiel_clone(name: str, players: int, rng: Random) -> Unit:
    """Clone a position from the middle of a game of OpenSpiel."""
    state = load(name, players).new_initial_state()
    positions = []
    while not state.is_terminal():
        if not state.is_chance_node():
            positions.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    position = positions[len(positions) // 2]

    def batch() -> int:
        for _ in range(BATCH):
            position.clone()
        return BATCH

    return batch


def openspiel_search(name: str, players: int, rng: Random) -> Unit:
    """Search with OpenSpiel's ISMCTS bot in C++."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(30))
    bot = pyspiel.ISMCTSBot(rng.getrandbits(30), evaluator, 2.0, SEARCHED)
    return searches(bot, name, players, rng)


def openspiel_search_python(name: str, players: int, rng: Random) -> Unit:
    """Search with OpenSpiel's ISMCTS bot in Python."""
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    random = numpy.random.RandomState(rng.getrandbits(30))
    evaluator = mcts.RandomRolloutEvaluator(random_state=random)
    bot = ismcts.ISMCTSBot(load(name, players), evaluator, 2.0, SEARCHED, random_state=random)
    return searches(bot, name, players, rng)


def searches(bot: Any, name: str, players: int, rng: Random) -> Unit:
    """Search positions of random games, each LEFT decisions before its end, where there is a choice."""
    states: list[Any] = []
    while len(states) < POSITIONS:
        state = load(name, players).new_initial_state()
        positions = []
        while not state.is_terminal():
            if not state.is_chance_node():
                positions.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        if len(positions[-LEFT].legal_actions()) > 1:
            states.append(positions[-LEFT])

    def think() -> int:
        for state in states:
            bot.step(state)
        return SEARCHED * len(states)

    return think


def load(name: str, players: int) -> Any:
    """Load a game of OpenSpiel, for so many players where it lets us choose."""
    import pyspiel

    return pyspiel.load_game(name, {"players": players} if name in TAKES_PLAYERS else {})


def rlcard(name: str, _players: int, rng: Random) -> Unit:
    """Play random games in an environment of RLCard, with the number of players it has."""
    import rlcard as library

    env = library.make(name, config={"seed": rng.getrandbits(30)})
    random = rng.random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def catanatron(_name: str, players: int, rng: Random) -> Unit:
    """Play games of Catanatron's own random players, at most four of them."""
    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[:players]

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=rng.getrandbits(30) + 1)
        game.play()
        return len(game.state.actions)

    return play


MAKERS: dict[str, Maker] = {
    "openspiel": openspiel,
    "openspiel-tight": openspiel_tight,
    "openspiel-cpp": openspiel_cpp,
    "openspiel-clone": openspiel_clone,
    "openspiel-search": openspiel_search,
    "openspiel-search-python": openspiel_search_python,
    "rlcard": rlcard,
    "catanatron": catanatron,
}
