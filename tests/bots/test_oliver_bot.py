"""Sly plays Oliver Twist legally, by what its seat sees alone, the same way in the same place, and well."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fagin.bots.bot import BOTS, bot
from fagin.games import load
from fagin.kernel import CHANCE, Game, State

OPTIONS = [
    {option.id: value}
    for option in load("oliver_twist").options
    for value in option.values[1:] or option.values
]


def next_seat(state: State[Any, Any, Any], rng: Random) -> int:
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample(rng))
    waiting = state.to_act()
    return waiting[0] if waiting else CHANCE


def play(names: list[str], seed: int, options: dict[str, str]) -> State[Any, Any, Any]:
    game: Game[Any, Any, Any] = load("oliver_twist")
    rng = Random(seed)
    bots = [bot(name, game.id) for name in names]
    state = game.new(len(names), options)
    while True:
        seat = next_seat(state, rng)
        if seat == CHANCE:
            return state
        move = bots[seat].choose(state.view(seat), rng)
        assert move in state.legal_moves(seat)
        state.apply(seat, move)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", BOTS["oliver_twist"])
def test_a_bot_plays_whole_games_legally_with_every_option(name: str, players: int) -> None:
    for seed, options in enumerate([{}, *OPTIONS]):
        assert play([name] * players, seed, options).public.outcome is not None


def test_sly_chooses_alike_where_its_seat_can_tell_no_difference() -> None:
    game = load("oliver_twist")
    for seed in (2, 3):
        rng = Random(seed)
        state = game.new(3, {})
        while True:
            seat = next_seat(state, rng)
            if seat == CHANCE:
                break
            view = state.view(seat)
            guess = game.determinise(view, Random(seed)).view(seat)
            player = bot("sly", game.id)
            move = player.choose(view, Random(5))
            assert player.choose(guess, Random(5)) == move == bot("sly", game.id).choose(view, Random(5))
            state.apply(seat, move if rng.random() < 0.7 else bot("random", game.id).choose(view, rng))


def wins_of_sly(games: int, players: int = 4) -> int:
    wins = 0
    for seed in range(games):
        at = seed % players
        names = ["sly" if seat == at else "random" for seat in range(players)]
        outcome = play(names, seed, {}).public.outcome
        wins += outcome is not None and at in outcome.winners()
    return wins


def test_sly_wins_most_games_against_three_random_urchins() -> None:
    assert wins_of_sly(40) >= 32  # 10 would be chance


@pytest.mark.slow
def test_sly_wins_at_least_eight_games_of_ten_against_three_random_urchins() -> None:
    assert wins_of_sly(500) >= 400


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_sly_wins_at_smaller_tables(players: int) -> None:
    assert wins_of_sly(200, players) >= 180
