"""By the rules of the box, without the limits that games among random players need, every level plays to the end."""

from __future__ import annotations

import pytest
from arena import play

from fagin.bots.bot import ITERATIONS
from fagin.games import GAMES, load

# what the longest of some games took, three times; gulls trade and wander as long as nobody wins
PATIENCE = {"doggy_bag": 300, "oliver_twist": 750, "fagins_gang": 2_500, "swindler": 2_500}
CARELESS = {"urchin": 4, "gull": 25}  # how many times as long those who slip may take
LEVELS = [*ITERATIONS, "sly", *CARELESS]
TABLES = [(name, players) for name in GAMES for players in range(load(name).fewest, load(name).most + 1)]


def plays_to_the_end(game: str, level: str, players: int, seed: int) -> None:
    """A game among equals by the rules of the box ends, and somebody has won."""
    most = PATIENCE[game] * CARELESS.get(level, 1)
    outcome = play(game, [level] * players, seed, {}, most).public.outcome
    assert outcome is not None
    assert outcome.winners()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ITERATIONS])
def test_who_does_not_search_plays_to_the_end_by_the_rules_of_the_box(level: str, game: str) -> None:
    plays_to_the_end(game, level, 3, 1)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ITERATIONS)
def test_who_searches_plays_to_the_end_by_the_rules_of_the_box(level: str, game: str) -> None:
    plays_to_the_end(game, level, 3, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_to_the_end_with_every_number(level: str, game: str, players: int) -> None:
    for seed in range(6):
        plays_to_the_end(game, level, players, seed)
