"""People at one table in several browsers, and lines that are cut."""

from __future__ import annotations

import time
from random import Random

import pytest
from browser.conftest import Come
from browser.guest import PHONE, Guest
from web.serving import Serving

from fagin.names import PERIOD_NAMES

CLICKED = "() => addEventListener('click', () => (window.clicked = Date.now()), true)"
SEEN = """() => {
    window.seen = 0;
    const watch = new MutationObserver(() => (window.seen ||= Date.now()));
    watch.observe(document.querySelector(".live"), { childList: true, characterData: true, subtree: true });
}"""


def seconds_across(ada: Guest, ben: Guest) -> float:
    """How long it takes from a click of whoever is asked until the other's page tells what came of it."""
    while not (ada.asked() or ben.asked()):
        ada.page.wait_for_timeout(20)
    mover, other = (ada, ben) if ada.asked() else (ben, ada)
    mover.page.evaluate(CLICKED)
    other.page.evaluate(SEEN)
    mover.choose(Random("two"))
    if not other.page.evaluate("() => window.seen"):
        other.page.wait_for_timeout(400)
    seen, clicked = other.page.evaluate("() => window.seen"), mover.page.evaluate("() => window.clicked")
    return float(seen - clicked) / 1000 if seen >= clicked else 1.0  # nobody is told of an answer in secret


def test_two_people_play_in_two_browsers_and_see_each_others_moves_at_once(come: Come) -> None:
    ada, ben = come(), come(PHONE)
    table = ada.table("doggy_bag", players=2, people=2)
    ben.open(f"/t/{table}", ".seats")
    ben.page.fill(".name input", "Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Begin").click()
    for guest in (ada, ben):
        guest.page.wait_for_selector(".frame")
    ada.page.fill(".chat input", "Bonsoir")
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Log").click()
    ben.page.wait_for_selector("dialog .chat :text('Bonsoir')")
    ben.page.keyboard.press("Escape")
    for guest in (ada, ben):  # both choose in secret; the second one sets the table going
        guest.page.wait_for_selector(".prompt.asked")
        guest.choose(Random("two"))
    ada.page.wait_for_selector(".side .log :text('Every dog puts')")
    took = [seconds_across(ada, ben) for _ in range(5)]
    assert min(took) < 0.2, took  # on a busy machine some take longer


def test_whoever_closes_the_page_or_gives_up_is_seen_to_have_gone(come: Come) -> None:
    ada, ben = come(), come(PHONE, locale="fr-FR")
    table = ada.table("doggy_bag", players=2, people=2, options={"first_player": "seat0"})
    ben.open(f"/t/{table}", ".seats")
    ben.page.get_by_label("Votre nom").fill("Ben")
    ben.page.get_by_role("button", name="S’asseoir ici").click()
    ada.page.get_by_role("button", name="Begin").click()
    for guest in (ada, ben):
        guest.page.wait_for_selector(".prompt.asked")
    ada.choose(Random("away"))
    sentence, panel = ada.page.locator(".sentence"), ada.page.locator(".players .player")
    ada.page.wait_for_selector(".sentence:has-text('Waiting for Ben.')")
    ben.page.goto("about:blank")
    ada.page.wait_for_selector(".sentence:has-text('Waiting for Ben, who is not here.')")
    assert "They" not in sentence.inner_text()
    assert "not here" in panel.inner_text()
    ben.open(f"/t/{table}", ".prompt.asked")
    ada.page.wait_for_selector(".sentence:has-text('Waiting for Ben.')")
    for name in ("Menu", "Partir", "Abandonner pour de bon", "Oui, abandonner pour de bon"):
        ben.page.get_by_role("button", name=name, exact=True).click()
    ben.page.wait_for_selector(".ask:has-text('Vous avez abandonné')")
    notice = ada.page.locator(".notices p")
    assert "Ben has given up. A bot plays on in their place." in notice.inner_text()
    ada.page.wait_for_selector(".side .log li:has-text('Ben has given up: a bot plays on.')")
    assert "has given up, a bot plays" in panel.inner_text()
    notice.get_by_role("button").click()
    notice.wait_for(state="detached")
    ada.page.reload()
    ada.page.wait_for_selector(".side .log li:has-text('Ben has given up: a bot plays on.')")
    assert notice.count() == 0
    ada.page.wait_for_selector(".side .log li:has-text('Every dog puts')")  # the bot has chosen
    ada.page.get_by_role("button", name="Undo").click()
    ada.page.wait_for_selector(".refusal:has-text('Ben has moved since.')")


