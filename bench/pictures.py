"""Take the pictures of the four tables for the README: python -m bench.pictures --write docs/pictures."""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bench.race import progress
from bench.served import HOST, house
from fagin.bots.bot import bot
from fagin.games import load
from fagin.kernel import CHANCE, Match
from fagin.web import requests
from fagin.web.against import bot_name
from fagin.web.hall import Wish
from fagin.web.house import House, Settings
from fagin.web.wire import Clock, Watching

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

BOT, OWN, KEEPER, KEY = "sly", 0, "keeper", "the-key-of-the-photographer"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESK, PHONE = (1280, 800), (390, 844)
HEIGHT, LARGEST = 560, 60_000  # pixels and bytes of a picture
SIT = """([table, kept, settings]) => {
    localStorage.setItem(`fagin-seat-${table}`, JSON.stringify([kept]));
    localStorage.setItem("fagin-settings", JSON.stringify(settings));
}"""
PRINT = """async ([shots, gap, quality]) => {
    const images = await Promise.all(shots.map(async (shot) => {
        const image = new Image();
        image.src = `data:image/png;base64,${shot}`;
        await image.decode();
        return image;
    }));
    const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
    canvas.width = images.reduce((sum, image) => sum + image.width, gap * (images.length - 1));
    canvas.height = images[0].height;
    let left = 0;
    for (const image of images) {
        pen.drawImage(image, left, 0);
        left += image.width + gap;
    }
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
GAP = 16  # pixels between telephones


@dataclass(frozen=True)
class Shot:
    """A table at a moment, and how it is looked at."""

    game: str
    players: int
    seed: int
    choices: int  # that bots made before, also for the one who looks; then the next one of ours
    size: tuple[int, int] = DESK
    theme: str = "day"


PICTURES: dict[str, Sequence[Shot]] = {
    "table_doggy_bag": [Shot("doggy_bag", 4, 1, 30)],
    "table_oliver_twist": [Shot("oliver_twist", 3, 1, 40, theme="night")],
    "table_fagins_gang": [Shot("fagins_gang", 3, 1, 60)],
    "table_swindler": [
        Shot("swindler", 3, 1, 80, PHONE),
        Shot("swindler", 4, 1, 60, PHONE, "night"),
        Shot("swindler", 3, 2, 100, PHONE),
    ],
}


def opening(shot: Shot) -> list[str]:
    """The moves of bots, and of their luck, up to the moment, as lines of a record."""
    game, rng = load(shot.game), Random(shot.seed)
    match, player = Match(game, shot.players, rng, {}), bot(BOT, game)
    made = 0
    while match.outcome is None and (made < shot.choices or OWN not in match.waiting_for()):
        seat = match.waiting_for()[0]
        match.play(seat, player.choose(match.view(seat), rng))
        made += 1
    text = game.moves.text
    return [f"{'*' if seat == CHANCE else seat} {text(move)}" for seat, move in match.record.moves]


async def lay(database: Path, shots: Sequence[Shot]) -> list[str]:
    """Found a table for each shot, with ourselves at one seat and bots at the others."""
    keeper = House(Settings(f"sqlite:///{database}", thinkers=1))
    await keeper.open()
    tables = []
    for shot in shots:
        wish = Wish(shot.game, shot.players, {}, None, Clock(), Watching(), False, 5.0, opening(shot))
        table = await keeper.hall.found(wish, KEEPER)
        room = await keeper.hall.room(table)
        await room.ask(requests.sit(OWN, KEEPER, "Ada", "ada", KEY))
        for seat in range(1, shot.players):
            await room.ask(requests.place_bot(seat, KEEPER, BOT, bot_name(room.table, seat)))
        await room.ask(requests.begin(KEEPER))
        tables.append(table)
    await keeper.close()
    return tables


def take(browser: Browser, address: str, table: str, shot: Shot) -> bytes:
    """Go to the table, wait until it is drawn, and take a picture."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=HEIGHT / height,
        reduced_motion="reduce",
        has_touch=width < DESK[0],
    )
    page = context.new_page()
    page.goto(address)
    page.evaluate(SIT, [table, {"seat": OWN, "key": KEY, "word": "ada"}, {"theme": shot.theme, "lang": "en"}])
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".prompt.asked")
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.wait_for_timeout(500)
    taken = page.screenshot()
    context.close()
    return taken


def printed(browser: Browser, shots: Sequence[bytes]) -> bytes:
    """Shots side by side as one WebP, as fine as its size allows."""
    page = browser.new_page()
    plates = [base64.b64encode(shot).decode() for shot in shots]
    for percent in range(85, 20, -10):
        made = base64.b64decode(page.evaluate(PRINT, [plates, GAP, percent / 100]))
        if len(made) <= LARGEST:
            page.close()
            return made
    raise SystemExit("pictures: there is too much on it for a small picture")


def launch(playwright: Playwright) -> Browser:
    """The browser of this machine."""
    found = os.environ.get("FAGIN_BROWSER") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        raise SystemExit("pictures: there is no Chromium on this machine (FAGIN_BROWSER names one elsewhere)")
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])


def main() -> int:
    """Lay the tables, open the house, take the pictures."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description=__doc__)
    parser.add_argument("--write", type=Path, required=True, help="the folder for the pictures")
    folder: Path = parser.parse_args().write
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "tables.db"
        tables = iter(asyncio.run(lay(database, [shot for shots in PICTURES.values() for shot in shots])))
        with house(database) as served, sync_playwright() as playwright:
            browser = launch(playwright)
            for name, shots in PICTURES.items():
                progress(name)
                address = f"http://{HOST}:{served.port}"
                plates = [take(browser, address, next(tables), shot) for shot in shots]
                (folder / f"{name}.webp").write_bytes(printed(browser, plates))
            browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
