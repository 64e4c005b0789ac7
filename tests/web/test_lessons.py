"""First lessons: their records can be played, every step has words, and a game goes on where a lesson ends."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from web.test_library import visit

from fagin.games import GAMES, load
from fagin.text import LANGUAGES
from fagin.trace import clauses
from fagin.web.house import House
from fagin.web.lesson import classroom, lesson_of, lesson_text
from fagin.web.models import LessonTold
from fagin.web.words import speaker


def told(game: str, lang: str) -> LessonTold:
    return LessonTold.model_validate(orjson.loads(lesson_text(load(game), lang)))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_lesson_is_legal_and_chance_comes_out_as_recorded(game: str) -> None:
    lesson = lesson_of(game)
    table = classroom(load(game), lesson)
    text = table.game.moves.text
    for line in lesson.opening():
        seat, _, move = line.partition(" ")
        if seat == "*":
            continue
        assert table.match is not None
        assert move in [text(one) for one in table.match.legal_moves(int(seat))]
        table.write({"what": "move", "seat": int(seat), "move": move}, 0)
    assert table.match is not None
    played = [f"{'*' if seat < 0 else seat} {text(move)}" for seat, move in table.match.record.moves]
    assert played == lesson.opening()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_asks_for_eight_moves_or_more_and_ends_while_the_game_goes_on(game: str) -> None:
    lesson = told(game, "en")
    asked = [one.news.question.moves for one in lesson.moments if one.news.question is not None]
    wanted = [line.partition(" ")[2] for step in lesson_of(game).steps for own, line in step.moves if own]
    assert asked == [[move] for move in wanted]
    assert len(asked) >= 8
    assert lesson.moments[-1].step == lesson.steps - 1
    assert lesson.moments[-1].news.question is None
    assert lesson.seat in lesson.moments[-1].news.waiting


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_lesson_has_words_and_a_clause_of_the_rules(game: str, lang: str) -> None:
    known = {clause.id for clause in clauses(game, lang)}
    words = speaker(lang, "lessons")
    for step in lesson_of(game).steps:
        assert words.knows(f"lesson-{game}-{step.hint}")
        assert step.clause in known


@pytest.mark.parametrize("game", GAMES)
def test_each_moment_of_a_lesson_belongs_to_a_step_and_only_those_of_others_are_without_a_hint(
    game: str,
) -> None:
    lesson = told(game, "fr")
    steps = [one.step for one in lesson.moments]
    assert steps == sorted(steps)
    assert set(steps) == set(range(lesson.steps))
    for one in lesson.moments:
        assert one.hint or one.news.question is None
        assert one.table


def test_every_hint_in_the_files_of_words_is_used() -> None:
    used = {f"lesson-{game}-{step.hint}" for game in GAMES for step in lesson_of(game).steps}
    for lang in LANGUAGES:
        text = files("fagin").joinpath("locales", lang, "lessons.ftl").read_text("utf-8")
        assert {line.partition(" =")[0] for line in text.splitlines() if line.startswith("lesson-")} == used


def test_who_has_learned_plays_on_against_bots_where_the_lesson_ends(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/lessons/doggy_bag/play-on", json={"name": "Ada", "word": "ada"})
        assert answer.status_code == 201
        place: dict[str, Any] = answer.json()
        room = await house.hall.room(place["table"])
        assert [seat.kind for seat in room.table.seats] == ["person", "bot", "bot"]
        assert room.table.facts.opening == lesson_of("doggy_bag").opening()
        assert room.table.seats[place["seat"]].legal

    visit(tmp_path, work)


def test_a_lesson_is_told_over_http_and_there_is_none_of_an_unknown_game(tmp_path: Path) -> None:
    async def work(house: House, client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/lessons/doggy_bag?lang=fr")
        assert LessonTold.model_validate(answer.json()) == told("doggy_bag", "fr")
        assert (await client.get("/api/lessons/chess")).status_code == 404

    visit(tmp_path, work)
