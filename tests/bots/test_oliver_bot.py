"""Sly plays Oliver Twist legally, by what its seat sees alone, the same way in the same place, and well."""

from __future__ import annotations

import pytest
from arena import play, wins_of_sly

from fagin.games import load

OPTIONS = [
    {option.id: value}
    for option in load("oliver_twist").options
    for value in option.values[1:] or option.values
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["sly", "random"])
def test_a_bot_plays_whole_games_legally_with_every_option(name: str, players: int) -> None:
    for seed, options in enumerate([{}, *OPTIONS]):
        assert play("oliver_twist", [name] * players, seed, options).public.outcome is not None


def test_sly_wins_most_games_against_three_random_urchins() -> None:
    assert wins_of_sly("oliver_twist", 40) >= 32  # 10 would be chance


@pytest.mark.slow
def test_sly_wins_at_least_eight_games_of_ten_against_three_random_urchins() -> None:
    assert wins_of_sly("oliver_twist", 500) >= 400


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_sly_wins_at_smaller_tables(players: int) -> None:
    assert wins_of_sly("oliver_twist", 200, players) >= 180
