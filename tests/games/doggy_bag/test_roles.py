"""The role distribution: who picks what, in which order, and the effects that need no draw."""

import pytest
from doggy_positions import (
    bag,
    before_roles,
    behind,
    chest,
    draw,
    front,
    fronts,
    hide_behind,
    lay_in_front,
    legal,
    new_game,
    play,
    seen,
    send_away,
    stealing,
    told,
)
from rule import rule

from fagin.games.doggy_bag.pieces import heap_of
from fagin.kernel import CHANCE


@rule("DB-5.1", "DB-R49", "DB-5.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_picking_goes_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    state = new_game(4, mode="beginner")
    state.public.first = first
    play(state, "* coins:2", *(f"{seat} loot:ww" for seat in range(4)))
    for token, seat in enumerate(order):
        assert state.to_act() == [seat]
        play(state, f"{seat} role:{token + 1}")
    assert state.to_act() == [CHANCE]


@rule("DB-5.1", "DB-10.1")
def test_a_dog_thrown_out_does_not_pick() -> None:
    state = new_game(4, mode="beginner")
    send_away(state, 1)
    play(state, "* coins:2", "0 loot:ww", "2 loot:ww", "3 loot:ww", "0 role:1")
    assert state.to_act() == [2]
    play(state, "2 role:2", "3 role:3")
    assert state.to_act() == [CHANCE]
    assert list(state.public.number) == [1, -1, 2, 3]


@rule("DB-5.2", "DB-R11")
def test_a_token_can_be_taken_once_and_everybody_must_take_one() -> None:
    state = play(before_roles(3), "0 role:7")
    assert legal(state, 1) == [f"role:{n}" for n in range(7)] + [f"flip:{n}" for n in range(7)]


@rule("DB-5.3", "DB-5.4")
def test_everybody_sees_who_has_undertaken_which_number() -> None:
    state = play(before_roles(3), "0 role:7", "1 role:6")
    for seat in (CHANCE, 0, 2):
        assert list(state.view(seat).public.number) == [7, 6, -1]


@rule("DB-5.4", "DB-7.11")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_number_is_how_many_bones_must_be_drawn(number: int) -> None:
    state = stealing("w" * 20, number, 0)
    for drawn in range(number):
        assert state.to_act() == [CHANCE]
        assert state.public.hand == heap_of("w" * drawn)
        draw(state, "w")
    assert legal(state, 0) == ["gluttony", "bank"]


@rule("DB-5.5", "DB-13.1")
def test_the_effect_comes_before_the_next_dog_picks() -> None:
    state = play(before_roles(3), "0 role:2")
    assert state.to_act() == [0]
    play(state, "0 lead:1")
    assert state.to_act() == [1]


@rule("DB-R2")
def test_the_effects_belong_to_the_numbers_in_the_order_of_the_rulebook() -> None:
    found = []
    for token in range(8):
        state = before_roles(2, "gwryk")
        state.public.chest = heap_of("gwr")
        lay_in_front(state, "k", "")
        play(state, f"0 role:{token}")
        drawing = state.to_act() == [CHANCE]
        moves = {move.split(":")[0] for move in legal(state, state.to_act()[0])} - {"flip"}
        looked = bool(seen(state, 0))
        if drawing:
            draw(state, "g")
            looked, moves = (
                bool(seen(state, 0)),
                {"draw one" if state.to_act() == [1] else "draw more"},
            )
        found.append((" ".join(moves), looked, front(state, 0)))
    assert found == [
        ("role", False, ""),
        ("draw one", True, "gk"),
        ("lead", False, "k"),
        ("draw one", False, "gk"),
        ("role", True, "k"),
        ("draw more", False, "k"),
        ("refill", False, "k"),
        ("swap", False, "k"),
    ]


@rule("DB-13.2", "DB-R16", "DB-R37")
@pytest.mark.parametrize(
    ("before", "after", "on_chest"), [("wkk", "wk", "k"), ("k", "", "k"), ("w", "w", "")]
)
def test_the_bootlicker_sends_one_own_black_bone_to_the_chest(before: str, after: str, on_chest: str) -> None:
    state = before_roles(2)
    lay_in_front(state, before, "kk")
    play(state, "0 role:0")
    assert fronts(state) == [after, "kk"]
    assert chest(state) == on_chest
    assert state.to_act() == [1]


@rule("DB-13.6", "DB-13.7", "DB-R21")
def test_the_leader_gives_the_token_to_anybody_in_play_even_to_the_holder() -> None:
    state = before_roles(4)
    state.public.first = 0
    send_away(state, 2)
    play(state, "0 role:7", "1 role:2")
    assert legal(state, 1) == ["lead:0", "lead:1", "lead:3"]
    assert [play(state.copy(), f"1 lead:{to}").public.first for to in (0, 1, 3)] == [0, 1, 3]


@rule("DB-R10", "DB-13.6", "DB-11.6")
def test_the_order_of_picking_does_not_change_with_the_leader() -> None:
    state = play(before_roles(4), "0 role:2", "0 lead:3")
    for seat, token in ((1, 7), (2, 6), (3, 0)):
        assert state.to_act() == [seat]
        play(state, f"{seat} role:{token}")
    assert state.to_act() == [CHANCE]


@rule("DB-R21", "DB-10.5", "DB-R40")
def test_if_the_leaders_choice_is_thrown_out_the_token_goes_on_left() -> None:
    state = before_roles(3, "wkk")
    lay_in_front(state, "", "kk", "")
    play(state, "0 role:2", "0 lead:1", "1 role:7", "2 role:0", "* bone:k")
    assert state.public.first == 2


@rule("DB-13.14", "DB-R19")
def test_the_intendant_moves_two_chosen_bones_from_the_chest_to_the_bag() -> None:
    state = before_roles(2, "gw")
    state.public.chest = heap_of("wryk")
    play(state, "0 role:6")
    assert legal(state, 0) == [f"refill:{two}" for two in ("wr", "wy", "wk", "ry", "rk", "yk")]
    play(state, "0 refill:yk")
    assert (chest(state), bag(state)) == ("wr", "gwyk")
    assert state.to_act() == [1]


@rule("DB-R19", "DB-R13", "DB-R55")
@pytest.mark.parametrize(
    ("before", "in_bag", "after"), [("", "g", ""), ("k", "gk", ""), ("wwww", "gww", "ww"), ("rk", "grk", "")]
)
def test_the_intendant_is_not_asked_when_there_is_nothing_to_choose(
    before: str, in_bag: str, after: str
) -> None:
    state = before_roles(2, "g")
    state.public.chest = heap_of(before)
    play(state, "0 role:6")
    assert (bag(state), chest(state)) == (in_bag, after)
    assert state.to_act() == [1]


@rule("DB-R19")
def test_everybody_is_told_which_bones_the_intendant_moves() -> None:
    state = before_roles(2, "g")
    state.public.chest = heap_of("wryk")
    assert ("refills", (0, heap_of("ry"), -1)) in told(play(state, "0 role:6"), 1, "0 refill:ry")


@rule("DB-13.15", "DB-R20")
def test_the_expert_trades_a_hidden_bone_for_one_on_the_chest() -> None:
    state = before_roles(2)
    state.public.chest = heap_of("wy")
    play(state, "0 role:7", "0 swap:k:y")
    assert chest(state) == "wk"
    assert behind(state, 0) == "gggwwwrrrryykk"
    assert behind(state, 1) == "gggwwwrrrrykkk"
    assert front(state, 0) == ""


@rule("DB-R20", "DB-R12")
def test_the_expert_may_trade_any_bone_for_any_and_must_trade() -> None:
    state = before_roles(2)
    hide_behind(state, "wk")
    state.public.chest = heap_of("yk")
    play(state, "0 role:7")
    assert legal(state, 0) == ["swap:w:y", "swap:w:k", "swap:k:y", "swap:k:k"]
    play(state, "0 swap:k:k")
    assert (behind(state, 0), chest(state)) == ("wk", "yk")


@rule("DB-R55", "DB-R12")
def test_the_expert_is_asked_even_for_a_single_trade() -> None:
    state = before_roles(2)
    hide_behind(state, "ww")
    state.public.chest = heap_of("kk")
    assert legal(play(state, "0 role:7"), 0) == ["swap:w:k"]


@rule("DB-R20", "DB-R12")
@pytest.mark.parametrize(("stock", "on_chest"), [("wk", ""), ("", "yk")])
def test_the_expert_does_nothing_without_stock_or_chest(stock: str, on_chest: str) -> None:
    state = before_roles(2)
    hide_behind(state, stock)
    state.public.chest = heap_of(on_chest)
    play(state, "0 role:7")
    assert state.to_act() == [1]
    assert (behind(state, 0), chest(state)) == (stock, on_chest)


@rule("DB-R20")
def test_everybody_sees_both_bones_of_a_trade() -> None:
    state = before_roles(3)
    state.public.chest = heap_of("wy")
    events = told(play(state, "0 role:7"), 2, "0 swap:k:y")
    assert ("swaps", (0, 4, 3)) in events


@rule("DB-R12", "DB-5.5", "DB-R54")
def test_effects_that_are_possible_are_compulsory_even_if_they_hurt() -> None:
    state = before_roles(2, "kk")
    state.public.chest = heap_of("kk")
    play(state, "0 role:7")
    assert all(move.endswith(":k") for move in legal(state, 0))


@rule("DB-R12")
def test_a_token_with_an_impossible_effect_may_be_taken() -> None:
    state = before_roles(6, "")
    for seat, token in enumerate((0, 3, 5, 6, 7)):
        assert state.to_act() == [seat]
        play(state, f"{seat} role:{token}")
    assert fronts(state) == [""] * 6
    assert state.to_act() == [5]
