"""Verifying: a true record verifies, and every lie in it is found out."""

from __future__ import annotations

from random import Random

import pytest

from fagin.games import load
from fagin.kernel import CHANCE, BadRecord, FairSource, Match, Record, verify

GAME = load("doggy_bag")


@pytest.fixture
def record() -> Record:
    match = Match(GAME, 4, FairSource(b"s" * 32, ["a", "b", "c", "d"]))
    rng = Random(2)
    while match.outcome is None:
        seat = match.waiting_for()[0]
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return Record.parse(match.record.text(GAME.moves), GAME.moves)


def test_a_true_record_verifies(record: Record) -> None:
    assert verify(record, GAME) == []


def test_any_changed_outcome_of_chance_is_found_out(record: Record) -> None:
    """Every chance line in turn is replaced by another outcome that was possible there."""
    state = GAME.new(4, record.options)
    checked = 0
    for index, (seat, move) in enumerate(record.moves):
        if seat == CHANCE:
            others = [outcome for outcome, _ in state.chance() if outcome != move]
            if others:
                record.moves[index] = (CHANCE, others[0])
                found = verify(record, GAME)
                assert (found[0].line, found[0].what) == (record.line_of(index), "chance")
                assert (found[0].expected, found[0].found) == (
                    GAME.moves.text(move),
                    GAME.moves.text(others[0]),
                )
                record.moves[index] = (seat, move)
                checked += 1
        state.apply(seat, move)
    assert checked > 20


def test_another_secret_is_found_out(record: Record) -> None:
    record.secret = (b"t" * 32).hex()
    found = verify(record, GAME)
    assert found[0].what == "commitment"
    assert any(difference.what == "chance" for difference in found)


def test_another_entropy_is_found_out(record: Record) -> None:
    record.entropy[2] = "x"
    assert any(difference.what == "chance" for difference in verify(record, GAME))


def test_a_move_left_out_is_found_out(record: Record) -> None:
    at = next(n for n, (seat, _) in enumerate(record.moves) if seat != CHANCE)
    del record.moves[at]
    assert verify(record, GAME)[-1].what in ("illegal", "chance")


def test_a_record_cut_short_is_found_out(record: Record) -> None:
    record.moves.pop()
    assert [difference.what for difference in verify(record, GAME)] == ["unfinished"]


@pytest.mark.parametrize("what", ["secret", "commitment"])
def test_without_secret_or_commitment_there_is_nothing_to_verify(record: Record, what: str) -> None:
    setattr(record, what, "")
    with pytest.raises(BadRecord, match="nothing to verify"):
        verify(record, GAME)


def test_a_secret_that_is_none_is_refused(record: Record) -> None:
    record.secret = "zz"
    with pytest.raises(BadRecord, match="cannot be read"):
        verify(record, GAME)
    record.secret = (b"s" * 32).hex()
    record.entropy.pop()
    with pytest.raises(BadRecord, match="one entropy for each of 4 seats"):
        verify(record, GAME)
