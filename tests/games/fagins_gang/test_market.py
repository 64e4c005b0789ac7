"""Action d: Smithfield Market, anticlockwise until everybody has passed."""

from typing import Any

import pytest
from gang_positions import (
    Cubes,
    at_market,
    end_turns,
    hand,
    legal,
    market,
    money,
    play,
    position,
    prices,
    refused,
    roll,
    told,
    warehouse,
)
from rule import rule

from fagin.games.fagins_gang.pieces import GOODS
from fagin.games.fagins_gang.state import GangState


def opened(players: int = 4, **layout: Any) -> GangState:
    """A market that seat 0 has opened; everybody has a red cube unless it is said otherwise."""
    layout.setdefault("hands", ({"red": 1},) * players)
    return play(position(players, **layout), "0 act:market")


@rule("FG-7.1", "FG-7.2", "FG-R25")
def test_the_opener_takes_the_market_token_and_everybody_starts_in() -> None:
    state = position(4)
    assert told(state, "0 act:market") == ["market-opens 0"]
    assert state.public.opener == 0
    assert at_market(state) == [0, 1, 2, 3]


@rule("FG-7.3", "FG-7.12")
@pytest.mark.parametrize("opener", range(4))
def test_occasions_go_round_anticlockwise_from_the_opener_on(opener: int) -> None:
    state = play(position(4, first=opener), f"{opener} act:market")
    for step in range(5):
        seat = (opener - step) % 4
        assert state.to_act() == [seat]
        play(state, f"{seat} buy:{GOODS[step]}")
        if seat == opener and state.to_act() == [seat]:
            play(state, f"{seat} done")


@rule("FG-7.4")
def test_on_an_occasion_a_player_buys_or_sells_or_passes() -> None:
    state = opened(market={"blue": 1, "red": 3})
    assert legal(state) == ["buy:blue", "buy:red", "sell:red", "pass"]
    for other in ("0 done", "0 swap", "0 act:move", "0 take:blue", "0 discard:red"):
        assert refused(state, other) == ("trade-or-pass", "FG-7.4")


@rule("FG-7.5", "FG-7.7")
def test_a_cube_is_bought_for_the_price_on_the_wheel() -> None:
    state = opened(wheel=1)
    assert "buys 0 2 6" in told(state, "0 buy:black")
    assert (hand(state), money(state)[0]) == ({"red": 1, "black": 1}, 14)
    assert market(state)["black"] == 2


@rule("FG-7.5", "FG-7.9")
def test_a_cube_is_sold_for_the_same_price() -> None:
    state = opened(wheel=1, market={"red": 3, "blue": 2})
    assert "sells 0 4 10" in told(state, "0 sell:red")
    assert (hand(state), money(state)[0]) == ({}, 30)
    assert market(state)["red"] == 4


@rule("FG-7.6", "FG-R30")
def test_prices_stand_still_until_phase_3() -> None:
    state = opened(2, wheel=3, allow_pass="true")
    before = prices(state)
    play(state, "0 buy:black", "0 buy:black", "1 buy:green", "0 pass", "1 pass")
    assert prices(state) == before
    play(state, "1 act:market", "1 pass", "0 pass")
    assert prices(state) == before
    roll(state, 2)
    assert prices(state) == before
    roll(state, 2)
    assert prices(state) != before


@rule("FG-7.7", "FG-R31")
def test_the_opener_buys_one_or_two_and_the_others_one() -> None:
    state = play(opened(3), "0 buy:blue")
    assert state.to_act() == [0]
    assert legal(state)[-1] == "done"
    play(state, "0 buy:yellow")
    assert state.to_act() == [2]
    play(state, "2 buy:purple")
    assert state.to_act() == [1]


@rule("FG-7.9", "FG-R31")
def test_the_opener_sells_one_or_two_and_the_others_one() -> None:
    hands = ({"red": 2, "blue": 1}, {"red": 2}, {"red": 2})
    state = play(opened(3, hands=hands, market={}), "0 sell:red")
    assert legal(state) == ["sell:blue", "sell:red", "done"]
    play(state, "0 sell:red", "2 sell:red")
    assert state.to_act() == [1]
    assert (hand(state), hand(state, 2), market(state)) == ({"blue": 1}, {"red": 1}, {"red": 3})


