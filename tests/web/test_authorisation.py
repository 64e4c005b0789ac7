"""Whoever may not do something is refused, nothing changes, and nobody else hears of it."""

from __future__ import annotations

import asyncio
import inspect
import json
import socket
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from web.worlds import founded, key_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fagin.web import requests
from fagin.web.app import create_app
from fagin.web.guard import HEADERS
from fagin.web.house import House, Settings
from fagin.web.limits import Limits
from fagin.web.table import NotAllowed

OPEN_DOORS = Limits(messages=1e6, burst=10**6, requests=1e6, guesses=1e6)
PATIENCE = 30.0

NASTY = [  # names and lines that a careless page would run
    "<script>alert(1)</script>"[:24],
    "<img src=x onerror=a()>",
    '"><svg onload=a()>',
    "javascript:alert(1)",
    "{{7*7}}${7*7}<%= 7 %>",
    "' OR 1=1; DROP TABLE x--",
    "</textarea><b>&lt;&#39;",
    "../../etc/passwd",
    "עדה שלום",
    "ＡＤＡ ﬀ",
]
REFUSED_NAMES = [
    "",
    "   ",
    "a\x00b",
    "a\nb",
    "a\tb",
    "\x1b[31mred",
    "a\u202eb",
    "\u2066a",
    "\u200b",
    "x" * 25,
    "a\x85b",
]


class Visitor:
    """Somebody who may or may not have a cookie and a key."""

    def __init__(self, doors: Doors, key: str = "", by_wire: bool = False) -> None:
        self.doors = doors
        self.key = key
        way = None if by_wire else httpx.ASGITransport(doors.app, client=("127.0.0.1", 1))
        self.http = httpx.AsyncClient(base_url=doors.address, timeout=PATIENCE, transport=way)

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"x-seat-key": self.key} if self.key else {}
        return await self.http.request(method, f"/api{path}", json=body, headers=headers, **more)

    async def sit(self, table: str, seat: int, name: str) -> httpx.Response:
        return await self.ask("POST", f"/tables/{table}/seats/{seat}", {"name": name, "word": "word"})

    def line(self, table: str, **more: Any) -> connect:
        cookie = self.http.cookies.get("fagin")
        headers = {"cookie": f"fagin={cookie}", **more} if cookie else more
        return connect(
            f"{self.doors.address.replace('http', 'ws')}/ws/tables/{table}", additional_headers=headers
        )


class Doors:
    """A house with real doors."""

    def __init__(self, house: House, app: FastAPI, port: int) -> None:
        self.house = house
        self.app = app
        self.address = f"http://127.0.0.1:{port}"

    async def somebody(self) -> Visitor:
        visitor = Visitor(self)
        assert (await visitor.ask("POST", "/me")).status_code == 200
        return visitor

    async def length(self, table: str) -> int:
        """Of the journal of a table."""
        return len(await self.house.store.entries(table))


def open_doors(tmp_path: Path, work: Callable[[Doors], Awaitable[None]], limits: Limits = OPEN_DOORS) -> None:
    """Open a house, let something happen there, and close it."""

    async def whole() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1, limits=limits))
        await house.open()
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        app = create_app(house)
        app.add_api_route("/api/broken", broken)
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            await work(Doors(house, app, listening.getsockname()[1]))
        finally:
            server.should_exit = True
            await task
            await house.close()

    asyncio.run(whole())


async def broken() -> None:
    raise RuntimeError("something in the house is broken")


async def greeted(line: ClientConnection, **hello: Any) -> dict[str, Any]:
    """The welcome of a guest."""
    await line.send(json.dumps({"type": "hello", "protocol": 1, **hello}))
    return await heard(line, "welcome")


