"""Moves that are not allowed: a match refuses them, says why and names the clause."""

from random import Random

import pytest
from doggy_positions import GAME, before_roles, match_after, play, refused_in_a_match, send_away, split
from rule import rule

from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.pieces import heap_of
from fagin.games.doggy_bag.state import DoggyState
from fagin.kernel import IllegalMove, Match

LOOT = ("* coins:3",)
ROLES = (*LOOT, "0 loot:gwr", "1 loot:gwr", "2 loot:gwr")
CAUGHT = ("0 role:7", "1 role:6", "2 role:0", "* bone:w", "* bone:r", "* bone:y", "* bone:k")  # chest: w r y
NEXT = (*ROLES, *CAUGHT, *(f"* bone:{bone}" for bone in "ggggww"), "1 bank", "* coins:2", "0 loot:kk")
TURN_2 = (*NEXT, "1 loot:kk", "2 loot:kk")
SCOUT = (*ROLES, "0 role:5", "* bone:w", "* bone:w", "* bone:k")
SUCCESS = (*ROLES, "0 role:3", "* bone:k", "1 role:0", "2 role:6", *(f"* bone:{bone}" for bone in "ggggww"))
SAVED = (*ROLES, "0 role:3", "* bone:r", "1 role:4", "2 role:0", "* bone:g", "* bone:k")  # seat 1 shows g k
REWARD = (*SAVED, "* bone:g", "* bone:w", "* bone:w", "0 gluttony", "* bone:g")


@rule("DB-4.3", "DB-2.2", "DB-5.2", "DB-6.6", "DB-6.2", "DB-R25", "DB-R12", "DB-13.6", "DB-13.12")
@rule("DB-13.14", "DB-R19", "DB-13.15", "DB-7.12", "DB-8.6")
@pytest.mark.parametrize(
    ("moves", "line", "reason", "clause"),
    [
        (LOOT, "0 role:3", "choose-loot", "DB-4.3"),
        (LOOT, "0 loot:gw", "wrong-amount", "DB-4.3"),
        (LOOT, "0 loot:gwrr", "wrong-amount", "DB-4.3"),
        (LOOT, "0 loot:yyy", "not-behind-your-screen", "DB-2.2"),
        ((*LOOT, "0 loot:gwr"), "0 loot:gwr", "not-yours", ""),
        (LOOT, "0 skip", "choose-loot", "DB-4.3"),
        (ROLES, "1 role:3", "not-yours", ""),
        (ROLES, "0 bank", "take-a-token", "DB-5.2"),
        (ROLES, "0 skip", "take-a-token", "DB-5.2"),
        ((*ROLES, "0 role:7"), "1 role:7", "token-taken", "DB-5.2"),
        ((*ROLES, "0 role:7"), "1 flip:7", "token-taken", "DB-5.2"),
        ((*ROLES, "0 flip:4", "0 hothead:8"), "1 flip:3", "one-hothead", "DB-6.6"),
        ((*ROLES, "0 flip:4", "0 hothead:8"), "1 role:4", "token-taken", "DB-5.2"),
        ((*ROLES, "0 flip:4"), "0 hothead:17", "more-than-the-bag", "DB-R25"),
        ((*ROLES, "0 flip:4"), "0 role:4", "announce", "DB-6.2"),
        ((*ROLES, "0 role:2"), "0 skip", "effect-compulsory", "DB-R12"),
        ((*ROLES, "0 role:2"), "0 lead:3", "give-the-token", "DB-13.6"),
        ((*ROLES, "0 role:2"), "0 role:3", "give-the-token", "DB-13.6"),
        (SCOUT, "0 discard:y", "not-shown", "DB-13.12"),
        (SCOUT, "0 skip", "discard-one", "DB-13.12"),
        ((*TURN_2, "0 role:6"), "0 skip", "effect-compulsory", "DB-R12"),
        ((*TURN_2, "0 role:6"), "0 bank", "refill-two", "DB-13.14"),
        ((*TURN_2, "0 role:6"), "0 refill:w", "refill-two", "DB-R19"),
        ((*TURN_2, "0 role:6"), "0 refill:ww", "not-on-the-chest", "DB-13.14"),
        ((*TURN_2, "0 role:7"), "0 skip", "effect-compulsory", "DB-R12"),
        ((*TURN_2, "0 role:7"), "0 bank", "swap-one", "DB-13.15"),
        ((*TURN_2, "0 role:7"), "0 swap:w:g", "not-on-the-chest", "DB-13.15"),
        (SUCCESS, "2 steal:none", "gluttony-or-bank", "DB-7.12"),
        (SUCCESS, "0 bank", "not-yours", ""),
        (REWARD, "0 steal:0", "not-from-yourself", "DB-8.6"),
        (REWARD, "0 steal:2", "nothing-of-that-colour", "DB-8.6"),
        (REWARD, "0 bank", "steal-or-not", "DB-8.6"),
    ],
)
def test_a_move_against_the_rules_is_refused_with_its_clause(
    moves: tuple[str, ...], line: str, reason: str, clause: str
) -> None:
    assert refused_in_a_match(match_after(3, *moves), line) == (reason, clause)


def reason_against(state: DoggyState, line: str) -> tuple[str, str]:
    """Why a move is refused in a position that was laid out."""
    refusal = state.refusal(*split(line))
    assert refusal is not None
    return refusal.reason, refusal.clause


@rule("DB-13.6", "DB-12.7")
def test_the_leader_cannot_name_a_dog_that_is_out() -> None:
    state = before_roles(4)
    send_away(state, 2)
    assert reason_against(play(state, "0 role:2"), "0 lead:2") == ("out-of-the-game", "DB-13.6")


@rule("DB-13.15")
def test_the_expert_cannot_give_what_is_not_there() -> None:
    state = before_roles(2)
    state.private[0].behind = heap_of("ww")
    state.public.chest = heap_of("y")
    play(state, "0 role:7")
    assert reason_against(state, "0 swap:k:y") == ("not-behind-your-screen", "DB-13.15")


@rule("DB-R12")
def test_where_effects_are_optional_the_answer_is_use_or_skip() -> None:
    state = play(before_roles(2, effects="optional"), "0 role:4")
    assert reason_against(state, "0 role:3") == ("use-or-skip", "DB-R12")


@rule("DB-7.2", "DB-R27")
def test_nobody_plays_while_chance_is_to_act_and_chance_keeps_to_the_bag() -> None:
    state = play(before_roles(2, "ww", mode="beginner"), "0 role:2", "1 role:1")
    assert reason_against(state, "0 bank") == ("chance-moves", "")
    assert reason_against(state, "* bone:k") == ("not-now", "")


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert refused_in_a_match(match_after(3, *LOOT), "3 loot:gwr") == ("no-such-seat", "")


@rule("DB-12.1", "DB-12.2", "DB-12.5")
def test_nothing_is_played_after_the_end() -> None:
    rng = Random(1)
    match = Match(GAME, 3, rng)
    while match.outcome is None:
        seat = match.waiting_for()[0]
        match.play(seat, rng.choice(match.legal_moves(seat)))
    assert match.waiting_for() == []
    assert [match.legal_moves(seat) for seat in range(3)] == [[], [], []]
    assert refused_in_a_match(match, "0 bank") == ("over", "")


def test_a_refusal_says_what_is_expected() -> None:
    with pytest.raises(
        IllegalMove, match=r"seat 0 may not bank now: take-a-token \[DB-5.2\]; expected one of role:0"
    ):
        match_after(3, *ROLES).play(0, MOVES.parse("bank"))
