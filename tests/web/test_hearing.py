"""What is heard at once: the moves that would be understood, in the order in which they came, and nothing else."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from web.memory import Disk, MemoryStore
from web.simulation import Clockwork, Mind

from fagin.web.attend import NotUnderstood, understand
from fagin.web.boxes import Boxes
from fagin.web.hall import Hall, Wish
from fagin.web.quick import QuickReporter
from fagin.web.requests import asked, begin, sit
from fagin.web.room import Room
from fagin.web.store import NotStored
from fagin.web.table import NotAllowed
from fagin.web.turns import Turns
from fagin.web.visitor import move_in
from fagin.web.wire import LARGEST, Clock, Move, Watching

MOVE = {"type": "move", "id": "key-0000001", "version": 3, "move": "pass"}
WORDS = ["undo", "short", "x" * 65, "x" * 80, "x" * 81, "é" * 80, "", "a b-c_d!e", "key-0000001\n"]
OTHERS: list[Any] = [True, False, None, 0, -1, 2**31, 2**31 + 1, 3.0, [], {}]
PARTS = st.sampled_from([*MOVE, *MOVE.values(), *WORDS, *OTHERS])
BODIES = st.dictionaries(st.sampled_from([*MOVE, "lang"]), PARTS, max_size=5).map(
    lambda some: {**MOVE, **some}
)


@given(st.one_of(BODIES, st.dictionaries(PARTS.filter(lambda key: isinstance(key, str)), PARTS, max_size=5)))
@example(MOVE)
@example({**MOVE, "id": "key-0000001\n"})
@example({**MOVE, "version": True})
@example({key: MOVE[key] for key in ("type", "id", "move")})
def test_a_move_is_heard_if_and_only_if_it_would_be_understood(message: dict[str, Any]) -> None:
    text = json.dumps(message)
    try:
        understood = understand(text)
    except NotUnderstood:
        understood = None
    heard = move_in(text.encode())
    assert heard == (vars(understood) if isinstance(understood, Move) else None)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"\xff",
        b"{",
        json.dumps(MOVE).encode("utf-16"),
        json.dumps(MOVE).encode().ljust(LARGEST + 1),
        b'{"type":"move","id":"key-0000001","version":3,"move":"\\ud800"}',
    ],
)
def test_what_is_no_message_is_not_heard(text: bytes) -> None:
    assert move_in(text) is None


def test_turns_come_in_the_order_in_which_they_were_asked_for() -> None:
    came: list[int] = []

    async def wait(turns: Turns, number: int) -> None:
        async with turns:
            came.append(number)
            await asyncio.sleep(0)

    async def run() -> None:
        turns = Turns()
        assert turns.take()
        assert not turns.take()
        waiting = [asyncio.create_task(wait(turns, number)) for number in range(4)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        turns.pass_on()
        waiting[2].cancel()
        assert not turns.take()  # who waits comes first
        await asyncio.gather(*waiting, return_exceptions=True)
        assert came == [0, 3]
        assert turns.take()

    asyncio.run(run())


def test_a_turn_that_comes_to_somebody_who_has_just_gone_is_passed_on() -> None:
    async def wait(turns: Turns) -> None:
        async with turns:
            raise AssertionError("who has gone has no turn")

    async def run() -> None:
        turns = Turns()
        turns.take()
        gone = asyncio.create_task(wait(turns))
        await asyncio.sleep(0)
        turns.pass_on()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert turns.take()

    asyncio.run(run())


class Party:
    """A room of two people over a store in memory."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.store = MemoryStore(self.disk)
        self.boxes = Boxes()
        self.hall = Hall(self.store, Mind(), Clockwork(), self.boxes, QuickReporter, Random(1))

    async def room(self, hall: Hall | None = None) -> Room:
        if not self.disk.foundings:
            wish = Wish("doggy_bag", 2, {"first_player": "seat0"}, None, Clock(), Watching(), False, 0.0)
            table = await self.hall.found(wish, "owner")
            room = await self.hall.room(table)
            for seat in range(2):
                await room.ask(sit(seat, f"p{seat}", f"N{seat}", f"w{seat}", f"key-of-{seat}"))
            await room.ask(begin("owner"))
        return await (hall or self.hall).room(next(iter(self.disk.foundings)))


