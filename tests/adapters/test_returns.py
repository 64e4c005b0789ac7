"""What a finished game is worth to each seat."""

from __future__ import annotations

import pytest

from fagin.adapters.returns import returns
from fagin.kernel import Outcome


def worth(places: list[int]) -> list[float]:
    return returns(Outcome([0] * len(places), places, ""), len(places))


def test_before_the_end_nobody_has_anything() -> None:
    assert returns(None, 3) == [0, 0, 0]


def test_places_are_worth_from_one_down_to_minus_one_in_even_steps() -> None:
    assert worth([2, 1]) == [-1, 1]
    assert worth([3, 1, 2, 5, 4]) == [0, 1, 0.5, -1, -0.5]


@pytest.mark.parametrize(
    ("places", "expected"),
    [([1, 1], [0, 0]), ([1, 1, 3], [0.5, 0.5, -1]), ([2, 2, 2, 1, 5], [0, 0, 0, 1, -1])],
)
def test_who_share_a_place_share_what_their_places_are_worth(
    places: list[int], expected: list[float]
) -> None:
    assert worth(places) == expected


@pytest.mark.parametrize("places", [[1, 2, 3, 4], [1, 1, 3, 4, 4, 6], [2, 1, 2, 2]])
def test_what_one_gains_others_lose(places: list[int]) -> None:
    assert sum(worth(places)) == pytest.approx(0)
