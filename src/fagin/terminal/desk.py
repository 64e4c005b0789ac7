"""What the terminal needs to know of a game: how to draw, ask, read, explain and tell it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from fagin.kernel import Event, Match, View

NONE: Final = -1  # no move


class Telling:
    """A piece of the log: a sentence, or a word added to the one before."""

    def __init__(
        self,
        event: Event,
        text: Text,
        *,
        opens: bool = False,
        goes_on: bool = False,
        pause: float = 0.0,
        style: str = "",
    ) -> None:
        self.event: Final = event
        self.text: Final = text
        self.opens: Final = opens  # words may be added to it
        self.goes_on: Final = goes_on  # a word added to the sentence before
        self.pause: Final = pause  # seconds to let it sink in
        self.style: Final = style  # "turn" for a heading, "private" for what only the reader sees


class Question:
    """What a seat is asked: the moment in words, and the choices worth listing, each with a key."""

    def __init__(
        self,
        moment: str,
        hint: str,
        choices: list[tuple[str, str]],
        typed: bool,
        more: RenderableType | None,
        enter: int = NONE,
        idle: bool = False,
    ) -> None:
        self.moment: Final = moment
        self.hint: Final = hint  # what to type
        self.choices: Final = choices  # (key, words)
        self.typed: Final = typed  # whether the hint is shown, since not all choices are listed
        self.more: Final = more  # what is shown below the choices
        self.enter: Final = enter  # the move that an empty line makes: to pass, or to go on
        self.idle: Final = idle  # whether one can do nothing else: alone among bots it is not asked


class Unasked:
    """What a move does without a further question, and what a person is told before it is made."""

    def __init__(self, moves: list[int], ends: bool, words: str, text: str) -> None:
        self.moves: Final = moves  # the answers that are given unasked
        self.ends: Final = ends  # whether the turn is over then
        self.words: Final = words  # the move with all this, as on a button
        self.text: Final = text  # in sentences, before one is asked whether it is meant


class Explanation:
    """A text and the clause it rests on."""

    def __init__(self, text: str, clause: str) -> None:
        self.text: Final = text
        self.clause: Final = clause


class Desk(Protocol):
    """One game at the terminal, in one language."""

    def table(self, view: View[Any, Any]) -> list[RenderableType]:
        """The table as a seat sees it."""
        ...

    def tell(self, events: list[Event], reader: int) -> Iterator[Telling]:
        """What happened, piece by piece."""
        ...

    def question(self, view: View[Any, Any]) -> Question:
        """What a seat is asked now."""
        ...

    def read(self, text: str, view: View[Any, Any]) -> int:
        """The move that was typed, legal or not; an IllegalMove if there is none like that."""
        ...

    def words(self, move: int, view: View[Any, Any]) -> str:
        """A move in words."""
        ...

    def unasked(self, move: int, view: View[Any, Any]) -> Unasked | None:
        """What a move does without the usual further question, where that costs something or ends the turn."""
        ...

    def explain_moment(self, view: View[Any, Any]) -> Explanation:
        """What is going on."""
        ...

    def explain_move(self, move: int, view: View[Any, Any]) -> Explanation:
        """What a move does."""
        ...

    def ending(self, match: Match, reader: int) -> list[RenderableType]:
        """How it ended."""
        ...
