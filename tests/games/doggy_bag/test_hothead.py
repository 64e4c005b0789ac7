"""The Hothead: who turns a token over, what may be announced, and what it binds to."""

import pytest
from doggy_positions import (
    bag,
    before_roles,
    chest,
    draw,
    fill_bag,
    fronts,
    lay_in_front,
    legal,
    play,
    seen,
    stealing,
)
from rule import rule

from fagin.games.doggy_bag.pieces import heap_of
from fagin.kernel import CHANCE


@rule("DB-6.1", "DB-R24", "DB-6.2")
@pytest.mark.parametrize("mode", ["full", "beginner"])
@pytest.mark.parametrize("token", range(8))
def test_any_token_may_be_turned_over_on_taking_it(mode: str, token: int) -> None:
    state = play(before_roles(2, "w" * 10, mode=mode), f"0 flip:{token}")
    assert (state.public.hothead, state.public.turned) == (0, token)
    assert legal(state, 0)[0] == "hothead:8"


@rule("DB-6.2", "DB-R25")
@pytest.mark.parametrize(("bones", "most"), [(7, 9), (8, 10), (20, 22)])
def test_the_announcement_is_8_or_more_up_to_what_the_bag_can_hold(bones: int, most: int) -> None:
    state = play(before_roles(2, "w" * bones), "0 flip:1")
    assert legal(state, 0) == [f"hothead:{number}" for number in range(8, most + 1)]


@rule("DB-R25", "DB-R55")
@pytest.mark.parametrize("bones", range(7))
def test_with_a_small_bag_8_is_announced_unasked(bones: int) -> None:
    state = play(before_roles(2, "w" * bones), "0 flip:1")
    assert state.public.number[0] == 8
    assert state.to_act() == [1]


@rule("DB-R25")
@pytest.mark.parametrize(("players", "most"), [(2, 37), (6, 101)])
def test_nobody_announces_more_than_all_bones_in_play(players: int, most: int) -> None:
    state = play(before_roles(players, "w" * most), "0 flip:1")
    assert legal(state, 0)[-1] == f"hothead:{most}"


@rule("DB-6.3")
def test_a_turned_token_has_no_effect() -> None:
    for token in range(8):
        state = before_roles(2, "w" * 9)
        state.public.chest = heap_of("wry")
        lay_in_front(state, "k", "")
        play(state, f"0 flip:{token}", "0 hothead:8")
        assert state.to_act() == [1]
        assert fronts(state) == ["k", ""]
        assert (bag(state), chest(state)) == ("w" * 9, "wry")
        assert seen(state, 0) == []


@rule("DB-6.4", "DB-R26")
def test_the_announced_number_replaces_the_printed_one() -> None:
    state = stealing("w" * 12, 9, 1)
    draw(state, "w" * 8)
    assert state.to_act() == [CHANCE]
    draw(state, "w")
    assert legal(state, 0) == ["gluttony", "bank"]


@rule("DB-6.5", "DB-R24")
def test_nobody_else_can_take_the_turned_token() -> None:
    state = play(before_roles(3, "w" * 9), "0 flip:4", "0 hothead:8")
    assert legal(state, 1) == [f"role:{n}" for n in (0, 1, 2, 3, 5, 6, 7)]


@rule("DB-6.6")
def test_only_one_token_is_turned_over_in_a_turn() -> None:
    state = play(before_roles(3, "w" * 9, mode="beginner"), "0 role:3")
    assert "flip:4" in legal(state, 1)
    play(state, "1 flip:4", "1 hothead:8")
    assert not any(move.startswith("flip") for move in legal(state, 2))


@rule("DB-6.6", "DB-11.3")
def test_there_may_be_a_hothead_again_in_the_next_turn() -> None:
    state = draw(stealing("w", 8, 1), "w")
    play(state, "* coins:2", "0 loot:ww", "1 loot:ww")
    fill_bag(state, "w" * 9)
    play(state, "1 flip:3", "1 hothead:9")
    assert list(state.public.number) == [-1, 9]


@rule("DB-6.7", "DB-7.1", "DB-R26")
@pytest.mark.parametrize("numbers", [(7, 8, 6), (6, 7, 8), (8, 6, 7)])
def test_the_hothead_draws_first_whatever_the_others_took(numbers: tuple[int, ...]) -> None:
    state = stealing("kwwwwwwwwww", *numbers)
    draw(state, "k")
    assert fronts(state)[numbers.index(8)] == "k"


@rule("DB-R32")
def test_the_hothead_may_be_greedy_too() -> None:
    state = play(draw(stealing("w" * 8 + "y", 8, 1), "w" * 8), "0 gluttony", "* bone:y")
    assert fronts(state) == ["w" * 8 + "y", ""]


@rule("DB-R25", "DB-9.1")
def test_more_than_the_bag_holds_means_all_of_it() -> None:
    state = play(before_roles(2, "w" * 7 + "rr"), "0 flip:3", "0 hothead:11", "1 role:0")
    draw(state, "w" * 7 + "rr")
    assert fronts(state) == ["w" * 7 + "rr", ""]
    assert state.public.turn == 2