@rule("FG-7.7", "FG-R31")
def test_the_opener_may_leave_it_at_one() -> None:
    state = play(opened(3), "0 buy:blue", "0 done")
    assert (hand(state), state.to_act()) == ({"red": 1, "blue": 1}, [2])


@rule("FG-7.8")
def test_nothing_is_bought_from_the_warehouses_and_an_empty_stall_has_nothing() -> None:
    state = opened(market={"blue": 1})
    assert legal(state, 0, "buy") == ["buy:blue"]
    assert refused(state, "0 buy:green") == ("stall-empty", "FG-7.8")
    before = warehouse(state)
    play(state, "0 buy:blue")
    assert (warehouse(state), market(state)) == (before, {})


@rule("FG-7.10")
def test_nothing_is_sold_to_the_warehouses_and_a_full_stall_takes_nothing() -> None:
    state = opened()
    assert legal(state, 0, "sell") == []
    assert refused(state, "0 sell:red") == ("stall-full", "FG-7.10")
    state = opened(market={"red": 3})
    before = warehouse(state)
    play(state, "0 sell:red")
    assert (warehouse(state), market(state)) == (before, {"red": 4})


@rule("FG-7.9")
def test_only_cubes_in_hand_are_sold() -> None:
    state = opened(market={"red": 3})
    assert refused(state, "0 sell:blue") == ("not-in-hand", "FG-7.9")


@rule("FG-7.11", "FG-R27")
@pytest.mark.parametrize(
    ("shillings", "goods"),
    [
        (1, []),
        (2, ["purple"]),
        (7, ["blue", "yellow", "purple"]),
        (11, ["blue", "green", "black", "yellow", "purple"]),
        (12, ["blue", "green", "black", "yellow", "red", "purple"]),
        (13, ["blue", "green", "black", "yellow", "red", "purple"]),
    ],
)
def test_a_buyer_must_have_the_shillings(shillings: int, goods: list[str]) -> None:
    state = opened(shillings=(shillings,), hands=({"red": 1},), market={**dict.fromkeys(GOODS, 1)})
    assert legal(state, 0, "buy") == [f"buy:{good}" for good in goods]
    if "red" not in goods:
        assert refused(state, "0 buy:red") == ("too-few-shillings", "FG-7.11")


@rule("FG-R27", "FG-7.11")
def test_the_last_shilling_may_be_spent() -> None:
    state = play(opened(shillings=(12,)), "0 buy:red")
    assert money(state)[0] == 0
    assert state.to_act() == [3]


@rule("FG-7.12", "FG-7.13")
def test_who_passes_is_out_and_the_occasion_goes_to_the_next_on_the_right_still_in() -> None:
    state = opened()
    assert "leaves-market 0" in told(state, "0 pass")
    play(state, "3 buy:purple", "2 pass", "1 buy:purple")
    assert at_market(state) == [1, 3]
    assert state.to_act() == [3]
    play(state, "3 buy:purple", "1 pass")
    assert state.to_act() == [3]
    assert at_market(state) == [3]


@rule("FG-7.13")
def test_who_has_passed_cannot_come_back() -> None:
    state = play(opened(2), "0 pass", "1 buy:blue")
    assert state.to_act() == [1]
    assert refused(state, "0 buy:blue") == ("not-yours", "")


@rule("FG-7.14", "FG-7.18", "FG-7.19")
def test_the_market_closes_when_everybody_has_passed() -> None:
    state = play(opened(3), "0 pass", "2 pass")
    assert state.public.opener == 0
    assert told(state, "1 pass") == ["leaves-market 1", "market-closes 0", "turn 1"]
    assert (state.public.opener, at_market(state)) == (-1, [])


