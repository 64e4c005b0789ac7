"""What the games of one variant say, in figures with their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import pstdev
from typing import Final

from fagin.arena import Estimate
from fagin.lab.measures.games import Row
from fagin.lab.measures.luck import Luck, luck_of
from fagin.lab.measures.uses import Tallies, Tally
from fagin.lab.statistics import Values, chance_of, mean_of, share_of
from fagin.lab.things import Things

CHOICE_SECONDS: Final = 12  # that people are taken to need for a choice
DRAW_SECONDS: Final = 2  # and for an outcome of chance

Figure = Callable[[Row], float]
MEANS: Final[dict[str, Figure]] = {  # of each game
    "turns": lambda row: row.turns,
    "minutes": lambda row: (row.moments * CHOICE_SECONDS + row.draws * DRAW_SECONDS) / 60,
    "moves": lambda row: row.moves,
    "choices": lambda row: row.choices,
    "branching": lambda row: row.branches / row.choices if row.choices else 1.0,
    "draws": lambda row: row.draws,
    "best": lambda row: max(row.scores),
    "margin": lambda row: max(row.scores) - sorted(row.scores)[-2],
}
SHARES: Final[dict[str, Figure]] = {"ties": lambda row: row.places.count(1) > 1}
STORY_MEANS: Final[dict[str, Figure]] = {"leads": lambda row: row.leads}  # where one sees who leads
STORY_SHARES: Final[dict[str, Figure]] = {
    "decided": lambda row: row.decided / row.turns if row.turns else 0.0,
    "comeback": lambda row: row.halfway > 1,
    "from-last": lambda row: row.halfway == len(row.scores),
}


@dataclass(frozen=True)
class Seat:
    """How a seat fares, counted from the one who begins."""

    wins: Estimate
    points: Estimate
    chance: float  # that wins so far from an equal share come of chance alone


@dataclass(frozen=True)
class Thing:
    """How often a thing is used, and what that is worth."""

    family: str
    id: str
    judged: bool
    games: float  # the share of games in which it is used
    uses: Estimate  # in a game
    points_with: float | None  # of the seats that used it
    points_without: float | None
    worth: Estimate | None  # points for each use, in place of another thing of its kind
    chance: float  # that so much comes of chance alone


@dataclass(frozen=True)
class Summary:
    """All figures of one variant."""

    variant: str
    games: int
    players: int
    seats: list[Seat]
    bots: dict[str, Estimate]  # wins of each seat, where bots differ
    figures: dict[str, Estimate]
    ends: dict[str, Estimate]  # by clause
    luck: Luck | None
    things: list[Thing]
    turns: dict[int, int]  # how many games have so many turns
    points: dict[int, int]  # how many seats have so many points
    spread: float  # of the points: their standard deviation


def values_of(rows: Sequence[Row], players: int) -> dict[str, tuple[bool, Values]]:
    """Every figure of every game, by name; whether it is a share."""
    found: dict[str, tuple[bool, Values]] = {}
    story = [row for row in rows if row.leads >= 0]
    for kind, figures, of in (
        (False, MEANS, rows),
        (True, SHARES, rows),
        (False, STORY_MEANS, story),
        (True, STORY_SHARES, story),
    ):
        for name, figure in figures.items():
            if of:
                found[name] = (kind, {row.number: float(figure(row)) for row in of})
    for clause in sorted({row.clause for row in rows}):
        found[f"end {clause}"] = (True, {row.number: float(row.clause == clause) for row in rows})
    for seat in range(players):
        found[f"wins {seat}"] = (True, {row.number: row.in_order(row.shares())[seat] for row in rows})
        points = {row.number: row.in_order([float(score) for score in row.scores])[seat] for row in rows}
        found[f"points {seat}"] = (False, points)
    return found


def estimate(share: bool, values: Values) -> Estimate:
    """A mean or a share."""
    return share_of(values) if share else mean_of(values)


def summary_of(variant: str, rows: Sequence[Row], tallies: Tallies, players: int, things: Things) -> Summary:
    """What some games say."""
    values = values_of(rows, players)
    told = {name: estimate(*one) for name, one in values.items()}
    scores = [score for row in rows for score in row.scores]
    seats = [
        Seat(told[f"wins {seat}"], told[f"points {seat}"], chance_of(values[f"wins {seat}"][1], 1 / players))
        for seat in range(players)
    ]
    return Summary(
        variant,
        len(rows),
        players,
        seats,
        wins_by_bot(rows),
        {name: one for name, one in told.items() if " " not in name},
        {name.removeprefix("end "): one for name, one in told.items() if name.startswith("end ")},
        luck_of(rows),
        things_told(tallies, things, len(rows), scores, players),
        dict(sorted(Counter(row.turns for row in rows).items())),
        dict(sorted(Counter(scores).items())),
        pstdev(scores),
    )


def wins_by_bot(rows: Sequence[Row]) -> dict[str, Estimate]:
    """How often a seat of each bot wins, where there are several."""
    names = sorted({name for row in rows for name in row.bots})
    found: dict[str, Estimate] = {}
    for bot in names if len(names) > 1 else []:
        wins: dict[int, float] = {}
        for row in rows:
            shares = [share for share, name in zip(row.shares(), row.bots) if name == bot]
            wins[row.number] = sum(shares) / len(shares)
        found[bot] = share_of(wins)
    return found


def things_told(
    tallies: Tallies, things: Things, games: int, scores: Sequence[int], players: int
) -> list[Thing]:
    """The things of all families, those never used among them."""
    families = {family.id: family for family in things.families}
    found: list[Thing] = []
    for family in [*families, *sorted(set(tallies) - set(families))]:
        kind = families.get(family)
        known = [name for name in kind.ids if name not in kind.others] if kind is not None else []
        used = tallies.get(family, {})
        for name in [*known, *sorted(set(used) - set(known))]:
            judged = kind is not None and kind.judged
            found.append(
                thing_told(family, name, judged, used.get(name, Tally()), games, sum(scores), players)
            )
    return found


def thing_told(
    family: str, id: str, judged: bool, tally: Tally, games: int, points: int, players: int
) -> Thing:
    """One thing."""
    seats = games * players
    worth = tally.worth()
    return Thing(
        family,
        id,
        judged,
        tally.games / games,
        tally.uses_of(games),
        tally.points / tally.seats if tally.seats else None,
        (points - tally.points) / (seats - tally.seats) if tally.seats < seats else None,
        worth[0] if worth is not None else None,
        worth[1] if worth is not None else 1.0,
    )
