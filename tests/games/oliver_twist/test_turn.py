"""Turns: one action out of three, clockwise, until somebody can do nothing."""

import pytest
from oliver_positions import (
    day,
    hand,
    is_day,
    legal,
    let_chance_play,
    line_of,
    money,
    night,
    play,
    refused,
    stash,
)
from rule import rule


@rule("OT-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_take_turns_clockwise(players: int) -> None:
    state = day(players, line_of([9, 10, 11, 1, 23, 24, 25, 26]))
    order = []
    for space in (9, 10, 11, 1, 23):
        order.append(state.to_act()[0])
        play(state, f"{state.to_act()[0]} prowl:{space}")
    assert order == [turn % players for turn in range(5)]


@rule("OT-3.2", "OT-6.5", "OT-R77")
@pytest.mark.parametrize(
    "moves",
    [
        ("0 prowl:9",),
        ("0 sell:ring", "0 done"),
        ("0 hide:dodger",),
        ("0 play:dodger", "0 grab:10"),
    ],
)
def test_each_of_the_three_actions_is_the_whole_turn(moves: tuple[str, ...]) -> None:
    state = day(3, line_of([9, 10]), stashes=("ring ring ring",), hands=("dodger",))
    assert {text.split(":")[0] for text in legal(state)} == {"prowl", "sell", "play", "hide"}
    play(state, *moves)
    assert state.to_act() == [1]


@rule("OT-3.2", "OT-R31", "OT-R29")
def test_without_a_card_nobody_may_pass_or_stop_while_a_prowl_is_possible() -> None:
    state = day(3, {9: "apple1"})
    assert legal(state) == ["prowl:9"]
    assert refused(state, "0 stop") == ("you-can-act", "OT-R29")


@rule("OT-R29")
def test_with_empty_streets_and_a_set_the_set_must_be_sold_or_a_card_played() -> None:
    assert legal(day(3, stashes=("ring ring ring",))) == ["sell:ring"]
    state = day(3, stashes=("ring ring ring",), hands=("dodger",))
    assert legal(state) == ["sell:ring", "hide:dodger"]


@rule("OT-7.1", "OT-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_can_neither_prowl_nor_sell_pays_four_and_the_day_is_over(players: int) -> None:
    state = day(players, stashes=("ring ring apple1",))
    assert legal(state) == ["stop"]
    play(state, "0 stop")
    assert money(state)[0] == 6 - 2  # ring and apple are a file of two types
    assert not is_day(state)


@rule("OT-7.1", "OT-1.2", "OT-3.3")
def test_the_round_goes_on_as_long_as_everybody_can_act() -> None:
    state = play(day(2, line_of([9, 10])), "0 prowl:9", "1 prowl:10")
    assert is_day(state)
    assert legal(state) == ["stop"]
    play(state, "0 stop")
    assert not is_day(state)


@rule("OT-7.2", "OT-R27")
def test_a_stuck_player_with_a_card_may_help_hide_or_stop() -> None:
    state = day(3, hands=("oliver nancy",), files=("apple1",))
    assert legal(state) == ["play:nancy", "play:oliver", "hide:nancy", "hide:oliver", "stop"]


@rule("OT-7.2", "OT-6.4", "OT-R79")
@pytest.mark.parametrize("moves", [("0 hide:oliver",), ("0 play:oliver", "0 clear:apple")])
def test_a_card_of_a_stuck_player_costs_nothing_and_the_round_goes_on(moves: tuple[str, ...]) -> None:
    state = play(day(3, hands=("oliver",), files=("apple1",)), *moves)
    assert money(state) == [10, 10, 10]
    assert is_day(state)
    assert state.to_act() == [1]
    assert legal(state, 1) == ["stop"]


@rule("OT-R30", "OT-R45")
@pytest.mark.parametrize(("pounds", "left"), [(0, 0), (1, 0), (3, 0), (4, 0), (5, 1)])
def test_who_stops_with_less_than_four_pounds_pays_all(pounds: int, left: int) -> None:
    state = play(day(2, money=(pounds, 10)), "0 stop")
    assert money(state) == [left, 10]


@rule("OT-R28", "OT-R17")
@pytest.mark.parametrize(("pounds", "moves"), [(0, ["stop"]), (1, ["stop"]), (2, ["bribe"]), (9, ["bribe"])])
def test_a_prowl_needs_a_token_beside_the_gang_or_two_pounds(pounds: int, moves: list[str]) -> None:
    assert legal(day(2, {33: "apple1"}, money=(pounds, 10))) == moves
    assert legal(day(2, {33: "apple1"}, gang=32, money=(pounds, 10))) == ["prowl:33"]
    assert legal(day(2, {}, money=(pounds, 10))) == ["stop"]


@rule("OT-R28", "OT-R66")
def test_a_player_without_money_may_end_a_round_with_tokens_on_the_board() -> None:
    state = play(day(2, {33: "watch"}, money=(1, 10)), "0 stop")
    assert not is_day(state)
    assert money(state) == [0, 10]


@rule("OT-R39", "OT-6.1")
def test_a_card_cannot_be_played_in_the_turn_in_which_it_was_drawn() -> None:
    state = play(day(2, {9: "character", 10: "ring"}), "0 prowl:9", "* card:dodger")
    assert state.to_act() == [1]
    assert hand(state) == "dodger"
    play(state, "1 prowl:10")
    assert legal(state) == ["hide:dodger", "stop"]


@rule("OT-3.1", "OT-9.1")
def test_turns_go_clockwise_at_night_too() -> None:
    state = play(night(3, line_of([9, 10, 11]), first=2), "2 prowl:9")
    assert state.to_act() == [0]
    assert stash(let_chance_play(state), 2) == "apple1"


@rule("OT-R88", "OT-3.3")
def test_a_turn_limit_for_odd_data_ends_the_round_without_a_payment() -> None:
    state = day(2, line_of([9, 10]), turn_limit="turns50")
    state.public.turns = 50
    play(state, "0 prowl:9")
    assert not is_day(state)
    assert money(state) == [9, 10]  # the fine for one token, and nothing else


@rule("OT-R88")
def test_after_a_turn_limit_step_one_begins_with_whose_turn_it_would_have_been() -> None:
    pairs = "ring ring watch watch wallet"
    state = day(3, line_of([9, 10]), stashes=(pairs, pairs, pairs), turn_limit="turns50")
    state.public.turns = 50
    play(state, "0 prowl:9")
    order = []
    for _ in range(3):
        order.append(state.to_act()[0])
        play(state, f"{order[-1]} scrap:ring")
    assert order == [1, 2, 0]
