"""How a house closes, what it does when there is no room on the disk, and why it does not open."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
from pathlib import Path

from command import fagin_says
from web.evening import Evening, check
from web.guests import Person, line
from web.serving import Serve, aside, generous


def test_a_house_that_is_asked_to_close_finishes_and_tells_its_guests_to_come_again(serve: Serve) -> None:
    house = serve("", *generous())
    evening = Evening([house], seed=1, tables=2)
    codes = []

    async def close_twice() -> None:
        for _ in range(2):
            await evening.answers(30)
            house.address, house.port = "", 0
            codes.append(await aside(house.end))
            await aside(house.start)

    async def run() -> None:
        async with asyncio.timeout(120):
            await evening.run(close_twice())

    asyncio.run(run())
    goodbyes = {code for players in evening.games for player in players for code in player.goodbyes}
    assert codes == [0, 0]
    assert goodbyes <= {1012, 1013}, "service restart, or try again later"
    assert goodbyes
    assert house.end() == 0
    assert house.complaints == []
    asyncio.run(check(evening.games, f"sqlite:///{house.database}"))


def test_on_a_full_disk_nothing_is_said_to_be_done_and_the_game_goes_on_when_there_is_room(
    serve: Serve,
) -> None:
    house = serve(without_bytecode=True)
    ada = Person(house)
    table, key = ada.begun("sly")
    with line(house, table, seat=0, key=key) as guest, line(house, table) as watcher:
        first = guest.question()
        watcher.say(type="hello", protocol=3)
        before = watcher.hear("welcome")["news"]["hash"]
        house.let_files_grow_to(Path(f"{house.database}-wal").stat().st_size)
        refusals = [guest.move(first, "the-first-move") for _ in range(2)]
        assert [refusal.get("reason") for refusal in refusals] == ["not-stored", "not-stored"]
        assert ada.refused("POST", "/api/tables", game="doggy_bag", players=2) == (503, "not-stored")
        watcher.say(type="sync")
        assert watcher.hear("news")["hash"] == before
        house.let_files_grow_to(-1)
        assert guest.move(first, "the-first-move")["type"] == "done"
        for n in range(3):
            assert guest.move(guest.question(), f"move-{n:04}")["type"] == "done"
    ada.found("sly")
    assert house.errors() == []
    assert house.end() == 0
    with sqlite3.connect(house.database) as database:
        (times,) = database.execute(
            "SELECT count(*) FROM entries WHERE body LIKE '%the-first-move%'"
        ).fetchone()
        assert times == 1
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def one_sentence(bytecode: Path, *words: str) -> str:
    """What a house that does not open complains of, in one sentence."""
    code, said, complaint = fagin_says(
        bytecode,
        *("serve", "--lang", "en", "--port", "0", *words),
        PYTHONPYCACHEPREFIX=str(bytecode),
    )
    assert (code, said) == (2, "")
    assert len(complaint.strip().splitlines()) == 1
    return complaint


def test_a_port_that_is_in_use_is_named(tmp_path: Path, bytecode: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in one_sentence(bytecode, "--port", port, "--database", str(tmp_path / "a.db"))


def test_a_database_that_cannot_be_read_is_named(tmp_path: Path, bytecode: Path) -> None:
    assert str(tmp_path) in one_sentence(bytecode, "--database", str(tmp_path))


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, bytecode: Path) -> None:
    file = tmp_path / "letters.db"
    file.write_text("Dear Oliver, " * 1000)
    assert "not a database of Fagin" in one_sentence(bytecode, "--database", str(file))
    assert file.read_text() == "Dear Oliver, " * 1000


def test_a_database_that_is_open_elsewhere_or_newer_is_not_opened(serve: Serve, bytecode: Path) -> None:
    house = serve()
    words = ("--database", house.database)
    assert re.search("another house has it open", one_sentence(bytecode, *words))
    assert house.end() == 0
    with sqlite3.connect(house.database) as database:
        (name,) = database.execute("SELECT name FROM sqlite_schema WHERE name LIKE '%version%'").fetchone()
        database.execute(f"UPDATE {name} SET version_num = '9999'")
    database.close()
    assert re.search("newer version of Fagin", one_sentence(bytecode, *words))
