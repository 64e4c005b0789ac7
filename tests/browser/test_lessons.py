"""The first lessons to their ends: by touching what is pointed at, and by keys alone."""

from __future__ import annotations

import time

import pytest
from browser.conftest import Come
from browser.guest import Guest
from playwright.sync_api import TimeoutError as TooLate

GAMES = ("doggy_bag", "oliver_twist", "fagins_gang", "swindler")
SECONDS = 180.0
MIDDLE = """() => {
    const box = document.querySelector(".pointer")?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def at(guest: Guest) -> str:
    """The step that is shown, and how far it has come."""
    return "".join(guest.page.locator(".lesson p").all_inner_texts())


def choose_by_keys(guest: Guest) -> None:
    """Open the list of moves and take the only one, unless the lesson has gone on meanwhile."""
    guest.page.keyboard.press("m")
    try:
        guest.page.locator("dialog [data-move]").focus(timeout=1000)
    except TooLate:
        return
    guest.page.keyboard.press("Enter")


def through(guest: Guest, by_keys: bool) -> None:
    """Do what a lesson asks for, until it is over."""
    end = time.monotonic() + SECONDS
    while not guest.page.locator("#lesson-on").count():
        assert time.monotonic() < end, at(guest)
        if guest.page.locator("#lesson-next").count():
            guest.page.locator("#lesson-next").press("Enter")
        elif by_keys and guest.page.locator("#all-moves").count():
            choose_by_keys(guest)
        elif by_keys:
            guest.page.keyboard.press("1")
        else:
            middle = guest.page.evaluate(MIDDLE)
            if middle:
                guest.page.mouse.click(*middle)
        guest.page.wait_for_timeout(150)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leads_to_its_end_by_touching_what_it_points_at(come: Come, game: str) -> None:
    guest = come()
    guest.open(f"/learn/{game}", "#lesson-next")
    through(guest, by_keys=False)
    guest.page.wait_for_selector(".lesson a[href^='/learn/']")
    guest.page.wait_for_selector(f".lesson a[href='/rules/{game}']")


def test_a_lesson_leads_by_keys_alone_to_a_game_that_goes_on_from_its_end(come: Come) -> None:
    guest = come()
    guest.open("/learn/doggy_bag", "#lesson-next")
    through(guest, by_keys=True)
    guest.page.locator("#lesson-on").press("Enter")
    guest.page.wait_for_url("**/t/*")
    guest.page.wait_for_selector(".frame .prompt.asked")
    assert guest.page.locator(".lesson").count() == 0


def test_a_step_has_an_address_another_move_is_answered_kindly_and_one_may_go_back(come: Come) -> None:
    guest = come()
    guest.open("/learn/doggy_bag/3", ".prompt.asked")
    guest.page.locator(".own .button.danger").click()
    guest.page.wait_for_selector(".refusal:has-text('In this lesson')")
    guest.page.click("#lesson-back")
    guest.page.wait_for_url("**/learn/doggy_bag/2")
    assert guest.page.locator(".refusal").count() == 0


@pytest.mark.parametrize(
    ("lang", "said"), [("en-GB", "Your turn comes next"), ("fr-FR", "Ensuite, c’est à vous")]
)
def test_at_a_pause_the_table_says_one_sentence_and_asks_nothing(come: Come, lang: str, said: str) -> None:
    guest = come(locale=lang)
    for game in GAMES[:3]:
        guest.open(f"/learn/{game}/0", "#lesson-next")
        sentence = guest.page.locator(".sentence").inner_text()
        assert sentence.startswith(said)
        assert sentence.count(".") == 1
        assert guest.page.locator(".own .calm").all_inner_texts() in ([], [""])


def test_a_lesson_goes_on_in_the_other_language_and_in_words(come: Come) -> None:
    guest = come(locale="fr-FR")
    guest.open("/learn/swindler/1", ".lesson")
    guest.page.wait_for_selector(".lesson:has-text('Petite monnaie')")
    guest.page.keyboard.press("t")
    guest.page.locator(".text-table [data-move]").click()
    guest.page.wait_for_url("**/learn/swindler/2")
