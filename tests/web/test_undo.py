"""A move is taken back by who made it while it is the last: never across another's, a reveal or chance."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest
from web.parlour import Listener, Parlour, evening, move, waiting
from web.simulation import Clockwork, Mind
from web.worlds import AnyState, Planted, founded

from fagin.games import GAMES, load
from fagin.kernel import CHANCE, EVERYONE, Event, State
from fagin.web.answering import answered
from fagin.web.requests import asked
from fagin.web.room import Room
from fagin.web.table import NotAllowed, Table
from fagin.web.words import said

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


def test_a_refusal_names_whoever_is_known_to_have_moved_since() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("ppp", "fagins_gang", {"first_player": "seat0"})
        guests = [Listener(parlour, 0, lang) for lang in ("en", "fr")]
        for guest in guests:
            await room.enter(guest, 0, 3)
        await move(room, 0, "act:market")
        await move(room, 0, "pass")
        assert waiting(room.table) == [2], "the market goes round to the right"
        await move(room, 2, "pass")
        for guest in guests:
            assert await answered(guest, room, {"type": "undo", "id": "undo-0001"}) == "refused"
        said = [guest.all("refused")[0]["text"].replace("\u00a0", " ") for guest in guests]
        assert said == [
            "It cannot be taken back: Name2 has moved since.",
            "Impossible à reprendre : Name2 a joué depuis.",
        ]

    evening(work)


def test_a_refusal_names_nobody_whose_move_was_told_to_nobody() -> None:
    table = founded("swindler", 3, 1)
    heard = table.heard[0]
    heard.told[:] = [Event(EVERYONE, "move", (1, 5, -1)), Event(EVERYONE, "answered", (0, -1, -1))]
    assert table.seen_moving(0, 1) == CHANCE, "before one's own"
    heard.told.append(Event(EVERYONE, "answered", (2, -1, -1)))
    assert table.seen_moving(0, 1) == CHANCE, "a part of an answer in secret"
    assert table.seen_moving(0, 2) == 2
    assert (
        said("closed-another-has-moved", "en") == "It cannot be taken back: another player has moved since."
    )


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_a_hundred_thousand_moves_are_taken_back_or_not_as_the_record_says(id: str) -> None:
    came = asyncio.run(fuzz(id, 25_000, 2))
    assert came["closed-something-was-revealed"] + came["closed-chance-has-played"] > 100
