"""The stealing: order, draws, failures, successes, and an empty bag."""

import pytest
from doggy_positions import (
    alive,
    bag,
    behind,
    chest,
    draw,
    fronts,
    hide_behind,
    legal,
    play,
    stealing,
    told,
)
from rule import rule

from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.pieces import letters_of
from fagin.kernel import CHANCE


@rule("DB-7.1")
@pytest.mark.parametrize(("numbers", "first"), [((3, 5, 1), 1), ((7, 6, 5), 0), ((0, 1, 2), 2)])
def test_the_highest_number_makes_the_first_attempt(numbers: tuple[int, ...], first: int) -> None:
    state = draw(stealing("wwkk", *numbers), "k")
    assert fronts(state).index("k") == first


@rule("DB-7.2", "DB-R9")
def test_draws_are_blind_every_bone_is_as_likely() -> None:
    state = stealing("ggwrrrk", 3, 2)
    assert state.to_act() == [CHANCE]
    assert [(MOVES.text(move)[-1], weight) for move, weight in state.chance()] == [
        ("g", 2),
        ("w", 1),
        ("r", 3),
        ("k", 1),
    ]
    other = stealing("kkkkkkk", 3, 2)
    assert state.view(0).key() == other.view(0).key()


@rule("DB-7.3", "DB-R28", "DB-7.2")
def test_bones_come_out_one_by_one_in_view_of_all() -> None:
    state = stealing("gwryk", 4, 2)
    for drawn, bone in enumerate("wry", 1):
        events = told(state, 1, f"* bone:{bone}")
        assert ("drew", (0, "gwryk".index(bone), -1)) in events
        assert letters_of(state.view(1).public.hand) == "wry"[:drawn]
        assert state.public.bag_count == 5 - drawn


@rule("DB-7.4", "DB-R27")
def test_nobody_may_stop_before_the_number_is_reached() -> None:
    state = stealing("wwwwwwwk", 5, 2)
    for _ in range(4):
        draw(state, "w")
        assert state.to_act() == [CHANCE]
        assert legal(state, 0) == []


@rule("DB-7.5", "DB-7.6", "DB-7.7", "DB-7.8")
def test_a_black_bone_keeps_the_grey_ones_and_loses_the_rest_to_the_chest() -> None:
    state = draw(stealing("ggwryykkww", 7, 1, fronts=("y", "")), "gwgryk")
    assert fronts(state) == ["ggyk", ""]
    assert chest(state) == "wry"
    assert bag(state) == "wwyk"
    assert state.public.hand == 0


@rule("DB-7.8", "DB-7.9", "DB-7.10")
def test_after_failures_the_next_lower_numbers_try_once_each() -> None:
    state = stealing("wwwwkkkk", 2, 6, 4, 5)
    draw(state, "k")
    assert fronts(state) == ["", "k", "", ""]
    draw(state, "wk")
    assert fronts(state) == ["", "k", "", "k"]
    draw(state, "k")
    assert fronts(state) == ["", "k", "k", "k"]
    draw(state, "ww")
    assert legal(state, 0) == ["gluttony", "bank"]


@rule("DB-7.11", "DB-7.12")
def test_reaching_the_number_is_a_success_and_offers_the_gluttony() -> None:
    state = draw(stealing("gwryk", 3, 2), "gwr")
    assert state.to_act() == [0]
    assert legal(state, 0) == ["gluttony", "bank"]
    assert fronts(state) == ["", ""]


@rule("DB-7.13", "DB-7.14", "DB-11.1")
def test_banking_lays_the_haul_in_front_and_ends_the_turn_for_everybody() -> None:
    state = play(draw(stealing("gwryk", 3, 2, 1), "gwr"), "0 bank")
    assert fronts(state) == ["gwr", "", ""]
    assert (chest(state), bag(state)) == ("", "yk")
    assert state.public.turn == 2
    assert legal(state, CHANCE)[0] == "coins:2"


@rule("DB-9.1", "DB-9.2", "DB-9.3", "DB-R30")
def test_an_empty_bag_stops_the_attempt_and_ends_the_turn_without_loss() -> None:
    state = draw(stealing("wwr", 5, 3, 1), "wwr")
    assert fronts(state) == ["wwr", "", ""]
    assert chest(state) == ""
    assert state.public.turn == 2


@rule("DB-R30", "DB-9.1", "DB-9.3")
def test_who_finds_the_bag_empty_before_the_first_draw_gains_nothing() -> None:
    state = draw(stealing("k", 5, 3, 1), "k")
    assert fronts(state) == ["k", "", ""]
    assert state.public.turn == 2


@rule("DB-R30", "DB-7.5")
def test_a_black_bone_as_the_last_of_the_bag_is_a_failure() -> None:
    state = draw(stealing("gwk", 5, 3), "gwk")
    assert fronts(state) == ["gk", ""]
    assert chest(state) == "w"


@rule("DB-R31")
def test_reaching_the_number_with_the_last_bone_offers_no_gluttony() -> None:
    state = draw(stealing("gwr", 3, 1, fronts=("", "r")), "gwr")
    assert fronts(state) == ["gwr", "r"]
    assert state.public.turn == 2


@rule("DB-9.4", "DB-11.1")
def test_when_everybody_has_met_a_black_bone_the_turn_is_over() -> None:
    state = draw(stealing("wwkkkk", 3, 2, 1), "kkk")
    assert fronts(state) == ["k", "k", "k"]
    assert state.public.turn == 2
    assert bag(state) == "wwk"
    assert alive(state) == [0, 1, 2]


@rule("DB-R29", "DB-7.6")
def test_caught_with_grey_bones_only_nothing_is_lost() -> None:
    state = draw(stealing("gggkw", 4, 1), "gggk")
    assert fronts(state) == ["gggk", ""]
    assert chest(state) == ""


@rule("DB-R54", "DB-7.4")
def test_a_bag_of_black_bones_fails_every_number_from_1_on() -> None:
    state = stealing("kkkk", 3, 2, 1)
    for _ in range(3):
        assert legal(state, CHANCE) == ["bone:k"]
        draw(state, "k")
    assert fronts(state) == ["k", "k", "k"]


@rule("DB-2.2", "DB-7.4")
def test_stealing_leaves_the_stocks_alone() -> None:
    state = stealing("gwkk", 3, 2)
    hide_behind(state, "wk")
    draw(state, "gkk")
    assert [behind(state, seat) for seat in (0, 1)] == ["wk", "wk"]


@rule("DB-7.8", "DB-11.4")
def test_lost_bones_do_not_come_back_to_the_bag() -> None:
    state = draw(stealing("wrykkg", 5, 1), "wryk")
    assert bag(state) == "gk"
    play(draw(state, "k"), "* coins:2", "0 loot:gg", "1 loot:gg")
    assert bag(state) == "ggggg"
    assert chest(state) == "wry"
