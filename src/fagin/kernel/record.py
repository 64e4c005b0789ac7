"""The record of a game: a text with one line a move, from which the game can be replayed for ever."""

from __future__ import annotations

from typing import Any, Final

from fagin.kernel.errors import BadRecord, IllegalMove
from fagin.kernel.game import Game
from fagin.kernel.moves import Moves
from fagin.kernel.state import CHANCE, State

FORMAT: Final = "fagin 1"  # the first line of every record
KEYS: Final = ("game", "players", "data", "option", "commitment", "entropy")


class Record:
    """Everything that happened, and so the game itself: who moved what, chance included."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: dict[str, str] | None = None,
        data: str = "",
    ) -> None:
        self.game = game
        self.version = version  # of the rules
        self.players = players
        self.options: dict[str, str] = options if options is not None else {}
        self.data = data  # the fingerprint of the component data
        self.commitment = ""  # of the chance, known before the first move
        self.entropy: list[str] = []  # what each seat added to the chance
        self.secret = ""  # what proves the chance, written when the game is over
        self.moves: list[tuple[int, int]] = []  # (seat, move)

    def header(self) -> list[str]:
        """The lines before the moves."""
        lines = [FORMAT, f"game {self.game} {self.version}", f"players {self.players}"]
        if self.data:
            lines.append(f"data {self.data}")
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines += [f"entropy {seat} {word}" for seat, word in enumerate(self.entropy)]
        return [*lines, "moves"]

    def line_of(self, index: int) -> int:
        """The line of a move in the text."""
        return len(self.header()) + 1 + index

    def text(self, moves: Moves) -> str:
        """The record as text."""
        lines = self.header()
        for seat, move in self.moves:
            lines.append(f"{'*' if seat == CHANCE else seat} {moves.text(move)}")
        if self.secret:
            lines.append(f"secret {self.secret}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def game_of(text: str) -> str:
        """The id of the game that a text records."""
        lines = text.splitlines()
        if not lines or lines[0] != FORMAT:
            raise BadRecord(1, f"a record begins with {FORMAT!r}", "not-a-record", {"format": FORMAT})
        if len(lines) < 2 or not lines[1].startswith("game "):
            raise BadRecord(2, "expected 'game ID VERSION'", "no-game")
        return lines[1].split()[1] if len(lines[1].split()) == 3 else ""

    @staticmethod
    def parse(text: str, moves: Moves) -> Record:
        """The record in a text; a BadRecord names the line and the reason."""
        Record.game_of(text)
        record = Record("", 0, 0)
        lines = text.splitlines()
        at = 1
        while at < len(lines) and lines[at] != "moves":
            record._read_header(at + 1, lines[at])
            at += 1
        if at == len(lines):
            raise BadRecord(at, "expected a line 'moves' after the header", "no-moves")
        if lines[1 : at + 1] != record.header()[1:]:
            keys = ", ".join(KEYS)
            raise BadRecord(at, f"the header is not in its order: {keys}", "header-order", {"keys": keys})
        for number in range(at + 2, len(lines) + 1):
            record._read_move(number, lines[number - 1], moves)
        return record

    def _read_header(self, number: int, line: str) -> None:
        words = line.split(" ")
        if words[0] not in KEYS:
            keys = ", ".join(KEYS)
            message = f"expected one of {keys} or moves, not {line!r}"
            raise BadRecord(number, message, "header-key", {"keys": keys, "text": line})
        wanted = {"game": 3, "option": 3, "entropy": 3}.get(words[0], 2)
        if len(words) != wanted or not all(words):
            message = f"expected {wanted - 1} words after {words[0]!r}, not {line!r}"
            details = {"key": words[0], "wanted": str(wanted - 1), "text": line}
            raise BadRecord(number, message, "header-words", details)
        if words[0] == "game":
            self.game = words[1]
            self.version = whole(number, words[2], "the version of the rules")
        elif words[0] == "players":
            self.players = whole(number, words[1], "the number of players")
        elif words[0] == "data":
            self.data = words[1]
        elif words[0] == "option":
            self.options[words[1]] = words[2]
        elif words[0] == "commitment":
            self.commitment = words[1]
        else:
            if whole(number, words[1], "a seat") != len(self.entropy):
                seat = str(len(self.entropy))
                raise BadRecord(
                    number, f"expected the entropy of seat {seat}", "entropy-seat", {"seat": seat}
                )
            self.entropy.append(words[2])

    def _read_move(self, number: int, line: str, moves: Moves) -> None:
        words = line.split(" ")
        if len(words) != 2:
            message = f"expected a seat (or * for chance) and a move, not {line!r}"
            raise BadRecord(number, message, "not-a-move", {"text": line})
        if self.secret:
            raise BadRecord(number, "nothing comes after the secret", "after-the-secret")
        if words[0] == "secret":
            self.secret = words[1]
            return
        seat = CHANCE if words[0] == "*" else whole(number, words[0], "a seat")
        if seat >= self.players:
            message = f"expected a seat from 0 to {self.players - 1}, not {seat}"
            details = {"last": str(self.players - 1), "seat": str(seat)}
            raise BadRecord(number, message, "no-such-seat", details)
        try:
            move = moves.parse(words[1])
        except IllegalMove as error:
            raise BadRecord(number, str(error), "no-such-move", {"move": words[1]}) from None
        self.moves.append((seat, move))

    def check_made_with(self, game: Game[Any, Any, Any]) -> None:
        """Refuse a record of another game, of other rules or of other component data."""
        if self.game != game.id:
            details = {"found": self.game, "expected": game.id}
            raise BadRecord(0, f"a record of {self.game}, not of {game.id}", "other-game", details)
        if self.version != game.version:
            message = f"made with version {self.version} of the rules, these are version {game.version}"
            details = {"found": str(self.version), "expected": str(game.version)}
            raise BadRecord(0, message, "other-version", details)
        if self.data and self.data != game.data:
            message = f"made with the component data {self.data}, these are {game.data}"
            raise BadRecord(0, message, "other-data", {"found": self.data, "expected": game.data})

    def replay(self, game: Game[Any, Any, Any], upto: int | None = None) -> State[Any, Any, Any]:
        """The state after all moves, or after the first `upto`; a move that is not legal is a BadRecord."""
        self.check_made_with(game)
        state = game.new(self.players, self.options)
        for index, (seat, move) in enumerate(self.moves if upto is None else self.moves[:upto]):
            refusal = state.refusal(seat, move)
            if refusal is not None and not state.may_change(seat, move):
                who = "chance" if seat == CHANCE else f"seat {seat}"
                message = f"{who} may not {game.moves.text(move)} here: {refusal.reason} {refusal.clause}"
                details = illegal(seat, game.moves.text(move), refusal.reason, refusal.clause)
                raise BadRecord(self.line_of(index), message.strip(), "illegal", details)
            state.apply(seat, move)
        return state


def illegal(seat: int, move: str, refusal: str, clause: str) -> dict[str, str]:
    """The details of a move that was not legal: whose, and why."""
    who = "chance" if seat == CHANCE else str(seat)
    return {"seat": who, "move": move, "refusal": refusal, "clause": clause}


def whole(line: int, word: str, what: str) -> int:
    """A whole number in a record."""
    if not (word.isascii() and word.isdigit() and len(word) <= 9):
        message = f"expected {what} as a whole number, not {word!r}"
        raise BadRecord(line, message, "not-a-number", {"word": word})
    return int(word)
