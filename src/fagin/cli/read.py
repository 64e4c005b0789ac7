"""What can be read without a game being played: the list of games, and their rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import fagin
from fagin.cli.failure import Failure
from fagin.cli.request import Request, dashed, game_id, load_game
from fagin.games import GAMES
from fagin.terminal.box import open_box
from fagin.terminal.screen import WIDEST
from fagin.text import Speaker, attribute_of
from fagin.trace import Clause, clauses, sources_of, trace


def games(request: Request) -> int:
    """List the games."""
    found: list[dict[str, Any]] = []
    for name in GAMES:
        box, game = open_box(name), load_game(request.speaker, name, None)
        found.append(
            {
                "id": dashed(name),
                "title": box.fact("title"),
                "fewest": game.fewest,
                "most": game.most,
                "minutes": box.about.get("minutes"),
                "minutes_per_player": box.about.get("minutes_per_player"),
                "designer": box.fact("designer"),
                "illustrator": box.fact("illustrator"),
                "publisher": box.fact("publisher"),
                "year": box.about.get("year"),
                "options": {option.id: option.values for option in game.options},
            }
        )
    if request.arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return 0
    say = request.speaker.say
    console = console_of()
    for about in found:
        console.print(Text(str(about["title"]), "bold"))
        console.print("  " + size_of(request.speaker, about))
        credit = {key: str(about[key] or "?") for key in ("designer", "illustrator", "publisher", "year")}
        console.print("  " + say("games-credit", **credit))
        console.print("  " + say("games-play", game=str(about["id"])))
        console.print("  " + say("heading", text=say("games-options")))
        speaker = Speaker(request.speaker.lang, game_id(about["id"]))
        for option, values in about["options"].items():
            console.print(
                Text(f"    {option}", "bold").append(f" — {speaker.say(f'option-{option}')}", "not bold")
            )
            widest = max(9, *(len(value) for value in values))
            for value in values:
                console.print(
                    f"      {value.ljust(widest)}  {speaker.say(f'option-{option}.{attribute_of(value)}')}"
                )
    return 0


def size_of(speaker: Speaker, about: dict[str, Any]) -> str:
    """For how many players a game is, and how long it takes in all or for each of them."""
    fewest, most = int(about["fewest"]), int(about["most"])
    if about["minutes_per_player"] is None:
        return speaker.say("games-line", fewest=fewest, most=most, minutes=int(about["minutes"]))
    least, minutes = about["minutes_per_player"]
    return speaker.say("games-line-each", fewest=fewest, most=most, least=int(least), minutes=int(minutes))


def rules(request: Request) -> int:
    """Print the rules, or one clause with its places."""
    arguments, lang = request.arguments, request.speaker.lang
    game = game_id(arguments.game)
    if arguments.clause is not None:
        return one_clause(request, game, arguments.clause)
    if arguments.json:
        coded, tested = trace(game), proofs_of(game)
        every = [
            as_data(clause, coded[clause.id], tested.get(clause.id, [])) for clause in clauses(game, lang)
        ]
        print(json.dumps(every, ensure_ascii=False, indent=1))
        return 0
    from rich.markdown import Markdown  # a heavy import that only this needs

    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    console_of().print(Markdown((sources_of(game) / name).read_text(encoding="utf-8")))
    return 0


def one_clause(request: Request, game: str, wanted: str) -> int:
    """Print a clause, where it is coded and where it is tested."""
    known = clauses(game, request.speaker.lang)
    found = [clause for clause in known if clause.id.upper() == wanted.strip().upper()]
    if not found:
        raise Failure("error-no-such-clause", clause=wanted, first=known[0].id, last=known[-1].id)
    clause, proofs = found[0], proofs_of(game)
    coded, tested = trace(game)[clause.id], proofs.get(clause.id, [])
    if request.arguments.json:
        print(json.dumps(as_data(clause, coded, tested), ensure_ascii=False, indent=1))
        return 0
    say, console = request.speaker.say, console_of()
    console.print(Text(f"{clause.id} {clause.title}", "bold"))
    console.print(clause.text)
    console.print(Text(say("rules-mark", mark=clause.mark or "other"), "dim"))
    for key, where in (("rules-coded", coded), ("rules-tested", tested)):
        if proofs or key == "rules-coded":
            told = f"{say('heading', text=say(key))} {', '.join(where) or say('rules-nowhere')}"
            console.print(Text(told, "dim"))
    return 0


def proofs_of(game: str) -> dict[str, list[str]]:
    """The tests that prove each clause, as pytest collects them; none where tests or pytest are missing."""
    checkout = Path(fagin.__file__).parents[2]
    if not (checkout / "tests" / "proofs.py").is_file():
        return {}
    asked = subprocess.run(
        [sys.executable, "-m", "tests.proofs", f"tests/games/{game}"],
        cwd=checkout,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    proofs: dict[str, list[str]] = json.loads(asked.stdout) if asked.returncode == 0 else {}
    return proofs


def as_data(clause: Clause, coded: list[str], tested: list[str]) -> dict[str, object]:
    """A clause for programs."""
    return {
        "id": clause.id,
        "title": clause.title,
        "section": clause.section,
        "mark": clause.mark,
        "text": clause.text,
        "code": coded,
        "tests": tested,
    }


def console_of() -> Console:
    """Where texts are printed, not too wide to be read."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console
