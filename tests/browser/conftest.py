from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.guest import DESKTOP, Guest
from fresh import fresh
from playwright.sync_api import Browser, sync_playwright
from web.seeded import HEADER, PROGRAM
from web.serving import Serving, generous
from web.test_reports import report as small_report

from fagin.web.pages import STATIC

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


@pytest.fixture(scope="module")  # Playwright's event loop ends before tests of other modules run
def chromium() -> Iterator[Browser]:
    """A real browser, which `make test` fetches where there is none."""
    found = (
        os.environ.get("FAGIN_BROWSER") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    )
    assert found, "there is no Chromium: apt-get install chromium, or name one in FAGIN_BROWSER"
    assert (STATIC / "index.html").is_file(), "the client is not built: make setup"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One house for all of these tests."""
    home = tmp_path_factory.mktemp("house")
    (home / "reports").mkdir()
    (home / "reports" / "bones.html").write_text(small_report(), encoding="utf-8")
    (home / "reports" / "torn.html").write_text("<!doctype html>", encoding="utf-8")
    reports = ("--reports", str(home / "reports"))
    serving = Serving(home, home, f"sqlite:///{home}/tables.db", *reports, *generous(), program=PROGRAM)
    serving.start()
    yield serving
    assert serving.errors() == []
    assert serving.end() == 0


Come = Callable[..., Guest]


@pytest.fixture
def come(chromium: Browser, house: Serving, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Guests of the house; each has a last look whether anything went wrong."""
    guests: list[Guest] = []
    chance = {HEADER: str(fresh(request.node.nodeid))}  # of the tables that they found

    def come(size: tuple[int, int] = DESKTOP, **context: Any) -> Guest:
        guests.append(Guest(chromium, house.address, size, extra_http_headers=chance, **context))
        return guests[-1]

    yield come
    for guest in guests:
        guest.close()
