"""Houses that are killed at random moments while people and bots play: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from web.evening import Evening, check
from web.postgres import Postgres
from web.serving import Serve, Serving, aside, generous

pytestmark = pytest.mark.once
LONG = 200  # kills in `make soak`


def kills(few: int) -> list[object]:
    """A few kills, and in long tests many."""
    return [few, pytest.param(LONG, marks=pytest.mark.slow)]


async def kill(house: Serving, rng: Random, pause: float) -> None:
    """Kill a house at some moment, and open it again."""
    await asyncio.sleep(rng.random() * pause)
    house.address = ""
    await aside(house.kill)
    await aside(house.start)


def report(evening: Evening, entries: int, houses: list[Serving]) -> None:
    """What happened, and that the log has no complaint about anything but what was broken."""
    players = [player for players in evening.games for player in players]
    moves = sum(len(player.acknowledged) for player in players)
    connections = sum(player.connections for player in players)
    print(f"\n{len(evening.games)} games, {moves} moves acknowledged, {entries} entries, {connections} connections")
    assert moves > 0
    for house in houses:
        assert house.errors() == []
        assert house.end() == 0


@pytest.mark.parametrize("times", kills(8))
def test_a_house_killed_again_and_again_loses_nothing_it_has_acknowledged(serve: Serve, times: int) -> None:
    house = serve("", *generous())
    evening = Evening([house], seed=times, tables=3)
    rng = Random(times)

    async def trouble() -> None:
        for _ in range(times):
            await kill(house, rng, 0.8)

    async def run() -> None:
        async with asyncio.timeout(20 + 10 * times):
            await evening.run(trouble)

    asyncio.run(run())
    report(evening, 0, [house])
    entries = asyncio.run(check(evening.games, f"sqlite:///{house.database}"))
    assert entries > len(evening.games)


@pytest.mark.postgresql
@pytest.mark.parametrize("times", kills(4))
def test_of_two_houses_on_one_database_either_goes_on_when_the_other_is_killed(
    serve: Serve, postgres: Postgres, times: int
) -> None:
    database = postgres.new()
    houses = [serve(database, *generous()) for _ in range(2)]
    evening = Evening(houses, seed=times, tables=3)
    rng = Random(times)

    async def trouble() -> None:
        for _ in range(times):
            await kill(rng.choice(houses), rng, 0.8)

    async def run() -> None:
        async with asyncio.timeout(20 + 10 * times):
            await evening.run(trouble)

    asyncio.run(run())
    report(evening, asyncio.run(check(evening.games, database)), houses)
