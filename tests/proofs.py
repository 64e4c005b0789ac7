"""Which tests prove which clauses, by the marks of what pytest collects: `python -m tests.proofs FOLDER …`, as JSON."""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout

import pytest


class Proofs:
    """Collects, for each clause, the tests that are marked with it, whether or not they would be run."""

    def __init__(self) -> None:
        self.found: dict[str, dict[str, None]] = {}

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        test = f"{item.path.name}::{getattr(item, 'originalname', item.name)}"
        for mark in item.iter_markers("rule"):
            for clause in mark.args:
                self.found.setdefault(clause, {})[test] = None


def main() -> int:
    proofs = Proofs()
    with redirect_stdout(sys.stderr):
        code = pytest.main(
            ["--collect-only", "-q", "--disable-plugin-autoload", *sys.argv[1:]], plugins=[proofs]
        )
    print(json.dumps({clause: list(tests) for clause, tests in proofs.found.items()}))
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
