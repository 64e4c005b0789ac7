"""The house by HTTP: becoming somebody, founding tables, sitting down, playing again, records, and what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from web.parlour import move, waiting

import fagin.games
from fagin.kernel import Record, verify
from fagin.web.app import create_app
from fagin.web.house import House, Settings
from fagin.web.limits import Limits

DOGGY = Path(fagin.games.__file__).parent / "doggy_bag" / "doggy_bag.toml"


class Caller:
    """Somebody with a browser."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(create_app(house)), base_url="http://house.test"
        )

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.client.request(method, f"/api{path}", json=body, **more)

    async def table(self, **wish: Any) -> str:
        """A new table."""
        answer = await self.ask("POST", "/tables", {"game": "doggy_bag", "players": 2, "pace": 0.0, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def sit(self, table: str, seat: int, name: str = "Ada") -> str:
        """Take a seat; its key."""
        answer = await self.ask("POST", f"/tables/{table}/seats/{seat}", {"name": name, "word": "apple"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["key"])


def visit(tmp_path: Path, work: Callable[[Caller, House], Awaitable[None]], **settings: Any) -> None:
    """Open a house, let somebody come, and close it."""

    async def whole() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1, **settings))
        await house.open()
        try:
            caller = Caller(house)
            await caller.ask("POST", "/me")
            await work(caller, house)
        finally:
            await house.close()

    asyncio.run(whole())


def test_a_person_comes_back_with_the_phrase(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        phrase = (await caller.ask("POST", "/me")).json()["phrase"]
        table = await caller.table()
        await caller.sit(table, 0)
        elsewhere = Caller(house)
        assert (await elsewhere.ask("GET", "/me")).json()["known"] is False
        assert (await elsewhere.ask("GET", "/my-tables")).status_code == 403
        wrong = await elsewhere.ask("POST", "/me/recover", {"phrase": "owl owl owl"})
        assert (wrong.status_code, wrong.json()["reason"]) == (403, "no-such-phrase")
        await elsewhere.ask("POST", "/me/recover", {"phrase": f"  {phrase.upper()} "})
        places = (await elsewhere.ask("GET", "/my-tables")).json()["places"]
        assert [(place["table"]["id"], place["seats"]) for place in places] == [(table, [0])]

    visit(tmp_path, work)


def test_only_listed_tables_with_room_are_in_the_lobby(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        await caller.table()
        listed = await caller.table(listed=True)
        assert [one["id"] for one in (await caller.ask("GET", "/tables")).json()["tables"]] == [listed]
        await caller.ask("DELETE", f"/tables/{listed}")
        assert (await caller.ask("GET", "/tables")).json()["tables"] == []

    visit(tmp_path, work)


def test_what_is_wrong_with_a_wish_is_said_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        async def wrong(lang: str, **wish: Any) -> tuple[int, str]:
            body = {"game": "doggy_bag", "players": 2, **wish}
            answer = await caller.ask("POST", "/tables", body, headers={"accept-language": lang})
            return answer.status_code, str(answer.json()["text"])

        assert await wrong("en", players=7) == (422, "the game is for 2 to 6 players, not 7")
        assert await wrong("fr", game="chess") == (404, "Ce jeu n'existe pas ici.")
        status, text = await wrong("fr", options={"memo": "perhaps"})
        assert (status, "memo" in text) == (422, True)
        status, text = await wrong("en", box="[game")
        assert (status, "TOML" in text) == (422, True)
        status, text = await wrong("en", players=True)
        assert (status, "players" in text) == (422, True)

    visit(tmp_path, work)


def test_a_table_with_an_owners_own_components_is_played_and_read_again(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        text = DOGGY.read_text(encoding="utf-8").replace("Fido", "Rex")
        table = await caller.table(box=text, bots=["sly"])
        await caller.sit(table, 0)
        assert (await caller.ask("POST", f"/tables/{table}/begin")).status_code == 204
        info = (await caller.ask("GET", f"/tables/{table}")).json()
        assert info["own_box"] is True
        await house.hall.close()
        house.boxes._paths.clear()
        assert (await caller.ask("GET", f"/tables/{table}")).json()["status"] == "playing"

    visit(tmp_path, work)


def test_a_finished_game_gives_its_record_and_is_played_again_one_seat_on(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        table = await caller.table(bots=["random"])
        await caller.sit(table, 0)
        early = await caller.ask("GET", f"/tables/{table}/record")
        assert (early.status_code, early.json()["reason"]) == (409, "not-over")
        await caller.ask("POST", f"/tables/{table}/begin")
        room = await house.hall.room(table)
        while room.table.status == "playing":
            if 0 in waiting(room.table):
                await move(room, 0)
            await asyncio.sleep(0.01)
        text = (await caller.ask("GET", f"/tables/{table}/record")).text
        record = Record.parse(text, room.table.game.moves)
        assert verify(record, room.table.game) == []
        again = (await caller.ask("POST", f"/tables/{table}/rematch")).json()["table"]
        assert again != table
        assert (await caller.ask("POST", f"/tables/{table}/rematch")).json()["table"] == again
        chairs = (await caller.ask("GET", f"/tables/{again}")).json()["chairs"]
        assert [chair["kind"] for chair in chairs] == ["bot", "open"]

    visit(tmp_path, work)


@pytest.mark.parametrize(("on", "kinds"), [(1, ["bot", "open"]), (0, ["open", "bot"])])
def test_who_asks_first_settles_whether_seats_rotate(tmp_path: Path, on: int, kinds: list[str]) -> None:
    async def work(caller: Caller, house: House) -> None:
        table = await caller.table(bots=["random"])
        await caller.sit(table, 0)
        await caller.ask("DELETE", f"/tables/{table}")
        first = (await caller.ask("POST", f"/tables/{table}/rematch?on={on}")).json()
        second = (await caller.ask("POST", f"/tables/{table}/rematch?on={1 - on}")).json()
        assert first == second
        assert first["on"] == on
        chairs = (await caller.ask("GET", f"/tables/{first['table']}")).json()["chairs"]
        assert [chair["kind"] for chair in chairs] == kinds

    visit(tmp_path, work)


def test_a_new_key_closes_the_seat_to_the_old_one(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        table = await caller.table()
        old = await caller.sit(table, 0)
        stranger = Caller(house)
        path = f"/tables/{table}/seats/0/key"
        new = (await stranger.ask("POST", path, headers={"x-seat-key": old})).json()["key"]
        refused = await stranger.ask("POST", path, headers={"x-seat-key": old})
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-your-seat")
        assert (await stranger.ask("POST", path, headers={"x-seat-key": new})).status_code == 200

    visit(tmp_path, work)


def test_advice_comes_from_what_the_seat_sees_and_only_to_its_owner(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        table = await caller.table(bots=["sly"])
        await caller.sit(table, 0)
        await caller.ask("POST", f"/tables/{table}/begin")
        thought = (await caller.ask("GET", f"/tables/{table}/seats/0/advice")).json()
        room = await house.hall.room(table)
        legal = {room.table.game.moves.text(one) for one in room.table.seats[0].legal}
        assert {one["move"] for one in thought["moves"]} <= legal
        assert thought["moves"]
        assert all(one["text"].startswith("thought about ") for one in thought["moves"])
        assert all(0 <= one["risk"] <= 1 and one["error"] > 0 for one in thought["moves"])
        french = (await caller.ask("GET", f"/tables/{table}/seats/0/advice?lang=fr")).json()
        assert all("de la réflexion" in one["text"] for one in french["moves"])
        stranger = Caller(house)
        assert (await stranger.ask("GET", f"/tables/{table}/seats/0/advice")).status_code == 403

    visit(tmp_path, work)


def test_nobody_has_more_tables_than_the_house_allows(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        await caller.sit(await caller.table(), 0)
        await caller.sit(await caller.table(), 0)
        answer = await caller.ask("POST", "/tables", {"game": "doggy_bag", "players": 2})
        assert (answer.status_code, answer.json()["reason"]) == (409, "too-many-tables")

    visit(tmp_path, work, limits=Limits(tables=2))


def test_the_house_describes_itself_to_programs_and_to_programmers(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        schemas = (await caller.ask("GET", "/openapi.json")).json()["components"]["schemas"]
        assert {"Hello", "Move", "Welcome", "News", "NewTable"} <= set(schemas)
        page = await caller.ask("GET", "")
        assert page.status_code == 200
        assert "POST /api/tables/{table}/seats/{seat}" in page.text
        assert "<script" not in page.text
        games = (await caller.ask("GET", "/games")).json()
        assert [game["id"] for game in games] == ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"]
        health = await caller.client.get("/healthz")
        assert (health.status_code, health.json()) == (200, {"status": "open"})

    visit(tmp_path, work)


def test_what_is_asked_and_kept_is_counted(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        async def counted(name: str) -> float:
            lines = (await caller.client.get("/metrics")).text.splitlines()
            return sum(float(line.split()[-1]) for line in lines if line.startswith(name))

        before = await counted("fagin_stored_seconds_count"), await counted("fagin_requests_total")
        await caller.sit(await caller.table(), 0)
        assert await counted("fagin_stored_seconds_count") == before[0] + 1, "one entry: somebody sat down"
        assert await counted("fagin_requests_total") > before[1]
        assert await counted("fagin_rooms") == 1

    visit(tmp_path, work)


def test_the_best_bot_does_not_think_for_one_address_all_the_time(tmp_path: Path) -> None:
    async def work(caller: Caller, house: House) -> None:
        table = await caller.table(bots=["sly"])
        await caller.sit(table, 0)
        await caller.ask("POST", f"/tables/{table}/begin")
        answers = [await caller.ask("GET", f"/tables/{table}/seats/0/advice") for _ in range(7)]
        assert [answer.status_code for answer in answers][:5] == [200] * 5
        assert answers[-1].status_code == 429

    visit(tmp_path, work, limits=Limits(advice=0.001))


@pytest.mark.parametrize("game", ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"])
def test_the_sheet_of_a_table_names_every_move(tmp_path: Path, game: str) -> None:
    async def work(caller: Caller, house: House) -> None:
        sheet = (await caller.ask("GET", f"/tables/{await caller.table(game=game)}/sheet")).json()
        assert sheet["moves"] == house.boxes.game(game, None).moves.texts
        assert sheet["sheet"]

    visit(tmp_path, work)
