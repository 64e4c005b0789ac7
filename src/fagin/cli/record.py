"""What can be done with the record of a game: verify its chance, or tell it again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.text import Text

from fagin.cli.failure import Failure
from fagin.cli.read import console_of
from fagin.cli.request import Request, bad_record, read_record
from fagin.kernel import CHANCE, BadRecord, Difference, Event, Game, Record, verify
from fagin.terminal.box import open_box
from fagin.terminal.desk import Desk
from fagin.terminal.games import desk_for
from fagin.terminal.save import BadSave, Save
from fagin.text import Speaker


def verify_file(request: Request) -> int:
    """Whether the chance of a record is what its secret gives: 0 if so, 1 if not."""
    record, game = read_record(request)
    speaker = Speaker(request.speaker.lang, game.id)
    try:
        differences = verify(record, game)
    except BadRecord as bad:
        raise bad_record(speaker, request.arguments.file, bad) from None
    chance = sum(1 for seat, _ in record.moves if seat == CHANCE)
    if request.arguments.json:
        found = {
            "true": not differences,
            "game": record.game,
            "chance_moves": chance,
            "commitment": record.commitment,
            "entropy": record.entropy,
            "differences": [
                {"line": one.line, "what": one.what, "expected": one.expected, "found": one.found}
                for one in differences
            ],
        }
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 1 if differences else 0
    if differences:
        print(speaker.say("verify-false", count=len(differences)))
        for one in differences:
            print(difference(speaker, one))
        return 1
    print(speaker.say("verify-true", chance=chance))
    print(speaker.say("verify-bound", commitment=record.commitment))
    print(speaker.say("verify-entropy", words=" ".join(record.entropy)))
    return 0


def difference(speaker: Speaker, one: Difference) -> str:
    """One difference as a sentence."""
    expected = one.expected
    if one.what == "illegal":
        reason, _, clause = expected.partition(" ")
        expected = speaker.refusal(reason, clause)
    at = speaker.say("verify-at", line=one.line)
    return speaker.say(f"verify-{one.what}", at=at, expected=expected, found=one.found)


def replay(request: Request) -> int:
    """Tell a record again as a spectator, a seat or the all-knowing saw it."""
    arguments = request.arguments
    record, game = read_record(request)
    if arguments.seat is not None and arguments.seat >= record.players:
        raise Failure("error-no-such-seat", seat=arguments.seat, last=record.players - 1)
    if arguments.upto is not None and arguments.upto > len(record.moves):
        raise Failure("error-upto", upto=arguments.upto, moves=len(record.moves))
    speaker = Speaker(request.speaker.lang, game.id)
    names = names_at(arguments.file, record.players, open_box(game.id, arguments.data).names)
    reader = CHANCE if arguments.seat is None else arguments.seat
    desk = desk_for(speaker, game, record.players, record.options, names, arguments.data)
    try:
        lines = retold(speaker, record, game, desk, names, reader, arguments.all, arguments.upto)
    except BadRecord as bad:
        raise bad_record(speaker, arguments.file, bad) from None
    if arguments.json:
        print(json.dumps(lines, ensure_ascii=False, indent=1))
        return 0
    who = "all" if arguments.all else "spectator" if reader == CHANCE else "seat"
    console = console_of()
    name = names[reader] if reader != CHANCE else ""
    console.print(Text(speaker.say("replay-as", who=who, game=speaker.say("title"), name=name), "bold"))
    for line in lines:
        console.print(Text(line), soft_wrap=True)
    return 0


def names_at(file: str, players: int, screens: list[str]) -> list[str]:
    """Who played, where the record still lies beside the file that says so; else the names of the screens."""
    try:
        return Save(Path(file)).read_sitting(players).names
    except BadSave:
        return screens[:players]


def retold(
    speaker: Speaker,
    record: Record,
    game: Game[Any, Any, Any],
    desk: Desk,
    names: list[str],
    reader: int,
    everything: bool,
    upto: int | None,
) -> list[str]:
    """The log of a record in sentences; a move that is not legal is a BadRecord."""
    moves = record.moves if upto is None else record.moves[:upto]
    record.replay(game, len(moves))
    state = game.new(record.players, record.options)
    events: list[Event] = []
    state.events = events
    told: list[Event] = []
    lines: list[str] = []
    for seat, move in moves:
        secret = seat != CHANCE and state.public.stack[-1].secret()
        if everything and secret:
            lines += sentences(desk, told, reader)
            told.clear()
            words = desk.words(move, state.view(seat))
            lines.append(speaker.say("replay-secret-move", who=names[seat], move=words))
        state.apply(seat, move)
        told += [event for event in events if everything or event.seen_by(reader)]
        events.clear()
    lines += sentences(desk, told, reader)
    outcome = state.public.outcome
    if outcome is None:
        lines.append(speaker.say("replay-stops"))
    return lines


def sentences(desk: Desk, events: list[Event], reader: int) -> list[str]:
    """Events as lines of text."""
    lines: list[str] = []
    for piece in desk.tell(events, reader):
        if piece.goes_on:
            lines[-1] += f" {piece.text.plain.strip()}"
        else:
            lines.append(piece.text.plain)
    return lines
