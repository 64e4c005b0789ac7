"""The worked examples, those of the rulebook and our own for its corners, complete."""

import pytest
from gang_positions import (
    BROWN,
    CREAM,
    GREY,
    ORANGE,
    PINK,
    WHITE,
    Cubes,
    after_turns,
    barred,
    constable,
    ends,
    hand,
    home,
    legal,
    market,
    money,
    new_game,
    play,
    position,
    prices,
    refused,
    roll,
    track,
    warehouse,
)
from rule import rule

from fagin.games.fagins_gang.state import GangState, in_hand


@rule("FG-1.7", "FG-1.8", "FG-1.9")
def test_example_1_a_constable_is_set_up_round_the_bottom() -> None:
    assert constable(roll(new_game(), 6, 4), "thames") == "R5"
    assert constable(roll(new_game(), 6, 4, 6), "thames") == "L6"


@rule("FG-3.3", "FG-3.4", "FG-3.5", "FG-R6")
def test_example_2_brown_walks_three_levels_at_st_pauls() -> None:
    state = position(6, {"stpauls": {BROWN: 2}}, constables={"stpauls": "L7"}, hands=({"purple": 12},))
    before = warehouse(state)["purple"]
    play(state, "0 act:move", "0 go:stpauls:5")
    assert (track(state, "stpauls"), hand(state)) == ({BROWN: 5}, {})
    assert warehouse(state)["purple"] == before + 12


@rule("FG-3.7", "FG-3.8")
def test_example_3_orange_enters_and_climbs_a_level() -> None:
    state = position(6, hands=({}, {"purple": 8}), first=ORANGE)
    play(state, "1 act:move", "1 go:stpauls:4")
    assert (track(state, "stpauls"), hand(state, ORANGE)) == ({ORANGE: 4}, {})


@rule("FG-3.14", "FG-3.15", "FG-3.19")
def test_example_4_white_steps_out_over_the_bottom() -> None:
    state = position(6, {"stpauls": {WHITE: 7}}, hands=({}, {}, {"purple": 8}), first=WHITE)
    play(state, "2 act:move", "2 go:stpauls:low")
    assert (track(state, "stpauls"), hand(state, WHITE)) == ({}, {})
    assert in_hand(state.public, WHITE) == 5


@rule("FG-3.16", "FG-3.17", "FG-3.18")
def test_example_5_an_urchin_goes_from_one_location_to_another() -> None:
    state = position(6, {"bow": {0: 0}}, hands=({"green": 4, "blue": 1, "black": 2},))
    play(state, "0 act:move", "0 go:bow:high", "0 go:thames:5")
    assert (track(state, "bow"), track(state, "thames")) == ({}, {0: 5})
    assert state.public.things == 2
    assert legal(state) == ["go:chertsey:5", "done"]
    assert barred(state) == "bow"


def at_bow_street() -> GangState:
    """Grey on 8, pink on 6, white on 5, the constable elsewhere; grey has four green cubes."""
    levels = {GREY: 8, PINK: 6, WHITE: 5}
    state = position(6, {"bow": levels}, hands=({}, {}, {}, {"green": 4}), first=GREY)
    return play(state, "3 act:move", "3 go:bow:6")


@rule("FG-4.3")
def test_example_6_grey_bumps_pink_down() -> None:
    state = play(at_bow_street(), "3 bump:down")
    assert track(state, "bow") == {GREY: 6, PINK: 7, WHITE: 5}


@rule("FG-4.3", "FG-4.4", "FG-4.5")
def test_example_7_grey_bumps_pink_up_and_pink_bumps_white() -> None:
    state = play(at_bow_street(), "3 bump:up")
    assert track(state, "bow") == {GREY: 6, PINK: 5, WHITE: 4}


def on_the_constable() -> GangState:
    """Cream on 3, brown on 0, the constable on L1; cream pays four green cubes to level 1."""
    levels = {CREAM: 3, BROWN: 0}
    hands: tuple[Cubes, ...] = ({}, {}, {}, {}, {}, {"green": 4})
    state = position(6, {"bow": levels}, constables={"bow": "L1"}, hands=hands, first=CREAM)
    return play(state, "5 act:move", "5 go:bow:1")


@rule("FG-4.7")
def test_example_8_cream_dodges_down() -> None:
    assert track(play(on_the_constable(), "5 dodge:down"), "bow") == {CREAM: 2, BROWN: 0}


@rule("FG-4.7", "FG-4.8", "FG-4.10", "FG-4.11")
def test_example_9_cream_dodges_up_and_brown_falls_off_the_top() -> None:
    state = play(on_the_constable(), "5 dodge:up")
    assert track(state, "bow") == {CREAM: 0}
    assert (home(state, BROWN), in_hand(state.public, BROWN)) == ("", 5)


@rule("FG-5.1")
def test_example_10_orange_steals_two_blue_and_two_black() -> None:
    state = play(position(3, {"strand": {ORANGE: 4}}, first=ORANGE), "1 act:steal")
    assert hand(state, ORANGE) == {"blue": 2, "black": 2}


@rule("FG-5.4", "FG-5.5")
def test_example_11_brown_takes_four_cubes_for_four_white_hands() -> None:
    state = play(position(3, {"strand": {BROWN: 0}}), "0 act:steal")
    play(state, "0 take:yellow", "0 take:blue", "0 take:purple", "0 take:yellow")
    assert hand(state) == {"yellow": 2, "blue": 1, "purple": 1}


