"""Standard input, output and error of a process: nothing that becomes of them ends it with a traceback."""

from __future__ import annotations

import errno
import os
import select
import sys
from io import BufferedIOBase, RawIOBase, TextIOWrapper
from typing import TYPE_CHECKING, Final, TextIO, cast

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

DEPARTED: Final = (errno.EPIPE, errno.ECONNRESET, errno.ESHUTDOWN)  # the reader has closed its end


class Output(BufferedIOBase):
    """Bytes for somebody else. Writing never fails: `failure` keeps the first error, and what follows goes nowhere.

    So no command needs to expect an error wherever it prints, nor does the interpreter when it shuts down.
    """

    def __init__(self, raw: RawIOBase) -> None:
        self.raw: Final = raw
        self.is_terminal: Final = raw.isatty()
        self.failure: OSError | None = None

    def writable(self) -> bool:
        """Be written to."""
        return True

    def fileno(self) -> int:
        """The descriptor of the process."""
        return self.raw.fileno()

    @property
    def name(self) -> int:
        """That, as files without a path are called."""
        return self.raw.fileno()

    def isatty(self) -> bool:
        """Whether this is, or was, a terminal."""
        return self.is_terminal

    def write(self, data: ReadableBuffer, /) -> int:
        """Write all that can be written, and be done with all of it."""
        left = memoryview(data).cast("B")
        size = len(left)
        try:
            while left and self.failure is None:
                written = self.raw.write(left)
                if written is None:  # a pipe that does not wait, and is full
                    select.select([], [self.raw], [])
                left = left[written or 0 :]
        except OSError as error:
            self.failure = error
        return size

    def has_lost_reader(self) -> bool:
        """Whether the reader has left, which is the reader's right, and no error."""
        if self.failure is None:
            return False
        return self.failure.errno in DEPARTED or (self.is_terminal and self.failure.errno == errno.EIO)


def take_over_streams() -> None:
    """Guard the standard streams of this process; a closed one leads nowhere, like /dev/null.

    A letter that a stream cannot read or write becomes a question mark.
    """
    occupy_descriptors()
    if sys.stdin is None:
        sys.stdin = nowhere("r")
    elif isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    sys.stdout = guarded(sys.stdout)
    sys.stderr = guarded(sys.stderr)


def occupy_descriptors() -> None:
    """Open /dev/null in place of closed streams, lest a file opened later gets the output of a child process."""
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(descriptor, True)
    os.close(descriptor)


def guarded(stream: TextIO | None) -> TextIO:
    """A stream that writes where this one does, through an `Output`."""
    if stream is None:
        return nowhere("w")
    buffer = getattr(stream, "buffer", None)
    raw = getattr(buffer, "raw", buffer)
    if not isinstance(stream, TextIOWrapper) or not isinstance(raw, RawIOBase):
        return stream
    return TextIOWrapper(
        Output(raw),  # with no buffer between, which would write once more what a signal has interrupted
        encoding=stream.encoding,
        errors="replace",
        newline="\n",
        line_buffering=stream.line_buffering or stream.write_through,
    )


def nowhere(mode: str) -> TextIO:
    """A stream from which nothing comes, and in which everything vanishes."""
    return cast(TextIO, open(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8", closefd=False))


def output_of(stream: TextIO) -> Output | None:
    """The guarded output below a stream, if there is one."""
    buffer = getattr(stream, "buffer", None)
    return buffer if isinstance(buffer, Output) else None
