"""What the kernel refuses, and why: every error names what was expected."""

from __future__ import annotations

import re
import tomllib
from typing import Final


class IllegalMove(ValueError):
    """That seat may not make that move now; `reason` is a key of the texts, `clause` the rule."""

    def __init__(self, message: str, reason: str = "no-such-move", clause: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.clause = clause


class TakeBackClosed(ValueError):
    """A move can no longer be taken back; `reason` is a key of the texts: what closed it."""

    def __init__(self, message: str, reason: str, seat: int = -1) -> None:
        super().__init__(message)
        self.reason = reason
        self.seat = seat  # who moved since, where that is what closed it


class Unusable(ValueError):
    """Something given that cannot be used; `reason` is a key of the texts, `details` are its variables."""

    def __init__(self, message: str, reason: str, details: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.game = ""  # whose texts have the reason, if they are not everybody's and it is known
        self.details: dict[str, str] = details if details is not None else {}


class BadOption(Unusable):
    """An option or a number of players that the game does not have."""

    def __init__(self, option: str, message: str, reason: str, details: dict[str, str] | None = None) -> None:
        super().__init__(f"{option}: {message}", reason, details)
        self.option = option


class BadData(Unusable):
    """A component file that cannot be played with; `key` is where."""

    def __init__(self, key: str, message: str, reason: str, details: dict[str, str] | None = None) -> None:
        super().__init__(f"{key}: {message}", reason, details)
        self.key = key


class BadFile(BadData):
    """A component file of which nothing can be used; `key` is its path."""


class BadRecord(Unusable):
    """A record that cannot be read or replayed; `line` is where (0: the record as a whole)."""

    def __init__(self, line: int, message: str, reason: str, details: dict[str, str] | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message, reason, details)
        self.line = line
        self.message = message


UNREADABLE: Final[list[tuple[type[Exception], str]]] = [  # why a file cannot be read, the first that fits
    (FileNotFoundError, "file-missing"),
    (IsADirectoryError, "file-is-a-folder"),
    (PermissionError, "file-forbidden"),
    (UnicodeError, "file-not-text"),
    (tomllib.TOMLDecodeError, "file-not-toml"),
    (ValueError, "file-number"),  # with more digits than Python reads
    (RecursionError, "file-too-deep"),
    (Exception, "file-unreadable"),
]


def unreadable(error: Exception) -> str:
    """Why a file cannot be read: a reason, a key of the texts."""
    return next(reason for kind, reason in UNREADABLE if isinstance(error, kind))


def bad_file(path: str, error: Exception) -> BadFile:
    """A component file that cannot be read, or not as TOML: then the line is named."""
    line = re.search(r"at line (\d+)", str(error))
    details = {"line": line[1] if line is not None else "end"}
    return BadFile(path, f"cannot be read as TOML: {error}", unreadable(error), details)
