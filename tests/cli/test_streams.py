"""Whatever becomes of the output, the input, the disk or the terminal, no command of `fagin` ends in a traceback."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import IO

import pytest
from command import Talk, environment, fagin_says

from fagin.arena import Plan
from fagin.arena.table import Table
from fagin.cli import main
from fagin.cli.arguments import COMMANDS
from fagin.web.database.backup import backup
from fagin.web.hall import Wish
from fagin.web.house import House, Settings
from fagin.web.requests import begin, place_bot
from fagin.web.settled import Clock, Watching

READERS = ["at-once", "full", "after-a-line", "closed"]
SLOW = {
    "backup",
    "export",
    "lab",
    "restore",
    "serve",
}  # to start, so that not every reader reads them every time
FULL = Path("/dev/full")
BROKEN = re.compile("Traceback|Exception ignored|Error")
NO_ROOM = "fagin: The output cannot be written: there is no room left.\n"
GAME = ["doggy-bag", "--bots", "random", "--players", "2", "--games", "1", "--processes", "1"]

pytestmark = pytest.mark.skipif(not FULL.exists(), reason="no /dev/full on this system")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record, a forged one, and a table in a database with its backup."""
    home = tmp_path_factory.mktemp("home")
    record = Table(Plan("doggy_bag", ("random",), 3, 1, {})).play(0)[1]
    (home / "true.game").write_text(record)
    (home / "forged.game").write_text(re.sub(r"^\* coins:\d", "* coins:2", record, flags=re.M))
    database = f"sqlite:///{home / 'tables.db'}"
    (home / "table").write_text(asyncio.run(table_in(database)))
    backup(database, home / "tables.backup")
    return home


async def table_in(database: str) -> str:
    """The id of a table in a new database, at which a game of bots has begun."""
    house = House(Settings(database=database))
    await house.open()
    table = await house.hall.found(Wish("doggy_bag", 2, {}, None, Clock(), Watching(), False, 1.0), "owner")
    room = await house.hall.room(table)
    for seat in range(2):
        await room.ask(place_bot(seat, "owner", "random", f"Bot {seat}"))
    await room.ask(begin("owner"))
    await house.close()
    return table


def every_command(home: Path, number: Iterator[int]) -> dict[str, tuple[list[str], int]]:
    """Words for every command, and what comes of them; `number` makes the names of new files."""

    def new() -> str:
        return str(home / f"new-{next(number)}")

    database = ["--database", str(home / "tables.db")]
    return {
        "arena": (GAME, 0),
        "backup": ([new(), *database], 0),
        "export": ([(home / "table").read_text(), *database], 0),
        "games": ([], 0),
        "lab": ([*GAME, "--out", new()], 0),
        "play": (["doggy-bag", "--seed", "7", "--save", new()], 0),
        "replay": ([str(home / "true.game")], 0),
        "restore": ([str(home / "tables.backup"), "--database", new()], 0),
        "rules": (["doggy-bag"], 0),
        "serve": (["--port", str(free_port()), "--database", new()], 0),
        "verify": ([str(home / "forged.game")], 1),
    }


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def started(
    home: Path, words: list[str], out: IO[str] | int | None = None, redirected: str = "", typed: str = ""
) -> subprocess.Popen[str]:
    """A run whose streams the shell redirects, if `redirected` says so."""
    process = subprocess.Popen(
        ["sh", "-c", f'exec "$@" {redirected}', "sh", sys.executable, "-m", "fagin", *words],
        stdin=subprocess.PIPE,
        stdout=out if out is not None else subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(home),
    )
    assert process.stdin is not None
    process.stdin.write(typed)
    process.stdin.close()
    process.stdin = None
    return process


def read_by(reader: str, home: Path, words: list[str]) -> tuple[int, str]:
    """The exit code and the complaints of a run whose output is read like that."""
    if reader == "at-once":
        unread, out = os.pipe()
        os.close(unread)
        process = started(home, words, out)
        os.close(out)
    elif reader == "full":
        with FULL.open("w") as full:
            process = started(home, words, full)
    else:
        process = started(home, words, redirected=">&-" if reader == "closed" else "")
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
    if words[0] == "serve" and "--port" in words:
        stop = signal.SIGHUP if reader == "at-once" else signal.SIGTERM  # as when a terminal is closed
        stop_serving(words[words.index("--port") + 1], process, stop)
    assert process.stderr is not None
    with process.stderr:
        complaints = process.stderr.read()
    return process.wait(30), complaints


def stop_serving(port: str, process: subprocess.Popen[str], stop: signal.Signals) -> None:
    """Ask a server to close as soon as it answers."""
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=10).close()
            break
        except OSError:
            time.sleep(0.05)
    process.send_signal(stop)


def bear(home: Path, reader: str, without: set[str]) -> None:
    """Try every command with a reader, and a few words that are no command."""
    words = every_command(home, count(READERS.index(reader) * 100 + len(without) * 10))
    assert words.keys() == COMMANDS.keys(), "words for the new command are missing"
    runs = [([command, *more], code) for command, (more, code) in words.items() if command not in without]
    runs += [(["--help"], 0), (["play", "--help"], 0), (["nonsense"], 2)]
    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(lambda run: read_by(reader, home, run[0]), runs))
    for (given, code), (came, complaints) in zip(runs, found):
        assert not BROKEN.search(complaints), f"{given}: {complaints}"
        if given == ["nonsense"]:
            assert (came, complaints.count("\n")) == (code, 1)
        elif reader == "full":
            assert (given, came, complaints) == (given, code or 2, NO_ROOM)
        else:
            assert (given, came, complaints) == (given, code, "")


