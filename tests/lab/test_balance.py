"""`make balance` writes what the lab says of a game into its page, and leaves what people wrote there."""

from __future__ import annotations

from pathlib import Path

from bench import page
from bench.balance import INTRO, MARK, speed_line, told


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


def test_the_gain_of_several_processes_is_a_ratio_of_games_a_second() -> None:
    assert speed_line("doggy_bag", "sly", 100, 2.0, 1.25) == ["doggy_bag", "sly", "50", "80", "1.60"]
