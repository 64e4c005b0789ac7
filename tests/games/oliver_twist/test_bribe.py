"""The bribe: a Gang with no token beside it is put elsewhere for two pounds."""

import pytest
from oliver_positions import (
    ALL,
    day,
    legal,
    line_of,
    money,
    night,
    on_space,
    play,
    refused,
    spaces,
    stash,
    told,
)
from rule import rule


@rule("OT-4.16")
def test_with_no_token_beside_the_gang_a_prowl_begins_with_a_bribe() -> None:
    assert legal(day(3, line_of([31, 40, 41]))) == ["bribe"]


@rule("OT-4.16", "OT-R4", "OT-R20")
def test_the_gang_may_be_put_on_any_empty_space_next_to_a_token() -> None:
    state = play(day(3, line_of([11, 12, 54]), gang=40), "0 bribe")
    assert spaces(state, 0, "move") == [0, 1, 10, 13, 53]
    assert refused(state, "0 move:11") == ("not-empty", "OT-4.16")
    assert refused(state, "0 move:40") == ("next-to-no-token", "OT-4.16")


@rule("OT-R92", "OT-4.16")
def test_a_single_place_for_the_gang_is_taken_by_itself() -> None:
    state = day(3, {54: "ring"}, gang=1)
    play(state, "0 bribe")
    assert (state.public.gang, stash(state), money(state)) == (54, "ring", [8, 10, 10])


@rule("OT-4.17")
@pytest.mark.parametrize("pounds", [2, 3, 10])
def test_the_bribe_costs_two_pounds(pounds: int) -> None:
    state = play(day(2, line_of([31, 32]), money=(pounds, 10)), "0 bribe")
    assert money(state) == [pounds - 2, 10]


@rule("OT-4.18", "OT-R18")
def test_after_the_bribe_the_same_player_goes_on_and_takes_a_token() -> None:
    state = play(day(2, line_of([30, 31, 32, 33], "ring", "watch", "rope", "wallet")), "0 bribe")
    assert state.to_act() == [0]
    play(state, "0 move:1")
    assert legal(state) == ["prowl:30", "prowl:31", "prowl:32", "prowl:33"]
    assert refused(state, "0 stop") == ("finish-the-prowl", "OT-R18")
    play(state, "0 prowl:31")
    assert (state.public.gang, stash(state), on_space(state, 30), state.to_act()) == (31, "watch", "", [1])


@rule("OT-4.18", "OT-R14")
def test_the_bribe_is_paid_before_the_gang_is_put_down_and_the_token_is_taken_last() -> None:
    state = day(2, line_of([30, 31]))
    names = [what for what, _ in told(state, 1, "0 bribe", "0 move:1", "0 prowl:30")]
    order = [names.index(name) for name in ("bribes", "places-gang", "takes")]
    assert order == sorted(order)


@rule("OT-R16", "OT-4.16")
@pytest.mark.parametrize("beside", [9, 12, 15, 19])
def test_no_bribe_while_a_token_is_next_to_the_gang(beside: int) -> None:
    state = day(3, line_of([beside, 31]))
    assert legal(state) == [f"prowl:{beside}"]
    assert refused(state, "0 bribe") == ("not-alone", "OT-R16")


@rule("OT-R16")
def test_at_night_a_hidden_token_beside_the_gang_rules_the_bribe_out() -> None:
    state = night(3, {31: "ring"}, hidden=[9])
    assert legal(state) == ["flip:9"]
    assert refused(state, "0 bribe") == ("not-alone", "OT-R16")


@rule("OT-R17")
def test_without_two_pounds_there_is_no_bribe() -> None:
    state = day(3, {31: "ring"}, money=(1, 10, 10))
    assert legal(state) == ["stop"]
    assert refused(state, "0 bribe") == ("too-poor", "OT-R17")


@rule("OT-R17")
@pytest.mark.parametrize("pounds", [0, 1, 2, 5])
def test_with_credit_the_poor_pay_what_they_have(pounds: int) -> None:
    state = day(3, line_of([31, 32]), money=(pounds, 10, 10), relocate_credit="true")
    assert legal(state) == ["bribe"]
    assert money(play(state, "0 bribe"))[0] == max(0, pounds - 2)


@rule("OT-R4")
def test_the_option_square_is_space_can_keep_the_gang_off_the_square() -> None:
    state = play(day(3, line_of([9, 54]), gang=40, square_is_space="false"), "0 bribe")
    assert spaces(state, 0, "move") == [10, 53]
    assert refused(state, "0 move:0") == ("not-on-the-square", "OT-R4")
    state = play(day(3, line_of([9, 54]), gang=40), "0 bribe")
    assert spaces(state, 0, "move") == [0, 10, 53]


@rule("OT-R20")
@pytest.mark.parametrize("players", [2, 4])
def test_one_token_anywhere_always_leaves_a_place_for_the_gang(players: int) -> None:
    for space in ALL if players > 2 else range(1, 61):
        far = 40 if space not in range(38, 44) and space not in (7, 39) else 30
        state = play(day(players, {space: "ring"}, gang=far), "0 bribe")
        if state.to_act() == [0]:
            assert spaces(state, 0, "move")
        else:
            assert stash(state) == "ring"


@rule("OT-R20")
@pytest.mark.parametrize("players", [2, 4])
def test_with_all_streets_but_the_gangs_corner_full_there_is_a_place(players: int) -> None:
    full = set(ALL if players > 2 else range(1, 61)) - {54, 53, 52}
    state = play(day(players, line_of(full), gang=54), "0 bribe")
    assert spaces(state, 0, "move") == [0, 52]
