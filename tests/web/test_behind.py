"""Two houses on one disk: what one has written counts at the other, heard of or not."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from web.memory import Disk, MemoryStore
from web.parlour import Parlour, evening
from web.simulation import Mind

from fagin.web.hall import Hall, Wish
from fagin.web.quick import QuickReporter
from fagin.web.requests import begin, own, sit
from fagin.web.store import PLAYING, Entry
from fagin.web.table import NotAllowed
from fagin.web.wire import Clock, Watching

WISH = Wish("doggy_bag", 2, {}, None, Clock(), Watching(), False, 0.0)


def another_house(parlour: Parlour, store: MemoryStore | None = None) -> Hall:
    """A second house on the disk of a first one; unless its store follows, nobody tells it anything."""
    store = store or MemoryStore(parlour.disk)
    return Hall(store, Mind(), parlour.clock, parlour.boxes, QuickReporter, Random(2))


def test_what_was_done_at_one_house_counts_at_the_other_before_it_is_told() -> None:
    async def work(parlour: Parlour) -> None:
        here, there = parlour.hall, another_house(parlour)
        table = await here.found(WISH, "owner")
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
        await there.close()

    evening(work)


def test_who_sat_down_at_one_house_has_the_seat_at_the_other_before_it_is_told() -> None:
    async def work(parlour: Parlour) -> None:
        here, there = parlour.hall, another_house(parlour)
        table = await here.found(WISH, "owner")
        first, second = await here.room(table), await there.room(table)
        await first.ask(sit(0, "person", "Name", "word", "key"))
        assert (await second.admit(lambda table: own(table, 0, "", "key"))).name == "Name"
        with pytest.raises(NotAllowed):
            await second.admit(lambda table: own(table, 0, "", "another"))
        await there.close()

    evening(work)


class HeldBack(MemoryStore):
    """A store that has read the entries of a table, and hands them over when it may."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(disk)
        self.has_read, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        found = await super().entries(table, since)
        self.has_read.set()
        await self.may_go_on.wait()
        return found


def test_what_is_told_while_a_table_is_being_opened_is_not_missed() -> None:
    async def work(parlour: Parlour) -> None:
        store = HeldBack(parlour.disk)
        here, there = parlour.hall, another_house(parlour, store)
        store.follow(there.told)
        table = await here.found(WISH, "owner")
        sitting, opening = await here.room(table), asyncio.ensure_future(there.room(table))
        await store.has_read.wait()
        await sitting.ask(sit(0, "person", "Name", "word", "key"))
        store.may_go_on.set()
        opened = await opening
        await asyncio.sleep(1)  # of the parlour's own time
        assert opened.table.seats[0].name == "Name"
        await there.close()

    evening(work)
