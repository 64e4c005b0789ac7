"""Component files with some numbers changed: a key is a path such as `colours.grey.points`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import fagin.games
from fagin.games import made_of
from fagin.kernel import BadData
from fagin.kernel.data import read_toml

Value = str | int | float | bool


def components_of(game: str, file: str | Path | None) -> dict[str, Any]:
    """The components in the box of a game, or in an owner's own file."""
    return read_toml(
        Path(fagin.games.__file__).parent / game / f"{game}.toml" if file is None else Path(file)
    )


def changed(components: Mapping[str, Any], changes: Mapping[str, Value]) -> dict[str, Any]:
    """A copy in which the values at some paths are others; a BadData names a path that leads nowhere."""
    copy = dict(components)
    for path, value in changes.items():
        *way, last = way_to(copy, path)
        place: Any = copy
        for key in way:  # only what lies on the way is copied
            place[key] = place[key].copy()
            place = place[key]
        if type(place[last]) is not type(value):
            raise BadData(path, f"{value!r} is not of the kind that stands there", "component-kind")
        place[last] = value
    return copy


def way_to(components: Mapping[str, Any], path: str) -> list[str | int]:
    """The keys of tables and numbers of items that lead to the value at a path."""
    place: Any = components
    words = path.split(".")
    way: list[str | int] = []
    while words:
        for end in range(1, len(words) + 1):  # keys and ids may hold dots themselves
            key = key_in(place, ".".join(words[:end]))
            if key is not None:
                break
        else:
            message = f"there is no {words[0]!r} in the component file"
            raise BadData(path, message, "component-path", {"word": words[0]})
        words, place = words[end:], place[key]
        way.append(key)
    return way


def key_in(place: Any, word: str) -> str | int | None:
    """What a word names in a table or list: a key, the number of an item, or an item by its id."""
    if isinstance(place, dict) and word in place:
        return word
    if isinstance(place, list):
        if word.isdecimal() and int(word) < len(place):
            return int(word)
        for at, item in enumerate(place):
            if isinstance(item, dict) and word == item.get("id"):
                return at
    return None


def unread(game: str, components: Mapping[str, Any], cells: Sequence[Mapping[str, Value]]) -> str | None:
    """Find a path among those varied whose value no rule reads.

    Numbers that must add up can only be changed together: then it is asked whether a rule reads any of them.

    Args:
        game: the id of the game.
        components: what its component file holds.
        cells: the values that are chosen together, by path; every cell has the same paths.

    Raises:
        BadData: a path leads nowhere, or to a value of another kind.
    """
    for cell in cells:
        changed(components, cell)  # every path leads somewhere, to a value of the kind
    unsure: list[str] = []
    for path in cells[0]:
        values = [cell[path] for cell in cells]
        answers = (is_read(game, components, cell, path, values) for cell in cells)
        answer = next((one for one in answers if one is not None), None)
        if answer is None:
            unsure.append(path)
        elif not answer:
            return path
    for cell in cells:
        together = changed(components, {path: cell[path] for path in unsure})
        if together != components and fingerprint_of(game, together) == fingerprint_of(game, components):
            return unsure[0]
    return None


def is_read(
    game: str, components: Mapping[str, Any], cell: Mapping[str, Value], path: str, values: Sequence[Value]
) -> bool | None:
    """Whether the game is another one with another value at a path; None if no other can stand there alone."""
    own: Any = components
    for key in way_to(components, path):
        own = own[key]
    tried = dict.fromkeys([*values, own, *near(own)])
    found = [fingerprint_of(game, changed(components, {**cell, path: value})) for value in tried]
    games = [one for one in found if one is not None]
    return len(set(games)) > 1 if len(games) > 1 else None


def near(value: Value) -> list[Value]:
    """Other values of the kind."""
    if isinstance(value, bool):
        return [not value]
    return [f"{value}x"] if isinstance(value, str) else [value + 1, value - 1]


def fingerprint_of(game: str, components: Mapping[str, Any]) -> str | None:
    """What records remember of some components, or None if they cannot be played with."""
    try:
        return made_of(game, components).data
    except BadData:
        return None


def toml_of(components: Mapping[str, Any]) -> str:
    """A component file as TOML, one line for each of its keys."""
    text = "".join(f"{json.dumps(key)} = {inline(value)}\n" for key, value in components.items())
    assert tomllib.loads(text) == components
    return text


def inline(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
