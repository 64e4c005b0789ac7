"""What never changes at a table of Oliver Twist, and the words for its tokens and cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from fagin.games.oliver_twist.board import Board
from fagin.games.oliver_twist.game import OliverTwist
from fagin.games.oliver_twist.pieces import (
    BONUS,
    BONUS_SET,
    BRIBE_PRICE,
    CHARACTERS,
    FINE,
    LINE,
    LOOT,
    MOST,
    OBJECTS,
    PEEKS,
    REACH,
    SET,
    SHIFT,
    STASH,
    STOP_PRICE,
    TYPE_OF,
    count,
)
from fagin.kernel import Options
from fagin.web.scenes.shapes.oliver_twist import BoardFacts, Card, Kind, Sheet, Tokens, Type

KIND_NAMES: Final[tuple[Kind, ...]] = get_args(Kind)
TYPE_NAMES: Final[tuple[Type, ...]] = get_args(Type)
CARD_NAMES: Final[tuple[Card, ...]] = get_args(Card)
PLACES: Final = list(zip(KIND_NAMES, SHIFT, MOST))  # where a heap has its tokens
LOWER_ROW: Final = 5  # [OT-1.5] spaces of the stash below, the others lie across


def sheet(game: OliverTwist, players: int, options: Options | None) -> Sheet:
    """The sheet of a table."""
    setting = game.setting(players, options)
    return {
        "game": game.id,
        "players": players,
        "options": game.settle(options),
        "board": board_facts(game.board),
        "kinds": [
            {
                "id": name,
                "type": TYPE_NAMES[TYPE_OF[kind]],
                "pounds": setting.coins[kind] if kind < OBJECTS else None,
                "tokens": int(count(setting.tokens, kind)),
                "starting": int(count(setting.starting, kind)),
            }
            for kind, name in enumerate(KIND_NAMES)
        ],
        "cards": [
            {
                "id": CARD_NAMES[card],
                "text": f"card-{CARD_NAMES[card]}",
                "number": setting.powers[card] or None,
                "clause": f"OT-6.{10 + card}",
            }
            for card in range(CHARACTERS)
        ],
        "loot": list(LOOT),
        "rewards": list(setting.rewards),
        "prices": {
            "start": setting.start_pounds,
            "bribe": BRIBE_PRICE,
            "stop": STOP_PRICE,
            "fine": FINE,
            "bonus": BONUS,
        },
        "limits": {
            "stash": STASH,
            "lower_row": LOWER_ROW,
            "set": SET,
            "bonus_set": BONUS_SET,
            "reach": REACH,
            "line": LINE,
            "peeks": PEEKS,
        },
    }


def board_facts(board: Board) -> BoardFacts:
    """The streets as they are drawn."""
    width, height = board.extent
    return {
        "width": width,
        "height": height,
        "spaces": [
            {
                "x": x,
                "y": y,
                "next": list(board.neighbours[space]),
                "streets": [street.id for street in board.streets if space in street.chain],
                "junction": board.junctions.get(space),
                "yellow": board.yellow[space],
            }
            for space, (x, y) in enumerate(board.places)
        ],
        "streets": [
            {
                "id": street.id,
                "name": street.name,
                "spaces": list(street.chain),
                "yellow": street.yellow,
                "path": street.path,
                "label_path": street.label_path,
            }
            for street in board.streets
        ],
    }


@lru_cache(maxsize=4096)
def tokens(heap: int) -> Tokens:
    """A heap by its kinds; read only, for the same heaps are seen again and again."""
    return {kind: some for kind, shift, most in PLACES if (some := heap >> shift & most)}
