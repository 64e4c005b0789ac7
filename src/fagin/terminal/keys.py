"""The keyboard of a terminal, key by key: Unix has no other way to keep keys from being echoed while others move."""

from __future__ import annotations

import errno
import os
import re
import select
import signal
import sys
import termios
import tty
from codecs import getincrementaldecoder
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

from rich.cells import cell_len

from fagin.terminal.keyboard import Lines
from fagin.text import printable

MOMENT: Final = 0.05  # seconds within which the rest of a key, or of a paste, has come
LINES: Final = (
    termios.ECHO | termios.ICANON
)  # echo keys, and keep them until Enter: what a shell leaves behind
ESCAPED: Final = re.compile(  # what arrow keys and their like send, and a key together with Alt
    r"\x1b(\[(\[.|[0-?]*[ -/]*[@-Z\\-~])|O.|[\]PX^_].*?(\x07|\x1b\\)|[^\[O\]PX^_\x1b])", re.S
)
WORD: Final = re.compile(r"\S*\s*$")
ENDING: Final = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGTSTP}


class Keyboard(Lines):
    """A terminal whose keys are read one by one and shown only while a question waits for its answer.

    Of several lines that are pasted at once the later ones answer the questions that follow, until somebody else moves
    and `forget` is called. There is no history and nothing to recall: the next person may be somebody else.
    """

    echoes = True

    def __init__(self, descriptor: int) -> None:
        self.descriptor: Final = descriptor
        self.usual: list[Any] | None = None  # how the terminal was
        self.visible = False  # whether it showed what was typed
        self.decoder: Final = getincrementaldecoder(sys.stdin.encoding)("replace")
        self.typed = ""  # what was read and not yet used
        self.line = ""  # the answer so far
        self.show: Callable[[], None] | None = None  # shows the question that waits for an answer
        self.take()
        self.before: Final = {signal.SIGCONT: signal.signal(signal.SIGCONT, self.resume)}
        if signal.getsignal(signal.SIGTSTP) == signal.SIG_DFL:
            self.before[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, self.suspend)

    # ---- lines

    def ask(self, show: Callable[[], None]) -> str:
        """Show a question and wait for the line that answers it; EOFError when nothing more can come."""
        self.take()
        self.do(termios.tcflush, termios.TCIFLUSH)
        self.typed, self.line = self.typed.lstrip("\r\n"), ""
        show()
        self.show = show
        try:
            while not self.finished():
                self.read(None)
        finally:
            self.show = None
        self.read(0)
        while self.typed.strip() and self.read(MOMENT):  # the rest of a paste
            pass
        return self.line

    def finished(self) -> bool:
        """Edit the line by what was typed; whether Enter was pressed."""
        while self.typed:
            if escaped := ESCAPED.match(self.typed):
                self.typed = self.typed[escaped.end() :]
            elif self.typed[0] == "\x1b":
                if not self.read(MOMENT):
                    self.typed = ""
            else:
                sign, self.typed = self.typed[0], self.typed[1:]
                if sign in "\r\n":
                    self.echo("\n")
                    return True
                self.press(sign)
        return False

    def press(self, sign: str) -> None:
        """Edit the line by one key."""
        if sign in "\x08\x7f":
            self.erase(1)
        elif sign == "\x15":  # Ctrl-U
            self.erase(len(self.line))
        elif sign == "\x17":  # Ctrl-W
            self.erase(len(self.line) - len(WORD.sub("", self.line)))
        elif sign == "\x04" and not self.line:  # Ctrl-D
            raise EOFError
        elif sign.isprintable() or sign == "\t":
            self.line += sign.replace("\t", " ")
            self.echo(self.line[-1])

    def erase(self, letters: int) -> None:
        """Take the last letters back."""
        at = len(self.line) - letters
        self.echo("\b \b" * cell_len(self.line[max(at, 0) :]))
        self.line = self.line[: max(at, 0)]

    def echo(self, text: str) -> None:
        """Show what was typed, unless something else does, as around a shell in an editor."""
        if self.visible:
            sys.stdout.write(text)
            sys.stdout.flush()

    def read(self, seconds: float | None) -> bool:
        """Read what is typed within some time, or however long it takes; whether there was anything."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return False
        try:
            got = os.read(self.descriptor, 4096)
        except OSError:  # the terminal has gone
            got = b""
        if not got:
            raise EOFError
        self.typed += self.decoder.decode(got)
        return True

    def forget(self) -> str:
        """Drop what was pasted and not used; the first line of it."""
        lines = ESCAPED.sub("", self.typed).split("\n")
        self.typed = ""
        return next((printable(line.strip()) for line in lines if line.strip()), "")

    def wait(self, seconds: float) -> bool:
        """Wait, but no longer than until a key is pressed; whether one was."""
        pressed = bool(select.select([self.descriptor], [], [], seconds)[0])
        if pressed:
            self.do(termios.tcflush, termios.TCIFLUSH)
        return pressed

    # ---- the terminal

    def take(self) -> None:
        """Let the terminal neither echo keys nor keep them until Enter is pressed."""
        mode = self.do(termios.tcgetattr)
        if mode is not None and mode[tty.LFLAG] & LINES:
            self.usual, self.visible = mode, bool(mode[tty.LFLAG] & termios.ECHO)
            self.do(tty.setcbreak, termios.TCSANOW)

    def release(self) -> None:
        """Let the terminal be as it was."""
        if self.usual is not None:
            self.do(termios.tcsetattr, termios.TCSANOW, self.usual)

    def close(self) -> None:
        """Give the terminal back as it was, and to whoever reads it next nothing that was typed here."""
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        try:
            for number, handler in self.before.items():
                signal.signal(number, handler)
            self.do(termios.tcflush, termios.TCIFLUSH)
            self.release()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)

    def do(self, what: Callable[..., Any], *how: Any) -> Any:
        """Ask something of the terminal, unless it has gone."""
        while True:
            try:
                return what(self.descriptor, *how)
            except termios.error as error:
                if error.args[0] != errno.EINTR:
                    return None

    def suspend(self, _: int, __: FrameType | None) -> None:
        """Ctrl-Z: stop, with the terminal as it was."""
        self.release()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCONT})  # until the next Ctrl-Z may come
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, self.suspend)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        self.regain()  # where a shell has no jobs, nothing was stopped

    def resume(self, _: int, __: FrameType | None) -> None:
        """Go on after a stop, with the question that waits for an answer."""
        if self.regain() and self.show is not None:
            self.show()
            self.echo(self.line)

    def regain(self) -> bool:
        """Take the terminal again, unless this goes on in the background; whether that is done."""
        try:
            ours = os.tcgetpgrp(self.descriptor) == os.getpgrp()
        except OSError:  # a terminal without jobs
            ours = True
        if ours:
            self.take()
        return ours
