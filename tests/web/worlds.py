"""Two worlds that a reader cannot tell apart: the same table twice, with other things hidden, each in its own room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any

from laws.test_swindler_windows import a_card
from web.memory import Disk, MemoryStore

from fagin.bots.supposing import Guess
from fagin.games import load
from fagin.kernel import CHANCE, Match, Source, State
from fagin.kernel.fair import index_of
from fagin.web.boxes import Boxes
from fagin.web.floor import Guest
from fagin.web.hall import Hall
from fagin.web.quick import QuickReporter
from fagin.web.requests import hashed
from fagin.web.room import Room, Thinker
from fagin.web.settled import Clock, Facts, Orders, Watching
from fagin.web.store import Founding, Summary
from fagin.web.table import Table
from fagin.web.times import Times

AnyState = State[Any, Any, Any]

EPOCH = 1_800_000_000_000
BOXES = Boxes()


def key_of(seat: int) -> str:
    return f"the key of seat {seat}"


def founded(
    id: str,
    players: int,
    seed: int,
    levels: dict[int, str] | None = None,
    orders: dict[int, Orders] | None = None,
    clock: Clock | None = None,
    options: dict[str, str] | None = None,
    pace: float = 1.0,
    supposed: list[Guess] | None = None,
) -> Table:
    """A table at which the game has just begun, with bots and standing orders at some seats."""
    game = load(id)
    facts = Facts(
        game=id,
        rules=game.version,
        players=players,
        options=game.settle({**game.simulation, **(options or {})}),
        data=game.data,
        own_box=False,
        clock=clock or Clock(),
        watching=Watching(),
        listed=False,
        owner="owner",
        pace=pace,
        supposed=supposed or [],
    )
    secret = Random(seed).randbytes(32).hex()
    table = Table(Founding(f"table{seed}", EPOCH, facts.text(), secret), facts, game)
    for seat in range(players):
        name, word = f"Name{seat}", f"word{seat}"
        if levels and seat in levels:
            body: dict[str, Any] = {"what": "bot", "level": levels[seat]}
        else:
            body = {"what": "sat", "person": f"person{seat}", "key": hashed(key_of(seat))}
        table.write({**body, "seat": seat, "name": name, "word": word}, EPOCH)
    table.write({"what": "began"}, EPOCH)
    for seat, one in (orders or {}).items():
        table.write({"what": "orders", "seat": seat, "orders": asdict(one)}, EPOCH)
    return table


def step_of(table: Table) -> Any:
    """The step at which a table is."""
    assert table.match is not None
    return table.match.view(CHANCE).public.stack[-1]


def moments(table: Table, rng: Random) -> Iterator[str]:
    """Play a table at random to its end, and say at each moment at which step it is.

    In Swindler somebody is given a card now and then, unseen, for at random hands are mostly empty.
    """
    match, text = table.match, table.game.moves.text
    assert match is not None
    while match.outcome is None:
        step = step_of(table)
        if table.game.id == "swindler" and rng.random() < 0.05 and not step.secret():
            deal_a_card(match._state, rng)
            table._listen(CHANCE)
        yield type(step).__name__
        seat = rng.choice(match.waiting_for())
        move = text(rng.choice(match.legal_moves(seat)))
        table.write({"what": "move", "seat": seat, "move": move}, table.at + rng.randrange(3000))


def deal_a_card(state: AnyState, rng: Random) -> None:
    if state.public.round > 0 and state.public.deck_count:
        a_card(state, rng)


class Luck(Source):
    """Chance that goes the same way in two worlds where it can and everybody sees it, and often where not."""

    def __init__(self, like: Source, rng: Random, other: Luck | None) -> None:
        super().__init__(like.commitment, list(like.entropy), like.secret)
        self.rng = rng
        self.other = other
        self.match: Match | None = None
        self.came: list[int] = []  # in this turn of events

    def pick(self, stream: str, weights: list[int]) -> int:
        index = index_of(self.rng.randrange(sum(weights)), weights)
        if self.match is None:
            return index
        state = self.match._state
        outcomes = [move for move, _ in state.chance()]
        if self.other is not None and len(self.came) < len(self.other.came):
            same = self.other.came[len(self.came)]
            if same in outcomes and (not state.public.stack[-1].secret() or self.rng.random() < 0.7):
                index = outcomes.index(same)
        self.came.append(outcomes[index])
        return index


def twin(table: Table, state: AnyState, luck: Luck) -> Table:
    """The same table as its readers know it, in another state."""
    assert table.match is not None
    new = Table(table.founding, table.facts, table.game)
    new.status, new.n, new.at, new.seal, new._since = (
        table.status,
        table.n,
        table.at,
        table.seal,
        table._since,
    )
    new.seats[:] = [replace(seat, legal=list(state.legal_moves(at))) for at, seat in enumerate(table.seats)]
    for mine, theirs in zip(new.heard, table.heard, strict=True):
        mine.told[:], mine.texts[:], mine.hash = theirs.told, theirs.texts, theirs.hash
    match = new.match = Match(table.game, table.facts.players, luck, table.facts.options)
    match.record.moves[:] = table.match.record.moves
    match._log, match._marks = list(table.match._log), list(table.match._marks)
    match._state = match._watched(state)
    luck.match = match
    luck.came.clear()
    return new


class Planted(Hall):
    """A hall that finds one table as it was put there."""

    def __init__(self, table: Table, thinker: Thinker, times: Times) -> None:
        disk = Disk()
        founding = table.founding
        disk.foundings[founding.table] = founding
        disk.summaries[founding.table] = Summary(table.status, False, False, ())
        disk.journals[founding.table] = [None] * table.n  # type: ignore[list-item]  # nobody reads them
        super().__init__(MemoryStore(disk), thinker, times, BOXES, QuickReporter, Random(0))
        self.table = table

    async def read(self, id: str) -> Table:
        return self.table


class Reader(Guest):
    """Somebody who keeps every frame, and when it came."""

    def __init__(self, times: Times, reader: int, lang: str | None = None) -> None:
        super().__init__(reader, lang)
        self.times = times
        self.frames: list[tuple[int, bytes]] = []

    def send(self, frame: bytes) -> None:
        self.frames.append((self.times.now(), frame))

    def put_out(self, reason: str) -> None:
        raise AssertionError(f"put out: {reason}")


@dataclass
class World:
    """One of the two."""

    table: Table
    luck: Luck
    times: Times
    room: Room
    readers: list[Reader]

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def told(self, reader: int) -> list[tuple[str, int, int, int]]:
        return self.table.heard[reader].events


async def open_world(
    table: Table, luck: Luck, thinker: Thinker, times: Times, readers: list[Reader], latest: int | None = None
) -> World:
    """Put a table into a room and let readers in, who are told everything, or only the latest events."""
    room = await Planted(table, thinker, times).room(table.founding.table)
    for reader in readers:
        known = len(table.heard[reader.reader].told)
        await room.enter(reader, 0 if latest is None else max(0, known - latest), 1)
    return World(table, luck, times, room, readers)


def pair_of_tables(table: Table, reader: int, rng: Random) -> tuple[tuple[Table, Luck], tuple[Table, Luck]]:
    """Two tables in worlds that a reader cannot tell apart: the truth, and a guess or two guesses."""
    match, game = table.match, table.game
    assert match is not None
    one = match._state.copy() if rng.random() < 0.5 else game.determinise(match.view(reader), rng)
    two = game.determinise(match.view(reader), rng)
    first = Luck(match._source, rng, None)
    second = Luck(match._source, rng, first)
    return (twin(table, one, first), first), (twin(table, two, second), second)
