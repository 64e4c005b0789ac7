"""Run tests again and again under load, in another order each time, and list those that failed even once.

Beside the tests a process for each core does nothing but count. Files are run in a random order, and so are the tests
in a file; the seed of a run decides the order and what tests draw. It is told with every failure.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from bench.page import markdown
from bench.race import ROOT, progress
from fagin.arena import cores

REPORTS = ROOT / "build" / "flaky"
BUSY = "while True: pass"
SEED = "FAGIN_SEED"
ENDINGS = {0: "passed", 1: "failed"}  # others are failures of the run itself
HEADS = ("test", "failed", "with seeds")
EXAMPLE = """examples:
  make flaky TESTS=tests/web
  .venv/bin/python -m bench.flaky --times 5 tests/kernel"""


@dataclass
class Failures:
    """How often a test failed, with which seeds, and what it said first."""

    seeds: list[int] = field(default_factory=list)
    text: str = ""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Shuffle files, and the tests in each: this module is a plugin of the runs it starts."""
    rng = Random(os.environ[SEED])
    files = sorted({item.path for item in items})
    place = {path: at for at, path in enumerate(rng.sample(files, len(files)))}
    rng.shuffle(items)
    items.sort(key=lambda item: place[item.path])


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Keep so many cores busy."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def run(tests: Sequence[str], workers: int, seed: int) -> dict[str, str]:
    """Run the tests once: those that failed, each with what it said."""
    report = REPORTS / f"{seed}.xml"
    words = ["-q", "-n", str(workers), "--dist", "worksteal", "-p", "bench.flaky", "-m", "not slow"]
    words += ["-o", "junit_family=xunit1", f"--junitxml={report}"]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *words, *tests],
        cwd=ROOT,
        env={**os.environ, SEED: str(seed)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ended.returncode not in ENDINGS:
        return {f"pytest itself ({ended.returncode})": ended.stdout}
    return failed(report)


def failed(report: Path) -> dict[str, str]:
    """The tests that failed by a report, each with what it said."""
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        for trouble in (*case.findall("failure"), *case.findall("error")):
            found[f"{case.get('file')}::{case.get('name')}"] = trouble.text or ""
    return found


def main() -> int:
    """Run, and tell which tests cannot be relied on."""
    options = arguments()
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    found: dict[str, Failures] = {}
    with load(options.load):
        for number in range(options.times):
            progress(f"run {number + 1}/{options.times}, {len(found)} tests failed so far")
            seed = options.seed + number
            for test, text in run(options.tests, options.workers, seed).items():
                failures = found.setdefault(test, Failures(text=text))
                failures.seeds.append(seed)
    progress("")
    if options.json:
        print(json.dumps({test: vars(one) for test, one in found.items()}, indent=2))
    elif found:
        ranked = sorted(found.items(), key=lambda one: -len(one[1].seeds))
        for test, one in ranked:
            print(f"{test}, {SEED}={one.seeds[0]}:\n{one.text}\n")
        lines = [
            (test, f"{len(one.seeds)} of {options.times}", " ".join(map(str, one.seeds)))
            for test, one in ranked
        ]
        print(markdown(HEADS, lines), end="")
    else:
        print(f"No test failed in {options.times} runs.")
    return 1 if found else 0


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.flaky",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("tests", nargs="*", help="files, folders or ids (default: all but the slow ones)")
    parser.add_argument("--times", type=int, default=20, help="runs (default: 20)")
    parser.add_argument(
        "--seed", type=int, default=1, help="of the first run; the next has the next (default: 1)"
    )
    parser.add_argument("--workers", type=int, default=cores(), help="of pytest (default: one for each core)")
    parser.add_argument(
        "--load", type=int, default=cores(), help="busy processes (default: one for each core)"
    )
    parser.add_argument("--json", action="store_true", help="print what failed as JSON")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
