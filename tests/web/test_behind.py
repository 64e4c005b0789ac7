"""Two houses on one disk: what one has written counts at the other, heard of or not."""

from __future__ import annotations

import asyncio

import pytest
from web.memory import Disk, MemoryStore
from web.simulation import Mind

from fagin.web.boxes import Boxes
from fagin.web.hall import Hall, Wish
from fagin.web.quick import QuickReporter
from fagin.web.requests import begin, own, sit
from fagin.web.store import PLAYING, Entry
from fagin.web.table import NotAllowed
from fagin.web.times import WallClock
from fagin.web.wire import Clock, Watching


async def sit_here_and_begin_there() -> None:
    disk, boxes = Disk(), Boxes()
    here, there = (
        Hall(MemoryStore(disk), Mind(), WallClock(), boxes, QuickReporter) for _ in range(2)
    )  # which nobody tells
    table = await here.found(Wish("doggy_bag", 2, {}, None, Clock(), Watching(), False, 0.0), "owner")
    sitting, beginning = await here.room(table), await there.room(table)
    with pytest.raises(NotAllowed, match="seats-open"):
        await beginning.ask(begin("owner"))
    for seat in range(2):
        await sitting.ask(sit(seat, f"person{seat}", f"Name{seat}", "word", "key"))
    await beginning.ask(begin("owner"))
    assert beginning.table.status == PLAYING
    with pytest.raises(NotAllowed, match="already-begun"):
        await sitting.ask(begin("owner"))
    assert sitting.table.status == PLAYING
    for hall in (here, there):
        await hall.close()
    boxes.close()


def test_what_was_done_at_one_house_counts_at_the_other_before_it_is_told() -> None:
    asyncio.run(sit_here_and_begin_there())


async def sit_here_and_ask_there() -> None:
    disk, boxes = Disk(), Boxes()
    here, there = (Hall(MemoryStore(disk), Mind(), WallClock(), boxes, QuickReporter) for _ in range(2))
    table = await here.found(Wish("doggy_bag", 2, {}, None, Clock(), Watching(), False, 0.0), "owner")
    first, second = await here.room(table), await there.room(table)
    await first.ask(sit(0, "person", "Name", "word", "key"))
    assert (await second.admit(lambda table: own(table, 0, "", "key"))).name == "Name"
    with pytest.raises(NotAllowed):
        await second.admit(lambda table: own(table, 0, "", "another"))
    for hall in (here, there):
        await hall.close()
    boxes.close()


def test_who_sat_down_at_one_house_has_the_seat_at_the_other_before_it_is_told() -> None:
    asyncio.run(sit_here_and_ask_there())


class SlowToRead(MemoryStore):
    """A store that has read the entries of a table long before it hands them over."""

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        found = await super().entries(table, since)
        await asyncio.sleep(0.1)
        return found


async def sit_here_while_it_is_opened_there() -> None:
    disk, boxes = Disk(), Boxes()
    stores = MemoryStore(disk), SlowToRead(disk)
    here, there = (Hall(store, Mind(), WallClock(), boxes, QuickReporter) for store in stores)
    stores[1].follow(there.told)
    table = await here.found(Wish("doggy_bag", 2, {}, None, Clock(), Watching(), False, 0.0), "owner")
    sitting, opening = await here.room(table), asyncio.ensure_future(there.room(table))
    await asyncio.sleep(0.05)
    await sitting.ask(sit(0, "person", "Name", "word", "key"))
    opened = await opening
    async with asyncio.timeout(2):
        while not opened.table.seats[0].name:
            await asyncio.sleep(0.01)
    for hall in (here, there):
        await hall.close()
    boxes.close()


def test_what_is_told_while_a_table_is_being_opened_is_not_missed() -> None:
    asyncio.run(sit_here_while_it_is_opened_there())
