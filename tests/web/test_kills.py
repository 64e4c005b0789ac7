"""Houses that are killed at random moments while people and bots play: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio

import pytest
from web.evening import Evening, check
from web.postgres import Postgres
from web.serving import Serve, Serving, aside, generous

LONG = 200  # kills in `make soak`


def kills(few: int) -> list[object]:
    """A few kills, and in long tests many."""
    return [few, pytest.param(LONG, marks=pytest.mark.slow)]


async def kill_often(evening: Evening, times: int) -> None:
    """Kill a house after a few answers, at any moment, and open it again."""
    for _ in range(times):
        await evening.answers(evening.rng.randint(1, 40))
        await asyncio.sleep(evening.rng.random() * 0.05)
        house = evening.rng.choice(evening.houses)
        await aside(house.kill)
        await aside(house.start)


def survive(database: str, houses: list[Serving], times: int) -> None:
    """Kill houses while people and bots play, and see what became of it."""
    evening = Evening(houses, seed=times, tables=3)

    async def run() -> None:
        async with asyncio.timeout(120 + 60 * times):
            await evening.run(kill_often(evening, times))

    try:
        asyncio.run(run())
    except TimeoutError:
        raise AssertionError(f"stuck: {evening.unfinished()}") from None
    for house in houses:
        assert house.errors() == []
        assert house.end() == 0
    entries = asyncio.run(check(evening.games, database))
    players = [player for players in evening.games for player in players]
    moves = sum(len(player.acknowledged) for player in players)
    lines = sum(player.connections for player in players)
    print(
        f"{times} kills, {len(evening.games)} games, {entries} entries, {moves} acknowledged, {lines} lines"
    )
    assert lines > len(players)


@pytest.mark.parametrize("times", kills(5))
def test_a_house_killed_again_and_again_loses_nothing_it_has_acknowledged(serve: Serve, times: int) -> None:
    house = serve("", *generous())
    survive(f"sqlite:///{house.database}", [house], times)


@pytest.mark.postgresql
@pytest.mark.parametrize("times", kills(3))
def test_of_two_houses_on_one_database_one_goes_on_when_the_other_is_killed(
    serve: Serve, postgres: Postgres, times: int
) -> None:
    database = postgres.new()
    survive(database, [serve(database, *generous()) for _ in range(2)], times)
