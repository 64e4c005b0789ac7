"""Whoever reads a table: waits for what is under way and for nothing else, and keeps nobody waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from web.memory import MemoryStore
from web.parlour import Listener, Parlour, evening, move, waiting
from web.simulation import Mind, VirtualLoop

from fagin.web.floor import GRACE
from fagin.web.hall import Hall
from fagin.web.quick import QuickReporter
from fagin.web.requests import asked, leave
from fagin.web.room import PATIENCE, Lost
from fagin.web.store import Append, Entry, NotStored, NotYetStored
from fagin.web.table import Body, Table
from fagin.web.turns import Turns


class SlowDisk(MemoryStore):
    """A store that keeps each entry for a second before it is on the disk, or refuses it then."""

    seconds = 1.0
    full = False

    async def append(self, append: Append) -> None:
        await asyncio.sleep(self.seconds)
        if self.full:
            raise NotStored("the disk is full")
        await super().append(append)


def slow(parlour: Parlour) -> SlowDisk:
    """The store of a hall, slow from now on."""
    store = SlowDisk(parlour.disk)
    parlour.hall = Hall(store, Mind(), parlour.clock, parlour.boxes, QuickReporter)
    return store


async def seconds_of(work: Any) -> float:
    """How long something takes."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    await work
    return loop.time() - began


def say(seat: int, number: int) -> Any:
    return asked(seat, {"type": "say", "id": f"key-{seat}-{number:06}", "text": "on and on"})


def test_a_table_is_read_at_once_where_nothing_is_under_way() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        assert await seconds_of(room.durable()) == 0
        assert await seconds_of(room.admit(lambda table: table.n)) == 0

    evening(work)


def test_a_held_disk_keeps_a_reader_for_five_seconds() -> None:
    async def work(parlour: Parlour) -> None:
        table = (await parlour.table("pp")).table.founding.table
        slow(parlour).seconds = 60.0
        room = await parlour.hall.room(table)
        doing = asyncio.ensure_future(move(room, 0))
        await asyncio.sleep(0.1)
        for reading in (room.durable(), room.admit(lambda table: table.n)):
            began = asyncio.get_running_loop().time()
            with pytest.raises(NotYetStored):
                await reading
            assert asyncio.get_running_loop().time() - began == pytest.approx(PATIENCE)
        assert not room.turns.readers, "nobody waits any more"
        await doing
        assert (await room.durable()).n == len(parlour.disk.journals[table])

    evening(work)


def test_a_busy_table_starves_no_reader_and_readers_stop_no_table() -> None:
    async def work(parlour: Parlour) -> None:
        table = (await parlour.table("pp")).table.founding.table
        slow(parlour)
        room = await parlour.hall.room(table)
        talking = [asyncio.ensure_future(room.ask(say(seat, n))) for n in range(15) for seat in range(2)]

        async def read_on() -> None:
            while not all(one.done() for one in talking):
                began = asyncio.get_running_loop().time()
                seen = await room.durable()
                assert seen.n == len(parlour.disk.journals[table]), "all of it is on the disk"
                assert asyncio.get_running_loop().time() - began <= 1.0, "it waits for one entry"
                await asyncio.sleep(0.3)

        assert await seconds_of(asyncio.gather(*talking, *(read_on() for _ in range(20)))) < 31

    evening(work)


def test_others_are_not_told_by_somebody_who_goes_what_the_disk_refuses() -> None:
    async def work(parlour: Parlour) -> None:
        table = (await parlour.table("pp")).table.founding.table
        slow(parlour).full = True
        room = await parlour.hall.room(table)
        here, going = Listener(parlour, 0), Listener(parlour, 1)
        for guest in (here, going):
            await room.enter(guest, 0, 3)
        doing = asyncio.ensure_future(room.ask(leave(0, "person0")))
        await asyncio.sleep(0.1)
        told = len(here.frames)
        room.leave(going)
        await asyncio.sleep(0.5)
        assert len(here.frames) == told
        with pytest.raises(NotStored):
            await doing
        await asyncio.sleep(GRACE / 500)
        tables = [frame["table"] for frame in here.all("table")]
        assert not any(chair["away"] for table in tables for chair in table["chairs"])
        assert [chair["here"] for chair in tables[-1]["chairs"]] == [True, False]

    evening(work)


def test_somebody_who_goes_while_nothing_is_under_way_is_gone_after_a_moment() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        here, going = Listener(parlour, 0), Listener(parlour, 1)
        for guest in (here, going):
            await room.enter(guest, 0, 3)
        room.leave(going)
        await asyncio.sleep(GRACE / 900)
        assert [chair["here"] for chair in here.all("table")[-1]["table"]["chairs"]] == [True, False]

    evening(work)


