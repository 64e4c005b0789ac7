"""What one reads: rules, tables in words, games once more; and what nobody may read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest

from fagin.web import requests
from fagin.web.app import create_app
from fagin.web.house import House, Settings
from fagin.web.limits import Limits
from fagin.web.room import Room
from fagin.web.store import OVER

Visit = Callable[[House, httpx.AsyncClient], Coroutine[Any, Any, None]]


def visit(tmp_path: Path, work: Visit) -> None:
    """Open a house, ask it over HTTP, and close it."""

    async def run() -> None:
        limits = Limits(requests=1e6, guesses=1e6)
        house = House(Settings(database=f"sqlite:///{tmp_path}/tables.db", thinkers=1, limits=limits))
        await house.open()
        transport = httpx.ASGITransport(create_app(house))
        try:
            async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
                await client.post("/api/me")
                await work(house, client)
        finally:
            await house.close()

    asyncio.run(run())


async def seated(client: httpx.AsyncClient, game: str) -> str:
    """A table with two people of one person, begun."""
    answer = await client.post("/api/tables", json={"game": game, "players": 2, "pace": 0.0})
    table = str(answer.json()["table"])
    for seat, name in enumerate(("Ada", "Ben")):
        wish = {"name": name, "word": name.lower()}
        assert (await client.post(f"/api/tables/{table}/seats/{seat}", json=wish)).status_code == 201
    assert (await client.post(f"/api/tables/{table}/begin")).status_code == 204
    return table


async def played(room: Room, rng: Random, most: int = 10_000) -> None:
    """Play anything, to the end or for a while."""
    table = room.table
    for _ in range(most):
        match = table.match
        assert match is not None
        if table.status == OVER:
            return
        seat = match.waiting_for()[0]
        at = table.seats[seat]
        move = table.game.moves.text(rng.choice(at.legal))
        await room.ask(requests.by_itself(seat, at.version, move))


def test_the_rules_are_told_clause_by_clause_in_both_languages(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        english = (await client.get("/api/rules/swindler?lang=en")).json()["clauses"]
        french = (await client.get("/api/rules/swindler?lang=fr")).json()["clauses"]
        assert [clause["id"] for clause in english] == [clause["id"] for clause in french]
        assert english[0]["text"] != french[0]["text"]
        assert (await client.get("/api/rules/whist")).status_code == 404

    visit(tmp_path, work)


@pytest.mark.parametrize("game", ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"])
def test_a_table_is_told_in_words_to_its_seats_only(tmp_path: Path, game: str) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, game)
        told = (await client.get(f"/api/tables/{table}/words?seat=0&lang=fr")).json()["table"]
        assert any(part["heading"] for part in told)
        assert any(part["rows"] for part in told)
        client.cookies.clear()
        assert (await client.get(f"/api/tables/{table}/words?seat=0")).status_code == 403
        assert (await client.get(f"/api/tables/{table}/words")).status_code == 200

    visit(tmp_path, work)


def test_the_last_moment_of_a_game_that_is_played_is_what_its_seat_sees_now(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "swindler")
        room = await house.hall.room(table)
        await played(room, Random(2), 60)
        seen = (await client.get(f"/api/tables/{table}/replay?seat=1")).json()
        news = orjson.loads(orjson.dumps(room.news(1, 0, "en")))
        assert seen["scene"] == news["scene"]
        assert seen["number"] == seen["last"]
        assert seen["eyes"] == [1]
        client.cookies.clear()
        assert (await client.get(f"/api/tables/{table}/replay?seat=1")).status_code == 403
        assert (await client.get(f"/api/tables/{table}/replay")).status_code == 409

    visit(tmp_path, work)


@pytest.mark.parametrize("game", ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"])
def test_every_line_of_the_log_knows_the_event_it_tells(tmp_path: Path, game: str) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        room = await house.hall.room(await seated(client, game))
        await played(room, Random(game), 40)
        match = room.table.match
        assert match is not None
        events = match.events(0, 0)
        teller = house.hall.teller(room.table, "en")
        told = teller.texts(match.view(0), events, [])["log"]
        numbers = [piece["event"] for piece in told]
        assert numbers == sorted(numbers)
        assert len(set(numbers)) > 10
        assert all(teller.texts(match.view(0), [events[number]], [])["log"] for number in numbers)

    visit(tmp_path, work)


def test_a_line_of_a_replays_log_names_its_event_and_leads_to_it(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "oliver_twist")
        room = await house.hall.room(table)
        await played(room, Random(2), 12)
        match = room.table.match
        assert match is not None
        events = match.events(0, 0)
        seen = (await client.get(f"/api/tables/{table}/replay?seat=0")).json()
        assert len(seen["log"]) > 10
        for line in seen["log"]:
            event = events[line["event"]]
            assert line["told"] == [event.what, *event.args]
            then = (await client.get(f"/api/tables/{table}/replay?seat=0&heard={line['event']}")).json()
            assert line["text"] in {one["text"] for one in then["log"]}

    visit(tmp_path, work)


def test_what_is_answered_in_secret_is_no_moment_for_others_while_the_game_is_played(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "doggy_bag")
        room = await house.hall.room(table)
        before = (await client.get(f"/api/tables/{table}/replay?seat=1")).json()
        heard = len(room.table.heard[1].events)
        await played(room, Random(1), 1)
        after = (await client.get(f"/api/tables/{table}/replay?seat=1")).json()
        told = len(room.table.heard[1].events) > heard
        assert after["last"] - before["last"] == (1 if told else 0)

    visit(tmp_path, work)


def test_a_game_that_is_over_is_seen_with_all_eyes_and_its_chance_is_told(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "doggy_bag")
        assert (await client.get(f"/api/tables/{table}/chance")).status_code == 409
        await played(await house.hall.room(table), Random(3))
        client.cookies.clear()
        first = (await client.get(f"/api/tables/{table}/replay?number=0&seat=1")).json()
        assert (first["number"], first["eyes"], first["seat"]) == (0, [0, 1], 1)
        assert (await client.get(f"/api/tables/{table}/replay?heard=0&seat=1")).json()["number"] == 0
        chance = (await client.get(f"/api/tables/{table}/chance")).json()
        assert chance["entropy"] == ["ada", "ben"]
        assert len(chance["picks"]) > 10

    visit(tmp_path, work)


def test_one_plays_on_from_a_moment_of_a_game_that_is_over(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "doggy_bag")
        wish = {"number": 4, "seat": 1, "name": "Ada", "word": "new", "level": "random"}
        await played(await house.hall.room(table), Random(4))
        then = (await client.get(f"/api/tables/{table}/replay?number=4&seat=1")).json()
        answer = await client.post(f"/api/tables/{table}/play-on", json=wish)
        assert answer.status_code == 201
        new = answer.json()["table"]
        now = (await client.get(f"/api/tables/{new}/replay?number=4&seat=1")).json()
        assert now["scene"] == then["scene"]
        again = await house.hall.read(new)  # as after a restart
        assert again.match is not None
        await played(await house.hall.room(new), Random(5))
        assert (await client.get(f"/api/tables/{new}/chance")).json()["secret"] == ""

    visit(tmp_path, work)


def test_the_ledger_of_luck_is_told_once_the_game_is_over_and_reckoned_once(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "doggy_bag")
        room = await house.hall.room(table)
        assert (await client.get(f"/api/tables/{table}/ledger")).status_code == 409
        await played(room, Random(6))
        first, second = await asyncio.gather(
            client.get(f"/api/tables/{table}/ledger?lang=en"),
            client.get(f"/api/tables/{table}/ledger?lang=fr"),
        )
        english, french = first.json(), second.json()
        assert english["accounts"] == french["accounts"]
        last = (await client.get(f"/api/tables/{table}/replay")).json()["last"]
        assert [one["number"] for one in english["standings"]] == list(range(last + 1))
        assert english["playouts"] >= 2
        assert len(english["turning_points"]) == 3
        for one, other in zip(english["turning_points"], french["turning_points"]):
            assert one["text"]
            assert one["text"] != other["text"]
            assert sum(one["won"]) == pytest.approx(0, abs=0.01)

    visit(tmp_path, work)


def test_ledgers_are_not_asked_for_too_fast(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "doggy_bag")
        await played(await house.hall.room(table), Random(6))
        while house.doorman.may_ask_advice("127.0.0.1"):
            pass
        assert (await client.get(f"/api/tables/{table}/ledger")).status_code == 429

    visit(tmp_path, work)
