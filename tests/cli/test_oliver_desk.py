"""Oliver Twist's desk: every moment of many games can be asked, typed, explained and drawn in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import desks
import pytest
from desks import check_end, check_moment, shown
from oliver_positions import GAME, day, line_of, play

from fagin.games import load
from fagin.games.oliver_twist.game import OliverTwist
from fagin.games.oliver_twist.moves import MOVES
from fagin.games.oliver_twist.pieces import KINDS
from fagin.games.oliver_twist.state import DAY, NIGHT, STASHES_HIDDEN
from fagin.kernel import Event, IllegalMove, Match
from fagin.terminal.games import desk_for
from fagin.terminal.oliver_map import CELL, HEIGHT, WIDTH, Layout
from fagin.terminal.oliver_moments import CLAUSES, STEPS
from fagin.terminal.oliver_twist import OliverDesk, ranges
from fagin.text import Speaker
from fagin.trace import clauses

NAMES = ["Tom", "Bet", "Jack", "Lottie"]
OPTIONS: list[dict[str, str]] = [
    {},
    {"night_reveal": "hidden_neighbour", "stash_view": "all", "wallet_only_sets": "true"},
    {"file_view": "all", "money_view": "all", "end_sets": "split"},
    {"file_view": "nobody", "relocate_credit": "true", "rounds": "day_only"},
    {"characters": "hide_only", "square_is_space": "false"},
]


def desk_of(match: Match, lang: str) -> OliverDesk:
    return desks.desk_of(OliverDesk, match, lang, NAMES)


def moments(match: Match, seed: int) -> Iterator[tuple[int, Any]]:
    return desks.moments(match, seed, lambda seat, _: ("sly", "random")[(seat + seed) % 2])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_moment_can_be_asked_typed_and_explained(lang: str) -> None:
    game = load("oliver_twist")
    known = {clause.id for clause in clauses("oliver_twist")}
    met: set[str] = set()
    for seed in range(60):
        match = Match(game, 2 + seed % 3, Random(seed), OPTIONS[seed % len(OPTIONS)])
        desk = desk_of(match, lang)
        for _, view in moments(match, seed):
            name, _ = desk.moment(view)
            if name in met and seed > 0:
                continue
            met.add(name)
            question = check_moment(desk, match, view, known)
            if not question.typed:
                assert len(question.choices) == len(view.legal_moves())
        check_end(desk, match)
    rare = {name for _, name, _ in STEPS} - met
    assert rare <= {"scrap", "cash"}, rare
    assert set(CLAUSES.values()) <= known


def test_the_map_has_a_place_for_every_space_and_no_two_share_one() -> None:
    game = load("oliver_twist")
    assert isinstance(game, OliverTwist)
    layout = Layout(game.board)
    letters = {(column + at, row) for column, row in layout.cells.values() for at in range(CELL)}
    assert len(letters) == CELL * (game.board.spaces + 1)
    assert all(0 <= column < WIDTH and 0 <= row < HEIGHT for column, row in letters)


def test_every_street_has_its_name_on_the_map_in_one_line_or_word_under_word() -> None:
    game = load("oliver_twist")
    assert isinstance(game, OliverTwist)
    layout = Layout(game.board)
    written = [name for _, _, name, _ in layout.names]
    for street in game.board.streets:
        assert street.name in written or set(street.name.split()) <= set(written), street.name
    letters = [(column + at, row) for column, row, name, _ in layout.names for at in range(len(name))]
    assert len(set(letters)) == len(letters)
    assert all(0 <= column < WIDTH and 0 <= row < HEIGHT for column, row in letters)


def test_the_money_of_others_is_seen_when_it_is_announced_at_nightfall_and_not_in_the_turns_after() -> None:
    match = Match(load("oliver_twist"), 3, Random(8), {})
    desk = desk_of(match, "en")
    seen = set()
    for _, view in moments(match, 8):
        lines = [line for line in shown(desk, view).splitlines() if line[2:].startswith(tuple(NAMES))]
        if view.public.opened == STASHES_HIDDEN:
            seen.add((int(view.public.round), view.public.turns > 0, sum("£" in line for line in lines)))
    assert seen == {(DAY, True, 1), (NIGHT, False, 3), (NIGHT, True, 1)}


def test_the_map_shows_tokens_by_day_and_hides_them_at_night() -> None:
    match = Match(load("oliver_twist"), 4, Random(3), {})
    desk = desk_of(match, "en")
    for _, view in moments(match, 3):
        table = shown(desk, view)
        public = view.public
        assert table.count("▒▒") - 1 + len(view.own.peeked) == public.face_down  # once in the legend
        assert f"▸{public.gang:>2}◂" in table
        for space, kind in enumerate(public.board):
            if kind < len(KINDS):
                assert f"{space:>2}{desk.drawn.codes[kind]}" in table


@pytest.mark.parametrize("options", OPTIONS)
def test_nothing_private_of_another_is_drawn_or_told(options: dict[str, str]) -> None:
    """What a seat is shown is the same in every world that it cannot tell from the true one."""
    game = load("oliver_twist")
    match = Match(game, 3, Random(8), options)
    desk = desk_of(match, "en")
    for at, (_, view) in enumerate(moments(match, 8)):
        if at % 7 == 0:
            for seat in range(3):
                mine = match.view(seat)
                guess = game.determinise(mine, Random(at)).view(seat)
                assert shown(desk, mine) == shown(desk, guess)
        if view.public.round == 0 and options.get("money_view") != "all":
            lines = [line for line in shown(desk, view).splitlines() if line[2:].startswith(tuple(NAMES))]
            assert sum("£" in line for line in lines) == 1


def test_a_closed_file_is_not_even_counted() -> None:
    match = Match(load("oliver_twist"), 3, Random(8), {"file_view": "nobody"})
    desk = desk_of(match, "en")
    for _, view in moments(match, 8):
        assert "Your file" not in shown(desk, view)


def position(seed: int = 1) -> tuple[Match, Any]:
    match = Match(load("oliver_twist"), 2, Random(seed), {"first_player": "seat0"})
    return match, match.view(0)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("9", "prowl:9"),
        ("09", "prowl:9"),
        ("23", "prowl:23"),
        ("prowl 23", "prowl:23"),
        ("SELL ring", "sell:ring"),
        ("hide:nancy", "hide:nancy"),
        ("bribe", "bribe"),
    ],
)
def test_spaces_are_typed_by_their_number_and_moves_by_their_text(typed: str, expected: str) -> None:
    match, view = position()
    assert match.game.moves.text(desk_of(match, "en").read(typed, view)) == expected


@pytest.mark.parametrize("typed", ["", "zz", "99", "0", "prowl", "prowl:0", "lot:1", ":", "::", "🦴", "\\"])
def test_what_is_no_move_is_refused(typed: str) -> None:
    match, view = position()
    with pytest.raises(IllegalMove):
        desk_of(match, "en").read(typed, view)


@pytest.mark.parametrize(
    ("lang", "file", "bag"), [("en", "to your file", "to the bag"), ("fr", "au dossier", "au sac")]
)
def test_with_charley_bates_what_is_bypassed_is_said_to_go_to_the_bag(lang: str, file: str, bag: str) -> None:
    """[OT-6.11]"""
    speaker = Speaker(lang, "oliver_twist")
    state = day(3, line_of([9, 10, 11]), hands=("bates",))
    desk = desk_for(speaker, GAME, 3, {}, NAMES[:3], None)
    far = MOVES.parse("prowl:11")
    assert file in desk.words(far, state.view(0))
    play(state, "0 play:bates")
    said = desk.words(far, state.view(0))
    assert bag in said
    assert file not in said


def test_tokens_flipped_one_after_the_other_are_one_sentence() -> None:
    match, _ = position()
    events = [
        Event(-1, "flipped", (1, 9, 0)),
        Event(-1, "flipped", (1, 10, 15)),
        Event(-1, "turn", (1, -1, -1)),
    ]
    told = list(desk_of(match, "en").tell(events, 0))
    assert [piece.text.plain.strip() for piece in told] == ["Bet flips:", "9 apple £1", "10 Burglary"]
    assert [piece.goes_on for piece in told] == [False, True, True]


def test_a_line_that_another_leads_round_a_corner_goes_on_where_it_was_left() -> None:
    match, _ = position()
    desk = desk_of(match, "en")
    opening = []
    for reader, space in ((0, 9), (0, 10), (1, 9), (1, 10), (2, 9)):
        told = list(desk.tell([Event(-1, "flipped", (1, space, 0))], reader))
        opening.append((reader, told[0].text.plain))
    assert opening == [(0, "Bet flips:"), (0, "…"), (1, "You flip:"), (1, "You flip:"), (2, "Bet flips:")]


def test_who_sees_more_is_told_once() -> None:
    match, _ = position()
    events = [Event(-1, "draws-card", (0, -1, -1)), Event(1, "drew-card", (0, 4, -1))]
    told = list(desk_of(match, "en").tell(events, 0))
    assert [piece.text.plain for piece in told] == ["You draw a Character card: Nancy."]


def test_numbers_in_a_row_are_said_as_a_range() -> None:
    assert ranges([1, 3, 4, 5, 9]) == "1, 3–5, 9"
