"""Writes docs/observations.md: python -m fagin.adapters.describe > docs/observations.md"""

from __future__ import annotations

from typing import Any, Final

from fagin.adapters.observation import Observer
from fagin.games import GAMES, load
from fagin.kernel import Game

INTRODUCTION: Final = """\
# Observations

What a seat knows as numbers, for OpenSpiel and PettingZoo. They are made from the seat's view and nothing else, so what
the seat cannot know cannot be in them. There are always the same many for a game and a number of players, whatever
its options, and all are from 0 to 1.

- An **observation** holds what is so now. An **information state** holds also the parts marked *past*: what a perfect
  player would remember.
- Seats are counted clockwise from who looks: of all that is told for each seat, the own comes first. Moves name seats
  by their number at the table, so the first part says the own number.
- One of some kinds is a 1 at its place; a set is a 1 for each member; a heap is, for each kind, the share of all there
  are; a number is its share of the most it can be. A number n without a bound is n / (n + m), with m near what is
  usual.
- Of a list the last entries are written, the very last first: each a 1 and its numbers, and 0 where there are no more.
- `step` says which step of the rules is on top of the stack, in the order of the parts `step.…`; each of these holds,
  if such a step is pending, its height on the stack and its fields. They are all 0 when the game is over.

This file is made by `make observations`.
"""


def describe() -> str:
    """The whole file."""
    return "\n".join([INTRODUCTION, *(describe_game(load(game)) for game in GAMES)])


def describe_game(game: Game[Any, Any, Any]) -> str:
    """The parts of one game, and how long each is for every number of players."""
    tables = range(game.fewest, game.most + 1)
    observers = [Observer(game, players) for players in tables]
    rows = [
        ["part", "meaning", *(f"{players} players" for players in tables)],
        ["---", "---", *("---:" for _ in tables)],
    ]
    for at, (name, _, meaning, past) in enumerate(observers[0].described):
        lengths = [str(observer.described[at][1]) for observer in observers]
        rows.append([f"`{name}`", f"*past* {meaning}" if past else meaning, *lengths])
    rows.append(["**observation**", "", *(f"**{observer.size}**" for observer in observers)])
    rows.append(
        ["**information state**", "", *(f"**{observer.information_size}**" for observer in observers)]
    )
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([f"## {game.id}, version {game.version}", "", *lines, ""])


if __name__ == "__main__":
    print(describe(), end="")
