"""Names of players: what can be one, and what is given to players who have chosen none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fagin.games import GAMES
from fagin.names import PERIOD_NAMES, given_name, is_name, read_aloud, shown_names
from fagin.terminal.box import Box, open_box
from fagin.terminal.save import Save


@pytest.mark.parametrize(
    "text",
    [
        *("You", "you", "YOU!", " (you) ", "Y o u", "You 2", "yourself", "Thou"),
        *("Vous", "vous-même", "Toi", "TOI", "Tu", "Moi", "me"),
        *("Ｙｏｕ", "Yоu", "Υou", "Уou", "Y0u", "Yoú", "Y\u200dou", "ʏᴏᴜ", "Vοus", "T0I"),
        *("", " ", "...", "\u200d"),
    ],
)
def test_a_word_that_means_somebody_else_to_every_reader_is_no_name(text: str) -> None:
    assert not is_name(text)


@pytest.mark.parametrize(
    "text",
    ["Youssef", "Vousden", "Toby", "Tú", "Moira", "Thouars", "Me Too", "Ume", "七", "🎩", "A", "You Li"],
)
def test_whatever_else_can_be_read_is_a_name(text: str) -> None:
    assert is_name(text)


def test_a_name_that_is_given_is_nobody_elses_whatever_its_letters_look_like() -> None:
    taken: list[str] = []
    for _ in PERIOD_NAMES:
        taken.append(given_name(taken, "table"))
    assert sorted(taken) == sorted(PERIOD_NAMES)
    shouted = [name.upper() for name in PERIOD_NAMES[:-1]]
    assert given_name(shouted, "table") == PERIOD_NAMES[-1]


def test_no_bot_of_a_printed_game_has_a_name_that_is_given() -> None:
    printed = {read_aloud(name) for game in GAMES for name in open_box(game).names}
    assert not printed & {read_aloud(name) for name in PERIOD_NAMES}
    assert all(is_name(name) and len(name) <= 12 for name in PERIOD_NAMES)


def test_names_that_were_kept_before_are_shown_as_names_always_the_same() -> None:
    kept = ["You", "Ben", "", "vous"]
    shown = shown_names(kept, "table")
    assert shown == shown_names(kept, "table")
    assert shown[1:3] == ["Ben", ""]
    assert {shown[0], shown[3]} < set(PERIOD_NAMES)
    assert shown[0] != shown[3]


def test_a_saved_game_of_somebody_called_you_goes_on_with_a_name(tmp_path: Path) -> None:
    save = Save(tmp_path / "doggy_bag.game")
    table = {"names": ["You", "Ben"], "kinds": ["person", "person"], "data": None, "seed": None}
    save.table_path.write_text(json.dumps(table), encoding="utf-8")
    first, second = save.read_sitting(2).names
    assert first in PERIOD_NAMES
    assert second == "Ben"


def test_a_box_names_no_screen_you() -> None:
    assert Box({"screens": [{"name": "You"}, {"name": "Rex"}]}, own=True).names[:2] == ["Dog 1", "Rex"]
