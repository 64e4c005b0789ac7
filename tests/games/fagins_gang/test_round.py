"""The round: one turn with one action for everybody, four phases, and the token that goes to the left."""

import pytest
from gang_positions import (
    after_turns,
    end_turns,
    hand,
    legal,
    market,
    money,
    play,
    position,
    refused,
    roll,
    set_up,
    told,
    track,
)
from rule import rule

from fagin.kernel import CHANCE


@rule("FG-2.1")
def test_a_round_has_its_four_phases_in_order() -> None:
    sixteen = {"blue": 15, "red": 1}
    state = position(2, {"bow": {0: 7}}, hands=({}, sixteen), market={}, allow_pass="true")
    assert told(state, "0 act:pass", "1 act:pass") == ["turn 1"]
    assert told(state, "* roll:1") == ["patrols 1 7"]
    assert told(state, "1 discard:red")[0] == "discards 1 4"
    assert told(state, "* roll:2") == ["prices 2", "token 1", "round 2", "turn 1"]
    assert sum(market(state).values()) > 0


@rule("FG-2.2", "FG-1.14", "FG-2.6")
@pytest.mark.parametrize("first", range(4))
def test_everybody_has_one_turn_from_the_token_on_clockwise(first: int) -> None:
    state = position(4, first=first, allow_pass="true")
    for seat in range(first, first + 4):
        assert state.to_act() == [seat % 4]
        play(state, f"{seat % 4} act:pass")
    assert state.to_act() == [CHANCE]


@rule("FG-2.2")
def test_an_action_ends_the_turn() -> None:
    state = position(3, {"bow": {0: 6}})
    play(state, "0 act:rob")
    assert state.to_act() == [1]


@rule("FG-2.3")
def test_there_are_four_actions() -> None:
    state = position(3, {"bow": {0: 6}}, hands=({"green": 2},))
    assert legal(state) == ["act:move", "act:steal", "act:rob", "act:market"]


@rule("FG-2.4")
def test_who_moves_may_neither_steal_nor_trade_in_that_turn() -> None:
    state = position(3, {"bow": {0: 6}, "thames": {0: 6}}, hands=({"green": 2, "blue": 5},))
    play(state, "0 act:move", "0 go:thames:4")
    assert {text.split(":")[0] for text in legal(state)} == {"go", "done"}
    for other in ("0 steal:bow", "0 rob:bow", "0 buy:blue", "0 swap", "0 act:steal", "0 act:market"):
        assert refused(state, other) == ("only-walks", "FG-2.4")


@rule("FG-2.4")
def test_who_steals_goods_may_do_nothing_else_in_that_turn() -> None:
    state = position(3, {"bow": {0: 6}, "thames": {0: 6}}, hands=({"green": 2, "blue": 5},))
    play(state, "0 act:steal", "0 steal:bow")
    assert legal(state) == ["steal:thames", "swap", "done"]
    for other in ("0 go:bow:5", "0 rob:thames", "0 buy:blue", "0 act:rob"):
        assert refused(state, other) == ("only-thefts", "FG-2.4")


@rule("FG-2.4")
def test_who_steals_shillings_may_do_nothing_else_in_that_turn() -> None:
    state = position(3, {"bow": {0: 6}, "thames": {0: 6}}, hands=({"green": 2, "blue": 5},))
    play(state, "0 act:rob", "0 rob:bow")
    assert legal(state) == ["rob:thames", "done"]
    for other in ("0 go:bow:5", "0 steal:thames", "0 swap", "0 sell:blue"):
        assert refused(state, other) == ("only-robberies", "FG-2.4")


@rule("FG-2.5")
@pytest.mark.parametrize(
    "moves",
    [("0 act:move", "0 go:bow:5"), ("0 act:steal", "0 steal:bow", "0 done"), ("0 act:rob",)],
)
def test_the_first_three_actions_leave_the_others_as_they_were(moves: tuple[str, ...]) -> None:
    state = position(3, {"bow": {0: 6, 1: 7, 2: 0}}, hands=({"green": 3}, {"red": 2}, {"blue": 1}))
    play(state, *moves)
    assert state.to_act() == [1]
    assert (hand(state, 1), hand(state, 2), money(state)[1:]) == ({"red": 2}, {"blue": 1}, [20, 20])
    assert {seat: level for seat, level in track(state, "bow").items() if seat} == {1: 7, 2: 0}


@rule("FG-2.5", "FG-7.2")
def test_the_market_concerns_everybody() -> None:
    state = play(position(3), "0 act:market", "0 pass")
    assert state.to_act() == [2]
    play(state, "2 buy:blue")
    assert hand(state, 2) == {"blue": 1}
    assert state.to_act() == [1]


