"""`fagin arena` shows what came of the games, goes on where it was cut off, and says what cannot be done."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command import Terminal, environment, fagin_says

from fagin.cli import main

GAMES = ["arena", "doggy-bag", "--bots", "sly,random", "--players", "4", "--games"]


def say(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words, "--processes", "1"])
    caught = capsys.readouterr()
    return code, caught.out.replace("\u00a0", " "), caught.err


def table(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The table as data, without what differs from run to run."""
    code, said, _ = say(capsys, *words, "--json")
    assert code == 0
    return untimed(said)


def untimed(said: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said)
    for one in found["standings"]:
        assert one.pop("ms_mean") > 0
        assert one.pop("ms_99") > 0
    return found


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                r"Doggy Bag: sly, random, random, random",
                r"8 of 8 games, seed 3",
                r"seats in all games +8 +24",
                r"wins \(shared ones in parts\) +\d+\.\d % +\d+\.\d %",
                r"… interval of 95 % +\d+\.\d–\d+\.\d +\d+\.\d–\d+\.\d",
                r"… beside 25\.0 % for equals +above +(below|level)",
                r"mean place +1\.\d\d ± \d\.\d\d +\d\.\d\d ± \d\.\d\d",
                r"rating \(a newcomer has 25\) +\d\d\.\d ± \d+\.\d +\d+\.\d ± \d+\.\d",
                r"choices in a game +\d+\.\d +\d+\.\d",
                r"CPU ms for a choice, mean +\d+\.\d\d +\d+\.\d\d",
                r"… for 99 of 100 at most +\d+\.\d\d +\d+\.\d\d",
            ],
        ),
        (
            "fr",
            [
                r"Doggy Bag : sly, random, random, random",
                r"8 parties sur 8, graine 3",
                r"places, en tout +8 +24",
                r"gagne \(en parts si partagé\) +\d+,\d % +\d+,\d %",
                r"… intervalle à 95 % +\d+,\d–\d+,\d +\d+,\d–\d+,\d",
                r"… face aux 25,0 % d'un égal +au-dessus +(au-dessous|pareil)",
                r"rang moyen +1,\d\d ± \d,\d\d +\d,\d\d ± \d,\d\d",
                r"cote \(25 pour un débutant\) +\d\d,\d ± \d+,\d +\d+,\d ± \d+,\d",
                r"choix par partie +\d+,\d +\d+,\d",
                r"ms de CPU par choix, moyenne +\d+,\d\d +\d+,\d\d",
                r"… au plus pour 99 sur 100 +\d+,\d\d +\d+,\d\d",
            ],
        ),
    ],
)
def test_the_table_is_read_in_both_languages(
    capsys: pytest.CaptureFixture[str], lang: str, lines: list[str]
) -> None:
    code, said, complaint = say(capsys, *GAMES, "8", "--seed", "3", "--lang", lang)
    assert code == 0
    assert complaint == ""
    found = [line for line in said.splitlines() if line.strip()]
    assert found[2].split() == ["sly", "random"]
    del found[2]
    assert len(found) == len(lines)
    for line, expected in zip(found, lines, strict=True):
        assert re.fullmatch(expected, line.strip()), line
        assert len(line) <= 80


def test_the_json_has_every_figure_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    found = table(capsys, *GAMES, "8", "--seed", "3")
    assert found["command"] == "fagin arena doggy-bag --bots sly,random --players 4 --seed 3 --games 8"
    assert found["game"] == "doggy_bag"
    assert found["bots"] == ["sly", "random", "random", "random"]
    assert (found["players"], found["seed"], found["games"], found["played"]) == (4, 3, 8, 8)
    assert (found["chance"], found["options"]) == (0.25, {})
    assert [one["bot"] for one in found["standings"]] == ["sly", "random"]
    for one in found["standings"]:
        assert set(one) == {
            "bot",
            "seats",
            "wins",
            "win_rate",
            "against_chance",
            "mean_place",
            "rating",
            "decisions",
        }
        for figure in ("win_rate", "mean_place", "rating"):
            assert one[figure]["low"] <= one[figure]["value"] <= one[figure]["high"]
    assert sum(one["wins"] for one in found["standings"]) == pytest.approx(8)


def test_a_game_that_might_not_end_is_played_with_limits_that_can_be_changed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["arena", "swindler", "--bots", "random,random", "--games", "1"]
    assert "with round_limit=40" in say(capsys, *words)[1]
    changed = table(capsys, *words, "--option", "round_limit=20")
    assert changed["options"] == {"round_limit": "20"}
    assert changed["command"].endswith("--option round_limit=20 --games 1")


def test_records_can_be_verified_and_told_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    code, said, _ = say(capsys, *GAMES, "2", "--records", str(folder), "--lang", "en")
    assert code == 0
    assert "fagin replay" in " ".join(said.split())
    for file in ("000000.game", "000001.game"):
        assert say_plain(capsys, "verify", str(folder / file)).startswith("True: all")
        assert "The game is over." in say_plain(capsys, "replay", str(folder / file))


