"""`fagin play swindler`: whole games typed in, explained, saved, and shared at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command import CODES, Talk, Terminal, fagin_says, play_through

PLAY = ("play", "swindler", "--seed", "7")
SLY = "!\n" * 400
KEY = re.compile(r"^ +([0-9][0-9.]*|[a-z][0-9]?)  \S", re.M)
REACT = {"en": "Press Enter to pass", "fr": "Entrée pour passer"}


def first_choice(question: str) -> str:
    """The first of the keys listed at a question."""
    return str(KEY.findall(question)[0])


@pytest.mark.parametrize(("lang", "players"), [("en", 3), ("fr", 4)])
def test_a_whole_game_is_played_by_typing_the_first_choice(tmp_path: Path, lang: str, players: int) -> None:
    words = ("--players", str(players), "--option", "game_length=short")
    heard = play_through(tmp_path, lang, first_choice, *PLAY, *words)
    assert "[SW-11.2]" in heard[-1200:]


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "2", "--option", "master_thief=off", "--option", "game_length=short"),
        ("--option", "master_thief=random", "--option", "reaction_mode=ask", "--lang", "fr"),
        ("--players", "3", "--option", "show_bag_odds=false", "--option", "jail_silence=true"),
    ],
)
def test_every_variant_is_played_to_the_end(tmp_path: Path, words: tuple[str, ...]) -> None:
    code, said, _ = fagin_says(tmp_path, *PLAY, *words, typed=SLY)
    assert code == 0
    assert "[SW-11.2]" in said
    assert ("%" in said) == ("show_bag_odds=false" not in words)


def test_help_illegal_moves_and_take_back_at_the_prompt(tmp_path: Path) -> None:
    typed = [
        "?",
        "?2",
        "?cancel:1",
        "?beggar",
        "?bag:red",
        "9",
        "fulfil:1",
        "?SW-5.6",
        "what",
        "s",
        "l",
    ]
    options = ("--option", "start_player=seat0", "--option", "master_thief=off")
    code, said, _ = fagin_says(tmp_path, *PLAY, *options, typed="\n".join([*typed, "2", "u", "3", "q", ""]))
    assert code == 0
    said = re.sub(r"\s+", " ", said)
    assert "[SW-4.1 " in said
    assert re.search(r"Reserve [^:]+: allowed. (Own|Discard|Draw): ", said)
    assert "not now. Your marker is not on that order." in said
    assert "not now. You do not have that card." in said
    assert "not now. Now you reserve orders, or go on." in said
    assert "[SW-5.6 " in said
    assert "I do not understand “9”. Type the number of an order" in said
    assert "I do not understand “what”." in said
    assert "You reserve order 2" in said
    assert "Taken back." in said
    assert "You reserve order 3" in said


def test_enter_passes_in_a_window_and_p_passes_until_the_next_own_turn(tmp_path: Path) -> None:
    options = ("--option", "reaction_mode=ask", "--players", "2")
    talk = Talk(tmp_path, *PLAY, *options)
    said = talk.listen()
    while "Press Enter to pass" not in said:  # until somebody's window opens
        said = talk.answer("!")
    said = talk.answer("")
    assert "I do not understand" not in said
    while "Press Enter to pass" not in said:
        said = talk.answer("!")
    said = talk.answer("p")
    assert "Press Enter to pass" not in said
    assert re.search("Step 1|raid|begs|splits|Your turn", said), said
    talk.kill()


def test_alone_among_bots_nobody_is_asked_who_can_only_pass(tmp_path: Path) -> None:
    code, said, _ = fagin_says(tmp_path, *PLAY, "--option", "game_length=short", typed=SLY)
    assert code == 0
    asked = [part for part in said.split("\n\n") if REACT["en"] in part]
    assert asked
    assert all(len(KEY.findall(part)) > 1 for part in asked)


def test_between_two_people_nothing_private_stays_on_the_screen(tmp_path: Path) -> None:
    options = ("--players", "2", "--option", "start_player=seat0", "--option", "master_thief=off")
    talk = Talk(tmp_path, *PLAY, "--hotseat", "Ann,Ben", *options)
    said = talk.listen()
    assert "Give the keyboard to Ann, then press Enter" in said
    said = talk.answer("")
    assert "Ann (you)" in said
    while "hire an accomplice for a coin" not in said:
        said = talk.answer("!")
    said = talk.answer("hire")
    if "What do you pay with?" in said:
        said = talk.answer("1")
    card = re.search(r"You draw (the [^:]+):", said)
    assert card is not None, said
    while "Press Enter to hide the screen" not in said:
        said = talk.answer("end" if "end the turn" in said else "!")
    said = talk.answer("")
    assert said.strip("= \n") == "Give the keyboard to Ben, then press Enter>"
    said = talk.answer("")
    assert "Ben (you)" in said
    assert "Ann draws an accomplice." in said
    assert f"draws {card[1]}" not in said
    assert "Your cards" not in said
    talk.kill()


def test_in_a_terminal_the_table_is_coloured_and_the_curtain_clears_all(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, *PLAY, "--fast", "--hotseat", "Ann,Ben", "--option", "master_thief=off")
    screen.wait_for("Give the keyboard to")
    screen.type("\n")
    shown = screen.wait_for("Your move> ")
    assert "\x1b[" in shown
    assert "R red" in CODES.sub("", shown)
    while "Press Enter to hide the screen" not in CODES.sub("", screen.raw[-200:]):
        screen.type("!\n")
        screen.wait_for("> ")
    screen.type("\n")
    shown = screen.wait_for("then press Enter")
    hidden = shown.rindex("\x1b[2J\x1b[3J\x1b[H")
    assert "(you)" not in CODES.sub("", shown[hidden:])
    screen.type("\x04")
    assert screen.end() == 0
