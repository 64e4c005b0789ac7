"""Who has given up and who has closed the page: everybody is told, at once or after a short grace."""

from __future__ import annotations

import asyncio
from typing import Any

from web.parlour import CHANCE, Listener, Parlour, evening, move, send, waiting

from fagin.web.floor import GRACE
from fagin.web.room import Room
from fagin.web.wire import Watching


def quits(news: dict[str, Any] | None) -> list[str]:
    """The lines of a log that tell who has given up."""
    assert news is not None
    return [piece["text"] for piece in news["texts"]["log"] if piece["told"][0] == "resigned"]


async def play_on(room: Room, moves: int) -> None:
    for _ in range(moves):
        for seat in waiting(room.table):
            if not room.table.seats[seat].driver() and room.table.seats[seat].legal:
                await move(room, seat)
        await asyncio.sleep(1)


async def come(parlour: Parlour, room: Room, seat: int, lang: str | None = "en", since: int = 0) -> Listener:
    listener = Listener(parlour, seat, lang)
    await room.enter(listener, since, 3)
    return listener


def test_giving_up_is_a_line_in_everybodys_log_and_a_mark_at_the_seat() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("ppp")
        own, other = await come(parlour, room, 0), await come(parlour, room, 1, "fr")
        watcher, plain = await come(parlour, room, CHANCE), await come(parlour, room, 2, None)
        await play_on(room, 2)
        await send(room, 0, type="resign", id="enough-of-it")
        told = [one.all("news")[-1] for one in (own, other, watcher)]
        assert quits(told[0]) == ["You have given up: a bot plays on for you."]
        assert quits(told[1]) == ["Name0 a abandonné\u00a0: un robot joue à sa place."]
        assert quits(told[2]) == ["Name0 has given up: a bot plays on."]
        assert all(news["events"] == [] for news in told)
        for one in (own, other, watcher, plain):
            assert [chair["resigned"] for chair in one.all("table")[-1]["table"]["chairs"]] == [
                True,
                False,
                False,
            ]
        await play_on(room, 3)
        assert sum(len(quits(news)) for news in other.all("news")) == 1, "told once"

    evening(work)


def test_whoever_comes_later_finds_the_line_where_it_happened() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("ppp")
        await play_on(room, 2)
        heard = len(room.table.heard[1].told)
        await send(room, 0, type="resign", id="enough-of-it")
        await play_on(room, 3)
        room = await parlour.again(room)
        for since in (0, heard, heard + 1):
            news = (await come(parlour, room, 1, since=since)).all("welcome")[0]["news"]
            assert len(quits(news)) == (since <= heard)
        log = (await come(parlour, room, 1)).all("welcome")[0]["news"]["texts"]["log"]
        at = next(number for number, piece in enumerate(log) if piece["told"][0] == "resigned")
        assert all(piece["event"] < heard for piece in log[:at])
        assert log[at]["event"] == heard
        assert all(piece["event"] >= heard for piece in log[at + 1 :])

    evening(work)


def test_whoever_watches_with_a_delay_is_told_of_it_later() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("ppp", watching=Watching(delay=30))
        watcher = await come(parlour, room, CHANCE)
        await play_on(room, 2)
        await asyncio.sleep(40)
        await send(room, 0, type="resign", id="enough-of-it")
        await asyncio.sleep(10)
        late = await come(parlour, room, CHANCE)
        assert not any(quits(news) for news in watcher.all("news"))
        assert quits(late.all("welcome")[0]["news"]) == []
        await asyncio.sleep(25)
        assert sum(len(quits(news)) for news in watcher.all("news")) == 1

    evening(work)


# ---------------------------------------------------------------- who is here


def here(listener: Listener) -> list[bool]:
    """Who is shown as connected, by the last that a guest was told."""
    told = [frame["table"] for _, frame in listener.frames if frame["type"] in ("welcome", "table")]
    return [chair["here"] for chair in told[-1]["chairs"]]


def test_whoever_closes_the_page_is_shown_as_away_after_a_short_grace_and_back_at_once() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pps")
        ada, ben = await come(parlour, room, 0), await come(parlour, room, 1)
        assert here(ada)[:2] == [True, True]
        room.leave(ben)
        await asyncio.sleep(GRACE / 1000 - 0.5)
        assert here(ada)[1]
        await asyncio.sleep(1)
        assert not here(ada)[1]
        await come(parlour, room, 1)
        assert here(ada)[1]

    evening(work)


def test_a_reload_shows_nobody_anything() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        ada, ben = await come(parlour, room, 0), await come(parlour, room, 1)
        told = len(ada.frames)
        for _ in range(3):
            room.leave(ben)
            await asyncio.sleep(GRACE / 1000 / 2)
            ben = await come(parlour, room, 1)
        await asyncio.sleep(2 * GRACE / 1000)
        assert len(ada.frames) == told
        assert here(ada) == [True, True]

    evening(work)


def test_a_seat_with_two_pages_is_away_when_both_are_closed() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        ada = await come(parlour, room, 0)
        pages = [await come(parlour, room, 1) for _ in range(2)]
        for closed, page in enumerate(pages):
            room.leave(page)
            await asyncio.sleep(2 * GRACE / 1000)
            assert here(ada)[1] == (closed == 0)

    evening(work)


def test_after_a_start_of_the_server_people_have_the_grace_to_come_back() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.again(await parlour.table("ppp"))
        ada = await come(parlour, room, 0)
        await asyncio.sleep(1)
        await come(parlour, room, 1)
        assert here(ada) == [True, True, True]
        await asyncio.sleep(GRACE / 1000)
        assert here(ada) == [True, True, False]

    evening(work)


def test_a_server_that_knows_only_some_of_the_guests_calls_nobody_away() -> None:
    async def work(parlour: Parlour) -> None:
        parlour.hall.store.shared = True
        room = await parlour.table("pp")
        ada, ben = await come(parlour, room, 0), await come(parlour, room, 1)
        room.leave(ben)
        await asyncio.sleep(2 * GRACE / 1000)
        assert here(ada) == [True, True]

    evening(work)
