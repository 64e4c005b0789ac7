"""Bots play legally, by what their seat sees alone, the same way in the same place, and Sly plays well."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fagin.bots.bot import BOTS, bot
from fagin.games import load
from fagin.kernel import CHANCE, Game, State
from fagin.kernel.state import View

OPTIONS: list[dict[str, str]] = [
    {},
    {"mode": "beginner"},
    {"effects": "optional"},
    {"gluttony_keeps_grey": "true", "first_player": "seat0"},
    {"memo": "none", "bag_count": "false", "reveal_at_end": "false"},
]


def next_seat(state: State[Any, Any, Any], rng: Random) -> int:
    """Let chance play; the seat that owes a move then, or CHANCE when the game is over."""
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample(rng))
    waiting = state.to_act()
    return waiting[0] if waiting else CHANCE


def play(
    game: Game[Any, Any, Any], names: list[str], seed: int, options: dict[str, str]
) -> State[Any, Any, Any]:
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


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("name", BOTS["doggy_bag"])
def test_a_bot_plays_whole_games_legally(name: str, players: int, options: dict[str, str]) -> None:
    game = load("doggy_bag")
    assert play(game, [name] * players, players, options).public.outcome is not None


def test_sly_plays_with_an_owners_own_data(tmp_path: Any) -> None:
    from importlib.resources import files

    text = (files("fagin.games") / "doggy_bag" / "doggy_bag.toml").read_text()
    text = text.replace("black_limit = 3", "black_limit = 1").replace("points = 0", "points = 2")
    text = text.replace(
        "per_player = 3\nin_bag_at_start = 1\nbox_total = 19",
        "per_player = 0\nin_bag_at_start = 0\nbox_total = 0",
        1,
    )
    text = text.replace("total = 101", "total = 82")
    file = tmp_path / "own.toml"
    file.write_text(text)
    game = load("doggy_bag", file)
    for players in (2, 4, 6):
        assert play(game, ["sly"] * players, players, {}).public.outcome is not None


def positions(seed: int) -> list[tuple[Game[Any, Any, Any], State[Any, Any, Any], int]]:
    game = load("doggy_bag")
    rng = Random(seed)
    state = game.new(4, {})
    found: list[tuple[Game[Any, Any, Any], State[Any, Any, Any], int]] = []
    while True:
        seat = next_seat(state, rng)
        if seat == CHANCE:
            return found
        found.append((game, state.copy(), seat))
        state.apply(
            seat, bot("sly" if rng.random() < 0.5 else "random", game.id).choose(state.view(seat), rng)
        )


@pytest.mark.parametrize("name", BOTS["doggy_bag"])
def test_the_same_view_and_seed_give_the_same_move(name: str) -> None:
    for _, state, seat in positions(1):
        moves = {bot(name, "doggy_bag").choose(state.view(seat), Random(7)) for _ in range(3)}
        assert len(moves) == 1


@pytest.mark.parametrize("name", BOTS["doggy_bag"])
def test_a_bot_chooses_alike_where_its_seat_can_tell_no_difference(name: str) -> None:
    for seed in (2, 3):
        for game, state, seat in positions(seed):
            view: View[Any, Any] = state.view(seat)
            guess = game.determinise(view, Random(seed)).view(seat)
            assert guess.key() == view.key()
            player = bot(name, game.id)
            assert player.choose(view, Random(5)) == player.choose(guess, Random(5))


def test_there_is_no_bot_of_an_unknown_name() -> None:
    with pytest.raises(KeyError, match="no bot is called 'mole': expected one of sly, random"):
        bot("mole", "doggy_bag")


def wins_of_sly(games: int, players: int = 4) -> int:
    game = load("doggy_bag")
    wins = 0
    for seed in range(games):
        at = seed % players
        names = ["sly" if seat == at else "random" for seat in range(players)]
        outcome = play(game, names, seed, {}).public.outcome
        wins += outcome is not None and at in outcome.winners()
    return wins


def test_sly_wins_most_games_against_three_random_dogs() -> None:
    assert wins_of_sly(60) >= 30  # 15 would be chance


@pytest.mark.slow
def test_sly_wins_at_least_six_games_of_ten_against_three_random_dogs() -> None:
    assert wins_of_sly(400) >= 240


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_sly_beats_chance_at_every_table(players: int) -> None:
    assert wins_of_sly(200, players) >= 1.5 * 200 / players
