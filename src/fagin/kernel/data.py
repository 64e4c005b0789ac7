"""Reading component data: TOML files that owners may edit, checked, with errors that name the key."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fagin.kernel.errors import BadData, BadFile, bad_file

LARGEST: Final = 64 * 1024  # bytes of a file
MOST_DOTS: Final = 500  # in a line: the parser takes the square of the parts of a key
DEEPEST: Final = 8  # tables and lists within each other
LONGEST: Final = 4000  # characters of a text
LONGEST_KEY: Final = 80
FARTHEST: Final = 10**9  # from 0 to a number
# control characters but for tabs and ends of lines, and what turns the direction of what follows
UNSEEN: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def read_toml(path: Path) -> dict[str, object]:
    """What a component file holds: tables, lists, texts, truths and numbers of a reasonable size.

    Raises:
        BadData: The file cannot be used, whatever it holds; BadFile if not even a key can be named.
    """
    text = text_of(path)
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise bad_file(str(path), error) from None
    check_keys(found, str(path), BadFile)
    for name, value in found.items():
        check_plain(value, name, 1)
    return found


def text_of(path: Path) -> str:
    """The text of a component file, if the parser is quick with it."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) <= LARGEST:
            text = content.decode()
    except (OSError, UnicodeDecodeError) as error:
        raise bad_file(str(path), error) from None
    except ValueError:
        raise BadFile(str(path), "no file has such a name", "file-missing") from None
    if len(content) > LARGEST:
        message = f"more than {LARGEST // 1024} KiB"
        raise BadFile(str(path), message, "file-too-big", {"most": str(LARGEST // 1024)})
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            details = {"line": str(number), "most": str(MOST_DOTS)}
            raise BadFile(str(path), f"more than {MOST_DOTS} dots in line {number}", "file-dots", details)
    return text


def check_plain(value: object, where: str, depth: int) -> None:
    """Refuse what no component needs, and what would be trouble to whoever shows, sends or keeps it."""
    if depth > DEEPEST:
        raise BadData(where, "tables or lists too deep within each other", "too-deep")
    if isinstance(value, dict):
        check_keys(value, where, BadData)
        for name, item in value.items():
            check_plain(item, f"{where}.{name}", depth + 1)
    elif isinstance(value, list):
        for at, item in enumerate(value):
            check_plain(item, f"{where}[{at}]", depth + 1)
    elif isinstance(value, str):
        if len(value) > LONGEST:
            raise BadData(where, f"more than {LONGEST} characters", "long-text", {"most": str(LONGEST)})
        if UNSEEN.search(value):
            raise BadData(where, "a character that cannot be printed", "unseen-text")
    elif not isinstance(value, int | float):
        raise BadData(where, "a date or a time", "date")
    elif not -FARTHEST <= value <= FARTHEST:  # so is what is no number
        message = f"a number that is not from -{FARTHEST} to {FARTHEST}"
        raise BadData(where, message, "number", {"most": str(FARTHEST)})


def check_keys(found: Mapping[str, object], where: str, refused: type[BadData]) -> None:
    """Refuse keys that cannot be quoted."""
    for name in found:
        if len(name) > LONGEST_KEY or not name.isprintable():
            message = f"a key is longer than {LONGEST_KEY} characters, or cannot be printed"
            raise refused(where, message, "key", {"most": str(LONGEST_KEY)})


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
