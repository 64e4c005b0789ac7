"""What the server itself says to people, in their language."""

from __future__ import annotations

from functools import cache

from fagin.text import Speaker, Words


@cache
def speaker(lang: str, about: str) -> Speaker:
    """Who says what there is to say about a game, or about tables (`web`)."""
    return Speaker(lang, about)


def said(reason: str, lang: str, game: str = "", /, **args: Words) -> str:
    """A reason in words: the rules' own, or the table's."""
    for about in (game, "web"):
        if about and speaker(lang, about).knows(reason):
            return speaker(lang, about).say(reason, who="", **args)
    return speaker(lang, "web").say(f"web-{reason}", **args)
