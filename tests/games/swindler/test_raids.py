"""Step 4: new orders, police raids, and jail."""

from typing import Any

import pytest
from rule import rule
from swindler_positions import (
    RAIDS,
    at_actions,
    completed,
    hand,
    in_bag,
    is_jailed,
    legal,
    loot,
    one,
    orders,
    outcomes,
    passing,
    play,
    points,
    refused,
    reserved,
    step,
    theft,
    told,
    turn,
)

from fagin.games.swindler.pieces import ORDER_IDS, Raid
from fagin.games.swindler.raid import owed
from fagin.games.swindler.state import BIT, SwindlerState

LOOT_RAIDS = {"B27": (5, 2), "B28": (6, 3), "B31": (5, 1), "B32": (4, 1)}  # tiles, tiles to return
POSTER_RAIDS = {"B29": 2, "B30": 3, "B31": 3, "B32": 2}
SEVEN = "Rr Bn Gw Yk Kj Nr Nw"


def raid(card: str, players: int = 2, /, **position: Any) -> SwindlerState:
    """Seat 0 has completed an order, and this raid comes up."""
    state = at_actions(turn(players, orders="- A2 A3 A4", **position))
    state.public.orders_done = 1
    return play(state, "0 done", f"* order:{card}")


def tiles(number: int) -> str:
    return " ".join(SEVEN.split()[:number])


@rule("SW-7.3", "SW-R30")
def test_orders_are_revealed_one_by_one_into_the_lowest_empty_space() -> None:
    state = at_actions(turn(orders="A1 - A3 -"))
    state.public.orders_done = 2
    play(state, "0 done", "* order:B20")
    assert orders(state) == "A1 B20 A3 -"
    play(state, "* order:B01")
    assert orders(state) == "A1 B20 A3 B01"
    assert step(state) == "Hiring"


@rule("SW-7.3", "SW-1.3")
def test_every_card_of_the_deck_is_as_likely() -> None:
    state = play(reserved("A3", "Rr Bn"), "0 fulfil:1", "0 done")
    assert outcomes(state) == {f"order:{card}": 1 for card in ORDER_IDS[8:]}


@rule("SW-7.5")
def test_shuffling_raids_in_is_told_only_if_some_were_set_aside() -> None:
    for lines, shuffled in ((("* order:B01",), False), (("* order:B28", "* order:B01"), True)):
        events = told(raid("B27"), 1, *lines)
        assert (("raids-shuffled-in", (-1, -1, -1)) in events) == shuffled


@rule("SW-R30")
def test_dealers_are_refilled_before_orders() -> None:
    position = turn(orders="- A2 A3 A4", dealers="D11 D02 D03", sold={"1.1": "Rr", "1.2": "Bn"}, loot=("Gw",))
    state = at_actions(position)
    state.public.orders_done = 1
    play(state, "0 sell:1.3", "0 done")
    assert step(state) == "TurnUpDealer"
    assert step(play(state, "* dealer:D05")) == "TurnUpOrder"


@rule("SW-7.4")
@pytest.mark.parametrize("card", RAIDS)
def test_the_first_raid_is_carried_out_and_leaves_the_game(card: str) -> None:
    state = raid(card, loot=("Rr Rr Rr Rn Rk Rk",), posters=(3, 3))
    assert state.public.removed == BIT[ORDER_IDS.index(card)]
    while step(state) == "Returns":
        play(state, f"0 {legal(state)[0]}")
    assert is_jailed(state, 1) == (card in POSTER_RAIDS)
    play(state, "* order:B01")
    assert not state.public.order_deck & BIT[ORDER_IDS.index(card)]
    assert state.public.aside == 0
    assert orders(state) == "B01 A2 A3 A4"


@rule("SW-7.5")
def test_further_raids_are_set_aside_and_shuffled_in_when_four_orders_are_open() -> None:
    state = raid("B29", posters=(0, 2), loot=("", "Rr Bn Gw Yk"))
    play(state, "* order:B32", "* order:B30")
    assert is_jailed(state, 1)
    assert loot(state, 1) == "Rr Bn Gw Yk"
    aside = BIT[ORDER_IDS.index("B32")] | BIT[ORDER_IDS.index("B30")]
    assert (state.public.aside, state.public.order_deck & aside) == (aside, 0)
    assert "order:B32" not in outcomes(state)
    play(state, "* order:B02")
    assert state.public.aside == 0
    assert state.public.order_deck & aside == aside
    assert step(state) == "Hiring"


@rule("SW-7.5", "SW-7.4")
def test_in_the_next_turn_a_raid_is_carried_out_again() -> None:
    state = raid("B27")
    play(state, "* order:B28", "* order:B02", "0 end", *theft("red", "skull", seat=1))
    state.public.orders[1] = -1
    state.public.orders_done = 1
    state.public.starters |= BIT[ORDER_IDS.index("A2")]
    play(state, "1 done", "* order:B28")
    assert state.public.removed == BIT[ORDER_IDS.index("B27")] | BIT[ORDER_IDS.index("B28")]


