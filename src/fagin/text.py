"""Words for people: Fluent messages in English and French, the only place that knows Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from fagin.kernel.errors import Unusable

LANGUAGES: Final = ["en", "fr"]  # the first is the default
FOLDER: Final = Path(__file__).with_name("locales")
WISHES: Final = ("FAGIN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # where people say their language, in order

LONGEST: Final = 400  # characters of what a complaint quotes

Words = str | int | float


class Speaker:
    """Says messages in one language: those that all share, and those of a game or another part."""

    def __init__(self, lang: str, *parts: str) -> None:
        assert lang in LANGUAGES, lang
        self.lang: Final = lang
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        for part in ("common", *parts):
            self._bundle.add_resource(resource(lang, part))

    def say(self, key: str, /, **args: Words) -> str:
        """The message, or its attribute where the key has a dot, with its variables filled in."""
        return self.render(key, args)[0]

    def knows(self, key: str) -> bool:
        """Whether there is such a message or attribute."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def render(self, key: str, args: Mapping[str, Words]) -> tuple[str, list[Exception]]:
        """The text, and what went wrong in making it; a key that is not there is said as it is."""
        if not self.knows(key):
            return key, [LookupError(f"no message {key!r}")]
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return key, [LookupError(f"the message {key!r} has no text of its own")]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), list(errors)

    def refusal(self, reason: str, clause: str) -> str:
        """Why a move is not allowed, with the rule."""
        return self.say(f"refused-{reason}") + (f" [{clause}]" if clause else "")

    def complaint(self, bad: Unusable) -> str:
        """Why a file or an option cannot be used; what it quotes cannot play tricks on a terminal."""
        details: dict[str, Words] = {name: quoted(text) for name, text in bad.details.items()}
        if "refusal" in bad.details:
            details["refusal"] = self.refusal(bad.details["refusal"], bad.details["clause"])
        return self.say(f"bad-{bad.reason}", **details)

    def listing(self, items: list[str]) -> str:
        """Items joined as one says them: first, second and third."""
        if len(items) <= 1:
            return items[0] if items else ""
        said = self.say("list-pair", first=items[-2], last=items[-1])
        for item in reversed(items[:-2]):
            said = self.say("list-more", first=item, rest=said)
        return said

    def company(self, names: list[str], seats: list[int], reader: int) -> str:
        """Return the names of some seats as a list, the reader last and as "you"."""
        others = [names[seat] for seat in seats if seat != reader]
        return self.listing([*others, self.say("the-reader")] if reader in seats else others)


def attribute_of(value: str) -> str:
    """A value as the name of an attribute, which must begin with a letter and has no dots."""
    return value if value[:1].isalpha() else f"n{value.replace('.', '-')}"


def quoted(text: str) -> str:
    """A text from elsewhere as a sentence may quote it: not too long, and with signs for what cannot be seen."""
    return printable(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def printable(text: str) -> str:
    """A text with signs in place of what cannot be seen."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


@cache
def resource(lang: str, name: str) -> Resource:
    """The messages of one file, read once."""
    return FluentResource((FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8"))


def language(given: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, or else the one that the environment asks for."""
    if given:
        return given
    for name in WISHES:
        wish = environ.get(name, "")
        if wish:
            return "fr" if wish.lower().startswith("fr") else LANGUAGES[0]
    return LANGUAGES[0]
