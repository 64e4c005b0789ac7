"""The sheet of Fagin's Gang, sent once: the board with the places of all things, the numbers and the options."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from fagin.games.fagins_gang import drawing
from fagin.games.fagins_gang.board import UP, Board
from fagin.games.fagins_gang.board import Level as BoardLevel
from fagin.games.fagins_gang.board import Location as BoardLocation
from fagin.games.fagins_gang.game import FaginsGang
from fagin.games.fagins_gang.moves import DESTINATIONS, ENDS, HIGH, HOME, LOW
from fagin.games.fagins_gang.pieces import COLOURS, FAGIN_PRICE, HAND_LIMIT, SHIFT, SIX, SWAP, THINGS, URCHINS
from fagin.kernel import Options
from fagin.web.scenes.shapes.fagins_gang import Arrow, Cubes, Good, Level, Location, Place, Point, Sheet

GOODS: Final[tuple[Good, ...]] = get_args(Good)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
GOODS_AT: Final = tuple(zip(GOODS, SHIFT))


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
