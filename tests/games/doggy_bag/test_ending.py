"""The end of the game: when it comes, who wins, and who is second."""

from random import Random

import pytest
from doggy_positions import (
    GAME,
    before_roles,
    draw,
    fill_bag,
    fronts,
    hide_behind,
    lay_in_front,
    new_game,
    play,
    send_away,
    stealing,
    told,
)
from rule import rule

from fagin.games.doggy_bag.pieces import heap_of
from fagin.games.doggy_bag.state import DoggyState, visible
from fagin.kernel import CHANCE, IllegalMove, Match, Outcome


def last_turn(fronts: tuple[str, ...], numbers: tuple[int, ...], *out: int) -> DoggyState:
    """The last turn, with the bag empty: the next token taken ends the game."""
    state = new_game(len(fronts), mode="beginner")
    hide_behind(state, "ww")
    for seat in out:
        send_away(state, seat)
    play(state, "* coins:2")
    lay_in_front(state, *fronts)
    fill_bag(state, "w" * 20)
    playing = [seat for seat in range(len(fronts)) if seat not in out]
    for seat in playing:
        if seat == playing[-1]:
            fill_bag(state, "")
        if numbers[seat] > 7:
            play(state, f"{seat} flip:1", f"{seat} hothead:{numbers[seat]}")
        else:
            play(state, f"{seat} role:{numbers[seat]}")
    return state


def outcome_of(state: DoggyState) -> Outcome:
    """How the game ended; it must have."""
    assert state.public.outcome is not None
    assert state.to_act() == []
    return state.public.outcome


@rule("DB-12.2", "DB-12.3", "DB-0.2", "DB-12.8")
def test_with_empty_screens_the_highest_sum_in_front_wins() -> None:
    outcome = outcome_of(last_turn(("wwwww", "yy", "rrgk"), (7, 6, 5)))
    assert outcome.clause == "DB-12.2"
    assert outcome.scores == [5, 6, 5]
    assert outcome.winners() == [1]


@rule("DB-12.2", "DB-3.1", "DB-11.1")
def test_one_bone_behind_the_screens_and_the_game_goes_on() -> None:
    state = new_game(2)
    hide_behind(state, "kkk")
    play(state, "* coins:2", "0 loot:kk", "1 loot:kk")
    fill_bag(state, "w")
    draw(play(state, "0 role:6", "1 role:7"), "w")
    assert state.public.outcome is None
    assert state.public.turn == 2


@rule("DB-12.2", "DB-R42")
def test_the_stealing_phase_of_the_last_turn_is_played_to_its_end() -> None:
    state = new_game(2, mode="beginner")
    hide_behind(state, "wy")
    play(state, "* coins:2")
    assert state.public.outcome is None
    fill_bag(state, "wwy")
    play(state, "0 role:2", "1 role:1", "* bone:w", "* bone:w")
    lay_in_front(state, "", "y")
    play(state, "0 gluttony", "* bone:y")
    assert state.public.outcome is None
    play(state, "0 steal:1")
    assert outcome_of(state).scores == [8, 0]


@rule("DB-2.5", "DB-R47", "DB-2.7")
def test_only_bones_in_front_score() -> None:
    state = stealing("kwwww", 4, 3, 2, fronts=("", "r", "g"))
    state.public.chest = heap_of("yyy" + "k" * 9)
    play(draw(state, "kwww"), "1 bank")
    assert outcome_of(state).scores == [0, 5, 1]
    assert state.public.left == 14


@rule("DB-12.4", "DB-R44")
@pytest.mark.parametrize(("numbers", "winner"), [((3, 5, 1), 1), ((5, 3, 7), 0)])
def test_a_tie_goes_to_the_larger_number_of_the_last_turn(numbers: tuple[int, ...], winner: int) -> None:
    outcome = outcome_of(last_turn(("yyyy", "rrrrrr", "w"), numbers))
    assert outcome.scores == [12, 12, 1]
    assert outcome.winners() == [winner]
    assert outcome.places[2] == 3


@rule("DB-R26", "DB-R44", "DB-12.4")
def test_for_the_hothead_the_announced_number_breaks_the_tie() -> None:
    outcome = outcome_of(last_turn(("yyyy", "yyyy"), (8, 7)))
    assert outcome.places == [1, 2]


@rule("DB-12.3", "DB-12.4")
def test_one_point_outweighs_any_number() -> None:
    outcome = outcome_of(last_turn(("yyyy", "yyyyg"), (22, 0)))
    assert (outcome.scores, outcome.places) == ([12, 13], [2, 1])