@rule("SW-8.3", "SW-8.2")
@pytest.mark.parametrize(("card", "numbers"), LOOT_RAIDS.items())
def test_who_has_so_much_loot_returns_tiles_of_own_choice(card: str, numbers: tuple[int, int]) -> None:
    least, returned = numbers
    state = raid(card, loot=(tiles(least),))
    for code in tiles(least).split()[:returned]:
        assert state.to_act() == [0]
        play(state, f"0 return:{code}")
    assert loot(state) == " ".join(tiles(least).split()[returned:])
    assert step(state) == "TurnUpOrder"


@rule("SW-8.3")
@pytest.mark.parametrize(("card", "numbers"), LOOT_RAIDS.items())
def test_who_has_less_loot_keeps_all(card: str, numbers: tuple[int, int]) -> None:
    state = raid(card, loot=(tiles(numbers[0] - 1),))
    assert (loot(state), step(state)) == (tiles(numbers[0] - 1), "TurnUpOrder")


@rule("SW-8.2")
@pytest.mark.parametrize("card", ["B29", "B30"])
def test_a_raid_for_posters_does_not_look_at_loot(card: str) -> None:
    state = raid(card, loot=(SEVEN,))
    assert (loot(state), step(state)) == (SEVEN, "TurnUpOrder")


@rule("SW-8.2")
@pytest.mark.parametrize("card", ["B27", "B28"])
def test_a_raid_for_loot_does_not_look_at_posters(card: str) -> None:
    assert not is_jailed(raid(card, posters=(9,)))


@rule("SW-8.3")
def test_coin_tiles_and_neutral_tiles_count_as_loot() -> None:
    state = raid("B32", loot=("Rc Kd Nn Nw",))
    assert legal(state) == ["return:Rc", "return:Kd", "return:Nn", "return:Nw"]


@rule("SW-8.3", "SW-3.4")
def test_returned_tiles_go_to_their_bags_and_the_supply() -> None:
    state = play(raid("B27", loot=(tiles(6),)), "0 return:Rr", "0 return:Nr")
    assert in_bag(state, "red") == "Rr Rr Rr Rn Rk Rk Rc"
    assert in_bag(state, "neutral") == "Nr Nr Nn Nn Nw Nw"


@rule("SW-8.1", "SW-R30")
def test_a_raid_concerns_everybody_and_tiles_are_chosen_at_once_and_in_secret() -> None:
    state = raid("B27", 3, loot=("Rr Bn Gw Yk Kj", "Rr Bn Bn Yk Kj", "Rr"))
    assert state.to_act() == [0, 1]
    events = told(state, 2, "1 return:Kj", "1 return:Bn")
    assert events == [("answered", (1, -1, -1))]
    assert loot(state, 1) == "Rr Bn Bn Yk Kj"
    events = told(state, 2, "0 return:Rr", "0 return:Yk")
    assert [event for event in events if event[0] == "returns"] == [
        ("returns", (0, one("Rr") + one("Yk"), -1)),
        ("returns", (1, one("Kj") + one("Bn"), -1)),
    ]
    assert [loot(state, seat) for seat in range(3)] == ["Bn Gw Kj", "Rr Bn Yk", "Rr"]
    assert [own.sealed for own in state.private] == [0, 0, 0]


@rule("SW-R30", "SW-9.6")
def test_tiles_are_returned_in_player_order_from_the_active_player() -> None:
    state = turn(3, orders="- A2 A3 A4", loot=("Rr Bn Gw Yk", "Rr Bn Gw Yk", "Rr Bn Gw Yk"))
    play(state, *theft("black", "skull"), "0 done", "0 end", *theft("black", "skull", seat=1))
    state.public.orders_done = 1
    play(state, "1 done", "* order:B32", "0 return:Rr", "2 return:Rr")
    events = told(state, 0, "1 return:Rr")
    assert [args[0] for what, args in events if what == "returns"] == [1, 2, 0]


@rule("SW-8.3")
def test_who_has_no_choice_is_not_asked() -> None:
    state = raid("B32", 3, loot=("Rr Rr Rr Rn", "Bn Bn Bn", "Kj Kj Kj"))
    assert state.to_act() == [0]
    state = raid("B32", 2, loot=("", "Yc Yc Rr Rr"))
    assert state.to_act() == [1]
    state = play(raid("B27", loot=("Rr Rr Rr Rn Rk",)), "0 return:Rn")
    assert refused(state, "0 return:Rn") == ("chosen-already", "SW-8.3")


@rule("SW-8.4", "SW-8.5", "SW-8.6")
@pytest.mark.parametrize(("card", "least"), POSTER_RAIDS.items())
def test_who_has_so_many_posters_goes_to_jail_and_returns_one(card: str, least: int) -> None:
    state = raid(card, 3, posters=(least, least - 1, least + 1))
    assert [is_jailed(state, seat) for seat in range(3)] == [True, False, True]
    assert state.public.posters == [least - 1, least - 1, least]
    assert state.public.poster_supply == 20 - 3 * least + 2


