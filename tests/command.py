"""Runs the real command `fagin`, with pipes or in a terminal of its own."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import IO

import fagin
from fagin.cli import main

PROMPT = re.compile(r"^.*> $", re.M)
MOVE = {"en": "Your move", "fr": "Votre coup"}
END = {"en": "The end", "fr": "La fin"}
SURE = {"en": "[y/N]", "fr": "[o/N]"}
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment with its own data folder."""
    keep = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    package = str(Path(fagin.__file__).parents[1])
    clean = {"PYTHONPATH": package, "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    return {**keep, **clean, "COLUMNS": "80", **more}


def fagin_says(
    home: Path, *words: str, typed: str = "", limit: int | None = None, **more: str
) -> tuple[int, str, str]:
    """Exit code, output and complaints of one run; `limit` is the largest file it may write."""
    if limit is not None:  # it would leave halves of compiled modules behind
        more = {**more, "PYTHONDONTWRITEBYTECODE": "1"}

    def tighten() -> None:
        import resource

        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    done = subprocess.run(
        [sys.executable, "-m", "fagin", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=60,
        check=False,
        preexec_fn=tighten,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout, done.stderr


class Talk:
    """A run that is answered as it asks, through pipes."""

    def __init__(self, home: Path, *words: str, **more: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fagin", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env=environment(home, **more),
        )
        self.heard = ""

    @property
    def pipes(self) -> tuple[IO[str], IO[str]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def listen(self) -> str:
        """What is said up to the next prompt, or the end."""
        said = ""
        while True:
            letter = self.pipes[1].read(1)
            said += letter
            if not letter or said.endswith(("> ", "> \n")):
                self.heard += said
                return said

    def answer(self, text: str) -> str:
        """Type a line, and hear what is said then."""
        self.pipes[0].write(text + "\n")
        self.pipes[0].flush()
        return self.listen()

    def kill(self) -> None:
        """As if the power failed."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> int:
        """The exit code, once it is over."""
        code = self.process.wait(10)
        for pipe in self.pipes:
            pipe.close()
        return code


def play_through(home: Path, lang: str, choose: Callable[[str], str], *words: str) -> str:
    """What is said in a whole game in which `choose` answers every question; its record must be true and readable."""
    file = home / "my game.rec"
    talk = Talk(home, *words, "--lang", lang, "--save", str(file))
    said = talk.listen()
    while f"{MOVE[lang]}> " in said or SURE[lang] in said:
        sure = SURE[lang] in said  # what was typed would do more than it says
        said = talk.answer(SURE[lang][1].lower() if sure else choose(said[said.rindex("\n\n") :]))
        assert not re.search("I do not understand|Je ne comprends pas", said)
    assert talk.end() == 0
    assert END[lang] in talk.heard[-1200:]
    for line in talk.heard.splitlines():
        assert len(line) <= 80 or str(home) in line, line
    for reading in (["verify"], ["replay"], ["replay", "--all"], ["replay", "--seat", "0"]):
        with redirect_stdout(StringIO()) as out:
            assert main([*reading, str(file), "--lang", lang]) == 0
        said = out.getvalue()
        assert not re.search(r"\b(event|move|bone|token|cube|tile)-[a-z]", said)
    return talk.heard


class Terminal:
    """A run, of `fagin` or of another program, in a terminal of its own."""

    def __init__(
        self, home: Path, *words: str, program: tuple[str, ...] = (sys.executable, "-m", "fagin"), **more: str
    ) -> None:
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.execvpe(program[0], [*program, *words], environment(home, TERM="xterm-256color", **more))
        self.raw = ""

    @property
    def echoes(self) -> bool:
        """Whether keys are shown by the terminal itself and kept until Enter, as a shell wants it."""
        return bool(termios.tcgetattr(self.screen)[3] & (termios.ECHO | termios.ICANON))

    def wait_for(self, text: str, seconds: float = 20.0) -> str:
        """What is shown until a text appears (or, for an empty one, until the end)."""
        began, start = time.monotonic(), len(self.raw)
        while time.monotonic() - began < seconds:
            if text and text in CODES.sub("", self.raw[start:]):
                return self.raw[start:]
            if select.select([self.screen], [], [], 0.1)[0]:
                try:
                    got = os.read(self.screen, 65536)
                except OSError:
                    got = b""
                if not got:
                    break
                self.raw += got.decode(errors="replace")
        assert not text, f"{text!r} never came:\n{CODES.sub('', self.raw[start:])}"
        return self.raw[start:]

    def type(self, text: str) -> None:
        """Press keys."""
        if text == "\x03":  # a signal between a prompt and the wait for its answer waits for the next key
            time.sleep(0.3)
        os.write(self.screen, text.encode())

    def end(self) -> int:
        """The exit code, once it is over."""
        self.wait_for("")
        os.close(self.screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
