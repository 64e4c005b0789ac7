from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# What is tested here is never compiled, whatever the engine beneath it is: once is enough.
ONCE = ["adapters", "browser", "cli", "lab", "text", "web", "test_readme.py", "test_trace.py"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in ONCE:
            item.add_marker(pytest.mark.once)
