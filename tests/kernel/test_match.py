"""Matches: checked play, events by version, taking back, changing a sealed answer, resuming."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fagin.games import load
from fagin.games.doggy_bag.pieces import heap_of
from fagin.kernel import (
    CHANCE,
    BadOption,
    BadRecord,
    FairSource,
    IllegalMove,
    Match,
    Record,
    TakeBackClosed,
    View,
)
from fagin.kernel.show import show

GAME = load("doggy_bag")
SEAT0 = {"first_player": "seat0"}
SECRET = bytes(32)


def a_match(players: int = 3, options: dict[str, str] | None = None) -> Match:
    return Match(GAME, players, FairSource(SECRET, [f"w{n}" for n in range(players)]), options or SEAT0)


def play(match: Match, seat: int, text: str) -> None:
    match.play(seat, GAME.moves.parse(text))


def first_loot(match: Match, seat: int) -> str:
    return GAME.moves.text(match.legal_moves(seat)[0])


def in_the_roles(players: int = 3, options: dict[str, str] | None = None) -> Match:
    match = a_match(players, options)
    for seat in range(players):
        play(match, seat, first_loot(match, seat))
    return match


def texts(match: Match) -> list[str]:
    return [GAME.moves.text(move) for _, move in match.record.moves]


# ---- checked play


def test_chance_plays_by_itself() -> None:
    match = a_match()
    assert texts(match)[0].startswith("coins:")
    assert match.waiting_for() == [0, 1, 2]


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    match = in_the_roles()
    before = match.record.text(GAME.moves), show(match.view(0))
    with pytest.raises(
        IllegalMove, match="seat 1 may not role:4 now: not-yours; waiting for seat 0"
    ) as refused:
        play(match, 1, "role:4")
    assert (refused.value.reason, refused.value.clause) == ("not-yours", "")
    assert (match.record.text(GAME.moves), show(match.view(0))) == before


def test_a_refusal_by_a_rule_names_the_clause_and_what_was_expected() -> None:
    match = in_the_roles()
    play(match, 0, "role:0")
    with pytest.raises(
        IllegalMove, match=r"token-taken \[DB-5.2\]; expected one of role:1, role:2"
    ) as refused:
        play(match, 1, "role:0")
    assert refused.value.clause == "DB-5.2"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(IllegalMove, match=rf"no seat {seat}: expected 0 to 2"):
        a_match().play(seat, 0)


@pytest.mark.parametrize("players", [1, 7])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match=f"players: expected 2 to 6, not {players}"):
        Match(GAME, players)


def test_nothing_can_be_played_after_the_end() -> None:
    match = a_match()
    finish(match)
    with pytest.raises(IllegalMove, match="over") as refused:
        play(match, 0, "bank")
    assert refused.value.reason == "over"


def test_the_list_of_legal_moves_is_ones_own() -> None:
    match = a_match()
    moves = match.legal_moves(0)
    moves.clear()
    assert match.legal_moves(0)


def finish(match: Match) -> None:
    rng = Random(5)
    while match.outcome is None:
        seat = match.waiting_for()[0]
        match.play(seat, rng.choice(match.legal_moves(seat)))


# ---- events


def test_events_since_a_version_are_those_told_to_the_seat() -> None:
    match = in_the_roles()
    since = match.version
    play(match, 0, "role:4")
    told = {seat: [event.what for event in match.events(seat, since)] for seat in (-1, 0, 1)}
    assert told[0] == ["move", "looks", "saw"]
    assert told[1] == told[-1] == ["move", "looks"]
    assert match.events(0, match.version) == []


def test_a_secret_move_is_not_told_only_that_it_was_made() -> None:
    match = a_match()
    since = match.version
    play(match, 1, first_loot(match, 1))
    for seat in (-1, 0, 1, 2):
        assert [(event.what, event.args[0]) for event in match.events(seat, since)] == [("answered", 1)]


def test_the_last_to_answer_is_told_to_have_answered_even_if_it_moves_next() -> None:
    match = a_match()
    for seat in (1, 2, 0):
        since = match.version
        play(match, seat, first_loot(match, seat))
        assert ("answered", seat) in [(event.what, event.args[0]) for event in match.events(-1, since)]


# ---- taking back


def test_a_move_can_be_taken_back_while_nothing_happened() -> None:
    match = in_the_roles()
    before = show(match.view(0))
    play(match, 0, "flip:4")
    play(match, 0, "hothead:9")
    match.take_back(0)
    match.take_back(0)
    assert show(match.view(0)) == before
    assert match.waiting_for() == [0]
    play(match, 0, "role:2")


def test_taking_back_is_told() -> None:
    match = in_the_roles()
    play(match, 0, "flip:4")
    since = match.version
    match.take_back(0)
    assert [(event.what, event.args[0]) for event in match.events(2, since)] == [("taken-back", 0)]


def test_a_take_back_of_a_secret_move_leaves_it_to_choose_again() -> None:
    match = a_match()
    play(match, 1, first_loot(match, 1))
    match.take_back(1)
    assert match.waiting_for() == [0, 1, 2]
    own = match.view(1).own
    assert own is not None
    assert own.sealed == 0


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ([(0, "role:2"), (0, "lead:1"), (1, "role:4")], 0, "another-has-moved"),
        ([(0, "role:3")], 0, "chance-has-played"),
        ([(0, "role:4")], 0, "something-was-revealed"),
        ([], 0, "another-has-moved"),
    ],
)
def test_what_closes_a_take_back_is_said(moves: list[tuple[int, str]], seat: int, reason: str) -> None:
    match = in_the_roles()
    for who, text in moves:
        play(match, who, text)
    before = match.record.text(GAME.moves)
    with pytest.raises(TakeBackClosed) as closed:
        match.take_back(seat)
    assert closed.value.reason == reason
    assert match.record.text(GAME.moves) == before


def test_a_swap_shows_a_hidden_bone_and_so_is_not_taken_back() -> None:
    match = in_the_roles()
    play(match, 0, "flip:0")
    play(match, 0, "hothead:12")
    play(match, 1, "role:1")
    play(match, 2, "role:4")
    while not match.view(0).public.chest or match.waiting_for() != [match.view(0).public.first]:
        seat = match.waiting_for()[0]
        match.play(seat, match.legal_moves(seat)[0])
    seat = match.waiting_for()[0]
    play(match, seat, "role:7")
    match.play(seat, match.legal_moves(seat)[0])
    with pytest.raises(TakeBackClosed, match="hidden") as closed:
        match.take_back(seat)
    assert closed.value.reason == "something-was-revealed"


def test_nothing_is_taken_back_after_the_end() -> None:
    match = a_match()
    finish(match)
    with pytest.raises(TakeBackClosed, match="over"):
        match.take_back(match.record.moves[-1][0])


def test_the_match_goes_on_alike_after_a_take_back() -> None:
    """Chance is not disturbed: the same moves give the same game."""
    straight, detour = in_the_roles(), in_the_roles()
    play(detour, 0, "flip:7")
    detour.take_back(0)
    finish(straight)
    finish(detour)
    assert straight.record.text(GAME.moves) == detour.record.text(GAME.moves)


# ---- changing a sealed answer


def test_a_sealed_answer_can_be_changed_even_after_others_have_answered() -> None:
    match = a_match()
    first, second = (GAME.moves.text(move) for move in match.legal_moves(0)[:2])
    play(match, 0, first)
    play(match, 1, first_loot(match, 1))
    since = match.version
    match.change(0, GAME.moves.parse(second))
    assert match.waiting_for() == [2]
    assert [event.what for event in match.events(1, since)] == ["answered"]
    play(match, 2, first_loot(match, 2))
    own = match.view(0).own
    assert own is not None
    assert own.delivered == (heap_of(second.split(":")[1]),)


def test_only_a_sealed_answer_can_be_changed() -> None:
    match = a_match()
    with pytest.raises(IllegalMove, match="no sealed answer"):
        match.change(0, match.legal_moves(0)[0])
    for seat in range(3):
        play(match, seat, first_loot(match, seat))
    with pytest.raises(IllegalMove, match="no sealed answer"):
        match.change(0, GAME.moves.parse("role:1"))


# ---- resuming and revealing


def test_a_match_resumes_from_its_record_and_goes_on_alike() -> None:
    match = in_the_roles(4)
    match.play(0, GAME.moves.parse("role:3"))
    text = match.record.text(GAME.moves)
    again = Match.resume(
        GAME, Record.parse(text, GAME.moves), FairSource(SECRET, [f"w{n}" for n in range(4)])
    )
    assert again.version == match.version
    assert show(again.view(2)) == show(match.view(2))
    finish(match)
    finish(again)
    assert again.record.text(GAME.moves) == match.record.text(GAME.moves)


def test_a_changed_answer_resumes_too() -> None:
    match = a_match()
    play(match, 0, first_loot(match, 0))
    match.change(0, match.legal_moves(1)[3])
    again = Match.resume(GAME, match.record, FairSource(SECRET, ["w0", "w1", "w2"]))
    assert show(again.view(0)) == show(match.view(0))


def test_a_record_with_other_chance_does_not_resume() -> None:
    record = in_the_roles().record
    with pytest.raises(BadRecord, match="not the one this record was made with"):
        Match.resume(GAME, record, FairSource(SECRET, ["x", "y", "z"]))
    coins = record.moves[0][1]
    record.moves[0] = (-1, coins + 1 if coins + 1 < GAME.moves.parse("bone:g") else coins - 1)
    with pytest.raises(BadRecord, match=r"chance comes out otherwise|may not"):
        Match.resume(GAME, record, FairSource(SECRET, ["w0", "w1", "w2"]))


def test_the_truth_is_shown_only_at_the_end() -> None:
    match = a_match()
    with pytest.raises(IllegalMove, match="not over"):
        match.reveal()
    finish(match)
    assert match.reveal().public.outcome is not None


def test_a_view_holds_no_reference_to_the_state() -> None:
    match = in_the_roles()
    view = match.view(0)
    view.public.front[0] = 99
    view.public.stack.clear()
    assert match.view(0).public.front[0] == 0
    assert match.waiting_for() == [0]


def test_a_glimpse_shows_what_a_view_does_and_no_more() -> None:
    match = in_the_roles()
    for seat in (*range(match.record.players), CHANCE):
        assert match.glimpse(seat).key() == match.view(seat).key()
        assert vars_of(match.glimpse(seat)) == {"seat", "public", "own"}


def vars_of(view: View[Any, Any]) -> set[str]:
    return {name for name in dir(view) if not name.startswith("_") and not callable(getattr(view, name))}
