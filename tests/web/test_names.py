"""Nobody is stored as "You": players without a name are given one, and older journals are read so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from web.doors import Doors, Visitor, greeted, open_doors
from web.memory import MemoryStore
from web.parlour import Listener, Parlour, evening, move, waiting

from fagin.names import PERIOD_NAMES
from fagin.web.hall import Wish
from fagin.web.requests import sit
from fagin.web.room import Room
from fagin.web.settled import Clock, Watching
from fagin.web.store import Append

NO_NAMES = ["", "You", "vous", "TOI", "Yоu", " you! "]


async def gathering(parlour: Parlour, players: int) -> Room:
    wish = Wish("doggy_bag", players, {}, None, Clock(), Watching(), False, 0.0)
    return await parlour.hall.room(await parlour.hall.found(wish, "owner"))


async def write(parlour: Parlour, room: Room, **body: Any) -> None:
    """An entry as an older server wrote it."""
    entry = room.table.write(body, parlour.clock.now())
    await MemoryStore(parlour.disk).append(Append(room.table.founding.table, entry))


def test_six_players_without_a_name_are_stored_by_six_period_names() -> None:
    async def work(parlour: Parlour) -> None:
        room = await gathering(parlour, 6)
        for seat, name in enumerate(NO_NAMES):
            await room.ask(sit(seat, f"p{seat}", name, "word", "key"))
        journal = parlour.disk.journals[room.table.founding.table]
        kept = [json.loads(entry.body)["name"] for entry in journal]
        assert len({*kept} & {*PERIOD_NAMES}) == 6
        assert kept == [seat.name for seat in room.table.seats]

    evening(work)


def test_a_table_stored_with_the_name_you_opens_and_calls_that_seat_by_a_name() -> None:
    async def work(parlour: Parlour) -> None:
        room = await gathering(parlour, 3)
        for seat, name in enumerate(["You", "Betty"]):
            await write(parlour, room, what="sat", seat=seat, person=f"p{seat}", name=name, word="w", key="k")
        await write(parlour, room, what="bot", seat=2, level="sly", name="Vous", word="bot2")
        await write(parlour, room, what="began")
        room = await parlour.again(room)
        names = [chair["name"] for chair in room.info()["chairs"]]
        assert names == [seat.name for seat in room.table.seats]
        assert names[1] == "Betty"
        assert len({names[0], names[2]} & {*PERIOD_NAMES}) == 2
        betty = Listener(parlour, 1, "en")
        await room.enter(betty, 0, 3)
        for _ in range(12):
            for seat in waiting(room.table):
                if not room.table.seats[seat].driver() and room.table.seats[seat].legal:
                    await move(room, seat)
        told = [frame["texts"] for frame in betty.all("news")]
        lines = [piece["text"] for texts in told for piece in texts["log"]]
        assert any(names[0] in line for line in lines)
        prompts = [texts["prompt"] for texts in told]
        assert not any("Vous" in text or text.startswith("Waiting for You") for text in [*lines, *prompts])
        assert [seat.name for seat in (await parlour.again(room)).table.seats] == names

    evening(work)


def test_the_server_says_which_name_it_has_given_whatever_was_sent(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        person = await doors.somebody()
        wish = {"game": "doggy_bag", "players": 6}
        table = (await person.ask("POST", "/tables", wish)).json()["table"]
        first = (await person.ask("POST", f"/tables/{table}/seats/0", {"word": "word"})).json()
        others = [(await person.sit(table, seat, NO_NAMES[seat])).json() for seat in range(1, 6)]
        seated = [first, *others]
        chairs = (await person.ask("GET", f"/tables/{table}")).json()["chairs"]
        assert [one["name"] for one in seated] == [chair["name"] for chair in chairs]
        assert {chair["name"] for chair in chairs} < {*PERIOD_NAMES}

    open_doors(tmp_path, work)


def test_a_founder_without_a_name_is_told_of_to_everybody_by_a_name_and_to_itself_as_you(
    tmp_path: Path,
) -> None:
    async def work(doors: Doors) -> None:
        owner, guest = await doors.somebody(), await doors.somebody()
        wish = {"game": "doggy_bag", "players": 2, "options": {"first_player": "seat0"}, "pace": 0.0}
        table = (await owner.ask("POST", "/tables", wish)).json()["table"]
        given = (await owner.sit(table, 0, "You")).json()
        other = (await guest.sit(table, 1, "Rose")).json()
        await owner.ask("POST", f"/tables/{table}/begin")
        said = {}
        for seat, one in ((0, given), (1, other)):
            async with Visitor(doors).line(table) as line:
                welcome = await greeted(line, seat=seat, key=one["key"], lang="en")
                said[seat] = " ".join(piece["text"] for piece in welcome["news"]["texts"]["log"])
        assert "You throw the coins" in said[0]
        assert f"{given['name']} throws the coins" in said[1]

    open_doors(tmp_path, work)
