"""Step 1: markers on orders, displaced and taken back, and what it costs."""

import pytest
from rule import rule
from swindler_positions import (
    at_actions,
    at_hiring,
    legal,
    orders,
    play,
    points,
    refused,
    reserved,
    theft,
    told,
    turn,
)


@rule("SW-4.1")
def test_up_to_three_of_the_four_orders_can_be_reserved() -> None:
    state = turn(2)
    assert legal(state) == ["reserve:1", "reserve:2", "reserve:3", "reserve:4", "done"]
    play(state, "0 reserve:2", "0 reserve:4")
    assert legal(state) == ["reserve:1", "reserve:3", "done"]
    play(state, "0 reserve:1")
    assert legal(state) == ["done"]
    assert state.public.markers == [0, 0, -1, 0]


@rule("SW-4.1", "SW-R13")
def test_a_fourth_marker_does_not_exist() -> None:
    state = turn(2, markers={1: 0, 2: 0, 3: 0})
    assert legal(state) == ["cancel:1", "cancel:2", "cancel:3", "done"]
    assert refused(state, "0 reserve:4") == ("no-marker-left", "SW-R13")


@rule("SW-4.1")
def test_one_marker_on_an_order_is_enough() -> None:
    assert refused(turn(2, markers={1: 0}), "0 reserve:1") == ("reserved-already", "SW-4.1")


@rule("SW-4.1")
def test_an_empty_space_cannot_be_reserved() -> None:
    state = turn(2, orders="A1 - A3 A4")
    assert legal(state, 0, "reserve") == ["reserve:1", "reserve:3", "reserve:4"]
    assert refused(state, "0 reserve:2") == ("no-order-there", "SW-4.1")


@rule("SW-4.1", "SW-4.6")
def test_an_empty_space_an_own_marker_and_one_of_another_are_told_apart() -> None:
    others = ["reserve:2", "reserve:3", "reserve:4"]
    assert legal(turn(2, orders="- A2 A3 A4")) == [*others, "done"]
    assert legal(turn(2, markers={1: 0})) == [*others, "cancel:1", "done"]
    assert legal(turn(2, markers={1: 1})) == ["reserve:1", *others, "done"]


@rule("SW-4.1")
def test_reserving_costs_nothing() -> None:
    state = play(turn(2), "0 reserve:1", "0 reserve:2", "0 reserve:3", "0 done")
    assert (points(state), points(state, 1)) == (3, 3)


@rule("SW-4.2")
def test_only_orders_reserved_by_oneself_can_be_fulfilled() -> None:
    state = at_actions(turn(2, orders="A3 B03 A5 A4", markers={2: 1}, loot=("Rr Bn Bn",)))
    assert legal(state, 0, "fulfil") == []
    assert refused(state, "0 fulfil:1") == ("not-reserved-by-you", "SW-4.2")
    assert refused(state, "0 fulfil:2") == ("not-reserved-by-you", "SW-4.2")


@rule("SW-4.3")
def test_markers_stay_when_the_turn_is_over() -> None:
    state = play(turn(2), "0 reserve:1", "0 reserve:3", *theft("red", "Rr"), "0 done", "0 end")
    assert state.public.markers == [0, -1, 0, -1]
    assert points(state) == 3


@rule("SW-4.4", "SW-4.7", "SW-6.2")
def test_a_marker_on_the_order_of_another_displaces_it_for_two_points() -> None:
    state = turn(3, markers={2: 1, 3: 1})
    play(state, "0 reserve:2")
    assert state.public.markers == [-1, 0, 1, -1]
    assert [points(state, seat) for seat in range(3)] == [3, 1, 3]


@rule("SW-4.4")
def test_a_displaced_marker_can_be_placed_again() -> None:
    state = turn(2, markers={1: 1, 2: 1, 3: 1})
    play(state, "0 reserve:2", *theft("red", "Rr"), "0 done", "0 end")
    assert legal(state, 1, "reserve") == ["reserve:2", "reserve:4"]


@rule("SW-4.4")
def test_everybody_is_told_who_was_displaced() -> None:
    assert told(turn(2, markers={2: 1}, points=(3, 1)), 0, "0 reserve:2")[1:] == [
        ("displaced", (1, 1, 1)),
        ("reserves", (0, 1, 1)),
    ]


