"""Nothing is shown before it is on the disk: every address that is read, while the store holds what happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from fastapi.routing import iter_route_contexts
from web.gate import READ, Gate, Scene, Witness

from fagin.web.app import create_app
from fagin.web.house import House, Settings
from fagin.web.limits import Limits
from fagin.web.requests import Proposal, begin, close, leave, new_key, place_bot, play_again, sit
from fagin.web.store import OVER, NotStored

LIMITS = Limits(requests=1e6, guesses=1e6, advice=1e6)
LONG = 30.0  # seconds that no test waits for
SHORT = 0.02
ELSEWHERE = {
    *("/api", "/api/manual.css", "/api/openapi.json", "/engine.zip", "/sw.js", "/healthz", "/metrics"),
    *("/api/me", "/api/games", "/api/rules/{game}", "/api/lessons/{game}", "/api/reports", "/reports/{name}"),
}


# ---------------------------------------------------------------- what may be under way, in every state of a game


async def joining(scene: Scene) -> Proposal:
    await scene.gather(1)
    return sit(1, scene.person, "Ben", "word", "key")


async def placing_a_bot(scene: Scene) -> Proposal:
    await scene.gather(1)
    return place_bot(1, scene.person, "sly", "Bot")


async def giving_up_a_seat(scene: Scene) -> Proposal:
    await scene.gather(2)
    return leave(1, scene.person)


async def beginning(scene: Scene) -> Proposal:
    await scene.gather(2)
    return begin(scene.person)


async def closing_before(scene: Scene) -> Proposal:
    await scene.gather(1)
    return close(scene.person)


async def playing(scene: Scene) -> None:
    await scene.gather(2)
    await scene.room.ask(begin(scene.person))
    rng = Random(5)
    for _ in range(6):
        await scene.room.ask(scene.move(rng))


async def moving(scene: Scene) -> Proposal:
    await playing(scene)
    return scene.move(Random(1))


async def talking(scene: Scene) -> Proposal:
    await playing(scene)
    return scene.sent(0, "say", text="Good evening")


async def ordering(scene: Scene) -> Proposal:
    await playing(scene)
    orders = {"passing": True, "windows": "ask", "forced": False, "answers": {}}
    return scene.sent(0, "orders", orders=orders)


async def changing_the_key(scene: Scene) -> Proposal:
    await playing(scene)
    return new_key(0, scene.person, "", "another")


async def resigning(scene: Scene) -> Proposal:
    await playing(scene)
    return scene.sent(1, "resign")


async def going_away(scene: Scene) -> Proposal:
    await playing(scene)
    return leave(1, scene.person)


async def closing_in_play(scene: Scene) -> Proposal:
    await playing(scene)
    return close(scene.person)


async def coming_back(scene: Scene) -> Proposal:
    await playing(scene)
    rng = Random(4)
    while all(one.legal for one in scene.room.table.seats):
        await scene.room.ask(scene.move(rng))
    seat = next(at for at, one in enumerate(scene.room.table.seats) if not one.legal)
    await scene.room.ask(leave(seat, scene.person))
    return scene.sent(seat, "back")


async def taking_back(scene: Scene) -> Proposal:
    await playing(scene)
    rng = Random(2)
    while True:
        for seat in range(2):
            undo = scene.sent(seat, "undo")
            scene.gate.shut()
            if await scene.refused(undo):
                return undo
        scene.gate.holds = lambda append: False
        await scene.room.ask(scene.move(rng))


async def the_last_move(scene: Scene) -> Proposal:
    await playing(scene)
    rng = Random(3)
    scene.gate.shut()
    scene.gate.holds = lambda append: append.summary is not None and append.summary.status == OVER
    last = scene.move(rng)
    while not await scene.refused(last):
        last = scene.move(rng)
    return last


async def playing_again(scene: Scene) -> Proposal:
    last = await the_last_move(scene)
    await scene.room.ask(last)
    return play_again("another", 1)


async def talking_afterwards(scene: Scene) -> Proposal:
    last = await the_last_move(scene)
    await scene.room.ask(last)
    return scene.sent(0, "say", text="Well played")


async def playing_again_after_closing(scene: Scene) -> Proposal:
    closing = await closing_in_play(scene)
    await scene.room.ask(closing)
    return play_again("another", 0)


Happening = Callable[[Scene], Awaitable[Proposal]]
SHOWN: list[Happening] = [
    *(joining, placing_a_bot, giving_up_a_seat, beginning, closing_before),
    *(moving, resigning, going_away, closing_in_play, coming_back, taking_back, the_last_move),
    *(playing_again, playing_again_after_closing),
]
UNSHOWN: list[Happening] = [talking, ordering, changing_the_key, talking_afterwards]  # by HTTP
AT_ONCE = (moving, the_last_move)

Visit = Callable[[Callable[[Scene], Awaitable[None]]], None]


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """Lets something happen in a house with a gate before its disk, where somebody has just come."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}"
    house = House(Settings(database=database, thinkers=1, limits=LIMITS, patience=LONG))
    thinkers = house.thinkers
    app = create_app(house)

    async def come(work: Callable[[Scene], Awaitable[None]]) -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
            try:
                async with asyncio.timeout(LONG):
                    await work(Scene(house, gate, client))
            finally:
                gate.open()

    async def opened() -> Gate:
        await house.open()
        return Gate(house)

    with asyncio.Runner() as runner:
        gate = runner.run(opened())
        house.__dict__["thinkers"] = house.hall.__dict__["thinker"] = Witness(gate)
        yield lambda work: runner.run(come(work))
        house.__dict__["thinkers"] = thinkers
        runner.run(house.close())


