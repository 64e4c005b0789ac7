"""The moves of Oliver Twist, players' first and chance's after."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.pieces import (
    CARDS,
    CHARACTER,
    FIRST_TOOL,
    KINDS,
    LOOT,
    MOST_PLAYERS,
    OBJECTS,
    SPACES,
    STASH,
    TYPES,
    VALUED,
    WALLET,
)
from fagin.kernel import Moves

PLACES: Final = [str(space) for space in range(1, SPACES + 1)]
SEATS: Final = [str(seat) for seat in range(MOST_PLAYERS)]
VALUES: Final = [str(value) for value in LOOT]

# a block over the spaces 1 to 75 is named so that BLOCK + space is the move
MOVES: Final = Moves()
PROWL: Final = MOVES.block("prowl", PLACES) - 1
FLIP: Final = MOVES.block("flip", PLACES) - 1
PEEK: Final = MOVES.block("peek", PLACES) - 1
GRAB: Final = MOVES.block("grab", PLACES) - 1
MOVE: Final = MOVES.block("move", ["0", *PLACES])
SELL: Final = MOVES.block("sell", TYPES[: VALUED + 1])  # [OT-R89] Wallets alone only with an option
HOLD: Final = MOVES.block("hold", KINDS[:WALLET])
PLAY: Final = MOVES.block("play", CARDS)
HIDE: Final = MOVES.block("hide", CARDS)
KEEP: Final = MOVES.block("keep", VALUES)
TAKE: Final = MOVES.block("take", KINDS[:CHARACTER])
PLANT: Final = MOVES.block("plant", KINDS)
BURN: Final = MOVES.block("burn", KINDS)
CLEAR: Final = MOVES.block("clear", TYPES)
DROP: Final = MOVES.block("drop", KINDS[:OBJECTS])
YIELD: Final = MOVES.block("yield", KINDS[:OBJECTS])
GIVE: Final = MOVES.block("give", KINDS[:OBJECTS])
CASH: Final = MOVES.block("cash", [str(n) for n in range(1, STASH + 1)]) - 1
SCRAP: Final = MOVES.block("scrap", TYPES[:VALUED])
SPEND: Final = MOVES.block("spend", KINDS[FIRST_TOOL:CHARACTER]) - FIRST_TOOL
TARGET: Final = MOVES.block("target", SEATS)
FIRST: Final = MOVES.block("first", SEATS)
BRIBE: Final = MOVES.add("bribe")
STOP: Final = MOVES.add("stop")
DONE: Final = MOVES.add("done")
ADD_WALLET: Final = MOVES.add("wallet")
BURGLE: Final = MOVES.add("burgle")

LOT: Final = MOVES.chance_block("lot", SEATS)
STARTER: Final = MOVES.chance_block("starter", KINDS[:OBJECTS])
TOKEN: Final = MOVES.chance_block("token", KINDS)
CARD: Final = MOVES.chance_block("card", CARDS)
LOOT_CARD: Final = MOVES.chance_block("loot", VALUES)
ROBBED: Final = MOVES.chance_block("robbed", KINDS[:OBJECTS])
EMPTIED: Final = MOVES.chance_block("empty", PLACES) - 1
