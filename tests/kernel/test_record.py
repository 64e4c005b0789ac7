"""Records: one line a move, read back exactly, and refused with the line and the reason."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fagin.games import load
from fagin.kernel import CHANCE, BadRecord, FairSource, Match, Record
from fagin.kernel.show import show

GAME = load("doggy_bag")


def finished(seed: int = 1, players: int = 3) -> Match:
    match = Match(GAME, players, FairSource(seed.to_bytes(32, "big"), [f"w{n}" for n in range(players)]))
    rng = Random(seed)
    while match.outcome is None:
        seat = rng.choice(match.waiting_for())
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return match


TEXT = finished().record.text(GAME.moves)


def test_a_record_reads_as_people_expect() -> None:
    lines = TEXT.splitlines()
    assert lines[:4] == ["fagin 1", "game doggy_bag 1", "players 3", f"data {GAME.data}"]
    assert "option mode full" in lines
    first = lines.index("moves") + 1
    assert lines[first].startswith("* first:")
    assert lines[first + 1].startswith("* coins:")
    assert lines[-1].startswith("secret ")


def test_text_record_and_replay_agree() -> None:
    match = finished(7, 4)
    record = Record.parse(match.record.text(GAME.moves), GAME.moves)
    assert record.text(GAME.moves) == match.record.text(GAME.moves)
    assert show(record.replay(GAME)) == show(match.reveal())


def test_a_replay_can_stop_anywhere() -> None:
    record = finished().record
    state = GAME.new(3)
    for upto, (seat, move) in enumerate(record.moves):
        assert show(record.replay(GAME, upto)) == show(state)
        state.apply(seat, move)


def test_the_line_of_a_move_is_its_line_in_the_text() -> None:
    record = finished().record
    lines = record.text(GAME.moves).splitlines()
    for index, (seat, move) in enumerate(record.moves):
        who = "*" if seat == CHANCE else str(seat)
        assert lines[record.line_of(index) - 1] == f"{who} {GAME.moves.text(move)}"


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", r"line 1: a record begins with 'fagin 1'"),
        (changed("fagin 1", "fagin 2"), r"line 1: a record begins with 'fagin 1'"),
        ("fagin 1\nplayers 3\n", r"line 2: expected 'game ID VERSION'"),
        (changed("players 3", "players three"), r"line 3: expected the number of players as a whole number"),
        (changed("players 3", "players"), r"line 3: expected 1 words after 'players'"),
        (changed("players 3", "players ３"), r"line 3: expected the number of players as a whole number"),
        (changed("option mode full", "mode full"), r"line 5: expected one of game, players"),
        (changed("entropy 1", "entropy 2"), r"line \d+: expected the entropy of seat 1"),
        (changed("moves\n", ""), r"expected one of game, players, data"),
        (TEXT[: TEXT.index("moves\n")], r"expected a line 'moves'"),
        (changed("* coins", "coins"), r"line \d+: expected a seat \(or \* for chance\) and a move"),
        (changed("* coins:", "* coin:"), r"line \d+: no move is written"),
        (changed("\n0 loot:", "\n3 loot:"), r"line \d+: expected a seat from 0 to 2, not 3"),
        (changed("\n0 loot:", "\n-1 loot:"), r"line \d+: expected a seat as a whole number"),
        (TEXT + "0 bank\n", r"line \d+: nothing comes after the secret"),
        (
            changed(f"players 3\ndata {GAME.data}", f"data {GAME.data}\nplayers 3"),
            r"header is not in its order",
        ),
    ],
)
def test_a_broken_text_is_refused_with_line_and_reason(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.parse(text, GAME.moves)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("game doggy_bag 1", "game doggy_bag 2", "made with version 2 of the rules, these are version 1"),
        ("game doggy_bag 1", "game cluedo 1", "a record of cluedo, not of doggy_bag"),
        (f"data {GAME.data}", "data 0123", "made with the component data 0123"),
    ],
)
def test_a_record_of_something_else_is_not_replayed(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.parse(changed(old, new), GAME.moves).replay(GAME)


def test_an_illegal_move_in_a_record_is_named_by_line_and_clause() -> None:
    record = finished().record
    at = next(n for n, (_, move) in enumerate(record.moves) if GAME.moves.text(move).startswith("loot:"))
    seat, _ = record.moves[at]
    record.moves[at] = (seat, GAME.moves.parse("role:0"))
    with pytest.raises(BadRecord, match=rf"line {record.line_of(at)}: .*choose-loot DB-4.3") as refused:
        record.replay(GAME)
    assert refused.value.reason == "illegal"
    expected = {"seat": str(seat), "move": "role:0", "refusal": "choose-loot", "clause": "DB-4.3"}
    assert refused.value.details == expected


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        record = Record.parse(text, GAME.moves)
    except BadRecord:
        return
    assert Record.parse(record.text(GAME.moves), GAME.moves).text(GAME.moves) == record.text(GAME.moves)


@given(st.integers(0, len(TEXT.splitlines()) - 1), st.text(max_size=20))
def test_no_changed_line_breaks_the_reader(at: int, line: str) -> None:
    lines = TEXT.splitlines()
    lines[at] = line
    text = "\n".join(lines) + "\n"
    try:
        state = Record.parse(text, GAME.moves).replay(GAME)
    except ValueError:  # a BadRecord, or a BadOption where an option was changed
        return
    assert text.splitlines() == TEXT.splitlines() or state.public.players == 3
