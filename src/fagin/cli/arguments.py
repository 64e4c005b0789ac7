"""The words that `fagin` understands, with help in the reader's language.

argparse only finds the words and lays out the help; whatever can be wrong with them is checked and said here.
"""

from __future__ import annotations

import argparse
from importlib.metadata import PackageNotFoundError, version
from typing import Final, NoReturn

import fagin.kernel
from fagin.text import LANGUAGES, Speaker

COMMANDS: Final = {  # and where they are done
    "arena": "arena.arena",
    "backup": "house.back_up",
    "export": "house.export",
    "games": "read.games",
    "lab": "lab.lab",
    "play": "play.play",
    "replay": "record.replay",
    "restore": "house.restore",
    "rules": "read.rules",
    "serve": "serve.serve",
    "verify": "record.verify_file",
}
NUMBERS: Final = [
    "games",
    "players",
    "port",
    "processes",
    "seed",
    "seat",
    "thinkers",
    "upto",
]  # arguments that are whole numbers
NOT_TOGETHER: Final = [("all", "seat"), ("ray", "processes")]
MISSING: Final = "\0"  # stands for the value of an option that was given none


class BadUsage(Exception):
    """Words that make no command, and the command they were for."""

    def __init__(self, message: str, command: str) -> None:
        super().__init__(message)
        self.message: Final = message
        self.command: Final = command


class Finished(Exception):
    """The words asked for a text, which is all there is to do."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text: Final = text


class Layout(argparse.RawDescriptionHelpFormatter):
    """Help in which a value that must be given does not look optional."""

    def _format_args(self, action: argparse.Action, default_metavar: str) -> str:
        if action.nargs == "?":
            return str(action.metavar)
        return super()._format_args(action, default_metavar)


class Parser(argparse.ArgumentParser):
    """The arguments of one command."""

    def __init__(self, speaker: Speaker, command: str) -> None:
        super().__init__(
            prog=f"fagin {command}",
            add_help=False,
            allow_abbrev=False,
            description=speaker.say(f"cli-{command}"),
            epilog=speaker.say(f"cli-{command}.example"),
            formatter_class=Layout,
        )
        self.speaker: Final = speaker
        self.command: Final = command
        self.required: Final[dict[str, str]] = {}  # by name, as it is written
        self._positionals.title = speaker.say("cli-arguments")
        self._optionals.title = speaker.say("cli-options")

    def word(self, name: str, help: str) -> None:
        """A word that must be there."""
        self.add_argument(name, nargs="?", metavar=name.upper(), help=self.speaker.say(help))
        self.required[name] = name.upper()

    def value(self, name: str, metavar: str, help: str = "", required: bool = False) -> None:
        """An option with a value."""
        said = self.speaker.say(help or f"cli-{self.command}.{name}")
        self.add_argument(f"--{name}", nargs="?", const=MISSING, metavar=metavar, help=said)
        if required:
            self.required[name] = f"--{name}"

    def values(self, name: str, metavar: str) -> None:
        """An option that may be given more than once."""
        said = self.speaker.say(f"cli-{self.command}.{name}")
        self.add_argument(
            f"--{name}", nargs="?", const=MISSING, metavar=metavar, action="append", help=said, default=[]
        )

    def switch(self, name: str, help: str = "") -> None:
        """An option without a value."""
        said = self.speaker.say(help or f"cli-{self.command}.{name}")
        self.add_argument(f"--{name}", action="store_true", help=said)

    def common(self, json: bool = False) -> None:
        """What every command has."""
        if json:
            self.switch("json", "cli-json")
        self.value("lang", "en|fr", "cli-lang")
        self.add_argument("-h", "--help", action="store_true", help=self.speaker.say("cli-help"))

    def error(self, message: str) -> NoReturn:
        """What is left for argparse to find wrong."""
        raise self.bad("error-unknown-argument", words=message)

    def bad(self, key: str, **args: str) -> BadUsage:
        """What is wrong with the words."""
        return BadUsage(self.speaker.say(key, **args), self.prog)

    def format_help(self) -> str:
        """The help, headed in the reader's language."""
        text = super().format_help().replace("usage:", heading(self.speaker, "cli-usage"), 1)
        for key in ("cli-arguments", "cli-options"):
            text = text.replace(f"\n{self.speaker.say(key)}:\n", f"\n{heading(self.speaker, key)}\n", 1)
        return text

    def understand(self, words: list[str]) -> argparse.Namespace:
        """The arguments in the words, checked."""
        found, unknown = self.parse_known_args(words)
        if found.help:
            raise Finished(self.format_help())
        if unknown:
            raise self.bad("error-unknown-argument", words=" ".join(unknown))
        for name, value in vars(found).items():
            if value == MISSING or (isinstance(value, list) and MISSING in value):
                raise self.bad("error-value-missing", name=f"--{name}")
        missing = [written for name, written in self.required.items() if getattr(found, name) is None]
        if missing:
            raise self.bad("error-missing", names=", ".join(missing))
        for name in NUMBERS:
            value = getattr(found, name, None)
            if value is not None:
                if not (value.isascii() and value.isdigit() and len(value) < 19):
                    raise self.bad("error-number", name=f"--{name}", value=value)
                setattr(found, name, int(value))
        for name, other in NOT_TOGETHER:
            if getattr(found, name, None) and getattr(found, other, None) is not None:
                raise self.bad("error-not-together", name=f"--{name}", other=f"--{other}")
        return found


