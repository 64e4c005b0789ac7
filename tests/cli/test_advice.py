"""Bots that search at the table, and what Fagin thinks of one's moves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command import fagin_says

ADVICE = {
    "en": r"^  \S.*: thought about (\d+) %, mean place (\d(?:\.\d)?)\.",
    "fr": r"^  \S.*\xa0: (\d+)\xa0% de la réflexion, place moyenne (\d(?:,\d)?)\.",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["doggy-bag", "oliver-twist", "fagins-gang", "swindler"])
def test_fagin_thinks_about_some_moves_and_most_about_the_first(tmp_path: Path, game: str, lang: str) -> None:
    words = ("--players", "3", "--bots", "dodger", "--seed", "7", "--lang", lang)
    code, said, _ = fagin_says(tmp_path, "play", game, *words, typed="!\n!?\n!?\nq\n", COLUMNS="200")
    assert code == 0
    assert said.count("(dodger)") == 2
    advice = re.findall(ADVICE[lang], said, re.M)
    assert advice
    shares = [int(share) for share, _ in advice]
    assert shares[0] == max(shares)
    assert sum(shares) <= 205  # of two thoughts
    assert all(1 <= float(place.replace(",", ".")) <= 3 for _, place in advice)


def test_a_whole_game_is_played_against_bots_that_search(tmp_path: Path) -> None:
    words = ("--players", "2", "--bots", "dodger", "--seed", "7")
    code, said, _ = fagin_says(tmp_path, "play", "doggy-bag", *words, typed="!\n" * 60)
    assert code == 0
    assert "The end" in said
