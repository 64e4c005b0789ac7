"""Many tabs at one seat answer the same question at once: exactly one answer counts, and the others are told so."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from web.guests import Person
from web.postgres import Postgres
from web.serving import Serve, Serving, generous
from websockets.asyncio.client import ClientConnection, connect

TABS = 8


async def hear(tab: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(tab.recv(), 30))
        if message["type"] in kinds:
            return message


async def answer(tab: ClientConnection, question: dict[str, Any], at: int) -> dict[str, Any]:
    """Answer a question in one tab, each its own way."""
    move = question["moves"][at % len(question["moves"])]
    key = f"tab{at}-{question['version']:06}"
    await tab.send(json.dumps({"type": "move", "id": key, "version": question["version"], "move": move}))
    while True:
        message = await hear(tab, "done", "refused")
        if message["id"] == key:
            return message


async def newest(tabs: list[ClientConnection], since: int) -> dict[str, Any]:
    """The next question, or how it ended; every tab is told the same in the end."""
    while True:
        await tabs[0].send('{"type":"sync"}')
        news = await hear(tabs[0], "news")
        question = news["question"]
        if news["over"] is not None or (question and question["moves"] and question["version"] > since):
            return news


async def play(houses: list[Serving], table: str, key: str) -> int:
    """Play a game in many tabs, at different houses, at once: how many questions were answered."""
    tabs = []
    for at in range(TABS):
        address = houses[at % len(houses)].address.replace("http", "ws", 1)
        tab = await connect(f"{address}/ws/tables/{table}", compression=None, max_queue=None)
        await tab.send(json.dumps({"type": "hello", "protocol": 3, "seat": 0, "key": key}))
        await hear(tab, "welcome")
        tabs.append(tab)
    answered, version = 0, 0
    while (news := await newest(tabs, version))["over"] is None:
        question = news["question"]
        version = question["version"]
        answers = await asyncio.gather(*(answer(tab, question, at) for at, tab in enumerate(tabs)))
        refusals = [message["reason"] for message in answers if message["type"] == "refused"]
        assert len(refusals) == TABS - 1, answers
        assert set(refusals) <= {"stale", "not-playing"}, "the last answer of all ends the game"
        answered += 1
    hashes = set()
    for tab in tabs:
        while True:
            await tab.send('{"type":"sync"}')
            last = await hear(tab, "news")
            if last["over"] is not None:
                break
        hashes.add(last["hash"])
        await tab.close()
    assert hashes == {news["hash"]}
    return answered


def contend(houses: list[Serving]) -> None:
    """One game in many tabs against a bot; the record has one move for every question."""
    ada = Person(houses[0])
    table, key = ada.begun("random")
    answered = asyncio.run(asyncio.wait_for(play(houses, table, key), 120))
    moves = [
        text
        for text in ada.http.get(f"/api/tables/{table}/record").text.splitlines()
        if text.startswith("0 ")
    ]
    assert len(moves) == answered
    for house in houses:
        assert house.errors() == []
        assert house.end() == 0


def test_of_many_tabs_that_answer_at_once_exactly_one_is_heard(serve: Serve) -> None:
    contend([serve("", *generous())])


@pytest.mark.postgresql
def test_of_many_tabs_at_two_houses_exactly_one_is_heard(serve: Serve, postgres: Postgres) -> None:
    database = postgres.new()
    contend([serve(database, *generous()) for _ in range(2)])