def parse(words: list[str], speaker: Speaker) -> argparse.Namespace:
    """The command in the words; its name is `command`."""
    words = without_language(words, speaker)
    if not words or words[0] in ("-h", "--help"):
        raise Finished(about(speaker))
    if words[0] == "--version":
        raise Finished(version_line() + "\n")
    command = words[0]
    if command not in COMMANDS:
        if command.startswith("-"):
            raise BadUsage(speaker.say("error-unknown-argument", words=command), "fagin")
        message = speaker.say(
            "error-choice", name=speaker.say("cli-commands"), value=command, expected=", ".join(COMMANDS)
        )
        raise BadUsage(message, "fagin")
    parser = Parser(speaker, command)
    add_arguments(parser, command)
    found = parser.understand(words[1:])
    found.command = command
    return found


def without_language(words: list[str], speaker: Speaker) -> list[str]:
    """The words without the language, which may stand anywhere and has been heard already."""
    left: list[str] = []
    at = 0
    while at < len(words):
        name, equals, value = words[at].partition("=")
        at += 1
        if name != "--lang":
            left.append(words[at - 1])
            continue
        if not equals:
            if at == len(words):
                raise BadUsage(speaker.say("error-value-missing", name="--lang"), "fagin")
            value = words[at]
            at += 1
        if value not in LANGUAGES:
            expected = ", ".join(LANGUAGES)
            raise BadUsage(
                speaker.say("error-choice", name="--lang", value=value, expected=expected), "fagin"
            )
    return left


def add_arguments(parser: Parser, command: str) -> None:
    """What each command understands."""
    if command == "games":
        parser.common(json=True)
        return
    if command in ("arena", "play", "rules"):
        parser.word("game", "cli-game")
    elif command == "lab":
        parser.word("game", "cli-lab.game")
    elif command in ("backup", "restore"):
        parser.word("file", f"cli-{command}.file")
    elif command == "export":
        parser.word("table", "cli-export.table")
    elif command != "serve":
        parser.word("file", "cli-file")
    if command == "arena":
        parser.value("bots", "BOT,BOT,…", required=True)
        parser.value("players", "N")
        parser.value("games", "N")
        parser.value("seed", "N")
        parser.values("option", "KEY=VALUE")
        parser.value("data", "FILE", "cli-data")
        parser.value("records", "DIR")
        parser.value("processes", "N")
    elif command == "lab":
        parser.value("players", "N")
        parser.value("bots", "BOT,BOT,…")
        parser.value("games", "N")
        parser.value("seed", "N")
        parser.values("option", "KEY=VALUE")
        parser.values("vary", "KEY=A,B,…")
        parser.value("data", "FILE", "cli-data")
        parser.value("against", "FILE")
        parser.value("folder", "DIR")
        parser.value("processes", "N")
        parser.value("ray", "ADDRESS")
        parser.value("out", "FILE")
        parser.value("parquet", "FILE")
    elif command == "play":
        parser.value("players", "N")
        parser.value("bots", "BOT,BOT,…")
        parser.value("hotseat", "NAME,NAME,…")
        parser.values("option", "KEY=VALUE")
        parser.value("data", "FILE", "cli-data")
        parser.value("seed", "N")
        parser.value("save", "FILE")
        parser.switch("new")
        parser.switch("fast")
    elif command == "rules":
        parser.value("clause", "DB-7.5")
    elif command == "verify":
        parser.value("data", "FILE", "cli-data")
    elif command in ("backup", "export", "restore"):
        parser.value("database", "URL", "cli-database")
    elif command == "serve":
        parser.value("host", "ADDRESS")
        parser.value("port", "N")
        parser.value("database", "URL", "cli-database")
        parser.values("origin", "URL")
        parser.value("proxy", "ADDRESS")
        parser.value("thinkers", "N")
        parser.values("limit", "KEY=VALUE")
        parser.value("reports", "DIR")
        parser.value("log", "LEVEL")
        parser.switch("secure")
        parser.switch("open")
    elif command == "replay":
        parser.value("seat", "N")
        parser.switch("all")
        parser.value("upto", "K")
        parser.value("data", "FILE", "cli-data")
    parser.common(json=command not in ("play", "serve", "export"))


def heading(speaker: Speaker, key: str) -> str:
    """A word that heads a list."""
    return speaker.say("heading", text=speaker.say(key))


def about(speaker: Speaker) -> str:
    """What there is to ask for."""
    widest = max(len(command) for command in COMMANDS)
    lines = [heading(speaker, "cli-usage") + " fagin COMMAND …", "", speaker.say("cli-about"), ""]
    lines.append(heading(speaker, "cli-commands"))
    lines += [f"  {command.ljust(widest)}  {speaker.say(f'cli-{command}')}" for command in COMMANDS]
    lines += ["", heading(speaker, "cli-options")]
    options = [("--lang en|fr", "cli-lang"), ("--version", "cli-version"), ("-h, --help", "cli-help")]
    lines += [f"  {option.ljust(12)}  {speaker.say(key)}" for option, key in options]
    return "\n".join([*lines, "", speaker.say("cli-examples"), ""])


def version_line() -> str:
    """The version, and whether the engine is compiled."""
    try:
        number = version("fagin")
    except PackageNotFoundError:
        number = "?"
    interpreted = (fagin.kernel.__file__ or "").endswith(".py")
    return f"fagin {number} ({'interpreted' if interpreted else 'compiled'})"
