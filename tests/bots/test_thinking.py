"""Bots in a process of their own: the same move as here, from the record alone, and at the same pace for all."""

from __future__ import annotations

import os
import signal
from random import Random

import pytest

from fagin.arena.thinking import PACE, QUICK, Aside, Question, advise, answer, ask, pace_of
from fagin.bots.bot import LEVELS, bot
from fagin.games import GAMES, load
from fagin.kernel import Match


def match_of(game: str, moves: int) -> Match:
    """A game that has gone on for so many moves of Sly."""
    match = Match(load(game), 3, Random(6), load(game).simulation)
    sly = bot("sly", match.game)
    for _ in range(moves):
        seat = match.waiting_for()[0]
        match.play(seat, sly.choose(match.view(seat), Random(1)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_answered_from_what_the_seat_may_know(game: str) -> None:
    match = match_of(game, 12)
    seat = match.waiting_for()[0]
    for level in ("sly", "gull", "dodger"):
        question = Question(**{**vars(ask(match, None, seat, level, "seed")), "seconds": 60.0})
        assert answer(question) == bot(level, match.game, 60.0).choose(match.view(seat), Random("seed"))


def test_a_process_answers_as_this_one_would_and_ends_when_told() -> None:
    match = match_of("doggy_bag", 7)
    seat = match.waiting_for()[0]
    aside = Aside()
    question = Question(**{**vars(ask(match, None, seat, "dodger", "seed")), "seconds": 60.0})
    try:
        assert aside.answer(question) == answer(question)
        assert aside.advise(question) == advise(question)
        process = next(iter(aside.process()._processes.values()))
        assert process.pid != os.getpid()
        os.kill(process.pid or 0, signal.SIGINT)  # Ctrl-C is for the table, not for who thinks
        assert aside.answer(question) == answer(question)
    finally:
        aside.close()
    assert not process.is_alive()


def test_the_shares_of_a_thought_make_one() -> None:
    match = match_of("oliver_twist", 5)
    candidates = advise(ask(match, None, match.waiting_for()[0], "fagin", "seed"))
    assert sum(candidate.share for candidate in candidates) == pytest.approx(1)
    assert candidates[0].share == max(candidate.share for candidate in candidates)


@pytest.mark.parametrize("game", GAMES)
def test_the_pace_depends_on_what_everybody_sees(game: str) -> None:
    match = match_of(game, 0)
    for level in LEVELS:
        secret = match.view(-1).public.stack[-1].secret()
        assert pace_of(match, level) == (QUICK if secret else PACE.get(level, QUICK))
        assert pace_of(match, level) <= 1.0
