"""Dump moments of games that bots play, as the browser is told them: python client/tools/fixtures.py [GAME ...].

For each game, number of players and language there is a file in client/dev/fixtures with a list of moments.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from fagin.bots.bot import bot
from fagin.games import GAMES, load
from fagin.kernel import CHANCE, Match
from fagin.terminal.box import open_box
from fagin.terminal.games import desk_for
from fagin.text import LANGUAGES, Speaker
from fagin.web.scenes import sheet_of, stage_of
from fagin.web.telling import unasked_of

FOLDER = Path(__file__).parents[1] / "dev" / "fixtures"
MOMENTS = 12  # of a game, spread over its whole length; after them the end
BOTS = ("sly", "urchin")
PATTERNS = ("plain", "stripe", "dot", "check", "chevron", "cross")
HATS = ("top-hat", "flat-cap", "bonnet", "bowler", "tricorne", "mob-cap")


def record(game: Any, players: int) -> list[tuple[int, int]]:
    """The moves of people in a game among bots."""
    rng = Random(f"{game.id} {players}")
    match = Match(game, players, Random(players), game.simulation)
    bots = [bot(BOTS[seat % len(BOTS)], game) for seat in range(players)]
    while match.outcome is None:
        seat = match.waiting_for()[0]
        match.play(seat, bots[seat].choose(match.view(seat), rng))
    return [(seat, move) for seat, move in match.record.moves if seat != CHANCE]


def moments(game: Any, players: int, lang: str, moves: list[tuple[int, int]]) -> dict[str, Any]:
    """The same game again, and some of its moments as somebody who acts there is shown them."""
    names = open_box(game.id).names[:players]
    options = game.settle(game.simulation)
    desk = desk_for(Speaker(lang, game.id), game, players, options, names, None)
    scene, text = stage_of(game, players, options).scene, game.moves.text
    match = Match(game, players, Random(players), game.simulation)
    shown: list[dict[str, Any]] = []
    kinds: set[str] = set()
    since = 0

    def show(seat: int | None) -> None:
        nonlocal since
        reader = CHANCE if seat is None else seat
        view = match.view(reader)
        legal = match.legal_moves(reader) if seat in match.waiting_for() else []
        shown.append(
            {
                "scene": scene(view),
                "seat": seat,
                "waiting": match.waiting_for(),
                "moves": [text(move) for move in legal],
                "changes": [],
                "words": {text(move): desk.words(move, view) for move in legal},
                "unasked": unasked_of(desk, text, view, legal),
                "events": [[event.what, *event.args] for event in match.events(reader, since)],
                "prompt": desk.question(view).moment if legal else "",
            }
        )
        since = match.version

    for at, (seat, move) in enumerate(moves):
        kind = type(match.view(seat).public.stack[-1]).__name__
        if at % max(1, len(moves) // MOMENTS) == 0 or kind not in kinds:
            show(seat)  # each kind of question at least once
        kinds.add(kind)
        match.play(seat, move)
    show(0)
    show(None)
    return {
        "game": game.id,
        "players": players,
        "lang": lang,
        "sheet": sheet_of(game, players, options),
        "moveNames": game.moves.texts,
        "seats": [
            {
                "name": name,
                "called": name,
                "kind": "person" if seat == 0 else "bot",
                "level": "" if seat == 0 else BOTS[seat % len(BOTS)],
                "away": False,
                "index": seat,
                "colour": f"var(--seat-{seat})",
                "pattern": f"seat-{PATTERNS[seat]}-{seat}",
                "hat": HATS[seat],
            }
            for seat, name in enumerate(names)
        ],
        "moments": shown,
    }


def main(wanted: list[str]) -> None:
    """Write the fixtures of some games, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in wanted or list(GAMES):
        game = load(name)
        for players in range(game.fewest, game.most + 1):
            moves = record(game, players)
            for lang in LANGUAGES:
                path = FOLDER / f"{game.id}-{players}-{lang}.json"
                path.write_text(json.dumps(moments(game, players, lang, moves), ensure_ascii=False))
                print(path.name, path.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main(sys.argv[1:])
