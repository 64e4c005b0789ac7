"""What happens at a table: sitting down, playing, taking back, leaving, watching."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
import pytest
from web.parlour import CHANCE, Listener, Parlour, evening, move, send, waiting

from fagin.kernel import Record, verify
from fagin.web import requests
from fagin.web.hall import Hall, NoTable, Unplayable, Wish
from fagin.web.quick import QuickReporter
from fagin.web.requests import AlreadyDone
from fagin.web.room import Room
from fagin.web.store import Entry, NotStored
from fagin.web.table import NotAllowed
from fagin.web.wire import Clock, Watching


async def refused(reason: str, work: Any) -> None:
    with pytest.raises(NotAllowed) as refusal:
        await work
    assert refusal.value.reason == reason


async def play_out(room: Room) -> None:
    """Everybody takes the first move until the game is over."""
    while room.table.status == "playing":
        for seat in waiting(room.table):
            if not room.table.seats[seat].driver() and room.table.seats[seat].legal:
                await move(room, seat)
        await asyncio.sleep(1)


# ---------------------------------------------------------------- sitting down


def test_a_seat_is_taken_once_and_names_differ() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.hall.room(
            await parlour.hall.found(Wish("doggy_bag", 3, {}, None, Clock(), Watching(), False, 0.0), "owner")
        )
        await room.ask(requests.sit(0, "ada", "Ada", "apple", "k"))
        await refused("seat-taken", room.ask(requests.sit(0, "bob", "Bob", "pear", "k")))
        await refused("name-taken", room.ask(requests.sit(1, "bob", "ADA", "pear", "k")))
        await refused("no-such-seat", room.ask(requests.sit(3, "bob", "Bob", "pear", "k")))
        await refused("bad-word", room.ask(requests.sit(1, "bob", "Bob", "two words", "k")))
        await refused("seats-open", room.ask(requests.begin("owner")))
        await refused("not-the-owner", room.ask(requests.begin("ada")))
        await refused("no-such-bot", room.ask(requests.place_bot(1, "owner", "moriarty", "M")))
        await room.ask(requests.leave(0, "ada"))
        assert [seat.kind for seat in room.table.seats] == ["open"] * 3

    evening(work)


def test_the_chance_is_bound_before_anybody_sits_and_mixed_with_everybodys_word() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("ps")
        before = room.table.info(set())["commitment"]
        await play_out(room)
        match = room.table.match
        assert match is not None
        record = Record.parse(match.record.text(room.table.game.moves), room.table.game.moves)
        assert record.commitment == before
        assert record.entropy == ["word0", "bot1"]
        assert verify(record, room.table.game) == []

    evening(work)


def test_a_table_that_is_not_there_cannot_be_opened() -> None:
    async def work(parlour: Parlour) -> None:
        with pytest.raises(NoTable):
            await parlour.hall.room("nowhere")

    evening(work)


# ---------------------------------------------------------------- playing


def test_a_move_with_the_same_key_is_made_once() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        seat = waiting(room.table)[0]
        await move(room, seat, id="the-same-key")
        n = room.table.n
        with pytest.raises(AlreadyDone):
            await move_again(room, seat)
        assert room.table.n == n

    async def move_again(room: Room, seat: int) -> None:
        await send(room, seat, type="move", id="the-same-key", version=1, move="anything")

    evening(work)


def test_a_move_for_an_older_question_is_stale_and_others_answers_do_not_make_it_so() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        assert waiting(room.table) == [0, 1], "both choose their loot in secret"
        versions = [seat.version for seat in room.table.seats]
        await move(room, 0)
        assert room.table.seats[1].version == versions[1], "what another answers in secret asks nothing new"
        text = room.table.game.moves.text(room.table.seats[1].legal[0])
        await send(room, 1, type="move", id="answer-of-one", version=versions[1], move=text)
        late = send(room, 1, type="move", id="another-key", version=versions[1], move=text)
        with pytest.raises(NotAllowed) as refusal:
            await late
        assert refusal.value.reason in ("stale", "not-yours")

    evening(work)


def test_a_sealed_answer_may_be_changed_until_the_last_one_is_in() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        await move(room, 0)
        changes = room.news(0, 0, None)["question"]["changes"]
        await send(room, 0, type="change", id="another-loot", move=changes[-1])
        await move(room, 1)
        match = room.table.match
        assert match is not None
        assert (0, room.table.game.moves.parse(changes[-1])) in match.record.moves

    evening(work)


def test_an_illegal_move_is_refused_with_the_reason_of_the_rules() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        with pytest.raises(NotAllowed) as refusal:
            await move(room, 0, "stop")
        assert refusal.value.reason.startswith("refused-")
        with pytest.raises(NotAllowed) as refusal:
            await move(room, 0, "dance")
        assert refusal.value.reason == "refused-no-such-move"

    evening(work)


def test_what_is_told_comes_only_after_it_is_kept() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        listener = Listener(parlour, 0)
        await room.enter(listener, 0, 1)
        before = listener.all("welcome")[0]["news"]
        parlour.disk.full = True
        with pytest.raises(NotStored):
            await move(room, 0)
        for news in listener.all("news"):
            assert (news["events"], news["scene"]) == ([], before["scene"]), "nothing has happened"
        parlour.disk.full = False
        await move(room, 0)
        assert listener.all("news")[-1]["events"]
        assert room.table.seats[0].legal == []

    evening(work)


def test_a_move_is_taken_back_unless_something_closed_it() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", "fagins_gang", {"first_player": "seat0"})
        seats = room.table.seats
        before = seats[0].legal
        await refused("closed-chance-has-played", send(room, 0, type="undo", id="undo-the-dice"))
        await move(room, 0)
        await refused("closed-another-has-moved", send(room, 1, type="undo", id="undo-of-another"))
        await send(room, 0, type="undo", id="undo-my-own")
        assert seats[0].legal == before
        await move(room, 0)
        await move(room, 1)
        await refused("closed-another-has-moved", send(room, 0, type="undo", id="undo-too-late"))
        assert await move(room, 1) == "bump:up"  # for which a die is rolled
        await refused("closed-chance-has-played", send(room, 1, type="undo", id="undo-the-bump"))

    evening(work)


# ---------------------------------------------------------------- leaving


def test_who_leaves_is_stood_in_for_and_may_come_back() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", pace=1.0)
        await room.ask(requests.leave(0, "person0"))
        assert room.table.info(set())["chairs"][0]["away"]
        await refused("bot-stands-in", move(room, 0))
        await asyncio.sleep(3)
        assert not room.table.seats[0].legal, "the bot has answered"
        await send(room, 0, type="back", id="here-i-am")
        assert not room.table.seats[0].driver()
        await refused("not-away", send(room, 0, type="back", id="here-i-am-again"))

    evening(work)


def test_who_resigns_does_not_come_back_and_the_game_goes_on_to_its_end() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        await send(room, 0, type="resign", id="enough-of-it")
        await refused("not-away", send(room, 0, type="back", id="or-perhaps-not"))
        await play_out(room)
        assert room.table.status == "over"

    evening(work)


def test_a_table_is_closed_by_its_owner_only_when_nobody_else_plays() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("ps")
        await refused("others-play", room.ask(requests.close("owner")))
        await send(room, 0, type="resign", id="enough-of-it")
        await room.ask(requests.close("owner"))
        assert room.table.status == "closed"

    evening(work)


# ---------------------------------------------------------------- watching


def test_who_watches_sees_the_public_view_and_with_a_delay_sees_it_later() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", watching=Watching(delay=30))
        at_once, watcher = Listener(parlour, 0), Listener(parlour, CHANCE)
        await room.enter(at_once, 0, 1)
        await room.enter(watcher, 0, 1)
        assert watcher.all("welcome")[0]["news"] is None, "the game began less than half a minute ago"
        await asyncio.sleep(31)
        first = watcher.all("news")
        assert [news["scene"]["own"] for news in first] == [None]
        await move(room, 0)
        assert len(at_once.all("news")) == 1
        assert len(watcher.all("news")) == 1
        await asyncio.sleep(31)
        assert len(watcher.all("news")) == 2
        late = Listener(parlour, CHANCE)
        await room.enter(late, 0, 1)
        assert late.all("welcome")[0]["news"]["hash"] == watcher.all("news")[-1]["hash"]

    evening(work)


def test_when_it_is_over_everybody_sees_what_everybody_had() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp")
        everybody = [Listener(parlour, reader) for reader in (0, 1, CHANCE)]
        for listener in everybody:
            await room.enter(listener, 0, 1)
        await play_out(room)
        for listener in everybody:
            *before, last = listener.all("news")
            assert last["over"]["hidden"] == [
                player.all("news")[-1]["scene"]["own"] for player in everybody[:2]
            ]
            assert [news["over"] for news in before] == [None] * len(before)

    evening(work)


@pytest.mark.parametrize("game", ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_told_in_words(game: str, lang: str) -> None:
    async def work(parlour: Parlour) -> None:
        options = dict(parlour.boxes.game(game, None).simulation)
        room = await parlour.table("pss", game, options)
        reader, watcher = Listener(parlour, 0, lang), Listener(parlour, CHANCE, lang)
        await room.enter(reader, 0, 1)
        await room.enter(watcher, 0, 1)
        asked = 0
        for _ in range(60):
            if 0 in waiting(room.table):
                texts = reader.all("news")[-1]["texts"] if reader.all("news") else None
                moves = room.news(0, 0, None)["question"]["moves"]
                if texts is not None and moves:
                    assert set(moves) <= set(texts["moves"])
                    assert texts["prompt"]
                    asked += 1
                await move(room, 0)
            await asyncio.sleep(1)
        assert asked >= 5
        said = [piece["text"] for news in reader.all("news") for piece in news["texts"]["log"]]
        assert len(said) > 20
        assert all(said)
        assert watcher.all("news")[-1]["texts"]["prompt"]

    evening(work)


@pytest.mark.parametrize("game", ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"])
def test_what_is_sent_is_the_news_to_the_byte(game: str) -> None:
    async def work(parlour: Parlour) -> None:
        options = dict(parlour.boxes.game(game, None).simulation)
        room = await parlour.table("pss", game, options, clock=Clock("game", 3600))
        reporter = room.reporter
        for turn in range(400):
            for reader in (CHANCE, 0, 1, 2):
                for since in (0, len(room.table.heard[reader].events) - turn % 3, 10**6):
                    news = reporter.news(room.table, reader, since, None)
                    assert reporter.sent(room.table, reader, since, None) == reporter.frame(news)
            if room.table.status == "over":
                break
            if 0 in waiting(room.table):
                await move(room, 0)
            await asyncio.sleep(1)
        assert room.table.status == "over" or game != "doggy_bag"

    evening(work)


# ---------------------------------------------------------------- the journal


def test_a_table_read_again_is_the_same_table() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pps")
        for _ in range(10):
            await move(room, next(seat for seat in waiting(room.table) if seat < 2))
            await asyncio.sleep(1)
        before = [orjson.dumps(room.news(seat, 0, None)) for seat in range(3)]
        room = await parlour.again(room)
        assert [orjson.dumps(room.news(seat, 0, None)) for seat in range(3)] == before

    evening(work)


def test_a_damaged_entry_is_found_and_harms_no_other_table() -> None:
    async def work(parlour: Parlour) -> None:
        room, other = await parlour.table("pp"), await parlour.table("pp")
        await move(room, 0)
        journal = parlour.disk.journals[room.table.founding.table]
        entry = journal[1]
        journal[1] = Entry(entry.n, entry.at, entry.body.replace("Name1", "Mame1"), entry.seal)
        await parlour.hall.close()
        hall = Hall(parlour.hall.store, parlour.hall.thinker, parlour.clock, parlour.boxes, QuickReporter)
        with pytest.raises(Unplayable) as unplayable:
            await hall.room(room.table.founding.table)
        assert unplayable.value.reason == "damaged"
        assert (await hall.room(other.table.founding.table)).table.status == "playing"
        await hall.close()

    evening(work)
