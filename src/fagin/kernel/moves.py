"""The moves of a game: small integers, each with a text that needs no position to be read."""

from __future__ import annotations

from fagin.kernel.errors import IllegalMove


class Moves:
    """The moves of a game, players' first and chance's after: small integers, each with a text."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        self.chance_from = 1 << 30  # the first chance outcome

    def add(self, text: str) -> int:
        """Add one move; its number."""
        assert text not in self.numbers, text
        number = len(self.texts)
        self.texts.append(text)
        self.numbers[text] = number
        return number

    def block(self, verb: str, nouns: list[str]) -> int:
        """Add verb:noun for each noun; the number of the first."""
        assert self.chance_from > len(self.texts), "players' moves come before chance's"
        return self._add_all(verb, nouns)

    def chance_block(self, verb: str, nouns: list[str]) -> int:
        """Add outcomes of chance; the number of the first."""
        if self.chance_from > len(self.texts):
            self.chance_from = len(self.texts)
        return self._add_all(verb, nouns)

    def _add_all(self, verb: str, nouns: list[str]) -> int:
        first = len(self.texts)
        for noun in nouns:
            self.add(f"{verb}:{noun}")
        return first

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, move: int) -> str:
        """The text of a move, the same in every position of every match."""
        if not 0 <= move < len(self.texts):
            raise IllegalMove(f"no move has the number {move}: expected 0 to {len(self.texts) - 1}")
        return self.texts[move]

    def parse(self, text: str) -> int:
        """The move with that text."""
        number = self.numbers.get(text)
        if number is None:
            verb = text.split(":", maxsplit=1)[0]
            like = [known for known in self.texts if known.split(":")[0] == verb]
            known = like if like else sorted({known.split(":")[0] for known in self.texts})
            shown = ", ".join(known[:12]) + (", …" if len(known) > 12 else "")
            raise IllegalMove(f"no move is written {text!r}: expected one of {shown}")
        return number
