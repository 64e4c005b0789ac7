"""Shapes: how one value of a view becomes numbers from 0 to 1, always the same many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final


class Shape:
    """How values of one sort are written; `seat` is who looks, for seats are counted from there."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    def write(self, value: Any, seat: int) -> list[float]:
        """The value as `size` numbers from 0 to 1."""
        raise NotImplementedError


class Number(Shape):
    """A number between two bounds, as its share of the way from one to the other."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(1)
        self.least: Final = least
        self.range: Final = max(most - least, 1)

    def write(self, value: int, seat: int) -> list[float]:
        """The share."""
        return [min(max((value - self.least) / self.range, 0.0), 1.0)]


class Flag(Number):
    """Yes or no: 1 or 0."""

    def __init__(self) -> None:
        super().__init__(1)


class Amount(Shape):
    """A number n that the rules do not bound: n / (n + usual), so that a usual one is a half."""

    def __init__(self, usual: int) -> None:
        super().__init__(1)
        self.usual: Final = usual

    def write(self, value: int, seat: int) -> list[float]:
        """The share."""
        return [max(value, 0) / (max(value, 0) + self.usual)]


class One(Shape):
    """One of some kinds: a 1 at its place, and nothing but 0 for any other value."""

    def __init__(self, kinds: int, first: int = 0) -> None:
        super().__init__(kinds)
        self.first: Final = first

    def write(self, value: int, seat: int) -> list[float]:
        """The 1 at its place."""
        numbers = [0.0] * self.size
        if 0 <= value - self.first < self.size:
            numbers[value - self.first] = 1.0
        return numbers


class Bits(Shape):
    """A set given as bits: a 1 for each member."""

    def write(self, value: int, seat: int) -> list[float]:
        """The bits, the lowest first."""
        return [float(value >> bit & 1) for bit in range(self.size)]


class Seat(Shape):
    """A seat, counted clockwise from who looks; nothing but 0 for nobody."""

    def write(self, value: int, seat: int) -> list[float]:
        """A 1 at its place."""
        return [float((seat + step) % self.size == value) for step in range(self.size)]


class Seats(Shape):
    """A set of seats given as bits, counted clockwise from who looks."""

    def write(self, value: int, seat: int) -> list[float]:
        """A 1 for each."""
        return [float(value >> (seat + step) % self.size & 1) for step in range(self.size)]


class Heap(Shape):
    """A heap of pieces: of each kind the share of the most there can be."""

    def __init__(self, count: Callable[[Any, int], int], most: Sequence[int]) -> None:
        super().__init__(len(most))
        self.count: Final = count
        self.most: Final = [max(number, 1) for number in most]

    def write(self, value: int, seat: int) -> list[float]:
        """The shares."""
        if not value:
            return [0.0] * self.size
        count = self.count
        return [min(count(value, kind) / most, 1.0) for kind, most in enumerate(self.most)]


class Each(Shape):
    """So many values of one shape; those that are missing are 0."""

    def __init__(self, shape: Shape, values: int) -> None:
        super().__init__(shape.size * values)
        self.shape: Final = shape

    def write(self, value: Sequence[Any], seat: int) -> list[float]:
        """One after the other."""
        return filled([number for one in value for number in self.shape.write(one, seat)], self.size)


class EachSeat(Shape):
    """A value for each seat, clockwise from who looks; 0 while there are none."""

    def __init__(self, shape: Shape, players: int) -> None:
        super().__init__(shape.size * players)
        self.shape: Final = shape

    def write(self, value: Sequence[Any], seat: int) -> list[float]:
        """The own value first."""
        turned = [*value[seat:], *value[:seat]]
        return filled([number for one in turned for number in self.shape.write(one, seat)], self.size)


class Row(Shape):
    """Values of different shapes that belong together; 0 if there are none."""

    def __init__(self, *shapes: Shape) -> None:
        super().__init__(sum(shape.size for shape in shapes))
        self.shapes: Final = shapes

    def write(self, value: Sequence[Any], seat: int) -> list[float]:
        """One after the other."""
        pairs = zip(self.shapes, value)
        return filled([number for shape, one in pairs for number in shape.write(one, seat)], self.size)


class Last(Shape):
    """The last values of a list, the very last first: each a 1 and its numbers, and 0 where there are no more."""

    def __init__(self, shape: Shape, most: int) -> None:
        super().__init__((1 + shape.size) * most)
        self.shape: Final = shape
        self.most: Final = most

    def write(self, value: Sequence[Any], seat: int) -> list[float]:
        """From the last back."""
        numbers: list[float] = []
        for one in value[: -self.most - 1 : -1]:
            numbers.append(1.0)
            numbers += self.shape.write(one, seat)
        return filled(numbers, self.size)


class Keyed(Shape):
    """Values at some of so many places, given as pairs; 0 at the other places."""

    def __init__(self, shape: Shape, places: int) -> None:
        super().__init__(shape.size * places)
        self.shape: Final = shape
        self.places: Final = places

    def write(self, value: Sequence[tuple[int, Any]], seat: int) -> list[float]:
        """Place by place."""
        at = dict(value)
        nothing = [0.0] * self.shape.size
        numbers: list[float] = []
        for place in range(self.places):
            numbers += self.shape.write(at[place], seat) if place in at else nothing
        return numbers


class Made(Shape):
    """A value that is first made into another one."""

    def __init__(self, make: Callable[[Any], Any], shape: Shape) -> None:
        super().__init__(shape.size)
        self.make: Final = make
        self.shape: Final = shape

    def write(self, value: Any, seat: int) -> list[float]:
        """What it was made into."""
        return self.shape.write(self.make(value), seat)


class Both(Shape):
    """One value written in several shapes."""

    def __init__(self, *shapes: Shape) -> None:
        super().__init__(sum(shape.size for shape in shapes))
        self.shapes: Final = shapes

    def write(self, value: Any, seat: int) -> list[float]:
        """One after the other."""
        return [number for shape in self.shapes for number in shape.write(value, seat)]


class Fields(Shape):
    """An object, of which the fields named are written."""

    def __init__(self, fields: dict[str, Shape]) -> None:
        super().__init__(sum(shape.size for shape in fields.values()))
        self.fields: Final = fields

    def write(self, value: object, seat: int) -> list[float]:
        """One after the other."""
        return [
            number
            for name, shape in self.fields.items()
            for number in shape.write(getattr(value, name), seat)
        ]


def chain(value: Any) -> list[Any]:
    """The links of a chain whose links know the one before, the first one first."""
    links: list[Any] = []
    while value is not None:
        links.append(value)
        value = value.before
    links.reverse()
    return links


def filled(numbers: list[float], size: int) -> list[float]:
    """So many numbers: the first ones, and 0 where some are missing."""
    return numbers[:size] + [0.0] * (size - len(numbers))
