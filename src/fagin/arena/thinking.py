"""Bots that think in a process of their own: a compiled search never lets go of the interpreter's lock.

A question is plain data. The process lays out the game from its moves and hands the bot what its seat may know.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final, TypeVar

from fagin.arena.run import interrupts_ignored
from fagin.bots import advice
from fagin.bots.advice import Candidate
from fagin.bots.bot import bot
from fagin.bots.supposing import Guess, Supposed, supposed
from fagin.games import load
from fagin.kernel import CHANCE, Game, Match, State

T = TypeVar("T")

PACE: Final = {"fagin": 0.3, "dodger": 0.15}  # seconds after which a level answers, whatever it holds
QUICK: Final = 0.05  # the others, and all where several answer in secret, and often
SHARE: Final = 0.8  # of the pace that a search may use
PATIENCE: Final = 30.0  # seconds beyond those of a question after which silence means that a process is lost


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a game as it has gone so far, a seat of it, and what the bot may spend."""

    game: str
    data: str | None  # an owner's own component file
    players: int
    options: dict[str, str]
    moves: Sequence[tuple[int, int]]
    seat: int
    level: str
    seed: str
    seconds: float
    guesses: Sequence[Guess] = ()  # what came before the first move, where a game began in the middle


def ask(
    match: Match, data: str | None, seat: int, level: str, seed: str, seconds: float | None = None
) -> Question:
    """The question that a match puts to a bot, which may think for most of its time unless it is given another."""
    record, game = match.record, match.game
    if seconds is None:
        seconds = SHARE * pace_of(match, level)
    return Question(
        record.game,
        data,
        record.players,
        record.options,
        tuple(record.moves),
        seat,
        level,
        seed,
        seconds,
        game.guesses if isinstance(game, Supposed) else (),
    )


@lru_cache(maxsize=4)
def game_of(id: str, data: str | None) -> Game[Any, Any, Any]:
    """The game, loaded once."""
    return load(id, data)


def begun(question: Question) -> State[Any, Any, Any]:
    """The game that a question is about, before its first move."""
    game, players, options = game_of(question.game, question.data), question.players, question.options
    return supposed(game, players, options, question.guesses).new(players, options)


def laid_out(question: Question) -> State[Any, Any, Any]:
    """The game that a question is about."""
    state = begun(question)
    for seat, move in question.moves:
        state.apply(seat, move)
    return state


def answer(question: Question) -> int:
    """The move of the bot."""
    game = game_of(question.game, question.data)
    view = laid_out(question).view(question.seat)
    return bot(question.level, game, question.seconds).choose(view, Random(question.seed))


def advise(question: Question) -> list[Candidate]:
    """What a searching bot thinks of the moves, the best first; nothing where there is no choice."""
    game = game_of(question.game, question.data)
    view = laid_out(question).view(question.seat)
    return advice.advise(game, question.level, view, question.seed, question.seconds)


def pace_of(match: Match, level: str) -> float:
    """After how many seconds a bot answers, by what everybody sees: its time tells nothing of what it holds."""
    stack = match.view(CHANCE).public.stack
    return QUICK if stack[-1].secret() else PACE.get(level, QUICK)


class Aside:
    """One process in which bots think while the table goes on; it is begun when it is first needed.

    It ends by itself when its table is gone, however that came about; if it is lost or hangs, another is begun.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience: Final = patience
        self.process: BaseProcess | None = None
        self.connection: Connection | None = None

    def answer(self, question: Question) -> int:
        """The move of a bot."""
        return self.done(answer, question)

    def advise(self, question: Question) -> list[Candidate]:
        """What a searching bot thinks of the moves."""
        return self.done(advise, question)

    def done(self, what: Callable[[Question], T], question: Question) -> T:
        """What comes of a question there; of one that twice costs a process, here."""
        for _ in range(2):
            connection = self.connection or self.begin()
            try:
                connection.send((what, question))
                if connection.poll(question.seconds + self.patience):
                    came: T = connection.recv()
                    return came
            except (EOFError, OSError):
                pass
            self.close()
        return what(question)

    def begin(self) -> Connection:
        """Begin the process, which leaves Ctrl-C to its parent."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        with interrupts_ignored():
            self.process.start()
        theirs.close()
        self.connection = ours
        return ours

    def close(self) -> None:
        """End the process."""
        if self.process is not None and self.connection is not None:
            self.connection.close()
            self.process.kill()  # one that hangs may not hear anything gentler
            self.process.join()
        self.process = self.connection = None


def work(connection: Connection) -> None:
    """Think about whatever is asked, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            what, question = connection.recv()
            connection.send(what(question))
    except (EOFError, OSError):
        return
