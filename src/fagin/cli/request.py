"""What was asked of the command, and the checks that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from fagin.cli.failure import Failure
from fagin.games import GAMES, load
from fagin.kernel import BadData, BadRecord, Game, Record
from fagin.kernel.errors import Unusable, unreadable
from fagin.text import Speaker, quoted


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


def load_game(speaker: Speaker, id: str, data: str | None) -> Game[Any, Any, Any]:
    """A game with its data, or a failure that names the key."""
    try:
        return load(id, data)
    except BadData as bad:
        message = Speaker(speaker.lang, id).complaint(bad)
        raise Failure("error-data", key=quoted(bad.key), message=message) from None


def bad_text(speaker: Speaker, file: str, error: Exception) -> Failure:
    """Why there is no text in a file."""
    return Failure("error-read", file=file, reason=speaker.say(f"bad-{unreadable(error)}"))


def bad_record(speaker: Speaker, file: str, bad: Unusable) -> Failure:
    """What is wrong with a record, and where."""
    line = bad.line if isinstance(bad, BadRecord) else 0
    return Failure("error-record", file=file, line=line, message=speaker.complaint(bad))


def read_record(request: Request) -> tuple[Record, Game[Any, Any, Any]]:
    """The record that was asked for and its game, which can be begun like that."""
    speaker, file = request.speaker, request.arguments.file
    try:
        text = Path(file).read_bytes().decode()
        game = load_game(speaker, game_id(Record.game_of(text)), request.arguments.data)
        record = Record.parse(text, game.moves)
        record.check_made_with(game)
        game.new(record.players, record.options)
    except (OSError, UnicodeDecodeError) as error:
        raise bad_text(speaker, file, error) from None
    except Unusable as bad:
        raise bad_record(speaker, file, bad) from None
    return record, game
