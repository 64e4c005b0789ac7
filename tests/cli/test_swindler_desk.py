"""Swindler's desk: every moment of many games can be asked, typed, explained and drawn in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import desks
import pytest
from desks import check_end, check_moment, shown
from swindler_positions import edited

from fagin.games import load
from fagin.games.swindler.moves import DONE, END, PASS
from fagin.games.swindler.pieces import BAG_MASK, BAGS, DEALER_SPACES, FIELDS, codes_in, size
from fagin.games.swindler.state import EMPTY, box_of
from fagin.kernel import Event, IllegalMove, Match
from fagin.terminal.desk import NONE
from fagin.terminal.games import desk_for
from fagin.terminal.swindler import SwindlerDesk
from fagin.terminal.swindler_moments import CLAUSES, STEPS, WINDOWS
from fagin.text import Speaker
from fagin.trace import clauses

TYPED = [("fill", "with"), ("act", "sell"), ("gift", "give"), ("return", "return"), ("give", "give")]
NAMES = ["Ned", "Kitty", "Silas", "Moll"]
OPTIONS: list[dict[str, str]] = [
    {},
    {"master_thief": "random", "reaction_mode": "ask", "round_limit": "20"},
    {"master_thief": "off", "show_bag_odds": "false", "coin_supply": "unlimited"},
    {"game_length": "short", "jail_silence": "true"},
]


def desk_of(match: Match, lang: str) -> SwindlerDesk:
    return desks.desk_of(SwindlerDesk, match, lang, NAMES)


def moments(match: Match, seed: int) -> Iterator[tuple[int, Any]]:
    return desks.moments(match, seed, lambda _, rng: "random" if rng.random() < 0.25 else "sly")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_moment_can_be_asked_typed_and_explained(lang: str) -> None:
    game = load("swindler")
    known = {clause.id for clause in clauses("swindler")}
    met: set[str] = set()
    for seed in range(8):
        match = Match(game, 2 + seed % 3, Random(seed), OPTIONS[seed % len(OPTIONS)])
        desk = desk_of(match, lang)
        for at, (_, view) in enumerate(moments(match, seed)):
            name, _ = desk.moment(view)
            if name in met and at % 40:
                continue
            met.add(name)
            moves = view.legal_moves()
            question = check_moment(desk, match, view, known, "qusl!?p")
            assert (question.enter == PASS) == (name in WINDOWS)
            assert question.enter in (NONE, PASS) or moves == [question.enter]
            assert len(question.choices) == len(moves)
        check_end(desk, match)
    rare = {name for _, name, _ in STEPS} - met
    assert rare <= {"angel", "split", "pay"}, rare
    assert set(CLAUSES.values()) <= known


def test_the_table_shows_orders_dealers_bags_odds_and_loot() -> None:
    match = Match(load("swindler"), 4, Random(3), {})
    desk = desk_of(match, "en")
    for at, (_, view) in enumerate(moments(match, 3)):
        if at % 9:
            continue
        public = view.public
        lines = shown(desk, view).splitlines()
        table = "\n".join(lines)
        for card in public.orders:
            assert card == EMPTY or desk.swindler.title(card) in table
        for space in range(DEALER_SPACES):
            if public.dealers[space] != EMPTY:
                assert all(f"{space + 1}.{field + 1} " in table for field in range(FIELDS))
        for bag, name in enumerate(BAGS):
            [line] = [line for line in lines if f" {'RBGYK'[bag]} {name} " in line and "·" not in line]
            skulls = box_of(public).skulls[bag]
            tiles = int(size(public.home & BAG_MASK[bag]))
            assert f"skull {round(100 * skulls / (tiles + skulls))}%" in line
        for seat, name in enumerate(NAMES):
            [at_first, *_] = [place for place, line in enumerate(lines) if line[1:].startswith(name)]
            loot = " ".join(lines[at_first : at_first + 3])
            assert all(code in loot for code in set(codes_in(public.loot[seat])))


def test_the_odds_are_not_shown_where_the_table_wants_none() -> None:
    match = Match(load("swindler"), 2, Random(5), {"show_bag_odds": "false"})
    desk = desk_of(match, "en")
    for at, (_, view) in enumerate(moments(match, 5)):
        if at % 9 == 0:
            assert "%" not in shown(desk, view)
            assert not any("%" in words for _, words in desk.question(view).choices)
            assert "%" not in desk.explain_moment(view).text
            assert not any("%" in desk.explain_move(move, view).text for move in view.legal_moves())


@pytest.mark.parametrize("options", OPTIONS[:2])
def test_nothing_private_of_another_is_drawn(options: dict[str, str]) -> None:
    """What a seat is shown is the same in every world that it cannot tell from the true one."""
    game = load("swindler")
    match = Match(game, 3, Random(8), options)
    desk = desk_of(match, "en")
    for at, _ in enumerate(moments(match, 8)):
        if at % 43 == 0:
            for seat in range(3):
                mine = match.view(seat)
                guess = game.determinise(mine, Random(at)).view(seat)
                assert shown(desk, mine) == shown(desk, guess)


def test_who_can_only_go_on_is_not_asked_unless_the_table_asks_everybody() -> None:
    for mode, idle in (("live", True), ("ask", False)):
        match = Match(load("swindler"), 3, Random(4), {"reaction_mode": mode})
        desk = desk_of(match, "en")
        met: set[int] = set()
        for _, view in moments(match, 4):
            question = desk.question(view)
            moves = view.legal_moves()
            if len(moves) == 1 and moves[0] in (PASS, DONE, END):
                met.add(moves[0])
                assert question.enter == moves[0]
                assert question.idle == idle
            else:
                assert not question.idle
        assert met == {PASS, DONE, END}


def test_an_owners_own_orders_keep_their_titles(tmp_path: Path) -> None:
    file = edited(tmp_path, ('"Grand Tour"', '"My Lord\'s Round"'))
    game = load("swindler", file)
    desk = desk_for(Speaker("fr", "swindler"), game, 2, {}, NAMES[:2], str(file))
    assert isinstance(desk, SwindlerDesk)
    assert desk.swindler.title(5) == "My Lord's Round"
    assert desk.swindler.title(0) == "Loose Change"


def position(seed: int = 1) -> tuple[Match, Any]:
    match = Match(load("swindler"), 2, Random(seed), {"start_player": "seat0", "master_thief": "off"})
    return match, match.view(0)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("2", "reserve:2"),
        ("cancel:1", "cancel:1"),
        ("d", "done"),
        ("reserve 3", "reserve:3"),
        ("SELL 1.2", "sell:1.2"),
        ("with rr", "with:Rr"),
        ("bag:red", "bag:red"),
    ],
)
def test_orders_are_typed_by_their_number_and_moves_by_their_text(typed: str, expected: str) -> None:
    match, view = position()
    assert match.game.moves.text(desk_of(match, "en").read(typed, view)) == expected


def test_bags_are_typed_by_their_letters() -> None:
    match, _ = position()
    desk = desk_of(match, "en")
    match.play(0, match.game.moves.parse("done"))
    view = match.view(0)
    assert [match.game.moves.text(desk.read(letter, view)) for letter in "rbgyK"] == [
        f"bag:{name}" for name in BAGS
    ]


def test_tiles_are_typed_by_their_codes_and_fields_by_dealer_and_field() -> None:
    met: set[str] = set()
    match = Match(load("swindler"), 4, Random(2), {})
    desk = desk_of(match, "fr")
    for _, view in moments(match, 2):
        name, _ = desk.moment(view)
        for move in view.legal_moves():
            verb, _, what = match.game.moves.text(move).partition(":")
            if what != "coin" and (name, verb) in TYPED:
                met.add(verb)
                assert desk.read(what.upper(), view) == move
    assert met >= {"with", "sell"}


@pytest.mark.parametrize(
    "typed", ["", "zz", "9", "0", "reserve", "reserve:9", "lot:1", ":", "::", "🦴", "\\"]
)
def test_what_is_no_move_is_refused(typed: str) -> None:
    match, view = position()
    with pytest.raises(IllegalMove):
        desk_of(match, "en").read(typed, view)


def test_tiles_drawn_one_after_the_other_are_one_sentence() -> None:
    match, _ = position()
    events = [
        Event(-1, "drew", (1, 0, -1)),
        Event(-1, "move", (1, 30, -1)),
        Event(-1, "drew", (1, 3, -1)),
        Event(-1, "drew-skull", (1, 0, -1)),
    ]
    told = list(desk_of(match, "en").tell(events, 0))
    assert [piece.text.plain.strip() for piece in told] == [
        "Kitty draws:",
        "red ring",
        "red key",
        "Kitty draws a skull!",
    ]
    assert [piece.goes_on for piece in told] == [False, True, True, False]


def test_a_card_is_told_once() -> None:
    match, _ = position()
    desk = desk_of(match, "en")
    drawn = [Event(-1, "draws-accomplice", (0, -1, -1)), Event(1, "drew-accomplice", (0, 3, -1))]
    assert [piece.text.plain.split(":")[0] for piece in desk.tell(drawn, 0)] == ["You draw the Copycat"]
    bet = [Event(-1, "bets", (1, 0, -1)), Event(-1, "shows-card", (1, 8, 0))]
    assert [piece.text.plain for piece in desk.tell(bet, 0)] == [
        "Kitty plays the Know-it-All and bets on a skull."
    ]
    paid = [Event(-1, "shows-card", (1, 8, 0)), Event(-1, "fulfils", (1, 33, 5))]
    assert next(iter(desk.tell(paid, 0))).text.plain == "Kitty plays the Know-it-All."
