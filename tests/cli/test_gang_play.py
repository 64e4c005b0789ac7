"""`fagin play fagins-gang`: whole games typed in, several moves in a line, explained, saved, and taken back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command import CODES, Talk, Terminal, fagin_says, play_through

PLAY = ("play", "fagins-gang", "--seed", "7")
SHORT = ("--option", "round_limit=5", "--option", "market_turn_cap=4")
SLY = "!\n" * 400


def first_choice(question: str) -> str:
    """The first thing that may be typed at a question."""
    example = re.search(r"(?:such as|par exemple) ([a-z]{2}\w+)", question)
    if example is not None:
        return example[1]
    listed = re.findall(r"^ +([^ ]{1,3})  \S", question, re.M)
    assert listed, question
    return str(listed[0])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_by_typing_the_first_choice(tmp_path: Path, lang: str) -> None:
    heard = play_through(tmp_path, lang, first_choice, *PLAY, *SHORT, "--players", "2", "--bots", "random")
    assert "[FG-R40]" in heard[-1200:]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_number_of_players_is_played_against_sly(tmp_path: Path, players: int) -> None:
    code, said, _ = fagin_says(tmp_path, *PLAY, *SHORT, "--players", str(players), typed=SLY)
    assert code == 0
    assert "[FG-R40]" in said
    assert said.count("(sly)") == players - 1


def test_a_game_is_won_with_two_urchins_home(tmp_path: Path) -> None:
    words = ("--players", "2", "--bots", "random", "--option", "homes_to_win=2")
    code, said, _ = fagin_says(tmp_path, *PLAY, *words, typed=SLY)
    assert code == 0
    assert "Your gang is home first: you win! [FG-11.1]" in said
    assert said.count("goes home to Fagin, for 15 shillings more.") == 2
    assert re.search(r"1st +Charley \(you\) +2 urchins home, \d+ shillings?\n", said)


@pytest.mark.parametrize(
    "words",
    [
        ("--option", "play_on=true", "--option", "homes_to_win=2", "--option", "hidden_hands=true"),
        ("--option", "allow_pass=true", "--option", "opener_pair=different", "--lang", "fr"),
        ("--option", "through_run=false", "--option", "reentry_after_bump=false"),
    ],
)
def test_every_variant_is_played_to_the_end(tmp_path: Path, words: tuple[str, ...]) -> None:
    code, said, _ = fagin_says(tmp_path, *PLAY, *SHORT, "--bots", "random", *words, typed=SLY)
    assert code == 0
    assert "[FG-R40]" in said


BEGIN = (*PLAY, "--players", "2", "--bots", "random", "--option", "first_player=seat0")


def test_help_illegal_moves_and_a_clause_at_the_prompt(tmp_path: Path) -> None:
    typed = ["?", "?1", "?4", "3", "act:beg", "?th4", "?FG-4.3", "what", "s", "l", "q", ""]
    code, said, _ = fagin_says(tmp_path, *BEGIN, typed="\n".join(typed))
    assert code == 0
    said = re.sub(r"\s+", " ", said)
    assert "[FG-2.2 " in said
    assert "for 1 blue; that ends your turn: allowed. Pay cubes of a location's colour" in said
    assert "Open the market: allowed. Everybody may buy and sell" in said
    assert "Steal shillings: not now. You have no urchin on a track." in said
    assert "Beg for a cube: not now. Only who can do nothing else may beg." in said
    assert "Enter on the Thames, to level 4, for 2 blue: not now. First choose one action" in said
    assert "[FG-4.3 " in said
    assert "I do not understand “what”. Type a number of the list" in said


def test_several_moves_are_typed_in_one_line_and_taken_back_one_by_one(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *BEGIN)
    talk.listen()
    said = talk.answer("2, x, y, r")
    assert "You get" not in said
    assert "In exchange you give:  yellow" in said
    assert "In exchange you give:  red" in said
    assert "Which cube do you give?" in said
    said = talk.answer("u")
    assert "Taken back." in said
    assert re.search(r"A Charley \(you\) +20 +1b +1g +1k +0y +1r +1p", said)
    said = talk.answer("u")
    assert re.search(r"A Charley \(you\) +20 +1b +1g +1k +1y +1r +1p", said)
    said = talk.answer("y, zz, r")
    assert "I do not understand “zz”. Type the letter of a colour" in re.sub(r"\s+", " ", said)
    assert re.search(r"A Charley \(you\) +20 +1b +1g +1k +0y +1r +1p", said)
    said = talk.answer("r, y")
    assert "Give a yellow cube: not now. You have no cube of that colour." in re.sub(r"\s+", " ", said)
    assert "[FG-5.7 " in said
    talk.kill()


def test_the_only_walk_is_named_with_its_price_and_asked_about_before_it_is_paid(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *BEGIN)
    offer = "move urchins: enter on the Thames, to level 5, for 1 blue; that ends your turn"
    assert f"1 {offer}" in re.sub(r"\s+", " ", talk.listen())
    for typed in ("1", "1, th4"):
        said = re.sub(r"\s+", " ", talk.answer(typed))
        assert "and your turn is over. Do it? [y/N]" in said
        assert "You pay" not in said
        assert "Your move>" in talk.answer("")
    assert "You pay" not in talk.heard
    talk.answer("1")
    assert "You pay 1 blue: an urchin enters" in re.sub(r"\s+", " ", talk.answer("y"))
    talk.kill()


def test_what_is_typed_beyond_ones_own_move_is_left_out(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *BEGIN)
    talk.listen()
    said = re.sub(r"\s+", " ", talk.answer("1, th5, th4"))
    assert "You pay 1 blue: an urchin enters on the Thames, to level 5." in said
    assert "“th4” and what follows was left out: it is no longer your move." in said
    said = re.sub(r"\s+", " ", talk.answer("u"))
    assert "It cannot be taken back: " in said
    talk.kill()


def test_in_a_terminal_the_tracks_are_coloured_and_keys_work(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, *PLAY, "--fast", "--players", "2", "--option", "first_player=seat0")
    shown = screen.wait_for("Your move> ")
    assert "\x1b[" in shown
    plain = CODES.sub("", shown)
    for name in ("Chertsey", "The Strand", "Bow Street", "Holborn Hill", "St Paul's", "Thames"):
        assert name in plain
    screen.type("2, x\n")
    assert "Which cube do you give?" in CODES.sub("", screen.wait_for("Your move> "))
    screen.type("y, r, p\n")
    assert "Which cube do you take?" in CODES.sub("", screen.wait_for("Your move> "))
    screen.type("q\n")
    assert screen.end() == 0
