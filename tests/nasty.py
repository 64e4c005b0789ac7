"""Component files that nobody should write: what may stand where, and texts that are trouble to whoever reads them."""

from __future__ import annotations

import math
import tomllib
from contextlib import suppress
from datetime import UTC, date, datetime, time
from typing import Any

from hypothesis import strategies as st
from positions import box_text

BOX: dict[str, dict[str, Any]] = {}
GONE = object()  # what stands there is taken away
HUGE = object()  # a number with more digits than Python writes


def nested(depth: int, kind: type) -> Any:
    """Tables or lists within each other."""
    found: Any = kind()
    for _ in range(depth):
        found = {"a": found} if kind is dict else [found]
    return found


VALUES: list[Any] = [
    *(True, False, 0, 1, -1, 99, 10**9, -(10**9), 2**63, 2**70, HUGE, 1.5, math.nan, math.inf, -math.inf),
    *("", "1", "x" * 5000, "\x00\x1b[31m\n", "\u202e", "²", "[bold]", "{ $x }"),
    *(date(2020, 1, 1), time(1, 2), datetime(2020, 1, 1, tzinfo=UTC)),
    *([], [1, 2, 3], ["a"], [[]], [{}], [1] * 14, [1] * 3000, [{"id": "x"}], nested(60, list)),
    *({}, {"a": 1}, {"\x1b[2J": 1}, {"k" * 200: 1}, {"²": "x"}, {"9" * 5000: "x"}, nested(60, dict)),
    GONE,
]
# whole files, each of them trouble to read
TEXTS: dict[str, bytes] = {
    "brackets": b"a = " + b"[" * 20_000,
    "only brackets": b"[" * 20_000,
    "braces": b"a = " + b"{a = " * 10_000,
    "nested": b"a = " + b"[" * 200 + b"]" * 200,
    "a key of many parts": b"a." * 32_000 + b"a = 1",
    "headers of many parts": (b"[" + b"a." * 400 + b"a]\n") * 80,
    "digits": b"a = " + b"9" * 5000,
    "digits of sixteen": b"a = 0x" + b"f" * 60_000,
    "an endless fraction": b"a = 1." + b"1" * 60_000,
    "an exponent": b"a = 1e99999",
    "no number": b"a = [nan, inf, -inf]",
    "a date": b"a = 2020-01-01T00:00:00Z",
    "a zero byte": b'a = "\0"',
    "a zero byte that is written": b'a = "\\u0000"',
    "half a character": b'a = "\\ud83d"',
    "no UTF-8": b'a = "\xff\xfe"',
    "UTF-16": 'a = "x"'.encode("utf-16"),
    "a sequence cut short": b'a = "\xe2\x82',
    "nothing": b"",
    "an end of line of old": b"a = 1\rb = 2",
    "a text without end": b'a = """x',
    "twice": b"a = 1\na = 2",
    "a long list": b"a = [" + b"1," * 30_000 + b"]",
    "many tables": b"[[a]]\n" * 10_000,
    "many keys": b"".join(b"k%d = {}\n" % number for number in range(6000)),
    "too large": b"#" * (64 * 1024 + 1),
}


def box_of(game: str) -> dict[str, Any]:
    """What the box of a game holds."""
    if game not in BOX:
        BOX[game] = tomllib.loads(box_text(game))
    return BOX[game]


def places_in(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything that a value holds."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(place for key, item in items for place in places_in(item, (*way, key)))]


def with_another(value: Any, way: tuple[Any, ...], other: Any) -> Any:
    """A value in which something else stands at a place."""
    if not way:
        return other
    key, *rest = way
    inside = with_another(value[key], tuple(rest), other)
    if isinstance(value, dict):
        copy = {**value, key: inside}
        return {name: item for name, item in copy.items() if item is not GONE}
    found = [*value[:key], inside, *value[key + 1 :]]
    return [item for item in found if item is not GONE]


def toml(value: Any) -> str:
    """A value as TOML writes it on one line, whatever it is."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(str(key))} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        letters = (one if one.isprintable() and one not in '"\\\\' else f"\\U{ord(one):08x}" for one in value)
        return '"' + "".join(letters) + '"'
    if value is HUGE:
        return "0x" + "f" * 6000
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return str(value).lower() if isinstance(value, bool | float) else value.isoformat()


def file_of(components: dict[str, Any]) -> str:
    """A component file, one line for each key."""
    return "".join(f"{toml(key)} = {toml(item)}\n" for key, item in components.items())


def spoilt(game: str, changes: list[tuple[tuple[Any, ...], Any]]) -> str:
    """The box of a game in which something else stands at some places, as a file."""
    components = box_of(game)
    for way, other in changes:
        with suppress(KeyError, IndexError, TypeError):  # an earlier change took it away
            components = with_another(components, way, other)
    return file_of(components)


def changes_of(game: str) -> st.SearchStrategy[list[tuple[tuple[Any, ...], Any]]]:
    """One change of the box of a game or two: where, and what stands there then."""
    ways = places_in(box_of(game))[1:]
    return st.lists(st.tuples(st.sampled_from(ways), st.sampled_from(VALUES)), min_size=1, max_size=2)
