"""The worked examples: the rulebook's own turn, bone by bone, and our corner cases V3 to V12."""

import pytest
from doggy_positions import (
    alive,
    bag,
    before_roles,
    behind,
    chest,
    draw,
    fill_bag,
    front,
    fronts,
    hide_behind,
    lay_in_front,
    legal,
    new_game,
    play,
    seen,
    stealing,
)
from rule import rule

from fagin.games.doggy_bag.ending import points
from fagin.games.doggy_bag.pieces import heap_of, letters_of
from fagin.games.doggy_bag.state import DoggyState

ARTFUL, BETTY, ROSE = 0, 1, 2


def zones(state: DoggyState) -> dict[str, str]:
    """Every zone with bones in it."""
    found = {"bag": bag(state), "chest": chest(state), "hand": letters_of(state.public.hand)}
    for seat, name in enumerate(("Artful", "Betty", "Rose")):
        found[name] = front(state, seat)
        found[f"behind {name}"] = behind(state, seat)
    return {zone: bones for zone, bones in found.items() if bones}


@rule("DB-4.2", "DB-4.3")
def test_v1_coins_1_and_2_make_everybody_deliver_3() -> None:
    state = play(new_game(4), "* coins:3", *(f"{seat} loot:gwr" for seat in range(4)))
    assert len(bag(state)) == 5 + 4 * 3
    assert [len(behind(state, seat)) for seat in range(4)] == [13] * 4


@rule("DB-R50", "DB-3.2", "DB-6.7", "DB-7.6", "DB-7.7", "DB-8.6", "DB-13.8", "DB-13.9", "DB-13.12")
def test_v2_the_rulebooks_own_turn() -> None:
    state = play(new_game(3), "* coins:2", "0 loot:wr", "1 loot:wr", "2 loot:wr")
    play(state, "0 role:0", "1 role:1", "* bone:k", "2 role:2", "2 lead:0", "* bone:w", "* bone:r", "2 bank")
    stocks = {f"behind {name}": "gggwwwrrrrykkk" for name in ("Artful", "Betty", "Rose")}
    assert zones(state) == {"bag": "gwwwrrryk", "Rose": "wr", **stocks}

    play(state, "* coins:3", "0 loot:gwk", "1 loot:gww", "2 loot:gwk")
    stocks = {
        "behind Artful": "ggwwrrrrykk",
        "behind Betty": "ggwrrrrykkk",
        "behind Rose": "ggwwrrrrykk",
    }
    before = {"bag": "gggg" + "w" * 7 + "rrrykkk", "Rose": "wr", **stocks}
    assert zones(state) == before
    assert state.to_act() == [ARTFUL]

    play(state, "0 role:5", "* bone:r", "* bone:w", "* bone:k")
    assert zones(state) == {**before, "bag": "ggggwwwwwwrrykk", "hand": "wrk"}
    play(state, "0 discard:k")
    assert zones(state) == {**before, "bag": "ggggwwwwwwwrrrykk", "chest": "k"}

    play(state, "1 role:3", "* bone:r")
    after_roles = {**before, "bag": "ggggwwwwwwwrrykk", "chest": "k", "Betty": "r"}
    assert zones(state) == after_roles

    play(state, "2 flip:4")
    assert state.to_act() == [ROSE]
    assert [token for token in range(8) if state.public.middle >> token & 1] == [0, 1, 2, 6, 7]
    play(state, "2 hothead:9")
    assert zones(state) == after_roles
    assert seen(state, ROSE) == []
    assert list(state.public.number) == [5, 3, 9]

    draw(state, "wwwg")
    assert zones(state) == {**after_roles, "bag": "gggwwwwrrykk", "hand": "gwww"}
    draw(state, "k")
    after_rose = {**after_roles, "bag": "gggwwwwrryk", "chest": "wwwk", "Rose": "gwrk"}
    assert zones(state) == after_rose

    draw(state, "gwryg")
    assert zones(state) == {**after_rose, "bag": "gwwwrk", "hand": "ggwry"}
    assert legal(state, ARTFUL) == ["gluttony", "bank"]
    play(state, "0 gluttony", "* bone:w")
    assert legal(state, ARTFUL) == ["steal:2", "steal:none"]
    assert zones(state) == {**after_rose, "bag": "gwwrk", "Artful": "ggwwry"}

    play(state, "0 steal:2")
    result = {"bag": "gwwrk", "chest": "wwwk", "Artful": "ggwwwry", "Betty": "r", "Rose": "grk"}
    assert zones(state) == {**result, **stocks}
    assert [points(state.public, heap) for heap in state.public.front] == [10, 2, 3]
    assert (state.public.turn, state.public.first) == (3, ARTFUL)


