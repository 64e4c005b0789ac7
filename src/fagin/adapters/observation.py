"""What a seat knows as a list of numbers from 0 to 1: always the same many, and made from its view alone."""

from __future__ import annotations

from typing import Any, Final

from fagin.adapters.observations import doggy_bag, fagins_gang, oliver_twist, swindler
from fagin.adapters.observations.shapes import EachSeat, Number, One, filled
from fagin.adapters.observations.table import Table
from fagin.kernel import Game, Options, View

TABLES: Final[dict[str, Any]] = {
    "doggy_bag": doggy_bag.table,
    "oliver_twist": oliver_twist.table,
    "fagins_gang": fagins_gang.table,
    "swindler": swindler.table,
}
Described = tuple[str, int, str, bool]  # a part's name, length and meaning, and whether it is of the past


class Observer:
    """Writes what a seat knows as numbers, the same many for all views of a game and number of players.

    An observation holds what is so now, an information state also what a seat remembers of the past. In both,
    seats are counted clockwise from who looks, whose number at the table is the first part.
    """

    def __init__(self, game: Game[Any, Any, Any], players: int, options: Options | None = None) -> None:
        game.check_players(players)
        game.settle(options)  # they are the same for all views of a game and need no numbers
        self.table: Final[Table] = TABLES[game.id](game, players)
        self.number: Final = One(players)
        self.places: Final = EachSeat(Number(players), players)
        self.sorts: Final = {pending.step: at for at, pending in enumerate(self.table.steps)}
        self.top: Final = One(len(self.sorts))
        self.height: Final = Number(self.table.depth)
        self.described: Final = self._describe()
        self.information_parts: Final = [(name, size) for name, size, _, _ in self.described]
        self.information_size: Final = sum(size for _, size in self.information_parts)
        self.parts: Final = [(name, size) for name, size, _, past in self.described if not past]
        self.size: Final = sum(size for _, size in self.parts)

    def write(self, view: View[Any, Any]) -> list[float]:
        """The observation: what is so now, as far as the seat knows."""
        return self._write(view, False)

    def information(self, view: View[Any, Any]) -> list[float]:
        """The information state: the same, and what the seat remembers of the past."""
        return self._write(view, True)

    def _describe(self) -> list[Described]:
        table = self.table
        parts: list[Described] = [
            ("seat", self.number.size, "the own number at the table", False),
            ("places", self.places.size, "the place of each seat at the end", False),
            ("step", self.top.size, "which of the steps below is on top", False),
        ]
        parts += [
            (f"step.{pending.step.__name__}", pending.size, pending.meaning, False) for pending in table.steps
        ]
        for compartment, fields in (("public", table.public), ("own", table.own)):
            for name, part in fields.items():
                parts.append((f"{compartment}.{name}", part.shape.size, part.meaning, part.past))
        return parts

    def _write(self, view: View[Any, Any], past: bool) -> list[float]:
        public, own, seat, table = view.public, view.own, view.seat, self.table
        if own is None:
            raise ValueError("a spectator has no seat to observe from")
        numbers = self.number.write(seat, seat)
        numbers += self.places.write(public.outcome.places if public.outcome is not None else [], seat)
        numbers += self._write_steps(public.stack.steps(), seat)
        for compartment, fields in ((public, table.public), (own, table.own)):
            for name, part in fields.items():
                if past or not part.past:
                    numbers += part.shape.write(getattr(compartment, name), seat)
        return numbers

    def _write_steps(self, stack: list[Any], seat: int) -> list[float]:
        """Which step is on top; of each sort those that are pending, the topmost first: its height and its fields."""
        steps = self.table.steps
        pending: list[list[float]] = [[] for _ in steps]
        for height in range(len(stack), 0, -1):
            step = stack[height - 1]
            sort = self.sorts[type(step)]
            pending[sort] += self.height.write(height, seat)
            pending[sort] += steps[sort].fields.write(step, seat)
        numbers = self.top.write(self.sorts[type(stack[-1])] if stack else -1, seat)
        for sort, written in enumerate(pending):
            numbers += filled(written, steps[sort].size)
        return numbers