@rule("FG-2.6", "FG-8.1")
def test_the_constables_move_when_the_turn_comes_back_to_the_token() -> None:
    state = position(3, {"bow": {0: 6}}, first=2, allow_pass="true")
    play(state, "2 act:pass", "0 act:pass")
    assert state.to_act() == [1]
    play(state, "1 act:pass")
    assert state.to_act() == [CHANCE]


@rule("FG-10.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_token_goes_to_the_left_and_the_next_round_starts_there(players: int) -> None:
    state = position(players, allow_pass="true")
    for number in range(1, players + 2):
        assert state.public.round == number
        assert state.public.token == (number - 1) % players
        assert state.to_act() == [(number - 1) % players]
        roll(end_turns(state), 1, 1)


@rule("FG-R42", "FG-10.1", "FG-7.12")
def test_with_two_players_the_left_and_the_right_neighbour_are_the_same() -> None:
    state = play(position(2, hands=({"red": 1}, {"red": 1}), wheel=1), "0 act:market", "0 buy:blue", "0 done")
    assert state.to_act() == [1]
    play(state, "1 buy:blue")
    assert state.to_act() == [0]
    play(state, "0 pass", "1 pass", "1 act:market", "1 pass", "0 pass")
    roll(state, 1, 6)
    assert (state.public.token, state.to_act()) == (1, [1])


@rule("FG-R47")
def test_the_action_is_asked_for_even_if_only_the_market_is_left() -> None:
    state = position(2, shillings=(0, 0))
    state.public.warehouse = 0
    assert legal(state) == ["act:market"]
    assert state.to_act() == [0]
    play(state, "0 act:market")
    assert state.to_act() == [1]


@rule("FG-R47")
def test_another_choice_with_a_single_answer_is_made_unasked() -> None:
    state = set_up()
    play(state, "0 act:move")
    assert track(state, "thames") == {0: 5}
    assert state.to_act() == [1]


@rule("FG-R47", "FG-5.1")
def test_a_single_thief_without_three_cubes_steals_unasked() -> None:
    state = play(position(2, {"strand": {0: 7}}), "0 act:steal")
    assert (hand(state), state.to_act()) == ({"black": 1}, [1])


@rule("FG-2.2")
def test_nothing_but_an_action_begins_a_turn() -> None:
    state = position(2, {"bow": {0: 6}}, hands=({"green": 2},))
    for line in ("0 go:bow:5", "0 steal:bow", "0 rob:bow", "0 buy:red", "0 swap", "0 done", "0 pass"):
        assert refused(state, line) == ("choose-action", "FG-2.2")


@rule("FG-2.2")
def test_nobody_acts_in_the_turn_of_another() -> None:
    state = position(3, {"bow": {1: 6}})
    assert refused(state, "1 act:rob") == ("not-yours", "")
    assert legal(state, 1) == []


@rule("FG-R5")
def test_an_action_must_be_one_that_can_be_carried_out() -> None:
    state = position(2, hands=({"green": 1, "red": 1},))
    assert legal(state) == ["act:market"]
    assert refused(state, "0 act:move") == ("cannot-move", "FG-R5")
    assert refused(state, "0 act:steal") == ("cannot-steal", "FG-R5")
    assert refused(state, "0 act:rob") == ("cannot-rob", "FG-R5")
    assert refused(state, "0 act:pass") == ("no-passing", "FG-R5")


@rule("FG-R5")
def test_the_market_can_always_be_chosen_even_when_nobody_can_trade() -> None:
    state = position(2, shillings=(0, 0), market={})
    assert "act:market" in legal(state)
    assert told(state, "0 act:market")[:4] == [
        "market-opens 0",
        "leaves-market 0",
        "leaves-market 1",
        "market-closes 0",
    ]
    assert state.to_act() == [1]


@rule("FG-R5")
def test_with_allow_pass_a_turn_may_be_passed() -> None:
    state = position(2, {"bow": {0: 6}}, hands=({"green": 2},), allow_pass="true")
    assert legal(state)[-1] == "act:pass"
    play(state, "0 act:pass")
    assert (track(state, "bow"), hand(state), money(state)[0]) == ({0: 6}, {"green": 2}, 20)
    assert state.to_act() == [1]


@rule("FG-3.16", "FG-2.1")
def test_what_an_action_used_is_forgotten_in_the_next_turn() -> None:
    state = position(2, {"bow": {0: 6, 1: 7}}, allow_pass="true")
    play(state, "0 act:rob", "1 act:rob")
    assert money(state) == [26, 27]
    roll(state, 3, 6)
    play(state, "1 act:rob", "0 act:rob")
    assert money(state) == [32, 34]


@rule("FG-2.1", "FG-8.2")
def test_a_round_has_two_rolls() -> None:
    state = after_turns(3, {"bow": {0: 6}})
    roll(state, 1)
    assert state.to_act() == [CHANCE]
    roll(state, 1)
    assert state.to_act() == [1]
