"""The command `fagin`: what was asked for is found, and what goes wrong is said in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from fagin.cli.arena import arena
from fagin.cli.arguments import BadUsage, Finished, parse
from fagin.cli.failure import Failure
from fagin.cli.house import back_up, export, restore
from fagin.cli.lab import lab
from fagin.cli.play import play
from fagin.cli.read import games, rules
from fagin.cli.record import replay, verify_file
from fagin.cli.request import Request
from fagin.cli.serve import serve
from fagin.terminal.screen import forgive_streams
from fagin.text import LANGUAGES, Speaker, language

FINE: Final = 0
WRONG: Final = 2  # bad usage or bad input
STOPPED: Final = 130  # Ctrl-C

COMMANDS: Final[dict[str, Callable[[Request], int]]] = {
    "arena": arena,
    "backup": back_up,
    "export": export,
    "games": games,
    "lab": lab,
    "play": play,
    "replay": replay,
    "restore": restore,
    "rules": rules,
    "serve": serve,
    "verify": verify_file,
}


def main(words: list[str] | None = None) -> int:
    """Do what the words say; the exit code (0 fine, 1 what was checked is not so, 2 bad input)."""
    forgive_streams()
    words = sys.argv[1:] if words is None else words
    speaker = Speaker(language(wished(words), os.environ))
    try:
        arguments = parse(words, speaker)
        code = COMMANDS[arguments.command](Request(arguments, speaker))
        sys.stdout.flush()
        return code
    except Finished as finished:
        print(finished.text, end="")
        return FINE
    except BadUsage as bad:
        return complain(speaker.say("error-usage", message=bad.message, command=bad.command))
    except Failure as failure:
        return complain(speaker.say(failure.key, **failure.args_of))
    except KeyboardInterrupt:
        print(f"\n{speaker.say('stopped')}")
        return STOPPED
    except EOFError:
        print()
        return FINE
    except BrokenPipeError:  # whoever reads has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def wished(words: list[str]) -> str | None:
    """The language asked for among the words, needed before they can be understood."""
    for at, word in enumerate(words):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(words):
            value = words[at + 1]
        if value in LANGUAGES:
            return value
    return None


def complain(message: str) -> int:
    """Say what is wrong."""
    print(f"fagin: {message}", file=sys.stderr)
    return WRONG
