"""What every store does, whatever keeps it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from web.store.journals import QUIET, first, found, journal, on_loop, opened

from fagin.web.database.writer import MOST
from fagin.web.store import (
    CLOSED,
    GATHERING,
    OVER,
    PLAYING,
    Append,
    Founding,
    NotStored,
    Summary,
    Taken,
    check,
)


@on_loop
async def test_what_was_kept_is_there_after_opening_again(address: str) -> None:
    appends = journal("a", 20, '{"move": "« Où ? »"}')
    async with opened(address) as store:
        await found(store, "a")
        for append in appends:
            await store.append(append)
    async with opened(address) as store:
        assert await store.founding("a") == Founding("a", 1000, "{}", "the secret of a")
        assert await store.entries("a") == [append.entry for append in appends]
        assert await store.entries("a", since=17) == [append.entry for append in appends[17:]]
        check("a", "a", await store.entries("a"))


@on_loop
async def test_an_unknown_table_has_no_founding_and_no_entries(address: str) -> None:
    async with opened(address) as store:
        assert await store.founding("a") is None
        assert await store.entries("a") == []


@on_loop
async def test_what_was_kept_is_read_at_once(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a")
        for append in journal("a", 50):
            await store.append(append)
            assert (await store.entries("a", append.entry.n)) == [append.entry]


@on_loop
async def test_a_place_in_the_journal_is_given_once(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a")
        await store.append(first("a", "1"))
        with pytest.raises(Taken):
            await store.append(first("a", "2"))
        assert [entry.body for entry in await store.entries("a")] == ["1"]


@on_loop
async def test_of_many_at_once_exactly_one_gets_the_place(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a")
        wishes = [store.append(first("a", str(i))) for i in range(30)]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 29
        assert len(await store.entries("a")) == 1


@on_loop
async def test_entries_may_be_sent_without_waiting_for_those_before(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a")
        await asyncio.gather(*(store.append(append) for append in journal("a", 10)))
        check("a", "a", await store.entries("a"))
        assert len(await store.entries("a")) == 10


@on_loop
async def test_nothing_is_kept_after_an_entry_that_was_not(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a")
        await store.append(first("a", "from elsewhere"))
        outcomes = await asyncio.gather(*map(store.append, journal("a", 4)), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Taken] * 4
        assert len(await store.entries("a")) == 1


@on_loop
async def test_a_bad_entry_does_not_harm_the_others(address: str) -> None:
    tables = [f"t{i}" for i in range(12)]
    async with opened(address) as store:
        await found(store, *tables)
        bad = replace(first("t5").entry, body="\ud800")  # no text in the world
        await store.append(first("t7", "before"))
        appends = [first(table) for table in tables]
        appends[5] = Append("t5", bad)
        appends.append(first("nowhere"))
        outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert {i: type(outcome) for i, outcome in enumerate(outcomes) if outcome is not None} == {
            5: NotStored,
            7: Taken,
            12: NotStored,
        }
        assert [len(await store.entries(table)) for table in tables] == [i != 5 for i in range(12)]
        await store.append(first("t5"))


@on_loop
async def test_an_entry_nobody_waits_for_any_more_is_kept_all_the_same(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a")
        one, two = journal("a", 2)
        task = asyncio.create_task(store.append(one))
        await asyncio.sleep(0)
        task.cancel()
        await store.append(two)
        assert await store.entries("a") == [one.entry, two.entry]


@on_loop
async def test_closing_finishes_what_is_under_way_and_refuses_the_rest(address: str) -> None:
    tables = [f"t{i}" for i in range(40)]
    async with opened(address) as store:
        await found(store, *tables)
        under_way = [asyncio.create_task(store.append(first(table))) for table in tables]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*under_way)
        with pytest.raises(NotStored):
            await store.append(journal("t0", 2)[1])
    async with opened(address) as store:
        assert [len(await store.entries(table)) for table in tables] == [1] * 40


@on_loop
async def test_a_table_is_founded_once(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a")
        with pytest.raises(Taken):
            await store.found(Founding("a", 1000, "{}", "another secret"), QUIET)
        known = await store.founding("a")
        assert known is not None
        assert known.secret == "the secret of a"


@on_loop
async def test_the_lobby_lists_tables_that_gather_the_newest_first(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a", "b", "c", "d", summary=Summary(GATHERING, True, False, ()))
        await found(store, "private", summary=Summary(GATHERING, False, False, ()))
        await store.append(first("b", summary=Summary(PLAYING, True, False, ())))
        assert await store.listed(10) == ["d", "c", "a"]
        assert await store.listed(2) == ["d", "c"]


@on_loop
async def test_a_person_has_the_tables_of_the_summaries(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a", "b", "c", summary=Summary(GATHERING, True, False, ("Nancy", "Bill", "Nancy")))
        await store.append(first("a", summary=Summary(OVER, True, False, ("Nancy", "Bill"))))
        await store.append(first("b", summary=Summary(CLOSED, True, False, ("Bill", "Jack"))))
        assert await store.of_person("Nancy", 10) == ["c", "a"]
        assert await store.of_person("Bill", 2) == ["c", "b"]
        assert await store.of_person("Jack", 10) == ["b"]
        assert [await store.open_of_person(person) for person in ("Nancy", "Bill", "Jack")] == [1, 1, 0]


@on_loop
async def test_who_cannot_be_told_keeps_nobody_else_from_being_told(address: str) -> None:
    told: list[object] = []

    def nobody_listens(_: object) -> None:
        raise RuntimeError

    async with opened(address) as store:
        await found(store, "a")
        await store.append(first("a"))
        for hear in (told.append, nobody_listens, told.append):  # the second and third wait for the first
            store.put(first("a", "2"), hear)
        async with asyncio.timeout(5):
            while len(told) < 2:
                await asyncio.sleep(0.01)
        assert [type(problem) for problem in told] == [Taken, Taken]
        with pytest.raises(Taken):
            await store.append(first("a", "3"))


@on_loop
async def test_however_many_entries_come_at_once_all_are_kept(address: str) -> None:
    tables = [f"t{number}" for number in range(2 * MOST + 76)]
    async with opened(address) as store:
        await asyncio.gather(*(found(store, table) for table in tables))
        await asyncio.gather(*(store.append(first(table, f'"{table}"')) for table in tables))
        for table in (tables[0], tables[MOST], tables[-1]):
            assert [entry.body for entry in await store.entries(table)] == [f'"{table}"']
        outcomes = await asyncio.gather(
            *(store.append(first(table)) for table in tables), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {Taken}


@on_loop
async def test_the_summary_of_an_entry_that_was_not_kept_is_not_kept_either(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a")
        await store.append(first("a"))
        with pytest.raises(Taken):
            await store.append(first("a", "2", summary=Summary(OVER, False, False, ("Nancy",))))
        assert await store.of_person("Nancy", 10) == []


@on_loop
async def test_driven_tables_are_those_being_played_with_bots_or_a_clock(address: str) -> None:
    async with opened(address) as store:
        await found(store, "a", "b", summary=Summary(PLAYING, False, True, ()))
        await found(store, "c", summary=Summary(PLAYING, False, False, ()))
        await found(store, "d", summary=Summary(GATHERING, False, True, ()))
        await store.append(first("a", summary=Summary(OVER, False, True, ())))
        assert await store.driven() == ["b"]


@on_loop
async def test_a_person_is_known_by_the_last_phrase_only(address: str) -> None:
    async with opened(address) as store:
        await store.keep_person("Nancy", "hash 1")
        await store.keep_person("Bill", "hash 2")
        await store.keep_person("Nancy", "hash 3")
        assert [await store.person_with(f"hash {i}") for i in (1, 2, 3)] == [None, "Bill", "Nancy"]
        with pytest.raises(NotStored):
            await store.keep_person("Jack", "hash 2")


@on_loop
async def test_a_box_is_kept_once(address: str) -> None:
    async with opened(address) as store:
        await store.keep_box("f", "text")
        await store.keep_box("f", "other")
        assert await store.box("f") == "text"
        assert await store.box("g") is None


@on_loop
async def test_a_key_stays_what_it_was_first(address: str) -> None:
    async with opened(address) as store:
        assert set(await asyncio.gather(*(store.key("cookies", f"k{i}") for i in range(5)))) == {"k0"}
    async with opened(address) as store:
        assert await store.key("cookies", "new") == "k0"
        assert await store.key("other", "new") == "new"
