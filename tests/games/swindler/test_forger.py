"""Accomplices for orders and sales: Forger and Lock Picker, and the joker beside them."""

import pytest
from rule import rule
from swindler_positions import (
    all_pass,
    at_actions,
    coins,
    discards,
    hand,
    in_bag,
    legal,
    loot,
    play,
    points,
    refused,
    reserved,
    sold,
    step,
    turn,
)

# ---------------------------------------------------------------- the Forger


@rule("SW-10.8", "SW-6.6")
@pytest.mark.parametrize("tiles", ["Bn Bn", "Rk Bn", "Gc Bn", "Nw Bn", "Kd Bn", "Kj Bn"])
def test_a_forger_makes_any_loot_tile_another_item(tiles: str) -> None:
    state = play(reserved("A3", tiles, known=("forger",)), "0 fulfil:1")
    assert (points(state), loot(state), discards(state), hand(state)) == (8, "", "forger", "")


@rule("SW-10.9", "SW-R25")
def test_a_forged_tile_keeps_its_colour_and_goes_to_its_own_bag() -> None:
    state = play(reserved("A3", "Gk Bn", known=("forger",)), "0 fulfil:1")
    assert in_bag(state, "green") == "Gr Gw Gw Gw Gk Gk Gc"
    assert in_bag(state, "red") == "Rr Rr Rr Rn Rk Rk Rc"