@rule("FG-7.15")
def test_the_last_one_left_goes_on_trading_as_long_as_he_likes() -> None:
    state = play(opened(3, wheel=0), "0 pass", "2 pass")
    for _ in range(4):
        play(state, "1 buy:purple")
        assert state.to_act() == [1]
    for _ in range(4):
        play(state, "1 sell:purple")
    assert money(state)[1] == 20


@rule("FG-7.16")
def test_the_opener_buys_two_different_colours_on_one_occasion() -> None:
    state = play(opened(3), "0 buy:blue", "0 buy:purple")
    assert hand(state) == {"red": 1, "blue": 1, "purple": 1}
    assert state.to_act() == [2]


@rule("FG-7.16")
def test_the_opener_sells_two_different_colours_on_one_occasion() -> None:
    state = opened(3, hands=({"red": 1, "blue": 1}, {"red": 1}, {"red": 1}), market={})
    play(state, "0 sell:red", "0 sell:blue")
    assert (hand(state), money(state)[0], state.to_act()) == ({}, 36, [2])


@rule("FG-7.17")
def test_the_opener_does_not_buy_and_sell_on_one_occasion() -> None:
    state = opened(3, market={"red": 2, "blue": 1, "green": 1}, hands=({"red": 2},) * 3)
    other = state.copy()
    play(state, "0 buy:blue")
    assert legal(state, 0, "sell") == []
    assert refused(state, "0 sell:red") == ("buy-or-sell", "FG-7.17")
    play(other, "0 sell:red")
    assert legal(other, 0, "buy") == []
    assert refused(other, "0 buy:blue") == ("buy-or-sell", "FG-7.17")


@rule("FG-7.17")
def test_the_opener_changes_over_at_the_next_occasion() -> None:
    state = play(opened(2, market={"red": 3, "blue": 1}), "0 buy:blue", "0 done", "1 pass", "0 sell:red")
    assert hand(state) == {"blue": 1}


@rule("FG-7.18")
@pytest.mark.parametrize("opener", [0, 1])
def test_after_the_market_the_left_neighbour_of_the_opener_has_the_turn(opener: int) -> None:
    state = position(3, allow_pass="true")
    if opener:
        play(state, "0 act:pass")
    play(state, f"{opener} act:market")
    while state.public.opener >= 0:
        play(state, f"{state.to_act()[0]} pass")
    assert state.to_act() == [opener + 1]
    assert legal(state, opener + 1, "act")


@rule("FG-7.20")
def test_taking_part_uses_up_nobodys_own_turn() -> None:
    state = play(opened(2, allow_pass="true"), "0 pass", "1 buy:blue", "1 pass")
    assert state.to_act() == [1]
    assert "act:market" in legal(state, 1)


@rule("FG-R24", "FG-7.7")
def test_the_two_cubes_of_the_opener_may_be_alike() -> None:
    state = play(opened(3), "0 buy:blue", "0 buy:blue")
    assert hand(state) == {"red": 1, "blue": 2}


@rule("FG-R24")
def test_with_opener_pair_different_they_may_not() -> None:
    state = play(opened(3, opener_pair="different"), "0 buy:blue")
    assert refused(state, "0 buy:blue") == ("same-colour", "FG-R24")
    assert legal(state) == ["buy:green", "buy:black", "buy:yellow", "buy:red", "buy:purple", "done"]
    state = opened(3, opener_pair="different", hands=({"red": 2, "blue": 1}, {}, {}), market={})
    play(state, "0 sell:red")
    assert legal(state) == ["sell:blue", "done"]
    assert refused(state, "0 sell:red") == ("same-colour", "FG-R24")


@rule("FG-R26")
def test_who_can_neither_buy_nor_sell_is_out_even_if_a_later_trade_would_help() -> None:
    hands: tuple[Cubes, ...] = ({"blue": 1}, {}, {"red": 1})
    state = opened(3, hands=hands, shillings=(5, 1, 0), market={"blue": 1, "red": 4})
    assert told(state, "0 sell:blue")[-1] == "leaves-market 1"
    assert at_market(state) == [0]