def test_a_bot_thinks_about_nothing_that_the_disk_may_refuse() -> None:
    async def work(parlour: Parlour) -> None:
        table, ahead = (await parlour.table("pps")).table.founding.table, []

        class Noted(Mind):
            async def choose(self, table: Table, seat: int) -> str:
                ahead.append(table.n - len(parlour.disk.journals[table.founding.table]))
                return await super().choose(table, seat)

        await parlour.hall.close()
        parlour.hall = Hall(SlowDisk(parlour.disk), Noted(), parlour.clock, parlour.boxes, QuickReporter)
        room = await parlour.hall.room(table)
        talked = 0
        while len(ahead) < 10:
            person = next((seat for seat in waiting(await room.durable()) if seat < 2), None)
            if person is not None:
                await move(room, person)
                talked += room.ask_at_once(say(0, room.table.n), lambda came: None)  # before a bot begins
            await asyncio.sleep(0.1)
        assert talked
        assert set(ahead) == {0}

    evening(work)


def test_a_house_reads_at_once_what_is_on_the_disk_while_another_is_held() -> None:
    async def work(parlour: Parlour) -> None:
        table = (await parlour.table("pp")).table.founding.table
        store = slow(parlour)
        elsewhere = Hall(MemoryStore(parlour.disk), Mind(), parlour.clock, parlour.boxes, QuickReporter)
        elsewhere.store.follow(elsewhere.told)  # type: ignore[attr-defined]
        here, there = await parlour.hall.room(table), await elsewhere.room(table)
        before = there.table.n
        for kept in (False, True):
            store.full = not kept
            doing = asyncio.ensure_future(move(here, 0))
            await asyncio.sleep(0.5)
            assert await seconds_of(there.durable()) == 0
            assert (await there.durable()).n == before
            await asyncio.gather(doing, return_exceptions=True)
            await asyncio.sleep(0.1)
            assert (await there.durable()).n == before + kept == (await here.durable()).n
        await elsewhere.close()

    evening(work)


class SlowToRead(MemoryStore):
    """A store that takes half a minute to read what others have written."""

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        if since:
            await asyncio.sleep(30)
        return await super().entries(table, since)


def test_a_house_that_reads_on_what_another_has_written_shows_what_it_knows_meanwhile() -> None:
    async def work(parlour: Parlour) -> None:
        here = await parlour.table("pp")
        store = SlowToRead(parlour.disk)
        elsewhere = Hall(store, Mind(), parlour.clock, parlour.boxes, QuickReporter)
        store.follow(elsewhere.told)
        there = await elsewhere.room(here.table.founding.table)
        await move(here, 0)
        await asyncio.sleep(1)
        assert there.turns.taken
        assert await seconds_of(there.durable()) == 0
        await asyncio.sleep(60)
        again = await elsewhere.room(here.table.founding.table)
        assert (await again.durable()).n == here.table.n
        await elsewhere.close()

    evening(work)


def test_a_request_that_breaks_off_leaves_nothing_at_the_table() -> None:
    def broken(table: Table) -> Body:
        table.seats[0].name = "somebody else"
        raise RuntimeError("something in the rules is broken")

    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        with pytest.raises(RuntimeError, match="broken"):
            await room.ask(broken)
        assert (await room.durable()).seats[0].name == "Name0"
        came: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        assert room.ask_at_once(broken, came.set_result)
        assert isinstance(await came, RuntimeError)
        assert (await room.durable()).seats[0].name == "Name0"
        await move(room, waiting(room.table)[0])

    evening(work)


class Failing(SlowDisk):
    """A slow disk that refuses everything from some moment on, reading too."""

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        if self.full:
            raise NotStored("the disk is gone")
        return await super().entries(table, since)


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_table_of_which_nobody_knows_what_was_kept_is_shown_to_nobody(cancelled: bool) -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        table, before = room.table.founding.table, room.table.n
        store = Failing(parlour.disk)
        hall = Hall(store, Mind(), parlour.clock, parlour.boxes, QuickReporter)
        room = await hall.room(table)
        doing = asyncio.ensure_future(move(room, 0))
        await asyncio.sleep(0.5)
        reading = asyncio.ensure_future(room.durable())
        await asyncio.sleep(0)
        if cancelled:
            doing.cancel()
        store.full = True
        with pytest.raises(asyncio.CancelledError if cancelled else Lost):
            await doing
        for waiting_or_new in (reading, room.durable(), room.admit(lambda table: table.n)):
            with pytest.raises(Lost):
                await waiting_or_new
        store.full = False
        assert (await (await hall.room(table)).durable()).n == before
        await hall.close()

    evening(work)


def test_readers_come_between_two_turns_and_before_anybody_who_waits() -> None:
    came: list[str] = []

    async def run() -> None:
        turns = Turns()
        assert turns.end() is None
        assert turns.take()

        async def write(name: str) -> None:
            async with turns:
                came.append(name)
                await asyncio.sleep(0.01)

        async def read(name: str) -> None:
            end = turns.end()
            if end is not None:
                await end
            came.append(name)

        tasks = [asyncio.create_task(write("first")), asyncio.create_task(write("second"))]
        tasks += [asyncio.create_task(read("a")), asyncio.create_task(read("b"))]
        await asyncio.sleep(0)
        turns.pass_on()
        assert not turns.take(), "whoever waits comes before whoever comes now"
        await asyncio.sleep(0.005)
        tasks.append(asyncio.create_task(read("c")))
        await asyncio.gather(*tasks)
        assert came == ["a", "b", "first", "c", "second"]
        assert turns.take()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(run())
