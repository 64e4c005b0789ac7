"""Advice as the wire has it, in plain data."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fagin.bots.advice import Candidate
from fagin.terminal.advice import advice_in_words
from fagin.web.table import Table
from fagin.web.words import speaker


def advice_of(table: Table, candidates: list[Candidate], lang: str) -> list[dict[str, Any]]:
    """What the best bot thinks of each of some moves, in numbers and in words."""
    words = speaker(lang, table.game.id)
    return [
        {
            "move": table.game.moves.text(one.move),
            "share": one.share,
            "place": one.place,
            **asdict(one.outlook),
            "text": advice_in_words(words, one),
        }
        for one in candidates
    ]
