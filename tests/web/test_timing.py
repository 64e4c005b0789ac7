"""When something is sent tells nothing: whatever bots and people hold, others are told at the same moments."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from web.simulation import EPOCH, Clockwork, VirtualLoop
from web.worlds import Luck, Reader, founded, moments, open_world, pair_of_tables, twin

from fagin.games import GAMES, load
from fagin.kernel import CHANCE, Step
from fagin.web.requests import asked
from fagin.web.room import Lost, Room
from fagin.web.settled import Orders
from fagin.web.table import NotAllowed, Table
from fagin.web.timing import MOVE, OPEN, PARTS, SECRET_PACE, WINDOWS, due
from fagin.web.whims import seconds_for

LEVELS = ["fagin", "dodger", "sly", "random"]
SECONDS = 8.05  # for which two worlds are watched, and at whose end nothing happens
OFTEN = {
    "Selling": 1.0,
    "Loot": 0.5,
    "Keep": 1.0,
    "Gifts": 1.0,
    "Returns": 1.0,
    **dict.fromkeys(WINDOWS, 0.2),
}


class Thinking:
    """Bots that choose anything, and take as long as bots do: searches all their time, but none without a choice."""

    process: asyncio.Lock  # one for all

    def __init__(self, world: int) -> None:
        self.world = world

    async def choose(self, table: Table, seat: int) -> str:
        match, level = table.match, table.seats[seat].driver()
        assert match is not None
        rng = Random(f"{self.world} {seat} {table.seats[seat].version}")
        legal = match.legal_moves(seat)
        async with self.process:
            if level in ("fagin", "dodger"):
                await asyncio.sleep(seconds_for(table, seat) if len(legal) > 1 else 0)
            else:
                await asyncio.sleep(rng.random() * 0.02)
        return table.game.moves.text(rng.choice(legal))


class Person(Reader):
    """Somebody at a seat, who answers after a while that does not depend on what they hold, or is silent."""

    def sit_down(self, room: Room, world: int) -> None:
        self.room = room
        self.world = world
        self.orders = room.table.seats[self.reader].orders
        self.since = -1
        self.tasks: list[asyncio.Task[None]] = []

    def send(self, frame: bytes) -> None:
        message = json.loads(frame)
        news = message["news"] if message["type"] == "welcome" else message
        if news["type"] == "news" and news["question"] is not None and news["question"]["moves"]:
            self.asked(news["question"])

    def asked(self, question: dict[str, Any]) -> None:
        public = len(self.room.table.heard[CHANCE].events)
        match = self.room.table.match
        assert match is not None
        step = type(match.view(CHANCE).public.stack[-1]).__name__
        rng = Random(f"{self.reader} {public}")
        if step in WINDOWS and (self.orders != Orders() or (question["closes"] and rng.random() < 0.5)):
            return  # the table answers
        seconds = 0.0 if self.since == public else rng.choice([0.2, 0.7, 1.3, 4.0])
        self.since = public  # the rest of an answer in secret comes at once
        asyncio.get_running_loop().call_later(seconds, self.answer, question)

    def answer(self, question: dict[str, Any]) -> None:
        move = Random(f"{self.world} {self.reader} {question['version']}").choice(question["moves"])
        number = f"id-{len(self.tasks):06}"
        message = {"type": "move", "id": number, "version": question["version"], "move": move}
        self.tasks.append(asyncio.ensure_future(self.ask(message)))

    async def ask(self, message: dict[str, Any]) -> None:
        with suppress(NotAllowed, Lost):  # the table was first, or this is over
            await self.room.ask(asked(self.reader, message))


async def watched(table: Table, luck: Luck, seat: int, bots: Thinking) -> list[tuple[int, bytes]]:
    """What a seat is sent within some seconds, and when."""
    bots.process = asyncio.Lock()
    times = Clockwork()
    times.jump = table.at - EPOCH
    reader = Reader(times, seat)
    opened = await open_world(table, luck, bots, times, [reader])
    for number, one in enumerate(table.seats):
        if not one.driver() and number != seat:
            person = Person(times, number)
            person.sit_down(opened.room, bots.world)
            await opened.room.enter(person, 0, 1)
    await asyncio.sleep(SECONDS)
    opened.room.guests.clear()
    await opened.room.close("done")
    return reader.frames


def in_its_own_time(table: Table, luck: Luck, seat: int, bots: Thinking) -> list[tuple[int, bytes]]:
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(watched(table, luck, seat, bots))
    finally:
        loop.close()


def same_schedule(one: list[tuple[int, bytes]], two: list[tuple[int, bytes]]) -> int:
    """Frames come at the same moments until their words differ, that frame included; how many were the same."""
    for at, (here, there) in enumerate(zip(one, two, strict=False)):
        assert here[0] == there[0], f"frame {at}: {here[0]} {here[1][:99]!r}, {there[0]} {there[1][:99]!r}"
        if here[1] != there[1]:
            return at
    assert len(one) == len(two), "in one world there are more frames"
    return len(one)


def some_orders(game: str, rng: Random) -> Orders:
    """Standing orders of all kinds."""
    answers: dict[str, list[str]] = {}
    if game == "swindler":
        answers = {
            "KillWindow": ["assassin"],
            "EndWindow": ["beggar:0", "hustle"],
            "BetWindow": ["bet:skull"],
        }
    elif game == "oliver_twist":
        answers = {"Selling": ["done"]}
    return Orders(
        passing=rng.random() < 0.2,
        windows=rng.choice(["ask", "if-able"]),
        forced=rng.random() < 0.7,
        answers={step: moves for step, moves in answers.items() if rng.random() < 0.5},
    )


def some_table(id: str, players: int, rng: Random) -> Table:
    seats = range(players)
    levels = {seat: rng.choice(LEVELS) for seat in seats if rng.random() < 0.5}
    people = [seat for seat in seats if seat not in levels]
    orders = {seat: some_orders(id, rng) for seat in people if rng.random() < 0.7}
    options = {"reaction_mode": rng.choice(["live", "orders", "ask"])} if id == "swindler" else {}
    pace = rng.choice([0.2, 1.0, 1.0, 2.0])
    return founded(id, players, rng.randrange(10**9), levels, orders, options=options, pace=pace)


def compare(id: str, pairs: int, seed: int) -> Counter[str]:
    """Watch so many pairs of worlds; at which steps, and how many frames were the same."""
    rng, game = Random(f"{id} {seed}"), load(id)
    met: Counter[str] = Counter()
    while met["pairs"] < pairs:
        players = rng.randint(game.fewest, min(4, game.most))
        table = some_table(id, players, rng)
        for step in moments(table, rng):
            for _ in range(looks(table, step, rng)):
                met["frames"] += compare_once(table, rng)
                met["pairs"] += 1
                met[step] += 1
            if met["pairs"] >= pairs:
                break
    return met


def steps_below(kind: type[Any]) -> list[type[Any]]:
    return [one for child in kind.__subclasses__() for one in (child, *steps_below(child))]


def test_every_step_that_is_answered_in_parts_is_known_to_the_schedule() -> None:
    assert all(load(name) for name in GAMES)
    rules = [step for step in steps_below(Step) if step.__module__.startswith("fagin.games")]
    assert {step.__name__ for step in rules if "part" in vars(step)} == PARTS


def looks(table: Table, step: str, rng: Random) -> int:
    """How often to look at a moment: mostly not, and more often where somebody may answer in parts."""
    if step in PARTS and any(len(seat.legal) > 1 for seat in table.seats):
        return 5
    return int(rng.random() < OFTEN.get(step, 0.02))


def compare_once(table: Table, rng: Random) -> int:
    seat = rng.choice([*(at for at, one in enumerate(table.seats) if not one.driver()), CHANCE])
    (one, luck), (two, other) = pair_of_tables(table, seat, rng)
    for chair in [*one.seats, *two.seats]:
        chair.asked = table.at  # nobody is late yet
    return same_schedule(
        in_its_own_time(one, luck, seat, Thinking(1)), in_its_own_time(two, other, seat, Thinking(2))
    )


@pytest.mark.parametrize(("id", "pairs"), [("doggy_bag", 40), ("oliver_twist", 40), ("swindler", 80)])
def test_others_are_told_at_moments_that_do_not_depend_on_what_is_hidden(id: str, pairs: int) -> None:
    assert compare(id, pairs, 1)["frames"] > pairs


@pytest.mark.slow
@pytest.mark.parametrize(("id", "pairs"), [("doggy_bag", 2000), ("oliver_twist", 3000), ("swindler", 5000)])
def test_ten_thousand_times_others_are_told_at_the_same_moments(id: str, pairs: int) -> None:
    met = compare(id, pairs, 2)
    if id == "swindler":
        assert all(met[window] for window in WINDOWS)


class Seller(Thinking):
    """A bot that holds so many tokens back before it sells."""

    async def choose(self, table: Table, seat: int) -> str:
        assert table.match is not None
        await asyncio.sleep(0.02)
        legal = [table.game.moves.text(move) for move in table.match.legal_moves(seat)]
        self.world -= 1
        return legal[0] if self.world >= 0 or "done" not in legal else "done"


def sale(held_back: int) -> int:
    """After how many milliseconds a bot has sold that held so many tokens back."""
    rng = Random(4)
    while True:
        table = founded("oliver_twist", 3, rng.randrange(10**9), dict.fromkeys(range(3), "sly"))
        for step in moments(table, rng):
            if step in PARTS and max(len(seat.legal) for seat in table.seats) > 3:
                assert table.match is not None
                luck = Luck(table.match._source, rng, None)
                found = twin(table, table.match._state.copy(), luck)
                for chair in found.seats:
                    chair.asked = table.at
                frames = in_its_own_time(found, luck, CHANCE, Seller(held_back))
                return next(
                    at - table.at for at, frame in frames[1:] if b"sells" in frame.partition(b"hash")[0]
                )


def test_how_long_a_bot_sells_does_not_tell_what_it_holds_back() -> None:
    assert sale(0) == sale(1) == SECRET_PACE


def acts_alike(id: str, positions: int, seed: int) -> int:
    """Whether and when a table will act for a seat is the same in worlds that look the same; how often it will."""
    rng, game = Random(f"{id} {seed}"), load(id)
    done = acts = 0
    while done < positions:
        table = some_table(id, rng.randint(game.fewest, game.most), rng)
        for _ in moments(table, rng):
            if rng.random() >= 0.3:
                continue
            seat = rng.choice([*range(table.facts.players), CHANCE])
            (one, _), (two, _) = pair_of_tables(table, seat, rng)
            for other in range(table.facts.players):
                here, there = due(one, other), due(two, other)
                assert (here and (here.at, here.what)) == (there and (there.at, there.what))
                acts += here is not None and here.what == MOVE
            done += 1
            if done >= positions:
                break
    return acts


@pytest.mark.parametrize("id", GAMES)
def test_whether_and_when_a_table_acts_by_itself_depends_on_what_everybody_sees(id: str) -> None:
    assert acts_alike(id, 200, 1) > 0 or id != "swindler"


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_whether_and_when_a_table_acts_by_itself_depends_on_what_everybody_sees_for_long(id: str) -> None:
    acts_alike(id, 20_000, 2)


def moves_are_public(id: str, games: int, seed: int) -> set[str]:
    """At the steps that are declared so, a seat has the same moves in every world; which were met."""
    rng, game = Random(seed), load(id)
    met: set[str] = set()
    for _ in range(games):
        players = rng.randint(game.fewest, game.most)
        table = founded(id, players, rng.randrange(10**9))
        for step in moments(table, rng):
            if step in OPEN[id] and (step not in met or rng.random() < 0.1):
                match = table.match
                assert match is not None
                guess = game.determinise(match.view(CHANCE), rng)
                for seat in match.waiting_for():
                    assert guess.legal_moves(seat) == match.legal_moves(seat), f"{step} is not open"
                met.add(step)
    return met


@pytest.mark.parametrize("id", GAMES)
def test_the_table_makes_the_only_move_just_where_everybody_knows_that_it_is_the_only_one(id: str) -> None:
    assert moves_are_public(id, 3, 1)


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_all_steps_at_which_the_table_may_act_for_somebody_are_open(id: str) -> None:
    assert moves_are_public(id, 60, 2) == OPEN[id]
