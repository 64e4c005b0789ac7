"""What keeps a table pleasant: drafts that outlive a reload, things that say what they are, and a table read aloud."""

from __future__ import annotations

from random import Random

import pytest
from browser.conftest import Come
from browser.guest import PHONE
from playwright.sync_api import Locator


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


def test_an_action_with_only_one_way_says_what_it_pays_and_asks_before_it_ends_the_turn(come: Come) -> None:
    guest = come(PHONE)
    guest.table("fagins_gang", options={"first_player": "seat0"})
    page, tile = guest.page, guest.page.locator(".own [data-move='act:move']")
    page.evaluate("() => localStorage.setItem('fagin-settings', JSON.stringify({confirm: 'never'}))")
    page.reload()
    tile.wait_for()
    assert "ends your turn" in tile.inner_text()
    assert (tile.get_attribute("aria-label") or "").endswith("for 1 blue; that ends your turn.")
    question = page.locator("dialog:has([data-confirm])")
    for in_words in (False, True):
        if in_words:
            page.keyboard.press("m")
            page.locator("dialog [data-move='act:move']").tap()
        else:
            tile.tap()
        assert "and your turn is over" in question.inner_text()
        question.get_by_role("button", name="No").tap()
        question.wait_for(state="detached")
        assert guest.asked()
    assert "You pay" not in page.content()
    tile.tap()
    page.locator("[data-confirm]").tap()
    page.get_by_role("button", name="Log").tap()
    page.wait_for_selector("dialog .log :text('You pay 1 blue: an urchin enters')")


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
