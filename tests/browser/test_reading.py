"""Tables in words, tables by keys alone, and games once more."""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random

from browser.conftest import Come
from browser.guest import Guest
from playwright.sync_api import TimeoutError as TooLate


def by_keys(guest: Guest) -> None:
    """Make a move with keys alone: the first button, or the first of the list."""
    if guest.page.locator("#all-moves").count():
        guest.page.keyboard.press("m")
        guest.page.wait_for_selector("dialog [data-move]")
        guest.page.keyboard.press("Tab")
        guest.page.evaluate("document.querySelector('dialog [data-move]')?.focus()")
        guest.page.keyboard.press("ArrowDown")
        guest.page.keyboard.press("Enter")
    else:
        guest.page.keyboard.press("1")


def test_a_whole_game_is_played_with_keys_alone(come: Come) -> None:
    guest = come()
    guest.table("doggy_bag")
    end = time.monotonic() + 180
    while not guest.over():
        assert time.monotonic() < end
        if guest.asked():
            by_keys(guest)
        guest.page.wait_for_timeout(60)


def test_a_whole_game_is_played_in_the_table_of_words(come: Come) -> None:
    guest = come()
    guest.table("doggy_bag")
    guest.page.keyboard.press("t")
    guest.page.wait_for_selector(".text-table h3")
    rng, end = Random(5), time.monotonic() + 180
    while not guest.over():
        assert time.monotonic() < end
        moves = guest.page.locator(".text-table [data-move]")
        if guest.asked() and moves.count():
            with suppress(TooLate):  # the move before was answered meanwhile: there may be fewer now
                moves.nth(rng.randrange(moves.count())).click(timeout=2000)
        guest.page.wait_for_timeout(60)
    assert guest.page.locator(".text-table table").count() > 0


def test_every_moment_has_an_address_that_opens_for_somebody_else(come: Come) -> None:
    guest, stranger = come(), come()
    table = guest.table("doggy_bag")
    guest.play_to_the_end(Random(7), 180, boldness=0.0)
    stranger.open(f"/t/{table}/replay/3?seat=1", ".steps")
    stranger.page.wait_for_selector(".at:text('Moment 3 of')")
    stranger.page.keyboard.press("ArrowRight")
    stranger.page.wait_for_selector(".at:text('Moment 4 of')")
    assert "/replay/4?seat=1" in stranger.page.url
    stranger.page.keyboard.press("Home")
    stranger.page.wait_for_selector(".at:text('Moment 0 of')")
    stranger.page.get_by_role("button", name="Play on from here").click()
    stranger.page.wait_for_selector(".frame")


def test_while_a_game_is_played_nobody_looks_back_with_anothers_eyes(come: Come) -> None:
    guest, stranger = come(), come()
    table = guest.table("doggy_bag")
    guest.page.wait_for_selector(".prompt.asked")
    stranger.page.goto(f"{stranger.address}/t/{table}/replay/0?seat=0")
    stranger.page.wait_for_selector("[role=alert]")
    assert stranger.page.locator(".steps").count() == 0
    stranger.complaints = [one for one in stranger.complaints if "403" not in one]
    guest.open(f"/t/{table}/replay/0?seat=0", ".steps")


def test_one_plays_on_from_ones_own_game_before_its_end_and_is_told_that_what_was_hidden_is_made_up(
    come: Come,
) -> None:
    guest = come()
    table = guest.table("doggy_bag")
    guest.page.wait_for_selector(".prompt.asked")
    guest.open(f"/t/{table}/replay/0?seat=0", ".steps")
    assert "made up anew" in guest.page.locator("#made-up").inner_text()
    guest.page.get_by_role("button", name="Play on from here").click()
    guest.page.wait_for_selector(".frame")
    assert table not in guest.page.url
    guest.page.wait_for_selector("h1:text('What if: Doggy Bag')")
    guest.page.wait_for_selector(".prompt.asked")