@rule("SW-8.7")
def test_the_next_own_turn_in_jail_is_only_for_the_release() -> None:
    state = raid("B29", 3, posters=(0, 2))
    play(state, "* order:B01")
    events = told(state, 0, "0 end")
    assert [what for what, _ in events] == ["move", "released", "turn"]
    assert state.to_act() == [2]
    assert not is_jailed(state, 1)
    play(state, *theft("red", "skull", seat=2), "2 done", "2 end", *theft("red", "skull"), "0 done", "0 end")
    assert state.to_act() == [1]


@rule("SW-R34")
def test_who_is_jailed_in_the_own_turn_finishes_it_and_loses_the_next() -> None:
    state = raid("B29", posters=(2,))
    assert is_jailed(state)
    play(state, "* order:B01", "0 hire", "* accomplice:forger", "0 end")
    assert hand(state) == "forger"
    passing(state, *theft("red", "skull", seat=1), "1 done", "1 end")
    assert (state.to_act(), is_jailed(state)) == ([1], False)


@rule("SW-R32", "SW-8.1")
def test_a_player_in_jail_takes_no_notice_of_raids() -> None:
    state = raid("B32", 3, loot=("", SEVEN), posters=(0, 5), jailed=(1,))
    assert (loot(state, 1), state.public.posters[1]) == (SEVEN, 5)
    assert step(state) == "TurnUpOrder"


@rule("SW-R30")
def test_loot_is_returned_before_posters_are_counted() -> None:
    state = raid("B32", 2, loot=("Rr Bn Gw Yk",), posters=(2,))
    assert (step(state), is_jailed(state)) == ("Returns", False)
    play(state, "0 return:Rr")
    assert is_jailed(state)


@rule("SW-R31")
def test_when_the_order_deck_is_empty_spaces_stay_empty() -> None:
    state = reserved("A3", "Rr Bn", orders="A3 A1 A2 A4")
    state.public.order_deck = 0
    play(state, "0 fulfil:1", "0 done")
    assert (step(state), orders(state)) == ("Hiring", "- A1 A2 A4")
    assert completed(state) == ["A3"]


@rule("SW-R31")
def test_when_only_raids_are_left_the_first_is_carried_out_and_the_others_go_back() -> None:
    state = reserved("A3", "Rr Bn", orders="A3 A1 A2 A4", posters=(0, 3))
    both = BIT[ORDER_IDS.index("B29")] | BIT[ORDER_IDS.index("B30")]
    state.public.order_deck = both
    play(state, "0 fulfil:1", "0 done", "* order:B29", "* order:B30")
    assert step(state) == "Hiring"
    assert is_jailed(state, 1)
    assert state.public.order_deck == BIT[ORDER_IDS.index("B30")]


@rule("SW-8.2")
def test_a_raid_that_does_not_look_at_loot_takes_none_whatever_else_it_says() -> None:
    assert owed(turn(loot=("Rr Bn",)).public, 0, Raid(0, 2, 2)) == 0


@rule("SW-2.7", "SW-R31")
def test_in_a_turn_without_an_order_fulfilled_no_card_is_turned_up() -> None:
    state = reserved("A3", "Rr Bn", orders="A3 A1 A2 A4")
    state.public.order_deck = BIT[ORDER_IDS.index("B27")] | BIT[ORDER_IDS.index("B28")]
    play(state, "0 fulfil:1", "0 done", "* order:B27", "* order:B28", "0 end")
    play(state, *theft("red", "skull", seat=1), "1 done")
    assert (step(state), orders(state)) == ("Hiring", "- A1 A2 A4")


@rule("SW-R38")
def test_who_has_fewer_tiles_than_a_raid_takes_returns_all() -> None:
    public = turn(loot=("Rr Bn",)).public
    assert owed(public, 0, Raid(2, 3, 0)) == 2
    assert owed(public, 0, Raid(2, 1, 0)) == 1


@rule("SW-R36", "SW-12.1")
def test_a_jailed_player_has_no_ability() -> None:
    state = raid("B29", 2, loot=(), posters=(0, 2), thieves=("", "recruiter"))
    play(state, "* order:B01", "0 end")
    assert hand(state, 1) == ""
    assert state.to_act() == [0]
    play(state, *theft("red", "skull"), "0 done", "0 end")
    assert step(state) == "DrawAccomplice"


@rule("SW-R33")
def test_a_player_in_jail_can_be_displaced() -> None:
    state = play(turn(markers={1: 1}, jailed=(1,)), "0 reserve:1")
    assert points(state, 1) == 1


@rule("SW-8.3", "SW-R30")
def test_nobody_sees_how_many_tiles_another_has_chosen_before_all_are() -> None:
    state = raid("B28", 3, loot=(tiles(7), tiles(6)))
    before = [state.view(seat).key() for seat in (0, 2)]
    assert told(state, 0, "1 return:Rr", "1 return:Bn") == []
    assert [state.view(seat).key() for seat in (0, 2)] == before
    assert told(state, 0, "1 return:Gw") == [("answered", (1, -1, -1))]
    assert legal(state, 0) == [f"return:{tile}" for tile in tiles(7).split()]
