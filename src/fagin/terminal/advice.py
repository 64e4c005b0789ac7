"""Advice in words: how much of its thought a bot gave to a move, the place that it expects, and what the move risks."""

from __future__ import annotations

from typing import Final

from fagin.bots.advice import Candidate, Misfortune, Outlook
from fagin.text import Speaker

STEPS: Final = (1, 5, 10)  # to which percentages are rounded
COARSEST: Final = 25


def advice_in_words(speaker: Speaker, candidate: Candidate) -> str:
    """What a bot thinks of a move, to be said after the move."""
    share, place = round(100 * candidate.share), round(candidate.place, 1)
    thought = speaker.say("advice-thought", share=share, place=place)
    risks = risks_in_words(speaker, candidate.outlook)
    return f"{thought} {speaker.say('advice-risk', risks=risks)}" if risks else thought


def risks_in_words(speaker: Speaker, outlook: Outlook) -> str:
    """Each misfortune with its chance, no finer than the estimate is sure of it; empty if none is worth a word."""
    said = ""
    for one in outlook.misfortunes:
        percent, step = rounded(one)
        if percent:
            chance = speaker.say("chance" if step == STEPS[0] else "chance-about", percent=percent)
            risk = speaker.say(f"misfortune-{one.what}", chance=chance, loss=round(one.loss))
            said = speaker.say("advice-risks", first=said, next=risk) if said else risk
    return said


def rounded(misfortune: Misfortune) -> tuple[int, int]:
    """A chance in percent, and the step to which it is rounded: the smallest that is no less than its error."""
    step = next((step for step in STEPS if step >= 100 * misfortune.error), COARSEST)
    return step * round(100 * misfortune.chance / step), step
