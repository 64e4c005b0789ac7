"""Intervals are as wide as they must be, and among many findings only those stand that chance does not explain."""

from __future__ import annotations

from random import Random

import pytest

from fagin.lab.statistics import chance_of, difference_of, holm, mean_and_error, mean_of, p_of, share_of, t_of


@pytest.mark.parametrize(("freedom", "t"), [(4, 2.776), (9, 2.262), (30, 2.042), (10**6, 1.960)])
def test_few_squares_make_wide_intervals(freedom: int, t: float) -> None:
    assert t_of(freedom) == pytest.approx(t, abs=0.01)


@pytest.mark.parametrize(("t", "freedom", "p"), [(2.776, 4, 0.05), (2.042, 30, 0.05), (2.576, 10**6, 0.01)])
def test_a_difference_is_as_likely_as_student_says(t: float, freedom: int, p: float) -> None:
    assert p_of(t, 1.0, freedom) == pytest.approx(p, rel=0.1)


def test_games_of_a_square_that_are_alike_count_as_one() -> None:
    rng = Random(1)
    alone = {4 * square: rng.random() for square in range(50)}
    fourfold = {number + game: value for number, value in alone.items() for game in range(4)}
    assert mean_and_error(fourfold) == pytest.approx(mean_and_error(alone))


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    rng = Random(2)
    held = 0
    for _ in range(400):
        interval = share_of({number: float(rng.random() < 0.3) for number in range(80)})
        held += interval.low <= 0.3 <= interval.high
    assert 0.92 <= held / 400 <= 0.98


def test_what_never_happened_may_still_happen() -> None:
    never = share_of(dict.fromkeys(range(100), 0.0))
    assert never.value == never.low == 0.0
    assert 0.02 < never.high < 0.05


def test_sides_with_the_same_chance_are_compared_game_by_game() -> None:
    rng = Random(3)
    ours = {number: rng.gauss(0, 10) for number in range(200)}
    theirs = {number: value + rng.gauss(0.5, 0.5) for number, value in ours.items()}
    difference, chance = difference_of(ours, theirs)
    assert 0.4 < difference.low < 0.5 < difference.high < 0.6
    assert chance < 1e-6
    apart = mean_of(theirs)
    assert apart.high - apart.low > 2


def test_a_handful_of_games_proves_nothing() -> None:
    assert chance_of(dict.fromkeys(range(4), 1.0), 0.25) == 1.0


def test_of_many_findings_only_those_stand_that_are_rare_enough_for_their_number() -> None:
    assert holm([0.0004, 0.5, 0.004, 0.0001, 0.009], 0.01) == [True, False, False, True, False]
    assert holm([0.004, 0.2], 0.01) == [True, False]
    assert holm([], 0.01) == []
