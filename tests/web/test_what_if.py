"""One plays on from a game that is not over in a world made up: it looks the same to its seat, and tells it nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest
from web.test_library import played, seated, visit
from web.test_two_worlds import Hands, Nobody
from web.worlds import Planted, Reader, founded

from fagin.arena.fortune import fortune_of
from fagin.arena.thinking import answer, ask, laid_out
from fagin.bots.supposing import Guess, Otherwise, guess_at
from fagin.games import GAMES
from fagin.kernel import CHANCE, Match, State
from fagin.kernel.show import show_text
from fagin.web.hall import Unplayable
from fagin.web.house import House
from fagin.web.replay import DEEPEST, at_stop, guesses_at, stops
from fagin.web.scenes import stage_of
from fagin.web.store import OVER
from fagin.web.table import NotAllowed, Table

PLAYERS = 3
SECRETIVE = [game for game in GAMES if game != "fagins_gang"]  # where everything is open
WISH = {"number": 3, "seat": 1, "name": "Ada", "word": "new", "level": "sly"}
AnyState = State[Any, Any, Any]
Moves = list[tuple[int, int]]


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def text_of(table: Table) -> str:
    return show_text(match_of(table)._state.copy())


def play(table: Table, rng: Random, most: int = 100_000) -> None:
    """Play anything, to the end or for a while."""
    match, text = match_of(table), table.game.moves.text
    while match.outcome is None and most:
        seat = rng.choice(match.waiting_for())
        move = text(rng.choice(match.legal_moves(seat)))
        table.write({"what": "move", "seat": seat, "move": move}, table.at)
        most -= 1


def running(id: str, seed: int = 1, moves: int = 24) -> Table:
    """A table in the middle of a game."""
    table = founded(id, PLAYERS, seed)
    play(table, Random(f"{id} {seed}"), moves)
    return table


def begun(table: Table, guesses: list[Guess]) -> Table:
    """A new table that begins in such a world."""
    return founded(table.game.id, PLAYERS, 7, supposed=guesses)


def begun_now(table: Table, seed: str = "whim") -> Table:
    """A new table that begins where another one is, for its second seat."""
    return begun(table, guesses_at(table, 1, len(stops(table, 1)) - 1, seed))


@pytest.mark.parametrize("id", GAMES)
def test_the_seat_sees_what_it_saw_at_that_moment(id: str) -> None:
    table = running(id)
    stage, ends = stage_of(table.game, PLAYERS, table.facts.options), stops(table, 1)
    for number in (0, len(ends) // 2, len(ends) - 1):
        now, (then, _) = (
            match_of(begun(table, guesses_at(table, 1, number, "whim"))),
            at_stop(table, ends, number),
        )
        assert stage.scene(now.view(1)) == stage.scene(then.view(1))
        assert now.waiting_for() == then.waiting_for()


@pytest.mark.parametrize("id", SECRETIVE)
def test_another_whim_makes_another_world(id: str) -> None:
    table = running(id)
    assert len({text_of(begun_now(table, f"whim {number}")) for number in range(20)}) > 1


# ---------------------------------------------------------------- nothing is learned


def otherwise(table: Table, seat: int) -> tuple[Moves, AnyState] | None:
    """Other moves of others or of chance, after which a seat knows the same although the truth is another."""
    match = match_of(table)
    made, known = match.record.moves, match.view(seat).key()
    for at in range(len(made) - 1, max(0, len(made) - 40), -1):
        mover, move = made[at]
        before = match.record.replay(table.game, at)
        others = [other for other in before.legal_moves(mover) if other != move] if mover != seat else []
        for other in others:
            moves = [(mover, other), *made[at + 1 :]]
            state = after(before.copy(), moves)
            if state is not None and state.view(seat).key() == known and show_text(state) != text_of(table):
                return [*made[:at], *moves], state
    return None


def after(state: AnyState, moves: Moves) -> AnyState | None:
    """What comes of moves, if all of them are legal."""
    for mover, move in moves:
        if state.refusal(mover, move) is not None:
            return None
        state.apply(mover, move)
    return state


def guesses_in_two_worlds(id: str) -> tuple[Table, Guess, Guess]:
    """What a seat guesses in two worlds that it cannot tell apart."""
    for seed in range(200):
        table = running(id, seed, 10 + seed)
        found = otherwise(table, 1) if match_of(table).outcome is None else None
        if found is not None:
            moves, state = found
            match = match_of(table)
            one = guess_at(table.game, match.record.moves, match.view(1), "whim")
            return table, one, guess_at(table.game, moves, state.view(1), "whim")
    raise AssertionError("no two worlds were met")


def all_frames(table: Table) -> list[list[tuple[int, bytes]]]:
    """All that anybody is sent at a table from its beginning on."""

    async def run() -> list[list[tuple[int, bytes]]]:
        times = Hands(table.at)
        room = await Planted(table, Nobody(), times).room(table.founding.table)
        readers = [Reader(times, reader, "en") for reader in (*range(PLAYERS), CHANCE)]
        for reader in readers:
            await room.enter(reader, 0, 1)
        await played(room, Random(3), 200)
        room.guests.clear()
        await room.close("done")
        return [reader.frames for reader in readers]

    return asyncio.run(run())


@pytest.mark.parametrize("id", SECRETIVE)
def test_in_worlds_that_the_seat_cannot_tell_apart_the_new_tables_are_the_same_to_the_byte(id: str) -> None:
    table, one, two = guesses_in_two_worlds(id)
    assert one.moves != two.moves
    first, second = begun(table, [one]), begun(table, [two])
    assert all_frames(first) == all_frames(second)


@pytest.mark.parametrize("id", GAMES)
def test_neither_record_nor_proof_nor_replay_reach_back_before_the_beginning(id: str) -> None:
    new = begun_now(running(id))
    assert match_of(new).record.moves == []
    assert stops(new, CHANCE)[0].heard == 0
    play(new, Random(2))
    record = match_of(new).record
    assert new.status == OVER
    assert (record.commitment, record.entropy, record.secret) == ("", [], "")


# ---------------------------------------------------------------- the new game


@pytest.mark.parametrize("id", GAMES)
def test_bots_are_asked_in_the_world_made_up(id: str) -> None:
    new = begun_now(running(id))
    match = match_of(new)
    for number in range(10):
        for seat in match.waiting_for():
            question = ask(match, None, seat, "sly", "seed", 0.0)
            assert show_text(laid_out(question)) == text_of(new)
            assert answer(question) in match.legal_moves(seat)
        play(new, Random(number), 1)


@pytest.mark.parametrize("id", ["doggy_bag", "oliver_twist"])
def test_bots_play_on_to_the_end(id: str) -> None:
    new = begun_now(running(id))
    match = match_of(new)
    while match.outcome is None:
        seat = match.waiting_for()[0]
        move = answer(ask(match, None, seat, "sly", f"{len(match.record.moves)}", 0.0))
        new.write({"what": "move", "seat": seat, "move": new.game.moves.text(move)}, new.at)
    assert new.status == OVER


def test_luck_is_reckoned_from_the_beginning_on() -> None:
    new = begun_now(running("doggy_bag"))
    play(new, Random(2))
    fortune = fortune_of(ask(match_of(new), None, CHANCE, "", "seed", 0.0))
    assert fortune.moments[-1].moves == len(match_of(new).record.moves)


def test_a_move_is_taken_back_to_the_beginning() -> None:
    new = begun_now(running("fagins_gang"))
    before, match = text_of(new), match_of(new)
    seat = match.waiting_for()[0]
    match.play(seat, match.legal_moves(seat)[0])
    assert text_of(new) != before
    match.take_back(seat)
    assert text_of(new) == before


def test_one_supposes_again_within_what_was_supposed_but_not_for_ever() -> None:
    table = running("doggy_bag", moves=6)
    for _ in range(DEEPEST):
        known = match_of(table).view(1).key()
        table = begun_now(table)
        assert match_of(table).view(1).key() == known
        play(table, Random(1), 1)
    with pytest.raises(NotAllowed, match="too-deep"):
        begun_now(table)


def test_a_guess_that_would_come_out_otherwise_is_refused() -> None:
    table = running("doggy_bag")
    guess = guesses_at(table, 1, 3, "whim")[0]
    with pytest.raises(Otherwise):
        begun(table, [replace(guess, seed="another")])


# ---------------------------------------------------------------- by HTTP


@pytest.mark.parametrize("id", GAMES)
def test_one_plays_on_from_ones_own_game_and_finds_it_again_after_a_restart(tmp_path: Path, id: str) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, id)
        await played(await house.hall.room(table), Random(4), 12)
        then = (await client.get(f"/api/tables/{table}/replay?number=3&seat=1")).json()
        answer = await client.post(f"/api/tables/{table}/play-on", json=WISH)
        assert answer.status_code == 201, answer.text
        room = await house.hall.room(answer.json()["table"])
        assert orjson.loads(orjson.dumps(room.news(1, 0, "en")))["scene"] == then["scene"]
        assert room.info()["supposed"]
        before = text_of(room.table)
        assert text_of(await house.hall.read(answer.json()["table"])) == before  # as after a restart
        for seat in match_of(room.table).waiting_for():
            assert await house.thinkers.advise(room.table, seat) is not None  # in a process of its own

    visit(tmp_path, work)


def test_only_on_ones_own_seat_and_at_a_moment_that_there_was(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "doggy_bag")
        await played(await house.hall.room(table), Random(4), 12)
        last = (await client.get(f"/api/tables/{table}/replay?seat=1")).json()["last"]
        for wish, status in (({"number": last + 1}, 404), ({"seat": 2}, 404), ({"number": last}, 201)):
            answer = await client.post(f"/api/tables/{table}/play-on", json={**WISH, **wish})
            assert answer.status_code == status, answer.text
        client.cookies.clear()
        await client.post("/api/me")
        assert (await client.post(f"/api/tables/{table}/play-on", json=WISH)).status_code == 403

    visit(tmp_path, work)


def test_there_is_no_record_and_no_proof_and_one_may_play_on_again_at_the_end(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "doggy_bag")
        await played(await house.hall.room(table), Random(4), 12)
        new = (await client.post(f"/api/tables/{table}/play-on", json=WISH)).json()["table"]
        await played(await house.hall.room(new), Random(5))
        record = await client.get(f"/api/tables/{new}/record", headers={"accept-language": "fr"})
        assert record.status_code == 409
        assert "ne prouve rien" in record.json()["text"]
        assert (await client.get(f"/api/tables/{new}/chance")).json()["secret"] == ""
        then = (await client.get(f"/api/tables/{new}/replay?number=2&seat=0")).json()
        answer = await client.post(f"/api/tables/{new}/play-on", json={**WISH, "number": 2, "seat": 0})
        now = (await client.get(f"/api/tables/{answer.json()['table']}/replay?number=2&seat=0")).json()
        assert now["scene"] == then["scene"]

    visit(tmp_path, work)


def test_a_table_whose_world_would_come_out_otherwise_is_kept_and_not_played(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        table = await seated(client, "doggy_bag")
        await played(await house.hall.room(table), Random(4), 12)
        new = (await client.post(f"/api/tables/{table}/play-on", json=WISH)).json()["table"]
        room = await house.hall.room(new)
        reasons: list[str] = []
        for seed in map(str, range(20)):  # by chance some of them give the same world
            guess = replace(room.table.facts.supposed[0], seed=seed)
            facts = replace(room.table.facts, supposed=[guess])
            founding = replace(room.table.founding, table=seed, facts=facts.text())
            await house.store.found(founding, room.table.summary())
            try:
                await house.hall.read(seed)
            except Unplayable as error:
                reasons.append(str(error))
        assert reasons
        assert all("otherwise" in reason for reason in reasons)

    visit(tmp_path, work)