@rule("SW-4.5")
def test_the_marker_of_another_cannot_be_taken_back() -> None:
    assert refused(turn(2, markers={1: 1}), "0 cancel:1") == ("not-your-marker", "SW-4.5")
    assert refused(at_actions(turn(2, markers={1: 1})), "0 cancel:1") == ("not-your-marker", "SW-4.5")


@rule("SW-4.5")
def test_even_without_a_free_marker_the_marker_of_another_stays() -> None:
    state = turn(2, markers={1: 0, 2: 0, 3: 0, 4: 1})
    assert refused(state, "0 reserve:4") == ("no-marker-left", "SW-R13")
    assert points(state, 1) == 3


@rule("SW-4.6", "SW-4.7", "SW-R15")
def test_an_own_marker_taken_back_costs_two_points_and_leaves_the_order_open() -> None:
    state = play(turn(2, markers={1: 0}), "0 cancel:1")
    assert (points(state), state.public.markers) == (1, [-1] * 4)
    assert orders(state) == "A1 A2 A3 A4"


@rule("SW-4.6", "SW-R11")
def test_markers_can_be_taken_back_in_step_3_too() -> None:
    state = play(at_actions(turn(2, markers={2: 0}, points=(9,))), "0 cancel:2")
    assert (points(state), state.public.markers) == (7, [-1] * 4)


@rule("SW-R11")
def test_markers_cannot_be_taken_back_at_other_times() -> None:
    state = play(turn(2, markers={2: 0, 3: 1}), "0 done")
    assert legal(state, 0, "cancel") == []
    play(state, "0 bag:red", "* tile:Rr")
    assert legal(state, 0, "cancel") == []
    assert legal(state, 1) == []
    assert legal(at_hiring(turn(2, markers={2: 0})), 0, "cancel") == []


@rule("SW-4.8", "SW-R10")
@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)])
def test_points_never_drop_below_zero(had: int, left: int) -> None:
    assert points(play(turn(2, markers={1: 0}, points=(had,)), "0 cancel:1")) == left
    assert points(play(turn(2, markers={1: 1}, points=(5, had)), "0 reserve:1"), 1) == left


@rule("SW-R10")
def test_one_player_may_be_displaced_several_times_and_pays_each_time() -> None:
    state = turn(2, markers={1: 1, 2: 1, 3: 1}, points=(3, 5))
    left = []
    for space in (1, 2, 3):
        play(state, f"0 reserve:{space}")
        left.append(points(state, 1))
    assert left == [3, 1, 0]


@rule("SW-R12")
def test_an_order_reserved_in_this_step_cannot_be_cancelled_in_it() -> None:
    state = play(turn(2), "0 reserve:1")
    assert refused(state, "0 cancel:1") == ("once-in-this-step", "SW-R12")


@rule("SW-R12")
def test_an_order_cancelled_in_this_step_cannot_be_reserved_in_it() -> None:
    state = play(turn(2, markers={1: 0}), "0 cancel:1")
    assert refused(state, "0 reserve:1") == ("once-in-this-step", "SW-R12")


@rule("SW-R12")
def test_an_order_reserved_in_step_1_can_be_cancelled_in_step_3() -> None:
    state = play(turn(2), "0 reserve:1", *theft("red", "Rr"))
    assert "cancel:1" in legal(state)


@rule("SW-R12")
def test_an_order_cancelled_in_one_turn_can_be_reserved_in_the_next() -> None:
    state = play(turn(2, markers={1: 0}), "0 cancel:1", *theft("red", "Rr"), "0 done", "0 end")
    play(state, *theft("blue", "Bn", seat=1), "1 done", "1 end")
    assert "reserve:1" in legal(state)


@rule("SW-R13")
def test_a_marker_is_moved_by_taking_it_back_first() -> None:
    state = play(turn(2, markers={1: 0, 2: 0, 3: 0}), "0 cancel:1", "0 reserve:4")
    assert (state.public.markers, points(state)) == ([-1, 0, 0, 0], 1)


@rule("SW-R15")
def test_after_fulfilment_the_own_marker_returns() -> None:
    state = play(reserved("A3", "Rr Bn"), "0 fulfil:1")
    assert state.public.markers == [-1] * 4
    assert points(state) == 3 + 5
