"""Action b: stealing goods, white hands, exchanging."""

import pytest
from gang_positions import hand, legal, play, position, refused, told, warehouse
from rule import rule

from fagin.games.fagins_gang.pieces import GOODS, heap_of

THREE = {"strand": {0: 4}, "bow": {0: 6}, "holborn": {0: 5}}


@rule("FG-5.1")
def test_three_urchins_collect_the_goods_of_their_levels() -> None:
    state = position(3, THREE)
    play(state, "0 act:steal", "0 steal:strand", "0 steal:bow", "0 steal:holborn")
    assert hand(state) == {"blue": 4, "black": 2, "yellow": 2, "green": 1}
    assert state.to_act() == [1]


@rule("FG-5.1", "FG-5.8")
def test_a_fourth_urchin_stays_idle() -> None:
    state = position(3, {**THREE, "thames": {0: 5}})
    play(state, "0 act:steal", "0 steal:strand", "0 steal:bow", "0 steal:thames")
    assert state.to_act() == [1]
    assert hand(state) == {"blue": 2, "black": 2, "yellow": 2, "purple": 3}


@rule("FG-5.1")
def test_no_urchin_steals_twice() -> None:
    state = play(position(3, THREE), "0 act:steal", "0 steal:strand")
    assert legal(state) == ["steal:bow", "steal:holborn", "swap", "done"]
    assert refused(state, "0 steal:strand") == ("location-used", "FG-5.1")
    assert refused(state, "0 steal:thames") == ("no-urchin-there", "FG-5.1")


@rule("FG-5.1")
def test_the_urchins_of_others_do_not_steal_for_one() -> None:
    state = play(position(3, {**THREE, "thames": {1: 5}}), "0 act:steal")
    assert legal(state) == ["steal:bow", "steal:strand", "steal:holborn"]


@rule("FG-5.1", "FG-5.8")
@pytest.mark.parametrize("moves", [("0 steal:bow",), ("0 steal:bow", "0 steal:strand")])
def test_the_thief_may_be_done_after_one_or_two(moves: tuple[str, ...]) -> None:
    state = play(position(3, THREE), "0 act:steal", *moves, "0 done")
    assert state.to_act() == [1]


@rule("FG-R5")
def test_the_thief_must_do_something_first() -> None:
    state = play(position(3, THREE), "0 act:steal")
    assert refused(state, "0 done") == ("do-something", "FG-R5")


@rule("FG-5.2")
def test_the_cubes_come_from_the_warehouses() -> None:
    state = position(3, {"strand": {0: 4}})
    before = warehouse(state)
    play(state, "0 act:steal")
    assert warehouse(state) == {**before, "blue": before["blue"] - 2, "black": before["black"] - 2}


@rule("FG-5.3")
@pytest.mark.parametrize(
    ("stock", "got"),
    [
        ({"blue": 1, "black": 9}, {"blue": 1, "black": 2}),
        ({"black": 1, "red": 5}, {"black": 1}),
        ({"red": 5}, {}),
    ],
)
def test_if_a_colour_runs_short_the_thief_gets_what_is_there(
    stock: dict[str, int], got: dict[str, int]
) -> None:
    state = position(3, {"strand": {0: 4}}, warehouse=stock)
    play(state, "0 act:steal")
    assert hand(state) == got
    assert warehouse(state) == {g: n - got.get(g, 0) for g, n in stock.items() if n > got.get(g, 0)}


@rule("FG-5.4")
@pytest.mark.parametrize("good", GOODS)
def test_a_white_hand_takes_any_colour(good: str) -> None:
    state = play(position(3, {"strand": {0: 3}}), "0 act:steal")
    assert legal(state) == [f"take:{each}" for each in GOODS]
    play(state, f"0 take:{good}")
    expected = {"black": 1, "blue": 2}
    expected[good] = expected.get(good, 0) + 1
    assert hand(state) == expected


@rule("FG-5.5")
def test_several_white_hands_take_several_colours() -> None:
    state = play(position(3, {"bow": {0: 0}}), "0 act:steal")
    play(state, "0 take:red", "0 take:green", "0 take:green")
    assert state.to_act() == [0]
    play(state, "0 take:purple", "0 done")
    assert hand(state) == {"red": 1, "green": 2, "purple": 1}
    assert state.to_act() == [1]


