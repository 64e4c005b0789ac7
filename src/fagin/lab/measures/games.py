"""One game as a row of numbers, noted while it is played from what everybody at the table sees."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from fagin.kernel import CHANCE, Match
from fagin.lab.things import ACTIONS, Things


@dataclass(frozen=True)
class Row:
    """What is kept of a game; whoever begins is called its starter."""

    number: int
    bots: list[str]
    starter: int
    scores: list[int]
    places: list[int]
    clause: str  # that ended it
    turns: int
    moves: int  # of players
    choices: int  # moves that had an alternative
    branches: int  # legal moves at all choices together
    moments: int  # choices at the table, those made at the same time counted once
    draws: int  # outcomes of chance
    leads: int  # how often another seat took the lead, from turn to turn; -1: nobody can see who leads
    decided: int  # the turn from whose beginning on the winner was never behind
    halfway: int  # the place of the winner in the middle of the game

    def shares(self) -> list[float]:
        """The win, shared by all in first place."""
        first = self.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in self.places]

    def in_order(self, values: list[float]) -> list[float]:
        """Values by seat, from the starter on."""
        return values[self.starter :] + values[: self.starter]


Uses = dict[tuple[str, str], list[int]]  # by family and thing, how often each seat used it


class Watch:
    """Sits beside a match and notes what happens."""

    def __init__(self, match: Match, things: Things) -> None:
        self.match: Final = match
        self.things: Final = things
        self.players: Final = match.record.players
        self.standings: Final[list[list[int]]] = []  # at the beginning of each turn
        self.turns = self.moves = self.choices = self.branches = self.moments = 0
        self.version = 0
        self.moved()

    def asked(self, moves: int, waiting: int) -> None:
        """Somebody is to move."""
        self.moves += 1
        if moves > 1:
            self.choices += 1
            self.branches += moves
            self.moments += waiting == 1

    def moved(self) -> None:
        """Somebody has moved, and chance after that: perhaps a turn begins."""
        version, self.version = self.version, self.match.version
        for event in self.match.events(CHANCE, version):
            if event.what == "turn":
                self.turns += 1
                self.look()

    def look(self) -> None:
        """Who stands how."""
        standing = self.things.standing
        if standing is not None:
            public = self.match.view(CHANCE).public
            self.standings.append([standing(seat, public) for seat in range(self.players)])

    def uses(self) -> Uses:
        """What was used, when the game is over: moves that were made, and events that spectators were told."""
        found: Uses = {}
        text = self.match.game.moves.text
        for (seat, move), times in Counter(self.match.record.moves).items():
            if seat != CHANCE:
                verb, _, noun = text(move).partition(":")
                family = self.things.by_verb.get(verb)
                name = (family.id, noun) if family is not None else (ACTIONS, verb)
                found.setdefault(name, [0] * self.players)[seat] += times
        for event in self.match.events(CHANCE, 0):
            family = self.things.by_event.get(event.what)
            if family is not None:
                name = family.id, family.ids[event.args[family.at]]
                found.setdefault(name, [0] * self.players)[event.args[0]] += 1
        return found

    def starter(self) -> int:
        """Who began: the first seat, unless it was told otherwise."""
        told = (one.args[0] for one in self.match.events(CHANCE, 0) if one.what == self.things.first)
        return next(told, 0)

    def row(self, number: int, bots: tuple[str, ...]) -> Row:
        """The game, when it is over."""
        outcome = self.match.outcome
        assert outcome is not None
        leads, decided, halfway = story(self.standings, outcome.winners())
        return Row(
            number,
            list(bots),
            self.starter(),
            list(outcome.scores),
            list(outcome.places),
            outcome.clause,
            self.turns,
            self.moves,
            self.choices,
            self.branches,
            self.moments,
            len(self.match.record.moves) - self.moves,
            leads,
            decided,
            halfway,
        )


def story(standings: list[list[int]], winners: list[int]) -> tuple[int, int, int]:
    """How often the lead changed hands, since when the winner was not behind, and its place at half-time."""
    if not standings:
        return -1, -1, -1
    leads, leader = 0, -1
    for standing in standings:
        first = [seat for seat, points in enumerate(standing) if points == max(standing)]
        if len(first) == 1 and first[0] != leader:
            leads += leader >= 0
            leader = first[0]
    decided = len(standings)
    while decided and max(standings[decided - 1]) == max(standings[decided - 1][seat] for seat in winners):
        decided -= 1
    middle = standings[len(standings) // 2]
    best = max(middle[seat] for seat in winners)
    return leads, decided, 1 + sum(points > best for points in middle)
