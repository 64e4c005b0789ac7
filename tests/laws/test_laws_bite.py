"""The laws hold for the toy game, and each planted defect breaks one."""

from __future__ import annotations

import re

import pytest
from laws.laws import check, guesses_vary
from laws.toy import DEFECTS, HIDDEN, Toy, invariants


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_keeps_the_laws(players: int) -> None:
    varied: dict[str, list[bool]] = {}
    for seed in range(6):
        for name, changes in check(Toy(), players, seed, HIDDEN, invariants).items():
            varied.setdefault(name, []).extend(changes)
    assert varied["hands of others"], "nothing hidden was ever met"
    guesses_vary(varied)


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_planted_defect_is_caught(defect: str) -> None:
    complaint = ""
    varied: dict[str, list[bool]] = {}
    for seed in range(40):
        try:
            for name, changes in check(Toy(defect), 3, seed, HIDDEN, invariants).items():
                varied.setdefault(name, []).extend(changes)
            guesses_vary(varied)
        except AssertionError as caught:
            complaint = str(caught)
            break
    assert re.search(DEFECTS[defect], complaint), f"{defect}: {complaint or 'not caught'}"