async def heard(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if not kinds or message["type"] in kinds:
            return message


class Party:
    """Two people at a table, and others who have no business there."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.table = ""
        self.who: dict[str, Visitor] = {}

    async def gather(self) -> None:
        doors = self.doors
        owner, bob, stranger, elsewhere = [await doors.somebody() for _ in range(4)]
        wish = {"game": "doggy_bag", "players": 3, "pace": 0.0}
        self.table = (await owner.ask("POST", "/tables", wish)).json()["table"]
        other = (await elsewhere.ask("POST", "/tables", wish)).json()["table"]
        owner.key = (await owner.sit(self.table, 0, "Ada")).json()["key"]
        revoked = Visitor(doors, (await bob.sit(self.table, 1, "Bob")).json()["key"])
        bob.key = (await bob.ask("POST", f"/tables/{self.table}/seats/1/key")).json()["key"]
        elsewhere.key = (await elsewhere.sit(other, 1, "Eve")).json()["key"]
        self.who = {
            "owner": owner,
            "bob": bob,
            "bob's key": Visitor(doors, bob.key),
            "stranger": stranger,
            "elsewhere": elsewhere,
            "revoked": revoked,
            "nobody": Visitor(doors),
            "guesser": Visitor(doors, "A" * 24),
            "owner's key": Visitor(doors, owner.key),
        }

    async def begin(self) -> None:
        owner, carol = self.who["owner"], await self.doors.somebody()
        assert (await carol.sit(self.table, 2, "Carol")).status_code == 201
        assert (await owner.ask("POST", f"/tables/{self.table}/begin")).status_code == 204


# what may be asked by HTTP while people gather, and while they play; by whom: all others are refused
WHILE_GATHERING: list[tuple[str, str, Any, set[str]]] = [
    ("POST", "/begin", None, set()),  # seats are open
    ("DELETE", "", None, {"owner"}),
    ("POST", "/rematch", None, set()),
    ("GET", "/record", None, set()),
    ("PUT", "/seats/2/bot", {"level": "sly"}, {"owner"}),
    ("PUT", "/seats/1/bot", {"level": "sly"}, set()),  # somebody sits there
    ("PUT", "/seats/2/bot", {"level": "cheat"}, set()),
    ("PUT", "/seats/7/bot", {"level": "sly"}, set()),
    ("POST", "/seats/0", {"name": "New", "word": "word"}, set()),
    ("DELETE", "/seats/1", None, {"owner", "bob"}),
    ("DELETE", "/seats/2", None, set()),
    ("POST", "/seats/1/key", None, {"bob", "bob's key"}),
    ("POST", "/seats/0/key", None, {"owner", "owner's key"}),
    ("POST", "/seats/2/key", None, set()),
    ("GET", "/seats/1/advice", None, set()),
]
WHILE_PLAYING: list[tuple[str, str, Any, set[str]]] = [
    ("POST", "/begin", None, set()),
    ("DELETE", "", None, set()),  # others play
    ("POST", "/rematch", None, set()),
    ("GET", "/record", None, set()),
    ("PUT", "/seats/2/bot", {"level": "sly"}, set()),
    ("POST", "/seats/0", {"name": "New", "word": "word"}, set()),
    ("DELETE", "/seats/1", None, {"bob"}),
    ("DELETE", "/seats/2", None, set()),
    ("POST", "/seats/1/key", None, {"bob", "bob's key"}),
    ("POST", "/seats/2/key", None, set()),
    ("GET", "/seats/1/advice", None, {"bob", "bob's key"}),
    ("GET", "/seats/2/advice", None, set()),
]


async def all_refused(party: Party, actions: list[tuple[str, str, Any, set[str]]]) -> None:
    """Every pair of a visitor and an action that is not allowed is refused, and nobody notices."""
    owner, table = party.who["owner"], party.table
    before = await party.doors.length(table)
    async with owner.line(table) as witness:
        await greeted(witness, seat=0, key=owner.key)
        await heard(witness, "table")  # the owner is here
        for (name, visitor), (method, path, body, allowed) in product(party.who.items(), actions):
            if name not in allowed:
                answer = await visitor.ask(method, f"/tables/{table}{path}", body)
                assert answer.status_code in (403, 404, 409), f"{name}: {method} {path}: {answer.text}"
                assert answer.json()["text"], "a reason in words"
        assert await party.doors.length(table) == before
        await witness.send(json.dumps({"type": "say", "id": "last-one", "text": "Quiet here"}))
        assert (await heard(witness))["type"] == "said", "somebody heard of what was refused"


def test_what_is_not_allowed_while_people_gather_is_refused(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        party = Party(doors)
        await party.gather()
        await all_refused(party, WHILE_GATHERING)
        for method, path, body, allowed in WHILE_GATHERING[4:5]:
            for name in allowed:
                answer = await party.who[name].ask(method, f"/tables/{party.table}{path}", body)
                assert answer.is_success

    open_doors(tmp_path, work)


def test_what_is_not_allowed_during_a_game_is_refused(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        party = Party(doors)
        await party.gather()
        await party.begin()
        await all_refused(party, WHILE_PLAYING)
        for method, path, body, allowed in WHILE_PLAYING[-2:-1]:
            for name in sorted(allowed):
                answer = await party.who[name].ask(method, f"/tables/{party.table}{path}", body)
                assert answer.is_success, answer.text

    open_doors(tmp_path, work)


def test_no_seat_is_opened_by_another_key(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        party = Party(doors)
        await party.gather()
        await party.begin()
        fitting = {("owner", 0), ("owner's key", 0), ("bob", 1), ("bob's key", 1)}
        for (name, visitor), seat in product(party.who.items(), [0, 1, 2, 3, 99]):
            for key in (visitor.key, None):
                right = (name, seat) in fitting and (key is not None or name in ("owner", "bob"))
                async with visitor.line(party.table) as line:
                    await line.send(json.dumps({"type": "hello", "protocol": 1, "seat": seat, "key": key}))
                    if right:
                        assert (await heard(line))["seat"] == seat
                        continue
                    with pytest.raises(ConnectionClosed) as closed:
                        await heard(line)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4403

    open_doors(tmp_path, work)


MESSAGES: list[dict[str, Any]] = [
    {"type": "move", "version": 1, "move": "loot:ggg"},
    {"type": "move", "version": 0, "move": "pass"},
    {"type": "change", "move": "loot:ggg"},
    {"type": "undo"},
    {"type": "resign"},
    {"type": "back"},
    {"type": "orders", "orders": {"forced": True}},
    {"type": "say", "text": "Hear, hear!"},
]


def test_who_watches_changes_nothing(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        party = Party(doors)
        await party.gather()
        await party.begin()
        before = await doors.length(party.table)
        for name in ("stranger", "nobody", "owner", "revoked"):
            async with party.who[name].line(party.table) as line:
                assert (await greeted(line))["seat"] is None
                for number, message in enumerate(MESSAGES):
                    await line.send(json.dumps({**message, "id": f"watch-{name[:3]}-{number}"}))
                    assert (await heard(line))["type"] == "refused"
        assert await doors.length(party.table) == before

    open_doors(tmp_path, work)


def test_a_seat_cannot_move_twice_or_undo_another_or_take_back_what_is_not_its_own(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        party = Party(doors)
        await party.gather()
        await party.begin()
        owner, bob = party.who["owner"], party.who["bob"]
        async with owner.line(party.table) as one, bob.line(party.table) as two:
            welcome = await greeted(one, seat=0, key=owner.key)
            await greeted(two, seat=1, key=bob.key)
            question = welcome["news"]["question"]
            move = {"type": "move", "version": question["version"], "move": question["moves"][0]}
            await one.send(json.dumps({**move, "id": "the-move"}))
            assert (await heard(one, "done", "refused"))["type"] == "done"
            before = await doors.length(party.table)
            await one.send(json.dumps({**move, "id": "once-more"}))
            assert (await heard(one, "done", "refused"))["reason"] in ("not-yours", "stale")
            for number, message in enumerate(
                ({"type": "undo"}, {"type": "back"}, {"type": "change", "move": "no"})
            ):
                await two.send(json.dumps({**message, "id": f"not-mine-{number}"}))
                assert (await heard(two, "done", "refused"))["type"] == "refused"
            assert await doors.length(party.table) == before

    open_doors(tmp_path, work)


def test_who_left_a_seat_cannot_turn_the_key_of_who_sits_there_now(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        party = Party(doors)
        await party.gather()
        bob, stranger, seat = party.who["bob"], party.who["stranger"], f"/tables/{party.table}/seats/1"
        answers = await asyncio.gather(
            *(bob.ask("DELETE", seat), stranger.sit(party.table, 1, "New")),
            *(bob.ask("POST", f"{seat}/key") for _ in range(5)),
        )
        if answers[1].is_success:
            key = answers[1].json()["key"]
            async with Visitor(doors).line(party.table) as line:
                assert (await greeted(line, seat=1, key=key))["seat"] == 1

    open_doors(tmp_path, work)


def test_the_new_key_of_a_seat_is_settled_where_it_is_written() -> None:
    table = founded("doggy_bag", 2, 1)
    table.seats[0].person = "now here"
    for person, key in (("was here", "old"), ("", ""), ("", "old"), ("was here", "")):
        with pytest.raises(NotAllowed):
            requests.new_key(0, person, key, "mine")(table)
    for person, key in (("now here", ""), ("", key_of(0))):
        assert requests.new_key(0, person, key, "next")(table)["key"] == requests.hashed("next")


def test_keys_are_compared_in_constant_time() -> None:
    assert "compare_digest" in inspect.getsource(requests.fits)
    assert "==" not in inspect.getsource(requests.fits).replace("seat.kind == PERSON", "")


def test_pages_of_others_can_neither_connect_nor_post(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        party = Party(doors)
        await party.gather()
        owner, before = party.who["owner"], await doors.length(party.table)
        host = doors.address.removeprefix("http://")
        for origin in (
            "https://evil.example",
            f"http://{host}.evil.example",
            "null",
            "http://127.0.0.1:1",
            "file://",
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with owner.line(party.table, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
            for method, path in (
                ("POST", "/begin"),
                ("DELETE", ""),
                ("DELETE", "/seats/1"),
                ("POST", "/seats/0/key"),
            ):
                answer = await owner.http.request(
                    method, f"/api/tables/{party.table}{path}", headers={"origin": origin}
                )
                assert (answer.status_code, answer.json()["reason"]) == (403, "origin")
        assert await doors.length(party.table) == before
        async with owner.line(party.table, origin=doors.address) as line:
            assert (await greeted(line, seat=0))["seat"] == 0

    open_doors(tmp_path, work)


def test_every_answer_has_the_headers_that_keep_a_page_to_itself(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        party = Party(doors)
        await party.gather()
        owner = Visitor(doors, by_wire=True)
        await owner.ask("POST", "/me")
        answers = [
            await owner.ask("GET", "/games"),
            await owner.ask("GET", "/tables/nothing"),
            await owner.ask("GET", "/nothing"),
            await owner.ask("PATCH", "/tables"),
            await owner.ask("POST", "/tables", {"game": 1}),
            await owner.ask("POST", "/tables", {"box": "x" * 200_000}),
            await owner.ask("POST", f"/tables/{party.table}/begin"),
            await owner.ask("GET", "/broken"),
            await owner.http.get("/healthz"),
            await owner.http.get("/"),
            await owner.http.post("/api/me", headers={"origin": "https://evil.example"}),
        ]
        codes = [answer.status_code for answer in answers]
        assert codes == [200, 404, 404, 405, 422, 413, 403, 500, 200, 404, 403]
        for answer in answers:
            for name, value in HEADERS:
                assert answer.headers[name.decode()] == value.decode()
            assert answer.headers["content-type"].startswith("application/json")
            assert "RuntimeError" not in answer.text
            assert "server" not in answer.headers

    open_doors(tmp_path, work)


def test_too_many_requests_have_them_too_and_guesses_are_counted(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        visitor = Visitor(doors)
        answers = [await visitor.ask("POST", "/me/recover", {"phrase": f"guess {n}"}) for n in range(12)]
        assert [answer.status_code for answer in answers] == [403] * 10 + [429] * 2
        assert all("content-security-policy" in answer.headers for answer in answers)

    open_doors(tmp_path, work, Limits(guesses=0.0001))


def test_a_cookie_is_for_this_house_only_and_not_for_scripts(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        answer = await Visitor(doors, by_wire=True).ask("POST", "/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie or "samesite=strict" in cookie
        assert "domain" not in cookie
        for forged in ("x", "", "eyJ9.sig", answer.cookies["fagin"][:-1] + "_", "a" * 500):
            visitor = Visitor(doors)
            visitor.http.cookies.set("fagin", forged)
            assert (await visitor.ask("GET", "/me")).json()["known"] is False

    open_doors(tmp_path, work)


def test_names_and_chat_come_back_as_data_and_nothing_else(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        visitor = await doors.somebody()
        for nasty in NASTY:
            wish = {"game": "doggy_bag", "players": 2, "pace": 0.0}
            table = (await visitor.ask("POST", "/tables", wish)).json()["table"]
            key = (await visitor.sit(table, 0, nasty)).json()["key"]
            answer = await visitor.ask("GET", f"/tables/{table}")
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.json()["chairs"][0]["name"] == nasty.strip()
            async with visitor.line(table) as line:
                await greeted(line, seat=0, key=key)
                await line.send(json.dumps({"type": "say", "id": "say-this", "text": nasty}))
                assert (await heard(line, "said"))["line"]["text"] == nasty.strip()

    open_doors(tmp_path, work)


def test_names_that_cannot_be_seen_or_turn_the_text_around_are_refused(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        visitor, other = await doors.somebody(), await doors.somebody()
        table = (await visitor.ask("POST", "/tables", {"game": "doggy_bag", "players": 3})).json()["table"]
        for name in REFUSED_NAMES:
            assert (await visitor.sit(table, 0, name)).status_code == 422, repr(name)
        assert (await visitor.sit(table, 0, "Ada")).status_code == 201
        for same in ("ada", "ＡＤＡ", "A\u200dda", " ADA "):
            assert (await other.sit(table, 1, same)).json()["reason"] == "name-taken"
        assert (await other.sit(table, 1, "Adà")).status_code == 201

    open_doors(tmp_path, work)
