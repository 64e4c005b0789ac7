"""The tables of a race: what each contestant did, and how ours stand against their targets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from bench.page import markdown
from bench.race import Result

PEERS = ("hearts", "crazy_eights", "oh_hell", "euchre")
FROM_PYTHON = tuple(f"peers/openspiel:{game}" for game in PEERS)
RLCARD = ("peers/rlcard:uno",)
CATANATRON = ("peers/catanatron",)
TIGHT = tuple(f"peers/openspiel-tight:{game}" for game in PEERS)

TARGETS: dict[str, dict[str, float]] = {
    "default": {"python": 2.0, "interpreted": 0.25},
    "doggy_bag": {
        "python": 4.0,
        "rlcard": 30.0,
        "catanatron": 70.0,
        "interpreted": 0.5,
        "own loop": 1.0,  # and 1.5 is the aim
        "copy": 2.0,
        "search": 1.5,
        "search python": 25.0,
        "search compiled": 10.0,
    },
}


@dataclass(frozen=True)
class Comparison:
    """A measure of our games against the median of some contestants, with the key of its target."""

    measure: str
    ours: str
    against: str
    theirs: tuple[str, ...]
    target: str = ""


COMPARISONS = (
    Comparison("playout", "compiled/fagin", "OpenSpiel, 4 games", FROM_PYTHON, "python"),
    Comparison("playout", "compiled/fagin", "OpenSpiel, tightest loop", TIGHT),
    Comparison("playout", "compiled/fagin", "RLCard uno", RLCARD),
    Comparison("playout", "compiled/fagin", "Catanatron", CATANATRON),
    Comparison("playout", "interpreted/fagin", "OpenSpiel, 4 games", FROM_PYTHON, "interpreted"),
    Comparison("playout by `choose`", "compiled/fagin-choose", "OpenSpiel, 4 games", FROM_PYTHON),
    Comparison("playout by `choose`", "compiled/fagin-choose", "RLCard uno", RLCARD, "rlcard"),
    Comparison("playout by `choose`", "compiled/fagin-choose", "Catanatron", CATANATRON, "catanatron"),
    Comparison("playout by `choose`", "interpreted/fagin-choose", "OpenSpiel, 4 games", FROM_PYTHON),
    Comparison(
        "playout, own loop",
        "compiled/fagin-own-loop",
        "OpenSpiel hearts, C++ loop",
        ("peers/openspiel-cpp:hearts",),
        "own loop",
    ),
    Comparison(
        "copy", "compiled/fagin-copy", "OpenSpiel hearts, clone", ("peers/openspiel-clone:hearts",), "copy"
    ),
    Comparison(
        "search",
        "compiled/fagin-search",
        "OpenSpiel hearts, ISMCTS in C++",
        ("peers/openspiel-search:hearts",),
        "search",
    ),
    Comparison(
        "search",
        "compiled/fagin-search",
        "OpenSpiel hearts, ISMCTS in Python",
        ("peers/openspiel-search-python:hearts",),
        "search python",
    ),
    Comparison(
        "search",
        "compiled/fagin-search",
        "interpreted",
        ("interpreted/fagin-search:{game}",),
        "search compiled",
    ),
    *(
        Comparison(measure, f"compiled/{kind}", "interpreted", (f"interpreted/{kind}:{{game}}",))
        for measure, kind in (
            ("playout", "fagin"),
            ("playout by `choose`", "fagin-choose"),
            ("playout, own loop", "fagin-own-loop"),
            ("copy", "fagin-copy"),
            ("determinise", "fagin-determinise"),
        )
    ),
)


@dataclass(frozen=True)
class Row:
    """One comparison of one game: the two rates per second, their ratio and the target."""

    game: str
    measure: str
    build: str
    rate: float | None
    against: str
    yardstick: float | None
    target: float | None

    @property
    def ratio(self) -> float | None:
        """How many times as fast we are, if both were measured."""
        return self.rate / self.yardstick if self.rate and self.yardstick else None

    @property
    def verdict(self) -> str:
        """Whether the target is met."""
        if self.ratio is None:
            return "not measured"
        if self.target is None:
            return ""
        return "met" if self.ratio >= self.target else "MISSED"


def contestants(games: Sequence[str]) -> list[str]:
    """All that the comparisons of these games need, each once."""
    names: dict[str, None] = {}
    for game in games:
        for comparison in COMPARISONS:
            names[f"{comparison.ours}:{game}"] = None
            names.update(dict.fromkeys(name.format(game=game) for name in comparison.theirs))
    return list(names)


def rows(games: Sequence[str], result: Result) -> list[Row]:
    """Every comparison of every game."""

    def rate(names: Sequence[str]) -> float | None:
        if any(name not in result.rates for name in names):
            return None
        return median(median(result.rates[name]) for name in names)

    return [
        Row(
            game,
            comparison.measure,
            comparison.ours.partition("/")[0],
            rate([f"{comparison.ours}:{game}"]),
            comparison.against,
            rate([name.format(game=game) for name in comparison.theirs]),
            (TARGETS["default"] | TARGETS.get(game, {})).get(comparison.target),
        )
        for game in games
        for comparison in COMPARISONS
    ]


def report(compared: Sequence[Row], result: Result) -> str:
    """Both tables, in Markdown that reads well on a terminal too."""
    ratios = [
        (
            row.game,
            row.measure,
            row.build,
            human(row.rate),
            row.against,
            human(row.yardstick),
            f"{row.ratio:.2f}x" if row.ratio else "-",
            f">= {row.target:g}x" if row.target else "",
            row.verdict,
        )
        for row in compared
    ]
    heads = ("game", "measure", "build", "ours/s", "against", "theirs/s", "ratio", "target", "verdict")
    figures = [
        (name.partition("/")[2], name.partition("/")[0], human(median(rates)), spread(rates))
        for name, rates in sorted(result.rates.items())
    ]
    text = markdown(heads, ratios)
    if figures:
        text += "\n" + markdown(("contestant", "environment", "median/s", "middle half"), figures)
    for why in dict.fromkeys(result.missing.values()):
        names = ", ".join(name for name in result.missing if result.missing[name] == why)
        text += f"\nMissing ({why}): {names}\n"
    return text


def human(rate: float | None) -> str:
    """A rate in three digits."""
    if rate is None:
        return "-"
    for size, unit in ((1e6, " M"), (1e3, " k"), (1, "")):
        if rate >= size:
            return f"{rate / size:.{max(0, 3 - len(str(int(rate / size))))}f}{unit}"
    return f"{rate:.2f}"


def spread(rates: Sequence[float]) -> str:
    """The quartiles of the rounds."""
    if len(rates) < 2:
        return "-"
    low, _, high = quantiles(rates, n=4, method="inclusive")
    return f"{human(low)} to {human(high)}"


MARK = "bench"
INTRO = """# Speed

`make bench` lets our games race their peers: random playouts, copies and guesses of hidden positions
(determinise), ours interpreted and compiled, OpenSpiel's, RLCard's and Catanatron's as they come from PyPI.

All contestants run on one core in one run, in turns and in shuffled order, in short bursts; a figure is
the median of its bursts, per second of CPU time. A playout is a loop in Python that plays a random game to its end.
Only the players' decisions count; chance is played but not counted.

- **playout** is the plain loop, as anybody would write it: ask who is to act (`to_act`), take one of the legal moves
  (`legal_moves`) or an outcome of chance (`sample`), and apply it (`apply`). OpenSpiel's is its counterpart and asks
  each chance node for its outcomes, as its contract says. In the tightest loop we know it takes them for moves.
- **playout by `choose`** is one call a decision: chance is played inside the engine, as in RLCard and Catanatron.
- **playout, own loop** is our own loop, compiled with the games, against OpenSpiel's loop in C++.

RLCard's uno has two players, all the others four. A search makes 400 iterations with random playouts for a choice 26
decisions before the end, ours in our games and OpenSpiel's two ISMCTS bots in hearts. Games differ, and so do machines:
read the ratios, not the rates.
"""
