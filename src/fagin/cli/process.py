"""One run of `fagin` as a process: its streams, the signals that stop it, and its exit code.

    0    done; also when the reader of the output has left early, as `head` does
    1    what was checked is not so (`verify`), or damaged (`backup`, `restore`), whatever becomes of the output
    2    bad usage, bad input, or something that cannot be written, the output itself among it
    130  stopped by Ctrl-C; 143 by SIGTERM, 129 by the end of the terminal (SIGHUP)

A closed output is one that nobody wants to read: it is as good as /dev/null.
"""

from __future__ import annotations

import signal
from types import FrameType
from typing import Final

from fagin.terminal.streams import take_over_streams

STOPPED: Final = 128  # and the number of the signal
ENDING: Final[list[signal.Signals]] = [  # Windows has no SIGHUP
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


def run(words: list[str]) -> int:
    """Do what the words say, as the only thing this process does; the exit code."""
    stopped_by: int = signal.SIGINT

    def stop(number: int, _: FrameType | None) -> None:
        nonlocal stopped_by
        stopped_by = number
        for other in stopping:  # a terminal that is closed sends more than one
            signal.signal(other, signal.SIG_IGN)
        raise KeyboardInterrupt

    stopping = [number for number in ENDING if signal.getsignal(number) == signal.SIG_DFL]
    for number in stopping:
        signal.signal(number, stop)
    try:
        take_over_streams()
        from fagin.cli.commands import answer  # what takes time can be interrupted

        code = answer(words)
    except KeyboardInterrupt:
        code = STOPPED + signal.SIGINT
    for number in ENDING:  # what is left to be done deserves no traceback either
        if not is_ignored(number):
            signal.signal(number, signal.SIG_DFL)
    return code if stopped_by == signal.SIGINT else STOPPED + stopped_by


def is_ignored(number: signal.Signals) -> bool:
    """Whether whoever started this process wants it to ignore a signal."""
    return signal.getsignal(number) == signal.SIG_IGN
