"""`fagin play`: whole games typed in, saved, killed, resumed, shared at one keyboard."""

from __future__ import annotations

import re
import signal
import stat
from pathlib import Path

import pytest
from command import CODES, Talk, Terminal, fagin_says, play_through

PLAY = ("play", "doggy-bag", "--seed", "7")
SLY = "!\n" * 120


def first_choice(question: str) -> str:
    """The first thing that may be typed at a question."""
    listed = re.findall(r"^ +([0-9gwryk]+)  \S", question, re.M)
    if listed:
        return str(listed[0])
    example = re.search(r"(?:such as|par exemple) ([gwryk]+)", question)
    return example[1] if example else "8"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_by_typing_the_first_choice(tmp_path: Path, lang: str) -> None:
    heard = play_through(tmp_path, lang, first_choice, *PLAY, "--players", "3")
    assert re.search(r"SHA-256\).?:\s[0-9a-f]{64}", heard)
    assert re.search(r"\[DB-12\.[125]\]", heard[-900:])
    assert f"fagin verify {tmp_path / 'my game.rec'}" in heard[-900:]


@pytest.mark.parametrize(
    "words",
    [
        ("--option", "mode=beginner", "--bots", "random"),
        (
            "--option",
            "effects=optional",
            "--option",
            "memo=none",
            "--option",
            "bag_count=false",
            "--players",
            "2",
        ),
        ("--players", "6", "--option", "reveal_at_end=false", "--option", "memo=last_look", "--lang", "fr"),
    ],
)
def test_every_variant_is_played_to_the_end(tmp_path: Path, words: tuple[str, ...]) -> None:
    code, said, _ = fagin_says(tmp_path, *PLAY, *words, typed=SLY)
    assert code == 0
    assert "[DB-12." in said
    if "memo=none" in words:
        assert "Next bone black" not in said
        assert "You delivered, by turn" not in said
        assert "Bag: " not in said
    if "reveal_at_end=false" in words:
        assert "Ce qui était caché" not in said


def test_the_record_is_saved_after_every_move_and_its_secret_apart(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *PLAY)
    talk.listen()
    file = tmp_path / "fagin" / "doggy_bag.game"
    before = file.read_text()
    talk.answer("!")
    assert len(file.read_text()) > len(before)
    assert "secret" not in file.read_text()
    secret = file.with_name("doggy_bag.game.secret")
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    talk.kill()


def test_a_game_killed_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ("play", "doggy_bag", "--hotseat", "Zoë", "--bots", "random,sly")
    talk = Talk(tmp_path, *words)
    talk.listen()
    talk.answer("my-word")
    for _ in range(3):
        said = talk.answer("!")
    assert "Zoë (you)" in said
    talk.kill()
    file = tmp_path / "fagin" / "doggy_bag.game"
    kept = file.read_text()
    assert "entropy 0 my-word" in kept
    code, said, _ = fagin_says(tmp_path, "play", "doggy-bag", typed="y\n" + SLY)
    assert code == 0
    assert "A game of Doggy Bag is saved here: Zoë, Artful and Betty" in said
    assert file.read_text().startswith(kept)
    assert not file.with_name("doggy_bag.game.secret").exists()
    code, said, _ = fagin_says(tmp_path, "verify", str(file))
    assert (code, said[:5]) == (0, "True:")
    code, said, _ = fagin_says(tmp_path, "play", "doggy-bag")  # the finished one is put aside
    assert code == 0
    assert re.search(r"kept as\s.*doggy_bag-\d{4}-\d\d-\d\d-\d{6}\.game", said)


def test_a_game_is_played_in_one_place_at_a_time(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *PLAY)
    talk.listen()
    code, _, complaint = fagin_says(tmp_path, *PLAY, "--new")
    assert code == 2
    assert "is being played elsewhere" in complaint
    talk.kill()
    assert fagin_says(tmp_path, *PLAY, typed="y\nq\n")[0] == 0


def test_quitting_says_how_to_go_on_and_a_new_game_puts_the_old_one_aside(tmp_path: Path) -> None:
    code, said, _ = fagin_says(tmp_path, *PLAY, typed="!\nq\n")
    assert code == 0
    assert "Saved. “fagin play doggy-bag” goes on with it." in said
    fagin_says(tmp_path, *PLAY, typed="n\n")
    fagin_says(tmp_path, *PLAY, "--new", typed="!\n")
    kept = list((tmp_path / "fagin").glob("doggy_bag-*.game"))
    assert len(kept) == 2
    assert all(path.with_name(path.name + ".secret").exists() for path in kept)


