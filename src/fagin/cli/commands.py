"""What `fagin` does with words: the command is found and done, and what goes wrong is said in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from fagin.cli.arguments import COMMANDS, BadUsage, Finished, parse
from fagin.cli.failure import Failure
from fagin.cli.request import Request
from fagin.terminal.save import unwritable
from fagin.terminal.streams import output_of
from fagin.text import LANGUAGES, Speaker, language

FINE: Final = 0
WRONG: Final = 2
STOPPED: Final = 130


def answer(words: list[str]) -> int:
    """Do what the words say; the exit code."""
    speaker = Speaker(language(wished(words), os.environ))
    code = attempt(words, speaker)
    sys.stdout.flush()
    output = output_of(sys.stdout)
    if output is None or output.failure is None or output.has_lost_reader():
        return code
    complain(speaker.say("error-output", why=unwritable(output.failure)))
    return code or WRONG


def attempt(words: list[str], speaker: Speaker) -> int:
    """Do what the words say, or say why it cannot be done; the exit code."""
    try:
        arguments = parse(words, speaker)
        return command(arguments.command)(Request(arguments, speaker))
    except Finished as finished:
        print(finished.text, end="")
        return FINE
    except BadUsage as bad:
        return complain(speaker.say("error-usage", message=bad.message, command=bad.command))
    except Failure as failure:
        return complain(speaker.say(failure.key, **failure.args_of))
    except KeyboardInterrupt:
        print(f"\n{speaker.say('stopped')}", file=sys.stderr)
        return STOPPED
    except EOFError:
        print()
        return FINE
    except OSError as error:
        key = "error-system" if error.filename is None else "error-system-file"
        return complain(speaker.say(key, file=str(error.filename), reason=error.strerror or str(error)))


def command(name: str) -> Callable[[Request], int]:
    """What does a command; the modules of the others are not loaded."""
    module, function = COMMANDS[name].split(".")
    found: Callable[[Request], int] = getattr(import_module(f"fagin.cli.{module}"), function)
    return found


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
