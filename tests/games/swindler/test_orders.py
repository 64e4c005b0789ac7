"""Step 3: every order card, what meets it, what does not, and what it brings."""

import pytest
from rule import rule
from swindler_positions import (
    BOX,
    ORDERS,
    at_actions,
    coins,
    completed,
    discards,
    in_bag,
    legal,
    loot,
    orders,
    play,
    points,
    refused,
    reserved,
    step,
    theft,
    told,
    turn,
)

from fagin.games.swindler.pieces import ORDER_IDS
from fagin.games.swindler.state import SwindlerState

DISCARD = [  # the order, loot that is enough, loot that is not
    ("A3", "Rr Bn", ["Rr Gw", "Bn Bn", "Rk Bn"]),
    ("A4", "Gw Rk", ["Gw Rr", "Rk Bk", "Gw Gc"]),
    ("A5", "Rk Kj", ["Rk Rr", "Kj Kd"]),
    ("B01", "Rr Bn Nw", ["Rr Bn Gk", "Rr Rr Gw", "Bn Gw"]),
    ("B02", "Rr Gr Gw", ["Rr Bn Gw", "Rr Gw Gw", "Rr Gr Bn"]),
    ("B03", "Bn Yn Rr", ["Bn Rr Rr", "Bn Bn Gw"]),
    ("B04", "Gw Bw Bn", ["Gw Bn Bn", "Gw Bw Rr"]),
    ("B05", "Rk Bk", ["Rk Rk", "Bk Bk", "Rk Gk"]),
    ("B06", "Gk Yk", ["Gk Gk", "Yk Yk", "Rk Bk"]),
    ("B07", "Rk Gk Nr", ["Rk Gk Rc", "Rk Yk Nr", "Bk Gk Nr"]),
    ("B08", "Bk Yk Gw", ["Bk Yk Kd", "Bk Gk Gw", "Rk Yk Gw"]),
    ("B09", "Rk Bk Gk", ["Rk Bk Bk", "Rk Rk Bk", "Rk Bk Gw"]),
    ("B10", "Rk Bk Gk Yk", ["Rk Bk Gk Gk", "Rk Bk Gk Gw", "Bk Gk Yk"]),
    ("B12", "Rr Gr Nr", ["Rr Rr Bn", "Rr Bn Gw", "Rk Rk Kj"]),
]
OWN = [
    ("A6", "Rr Bn Gw", ["Rr Bn Bn", "Rr Bn Nw", "Rr Rk Rc"]),
    ("A7", "Rr Bn Nw", ["Rr Bn Rk", "Rr Bn Kj"]),
    ("B13", "Kr Kj Gw Gc", ["Kr Gw Gw Gw", "Kr Kj Kj Gw"]),
    ("B14", "Rr Rr Yc Yn", ["Rr Yc Yn Yc", "Rr Rr Yn Nr"]),
    ("B15", "Bn Bk Kj Kd", ["Bn Kj Kd Kd", "Bn Bk Kj Gw"]),
    ("B16", "Rr Bn Kd Yc", ["Rr Bn Kd Nw", "Rr Bn Bk Kd"]),
    ("B17", "Rr Rr Bn Gw Kd Nw Nw", ["Rr Rr Bn Gw Kd Nw"]),
    ("B22", "Rk Rk Kj", ["Rk Rk Rr", "Kj Kj Kd"]),
]
DRAWS = [  # the order, the bag, tiles that are enough, tiles that are not
    ("A1", "red", "Rc", ["Rr Rk"]),
    ("A1", "black", "Kd", ["Kj Kr"]),
    ("A2", "blue", "Bn Bn", ["Bn Bk Bn"]),
    ("B19", "black", "Kj Kd Kr", ["Kj Kd"]),
    ("B19", "black", "Kj Kd Kr skull", ["Kj Kd skull"]),
    ("B20", "green", "Gw Gw Gk Gc Gr", ["Gw Gw Gk Gc", "Gw Gw Gk Gc skull"]),
    ("B21", "yellow", "Yk Yk", ["Yk Yc"]),
    ("B21", "black", "Kj Kr Kj", ["Kj Kr"]),
    ("B23", "red", "Rr Rr skull", ["Rr skull", "skull", "Rr Rr Rr"]),
]
KEPT = [(order, loot) for order, loot, _ in OWN]
FULFILLED = [(order, loot) for order, loot, _ in DISCARD]
MISSED = [(order, loot) for order, _, misses in DISCARD + OWN for loot in misses]


