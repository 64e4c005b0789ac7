"""The moves of Swindler, players' first and chance's after."""

from __future__ import annotations

from typing import Final

from fagin.games.swindler.pieces import (
    BAGS,
    CARDS,
    COIN_KINDS,
    COLOURS,
    DEALER_IDS,
    DEALER_SPACES,
    FIELDS,
    KINDS,
    MOST_PLAYERS,
    ORDER_IDS,
    ORDER_SPACES,
    THIEVES,
)
from fagin.kernel import Moves

SPACES: Final = [str(space) for space in range(1, ORDER_SPACES + 1)]
SEATS: Final = [str(seat) for seat in range(MOST_PLAYERS)]
PLACES: Final = [
    f"{dealer}.{field}" for dealer in range(1, DEALER_SPACES + 1) for field in range(1, FIELDS + 1)
]

MOVES: Final = Moves()
THIEF: Final = MOVES.block("thief", THIEVES)
RESERVE: Final = MOVES.block("reserve", SPACES)
CANCEL: Final = MOVES.block("cancel", SPACES)
BAG: Final = MOVES.block("bag", BAGS)
DRAW: Final = MOVES.add("draw")
STOP: Final = MOVES.add("stop")
SIDEKICK: Final = MOVES.block("sidekick", BAGS)
PASS: Final = MOVES.add("pass")
BET: Final = MOVES.block("bet", ["skull", "clean"])
COPYCAT: Final = MOVES.add("copycat")
ANGEL: Final = MOVES.add("angel")
BACKSTAB: Final = MOVES.add("backstab")
GOLDDIG: Final = MOVES.add("golddig")
ASSASSIN: Final = MOVES.add("assassin")
PART: Final = MOVES.block("part", ["1", "2"])
KEEP: Final = MOVES.block("keep", ["1", "2"])
FULFIL: Final = MOVES.block("fulfil", SPACES)
SELL: Final = MOVES.block("sell", PLACES)  # dealer and field
WITH: Final = MOVES.block("with", KINDS)
FORGE: Final = MOVES.block("forge", KINDS)
TURN: Final = MOVES.block("turn", ["Rk", "Bk", "Gk", "Yk"])  # by colour
LOCKPICK: Final = MOVES.block("lockpick", COLOURS)
CARD: Final = MOVES.block("card", CARDS)
PAY_COIN: Final = MOVES.add("pay:coin")
PAY: Final = MOVES.block("pay", [KINDS[kind] for kind in COIN_KINDS])  # by place in COIN_KINDS
GIVE_COIN: Final = MOVES.add("give:coin")
GIVE: Final = MOVES.block("give", KINDS)
TAKE: Final = MOVES.block("take", KINDS)
SKIP: Final = MOVES.add("skip")
RETURN: Final = MOVES.block("return", KINDS)
HIRE: Final = MOVES.add("hire")
DONE: Final = MOVES.add("done")
END: Final = MOVES.add("end")
BEGGAR: Final = MOVES.add("beggar")
HUSTLE: Final = MOVES.block("hustle", SEATS)

LOT: Final = MOVES.chance_block("lot", SEATS)
ABILITY: Final = MOVES.chance_block("ability", THIEVES)
ORDER: Final = MOVES.chance_block("order", ORDER_IDS)
DEALER: Final = MOVES.chance_block("dealer", DEALER_IDS)
TILE: Final = MOVES.chance_block("tile", [*KINDS, "skull"])
ACCOMPLICE: Final = MOVES.chance_block("accomplice", CARDS)
