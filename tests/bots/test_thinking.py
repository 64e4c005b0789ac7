"""Bots in a process of their own: the same move as here, from the record alone, and at the same pace for all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
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
        question = ask(match, None, seat, level, "seed", 60.0)
        assert answer(question) == bot(level, match.game, 60.0).choose(match.view(seat), Random("seed"))


def question_to(level: str) -> Question:
    """What Doggy Bag asks in the middle of a turn, with all the time in the world."""
    match = match_of("doggy_bag", 7)
    return ask(match, None, match.waiting_for()[0], level, "seed", 60.0)


def test_a_process_answers_as_this_one_would_and_ends_when_told() -> None:
    aside, question = Aside(), question_to("dodger")
    try:
        assert aside.answer(question) == answer(question)
        assert aside.advise(question) == advise(question)
        process = aside.process
        assert process is not None
        assert process.pid is not None
        assert process.pid != os.getpid()
        os.kill(process.pid, signal.SIGINT)  # Ctrl-C is for the table, not for who thinks
        assert aside.answer(question) == answer(question)
        assert aside.process is process
    finally:
        aside.close()
    assert not process.is_alive()


def test_a_process_that_is_lost_is_replaced() -> None:
    aside, question = Aside(), question_to("dodger")
    try:
        aside.answer(question)
        first = aside.process
        assert first is not None
        first.kill()
        first.join()
        assert aside.answer(question) == answer(question)
        assert aside.process is not None
        assert aside.process is not first
    finally:
        aside.close()


def test_a_process_that_hangs_is_replaced() -> None:
    aside, question = Aside(patience=2.0), question_to("dodger")
    try:
        aside.answer(question)
        first = aside.process
        assert first is not None
        assert first.pid is not None
        os.kill(first.pid, signal.SIGSTOP)
        assert aside.answer(replace(question, seconds=1.0)) == answer(question)
        assert not first.is_alive()
        assert aside.process is not first
    finally:
        aside.close()


def test_a_question_that_costs_its_process_is_complained_about_here() -> None:
    aside = Aside()
    try:
        with pytest.raises(KeyError, match="no bot is called 'mole'"):
            aside.answer(question_to("mole"))
    finally:
        aside.close()


TABLE = """
import time
from test_thinking import question_to
from fagin.arena.thinking import Aside

if __name__ == "__main__":
    aside = Aside()
    aside.answer(question_to("dodger"))
    print(aside.process.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_nobody_thinks_on_when_the_table_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "table.py"
    script.write_text(TABLE)
    folders = [str(Path(__file__).parent), *sys.path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    table = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert table.stdout is not None
    thinking = Path("/proc", table.stdout.readline().strip())
    assert thinking.name.isdigit()
    assert thinking.exists()
    table.kill()
    table.wait()
    end = time.monotonic() + 10
    while thinking.exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert not thinking.exists()


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
