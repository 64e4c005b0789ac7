"""Verifying a finished record: chance is computed again from the secret and compared line by line."""

from __future__ import annotations

from typing import Any, Final

from fagin.kernel.errors import BadRecord
from fagin.kernel.fair import FairSource, commitment_of
from fagin.kernel.game import Game
from fagin.kernel.record import Record
from fagin.kernel.state import CHANCE, LUCK


class Difference:
    """One thing in a record that is not as it must be."""

    def __init__(self, line: int, what: str, expected: str, found: str) -> None:
        self.line: Final = line  # of the record's text, 0: the record as a whole
        self.what: Final = what  # a key of the texts: commitment, chance, illegal, unfinished
        self.expected: Final = expected
        self.found: Final = found


def verify(record: Record, game: Game[Any, Any, Any]) -> list[Difference]:
    """All differences between a record and what its own secret makes of the chance; [] if it is true."""
    record.check_made_with(game)
    if not record.commitment or not record.secret:
        message = "nothing to verify: the record has no commitment and secret (is the game over?)"
        raise BadRecord(0, message, "nothing-to-verify")
    if len(record.entropy) != record.players:
        message = f"expected one entropy for each of {record.players} seats, not {len(record.entropy)}"
        details = {"players": str(record.players), "words": str(len(record.entropy))}
        raise BadRecord(0, message, "entropy-count", details)
    try:
        secret = bytes.fromhex(record.secret)
        source = FairSource(secret, record.entropy)
    except ValueError as error:
        message = f"the secret or an entropy cannot be read: {error}"
        raise BadRecord(0, message, "secret-unreadable") from None
    found: list[Difference] = []
    if commitment_of(secret) != record.commitment:
        found.append(Difference(0, "commitment", commitment_of(secret), record.commitment))
    state = game.new(record.players, record.options)
    for index, (seat, move) in enumerate(record.moves):
        line, text = record.line_of(index), game.moves.text(move)
        refusal = state.refusal(seat, move)
        step = state.public.stack.top
        if step is not None and step.kind == LUCK:
            outcomes = step.chance(state)
            drawn = outcomes[source.pick(step.stream(), [weight for _, weight in outcomes])][0]
            if seat != CHANCE or drawn != move:
                found.append(Difference(line, "chance", game.moves.text(drawn), text))
        if refusal is not None and not state.may_change(seat, move):
            found.append(Difference(line, "illegal", f"{refusal.reason} {refusal.clause}".strip(), text))
            return found
        state.apply(seat, move)
    if state.public.outcome is None:
        found.append(
            Difference(record.line_of(len(record.moves)), "unfinished", "the end of the game", "nothing")
        )
    return found
