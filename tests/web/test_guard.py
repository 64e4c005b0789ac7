"""What keeps a page to itself: origins, headers, cookies, and names that are data and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from web.doors import Doors, Party, Visitor, greeted, heard, open_doors
from websockets.exceptions import InvalidStatus

from fagin.web.guard import HEADERS
from fagin.web.limits import Limits

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
            await owner.http.get("/nothing.png"),
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
        page = await owner.http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert all(page.headers[name.decode()] == value.decode() for name, value in HEADERS)

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
        name, _, sign = answer.cookies["fagin"].rpartition(".")
        changed = f"{name}.{'B' if sign[0] == 'A' else 'A'}{sign[1:]}"
        for forged in ("x", "", "eyJ9.sig", changed, "a" * 500):
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
