"""The moves of Fagin's Gang, players' first and chance's after."""

from __future__ import annotations

from typing import Final

from fagin.games.fagins_gang.pieces import GOODS, LOCATIONS, MOST_LEVELS, MOST_PLAYERS, SIX
from fagin.kernel import Moves

# [FG-R45] where a paid walk may end: a level, or beyond the bottom, beyond the top, home
DESTINATIONS: Final = [*(str(level) for level in range(MOST_LEVELS)), "low", "high", "fagin"]
LOW: Final = MOST_LEVELS
HIGH: Final = MOST_LEVELS + 1
HOME: Final = MOST_LEVELS + 2
ENDS: Final = MOST_LEVELS + 3  # how many destinations there are

ACTS: Final = ["move", "steal", "rob", "market", "beg", "pass"]
ACT_MOVE: Final = 0
ACT_STEAL: Final = 1
ACT_ROB: Final = 2
ACT_MARKET: Final = 3
ACT_BEG: Final = 4
ACT_PASS: Final = 5
DIRECTIONS: Final = ["up", "down"]

# the move to a destination at a location is GO + location * ENDS + destination
MOVES: Final = Moves()
ACT: Final = MOVES.block("act", ACTS)
GO: Final = MOVES.block("go", [f"{location}:{end}" for location in LOCATIONS for end in DESTINATIONS])
BUMP: Final = MOVES.block("bump", DIRECTIONS)
DODGE: Final = MOVES.block("dodge", DIRECTIONS)
STEAL: Final = MOVES.block("steal", LOCATIONS)
ROB: Final = MOVES.block("rob", LOCATIONS)
GIVE: Final = MOVES.block("give", GOODS)
TAKE: Final = MOVES.block("take", GOODS)
BUY: Final = MOVES.block("buy", GOODS)
SELL: Final = MOVES.block("sell", GOODS)
DISCARD: Final = MOVES.block("discard", GOODS)
EXCHANGE: Final = MOVES.add("swap")
PASS: Final = MOVES.add("pass")
DONE: Final = MOVES.add("done")

# ROLL + face is what the die shows
ROLL: Final = MOVES.chance_block("roll", [str(face) for face in range(1, SIX + 1)]) - 1
LOT: Final = MOVES.chance_block("lot", [str(seat) for seat in range(MOST_PLAYERS)])


def block_of(first: int, mask: int) -> list[int]:
    """The moves of a block of six whose bits are set."""
    return [first + at for at in range(SIX) if mask >> at & 1]


# the choices that depend on six bits only, made once; read only
TAKES: Final = [block_of(TAKE, mask) for mask in range(64)]
GIVES: Final = [block_of(GIVE, mask) for mask in range(64)]
DISCARDS: Final = [block_of(DISCARD, mask) for mask in range(64)]
