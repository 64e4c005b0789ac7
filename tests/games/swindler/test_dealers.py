"""Selling: every dealer tile, what it takes and pays, and what happens when it is full."""

import pytest
from rule import rule
from swindler_positions import (
    at_actions,
    dealers,
    discards,
    in_bag,
    legal,
    loot,
    outcomes,
    play,
    points,
    refused,
    sold,
    step,
    told,
    turn,
)

from fagin.games.swindler.pieces import DEALER_IDS
from fagin.games.swindler.state import BIT, SwindlerState

DEALERS = {
    "D01": (("Rr", 2), ("Bn", 1), ("Gk", 2)),
    "D02": (("Rr", 1), ("Bn", 2), ("Yk", 2)),
    "D03": (("Rr", 2), ("Gw", 1), ("Bk", 2)),
    "D04": (("Rr", 1), ("Gw", 2), ("Yk", 2)),
    "D05": (("Bn", 2), ("Gw", 1), ("Rk", 2)),
    "D06": (("Bn", 1), ("Gw", 2), ("Rk", 2)),
    "D07": (("Rr", 1), ("Rr", 2), ("Bk", 2)),
    "D08": (("Bn", 1), ("Bn", 2), ("Gk", 2)),
    "D09": (("Gw", 1), ("Rk", 2), ("Gk", 2)),
    "D10": (("Gw", 2), ("Bk", 2), ("Yk", 1)),
    "D11": (("Rr", 1), ("Bn", 2), ("Gw", 2)),
    "D12": (("Rr", 2), ("Bn", 1), ("Gw", 2)),
}
FIELDS = [(dealer, at + 1, *field) for dealer, fields in DEALERS.items() for at, field in enumerate(fields)]
SAME_ITEM = {"Rr": "Gr", "Bn": "Nn", "Gw": "Kw", "Rk": "Kj", "Bk": "Kj", "Gk": "Kj", "Yk": "Kj"}


def market(dealer: str, tiles: str, **more: str) -> SwindlerState:
    """Step 3 with one dealer on space 1."""
    return at_actions(turn(dealers=f"{dealer} - -", loot=(tiles,), sold=more))


@rule("SW-6.14", "SW-6.2", "SW-R26")
@pytest.mark.parametrize(("dealer", "field", "tile", "paid"), FIELDS)
def test_each_field_of_each_dealer_pays_its_points(dealer: str, field: int, tile: str, paid: int) -> None:
    state = play(market(dealer, tile), f"0 sell:1.{field}")
    assert points(state) == 3 + paid
    assert (loot(state), sold(state)) == ("", {f"1.{field}": tile})
    assert (discards(state), state.public.table) == ("", 0)


@rule("SW-6.14", "SW-R17", "SW-3.10")
@pytest.mark.parametrize(("dealer", "field", "tile", "paid"), FIELDS)
def test_a_field_takes_its_item_of_any_colour_and_a_joker_for_any_key(
    dealer: str, field: int, tile: str, paid: int
) -> None:
    state = play(market(dealer, SAME_ITEM[tile]), f"0 sell:1.{field}")
    assert points(state) == 3 + paid


@rule("SW-6.14")
@pytest.mark.parametrize(("dealer", "fields"), DEALERS.items())
def test_a_dealer_takes_nothing_that_it_does_not_show(
    dealer: str, fields: tuple[tuple[str, int], ...]
) -> None:
    shown = {tile for tile, _ in fields}
    for tile in ("Rr", "Bn", "Gw", "Rk", "Bk", "Gk", "Yk"):
        assert bool(legal(market(dealer, tile), 0, "sell")) == (tile in shown)


@rule("SW-3.7")
@pytest.mark.parametrize("dealer", DEALER_IDS)
def test_dealers_take_no_coin_tiles(dealer: str) -> None:
    assert legal(market(dealer, "Rc Bc Gc Yc Kd"), 0, "sell") == []


@rule("SW-6.14")
def test_a_field_that_is_taken_or_without_a_tile_for_it_is_refused() -> None:
    state = market("D11", "Rr", **{"1.1": "Rr"})
    assert refused(state, "0 sell:1.1") == ("field-taken", "SW-6.14")
    assert refused(state, "0 sell:1.2") == ("no-tile-for-it", "SW-6.14")


@rule("SW-6.15", "SW-6.1")
def test_any_number_of_tiles_can_be_sold_to_any_number_of_dealers() -> None:
    state = at_actions(turn(dealers="D01 D03 D11", loot=("Rr Rr Rr Bn Bn Gk",)))
    play(state, "0 sell:1.1", "0 sell:2.1", "0 sell:3.1", "0 sell:1.2", "0 sell:3.2")
    assert (points(state), loot(state)) == (3 + 2 + 2 + 1 + 1 + 2, "Gk")
    assert "sell:1.3" in legal(state)


@rule("SW-3.5", "SW-7.1")
def test_tiles_stay_on_a_dealer_until_it_is_full() -> None:
    state = play(market("D11", "Rr Bn"), "0 sell:1.1", "0 sell:1.2", "0 done", "0 end")
    assert sold(state) == {"1.1": "Rr", "1.2": "Bn"}
    assert in_bag(state, "red") == "Rr Rr Rn Rk Rk Rc"


