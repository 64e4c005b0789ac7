"""A small random generator that compiles well: for playouts, guesses and bots, never for a match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SHARE: Final = 1.0 / 4294967296.0


class Dice:
    """Random numbers from a seed, the same interpreted and compiled (the generator sfc32)."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = seed >> 32 & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _once in range(12):
            self.word()

    def follow(self, other: Dice) -> None:
        """Go on as another would."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def word(self) -> i64:
        """32 random bits."""
        mixed: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & WORD
        return mixed

    def random(self) -> float:
        """A number from 0 to 1."""
        return float(self.word()) * SHARE

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        return self.word() * n >> 32
