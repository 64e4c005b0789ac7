"""Orders that cost coins or cards, rewards that run out, and when a player is asked."""

import pytest
from rule import rule
from swindler_positions import (
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
    step,
    told,
    turn,
)

from fagin.games.swindler.pieces import CARDS


@rule("SW-6.5", "SW-9.2", "SW-6.10")
def test_hush_money_is_paid_with_two_coins_to_the_supply() -> None:
    state = play(reserved("A8", coins=(2,)), "0 fulfil:1")
    assert (coins(state), state.public.supply, points(state)) == (0, 5, 6)
    assert legal(state) == ["take:Nr", "take:Nn", "take:Nw", "skip"]


@rule("SW-6.5", "SW-3.8")
@pytest.mark.parametrize(
    ("order", "purse", "tiles", "enough"),
    [
        ("A8", 2, "", True),
        ("A8", 1, "", False),
        ("A8", 1, "Rc", True),
        ("A8", 0, "Rc Yc", True),
        ("A8", 0, "Kd", True),
        ("A8", 0, "Rr Kj", False),
        ("B11", 3, "", True),
        ("B11", 2, "", False),
        ("B11", 1, "Kd", True),
        ("B11", 0, "Kd", False),
        ("B11", 0, "Kd Gc", True),
        ("B18", 3, "", True),
        ("B18", 2, "", False),
        ("B18", 1, "Kd", True),
        ("B18", 2, "Bc", True),
        ("B18", 1, "Bc", False),
    ],
)
def test_coin_tiles_count_as_coins_for_orders(order: str, purse: int, tiles: str, enough: bool) -> None:
    state = reserved(order, tiles, coins=(purse,))
    assert (legal(state, 0, "fulfil") == ["fulfil:1"]) == enough


@rule("SW-R19", "SW-6.4")
def test_owned_coins_are_only_shown() -> None:
    state = play(reserved("B18", "Kd", coins=(1,)), "0 fulfil:1")
    assert (coins(state), loot(state), points(state)) == (1, "Kd", 7)


@rule("SW-3.8", "SW-9.2")
def test_coin_tiles_paid_go_back_to_their_bags() -> None:
    state = play(reserved("B11", "Rc Yc", coins=(1,)), "0 fulfil:1")
    assert legal(state) == ["pay:coin", "pay:Rc", "pay:Yc"]
    play(state, "0 pay:Rc", "0 pay:coin", "0 skip")
    assert (loot(state), coins(state), in_bag(state, "red")) == ("", 0, "Rr Rr Rr Rn Rk Rk Rc")
    assert points(state) == 3 + 5


@rule("SW-R16")
def test_in_which_order_coins_were_chosen_is_not_told_with_what_is_handed_over() -> None:
    """The two ways end alike: whoever is told something else must know something else."""
    ways = [("0 pay:coin", "0 pay:Rc"), ("0 pay:Rc", "0 pay:coin")]
    tables = [play(reserved("B11", "Rc Yc", coins=(1,)), "0 fulfil:1", first) for first, _ in ways]
    heard = [told(table, 1, second) for table, (_, second) in zip(tables, ways)]
    assert [what for what, _ in heard[0] if what != "move"] == [
        what for what, _ in heard[1] if what != "move"
    ]
    assert tables[0].view(1).key() == tables[1].view(1).key()


@rule("SW-R18")
def test_overpaying_an_order_with_a_double_coin_gives_change() -> None:
    state = reserved("A8", "Kd", coins=(1,))
    play(state, "0 fulfil:1", "0 pay:coin", "0 skip")
    assert (coins(state), loot(state), state.public.supply) == (1, "", 4)


@rule("SW-R18")
def test_an_exact_payment_gives_no_change() -> None:
    state = play(reserved("A8", "Kd", coins=(1,)), "0 fulfil:1", "0 pay:Kd", "0 skip")
    assert (coins(state), loot(state), state.public.supply) == (1, "", 4)


@rule("SW-R20", "SW-R18")
def test_change_is_forfeited_when_the_supply_is_empty() -> None:
    state = reserved("A8", "Kd Rc", coins=(0, 6))
    play(state, "0 fulfil:1", "0 pay:Rc", "0 skip")
    assert (coins(state), loot(state), state.public.supply) == (0, "", 0)


@rule("SW-R20")
def test_a_gain_is_forfeited_when_the_supply_is_empty() -> None:
    state = turn(2, coins=(1, 5))
    play(state, "0 done", "0 bag:red", "* tile:skull")
    assert (coins(state), state.public.supply) == (1, 0)


@rule("SW-R20")
def test_with_unlimited_coins_nothing_is_forfeited() -> None:
    state = turn(2, coins=(1, 5), coin_supply="unlimited")
    play(state, "0 done", "0 bag:red", "* tile:skull")
    assert (coins(state), state.public.supply) == (2, -1)