@rule("FG-5.4")
@pytest.mark.parametrize(("level", "hands"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_level_has_as_many_white_hands_as_it_shows(level: int, hands: int) -> None:
    state = play(position(3, {"bow": {0: level}}, constables={"bow": "L6"}), "0 act:steal")
    taken = 0
    while legal(state, 0, "take"):
        play(state, "0 take:blue")
        taken += 1
    assert taken == hands


@rule("FG-R32", "FG-5.4")
def test_the_printed_goods_come_before_the_white_hands() -> None:
    state = position(3, {"bow": {0: 1}}, warehouse={"red": 1, "blue": 1, "green": 2})
    play(state, "0 act:steal")
    assert hand(state) == {"red": 1}
    assert legal(state) == ["take:blue", "take:green"]


@rule("FG-R32", "FG-5.3")
def test_a_white_hand_takes_only_what_is_in_stock_and_never_nothing() -> None:
    state = play(position(3, {"bow": {0: 0}}, warehouse={"red": 1, "blue": 4}), "0 act:steal")
    assert refused(state, "0 take:green") == ("warehouse-empty", "FG-5.3")
    assert refused(state, "0 done") == ("take-first", "FG-R32")
    assert refused(state, "0 swap") == ("take-first", "FG-R32")


@rule("FG-R32")
def test_white_hands_take_the_only_colour_in_stock_unasked() -> None:
    state = play(position(3, {"bow": {0: 0}}, warehouse={"blue": 5}), "0 act:steal")
    assert (hand(state), warehouse(state)) == ({"blue": 4}, {"blue": 1})


@rule("FG-R32")
def test_when_all_warehouses_are_empty_the_other_white_hands_lapse() -> None:
    state = play(position(3, {"bow": {0: 0}}, warehouse={"blue": 1, "red": 1}), "0 act:steal", "0 take:red")
    assert (hand(state), warehouse(state)) == ({"red": 1, "blue": 1}, {})
    assert state.to_act() == [1]


@rule("FG-R32", "FG-9.2")
def test_more_than_15_cubes_may_be_held_until_phase_3() -> None:
    state = position(6, {"strand": {0: 4}}, hands=({"red": 14},))
    play(state, "0 act:steal", "0 steal:strand")
    assert sum(hand(state).values()) == 18
    play(state, "0 done")
    assert sum(hand(state).values()) == 18


@rule("FG-5.6", "FG-R5")
def test_stealing_at_the_bottom_is_allowed_and_brings_nothing() -> None:
    state = position(3, {"bow": {0: 8}})
    assert "act:steal" in legal(state)
    assert "steals 0 1 0" in told(state, "0 act:steal")
    assert hand(state) == {}
    assert state.to_act() == [1]


@rule("FG-5.7", "FG-R35")
def test_three_cubes_go_in_and_one_comes_out() -> None:
    state = position(3, hands=({"red": 2, "green": 2},))
    before = warehouse(state)
    play(state, "0 act:steal", "0 give:red", "0 give:green", "0 give:red", "0 take:purple")
    assert hand(state) == {"green": 1, "purple": 1}
    assert warehouse(state) == {
        **before,
        "red": before["red"] + 2,
        "green": before["green"] + 1,
        "purple": before["purple"] - 1,
    }
    assert state.to_act() == [1]


@rule("FG-5.7")
def test_only_cubes_in_hand_are_given_and_all_three_of_them() -> None:
    state = play(position(3, hands=({"red": 2, "green": 2},)), "0 act:steal")
    assert legal(state) == ["give:green", "give:red"]
    assert refused(state, "0 give:blue") == ("not-in-hand", "FG-5.7")
    assert refused(state, "0 take:blue") == ("give-first", "FG-R35")
    play(state, "0 give:red", "0 give:red")
    assert legal(state, 0, "give") == []  # only green is left: one of them goes without asking
    assert hand(state) == {"green": 1}


@rule("FG-R35", "FG-5.7")
def test_even_a_cube_just_put_in_may_be_taken_out() -> None:
    state = position(3, hands=({"red": 1, "green": 2},), warehouse={"blue": 1})
    play(state, "0 act:steal")
    assert legal(state) == ["take:blue", "take:green", "take:red"]
    play(state, "0 take:red")
    assert (hand(state), warehouse(state)) == ({"red": 1}, {"blue": 1, "green": 2})


@rule("FG-R35")
def test_an_exchange_needs_three_cubes_but_no_urchin() -> None:
    assert "act:steal" in legal(position(3, hands=({"red": 3},)))
    assert "act:steal" not in legal(position(3, hands=({"red": 1, "blue": 1},)))
    state = play(position(3, {"bow": {0: 7}, "strand": {0: 7}}, hands=({"red": 1},)), "0 act:steal")
    assert refused(state, "0 swap") == ("swap-needs-three", "FG-R35")


@rule("FG-5.8")
@pytest.mark.parametrize(
    "things",
    [
        ("steal:strand", "steal:bow", "steal:holborn"),
        ("steal:strand", "steal:bow", "swap"),
        ("swap", "steal:strand", "swap"),
        ("swap", "swap", "swap"),
    ],
)
def test_steals_and_exchanges_together_are_three_at_most(things: tuple[str, ...]) -> None:
    state = play(position(6, THREE, hands=({"red": 12},)), "0 act:steal")
    for thing in things:
        assert state.to_act() == [0]
        play(state, f"0 {thing}")
        while legal(state, 0, "give"):
            play(state, "0 give:red")
        if legal(state, 0, "take"):
            play(state, "0 take:red")
    assert state.to_act() == [1]


@rule("FG-5.9")
def test_cubes_just_stolen_may_be_exchanged() -> None:
    state = position(3, {"strand": {0: 5}})
    play(state, "0 act:steal", "0 swap", "0 take:purple")
    assert hand(state) == {"purple": 1}
    assert state.to_act() == [1]


@rule("FG-5.9")
def test_an_exchange_may_come_before_a_steal() -> None:
    state = position(3, {"strand": {0: 5}}, hands=({"red": 3},))
    assert legal(play(state, "0 act:steal")) == ["steal:strand", "swap"]
    play(state, "0 swap", "0 take:blue", "0 steal:strand")
    assert hand(state) == {"blue": 2, "black": 2}
    assert legal(state) == ["swap", "done"]


@rule("FG-5.7")
def test_what_was_given_in_a_turn_is_remembered_until_the_next_action() -> None:
    state = position(2, hands=({"red": 6}, {"blue": 3}))
    play(state, "0 act:steal", "0 take:green")
    assert state.public.given == heap_of({"red": 3})
    play(state, "0 done", "1 act:steal", "1 take:green")
    assert state.public.given == heap_of({"blue": 3})
