"""Guesses in Oliver Twist are exact: in a small box, every possible world is guessed, and no impossible one.

The possible worlds are found by brute force: beside the true game, all games are played on that look the same to
one seat. Where it does not see what is chosen or drawn, everything legal is tried, and kept if the seat's view
is the true one. Lairs, hands, Burglary cards and faces do not depend on each other, so that each is tried alone.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from laws.laws import check
from laws.oliver_twist import HIDDEN, Transitions, invariants

from fagin.games import load
from fagin.games.oliver_twist.burglary import DrawLoot, Keep
from fagin.games.oliver_twist.fagin import Selling
from fagin.games.oliver_twist.lair import Drop, Yield
from fagin.games.oliver_twist.moves import CARD, DONE, HIDE, HOLD, KEEP, MOVES, PLAY, PROWL, SELL
from fagin.games.oliver_twist.night import LeaveEmpty, SeeFace
from fagin.games.oliver_twist.pieces import CARDS, OBJECTS
from fagin.games.oliver_twist.prowl import DrawCard
from fagin.games.oliver_twist.rivals import AskFor, GiveFor, Plant, Rob
from fagin.games.oliver_twist.setup import DealStarter
from fagin.games.oliver_twist.state import TwistState
from fagin.kernel import CHANCE
from fagin.kernel.show import show_text

OBJECT_FACES = {
    "apple": [(1, 2), (2, 2)],
    "handkerchief": [(1, 0), (2, 0)],
    "brooch": [(2, 4)],
    "necklace": [(3, 0)],
    "ring": [(4, 4)],
    "watch": [(5, 0)],
    "wallet": [(0, 4)],
}
TOOLS = {"crowbar": 0, "lantern": 0, "keys": 2, "centrebit": 0, "rope": 2}
STARTING = ["apple:1"] * 2 + ["brooch:2"] * 3 + ["ring:4"] * 3
POWERS = {
    "monks": "max = 2",
    "rose": "max = 3",
    "bumble": "keep = 2",
    "fang": "count = 2",
    "brownlow": "pounds = 4",
}
STREETS = [range(15), [5, *range(15, 21)], [10, *range(21, 27)]]
SPACES = 26
MOST_WORLDS = 250  # a game with more is not followed to its end


@pytest.fixture(scope="module")
def small_box(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Oliver Twist with 26 spaces, few kinds of tokens, and hardly any Burglary tokens: spaces stay empty at night."""
    return load("oliver_twist", small_file(tmp_path_factory.mktemp("box") / "small.toml"))


def small_file(path: Path) -> Path:
    lines = ["[setup]", "start_pounds = 6", "[rewards]", "values = [3, 2]"]
    for sort, faces in OBJECT_FACES.items():
        shown = ", ".join(f"{{ pounds = {pounds}, count = {some} }}" for pounds, some in faces)
        total = sum(some for _, some in faces)
        lines += ["[[object]]", f'id = "{sort}"', f"count = {total}", f"faces = [{shown}]"]
    for tool, some in TOOLS.items():
        lines += ["[[tool]]", f'id = "{tool}"', f"count = {some}"]
    lines += ["[character_tokens]", "count = 6", "[burglary_tokens]", "count = 2", "[starting]"]
    tokens = [token.split(":") for token in STARTING]
    shown = ", ".join(f'{{ object = "{sort}", pounds = {pounds} }}' for sort, pounds in tokens)
    lines += [f"tokens = [{shown}]", "[burglary_cards]"]
    lines += [f"values = {[value for value in range(-6, 11) if value]}"]
    for card in CARDS:
        lines += ["[[character_card]]", f'id = "{card}"', f"params = {{ {POWERS.get(card, '')} }}"]
    lines += ["[board]", "width = 100", "height = 100", "start_xy = [0, 0]", "junctions = {}"]
    lines += [f"spaces = {[[space, space, space % 7] for space in range(1, SPACES + 1)]}"]
    for at, chain in enumerate(STREETS):
        lines += ["[[board.street]]", f'id = "s{at}"', f'name = "Street {at}"', f"chain = {list(chain)}"]
        lines += ["yellow = false", 'path = ""', 'label_path = ""']
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


