"""The games as games of OpenSpiel: its own tests, and what those do not ask."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import unittest
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from fagin.adapters.openspiel import UNSEEN
from fagin.games import GAMES, load
from fagin.kernel import BadOption

pytestmark = pytest.mark.filterwarnings("error")

SHORT: dict[str, dict[str, int]] = {"fagins_gang": {"round_limit": 5}, "swindler": {"round_limit": 20}}
TABLES = [(game, players) for game in GAMES for players in range(load(game).fewest, load(game).most + 1)]
SHARE = {"doggy_bag": 0.5, "oliver_twist": 0.1, "fagins_gang": 0.05, "swindler": 0.03}  # of the states
SPECTATOR = pyspiel.IIGObservationType(
    perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
)
PRIVATE = pyspiel.IIGObservationType(
    perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_ismcts.py"

every_game = pytest.mark.parametrize("id", GAMES)
every_table = pytest.mark.parametrize(("id", "players"), TABLES)


def game_of(id: str, players: int = 2) -> Any:
    """A game of OpenSpiel whose random games are short."""
    return pyspiel.load_game(f"fagin_{id}", {"players": players, **SHORT.get(id, {})})


def some_action(state: Any, rng: Random) -> int:
    """An action of a player or an outcome of chance."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    actions, weights = zip(*state.chance_outcomes())
    return int(rng.choices(actions, weights)[0])


def states_of(game: Any, seed: int) -> Iterator[Any]:
    """Every state of a random game."""
    rng = Random(seed)
    state = game.new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        state.apply_action(some_action(state, rng))


def some_states_of(game: Any, seed: int, share: float) -> Iterator[Any]:
    """A share of them, and always the last."""
    rng = Random(seed)
    for state in states_of(game, seed):
        if state.is_terminal() or rng.random() < share:
            yield state


def seen_by(state: Any, player: int) -> list[Any]:
    """All that OpenSpiel tells a player of a state."""
    parts = [make_observation(state.get_game(), kind) for kind in (SPECTATOR, PRIVATE)]
    return [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        *(part.string_from(state, player) for part in parts),
    ]


@every_table
def test_openspiels_random_simulations_pass(id: str, players: int) -> None:
    pyspiel.random_sim_test(game_of(id, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@every_table
def test_openspiels_random_simulations_pass_at_full_length(id: str, players: int) -> None:
    game = pyspiel.load_game(f"fagin_{id}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@every_table
def test_openspiels_simulations_from_python_pass(id: str, players: int) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(game_of(id, players))


@every_table
def test_openspiels_api_tests_pass(id: str, players: int) -> None:
    attributes = {"game_name": f"fagin_{id}", "game": game_of(id, players)}
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), attributes)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert result.errors + result.failures == []


def test_openspiels_playthrough_replays_the_same(tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough("fagin_doggy_bag", None, seed=1), encoding="utf-8")
    expected, found = generate_playthrough.replay(str(file))
    assert found == expected


@every_game
def test_bots_in_c_play_a_game_to_its_end(id: str) -> None:
    state = game_of(id).new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(2)]
    assert sum(pyspiel.evaluate_bots(state, bots, 1)) == 0
    assert state.is_terminal()


def test_an_environment_of_openspiel_steps_through_a_game() -> None:
    environment = Environment(game_of("doggy_bag", 3))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


@every_game
def test_by_default_a_game_is_for_the_fewest_and_ends(id: str) -> None:
    game = pyspiel.load_game(f"fagin_{id}")
    assert game.num_players() == load(id).fewest
    for name, value in load(id).simulation.items():
        assert str(game.get_parameters()[name]) == value


def test_a_game_is_loaded_by_a_name_with_its_options() -> None:
    game = pyspiel.load_game("fagin_doggy_bag(players=3,effects=optional,bag_count=false)")
    assert game.variant.players == 3
    assert game.variant.options["effects"] == "optional"
    assert game.variant.options["bag_count"] == "false"


@every_game
def test_every_value_of_every_option_survives_the_name_of_its_game(id: str) -> None:
    for option in load(id).options:
        for value in option.values:
            game = pyspiel.load_game(f"fagin_{id}({option.id}={value})")
            again = pyspiel.load_game(str(game))
            assert game.variant.options[option.id] == again.variant.options[option.id] == value


@pytest.mark.parametrize("name", ["fagin_doggy_bag(players=7)", "fagin_doggy_bag(effects=never)"])
def test_what_a_game_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        pyspiel.load_game(name)


@every_game
def test_chances_are_the_weights_of_the_game_and_add_up_to_one(id: str) -> None:
    chance_from = load(id).moves.chance_from
    for state in states_of(game_of(id), 1):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            weights = state.world.state.chance()
            assert [action for action, _ in outcomes] == [move - chance_from for move, _ in weights]
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert outcomes[0][1] / outcomes[-1][1] == pytest.approx(weights[0][1] / weights[-1][1])


