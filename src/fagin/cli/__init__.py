"""The command `fagin`."""

from __future__ import annotations

import sys


def main(words: list[str] | None = None) -> int:
    """Do what the words say; the exit code.

    Without words it is the process that was started, with the words, streams and signals of the process. With words
    it is a call like any other, which leaves streams and signals alone.
    """
    if words is None:
        from fagin.cli.process import run

        return run(sys.argv[1:])
    from fagin.cli.commands import answer

    return answer(words)
