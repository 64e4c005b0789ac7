"""The page about strength: what is to be measured, in which order, and how it is told from what is there."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from bench import page, strength
from bench.strength import Pairing, pairings, report
from fagin.arena import Result
from fagin.bots.bot import LEVELS
from fagin.games import GAMES, load

EVERY = pairings()


def test_every_bot_meets_the_next_sly_and_random_players_at_every_table() -> None:
    found = {(one.game, one.players, one.one, one.field) for one in EVERY}
    assert len(found) == len(EVERY)
    for name in GAMES:
        ladder = LEVELS
        meetings = {*pairwise(ladder), *((bot, "random") for bot in ladder if bot != "random")}
        meetings |= {(bot, "sly") for bot in ladder[: ladder.index("sly")]}
        for players in range(load(name).fewest, load(name).most + 1):
            assert {(name, players, *meeting) for meeting in meetings} <= found


def test_the_strongest_comes_first_and_at_four_players() -> None:
    first = EVERY[0]
    assert (first.game, first.players, first.one) == (GAMES[0], 4, LEVELS[0])
    assert [one.urgency for one in EVERY] == sorted(one.urgency for one in EVERY)
    meetings = list(dict.fromkeys((one.one, one.field) for one in EVERY))
    assert meetings[:4] == [("fagin", "sly"), ("fagin", "dodger"), ("dodger", "sly"), ("fagin", "random")]


def test_every_seat_is_played_as_often() -> None:
    for players in range(2, 7):
        games = Pairing("doggy_bag", players, "sly", "random", 0).games(400)
        assert games >= 400
        assert games % players == 0


def test_where_luck_hides_the_difference_more_games_are_played() -> None:
    lucky, other = (Pairing(game, 4, "fagin", "sly", 0).games(400) for game in ("doggy_bag", "swindler"))
    assert lucky == 5 * other
    assert Pairing("doggy_bag", 4, "dodger", "sly", 0).games(400) == 4 * lucky


def played(pairing: Pairing, root: Path, wins: int, games: int) -> None:
    """Results of a pairing, made up."""
    ledger, others = pairing.ledger(root), pairing.players - 1
    for number in range(games):
        places = [1, *[2] * others] if number < wins else [2, 1, *[2] * (others - 1)]
        bots, times = [pairing.one, *[pairing.field] * others], [[1.5], *[[] for _ in range(others)]]
        ledger.add(Result(number, bots, places, [0] * pairing.players, times), "")


@pytest.mark.parametrize(
    ("wins", "games", "verdict"),
    [(24, 24, "met"), (12, 24, "MISSED"), (16, 24, "MISSED"), (5, 5, "unfinished")],
)
def test_the_page_is_written_from_what_is_there(tmp_path: Path, wins: int, games: int, verdict: str) -> None:
    pairing = next(one for one in EVERY if (one.game, one.players, one.field) == ("swindler", 2, "random"))
    played(pairing, tmp_path, wins, games)
    text = report(EVERY, tmp_path, 24)
    assert f"1 of {len(EVERY)} pairings: 1 {verdict}." in text
    assert "## swindler" in text
    row = text.splitlines()[-1]
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:5] == ["2", pairing.one, "random", str(games), f"{wins / games:.1%}"]
    command = f"fagin arena swindler --bots {pairing.one},random --players 2 --seed 1 --games 24"
    assert cells[-2:] == [verdict, f"`{command}`"]


@pytest.mark.parametrize(
    ("fagin", "sly", "verdict"),
    [((100, 120), (101, 120), "met"), ((70, 120), (101, 120), "MISSED"), ((100, 120), None, "unfinished")],
)
def test_where_luck_decides_the_strongest_must_win_as_often_as_sly_against_random_players(
    tmp_path: Path, fagin: tuple[int, int], sly: tuple[int, int] | None, verdict: str
) -> None:
    strongest, other = (Pairing("doggy_bag", 3, one, "random", 0) for one in ("fagin", "sly"))
    played(strongest, tmp_path, *fagin)
    if sly is not None:
        played(other, tmp_path, *sly)
    told = report([strongest, other], tmp_path, 24).splitlines()
    cells = [cell.strip() for line in told if "| fagin " in line for cell in line.strip("|").split("|")]
    assert cells[6] == "33.3% (>= sly)"
    assert cells[-2] == verdict


def test_the_page_of_record_misses_no_target() -> None:
    file = Path(strength.__file__).parents[1] / "docs" / "strength.md"
    text = file.read_text(encoding="utf-8")
    assert text.startswith(strength.INTRO)
    told = strength.told_in(file)
    verdicts = [cells[strength.HEADS.index("verdict")] for cells in told.values()]
    assert verdicts == ["met"] * len(EVERY)
    assert f"{len(EVERY)} of {len(EVERY)} pairings: {len(EVERY)} met.\n" in text
    assert report(EVERY, file.parent / "nowhere", 400, told).partition("\n")[2] in text


def test_only_what_is_between_the_markers_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "docs" / "strength.md"
    page.write(file, strength.MARK, strength.INTRO, "first")
    file.write_text(file.read_text().replace("# Strength", "# How strong") + "The end.\n")
    page.write(file, strength.MARK, strength.INTRO, "second")
    text = file.read_text()
    assert text.startswith("# How strong")
    assert "<!-- strength -->\n\nsecond\n<!-- /strength -->\nThe end.\n" in text
    assert "first" not in text
    assert sorted(tmp_path.rglob("*")) == [file.parent, file]


def test_what_a_page_tells_is_told_on_where_its_results_are_not(tmp_path: Path) -> None:
    pairing, other = (Pairing("swindler", 2, one, "random", 0) for one in ("sly", "urchin"))
    file = tmp_path / "strength.md"
    played(pairing, tmp_path / "elsewhere", 20, 24)
    page.write(file, strength.MARK, strength.INTRO, report([pairing, other], tmp_path / "elsewhere", 24))
    told = strength.told_in(file)
    assert list(told) == [("swindler", 2, "sly", "random")]
    played(other, tmp_path / "here", 12, 24)
    played(pairing, tmp_path / "here", 1, 2)
    text = report([pairing, other], tmp_path / "here", 24, told)
    assert "2 of 2 pairings: 1 met, 1 MISSED." in text
    assert "| 83.3% |" in text
    assert list(strength.work_through([pairing], tmp_path / "none", 24, 1, told)) == []
    assert not (tmp_path / "none").exists()
