"""Make things that hold one another and free them; a process of its own, since a mistake here ends the process."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import fagin
from fagin.bots.bot import ITERATIONS, POLICIES, bot
from fagin.bots.ismcts import Crossing, Node, Searcher
from fagin.games import load
from fagin.kernel import CHANCE

MUCH = 16  # times as many iterations as Fagin makes


def compiled_classes() -> Iterator[type[Any]]:
    """Every class of ours that the compiler has made."""
    package = Path(fagin.__file__).parent
    for file in sorted(package.rglob("*.so")):
        name = ".".join(file.relative_to(package.parent).parts).partition(".cpython")[0]
        module = importlib.import_module(name.removesuffix(".__init__"))
        for thing in vars(module).values():
            if inspect.isclass(thing) and thing.__module__ == module.__name__:
                yield thing


class Freed:
    """Makes an object and frees it when it is itself freed."""

    def __init__(self, made: type[Any]) -> None:
        self.made = made

    def __del__(self) -> None:
        with suppress(TypeError):  # arguments are missing: that is noticed only after the object was made
            self.made()


def free_every_class(depth: int) -> None:
    """Free an object of every compiled class at each level of lists that hold one another, so many deep."""
    for made in compiled_classes():
        print(f"{made.__module__}.{made.__name__}", flush=True)
        chain: list[Any] = []
        for _ in range(depth):
            chain = [Freed(made), chain]
        del chain


def free_a_tree(depth: int) -> None:
    """Build a tree of a search with one line of so many moves, and free it from its root."""
    print(f"a line of {depth} moves", flush=True)
    for above in range(6):  # objects that are being freed around it count too
        node = root = Node(0, 0, 1.0, 0)
        for move in range(depth):
            then = Node(move % 4, move, 1.0, 0)
            node.after = Crossing()
            node.after.tried.append(then)
            node.after.options = [then]
            node = then
        tree: list[Any] = [root]
        del node, root, then
        for _ in range(above):
            tree = [tree]
        del tree


def play(name: str, seed: int, moves: int, every: int) -> None:
    """So many moves of a game; before one in so many Fagin thinks much longer, the others are Sly's."""
    game = load(name)
    policy = POLICIES[name]
    fagin_thinks = Searcher(game, policy, ITERATIONS["fagin"] * policy.effort * MUCH, 3600.0)
    sly = bot("sly", game)
    rng = Random(seed)
    state = game.new(2)
    made = 0
    while made < moves and (actors := state.to_act()):
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        print(f"move {made} of {name} with seed {seed}", flush=True)
        thinker = sly if made % every else fagin_thinks
        state.apply(seat, thinker.choose(state.view(seat), rng))
        made += 1


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["classes", depth]:
            free_every_class(int(depth))
        case ["tree", depth]:
            free_a_tree(int(depth))
        case ["game", game, *numbers]:
            play(game, *map(int, numbers))
    print("all was freed")
