"""What keeps a table pleasant: drafts that outlive a reload, things that say what they are, and a table read aloud."""

from __future__ import annotations

from random import Random

import pytest
from browser.conftest import Come
from browser.guest import PHONE
from playwright.sync_api import Locator

pytestmark = pytest.mark.once


def test_a_reload_keeps_what_was_chosen_and_not_yet_played(come: Come) -> None:
    guest = come()
    guest.table("doggy_bag")
    guest.page.wait_for_selector(".prompt.asked")
    chosen = guest.page.locator(".own button[aria-label^='put the']")
    guest.page.locator(".own .stack, .own .things button").first.click()
    chosen.first.wait_for()
    label = chosen.first.get_attribute("aria-label")
    guest.page.reload()
    guest.page.wait_for_selector(".prompt.asked")
    chosen.first.wait_for()
    assert [one.get_attribute("aria-label") for one in chosen.all()] == [label]


def test_a_finger_that_stays_on_a_thing_asks_what_it_is_and_does_not_press_it(come: Come) -> None:
    guest = come(PHONE)
    guest.table("swindler")
    guest.page.wait_for_selector(".prompt.asked")
    finger = guest.context.new_cdp_session(guest.page)

    def hold(thing: Locator, tip: str) -> str:
        thing.wait_for()
        box = thing.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        guest.page.wait_for_timeout(700)
        text = guest.page.locator(tip).inner_text()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        guest.page.wait_for_timeout(300)
        return text

    coins, purse = guest.page.locator(".own .coins"), guest.page.locator(".purse").first
    while not coins.is_visible():  # a first question may cover them
        guest.play_on(Random(1), 1)
    assert hold(coins, ".tip:popover-open") == coins.get_attribute("title")
    assert hold(purse, ".board .tip") == purse.get_attribute("data-tip")
    assert guest.page.locator(".refusal").count() == 0
    purse.tap()
    guest.page.wait_for_selector(".refusal")


@pytest.mark.parametrize("game", ["doggy_bag", "oliver_twist", "fagins_gang", "swindler"])
def test_who_listens_asks_for_the_table_the_own_things_the_last_event_and_the_moves(
    come: Come, game: str
) -> None:
    guest = come()
    guest.table(game)
    guest.page.wait_for_selector(".prompt.asked")
    told = guest.page.locator(".told")
    heard: list[str] = []
    for key in "bopq":
        guest.page.keyboard.press(key)
        guest.page.wait_for_function("() => document.querySelector('.told').textContent !== ''")
        guest.page.wait_for_timeout(200)
        heard.append(told.inner_text())
    table, own, last, moves = heard
    assert "Ada (you)" in own
    assert own.partition(". ")[0] in table
    assert last == guest.page.locator(".side .log li").last.inner_text().strip()
    assert guest.page.locator(".sentence").inner_text().partition(" [")[0].strip() in moves
