"""What ends and hopes are worth: mostly the win, and the place a little, on one scale."""

from __future__ import annotations

import pytest

from fagin.bots.merits import hopes, merits_of, merits_of_hopes, place_of
from fagin.kernel import Outcome


@pytest.mark.parametrize(
    ("places", "merits"),
    [
        ([1, 2], [1.0, 0.0]),
        ([1, 1], [0.5, 0.5]),
        ([2, 1, 3], [0.15, 1.0, 0.0]),
        ([1, 1, 3, 4], [0.6, 0.6, 0.1, 0.0]),
    ],
)
def test_winning_counts_most_and_the_place_a_little(places: list[int], merits: list[float]) -> None:
    assert merits_of(Outcome([0] * len(places), places, "")) == pytest.approx(merits)


def test_hopes_are_shares_of_the_win() -> None:
    assert hopes([5.0, 5.0], 2.0) == pytest.approx([0.5, 0.5])
    ahead, behind = hopes([7.0, 5.0], 2.0)
    assert ahead / behind == pytest.approx(2.718281828)  # one heat ahead hopes e times as much
    assert sum(hopes([900.0, -900.0, 3.0], 0.1)) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_sure_hope_is_worth_what_the_end_would_be(players: int) -> None:
    sure = merits_of_hopes([1.0] + [1e-12] * (players - 1))
    end = merits_of(Outcome([0] * players, [1] + [2] * (players - 1), ""))
    assert sure == pytest.approx(end, abs=1e-6)


def test_equal_merits_promise_the_middle_place() -> None:
    assert place_of([0.25] * 4, 2) == pytest.approx(2.5)
    assert place_of([1.0, 1e-12], 0) == pytest.approx(1)
    assert place_of([1.0, 1e-12], 1) == pytest.approx(2)
