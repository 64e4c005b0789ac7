"""At a terminal only what is typed after a question answers it, and the terminal is given back as it was."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

import pytest
from command import CODES, Terminal

PLAY = ("play", "doggy-bag", "--seed", "7", "--bots", "sly")
ARROWS = "\x1b[A\x1b[B\x1b[C\x1b[D\x1bOA\x1b[3~\x1b[1;5C\x1b[[A\x1b[15~\x1bx\x1b[200~"
ASKED, TOLD = "Your move> ", "Betty throws the coins"
PAUSES = 7.0  # seconds for which the rest of the first turn is told at least, unless somebody hurries it


def own_moves(home: Path) -> list[str]:
    """What the first seat has played."""
    record = (home / "fagin" / "doggy_bag.game").read_text()
    return re.findall(r"^0 (\S+)", record, re.M)


def end_politely(screen: Terminal) -> None:
    """Leave a game at its prompt; the terminal is as it was."""
    screen.type("q\n")
    assert screen.end() == 0


def test_what_is_typed_while_bots_move_is_neither_shown_nor_played_but_hurries_the_telling(
    tmp_path: Path,
) -> None:
    screen = Terminal(tmp_path, *PLAY)
    screen.wait_for("Your move> ")
    screen.type("grkk\n")
    screen.wait_for("Your choice is sealed.")
    screen.type(" ")
    screen.wait_for("Your move> ")
    screen.type("3\n")
    screen.wait_for("You take token 3")
    began = time.monotonic()
    for _ in range(25):  # an impatient hand: the question waits until it rests
        screen.type(f"zebra\n{ARROWS}grry\n\n")
        time.sleep(0.02)
    screen.wait_for("Your move> ")
    assert time.monotonic() - began < PAUSES
    end_politely(screen)
    assert "zebra" not in screen.raw
    assert "^[" not in screen.raw
    assert [move.partition(":")[0] for move in own_moves(tmp_path)] == ["loot", "role"]


def test_a_line_is_edited_and_keys_that_are_no_letters_are_never_shown(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, "play", "doggy-bag", "--fast")
    screen.wait_for("random one)> ")
    screen.type(f"{ARROWS}nothing at all\x17\x17\x15\x7f漢é{ARROWS}字\x7f\x1b")
    time.sleep(0.4)  # Escape alone is not Alt with the next letter
    screen.type("w\n")
    shown = screen.wait_for("Your move> ")
    screen.type(f"{ARROWS}\t!\n")
    shown += screen.wait_for("Sly chooses")
    screen.type("\x03")
    assert screen.end() == 130
    assert "^" not in screen.raw
    assert not re.search(r"\x1b(?!\[[0-9;]*m)", shown)  # but colours
    assert "entropy 0 漢éw" in (tmp_path / "fagin" / "doggy_bag.game").read_text()


def test_lines_that_are_pasted_answer_one_by_one_until_somebody_else_moves(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, *PLAY, "--fast")
    screen.wait_for("Your move> ")
    screen.type("?DB-4.3\n\ngrkk\n!\nand more")
    shown = CODES.sub("", screen.wait_for("q quit\r\nYour move> "))
    assert shown.startswith("?DB-4.3")
    assert "Your move> grkk" in shown
    assert "“!” and what follows was left out: it is no longer your move." in shown
    end_politely(screen)
    assert len(own_moves(tmp_path)) == 1


def test_whoever_shares_the_keyboard_does_not_answer_for_the_next_one(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, *PLAY[:4], "--hotseat", "Ann,Ben", "--option", "first_player=seat0")
    screen.wait_for("press Enter> ")
    screen.type("\n")
    screen.wait_for("Your move> ")
    screen.type("!\n\n\n!\n")
    shown = screen.wait_for("hide the screen> ")
    assert "“!” and what follows was left out" in CODES.sub("", shown)
    screen.type("\n")
    screen.wait_for("Give the keyboard to Ben")
    screen.type("\x04")
    assert screen.end() == 0


@pytest.mark.parametrize(
    ("when", "stop", "code"),
    [
        (ASKED, "q\n", 0),
        (ASKED, "\x04", 0),
        (ASKED, "gr\x03", 130),
        (ASKED, signal.SIGHUP, 129),
        (TOLD, "\x03", 130),
        (TOLD, signal.SIGTERM, 143),
    ],
)
def test_the_terminal_is_given_back_however_a_game_ends(
    tmp_path: Path, when: str, stop: str | signal.Signals, code: int
) -> None:
    screen = Terminal(tmp_path, *PLAY, *(["--fast"] if when == ASKED else []))
    assert screen.echoes
    screen.wait_for(when)
    assert not screen.echoes
    if isinstance(stop, str):
        screen.type(stop)
    else:
        os.kill(screen.pid, stop)
    screen.wait_for("")
    assert screen.echoes
    assert screen.end() == code
    assert "Traceback" not in screen.raw


def test_a_game_is_stopped_and_goes_on_as_the_shell_wants_it(tmp_path: Path) -> None:
    shell = Terminal(tmp_path, "-i", program=("sh",), PS1="$ ", ENV="")
    shell.wait_for("$ ")
    shell.type(f"{sys.executable} -m fagin {' '.join(PLAY)}\n")
    shell.wait_for("Your move> ")
    shell.type("gr")
    shell.wait_for("gr")
    for _ in range(2):
        shell.type("\x1a")
        shell.wait_for("$ ")
        assert shell.echoes
        shell.type("fg\n")
        shell.wait_for("Your move> gr")
        assert not shell.echoes
    shell.type("kk\n")
    shell.wait_for("Your choice is sealed.")
    shell.type("\x1a")
    shell.wait_for("$ ")
    assert shell.echoes
    shell.type("fg\n")
    shell.wait_for("Betty takes token")
    assert not shell.echoes
    shell.type(" ")
    shell.wait_for("Your move> ")
    assert len(own_moves(tmp_path)) == 1
    shell.type("q\n")
    shell.wait_for("$ ")
    assert shell.echoes
    shell.type("exit\n")
    assert shell.end() == 0


@pytest.mark.parametrize(("trap", "code", "told"), [("", 129, "\nStopped.\n"), ("trap '' HUP;", 0, "")])
def test_a_terminal_that_is_closed_ends_a_game(tmp_path: Path, trap: str, code: int, told: str) -> None:
    complaints = tmp_path / "complaints"
    script = f'{trap} exec "$@" 2> {complaints}'
    program = ("sh", "-c", script, "sh", sys.executable, "-m", "fagin")
    screen = Terminal(tmp_path, *PLAY, "--fast", program=program)
    screen.wait_for("Your move> ")
    os.close(screen.screen)
    assert os.waitstatus_to_exitcode(os.waitpid(screen.pid, 0)[1]) == code
    assert complaints.read_text() == told
