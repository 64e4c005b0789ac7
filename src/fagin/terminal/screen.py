"""The terminal: printing, asking, waiting a little, and hiding what was shown."""

from __future__ import annotations

import sys
import textwrap
import time
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from fagin.terminal.keyboard import keyboard
from fagin.terminal.streams import output_of
from fagin.text import Speaker

WIDEST: Final = 88
QUIET: Final = 0.3  # seconds without a key, after which whoever hurried the telling is ready for a question
HIDE: Final = "\x1b[2J\x1b[3J\x1b[H"  # clear the screen and what has scrolled away


class Screen:
    """Where a person reads and types; plain where it is not a terminal. To be closed."""

    def __init__(self, fast: bool = False) -> None:
        self.live: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self.pace: Final = self.live and not fast
        self.console: Final = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.width: Final = min(self.console.width, WIDEST)
        self.keyboard: Final = keyboard()
        self._column = 0  # where an unfinished line stands
        self._hurried = False  # whether a key was pressed since the last question

    def show(self, thing: RenderableType = "") -> None:
        """Print anything that rich can draw."""
        self.end_line()
        self.console.print(thing, width=self.width, soft_wrap=False)

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        """Print a paragraph, broken between words; spaces that must not break do not."""
        self.end_line()
        for paragraph in text.split("\n"):
            lines = textwrap.wrap(
                paragraph,
                self.width,
                initial_indent=indent,
                subsequent_indent=indent + ("  " if indent else ""),
                break_long_words=False,
                break_on_hyphens=False,
                drop_whitespace=True,
            )
            for line in lines or [""]:
                self.console.print(Text(line, style))

    def begin_line(self, text: str, style: str = "", indent: str = "") -> None:
        """Begin a line that `add` goes on with."""
        self.end_line()
        self.console.print(Text(indent + text, style), end="")
        self._column = len(indent) + len(text)

    def add(self, word: Text, indent: str) -> None:
        """Add a word to the line that was begun."""
        if self._column + 1 + len(word) > self.width:
            self.console.print()
            self.console.print(indent, end="")
            self._column = len(indent)
        self.console.print(Text(" ") + word, end="")
        self._column += 1 + len(word)
        sys.stdout.flush()

    def end_line(self) -> None:
        """End a line that was begun."""
        if self._column:
            self._column = 0
            self.console.print()

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt; EOFError when nothing more can come, or the question cannot be shown."""
        self.end_line()
        while self._hurried and self.keyboard.wait(QUIET):
            pass
        line = self.keyboard.ask(lambda: self._prompt(prompt))
        if not self.keyboard.echoes:
            self.console.print()
        self._hurried = False
        return " ".join(line.split())

    def _prompt(self, prompt: str) -> None:
        self.console.print(Text(f"{prompt}> ", "bold"), end="")
        sys.stdout.flush()
        output = output_of(sys.stdout)
        if output is not None and output.failure is not None:
            raise EOFError

    def forget(self) -> str:
        """Drop lines that were pasted and not used; the first of them."""
        return self.keyboard.forget()

    def pause(self, seconds: float) -> None:
        """Wait a little, where somebody is watching and has not pressed a key since the last question."""
        if self.pace and seconds and not self._hurried:
            sys.stdout.flush()
            self._hurried = self.keyboard.wait(seconds)

    def wait(self, seconds: float) -> None:
        """Wait for as long as somebody else takes, where somebody is watching."""
        if self.pace and seconds:
            sys.stdout.flush()
            time.sleep(seconds)

    def close(self) -> None:
        """Give the terminal back."""
        self.keyboard.close()

    def hide(self) -> None:
        """Take everything off the screen."""
        self.end_line()
        if self.live:
            sys.stdout.write(HIDE)
            sys.stdout.flush()
        else:
            self.console.print("=" * self.width)


def ask_yes(screen: Screen, speaker: Speaker, question: str, default: bool) -> bool:
    """A question to be answered with yes or no; Enter takes the default."""
    choice = speaker.say("yes-or-no", default="yes" if default else "no")
    while True:
        text = screen.ask(f"{question} {choice} ").lower()
        if not text:
            return default
        if text in speaker.say("yes-letters").split():
            return True
        if text in speaker.say("no-letters").split():
            return False
