"""Run the tests of one game until one fails, the likeliest first: `python -m bench.trial GAME [FILE::TEST …]`.

The answer is a line of JSON: the test that failed, or nothing. A test that takes too long ends the process by SIGPROF,
and one that takes too much memory fails.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys

import pytest

PATIENCE = 30.0  # seconds of CPU time for one test; the longest takes three
MEMORY = 4 << 30  # bytes
FOLDERS = ("tests/games", "tests/kernel", "tests/goldens", "tests/laws")  # the quickest first


class Trial:
    """Keeps to the tests of a game, puts the likeliest first, gives each its time and remembers which failed."""

    def __init__(self, game: str, first: list[str]) -> None:
        self.game = game
        self.first = {name: at for at, name in enumerate(first)}
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Choose and sort."""
        items[:] = sorted((item for item in items if self.game in item.nodeid), key=self.place)

    def place(self, item: pytest.Item) -> int:
        """When a test has its turn; those that are equal stay as they were."""
        name = f"{item.path.name}::{getattr(item, 'originalname', item.name)}"
        folders = [item.nodeid.startswith(folder) for folder in FOLDERS]
        return self.first.get(name, len(self.first) + folders.index(True))

    def pytest_runtest_logstart(self) -> None:
        """A test gets its time."""
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test failed."""
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What has the fault cannot even be imported."""
        if report.failed:
            self.failed = self.failed or report.nodeid


def main() -> None:
    """Try the package that this process imports."""
    trial = Trial(sys.argv[1], sys.argv[2:])
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    words = [
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "--disable-plugin-autoload",
        "--no-header",
        "--tb=no",
        *FOLDERS,
    ]
    code = pytest.main(words, plugins=[trial])
    if bool(code) != bool(trial.failed):
        raise SystemExit(f"pytest ended with {code}, but {trial.failed or 'no test'} failed")
    print(json.dumps(trial.failed), file=answers)


if __name__ == "__main__":
    main()
