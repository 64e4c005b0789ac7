"""What a seat and a watcher are sent is the same to the byte, whatever is hidden from them, until it is revealed."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

import pytest
from web.worlds import Luck, Reader, World, founded, key_of, moments, open_world, pair_of_tables, step_of

from fagin.games import GAMES, load
from fagin.kernel import CHANCE
from fagin.kernel.show import show_text
from fagin.web.requests import asked, new_key
from fagin.web.table import NotAllowed, Table
from fagin.web.timing import unnoticed
from fagin.web.wire import FROM_GUEST, Clock, Hello, Sync

TABLES = [(game, players) for game in GAMES for players in range(load(game).fewest, load(game).most + 1)]
ROUNDS = 6  # that two worlds go on together
LATEST = 30  # events that readers are mostly told again
OFTEN = {"Selling": 1.0, "Loot": 0.3, "Keep": 1.0, "Gifts": 1.0, "Returns": 1.0, "KillWindow": 0.3}


class Hands:
    """A clock that is set by hand."""

    def __init__(self, at: int) -> None:
        self.at = at

    def now(self) -> int:
        return self.at

    async def until(self, at: int) -> None:
        await asyncio.Event().wait()


class Nobody:
    """No bot thinks here."""

    async def choose(self, table: Table, seat: int) -> str:
        raise AssertionError("nobody asked a bot")


class Pair:
    """Two worlds, and what is done in both."""

    def __init__(self, seat: int, rng: Random, met: Counter[str]) -> None:
        self.seat = seat  # from whom something is hidden
        self.rng = rng
        self.met = met
        self.worlds: list[World] = []
        self.ids = 0

    async def open(self, tables: tuple[tuple[Table, Luck], tuple[Table, Luck]]) -> None:
        lang = self.rng.choice([None, None, "en", "fr"])
        latest = None if self.rng.random() < 0.1 else LATEST  # what came before is the same table's in both
        for table, luck in tables:
            times = Hands(table.at)
            readers = [Reader(times, self.seat, lang), Reader(times, CHANCE, lang)]
            self.worlds.append(await open_world(table, luck, Nobody(), times, readers, latest))

    async def close(self) -> None:
        for world in self.worlds:
            world.room.guests.clear()
            await world.room.close("done")

    async def ask(self, world: World, seat: int, **message: Any) -> None:
        self.ids += 1
        wish = FROM_GUEST.validate_python({"id": f"id-{self.ids:08}", **message})
        assert not isinstance(wish, (Hello, Sync))
        await world.room.ask(asked(seat, wish.model_dump()))

    async def move(self, world: World, seat: int, move: int) -> None:
        version, text = world.table.seats[seat].version, world.table.game.moves.text(move)
        await self.ask(world, seat, type="move", version=version, move=text)

    def same_so_far(self) -> bool:
        """Whether the reader was told the same in both worlds; then it was sent the same."""
        one, two = self.worlds
        if one.told(self.seat) != two.told(self.seat):
            views = [world.match.view(self.seat).key() for world in self.worlds]
            fresh = [world.match._log[-30:] for world in self.worlds]
            revealed = any(event.reveals and event.seen_by(self.seat) for log in fresh for event in log)
            drawn = one.luck.came != two.luck.came
            assert views[0] != views[1] or revealed or drawn, "told otherwise, though nothing was revealed"
            return False
        if one.match.outcome is not None:  # everybody is shown everything
            assert two.match.outcome is not None
            return False
        for here, there in zip(one.readers, two.readers, strict=True):
            assert len(here.frames) == len(there.frames), "another number of frames"
            assert here.frames == there.frames, "other frames"
        return True

    async def go_on(self) -> bool:
        """One more move in both worlds; False if there is none that fits both, or the game is over."""
        one, two = self.worlds
        assert one.match.waiting_for() == two.match.waiting_for()
        waiting = one.match.waiting_for()
        if not waiting:
            return False
        await self.in_one_world_only()
        await self.change_answers()
        seat, step = self.rng.choice(waiting), step_of(one.table)
        at = one.times.now() + self.rng.randrange(2, 5000)
        for world in self.worlds:
            world.luck.came.clear()
        if step.secret() and seat != self.seat:
            self.met["answers in secret"] += 1
            for world in self.worlds:
                await self.answer_in_secret(world, seat, at)
            return True
        both = [move for move in one.match.legal_moves(seat) if move in two.match.legal_moves(seat)]
        if not both:
            return False
        move = self.rng.choice(both)
        for world in self.worlds:
            world.times.at = at  # type: ignore[attr-defined]
            await self.move(world, seat, move)
        self.met["open moves"] += 1
        return True

    async def answer_in_secret(self, world: World, seat: int, at: int) -> None:
        """Any answer, of one move or of several of which nobody else sees the first; given at a certain time."""
        hands, match = world.times, world.match
        while True:
            move = self.rng.choice(match.legal_moves(seat))
            after = match._state.copy()
            after.events = []
            after.apply(seat, move)
            if any(event.seen_by(CHANCE) for event in after.events):
                break
            self.met["silent moves"] += 1
            assert unnoticed(world.table, seat, world.table.game.moves.text(move))
            hands.at = min(at - 1, hands.at + self.rng.randrange(3))  # type: ignore[attr-defined]
            await self.move(world, seat, move)
        assert not unnoticed(world.table, seat, world.table.game.moves.text(move))
        hands.at = at  # type: ignore[attr-defined]
        await self.move(world, seat, move)

    async def in_one_world_only(self) -> None:
        """Things of which nobody else learns: orders, keys, nonsense, to be told again."""
        world = self.rng.choice(self.worlds)
        others = [seat for seat in range(world.table.facts.players) if seat != self.seat]
        seat = self.rng.choice(others)
        kind = self.rng.randrange(6)
        if kind == 0:
            forced = {"forced": self.rng.random() < 0.5, "passing": self.rng.random() < 0.5}
            await self.ask(world, seat, type="orders", orders=forced)
        elif kind == 1:
            await world.room.ask(new_key(seat, f"person{seat}", "", key_of(seat)))
        elif kind == 2:
            with pytest.raises(NotAllowed):
                await self.ask(world, seat, type="move", version=0, move="nonsense")
        elif kind == 3:
            await world.room.resync(Reader(world.times, seat), 0)
        self.met["in one world only"] += kind < 4

    async def change_answers(self) -> None:
        """Somebody answers otherwise in both worlds, with whatever is there: all are told that, and not what."""
        seat, text = (
            self.rng.randrange(self.worlds[0].table.facts.players),
            self.worlds[0].table.game.moves.text,
        )
        able = [changes(world, seat) for world in self.worlds]
        if seat != self.seat and all(able):
            for world, moves in zip(self.worlds, able, strict=True):
                await self.ask(world, seat, type="change", move=text(self.rng.choice(moves)))
            self.met["changed answers"] += 1


def changes(world: World, seat: int) -> list[int]:
    """What a sealed answer could become."""
    view = world.match.view(seat)
    step = view.public.stack[-1]
    able = step.secret() and step.may_change(seat, view.public)
    return step.legal_moves(seat, view.public, view.own) if able else []


def clock_at(rng: Random) -> Clock:
    return Clock(kind=rng.choice(["none", "move", "game"]), seconds=rng.choice([60, 100_000]))


async def compare(id: str, players: int, pairs: int, seed: int) -> Counter[str]:
    """Compare so many pairs of worlds at moments of random games; what was met."""
    rng = Random(f"{id} {players} {seed}")
    met: Counter[str] = Counter()
    while met["pairs"] < pairs:
        table = founded(id, players, rng.randrange(10**9), clock=clock_at(rng))
        steps = moments(table, rng)
        for step in steps:
            if rng.random() >= OFTEN.get(step, 0.1):
                continue
            await compare_once(table, Pair(rng.choice([*range(players), CHANCE]), rng, met))
            met["pairs"] += 1
            met[step] += 1
            if met["pairs"] >= pairs:
                break
    return met


async def compare_once(table: Table, pair: Pair) -> None:
    await pair.open(pair_of_tables(table, pair.seat, pair.rng))
    states = [show_text(world.match._state) for world in pair.worlds]
    pair.met["worlds that differ"] += states[0] != states[1]
    try:
        assert pair.same_so_far()
        for _ in range(ROUNDS):
            if not await pair.go_on() or not pair.same_so_far():
                break
            pair.met["rounds"] += 1
    finally:
        await pair.close()


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_frames_are_the_same_in_worlds_that_look_the_same(id: str, players: int) -> None:
    met = asyncio.run(compare(id, players, 15, 1))
    assert met["rounds"] > 15


def test_parts_of_answers_and_changed_answers_are_met() -> None:
    assert asyncio.run(compare("oliver_twist", 3, 25, 2))["silent moves"] > 0
    assert asyncio.run(compare("doggy_bag", 3, 25, 2))["changed answers"] > 0


@pytest.mark.slow
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_frames_are_the_same_in_a_hundred_thousand_pairs_of_worlds(id: str, players: int) -> None:
    asyncio.run(compare(id, players, 100_000 // len(TABLES) + 1, 3))
