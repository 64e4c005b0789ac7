"""The games as environments of PettingZoo: its own tests, and what those do not ask."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from fagin.adapters import pettingzoo
from fagin.adapters.pettingzoo import doggy_bag_v1, env, raw_env
from fagin.games import GAMES, load
from fagin.kernel import BadOption, IllegalMove

pytestmark = pytest.mark.filterwarnings("error")

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "pettingzoo_random.py"
TABLES = [(game, players) for game in GAMES for players in range(load(game).fewest, load(game).most + 1)]
SHORT = {"fagins_gang": {"round_limit": "5"}, "swindler": {"round_limit": "20"}}
CYCLES = 2000  # more than a short game takes

every_table = pytest.mark.parametrize(("id", "players"), TABLES)


@pytest.fixture
def _named(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo keeps lists of the environments whose observations are dictionaries, and warns of all others."""
    module = import_module("pettingzoo.test.api_test")
    names = [f"fagin_{game}_v{load(game).version}" for game in GAMES]
    for list_of_names in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(module, list_of_names, [*getattr(module, list_of_names), *names])


def short(id: str, players: int, **more: Any) -> Any:
    """A guarded environment whose random games are short."""
    return env(id, players, SHORT.get(id), **more)


def moments(environment: Any, seed: int) -> Iterator[str]:
    """Play a game at random; the agent that is selected, before every move and at the end."""
    environment.reset(seed=seed)
    for number, agent in enumerate(environment.agents):
        environment.action_space(agent).seed(seed + number)
    while not any(environment.terminations.values()):
        agent = environment.agent_selection
        yield agent
        mask = environment.observe(agent)["action_mask"]
        environment.step(environment.action_space(agent).sample(mask))
    yield environment.agent_selection


def played(environment: Any, seed: int) -> Any:
    """The environment at the end of a random game."""
    for _ in moments(environment, seed):
        pass
    return environment


@every_table
@pytest.mark.usefixtures("_named")
def test_pettingzoos_api_test_passes(id: str, players: int) -> None:
    api_test(short(id, players), num_cycles=CYCLES)


@every_table
def test_pettingzoos_seed_test_passes(id: str, players: int) -> None:
    seed_test(lambda: short(id, players), num_cycles=CYCLES)


@pytest.mark.usefixtures("_named")
def test_pettingzoos_api_test_passes_with_memory() -> None:
    api_test(short("doggy_bag", 3, memory=True), num_cycles=CYCLES)


@every_table
def test_the_mask_is_the_legal_moves_of_who_is_selected(id: str, players: int) -> None:
    environment = raw_env(id, players, SHORT.get(id))
    for agent in moments(environment, seed=2):
        state = environment._state
        if state.public.outcome is not None:
            break
        assert agent == f"player_{state.to_act()[0]}"
        moves = state.legal_moves(state.to_act()[0])
        assert np.flatnonzero(environment.observe(agent)["action_mask"]).tolist() == moves
        assert environment.infos[agent]["moves"] == [environment.game.moves.text(move) for move in moves]
        other = next(other for other in environment.agents if other != agent)
        assert not environment.observe(other)["action_mask"].any()


@every_table
def test_observations_are_those_of_the_observer(id: str, players: int) -> None:
    plain, full = raw_env(id, players, SHORT.get(id)), raw_env(id, players, SHORT.get(id), memory=True)
    for environment in (plain, full):
        played(environment, seed=3)
    view, observer = plain._state.view(1), plain.observer
    seen = plain.observe("player_1")["observation"]
    remembered = full.observe("player_1")["observation"]
    assert seen.tolist() == np.array(observer.write(view), np.float32).tolist()
    assert remembered.tolist() == np.array(observer.information(view), np.float32).tolist()


@every_table
def test_rewards_come_at_the_end_by_place_and_add_up_to_nothing(id: str, players: int) -> None:
    environment = raw_env(id, players, SHORT.get(id))
    for _ in moments(environment, seed=4):
        if not any(environment.terminations.values()):
            assert not any(environment.rewards.values())
    rewards = list(environment.rewards.values())
    places = environment._state.public.outcome.places
    assert sum(rewards) == pytest.approx(0)
    assert sorted(range(players), key=lambda seat: (places[seat], seat)) == sorted(
        range(players), key=lambda seat: (-rewards[seat], seat)
    )
    if places.count(1) == 1:
        assert rewards[places.index(1)] == 1


