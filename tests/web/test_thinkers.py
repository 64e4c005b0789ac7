"""Where bots think there is the record and nothing else of a table, and a bot is shown nothing but its seat's view.

A worker receives a `Question`: the game, its options and moves so far, a seat, a level, a seed and seconds. The moves
are the record, so the process could know what is hidden so far; it lays the game out and hands the bot a view. Where a
game began in a guess, it receives what it takes to guess the same again. It never receives the table's secret, so
nobody there can know what chance will bring, nor keys, people, words or names.
"""

from __future__ import annotations

import gc
import json
from dataclasses import asdict, fields
from random import Random
from typing import Any

import pytest
from web.worlds import BOXES, founded, key_of, moments

from fagin.arena import thinking
from fagin.arena.thinking import Question, answer
from fagin.bots.bot import LEVELS
from fagin.games import GAMES, load
from fagin.kernel import FairSource, Match, Record, State, View
from fagin.web.requests import hashed
from fagin.web.table import Table
from fagin.web.thinkers import Thinkers
from fagin.web.timing import bot_pace
from fagin.web.whims import seconds_for, seed_for


def mid_game(id: str) -> Table:
    """A table in the middle of a game, at which a bot is to move."""
    rng = Random(id)
    table = founded(id, 3, 1, levels={0: "sly", 1: "sly", 2: "sly"})
    for number, _ in enumerate(moments(table, rng)):
        if number == 25:
            break
    return table


def question_at(table: Table) -> Question:
    thinkers = Thinkers(BOXES, 1)
    try:
        assert table.match is not None
        seat = table.match.waiting_for()[0]
        return thinkers._question(table, seat, "sly", 0.0)
    finally:
        thinkers.close()


@pytest.mark.parametrize("id", GAMES)
def test_a_worker_receives_the_record_a_seat_and_a_seed_and_nothing_else(id: str) -> None:
    table = mid_game(id)
    question = question_at(table)
    names = ["game", "data", "players", "options", "moves", "seat", "level", "seed", "seconds", "guesses"]
    assert [field.name for field in fields(Question)] == names
    assert table.match is not None
    record = table.match.record
    assert (question.game, question.data, question.players) == (record.game, None, record.players)
    assert (list(question.moves), question.options) == (record.moves, record.options)
    assert question.guesses == ()
    sent = json.dumps(asdict(question))
    source = FairSource(bytes.fromhex(table.founding.secret), [seat.word for seat in table.seats])
    secrets = [table.founding.secret, table.founding.table, source.key.hex(), record.commitment]
    for seat, one in enumerate(table.seats):
        secrets += [key_of(seat), hashed(key_of(seat)), f"person{seat}", one.word, one.name]
    assert [secret for secret in secrets if secret in sent] == []


def test_the_seed_of_a_bot_is_another_each_time_and_tells_nothing_of_the_secret() -> None:
    one, two = mid_game("doggy_bag"), founded("doggy_bag", 3, 2)
    seeds = [seed_for(table, seat) for table in (one, two) for seat in range(3)]
    one.seats[0].version += 1
    seeds.append(seed_for(one, 0))
    assert len(set(seeds)) == 7
    assert not any(table.founding.secret in seed for table in (one, two) for seed in seeds)


class Dumping:
    """A bot that takes everything it is given and all that can be reached from there."""

    found: list[Any]
    given: tuple[Any, ...]

    def choose(self, *given: Any) -> int:
        Dumping.given = given
        seen: dict[int, Any] = {}
        new = list(given)
        while new:
            thing = new.pop()
            if id(thing) not in seen and not isinstance(thing, (type, str, bytes)) and not callable(thing):
                seen[id(thing)] = thing
                new += [
                    part
                    for part in gc.get_referents(thing)
                    if not hasattr(part, "__file__") and id(part) not in seen
                ]
        Dumping.found = list(seen.values())
        return int(given[0].legal_moves()[0])


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_that_takes_all_it_can_reach_finds_its_view_and_no_state(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = mid_game(id)
    monkeypatch.setattr(thinking, "bot", lambda *_: Dumping())
    question = question_at(table)
    answer(question)
    view, rng = Dumping.given
    assert type(view) is View
    assert type(rng) is Random
    assert view.seat == question.seat
    assert table.match is not None
    assert view.key() == table.match.view(question.seat).key()
    assert not any(isinstance(thing, (State, Match, Record, Question)) for thing in Dumping.found)
    private = type(view.own)
    assert sum(isinstance(thing, private) for thing in Dumping.found) == 1, "only what its own seat sees"
    assert len(load(id).moves.texts) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_may_think_for_less_than_the_time_to_its_move(level: str) -> None:
    for pace in (0.0, 0.2, 1.0, 5.0):
        table = founded("swindler", 4, 3, levels=dict.fromkeys(range(4), level), pace=pace)
        for number, _ in enumerate(moments(table, Random(3))):
            awaited = [seat for seat, one in enumerate(table.seats) if one.legal]
            if level in ("fagin", "dodger"):
                assert sum(seconds_for(table, seat) for seat in awaited) * 1000 < min(
                    bot_pace(table, seat) for seat in awaited
                )
            if number == 60:
                break
