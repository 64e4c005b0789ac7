"""What the server itself says to people, in their language."""

from __future__ import annotations

from functools import cache

from fagin.kernel.errors import BadData, BadFile, Unusable
from fagin.text import Speaker, Words, quoted


@cache
def speaker(lang: str, about: str) -> Speaker:
    """Who says what there is to say about a game, or about tables (`web`)."""
    return Speaker(lang, about)


def complaint(bad: Unusable, lang: str) -> str:
    """Why somebody's options or component file cannot be used; of a file also where it is wrong."""
    words = speaker(lang, bad.game or "web")
    message = words.complaint(bad)
    if not isinstance(bad, BadData):
        return message
    if isinstance(bad, BadFile):
        return words.say("error-file", message=message)
    return words.say("error-data", key=quoted(bad.key), message=message)


def said(reason: str, lang: str, game: str = "", who: str = "", /, **args: Words) -> str:
    """A reason in words: the rules' own, or the table's; `who` is the player whose doing it is, if that is known."""
    for about in (game, "web"):
        if about and speaker(lang, about).knows(reason):
            words = speaker(lang, about)
            return words.say(reason, who=who or words.say("another-player"), **args)
    return speaker(lang, "web").say(f"web-{reason}", **args)