def test_seats_out_of_the_game_stay_agents_to_the_end() -> None:
    environment = raw_env("doggy_bag", 6)
    somebody_was_out = False
    for seed in range(20):
        for agent in moments(environment, seed):
            out = [seat for seat, _ in environment._state.public.out]
            over = environment._state.public.outcome is not None
            somebody_was_out |= bool(out) and not over
            assert environment.agents == environment.possible_agents
            assert over or int(agent[-1]) not in out
    assert somebody_was_out


def test_who_is_done_may_sample_and_is_asked_nothing() -> None:
    environment = played(doggy_bag_v1(players=3), seed=1)
    assert environment.observe("player_2")["action_mask"].all()
    for _ in range(3):
        environment.step(None)
    assert environment.agents == []


def test_an_illegal_move_ends_the_game_and_costs_its_player() -> None:
    environment = doggy_bag_v1(players=3)
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(load("doggy_bag").moves.parse("bank"))
    assert all(environment.terminations.values())
    assert environment.rewards == {other: -1.0 if other == agent else 0 for other in environment.agents}


def test_without_guards_an_illegal_move_is_refused() -> None:
    environment = raw_env("doggy_bag", 3)
    environment.reset(seed=1)
    with pytest.raises(IllegalMove, match="player_0 may not make the move bank now"):
        environment.step(load("doggy_bag").moves.parse("bank"))


def test_games_go_on_differently_until_they_are_seeded_again() -> None:
    environment = raw_env("doggy_bag", 3)

    def thrown() -> list[int]:
        coins = []
        for seed in (7, *[None] * 20):
            environment.reset(seed=seed)
            coins.append(int(environment._state.public.thrown))
        return coins

    first = thrown()
    assert len(set(first)) > 1
    assert thrown() == first


def test_options_hold_for_all_games_and_others_for_the_one_begun() -> None:
    environment = raw_env("doggy_bag", 3, {"mode": "beginner"})
    environment.reset()
    assert environment._state.public.setting.beginner
    environment.reset(options={"mode": "full", "of a wrapper": 1})
    assert not environment._state.public.setting.beginner
    environment.reset()
    assert environment._state.public.setting.beginner


def test_options_not_given_let_random_games_end() -> None:
    environment = raw_env("fagins_gang", 2, {"homes_to_win": "2"})
    environment.reset()
    assert environment._state.public.setting.homes_to_win == 2
    assert environment._state.public.setting.round_limit == 60


def test_what_no_game_has_is_refused() -> None:
    with pytest.raises(BadOption):
        env("doggy_bag", 7)
    with pytest.raises(BadOption):
        env("doggy_bag", 4, {"mode": "strange"})
    with pytest.raises(ValueError, match="expected one of ansi, human as render mode"):
        env("doggy_bag", 4, render_mode="rgb_array")


@pytest.mark.parametrize("id", GAMES)
def test_environments_are_named_after_the_version_of_their_game(id: str) -> None:
    name = f"{id}_v{load(id).version}"
    assert getattr(pettingzoo, name)(players=2).metadata["name"] == f"fagin_{name}"


def test_rendering_tells_what_happened_in_the_open() -> None:
    environment = raw_env("doggy_bag", 2, {"first_player": "seat0"}, render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text is not None
    assert text.splitlines()[-1].startswith("coins 0 ")
    environment.step(environment._choices[0])
    assert environment.render() == "answered 0"
    assert environment.render() == ""


def test_for_people_what_happened_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    environment = raw_env("doggy_bag", 2, {"first_player": "seat0"}, render_mode="human")
    environment.reset(seed=1)
    assert "chance: coins:" in capsys.readouterr().out


def test_an_environment_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(raw_env("swindler", 3, {"round_limit": "20"}, memory=True)))
    again.reset(seed=1)
    assert again.metadata["name"] == "fagin_swindler_v1"
    assert again.possible_agents == ["player_0", "player_1", "player_2"]
    assert again.observation_space("player_0").contains(again.observe("player_0"))


def test_the_example_plays_a_game() -> None:
    shown = subprocess.run([sys.executable, str(EXAMPLE)], check=True, capture_output=True, text=True).stdout
    assert [line.split()[0] for line in shown.splitlines()] == [f"player_{seat}" for seat in range(4)]
    assert sum(float(line.split()[1]) for line in shown.splitlines()) == pytest.approx(0, abs=0.02)
