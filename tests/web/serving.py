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

from command import environment

OPEN = re.compile(r"(http://\S+)/ ")
GENEROUS = ("messages", "burst", "requests", "guesses", "sockets")  # limits that are not what most tests are about
CLEANLY = {0, -signal.SIGKILL}


class Serving:
    """One process after the other on the same database and the same port."""

    def __init__(
        self,
        home: Path,
        bytecode: Path,
        database: str,
        *words: str,
        program: tuple[str, ...] = ("-m", "fagin"),
        file_limit: int | None = None,
    ) -> None:
        self.home = home
        self.database = database
        self.words = words
        self.program = program
        self.file_limit = file_limit
        self.port = 0
        self.address = ""
        self.complaints: list[str] = []  # every line of the log, of all processes
        self.process: subprocess.Popen[str] | None = None
        # a run that may write only small files would leave halves of compiled modules behind
        self.environment = environment(home, PYTHONPYCACHEPREFIX=str(bytecode))
        if file_limit is None:
            del self.environment["PYTHONDONTWRITEBYTECODE"]

    def start(self) -> None:
        """Open the house, and come back when it is open."""
        process = self.process = subprocess.Popen(
            [sys.executable, *self.program, "serve", "--port", str(self.port), "--database", self.database]
            + ["--lang", "en", *self.words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
            preexec_fn=self._tighten if self.file_limit is not None else None,
        )
        Thread(target=self._listen, args=(process,), daemon=True).start()
        assert process.stdout is not None
        said = OPEN.search(process.stdout.readline())
        assert said is not None, f"the house did not open: {self.complaints}"
        self.address = said[1]
        self.port = int(self.address.rpartition(":")[2])

    def _tighten(self) -> None:
        limit = self.file_limit
        assert limit is not None
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        self.complaints.extend(line.rstrip("\n") for line in process.stderr)

    @property
    def running(self) -> subprocess.Popen[str]:
        assert self.process is not None
        return self.process

    def kill(self) -> None:
        """As if the power failed."""
        self.running.kill()
        self._gone()
        self.address = ""

    def end(self, seconds: float = 30.0) -> int:
        """Ask it to close, and wait: its exit code."""
        self.running.send_signal(signal.SIGTERM)
        return self._gone(seconds)

    def _gone(self, seconds: float = 30.0) -> int:
        process = self.running
        code = process.wait(seconds)
        for pipe in (process.stdout, process.stderr):
            if pipe is not None and pipe is not process.stderr:
                pipe.close()
        return code

    def memory(self) -> int:
        """Bytes of memory that the process holds just now."""
        status = Path(f"/proc/{self.running.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

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
