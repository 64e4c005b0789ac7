"""Reading component data: TOML files that owners may edit, checked, with errors that name the key."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path

from fagin.kernel.errors import BadData, bad_file


def read_toml(path: Path) -> dict[str, object]:
    """What a component file holds."""
    try:
        return tomllib.loads(path.read_bytes().decode())
    except (OSError, ValueError) as error:
        raise bad_file(str(path), error) from None


def tables(data: Mapping[str, object], key: str, where: str = "") -> list[dict[str, object]]:
    """The list of tables under a key; `where` is the key's full name."""
    found = data.get(key)
    if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
        raise BadData(where or key, "expected a list of tables", "list-of-tables")
    return found


def table(data: Mapping[str, object], key: str, where: str = "") -> dict[str, object]:
    """The table under a key; `where` is the key's full name."""
    found = data.get(key)
    if not isinstance(found, dict):
        raise BadData(where or key, "expected a table", "table")
    return found


def whole(data: Mapping[str, object], where: str, key: str, least: int, most: int) -> int:
    """The whole number under a key of a table, within its bounds."""
    found = data.get(key)
    if type(found) is not int or not least <= found <= most:
        message = f"expected a whole number from {least} to {most}, not {found!r}"
        raise BadData(f"{where}.{key}", message, "number-range", {"least": str(least), "most": str(most)})
    return found


def fingerprint(numbers: object) -> str:
    """What a record remembers of the component data: the same for the same numbers."""
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:16]
