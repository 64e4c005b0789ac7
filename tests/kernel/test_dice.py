"""Dice: the same numbers interpreted and compiled, spread evenly; hot samplers agree with the listed chances."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fagin.bots.rollout import playout
from fagin.games import GAMES, load
from fagin.kernel import CHANCE, Dice
from fagin.kernel.show import show

KNOWN = [404, 91, 441, 407, 57, 619, 398, 221, 652, 950, 616, 816]


def test_the_numbers_are_these_in_every_build() -> None:
    dice = Dice(2026)
    assert [dice.below(1000) for _ in range(12)] == KNOWN


def test_numbers_below_are_spread_evenly() -> None:
    dice = Dice(7)
    counts = Counter(dice.below(10) for _ in range(20_000))
    assert set(counts) == set(range(10))
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_a_number_from_0_to_1() -> None:
    dice = Dice(3)
    numbers = [dice.random() for _ in range(5_000)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1
    assert abs(sum(numbers) / len(numbers) - 0.5) < 0.02


@pytest.mark.parametrize("id", GAMES)
def test_the_quick_samplers_give_each_outcome_its_share(id: str) -> None:
    """Swept evenly over 0 to 1, a sampler meets every listed outcome as often as its weight says."""
    game, rng = load(id), Random(4)
    met: set[str] = set()
    for players in range(game.fewest, game.most + 1):
        state = game.new(players, game.simulation)
        while actors := state.to_act():
            if actors == [CHANCE]:
                step = state.public.stack[-1]
                total = sum(weight for _, weight in state.chance())
                swept = Counter(step.sample(state, (n + 0.5) / total) for n in range(total))
                assert sorted(swept.items()) == state.chance()
                met.add(type(step).__name__)
                state.apply(CHANCE, state.sample(rng))
            else:
                seat = rng.choice(actors)
                state.apply(seat, rng.choice(state.legal_moves(seat)))
    assert len(met) >= 3


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("source", [Random, Dice])
@pytest.mark.parametrize("id", GAMES)
def test_games_driven_quickly_are_the_same_games(
    id: str, source: type[Random] | type[Dice], watched: bool
) -> None:
    """`first_choices` and `choose` play what `to_act`, `sample` and `apply` play with the same numbers."""
    game = load(id)
    quick, slow = game.new(4, game.simulation), game.new(4, game.simulation)
    quick.events, slow.events = ([], []) if watched else (None, None)
    one, other, pick, again = source(9), source(9), Random(5), Random(5)
    moves = quick.first_choices(one)
    while True:
        while slow.to_act() == [CHANCE]:
            slow.apply(CHANCE, slow.public.stack[-1].sample(slow, other.random()))
        assert slow.public.outcome is not None or slow.legal_moves(slow.to_act()[0]) == moves
        if not moves:
            break
        slow.apply(slow.to_act()[0], moves[int(again.random() * len(moves))])
        moves = quick.choose(moves[int(pick.random() * len(moves))], one)
    assert show(quick) == show(slow)


def test_dice_go_on_as_others_would() -> None:
    dice, other = Dice(1), Dice(2)
    other.word()
    dice.follow(other)
    assert [dice.word() for _ in range(5)] == [other.word() for _ in range(5)]


@pytest.mark.parametrize("id", GAMES)
def test_a_playout_ends_and_is_repeatable(id: str) -> None:
    game = load(id)
    one, other = game.new(4, game.simulation), game.new(4, game.simulation)
    assert playout(one, Random(1)) == playout(other, Random(1)) > 10
    assert one.public.outcome.scores == other.public.outcome.scores
