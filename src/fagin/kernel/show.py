"""Any part of a view as plain data: what the wire, the tests and the keys use."""

from __future__ import annotations

import json
from typing import Any

from fagin.kernel.stack import Stack


def fields(thing: object) -> list[str]:
    """The names of the attributes of a compartment or a step, compiled or not."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    names.discard("kind")  # of a step: its class says that
    return sorted(name for name in names if not name.startswith("_"))


def show(thing: Any) -> Any:
    """Plain JSON-like data for any part of a state or view."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, (list, tuple, Stack)):
        return [show(item) for item in thing]
    if isinstance(thing, dict):
        return {str(name): show(item) for name, item in thing.items()}
    shown: dict[str, Any] = {"is": type(thing).__name__}
    for name in fields(thing):
        shown[name] = show(getattr(thing, name))
    return shown


def show_text(thing: Any) -> str:
    """The same data as one line of text."""
    return json.dumps(show(thing), separators=(",", ":"))