@rule("DB-12.5", "DB-R43")
@pytest.mark.parametrize(("players", "blacks"), [(2, 7), (3, 10), (4, 13), (5, 16), (6, 19)])
@pytest.mark.parametrize("missing", [0, 1])
def test_the_game_ends_when_all_black_bones_lie_in_the_open(players: int, blacks: int, missing: int) -> None:
    state = stealing("wwk", *range(7, 7 - players, -1))
    state.public.chest = heap_of("k" * (blacks - 1 - missing))
    draw(state, "kww")
    assert (state.public.outcome is None) is (missing == 1)
    if state.public.outcome is not None:
        assert state.public.outcome.clause == "DB-12.5"


@rule("DB-12.5", "DB-R43")
def test_black_bones_in_front_of_screens_count_as_out_too() -> None:
    state = stealing("wk", 4, 3, 2, fronts=("k", "kk", "kk"))
    state.public.chest = heap_of("kkkk")
    draw(state, "kw")
    assert outcome_of(state).clause == "DB-12.5"


@rule("DB-R43", "DB-12.5")
def test_the_turn_in_which_the_last_black_bone_comes_is_finished_first() -> None:
    state = stealing("wwwwk", 4, 3, 2)
    state.public.chest = heap_of("k" * 9)
    draw(state, "k")
    assert state.public.outcome is None
    play(draw(state, "www"), "1 bank")
    assert outcome_of(state).scores == [0, 3, 0]


@rule("DB-R43")
def test_a_black_bone_put_back_by_the_intendant_is_hidden_again() -> None:
    state = before_roles(2, "w")
    state.public.chest = heap_of("k" * 7)
    play(state, "0 role:6", "1 role:0", "* bone:k", "1 bank")
    assert state.public.outcome is None
    assert state.public.turn == 2


@rule("DB-12.6", "DB-R44", "DB-12.4")
def test_after_all_black_bones_the_largest_sum_wins_and_ties_break_too() -> None:
    for numbers, places in (((4, 3, 2), [1, 2, 3]), ((4, 2, 3), [1, 3, 2])):
        state = stealing("k", *numbers, fronts=("yy", "w", "w"))
        state.public.chest = heap_of("k" * 9)
        draw(state, "k")
        outcome = outcome_of(state)
        assert (outcome.clause, outcome.scores, outcome.places) == ("DB-12.5", [6, 1, 1], places)


@rule("DB-R42")
def test_empty_screens_are_checked_before_black_bones() -> None:
    state = new_game(2)
    hide_behind(state, "ww")
    play(state, "* coins:2")
    state.public.chest = heap_of("k" * 7)
    fill_bag(state, "w")
    play(state, "0 role:4", "1 role:0", "* bone:w")
    assert outcome_of(state).clause == "DB-12.2"


@rule("DB-12.7", "DB-R45", "DB-R46")
def test_dogs_thrown_out_come_last_the_later_the_better() -> None:
    outcome = outcome_of(last_turn(("", "", "", "w", ""), (5, -1, -1, 3, -1), 4, 1, 2))
    assert outcome.scores == [0, 0, 0, 1, 0]
    assert outcome.places == [2, 4, 3, 1, 5]


@rule("DB-R45")
def test_dogs_in_play_are_ranked_by_points_then_by_number() -> None:
    outcome = outcome_of(last_turn(("rr", "yy", "wwww", "g"), (2, 3, 5, 7)))
    assert outcome.places == [3, 1, 2, 4]


@rule("DB-R45", "DB-12.1", "DB-R46")
def test_with_a_last_survivor_too_the_later_one_out_is_better() -> None:
    state = draw(stealing("kkwww", 3, 4, 2, fronts=("kk", "kk", "")), "kk")
    assert outcome_of(state).places == [2, 3, 1]
    assert outcome_of(state).scores == [0, 0, 0]


@rule("DB-R52")
def test_what_is_hidden_is_shown_when_the_game_is_over_and_not_before() -> None:
    rng = Random(52)
    match = Match(GAME, 3, rng)
    while match.outcome is None:
        with pytest.raises(IllegalMove, match="not over"):
            match.reveal()
        seat = match.waiting_for()[0]
        match.play(seat, rng.choice(match.legal_moves(seat)))
    truth = match.reveal()
    hidden = truth.secret.bag + sum(own.behind for own in truth.private)
    assert hidden + visible(truth.public) == truth.public.setting.bones


@rule("DB-12.3")
def test_everybody_is_told_that_the_game_is_over() -> None:
    state = last_turn(("", ""), (7, 6))
    assert outcome_of(state).places == [1, 2]
    other = stealing("kw", 4, 3, fronts=("kk", ""))
    assert ("game-over", (-1, -1, -1)) in told(other, CHANCE, "* bone:k")
    assert fronts(other) == ["", ""]
