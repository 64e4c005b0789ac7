"""Clocks, standing orders and windows: what happens when time passes at a table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from web.parlour import Listener, Parlour, evening, move, send, waiting

from fagin.web.attend import attend
from fagin.web.channel import Hear
from fagin.web.hall import Wish
from fagin.web.limits import Bucket
from fagin.web.requests import close
from fagin.web.room import Lost
from fagin.web.timing import AWAY, due
from fagin.web.visitor import AGAIN
from fagin.web.wire import PROTOCOL, Clock, Watching


@pytest.mark.parametrize("kind", ["move", "game"])
def test_when_the_time_is_up_a_bot_stands_in_and_the_seat_can_be_taken_back(kind: Any) -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", clock=Clock(kind=kind, seconds=60))
        await move(room, 0)
        await asyncio.sleep(59)
        assert not room.table.seats[1].away
        await asyncio.sleep(2)
        assert room.table.seats[1].away
        assert not room.table.seats[0].away, "only whose time it was"
        await send(room, 1, type="back", id="sorry-to-be-late")
        left = room.news(1, 0, None)["clock"][1]
        assert left >= 59_000

    evening(work)


def test_the_clock_of_a_game_runs_only_while_one_is_awaited() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", clock=Clock(kind="game", seconds=60))
        await asyncio.sleep(10)
        await move(room, 0)
        await asyncio.sleep(20)
        clock = room.news(0, 0, None)["clock"]
        assert clock == [50_000, 30_000]

    evening(work)


def test_a_clock_goes_on_while_the_house_is_closed_and_acts_when_it_opens_again() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", clock=Clock(kind="move", seconds=3600))
        await parlour.hall.close()
        await asyncio.sleep(7200)
        room = await parlour.again(room)
        await asyncio.sleep(5)
        assert [seat.away for seat in room.table.seats] == [True, True]

    evening(work)


def test_a_room_that_nobody_uses_is_forgotten_and_its_clock_brings_it_back() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", clock=Clock(kind="move", seconds=3600))
        sweeping = asyncio.ensure_future(parlour.hall.sweep())
        await asyncio.sleep(120)
        assert parlour.hall.rooms == {}
        await asyncio.sleep(3600)
        again = await parlour.hall.room(room.table.founding.table)
        assert [seat.away for seat in again.table.seats] == [True, True]
        sweeping.cancel()

    evening(work)


def test_standing_orders_survive_and_pass_until_ones_own_turn() -> None:
    async def work(parlour: Parlour) -> None:
        options = {"reaction_mode": "ask", "start_player": "seat1"}
        room = await parlour.table("ps", "swindler", options, pace=1.0)
        await move(room, 0)  # which master thief to be
        await send(room, 0, type="orders", id="pass-for-me", orders={"passing": True})
        room = await parlour.again(room)
        assert room.table.seats[0].orders.passing
        for _ in range(400):
            await asyncio.sleep(1)
            legal = [room.table.game.moves.text(one) for one in room.table.seats[0].legal]
            if legal and "pass" not in legal:
                break
        assert not room.table.seats[0].orders.passing, "one's own turn has come"
        bodies = [json.loads(entry.body) for entry in parlour.disk.journals[room.table.founding.table]]
        assert all(body["move"] == "pass" for body in bodies if body.get("by") == "table")

    evening(work)


def test_the_only_move_is_made_for_who_allows_it_after_a_while() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", "swindler", pace=1.0)
        for seat in (0, 1):
            await send(room, seat, type="orders", id=f"orders-{seat}-x", orders={"forced": True})
        for _ in range(300):
            seat = waiting(room.table)[0]
            at = room.table.seats[seat]
            found = due(room.table, seat)
            if len(at.legal) == 1 and found is not None and found.what != AWAY:
                assert found.at > at.asked
                version = at.version
                await asyncio.sleep(5)
                assert at.version > version or not at.legal
                return
            await move(room, seat)
        pytest.fail("nobody ever had only one move")

    evening(work)


def test_silence_is_a_pass_when_a_window_closes_and_not_before() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("ppp", "swindler", {"reaction_mode": "live"}, pace=1.0)
        for _ in range(400):
            asked = [seat for seat in waiting(room.table) if room.news(seat, 0, None)["question"]["closes"]]
            if asked:
                seat = asked[0]
                closes = room.news(seat, 0, None)["question"]["closes"]
                version = room.table.seats[seat].version
                await asyncio.sleep(closes / 1000 - 0.05)
                assert room.table.seats[seat].version == version
                assert room.table.seats[seat].legal
                await asyncio.sleep(0.2)
                assert room.table.seats[seat].version != version or not room.table.seats[seat].legal
                return
            await move(room, waiting(room.table)[0])
        pytest.fail("no window ever opened")

    evening(work)


@pytest.mark.parametrize("over", [True, False])
def test_whoever_was_just_shown_into_a_room_finds_it_open(over: bool) -> None:
    async def work(parlour: Parlour) -> None:
        wish = Wish("doggy_bag", 2, {}, None, Clock(), Watching(), False, 0.0)
        table = await parlour.hall.found(wish, "owner")
        room = await parlour.hall.room(table)
        if over:
            await room.ask(close("owner"))
        await asyncio.sleep(3600)
        assert await parlour.hall.room(table) is room
        parlour.hall.sweep_one(room)
        await asyncio.sleep(1)  # on the way
        await room.enter(Listener(parlour, 0), 0, 1)
        assert parlour.hall.rooms == {table: room}

    evening(work)


def test_whoever_comes_too_late_to_a_room_does_not_stay_in_it() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        await asyncio.sleep(3600)
        parlour.hall.sweep_one(room)
        assert parlour.hall.rooms == {}
        listener = Listener(parlour, 0)
        with pytest.raises(Lost):
            await room.enter(listener, 0, 1)
        assert room.guests == []
        assert listener.frames == []
        assert await parlour.hall.room(room.table.founding.table) is not room

    evening(work)


class Comer:
    """Somebody who says hello, and then only listens."""

    def __init__(self, hello: dict[str, Any]) -> None:
        self.hello = json.dumps(hello)
        self.sent: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    async def receive(self) -> str:
        return self.hello

    def send(self, frame: bytes) -> None:
        self.sent.append(frame)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def listen(self, hear: Hear) -> None:
        pytest.fail("nobody is heard in a room that is given up")


def test_whoever_comes_too_late_to_a_room_is_asked_to_come_again() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        hello = {"type": "hello", "protocol": PROTOCOL, "seat": 0, "key": "key0", "since": 0}
        comer = Comer(hello)
        table = room.table.founding.table
        assert room.turns.take()
        coming = asyncio.ensure_future(attend(comer, parlour.hall, table, "", Bucket(1, 1)))
        await asyncio.sleep(1)
        room.give_up("idle")
        room.turns.pass_on()
        await coming
        assert comer.closed == (AGAIN, "again")
        assert comer.sent == []

    evening(work)