@rule("SW-6.16", "SW-6.17")
@pytest.mark.parametrize(("dealer", "fields"), DEALERS.items())
def test_who_fills_the_last_field_gets_two_points_more(
    dealer: str, fields: tuple[tuple[str, int], ...]
) -> None:
    state = market(dealer, fields[2][0], **{"1.1": fields[0][0], "1.2": fields[1][0]})
    play(state, "0 sell:1.3")
    assert points(state) == 3 + fields[2][1] + 2
    assert (dealers(state), sold(state)) == ("- - -", {})
    assert state.public.dealer_discard == BIT[DEALER_IDS.index(dealer)]
    assert in_bag(state, "red") == "Rr Rr Rr Rn Rk Rk Rc"
    assert in_bag(state, "blue") == "Bn Bn Bn Bw Bk Bk Bc"
    assert in_bag(state, "green") == "Gr Gw Gw Gw Gk Gk Gc"


@rule("SW-6.16")
def test_the_bonus_comes_for_each_completed_dealer() -> None:
    filled = {"1.1": "Rr", "1.2": "Bn", "2.1": "Rr", "2.2": "Bn"}
    state = at_actions(turn(dealers="D11 D12 D01", sold=filled, loot=("Gw Gw",)))
    play(state, "0 sell:1.3", "0 sell:2.3")
    assert points(state) == 3 + 2 + 2 + 2 + 2
    assert dealers(state) == "- - D01"


@rule("SW-6.17", "SW-3.4", "SW-R25")
def test_neutral_tiles_and_jokers_on_a_full_dealer_go_where_their_colour_says() -> None:
    state = market("D10", "Yk", **{"1.1": "Nw", "1.2": "Kj"})
    play(state, "0 sell:1.3")
    assert in_bag(state, "neutral") == "Nr Nr Nn Nn Nw Nw"
    assert in_bag(state, "black") == "Kr Kn Kw Kj Kj Kj Kd Kd"
    assert in_bag(state, "blue") == "Bn Bn Bn Bw Bk Bk Bc"


@rule("SW-6.18")
def test_the_space_of_a_full_dealer_waits_for_step_4() -> None:
    state = play(market("D11", "Gw Rr", **{"1.1": "Rr", "1.2": "Bn"}), "0 sell:1.3")
    assert legal(state, 0, "sell") == []
    assert refused(state, "0 sell:1.1") == ("no-dealer-there", "SW-6.18")


@rule("SW-7.1", "SW-R30")
def test_empty_dealer_spaces_are_refilled_from_the_lowest_and_the_others_stay() -> None:
    filled = {"1.1": "Rr", "1.2": "Bn", "2.1": "Rr", "3.1": "Rr", "3.2": "Bn"}
    state = at_actions(turn(dealers="D11 D01 D12", sold=filled, loot=("Gw Gw",)))
    play(state, "0 sell:1.3", "0 sell:3.3", "0 done", "* dealer:D05", "* dealer:D06")
    assert dealers(state) == "D05 D01 D06"
    assert sold(state) == {"2.1": "Rr"}
    assert step(state) == "Hiring"


@rule("SW-7.1")
def test_a_discarded_dealer_does_not_come_back_while_there_is_a_stack() -> None:
    state = play(market("D11", "Gw", **{"1.1": "Rr", "1.2": "Bn"}), "0 sell:1.3", "0 done")
    assert set(outcomes(state)) == {f"dealer:{card}" for card in DEALER_IDS if card != "D11"}


@rule("SW-7.2", "SW-R28")
def test_an_empty_stack_is_made_anew_from_the_discard_pile() -> None:
    state = at_actions(turn(dealers="D11 D02 D03", sold={"1.1": "Rr", "1.2": "Bn"}, loot=("Gw",)))
    public = state.public
    public.dealer_discard, public.dealer_stack = public.dealer_stack & ~BIT[0], BIT[0]
    play(state, "0 sell:1.3", "0 done")
    assert outcomes(state) == {"dealer:D01": 1}
    play(state, "* dealer:D01")
    assert step(state) == "Hiring"
    assert public.dealer_stack == 0
    assert public.dealer_discard & BIT[10]


@rule("SW-7.2", "SW-R28")
def test_with_an_empty_stack_the_dealer_just_completed_may_come_back() -> None:
    state = at_actions(turn(dealers="D11 D02 D03", sold={"1.1": "Rr", "1.2": "Bn"}, loot=("Gw",)))
    public = state.public
    public.dealer_discard, public.dealer_stack = public.dealer_stack, 0
    events = told(state, 1, "0 sell:1.3", "0 done")
    assert ("dealers-shuffled", (-1, -1, -1)) in events
    assert set(outcomes(state)) == {f"dealer:{card}" for card in DEALER_IDS if card not in ("D02", "D03")}
    assert public.dealer_discard == 0


@rule("SW-R24")
def test_fields_with_the_same_item_but_other_points_are_both_offered() -> None:
    assert legal(market("D07", "Rr"), 0, "sell") == ["sell:1.1", "sell:1.2"]


@rule("SW-R26", "SW-R58")
def test_dealers_take_keys_but_no_lock_pickers() -> None:
    assert legal(market("D09", "Rk"), 0, "sell") == ["sell:1.2"]
    state = at_actions(turn(dealers="D09 - -", loot=("Rc",), known=("lock_picker.red lock_picker.green",)))
    assert legal(state, 0, "sell") == []


@rule("SW-6.14")
def test_of_several_tiles_that_fit_the_player_chooses_one() -> None:
    state = play(market("D09", "Rk Kj Gw"), "0 sell:1.2")
    assert legal(state) == ["with:Rk", "with:Kj"]
    assert loot(play(state, "0 with:Kj")) == "Rk Gw"