@rule("SW-10.9", "SW-6.4")
def test_a_tile_forged_for_an_own_order_stays_what_it_is() -> None:
    state = play(reserved("A7", "Rr Bn Gk", known=("forger",)), "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    assert (points(state), loot(state), discards(state)) == (7, "Rr Bn Gk", "forger")


@rule("SW-10.10", "SW-10.8")
def test_a_forger_changes_the_colour_of_a_key() -> None:
    state = play(reserved("B05", "Bk Bk", known=("forger",)), "0 fulfil:1")
    assert (points(state), loot(state)) == (9, "")
    assert in_bag(state, "blue") == "Bn Bn Bn Bw Bk Bk Bc"


@rule("SW-10.10", "SW-R58")
def test_a_forger_cannot_change_a_lock_picker() -> None:
    cards = "forger lock_picker.blue lock_picker.green"
    assert legal(reserved("B05", "", known=(cards,)), 0, "fulfil") == []
    assert legal(reserved("B05", "Gc", known=(cards,)), 0, "fulfil") == ["fulfil:1"]


@rule("SW-R57")
def test_a_forged_tile_is_no_background_and_no_loot_more() -> None:
    assert legal(reserved("A6", "Rr Bn Bn", known=("forger",)), 0, "fulfil") == []
    assert legal(reserved("B13", "Kr Gw Gw Gw", known=("forger",)), 0, "fulfil") == []
    assert legal(reserved("B17", "Rr Rr Bn Gw Kd Nw", known=("forger forger",)), 0, "fulfil") == []


@rule("SW-R57")
def test_a_forged_tile_is_a_single_coin_for_an_order() -> None:
    state = reserved("A8", "Rr", coins=(1,), known=("forger",))
    play(state, "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    play(state, "0 skip")
    assert (points(state), loot(state), coins(state), discards(state)) == (6, "", 0, "forger")
    assert legal(reserved("B11", "Rr", coins=(1,), known=("forger",)), 0, "fulfil") == []


@rule("SW-R57", "SW-R18")
def test_the_player_chooses_which_tile_is_forged_as_a_coin() -> None:
    state = play(reserved("A8", "Bn Rc Nw", coins=(1,), known=("forger",)), "0 fulfil:1")
    assert legal(state) == ["forge:Bn", "forge:Nw", "pay:coin", "pay:Rc"]
    play(state, "0 forge:Nw", "0 pay:Rc", "0 skip")
    assert (loot(state), coins(state), discards(state)) == ("Bn", 1, "forger")


@rule("SW-R57")
def test_owned_coins_may_be_forged_from_several_tiles() -> None:
    state = play(reserved("B18", "Bn Gw", coins=(2,), known=("forger",)), "0 fulfil:1")
    assert legal(state) == ["forge:Bn", "forge:Gw"]
    play(state, "0 forge:Gw")
    assert (points(state), loot(state)) == (7, "Bn Gw")


@rule("SW-R57")
def test_a_tile_forged_as_a_coin_counts_for_owning_coins() -> None:
    state = play(reserved("B18", "Rr", coins=(2,), known=("forger",)), "0 fulfil:1")
    assert (points(state), loot(state), coins(state), discards(state)) == (7, "Rr", 2, "forger")
    assert legal(reserved("B18", "", coins=(2,), known=("forger",)), 0, "fulfil") == []


@rule("SW-R57")
def test_a_coin_tile_is_not_forged_into_another_coin() -> None:
    assert legal(reserved("A8", "Rc", coins=(0,), known=("forger",)), 0, "fulfil") == []


@rule("SW-R57")
def test_several_forgers_work_on_different_tiles() -> None:
    state = play(reserved("B12", "Rr Gk Yc", known=("forger forger",)), "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    assert (points(state), loot(state), discards(state)) == (12, "", "forger forger")


@rule("SW-R57", "SW-10.8", "SW-3.7")
def test_a_forger_sells_any_tile_to_a_dealer_even_a_coin_tile() -> None:
    state = at_actions(turn(dealers="D11 - -", loot=("Gc",), known=("forger",)))
    assert legal(state, 0, "sell") == ["sell:1.1", "sell:1.2", "sell:1.3"]
    play(state, "0 sell:1.2")
    assert (points(state), sold(state), discards(state)) == (5, {"1.2": "Gc"}, "forger")


@rule("SW-R25", "SW-R57")
def test_a_forged_tile_on_a_full_dealer_goes_to_the_bag_of_its_colour() -> None:
    position = turn(dealers="D11 - -", sold={"1.1": "Rr", "1.2": "Bn"}, loot=("Kd",), known=("forger",))
    state = play(at_actions(position), "0 sell:1.3")
    assert in_bag(state, "black") == "Kr Kn Kw Kj Kj Kj Kd Kd"
    assert points(state) == 3 + 2 + 2


@rule("SW-R57")
def test_coins_and_cards_cannot_be_forged() -> None:
    state = at_actions(turn(dealers="D11 - -", coins=(3,), known=("forger sidekick",)))
    assert legal(state, 0, "sell") == []
    assert legal(reserved("A3", "Bn", coins=(3,), known=("forger sidekick",)), 0, "fulfil") == []


@rule("SW-R57", "SW-R16")
def test_the_player_chooses_between_a_tile_that_fits_and_a_forged_one() -> None:
    state = play(reserved("A3", "Rr Bn Gk", known=("forger",)), "0 fulfil:1")
    assert legal(state) == ["with:Rr", "forge:Gk"]
    play(state, "0 forge:Gk")
    assert loot(state) == "Rr"


@rule("SW-9.5", "SW-10.8")
def test_a_forger_is_for_the_own_step_3_only() -> None:
    state = turn(2, loot=("Rr Rn Gk", "Gw"), hands=("", "forger"))
    play(state, "0 done", "0 bag:blue")
    assert legal(state, 1) == ["pass"]


# ---------------------------------------------------------------- the Lock Picker


@rule("SW-10.21", "SW-6.6")
@pytest.mark.parametrize(
    ("colour", "order", "other"),
    [("red", "B05", "Bk"), ("blue", "B05", "Rk"), ("green", "B06", "Yk"), ("yellow", "B06", "Gk")],
)
def test_a_lock_picker_is_a_key_of_her_colour_and_is_then_discarded(
    colour: str, order: str, other: str
) -> None:
    state = play(reserved(order, other, known=(f"lock_picker.{colour}",)), "0 fulfil:1")
    assert (points(state), loot(state), hand(state)) == (9, "", "")
    assert discards(state) == f"lock_picker.{colour}"


@rule("SW-10.21")
def test_a_lock_picker_is_no_key_of_another_colour() -> None:
    assert legal(reserved("B05", "Bk", known=("lock_picker.green",)), 0, "fulfil") == []
    assert legal(reserved("B05", "Rk", known=("lock_picker.red",)), 0, "fulfil") == []


@rule("SW-10.21", "SW-R58")
def test_a_lock_picker_is_any_key_where_any_key_is_asked_for() -> None:
    state = play(reserved("A4", "Gw", known=("lock_picker.yellow",)), "0 fulfil:1")
    assert (points(state), discards(state)) == (8, "lock_picker.yellow")


@rule("SW-R58")
def test_a_lock_picker_is_discarded_for_an_own_order_too_and_tiles_stay() -> None:
    state = reserved("B22", "Rk Rk", known=("lock_picker.red",))
    play(state, "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    assert (points(state), loot(state), discards(state)) == (9, "Rk Rk", "lock_picker.red")


@rule("SW-R58", "SW-6.4")
def test_an_own_order_that_tiles_meet_uses_no_card() -> None:
    state = play(reserved("B22", "Rk Rk Kj", known=("lock_picker.red forger",)), "0 fulfil:1")
    assert (points(state), hand(state), step(state)) == (9, "forger lock_picker.red", "Actions")


@rule("SW-10.21")
def test_a_lock_picker_is_no_loot_tile() -> None:
    state = turn(2, loot=("Rr Rn", ""), known=("lock_picker.red", "beggar"))
    play(state, "0 done", "0 bag:blue")
    assert step(state) == "Draw"
    assert legal(reserved("B17", "Rr Rr Bn Gw Kd Nw", known=("lock_picker.red",)), 0, "fulfil") == []


@rule("SW-R58")
def test_a_lock_picker_is_shown_only_when_she_is_used() -> None:
    state = play(reserved("B05", "Rk Bk", hands=("lock_picker.red",)), "0 fulfil:1", "0 with:Rk", "0 with:Bk")
    assert (state.public.known[0], hand(state)) == (0, "lock_picker.red")


@rule("SW-R58", "SW-R17")
def test_lock_pickers_jokers_and_keys_make_a_set_of_different_colours_together() -> None:
    state = play(reserved("B09", "Rk Kj", known=("lock_picker.blue",)), "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    assert (points(state), loot(state), hand(state)) == (12, "", "")
    assert legal(reserved("B09", "Bk Bk", known=("lock_picker.blue",)), 0, "fulfil") == []


@rule("SW-R17", "SW-3.10")
@pytest.mark.parametrize("order", ["A4", "A5", "B05", "B06", "B09", "B10"])
def test_jokers_stand_for_single_keys_of_any_colour(order: str) -> None:
    tiles = {
        "A4": "Gw Kj",
        "A5": "Kj Kj",
        "B05": "Kj Kj",
        "B06": "Kj Gk",
        "B09": "Kj Kj Kj",
        "B10": "Kj Kj Kj Yk",
    }
    state = play(reserved(order, tiles[order]), "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    assert loot(state) == ""


@rule("SW-3.10", "SW-R17")
def test_a_joker_is_only_one_key() -> None:
    assert legal(reserved("A5", "Kj Rr"), 0, "fulfil") == []
    assert legal(reserved("B22", "Kj Kj Rr"), 0, "fulfil") == []


@rule("SW-R41", "SW-R76", "SW-R44")
def test_cards_for_slots_are_announced_after_the_last_slot_before_anything_is_paid() -> None:
    state = reserved("B05", "Gw Bk", hands=("forger sidekick", "assassin"))
    play(state, "0 fulfil:1", "0 forge:Gw")
    assert step(state) == "Fill"
    play(state, "0 with:Bk")
    assert step(state) == "KillWindow"
    assert (loot(state), points(state)) == ("Bk Gw", 3)
    all_pass(state)
    assert (loot(state), points(state)) == ("", 9)


@rule("SW-R44")
def test_an_assassin_against_a_forger_calls_the_order_off_and_it_may_be_tried_again() -> None:
    state = reserved("B05", "Gw Gw Bk", known=("forger forger", "assassin"))
    play(state, "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    play(state, "1 assassin")
    assert (loot(state), points(state), step(state)) == ("Bk Gw Gw", 3, "Actions")
    assert (discards(state), hand(state)) == ("assassin forger", "forger")
    assert state.public.markers[0] == 0
    assert "fulfil:1" in legal(state)


@rule("SW-R44", "SW-R41")
def test_other_cards_announced_for_the_order_return_to_the_hand() -> None:
    state = reserved("B05", "Gw", known=("forger lock_picker.blue", "assassin"))
    play(state, "0 fulfil:1")
    assert step(state) == "KillWindow"
    play(state, "1 assassin")
    assert (discards(state), hand(state), loot(state)) == ("assassin forger", "lock_picker.blue", "Gw")
    state = reserved("B05", "Gw", known=("forger lock_picker.blue", "assassin"))
    play(state, "0 fulfil:1", "1 pass", "1 assassin")
    assert (discards(state), hand(state), loot(state)) == ("assassin lock_picker.blue", "forger", "Gw")
    assert state.public.table == 0


@rule("SW-R44")
def test_an_assassin_against_the_forger_of_a_sale_calls_it_off() -> None:
    state = at_actions(turn(dealers="D11 - -", loot=("Gc",), known=("forger", "assassin")))
    play(state, "0 sell:1.2", "1 assassin")
    assert (points(state), loot(state), sold(state)) == (3, "Gc", {})
    assert refused(state, "0 sell:1.2") == ("no-tile-for-it", "SW-6.14")
