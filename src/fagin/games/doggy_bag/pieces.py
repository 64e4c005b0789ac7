"""The pieces of Doggy Bag: bones and heaps of them, roles, and the component data that owners may edit.

A heap of bones is one number with a byte for each colour: heaps are added, taken away and compared like
numbers, and since 256 leaves 1 when divided by 255, `heap % 255` counts the bones in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from fagin.kernel import BadData
from fagin.kernel.data import table, tables, whole

GREY: Final = 0
RED: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
COLOURS: Final = 5
LETTERS: Final = "gwryk"
BONE: Final[tuple[int, ...]] = (1, 1 << 8, 1 << 16, 1 << 24, 1 << 32)  # the heap of one bone, by colour
ONE_BLACK: Final = 1 << 32
MOST_BONES: Final = 254  # a heap cannot hold more

# [DB-R2] the roles in the order of the rulebook's list
BOOTLICKER: Final = 0
WATCHER: Final = 1
LEADER: Final = 2
PICKPOCKET: Final = 3
MOLE: Final = 4
SCOUT: Final = 5
INTENDANT: Final = 6
EXPERT: Final = 7
ROLES: Final = 8
FEWEST_ANNOUNCED: Final = 8  # [DB-6.2] the Hothead says a number bigger than 7
SCOUTED: Final = 3  # [DB-13.11] bones the Scout shows
REFILLED: Final = 2  # [DB-13.14] bones the Intendant moves

FEWEST_PLAYERS: Final = 2  # [DB-0.3]
MOST_PLAYERS: Final = 6
LEAST_LOOT: Final = 2  # what two coins may show: the moves have words for 2, 3 and 4 bones
MOST_LOOT: Final = 4
MOST_FACES: Final = 12  # of a coin


def size(heap: i64) -> i64:
    """How many bones a heap holds."""
    return heap % 255


def count(heap: i64, colour: i64) -> i64:
    """How many bones of a colour a heap holds."""
    return heap >> colour * 8 & 255


def contains(heap: i64, part: i64) -> bool:
    """Whether a heap holds at least what another does, in every colour."""
    colour: i64
    for colour in range(COLOURS):
        if count(heap, colour) < count(part, colour):
            return False
    return True


def beyond(heap: i64, other: i64) -> i64:
    """What a heap holds more than another, colour by colour."""
    more: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        extra = count(heap, colour) - count(other, colour)
        if extra > 0:
            more += extra << colour * 8
    return more


def some_bone(heap: i64, at: i64) -> i64:
    """The colour of a bone of a heap when they lie in a row, the colours in their order."""
    colour: i64 = 0
    while True:
        at -= heap & 255
        if at < 0:
            return colour
        heap >>= 8
        colour += 1


def heap_of(letters: str) -> int:
    """The heap written with letters, as in gwk."""
    return sum(BONE[LETTERS.index(letter)] for letter in letters)


def letters_of(heap: int) -> str:
    """A heap written with letters, in their order."""
    return "".join(LETTERS[colour] * int(count(heap, colour)) for colour in range(COLOURS))


def heaps_of_size(bones: int, colour: int = 0) -> list[int]:
    """All heaps with that many bones, in the order of their letters."""
    if colour == COLOURS - 1:
        return [bones * BONE[colour]]
    heaps: list[int] = []
    for some in range(bones, -1, -1):
        heaps += [some * BONE[colour] + rest for rest in heaps_of_size(bones - some, colour + 1)]
    return heaps


class Pieces:
    """[DB-R1] The numbers of one box: what a data file says, checked."""

    def __init__(
        self,
        points: tuple[int, ...],
        per_player: int,
        in_bag: int,
        coins: tuple[int, ...],
        black_limit: int,
    ) -> None:
        self.points: Final = points  # [DB-12.8] by colour
        self.per_player: Final = per_player  # [DB-1.6] the heap behind each screen
        self.in_bag: Final = in_bag  # [DB-1.3] the heap in the bag at the start
        self.coins: Final = coins  # [DB-4.2] how many throws of the coins give 2, 3 and 4
        self.black_limit: Final = black_limit  # [DB-10.1]


def read_pieces(data: Mapping[str, object]) -> Pieces:
    """[DB-R56] The pieces of a component file; a BadData names the key that is wrong."""
    colours = tables(data, "colours")
    if [colour.get("letter") for colour in colours] != list(LETTERS):
        letters = ", ".join(LETTERS)
        message = f"expected five colours with the letters {letters} in this order"
        raise BadData("colours", message, "five-colours", {"letters": letters})
    points: list[int] = []
    per_player = in_bag = in_the_box = 0
    for at, colour in enumerate(colours):
        key = f"colours[{at}]"
        points.append(whole(colour, key, "points", 0, 99))
        own = whole(colour, key, "per_player", 0, 40)
        start = whole(colour, key, "in_bag_at_start", 0, 40)
        box = whole(colour, key, "box_total", 0, MOST_BONES)
        if start + MOST_PLAYERS * own > box:
            needed = start + MOST_PLAYERS * own
            message = f"{MOST_PLAYERS} players need {needed}, the box has {box}"
            details = {"players": str(MOST_PLAYERS), "needed": str(needed), "box": str(box)}
            raise BadData(f"{key}.box_total", message, "box-too-small", details)
        per_player += own * BONE[at]
        in_bag += start * BONE[at]
        in_the_box += box
    total = whole(table(data, "bones"), "bones", "total", 1, MOST_BONES)
    if total != in_the_box:
        message = f"the colours add up to {in_the_box}, not {total}"
        details = {"sum": str(in_the_box), "total": str(total)}
        raise BadData("bones.total", message, "bones-total", details)
    if size(per_player) < MOST_LOOT:
        message = f"expected at least {MOST_LOOT} bones behind each screen in all"
        raise BadData("colours", message, "too-few-bones", {"least": str(MOST_LOOT)})
    limit = whole(table(data, "punishment"), "punishment", "black_limit", 1, 99)
    return Pieces(tuple(points), per_player, in_bag, throws(table(data, "coins")), limit)


def throws(coins: Mapping[str, object]) -> tuple[int, ...]:
    """[DB-4.2] How many throws of the two coins give each amount, from the least to the most."""
    faces = coins.get("faces")
    if whole(coins, "coins", "count", 1, 9) != 2:
        raise BadData("coins.count", "expected 2: the rules add up two coins", "two-coins")
    if not isinstance(faces, list) or not faces or not all(type(face) is int for face in faces):
        raise BadData("coins.faces", "expected a list of whole numbers", "list-of-numbers")
    if len(faces) > MOST_FACES:
        message = f"expected at most {MOST_FACES} faces"
        raise BadData("coins.faces", message, "too-many-faces", {"most": str(MOST_FACES)})
    ways = [0] * (MOST_LOOT - LEAST_LOOT + 1)
    for one in faces:
        for other in faces:
            if not LEAST_LOOT <= one + other <= MOST_LOOT:
                message = f"two coins must add up to 2, 3 or 4, not {one + other}"
                raise BadData("coins.faces", message, "coins-sum", {"sum": str(one + other)})
            ways[one + other - LEAST_LOOT] += 1
    return tuple(ways)