def after_theft(order: str, bag: str, tiles: str) -> list[str]:
    state = turn(2, orders=f"{order} - - -", markers={1: 0})
    return legal(play(state, *theft(bag, *tiles.split())), 0, "fulfil")


def reward(order: str) -> tuple[int, int, int, int]:
    """The points, coins, neutral tiles and posters on a card; the golden of the box says how many they are."""
    card = BOX.orders[ORDER_IDS.index(order)]
    assert card is not None
    return card.points, card.coins, card.neutral, card.posters


def brought(state: SwindlerState) -> tuple[int, int, int, int]:
    """What came to a player who had three points, a coin and no posters, and takes all tiles that are offered."""
    tiles = 0
    while offered := legal(state, 0, "take"):
        play(state, f"0 {offered[0]}")
        tiles += 1
    return points(state) - 3, coins(state) - 1, tiles, state.public.posters[0]


@rule("SW-6.3")
def test_every_order_card_is_in_these_tests() -> None:
    paid = {"A8", "B11", "B18", "B24", "B25", "B26"}
    seen = {row[0] for row in DISCARD} | {row[0] for row in OWN} | {row[0] for row in DRAWS} | paid
    assert sorted(seen) == sorted(ORDERS)


@rule("SW-6.5", "SW-6.8", "SW-6.11", "SW-6.12")
@pytest.mark.parametrize(("order", "needed"), FULFILLED)
def test_a_discard_order_takes_the_tiles_and_brings_its_reward(order: str, needed: str) -> None:
    state = reserved(order, f"{needed} Yr")
    play(state, "0 fulfil:1")
    while step(state) == "Fill":
        tile = next(text for text in legal(state) if text != "with:Yr")
        play(state, f"0 {tile}")
    assert brought(state) == reward(order)
    assert (loot(state), discards(state), state.public.table) == ("Yr", "", 0)
    assert completed(state) == [order]
    assert orders(state) == "- - - -"


@rule("SW-6.4", "SW-6.8", "SW-6.11", "SW-6.12")
@pytest.mark.parametrize(("order", "needed"), KEPT)
def test_an_own_order_asks_nothing_and_leaves_the_tiles(order: str, needed: str) -> None:
    state = reserved(order, needed)
    play(state, "0 fulfil:1")
    assert brought(state) == reward(order)
    assert sorted(loot(state).split()) == sorted(needed.split())
    assert (completed(state), step(state)) == ([order], "Actions")


@rule("SW-6.3", "SW-6.4", "SW-6.5", "SW-R16")
@pytest.mark.parametrize(("order", "tiles"), MISSED)
def test_an_order_is_not_met_by_less_or_by_other_things(order: str, tiles: str) -> None:
    state = reserved(order, tiles)
    assert legal(state, 0, "fulfil") == []
    assert refused(state, "0 fulfil:1") == ("condition-not-met", "SW-6.3")


@rule("SW-6.7", "SW-6.8", "SW-6.9", "SW-6.11")
@pytest.mark.parametrize(("order", "bag", "tiles", "misses"), DRAWS)
def test_a_draw_order_is_met_by_what_was_drawn_in_this_turn(
    order: str, bag: str, tiles: str, misses: list[str]
) -> None:
    state = turn(2, orders=f"{order} - - -", markers={1: 0})
    play(state, *theft(bag, *tiles.split()), "0 fulfil:1")
    assert brought(state) == reward(order)
    for miss in misses:
        assert after_theft(order, bag, miss) == []


