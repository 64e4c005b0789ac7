"""Without the house: who has kept the games goes on playing against bots when there is neither house nor network."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from browser.guest import DESKTOP, Guest
from playwright.sync_api import Browser
from web.serving import Serving, generous

import fagin

LAID = 60_000  # milliseconds in which a table is laid on a busy device
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
WAITING = """() => new Promise(async (told) => {
    const house = await navigator.serviceWorker.ready;
    while (!house.waiting) await new Promise((later) => setTimeout(later, 100));
    told();
})"""
KEPT = "async () => (await caches.keys()).sort()"


@pytest.fixture
def short_lived(tmp_path: Path) -> Iterator[Serving]:
    """A house that a test may kill."""
    serving = Serving(tmp_path, tmp_path, f"sqlite:///{tmp_path}/tables.db", *generous())
    serving.start()
    yield serving
    if serving.address:
        assert serving.end() == 0


@pytest.fixture
def guest(chromium: Browser, short_lived: Serving) -> Iterator[Guest]:
    guest = Guest(chromium, short_lived.address, DESKTOP, service_workers="allow")
    yield guest
    guest.close()


def keep_the_games(guest: Guest) -> None:
    guest.open("/", "[data-game]")
    guest.page.wait_for_function(CONTROLLED)
    guest.page.click("#keep button")
    guest.page.wait_for_selector("[data-kept]", timeout=LAID)


def test_kept_games_are_played_without_house_and_network(guest: Guest, short_lived: Serving) -> None:
    keep_the_games(guest)
    short_lived.kill()
    guest.context.set_offline(True)
    guest.page.reload()
    guest.page.wait_for_selector(".no-line")
    assert guest.layout_faults() == []
    guest.page.click("#keep a")
    guest.page.select_option("select >> nth=1", "2")
    guest.page.click("form [type=submit]")
    guest.page.wait_for_selector(".prompt.asked", timeout=LAID)
    assert guest.page.locator(".side .chat").count() == 0, "there is nobody to talk to"

    rng, heard = Random(3), guest.heard()
    while guest.heard() == heard:
        if guest.asked():
            guest.choose(rng)
        guest.page.wait_for_timeout(30)
    heard = guest.heard()
    guest.page.reload()
    guest.page.wait_for_selector(".prompt.asked", timeout=LAID)
    assert guest.heard() >= heard, "a reload loses nothing"

    guest.play_to_the_end(rng, 60)
    guest.page.wait_for_selector(".chance.fair")
    guest.page.click("dialog a[href='/']")
    guest.page.locator(".lists h3 + ul a", has_text="Doggy Bag").wait_for()
    assert guest.page.locator(".lists h3 + ul a").count() == 1


def test_another_version_of_the_house_replaces_all_that_was_kept(
    guest: Guest, short_lived: Serving, tmp_path: Path
) -> None:
    keep_the_games(guest)
    before = guest.page.evaluate(KEPT)
    assert [name.partition("-")[0] for name in before] == ["engine", "pages"]

    guest.page.goto("about:blank")
    other, port = tmp_path / "other", short_lived.port
    shutil.copytree(Path(fagin.__file__).parent, other / "fagin")
    with (other / "fagin" / "web" / "alone.py").open("a", encoding="utf-8") as file:
        file.write("# another version\n")
    short_lived.kill()
    compiled = Path(fagin.__file__).parents[1]  # whose parts lie beside the package
    short_lived.port, short_lived.environment["PYTHONPATH"] = port, f"{other}{os.pathsep}{compiled}"
    short_lived.start()

    guest.open("/", "[data-kept]")
    guest.page.evaluate(WAITING)
    guest.page.goto("about:blank")
    guest.page.wait_for_timeout(500)
    guest.open("/", "[data-kept]")
    after = guest.page.evaluate(KEPT)
    assert [name.partition("-")[0] for name in after] == ["engine", "pages"]
    assert not set(after) & set(before)
