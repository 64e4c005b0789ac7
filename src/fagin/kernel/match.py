"""One game being played: the only way in which moves are made that people and bots rely on."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, Final

from fagin.kernel.errors import BadOption, BadRecord, IllegalMove, TakeBackClosed
from fagin.kernel.events import EVERYONE, Event
from fagin.kernel.fair import FairSource, RandomSource, Source, new_secret
from fagin.kernel.game import Game, Options
from fagin.kernel.outcome import Outcome
from fagin.kernel.record import Record, illegal
from fagin.kernel.state import CHANCE, LUCK, State, Step, View

SHOWN: Final = 12  # how many legal moves an error lists


class Match:
    """One game being played: checks moves, lets chance play, keeps the record and the events."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        players: int,
        source: Source | Random | None = None,
        options: Options | None = None,
    ) -> None:
        game.check_players(players)
        settled = game.settle(options)
        self.game: Final = game
        self._source: Final = source_for(source, players)
        self.record: Final = Record(game.id, game.version, players, settled, game.data)
        self.record.commitment = self._source.commitment
        self.record.entropy = list(self._source.entropy)
        self._log: list[Event] = []
        self._marks: list[int] = []  # how long the log was before each move of the record
        self._state = self._watched(game.new(players, settled))
        self._let_chance_play()

    @staticmethod
    def resume(game: Game[Any, Any, Any], record: Record, source: Source) -> Match:
        """A match played again up to where a record stands; chance must come out as recorded."""
        record.check_made_with(game)
        match = Match(game, record.players, source, record.options)
        if match.record.commitment != record.commitment or match.record.entropy != record.entropy:
            message = "the source of chance is not the one this record was made with"
            raise BadRecord(0, message, "other-chance")
        for index, (seat, move) in enumerate(record.moves):
            if seat != CHANCE:
                match._play_again(record, index, seat, move)
            elif index >= len(match.record.moves) or match.record.moves[index] != (seat, move):
                message = "chance comes out otherwise than recorded"
                raise BadRecord(record.line_of(index), message, "chance-differs")
        return match

    def _play_again(self, record: Record, index: int, seat: int, move: int) -> None:
        if index != len(self.record.moves):
            message = "an outcome of chance is missing before this line"
            raise BadRecord(record.line_of(index), message, "chance-missing")
        try:
            if self._state.may_change(seat, move):
                self.change(seat, move)
            else:
                self.play(seat, move)
        except IllegalMove as error:
            details = illegal(seat, self.game.moves.text(move), error.reason, error.clause)
            raise BadRecord(record.line_of(index), str(error), "illegal", details) from None

    # ---- what can be seen

    @property
    def version(self) -> int:
        """How many events there have been: what to ask for next in `events`."""
        return len(self._log)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is being played."""
        outcome: Outcome | None = self._state.public.outcome
        return outcome

    @property
    def step(self) -> Step[Any, Any, Any]:
        """What is pending now, which everybody sees; only while the game is being played."""
        step: Step[Any, Any, Any] = self._state.public.stack[-1]
        return step

    def waiting_for(self) -> list[int]:
        """The seats that owe a move; [] when the game is over."""
        return self._state.to_act().copy()

    def legal_moves(self, seat: int) -> list[int]:
        """The moves a seat may make now."""
        return self._state.legal_moves(seat).copy()

    def view(self, seat: int) -> View[Any, Any]:
        """All that a seat may know."""
        return self._state.view(seat)

    def glimpse(self, seat: int) -> View[Any, Any]:
        """The same without copies: only to be read, and let go before anything else happens."""
        return self._state.glimpse(seat)

    def events(self, seat: int, since: int) -> list[Event]:
        """What a seat was told from a version on."""
        return [event for event in self._log[since:] if event.seen_by(seat)]

    def reveal(self) -> State[Any, Any, Any]:
        """A copy of the whole truth, once the game is over."""
        if self.outcome is None:
            raise IllegalMove("the game is not over: what is hidden stays hidden", "hidden-until-the-end")
        return self._state.copy()

    # ---- what can be done

    def play(self, seat: int, move: int) -> None:
        """Make a move if it is legal, then let chance play."""
        text = self.game.moves.text(move)
        if not 0 <= seat < self.record.players:
            raise IllegalMove(
                f"there is no seat {seat}: expected 0 to {self.record.players - 1}", "no-such-seat"
            )
        refusal = self._state.refusal(seat, move)
        if refusal is not None:
            clause = f" [{refusal.clause}]" if refusal.clause else ""
            message = f"seat {seat} may not {text} now: {refusal.reason}{clause}; {self._expected(seat)}"
            raise IllegalMove(message, refusal.reason, refusal.clause)
        self._make(seat, move)
        self._let_chance_play()

    def change(self, seat: int, move: int) -> None:
        """Replace an answer that is still sealed, while a secret step waits for others."""
        if not self._state.may_change(seat, move):
            text = self.game.moves.text(move)
            raise IllegalMove(
                f"seat {seat} has no sealed answer that could become {text}", "nothing-to-change"
            )
        self._make(seat, move)

    def take_back(self, seat: int) -> None:
        """Undo a seat's last move, while nobody else has moved and nothing was revealed or drawn."""
        if not self.record.moves:
            raise TakeBackClosed("nothing has been played yet", "nothing-to-take-back")
        if self.outcome is not None:
            raise TakeBackClosed("the game is over", "over")
        last, move = self.record.moves[-1]
        if last == CHANCE:
            raise TakeBackClosed(f"chance has played {self.game.moves.text(move)} since", "chance-has-played")
        if last != seat:
            raise TakeBackClosed(f"seat {last} has moved since", "another-has-moved", last)
        mark = self._marks[-1]
        if any(event.reveals for event in self._log[mark:]):
            raise TakeBackClosed("something hidden has been revealed since", "something-was-revealed")
        self.record.moves.pop()
        self._marks.pop()
        self._state = self._watched(self.record.replay(self.game))
        self._log.append(Event(EVERYONE, "taken-back", (seat, -1, -1)))

    def _expected(self, seat: int) -> str:
        legal = [self.game.moves.text(move) for move in self._state.legal_moves(seat)]
        if legal:
            return "expected one of " + ", ".join(legal[:SHOWN]) + (", …" if len(legal) > SHOWN else "")
        waiting = self.waiting_for()
        return f"waiting for seat {', '.join(map(str, waiting))}" if waiting else "the game is over"

    def _make(self, seat: int, move: int) -> None:
        self._marks.append(len(self._log))
        self._state.apply(seat, move)
        self.record.moves.append((seat, move))
        events = self._state.events
        assert events is not None
        self._log += events
        events.clear()
        if self.outcome is not None:
            self.record.secret = self._source.secret

    def _let_chance_play(self) -> None:
        while True:
            stack = self._state.public.stack
            if not stack:
                return
            step = stack[-1]
            if step.kind != LUCK:
                return
            outcomes = step.chance(self._state)
            index = self._source.pick(step.stream(), [weight for _, weight in outcomes])
            self._make(CHANCE, outcomes[index][0])

    def _watched(self, state: State[Any, Any, Any]) -> State[Any, Any, Any]:
        state.events = []
        return state


def source_for(source: Source | Random | None, players: int) -> Source:
    """The source given, or a fair one with a fresh secret; a Random is good enough for experiments."""
    if source is None:
        return FairSource(new_secret(), [secrets.token_hex(8) for _ in range(players)])
    if isinstance(source, Random):
        return RandomSource(source)
    if source.commitment and len(source.entropy) != players:
        words = len(source.entropy)
        message = f"expected one word for each of {players} seats, not {words}"
        details = {"players": str(players), "words": str(words)}
        raise BadOption("entropy", message, "entropy-count", details)
    return source