@rule("DB-8.2", "DB-8.3", "DB-R33")
@pytest.mark.parametrize(("keeps", "kept", "lost"), [("false", "kk", "ggr"), ("true", "ggkk", "r")])
def test_v3_gluttony_caught(keeps: str, kept: str, lost: str) -> None:
    state = stealing("gggrrk", 3, 1, fronts=("k",), gluttony_keeps_grey=keeps)
    play(draw(state, "grg"), "0 gluttony", "* bone:k")
    assert (front(state, 0), chest(state)) == (kept, lost)


@rule("DB-10.1", "DB-10.2", "DB-R38")
def test_v4_thrown_out() -> None:
    state = stealing("grkwww", 3, 2, 1, fronts=("wykk",))
    state.public.chest = heap_of("r")
    draw(state, "grk")
    assert alive(state) == [1, 2]
    assert (fronts(state), chest(state)) == (["", "", ""], "gwrrykkk")
    play(draw(state, "ww"), "1 bank")
    assert front(state, 1) == "ww"


@rule("DB-9.1", "DB-9.2", "DB-9.3", "DB-R30")
def test_v5_empty_bag() -> None:
    state = play(before_roles(2, "w" * 9, mode="beginner"), "0 flip:5", "0 hothead:9")
    fill_bag(state, "wwr")
    draw(play(state, "1 role:4"), "wwr")
    assert fronts(state) == ["wwr", ""]
    assert state.public.turn == 2


@rule("DB-R30", "DB-9.3")
def test_v6_empty_bag_for_the_next_one() -> None:
    state = draw(stealing("k", 3, 1), "k")
    assert fronts(state) == ["k", ""]
    assert state.public.turn == 2


@rule("DB-8.8", "DB-8.6", "DB-R35")
def test_v7_number_0() -> None:
    state = draw(stealing("wrk", 0, 1, fronts=("", "ry")), "k")
    play(state, "0 gluttony", "* bone:r", "0 steal:1")
    assert fronts(state) == ["rr", "yk"]


@rule("DB-4.7", "DB-4.8", "DB-12.2")
def test_v8_last_turn() -> None:
    state = new_game(2)
    hide_behind(state, "wr")
    fill_bag(state, "")
    play(state, "* coins:3")
    assert (bag(state), behind(state, 0), behind(state, 1)) == ("wwrr", "", "")
    play(state, "0 role:6", "1 role:0", *(f"* bone:{bone}" for bone in "wrwr"))
    assert state.public.outcome is not None
    assert (state.public.outcome.clause, state.public.outcome.scores) == ("DB-12.2", [6, 0])


@rule("DB-12.4", "DB-R26", "DB-R44")
def test_v9_tie() -> None:
    state = new_game(2)
    hide_behind(state, "ww")
    play(state, "* coins:2")
    lay_in_front(state, "yyyy", "rrrrrr")
    play(state, "0 role:7")
    fill_bag(state, "")
    play(state, "1 flip:1")
    assert list(state.public.number) == [7, 8]
    assert state.public.outcome is not None
    assert (state.public.outcome.scores, state.public.outcome.places) == ([12, 12], [2, 1])


@rule("DB-12.1", "DB-R41")
def test_v10_two_players_third_black_bone() -> None:
    state = draw(stealing("wwwk", 3, 1, fronts=("yykk", "")), "wk")
    assert state.public.outcome is not None
    assert (state.public.outcome.clause, state.public.outcome.winners()) == ("DB-12.1", [1])
    assert bag(state) == "ww"


@rule("DB-14.3", "DB-R40")
@pytest.mark.parametrize("front_of_0", ["", "kk"])
def test_v11_beginner_version(front_of_0: str) -> None:
    state = draw(stealing("kww", 3, 2, 1, fronts=(front_of_0,)), "k")
    assert state.public.first == (1 if front_of_0 else 0)
    draw(state, "ww")
    assert (state.public.turn, state.public.first) == (2, 1)


@rule("DB-13.6", "DB-R10")
def test_v12_leader() -> None:
    state = new_game(4)
    state.public.first = 1
    play(state, "* coins:2", *(f"{seat} loot:ww" for seat in range(4)))
    play(state, "1 role:7", "2 role:2", "2 lead:0")
    assert state.public.first == 0
    assert state.to_act() == [3]
    play(state, "3 role:6")
    assert state.to_act() == [0]
    fill_bag(state, "r")
    draw(play(state, "0 role:0"), "r")
    play(state, "* coins:2", *(f"{seat} loot:rr" for seat in range(4)))
    assert state.to_act() == [0]