def test_actions_are_called_as_in_our_records() -> None:
    moves = load("oliver_twist").moves
    for state in states_of(game_of("oliver_twist"), 1):
        for action in state.legal_actions():
            text = state.action_to_string(action)
            assert moves.parse(text) == action + moves.chance_from * state.is_chance_node()
            assert state.string_to_action(text) == action


@every_table
def test_seats_that_act_at_once_act_one_after_the_other(id: str, players: int) -> None:
    for state in states_of(game_of(id, players), 2):
        if not state.is_terminal():
            assert state.current_player() == state.world.state.to_act()[0]


def test_tensors_hold_the_numbers_of_our_observations() -> None:
    game = game_of("doggy_bag")
    observer = game.variant.observer
    for state in chain(states_of(game, 9), states_of(game, 10)):
        for player in range(2):
            view = state.world.state.view(player)
            assert state.observation_tensor(player) == pytest.approx(observer.write(view))
            assert state.information_state_tensor(player) == pytest.approx(observer.information(view))


def test_the_parts_of_a_tensor_have_the_names_of_our_observations() -> None:
    game = game_of("doggy_bag")
    observation = make_observation(game)
    observation.set_from(game.new_initial_state(), 1)
    assert [(name, len(part)) for name, part in observation.dict.items()] == game.variant.observer.parts
    assert list(observation.dict["seat"]) == [0, 1]


@every_table
def test_worlds_a_player_cannot_tell_apart_look_the_same(id: str, players: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    for state in some_states_of(game_of(id, players), 3, SHARE[id]):
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            assert seen_by(other, player) == seen_by(state, player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            assert other.move_number() == state.move_number()


@every_game
def test_a_secret_move_shows_in_nothing_that_others_are_told(id: str) -> None:
    rng, secrets = Random(4), 0
    for state in states_of(game_of(id, 3), 4):
        truth = state.world.state
        if not truth.public.stack or not truth.public.stack[-1].secret():
            continue
        actions = state.legal_actions()
        if len(actions) < 2 or rng.random() > 0.2:
            continue
        one, other = (state.child(action) for action in rng.sample(actions, 2))
        for player in range(3):
            if seen_by(one, player) == seen_by(other, player):
                guesses = [world.resample_from_infostate(player, rng.random) for world in (one, other)]
                assert guesses[0].history() == guesses[1].history()
                assert guesses[0].history()[-1] == UNSEEN
                secrets += 1
            else:  # its own move, one it was shown, or the last answer, which opens all of them
                assert len(truth.to_act()) == 1 or state.current_player() == player
    assert secrets > 0 or id == "fagins_gang"  # where everything is open


def test_the_same_numbers_give_the_same_guess() -> None:
    state = next(islice(states_of(game_of("oliver_twist"), 8), 60, None))
    guesses = {str(state.resample_from_infostate(0, Random(seed).random)) for seed in (1, 1, 2)}
    assert len(guesses) == 2


def test_what_all_know_together_cannot_be_observed() -> None:
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="nobody"):
        game_of("doggy_bag").make_py_observer(everything)


@every_game
def test_a_guess_is_copied_pickled_and_played_like_any_state(id: str) -> None:
    rng = Random(5)
    state = next(islice(states_of(game_of(id), 5), 30, None))
    guess = state.resample_from_infostate(0, rng.random)
    guess.apply_action(some_action(guess, rng))
    for twin in (guess.clone(), pickle.loads(pickle.dumps(guess)), copy.deepcopy(guess)):
        assert str(twin) == str(guess)
        assert twin.history() == guess.history()
        twin.apply_action(some_action(twin, rng))
        assert len(twin.history()) == len(guess.history()) + 1


@every_game
def test_a_history_replays_to_the_same_state(id: str) -> None:
    *_, state = states_of(game_of(id), 6)
    again = game_of(id).new_initial_state()
    for action in state.history():
        again.apply_action_with_legality_check(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()


def test_a_clone_lives_its_own_life() -> None:
    for state in states_of(game_of("doggy_bag"), 7):
        if not state.is_terminal():
            before = str(state)
            clone = state.clone()
            clone.apply_action(clone.legal_actions()[0])
            assert str(state) == before
            assert state.history() == clone.history()[:-1]


def test_a_program_that_uses_the_games_ends_well() -> None:
    program = "import fagin.adapters.openspiel, pyspiel; pyspiel.load_game('fagin_doggy_bag')"
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


def test_openspiels_ismcts_bot_plays_doggy_bag() -> None:
    command = [sys.executable, "-W", "error", str(EXAMPLE), "--simulations", "4", "--seed", "1"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert any(line.startswith("seat 0 loot:") for line in lines)
    won, lost = (float(line.split(": ")[1]) for line in lines[-2:])
    assert won == -lost
