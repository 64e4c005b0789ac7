"""Every page: for everybody, in every width, quick, and asking nobody else for anything."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.conftest import Come
from browser.guest import DESKTOP, PHONE, Guest

PAGES = {
    "/": "[data-game]",
    "/new": "form",
    "/settings": ".settings",
    "/rules/swindler": "article",
    "/reports": "main li",
    "/nowhere": "h1",
}
WIDTHS = (320, 360, 390, 600, 768, 999, 1000, 1280, 1600, 1920, 2560)
LARGEST = 400_000  # bytes of the first load, compressed


def serious(guest: Guest) -> list[str]:
    """What a person who cannot see, hear or use a mouse would stumble over."""
    found: dict[str, Any] = Axe().run(guest.page).response
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_for_everybody(come: Come, path: str, scheme: str) -> None:
    guest = come(color_scheme=scheme)
    guest.open(path, PAGES[path])
    assert serious(guest) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"])
def test_a_table_is_for_everybody(come: Come, game: str, scheme: str) -> None:
    guest = come(color_scheme=scheme)
    guest.table(game)
    guest.page.wait_for_selector(".prompt.asked")
    assert serious(guest) == []


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_every_width(come: Come, path: str, lang: str) -> None:
    guest = come(locale=lang)
    guest.open(path, PAGES[path])
    for width in WIDTHS:
        guest.page.set_viewport_size({"width": width, "height": 800})
        assert guest.layout_faults() == [], width


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"])
def test_a_table_fits_every_width(come: Come, game: str, lang: str) -> None:
    guest = come(locale=lang)
    guest.table(game, players=4)
    guest.page.wait_for_selector(".prompt.asked")
    for width in WIDTHS:
        guest.page.set_viewport_size({"width": width, "height": 800})
        assert guest.layout_faults() == [], width


def test_board_own_things_panels_prompt_and_log_are_seen_without_scrolling_on_a_desk(come: Come) -> None:
    guest = come(DESKTOP)
    guest.table("doggy_bag", players=4)
    guest.page.wait_for_selector(".prompt.asked")
    for part in (
        ".frame > .board",
        ".frame > .own",
        ".frame > .ask",
        ".side ol.log",
        ".players .player >> nth=2",
    ):
        box = guest.page.locator(part).bounding_box()
        assert box is not None, part
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= DESKTOP[0], part
        assert box["y"] + box["height"] <= DESKTOP[1], part


def test_the_prompt_stays_within_reach_on_a_phone(come: Come) -> None:
    guest = come(PHONE)
    guest.table("doggy_bag", players=6)
    guest.page.wait_for_selector(".prompt.asked")
    prompt, strip = guest.page.locator(".ask").bounding_box(), guest.page.locator(".strip").bounding_box()
    assert prompt is not None
    assert strip is not None
    assert prompt["y"] + prompt["height"] <= PHONE[1]
    assert strip["height"] <= PHONE[1] / 4
    tops = guest.page.locator(".strip li").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 6
    assert len(set(tops)) == 1, "the players of the strip stand in one row"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_keeps_its_size_when_the_prompt_says_more(come: Come, size: tuple[int, int]) -> None:
    guest = come(size)
    guest.table("doggy_bag", players=4)
    guest.page.wait_for_selector(".prompt.asked")
    before = guest.page.locator(".frame > .board").bounding_box()
    guest.page.keyboard.press("z")
    guest.page.wait_for_selector(".refusal")
    assert guest.page.locator(".frame > .board").bounding_box() == before


def test_on_the_smallest_phone_the_prompt_lies_below_ones_own_things(come: Come) -> None:
    guest = come((320, 640))
    guest.table("oliver_twist", players=4)
    guest.page.wait_for_selector(".prompt.asked")
    guest.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert guest.covered() <= 1


@pytest.mark.parametrize("size", [(640, 400), (320, 256)], ids=["200 %", "400 %"])
def test_everything_can_be_reached_on_a_page_made_very_large(come: Come, size: tuple[int, int]) -> None:
    guest = come(size)
    guest.table("oliver_twist", players=4)
    guest.page.wait_for_selector(".prompt.asked")
    assert guest.layout_faults() == []
    for part in (".bar button", ".strip button", ".ask button"):
        for control in guest.page.locator(f"{part}:visible").all():
            control.click(trial=True)
    assert guest.page.locator(".own .things").is_visible()


def test_the_first_load_is_small(come: Come) -> None:
    guest = come()
    sizes: list[int] = []

    def count(request: Any) -> None:
        sizes.append(int(request.sizes()["responseBodySize"]))

    guest.page.on("requestfinished", count)
    guest.open("/", "[data-game]")
    guest.page.wait_for_timeout(500)
    assert 0 < sum(sizes) <= LARGEST, f"{sum(sizes)} bytes"


def test_a_link_to_a_clause_leads_to_the_clause(come: Come) -> None:
    guest = come()
    guest.open("/rules/doggy_bag#DB-7.5", "article.linked")
    assert guest.page.locator("article.linked").get_attribute("id") == "DB-7.5"
    guest.page.wait_for_function(
        "() => document.querySelector('.linked').getBoundingClientRect().top < innerHeight"
    )
    every = guest.page.locator("article").count()
    guest.page.fill("input[type=search]", "chest empty")
    assert 0 < guest.page.locator("article").count() < every
