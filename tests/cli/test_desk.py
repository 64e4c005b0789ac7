"""Doggy Bag's desk: every moment of many games can be asked, typed, explained and drawn in both languages."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import desks
import pytest
from arena import decisions
from rich.console import Console

from fagin.games import load
from fagin.games.doggy_bag.loot import Loot
from fagin.games.doggy_bag.moves import LOOT, LOOTS
from fagin.games.doggy_bag.pieces import BLACK, count, size
from fagin.games.doggy_bag.state import DoggyState
from fagin.kernel import CHANCE, Event, IllegalMove, Match
from fagin.terminal.doggy_bag import MOMENTS, DoggyDesk

NAMES = ["Artful", "Betty", "Rose", "Charley"]


def desk_of(match: Match, lang: str) -> DoggyDesk:
    return desks.desk_of(DoggyDesk, match, lang, NAMES)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_moment_can_be_asked_typed_and_explained(lang: str) -> None:
    game = load("doggy_bag")
    met: set[str] = set()
    console = Console(width=80, quiet=True)
    for seed in range(9):
        options = [{}, {"effects": "optional"}, {"mode": "beginner", "gluttony_keeps_grey": "true"}][seed % 3]
        rng = Random(seed)
        match = Match(game, 4, Random(seed), options)
        desk = desk_of(match, lang)
        while match.outcome is None:
            seat = match.waiting_for()[0]
            view = match.view(seat)
            moves = view.legal_moves()
            question = desk.question(view)
            assert desk.explain_moment(view).clause in MOMENTS.values()
            met.add(desk.verb(view))
            for key, words in question.choices:
                if key != "h…":
                    assert desk.read(key, view) in moves
                assert len(words) < 76
            if not question.typed and desk.verb(view) != "role":
                assert len(question.choices) == len(moves)
            move = rng.choice(moves)
            assert desk.read(game.moves.text(move), view) == move
            assert desk.words(move, view)
            assert desk.explain_move(move, view).clause.startswith("DB-")
            for part in desk.table(view):
                console.print(part)
            match.play(seat, move)
        told = list(desk.tell(match.events(0, 0), 0))
        assert len(told) > 20
        assert desk.ending(match, 0)
    assert met == set(MOMENTS)


def position(*moves: str) -> Any:
    """Seat 0's view after some moves of its own in a game where it begins."""
    match = Match(load("doggy_bag"), 2, Random(1), {"first_player": "seat0"})
    for text in moves:
        seat = match.waiting_for()[0]
        match.play(seat, match.game.moves.parse(text) if text else match.legal_moves(seat)[0])
    return match, match.view(match.waiting_for()[0])


@pytest.mark.parametrize(
    ("lang", "typed", "expected"),
    [
        ("en", "kwg", "loot:gwk"),
        ("en", "GWK", "loot:gwk"),
        ("en", "g w k", "loot:gwk"),
        ("en", "loot gwk", "loot:gwk"),
        ("en", "loot:kwg", "loot:gwk"),
        ("fr", "gbn", "loot:gwk"),
        ("fr", "jr", "loot:ry"),
        ("en", "role 4", "role:4"),
    ],
)
def test_bones_are_typed_in_any_order_and_with_french_initials(lang: str, typed: str, expected: str) -> None:
    match, view = position()
    assert match.game.moves.text(desk_of(match, lang).read(typed, view)) == expected


@pytest.mark.parametrize(
    ("typed", "expected"), [("3", "role:3"), ("h3", "flip:3"), ("flip 3", "flip:3"), ("gw", "loot:gw")]
)
def test_tokens_are_typed_by_their_number(typed: str, expected: str) -> None:
    match, view = position("", "")
    assert match.game.moves.text(desk_of(match, "en").read(typed, view)) == expected


def test_dogs_are_typed_by_name_or_number() -> None:
    match, view = position("", "", "role:2")
    desk = desk_of(match, "en")
    assert match.game.moves.text(desk.read("betty", view)) == "lead:1"
    assert match.game.moves.text(desk.read("1", view)) == "lead:0"


@pytest.mark.parametrize(
    "typed", ["", "zz", "9", "role:9", "bone:g", "coins:3", "first:1", "ggggg", ":", "::", "h", "🦴", "\\"]
)
def test_what_is_no_move_is_refused(typed: str) -> None:
    match, view = position()
    with pytest.raises(IllegalMove):
        desk_of(match, "en").read(typed, view)


def test_bones_drawn_one_after_the_other_are_one_sentence() -> None:
    match, _ = position()
    events = [Event(-1, "attempts", (1, 3, -1)), Event(-1, "drew", (1, 0, -1)), Event(-1, "drew", (1, 4, -1))]
    told = list(desk_of(match, "en").tell(events, CHANCE))
    assert [piece.text.plain.strip() for piece in told] == ["Betty steals and must draw 3:", "grey", "black"]
    assert [piece.goes_on for piece in told] == [False, True, True]


def test_the_bag_after_a_loot_is_that_of_guessed_worlds_even_when_dogs_are_out() -> None:
    game, off = load("doggy_bag"), []
    desk = desk_of(Match(game, 4, Random(1)), "en")
    for seed in range(16):
        for state, seat in decisions(game, 4, seed, {}, 0.0):
            if isinstance(state.public.stack[-1], Loot) and state.public.out:
                view, move = state.view(seat), state.legal_moves(seat)[0]
                guesses = [game.determinise(view, Random(number)) for number in range(100)]
                came = fmean(black_share(guess, seat, move) for guess in guesses)
                off.append(desk.black_after(move, view) - 100 * came)
                break
    assert len(off) >= 8
    assert max(map(abs, off)) < 5
    assert abs(fmean(off)) < 1


def black_share(state: DoggyState, seat: int, move: int) -> float:
    """The share of black bones in a bag after a dog's loot, if each other delivers any of its bones."""
    public = state.public
    amount, heap = int(public.amount), LOOTS[move - LOOT]
    black, bones = float(count(state.secret.bag + heap, BLACK)), int(public.bag_count) + amount
    for other in range(public.players):
        if other != seat and public.alive >> other & 1:
            behind = state.private[other].behind
            black += amount * int(count(behind, BLACK)) / int(size(behind))
            bones += amount
    return black / bones
