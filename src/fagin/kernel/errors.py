"""What the kernel refuses, and why: every error names what was expected."""

from __future__ import annotations


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


class BadOption(ValueError):
    """An option or a number of players that the game does not have."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(f"{option}: {message}")
        self.option = option


class BadData(ValueError):
    """A component file that cannot be played with; `key` is where."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(f"{key}: {message}")
        self.key = key


class BadRecord(ValueError):
    """A record that cannot be read or replayed; `line` is where (0: the record as a whole)."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.message = message
