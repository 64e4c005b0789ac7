"""What can go wrong with a command, as a message for people."""

from __future__ import annotations

from typing import Final

from fagin.text import Words


class Failure(Exception):
    """Something the person can put right: a key of the texts and its variables."""

    def __init__(self, key: str, /, **args: Words) -> None:
        super().__init__(key)
        self.key: Final = key
        self.args_of: Final = args
