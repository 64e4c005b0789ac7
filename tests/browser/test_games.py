"""Whole games by clicks in a real browser, on a desk and on a phone."""

from __future__ import annotations

import re
from random import Random

import pytest
from browser.conftest import Come
from browser.guest import DESKTOP, PHONE
from fresh import fresh

COUNTED = {"doggy_bag": "point", "oliver_twist": "£", "fagins_gang": "urchin", "swindler": "point"}
SECONDS = 240.0
SKIPPING = """() => {  // whatever is chosen, another move is sent
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        send.call(this, text.replace(/"move":"[^"]+"/, '"move":"skip"'));
    };
}"""
SHORTER = {"oliver_twist": {"rounds": "day_only"}}  # on a phone; both rounds are played on a desk


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", COUNTED)
def test_a_whole_game_is_played_by_clicks_and_its_chance_is_checked_in_the_browser(
    come: Come, game: str, size: tuple[int, int]
) -> None:
    guest = come(size)
    guest.table(game, options=SHORTER.get(game) if size == PHONE else None)
    guest.play_to_the_end(Random(fresh(f"clicks in {game} on {size}")), SECONDS)
    guest.page.wait_for_selector(".chance")
    assert "all follow from the secret" in guest.page.locator(".chance").inner_text()
    scores = guest.page.locator(".ranking .score").all_inner_texts()
    assert len(scores) == 2
    assert all(COUNTED[game] in score for score in scores)


def test_one_click_on_the_front_page_leads_to_a_running_game(come: Come) -> None:
    guest = come()
    guest.open("/", "[data-game]")
    guest.page.click("[data-game=doggy_bag]")
    guest.page.wait_for_selector(".frame .prompt")
    assert guest.page.locator(".player").count() >= 3
    guest.page.wait_for_selector(".board text:text-is('You')")


def test_an_illegal_move_is_refused_with_its_reason_and_its_clause(come: Come) -> None:
    guest = come()
    guest.table("doggy_bag")
    guest.page.wait_for_selector(".prompt.asked")
    guest.page.evaluate(SKIPPING)
    guest.choose(Random(1))
    guest.page.wait_for_selector(".refusal")
    assert "First choose the bones that you put in the bag." in guest.page.locator(".refusal").inner_text()
    guest.page.locator(".refusal .clause:text('[DB-4.3]')").click()
    guest.page.wait_for_selector("dialog :text('moves exactly that many bones')")


def test_what_cannot_be_taken_back_is_refused_with_its_reason(come: Come) -> None:
    guest = come()
    guest.table("doggy_bag")
    guest.page.wait_for_selector(".prompt.asked")
    guest.page.keyboard.press("z")
    guest.page.wait_for_selector(".refusal")
    refusal = guest.page.locator(".refusal").inner_text()
    assert re.match(r"It cannot be taken back: (chance has played|\w+ has moved) since\.", refusal), refusal
