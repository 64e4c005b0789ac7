"""Frames of web sockets, as almost all are: one text, whole, masked if a guest sent it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TEXT: Final = 0x81  # the first byte of a text that is whole
FIN: Final = 0x80  # the bit of a frame that is whole
MASKED: Final = 0x80  # and of one that is masked, as all from guests are
SHORT: Final = 126  # the length that announces one of two bytes
LONG: Final = 127  # and one of eight


def framed(texts: Sequence[bytes]) -> bytes:
    """Texts as they are sent."""
    if len(texts) == 1:
        return head(len(texts[0])) + texts[0]
    return b"".join([part for text in texts for part in (head(len(text)), text)])


def head(size: int) -> bytes:
    """What goes before a text of a size."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, SHORT, size >> 8, size & 255))
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
    size = len(data) - at
    mask = int.from_bytes(data[at - 4 : at] * (size // 4 + 1), "little")
    return (int.from_bytes(data[at:], "little") ^ mask).to_bytes(size + 4, "little")[:size]
