"""The disk alone, at the pace of a server: how long those wait whose writing is to be durable, whoever writes it."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter, sleep

from bench.crowd import Told

SIZE = 12 * 1024  # bytes that a small group of moves adds to the journal of the database
FILE = 4 << 20  # bytes, overwritten from the beginning whenever it is full, as that journal is


def alone(folder: Path, seconds: float, rate: float) -> Told:
    """Let so many come in a second, each of whom waits until a write begun after that is on the disk."""
    path, told = folder / "disk", Told()
    path.write_bytes(bytes(FILE))
    some = os.urandom(SIZE)
    file = os.open(path, os.O_WRONLY)
    os.fsync(file)
    began, come, at = perf_counter(), 0, 0
    while (now := perf_counter() - began) < seconds:
        here = int(now * rate)
        if here == come:
            sleep((come + 1) / rate - now)
            continue
        os.pwrite(file, some, at)
        os.fdatasync(file)
        at = (at + SIZE) % (FILE - SIZE)
        done = perf_counter() - began
        told.seconds += [done - number / rate for number in range(come + 1, here + 1)]
        come = here
    os.close(file)
    path.unlink()
    return told
