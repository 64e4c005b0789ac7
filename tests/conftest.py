from __future__ import annotations

import signal
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# What is tested here is not compiled, whatever the engine beneath it is, or only what drives it: once is enough,
ONCE = ["adapters", "browser", "cli", "lab", "text", "web", "test_readme.py", "test_trace.py"]
BOTH = ["web/scenes", "web/test_tables.py", "web/test_clocks.py", "web/test_undo.py"]  # but not here

if (
    signal.getsignal(signal.SIGINT) == signal.SIG_IGN
):  # begun in the background: nobody could interrupt a child
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(TESTS)
        if path.parts[0] in ONCE and not path.as_posix().startswith(tuple(BOTH)):
            item.add_marker(pytest.mark.once)