@rule("SW-6.9")
def test_reward_coins_come_from_the_supply() -> None:
    state = turn(2, orders="B19 - - -", markers={1: 0})
    play(state, *theft("black", "Kj", "Kd", "Kr"), "0 fulfil:1")
    assert (coins(state), state.public.supply) == (2, 3)


@rule("SW-6.11", "SW-R21")
def test_posters_come_from_the_supply_and_none_is_taken_when_it_is_empty() -> None:
    state = play(reserved("B05", "Rk Bk"), "0 fulfil:1")
    assert (state.public.posters[0], state.public.poster_supply) == (1, 19)
    state = reserved("B07", "Rk Gk Gw", posters=(0, 19))
    play(state, "0 fulfil:1")
    assert (state.public.posters[0], state.public.poster_supply) == (1, 0)


@rule("SW-6.11")
def test_the_posters_of_all_orders_are_as_many_as_the_supply() -> None:
    assert sum(reward(order)[3] for order in ORDERS) == BOX.posters


@rule("SW-6.3")
def test_flood_the_market_asks_for_two_completed_dealers_in_one_turn() -> None:
    position = turn(
        orders="B24 - - -",
        markers={1: 0},
        dealers="D11 D12 D01",
        sold={"1.1": "Rr", "1.2": "Bn", "2.1": "Rr", "2.2": "Bn"},
        loot=("Gw Bw",),
    )
    state = play(at_actions(position), "0 sell:1.3", "0 with:Gw")
    assert legal(state, 0, "fulfil") == []
    play(state, "0 sell:2.3")
    assert legal(state, 0, "fulfil") == ["fulfil:1"]
    before = points(state)
    play(state, "0 fulfil:1", "0 take:Nr")
    assert (points(state) - before, loot(state), state.public.posters[0]) == (7, "Nr", 1)


@rule("SW-6.3")
def test_regular_customer_asks_for_three_tiles_sold_in_one_turn() -> None:
    state = reserved("B25", "Rr Bn Gk", dealers="D01 D02 D03")
    play(state, "0 sell:1.1", "0 sell:2.2")
    assert legal(state, 0, "fulfil") == []
    play(state, "0 sell:1.3")
    before = points(state)
    assert points(play(state, "0 fulfil:1")) - before == 5


@rule("SW-6.3")
def test_sales_of_an_earlier_turn_do_not_count() -> None:
    state = reserved("B25", "Rr Bn Gk Gw")
    play(
        state,
        "0 sell:1.1",
        "0 sell:2.2",
        "0 done",
        "0 end",
        *theft("red", "skull", seat=1),
        "1 done",
        "1 end",
    )
    play(state, *theft("red", "skull"), "0 sell:1.3")
    assert legal(state, 0, "fulfil") == []


@rule("SW-6.3")
def test_sales_to_two_dealers_that_are_not_completed_do_not_flood_the_market() -> None:
    state = play(reserved("B24", "Rr Rr Bn", dealers="D11 D12 D01"), "0 sell:1.1", "0 sell:2.1", "0 sell:3.2")
    assert legal(state, 0, "fulfil") == []


@rule("SW-6.3")
def test_dealers_completed_in_an_earlier_turn_do_not_count() -> None:
    filled = {"1.1": "Rr", "1.2": "Bn", "2.1": "Rr", "2.2": "Bn"}
    state = reserved("B24", "Gw Bw", dealers="D11 D12 D01", sold=filled)
    play(state, "0 sell:1.3", "0 with:Gw", "0 done", "* dealer:D05", "0 end")
    play(state, *theft("red", "skull", seat=1), "1 done", "1 end", *theft("red", "skull"), "0 sell:2.3")
    assert legal(state, 0, "fulfil") == []


