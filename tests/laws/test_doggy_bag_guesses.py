"""Guesses in Doggy Bag are exact: in a small box, every possible world is guessed, and no impossible one.

The possible worlds are found by brute force: every other way the others could have looted is played again with
the same public moves, and kept if it is legal throughout and looks the same to the seat.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from fagin.games import load
from fagin.kernel import CHANCE, BadRecord, Record
from fagin.kernel.show import show_text

SMALL = {"g": (1, 0), "w": (2, 1), "r": (1, 1), "y": (1, 0), "k": (1, 1)}  # behind each screen, in the bag


@pytest.fixture(scope="module")
def small_box(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Doggy Bag with six bones behind each screen, and two black bones enough to be thrown out."""
    lines = []
    for letter, (own, start) in SMALL.items():
        lines.append(
            f'[[colours]]\nletter = "{letter}"\npoints = 1\nper_player = {own}\n'
            f"in_bag_at_start = {start}\nbox_total = {6 * own + start}\n"
        )
    total = sum(6 * own + start for own, start in SMALL.values())
    lines.append(
        f"[bones]\ntotal = {total}\n[coins]\ncount = 2\nfaces = [1]\n[punishment]\nblack_limit = 2\n"
    )
    path = tmp_path_factory.mktemp("box") / "small.toml"
    path.write_text("".join(lines))
    return load("doggy_bag", path)


def worlds(game: Any, record: Record, seat: int) -> set[str]:
    """Every state that looks to the seat like the one the record leads to."""
    truth = record.replay(game).view(seat).key()
    looted = [n for n, (who, move) in enumerate(record.moves) if is_loot(game, move) and who != seat]
    found: set[str] = set()
    extend(game, record, seat, looted, 0, truth, found)
    return found


def extend(
    game: Any, record: Record, seat: int, looted: list[int], at: int, truth: str, found: set[str]
) -> None:
    """Try every loot at one place of the record, and go on from there as long as the record can be replayed."""
    try:
        upto = looted[at] if at < len(looted) else len(record.moves)
        state = record.replay(game, upto)
    except BadRecord:
        return
    if at == len(looted):
        if state.view(seat).key() == truth:
            found.add(hidden(state))
        return
    who, was = record.moves[looted[at]]
    for move in state.legal_moves(who):
        record.moves[looted[at]] = (who, move)
        extend(game, record, seat, looted, at + 1, truth, found)
    record.moves[looted[at]] = (who, was)


def is_loot(game: Any, move: int) -> bool:
    return bool(game.moves.text(move).startswith("loot:"))


def hidden(state: Any) -> str:
    """What is hidden in a state; what each delivered when is not part of it."""
    return show_text([[own.behind, own.sealed] for own in state.private] + [state.secret.bag])


def some_record(game: Any, players: int, moves: int, rng: Random) -> Record:
    record = Record(game.id, game.version, players, game.settle({"first_player": "seat0"}), game.data)
    state = game.new(players, record.options)
    while state.to_act() and len(record.moves) < moves:
        actor = rng.choice(state.to_act())
        move = state.sample(rng) if actor == CHANCE else rng.choice(state.legal_moves(actor))
        state.apply(actor, move)
        record.moves.append((actor, move))
    return record


@pytest.mark.parametrize(("players", "seed"), list(product((2, 3), range(8))))
def test_guesses_are_exactly_the_possible_worlds(small_box: Any, players: int, seed: int) -> None:
    guesses_are_the_possible_worlds(small_box, players, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), list(product((2, 3), range(100, 200))))
def test_guesses_are_exactly_the_possible_worlds_in_many_games(
    small_box: Any, players: int, seed: int
) -> None:
    guesses_are_the_possible_worlds(small_box, players, seed)


def guesses_are_the_possible_worlds(small_box: Any, players: int, seed: int) -> None:
    rng = Random(seed)
    record = some_record(small_box, players, rng.randrange(4, 60 if players == 2 else 30), rng)
    seat = rng.randrange(players)
    possible = worlds(small_box, record, seat)
    view = record.replay(small_box).view(seat)
    guessed = {hidden(small_box.determinise(view, rng)) for _ in range(60 * len(possible))}
    assert guessed - possible == set(), "a guess that cannot be"
    assert possible - guessed == set(), "a possible world that is never guessed"


def test_the_small_box_meets_what_makes_guessing_hard(small_box: Any) -> None:
    """The random games above would prove little without swaps, looks and dogs thrown out."""
    met = set()
    for players, seed in product((2, 3), range(8)):
        rng = Random(seed)
        record = some_record(small_box, players, rng.randrange(4, 60 if players == 2 else 30), rng)
        state = record.replay(small_box)
        met |= {"swap"} if state.public.swaps else set()
        met |= {"look"} if any(own.looks for own in state.private) else set()
        met |= {"out"} if state.public.out else set()
        met |= {"later turn"} if len(state.public.amounts) > 1 else set()
    assert met == {"swap", "look", "out", "later turn"}
