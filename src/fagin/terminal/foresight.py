"""What comes of a move at once, as far as its player can know: so that people are asked before it happens."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fagin.kernel import Game, View
from fagin.kernel.state import LUCK
from fagin.terminal.desk import Unasked
from fagin.text import Speaker


class Foresight:
    """What comes of a move until somebody chooses or chance decides."""

    def __init__(self, game: Game[Any, Any, Any], view: View[Any, Any], move: int) -> None:
        state = game.determinise(view, Random(0))
        state.apply(view.seat, move)
        self.step: Final = state.public.stack.top  # what is pending then
        self.luck: Final = self.step is not None and self.step.kind == LUCK
        self.asked: Final = view.seat in state.to_act()


def foretold(speaker: Speaker, words: str, moves: list[int], follows: list[str], ends: bool) -> Unasked:
    """What a move does unasked, in words: its own, and those of the moves that follow it."""
    plain = speaker.say("words-unasked", words=words, told=", ".join(follows)) if follows else words
    told = f"{plain[:1].upper()}{plain[1:]}."
    text = speaker.say("unasked" if follows else "unasked-ending", told=told, ends="yes" if ends else "no")
    return Unasked(moves, ends, speaker.say("words-ending", words=plain) if ends else plain, text)
