"""Sets that the engine keeps as the bits of a number."""

from __future__ import annotations


def bits_in(bits: int) -> list[int]:
    """The numbers of the bits that are set: seats, tokens, cards."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
