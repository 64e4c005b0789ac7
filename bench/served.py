"""Servers to be measured: each a process of its own, on a core of its own where the machine has two."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep

from bench.race import ROOT

HOST = "127.0.0.1"
PATIENCE = 60.0  # seconds for a server to open
UNLIMITED = ("messages=1e9", "burst=1e9", "requests=1e9", "guesses=1e9", "sockets=100000", "tables=1000000")


class Served:
    """A server in a process of its own."""

    def __init__(self, command: Sequence[str]) -> None:
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port: int = free.getsockname()[1]
        with on_core(0):
            self.process = subprocess.Popen(
                [sys.executable, "-m", *command, "--port", str(self.port)],
                cwd=ROOT,
                stdout=subprocess.DEVNULL,
            )
        until = perf_counter() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or perf_counter() > until:
                raise SystemExit(f"load: {command[0]} does not open")
            sleep(0.01)

    def answers(self) -> bool:
        """Whether somebody listens."""
        try:
            socket.create_connection((HOST, self.port)).close()
        except OSError:
            return False
        return True

    def cpu(self) -> float:
        """Seconds of CPU time so far, of all its threads; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that it holds; 0 where the system does not tell."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0.0
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        """Close it in good order."""
        self.process.terminate()
        self.process.wait()


@contextmanager
def on_core(number: int) -> Iterator[None]:
    """Start something on one core, which it keeps."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {before[number % len(before)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def house(database: Path) -> Iterator[Served]:
    """The table server as anybody starts it, but for its limits."""
    limits = [word for limit in UNLIMITED for word in ("--limit", limit)]
    with running(["fagin", "serve", "--database", str(database), *limits]) as served:
        yield served


@contextmanager
def anchor() -> Iterator[Served]:
    """Bare web sockets."""
    with running(["bench.anchor"]) as served:
        yield served


@contextmanager
def running(command: Sequence[str]) -> Iterator[Served]:
    """A server, stopped in the end."""
    served = Served(command)
    try:
        yield served
    finally:
        served.stop()