def say_plain(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words, "--lang", "en"]) == 0
    return capsys.readouterr().out


def wait_until(met: Callable[[], bool]) -> None:
    end = time.monotonic() + 40
    while not met():
        assert time.monotonic() < end
        time.sleep(0.01)


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_an_arena_that_is_killed_goes_on_and_comes_to_the_same_table(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    results = folder / "results.jsonl"
    kept = ["--records", str(folder), "--processes", "2", "--json"]
    run = subprocess.Popen(
        [sys.executable, "-m", "fagin", *GAMES, "40000", *kept],
        stdout=subprocess.DEVNULL,
        env=environment(tmp_path),
    )
    wait_until(lambda: lines_in(results) >= 6)
    helpers = children(run.pid)
    assert len(helpers) >= 2
    run.send_signal(signal.SIGKILL)
    run.wait()
    before, done = results.read_bytes(), lines_in(results) - 1
    assert len(list(folder.glob("*.game"))) - done in (0, 1)
    games = str(done + 20)
    code, said, complaint = fagin_says(tmp_path, *GAMES, games, *kept)
    assert (code, complaint) == (0, "")
    assert results.read_bytes().startswith(before[: before.rindex(b"\n")])
    assert lines_in(results) == done + 21
    assert untimed(said) == table(capsys, *GAMES, games)
    wait_until(
        lambda: not any(Path(f"/proc/{helper}").exists() for helper in helpers)
    )  # nobody is left behind


def test_an_interrupted_arena_shows_what_is_done(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    run = Terminal(tmp_path, *GAMES, "4000", "--records", str(folder), "--processes", "2")
    wait_until(lambda: lines_in(folder / "results.jsonl") >= 4)
    run.wait_for("/4000")
    run.type("\x03")
    said = run.wait_for("The same command goes on from here.")
    assert "of 4,000 games, seed 1" in said
    assert "Traceback" not in run.raw
    assert run.end() == 130


def test_a_bar_is_drawn_only_where_somebody_watches(tmp_path: Path) -> None:
    watched = Terminal(tmp_path, *GAMES, "4", "--processes", "1", "--lang", "fr")
    assert "4/4" in watched.wait_for("au plus pour 99 sur 100")
    assert watched.end() == 0
    code, _, complaint = fagin_says(tmp_path, *GAMES, "4", "--processes", "1")
    assert (code, complaint) == (0, "")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "holds the games of another command: fagin arena doggy-bag --bots sly,random --players 4 --seed 1",
        ),
        ("fr", "contient les parties d'une autre commande : fagin arena doggy-bag --bots sly,random"),
    ],
)
def test_another_command_is_refused_on_the_same_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str
) -> None:
    assert say(capsys, *GAMES, "1", "--records", str(tmp_path))[0] == 0
    before = (tmp_path / "results.jsonl").read_bytes()
    code, _, complaint = say(capsys, *GAMES, "1", "--seed", "2", "--records", str(tmp_path), "--lang", lang)
    assert code == 2
    assert said in complaint.replace("\u00a0", " ")
    assert (tmp_path / "results.jsonl").read_bytes() == before


def test_more_games_of_the_same_command_are_added(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert say(capsys, *GAMES, "4", "--records", str(tmp_path))[0] == 0
    assert table(capsys, *GAMES, "8", "--records", str(tmp_path)) == table(capsys, *GAMES, "8")
    assert table(capsys, *GAMES, "4", "--records", str(tmp_path)) == table(capsys, *GAMES, "4")


def test_a_full_disk_is_told_and_keeps_what_is_there(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    results = folder / "results.jsonl"
    words = [*GAMES, "40", "--records", str(folder), "--processes", "1"]
    for lang, said in (("en", "there is no room left"), ("fr", "il n'y a plus de place")):
        code, _, complaint = fagin_says(tmp_path, *words, "--lang", lang, limit=6000)
        assert code == 2
        assert said in complaint
        assert complaint.count("\n") == 1
    kept = results.read_bytes()
    assert kept.count(b"\n") > 2
    assert fagin_says(tmp_path, *words)[0] == 0
    assert lines_in(results) == 41
    assert results.read_bytes().startswith(kept[: kept.rindex(b"\n")])


def test_a_folder_that_cannot_be_used_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    _, _, complaint = say(capsys, *GAMES, "1", "--records", str(tmp_path / "file"), "--lang", "en")
    assert complaint.endswith("file cannot be written: it is not a folder.\n")
    if os.geteuid() != 0:  # who may do everything cannot be forbidden this
        (tmp_path / "closed").mkdir(mode=0o500)
        _, _, complaint = say(capsys, *GAMES, "1", "--records", str(tmp_path / "closed"), "--lang", "fr")
        assert complaint.endswith("vous n'en avez pas le droit.\n")


def test_broken_results_are_told_with_their_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text("hello\n")
    for lang, said in (("en", "line 1 is broken"), ("fr", "la ligne 1 est abîmée")):
        code, _, complaint = say(capsys, *GAMES, "1", "--records", str(tmp_path), "--lang", lang)
        assert code == 2
        assert said in complaint
