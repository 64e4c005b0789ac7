"""What the tests of all games share: moves written as in a record, made, refused and told, and own data files."""

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Generic

import pytest

from fagin.kernel import CHANCE, Event, Game, IllegalMove, Match, Source, State
from fagin.kernel.state import P, S, V

EVERYBODY = (CHANCE, 0, 1, 2)  # at a table of three, with those who only watch


class Table(Generic[P, V, S]):
    """A game with the number of players and the options its tests take for granted."""

    def __init__(self, game: Game[P, V, S], usual_players: int, **usual: str) -> None:
        self.game = game
        self.usual_players = usual_players
        self.usual = usual

    def new_game(self, players: int | None = None, **options: str) -> State[P, V, S]:
        """A new game with the usual options and those given."""
        return self.game.new(players or self.usual_players, {**self.usual, **options})

    def split(self, line: str) -> tuple[int, int]:
        """The seat and the move in a line of a record, as in "0 role:5" or "* bone:k"."""
        seat, move = line.split(" ")
        return CHANCE if seat == "*" else int(seat), self.game.moves.parse(move)

    def play(self, state: State[P, V, S], *lines: str) -> State[P, V, S]:
        """Make moves written as in a record; each must be legal."""
        for line in lines:
            seat, move = self.split(line)
            refusal = state.refusal(seat, move)
            assert refusal is None, f"{line}: {refusal.reason} {refusal.clause}"
            state.apply(seat, move)
        return state

    def let_chance_play(self, state: State[P, V, S]) -> State[P, V, S]:
        """Chance comes out as the first of its outcomes, again and again."""
        while state.to_act() == [CHANCE]:
            state.apply(CHANCE, state.chance()[0][0])
        return state

    def events(self, state: State[P, V, S], *lines: str) -> list[Event]:
        """What happens while moves are made."""
        events: list[Event] = []
        state.events = events
        self.play(state, *lines)
        state.events = None
        return events

    def told(self, state: State[P, V, S], seat: int, *lines: str) -> list[tuple[str, tuple[int, int, int]]]:
        """What a seat is told while moves are made."""
        return [(event.what, event.args) for event in self.events(state, *lines) if event.seen_by(seat)]

    def legal(self, state: State[P, V, S], seat: int = 0, word: str = "") -> list[str]:
        """The texts of the moves a seat may make, or of those that begin with a word."""
        return [text for text in map(self.game.moves.text, state.legal_moves(seat)) if text.startswith(word)]

    def outcomes(self, state: State[P, V, S]) -> dict[str, int]:
        """What chance may do, with the weights."""
        return {self.game.moves.text(move): weight for move, weight in state.chance()}

    def refused(self, state: State[P, V, S], line: str) -> tuple[str, str]:
        """The reason and the clause with which a move is refused."""
        refusal = state.refusal(*self.split(line))
        assert refusal is not None, f"{line} is legal"
        return refusal.reason, refusal.clause

    def match_after(self, players: int, *lines: str, **options: str) -> Match:
        """A match in which these moves were made and chance came out as written."""
        moves = [self.split(line) for line in lines]
        twin = self.new_game(players, **options)
        script = Script(twin, [move for seat, move in moves if seat == CHANCE])
        match = Match(self.game, players, script, {**self.usual, **options})
        for seat, move in moves:
            if seat != CHANCE:
                twin.apply(seat, move)
                match.play(seat, move)
        return match

    def refused_in_a_match(self, match: Match, line: str) -> tuple[str, str]:
        """The reason and the clause with which a match refuses a move; it must stay as it was."""
        seats = range(match.record.players)
        moves, views = list(match.record.moves), [match.view(seat).key() for seat in seats]
        with pytest.raises(IllegalMove) as refusal:
            match.play(*self.split(line))
        assert match.record.moves == moves
        assert [match.view(seat).key() for seat in seats] == views
        return refusal.value.reason, refusal.value.clause

    def edited(self, folder: Path, *changes: tuple[str, str]) -> Path:
        """A copy of the component file in which the first of each old text is a new one."""
        text = box_text(self.game.id)
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        path = folder / "own.toml"
        path.write_text(text, encoding="utf-8")
        return path


class Script(Source):
    """Chance that comes out as written; a twin of the match knows what is possible."""

    def __init__(self, twin: State[Any, Any, Any], outcomes: list[int]) -> None:
        super().__init__("", [], "")
        self.twin = twin
        self.outcomes = outcomes

    def pick(self, stream: str, weights: list[int]) -> int:
        """The index of the next outcome of the script, the first possible one after its end."""
        possible = [outcome for outcome, _ in self.twin.chance()]
        move = self.outcomes.pop(0) if self.outcomes else possible[0]
        self.twin.apply(CHANCE, move)
        return possible.index(move)


def who_can_tell(one: State[Any, Any, Any], other: State[Any, Any, Any]) -> list[int]:
    """The seats whose views differ between two states."""
    return [seat for seat in EVERYBODY if one.view(seat).key() != other.view(seat).key()]


def played_at_random(match: Match, rng: Random) -> tuple[object, list[int], list[int]]:
    """The moves, scores and places of a match in which everybody moves at random."""
    while match.outcome is None:
        seat = match.waiting_for()[0]
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return match.record.moves, match.outcome.scores, match.outcome.places


def box_text(game: str) -> str:
    """The component file of a game's box."""
    return (files("fagin.games") / game / f"{game}.toml").read_text(encoding="utf-8")
