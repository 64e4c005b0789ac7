"""Taking back: an action step by step, until a die is rolled or another has moved."""

import pytest
from gang_positions import match_after, split
from rule import rule

from fagin.games.fagins_gang.moves import MOVES
from fagin.kernel import Match, TakeBackClosed


def play_and_take_back(match: Match, *lines: str) -> None:
    """Play the moves of a seat, then take them back one by one: each time all is as it was before."""
    before: list[tuple[str, list[int]]] = []
    for line in lines:
        before.append((match.view(0).key(), match.waiting_for()))
        match.play(*split(line))
    for key, waiting in reversed(before):
        match.take_back(waiting[0])
        assert (match.view(0).key(), match.waiting_for()) == (key, waiting)


def closed(match: Match, seat: int) -> str:
    """Why a seat can take nothing back; nothing changes."""
    moves = list(match.record.moves)
    with pytest.raises(TakeBackClosed) as refused:
        match.take_back(seat)
    assert match.record.moves == moves
    return refused.value.reason


@rule("FG-5.7", "FG-5.8")
def test_an_exchange_is_taken_back_step_by_step() -> None:
    play_and_take_back(
        match_after(2),
        "0 act:steal",
        "0 give:red",
        "0 give:yellow",
        "0 give:purple",
        "0 take:green",
        "0 swap",
        "0 give:blue",
        "0 give:green",
        "0 give:green",
    )


@rule("FG-R47", "FG-3.7")
def test_an_action_that_was_carried_out_unasked_is_taken_back_with_it() -> None:
    match = match_after(2)
    play_and_take_back(match, "0 act:move")
    assert [MOVES.text(move) for move in match.legal_moves(0)] == ["act:move", "act:steal", "act:market"]


@rule("FG-4.3")
def test_a_bump_is_taken_back_before_the_movement_that_led_to_it() -> None:
    match = match_after(2, "0 act:move")
    play_and_take_back(match, "1 act:move")
    match.play(*split("1 act:move"))
    bumping = match.view(1).key()
    match.take_back(1)
    match.play(*split("1 act:move"))
    assert match.view(1).key() == bumping
    assert [MOVES.text(move) for move in match.legal_moves(1)] == ["bump:up", "bump:down"]


@rule("FG-4.3")
def test_a_bump_can_be_made_the_other_way_while_others_still_have_to_move() -> None:
    match = match_after(3, "0 act:move")
    play_and_take_back(match, "1 act:move", "1 bump:up")
    play_and_take_back(match, "1 act:move", "1 bump:down")


@rule("FG-7.7")
def test_the_two_cubes_of_the_opener_are_taken_back_one_by_one() -> None:
    play_and_take_back(match_after(3), "0 act:market", "0 buy:blue", "0 buy:purple")


@rule("FG-2.2")
def test_the_last_move_of_a_turn_is_taken_back_while_the_next_player_thinks() -> None:
    match = match_after(3, "0 act:move")
    assert match.waiting_for() == [1]
    match.take_back(0)
    assert match.waiting_for() == [0]


@rule("FG-7.12")
def test_another_seats_trade_closes_it() -> None:
    match = match_after(3, "0 act:market", "0 buy:blue", "0 done", "2 buy:blue")
    assert closed(match, 0) == "another-has-moved"
    match.take_back(2)
    match.take_back(0)
    assert match.waiting_for() == [0]


@rule("FG-2.2")
def test_another_seats_turn_closes_it() -> None:
    match = match_after(3, "0 act:move", "1 act:market")
    assert closed(match, 0) == "another-has-moved"


@rule("FG-8.2")
def test_the_die_closes_it() -> None:
    match = match_after(2, "0 act:move", "1 act:move", "1 bump:up", "* roll:1", "* roll:1")
    assert match.waiting_for() == [1]
    assert closed(match, 0) == "chance-has-played"
    assert closed(match, 1) == "chance-has-played"


@rule("FG-1.4")
def test_before_the_first_move_there_is_only_the_die_of_the_set_up() -> None:
    assert closed(match_after(2), 0) == "chance-has-played"


def test_what_was_taken_back_can_be_played_otherwise() -> None:
    match = match_after(2, "0 act:steal", "0 give:red")
    match.take_back(0)
    match.play(*split("0 give:blue"))
    assert [MOVES.text(move) for _, move in match.record.moves[-2:]] == ["act:steal", "give:blue"]
