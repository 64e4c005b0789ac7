"""The streets of London on a grid of letters, laid out from where the board draws its spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.style import Style
from rich.text import Text

from fagin.games.oliver_twist.board import Board, Street

WIDTH: Final = 79
HEIGHT: Final = 24
CELL: Final = 4  # two digits and two letters
ROAD: Final = "·"
CROWDED: Final = 3.0  # how much farther a cell may go to touch no other
ROW: Final = 2.2  # a row is as far as so many columns
NEAR: Final = 7.0  # how far a name may be from its street


class Layout:
    """Where each space of a board is written, the roads between them, and the names of streets."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.cells: Final[dict[int, tuple[int, int]]] = {}  # by space: column and row
        self.taken: Final[set[tuple[int, int]]] = set()
        self.roads: Final[list[tuple[int, int, bool]]] = []  # column, row, and whether the street is yellow
        self.names: Final[list[tuple[int, int, str, bool]]] = []
        self.place_cells()
        self.pave()
        for street in board.streets:
            self.name(street)

    def place_cells(self) -> None:
        """Each space as near as possible to where the board has it, from the top down."""
        places = self.board.places
        left, top = min(x for x, _ in places), min(y for _, y in places)
        wide = max(1, max(x for x, _ in places) - left)
        high = max(1, max(y for _, y in places) - top)
        order = sorted(range(len(places)), key=lambda space: (places[space][1], places[space][0]))
        for space in order:
            x, y = places[space]
            column = (x - left) * (WIDTH - CELL) / wide
            row = (y - top) * (HEIGHT - 1) / high
            far = 1e9
            found = (0, 0)
            for at_row in range(HEIGHT):
                for at in range(WIDTH - CELL + 1):
                    away = abs(at - column) + ROW * abs(at_row - row)
                    if away >= far or not self.free(at, at_row, CELL):
                        continue
                    if not self.free(at - 1, at_row, CELL + 2):
                        away += CROWDED
                    if away < far:
                        far, found = away, (at, at_row)
            self.cells[space] = found
            self.take(*found, CELL)

    def free(self, column: int, row: int, width: int) -> bool:
        """Whether nothing is written there."""
        return all((at, row) not in self.taken for at in range(column, column + width))

    def take(self, column: int, row: int, width: int) -> None:
        """Something is written there."""
        self.taken.update((at, row) for at in range(column, column + width))

    def pave(self) -> None:
        """Dots from space to space along the streets."""
        for street in self.board.streets:
            for one, other in zip(street.chain, street.chain[1:]):
                (x1, y1), (x2, y2) = self.cells[one], self.cells[other]
                steps = max(abs(x2 - x1), 2 * abs(y2 - y1)) * 2
                for step in range(steps + 1):
                    column = round(x1 + CELL / 2 - 0.5 + (x2 - x1) * step / steps)
                    row = round(y1 + (y2 - y1) * step / steps)
                    if self.free(column, row, 1):
                        self.take(column, row, 1)
                        self.roads.append((column, row, street.yellow))

    def name(self, street: Street) -> None:
        """The name of a street beside it: in one line, or where there is no room for it, word under word."""
        if not self.write(street, [street.name]):
            self.write(street, street.name.split())

    def write(self, street: Street, lines: list[str]) -> bool:
        """Write lines near the middle of a street, if there is room."""
        spaces = street.chain[1:-1] or street.chain
        x = sum(self.cells[space][0] for space in spaces) / len(spaces) + CELL / 2
        y = sum(self.cells[space][1] for space in spaces) / len(spaces)
        length = max(len(line) for line in lines)
        best = NEAR
        found = (-1, -1)
        for row in range(HEIGHT - len(lines) + 1):
            for column in range(WIDTH - length + 1):
                away = self.distance(column, row, length, spaces) + 0.05 * (
                    abs(column + length / 2 - x) + ROW * abs(row - y)
                )
                if away < best and all(
                    self.free(column - 1, row + at, length + 2) for at in range(len(lines))
                ):
                    best, found = away, (column, row)
        column, row = found
        if best == NEAR:
            return False
        for at, line in enumerate(lines):
            self.take(column, row + at, len(line))
            self.names.append((column, row + at, line, street.yellow))
        return True

    def distance(self, column: int, row: int, length: int, spaces: tuple[int, ...]) -> float:
        """How far a name is from its own street."""
        nearest = 1e9
        for space in spaces:
            x, y = self.cells[space]
            beside = max(0, x - (column + length), column - (x + CELL))
            nearest = min(nearest, beside + ROW * abs(y - row))
        return nearest


@lru_cache(maxsize=4)
def layout_of(board: Board) -> Layout:
    """The layout of a board, found once for all tables that play on it."""
    return Layout(board)


class Cell:
    """What is written on a space: its number and its token, each in its style."""

    def __init__(self, number: str, token: str, number_style: str, token_style: Style | str) -> None:
        self.number: Final = number
        self.token: Final = token
        self.number_style: Final = number_style
        self.token_style: Final = token_style


def draw(layout: Layout, cells: dict[int, Cell], closed: bool) -> Text:
    """The map, with a cell for each space; closed streets have roads without spaces."""
    letters = [[" "] * WIDTH for _ in range(HEIGHT)]
    styles: list[list[Style | str]] = [[""] * WIDTH for _ in range(HEIGHT)]
    for column, row, yellow in layout.roads:
        letters[row][column] = ROAD
        styles[row][column] = "yellow dim" if yellow else "dim"
    for column, row, name, yellow in layout.names:
        for at, letter in enumerate(name):
            letters[row][column + at] = letter
            styles[row][column + at] = "dim strike" if yellow and closed else "dim italic"
    for space, (column, row) in layout.cells.items():
        cell = cells[space]
        for at, letter in enumerate((cell.number + cell.token)[:CELL]):
            letters[row][column + at] = letter
            styles[row][column + at] = cell.number_style if at < len(cell.number) else cell.token_style
    text = Text()
    for row in range(HEIGHT):
        if row:
            text.append("\n")
        begun = 0
        for at in range(1, WIDTH + 1):  # letters of one style together
            if at == WIDTH or styles[row][at] != styles[row][begun]:
                text.append("".join(letters[row][begun:at]), styles[row][begun])
                begun = at
    return text
