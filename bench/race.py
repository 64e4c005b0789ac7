"""The race: all contestants in turns, in shuffled order, one burst at a time."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Result:
    """What the contestants did in each round, per CPU second, and which could not start and why."""

    rates: dict[str, list[float]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)


class Worker:
    """One environment's process, started when it is first asked.

    The folder is a virtual environment, or has the package in it, which this Python then imports from there.
    """

    def __init__(
        self, environment: str, folder: Path, players: int, seed: int, at: Path = ROOT, layout: int = 0
    ) -> None:
        """Remember how to start it: with the `bench` that is at some place, and a layout of its memory."""
        self.folder = folder
        self.at = at
        self.layout = {"PYTHONHASHSEED": str(layout), "BENCH_PADDING": "-" * (layout % 4096)}
        python = folder / "bin" / "python"
        own = python.exists()
        options = ["--players", str(players), "--seed", str(seed)]
        self.command = [str(python) if own else sys.executable, "-m", "bench.worker", environment, *options]
        self.path = "" if own else str(folder)
        self.process: subprocess.Popen[str] | None = None

    def burst(self, contestant: str, seconds: float) -> dict[str, Any]:
        """Have one contestant work for so many seconds; tell what is missing or broken, if it cannot."""
        if not self.folder.exists():
            return {"missing": f"no environment {self.folder.name}"}
        if self.process is None:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=self.at,
                env={**os.environ, **self.layout, "PYTHONPATH": self.path},
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        request = {"contestant": contestant, "seconds": seconds}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"broken": "its process died"}
        return answer

    def stop(self) -> None:
        """Let the process end."""
        if self.process is not None:
            self.process.communicate()


def race(
    contestants: Sequence[str],
    workers: dict[str, Worker],
    rounds: int,
    seconds: float,
    seed: int,
    say: Callable[[str], None],
) -> Result:
    """Warm all contestants up, then let them work in turns; a contestant is "environment/name"."""
    result = Result()
    order = Random(seed)

    def burst(contestant: str) -> dict[str, Any]:
        environment, _, name = contestant.partition("/")
        answer = workers[environment].burst(name, seconds)
        if "broken" in answer:
            raise SystemExit(f"bench: {contestant} broke: {answer['broken']}")
        return answer

    try:
        for number, contestant in enumerate(contestants, 1):
            say(f"warm-up {number}/{len(contestants)} {contestant}")
            answer = burst(contestant)
            if "missing" in answer:
                result.missing[contestant] = answer["missing"]
            else:
                result.rates[contestant] = []
        ready = list(result.rates)
        for turn in range(1, rounds + 1):
            order.shuffle(ready)
            for contestant in ready:
                say(f"round {turn}/{rounds} {contestant}")
                answer = burst(contestant)
                result.rates[contestant].append(answer["count"] / answer["cpu"])
    finally:
        for worker in workers.values():
            worker.stop()
    return result


def progress(text: str) -> None:
    """Show one line of progress, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
