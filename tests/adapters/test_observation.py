"""Observations are of constant size, hold all that a seat knows, and nothing else."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest
from arena import decisions

from fagin.adapters.describe import describe
from fagin.adapters.observation import Observer
from fagin.games import GAMES, load
from fagin.games.doggy_bag.pieces import heap_of
from fagin.kernel import CHANCE, BadOption, State, Step
from fagin.kernel.show import fields

DOCUMENT = Path(__file__).parents[2] / "docs" / "observations.md"
ALWAYS = {"players", "setting", "stack", "outcome"}  # of the kernel, or the same in all views of a game
TABLES = [(game, players) for game in GAMES for players in range(load(game).fewest, load(game).most + 1)]
SHORT = {"fagins_gang": {"round_limit": "5", "market_turn_cap": "4"}, "swindler": {"round_limit": "20"}}
SHARE = {"doggy_bag": 1.0, "oliver_twist": 0.3, "fagins_gang": 0.2, "swindler": 0.05}  # of the moments

every_game = pytest.mark.parametrize("id", GAMES)
every_table = pytest.mark.parametrize(("id", "players"), TABLES)


@cache
def moments(id: str, players: int) -> list[State[Any, Any, Any]]:
    """Some moments of a game that is played partly at random, and its end."""
    game, rng = load(id), Random(players)
    found = [game.new(players, SHORT.get(id))]
    for state, _ in decisions(game, players, players, SHORT.get(id, {}), sly=0.3):
        last = state
        if rng.random() < SHARE[id]:
            found.append(state.copy())
    return [*found, last]


def steps_of(id: str) -> list[type[Step[Any, Any, Any]]]:
    """All classes of steps that a game has, without those that only others derive from."""
    package = f"fagin.games.{id}"
    for module in iter_modules(import_module(package).__path__):
        import_module(f"{package}.{module.name}")
    found: list[type[Step[Any, Any, Any]]] = []
    classes: list[type[Step[Any, Any, Any]]] = [Step]
    while classes:
        derived = classes.pop().__subclasses__()
        classes += derived
        found += [step for step in derived if step.__module__.startswith(package)]
    return [step for step in found if not step.__subclasses__()]


def part(observer: Observer, numbers: list[float], name: str) -> list[float]:
    """The numbers of one part of an observation."""
    at = 0
    for part, size in observer.parts:
        if part == name:
            return numbers[at : at + size]
        at += size
    raise KeyError(name)


@every_table
def test_a_seat_observes_the_same_in_two_worlds_that_it_cannot_tell_apart(id: str, players: int) -> None:
    game, rng = load(id), Random(players)
    observer = Observer(game, players)
    for state in moments(id, players):
        for seat in range(players):
            view = state.view(seat)
            guess = game.determinise(view, rng).view(seat)
            assert observer.write(guess) == observer.write(view)
            assert observer.information(guess) == observer.information(view)


@every_table
def test_observations_have_a_constant_size_and_are_from_0_to_1(id: str, players: int) -> None:
    observer = Observer(load(id), players)
    for state in moments(id, players):
        for seat in range(players):
            observation = observer.write(state.view(seat))
            information = observer.information(state.view(seat))
            assert len(observation) == observer.size == sum(size for _, size in observer.parts)
            assert len(information) == observer.information_size
            assert all(type(number) is float and 0 <= number <= 1 for number in information)


@every_table
def test_the_same_information_is_the_same_knowledge(id: str, players: int) -> None:
    observer = Observer(load(id), players)
    keys: dict[tuple[float, ...], str] = {}
    for state in moments(id, players):
        for seat in range(players):
            view = state.view(seat)
            assert keys.setdefault(tuple(observer.information(view)), view.key()) == view.key()


@every_table
def test_more_steps_are_never_pending_than_are_written(id: str, players: int) -> None:
    table = Observer(load(id), players).table
    times = {step.step: step.times for step in table.steps}
    for state in moments(id, players):
        stack = state.public.stack
        assert len(stack) <= table.depth
        assert all(number <= times[step] for step, number in Counter(type(step) for step in stack).items())


@every_game
def test_every_field_of_a_view_is_written(id: str) -> None:
    game = load(id)
    table = Observer(game, game.fewest).table
    state = game.new(game.fewest)
    assert set(table.public) == set(fields(state.public)) - ALWAYS
    assert set(table.own) == set(fields(state.private[0]))


@every_game
def test_every_step_of_the_rules_is_written(id: str) -> None:
    game = load(id)
    written = [step.step for step in Observer(game, game.fewest).table.steps]
    assert len(written) == len(set(written))
    assert set(written) == set(steps_of(id))


@every_table
def test_every_field_of_a_pending_step_is_written(id: str, players: int) -> None:
    written = {step.step: set(step.fields.fields) for step in Observer(load(id), players).table.steps}
    for state in moments(id, players):
        for step in state.public.stack:
            assert written[type(step)] == set(fields(step))


def test_who_looks_comes_first() -> None:
    game = load("doggy_bag")
    observer = Observer(game, 3)
    state = game.new(3, {"first_player": "seat0"})
    state.public.front = [0, heap_of("g"), heap_of("kk")]
    observation = observer.write(state.view(1))
    front = part(observer, observation, "public.front")
    assert [bool(number) for number in front] == [True, *[False] * 8, True, *[False] * 5]
    assert part(observer, observation, "public.first") == [0.0, 0.0, 1.0]
    assert part(observer, observation, "seat") == [0.0, 1.0, 0.0]


def test_an_observation_leaves_the_past_to_the_information_state() -> None:
    game = load("doggy_bag")
    observer = Observer(game, 2)
    views = []
    for loot in ("loot:gg", "loot:ww"):
        state = game.new(2, {"first_player": "seat0"})
        for seat, move in ((CHANCE, "coins:2"), (0, loot), (1, "loot:gg")):
            state.apply(seat, game.moves.parse(move))
        state.private[0].behind = game.new(2).private[0].behind
        views.append(state.view(0))
    assert observer.write(views[0]) == observer.write(views[1])
    assert observer.information(views[0]) != observer.information(views[1])


def test_a_spectator_observes_nothing() -> None:
    game = load("doggy_bag")
    with pytest.raises(ValueError, match="spectator"):
        Observer(game, 2).write(game.new(2).view(CHANCE))


def test_there_is_no_observer_of_a_game_that_cannot_be() -> None:
    with pytest.raises(BadOption):
        Observer(load("swindler"), 5)
    with pytest.raises(BadOption):
        Observer(load("swindler"), 4, {"weather": "fog"})


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == describe(), "make observations"