def test_help_illegal_moves_and_take_back_at_the_prompt(tmp_path: Path) -> None:
    typed = [
        "?",
        "?gk",
        "kkkkk",
        "?DB-7.5",
        "?db-99.9",
        "? lead:0",
        "?what",
        "role:3",
        "u",
        "s",
        "l",
        "wro ng",
        "!",
    ]
    code, said, _ = fagin_says(
        tmp_path,
        *PLAY,
        "--option",
        "first_player=seat0",
        typed="\n".join([*typed, "h0", "u", "? 4", "?h4", "u", "q", ""]),
    )
    assert code == 0
    assert "[DB-4.3 Everybody delivers the amount]" in said
    assert "Deliver 1 grey and 1 black: allowed." in said
    assert "I do not understand “kkkkk”. Type" in said
    assert "[DB-7.5 Caught: the black bone]" in said
    assert "The text of DB-99.9 cannot be found here." in said
    assert "Keep or take the First player token yourself: not now. First choose the bones" in said
    assert "No move is written like that." in said
    assert "Token 3, Pickpocket: not now. First choose the bones that you put in the bag." in said
    assert "It cannot be taken back: Charley has moved since." in said
    assert str(tmp_path / "fagin" / "doggy_bag.game") in said
    assert "What has happened" in said
    assert "Type a number from 8 to " in said
    assert "Taken back." in said
    assert "Token 4, Mole: allowed." in said
    assert "Hothead: turn over token 4: allowed." in said


def test_the_end_of_the_input_ends_the_game_politely(tmp_path: Path) -> None:
    assert fagin_says(tmp_path, *PLAY)[0] == 0
    assert fagin_says(tmp_path, *PLAY)[0] == 0  # at the question whether to go on
    assert fagin_says(tmp_path, "play", "doggy-bag", "--new")[0] == 0  # at the word


def test_an_interruption_ends_the_game_politely(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *PLAY)
    talk.listen()
    talk.process.send_signal(signal.SIGINT)
    assert "Stopped." in talk.pipes[1].read()
    assert talk.end() == 130


@pytest.mark.parametrize(
    ("line", "text", "complaint"),
    [
        (0, "fagin 9", "line 1: a record begins with “fagin 1”"),
        (-1, "0 role:9", "line {last}: no move is written “role:9”"),
        (18, "* coins:9", "line 19: no move is written “coins:9”"),
    ],
)
def test_a_broken_save_is_named_and_left_alone(tmp_path: Path, line: int, text: str, complaint: str) -> None:
    fagin_says(tmp_path, *PLAY, typed="!\n!\nq\n")
    file = tmp_path / "fagin" / "doggy_bag.game"
    lines = file.read_text().splitlines()
    lines[line] = text
    file.write_text("\n".join(lines) + "\n")
    broken = file.read_bytes()
    code, said, complaints = fagin_says(tmp_path, *PLAY, typed="y\n")
    assert code == 2
    assert complaint.format(last=len(lines)) in complaints
    assert "left as it is" in said
    assert file.read_bytes() == broken
    assert fagin_says(tmp_path, *PLAY, "--new", typed="!\n")[0] == 0
    assert any(path.read_bytes() == broken for path in file.parent.glob("doggy_bag-*.game"))


@pytest.mark.parametrize(
    ("companion", "complaint"), [("secret", "secret of the chance"), ("table", "who plays")]
)
def test_a_save_without_its_companions_is_refused(tmp_path: Path, companion: str, complaint: str) -> None:
    fagin_says(tmp_path, *PLAY, typed="!\nq\n")
    (tmp_path / "fagin" / f"doggy_bag.game.{companion}").unlink()
    code, _, complaints = fagin_says(tmp_path, *PLAY, typed="y\n")
    assert code == 2
    assert complaint in complaints


def test_chance_that_was_changed_in_a_save_is_noticed(tmp_path: Path) -> None:
    fagin_says(tmp_path, *PLAY, typed="!\nq\n")
    file = tmp_path / "fagin" / "doggy_bag.game"
    text = file.read_text()
    coins = re.search(r"\* coins:(\d)", text)
    assert coins is not None
    file.write_text(text.replace(coins[0], f"* coins:{2 if coins[1] != '2' else 3}", 1))
    code, _, complaints = fagin_says(tmp_path, *PLAY, typed="y\n")
    assert code == 2
    assert "chance comes out otherwise than recorded" in complaints


