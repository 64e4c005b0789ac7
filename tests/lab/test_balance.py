"""`make balance` writes what the lab says of a game into its page, and leaves what people wrote there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import page
from bench.balance import INTRO, MARK, speed_line, told
from fagin.games import GAMES
from fagin.lab.report.words import Teller
from fagin.lab.things import things_of

PAGES = Path(__file__).parents[2] / "docs" / "balance"
# conclusions that rest on no use or worth
SURE = {"Seats.", "Length.", "Ends.", "Comebacks.", "Luck.", "Rules."}


def cautions(game: str, text: str) -> dict[str, bool]:
    """By section of a page, whether it says that what it tells of things is not calibrated."""
    caution = Teller("en", game).say("lab-not-calibrated")
    parts = re.split(r"^### (.*)\n", text, flags=re.MULTILINE)
    found: dict[str, bool] = {}
    for title, section in zip(parts[1::2], parts[2::2]):
        found[title] = found.get(title, True) and caution in section
    return found


def families(game: str) -> set[str]:
    """The titles of the sections that tell of things."""
    judged = [family.id for family in things_of(game).families if family.judged]
    return {Teller("en", game).say("lab-verdict"), *map(Teller("en", game).family, judged)}


def test_a_page_is_written_anew_between_its_marks(tmp_path: Path) -> None:
    file = tmp_path / "doggy_bag.md"
    intro = INTRO.format(title="Doggy Bag", random="40", sly="4")
    page.write(file, MARK, intro, told("doggy_bag", "random", 40, tmp_path, 1))
    first = file.read_text(encoding="utf-8")
    assert first.startswith("# Doggy Bag: the balance\n")
    for title in (
        "### The verdict",
        "### Who sits where",
        "### The roles",
        "### Rules that were never called upon",
    ):
        assert title in first
    file.write_text(first + "\nWhat we make of it.\n", encoding="utf-8")
    page.write(file, MARK, intro, told("doggy_bag", "random", 40, tmp_path, 1))
    assert file.read_text(encoding="utf-8") == first + "\nWhat we make of it.\n"
    assert (tmp_path / "doggy_bag-random.html").exists()


def test_the_writer_says_beside_the_games_of_sly_too_what_is_not_calibrated(tmp_path: Path) -> None:
    found = cautions("doggy_bag", told("doggy_bag", "sly", 4, tmp_path, 1))
    assert {title for title, cautious in found.items() if cautious} == families("doggy_bag")


@pytest.mark.parametrize("game", GAMES)
def test_every_page_marks_what_rests_on_figures_that_are_not_calibrated(game: str) -> None:
    written, _, ours = (PAGES / f"{game}.md").read_text(encoding="utf-8").partition(f"<!-- /{MARK} -->")
    found = cautions(game, written)
    assert {title for title, cautious in found.items() if cautious} == families(game)
    alarms = [line for line in written.splitlines() if "a use goes with" in line]
    assert all(line.startswith("Not calibrated: ") for line in alarms)
    assert Teller("en", game).say("lab-interval") in written
    heads = re.findall(r"^- \*\*(.*?)\*\*(.*)", ours, flags=re.MULTILINE)
    assert heads
    unmarked = {head for head, rest in heads if not rest.startswith(" (not calibrated")}
    assert unmarked <= SURE


def test_the_gain_of_several_processes_is_a_ratio_of_games_a_second() -> None:
    assert speed_line("doggy_bag", "sly", 100, 2.0, 1.25) == ["doggy_bag", "sly", "50", "80", "1.60"]
