"""What is settled about a table when it is founded, and what its seats order: plain data that anybody can read."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Final, Literal

from fagin.bots.supposing import Guess

Lang = Literal["en", "fr"]
Status = Literal["gathering", "playing", "over", "closed"]
Kind = Literal["open", "person", "bot"]


@dataclass(frozen=True)
class Clock:
    """How long people may think; at zero a bot stands in, and the person may take the seat back."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 600


@dataclass(frozen=True)
class Watching:
    """Who may watch, and how long after the players."""

    allowed: bool = True
    delay: int = 0  # seconds


@dataclass(frozen=True)
class Orders:
    """What a table answers for a seat unasked; nobody else learns of it."""

    passing: bool = False  # pass in every window until the next turn of one's own
    windows: Literal["ask", "if-able"] = "ask"  # whether to be asked where one can only pass
    forced: bool = False  # make a move that is the only one
    answers: dict[str, list[str]] = field(default_factory=dict)  # by step: the first that is legal


@dataclass(frozen=True)
class Facts:
    """What was settled when a table was founded."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    data: str
    own_box: bool
    clock: Clock
    watching: Watching
    listed: bool
    owner: str
    pace: float
    opening: list[str] = field(default_factory=list)  # the moves of another game, one a line as in a record
    supposed: list[Guess] = field(
        default_factory=list
    )  # in what world it begins, if not in a new one; never told

    def text(self) -> str:
        """As it is kept."""
        return compact(asdict(self))

    @staticmethod
    def of(text: str) -> Facts:
        """Facts that were kept."""
        kept = json.loads(text)
        guesses = [Guess(**{**guess, "moves": tuple(guess["moves"])}) for guess in kept.pop("supposed", [])]
        clock, watching = Clock(**kept.pop("clock")), Watching(**kept.pop("watching"))
        return Facts(clock=clock, watching=watching, supposed=guesses, **kept)


ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=asdict)


def compact(thing: object) -> str:
    """Plain data as JSON without a space too many."""
    return ENCODER.encode(thing)
