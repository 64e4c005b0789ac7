"""Few sets of options in which every value of one meets every value of every other."""

from __future__ import annotations

from itertools import combinations
from random import Random

Pair = tuple[tuple[str, str], tuple[str, str]]


def pairs_of(row: dict[str, str]) -> set[Pair]:
    """All pairs of values that stand together in a row, options in order."""
    return set(combinations(sorted(row.items()), 2))


def all_pairs(values: dict[str, list[str]]) -> set[Pair]:
    """All pairs of values of two options."""
    return {
        pair
        for one, other in combinations(sorted(values), 2)
        for pair in (((one, a), (other, b)) for a in values[one] for b in values[other])
    }


def gain(row: dict[str, str], name: str, value: str, missing: set[Pair]) -> int:
    """How many missing pairs a value would make with what stands in a row."""
    return sum(tuple(sorted([(name, value), one])) in missing for one in row.items())


def pairwise(options: dict[str, list[str]], tries: int = 40) -> list[dict[str, str]]:
    """Rows of options, always the same for the same options, until all pairs have met.

    Where an option has more than three values, those from the third on take turns in the place of one.
    """
    rng = Random(0)
    values = {name: every[:3] for name, every in options.items()}
    missing = all_pairs(values)
    rows: list[dict[str, str]] = []
    while missing:
        best: dict[str, str] = {}
        for _ in range(tries):
            row = dict(rng.choice(sorted(missing)))
            names = [name for name in values if name not in row]
            for name in rng.sample(names, len(names)):
                gains = [(gain(row, name, value, missing), rng.random(), value) for value in values[name]]
                row[name] = max(gains)[2]
            if len(missing & pairs_of(row)) > len(missing & pairs_of(best)):
                best = row
        rows.append(best)
        missing -= pairs_of(best)
    for name, every in options.items():
        thirds = [row for row in rows if len(every) > 3 and row[name] == every[2]]
        while thirds and len(thirds) < len(every) - 2:
            rows.append(dict(thirds[0]))
            thirds.append(rows[-1])
        for at, row in enumerate(thirds):
            row[name] = every[2 + at % (len(every) - 2)]
    return rows
