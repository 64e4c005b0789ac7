"""The board: six tracks of levels, the constables' beat, the market with its wheel, and where all is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fagin.games.fagins_gang.drawing import Drawing, Point, point, points, read_drawing
from fagin.games.fagins_gang.moves import ENDS, GO, HIGH, HOME, LOW
from fagin.games.fagins_gang.pieces import (
    BIT,
    COLOURS,
    FEWEST_PLAYERS,
    GOODS,
    LEAST_LEVELS,
    LOCATIONS,
    MOST_CUBES,
    MOST_HANDS,
    MOST_LEVELS,
    MOST_PLAYERS,
    ONE,
    SHIFT,
    SIX,
    heap_of,
)
from fagin.kernel import BadData
from fagin.kernel.data import table, tables, whole

UP: Final = -1  # towards level 0
DOWN: Final = 1


class Level:
    """[FG-0.6] One level of a track: what can be stolen there."""

    def __init__(self, shillings: int, goods: int, hands: int, places: list[Point]) -> None:
        self.shillings: Final = shillings
        self.goods: Final = goods  # a heap
        self.hands: Final = hands  # [FG-5.4] cubes of any colour
        self.places: Final = places  # of the level, its left arrow and its right arrow


class Location:
    """[FG-0.3] A location: its good, its price for a level, its track from the top."""

    def __init__(
        self, id: str, name: str, short: str, good: int, price: int, levels: list[Level], places: list[Point]
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.short: Final = short
        self.good: Final = good
        self.price: Final = price  # [FG-3.3]
        self.levels: Final = levels
        self.places: Final = places  # of the title, Fagin's symbol, the price and the warehouse


class Board:
    """[FG-R1, FG-R2, FG-R3, FG-R4] What a data file says of the board, checked, and what follows from it."""

    def __init__(
        self,
        locations: list[Location],
        start: int,
        stalls: list[int],
        spaces: list[list[Point]],
        wheel: tuple[int, ...],
        stocks: list[int],
        start_shillings: int,
        start_cubes: int,
        drawing: Drawing,
    ) -> None:
        self.locations: Final = locations  # by their number, not from west to east
        self.levels: Final = len(locations[0].levels)  # [FG-R1]
        self.start: Final = start  # [FG-3.7] where urchins enter
        self.stalls: Final = stalls  # [FG-1.3] the goods clockwise round the wheel
        self.spaces: Final = spaces  # by good, where its cubes lie in the market
        self.wheel: Final = wheel  # [FG-R4] clockwise
        self.stocks: Final = stocks  # [FG-1.2] cubes of each colour, by number of players
        self.start_shillings: Final = start_shillings
        self.start_cubes: Final = start_cubes
        self.drawing: Final = drawing
        self.capacity: Final = sum(len(places) * ONE[good] for good, places in enumerate(spaces))  # a heap
        self.good: Final = tuple([location.good for location in locations])
        self.price: Final = tuple([location.price for location in locations])
        self.shillings: Final = tuple(
            [level.shillings for location in locations for level in location.levels]
        )  # by location * levels + level
        self.goods: Final = tuple([level.goods for location in locations for level in location.levels])
        self.hands: Final = tuple([level.hands for location in locations for level in location.levels])
        # [FG-8.4, FG-8.5] the arrows of a beat: up the left side and down the right, the end levels twice
        levels = self.levels
        self.arrows: Final = 2 * levels
        self.arrow_level: Final[tuple[int, ...]] = (*range(levels - 1, -1, -1), *range(levels))
        self.arrow_push: Final = tuple([UP] * levels + [DOWN] * levels)  # [FG-R23]
        # added to a hand, they leave the top bit of a byte where a good pays for a level of its location
        self.fares: Final = sum((128 - location.price) * ONE[location.good] for location in locations)
        self.locations_of: Final = tuple(
            [
                sum(BIT[at] for at, location in enumerate(locations) if mask >> location.good & 1)
                for mask in range(64)
            ]
        )  # by goods, as bits
        self.far: Final = max(levels, start + 2)  # the longest walk that can be wanted
        self.way: Final = tuple([self.distance(at, end) for at in range(levels + 1) for end in range(ENDS)])
        self.walks: Final = self.all_walks()
        self.prices: Final = tuple(
            [self.price_at(offset, good) for offset in range(SIX) for good in range(SIX)]
        )
        self.dearest: Final = max(wheel)
        self.affordable: Final = tuple(
            [
                sum(BIT[good] for good in range(SIX) if self.price_at(offset, good) <= shillings)
                for offset in range(SIX)
                for shillings in range(max(wheel) + 1)
            ]
        )  # goods as bits, by wheel and shillings

    def distance(self, at: int, end: int) -> int:
        """[FG-3.3, FG-3.7, FG-3.14] Levels to pay from a level (at - 1), or from the hand (0), to a destination."""
        extra, level = (1, self.start) if at == 0 else (0, at - 1)
        if end == LOW:
            return extra + self.levels - level
        if end in (HIGH, HOME):
            return extra + level + 1
        return extra + abs(level - end)

    def all_walks(self) -> tuple[list[int], ...]:
        """The moves at each location, by where the urchin is, how far is paid for, and whether Fagin is.

        [FG-3.4, FG-3.8, FG-3.15] Any distance that can be paid. [FG-R10] Not none. [FG-R8] No entering to leave.
        """
        walks: list[list[int]] = []
        for location in range(SIX):
            for at in range(self.levels + 1):
                ends = [*range(self.levels), *((LOW, HIGH) if at else ()), HOME]
                for far in range(self.far + 1):
                    paid = [end for end in ends if 0 < self.distance(at, end) <= far]
                    moves = [GO + location * ENDS + end for end in paid]
                    walks += [[move for move in moves if (move - GO) % ENDS != HOME], moves]
        return tuple(walks)

    def price_at(self, offset: int, good: int) -> int:
        """[FG-7.5, FG-R4] The price of a good: the sector of the wheel at its stall."""
        return self.wheel[(self.stalls.index(good) - offset) % SIX]

    def numbers(self) -> object:
        """All that matters for play, for the fingerprint of the data."""
        return (
            [(location.id, location.good, location.price) for location in self.locations],
            [self.shillings, self.goods, self.hands, self.start, self.stalls, self.capacity],
            [self.wheel, self.stocks, self.start_shillings, self.start_cubes],
        )


# ---------------------------------------------------------------- reading


def read_board(data: Mapping[str, object]) -> Board:
    """The board of a component file; a BadData names the key that is wrong."""
    ids(data, "good", GOODS)
    ids(data, "player_colour", COLOURS)
    locations = read_locations(data)
    levels = len(locations[0].levels)
    start = whole(table(data, "track"), "track", "start_level", 0, levels - 1)
    stalls, spaces = read_stalls(table(data, "market"))
    setup = table(data, "setup")
    shillings = whole(setup, "setup", "start_shillings", 0, 999)
    cubes = whole(setup, "setup", "start_cubes_of_each_good", 0, 7)
    stocks = read_stocks(table(setup, "stock_per_colour", "setup.stock_per_colour"), spaces, cubes)
    return Board(
        locations, start, stalls, spaces, read_wheel(data), stocks, shillings, cubes, read_drawing(data)
    )


def ids(data: Mapping[str, object], key: str, expected: list[str]) -> None:
    """Refuse tables that are not those expected, in their order."""
    if [thing.get("id") for thing in tables(data, key)] != expected:
        message = f"expected the ids {', '.join(expected)} in this order"
        raise BadData(key, message, "ids-in-order", {"ids": ", ".join(expected)})


def read_locations(data: Mapping[str, object]) -> list[Location]:
    """[FG-0.3] The six locations, each with a good of its own and as many levels as the others."""
    found: dict[str, Location] = {}
    for at, location in enumerate(tables(data, "location")):
        read = read_location(location, f"location[{at}]")
        found[read.id] = read
    if sorted(found) != sorted(LOCATIONS) or len(tables(data, "location")) != SIX:
        message = f"expected the ids {', '.join(LOCATIONS)}, once each"
        raise BadData("location", message, "ids-once", {"ids": ", ".join(LOCATIONS)})
    locations = [found[name] for name in LOCATIONS]
    if sorted(location.good for location in locations) != list(range(SIX)):
        raise BadData("location.good", "expected each good at one location", "goods-once")
    levels = len(locations[0].levels)
    for each in locations:
        if len(each.levels) != levels:
            message = f"expected {levels} levels at every location"
            raise BadData("location.levels", message, "levels-alike", {"levels": str(levels)})
    return locations


def read_location(location: Mapping[str, object], key: str) -> Location:
    """One location with its levels, the top first."""
    rows = tables(location, "levels", f"{key}.levels")
    if not LEAST_LEVELS <= len(rows) <= MOST_LEVELS:
        message = f"expected {LEAST_LEVELS} to {MOST_LEVELS} levels"
        details = {"least": str(LEAST_LEVELS), "most": str(MOST_LEVELS)}
        raise BadData(f"{key}.levels", message, "levels-number", details)
    levels = [read_level(row, f"{key}.levels[{at}]", at) for at, row in enumerate(rows)]
    if levels[0].shillings:
        # [FG-6.3] it is there for goods
        raise BadData(f"{key}.levels[0].shillings", "the top level gives no shillings", "top-pays")
    if levels[-1].goods or levels[-1].hands:
        # [FG-5.6] it is there for shillings
        raise BadData(f"{key}.levels[{len(rows) - 1}]", "the bottom level gives no goods", "bottom-gives")
    good = good_named(location, key)
    if 2 * sum(level.goods >> SHIFT[good] & 255 for level in levels) > sum(
        level.goods % 255 for level in levels
    ):
        # [FG-0.7] a track does not feed itself
        raise BadData(f"{key}.levels", "most of its goods are those that it costs", "own-good")
    texts = [location.get(text) for text in ("id", "name", "short")]
    if not all(isinstance(text, str) for text in texts):
        raise BadData(key, "expected texts as id, name and short", "location-texts")
    known_as, name, short = map(str, texts)
    price = whole(location, key, "price_per_level", 1, 15)
    places = [
        point(location, key, place) for place in ("title_pos", "fagin_pos", "price_pos", "warehouse_pos")
    ]
    return Location(known_as, name, short, good, price, levels, places)


def read_level(row: Mapping[str, object], key: str, level: int) -> Level:
    """[FG-0.6] What one level gives."""
    if row.get("level") != level:
        raise BadData(f"{key}.level", f"expected {level}", "level-order", {"level": str(level)})
    goods = table(row, "goods", f"{key}.goods")
    for good in goods:
        if good not in GOODS:
            raise BadData(f"{key}.goods", f"there is no good {good!r}", "no-such-good", {"good": good})
    cubes = heap_of({good: whole(goods, f"{key}.goods", good, 0, 9) for good in goods})
    places = [point(row, key, place) for place in ("pos", "left_arrow", "right_arrow")]
    return Level(whole(row, key, "shillings", 0, 99), cubes, whole(row, key, "hands", 0, MOST_HANDS), places)


def read_stalls(market: Mapping[str, object]) -> tuple[list[int], list[list[Point]]]:
    """[FG-1.3] The goods in the order of their stalls, and by good the spaces of its stall."""
    stalls: list[int] = []
    spaces: list[list[Point]] = [[] for _ in GOODS]
    for at, stall in enumerate(tables(market, "stall", "market.stall")):
        key = f"market.stall[{at}]"
        good = good_named(stall, key)
        stalls.append(good)
        spaces[good] = points(stall, key, "spaces", whole(stall, key, "capacity", 1, 15))
    if sorted(stalls) != list(range(SIX)):
        raise BadData("market.stall", "expected one stall for each good", "stalls-once")
    return stalls, spaces


def read_stocks(stocks: Mapping[str, object], spaces: list[list[Point]], cubes: int) -> list[int]:
    """[FG-1.2] The stock of each colour by number of players: enough for the market and for all players."""
    widest = max(len(places) for places in spaces)
    return [0] * FEWEST_PLAYERS + [
        whole(stocks, "setup.stock_per_colour", str(players), widest + players * cubes, MOST_CUBES)
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    ]


def read_wheel(data: Mapping[str, object]) -> tuple[int, ...]:
    """[FG-R4] The sectors of the wheel, clockwise."""
    values = table(data, "wheel").get("values_clockwise")
    if (
        not isinstance(values, list)
        or len(values) != SIX
        or not all(type(value) is int and 1 <= value <= 99 for value in values)
    ):
        raise BadData("wheel.values_clockwise", "expected six whole numbers from 1 to 99", "six-numbers")
    return tuple(values)


def good_named(data: Mapping[str, object], key: str) -> int:
    """The good that a table names."""
    good = data.get("good")
    if not isinstance(good, str) or good not in GOODS:
        raise BadData(f"{key}.good", f"there is no good {good!r}", "no-such-good", {"good": str(good)})
    return GOODS.index(good)
