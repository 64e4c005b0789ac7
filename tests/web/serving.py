"""A real house: `fagin serve` in a process of its own, which can be killed at any moment."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
from command import environment

OPEN = re.compile(r"(http://\S+)/ ")
SECONDS = 60.0  # for anything that should take a few
GENEROUS = (
    "messages",
    "burst",
    "requests",
    "guesses",
    "sockets",
)  # limits that are not what most tests are about


class Serving:
    """One process after the other on the same database and the same port."""

    def __init__(
        self,
        home: Path,
        bytecode: Path,
        database: str,
        *words: str,
        program: tuple[str, ...] = ("-m", "fagin"),
        without_bytecode: bool = False,
    ) -> None:
        self.home = home
        self.database = database
        self.words = words
        self.program = program
        self.port = 0
        self.address = ""
        self.complaints: list[str] = []  # every line of the log, of all processes
        self.process: subprocess.Popen[str] | None = None
        self.killed: list[subprocess.Popen[str]] = []
        self.listeners: list[Thread] = []
        self.clients: list[httpx.Client] = []  # of the tests, closed with it
        self.environment = environment(home, PYTHONPYCACHEPREFIX=str(bytecode))
        if without_bytecode:
            self.environment["PYTHONDONTWRITEBYTECODE"] = "1"

    def start(self) -> None:
        """Open the house, and come back when it is open."""
        where = ("--port", str(self.port), "--database", self.database)
        process = self.process = subprocess.Popen(
            [sys.executable, *self.program, "serve", "--lang", "en", *where, *self.words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        self.listeners.append(Thread(target=self._listen, args=(process,), daemon=True))
        self.listeners[-1].start()
        assert process.stdout is not None
        said = OPEN.search(process.stdout.readline())
        assert said is not None, f"the house did not open: {self.complaints}"
        self.address = said[1]
        self.port = int(self.address.rpartition(":")[2])

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        with process.stderr:
            for line in process.stderr:
                if process not in self.killed:  # what its bots cry when it dies does not count
                    self.complaints.append(line.rstrip("\n"))

    @property
    def running(self) -> subprocess.Popen[str]:
        assert self.process is not None
        return self.process

    def kill(self) -> None:
        """As if the power failed; meanwhile somebody else may get the port."""
        self.address, self.port = "", 0
        self.killed.append(self.running)
        self.running.kill()
        self._gone(SECONDS)

    def end(self, seconds: float = SECONDS) -> int:
        """Ask it to close, and wait: its exit code. Nothing that any of its processes began is left behind."""
        self.running.send_signal(signal.SIGTERM)
        code = self._gone(seconds)
        for listener in self.listeners:
            listener.join(seconds)
            assert not listener.is_alive(), "a process in which bots think goes on without its house"
        return code

    def _gone(self, seconds: float) -> int:
        code = self.running.wait(seconds)
        assert self.running.stdout is not None
        self.running.stdout.close()
        return code

    def close(self) -> None:
        """Leave nothing behind, whatever became of it."""
        for client in self.clients:
            client.close()
        if self.running.poll() is None:
            self.kill()

    def let_files_grow_to(self, size: int) -> None:
        """From now on let no file of the process become larger, as on a disk that is full; -1 if there is room."""
        resource.prlimit(self.running.pid, resource.RLIMIT_FSIZE, (size, -1))

    def memory(self) -> int:
        """Bytes of memory that the process holds just now."""
        status = Path(f"/proc/{self.running.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def sockets(self) -> int:
        """How many sockets the process has open just now."""
        return sum(one.is_socket() for one in Path(f"/proc/{self.running.pid}/fd").iterdir())

    def errors(self) -> list[dict[str, Any]]:
        """What was logged that should never be: errors, exceptions, and lines that are not JSON."""
        found = []
        for line in self.complaints:
            try:
                said = json.loads(line)
            except ValueError:
                said = {"level": "error", "what": line}
            if said["level"] in ("error", "critical") or "error" in said:
                found.append(said)
        return found


Serve = Callable[..., Serving]


def generous(most: int = 1_000_000) -> list[str]:
    """Limits that do not limit."""
    return [word for name in GENEROUS for word in ("--limit", f"{name}={most}")]


async def aside(work: Callable[[], Any]) -> Any:
    """Do something that takes its time while the guests play on."""
    return await asyncio.to_thread(work)
