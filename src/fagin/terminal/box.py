"""What is printed on a game's box: its title, its makers, and the names and tints of its pieces."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import fagin.games
from fagin.kernel.data import read_toml
from fagin.names import is_name

# names and tints of the seats of a game whose box names none
SEATS: Final[dict[str, list[tuple[str, str]]]] = {
    "oliver_twist": [("Tom", "#d08030"), ("Bet", "#b05080"), ("Jack", "#4090b0"), ("Lottie", "#70a040")],
    "fagins_gang": [
        *(("Charley", "#a0622d"), ("Nancy", "#e67e22"), ("Toby", "#b8b8b0")),
        *(("Barney", "#7a7d81"), ("Betsy", "#e58fb1"), ("Noah", "#c9b878")),
    ],
    "swindler": [("Ned", "#d07030"), ("Kitty", "#b05080"), ("Silas", "#4090b0"), ("Moll", "#70a040")],
}
CARDS: Final = 40  # the most orders and raids in a box
LONGEST_TITLE: Final = 30
ALSO: Final = {"designer": "designers", "illustrator": "artist"}  # what else a box calls them


class Box:
    """The parts of a component file that no rule depends on."""

    def __init__(self, data: dict[str, Any], own: bool = False) -> None:
        about = data.get("game")
        self.about: Final[dict[str, Any]] = about if isinstance(about, dict) else {}
        self.names: Final[list[str]] = []  # of the screens
        self.tints: Final[list[str]] = []
        seats = SEATS.get(str(self.about.get("id", "")), [])
        for at in range(6):
            screen = item_of(data, "screens", at)
            name, tint = seats[at] if at < len(seats) else (f"Dog {at + 1}", "#808080")
            printed = text_of(screen, "name", name)
            self.names.append(printed if is_name(printed) else name)
            self.tints.append(text_of(screen, "tint", tint))
        self.titles: Final[dict[str, str]] = {}  # of an owner's own orders and raids, by id
        for at in range(CARDS if own else 0):
            for card in (item_of(data, "order", at), item_of(data, "raid", at)):
                self.titles[str(card.get("id", ""))] = str(card.get("title", ""))[:LONGEST_TITLE]
        self.inks: Final = [text_of(item_of(data, "colours", at), "ink", "#000000") for at in range(5)]
        self.fills: Final = [text_of(item_of(data, "colours", at), "fill", "#c0c0c0") for at in range(5)]

    def fact(self, key: str) -> str:
        """A line on the box, such as the designer."""
        found = self.about.get(key, self.about.get(ALSO.get(key, ""), ""))
        return " & ".join(map(str, found)) if isinstance(found, list) else str(found)


def open_box(game: str, data: str | None = None) -> Box:
    """The box of a game, or an owner's own file."""
    return printed_box(game) if data is None else Box(read_toml(Path(data)), own=True)


@cache
def printed_box(game: str) -> Box:
    """The box as it is printed, read once: a house opens it for every table."""
    return Box(read_toml(Path(fagin.games.__file__).parent / game / f"{game}.toml"))


def item_of(data: dict[str, Any], key: str, at: int) -> dict[str, Any]:
    """One table of a list of tables, or an empty one."""
    items = data.get(key)
    if isinstance(items, list) and at < len(items) and isinstance(items[at], dict):
        return dict(items[at])
    return {}


def text_of(item: dict[str, Any], key: str, default: str) -> str:
    """A short text that may be missing."""
    found = item.get(key)
    if not isinstance(found, str) or not found.strip():
        return default
    if default.startswith("#"):
        return found if len(found) == 7 and found.startswith("#") and is_hex(found[1:]) else default
    return found.strip()[:12]


def is_hex(digits: str) -> bool:
    """Whether all digits are those of a colour."""
    return all(digit in "0123456789abcdefABCDEF" for digit in digits)