@rule("SW-6.10")
@pytest.mark.parametrize("tile", ["Nr", "Nn", "Nw"])
def test_a_neutral_tile_is_the_players_choice(tile: str) -> None:
    state = play(reserved("A8", coins=(2,)), "0 fulfil:1", f"0 take:{tile}")
    assert loot(state) == tile
    assert in_bag(state, "neutral").split().count(tile) == 1
    assert step(state) == "Actions"


@rule("SW-6.10", "SW-R21")
def test_a_neutral_tile_may_be_declined() -> None:
    state = play(reserved("A8", coins=(2,)), "0 fulfil:1", "0 skip")
    assert (loot(state), step(state)) == ("", "Actions")


@rule("SW-R21")
def test_when_no_neutral_tile_is_left_none_is_offered() -> None:
    state = play(reserved("A8", coins=(2,), loot=("Nr Nr Nn", "Nn Nw Nw")), "0 fulfil:1")
    assert step(state) == "Actions"


@rule("SW-R21")
def test_a_kind_of_neutral_tile_that_is_gone_cannot_be_taken() -> None:
    state = play(reserved("A8", coins=(2,), loot=("", "Nr Nr")), "0 fulfil:1")
    assert legal(state) == ["take:Nn", "take:Nw", "skip"]
    assert refused(state, "0 take:Nr") == ("not-in-the-supply", "SW-6.10")


@rule("SW-R23", "SW-6.6")
def test_loose_ends_is_paid_with_two_accomplices_which_have_no_effect() -> None:
    state = reserved(
        "B26", loot=("Rr", "Bn"), known=("hustler know_it_all sidekick",), hands=("", "assassin")
    )
    play(state, "0 fulfil:1")
    assert legal(state) == ["card:hustler", "card:know_it_all", "card:sidekick"]
    play(state, "0 card:hustler", "0 card:know_it_all")
    assert (points(state), discards(state), hand(state)) == (8, "hustler know_it_all", "sidekick")
    assert (loot(state), loot(state, 1), hand(state, 1)) == ("Rr", "Bn", "assassin")
    assert step(state) == "Actions"


@rule("SW-R23")
@pytest.mark.parametrize("cards", ["", "forger"])
def test_loose_ends_needs_two_cards(cards: str) -> None:
    assert legal(reserved("B26", "Rr Rr", hands=(cards,)), 0, "fulfil") == []


@rule("SW-R23", "SW-9.8")
@pytest.mark.parametrize("card", CARDS)
def test_every_accomplice_may_pay_for_loose_ends(card: str) -> None:
    other = "sidekick" if card != "sidekick" else "assassin"
    state = play(reserved("B26", "Rr Rr Rr", known=(f"{card} {other}",)), "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    assert sorted(discards(state).split()) == sorted([card, other])
    assert (points(state), loot(state), hand(state), state.public.table) == (8, "Rr Rr Rr", "", 0)


@rule("SW-R23")
def test_two_equal_cards_pay_for_loose_ends_too() -> None:
    state = reserved("B26", known=("sidekick sidekick",))
    play(state, "0 fulfil:1")
    assert (points(state), discards(state)) == (8, "sidekick sidekick")


@rule("SW-R76")
def test_a_single_choice_is_made_without_asking_when_all_cards_are_known() -> None:
    assert points(play(reserved("A3", "Rr Bn"), "0 fulfil:1")) == 8
    assert points(play(reserved("A3", "Rr Bn", known=("sidekick",)), "0 fulfil:1")) == 8


@rule("SW-R76")
def test_a_single_choice_is_asked_when_a_card_in_hand_is_hidden() -> None:
    state = play(reserved("A3", "Rr Bn", hands=("sidekick",)), "0 fulfil:1")
    assert legal(state) == ["with:Rr"]
    assert legal(play(state, "0 with:Rr")) == ["with:Bn"]
    assert points(play(state, "0 with:Bn")) == 8


@rule("SW-R76")
def test_a_sale_is_asked_for_in_the_same_way() -> None:
    assert points(play(at_actions(turn(2, loot=("Rr",))), "0 sell:1.1")) == 5
    state = play(at_actions(turn(2, loot=("Rr",), hands=("sidekick",))), "0 sell:1.1")
    assert legal(state) == ["with:Rr"]
    assert points(play(state, "0 with:Rr")) == 5


@rule("SW-R76")
def test_a_card_chosen_for_a_slot_lies_on_the_table_at_once() -> None:
    state = reserved("B05", "Rr Bk Rk Rk", hands=("lock_picker.red sidekick",))
    play(state, "0 fulfil:1", "0 lockpick:red")
    assert hand(state) == "sidekick"
    assert discards(state) == ""
    assert state.public.table != 0
    play(state, "0 with:Bk")
    assert discards(state) == "lock_picker.red"
    assert state.public.table == 0
