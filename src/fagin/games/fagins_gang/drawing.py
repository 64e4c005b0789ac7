"""Where things are drawn that belong to no location: the frame, the market, the shilling track, the tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fagin.games.fagins_gang.pieces import MOST_PLAYERS
from fagin.kernel import BadData
from fagin.kernel.data import table, whole

Point = tuple[int, int]


class Drawing:
    """The places of a drawing of the board, y downwards."""

    def __init__(
        self,
        extent: Point,
        market: Point,
        wheel_radius: int,
        stall_radius: int,
        shillings: list[Point],
        tokens: list[Point],
        discs: list[Point],
    ) -> None:
        self.extent: Final = extent  # width and height
        self.market: Final = market  # its centre, and that of the wheel
        self.wheel_radius: Final = wheel_radius
        self.stall_radius: Final = stall_radius
        self.shillings: Final = (
            shillings  # [FG-R27] from none on; [FG-6.5] beyond the last it goes round again
        )
        self.tokens: Final = tokens  # the first player token, and [FG-1.15, FG-7.19] the market token at rest
        self.discs: Final = discs  # [FG-7.2] by seat, at the market


def read_drawing(data: Mapping[str, object]) -> Drawing:
    """The drawing of a component file; a BadData names the key that is wrong."""
    frame, track = table(data, "board"), table(data, "shilling_track")
    extent = (whole(frame, "board", "width", 1, 9999), whole(frame, "board", "height", 1, 9999))
    spaces = whole(track, "shilling_track", "length", 1, 999)
    shillings = points(track, "shilling_track", "spaces", spaces)
    market = table(data, "market")
    return Drawing(
        extent,
        point(market, "market", "centre"),
        whole(table(data, "wheel"), "wheel", "radius", 1, 9999),
        whole(market, "market", "stall_radius", 1, 9999),
        [point(track, "shilling_track", "zero_pos"), *shillings],
        [point(frame, "board", f"{token}_token_pos") for token in ("first_player", "market")],
        points(frame, "board", "disc_row", MOST_PLAYERS),
    )


def points(data: Mapping[str, object], key: str, name: str, number: int) -> list[Point]:
    """So many places under a name."""
    found = data.get(name)
    if not isinstance(found, list) or len(found) != number:
        message = f"expected {number} places"
        raise BadData(f"{key}.{name}", message, "places-number", {"number": str(number)})
    return [as_point(place, f"{key}.{name}[{at}]") for at, place in enumerate(found)]


def point(data: Mapping[str, object], key: str, name: str) -> Point:
    """Where something is drawn."""
    return as_point(data.get(name), f"{key}.{name}")


def as_point(found: object, key: str) -> Point:
    """Two whole numbers."""
    if not isinstance(found, list) or len(found) != 2 or not all(type(at) is int for at in found):
        raise BadData(key, "expected two whole numbers", "two-numbers")
    return found[0], found[1]
