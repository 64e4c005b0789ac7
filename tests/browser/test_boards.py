"""Boards under fingers, keys and eyes: large enough to touch, reached by the arrow keys, and no words over others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from browser.conftest import Come
from browser.guest import PHONE, Guest, script
from browser.test_pages import serious

MIDDLE = {"doggy_bag": 4, "oliver_twist": 12, "fagins_gang": 12, "swindler": 12}  # moves that lead there
FINGERTIP = 44  # pixels
LEAST = 24
SMALLER = {  # what may be smaller than a fingertip, by its part of the table and how its words begin, and why
    ("ask", "Clause"): "a clause stands in a sentence: its room ends where the next line begins",
    ("gang", ""): "nine levels in a street; the account below offers the same, as large as a fingertip",
    ("oliver", ""): "a space keeps clear of its neighbours in the street",
}
PARTS = (".field", ".own .things", ".players")


def small(guest: Guest) -> list[str]:
    """What is too small to be touched."""
    found: list[str] = []
    for one in guest.fingers():
        size = min(one["width"], one["height"])
        spared = any(one["part"] == part and one["label"].startswith(words) for part, words in SMALLER)
        if size < (LEAST if spared else FINGERTIP):
            found.append(f"{one['part']}: {one['label']}: {one['width']} × {one['height']}")
    return found


def table(come: Come, game: str, **context: Any) -> Guest:
    """A guest whose answer a table with four players awaits."""
    guest = come(**context)
    guest.table(game, players=4)
    guest.page.wait_for_selector(".prompt.asked")
    return guest


@pytest.mark.parametrize("game", MIDDLE)
def test_whatever_can_be_pressed_is_large_enough_for_a_finger(come: Come, game: str) -> None:
    guest = table(come, game, size=PHONE)
    rng = Random(game)
    for moves in range(MIDDLE[game] + 1):
        guest.play_on(rng, min(moves, 1))
        closer = guest.page.get_by_role("button", name="Look closer")
        if closer.count():
            closer.click()
        assert small(guest) == [], moves


@pytest.mark.parametrize(
    "busy", ["", "busy", "busy thinking", "busy keeping", "busy spending", "busy filing"]
)
def test_loot_in_the_garret_is_as_large_as_a_finger_whatever_the_lair_makes_room_for(
    come: Come, busy: str
) -> None:
    guest = table(come, "oliver_twist", size=PHONE)
    lair = guest.page.locator(".things .box > .own")
    lair.evaluate("(one, busy) => busy.split(' ').forEach(word => word && one.classList.add(word))", busy)
    places = lair.locator(".stash circle[stroke-dasharray]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(one => one.left)"
    )
    assert places[1] - places[0] >= FINGERTIP


def test_a_finger_on_the_whole_plan_of_the_streets_looks_closer_and_moves_nobody(come: Come) -> None:
    guest = table(come, "oliver_twist", size=PHONE)
    if guest.page.get_by_role("button", name="The whole plan").count():
        guest.page.get_by_role("button", name="The whole plan").click()
    lines = guest.page.locator(".live").inner_text()
    spaces = guest.page.locator("[data-name^=space]")
    guest.page.wait_for_timeout(100)
    before = spaces.nth(50).bounding_box()
    assert before is not None
    assert before["width"] < LEAST
    spaces.nth(50).tap()
    guest.page.get_by_role("button", name="The whole plan").wait_for()
    after = spaces.nth(50).bounding_box()
    assert after is not None
    assert after["width"] >= FINGERTIP
    assert guest.page.locator(".live").inner_text() == lines


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", MIDDLE)
def test_a_table_fits_every_width_in_the_middle_of_a_game(come: Come, game: str, lang: str) -> None:
    guest = table(come, game, locale=lang)
    guest.play_on(Random(game), MIDDLE[game])
    guest.page.keyboard.press("Escape")
    for width in (320, 390, 768, 1280, 2560):
        guest.page.set_viewport_size({"width": width, "height": 800})
        guest.page.wait_for_timeout(100)
        assert guest.layout_faults() == [], width


@pytest.mark.parametrize("game", MIDDLE)
def test_the_arrow_keys_lead_to_everything_that_says_what_it_is(come: Come, game: str) -> None:
    guest = table(come, game)
    guest.page.keyboard.press("Tab")
    for part in PARTS:
        found = guest.page.locator(part).evaluate(script("arrows.js"))
        assert found["all"] > 2, part
        assert found["missed"] == [], part
    assert serious(guest) == []


@pytest.mark.parametrize("game", MIDDLE)
def test_a_thing_reached_by_keys_shows_its_tip_until_escape(come: Come, game: str) -> None:
    guest = table(come, game)
    tips = guest.page.locator(".board .tip, .tip:popover-open")
    guest.page.keyboard.press("Tab")
    for part in PARTS[:2]:
        guest.page.locator(part).focus()
        assert tips.inner_text() == "The arrow keys go from thing to thing."
        guest.page.keyboard.press("ArrowDown")
        guest.page.wait_for_timeout(100)
        assert len(tips.inner_text()) > 5
        guest.page.keyboard.press("Escape")
        tips.wait_for(state="detached" if part == ".field" else "hidden")
        assert guest.page.evaluate("part => document.activeElement.closest(part) !== null", part)


@pytest.mark.parametrize("game", MIDDLE)
def test_the_tab_key_stops_only_where_something_can_be_done(come: Come, game: str) -> None:
    guest = table(come, game)
    stops = guest.page.locator(".field [tabindex='0'], .field button:not([tabindex='-1'])")
    moves = guest.page.locator(".field [data-move]:not([tabindex='-1'])")
    assert stops.count() <= max(moves.count(), 1)


@pytest.mark.parametrize("game", MIDDLE)
def test_a_line_of_the_log_shows_who_acts_and_what_with_and_says_no_more_than_its_words(
    come: Come, game: str
) -> None:
    guest = table(come, game)
    guest.play_on(Random(game), 2)
    lines = guest.page.locator(".side .log li:not(.turn)")
    assert lines.count() > 3
    for line in lines.all():
        assert line.locator("svg.mark").count() > 0, line.inner_text()
    assert guest.page.locator(".side .log svg.hat").count() > 0
    assert guest.page.locator(".side .log svg:not([aria-hidden])").count() == 0


def test_a_line_of_a_replays_log_shows_the_same_marks_and_leads_to_its_moment(come: Come) -> None:
    guest = table(come, "oliver_twist")
    guest.play_on(Random(1), 2)
    guest.page.locator(".side .log a").last.click()
    guest.page.wait_for_selector(".steps")
    guest.page.wait_for_selector(".log li svg.mark")
    at = guest.page.url
    guest.page.locator(".log a").first.click()
    guest.page.wait_for_url(lambda url: "/replay/" in url and url != at)


def test_the_log_of_a_lesson_marks_what_only_the_reader_is_told(come: Come) -> None:
    guest = come()
    guest.open("/learn/oliver_twist/8", ".lesson")
    private = guest.page.locator(".side .log li.private")
    private.first.wait_for()
    assert private.locator("[role=img][aria-label='For your eyes only:']").count() == private.count()
    assert guest.page.locator(".side .log li svg.mark").count() > 3


@pytest.mark.parametrize("game", MIDDLE)
def test_a_lesson_on_a_phone_leaves_ones_own_things_to_be_seen(come: Come, game: str) -> None:
    guest = come(PHONE, locale="fr-FR")
    for step in (2, 5, 8):
        guest.open(f"/learn/{game}/{step}", ".lesson")
        guest.page.wait_for_selector(".own .things")
        assert guest.covered() <= 1, step


def test_a_prompt_that_grows_leaves_room_for_ones_own_things(come: Come) -> None:
    guest = table(come, "fagins_gang", size=(320, 740))
    guest.page.keyboard.press("z")
    guest.page.wait_for_selector(".refusal")
    guest.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    guest.page.wait_for_timeout(100)
    own, paper = (
        guest.page.locator(".own .things > *").bounding_box(),
        guest.page.locator(".paper").bounding_box(),
    )
    assert own is not None
    assert paper is not None
    assert own["y"] + own["height"] <= paper["y"] + 1


@pytest.mark.parametrize("game", ["oliver_twist", "fagins_gang"])
def test_a_board_without_any_room_complains_of_nothing(come: Come, game: str) -> None:
    guest = table(come, game, size=PHONE)
    guest.page.locator(".inner").evaluate("one => (one.style.height = '20px')")
    guest.page.wait_for_timeout(200)
    guest.check()
