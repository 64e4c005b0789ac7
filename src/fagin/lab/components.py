"""Component files with some numbers changed: a key is a path such as `colours.grey.points`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import fagin.games
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
    copy: dict[str, Any] = json.loads(json.dumps(components))
    for path, value in changes.items():
        *way, last = path.split(".")
        place: Any = copy
        for word in way:
            place = step(place, word, path)
        if type(step(place, last, path)) is not type(value):
            raise BadData(path, f"{value!r} is not of the kind that stands there", "component-kind")
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value
    return copy


def step(place: Any, word: str, path: str) -> Any:
    """What one word of a path leads to: a key, the number of an item, or its id."""
    if isinstance(place, dict) and word in place:
        return place[word]
    if isinstance(place, list):
        if word.isdigit() and int(word) < len(place):
            return place[int(word)]
        for item in place:
            if isinstance(item, dict) and word == item.get("id"):
                return item
    raise BadData(path, f"there is no {word!r} in the component file", "component-path", {"word": word})


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
