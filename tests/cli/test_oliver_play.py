"""`fagin play oliver-twist`: whole games typed in, explained, saved, and shared at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command import CODES, Talk, Terminal, fagin_says, play_through

PLAY = ("play", "oliver-twist", "--seed", "7")
SLY = "!\n" * 400


def first_choice(question: str) -> str:
    """The first thing that may be typed at a question."""
    listed = re.findall(r"^ +([0-9]+|[a-z])  \S", question, re.M)
    if listed:
        return str(listed[0])
    example = re.search(r"(?:such as|par exemple) (\d+)", question)
    assert example is not None, question
    return example[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_by_typing_the_first_choice(tmp_path: Path, lang: str) -> None:
    end = play_through(tmp_path, lang, first_choice, *PLAY, "--players", "3")[-1200:]
    assert "[OT-10.3]" in end
    assert ("The Night is over" if lang == "en" else "La Nuit est finie") in end


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "2", "--option", "two_player_night_closed=false", "--option", "tie_break=most_cards"),
        ("--option", "stash_view=all", "--option", "file_view=all", "--option", "money_view=all"),
        ("--option", "characters=hide_only", "--option", "night_reveal=hidden_neighbour", "--lang", "fr"),
        ("--option", "rounds=day_only", "--option", "file_view=nobody", "--bots", "random"),
    ],
)
def test_every_variant_is_played_to_the_end(tmp_path: Path, words: tuple[str, ...]) -> None:
    code, said, _ = fagin_says(tmp_path, *PLAY, *words, typed=SLY)
    assert code == 0
    assert "[OT-10.3]" in said
    assert ("The Day is over" in said) == ("rounds=day_only" in words)
    if "file_view=nobody" in words:
        assert "Your file " not in said


def test_help_illegal_moves_and_take_back_at_the_prompt(tmp_path: Path) -> None:
    typed = [
        "?",
        "?9",
        "?23",
        "75",
        "?sell:ring",
        "?hide:nancy",
        "bribe",
        "stop",
        "?OT-4.10",
        "what",
        "s",
        "l",
    ]
    code, said, _ = fagin_says(
        tmp_path, *PLAY, "--option", "first_player=seat0", typed="\n".join([*typed, "9", "u", "q", ""])
    )
    assert code == 0
    said = re.sub(r"\s+", " ", said)
    assert "[OT-3.2 " in said
    assert ": allowed. Nothing goes to your file." in said
    assert "[OT-4.9 " in said
    assert "The Gang cannot reach it" in said
    assert "Sell rings to Fagin: not now. You have no three of that type" in said
    assert "Hide, discarding Nancy: not now. You do not hold that card." in said
    assert "A bribe is only possible when the Gang is next to no token." in said
    assert "You can still Prowl or sell: the round goes on." in said
    assert "[OT-4.10 " in said
    assert "I do not understand “what”. Type the number of a space" in said
    assert "It cannot be taken back: " in said


def test_between_two_people_nothing_private_stays_on_the_screen(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *PLAY, "--hotseat", "Ann,Ben", "--players", "2", "--option", "first_player=seat0")
    said = talk.listen()
    assert "Give the keyboard to Ann, then press Enter" in said
    assert "Your stash" not in said
    said = talk.answer("")
    assert "Ann (you)" in said
    mine = re.findall(r"You get an? ([a-z]+)", said)
    assert len(mine) == 2
    said = talk.answer(first_choice(said[said.rindex("\n\n") :]))
    assert "Press Enter to hide the screen" in said
    said = talk.answer("")
    assert said.strip("= \n") == "Give the keyboard to Ben, then press Enter>"
    said = talk.answer("")
    assert "Ben (you)" in said
    assert "Ann (you)" not in said
    assert said.count("You get ") == 2
    assert "Ann gets" not in said
    talk.kill()


def test_in_a_terminal_the_map_is_coloured_and_the_curtain_clears_all(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, *PLAY, "--fast", "--hotseat", "Ann,Ben")
    screen.wait_for("Give the keyboard to")
    screen.type("\n")
    shown = screen.wait_for("Your move> ")
    assert "\x1b[" in shown
    assert "Saffron Hill" in CODES.sub("", shown)
    screen.type("!\n")
    screen.wait_for("Press Enter to hide the screen")
    screen.type("\n")
    shown = screen.wait_for("then press Enter")
    hidden = shown.rindex("\x1b[2J\x1b[3J\x1b[H")
    assert "Your stash" not in CODES.sub("", shown[hidden:])
    screen.type("\x04")
    assert screen.end() == 0
