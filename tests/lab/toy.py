"""A toy game whose balance can be spoilt: everybody is dealt a role, speaks in turn and scores dice."""

from __future__ import annotations

from random import Random
from typing import Any

from fagin.kernel import (
    EVERYONE,
    Choice,
    Game,
    Luck,
    Moves,
    Options,
    Outcome,
    Private,
    Public,
    Secret,
    State,
    View,
    places_of,
)
from fagin.lab.plan import Plan, Variant
from fagin.lab.play import play_games
from fagin.lab.summary import Summary, summary_of
from fagin.lab.things import Family, Things

ROLES = ("0", "1", "2", "3", "4", "5")  # named like those of Doggy Bag
FACES = 6
ROUNDS = 3

MOVES = Moves()
SAY = MOVES.block("say", ["low", "high"])
ROLE = MOVES.chance_block("role", list(ROLES))
DIE = MOVES.chance_block("die", [str(face) for face in range(1, FACES + 1)])


class ToyPublic(Public):
    def __init__(self, players: int, favoured: str, twice: bool) -> None:
        super().__init__(players)
        self.favoured = favoured
        self.twice = twice
        self.points = [0] * players
        self.roles: list[int] = []

    def copy(self) -> ToyPublic:
        new = ToyPublic(self.players, self.favoured, self.twice)
        self.copy_into(new)
        new.points, new.roles = self.points.copy(), self.roles.copy()
        return new


class ToyPrivate(Private):
    def copy(self) -> ToyPrivate:
        return self


class ToySecret(Secret):
    def copy(self) -> ToySecret:
        return self


ToyState = State[ToyPublic, ToyPrivate, ToySecret]


class Deal(Luck[ToyPublic, ToyPrivate, ToySecret]):
    """The next seat is dealt a role."""

    def stream(self) -> str:
        return "roles"

    def chance(self, state: ToyState) -> list[tuple[int, int]]:
        return [(ROLE + role, 1) for role in range(len(ROLES)) if role not in state.public.roles]

    def apply(self, state: ToyState, seat: int, move: int) -> None:
        public = state.public
        state.tell(EVERYONE, "dealt", len(public.roles), move - ROLE)
        public.roles.append(move - ROLE)
        if len(public.roles) == public.players:
            state.become(Say(0))


class Say(Choice[ToyPublic, ToyPrivate, ToySecret]):
    """A seat says something, and a die is thrown for it."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def to_act(self, public: ToyPublic) -> list[int]:
        return [order_of(public)[self.turn]]

    def legal_moves(self, seat: int, public: ToyPublic, own: ToyPrivate) -> list[int]:
        return [SAY, SAY + 1]

    def apply(self, state: ToyState, seat: int, move: int) -> None:
        state.tell(EVERYONE, "turn", seat)
        state.become(Throw(self.turn, move - SAY))


class Throw(Luck[ToyPublic, ToyPrivate, ToySecret]):
    """A die for who has just spoken."""

    def __init__(self, turn: int, said: int) -> None:
        self.turn = turn
        self.said = said

    def stream(self) -> str:
        return "die"

    def chance(self, state: ToyState) -> list[tuple[int, int]]:
        return [(DIE + face, 1) for face in range(FACES)]

    def apply(self, state: ToyState, seat: int, move: int) -> None:
        public, face = state.public, move - DIE
        order = order_of(public)
        public.points[order[self.turn]] += face if self.said else FACES - 1 - face
        if self.turn + 1 < len(order):
            state.become(Say(self.turn + 1))
            return
        for at, role in enumerate(public.roles):
            public.points[at] += 5 * (ROLES[role] == public.favoured)
        state.end(Outcome(public.points.copy(), places_of(public.points), "TY-1.1"))


def order_of(public: ToyPublic) -> list[int]:
    """Who speaks when: all in turn, three times over."""
    return [*([0] if public.twice else []), *range(public.players)] * ROUNDS


class Toy(Game[ToyPublic, ToyPrivate, ToySecret]):
    """A fair game, unless a role is favoured with five points or the first seat moves twice."""

    def __init__(self, favoured: str = "", twice: bool = False) -> None:
        super().__init__("toy", 1, 2, 6, MOVES, [], "")
        self.favoured = favoured
        self.twice = twice

    def new(self, players: int, options: Options | None = None) -> ToyState:
        public = ToyPublic(players, self.favoured, self.twice)
        state: ToyState = State(public, [ToyPrivate() for _ in range(players)], ToySecret())
        state.push(Deal())
        return state

    def determinise(self, view: View[Any, Any], rng: Random) -> ToyState:
        raise NotImplementedError


THINGS = Things((Family("roles", event="dealt", ids=ROLES),))


def measured(toy: Toy, games: int, players: int = 4, seed: int = 1) -> Summary:
    """What the games of a toy say."""
    variant = Variant("", {}, None)
    plan = Plan("toy", players, ("random",), games, seed, (variant,))
    results = play_games(plan, variant, toy, THINGS, range(games))
    return summary_of("", results.rows, results.tallies, players, THINGS)
