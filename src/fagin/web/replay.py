"""A game as it was at an earlier moment, and games that go on from there.

While a game is played its moments are numbered by what a seat heard, so that the number tells nothing of answers
in secret; once it is over every answer counts, and everybody may look with anybody's eyes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from fagin.bots.supposing import Guess, guess_at, lines
from fagin.kernel import CHANCE, Game, Match, Record
from fagin.kernel.state import LUCK
from fagin.web.opening import play
from fagin.web.store import OVER
from fagin.web.table import NotAllowed, Table

DEEPEST: Final = 8  # guesses within guesses


@dataclass(frozen=True)
class Stop:
    """A moment: how many moves of the record had been made, and how many events a reader had heard."""

    moves: int
    heard: int


def stops(table: Table, reader: int) -> list[Stop]:
    """The moments of a game for a reader, from the first on."""
    match = table.match
    if match is None:
        raise NotAllowed("not-begun")
    again = _match(table, 0)
    told, heard = again.version, len(again.events(reader, 0))
    found = [Stop(len(again.record.moves), heard)]
    for seat, move in match.record.moves:
        if seat == CHANCE:
            continue
        play(again, seat, move)
        heard += len(again.events(reader, told))
        told = again.version
        if table.status == OVER or heard > found[-1].heard:
            found.append(Stop(len(again.record.moves), heard))
    return found


def at_stop(table: Table, ends: list[Stop], number: int) -> tuple[Match, int]:
    """The match as it was at a moment, and the version it had at the moment before."""
    match = table.match
    assert match is not None
    if not 0 <= number < len(ends):
        raise NotAllowed("no-such-moment")
    before = ends[number - 1].moves if number else 0
    again = _match(table, before)
    version = again.version if number else 0
    for seat, move in match.record.moves[before : ends[number].moves]:
        if seat != CHANCE:
            play(again, seat, move)
    return again, version


def _match(table: Table, moves: int) -> Match:
    """The first moves once more; chance comes out the same."""
    match = table.match
    assert match is not None
    again = Match(table.origin, table.facts.players, table.source(), table.facts.options)
    for seat, move in match.record.moves[:moves]:
        if seat != CHANCE:
            play(again, seat, move)
    return again


def beginning_at(table: Table, seat: int, number: int, seed: str) -> tuple[list[str], list[Guess]]:
    """How another game begins at a moment of this one: with its moves if it is over, else in a world made up."""
    if table.status == OVER:
        return opening_of(table, number), table.facts.supposed
    return [], guesses_at(table, seat, number, seed)


def opening_of(table: Table, number: int) -> list[str]:
    """The moves of a game that is over up to a moment, for another game to begin with."""
    match = table.match
    if match is None or table.status != OVER:
        raise NotAllowed("not-over")
    ends = stops(table, CHANCE)
    if not 0 <= number < len(ends) - 1:
        raise NotAllowed("no-such-moment")
    return lines(table.game.moves, match.record.moves[: ends[number].moves])


def guesses_at(table: Table, seat: int, number: int, seed: str) -> list[Guess]:
    """A world as a seat may imagine it at a moment of a game that is not over, for another game to begin in."""
    ends, before = stops(table, seat), table.facts.supposed
    if not 0 <= number < len(ends):
        raise NotAllowed("no-such-moment")
    if len(before) >= DEEPEST:
        raise NotAllowed("too-deep")
    again = _match(table, ends[number].moves)
    return [*before, guess_at(table.game, again.record.moves, again.view(seat), seed)]


def picks_of(record: Record, game: Game[Any, Any, Any]) -> list[tuple[str, list[int], int]]:
    """Everything that chance decided in a record: of which stream, among which weights, and which it was."""
    state = game.new(record.players, record.options)
    found: list[tuple[str, list[int], int]] = []
    for seat, move in record.moves:
        step = state.public.stack[-1]
        if seat == CHANCE and step.kind == LUCK:
            outcomes = step.chance(state)
            index = [outcome for outcome, _ in outcomes].index(move)
            found.append((step.stream(), [weight for _, weight in outcomes], index))
        state.apply(seat, move)
    return found
