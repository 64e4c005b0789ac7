"""Whole games at a real house: nothing that is secret is in any byte that leaves it, nor in its log."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from hmac import digest
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from web.serving import Serve, generous
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fagin.kernel.fair import FairSource
from fagin.web.requests import hashed

PATIENCE = 60.0
QUICK: dict[str, dict[str, str]] = {  # whole games that are not long
    "doggy_bag": {},
    "oliver_twist": {"rounds": "day_only"},
    "fagins_gang": {"round_limit": "5", "market_turn_cap": "24"},
    "swindler": {"round_limit": "20", "game_length": "short"},
}


class Visitor:
    """Somebody who keeps every byte that ever came."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.heard: list[bytes] = []
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.key = ""
        self.phrase = ""

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        head = b"\n".join(name + b": " + value for name, value in answer.headers.raw)
        self.heard += [head, answer.content]
        return answer

    async def become_somebody(self) -> None:
        self.phrase = (await self.ask("POST", "/api/me")).json()["phrase"]

    def cookie(self) -> str:
        return self.http.cookies.get("fagin") or ""

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        text = await asyncio.wait_for(socket.recv(decode=False), PATIENCE)
        self.heard.append(bytes(text))
        message: dict[str, Any] = json.loads(text)
        return message

    def line(self, table: str) -> connect:
        headers = {"cookie": f"fagin={self.cookie()}"} if self.cookie() else {}
        return connect(f"{self.address.replace('http', 'ws')}/ws/tables/{table}", additional_headers=headers)


LANGS = {0: "en", 1: None, None: "fr"}  # of each seat, and of who watches
PRIVATELY = 3  # questions that each answers before a stranger has tried everything


async def follow(
    visitor: Visitor, table: str, seat: int | None, rng: Random, pried: asyncio.Task[None]
) -> None:
    """Play or watch to the end, which does not come before a stranger has pried; now and then do what is refused."""
    async with visitor.line(table) as socket:
        hello = {"type": "hello", "protocol": 3, "lang": LANGS[seat]}
        if seat is not None:
            hello |= {"seat": seat, "key": visitor.key}
        await socket.send(json.dumps(hello))
        sent = 0
        while True:
            message = await visitor.hear(socket)
            news = message["news"] if message["type"] == "welcome" else message
            if news is None or news["type"] != "news":
                continue
            if news["over"] is not None:
                return
            question = news["question"]
            if question is None or question["version"] == sent or not question["moves"]:
                continue
            sent = question["version"]
            if sent > PRIVATELY:
                await pried
            move = {"type": "move", "version": sent, "move": rng.choice(question["moves"])}
            if rng.random() < 0.05:
                await socket.send(json.dumps({**move, "id": f"wrong-{sent:06}", "move": "nonsense"}))
                await socket.send(json.dumps({"type": "say", "id": f"chat-{sent:06}", "text": f"No {sent}"}))
            await socket.send(json.dumps({**move, "id": f"move-{sent:06}"}))


async def knock(stranger: Visitor, table: str, hello: dict[str, Any]) -> None:
    """Try to get a seat that is somebody else's."""
    async with stranger.line(table) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 3, **hello}))
        with pytest.raises(ConnectionClosed):
            await stranger.hear(socket)


async def pry(stranger: Visitor, table: str, keys: list[str]) -> None:
    """Ask for everything that a stranger has no right to."""
    api = f"/api/tables/{table}"
    for seat in range(2):
        for key in ("", "wrong", *keys[seat + 1 :], *keys[:seat]):
            await knock(stranger, table, {"seat": seat, "key": key})
        await knock(stranger, table, {"seat": seat})
        for path in (f"{api}/seats/{seat}/advice", f"{api}/seats/{seat}/key"):
            await stranger.ask(
                "GET" if path.endswith("advice") else "POST", path, headers={"x-seat-key": "no"}
            )
        await stranger.ask("DELETE", f"{api}/seats/{seat}")
    for path in ("", "/record", "/sheet", "/nothing"):
        await stranger.ask("GET", api + path)
    for path in (
        "/api/tables",
        "/api/my-tables",
        "/api/me",
        "/api/openapi.json",
        "/metrics",
        "/healthz",
        "/api",
    ):
        await stranger.ask("GET", path)
    await stranger.ask("POST", f"{api}/begin")
    await stranger.ask("POST", "/api/tables", content=b'{"game": ')
    await stranger.ask("POST", f"{api}/seats/0", json={"name": "X", "word": "two words"})


