"""Fagin's punishment: the third black bone, what it takes, and where the First player token goes."""

import pytest
from doggy_positions import (
    alive,
    bag,
    before_roles,
    behind,
    chest,
    draw,
    fronts,
    lay_in_front,
    legal,
    play,
    stealing,
)
from rule import rule

from fagin.games.doggy_bag.pieces import heap_of
from fagin.kernel import CHANCE


@rule("DB-10.1", "DB-10.2", "DB-R38")
def test_the_third_black_bone_throws_a_dog_out_with_all_it_has_in_front() -> None:
    state = draw(stealing("grkwww", 4, 3, 2, fronts=("wykk", "y", "r")), "grk")
    assert alive(state) == [1, 2]
    assert fronts(state) == ["", "y", "r"]
    assert chest(state) == "gwrykkk"


@rule("DB-10.1")
@pytest.mark.parametrize(("before", "left"), [("", [0, 1, 2]), ("k", [0, 1, 2]), ("kk", [1, 2])])
def test_two_black_bones_are_not_enough(before: str, left: list[int]) -> None:
    assert alive(draw(stealing("kwww", 4, 3, 2, fronts=(before, "", "")), "k")) == left


@rule("DB-R38", "DB-7.9")
def test_the_turn_goes_on_for_the_others() -> None:
    state = draw(stealing("kwwwr", 4, 3, 2, fronts=("kk",)), "k")
    assert state.public.turn == 1
    play(draw(state, "www"), "1 bank")
    assert fronts(state) == ["", "www", ""]


@rule("DB-10.3", "DB-10.4", "DB-R39")
def test_the_stock_of_a_dog_thrown_out_stays_where_it_is_for_good() -> None:
    state = stealing("kww", 4, 2, 1, fronts=("kk",))
    stock = behind(state, 0)
    play(draw(state, "kww"), "* coins:2")
    assert state.to_act() == [1, 2]
    play(state, "1 loot:ww", "2 loot:ww")
    assert behind(state, 0) == stock
    assert bag(state) == "wwww"


@rule("DB-10.4", "DB-2.3")
def test_the_colours_behind_the_screen_of_a_dog_thrown_out_stay_hidden() -> None:
    state = draw(stealing("kwww", 4, 3, 2, fronts=("kk",)), "k")
    keys = []
    for stock in ("kkk", "gwy"):
        state.private[0].behind = heap_of(stock)
        keys.append([state.view(seat).key() for seat in (CHANCE, 1, 2)])
    assert keys[0] == keys[1]


@rule("DB-10.5", "DB-R40", "DB-R49")
@pytest.mark.parametrize("mode", ["full", "beginner"])
def test_the_first_player_token_goes_left_at_once(mode: str) -> None:
    state = before_roles(4, "kwwwww", mode=mode)
    lay_in_front(state, "kk")
    play(state, "0 role:7", "1 role:6", "2 role:0", "3 role:4", "* bone:k")
    assert state.public.first == 1
    assert (state.public.turn, state.to_act()) == (1, [CHANCE])


@rule("DB-10.5", "DB-R49")
def test_the_token_passes_over_dogs_that_are_out_and_round_the_table() -> None:
    state = stealing("kkkwww", 5, 4, 3, 6, fronts=("kk", "kk", "", "kk"))
    state.public.first = 3
    draw(state, "k")
    assert state.public.first == 0
    draw(state, "k")
    assert state.public.first == 1
    draw(state, "k")
    assert state.public.outcome is not None


@rule("DB-10.5", "DB-11.6")
def test_the_token_stays_if_another_dog_is_thrown_out() -> None:
    state = draw(stealing("kwwww", 1, 4, 3, fronts=("", "kk")), "k")
    assert state.public.first == 0


@rule("DB-R40", "DB-14.3")
def test_in_the_beginner_version_the_token_moves_once_in_a_turn() -> None:
    state = draw(stealing("kww", 4, 2, 1, fronts=("kk",)), "kww")
    assert state.public.turn == 2
    assert state.public.first == 1
    play(state, "* coins:2", "1 loot:ww", "2 loot:ww", "1 role:7", "2 role:1", *["* bone:w"] * 4)
    assert state.public.turn == 3
    assert state.public.first == 2


@rule("DB-R40", "DB-11.5")
def test_the_new_first_player_throws_the_coins_and_picks_first() -> None:
    state = before_roles(3, "kwwwwwww")
    lay_in_front(state, "kk")
    play(state, "0 role:7", "1 role:6", "2 role:0", "* bone:k", *["* bone:w"] * 6, "1 bank")
    play(state, "* coins:2", "1 loot:ww", "2 loot:ww")
    assert state.public.first == 1
    assert state.to_act() == [1]


@rule("DB-R37", "DB-13.2")
def test_a_black_bone_sent_away_by_the_bootlicker_no_longer_counts() -> None:
    state = before_roles(2, "wkk")
    lay_in_front(state, "kk")
    play(state, "0 role:0", "1 role:4", "* bone:k", "0 gluttony", "* bone:k")
    assert alive(state) == [0, 1]
    assert fronts(state) == ["kk", "k"]


@rule("DB-12.1", "DB-R41", "DB-R38")
def test_the_last_survivor_wins_at_once_without_drawing() -> None:
    state = draw(stealing("kwww", 4, 3, fronts=("yykk", "kk")), "k")
    outcome = state.public.outcome
    assert outcome is not None
    assert (outcome.clause, outcome.places, outcome.scores) == ("DB-12.1", [2, 1], [0, 0])
    assert bag(state) == "www"
    assert fronts(state) == ["", "kk"]
    assert state.to_act() == []


@rule("DB-12.1", "DB-R41")
def test_two_survivors_play_on() -> None:
    state = draw(stealing("kkwww", 4, 3, 2, fronts=("kk", "kk", "")), "k")
    assert state.public.outcome is None
    draw(state, "k")
    assert state.public.outcome is not None
    assert state.public.outcome.winners() == [2]


@rule("DB-R39")
def test_no_effect_reaches_the_stock_of_a_dog_thrown_out() -> None:
    state = before_roles(3, "kwwwwwww")
    lay_in_front(state, "kk")
    play(state, "0 role:7", "1 role:6", "2 role:0", "* bone:k", *["* bone:w"] * 6, "1 bank")
    stock = behind(state, 0)
    play(state, "* coins:2", "1 loot:ww", "2 loot:ww", "1 role:7")
    assert legal(state, 1)[0] == "swap:g:k"
    play(state, "1 swap:g:k")
    assert behind(state, 0) == stock
    assert behind(state, 1) == "ggwrrrrykkkk"
