"""A move is taken back by who made it while it is the last: never across another's, a reveal or chance."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest
from web.simulation import Clockwork, Mind
from web.worlds import AnyState, Planted, founded

from fagin.games import GAMES, load
from fagin.kernel import CHANCE, State
from fagin.web.requests import asked
from fagin.web.room import Room
from fagin.web.table import NotAllowed, Table

LONGEST = 120  # moves of a game: each move that is taken back is replayed


def may_be_undone(table: Table, seat: int) -> bool:
    """By the record alone: the last move is the seat's own, and telling it revealed nothing to anybody."""
    match = table.match
    assert match is not None
    moves = match.record.moves
    if not moves or moves[-1][0] != seat or match.outcome is not None:
        return False
    state: AnyState = match.record.replay(table.game, len(moves) - 1)
    assert isinstance(state, State)
    state.events = []
    state.apply(*moves[-1])
    return not any(event.reveals for event in state.events)


async def fuzz(id: str, attempts: int, seed: int) -> Counter[str]:
    """Try to take moves back at random moments of random games; what came of it."""
    rng, game = Random(f"{id} {seed}"), load(id)
    came: Counter[str] = Counter()
    while came["attempts"] < attempts:
        table = founded(id, rng.randint(game.fewest, game.most), rng.randrange(10**9))
        room = await Planted(table, Mind(), Clockwork()).room(table.founding.table)
        match, text = table.match, game.moves.text
        assert match is not None
        for _ in range(rng.randrange(5, LONGEST)):
            if match.outcome is not None:
                break
            mover = rng.choice(match.waiting_for())
            move = text(rng.choice(match.legal_moves(mover)))
            table.write({"what": "move", "seat": mover, "move": move}, table.at + 1)
            room.store.disk.journals[table.founding.table].append(None)  # type: ignore[attr-defined]
            if rng.random() < 0.3:
                seat = mover if rng.random() < 0.6 else rng.choice([*range(table.facts.players), CHANCE])
                came["attempts"] += 1
                came[await attempt(room, table, seat, came["attempts"])] += 1
        await room.close("done")
    return came


async def attempt(room: Room, table: Table, seat: int, number: int) -> str:
    """Try once, and compare with what the record says about it."""
    match = table.match
    assert match is not None
    before, length, heard = list(match.record.moves), table.n, [len(one.events) for one in table.heard]
    right = seat != CHANCE and may_be_undone(table, seat)
    try:
        await room.ask(asked(seat, {"type": "undo", "id": f"undo-{number:08}"}))
    except NotAllowed as refused:
        assert not right, "a move that was harmless could not be taken back"
        assert match.record.moves == before
        assert table.n == length
        assert [len(one.events) for one in table.heard] == heard
        return refused.reason
    assert right, "a move was taken back across another's, a reveal or chance"
    assert match.record.moves == before[:-1]
    assert before[-1][0] == seat
    return "undone"


@pytest.mark.parametrize("id", GAMES)
def test_a_move_is_taken_back_only_while_it_is_the_last_and_has_shown_nothing(id: str) -> None:
    came = asyncio.run(fuzz(id, 300, 1))
    assert came["undone"] > 5
    assert came["closed-another-has-moved"] > 20


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_a_hundred_thousand_moves_are_taken_back_or_not_as_the_record_says(id: str) -> None:
    came = asyncio.run(fuzz(id, 25_000, 2))
    assert came["closed-something-was-revealed"] + came["closed-chance-has-played"] > 100
