"""People who play at real houses, come again when they are cut off, and send again what was not answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from random import Random
from typing import Any

import httpx
from web.serving import Serving, aside
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from fagin.web.boxes import Boxes
from fagin.web.database.store import DatabaseStore
from fagin.web.hall import Hall
from fagin.web.quick import QuickReporter
from fagin.web.table import Table
from fagin.web.thinkers import Thinkers
from fagin.web.times import WallClock

PATIENCE = 10.0  # seconds without a word after which somebody comes again


class Person:
    """Somebody with a cookie, who asks one of the houses until there is an answer."""

    def __init__(self, houses: list[Serving], rng: Random) -> None:
        self.houses = houses
        self.rng = rng
        self.client = httpx.AsyncClient(timeout=PATIENCE)
        self.answers = 0

    async def house(self) -> str:
        """The address of a house that is open, as far as one knows."""
        while True:
            addresses = [house.address for house in self.houses if house.address]
            if addresses:
                return self.rng.choice(addresses)
            await asyncio.sleep(0.05)

    async def ask(self, method: str, path: str, wish: object = None) -> httpx.Response:
        """What a house answers, which may be asked twice; its own trouble is waited out."""
        while True:
            try:
                answer = await self.client.request(method, await self.house() + path, json=wish)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code != 503:
                self.answers += 1
                return answer
            await asyncio.sleep(0.05)

    def cookie(self) -> dict[str, str]:
        """Who one is, for a web socket."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())}


class Player:
    """Somebody at a seat, who keeps all it was told and every answer it was given."""

    def __init__(self, person: Person, table: str, seat: int, key: str | None, pause: float) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.key = key
        self.pause = pause
        self.rng = person.rng
        self.events: list[list[Any]] = []
        self.hash = 0
        self.over = False
        self.question: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[str] = []
        self.refused: dict[str, str] = {}
        self.made = 0
        self.connections = 0
        self.goodbyes: list[int] = []  # why the house closed a line

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        while not self.over:
            address = await self.person.house()
            try:
                async with connect(
                    f"{address.replace('http', 'ws', 1)}/ws/tables/{self.table}",
                    additional_headers={} if self.key else self.person.cookie(),
                    compression=None,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                ) as line:
                    self.connections += 1
                    await self.sit(line)
            except ConnectionClosed as closed:
                if closed.rcvd is not None:
                    self.goodbyes.append(closed.rcvd.code)
            except (OSError, TimeoutError, WebSocketException):
                pass
            await asyncio.sleep(self.rng.random() * 0.1)

    async def sit(self, line: ClientConnection) -> None:
        """Play over one connection."""
        hello = {"type": "hello", "protocol": 3, "seat": self.seat, "since": len(self.events)}
        await line.send(json.dumps(hello | ({"key": self.key} if self.key else {})))
        while not self.over:
            message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            kind = message["type"]
            if kind == "welcome":
                assert message["seat"] == self.seat
                if message["news"] is not None:
                    self.learn(message["news"])
                if self.pending is not None:
                    await line.send(json.dumps(self.pending))
            elif kind == "news":
                self.learn(message)
            elif kind in ("done", "refused"):
                self.answered(message)
            if (
                self.pending is None
                and self.question is not None
                and self.question["moves"]
                and not self.over
            ):
                await self.move(line, self.question)

    def learn(self, news: dict[str, Any]) -> None:
        """Hear what happened; the past is never told otherwise."""
        since, events = news["since"], news["events"]
        assert since <= len(self.events), "something was left out"
        known = self.events[since:]
        assert events[: len(known)] == known[: len(events)], "the past was told otherwise"
        if len(events) >= len(known):
            self.events[since:] = events
            self.hash, self.question = news["hash"], news["question"]
            self.over = news["over"] is not None

    async def move(self, line: ClientConnection, question: dict[str, Any]) -> None:
        """Answer a question, sometimes twice at once."""
        await asyncio.sleep(self.rng.random() * self.pause)
        self.made += 1
        move = self.rng.choice(question["moves"])
        self.question = None  # it is answered, or will be asked again
        self.pending = {
            "type": "move",
            "id": f"seat{self.seat}-{self.made:05}",
            "version": question["version"],
        }
        self.pending["move"] = move
        for _ in range(self.rng.choice([1, 1, 1, 2])):
            await line.send(json.dumps(self.pending))

    def answered(self, message: dict[str, Any]) -> None:
        """Keep an answer."""
        self.person.answers += 1
        if message["type"] == "done":
            self.acknowledged.append(message["id"])
        elif message["reason"] != "not-stored":
            self.refused[message["id"]] = message["reason"]
        if self.pending is not None and message["id"] == self.pending["id"]:
            self.pending = None


