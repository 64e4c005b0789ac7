"""The worked examples of the specification, complete."""

import pytest
from oliver_positions import (
    ALL,
    day,
    file,
    hand,
    is_day,
    legal,
    line_of,
    loot,
    money,
    night,
    on_space,
    outcomes,
    pile,
    play,
    refused,
    spaces,
    stash,
    tools,
    turn_up,
)
from rule import rule

from fagin.games.oliver_twist.pieces import LOOT
from fagin.games.oliver_twist.state import TwistState

REACHED = [9, 10, 11, 1, 12, 13, 14, 2, 15, 16, 17, 18, 19, 20, 21, 22]


@rule("OT-4.1", "OT-4.2", "OT-R3")
@pytest.mark.parametrize("players", [3, 4])
def test_example_1_the_reach_from_the_square(players: int) -> None:
    state = day(players, line_of(ALL))
    assert spaces(state) == sorted(REACHED)
    for space in ALL:
        if space not in REACHED:
            assert refused(state, f"0 prowl:{space}") == ("out-of-reach", "OT-4.1")


@rule("OT-4.4", "OT-4.5", "OT-4.10", "OT-4.11")
def test_example_2_freds_watch() -> None:
    tokens = {**line_of(ALL), 9: "crowbar", 10: "character", 11: "watch"}
    state = day(3, tokens, stashes=("apple1 brooch brooch necklace ring wallet",))
    play(state, "0 prowl:11")
    assert stash(state) == "apple1 brooch brooch necklace ring watch wallet"
    assert file(state) == "crowbar character"
    assert (tools(state), hand(state), state.public.gang) == ("", "", 11)
    assert [on_space(state, space) for space in (9, 10, 11)] == ["", "", ""]
    assert state.to_act() == [1]
    assert legal(state, 1) == [f"prowl:{space}" for space in (1, 23, 24, 25, 30, 31, 32)]


@rule("OT-5.2", "OT-5.5", "OT-5.6", "OT-5.8", "OT-5.11")
def test_example_3_sales() -> None:
    apples = "apple1 apple1 apple2 wallet wallet"
    state = day(4, stashes=("ring ring ring", "watch watch wallet", apples, "brooch brooch brooch"))
    play(state, "0 sell:ring", "0 done", "1 sell:watch", "1 done")
    assert money(state)[:2] == [10 + 18, 10 + 15]
    play(state, "2 sell:apple", "2 wallet", "2 wallet", "2 done")
    assert money(state)[2] == 10 + 15
    state.public.sales = 5
    play(state, "3 sell:brooch", "3 done")
    assert money(state)[3] == 10 + 6


@rule("OT-7.4", "OT-7.6", "OT-7.7", "OT-R34")
@pytest.mark.parametrize(
    ("sort", "pounds", "evidence"), [("apple", 2, "ring ring"), ("ring", 4, "apple1 apple2")]
)
def test_example_4_leftovers(sort: str, pounds: int, evidence: str) -> None:
    state = day(
        2, stashes=("", "apple1 apple2 wallet ring ring"), files=("rope rope keys",), rounds="day_only"
    )
    play(state, "0 stop")
    assert legal(state, 1) == ["scrap:apple", "scrap:ring"]
    play(state, f"1 scrap:{sort}")
    assert money(state)[1] == 10 + pounds
    assert file(state, 1) == evidence


FREDS = "apple1 apple1 apple2 handkerchief1 handkerchief2 brooch brooch crowbar rope character"


@rule("OT-7.8", "OT-7.9", "OT-7.11")
def test_example_5_freds_fine() -> None:
    files = (FREDS, "ring " * 9, "ring " * 7, "ring " * 4)
    state = play(day(4, files=files, money=(14, 10, 10, 10), rounds="day_only"), "0 stop")
    assert money(state) == [5, 10, 10, 10]


@rule("OT-7.10", "OT-7.9")
def test_example_5_with_another_player_at_ten_tokens_of_seven_types() -> None:
    seven = "apple1 apple1 handkerchief1 brooch necklace ring ring watch watch wallet"
    state = play(
        day(4, files=(FREDS, seven, "ring " * 7, "ring " * 4), rounds="day_only", money=(14,)), "0 stop"
    )
    assert money(state) == [5, 3, 10, 10]


