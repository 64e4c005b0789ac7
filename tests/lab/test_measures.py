"""Measures of games with known answers: luck, worth, the course of a game, and clauses at work."""

from __future__ import annotations

from random import Random

import pytest

from fagin.games import GAMES
from fagin.lab.measures.clauses import Exercise, exercise_of, places_of
from fagin.lab.measures.games import Row, story
from fagin.lab.measures.luck import luck_of
from fagin.lab.measures.uses import Tallies, add_up, note_game
from fagin.lab.plan import Wish, plan_of
from fagin.lab.play import Results, play


def row(number: int, scores: list[int]) -> Row:
    return Row(number, ["sly"] * len(scores), 0, scores, [1] * len(scores), "", 1, 1, 1, 1, 1, 1, 0, 0, 1)


def rows(chance: int, decisions: int, squares: int = 300) -> list[Row]:
    """Games whose points come of chance, of decisions and of how they meet, with these weights and 1."""
    rng = Random(5)
    found = []
    for square in range(squares):
        deals, dice = ([[rng.randrange(-9, 10) for _ in range(3)] for _ in range(2)] for _ in range(2))
        for game in range(4):
            meet = [rng.randrange(-9, 10) for _ in range(3)]
            parts = zip(deals[game // 2], dice[game % 2], meet)
            scores = [chance * deal + decisions * die + both for deal, die, both in parts]
            found.append(row(4 * square + game, scores))
    return found


@pytest.mark.parametrize(("chance", "decisions"), [(3, 1), (0, 2), (2, 0), (0, 0)])
def test_luck_is_told_from_judgement(chance: int, decisions: int) -> None:
    luck = luck_of(rows(chance, decisions))
    assert luck is not None
    whole = chance**2 + decisions**2 + 1
    for found, truth in ((luck.chance, chance**2), (luck.decisions, decisions**2), (luck.both, 1)):
        assert found.low - 0.02 <= truth / whole <= found.high + 0.02
        assert found.high - found.low < 0.2


def test_what_a_better_player_wins_is_neither_luck_nor_judgement() -> None:
    games = [
        Row(
            one.number,
            ["sly", "random", "random"],
            0,
            [one.scores[0] + 50, *one.scores[1:]],
            *list(vars(one).values())[4:],
        )
        for one in rows(1, 1)
    ]
    with_bots, without = luck_of(games), luck_of(rows(1, 1))
    assert with_bots is not None
    assert without is not None
    assert with_bots.chance.value == pytest.approx(without.chance.value)


def test_too_few_games_say_nothing_about_luck() -> None:
    assert luck_of(rows(1, 1, squares=5)) is None
    assert luck_of([row(number, [3, 3, 3]) for number in range(100)]) is None


def test_what_a_use_is_worth_is_found_whoever_uses_more_of_everything() -> None:
    rng = Random(6)
    tallies: Tallies = {}
    for _ in range(400):
        busy = [rng.randrange(1, 6) for _ in range(4)]  # uses of each seat, which bring a point each
        good = [sum(rng.random() < 0.5 for _ in range(uses)) for uses in busy]
        scores = [uses + 2 * better + rng.randrange(3) for uses, better in zip(busy, good)]
        poor = [uses - better for uses, better in zip(busy, good)]
        note_game(tallies, {("cards", "good"): good, ("cards", "poor"): poor}, scores)
    worths = [tallies["cards"][name].worth() for name in ("good", "poor")]
    assert worths[0] is not None
    assert worths[1] is not None
    assert worths[0][0].low < 2 < worths[0][0].high
    assert worths[1][0].low < -2 < worths[1][0].high
    assert worths[0][1] < 1e-6


def test_sums_of_parts_are_the_sums_of_the_whole() -> None:
    plan = plan_of(Wish("doggy_bag", bots=["random"], games=40))
    parts = [Results.parse(play(plan, batch)) for batch in plan.batches()]
    together: Tallies = {}
    for part in parts:
        add_up(together, part.tallies)
    assert together["roles"]["3"].uses == sum(part.tallies["roles"]["3"].uses for part in parts)
    assert together["actions"]["loot"].games == 40


def test_the_course_of_a_game_tells_who_led_and_since_when() -> None:
    standings = [[0, 0, 0], [2, 1, 0], [2, 3, 0], [2, 3, 4], [9, 3, 4]]
    assert story(standings, [0]) == (3, 4, 2)
    assert story(standings, [2]) == (3, 5, 3)
    assert story([[0, 0], [1, 0], [2, 0]], [0]) == (0, 0, 1)
    assert story([], [0]) == (-1, -1, -1)


def test_whoever_begins_is_the_first_seat() -> None:
    one = Row(0, ["sly"] * 3, 2, [5, 6, 7], [3, 2, 1], "", 1, 1, 1, 1, 1, 1, 0, 0, 1)
    assert one.in_order([5.0, 6.0, 7.0]) == [7.0, 5.0, 6.0]
    assert one.shares() == [0.0, 0.0, 1.0]


def clauses_at_work(mode: str) -> Exercise:
    plan = plan_of(Wish("doggy_bag", bots=["random"], games=4, options={"mode": mode}))
    return exercise_of(plan, plan.variants[0])


def test_a_clause_that_only_an_option_calls_upon_is_seen_with_it_and_not_without() -> None:
    full, beginner = clauses_at_work("full"), clauses_at_work("beginner")
    assert "DB-14.3" in full.never
    assert "DB-14.3" not in beginner.never
    assert "DB-13.14" in beginner.never
    assert "DB-7.6" not in full.never
    assert full.games == 4


@pytest.mark.parametrize("game", GAMES)
def test_most_clauses_can_be_seen_at_work(game: str) -> None:
    assert len(places_of(game)) > 100
