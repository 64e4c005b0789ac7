"""A plan: an experiment as data, which with a number settles every game of it."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, Final

from fagin.arena import Plan as Seating
from fagin.bots.bot import LEVELS, USUAL
from fagin.games import GAMES, load, made_of
from fagin.kernel import FairSource, Game
from fagin.kernel.errors import Unusable, unreadable
from fagin.lab.components import Value, changed, components_of, toml_of, unread
from fagin.lab.statistics import SQUARE

GAMES_OF_A_PLAN: Final = 1000  # unless somebody says otherwise
PLAYERS: Final = 4
SEED: Final = 1
BATCH: Final = 20  # games that are played in one go: some squares
KEYS: Final = ("game", "players", "bots", "games", "seed", "options", "data", "vary", "against")
AGAINST: Final = ("options", "data")


class BadPlan(Unusable):
    """A plan that cannot be carried out; `key` is where."""

    def __init__(self, key: str, message: str, reason: str, details: dict[str, str] | None = None) -> None:
        super().__init__(f"{key}: {message}", reason, details)
        self.key = key


@dataclass(frozen=True)
class Side:
    """One of two sides that are compared."""

    name: str
    options: dict[str, str]
    data: str | None


@dataclass
class Wish:
    """What somebody asks for, before it is known whether it can be done."""

    game: str
    players: int = PLAYERS
    bots: list[str] = field(default_factory=lambda: [USUAL])
    games: int = GAMES_OF_A_PLAN
    seed: int = SEED
    options: dict[str, str] = field(default_factory=dict)
    data: str | None = None  # an owner's own component file
    vary: dict[str, list[Value]] = field(default_factory=dict)  # options, and paths of components
    against: Side | None = None  # the other side, as far as it differs


@dataclass(frozen=True)
class Variant:
    """One way in which the game of a plan is played; all that differs travels with it."""

    name: str  # what is varied, such as "coins.count=3"; empty for the first of few
    options: Mapping[str, str]
    components: str | None  # a component file as a text, if it is not that of the box

    def load(self, id: str) -> Game[Any, Any, Any]:
        """The game with these components."""
        return load(id) if self.components is None else made_of(id, tomllib.loads(self.components))


@dataclass(frozen=True)
class Batch:
    """Some games of one variant that are played in one go."""

    variant: int
    first: int
    end: int  # the first number that is not played any more

    def __str__(self) -> str:
        return f"{self.first}–{self.end - 1}"


@dataclass(frozen=True)
class Plan:
    """An experiment: the same games, by number, for every variant.

    Games come in squares of four: two chances crossed with two ways of deciding (generators of the bots), so that
    what comes of chance and what comes of decisions can be told apart.
    """

    game: str
    players: int
    bots: tuple[str, ...]  # the last one takes all seats that are left
    games: int  # of each variant
    seed: int
    variants: tuple[Variant, ...]

    @cached_property
    def seating(self) -> Seating:
        """Who can sit where, and the generators, as in the arena."""
        return Seating(self.game, self.bots, self.players, self.seed)

    @cached_property
    def seats(self) -> list[tuple[str, ...]]:
        """All ways in which the bots can be seated, taken in turn by the squares."""
        return [seats for circle in self.seating.circles for seats in circle]

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.seats[number // SQUARE % len(self.seats)]

    def source(self, number: int) -> FairSource:
        """The chance of a game: every bag, deck and die gives the same in two games of its square."""
        return self.seating.source(number // SQUARE * 2 + number % SQUARE // 2)

    def decider(self, number: int) -> int:
        """Which generators the bots of a game have: the same in two games of its square."""
        return number // SQUARE * 2 + number % 2

    def batches(self) -> list[Batch]:
        """All that is to be played, a little of every variant in turn."""
        return [
            Batch(variant, first, min(first + BATCH, self.games))
            for first in range(0, self.games, BATCH)
            for variant in range(len(self.variants))
        ]

    def fingerprint(self) -> str:
        """The same for the same games: plan, rules and components."""
        made_of = [(game.version, game.data) for game in (one.load(self.game) for one in self.variants)]
        terms = {**asdict(self), "batch": BATCH, "made_of": made_of}
        return hashlib.sha256(json.dumps(terms, sort_keys=True).encode()).hexdigest()


def read_wish(path: Path) -> Wish:
    """What a plan file asks for; files that it names are looked for beside it."""
    try:
        found = tomllib.loads(path.read_bytes().decode())
    except (OSError, ValueError, RecursionError) as error:
        raise BadPlan(str(path), str(error), unreadable(error), {"line": "end"}) from None
    check_keys(found, KEYS, "")
    if not isinstance(found.get("game"), str):
        raise BadPlan("game", "expected the name of a game", "plan-value")
    wish = Wish(found["game"])
    for key, kind in (("players", int), ("games", int), ("seed", int), ("vary", dict), ("options", dict)):
        if key in found:
            setattr(wish, key, of_kind(found, key, kind))
    if "bots" in found:
        bots = found["bots"]
        wish.bots = bots.split(",") if isinstance(bots, str) else of_kind(found, "bots", list)
    if not all(isinstance(name, str) for name in wish.bots):
        raise BadPlan("bots", "expected names of bots", "plan-value")
    for key, values in found.get("vary", {}).items():
        if not isinstance(values, list) or not values or not all(isinstance(one, Value) for one in values):
            raise BadPlan(f"vary.{key}", "expected a list of values", "plan-value")
    wish.data = beside(path, found, "data")
    if "against" in found:
        against = of_kind(found, "against", dict)
        check_keys(against, AGAINST, "against.")
        options = of_kind(against, "options", dict) if "options" in against else {}
        wish.against = Side("", options, beside(path, against, "data"))
    return wish


def of_kind(found: Mapping[str, Any], key: str, kind: type) -> Any:
    """A value of a plan, if it is of that kind."""
    if type(found[key]) is not kind:
        raise BadPlan(key, f"cannot be {found[key]!r}", "plan-value")
    return found[key]


def beside(path: Path, found: Mapping[str, Any], key: str) -> str | None:
    """A file that a plan names, from where the plan is."""
    name = found.get(key)
    if name is not None and not isinstance(name, str):
        raise BadPlan(key, "expected a file", "plan-value")
    return None if name is None else str(path.parent / name)


def check_keys(found: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    """Refuse a key that a plan does not have."""
    for key in found:
        if key not in known:
            raise BadPlan(f"{where}{key}", "no such key", "plan-key", {"known": ", ".join(known)})


def plan_of(wish: Wish) -> Plan:
    """The plan that does what was asked for; an Unusable says what cannot be done."""
    game = wish.game.lower().replace("-", "_")
    if game not in GAMES:
        raise BadPlan("game", f"no game is called {wish.game!r}", "plan-value")
    bots = tuple(name.strip() for name in wish.bots)
    for name in bots:
        if name not in LEVELS:
            raise BadPlan(
                "bots", f"no bot is called {name!r}", "plan-bot", {"name": name, "known": ", ".join(LEVELS)}
            )
    if wish.games < 1:
        raise BadPlan("games", "expected at least one", "plan-value")
    if not 1 <= len(bots) <= wish.players:
        raise BadPlan("bots", "expected one for each seat at most", "plan-value")
    variants = tuple(variants_of(wish, game))
    for variant in variants:
        variant.load(game).new(wish.players, variant.options)
    return Plan(game, wish.players, bots, wish.games, wish.seed, variants)


def variants_of(wish: Wish, id: str) -> list[Variant]:
    """The grid of all that is varied, the first value of each first, on each of the sides."""
    game, sides = load(id), sides_of(wish)
    cells = [dict(zip(wish.vary, values)) for values in product(*wish.vary.values())]
    known = {option.id for option in game.options}
    for side in sides if wish.vary.keys() - known else []:
        paths = [{path: value for path, value in cell.items() if path not in known} for cell in cells]
        if path := unread(id, components_of(id, side.data), paths):
            raise BadPlan(path, "no rule reads this value: every game would be the same", "component-unread")
    return [variant_of(game, side, cell, len(sides) > 1) for side in sides for cell in cells]


def sides_of(wish: Wish) -> list[Side]:
    """The one side of a plan, or the two."""
    first = Side(side_name(wish.data), wish.options, wish.data)
    if wish.against is None:
        return [first]
    named = [f"{key}={value}" for key, value in wish.against.options.items()]
    if wish.against.data is not None or not named:
        named.insert(0, side_name(wish.against.data))
    return [
        first,
        Side(" ".join(named), {**wish.options, **wish.against.options}, wish.against.data or wish.data),
    ]


def variant_of(game: Game[Any, Any, Any], side: Side, chosen: Mapping[str, Value], named: bool) -> Variant:
    """A side with what is chosen of all that is varied: options, and numbers of the components."""
    known = {option.id for option in game.options}
    name = " ".join([*([side.name] if named else []), *(f"{key}={value}" for key, value in chosen.items())])
    options = {key: str(value).lower() for key, value in chosen.items() if key in known}
    changes = {key: value for key, value in chosen.items() if key not in known}
    text = None
    if side.data is not None or changes:
        text = toml_of(changed(components_of(game.id, side.data), changes))
    return Variant(name, {**game.simulation, **side.options, **options}, text)


def side_name(data: str | None) -> str:
    """What a side is called: its file, or the box."""
    return "box" if data is None else Path(data).name
