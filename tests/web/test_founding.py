"""A table is founded once all of it has worked: what is refused is refused in a sentence, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from tempfile import NamedTemporaryFile
from typing import Any

import httpx
import nasty
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fagin.games import GAMES, load
from fagin.web import rehearsal
from fagin.web.app import create_app
from fagin.web.house import House, Settings
from fagin.web.limits import Limits

LIMITS = Limits(requests=1e6, guesses=1e6, tables=1)
few = settings(
    max_examples=12,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def own_box(black_limit: int) -> str:
    """An owner's own Doggy Bag, with a number that no other test has."""
    return nasty.spoilt("doggy_bag", [(("punishment", "black_limit"), black_limit)])


def fingerprint(box: str) -> str:
    """Under which a component file is kept."""
    with NamedTemporaryFile("w", encoding="utf-8", suffix=".toml") as file:
        file.write(box)
        file.flush()
        return load("doggy_bag", file.name).data


class Founder:
    """Somebody who may have one table, and wishes for others in vain."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self.house = house
        self.client = client

    async def ask(self, **wish: Any) -> httpx.Response:
        """Wish for a table."""
        body = json.dumps({"game": "doggy_bag", "players": 2, **wish})
        return await self.client.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )

    async def refused(self, **wish: Any) -> str:
        """Wish for a table and be refused; the sentence that says why."""
        answer = await self.ask(**wish)
        assert answer.status_code == 422, answer.text
        said = str(answer.json()["text"])
        assert not said.startswith(("bad-", "web-", "error-"))
        assert len(said.split()) > 3
        assert "/" not in said, "no path of this machine"
        assert self.kept() == ([], [], [])
        assert (await self.client.get("/api/my-tables")).json() == {"places": []}
        assert await self.house.store.box(fingerprint(own_box(77))) is None
        return said

    def kept(self) -> tuple[list[Any], list[Any], list[Any]]:
        """What is in memory of owners' component files, and in the folder."""
        boxes = self.house.boxes
        games = [path for _, path in boxes._games if path is not None]
        return games, list(boxes._paths), boxes.files()


Visit = Callable[[Callable[[Founder], Awaitable[None]]], None]


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """Lets somebody new come to a house."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}"
    house = House(Settings(database=database, thinkers=1, limits=LIMITS))
    app = create_app(house)

    async def come(work: Callable[[Founder], Awaitable[None]]) -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
            await client.post("/api/me")
            await work(Founder(house, client))

    with asyncio.Runner() as runner:
        runner.run(house.open())
        yield lambda work: runner.run(come(work))
        runner.run(house.close())


@pytest.mark.parametrize("name", nasty.TEXTS)
def test_a_file_that_is_trouble_to_read_is_refused_with_a_sentence(visit: Visit, name: str) -> None:
    async def work(founder: Founder) -> None:
        await founder.refused(box=nasty.TEXTS[name].decode(errors="replace"))

    visit(work)


@pytest.mark.parametrize("game", GAMES)
@few
@given(st.data())
def test_a_file_with_anything_anywhere_is_played_or_refused(
    visit: Visit, game: str, data: st.DataObject
) -> None:
    box = nasty.spoilt(game, data.draw(nasty.changes_of(game)))

    async def work(founder: Founder) -> None:
        answer = await founder.ask(game=game, box=box, bots=["random"])
        if answer.status_code == 422:
            assert answer.json()["reason"] != "faulty-game"
            assert len(answer.json()["text"].split()) > 3
            return
        path = f"/api/tables/{answer.json()['table']}"
        sat = await founder.client.post(f"{path}/seats/0", json={"name": "Ada", "word": "ada"})
        begun = await founder.client.post(f"{path}/begin")
        read = [
            await founder.client.get(f"{path}/{what}") for what in ("sheet", "words?seat=0", "replay?seat=0")
        ]
        assert [one.status_code for one in (sat, begun, *read)] == [201, 204, 200, 200, 200]
        founder.house.boxes._paths.clear()

    visit(work)
    visit(forgotten)


async def forgotten(founder: Founder) -> None:
    """Have a house forget what it was given, as if it had been opened anew."""
    boxes = founder.house.boxes
    for key in [key for key in boxes._games if key[1] is not None]:
        del boxes._games[key]
    for file in boxes.files():
        file.unlink()


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"players": 7}, "the game is for 2 to 6 players, not 7"),
        ({"options": {"memo": "perhaps"}}, "the option memo cannot be “perhaps”"),
        ({"options": {"speed": "high"}}, "there is no option “speed”"),
    ],
)
def test_a_good_file_with_a_bad_wish_is_not_kept(visit: Visit, wish: dict[str, Any], why: str) -> None:
    async def work(founder: Founder) -> None:
        assert why in await founder.refused(box=own_box(77), **wish)

    visit(work)


def test_a_bot_that_does_not_exist_is_refused_before_anything_is_kept(visit: Visit) -> None:
    async def work(founder: Founder) -> None:
        answer = await founder.ask(box=own_box(77), bots=["sphinx"])
        assert (answer.status_code, answer.json()["reason"]) == (409, "no-such-bot")
        assert founder.kept() == ([], [], [])
        assert (await founder.client.get("/api/my-tables")).json() == {"places": []}

    visit(work)


def test_what_is_wrong_with_a_file_is_said_in_the_words_of_its_game_with_the_key(visit: Visit) -> None:
    async def work(founder: Founder) -> None:
        components = nasty.with_another(nasty.box_of("doggy_bag"), ("coins", "faces"), [1, 3])
        said = await founder.refused(box=nasty.file_of(components))
        assert (
            said
            == "The component file cannot be used. coins.faces: two coins must add up to 2, 3 or 4, not 6"
        )

    visit(work)


def fails(*args: Any, **more: Any) -> Any:
    raise LookupError("no drawing of a goose")


class FailingReporter:
    """Makes views that cannot be sent."""

    def __init__(self, *args: Any) -> None:
        self.frame = str
        self.sent = fails


@pytest.mark.parametrize("what", ["stage_of", "sheet_at", "Teller", "told"])
@pytest.mark.parametrize("own", [False, True])
def test_a_game_that_fails_at_its_first_moment_is_refused_and_leaves_nothing(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, what: str, own: bool
) -> None:
    async def work(founder: Founder) -> None:
        box = own_box(77) if own else None
        for _ in range(3):  # though only one table is allowed
            said = await founder.refused(box=box)
            assert "LookupError: no drawing of a goose" in said
        monkeypatch.undo()
        assert (await founder.ask()).status_code == 201

    monkeypatch.setattr(rehearsal, what, fails)
    visit(work)


def test_a_game_whose_views_cannot_be_sent_is_refused(visit: Visit) -> None:
    async def work(founder: Founder) -> None:
        hall = vars(founder.house.hall)
        usual, hall["reporter"] = hall["reporter"], FailingReporter
        try:
            assert "LookupError: no drawing of a goose" in await founder.refused()
        finally:
            hall["reporter"] = usual

    visit(work)


def test_a_file_that_is_accepted_is_kept_and_at_hand(visit: Visit) -> None:
    async def work(founder: Founder) -> None:
        box = own_box(78)
        answer = await founder.ask(box=box, bots=["sly"])
        assert answer.status_code == 201
        info = (await founder.client.get(f"/api/tables/{answer.json()['table']}")).json()
        assert info["own_box"]
        assert await founder.house.store.box(info["data"]) == box
        _, paths, files = founder.kept()
        assert paths == [info["data"]]
        assert [file.read_text(encoding="utf-8") for file in files] == [box]
        founder.house.boxes._paths.clear()
        await forgotten(founder)

    visit(work)
