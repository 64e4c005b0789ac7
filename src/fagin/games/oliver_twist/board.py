"""The streets of London: which spaces lie next to each other, and how the board is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fagin.games.oliver_twist.pieces import REACH, SPACES
from fagin.kernel import BadData
from fagin.kernel.data import table, tables, whole

SQUARE: Final = 0  # [OT-2.12] the paved square, where no token ever lies
HALF: Final = 38  # so many spaces are bits of one number, the others of another
BIT_OF_SPACE: Final[tuple[int, ...]] = tuple(1 << at for at in range(HALF))
SPACE_OF_BIT: Final[dict[int, int]] = {1 << at: at for at in range(HALF)}
SHORTEST_CYCLE: Final = 2 * REACH + 1  # [OT-R15] else there could be two ways to a token


class Street:
    """A street: its spaces in order, and the lines along which it and its name are drawn."""

    def __init__(
        self, id: str, name: str, chain: tuple[int, ...], yellow: bool, path: str, label_path: str
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.chain: Final = chain
        self.yellow: Final = yellow  # [OT-2.9, OT-2.10] closed with two players
        self.path: Final = path
        self.label_path: Final = label_path


class Board:
    """[OT-R2] The streets as a graph: neighbours follow each other in some street, and there are no others."""

    def __init__(
        self,
        streets: list[Street],
        places: list[tuple[int, int]],
        junctions: dict[int, str],
        extent: tuple[int, int],
    ) -> None:
        self.streets: Final = streets
        self.places: Final = places  # where each space is drawn, the square first
        self.junctions: Final = junctions  # their names
        self.extent: Final = extent  # width and height of the drawing
        self.spaces: Final = len(places) - 1
        around: list[list[int]] = [[] for _ in places]
        unclosed = [False] * len(places)
        for street in streets:
            for one, other in zip(street.chain, street.chain[1:]):
                around[one].append(other)
                around[other].append(one)
            for space in street.chain:
                unclosed[space] = unclosed[space] or not street.yellow
        self.yellow: Final = [not is_open for is_open in unclosed]  # spaces of yellow streets only
        yellow = tuple(space for space, is_yellow in enumerate(self.yellow) if is_yellow)
        self.next: Final = [*range(1, len(places)), SQUARE]
        self.next_unclosed: Final = [
            next((after for after in range(space + 1, len(places)) if unclosed[after]), SQUARE)
            for space in range(len(places))
        ]
        self.neighbours: Final = [tuple(sorted(spaces)) for spaces in around]
        halves = [bits_of(spaces) for spaces in self.neighbours]
        self.neighbours_below: Final = [below for below, _ in halves]  # those before HALF, as bits
        self.neighbours_above: Final = [above for _, above in halves]  # and those from there on
        self.yellow_below: Final = bits_of(yellow)[0]
        self.yellow_above: Final = bits_of(yellow)[1]
        self.series: Final[list[tuple[int, ...]]] = []  # by space, once the streets are checked

    def find_series(self) -> None:
        """Find the paths from every space; of streets that were not checked there could be far too many."""
        for space in range(self.spaces + 1):
            self.series.append(self.series_from(space))

    def series_from(self, start: int) -> tuple[int, ...]:
        """[OT-4.2, OT-R3, OT-R4] All paths of up to four spaces from a start, one after the other.

        For each space on them three numbers: the space, how far it is, and where to go on in this list if
        no token can be reached there. No path returns on itself or crosses the square.
        """
        found: list[int] = []
        self.extend(start, start, 1, found)
        return tuple(found)

    def extend(self, at: int, before: int, far: int, found: list[int]) -> None:
        """Add the paths that go on from a space."""
        for space in self.neighbours[at]:
            if space not in (before, SQUARE):
                index = len(found)
                found += [space, far, 0]
                if far < REACH:
                    self.extend(space, at, far + 1, found)
                found[index + 2] = len(found)


def bits_of(spaces: tuple[int, ...]) -> tuple[int, int]:
    """Spaces as bits of two numbers."""
    below = sum(1 << space for space in spaces if space < HALF)
    return below, sum(1 << (space - HALF) for space in spaces if space >= HALF)


def read_board(data: Mapping[str, object]) -> Board:
    """The board of a component file; a BadData names the key that is wrong."""
    board = table(data, "board")
    places = read_places(board)
    streets = read_streets(board, len(places) - 1)
    names = table(board, "junctions", "board.junctions")
    extent = (whole(board, "board", "width", 1, 9999), whole(board, "board", "height", 1, 9999))
    junctions: dict[int, str] = {}
    for space, name in names.items():
        if not (space.isascii() and space.isdigit()) or not 0 < int(space) < len(places):
            raise BadData("board.junctions", f"there is no space {space}", "no-such-space", {"space": space})
        junctions[int(space)] = str(name)
    made = Board(streets, places, junctions, extent)
    check(made)
    made.find_series()
    return made


def read_places(board: Mapping[str, object]) -> list[tuple[int, int]]:
    """Where the square and the spaces are drawn; each space stands in the list once, in order."""
    start, spaces = board.get("start_xy"), board.get("spaces")
    if not isinstance(start, list) or len(start) != 2 or not all(type(at) is int for at in start):
        raise BadData("board.start_xy", "expected two whole numbers", "two-numbers")
    if not isinstance(spaces, list) or not 1 <= len(spaces) <= SPACES:
        message = f"expected 1 to {SPACES} spaces"
        raise BadData("board.spaces", message, "spaces-number", {"most": str(SPACES)})
    places = [(int(start[0]), int(start[1]))]
    for at, space in enumerate(spaces):
        if not isinstance(space, list) or len(space) != 3 or not all(type(part) is int for part in space):
            raise BadData(f"board.spaces[{at}]", "expected three whole numbers: space, x, y", "three-numbers")
        if space[0] != at + 1:
            message = f"expected space {at + 1}, not {space[0]}"
            raise BadData(f"board.spaces[{at}]", message, "space-order", {"space": str(at + 1)})
        places.append((space[1], space[2]))
    return places


def read_streets(board: Mapping[str, object], spaces: int) -> list[Street]:
    """The streets, whose chains hold spaces of the board."""
    streets: list[Street] = []
    for at, street in enumerate(tables(board, "street", "board.street")):
        key = f"board.street[{at}]"
        chain, yellow = street.get("chain"), street.get("yellow")
        if not isinstance(chain, list) or len(chain) < 2:
            raise BadData(f"{key}.chain", "expected a list of at least two spaces", "chain-short")
        if not all(type(space) is int and 0 <= space <= spaces for space in chain):
            message = f"expected spaces from 0 to {spaces}"
            raise BadData(f"{key}.chain", message, "chain-spaces", {"most": str(spaces)})
        if len(set(chain)) != len(chain):
            raise BadData(f"{key}.chain", "a space stands here twice", "chain-twice")
        if not isinstance(yellow, bool):
            raise BadData(f"{key}.yellow", "expected true or false", "true-or-false")
        texts = [street.get(text) for text in ("id", "name", "path", "label_path")]
        if not all(isinstance(text, str) for text in texts):
            raise BadData(key, "expected texts as id, name, path and label_path", "street-texts")
        known_as, name, path, label_path = map(str, texts)
        streets.append(Street(known_as, name, tuple(chain), yellow, path, label_path))
    return streets


def check(board: Board) -> None:
    """[OT-R15, OT-R20] Refuse streets on which the rules would not work."""
    everywhere = list(range(board.spaces + 1))
    for space in everywhere:
        if not board.neighbours[space]:
            message = f"space {space} lies in no street"
            raise BadData("board.street", message, "no-street", {"space": str(space)})
        if len(set(board.neighbours[space])) != len(board.neighbours[space]):
            message = f"two streets lead from space {space} to the same neighbour"
            raise BadData("board.street", message, "same-neighbour", {"space": str(space)})
    unclosed = [space for space in everywhere if not board.yellow[space]]
    for spaces in (everywhere, unclosed, everywhere[1:], unclosed[1:]):
        if not connected(board, spaces):
            message = "the streets do not hang together, or not without the square and the yellow ones"
            raise BadData("board.street", message, "apart")
    shortest = shortest_cycle(board)
    if shortest < SHORTEST_CYCLE:
        message = f"a way round has {shortest} spaces: expected {SHORTEST_CYCLE} or more"
        raise BadData(
            "board.street", message, "short-cycle", {"shortest": str(shortest), "least": str(SHORTEST_CYCLE)}
        )


def connected(board: Board, spaces: list[int]) -> bool:
    """Whether one can go from any of these spaces to any other without leaving them."""
    if not spaces:
        return False
    seen = [spaces[0]]
    for space in seen:
        for beside in board.neighbours[space]:
            if beside in spaces and beside not in seen:
                seen.append(beside)
    return len(seen) == len(spaces)


def shortest_cycle(board: Board) -> int:
    """How many spaces the shortest way round has."""
    shortest = 1 << 30
    for start in range(board.spaces + 1):
        far = {start: 0}
        before = {start: start}
        queue = [start]
        for space in queue:
            for beside in board.neighbours[space]:
                if beside not in far:
                    far[beside] = far[space] + 1
                    before[beside] = space
                    queue.append(beside)
                elif beside != before[space]:
                    shortest = min(shortest, far[space] + far[beside] + 1)
    return shortest