def a_move(room: Room, seat: int, key: str) -> dict[str, Any]:
    """The first legal move of a seat, as it is sent."""
    question = room.news(seat, 0, None)["question"]
    return {"type": "move", "id": key, "version": question["version"], "move": question["moves"][0]}


async def at_once(room: Room, seat: int, message: dict[str, Any]) -> Exception | None:
    """What comes of a move that must be done at once."""
    came: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    assert room.ask_at_once(asked(seat, message), came.set_result)
    assert not room.ask_at_once(asked(seat, message), came.set_result), "one after the other"
    return await came


def test_a_move_is_done_at_once_and_kept() -> None:
    async def run() -> None:
        party = Party()
        room = await party.room()
        assert await at_once(room, 0, a_move(room, 0, "key-one-0")) is None
        assert json.loads(party.disk.journals[room.table.founding.table][-1].body)["id"] == "key-one-0"
        assert room.turns.take()

    asyncio.run(run())


def test_what_is_not_allowed_is_left_alone() -> None:
    async def run() -> None:
        party = Party()
        room = await party.room()
        nonsense = {**a_move(room, 0, "key-one-0"), "move": "nonsense"}
        late = {**a_move(room, 1, "key-two-0"), "version": 0}
        before = len(party.disk.journals[room.table.founding.table])
        heard: list[Exception | None] = []
        for seat, message in ((0, nonsense), (1, late)):
            assert not room.ask_at_once(asked(seat, message), heard.append)
            with pytest.raises(NotAllowed):
                await room.ask(asked(seat, message))
        assert len(party.disk.journals[room.table.founding.table]) == before
        assert heard == []

    asyncio.run(run())


def test_a_full_disk_is_told_and_nothing_is_done() -> None:
    async def run() -> None:
        party = Party()
        room = await party.room()
        party.disk.full = True
        move = a_move(room, 0, "key-one-0")
        assert isinstance(await at_once(room, 0, move), NotStored)
        assert room.table.n == len(party.disk.journals[room.table.founding.table])
        party.disk.full = False
        assert await at_once(room, 0, move) is None

    asyncio.run(run())


def test_an_answer_of_the_store_that_got_lost_is_found_again() -> None:
    async def run() -> None:
        party = Party()
        room = await party.room()
        party.disk.forgetful = 1.0
        assert await at_once(room, 0, a_move(room, 0, "key-one-0")) is None
        assert (0, "key-one-0") in room.table.done

    asyncio.run(run())


def test_who_is_second_of_two_houses_goes_on_after_the_first() -> None:
    async def run() -> None:
        party = Party()
        room = await party.room()
        other = Hall(MemoryStore(party.disk), Mind(), Clockwork(), party.boxes, QuickReporter, Random(2))
        elsewhere = await party.room(other)
        assert await at_once(elsewhere, 1, a_move(elsewhere, 1, "key-two-0")) is None
        assert await at_once(room, 0, a_move(room, 0, "key-one-0")) is None
        assert {(0, "key-one-0"), (1, "key-two-0")} <= room.table.done

    asyncio.run(run())


def test_who_repeats_at_another_house_what_was_done_is_told_that_it_is_done() -> None:
    async def run() -> None:
        party = Party()
        room = await party.room()
        other = Hall(MemoryStore(party.disk), Mind(), Clockwork(), party.boxes, QuickReporter, Random(2))
        elsewhere = await party.room(other)
        move = a_move(room, 0, "key-one-0")
        assert await at_once(elsewhere, 0, move) is None
        came = await at_once(room, 0, move)
        assert type(came).__name__ == "AlreadyDone"
        done = [json.loads(entry.body).get("id") for entry in party.disk.journals[room.table.founding.table]]
        assert done.count("key-one-0") == 1

    asyncio.run(run())


def test_the_turn_is_passed_on_even_if_who_asked_cannot_be_told() -> None:
    def gone(came: Exception | None) -> None:
        raise ConnectionError("nobody hears this")

    async def run() -> None:
        party = Party()
        room = await party.room()
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        assert room.ask_at_once(asked(0, a_move(room, 0, "key-one-0")), gone)
        await room.ask(asked(1, a_move(room, 1, "key-two-0")))
        assert {(0, "key-one-0"), (1, "key-two-0")} <= room.table.done

    asyncio.run(asyncio.wait_for(run(), 5))
