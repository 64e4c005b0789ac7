"""Phase 3: fifteen cubes at most, an empty market is filled, new prices."""

import pytest
from gang_positions import (
    after_turns,
    hand,
    legal,
    market,
    outcomes,
    play,
    prices,
    refused,
    roll,
    told,
    warehouse,
)
from rule import rule

from fagin.games.fagins_gang.pieces import heap_of
from fagin.kernel import CHANCE

STALLS = {"blue": 2, "green": 3, "black": 3, "yellow": 4, "red": 4, "purple": 5}


@rule("FG-9.1", "FG-9.2", "FG-9.3", "FG-9.4")
def test_discards_come_before_the_filling_and_that_before_the_wheel() -> None:
    stock = {"blue": 1}
    state = after_turns(2, hands=({"red": 15, "blue": 2},), market={}, warehouse=stock)
    roll(state, 1)
    assert (state.to_act(), market(state)) == ([0], {})
    play(state, "0 discard:red")
    events = told(state, "0 discard:blue")
    assert events[0] == "discards 0 0"
    assert events[1].startswith("refilled")
    assert market(state) == {"blue": 2, "red": 1}
    assert state.to_act() == [CHANCE]


@rule("FG-9.1")
def test_what_is_not_needed_is_left_out() -> None:
    state = after_turns(2, hands=({"red": 8, "blue": 7},))
    assert told(state, "* roll:1") == []
    assert told(state, "* roll:1")[0] == "prices 1"


@rule("FG-9.2")
@pytest.mark.parametrize(("cubes", "too_many"), [(15, 0), (16, 1), (18, 3)])
def test_who_has_more_than_15_cubes_returns_the_rest(cubes: int, too_many: int) -> None:
    state = after_turns(6, hands=({"red": cubes - 2, "blue": 2},))
    before = warehouse(state)
    roll(state, 1)
    discarded = 0
    while state.to_act() == [0]:
        play(state, "0 discard:red")
        discarded += 1
    assert discarded == too_many
    assert sum(hand(state).values()) == 15
    assert warehouse(state) == {**before, "red": before["red"] + too_many}


@rule("FG-9.2")
def test_the_player_chooses_which_cubes_to_return() -> None:
    state = roll(after_turns(6, hands=({"red": 14, "blue": 2},)), 1)
    assert legal(state) == ["discard:blue", "discard:red"]
    assert refused(state, "0 discard:green") == ("not-in-hand", "FG-9.2")
    assert refused(state, "0 done") == ("discard-first", "FG-9.2")
    assert refused(state, "0 pass") == ("discard-first", "FG-9.2")
    play(state, "0 discard:blue")
    assert hand(state) == {"red": 14, "blue": 1}


@rule("FG-9.2")
def test_cubes_of_one_colour_are_returned_unasked() -> None:
    state = after_turns(6, hands=({"red": 18},))
    assert told(state, "* roll:1") == ["discards 0 4"] * 3
    assert hand(state) == {"red": 15}


@rule("FG-R38")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_return_cubes_from_the_token_on_clockwise(first: int, order: list[int]) -> None:
    many = {"red": 8, "blue": 9}
    state = after_turns(6, hands=(many, many, {"green": 8, "black": 9}), first=first)
    roll(state, 1)
    for seat in order:
        for _ in range(2):
            assert state.to_act() == [seat]
            state.apply(seat, state.legal_moves(seat)[0])
    assert state.to_act() == [CHANCE]


@rule("FG-9.3")
def test_an_empty_market_is_filled_from_the_warehouses() -> None:
    state = after_turns(3, market={})
    before = warehouse(state)
    roll(state, 1)
    assert market(state) == STALLS
    assert warehouse(state) == {good: before[good] - some for good, some in STALLS.items()}


@rule("FG-9.3", "FG-R39")
@pytest.mark.parametrize("good", STALLS)
def test_a_single_cube_anywhere_prevents_the_filling(good: str) -> None:
    state = roll(after_turns(3, market={good: 1}), 1)
    assert market(state) == {good: 1}


@rule("FG-R39", "FG-9.3")
def test_a_stall_takes_what_its_warehouse_has_up_to_its_size() -> None:
    state = after_turns(3, market={}, warehouse={"blue": 1, "green": 3, "red": 9})
    assert told(state, "* roll:1") == [f"refilled {heap_of({'blue': 1, 'green': 3, 'red': 4})}"]
    assert market(state) == {"blue": 1, "green": 3, "red": 4}
    assert warehouse(state) == {"red": 5}


@rule("FG-9.4", "FG-R43")
@pytest.mark.parametrize(("face", "wheel"), [(1, 5), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_the_wheel_turns_clockwise_by_the_die(face: int, wheel: int) -> None:
    state = roll(after_turns(3, wheel=4), 1)
    assert outcomes(state) == {f"roll:{each}": 1 for each in range(1, 7)}
    roll(state, face)
    assert state.public.wheel == wheel


@rule("FG-9.4", "FG-7.5")
def test_after_one_sector_every_stall_has_the_price_of_the_one_before_it() -> None:
    state = roll(after_turns(3, wheel=0), 1)
    before = prices(state)
    roll(state, 1)
    ring = ["purple", "blue", "yellow", "black", "green", "red"]
    assert [prices(state)[good] for good in ring] == [before[good] for good in [ring[-1], *ring[:-1]]]


@rule("FG-9.4")
def test_a_six_leaves_the_prices() -> None:
    state = roll(after_turns(3, wheel=3), 1)
    before = prices(state)
    assert prices(roll(state, 6)) == before
