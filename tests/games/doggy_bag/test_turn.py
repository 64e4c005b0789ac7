"""Turn after turn: the three phases, what lies between two turns, and the beginner version."""

from random import Random

import pytest
from doggy_positions import (
    bag,
    before_roles,
    behind,
    draw,
    fill_bag,
    fronts,
    lay_in_front,
    legal,
    new_game,
    play,
    seen,
    stealing,
    told,
)
from rule import rule

from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.pieces import heap_of
from fagin.kernel import CHANCE

VERBS = {"coins": 0, "loot": 1, "role": 2, "flip": 2, "hothead": 2, "bank": 3, "gluttony": 3, "steal": 3}


@rule("DB-3.1", "DB-3.2", "DB-11.1")
@pytest.mark.parametrize("seed", range(20))
def test_loot_roles_and_stealing_follow_each_other_in_every_turn(seed: int) -> None:
    rng = Random(seed)
    state = new_game(4, mode="beginner")
    phase, turn = 3, 0
    while state.public.outcome is None:
        seat = state.to_act()[0]
        move = state.sample(rng) if seat == CHANCE else rng.choice(state.legal_moves(seat))
        verb = MOVES.text(move).split(":")[0]
        if verb == "bone":
            assert phase >= 2
            phase = 3
        elif VERBS[verb] == 0:
            assert phase == 3
            phase, turn = 0, turn + 1
        else:
            last_loot = phase == 0 and state.public.left == 0  # nobody is asked for it
            assert phase <= VERBS[verb] <= phase + (2 if last_loot else 1)
            phase = VERBS[verb]
        assert state.public.turn == turn
        state.apply(seat, move)
    assert 1 <= turn <= 8


@rule("DB-5.6", "DB-3.2")
def test_stealing_begins_when_the_last_dog_has_a_token() -> None:
    state = before_roles(3, mode="beginner")
    play(state, "0 role:3", "1 role:4")
    assert state.to_act() == [2]
    play(state, "2 role:2")
    assert legal(state, CHANCE)[0] == "bone:g"


@rule("DB-11.1", "DB-11.5")
@pytest.mark.parametrize("first", range(3))
def test_the_first_player_throws_the_coins_of_the_new_turn(first: int) -> None:
    state = before_roles(3, "ww")
    state.public.first = first
    play(state, "0 role:6", "1 role:7", "2 role:0")
    draw(state, "ww")
    assert state.public.turn == 2
    assert legal(state, CHANCE) == ["coins:2", "coins:3", "coins:4"]
    assert told(state, CHANCE, "* coins:3")[1] == ("coins", (first, 3, -1))


@rule("DB-11.2", "DB-11.3", "DB-6.5")
def test_all_tokens_go_back_to_the_middle_and_are_righted() -> None:
    state = stealing("wwk", 4, 9, mode="full")
    assert state.public.turned == 0
    play(draw(state, "wwk"), "* coins:2", "0 loot:ww", "1 loot:ww")
    assert (state.public.hothead, state.public.turned) == (-1, -1)
    assert list(state.public.number) == [-1, -1]
    assert legal(state, 0) == [f"role:{n}" for n in range(8)] + [f"flip:{n}" for n in range(8)]
    lay_in_front(state, "", "k")
    play(state, "0 role:1", "* bone:w", "1 role:0")
    assert fronts(state) == ["w", ""]


@rule("DB-11.4")
def test_bones_nobody_drew_stay_in_the_bag_for_the_next_loot() -> None:
    state = stealing("gwryyk", 2, 1)
    play(draw(state, "wr"), "0 bank")
    assert bag(state) == "gyyk"
    play(state, "* coins:2", "0 loot:kk", "1 loot:gg")
    assert bag(state) == "gggyykkk"


@rule("DB-11.6", "DB-13.8")
def test_without_leader_or_elimination_the_first_player_stays() -> None:
    state = before_roles(3, "wwwwww")
    state.public.first = 1
    play(state, "0 role:6", "1 role:7", "2 role:0")
    play(draw(state, "wwwwww"), "* coins:2", *(f"{seat} loot:ww" for seat in range(3)))
    assert state.public.first == 1
    assert state.to_act() == [1]


@rule("DB-14.2", "DB-14.4")
def test_the_beginner_version_has_no_effects() -> None:
    state = before_roles(6, mode="beginner")
    state.public.chest = heap_of("wry")
    lay_in_front(state, "k")
    before = (bag(state), behind(state, 2), state.public.first)
    play(state, "0 role:0", "1 role:2", "2 role:7", "3 role:6", "4 role:5", "5 role:4")
    assert (bag(state), behind(state, 2), state.public.first) == before
    assert fronts(state)[0] == "k"
    assert [seen(state, seat) for seat in range(6)] == [[]] * 6
    other = play(before_roles(2, mode="beginner"), "0 role:1", "1 role:3")
    assert fronts(other) == ["", ""]
    assert state.public.chest == heap_of("wry")


@rule("DB-14.3", "DB-R49")
@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 2), (2, 0)])
def test_in_the_beginner_version_the_first_player_token_goes_left(first: int, after: int) -> None:
    state = stealing("ww", 2, 1, 0)
    state.public.first = first
    draw(state, "ww")
    assert state.public.first == after
    play(state, "* coins:2", *(f"{seat} loot:ww" for seat in range(3)))
    assert state.to_act() == [after]


@rule("DB-14.3", "DB-10.1")
def test_in_the_beginner_version_the_token_passes_over_who_is_out() -> None:
    state = stealing("wwkk", 4, 3, 2, fronts=("", "kk"))
    draw(state, "k")
    assert state.public.first == 0
    play(draw(state, "k"), "* bone:w", "* bone:w")
    assert state.public.first == 2


@rule("DB-14.4")
def test_the_beginner_version_has_hothead_gluttony_and_punishment() -> None:
    state = stealing("gwwwwwwwyk", 9, 2, 1, fronts=("kk", "", "y"))
    draw(state, "wk")
    assert fronts(state) == ["", "", "y"]
    assert state.public.outcome is None
    play(draw(state, "ww"), "1 gluttony", "* bone:y", "1 steal:2")
    assert fronts(state) == ["", "wwyy", ""]


@rule("DB-13.1", "DB-11.2")
def test_an_effect_works_again_only_when_its_token_is_taken_again() -> None:
    state = before_roles(2, "rr")
    play(state, "0 role:3", "* bone:r", "1 role:0", "* bone:r")
    assert fronts(state) == ["rr", ""]
    play(state, "* coins:2", "0 loot:ww", "1 loot:ww")
    fill_bag(state, "gy")
    play(state, "0 role:7", "1 role:3", "* bone:y")
    assert fronts(state) == ["rr", "y"]