class Evening:
    """Several tables, at each of which one game is played after the other until it is late."""

    def __init__(self, houses: list[Serving], seed: int, tables: int, pause: float = 0.03) -> None:
        self.houses = houses
        self.rng = Random(seed)
        self.tables = tables
        self.pause = pause
        self.late = False
        self.people: list[Person] = []
        self.games: list[list[Player]] = []

    async def run(self, trouble: Coroutine[Any, Any, None]) -> None:
        """Play while there is trouble, and then finish what was begun."""
        async with asyncio.TaskGroup() as group:
            for at in range(self.tables):
                group.create_task(self.play_on(Random(f"{self.rng.random()} {at}")))
            await trouble
            self.late = True

    async def answers(self, more: int) -> None:
        """Wait until so many more answers were given."""
        enough = sum(person.answers for person in self.people) + more
        while sum(person.answers for person in self.people) < enough:
            await asyncio.sleep(0.005)

    def unfinished(self) -> list[str]:
        """Who waits for what, where somebody waits in vain."""
        return [
            f"{player.table[:6]} seat {player.seat}: {len(player.events)} events, {player.pending}, {player.question}"
            for players in self.games
            for player in players
            if not player.over
        ]

    async def play_on(self, rng: Random) -> None:
        """One game after the other."""
        owner, other = Person(self.houses, rng), Person(self.houses, rng)
        self.people += [owner, other]
        for person in (owner, other):
            await person.ask("POST", "/api/me")
        while not self.late:
            players = await self.gather(owner, other)
            self.games.append(players)
            await asyncio.gather(*(player.play() for player in players))
        for person in (owner, other):
            await person.client.aclose()

    async def gather(self, owner: Person, other: Person) -> list[Player]:
        """Two people and a bot sit down and begin, however often the house is killed meanwhile."""
        wish = {"game": "doggy_bag", "players": 3, "pace": 0.0, "bots": ["sly"]}
        table = (await owner.ask("POST", "/api/tables", wish)).json()["table"]
        players = []
        for seat, person in enumerate((owner, other)):
            sitting = {"name": f"Name{seat}", "word": f"word{seat}"}
            answer = await person.ask("POST", f"/api/tables/{table}/seats/{seat}", sitting)
            # where the first answer got lost, the seat is taken: by oneself, as the cookie shows
            assert answer.status_code == 201 or answer.json()["reason"] == "seat-taken", answer.text
            players.append(Player(person, table, seat, answer.json().get("key"), self.pause))
        answer = await owner.ask("POST", f"/api/tables/{table}/begin")
        assert answer.status_code == 204 or answer.json()["reason"] == "already-begun", answer.text
        return players


async def check(games: list[list[Player]], database: str) -> int:
    """Nothing that was acknowledged is missing, nothing was done twice, and all saw the same: how many entries."""
    store, boxes = DatabaseStore(database), Boxes()
    thinkers = Thinkers(boxes, 1)
    await store.open()
    try:
        hall = Hall(store, thinkers, WallClock(), boxes, QuickReporter)
        return sum([await check_game(players, hall, store) for players in games])
    finally:
        await store.close()
        await aside(thinkers.close)
        boxes.close()


async def check_game(players: list[Player], hall: Hall, store: DatabaseStore) -> int:
    """The same, of one table."""
    table: Table = await hall.read(players[0].table)
    bodies = [json.loads(entry.body) for entry in await store.entries(players[0].table)]
    done = [(body["seat"], body["id"]) for body in bodies if "id" in body]
    assert len(done) == len(set(done)), "something was done twice"
    for player in players:
        seat = player.seat
        lost = [key for key in player.acknowledged if (seat, key) not in done]
        assert not lost, f"{lost} of seat {seat} was acknowledged and is lost"
        undone = [key for key in player.refused if (seat, key) in done]
        assert not undone, f"{undone} of seat {seat} was refused and done"
        assert [tuple(event) for event in player.events] == table.heard[seat].events
        assert player.hash == table.heard[seat].hash
    return len(bodies)
