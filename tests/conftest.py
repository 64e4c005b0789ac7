from __future__ import annotations

import signal
from pathlib import Path

import pytest
from fresh import VARIABLE, fresh_seed

TESTS = Path(__file__).parent
# What is tested here is not compiled, whatever the engine beneath it is, or only what drives it: once is enough,
ONCE = [
    "adapters",
    "browser",
    "cli",
    "lab",
    "text",
    "web",
    "workbench",
    "test_documents.py",
    "test_readme.py",
    "test_trace.py",
]
BOTH = ["web/scenes", "web/test_tables.py", "web/test_clocks.py", "web/test_undo.py"]  # but not here
LONG = {"slow", "browser"}  # left out unless they are asked for, by `-m` or by name

if (
    signal.getsignal(signal.SIGINT) == signal.SIG_IGN
):  # begun in the background: nobody could interrupt a child
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure() -> None:
    fresh_seed()  # before workers begin, so that all have one


def pytest_report_header() -> str:
    return f"{VARIABLE}={fresh_seed()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say with which seed a failure can be repeated, where it is looked for."""
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        terminalreporter.write_line(f"To draw what this run drew: {VARIABLE}={fresh_seed()}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by their folders; where no `-m` says what to run, leave out what takes long and was not named."""
    for item in items:
        path = item.path.relative_to(TESTS)
        if path.parts[0] in ONCE and not path.as_posix().startswith(tuple(BOTH)):
            item.add_marker(pytest.mark.once)
        if path.parts[0] == "browser":
            item.add_marker(pytest.mark.browser)
    if config.option.markexpr:
        return
    named = [
        argument.split("[")[0] for argument in config.args if argument.partition("::")[0].endswith(".py")
    ]
    quick = [item for item in items if not long_marks(item, named)]
    if quick or not named:  # a file that holds nothing but long tests is run when it is named
        config.hook.pytest_deselected(items=[item for item in items if long_marks(item, named)])
        items[:] = quick


def long_marks(item: pytest.Item, named: list[str]) -> set[str]:
    """Why a test is left out of a run that was not told what to run."""
    marks = LONG & {mark.name for mark in item.iter_markers()}
    ids = [one.partition("::") for one in named]
    if any(item.path == Path(file).resolve() and rest for file, _, rest in ids):
        return set()  # its own id was given
    if any(item.path == Path(file).resolve() for file, _, _ in ids):
        marks.discard("browser")
    return marks
