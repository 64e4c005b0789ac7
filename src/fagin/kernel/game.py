"""A game as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fagin.kernel.errors import BadOption
from fagin.kernel.moves import Moves
from fagin.kernel.state import P, S, State, V, View

Options = Mapping[str, object]
T = TypeVar("T")


class Option:
    """A variant of the rules or of the table, with the clause it changes."""

    def __init__(self, id: str, values: list[str], clause: str) -> None:
        self.id: Final = id
        self.values: Final = values  # the first is the default
        self.clause: Final = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P, V, S]):
    """A game: its moves, its options, how it begins, and what a seat may guess."""

    def __init__(
        self,
        id: str,
        version: int,
        fewest: int,
        most: int,
        moves: Moves,
        options: list[Option],
        data: str,
        simulation: dict[str, str] | None = None,
    ) -> None:
        self.id: Final = id
        self.version: Final = version  # goes up when an old record would replay differently
        self.fewest: Final = fewest  # players
        self.most: Final = most
        self.moves: Final = moves
        self.options: Final = options
        self.data: Final = data  # the fingerprint of the component data
        # the options with which games come to an end even if all play at random
        self.simulation: Final[dict[str, str]] = simulation if simulation is not None else {}

    def new(self, players: int, options: Options | None = None) -> State[P, V, S]:
        """A new game before its first move."""
        raise NotImplementedError

    def determinise(self, view: View[P, V], rng: Random) -> State[P, V, S]:
        """A state its seat cannot tell from the true one, drawn at random."""
        raise NotImplementedError

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game is not made for."""
        if not self.fewest <= players <= self.most:
            message = f"expected {self.fewest} to {self.most}, not {players}"
            details = {"fewest": str(self.fewest), "most": str(self.most), "players": str(players)}
            raise BadOption("players", message, "players", details)

    def settle(self, options: Options | None) -> dict[str, str]:
        """All options with their values, those not given by default."""
        given: dict[str, str] = {}
        if options is not None:
            for name, value in options.items():
                given[name] = str(value).lower() if isinstance(value, bool) else str(value)
        settled: dict[str, str] = {}
        for option in self.options:
            value = given.pop(option.id, option.values[0])
            if value not in option.values:
                message = f"expected one of {', '.join(option.values)}, not {value!r}"
                details = {"option": option.id, "known": ", ".join(option.values), "value": value}
                raise BadOption(option.id, message, "option-value", details)
            settled[option.id] = value
        for name in given:
            known = ", ".join(option.id for option in self.options)
            message = f"no such option: expected one of {known}"
            raise BadOption(name, message, "option-name", {"option": name, "known": known})
        return settled


class Settings(Generic[T]):
    """What a number of players and options make of a game: made once, shared, never changed."""

    def __init__(self, game: Game[Any, Any, Any], make: Callable[[int, dict[str, str]], T]) -> None:
        self.game: Final = game
        self.make: Final = make
        self.made: Final[dict[str, T]] = {}

    def of(self, players: int, options: Options | None) -> T:
        """The setting for that many players with these options, the others by default."""
        key = f"{players} {sorted(options.items())}" if options else str(players)
        setting = self.made.get(key)
        if setting is None:
            self.game.check_players(players)
            setting = self.make(players, self.game.settle(options))
            self.made[key] = setting
        return setting


def seat_named(value: str, players: int) -> int:
    """The seat that an option's value names, as in "seat2"; -1 if it names none, or none at this table."""
    seat = int(value.removeprefix("seat")) if value.startswith("seat") else -1
    return seat if seat < players else -1
