"""`fagin lab` writes a report, goes on where it was cut off, and says what cannot be done."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command import Terminal, environment, fagin_says

from fagin.cli import main

GAMES = ["lab", "doggy-bag", "--bots", "random", "--games", "24", "--processes", "1"]


def say(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    caught = capsys.readouterr()
    return code, caught.out.replace("\u00a0", " "), caught.err


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                *("Doggy Bag before the Bench", "Acquitted.", "Not calibrated: uses", "A game takes 5."),
                "The report is in",
            ],
        ),
        (
            "fr",
            [
                *("Doggy Bag à la barre", "Acquitté.", "Non étalonné : emplois", "Une partie prend 5,"),
                "Le rapport est dans",
            ],
        ),
    ],
)
def test_the_report_is_told_in_short_and_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, lines: list[str]
) -> None:
    file = tmp_path / "report.html"
    code, said, _ = say(capsys, *GAMES, "--out", str(file), "--lang", lang)
    assert code == 0
    for line in lines:
        assert line in said
    assert file.read_text(encoding="utf-8").startswith(f'<!doctype html>\n<html lang="{lang}">')


def test_a_report_that_ends_in_md_is_markdown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "report.md"
    assert say(capsys, *GAMES, "--out", str(file))[0] == 0
    assert file.read_text(encoding="utf-8").startswith("# Doggy Bag before the Bench\n")


def test_programs_get_all_figures_and_no_file_unless_they_ask(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said, _ = say(capsys, *GAMES, "--json", "--vary", "punishment.black_limit=3,2")
    data = json.loads(said)
    assert code == 0
    assert [one["variant"] for one in data["variants"]] == [
        "punishment.black_limit=3",
        "punishment.black_limit=2",
    ]
    assert sum(seat["wins"]["value"] for seat in data["variants"][0]["seats"]) == pytest.approx(1)
    assert data["variants"][1]["against_first"]
    assert os.listdir(tmp_path) == []


def test_a_plan_is_carried_out_and_words_say_otherwise(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text('game = "doggy-bag"\nbots = ["random"]\ngames = 400\nplayers = 3\n', encoding="utf-8")
    code, said, _ = say(capsys, "lab", str(plan), "--games", "8", "--json", "--processes", "1")
    data = json.loads(said)
    assert code == 0
    assert (data["games"], data["players"], data["bots"]) == (8, 3, ["random"])


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        (["lab", "chess"], "No game is called “chess”", "Aucun jeu ne s'appelle « chess »"),
        (["lab", "no.toml"], "there is no such file", "ce fichier n'existe pas"),
        ([*GAMES, "--bots", "pawn"], "no bot is called “pawn”", "aucun robot ne s'appelle « pawn »"),
        ([*GAMES, "--players", "9"], "for 2 to 6 players, not 9", "se joue de 2 à 6, pas à 9"),
        ([*GAMES, "--vary", "mode"], "written key=value,value", "s'écrit clé=valeur,valeur"),
        ([*GAMES, "--vary", "coins.size=1"], "there is no “size”", "il n'y a pas de « size »"),
        ([*GAMES, "--vary", "game.minutes=1"], "game.minutes: no rule reads", "game.minutes : aucune règle"),
        ([*GAMES, "--games", "0"], "The plan cannot be carried out", "Le plan ne peut pas être suivi"),
        ([*GAMES, "--ray", "auto"], "cannot be used together", "ensemble"),
        ([*GAMES, "--out", "no/where.html"], "its folder is not there", "son dossier n'existe pas"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    en: str,
    fr: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, expected in (("en", en), ("fr", fr)):
        code, said, complaint = say(capsys, *words, "--lang", lang)
        assert code == 2
        assert said == ""
        assert expected in complaint.replace("\u00a0", " ")
        assert complaint.count("\n") == 1


@pytest.mark.parametrize(("option", "extra"), [("--parquet", "fagin[lab]"), ("--ray", "fagin[ray]")])
def test_a_missing_extra_is_named(tmp_path: Path, option: str, extra: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.modules['polars'] = sys.modules['ray'] = None\n", encoding="utf-8"
    )
    path = os.pathsep.join([str(tmp_path), environment(tmp_path)["PYTHONPATH"]])
    words = ["lab", "doggy-bag", "--games", "4", option, "there"]
    code, _, complaint = fagin_says(tmp_path, *words, PYTHONPATH=path)
    assert code == 2
    assert f'pip install "{extra}"' in complaint


def test_a_cluster_that_nobody_answers_for_is_told_soon(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    code, _, complaint = say(capsys, "lab", "doggy-bag", "--games", "4", "--json", "--ray", "127.0.0.1:9")
    assert code == 2
    assert complaint == "fagin: No Ray cluster can be reached at 127.0.0.1:9.\n"


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    folder, out = tmp_path / "games", str(tmp_path / "report.html")
    words = [
        "lab",
        "doggy-bag",
        "--bots",
        "random",
        "--processes",
        "1",
        "--out",
        out,
        "--folder",
        str(folder),
    ]
    command = [sys.executable, "-m", "fagin", *words, "--games", "4000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(tmp_path)) as run:
        began = time.monotonic()
        while len(list(folder.glob("0-*.json"))) < 2 and time.monotonic() - began < 30:
            time.sleep(0.02)
        run.send_signal(signal.SIGINT)
        said = run.communicate(timeout=30)[0]
    kept = len(list(folder.glob("0-*.json")))
    assert run.returncode == 130
    assert "the same command goes on from here" in " ".join(said.split())
    assert 2 <= kept < 200
    assert Path(out).exists()
    code, _, complaint = fagin_says(tmp_path, *words, "--games", "40")
    assert code == 2
    assert "another plan" in complaint


def test_whoever_waits_sees_a_bar_with_the_time_left(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GAMES, "--out", str(tmp_path / "report.html"))
    shown = terminal.wait_for("")
    assert "/24" in shown
    assert terminal.end() == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "examples:"), ("fr", "exemples")])
def test_the_help_has_examples(capsys: pytest.CaptureFixture[str], lang: str, word: str) -> None:
    code, said, _ = say(capsys, "lab", "--help", "--lang", lang)
    assert code == 0
    assert word in said
    assert "fagin lab doggy-bag --vary punishment.black_limit=3,2" in said