def at_holborn_hill() -> TwistState:
    """Night, the Gang on 7, spaces 7, 37, 38 and 39 empty, all others hidden."""
    return night(4, hidden=[space for space in ALL if space not in (7, 37, 38, 39)], gang=7)


def lit(state: TwistState) -> int:
    return 71 - int(state.public.face_down)


@rule("OT-9.9", "OT-9.11", "OT-R53")
def test_example_6_a_line_of_three() -> None:
    state = at_holborn_hill()
    assert legal(state) == ["flip:40", "flip:55"]
    turn_up(play(state, "0 flip:55"), "ring", "ring", "ring")
    assert lit(state) == 3
    assert spaces(state) == [55, 56, 57]


@rule("OT-9.10", "OT-9.11", "OT-R53", "OT-R4")
def test_example_6_a_line_of_ten() -> None:
    state = turn_up(play(at_holborn_hill(), "0 flip:40"), *["ring"] * 6)
    assert legal(state) == ["flip:22", "flip:45"]
    turn_up(play(state, "0 flip:22"), *["watch"] * 4)
    assert lit(state) == 10
    assert spaces(state) == [40, 41, 42, 43]


@rule("OT-9.10", "OT-9.3", "OT-R53")
@pytest.mark.parametrize("last", [49, 58, 75])
def test_example_6_a_line_of_twelve(last: int) -> None:
    state = turn_up(play(at_holborn_hill(), "0 flip:40"), *["ring"] * 6)
    turn_up(play(state, "0 flip:45"), *["watch"] * 5)
    assert lit(state) == 11
    assert legal(state) == ["flip:49", "flip:58", "flip:75"]
    turn_up(play(state, f"0 flip:{last}"), "brooch")
    assert lit(state) == 12
    assert spaces(state) == [40, 41, 42, 43]


@rule("OT-9.14", "OT-9.16", "OT-9.18", "OT-9.19")
def test_example_7_a_burglary() -> None:
    state = night(2, line_of([9, 10, 11], "burglary", "apple1", "burglary"), tools=("crowbar crowbar rope",))
    play(state, "0 prowl:9", "* loot:-4", "* loot:2", "* loot:8")
    assert legal(state) == ["keep:-4", "keep:2", "keep:8"]
    play(state, "0 keep:8", "0 spend:crowbar")
    assert (loot(state), tools(state)) == ([8], "crowbar rope")
    assert pile(state) == [value for value in LOOT if value != 8]
    play(state, "1 prowl:10", "0 prowl:11", "* loot:-4", "* loot:-5")
    assert "loot:2" in outcomes(state)
    play(state, "* loot:2")
    assert legal(state) == ["keep:-5", "keep:-4", "keep:2"]


@rule("OT-10.2")
def test_example_8_the_final_count() -> None:
    state = play(night(2, money=(67, 10), loot=("10 8 7 -3",)), "0 stop")
    assert money(state)[0] == 63
    assert state.public.outcome is not None
    assert state.public.outcome.scores == [85, 10]


@rule("OT-7.1", "OT-7.2")
def test_example_9_the_hot_potato_stops_with_who_has_nothing() -> None:
    state = day(3, stashes=("ring ring",))
    assert legal(state) == ["stop"]
    play(state, "0 stop")
    assert (money(state)[0], is_day(state)) == (10 - 4 - 1, False)


@rule("OT-7.2", "OT-6.4", "OT-R29")
def test_example_9_the_hot_potato_goes_round_with_a_card_and_a_set() -> None:
    state = day(3, stashes=("", "ring ring ring"), hands=("dodger",))
    assert legal(state) == ["hide:dodger", "stop"]
    play(state, "0 hide:dodger")
    assert legal(state, 1) == ["sell:ring"]
    play(state, "1 sell:ring", "1 done")
    assert legal(state, 2) == ["stop"]
    play(state, "2 stop")
    assert (money(state), is_day(state)) == ([10, 28, 6], False)
