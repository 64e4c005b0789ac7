"""Sly plays Fagin's Gang legally, by its view alone, the same way in the same place, and well."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from arena import play, wins_of_sly

from fagin.bots.bot import bot
from fagin.games import load
from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.pieces import LOCATIONS, ONES, heap_of
from fagin.games.fagins_gang.state import put
from fagin.kernel import CHANCE, State

LIMITS = {"market_turn_cap": "24", "round_limit": "60"}
OPTIONS: list[dict[str, str]] = [  # by players, from two on
    {"allow_pass": "true", "first_player": "seat1"},
    {"through_run": "false", "opener_pair": "different"},
    {"play_on": "true", "homes_to_win": "2", "hidden_hands": "true"},
    {"reentry_after_bump": "false", "parish_relief": "false"},
    {"market_turn_cap": "4"},
]
BOW, STPAULS = LOCATIONS.index("bow"), LOCATIONS.index("stpauls")


@pytest.mark.parametrize("name", ["sly", "random"])
def test_a_bot_plays_legally_with_every_option_and_number_of_players(name: str) -> None:
    for seed, options in enumerate(OPTIONS):
        short = {"market_turn_cap": "24", **options, "round_limit": "5"}
        assert play("fagins_gang", [name] * (2 + seed), seed, short).public.outcome is not None


def before_the_first_turn() -> State[Any, Any, Any]:
    state = load("fagins_gang").new(3, {"first_player": "seat0"})
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, MOVES.parse("roll:6"))
    return state


def chosen(state: State[Any, Any, Any], moves: int) -> list[str]:
    """The next moves of Sly in seat 0."""
    said: list[str] = []
    for _ in range(moves):
        if state.to_act() != [0]:
            break
        move = bot("sly", load("fagins_gang")).choose(state.view(0), Random(1))
        said.append(MOVES.text(move))
        state.apply(0, move)
    return said


def test_sly_sends_the_third_urchin_home_when_it_can() -> None:
    state = before_the_first_turn()
    public = state.public
    public.home[0] = 0b000101
    put(public, 0, BOW, 2)
    public.hands[0] = heap_of({"green": 6, "purple": 8})
    public.shillings[0] = 15
    assert chosen(state, 2) == ["act:move", "go:bow:fagin"]
    assert public.outcome is not None
    assert public.outcome.winners() == [0]


def test_sly_steals_the_money_that_is_all_it_needs() -> None:
    state = before_the_first_turn()
    public = state.public
    public.home[0] = 0b000101
    put(public, 0, BOW, 2)
    put(public, 0, STPAULS, 7)
    public.hands[0] = heap_of({"green": 6})
    public.shillings[0] = 6
    assert chosen(state, 1) == ["act:rob"]


def test_sly_pushes_a_rival_off_the_top() -> None:
    state = before_the_first_turn()
    public = state.public
    put(public, 0, BOW, 1)
    put(public, 1, BOW, 0)
    public.hands[0] = heap_of({"green": 2})
    public.shillings[0] = 0
    state.apply(0, MOVES.parse("act:move"))
    state.apply(0, MOVES.parse("go:bow:0"))
    assert chosen(state, 1) == ["bump:up"]


def test_sly_begs_when_nothing_else_can_be_done() -> None:
    state = before_the_first_turn()
    public = state.public
    public.hands[0] = heap_of({"purple": 1})
    public.shillings[0] = 0
    assert chosen(state, 1) == ["act:beg"]


def test_sly_has_an_answer_even_where_no_urchin_can_climb() -> None:
    state = before_the_first_turn()
    public = state.public
    put(public, 0, BOW, 0)
    public.hands[0] = heap_of({"green": 3})
    public.shillings[0] = 0
    state.apply(0, MOVES.parse("act:move"))
    assert chosen(state, 1) == ["go:bow:1"]


def test_sly_returns_cubes_that_it_does_not_need() -> None:
    state = before_the_first_turn()
    public = state.public
    public.hands[0] = 2 * ONES + heap_of({"purple": 4, "red": 1})
    public.waiting = 0
    state.apply(0, MOVES.parse("act:market"))
    while state.to_act() != [CHANCE]:
        state.apply(state.to_act()[0], MOVES.parse("pass"))
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, MOVES.parse("roll:6"))
    assert chosen(state, 1) == ["discard:purple"]


def rounds_of_sly(seeds: range, players: int, options: dict[str, str]) -> list[int]:
    """How many rounds Slys need among themselves, in ascending order."""
    return sorted(int(play("fagins_gang", ["sly"] * players, seed, options).public.round) for seed in seeds)


SHORT = {**LIMITS, "homes_to_win": "2"}


def test_sly_beats_random_players() -> None:
    assert wins_of_sly("fagins_gang", 2, 2, SHORT) == 2


def test_slys_bring_a_game_to_its_end() -> None:
    assert rounds_of_sly(range(1), 2, SHORT)[0] <= 20


@pytest.mark.slow
def test_four_slys_need_no_more_rounds_than_sensible_players() -> None:
    rounds = rounds_of_sly(range(500), 4, LIMITS)
    assert sum(rounds) / 500 <= 18
    assert rounds[474] <= 28  # in 95 of 100 games


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
def test_sly_beats_random_players_nearly_always(players: int) -> None:
    assert wins_of_sly("fagins_gang", 500, players) >= 475