@pytest.mark.parametrize("reader", READERS)
def test_every_command_bears_every_reader(home: Path, reader: str) -> None:
    bear(home, reader, SLOW if READERS.index(reader) > 1 else set())


@pytest.mark.slow
@pytest.mark.parametrize("reader", READERS)
def test_every_command_bears_every_reader_without_exception(home: Path, reader: str) -> None:
    bear(home, reader, set())


def test_a_full_disk_is_told_in_french(home: Path) -> None:
    code, complaint = read_by("full", home, ["--version", "--lang", "fr"])
    assert (code, complaint) == (
        2,
        "fagin: La sortie ne peut pas être écrite\u00a0: il n'y a plus de place.\n",
    )


@pytest.mark.parametrize("redirected", ["2>&-", "2>/dev/full", ">&- 2>&- <&-"])
def test_complaints_that_nobody_can_hear_change_nothing(home: Path, redirected: str) -> None:
    process = started(home, ["verify", "nowhere"], redirected=redirected)
    assert process.communicate(timeout=30) == ("", "")
    assert process.returncode == 2


def test_a_closed_input_ends_a_game_politely(home: Path) -> None:
    words = ["play", "doggy-bag", "--save", str(home / "unasked")]
    process = started(home, words, redirected="<&-")
    said, complaints = process.communicate(timeout=30)
    assert (process.returncode, complaints) == (0, "")
    assert said.rstrip().endswith("your word (Enter for a random one)>")


@pytest.mark.parametrize("pipe", ["| head -n 1", "--json | head -n 1", "| true", ">&-", "> /dev/full"])
def test_verify_ends_with_what_it_found_whoever_reads_it(home: Path, pipe: str) -> None:
    script = f'{{ "$@" {pipe.partition("|")[0]}; echo "it was $?" >&2; }} {"".join(pipe.partition("|")[1:])}'
    words = [sys.executable, "-m", "fagin", "verify", str(home / "forged.game")]
    found = subprocess.run(
        ["sh", "-c", script, "sh", *words],
        capture_output=True,
        text=True,
        env=environment(home),
        timeout=60,
        check=False,
    )
    assert found.stderr == f"{NO_ROOM if 'full' in pipe else ''}it was 1\n"
    if "head" in pipe:
        assert found.stdout == "{\n" if "json" in pipe else found.stdout.startswith("Not true: ")


@pytest.mark.parametrize(("name", "code"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_stops_a_game_with_one_word(tmp_path: Path, name: str, code: int) -> None:
    talk = Talk(tmp_path, "play", "doggy-bag", "--seed", "7")
    talk.listen()
    talk.process.send_signal(getattr(signal, name))
    assert talk.pipes[1].read() == "\nStopped.\n"
    assert talk.end() == code


def test_a_signal_stops_an_arena_and_keeps_its_games(tmp_path: Path) -> None:
    games = tmp_path / "games"
    words = ["arena", *GAME, "--games", "100000", "--processes", "2", "--records", str(games)]
    process = started(tmp_path, words)
    began = time.monotonic()
    while len(list(games.glob("*.game"))) < 2 and time.monotonic() - began < 30:
        time.sleep(0.02)
    process.send_signal(signal.SIGTERM)
    said, complaints = process.communicate(timeout=30)
    assert (process.returncode, complaints) == (143, "")
    assert "The same command goes on from here." in said


def child_of(parent: int) -> str:
    """The command of the first child of a process, if it has one."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    try:
        return Path(f"/proc/{children[0]}/cmdline").read_text()
    except (IndexError, OSError):
        return ""


def test_ctrl_c_silences_the_processes_of_a_command_too(tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "fagin",
        "lab",
        *GAME,
        "--games",
        "8",
        "--out",
        str(tmp_path / "report.html"),
    ]
    process = subprocess.Popen(
        words, stderr=subprocess.PIPE, text=True, env=environment(tmp_path), start_new_session=True
    )
    began = time.monotonic()
    while "tracing" not in child_of(process.pid) and time.monotonic() - began < 30:
        time.sleep(0.01)
    time.sleep(0.2)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=30)[1] == "\nStopped.\n"
    assert process.returncode == 130


def test_a_report_that_finds_no_room_leaves_the_one_that_is_there(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    report.write_text("precious")
    code, said, complaint = fagin_says(tmp_path, "lab", *GAME, "--out", str(report), limit=9000)
    assert (code, said) == (2, "")
    assert complaint == f"fagin: {report} cannot be written: there is no room left.\n"
    assert report.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [report]


@pytest.mark.parametrize("option", ["--out", "--parquet"])
def test_a_report_to_a_full_device_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str
) -> None:
    out = [] if option == "--out" else ["--out", str(tmp_path / "report.html")]
    assert main(["lab", *GAME, *out, option, str(FULL)]) == 2
    assert capsys.readouterr().err == "fagin: /dev/full cannot be written: there is no room left.\n"


def test_a_game_is_saved_in_a_file_and_nowhere_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for place in (FULL, tmp_path):
        for words in ([], ["--new"]):
            assert main(["play", "doggy-bag", "--save", str(place), *words]) == 2
            complaint = f"fagin: {place} is not a file: no game can be saved there.\n"
            assert capsys.readouterr().err == complaint
    assert FULL.is_char_device()
    assert list(tmp_path.iterdir()) == []


def test_who_says_nothing_to_a_full_disk_does_not_go_on(tmp_path: Path) -> None:
    code, said, _ = fagin_says(tmp_path, "play", "doggy-bag", "--seed", "7", limit=0)
    assert code == 2
    assert "The game cannot be saved in" in said
    assert "there is no room left" in said
