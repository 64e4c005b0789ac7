"""What never changes at a table of Doggy Bag, and the words for its bones."""

from __future__ import annotations

from typing import Final, get_args

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
from fagin.web.scenes.shapes.doggy_bag import Bones, Colour, Role, Sheet

COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
BYTES: Final = [(colour, 8 * at) for at, colour in enumerate(COLOUR_NAMES)]  # where a heap has its bones
HEAPS: Final[dict[int, Bones]] = {}  # those seen before
MOST_HEAPS: Final = 4096
ROLE_NAMES: Final[tuple[Role, ...]] = get_args(Role)
ROLE_CLAUSES: Final = (
    *("DB-13.2", "DB-13.3", "DB-13.6", "DB-13.9"),
    *("DB-13.10", "DB-13.11", "DB-13.14", "DB-13.15"),
)


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


def bones(heap: int) -> Bones:
    """A heap by its colours; read only, for the same heaps are seen again and again."""
    known = HEAPS.get(heap)
    if known is None:
        if len(HEAPS) >= MOST_HEAPS:
            HEAPS.clear()
        known = HEAPS[heap] = {colour: some for colour, shift in BYTES if (some := heap >> shift & 255)}
    return known