@rule("SW-6.1", "SW-6.2")
def test_orders_and_sales_may_be_mixed_in_any_order() -> None:
    state = turn(2, orders="A7 A3 A6 A4", markers={1: 0, 2: 0, 3: 0}, loot=("Rr Rr Bn Gw",))
    at_actions(state)
    scores = []
    for line in ("0 sell:1.1", "0 fulfil:3", "0 fulfil:1", "0 fulfil:2"):
        scores.append(points(play(state, line)))
    assert scores == [5, 9, 13, 18]
    assert loot(state) == "Gw"


@rule("SW-6.12", "SW-1.15")
def test_a_fulfilled_order_leaves_its_space_empty_until_step_4() -> None:
    state = play(reserved("A3", "Rr Bn", orders="A3 A1 A2 A4"), "0 fulfil:1")
    assert orders(state) == "- A1 A2 A4"
    assert refused(state, "0 fulfil:1") == ("no-order-there", "SW-6.12")
    play(state, "0 done", "* order:B02")
    assert orders(state) == "B02 A1 A2 A4"


@rule("SW-1.15")
def test_everybody_sees_how_many_orders_a_player_has_completed() -> None:
    state = play(reserved("A3", "Rr Bn"), "0 fulfil:1")
    for seat in (-1, 0, 1):
        assert state.view(seat).public.progress == [1, 0]


@rule("SW-6.13")
@pytest.mark.parametrize(("players", "before"), [(2, 4), (3, 3), (4, 2)])
def test_the_order_that_makes_a_master_thief_is_told(players: int, before: int) -> None:
    for progress, expected in ((before - 1, []), (before, [("master-thief", (0, -1, -1))])):
        state = reserved("A3", "Rr Bn", players=players, progress=(progress,))
        assert [event for event in told(state, 1, "0 fulfil:1") if event[0] == "master-thief"] == expected


@rule("SW-6.5", "SW-3.4")
def test_discarded_tiles_return_to_their_bags() -> None:
    state = play(reserved("B01", "Rr Bn Nw"), "0 fulfil:1")
    assert in_bag(state, "red") == "Rr Rr Rr Rn Rk Rk Rc"
    assert in_bag(state, "blue") == "Bn Bn Bn Bw Bk Bk Bc"
    assert in_bag(state, "neutral") == "Nr Nr Nn Nn Nw Nw"


@rule("SW-R16")
def test_one_tile_may_serve_several_own_orders_and_then_be_sold() -> None:
    state = turn(2, orders="A6 A7 A3 A4", markers={1: 0, 2: 0, 3: 0}, loot=("Rr Bn Gw",))
    play(at_actions(state), "0 fulfil:1", "0 fulfil:2", "0 sell:1.2")
    assert (points(state), loot(state)) == (3 + 4 + 4 + 1, "Rr Gw")


@rule("SW-R16")
def test_a_tile_may_not_fill_two_slots_of_one_order() -> None:
    assert legal(reserved("A5", "Kj"), 0, "fulfil") == []
    assert legal(reserved("B02", "Rr Gw"), 0, "fulfil") == []


@rule("SW-R16")
def test_the_player_chooses_which_of_several_tiles_are_given_up() -> None:
    state = play(reserved("A3", "Rr Gr Bn Yn"), "0 fulfil:1")
    assert legal(state) == ["with:Rr", "with:Gr"]
    play(state, "0 with:Gr")
    assert legal(state) == ["with:Bn", "with:Yn"]
    assert loot(play(state, "0 with:Bn")) == "Rr Yn"


@rule("SW-R16")
def test_only_choices_that_leave_the_rest_possible_are_offered() -> None:
    state = play(reserved("A4", "Gw Gw Rk Kj"), "0 fulfil:1")
    assert legal(state) == ["with:Rk", "with:Kj"]
    state = play(reserved("B05", "Rk Kj Bk"), "0 fulfil:1")
    assert legal(state) == ["with:Rk", "with:Kj"]
    assert legal(play(state, "0 with:Rk")) == ["with:Bk", "with:Kj"]
