"""What was asked of the command, and the checks that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from fagin.cli.failure import Failure
from fagin.games import GAMES, load
from fagin.kernel import BadData, BadRecord, Game, Record
from fagin.text import Speaker


class Request:
    """The words of a command, understood, and the language to answer in."""

    def __init__(self, arguments: argparse.Namespace, speaker: Speaker) -> None:
        self.arguments: Final = arguments
        self.speaker: Final = speaker


def game_id(name: str) -> str:
    """The id of a game as people write it."""
    known_as = name.lower().replace("-", "_")
    if known_as not in GAMES:
        raise Failure("error-no-such-game", name=name, known=", ".join(dashed(game) for game in GAMES))
    return known_as


def dashed(id: str) -> str:
    """A game's id as it is typed."""
    return id.replace("_", "-")


def load_game(id: str, data: str | None) -> Game[Any, Any, Any]:
    """A game with its data, or a failure that names the key."""
    try:
        return load(id, data)
    except BadData as bad:
        raise Failure("error-data", key=bad.key, message=str(bad).removeprefix(f"{bad.key}: ")) from None


def read_text(file: str) -> str:
    """The text of a file."""
    try:
        return Path(file).read_bytes().decode()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Failure("error-read", file=file, reason=reason) from None


def bad_record(file: str, bad: BadRecord) -> Failure:
    """What is wrong with a record, and where."""
    return Failure("error-record", file=file, line=bad.line, message=bad.message)


def read_record(file: str, data: str | None) -> tuple[Record, Game[Any, Any, Any]]:
    """A record and its game."""
    text = read_text(file)
    try:
        game = load_game(game_id(Record.game_of(text)), data)
        record = Record.parse(text, game.moves)
        record.check_made_with(game)
    except BadRecord as bad:
        raise bad_record(file, bad) from None
    return record, game
