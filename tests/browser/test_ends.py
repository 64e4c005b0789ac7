"""The end of a game and what lies around it: the luck ledger, reports of the lab, second thoughts and notices."""

from __future__ import annotations

from random import Random

import pytest
from browser.conftest import Come
from browser.guest import PHONE
from browser.test_pages import serious
from playwright.sync_api import Route

LEDGER = "details:has-text('The ledger')"
UNDER_A_FINGER = """() => {
    const around = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    window.pressed = new Promise((told) => new MutationObserver(() => {
        const button = document.querySelector("dialog[open] .end .button");
        if (button) told(document.elementFromPoint(...around(button))?.closest("dialog") === null);
    }).observe(document, { childList: true, subtree: true, attributes: true }));
}"""


def test_the_end_tells_what_was_luck_and_leads_to_the_turning_points(come: Come) -> None:
    guest = come(PHONE)
    table = guest.table("doggy_bag")
    guest.play_to_the_end(Random(3), 180, boldness=0.0)
    guest.page.locator(f"{LEDGER} summary").click()
    guest.page.wait_for_selector(f"{LEDGER} svg polyline")
    assert guest.page.locator(f"{LEDGER} svg polyline").count() == 2
    assert guest.page.locator(f"{LEDGER} tbody tr").count() == 2
    assert guest.page.locator(f"{LEDGER} li a").count() == 3
    assert guest.layout_faults() == []
    assert serious(guest) == []
    guest.page.locator(f"{LEDGER} li a").first.click()
    guest.page.wait_for_selector(".steps")
    assert f"/t/{table}/replay/" in guest.page.url


def test_an_end_that_comes_under_a_finger_is_not_pressed_by_mistake(come: Come) -> None:
    guest = come(PHONE)
    table = guest.table("doggy_bag")
    guest.page.evaluate(UNDER_A_FINGER)
    guest.give_up()
    assert guest.page.evaluate("window.pressed")
    guest.page.get_by_role("link", name="See it again").click()
    guest.page.wait_for_selector(".steps")
    assert f"/t/{table}/replay/" in guest.page.url


def test_an_end_that_is_closed_before_its_chance_is_checked_complains_of_nothing(come: Come) -> None:
    guest = come(PHONE)
    table = guest.table("doggy_bag")
    held: list[Route] = []
    guest.page.route("**/chance", lambda route: held.append(route))  # noqa: PLW0108 (bound methods are refused)
    guest.give_up()
    guest.page.get_by_role("button", name="Close", exact=True).click()
    guest.page.wait_for_selector("dialog", state="detached")
    guest.page.evaluate(f"fetch('/api/tables/{table}/rematch?on=1', {{ method: 'POST' }})")
    guest.page.wait_for_timeout(300)  # the table is told of it, and is another to whoever reads it late
    with guest.page.expect_response("**/chance") as answered:
        held[0].continue_()
    answered.value.finished()
    guest.page.wait_for_timeout(300)
    guest.check()


@pytest.mark.parametrize(("lang", "shown"), [("en-GB", ".en"), ("fr-FR", ".fr")])
def test_a_report_of_the_lab_is_opened_from_the_front_page_and_fits_a_phone(
    come: Come, lang: str, shown: str
) -> None:
    guest = come(PHONE, locale=lang)
    guest.open("/", "[data-game]")
    guest.page.locator("footer a").click()
    guest.page.wait_for_selector("main li")
    assert guest.page.locator("main li").count() == 2
    guest.page.locator("main li a").click()
    guest.page.wait_for_selector(f"main{shown} h1")
    assert guest.page.locator(f"main{shown}").is_visible()
    assert guest.page.evaluate("getComputedStyle(document.querySelector('header')).textAlign") == "center"
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_wants_to_be_asked_once_more_may_think_again(come: Come) -> None:
    guest = come()
    guest.open("/settings", ".settings")
    guest.page.locator("select:has(option[value=always])").select_option("always")
    guest.table("doggy_bag")
    guest.page.wait_for_selector(".prompt.asked")
    asked = guest.page.locator(".sentence").inner_text()
    guest.choose(Random(1))
    guest.page.get_by_role("button", name="No", exact=True).click()
    guest.page.wait_for_timeout(300)
    assert guest.page.locator(".sentence").inner_text() == asked
    guest.choose(Random(1))
    guest.page.get_by_role("button", name="Yes", exact=True).click()
    guest.page.wait_for_function(
        "(asked) => document.querySelector('.sentence')?.innerText !== asked", arg=asked
    )


def test_notices_are_asked_for_by_a_click_and_refused_in_words(come: Come) -> None:
    willing, unwilling = come(permissions=["notifications"]), come()
    for guest in (willing, unwilling):
        guest.open("/settings", ".settings")
        guest.page.get_by_label("Tell me when it is my turn").click()
    willing.page.wait_for_timeout(300)
    assert willing.page.get_by_label("Tell me when it is my turn").is_checked()
    unwilling.page.wait_for_selector("[role=status]")
    assert not unwilling.page.get_by_label("Tell me when it is my turn").is_checked()