def test_people_without_a_name_are_given_one_that_all_see_and_a_chosen_one_is_remembered(come: Come) -> None:
    ada, ben = come(), come(PHONE, locale="fr-FR")
    ada.open("/new?game=doggy_bag", "form")
    ada.page.get_by_label("Players").select_option("2")
    ada.page.get_by_role("button", name="Make the table").click()
    given = ada.page.locator(".seats b").inner_text()
    assert given in PERIOD_NAMES
    ben.open(ada.page.url.removeprefix(ada.address), ".seats")
    ben.page.get_by_label("Votre nom").fill("Vous")
    ben.page.get_by_role("button", name="S’asseoir ici").click()
    ben.page.wait_for_selector(".seats b >> nth=1")
    names = ben.page.locator(".seats b").all_inner_texts()
    assert names[0] == given
    assert {*names} < {*PERIOD_NAMES}
    ada.page.get_by_role("button", name="Stand up").click()
    ada.page.get_by_label("Your name").fill(" Ada ")
    ada.page.get_by_role("button", name="Sit here").click()
    ben.page.wait_for_selector(".seats b:text-is('Ada')")
    ada.page.get_by_role("button", name="Begin").click()
    ben.page.wait_for_selector(".frame")
    own = ben.page.locator(".strip li").nth(1).inner_text()
    assert own.startswith("Vous")
    ada.open("/new?game=swindler", "form")
    assert ada.page.get_by_label("Your name").input_value() == "Ada"


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_table(come: Come) -> None:
    guest = come()
    guest.table("oliver_twist")
    guest.page.wait_for_selector(".prompt.asked")
    before = (
        guest.page.locator(".sentence").inner_text(),
        guest.page.locator(".side .log li").all_inner_texts(),
    )
    guest.page.reload()
    guest.page.wait_for_selector(".prompt.asked")
    guest.page.wait_for_function(
        "lines => document.querySelectorAll('.side .log li').length >= lines", arg=len(before[1])
    )
    assert (
        guest.page.locator(".sentence").inner_text(),
        guest.page.locator(".side .log li").all_inner_texts(),
    ) == before


def test_a_cut_line_comes_back_by_itself_and_nothing_is_lost(come: Come, house: Serving) -> None:
    guest = come()
    guest.table("doggy_bag")
    guest.page.wait_for_selector(".prompt.asked")
    port = house.port
    house.kill()
    house.port = port
    guest.page.wait_for_selector(":text('The line is cut')")
    house.start()
    began = time.monotonic()
    guest.page.wait_for_selector(".prompt.asked .sentence:not(:has-text('The line is cut'))")
    assert time.monotonic() - began < 5
    lines = guest.heard()
    guest.choose(Random(1))
    guest.page.wait_for_function("lines => document.querySelectorAll('.log li').length > lines", arg=lines)
    guest.complaints = [
        one for one in guest.complaints if "WebSocket" not in one and "ERR_CONNECTION" not in one
    ]


OLD_PAGE = """() => {
    if (ALWAYS || !sessionStorage.getItem("fagin-renewed")) {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            send.call(this, text.replace(/"protocol":\\d+/, '"protocol":1'));
        };
    }
}"""


@pytest.mark.parametrize("always", [False, True])
def test_a_page_older_than_the_house_is_loaded_anew_once(come: Come, always: bool) -> None:
    guest = come()
    table = guest.table("doggy_bag")
    guest.page.wait_for_selector(".prompt.asked")
    guest.page.add_init_script(f"({OLD_PAGE.replace('ALWAYS', str(always).lower())})()")
    loads: list[str] = []
    guest.page.on("load", lambda page: loads.append(page.url))
    guest.page.reload()
    if always:
        guest.page.wait_for_selector(":text('of different versions')")
        guest.page.wait_for_timeout(1000)
    else:
        guest.page.wait_for_selector(".prompt.asked")
    assert len(loads) == 2
    assert all(table in url for url in loads)


def test_the_language_changes_in_the_middle_of_a_game(come: Come) -> None:
    guest = come()
    guest.table("swindler")
    guest.page.wait_for_selector(".prompt.asked")
    english = (
        guest.page.locator(".sentence").inner_text(),
        guest.page.locator(".side .log li").all_inner_texts(),
    )
    guest.page.get_by_role("button", name="En français").click()
    guest.page.wait_for_selector("html[lang=fr]")
    guest.page.wait_for_selector(".side h2:text('Journal')")
    guest.page.wait_for_function(
        "before => document.querySelector('.sentence').innerText !== before", arg=english[0]
    )
    french = guest.page.locator(".side .log li").all_inner_texts()
    assert len(french) == len(english[1])
    assert french != english[1]


def test_people_at_one_screen_have_a_curtain_between_them(come: Come) -> None:
    guest = come()
    guest.open("/new?game=doggy_bag", "form")
    guest.page.get_by_label("People at this screen").fill("Ann\nBob")
    guest.page.locator("select").nth(1).select_option("2")
    guest.page.get_by_role("button", name="Make the table").click()
    guest.page.wait_for_selector(".frame, .curtain")
    rng = Random(3)
    for _ in range(60):
        if guest.page.locator(".curtain").count():
            break
        if guest.asked():
            guest.choose(rng)
        guest.page.wait_for_timeout(100)
    name = guest.page.locator(".curtain h1").inner_text()
    assert "Bob" in name or "Ann" in name
    assert guest.page.locator(".frame").count() == 0
    guest.page.locator(".curtain .button").click()
    guest.page.wait_for_selector(".prompt.asked")


def test_tabs_that_are_opened_at_once_belong_to_one_person(come: Come) -> None:
    guest = come()
    called: list[str] = []
    guest.context.on("response", lambda answer: called.append(answer.request.method + answer.url))
    tabs = [guest.page, *(guest.context.new_page() for _ in range(3))]
    for tab in tabs:
        tab.goto(guest.address + "/rules/doggy_bag")
    for tab in tabs:  # all at once, as a browser that comes back after a crash does
        tab.evaluate("() => void (location.href = '/')")
    for tab in tabs:
        tab.wait_for_selector("[data-game]")
        tab.wait_for_load_state("networkidle")
    assert called.count(f"GET{guest.address}/api/me") == len(tabs)
    assert called.count(f"POST{guest.address}/api/me") == 1
