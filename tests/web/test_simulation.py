"""A house whose processes crash, on a network that loses and doubles, over a disk that fills up: nothing is lost."""

from __future__ import annotations

import json

import pytest
from fresh import fresh
from web.simulation import World, simulate

FIXED, FRESH, MANY = 500, 100, 10_000
CHUNK = 50


def check(world: World) -> None:
    bodies = [json.loads(entry.body) for entry in world.disk.journals[world.table]]
    done = [(body["seat"], body["id"]) for body in bodies if "id" in body]
    assert len(done) == len(set(done)), "something was done twice"
    assert all(world.up_to_date), "a house did not know what another had written"
    for guest in world.guests:
        for key in guest.acknowledged:
            assert (guest.seat, key) in done, f"{key} was acknowledged and is lost"
        for key in guest.refused:
            assert (guest.seat, key) not in done, f"{key} was refused and done"
        heard = world.truth.heard[guest.seat]
        assert [tuple(event) for event in guest.events] == heard.events
        assert guest.hash == heard.hash


def chunks(name: str, first: int, count: int, *marks: pytest.MarkDecorator) -> list[object]:
    """Seeds in chunks, each for one test."""
    starts = range(first, first + count, CHUNK)
    return [pytest.param(range(at, at + CHUNK), marks=marks, id=f"{name}{n}") for n, at in enumerate(starts)]


@pytest.mark.parametrize(
    "seeds",
    [
        *chunks("fixed", 0, FIXED),
        *chunks("fresh", fresh("simulation"), FRESH),
        *chunks("many", FIXED, MANY, pytest.mark.slow),
    ],
)
def test_nothing_acknowledged_is_lost_or_done_twice_and_all_guests_come_to_see_the_same(seeds: range) -> None:
    for seed in seeds:
        world = simulate(World(seed))
        try:
            check(world)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error


def test_the_same_seed_gives_the_same_run_to_the_byte() -> None:
    one, two = simulate(World(7)), simulate(World(7))
    assert one.disk.journals[one.table] == two.disk.journals[two.table]
    assert one.traffic == two.traffic
