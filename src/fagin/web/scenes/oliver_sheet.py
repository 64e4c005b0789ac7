"""What never changes at a table of Oliver Twist, and the words for its tokens and cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, get_args

from typing_extensions import TypedDict

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

Kind = Literal[
    "apple1",
    "apple2",
    "handkerchief1",
    "handkerchief2",
    "brooch",
    "necklace",
    "ring",
    "watch",
    "wallet",
    "crowbar",
    "lantern",
    "keys",
    "centrebit",
    "rope",
    "character",
    "burglary",
]
Type = Literal[
    "apple",
    "handkerchief",
    "brooch",
    "necklace",
    "ring",
    "watch",
    "wallet",
    "tool",
    "character",
    "burglary",
]
Card = Literal[
    "dodger",
    "bates",
    "bullseye",
    "sikes",
    "nancy",
    "monks",
    "oliver",
    "rose",
    "bumble",
    "fang",
    "brownlow",
    "crackit",
    "noah",
]
Tokens = dict[Kind, int]  # how many of each kind; a kind without tokens is left out

KIND_NAMES: Final[tuple[Kind, ...]] = get_args(Kind)
TYPE_NAMES: Final[tuple[Type, ...]] = get_args(Type)
CARD_NAMES: Final[tuple[Card, ...]] = get_args(Card)
PLACES: Final = list(zip(KIND_NAMES, SHIFT, MOST))  # where a heap has its tokens
LOWER_ROW: Final = 5  # [OT-1.5] spaces of the stash below, the others lie across


class Space(TypedDict):
    """A space of the board; its place in the list is its number, and 0 is the square."""

    x: int
    y: int
    next: list[int]  # the spaces beside it
    streets: list[str]  # the ids of those it belongs to
    junction: str | None  # its name, where streets meet
    yellow: bool  # whether it lies in yellow streets only


class StreetFacts(TypedDict):
    """A street."""

    id: str
    name: str
    spaces: list[int]  # from one end to the other
    yellow: bool  # closed to two players
    path: str  # its middle line, as of an SVG path
    label_path: str  # the same line from left to right, for its name


class BoardFacts(TypedDict):
    """The streets of London, in a plane of that width and height."""

    width: int
    height: int
    spaces: list[Space]
    streets: list[StreetFacts]


class KindFacts(TypedDict):
    """A kind of token."""

    id: Kind
    type: Type  # what sets and fines count
    pounds: int | None  # the coins it shows; None for what is no Object
    tokens: int  # round tokens of this kind
    starting: int  # starting tokens of this kind


class CardFacts(TypedDict):
    """A Character card."""

    id: Card
    text: str  # the key of its name in the texts; its effect is an attribute of that
    number: int | None  # in its power, where there is one
    clause: str  # the rule that tells its power


class Prices(TypedDict):
    """What is paid and earned, in pounds."""

    start: int  # money at first
    bribe: int
    stop: int  # by who stops a round
    fine: int  # for each type in the fullest file
    bonus: int  # for a large set


class Limits(TypedDict):
    """The numbers of the rules."""

    stash: int  # tokens of a stash
    lower_row: int  # those of them that lie below
    set: int  # the fewest tokens of a set
    bonus_set: int  # the fewest that earn the bonus
    reach: int  # tokens of a series that can be reached
    line: int  # tokens turned up at once by night
    peeks: int  # looks for a bribe by night


class Sheet(TypedDict):
    """What is known of a table before the first move."""

    game: str
    players: int
    options: dict[str, str]  # all of them with their values
    board: BoardFacts
    kinds: list[KindFacts]
    cards: list[CardFacts]  # Character cards
    loot: list[int]  # the values of the Burglary cards, in pounds
    rewards: list[int]  # the full pile, the uppermost first
    prices: Prices
    limits: Limits


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
