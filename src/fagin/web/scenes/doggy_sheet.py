"""What never changes at a table of Doggy Bag, and the words for its bones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, get_args

from typing_extensions import TypedDict

from fagin.games.doggy_bag.game import DoggyBag
from fagin.games.doggy_bag.pieces import (
    COLOURS,
    FEWEST_ANNOUNCED,
    LEAST_LOOT,
    LETTERS,
    REFILLED,
    ROLES,
    SCOUTED,
    count,
)
from fagin.kernel import Options

Colour = Literal["grey", "white", "red", "yellow", "black"]
Role = Literal["bootlicker", "watcher", "leader", "pickpocket", "mole", "scout", "intendant", "expert"]
Bones = dict[Colour, int]  # how many of each colour; a colour without bones is left out

COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
BYTES: Final = [(colour, 8 * at) for at, colour in enumerate(COLOUR_NAMES)]  # where a heap has its bones
ROLE_NAMES: Final[tuple[Role, ...]] = get_args(Role)
ROLE_CLAUSES: Final = (
    *("DB-13.2", "DB-13.3", "DB-13.6", "DB-13.9"),
    *("DB-13.10", "DB-13.11", "DB-13.14", "DB-13.15"),
)


class ColourFacts(TypedDict):
    """A colour of bones."""

    id: Colour
    letter: str  # in the texts of moves
    points: int  # what a bone is worth
    behind: int  # bones behind each screen at first
    in_bag: int  # bones in the bag at first
    in_play: int  # bones in all


class RoleFacts(TypedDict):
    """A role token; its place in the list is its number."""

    id: Role
    text: str  # the key of its name in the texts
    clause: str  # the rule that tells its effect


class Throw(TypedDict):
    """A sum of the two coins."""

    amount: int  # bones that everybody delivers then
    ways: int  # how many throws give it


class Sheet(TypedDict):
    """What is known of a table before the first move."""

    game: str
    players: int
    options: dict[str, str]  # all of them with their values
    colours: list[ColourFacts]
    roles: list[RoleFacts]
    coins: list[Throw]
    black_limit: int  # so many black bones in front throw a dog out
    fewest_announced: int  # the least that a Hothead may say
    scouted: int  # bones that the Scout shows
    refilled: int  # bones that the Intendant moves


def sheet(game: DoggyBag, players: int, options: Options | None) -> Sheet:
    """The sheet of a table."""
    setting = game.setting(players, options)
    return {
        "game": game.id,
        "players": players,
        "options": game.settle(options),
        "colours": [
            {
                "id": COLOUR_NAMES[at],
                "letter": LETTERS[at],
                "points": setting.points[at],
                "behind": int(count(setting.per_player, at)),
                "in_bag": int(count(setting.in_bag, at)),
                "in_play": int(count(setting.bones, at)),
            }
            for at in range(COLOURS)
        ],
        "roles": [
            {"id": ROLE_NAMES[role], "text": f"role-{role}", "clause": ROLE_CLAUSES[role]}
            for role in range(ROLES)
        ],
        "coins": [{"amount": LEAST_LOOT + at, "ways": ways} for at, ways in enumerate(setting.coins)],
        "black_limit": setting.black_limit,
        "fewest_announced": FEWEST_ANNOUNCED,
        "scouted": SCOUTED,
        "refilled": REFILLED,
    }


@lru_cache(maxsize=4096)
def bones(heap: int) -> Bones:
    """A heap by its colours; read only, for the same heaps are seen again and again."""
    return {colour: some for colour, shift in BYTES if (some := heap >> shift & 255)}
