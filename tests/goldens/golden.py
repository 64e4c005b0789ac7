"""Golden games: whole games with everything that changed at every move, to be read as diffs.

A golden shows that rules, views and events are what they were, and that they are the same interpreted and
compiled. After a wanted change write them anew and review the diff:

    make goldens
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from fagin.games import load
from fagin.games.doggy_bag.pieces import letters_of
from fagin.kernel import CHANCE, EVERYONE
from fagin.kernel.show import show

HEAPS = ("bag", "behind", "chest", "drawn", "front", "hand", "heap", "returned", "sealed", "shown")
FOLDER = Path(__file__).parent
GOLDENS: dict[str, list[tuple[int, int, dict[str, str]]]] = {
    "doggy_bag": [
        (2, 11, {}),
        (3, 12, {"mode": "beginner", "first_player": "seat0"}),
        (4, 13, {}),
        (6, 14, {"effects": "optional", "gluttony_keeps_grey": "true"}),
    ],
}


def path_of(game: str, players: int, seed: int) -> Path:
    """Where a golden is kept."""
    return FOLDER / game / f"{players}-players-{seed}.txt"


def golden(id: str, players: int, seed: int, options: dict[str, str]) -> str:
    """One random game, with what changed in whose eyes at every move and what was told to whom."""
    game, rng = load(id), Random(seed)
    state = game.new(players, options)
    state.events = []
    lines = [f"{id} {game.version} players {players} seed {seed} {options}"]
    seen = flat(state)
    lines += [f"    {name} {value}" for name, value in seen.items()]
    while actors := state.to_act():
        actor = rng.choice(actors)
        move = state.sample(rng) if actor == CHANCE else rng.choice(state.legal_moves(actor))
        odds = f" of {state.chance()}" if actor == CHANCE else f" of {len(state.legal_moves(actor))}"
        state.apply(actor, move)
        lines.append(f"{'*' if actor == CHANCE else actor} {game.moves.text(move)}{odds}")
        for event in state.events:
            to = "all" if event.audience == EVERYONE else f"{event.audience:b}"
            lines.append(f"    > {to} {event.what} {event.args}{' revealed' if event.reveals else ''}")
        state.events.clear()
        now = flat(state)
        lines += [f"    {name} {value}" for name, value in now.items() if seen.get(name) != value]
        lines += [f"    {name} gone" for name in seen if name not in now]
        seen = now
    return "\n".join(lines) + "\n"


def flat(state: Any) -> dict[str, str]:
    """Every field of every compartment; of a chain of earlier things only the last."""
    fields: dict[str, str] = {}
    for who, part in [("public", state.public), *enumerate(state.private), ("secret", state.secret)]:
        for name, value in show(part).items():
            if isinstance(value, dict):
                value.pop("before", None)
            if name not in ("is", "setting"):
                fields[f"{who}.{name}"] = str(readable(name, value))
    return fields


def readable(name: str, value: Any) -> object:
    """Heaps of bones as letters, everything else as it is."""
    if name in HEAPS and isinstance(value, int):
        return letters_of(value) or "-"
    if isinstance(value, dict):
        return {key: readable(key, item) for key, item in value.items()}
    return [readable(name, item) for item in value] if name == "front" else value


if __name__ == "__main__":
    for game, games in GOLDENS.items():
        for players, seed, options in games:
            path_of(game, players, seed).parent.mkdir(exist_ok=True)
            path_of(game, players, seed).write_text(golden(game, players, seed, options), encoding="utf-8")
