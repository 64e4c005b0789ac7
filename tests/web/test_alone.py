"""A house for one: on one's own device everything is as at any table, from the first move to the proof of chance."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from random import Random
from typing import Any

import orjson
import pytest
from web.device import Device, Page, at_home

from fagin.games import GAMES, load
from fagin.kernel import Record
from fagin.kernel.verify import verify
from fagin.web.alone import ASKED, OWNER
from fagin.web.models import ChanceShown, InWords, Place, Seen, Sheet, TablePlace, Thought
from fagin.web.quick import QuickReporter
from fagin.web.scenes import stage_of
from fagin.web.settled import Facts
from fagin.web.store import Entry, Founding
from fagin.web.table import Table
from fagin.web.telling import Teller
from fagin.web.times import WallClock
from fagin.web.timing import SEARCH_PACE, bot_pace
from fagin.web.wire import TableInfo

SHORT: dict[str, dict[str, str]] = {
    "doggy_bag": {},
    "oliver_twist": {},
    "fagins_gang": {"round_limit": "5", "market_turn_cap": "4"},
    "swindler": {"round_limit": "20", "game_length": "short"},
}


def as_kept(device: Device, id: str) -> Table:
    """The table that a journal on the device tells."""
    founding = Founding(**json.loads(device.texts[id]))
    facts = Facts.of(founding.facts)
    table = Table(founding, facts, load(facts.game))
    table.read([Entry(**json.loads(text)) for text in device.journals[id]])
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_on_a_device(game: str) -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found(game, 2, **SHORT[game])
        await page.play(Random(game))
        assert page.news["over"]["places"].count(1) >= 1
        assert device.places[page.table]["table"]["status"] == "over"
        assert Place.model_validate(device.places[page.table]).seats == [0]
        record = Record.parse((await page.ask("record"))["answer"], load(game).moves)
        assert verify(record, load(game)) == []

    at_home(work)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_told_what_the_house_would_tell_it(game: str) -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found(game, 3, **SHORT[game])
        await page.play(Random(game), 6)
        await page.house.leave(page.table)
        table = as_kept(device, page.table)
        facts = table.facts
        stage = stage_of(table.game, facts.players, facts.options)
        reporter = QuickReporter(stage, lambda table, lang: Teller(table, lang, None), WallClock())
        theirs = json.loads(orjson.dumps(reporter.news(table, 0, 0, "fr")))
        again = Page(device)
        await again.enter(page.table, lang="fr")
        assert again.news == theirs

    at_home(work)


def test_a_page_that_is_loaded_anew_finds_the_game_as_it_was() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("swindler", 3)
        await page.play(Random(1), 5)
        heard = page.news["since"] + len(page.news["events"])
        await page.house.leave(page.table)
        again = Page(device)
        await again.enter(page.table, since=heard)
        assert (again.news["hash"], again.news["scene"]) == (page.news["hash"], page.news["scene"])
        assert (again.news["since"], again.news["events"]) == (heard, [])
        await again.play(Random(2), 2)

    at_home(work)


class HeldDevice(Device):
    """A device that takes ten seconds for the next entry, and then refuses it."""

    held = False

    async def append(self, table: str, n: int, text: str, place: str) -> str:
        if self.held:
            await asyncio.sleep(10)
            return "failed"
        return await super().append(table, n, text, place)


def test_nothing_is_shown_of_a_table_that_the_device_has_not_kept() -> None:
    args = {"seat": 0, "on": 1, "number": 0, "name": "Ada", "word": "ada", "level": "sly"}

    async def work(device: Device) -> None:
        assert isinstance(device, HeldDevice)
        page = Page(device)
        await page.found("doggy_bag", 2, "sly")
        moves = await page.asked()

        async def answers() -> list[Any]:
            return await asyncio.gather(*(page.ask(what, **args) for what in ASKED))

        tables = len(device.texts)
        device.held = True
        moving = asyncio.ensure_future(page.move(moves[0]))
        await asyncio.sleep(0.1)
        assert {answer["problem"]["reason"] for answer in await answers()} == {"not-yet-stored"}
        device.held = False
        assert (await moving)["reason"] == "not-stored"
        assert len(device.texts) == tables
        again = Page(device)
        again.table = page.table
        for what in ("words", "replay"):
            assert await page.ask(what, seat=0) == await again.ask(what, seat=0)

    at_home(work, HeldDevice)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"word": "two words"}, "bad-word"),
        ({"level": "sphinx"}, "no-such-bot"),
        ({"players": 7}, "players"),
        ({"box": "a = " + "[" * 20_000}, "file-too-deep"),
    ],
)
def test_a_table_that_is_refused_leaves_nothing_on_the_device(wish: dict[str, Any], why: str) -> None:
    async def work(device: Device) -> None:
        fine = {"game": "doggy_bag", "players": 2, "level": "sly", "options": {}, "box": None}
        came = await Page(device).ask("found", **{**fine, "name": "Ada", "word": "ada", **wish})
        assert came["problem"]["reason"] == why
        assert (device.texts, device.journals) == ({}, {})

    at_home(work)


def test_what_the_rules_forbid_is_refused_with_the_rule_and_in_words() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("doggy_bag")
        await page.asked()
        before = list(device.journals[page.table])
        refused = await page.move("nonsense")
        assert (refused["type"], refused["reason"]) == ("refused", "refused-no-such-move")
        assert refused["text"]
        assert not refused["text"].startswith("refused-")
        assert device.journals[page.table] == before

    at_home(work)


def test_a_move_that_cannot_be_kept_has_not_happened() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("doggy_bag")
        first = (await page.asked())[0]
        before = len(device.journals[page.table])
        device.full = True
        refused = await page.move(first)
        assert (refused["type"], refused["reason"]) == ("refused", "not-stored")
        device.full = False
        assert (await page.move(first))["type"] == "done"
        assert len(device.journals[page.table]) == before + 1

    at_home(work)


def test_a_second_page_sees_what_happens_in_the_first() -> None:
    async def work(device: Device) -> None:
        one, two = Page(device), Page(device)
        await one.found("doggy_bag")
        await two.enter(one.table)
        for page in (one, two, one):
            await page.play(Random(3), 1)
            await asyncio.sleep(10)
        assert one.news["hash"] == two.news["hash"]
        assert one.news["question"] == two.news["question"]

    at_home(work)


def test_a_move_is_taken_back_as_at_any_table() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("oliver_twist")
        before = await page.asked()
        await page.move(before[0])
        await page.say(type="undo", id="undo-0001")
        assert page.told[-1] == {"type": "done", "id": "undo-0001"}
        assert page.news["question"]["moves"] == before

    at_home(work)


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("swindler")
        await page.asked()
        english = page.news["texts"]["prompt"]
        await page.say(type="sync", since=0, lang="fr")
        french = page.news["texts"]["prompt"]
        await page.say(type="sync", since=0)
        assert page.news["texts"]["prompt"] == french != english

    at_home(work)


def test_what_is_asked_of_a_house_is_answered_in_the_same_shapes() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("doggy_bag", 3)
        TableInfo.model_validate((await page.ask("look"))["answer"])
        Sheet.model_validate((await page.ask("sheet"))["answer"])
        Thought.model_validate((await page.ask("advice"))["answer"])
        InWords.model_validate((await page.ask("words", seat="0"))["answer"])
        Seen.model_validate((await page.ask("replay", seat="0"))["answer"])
        assert (await page.ask("chance"))["problem"]["reason"] == "not-over"
        assert (await page.ask("words", seat="1"))["problem"]["reason"] == "not-your-seat"
        await page.play(Random(4))
        ChanceShown.model_validate((await page.ask("chance"))["answer"])
        Seen.model_validate((await page.ask("replay", seat="1", number="3"))["answer"])

    at_home(work)


def test_one_plays_again_and_plays_on_from_a_moment() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("doggy_bag")
        wish = {"number": "2", "seat": 0, "name": "Ada", "word": "ada", "level": "sly"}
        guessed = TablePlace.model_validate((await page.ask("play-on", **{**wish, "number": "0"}))["answer"])
        assert as_kept(device, guessed.table).facts.supposed
        await page.play(Random(5))
        again = (await page.ask("rematch", on="1"))["answer"]
        assert as_kept(device, again["table"]).seat_of(OWNER) == 1
        assert (await page.ask("rematch", on="0"))["answer"] == again, "settled once"
        opened = TablePlace.model_validate((await page.ask("play-on", **wish))["answer"])
        assert as_kept(device, opened.table).facts.opening

    at_home(work)


def test_a_table_that_is_not_there_and_a_wish_that_cannot_be_met_are_refused() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.enter("alone-nowhere")
        assert page.ended == [(4404, "no-table")]
        assert (await page.ask("look"))["problem"]["reason"] == "no-table"
        wish: dict[str, Any] = {"game": "doggy_bag", "players": 2, "options": {}, "box": None, "level": "sly"}
        wish |= {"name": "Ada", "word": "ada"}
        for more, reason in (
            ({"players": 9}, "players"),
            ({"level": "mole"}, "no-such-bot"),
            ({"game": "chess"}, "no-such-game"),
        ):
            assert (await page.ask("found", **{**wish, **more}))["problem"]["reason"] == reason

    at_home(work)


def test_facts_are_read_as_they_were_kept() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("oliver_twist")
        facts = as_kept(device, page.table).facts
        assert Facts.of(facts.text()) == facts
        assert json.loads(facts.text()) == asdict(facts)

    at_home(work)


def test_bots_that_search_have_twice_their_time() -> None:
    async def work(device: Device) -> None:
        page = Page(device)
        await page.found("doggy_bag", level="fagin")
        table = as_kept(device, page.table)
        assert bot_pace(table, 1) >= 2 * SEARCH_PACE
        await page.play(Random(6), 2)

    at_home(work)
