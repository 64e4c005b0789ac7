"""First lessons: a fixed record of each game, told step by step; the learner makes the moves that it asks for."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import orjson

from fagin.kernel import Game
from fagin.kernel.fair import SECRET_BYTES
from fagin.terminal.box import open_box
from fagin.web.report import Reporter, moment_of
from fagin.web.scenes import stage_of
from fagin.web.settled import Clock, Facts, Watching
from fagin.web.store import Founding
from fagin.web.table import Table
from fagin.web.telling import Teller
from fagin.web.times import WallClock
from fagin.web.words import speaker

FOLDER: Final = Path(__file__).with_name("lessons")
LEVEL: Final = "sly"  # of those with whom one learns


@dataclass(frozen=True)
class Step:
    """Something to learn: its words, the clause it rests on, and what then happens."""

    hint: str
    clause: str
    moves: list[tuple[bool, str]]  # whether the learner is asked for it; as a line of a record
    skip: bool  # whether it happens unseen


@dataclass(frozen=True)
class Lesson:
    """A first lesson: the table it is given at, and its steps."""

    players: int
    seat: int
    options: dict[str, str]
    steps: list[Step]

    def opening(self) -> list[str]:
        """All its moves, for a game that goes on from its end."""
        return [line for step in self.steps for _, line in step.moves]


@cache
def lesson_of(game: str) -> Lesson:
    """The first lesson of a game."""
    found = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    seat = int(found["seat"])
    steps = [
        Step(step["hint"], step["clause"], _moves(step.get("moves", ""), seat), step.get("skip", False))
        for step in found["steps"]
    ]
    return Lesson(found["players"], seat, found["options"], steps)


def _moves(text: str, seat: int) -> list[tuple[bool, str]]:
    lines = [line.strip() for line in text.replace("\n", " ").split(",") if line.strip()]
    return [(line.startswith(">"), line.replace(">", str(seat), 1)) for line in lines]


def classroom(game: Game[Any, Any, Any], lesson: Lesson) -> Table:
    """The table of a lesson: kept nowhere, and its chance comes out as in the record."""
    facts = Facts(
        game=game.id,
        rules=game.version,
        players=lesson.players,
        options=game.settle(lesson.options),
        data=game.data,
        own_box=False,
        clock=Clock(),
        watching=Watching(),
        listed=False,
        owner="",
        pace=1.0,
    )
    table = Table(Founding("", 0, "", bytes(SECRET_BYTES).hex()), facts, game, lesson.opening())
    for seat, name in enumerate(open_box(game.id).names[: lesson.players]):
        person = {"what": "sat", "person": "", "name": name, "key": "", "word": "lesson"}
        bot = {"what": "bot", "level": LEVEL, "name": name, "word": "lesson"}
        table.write({**(person if seat == lesson.seat else bot), "seat": seat}, 0)
    table.write({"what": "began"}, 0)
    return table


@cache
def lesson_text(game: Game[Any, Any, Any], lang: str) -> bytes:
    """A lesson as it is sent, made once."""
    teaching = Teaching(game, lang)
    table = teaching.table
    return orjson.dumps(
        {
            "table": table.info(set(range(table.facts.players))),
            "seat": teaching.lesson.seat,
            "sheet": {"moves": game.moves.texts, "sheet": teaching.stage.sheet()},
            "steps": len(teaching.lesson.steps),
            "moments": teaching.moments,
        }
    )


class Teaching:
    """Tells a lesson in one language: every moment at which the learner reads, is asked, or sees others play."""

    def __init__(self, game: Game[Any, Any, Any], lang: str) -> None:
        self.lesson: Final = lesson_of(game.id)
        self.lang: Final = lang
        self.words: Final = speaker(lang, "lessons")
        self.table: Final = classroom(game, self.lesson)
        self.stage: Final = stage_of(game, self.lesson.players, self.table.facts.options)
        self.teller: Final = Teller(self.table, lang, None)
        self.reporter: Final = Reporter(self.stage, lambda table, lang: self.teller, WallClock())
        self.moments: Final[list[dict[str, Any]]] = []
        self.known = 0  # events that the learner was told
        self.unseen = False  # whether those after them are not to be shown as motion
        for number, step in enumerate(self.lesson.steps):
            self._step(number, step)

    def _step(self, number: int, step: Step) -> None:
        if not step.moves or not step.moves[0][0]:
            self._show(number, step)
        for asked, line in step.moves:
            seat, _, move = line.partition(" ")
            if seat == "*":
                continue
            if asked:
                self._show(number, step, move)
            elif self._heard() > self.known and not step.skip:
                self._show(number, step, hint=False)
            self.table.write({"what": "move", "seat": int(seat), "move": move}, 0)
        self.unseen = step.skip

    def _heard(self) -> int:
        return len(self.table.heard[self.lesson.seat].told)

    def _show(self, number: int, step: Step, move: str = "", hint: bool = True) -> None:
        """A moment as the learner sees it, with what happened since the last one."""
        question = {"version": len(self.moments), "moves": [move], "changes": [], "closes": None}
        moment = moment_of(self.table, self.lesson.seat)
        news = self.reporter.told(self.table, moment, self.known, self.lang, question if move else None)
        news["texts"]["unasked"] = {}  # the lesson itself says what to do, and why
        if not hint and not news["texts"]["log"]:
            return  # an answer in secret is nothing to look at
        self.known = self._heard()
        if self.unseen:
            news["events"], self.unseen = [], False
        key = f"lesson-{self.table.game.id}-{step.hint}"
        self.moments.append(
            {
                "step": number,
                "hint": self.words.say(key) if hint else "",
                "clause": step.clause if hint else "",
                "news": news,
                "table": self.teller.table(moment.view),
            }
        )
