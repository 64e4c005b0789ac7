"""What a person types: from a pipe every line, at a terminal only what is typed after a question is asked."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

if sys.platform == "win32":
    import msvcrt


class Lines:
    """Input that is no terminal: every line counts, whenever it was written."""

    echoes = False  # whether the end of a line is seen on the screen

    def ask(self, show: Callable[[], None]) -> str:
        """Show a question and wait for the line that answers it; EOFError when nothing more can come."""
        show()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def forget(self) -> str:
        """Drop lines that were pasted and not used; the first of them."""
        return ""

    def wait(self, seconds: float) -> bool:
        """Wait, but no longer than until a key is pressed; whether one was."""
        time.sleep(seconds)
        return False

    def close(self) -> None:
        """Give the terminal back as it was."""


class WindowsKeyboard(Lines):
    """A console of Windows, which echoes and edits lines by itself, and only while somebody waits for one."""

    echoes = True

    def ask(self, show: Callable[[], None]) -> str:
        """Show a question and wait for the line that answers it."""
        if sys.platform == "win32":
            while msvcrt.kbhit():
                msvcrt.getwch()
        return super().ask(show)


def keyboard() -> Lines:
    """The keyboard of this process, or whatever stands in for it; to be closed."""
    if not sys.stdin.isatty():
        return Lines()
    if sys.platform == "win32":
        return WindowsKeyboard()
    from fagin.terminal.keys import Keyboard

    return Keyboard(sys.stdin.fileno())