# ---------------------------------------------------------------- what is hidden, and what may be otherwise


World = tuple[str, ...]  # what is hidden in a state, in parts that must each be guessed in all ways
Look = Callable[[Any], World]


def lairs(state: Any) -> World:
    """What is in stashes and files, and on a tray; what others remember of it is no part of it."""
    own = [[own.stash, own.file, own.incoming, own.sight, own.chosen] for own in state.private]
    trays = [[own.stash, own.tray, own.topped_up] for own in state.private if own.tray]
    return show_text([own, state.secret.pool]), show_text(trays)


def hands(state: Any) -> World:
    return (show_text([[own.hand for own in state.private], state.secret.deck]),)


def loot(state: Any) -> World:
    return (show_text([[[own.kept, own.drawn] for own in state.private], state.secret.pile]),)


def faces(state: Any) -> World:
    peeked = [sorted(own.peeked) for own in state.private]
    return (show_text([peeked, sorted(state.secret.pinned), state.secret.unseen]),)


HIDDEN_THINGS: dict[
    str, tuple[Look, tuple[type, ...]]
] = {  # how to look at it, and which steps change it unseen
    "lairs": (lairs, (DealStarter, Rob, Drop, Yield, Plant, AskFor, GiveFor, Selling)),
    "hands": (hands, (DrawCard,)),
    "loot": (loot, (DrawLoot, Keep)),
    "faces": (faces, (SeeFace,)),
}
BUSY_CARDS = [
    CARDS.index(card) for card in ("sikes", "nancy", "monks", "oliver", "rose", "fang", "bumble", "noah")
]


class Worlds:
    """All worlds that look to one seat like the true one, as far as one hidden thing is concerned."""

    def __init__(self, state: Any, seat: int, thing: str) -> None:
        self.seat = seat
        self.look, self.steps = HIDDEN_THINGS[thing]
        self.worlds: dict[World, Any] = {self.look(state): state.copy()}

    def follow(self, step: Any, actor: int, move: int, truth: Any) -> None:
        """The true move was made at a step: what may have happened instead?"""
        unseen = isinstance(step, self.steps) and actor != self.seat
        if isinstance(step, Selling) and unseen and move != DONE:
            return  # nothing was seen, and the worlds with another tray are there already
        key = truth.view(self.seat).key()
        found: dict[World, Any] = {}
        for world in self.worlds.values():
            legal = world.legal_moves(actor)
            for other in legal if unseen else [move] if move in legal else []:
                self.keep(world, actor, other, key, found)
        top = truth.public.stack.top
        if isinstance(top, Selling) and isinstance(top, self.steps) and top.seat != self.seat:
            self.vary_the_tray(top.seat, key, found)
        self.worlds = found

    def keep(self, world: Any, actor: int, move: int, key: str, found: dict[World, Any]) -> Any:
        """Make a move in a copy of a world, and keep it if it looks like the true one."""
        after = world.copy()
        after.apply(actor, move)
        if after.view(self.seat).key() != key:
            return None
        return found.setdefault(self.look(after), after)

    def vary_the_tray(self, seller: int, key: str, found: dict[World, Any]) -> None:
        """A seller changes the tray as often as they like, and nobody sees it."""
        queue = list(found.values())
        for world in queue:
            for move in world.legal_moves(seller):
                known = len(found)
                after = self.keep(world, seller, move, key, found)
                if len(found) > known:
                    queue.append(after)


def some_move(state: TwistState, actor: int, hoarder: int, rng: Random) -> int:
    """A random move that makes guessing hard: cards are played, and one player may hoard Objects."""
    moves = state.legal_moves(actor)
    if actor == CHANCE:
        busy = [move for move in moves if move - CARD in BUSY_CARDS]
        return rng.choice(busy) if busy and rng.random() < 0.8 else state.sample(rng)
    plays = [move for move in moves if PLAY <= move < HIDE]
    if plays and rng.random() < 0.5:
        return rng.choice(plays)
    if hoarder != CHANCE:
        board = state.public.board
        takes = [move for move in moves if move < SELL and move - PROWL < len(board)]
        takes = [move for move in takes if (board[move - PROWL] < OBJECTS) == (actor == hoarder)]
        if takes:
            return rng.choice(takes)
        moves = [move for move in moves if not SELL <= move < HOLD and not HIDE <= move < KEEP] or moves
    return rng.choice(moves)


