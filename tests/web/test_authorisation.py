"""Whoever may not do something is refused, nothing changes, and nobody else hears of it."""

from __future__ import annotations

import asyncio
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from web.doors import Doors, Party, Visitor, greeted, heard, open_doors
from web.worlds import founded, key_of
from websockets.exceptions import ConnectionClosed

from fagin.web import requests
from fagin.web.table import NotAllowed

PLAYING_ON = {"name": "New", "word": "word", "level": "sly"}

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
    ("POST", "/play-on", {"number": 0, "seat": 1, **PLAYING_ON}, {"bob"}),
    ("POST", "/play-on", {"number": 0, "seat": 2, **PLAYING_ON}, set()),
    ("POST", "/play-on", {"number": 99, "seat": 1, **PLAYING_ON}, set()),
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
                    await line.send(json.dumps({"type": "hello", "protocol": 3, "seat": seat, "key": key}))
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


def test_what_is_kept_of_a_key_opens_nothing_and_resembles_no_guess() -> None:
    seat, key = founded("doggy_bag", 2, 1).seats[0], key_of(0)
    assert requests.fits(seat, key)
    near = [
        key[:-1],
        f"{key}!",
        f"{key[:-1]}1",
        key.upper(),
    ]  # of which the time of a comparison tells nothing
    assert not any(requests.fits(seat, wrong) for wrong in (seat.key, "", "clé", *near))
    assert not any(requests.hashed(guess)[:8] == seat.key[:8] for guess in near)
    seat.key = ""
    assert not any(requests.fits(seat, wrong) for wrong in (key, ""))