@rule("FG-6.1", "FG-6.2", "FG-6.3")
def test_example_12_three_players_rob_the_strand() -> None:
    levels = {ORANGE: 4, PINK: 2, BROWN: 0}
    state = position(5, {"strand": levels}, constables={"strand": "R7"}, allow_pass="true")
    play(state, "0 act:rob", "1 act:rob", "2 act:pass", "3 act:pass", "4 act:rob")
    assert money(state) == [20, 24, 20, 20, 22]


@rule("FG-7.5", "FG-R4")
def test_example_13_prices_with_the_wheel_turned_by_four() -> None:
    assert prices(position(2, wheel=4)) == {
        "purple": 6,
        "blue": 8,
        "yellow": 10,
        "black": 12,
        "green": 2,
        "red": 4,
    }


@rule("FG-7.8", "FG-7.10")
def test_example_14_an_empty_blue_stall_and_a_full_green_one() -> None:
    stalls = {"green": 3, "black": 1}
    state = position(3, hands=({"green": 2, "blue": 1},), market=stalls)
    play(state, "0 act:market")
    assert market(state) == stalls
    assert legal(state) == ["buy:green", "buy:black", "sell:blue", "pass"]


def brown_and_orange() -> GangState:
    """Brown on 7, orange on 8, the constable on R4: he is about to move."""
    return after_turns(2, {"bow": {BROWN: 7, ORANGE: 8}}, constables={"bow": "R4"})


@rule("FG-8.7", "FG-8.8")
def test_example_15_the_constable_stops_on_brown() -> None:
    state = roll(brown_and_orange(), 3)
    assert (constable(state, "bow"), track(state, "bow")) == ("R7", {BROWN: 8})


@rule("FG-8.5", "FG-8.6", "FG-8.9")
def test_example_16_the_constable_stops_on_the_first_arrow_of_the_bottom() -> None:
    state = roll(brown_and_orange(), 4)
    assert (constable(state, "bow"), track(state, "bow")) == ("R8", {BROWN: 7})


@rule("FG-8.5", "FG-8.8", "FG-8.10")
def test_example_17_the_constable_stops_on_the_second_arrow_of_the_bottom() -> None:
    state = roll(brown_and_orange(), 5)
    assert (constable(state, "bow"), track(state, "bow")) == ("L8", {BROWN: 6, ORANGE: 7})


@rule("FG-5.7", "FG-5.8", "FG-R35")
def test_example_18_nine_cubes_for_three() -> None:
    state = play(position(6, hands=({"red": 9},)), "0 act:steal", "0 take:purple")
    for _ in range(2):
        play(state, "0 swap", "0 give:red", "0 give:red", "0 give:red", "0 take:purple")
    assert hand(state) == {"purple": 3}
    assert state.to_act() == [1]


@rule("FG-3.25", "FG-3.24")
def test_example_19_a_location_is_closed_for_ever_to_who_is_home_there() -> None:
    state = position(3, hands=({}, {"purple": 8, "blue": 2}), home=("", "stpauls"), first=ORANGE)
    play(state, "1 act:move")
    assert ends(state, "stpauls", ORANGE) == []
    assert refused(state, "1 go:stpauls:5") == ("home-there", "FG-3.25")


@rule("FG-1.5", "FG-9.4")
def test_example_20_a_six_leaves_the_prices_at_the_set_up_and_later() -> None:
    state = new_game()
    before = prices(state)
    assert prices(roll(state, 6)) == before
    state = roll(after_turns(2, wheel=5), 1)
    before = prices(state)
    assert prices(roll(state, 6)) == before


@rule("FG-4.9", "FG-R20")
def test_example_21_over_the_constable_and_off_the_top() -> None:
    state = position(3, {"bow": {0: 3, 1: 1}}, constables={"bow": "L0"}, hands=({"green": 4},))
    play(state, "0 act:move", "0 go:bow:1", "0 bump:up")
    assert track(state, "bow") == {0: 1}


@rule("FG-4.7", "FG-4.12")
@pytest.mark.parametrize(("way", "level"), [("up", 4), ("down", 6)])
def test_example_22_entering_on_the_constable_for_one_level(way: str, level: int) -> None:
    state = position(3, constables={"bow": "R5"}, hands=({"green": 2},))
    play(state, "0 act:move")
    assert legal(state) == ["dodge:up", "dodge:down"]
    play(state, f"0 dodge:{way}")
    assert (track(state, "bow"), hand(state)) == ({0: level}, {})


@rule("FG-R19")
def test_example_23_a_constable_on_the_top_leaves_no_choice() -> None:
    state = position(3, {"bow": {0: 2}}, constables={"bow": "L0"}, hands=({"green": 4},))
    play(state, "0 act:move", "0 go:bow:0")
    assert track(state, "bow") == {0: 1}
    assert state.to_act() == [1]


@rule("FG-4.9", "FG-4.4")
def test_example_24_over_the_constable_onto_another_urchin() -> None:
    state = position(3, {"bow": {0: 0, 1: 2, 2: 4}}, constables={"bow": "R3"}, hands=({"green": 4},))
    play(state, "0 act:move", "0 go:bow:2", "0 bump:down")
    assert track(state, "bow") == {0: 2, 1: 4, 2: 5}
