"""Frames of web sockets, as almost all are: one text, whole, masked if a guest sent it."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library is not compiled for every machine
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a text that is whole
FIN: Final = 0x80  # the bit of a frame that is whole
MASKED: Final = 0x80  # and of one that is masked, as all from guests are
SHORT: Final = 126  # the length that announces one of two bytes
LONG: Final = 127  # and one of eight
TEXT_OF_TWO: Final = TEXT << 24 | SHORT << 16  # a head without its two bytes of length


def framed(texts: list[bytes]) -> bytes:
    """Texts as they are sent."""
    if len(texts) == 1:
        return head(len(texts[0])) + texts[0]
    parts: list[bytes] = []
    for text in texts:
        parts.append(head(len(text)))
        parts.append(text)
    return b"".join(parts)


def head(size: int) -> bytes:
    """What goes before a text of a size."""
    if size < SHORT:
        return (TEXT << 8 | size).to_bytes(2, "big")
    if size < 1 << 16:
        return (TEXT_OF_TWO | size).to_bytes(4, "big")
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")


def start(data: bytes) -> int:
    """Where the content of a frame begins that is whole, masked and all there is; 0 if it is not so."""
    if len(data) < 6 or not data[0] & FIN or not data[1] & MASKED:
        return 0
    size, at = data[1] & ~MASKED, 6
    if size == LONG:
        return 0
    if size == SHORT:
        size, at = data[2] << 8 | data[3], 8
    return at if len(data) == at + size else 0


def text_in(data: bytes, at: int) -> bytes | None:
    """The content of such a frame, if it is a text."""
    if data[0] != TEXT:
        return None
    return bytes(apply_mask(data[at:], data[at - 4 : at]))
