"""The moves of Doggy Bag, players' first and chance's after."""

from __future__ import annotations

from typing import Final

from fagin.games.doggy_bag.pieces import (
    FEWEST_ANNOUNCED,
    LEAST_LOOT,
    LETTERS,
    MOST_LOOT,
    MOST_PLAYERS,
    REFILLED,
    ROLES,
    heaps_of_size,
    letters_of,
)
from fagin.kernel import Moves

MOST_ANNOUNCED: Final = 101

# [DB-4.4] what may be put in the bag, and [DB-13.14] what may be moved from the chest: a heap for each move
LOOTS: Final[tuple[int, ...]] = tuple(
    heap for bones in range(LEAST_LOOT, MOST_LOOT + 1) for heap in heaps_of_size(bones)
)
REFILLS: Final[tuple[int, ...]] = tuple(
    heap for bones in range(1, REFILLED + 1) for heap in heaps_of_size(bones)
)

SEATS: Final = [str(seat) for seat in range(MOST_PLAYERS)]
NUMBERS: Final = [str(role) for role in range(ROLES)]

MOVES: Final = Moves()
LOOT: Final = MOVES.block("loot", [letters_of(heap) for heap in LOOTS])
ROLE: Final = MOVES.block("role", NUMBERS)
FLIP: Final = MOVES.block("flip", NUMBERS)
HOTHEAD: Final = MOVES.block("hothead", [str(n) for n in range(FEWEST_ANNOUNCED, MOST_ANNOUNCED + 1)])
LEAD: Final = MOVES.block("lead", SEATS)
DISCARD: Final = MOVES.block("discard", list(LETTERS))
REFILL: Final = MOVES.block("refill", [letters_of(heap) for heap in REFILLS])
SWAP: Final = MOVES.block("swap", [f"{given}:{taken}" for given in LETTERS for taken in LETTERS])
GLUTTONY: Final = MOVES.add("gluttony")
BANK: Final = MOVES.add("bank")
STEAL: Final = MOVES.block("steal", [*SEATS, "none"])
STEAL_NONE: Final = STEAL + MOST_PLAYERS
USE: Final = MOVES.add("use")
SKIP: Final = MOVES.add("skip")

FIRST: Final = MOVES.chance_block("first", SEATS)
COINS: Final = MOVES.chance_block("coins", [str(amount) for amount in range(LEAST_LOOT, MOST_LOOT + 1)])
BONES: Final = MOVES.chance_block("bone", list(LETTERS))
