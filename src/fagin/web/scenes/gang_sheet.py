"""The sheet of Fagin's Gang, sent once: the board with the places of all things, the numbers and the options."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, get_args

from typing_extensions import TypedDict

from fagin.games.fagins_gang import drawing
from fagin.games.fagins_gang.board import UP, Board
from fagin.games.fagins_gang.board import Level as BoardLevel
from fagin.games.fagins_gang.board import Location as BoardLocation
from fagin.games.fagins_gang.game import FaginsGang
from fagin.games.fagins_gang.moves import DESTINATIONS, ENDS, HIGH, HOME, LOW
from fagin.games.fagins_gang.pieces import COLOURS, FAGIN_PRICE, HAND_LIMIT, SHIFT, SIX, SWAP, THINGS, URCHINS
from fagin.kernel import Options

Good = Literal["blue", "green", "black", "yellow", "red", "purple"]
Place = Literal["thames", "bow", "chertsey", "strand", "holborn", "stpauls"]
Cubes = dict[Good, int]  # without those there are none of
GOODS: Final[tuple[Good, ...]] = get_args(Good)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
GOODS_AT: Final = tuple(zip(GOODS, SHIFT))


class Point(TypedDict):
    """A place in the drawing, y downwards."""

    x: int
    y: int


class Level(TypedDict):
    """One level of a track: what can be stolen there, and where it is drawn."""

    shillings: int
    goods: Cubes
    hands: int  # white hands: cubes of any colour
    middle: Point  # where urchins stand
    left: Point  # the arrow on which a constable goes up
    right: Point  # the arrow on which he goes down


class Location(TypedDict):
    """A location with its track, from the top."""

    id: Place
    name: str  # as the box has it
    short: str
    good: Good  # what walking costs here
    price: int  # cubes for a level
    levels: list[Level]
    title: Point
    fagin: Point  # the symbol on which urchins are home
    foot: Point  # where the price is shown
    warehouse: Point


class Arrow(TypedDict):
    """An arrow of a beat, the same on all tracks."""

    level: int
    side: Literal["left", "right"]
    push: Literal["up", "down"]  # whom he meets here, he pushes that way
    rolls: list[int]  # by face of the die, from 1: the arrow where he stops from here


class Stall(TypedDict):
    """A stall of the market."""

    good: Good
    spaces: list[Point]  # as many cubes it holds


class Sheet(TypedDict):
    """What is known of the table before the first move."""

    game: str
    players: int
    options: dict[str, str]  # all of them, as settled
    data: str  # the fingerprint of the components
    colours: list[str]  # of the pieces, by seat
    width: int  # of the drawing
    height: int
    locations: list[Location]  # from west to east
    start_level: int  # where urchins enter
    beat: list[Arrow]  # up the left side and down the right; a constable stands on one of them
    ways: dict[str, dict[str, int]]  # levels to pay, from "hand" or a level, by destination as moves name it
    market: Point  # its centre, and that of the wheel
    wheel_radius: int
    stall_radius: int
    wheel: list[int]  # its sectors clockwise; not turned, the first is at the first stall
    stalls: list[Stall]  # clockwise
    shilling_track: list[Point]  # from 0 shillings on; beyond the last it goes round again from 1
    first_player_token: Point
    market_token: Point  # while the market is closed
    discs: list[Point]  # by seat, at the market
    stock: int  # cubes of each good in the game
    urchins: int  # of each player
    things: int  # that an action may do at most
    swap: int  # cubes given for one
    hand_limit: int  # cubes that may be kept when the books are balanced
    fagin_price: int  # shillings for going home
    homes_to_win: int
    round_limit: int | None  # None: none
    market_turn_cap: int | None  # occasions of each player at a market; None: no limit


def sheet(game: FaginsGang, players: int, options: Options | None) -> Sheet:
    """The sheet of a table."""
    board, setting, plan = game.board, game.setting(players, options), game.board.drawing
    return {
        "game": game.id,
        "players": players,
        "options": game.settle(options),
        "data": setting.data,
        "colours": COLOURS[:players],
        "width": plan.extent[0],
        "height": plan.extent[1],
        "locations": [
            location_of(PLACES[at], location)
            for at, location in sorted(enumerate(board.locations), key=lambda found: found[1].places[0])
        ],
        "start_level": board.start,
        "beat": [arrow_at(board, arrow) for arrow in range(board.arrows)],
        "ways": {"hand" if at == 0 else str(at - 1): ways_from(board, at) for at in range(board.levels + 1)},
        "market": point(plan.market),
        "wheel_radius": plan.wheel_radius,
        "stall_radius": plan.stall_radius,
        "wheel": list(board.wheel),
        "stalls": [
            {"good": GOODS[good], "spaces": [point(space) for space in board.spaces[good]]}
            for good in board.stalls
        ],
        "shilling_track": [point(space) for space in plan.shillings],
        "first_player_token": point(plan.tokens[0]),
        "market_token": point(plan.tokens[1]),
        "discs": [point(disc) for disc in plan.discs[:players]],
        "stock": setting.stock,
        "urchins": URCHINS,
        "things": THINGS,
        "swap": SWAP,
        "hand_limit": HAND_LIMIT,
        "fagin_price": FAGIN_PRICE,
        "homes_to_win": setting.homes_to_win,
        "round_limit": setting.round_limit or None,
        "market_turn_cap": setting.market_turn_cap or None,
    }


def location_of(id: Place, location: BoardLocation) -> Location:
    """A location as it is drawn."""
    title, fagin, foot, warehouse = map(point, location.places)
    return {
        "id": id,
        "name": location.name,
        "short": location.short,
        "good": GOODS[location.good],
        "price": location.price,
        "levels": [level_of(level) for level in location.levels],
        "title": title,
        "fagin": fagin,
        "foot": foot,
        "warehouse": warehouse,
    }


def level_of(level: BoardLevel) -> Level:
    """A level as it is drawn."""
    middle, left, right = map(point, level.places)
    return {
        "shillings": level.shillings,
        "goods": cubes_in(level.goods),
        "hands": level.hands,
        "middle": middle,
        "left": left,
        "right": right,
    }


def arrow_at(board: Board, arrow: int) -> Arrow:
    """[FG-8.4, FG-8.5, FG-R23] An arrow of the beat."""
    return {
        "level": board.arrow_level[arrow],
        "side": "left" if arrow < board.levels else "right",
        "push": "up" if board.arrow_push[arrow] == UP else "down",
        "rolls": [(arrow + face) % board.arrows for face in range(1, SIX + 1)],
    }


def ways_from(board: Board, at: int) -> dict[str, int]:
    """[FG-3.3, FG-3.7, FG-3.14] How many levels are paid from the hand (0) or a level (at - 1) to where one may go."""
    ends = [*range(board.levels), *((LOW, HIGH) if at else ()), HOME]
    return {DESTINATIONS[end]: board.way[at * ENDS + end] for end in ends if end != at - 1}


@lru_cache(maxsize=4096)
def cubes_in(heap: int) -> Cubes:
    """A heap of cubes by good; read only, for the same heaps are seen again and again."""
    return {good: cubes for good, shift in GOODS_AT if (cubes := heap >> shift & 255)}


def point(place: drawing.Point) -> Point:
    """A place in the drawing."""
    return {"x": place[0], "y": place[1]}