class Game:
    """One game from its founding to its record, and what was secret at it."""

    def __init__(self, address: str, id: str) -> None:
        self.id = id
        self.people = [Visitor(address, f"{id}-{who}") for who in ("ada", "bob")]
        self.watcher, self.stranger = Visitor(address, "watcher"), Visitor(address, "stranger")
        self.words = [f"entropy-{id}-{seat}" for seat in range(2)]
        self.table = ""
        self.before: list[bytes] = []  # all that everybody heard before the words and the secret may be told
        self.gathered: list[bytes] = []

    def everybody(self) -> list[Visitor]:
        return [*self.people, self.watcher, self.stranger]

    def all_heard(self) -> list[bytes]:
        return [part for visitor in self.everybody() for part in visitor.heard]

    async def play(self, rng: Random) -> None:
        for visitor in (*self.people, self.stranger):
            await visitor.become_somebody()
        owner = self.people[0]
        wish = {"game": self.id, "players": 3, "options": QUICK[self.id], "pace": 0.0, "bots": ["sly"]}
        self.table = (await owner.ask("POST", "/api/tables", json=wish)).json()["table"]
        for seat, visitor in enumerate(self.people):
            place = {"name": visitor.name, "word": self.words[seat]}
            answer = await visitor.ask("POST", f"/api/tables/{self.table}/seats/{seat}", json=place)
            visitor.key = answer.json()["key"]
        await pry(self.stranger, self.table, [visitor.key for visitor in self.people])
        self.gathered = self.all_heard()
        assert (await owner.ask("POST", f"/api/tables/{self.table}/begin")).status_code == 204
        keys = [visitor.key for visitor in self.people]
        pried = asyncio.ensure_future(pry(self.stranger, self.table, keys))
        await asyncio.gather(
            *(follow(one, self.table, seat, rng, pried) for seat, one in enumerate(self.people)),
            follow(self.watcher, self.table, None, rng, pried),
        )
        self.before = self.all_heard()
        for visitor in self.everybody():
            answer = await visitor.ask("GET", f"/api/tables/{self.table}/record")
            assert answer.status_code == 200


async def play_all(address: str) -> list[Game]:
    games = [Game(address, game) for game in QUICK]
    await asyncio.gather(*(game.play(Random(game.id)) for game in games))
    return games


def forms(secret: str) -> list[bytes]:
    """A secret of a table in every form in which it could get out, and what follows from it."""
    raw = bytes.fromhex(secret)
    plain = [raw, secret.encode(), secret.upper().encode(), b64encode(raw), urlsafe_b64encode(raw)]
    return [form.rstrip(b"=") for form in plain]


def seeds(secret: str) -> set[bytes]:
    """What decides the whims of the bot at the last seat."""
    raw = bytes.fromhex(secret)
    return {digest(raw, f"bot 2 {n}".encode(), "sha256").hex().encode() for n in range(1500)}


def long_numbers(where: list[bytes]) -> set[bytes]:
    """All numbers of 256 bits in hex."""
    return set(re.findall(rb"[0-9a-f]{64}", b"\n".join(where)))


def found(canaries: list[bytes], where: list[bytes]) -> list[bytes]:
    everything = b"\n".join(where)
    return [canary for canary in canaries if canary in everything]


def rows(database: Path, question: str) -> list[Any]:
    with sqlite3.connect(database) as books:
        return books.execute(question).fetchall()


def test_no_secret_leaves_the_house_before_its_time_nor_ever_in_the_log(serve: Serve, tmp_path: Path) -> None:
    house = serve("", "--log", "debug", *generous())
    games = asyncio.run(play_all(house.address))
    assert house.end() == 0
    log = [line.encode() for line in house.complaints]
    assert any(b'"route"' in line for line in log)
    secrets = dict(rows(tmp_path / "tables.db", "SELECT id, secret FROM tables"))
    persons = [person.encode() for (person,) in rows(tmp_path / "tables.db", "SELECT person FROM people")]
    house_keys = [key.encode() for (key,) in rows(tmp_path / "tables.db", "SELECT value FROM keys")]
    everything = [part for game in games for part in game.all_heard()]
    assert len(games) == len(secrets) == 4
    assert len(persons) == 12
    assert house_keys
    assert not found(house_keys, everything + log)
    assert not found(persons, everything + log)
    for game in games:
        check(game, secrets[game.table], everything, log)


def check(game: Game, secret: str, everything: list[bytes], log: list[bytes]) -> None:
    """None of a game's secrets is where it must not be; all are where they may be."""
    words = [word.encode() for word in game.words]
    source = FairSource(bytes.fromhex(secret), [*game.words, "bot2"])
    canaries = [*forms(secret), source.key.hex().encode()]
    assert not found(canaries, game.before), "the secret was told before the end"
    assert not seeds(secret) & long_numbers([*game.all_heard(), *log])
    assert not found(words, game.gathered), "a word was told before the game began"
    assert all(secret.encode() in b"\n".join(visitor.heard) for visitor in game.everybody())
    assert all(word in b"\n".join(game.watcher.heard) for word in words)
    assert not found([*canaries, *words, game.table.encode()], log)
    for visitor in (*game.people, game.stranger):
        own = [part for part in (visitor.key, visitor.cookie(), visitor.phrase) if part]
        hashes = [hashed(part).encode() for part in own]
        owned = [part.encode() for part in own]
        others = list(everything)
        for part in visitor.heard:
            others.remove(part)
        assert found(owned, visitor.heard) == owned
        assert not found(owned, others), "somebody heard what is another's"
        assert not found([*owned, *hashes, visitor.name.encode()], log)
        assert not found(hashes, everything)
