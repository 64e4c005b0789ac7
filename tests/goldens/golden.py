"""Golden games: whole games with everything that changed at every move, to be read as diffs.

A golden shows that rules, views and events are what they were, and that they are the same interpreted and
compiled. After a wanted change write them anew and review the diff:

    make goldens
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from fagin.games import load
from fagin.games.doggy_bag.pieces import letters_of
from fagin.games.fagins_gang.pieces import LOCATIONS, SHIFT, cubes_in
from fagin.games.oliver_twist.pieces import names_in
from fagin.games.swindler.pieces import card_names, codes_in
from fagin.kernel import CHANCE, EVERYONE
from fagin.kernel.show import show

HEAPS = ("bag", "behind", "chest", "drawn", "front", "hand", "heap", "returned", "sealed", "shown")
CUBE_HEAPS = ("given", "hands", "market", "warehouse")
TOKEN_HEAPS = ("discarded", "file", "files", "pool", "sight", "stash", "stashes", "tools", "tray")
TILE_HEAPS = ("fresh", "home", "loot", "sealed")
CARD_HEAPS = ("deck", "discard", "hand", "known", "pools", "table", "unseen")
FOLDER = Path(__file__).parent
GOLDENS: dict[str, list[tuple[int, int, dict[str, str]]]] = {
    "doggy_bag": [
        (2, 11, {}),
        (3, 12, {"mode": "beginner", "first_player": "seat0"}),
        (4, 13, {}),
        (6, 14, {"effects": "optional", "gluttony_keeps_grey": "true"}),
    ],
    "oliver_twist": [
        (2, 21, {}),
        (3, 22, {"night_reveal": "hidden_neighbour", "end_sets": "split", "wallet_only_sets": "true"}),
        (4, 23, {}),
        (4, 24, {"stash_view": "all", "file_view": "all", "first_player": "seat0", "rounds": "day_only"}),
    ],
    "fagins_gang": [
        (2, 31, {"round_limit": "5", "market_turn_cap": "4"}),
        (3, 32, {"round_limit": "5", "market_turn_cap": "4", "play_on": "true", "first_player": "seat0"}),
        (
            6,
            33,
            {"round_limit": "5", "market_turn_cap": "4", "opener_pair": "different", "allow_pass": "true"},
        ),
    ],
    "swindler": [
        (2, 41, {"round_limit": "20", "game_length": "short"}),
        (3, 42, {"round_limit": "20", "master_thief": "random", "coin_supply": "unlimited"}),
        (4, 43, {"round_limit": "20", "start_player": "seat0", "jail_silence": "true"}),
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
    seen = flat(id, state)
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
        now = flat(id, state)
        lines += [f"    {name} {value}" for name, value in now.items() if seen.get(name) != value]
        lines += [f"    {name} gone" for name in seen if name not in now]
        seen = now
    return "\n".join(lines) + "\n"


def flat(id: str, state: Any) -> dict[str, str]:
    """Every field of every compartment; of a chain of earlier things only the last."""
    fields: dict[str, str] = {}
    for who, part in [("public", state.public), *enumerate(state.private), ("secret", state.secret)]:
        for name, value in show(part).items():
            if isinstance(value, dict):
                value.pop("before", None)
            if name not in ("is", "setting"):
                fields[f"{who}.{name}"] = str(READABLE[id](name, value))
    return fields


def readable(name: str, value: Any) -> object:
    """Heaps of bones as letters, everything else as it is."""
    if name in HEAPS and isinstance(value, int):
        return letters_of(value) or "-"
    if isinstance(value, dict):
        return {key: readable(key, item) for key, item in value.items()}
    return [readable(name, item) for item in value] if name == "front" else value


def readable_tokens(name: str, value: Any) -> object:
    """Heaps of tokens by name, the board as a line, the last events of the past, everything else as it is."""
    if name == "unseen":
        return len(names_in(value))
    if name in TOKEN_HEAPS:
        return [readable_tokens(name, item) for item in value] if isinstance(value, list) else names(value)
    if name == "board":
        return "".join("0123456789abcdef?."[token] for token in value)
    if name == "past":
        return [len(value), *value[-4:]]
    return value


def names(heap: int) -> str:
    """The tokens of a heap, each kind with its number if there are several."""
    kinds = Counter(names_in(heap))
    return " ".join(kind if some == 1 else f"{some}*{kind}" for kind, some in kinds.items()) or "-"


def readable_cubes(name: str, value: Any) -> object:
    """Heaps of cubes by their colours, urchins and constables by their locations, everything else as it is."""
    if isinstance(value, list) and name in ("hands", "urchins"):
        return [readable_cubes(name, item) for item in value]
    if name in CUBE_HEAPS:
        return " ".join(f"{some}*{good}" for good, some in cubes_in(value).items()) or "-"
    if name in ("constables", "urchins"):
        bytes_of = {location: value >> SHIFT[at] & 255 for at, location in enumerate(LOCATIONS)}
        return " ".join(f"{location}:{number}" for location, number in bytes_of.items() if number) or "-"
    return value


def readable_cards(name: str, value: Any) -> object:
    """Heaps of tiles by code, heaps of cards by name, the last two steps, everything else as it is."""
    if name == "stack":
        return [len(value), *value[-2:]]
    if name not in TILE_HEAPS + CARD_HEAPS:
        return value
    if isinstance(value, list):
        return [readable_cards(name, item) for item in value]
    things = Counter(codes_in(value) if name in TILE_HEAPS else card_names(value))
    return " ".join(thing if some == 1 else f"{some}*{thing}" for thing, some in things.items()) or "-"


READABLE = {
    "doggy_bag": readable,
    "oliver_twist": readable_tokens,
    "fagins_gang": readable_cubes,
    "swindler": readable_cards,
}


if __name__ == "__main__":
    from goldens.box import box, box_path

    for game, games in GOLDENS.items():
        for players, seed, options in games:
            path_of(game, players, seed).parent.mkdir(exist_ok=True)
            path_of(game, players, seed).write_text(golden(game, players, seed, options), encoding="utf-8")
        box_path(game).write_text(box(game), encoding="utf-8")