@rule("FG-R29", "FG-7.18")
def test_a_market_in_which_all_pass_is_still_the_action_of_the_turn() -> None:
    state = play(opened(3), "0 pass")
    assert state.public.opener == 0
    play(state, "2 pass", "1 pass")
    assert state.to_act() == [1]
    assert hand(state) == {"red": 1}


@rule("FG-R30")
def test_the_market_may_open_in_every_turn_of_a_round() -> None:
    state = play(position(2), "0 act:market", "0 pass", "1 pass", "1 act:market")
    assert (state.public.opener, state.to_act(), at_market(state)) == (1, [1], [0, 1])


@rule("FG-R31")
def test_a_second_cube_that_is_not_possible_is_not_asked_for() -> None:
    state = play(opened(3, shillings=(5,)), "0 buy:blue")
    assert state.to_act() == [2]
    state = play(opened(3, market={"red": 3, "blue": 2}), "0 sell:red")
    assert state.to_act() == [2]


@rule("FG-R31")
def test_the_second_cube_is_paid_with_what_the_first_has_left() -> None:
    state = play(opened(3, shillings=(9,)), "0 buy:blue")
    assert legal(state) == ["buy:blue", "buy:purple", "done"]
    assert refused(state, "0 buy:yellow") == ("too-few-shillings", "FG-7.11")
    assert refused(state, "0 pass") == ("second-or-done", "FG-R31")


@rule("FG-R31", "FG-7.8", "FG-7.9", "FG-7.10")
def test_a_second_cube_is_refused_like_a_first_one() -> None:
    state = play(opened(3, market={"blue": 1, "green": 1}), "0 buy:blue")
    assert refused(state, "0 buy:blue") == ("stall-empty", "FG-7.8")
    hands: tuple[Cubes, ...] = ({"red": 2, "blue": 1, "green": 1}, {}, {})
    state = play(opened(3, hands=hands, market={"red": 3, "blue": 2}), "0 sell:red")
    assert refused(state, "0 sell:red") == ("stall-full", "FG-7.10")
    assert refused(state, "0 sell:yellow") == ("not-in-hand", "FG-7.9")


@rule("FG-R31", "FG-7.15")
def test_an_opener_left_alone_still_trades_two_on_each_occasion() -> None:
    state = play(opened(2), "0 buy:purple", "0 done", "1 pass")
    play(state, "0 buy:purple", "0 buy:purple", "0 buy:purple")
    assert legal(state)[-1] == "done"
    assert hand(state) == {"red": 1, "purple": 4}


@rule("FG-R28")
def test_without_a_cap_the_same_cube_is_traded_again_and_again() -> None:
    state = play(opened(2), "0 pass")
    for _ in range(40):
        play(state, "1 buy:red", "1 sell:red")
    assert (state.to_act(), money(state)[1]) == ([1], 20)


@rule("FG-R28", "FG-R49")
@pytest.mark.parametrize("cap", [4, 24])
def test_with_a_cap_a_player_must_pass_after_so_many_occasions(cap: int) -> None:
    state = play(opened(2, market_turn_cap=str(cap)), "0 pass")
    for _ in range(cap // 2):
        assert state.to_act() == [1]
        play(state, "1 buy:red", "1 sell:red")
    assert state.public.opener == -1
    assert legal(state, 1)[-1] == "act:market"


@rule("FG-R28")
def test_a_cap_counts_occasions_of_each_player_anew_in_every_market() -> None:
    state = opened(2, market_turn_cap="4", hands=({"red": 1}, {"red": 1}))
    for _ in range(2):
        play(state, "0 buy:purple", "0 done", "1 buy:blue", "0 sell:purple", "1 sell:blue")
    assert state.public.opener == -1
    play(state, "1 act:market", "1 pass")
    assert state.to_act() == [0]


@rule("FG-7.2", "FG-7.3")
def test_a_later_opener_has_the_first_occasion_and_the_second_cube() -> None:
    state = end_turns(position(2, allow_pass="true"))
    roll(state, 1, 6)
    play(state, "1 act:market", "1 buy:purple", "1 buy:purple", "0 buy:purple")
    assert state.to_act() == [1]