def test_a_folder_that_cannot_be_written_is_told_and_the_person_decides(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = (*PLAY, "--save", str(tmp_path / "file" / "x.game"))
    code, said, _ = fagin_says(tmp_path, *words, typed="n\n")
    assert code == 2
    assert "The game cannot be saved in" in said
    code, said, _ = fagin_says(tmp_path, *words, typed="y\ns\nq\n")
    assert code == 0
    assert "The game is not saved." in said
    assert "The game was not saved." in said


def test_a_disk_that_fills_up_in_the_middle_is_told_and_the_last_save_stays_whole(tmp_path: Path) -> None:
    code, said, _ = fagin_says(tmp_path, *PLAY, typed="!\n!\n!\n!\n!\nn\nn\nn\n", limit=640)
    assert code == 2
    assert "The game cannot be saved in" in said
    code, said, _ = fagin_says(tmp_path, *PLAY, typed="y\nq\n")
    assert code == 0
    assert "The saved game goes on" in said
    assert not list((tmp_path / "fagin").glob(".*.new"))


def test_between_two_people_nothing_private_stays_on_the_screen(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *PLAY, "--hotseat", "Ann,Ben", "--option", "first_player=seat0")
    said = talk.listen()
    assert "Give the keyboard to Ann, then press Enter" in said
    assert "Behind your screen" not in said
    said = talk.answer("")
    assert "Ann (you)" in said
    amount = int(re.findall(r"Choose (\d) bones", said)[0])
    said = talk.answer("k" * min(3, amount) + "y" * (amount - 3))
    assert "Press Enter to hide the screen" in said
    said = talk.answer("")
    assert said.strip("= \n") == "Give the keyboard to Ben, then press Enter>"
    said = talk.answer("")
    assert "Ben (you)" in said
    assert "Ann (you)" not in said
    assert "3g 4w 5r 1y 3k" in said  # all of Ben's, nothing of Ann's
    assert "deliver" not in said
    talk.kill()


def test_a_look_into_the_bag_is_told_to_the_one_who_looks_alone(tmp_path: Path) -> None:
    talk = Talk(tmp_path, *PLAY, "--hotseat", "Ann,Ben", "--option", "first_player=seat0")
    talk.listen()
    said = talk.answer("")
    for _ in range(4):  # both choose their loot, then Ann picks
        said = talk.answer("!" if "Your move" in said else "")
        if "Take a token" in said and "Ann (you)" in said:
            break
        said = talk.answer("") if "Your move" not in said else said
    while "Take a token" not in said:
        said = talk.answer("!" if "Your move> " in said.splitlines()[-1] else "")
    said = talk.answer("4")
    assert "You see " in said
    said = talk.answer("")
    assert "see " not in said
    said = talk.answer("")
    assert "Ann looks into the bag." in said
    assert " sees " not in said
    assert "You see " not in said
    talk.kill()


def test_in_a_terminal_bones_are_drawn_in_colour_and_control_c_stops(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, *PLAY, "--fast")
    screen.wait_for("Your move> ")
    screen.type("!\n")
    shown = screen.wait_for("Your move> ")
    assert "\x1b[" in shown
    screen.type("\x03")
    assert "Stopped." in screen.wait_for("Stopped.")
    assert screen.end() == 130


def test_in_a_terminal_without_colour_nothing_is_coloured_and_the_curtain_clears_all(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, *PLAY, "--fast", "--hotseat", "Ann,Ben", NO_COLOR="1")
    screen.wait_for("Give the keyboard to")
    screen.type("\n")
    screen.wait_for("Your move> ")
    screen.type("!\n")
    screen.wait_for("Press Enter to hide the screen")
    screen.type("\n")
    shown = screen.wait_for("then press Enter")
    hidden = shown.rindex("\x1b[2J\x1b[3J\x1b[H")
    assert "Give the keyboard" in shown[hidden:]
    assert "Behind your screen" not in CODES.sub("", shown[hidden:])
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|[34]8;)", screen.raw)
    screen.type("\x04")
    assert screen.end() == 0
