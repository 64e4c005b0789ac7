"""Sly plays Swindler legally, by what its seat sees alone, the same way in the same place, by the odds, and well."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from arena import next_seat, play, wins_of_sly

from fagin.bots.bot import bot
from fagin.bots.players.swindler_odds import Bag, at_least, chance_of
from fagin.games import load
from fagin.games.swindler.game import Swindler
from fagin.games.swindler.moves import MOVES
from fagin.games.swindler.pieces import ORDER_IDS, heap_of
from fagin.games.swindler.state import BIT, SwindlerPublic
from fagin.kernel import CHANCE, State

OPTIONS = [
    {option.id: value} for option in load("swindler").options for value in option.values[1:] or option.values
]
SHOWN_ALIKE = ("reaction_mode", "reaction_pace", "show_bag_odds")  # options that no rule depends on


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sly_plays_whole_games_legally_with_every_option(players: int) -> None:
    told = [options for options in OPTIONS if not set(options) & set(SHOWN_ALIKE)]
    for seed, options in enumerate([{}, *told]):
        if seed % 3 == players - 2:
            assert play("swindler", ["sly"] * players, seed, options).public.outcome is not None


def test_random_players_come_to_the_end() -> None:
    assert play("swindler", ["random"] * 3, 1, {"round_limit": "20"}).public.outcome is not None


# ---- the odds


def table() -> tuple[Swindler, State[Any, Any, Any]]:
    """A game at whose first choice nothing has been stolen yet."""
    game = load("swindler")
    assert isinstance(game, Swindler)
    state = game.new(2, {"start_player": "seat0", "master_thief": "off"})
    assert next_seat(state, Random(1)) == 0
    return game, state


def lay(public: SwindlerPublic, orders: list[str], loot: list[str]) -> None:
    """Other open orders, and loot in front of the first player."""
    for space, name in enumerate(orders):
        public.orders[space] = ORDER_IDS.index(name)
        public.starters &= ~BIT[public.orders[space]]
        public.order_deck &= ~BIT[public.orders[space]]
    public.loot[0] = heap_of(loot)
    public.home -= heap_of(loot)


def choice(state: State[Any, Any, Any]) -> str:
    return MOVES.text(bot("sly", load("swindler")).choose(state.view(0), Random(1)))


def test_the_chance_of_a_skull_is_that_of_what_is_left_in_the_bag() -> None:
    _, state = table()
    red, black = Bag(state.public, 0), Bag(state.public, 4)
    assert (red.risk(), black.risk()) == (1 / 8, 2 / 10)
    assert red.risk(3) == 1 / 5
    assert red.survival(4) == pytest.approx(4 / 8)
    lay(state.public, [], ["Rr", "Rr", "Rr", "Rk"])
    assert Bag(state.public, 0).risk() == 1 / 4


def test_the_odds_of_draw_orders_are_those_of_the_full_bags() -> None:
    """The figures are those of drawing on until the order is met or a skull comes."""
    game, state = table()
    bags = [Bag(state.public, bag) for bag in range(5)]
    coin, pair = game.box.orders[0], game.box.orders[1]
    assert coin is not None
    assert pair is not None
    assert [chance_of(coin, bag) for bag in bags] == pytest.approx([0.5, 0.5, 0.5, 2 / 3, 0.5])
    assert chance_of(pair, bags[0]) == pytest.approx(0.39, abs=0.06)
    assert chance_of(pair, bags[3]) < chance_of(pair, bags[0])
    assert at_least(7, 2, 2, 7) == 1.0
    assert at_least(7, 2, 3, 7) == 0.0


def test_sly_reserves_an_order_that_is_ready_and_not_one_out_of_reach() -> None:
    _, state = table()
    lay(state.public, ["B10", "B03", "B17", "B12"], ["Rn", "Bn", "Gr"])
    assert choice(state) == "reserve:2"
    state.apply(0, MOVES.parse("reserve:2"))
    assert choice(state) == "done"


def test_sly_steals_where_the_loot_it_needs_is_not_at_stake() -> None:
    _, state = table()
    lay(state.public, ["B10", "B03", "B17", "B12"], ["Rn", "Bn", "Bn", "Gr"])
    state.apply(0, MOVES.parse("reserve:2"))
    state.apply(0, MOVES.parse("done"))
    assert choice(state) in ("bag:yellow", "bag:black", "bag:red")


def test_sly_stops_when_a_skull_would_take_more_than_a_tile_brings() -> None:
    _, state = table()
    lay(state.public, ["B12", "B13", "B15", "B18"], [])
    for move in ("reserve:1", "done", "bag:red"):
        state.apply(0, MOVES.parse(move))
    state.apply(CHANCE, MOVES.parse("tile:Rr"))
    for tile in ("Rr", "Rr"):
        assert choice(state) == "draw"
        state.apply(0, MOVES.parse("draw"))
        state.apply(CHANCE, MOVES.parse(f"tile:{tile}"))
    assert choice(state) == "stop"  # three rings are an order
    state.apply(0, MOVES.parse("stop"))
    assert choice(state) == "fulfil:1"


# ---- strength


def test_sly_wins_most_games_against_three_random_thieves() -> None:
    assert wins_of_sly("swindler", 24) >= 22  # 6 would be chance


@pytest.mark.slow
def test_sly_wins_at_least_nine_games_of_ten_against_three_random_thieves() -> None:
    assert wins_of_sly("swindler", 500) >= 450


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_sly_wins_at_smaller_tables(players: int) -> None:
    assert wins_of_sly("swindler", 200, players) >= 190
