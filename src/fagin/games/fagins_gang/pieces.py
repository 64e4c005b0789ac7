"""The pieces of Fagin's Gang: cubes and heaps of them, urchins, and the numbers of the rules.

Six small numbers, one for each good or location, are one number with a byte for each: heaps of cubes, the levels
of a player's urchins, the constables. They are added and taken away like numbers, and with 48 bits in all a
browser reads them exactly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# [FG-0.3] six goods and six locations; which good belongs to which location is told by the data
GOODS: Final = ["blue", "green", "black", "yellow", "red", "purple"]
LOCATIONS: Final = ["thames", "bow", "chertsey", "strand", "holborn", "stpauls"]
COLOURS: Final = ["brown", "orange", "white", "grey", "pink", "cream"]  # [FG-1.10] of the seats
SIX: Final = 6  # goods, locations, sectors of the wheel, faces of the die

FEWEST_PLAYERS: Final = 2  # [FG-0.1]
MOST_PLAYERS: Final = 6
URCHINS: Final = 5  # [FG-0.2, FG-1.10] of each player
THINGS: Final = 3  # [FG-3.1, FG-5.8, FG-6.1] that one action may do
FAGIN_PRICE: Final = 15  # [FG-3.21]
SWAP: Final = 3  # [FG-5.7] cubes given for one
HAND_LIMIT: Final = 15  # [FG-9.2]
LEAST_LEVELS: Final = 7  # so many that six urchins and a constable have a level each
MOST_LEVELS: Final = 11  # [FG-R1] the moves have words for so many
MOST_HANDS: Final = 9  # white hands on a level
MOST_CUBES: Final = 42  # of a colour: the sum of all six is still counted in a byte

BIT: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32)  # by seat, good or location
BITS: Final[tuple[int, ...]] = tuple(mask.bit_count() for mask in range(64))  # how many a mask has
SHIFT: Final[tuple[int, ...]] = (0, 8, 16, 24, 32, 40)
ONE: Final[tuple[int, ...]] = tuple(1 << shift for shift in SHIFT)  # a one in one of the bytes
ONES: Final = 0x010101010101
SEVENS: Final = 0x7F7F7F7F7F7F
TOPS: Final = 0x808080808080


def size(heap: i64) -> i64:
    """How many cubes a heap holds: the bytes added up."""
    return heap % 255


def count(heap: i64, good: i64) -> i64:
    """How many cubes of a good a heap holds."""
    return heap >> SHIFT[good] & 255


def mask_of(heap: i64) -> i64:
    """Which of the six bytes are not zero, as six bits."""
    return (((heap + SEVENS) & TOPS) >> 7) % 127


def holds(heap: i64, part: i64) -> bool:
    """Whether a heap holds all cubes of another."""
    return ((heap | TOPS) - part) & TOPS == TOPS


def common(heap: i64, wanted: i64) -> i64:
    """[FG-5.3] Of what is wanted, as much as a heap holds."""
    if holds(heap, wanted):
        return wanted
    found: i64 = 0
    good: i64
    for good in range(SIX):
        found += min(count(heap, good), count(wanted, good)) * ONE[good]
    return found


def heap_of(cubes: dict[str, int]) -> int:
    """The heap of so many cubes of the goods named."""
    return sum(some * ONE[GOODS.index(good)] for good, some in cubes.items())


def cubes_in(heap: int) -> dict[str, int]:
    """How many cubes of each good a heap holds, without those it has none of."""
    return {good: heap >> SHIFT[at] & 255 for at, good in enumerate(GOODS) if heap >> SHIFT[at] & 255}