def guesses_are_the_possible_worlds(game: Any, thing: str, players: int, seed: int, share: float) -> set[str]:
    """Follow one random game, and look at guesses in a share of its positions; the steps that were met."""
    rng, dice = Random(seed), Random(seed)  # the game does not depend on the guesses
    state = game.new(players, {"first_player": "seat0"})
    seat = rng.randrange(players)
    hoarder = rng.choice([CHANCE, *range(players)])
    worlds = Worlds(state, seat, thing)
    met: set[str] = set()
    while actors := state.to_act():
        step = state.public.stack[-1]
        move = some_move(state, actors[0], hoarder, rng)
        state.apply(actors[0], move)
        worlds.follow(step, actors[0], move, state)
        possible = set(worlds.worlds)
        assert worlds.look(state) in possible, "the truth is not among the possible worlds"
        if len(possible) > MOST_WORLDS:
            break
        if len(possible) > 1:
            met.add(type(step).__name__)
        if dice.random() < share:
            look_at_guesses(game, state, seat, possible, worlds.look, dice)
    return met


def look_at_guesses(game: Any, state: Any, seat: int, possible: set[World], look: Look, rng: Random) -> None:
    """Guess until every part of every possible world was guessed, and some more."""
    view = state.view(seat)
    missing = {(at, part) for world in possible for at, part in enumerate(world)}
    for draw in range(400 * len(possible)):
        guess = look(game.determinise(view, rng))
        assert guess in possible, f"a guess that cannot be: {guess}"
        missing.difference_update(enumerate(guess))
        if not missing and draw > 10:
            return
    raise AssertionError(f"possible, but never guessed: {min(missing)}")


# ---------------------------------------------------------------- the tests

HARD = {  # what the random games must meet, or they would prove little
    "lairs": {
        "DealStarter",
        "Rob",
        "Drop",
        "Yield",
        "Plant",
        "GiveFor",
        "Selling",
        "Recover",
        "Clear",
        "Burn",
    },
    "hands": {"DrawCard", "Turn"},
    "loot": {"DrawLoot", "Keep"},
    "faces": {"SeeFace", "TurnUp"},
}


def guesses_are_exact(game: Any, thing: str, seeds: range, share: float) -> None:
    met: set[str] = set()
    for players, seed in product((2, 3), seeds):
        met |= guesses_are_the_possible_worlds(game, thing, players, seed, share)
    assert HARD[thing] <= met


@pytest.mark.parametrize(("thing", "games"), [("lairs", 4), ("hands", 2), ("loot", 2), ("faces", 2)])
def test_guesses_are_exactly_the_possible_worlds(small_box: Any, thing: str, games: int) -> None:
    guesses_are_exact(small_box, thing, range(games), 0.1)


@pytest.mark.slow
@pytest.mark.parametrize("thing", HIDDEN_THINGS)
def test_guesses_are_exactly_the_possible_worlds_in_many_games(small_box: Any, thing: str) -> None:
    guesses_are_exact(small_box, thing, range(100, 200), 0.4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_in_a_box_that_cannot_fill_the_night(small_box: Any, players: int) -> None:
    for seed in range(3):
        check(small_box, players, seed, HIDDEN, invariants, share=0.15)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_in_a_box_that_cannot_fill_the_night_keep_the_invariants(small_box: Any, players: int) -> None:
    rng = Random(players)
    short = 0
    for _ in range(25):
        state = small_box.new(players)
        transitions = Transitions()
        while actors := state.to_act():
            short += isinstance(state.public.stack[-1], LeaveEmpty)
            move = state.sample(rng) if actors == [CHANCE] else rng.choice(state.legal_moves(actors[0]))
            before = state.copy()
            state.apply(actors[0], move)
            invariants(state)
            transitions.check(before, state, MOVES.text(move))
    assert short > 0, "no night was short of tokens"
