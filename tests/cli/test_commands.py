"""The other commands of `fagin`, and what it says to words that make no sense."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from command import fagin_says

import fagin
from fagin.cli import main
from fagin.games import GAMES

CHECKOUT = (
    Path(fagin.__file__).parents[2] / "tests"
).is_dir()  # or is it an installed package, without tests?
COMMANDS = ["arena", "games", "play", "replay", "rules", "verify"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    home = tmp_path_factory.mktemp("home")
    code, _, _ = fagin_says(home, "play", "doggy-bag", "--seed", "11", typed="!\n" * 120)
    assert code == 0
    return home / "fagin" / "doggy_bag.game"


def say(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    caught = capsys.readouterr()
    return code, caught.out, caught.err


def test_the_version_says_whether_the_engine_is_compiled(tmp_path: Path) -> None:
    code, said, _ = fagin_says(tmp_path, "--version")
    assert code == 0
    assert re.fullmatch(r"fagin \S+ \((compiled|interpreted)\)\n", said)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, said, _ = say(capsys, "--help", "--lang", lang)
    assert code == 0
    assert all(f"  {command}" in said for command in COMMANDS)
    for command in COMMANDS:
        code, said, _ = say(capsys, command, "--help", "--lang", lang)
        assert code == 0
        assert re.search(r"ex(a|e)mples?.?:", said)
        assert f"fagin {command}" in said
        assert ("usage\u00a0:" if lang == "fr" else "usage:") in said
        assert "cli-" not in said
    assert say(capsys)[0] == 0


@pytest.mark.parametrize(
    "words",
    [
        ["foo"],
        ["--foo"],
        ["--lang", "de", "games"],
        ["games", "--lang"],
        ["games", "extra"],
        ["games", "--foo"],
        ["games", "--json=yes"],
        ["play"],
        ["play", "chess"],
        ["play", "doggy-bag", "--players"],
        ["play", "doggy-bag", "--players", "x"],
        ["play", "doggy-bag", "--players", "1"],
        ["play", "doggy-bag", "--players", "-1"],
        ["play", "doggy-bag", "--players", "7"],
        ["play", "doggy-bag", "--bots", "clever"],
        ["play", "doggy-bag", "--bots", ""],
        ["play", "doggy-bag", "--bots", "sly,sly", "--players", "6"],
        ["play", "doggy-bag", "--hotseat", "A,B,C,D,E,F,G"],
        ["play", "doggy-bag", "--hotseat", "A,a"],
        ["play", "doggy-bag", "--hotseat", ","],
        ["play", "doggy-bag", "--hotseat", "Ann,You"],
        ["play", "doggy-bag", "--hotseat", "VOUS,Ben"],
        ["play", "doggy-bag", "--hotseat", "A,B,C", "--players", "2"],
        ["play", "doggy-bag", "--option", "mode"],
        ["play", "doggy-bag", "--option", "mode=hard"],
        ["play", "doggy-bag", "--option", "speed=high"],
        ["play", "doggy-bag", "--data", "/nowhere.toml"],
        ["play", "doggy-bag", "--seed", "x"],
        ["arena", "doggy-bag"],
        ["arena", "doggy-bag", "--bots", "sly,clever"],
        ["arena", "doggy-bag", "--bots", "sly"],
        ["arena", "doggy-bag", "--bots", "sly,random", "--players", "7"],
        ["arena", "doggy-bag", "--bots", "sly,sly,random", "--players", "2"],
        ["arena", "doggy-bag", "--bots", "sly,random", "--games", "0"],
        ["arena", "doggy-bag", "--bots", "sly,random", "--processes", "0"],
        ["arena", "doggy-bag", "--bots", "sly,random", "--option", "mode=hard"],
        ["arena", "doggy-bag", "--bots", "sly,random", "--records", "/dev/null"],
        ["rules"],
        ["rules", "chess"],
        ["rules", "doggy-bag", "--clause", "DB-99"],
        ["verify"],
        ["verify", "/nowhere"],
        ["verify", "/dev/null"],
        ["replay", "/"],
        ["replay", "/nowhere", "--seat", "1", "--all"],
        ["replay", "/nowhere", "--upto", "x"],
    ],
)
def test_bad_words_give_one_clear_sentence(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    for lang in ("en", "fr"):
        code, _, complaint = say(capsys, *words, *([] if "--lang" in words else ["--lang", lang]))
        assert code == 2
        assert complaint.startswith("fagin: ")
        assert complaint.count("\n") == 1
        assert "error-" not in complaint


def test_the_games_are_listed_for_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = say(capsys, "games", "--lang", "fr")
    assert code == 0
    assert "Doggy Bag" in said
    assert "de 2 à 6 joueurs, 20 minutes" in said
    assert "de 2 à 6 joueurs, de 20 à 30 minutes par joueur" in said
    assert "Antonin Boccara" in said
    assert "beginner   la version débutants, sans effets" in said
    code, said, _ = say(capsys, "games", "--json")
    games = json.loads(said)
    assert [game["id"].replace("-", "_") for game in games] == GAMES
    assert (games[0]["fewest"], games[0]["most"], games[0]["options"]["mode"]) == (2, 6, ["full", "beginner"])


def test_the_rules_are_printed_whole_or_clause_by_clause(capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = say(capsys, "rules", "doggy_bag", "--lang", "en")
    assert code == 0
    assert "DB-13.15" in said
    code, said, _ = say(capsys, "rules", "doggy-bag", "--lang", "fr")
    assert "Gourmandise" in said
    code, said, _ = say(capsys, "rules", "doggy-bag", "--clause", "db-7.5", "--lang", "en")
    assert code == 0
    assert said.startswith("DB-7.5 ")
    assert "Coded in: stealing.py:" in said
    assert ("\nTested in:" in said and "\ntest_stealing.py::" in said) is CHECKOUT
    code, said, _ = say(capsys, "rules", "doggy-bag", "--json")
    every = json.loads(said)
    assert len(every) > 100
    code, said, _ = say(capsys, "rules", "doggy-bag", "--clause", "DB-R5", "--json")
    clause = json.loads(said)
    assert clause["mark"] == "ruling"
    assert bool(clause["tests"]) is CHECKOUT


def test_a_true_record_is_verified(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, said, _ = say(capsys, "verify", str(record), "--lang", "en")
    assert code == 0
    commitment = re.findall(r"^commitment (\w+)", record.read_text(), re.M)[0]
    assert re.match(r"True: all \d+ chance moves are what the secret gives\.", said)
    assert commitment in said
    code, said, _ = say(capsys, "verify", str(record), "--json")
    assert code == 0
    assert json.loads(said)["true"] is True


def test_a_changed_chance_line_is_found(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    lines = record.read_text().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("* first:"))
    truth = lines[at]
    lines[at] = "* first:1" if truth != "* first:1" else "* first:2"
    changed = tmp_path / "changed"
    changed.write_text("\n".join(lines) + "\n")
    code, said, _ = say(capsys, "verify", str(changed), "--lang", "en")
    assert code == 1
    assert f"Line {at + 1}: chance gives {truth[2:]}, but the record says {lines[at][2:]}." in said
    code, said, _ = say(capsys, "verify", str(changed), "--json")
    assert code == 1
    assert json.loads(said)["differences"][0]["line"] == at + 1
    code, said, _ = say(capsys, "verify", str(changed), "--lang", "fr")
    assert said.startswith("Inexact")


def test_an_unfinished_or_foreign_record_is_not_verified(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.write_text("\n".join(record.read_text().splitlines()[:30]) + "\n")
    code, _, complaint = say(capsys, "verify", str(other), "--lang", "en")
    assert code == 2
    assert "nothing to verify" in complaint
    other.write_text(record.read_text().replace("game doggy_bag", "game chess"))
    assert say(capsys, "verify", str(other))[0] == 2
    other.write_bytes(b"\xff\xfe\x00")
    assert say(capsys, "verify", str(other))[0] == 2


def test_a_record_is_told_again_to_each_as_they_saw_it(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    _, spectator, _ = say(capsys, "replay", str(record), "--lang", "en")
    _, seat, _ = say(capsys, "replay", str(record), "--seat", "0", "--lang", "en")
    _, everything, _ = say(capsys, "replay", str(record), "--all", "--lang", "en")
    assert " see " not in spectator
    assert "seals" not in spectator + seat
    assert "You take " in seat
    assert "Artful seals a choice: deliver" in everything
    assert everything.count(" sees ") >= 1
    assert "The game is over." in spectator
    code, said, _ = say(capsys, "replay", str(record), "--json", "--upto", "3")
    assert code == 0
    assert json.loads(said)[-1].startswith("Here the record stops")
    assert say(capsys, "replay", str(record), "--seat", "9")[0] == 2
    assert say(capsys, "replay", str(record), "--upto", "9999")[0] == 2
    assert "Tour 1" in say(capsys, "replay", str(record), "--lang", "fr")[1]
