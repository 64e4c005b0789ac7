"""Guests are told what a move does without a further question; a lesson says itself what to do."""

from __future__ import annotations

from web.parlour import Listener, Parlour, evening, move

from fagin.games import GAMES, load
from fagin.web.lesson import Teaching


def test_the_only_walk_of_the_first_turn_is_told_with_its_price_and_that_it_ends_the_turn() -> None:
    async def work(parlour: Parlour) -> None:
        room = await parlour.table("pp", "fagins_gang", options={"first_player": "seat0"})
        listeners = [Listener(parlour, seat, lang) for seat, lang in ((0, "en"), (1, "en"), (0, None))]
        for one in listeners:
            await room.enter(one, 0, 3)
        first, other, plain = (one.all("welcome")[0]["news"] for one in listeners)
        asked = first["texts"]["unasked"]["act:move"]
        assert asked["moves"] == ["go:thames:5"]
        assert asked["ends"]
        assert "for 1 blue" in asked["text"]
        assert "for 1 blue; that ends your turn" in first["texts"]["moves"]["act:move"]
        assert set(first["texts"]["unasked"]) <= {*first["question"]["moves"]}
        assert other["texts"]["unasked"] == {}
        assert plain["texts"] is None
        await move(room, 0, "act:market")
        assert listeners[0].all("news")[-1]["texts"]["unasked"] == {}

    evening(work)


def test_in_a_lesson_nobody_is_asked_twice() -> None:
    for game in GAMES:
        for moment in Teaching(load(game), "en").moments:
            assert moment["news"]["texts"]["unasked"] == {}