@pytest.mark.parametrize("happening", [*SHOWN, *UNSHOWN])
def test_nobody_reads_of_a_table_what_is_not_on_the_disk(visit: Visit, happening: Happening) -> None:
    async def work(scene: Scene) -> None:
        proposal, gate = await happening(scene), scene.gate
        room, at_once = scene.room, happening in AT_ONCE
        table = room.table.founding.table
        before = await scene.answers()
        # the disk holds it: in time everybody is told so, and of nothing else
        gate.shut()
        doing = asyncio.ensure_future(scene.done(proposal, at_once))
        await gate.held
        room.patience = SHORT
        for address, (status, text) in (await scene.answers()).items():
            if (status, text) != before[address] or table in address:
                assert (address, status) == (address, 503)
                assert httpx.Response(503, text=text).json()["reason"] == "not-yet-stored"
        # the disk refuses it: it has not happened
        room.patience = LONG
        reading = asyncio.ensure_future(scene.answers())
        await asyncio.sleep(SHORT)
        assert not reading.done()
        gate.fate.set_result(False)
        with pytest.raises(NotStored):
            await doing
        assert await reading == before
        # the disk keeps it: whoever asked meanwhile sees it
        gate.shut()
        doing = asyncio.ensure_future(scene.done(proposal, at_once))
        await gate.held
        reading = asyncio.ensure_future(scene.answers())
        await asyncio.sleep(SHORT)
        gate.fate.set_result(True)
        await doing
        assert await reading == await scene.answers()
        assert (await reading != before) == (happening in SHOWN)

    visit(work)


def test_every_address_that_is_read_is_tried_here(tmp_path: Path) -> None:
    house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1))
    try:
        routes = iter_route_contexts(create_app(house).routes)
        read = {route.path for route in routes if "GET" in (getattr(route, "methods", None) or ())}
        assert read == set(READ) | ELSEWHERE
    finally:
        house.thinkers.close()
        house.boxes.close()


def test_no_game_begins_from_what_is_not_on_the_disk(visit: Visit) -> None:
    async def work(scene: Scene) -> None:
        last, gate = await the_last_move(scene), scene.gate
        path = f"/api/tables/{scene.room.table.founding.table}"
        gate.shut()
        doing = asyncio.ensure_future(scene.room.ask(last))
        await gate.held
        scene.room.patience = SHORT
        on = {"seat": 0, "number": 3, "name": "Ada", "word": "word", "level": "sly"}
        for answer in (
            await scene.client.post(f"{path}/rematch"),
            await scene.client.post(f"{path}/play-on", json=on),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (503, "not-yet-stored")
        gate.fate.set_result(False)
        with pytest.raises(NotStored):
            await doing
        assert len(await scene.house.store.of_person(scene.person, 50)) == 1

    visit(work)


def test_a_store_that_does_not_answer_keeps_no_reader_for_ever(visit: Visit) -> None:
    async def work(scene: Scene) -> None:
        await playing(scene)
        hall = scene.house.hall
        before, health = await scene.answers(), await scene.client.get("/healthz")
        assert health.status_code == 200
        scene.gate.silent, hall.patience = True, SHORT
        came = await scene.answers()
        assert {one for one in came if came[one] != before[one]} == {"/api/tables", "/api/my-tables"}
        hall.rooms.clear()
        came = await scene.answers()
        came["/healthz"] = ((await scene.client.get("/healthz")).status_code, "")
        scene.gate.silent, hall.patience = False, LONG
        assert {status for status, _ in came.values()} == {503}
        assert httpx.Response(503, text=came["/api/tables"][1]).json()["reason"] == "store"

    visit(work)
