"""Every game keeps the laws and its invariants, with every number of players and every option."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from fresh import fresh
from laws import doggy_bag, fagins_gang, oliver_twist, swindler
from laws.laws import check, guesses_vary
from laws.pairwise import all_pairs, pairs_of, pairwise

from fagin.games import GAMES, load
from fagin.kernel import CHANCE

DECLARED: dict[str, Any] = {
    "doggy_bag": doggy_bag,
    "oliver_twist": oliver_twist,
    "fagins_gang": fagins_gang,
    "swindler": swindler,
}
TABLES = [(game, players) for game in GAMES for players in range(load(game).fewest, load(game).most + 1)]
FLIPPED = [
    (game, {option.id: value})
    for game in GAMES
    for option in load(game).options
    for value in option.values[1:]
]


# of the positions, in games that are long; all of them in the slow tests
SHARE = {"doggy_bag": 0.4, "oliver_twist": 0.15, "fagins_gang": 0.1, "swindler": 0.02}
FEWER = {"swindler": 0.3}  # of the random games, where each is long


def settled(id: str, options: dict[str, str] | None) -> dict[str, str]:
    """The options given, and those with which a game declares to be played at random."""
    return {**getattr(DECLARED[id], "OPTIONS", {}), **(options or {})}


def values_to_meet(id: str) -> dict[str, list[str]]:
    """All values of all options, but for the defaults with which random games would never end."""
    endless = settled(id, None)
    return {
        option.id: [value for value in option.values if option.id not in endless or value != option.values[0]]
        for option in load(id).options
    }


def sets_of_options(id: str) -> list[dict[str, str]]:
    """Few sets in which every value of an option meets every value of every other."""
    return pairwise(values_to_meet(id))


SETS = [(game, options) for game in GAMES for options in sets_of_options(game)]


def keeps_the_laws(
    id: str, players: int, seeds: Iterable[int], options: dict[str, str] | None = None, share: float = 1.0
) -> None:
    game, declared = load(id), DECLARED[id]
    varied: dict[str, list[bool]] = {}
    for seed in seeds:
        for name, changes in check(
            game, players, seed, declared.HIDDEN, declared.invariants, settled(id, options), share
        ).items():
            varied.setdefault(name, []).extend(changes)
    assert set(varied) == {name for name, _, _ in declared.HIDDEN}, "something declared hidden was never met"
    guesses_vary(varied)


def plays_without_fault(id: str, players: int, games: int, options: dict[str, str] | None = None) -> None:
    game, declared = load(id), DECLARED[id]
    rng = Random(fresh(f"games of {id} for {players}"))
    for _ in range(int(games * FEWER.get(id, 1))):
        state = game.new(players, settled(id, options))
        transitions = declared.Transitions()
        while actors := state.to_act():
            actor = rng.choice(actors)
            move = state.sample(rng) if actor == CHANCE else rng.choice(state.legal_moves(actor))
            before = state.copy()
            state.apply(actor, move)
            declared.invariants(state)
            transitions.check(before, state, game.moves.text(move))


def test_every_game_has_declared_what_is_hidden() -> None:
    assert set(DECLARED) == set(GAMES)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_laws_hold(id: str, players: int) -> None:
    seed = fresh(f"laws of {id} for {players}")
    keeps_the_laws(id, players, [0, 1, seed], share=SHARE.get(id, 1.0))


@pytest.mark.parametrize("id", GAMES)
def test_every_value_is_in_some_set_and_meets_every_value_of_the_others(id: str) -> None:
    values, sets = values_to_meet(id), sets_of_options(id)
    assert {name: {row[name] for row in sets} for name in values} == {
        name: set(every) for name, every in values.items()
    }
    few = {name: every for name, every in values.items() if len(every) <= 3}
    assert all_pairs(few) <= {pair for row in sets for pair in pairs_of(row)}


@pytest.mark.once
@pytest.mark.parametrize(("id", "options"), SETS)
def test_the_laws_hold_with_options(id: str, options: dict[str, str]) -> None:
    keeps_the_laws(id, 3, range(100, 102), options, SHARE.get(id, 1.0))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_random_games_keep_the_invariants(id: str, players: int) -> None:
    plays_without_fault(id, players, 40)


@pytest.mark.once
@pytest.mark.parametrize(("id", "options"), SETS)
def test_random_games_keep_the_invariants_with_options(id: str, options: dict[str, str]) -> None:
    plays_without_fault(id, 4, 8, options)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "options"), FLIPPED)
def test_the_laws_hold_everywhere_with_an_option_flipped(id: str, options: dict[str, str]) -> None:
    keeps_the_laws(id, 3, range(200, 203), options)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "options"), SETS)
def test_the_laws_hold_everywhere_with_options(id: str, options: dict[str, str]) -> None:
    keeps_the_laws(id, 3, range(200, 203), options)
    plays_without_fault(id, 4, 40, options)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_laws_hold_for_long(id: str, players: int) -> None:
    keeps_the_laws(id, players, range(1000, 1100))


@pytest.mark.slow
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_ten_thousand_random_games_keep_the_invariants(id: str, players: int) -> None:
    plays_without_fault(id, players, 10_000)
