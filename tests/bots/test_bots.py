"""Bots play legally, by what their seat sees alone, the same way in the same place, and Sly plays well."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from arena import decisions, play, wins_of_sly

from fagin.bots.bot import ITERATIONS, LEVELS, bot
from fagin.games import load
from fagin.kernel.state import View

QUICK = [name for name in LEVELS if name not in ITERATIONS]
OPTIONS: list[dict[str, str]] = [
    {},
    {"mode": "beginner"},
    {"effects": "optional"},
    {"gluttony_keeps_grey": "true", "first_player": "seat0"},
    {"memo": "none", "bag_count": "false", "reveal_at_end": "false"},
]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("name", ["sly", "random"])
def test_a_bot_plays_whole_games_legally(name: str, players: int, options: dict[str, str]) -> None:
    assert play("doggy_bag", [name] * players, players, options).public.outcome is not None


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


@pytest.mark.parametrize("name", QUICK)
def test_the_same_view_and_seed_give_the_same_move(name: str) -> None:
    for state, seat in decisions(load("doggy_bag"), 4, 1, {}, sly=0.5):
        moves = {bot(name, load("doggy_bag")).choose(state.view(seat), Random(7)) for _ in range(3)}
        assert len(moves) == 1


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_alike_where_its_seat_can_tell_no_difference(name: str) -> None:
    game = load("doggy_bag")
    for seed in (2, 3):
        for state, seat in decisions(game, 4, seed, {}, sly=0.5):
            view: View[Any, Any] = state.view(seat)
            guess = game.determinise(view, Random(seed)).view(seat)
            assert guess.key() == view.key()
            player = bot(name, game)
            assert player.choose(view, Random(5)) == player.choose(guess, Random(5))


@pytest.mark.parametrize(
    ("game", "players", "seed", "options", "again"),
    [
        ("oliver_twist", 3, 2, {}, 5),
        ("oliver_twist", 3, 3, {}, 5),
        (
            "fagins_gang",
            2,
            2,
            {"market_turn_cap": "4", "round_limit": "5"},
            6,
        ),  # Sly leaves nothing to chance there
        ("swindler", 3, 2, {}, 5),
    ],
)
def test_sly_chooses_alike_where_its_seat_can_tell_no_difference(
    game: str, players: int, seed: int, options: dict[str, str], again: int
) -> None:
    played = load(game)
    for state, seat in decisions(played, players, seed, options, sly=0.7):
        view = state.view(seat)
        guess = played.determinise(view, Random(seed)).view(seat)
        player = bot("sly", played)
        move = player.choose(view, Random(5))
        assert player.choose(guess, Random(again)) == move == bot("sly", played).choose(view, Random(5))


def test_there_is_no_bot_of_an_unknown_name() -> None:
    with pytest.raises(
        KeyError, match="no bot is called 'mole': expected one of fagin, dodger, sly, urchin, gull"
    ):
        bot("mole", load("doggy_bag"))


def test_sly_wins_most_games_against_three_random_dogs() -> None:
    assert wins_of_sly("doggy_bag", 60) >= 30  # 15 would be chance


@pytest.mark.slow
def test_sly_wins_at_least_six_games_of_ten_against_three_random_dogs() -> None:
    assert wins_of_sly("doggy_bag", 400) >= 240


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_sly_beats_chance_at_every_table(players: int) -> None:
    assert wins_of_sly("doggy_bag", 200, players) >= 1.5 * 200 / players
