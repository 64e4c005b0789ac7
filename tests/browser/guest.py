"""A person in front of a real browser: makes tables, clicks, and notices everything that goes wrong on the page."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 15_000  # milliseconds
SHORT: dict[
    str, dict[str, str]
] = {  # options with which a game against somebody who plays anything soon ends
    "doggy_bag": {},
    "oliver_twist": {},
    "fagins_gang": {"round_limit": "5", "market_turn_cap": "4"},
    "swindler": {"round_limit": "20", "game_length": "short"},
}
FOUND = """async ({game, players, options, people, pace}) => {
    const ask = async (method, path, body) => {
        const answer = await fetch(`/api${path}`, {
            method, headers: {"content-type": "application/json"}, body: body && JSON.stringify(body)
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.status === 204 ? null : await answer.json();
    };
    await navigator.locks.request("fagin-somebody", async () => {
        if (!(await ask("GET", "/me")).known) await ask("POST", "/me");
    });
    const bots = Array(players - people).fill("sly");
    const {table} = await ask("POST", "/tables", {game, players, options, bots, pace});
    localStorage.setItem(`fagin-owner-${table}`, "1");
    const {seat, key} = await ask("POST", `/tables/${table}/seats/0`, {name: "Ada", word: "ada"});
    localStorage.setItem(`fagin-seat-${table}`, JSON.stringify([{seat, key, word: "ada"}]));
    if (people === 1) await ask("POST", `/tables/${table}/begin`);
    return table;
}"""
BLOCKED = "Service Worker registration blocked by Playwright"
BOARD = """() => [...document.querySelectorAll(".board button, .board [role=button], .own .things button")]
    .filter((one) => !one.disabled && one.getBoundingClientRect().width > 0).length"""


def script(name: str) -> str:
    """A function for a page, without the remark above it."""
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    return "\n".join(line for line in text.splitlines() if not line.startswith("//")).rstrip(";")


class Guest:
    """One browser window."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], **context: Any) -> None:
        width, height = size
        usual: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "has_touch": width < 1000}
        usual["service_workers"] = "block"  # unless the test is about what a browser keeps
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, **{**usual, **context}
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._asked)
        self.page.on("websocket", self._line)
        self.version = 0  # of the last question that was put to this guest
        self.unanswered: set[str] = set()  # messages that the house has not yet answered

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.foreign.append(request.url)

    def _line(self, line: WebSocket) -> None:
        line.on("framesent", self._sent)
        line.on("framereceived", self._told)
        line.on("close", lambda _: self.unanswered.clear())

    def _sent(self, frame: str | bytes) -> None:
        self.unanswered |= {message["id"] for message in [json.loads(frame)] if "id" in message}

    def _told(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        news = message.get("news", message)
        if news and news.get("question"):
            self.version = news["question"]["version"]
        self.unanswered.discard(message.get("id", ""))

    def settle(self) -> None:
        """Wait until the house has answered all that was sent to it, and the page shows it."""
        while True:
            self.page.evaluate("() => new Promise((told) => requestAnimationFrame(() => setTimeout(told)))")
            if not self.unanswered:
                return
            self.page.wait_for_timeout(5)

    def open(self, path: str, wait: str) -> None:
        """Go to an address, and wait for something there."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector(wait)

    def table(
        self,
        game: str,
        players: int = 2,
        people: int = 1,
        pace: float = 0.0,
        options: dict[str, str] | None = None,
    ) -> str:
        """Found a table with a seat for oneself, without pauses, and go there."""
        self.open("/", "[data-game]")
        options = {**SHORT[game], **(options or {})}
        wish = {"game": game, "players": players, "options": options, "people": people, "pace": pace}
        table = str(self.page.evaluate(FOUND, wish))
        self.open(f"/t/{table}", ".frame" if people == 1 else ".seats")
        return table

    # ---- play

    def asked(self) -> bool:
        """Whether the table waits for this guest."""
        return self.page.locator(".prompt.asked").count() > 0

    def over(self) -> bool:
        """Whether the game is over."""
        return self.page.locator("#how-it-ended").count() > 0

    def heard(self) -> int:
        """How many lines the log has."""
        return int(self.page.locator(".log li").count())

    def touch_board(self, rng: Random) -> None:
        """Touch anything on the board or among one's own things; whatever it is, the page survives it."""
        if not self.page.evaluate(BOARD):
            return
        things = self.page.locator(
            ".board button:visible, .board [role=button]:visible, .own .things button:visible"
        )
        count = things.count()
        if count:
            try:
                things.nth(rng.randrange(count)).click(timeout=400)
            except Error:
                return  # it went away with the next news, something lies over it, or it lies beyond the edge

    def choose(self, rng: Random) -> None:
        """Make one of the moves that are offered in words."""
        try:
            if self.page.locator("[data-confirm]").count():
                self.page.locator("[data-confirm]").click(timeout=1000)
                return
            if self.page.locator("#all-moves").count():
                self.page.locator("#all-moves").click(timeout=1000)
                moves = self.page.locator("dialog [data-move]")
            else:
                moves = self.page.locator(".prompt.asked [data-move]")
            count = moves.count()
            if count:
                moves.nth(rng.randrange(count)).click(timeout=1000)
        except TooLate:
            self.page.keyboard.press("Escape")

    def play_on(self, rng: Random, moves: int) -> None:
        """Make some moves, any, and wait until one is asked again or the game is over."""
        for _ in range(moves):
            self.page.wait_for_selector(".prompt.asked, #how-it-ended")
            if self.over():
                return
            self.choose(rng)
            self.settle()
        self.page.wait_for_selector(".prompt.asked, #how-it-ended")

    def play_to_the_end(self, rng: Random, seconds: float, boldness: float = 0.3) -> None:
        """Play anything until the game is over, now and then by touching the board.

        What is drawn at a question follows from its number: how quickly news come changes nothing.
        """
        end, seed, tries = time.monotonic() + seconds, rng.random(), Counter[int]()
        while not self.over():
            assert time.monotonic() < end, (
                f"not over after {seconds} s, at {self.page.url}: {self.page.locator('body').inner_text()}"
            )
            if self.asked():
                tries[self.version] += 1
                drawn = Random(f"{seed} {self.version} {tries[self.version]}")
                if drawn.random() < boldness:
                    self.touch_board(drawn)
                else:
                    self.choose(drawn)
                self.settle()
            else:
                self.page.wait_for_timeout(30)
        if not self.page.locator("dialog .ranking").count():  # closed in the heat of the game
            self.page.click("#how-it-ended")
        self.page.wait_for_selector("dialog .ranking")

    def give_up(self) -> None:
        """Let a bot play the game to its end, and wait for that."""
        for name in ("Menu", "Leave", "Give up for good", "Yes, give up for good"):
            self.page.get_by_role("button", name=name, exact=True).click()
        self.page.wait_for_selector("dialog .ranking")

    # ---- what must never be

    def check(self) -> None:
        """Nothing was complained about, and nobody else was asked for anything."""
        assert not self.complaints, self.complaints
        assert not self.foreign, self.foreign

    def layout_faults(self) -> list[str]:
        """Text that is cut off, controls that lie over one another, and anything beyond the page's side."""
        return [str(fault) for fault in self.page.evaluate(script("faults.js"))]

    def covered(self) -> float:
        """By how many pixels the prompt lies over one's own things."""
        own, ask = (self.page.locator(one).bounding_box() for one in (".frame > .own", ".ask"))
        assert own is not None
        assert ask is not None
        return own["y"] + own["height"] - ask["y"]

    def fingers(self) -> list[dict[str, Any]]:
        """Everything that can be pressed, once nothing moves any more, and how large it is for a fingertip."""
        self.page.wait_for_function(
            "() => document.getAnimations().every(one => one.playState !== 'running')"
        )
        return list(self.page.evaluate(script("fingers.js")))

    def close(self) -> None:
        """Close the window, after a last look."""
        self.check()
        self.context.close()
