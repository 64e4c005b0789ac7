"""The pending steps: made for being pushed, popped and copied in the hottest loops of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from fagin.kernel.state import Step

ROOM: Final = 6  # for more steps below the top
NO_ROOM: Final[list[Any]] = []  # what a stack begins with, shared by all
MORE_ROOM: Final[list[Any]] = [None] * ROOM


class Stack:
    """What is pending, read like a list with the top last.

    A list would ask for other memory at nearly every change of so few things, and its items are looked at before use.
    Stacks that follow one another share `below` until one of them puts a step there: copies are a tenth quicker.
    """

    def __init__(self) -> None:
        self.top: Step[Any, Any, Any] | None = None
        self.below = NO_ROOM  # the lowest first; beyond `depth` nothing counts
        self.depth: i64 = 0  # how many steps lie below the top
        self.room: i64 = 0  # how many this stack may put there: none while it shares the list

    def push(self, step: Step[Any, Any, Any]) -> None:
        """Put a step on top."""
        top = self.top
        if top is not None:
            depth = self.depth
            if depth >= self.room:
                self._make_room()
            self.below[depth] = top
            self.depth = depth + 1
        self.top = step

    def _make_room(self) -> None:
        """Have a list of its own with room for another step."""
        below = self.below
        self.below = below.copy() if self.depth < len(below) else below + MORE_ROOM
        self.room = len(self.below)

    def pop(self) -> None:
        """Take the top step off; there must be one."""
        depth = self.depth
        if depth > 0:
            depth -= 1
            self.depth = depth
            self.top = self.below[depth]
        else:
            assert self.top is not None, "nothing is pending"
            self.top = None

    def clear(self) -> None:
        """Take all steps off."""
        self.top = None
        self.depth = 0

    def follow(self, other: Stack) -> None:
        """Hold the same steps as another, which may go its own way; steps never change."""
        self.top = other.top
        self.below = other.below
        self.depth = other.depth
        self.room = other.room = 0

    def steps(self) -> list[Step[Any, Any, Any]]:
        """All of them, the top last."""
        return [] if self.top is None else [*self.below[: self.depth], self.top]

    def __getitem__(self, at: int) -> Step[Any, Any, Any]:
        if at == -1 and self.top is not None:
            return self.top
        return self.steps()[at]

    def __len__(self) -> int:
        return 0 if self.top is None else int(self.depth) + 1

    def __bool__(self) -> bool:
        return self.top is not None

    def __iter__(self) -> Iterator[Step[Any, Any, Any]]:
        return iter(self.steps())
