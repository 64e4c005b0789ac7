"""What one reads rather than plays: rules, tables in words, games once more, and the proof of their chance."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Query, Request, Response

from fagin.arena.supposing import Guess
from fagin.games import GAMES
from fagin.kernel import CHANCE, Match
from fagin.trace import clauses
from fagin.web import requests
from fagin.web.api import PROBLEMS, InHouse, InRoom, Somebody, bot_name, person_of
from fagin.web.guard import address
from fagin.web.hall import Wish
from fagin.web.house import House
from fagin.web.ledger import ledger_of, reckoned
from fagin.web.lesson import LEVEL, lesson_of, lesson_text
from fagin.web.models import (
    ChanceShown,
    ClauseText,
    InWords,
    LessonTold,
    LuckLedger,
    Pick,
    PlayOn,
    PlayOnAlone,
    Rules,
    Seen,
    TablePlace,
    Told,
)
from fagin.web.replay import at_stop, guesses_at, opening_of, picks_of, stops
from fagin.web.store import OVER
from fagin.web.table import NotAllowed, Table
from fagin.web.telling import Teller
from fagin.web.wire import Clock, Lang, Part, Texts, Watching

LONGEST_LOG: Final = 400  # lines that lead to the moment that is shown

library: Final = APIRouter(prefix="/api", responses=PROBLEMS)

Person = Annotated[str, Depends(person_of)]
SeatKey = Annotated[str, Header(alias="x-seat-key", max_length=64)]
Eyes = Annotated[int | None, Query(ge=0, le=5)]


@library.get("/rules/{game}")
async def rules(game: str, lang: Lang = "en") -> Rules:
    """The rules of a game, clause by clause."""
    if game not in GAMES:
        raise NotAllowed("no-such-game")
    found = clauses(game, lang)
    return Rules(
        game=game,
        clauses=[
            ClauseText(id=one.id, title=one.title, mark=one.mark, section=one.section, text=one.text)
            for one in found
        ],
    )


@library.get("/tables/{table}/words")
async def words(
    room: InRoom, house: InHouse, person: Person, seat: Eyes = None, lang: Lang = "en", key: SeatKey = ""
) -> InWords:
    """The whole table in words, as a seat sees it now; at the end also how it ended."""
    reader = await room.admit(lambda table: reader_of(table, seat, person, key))
    match = room.table.match
    if match is None:
        raise NotAllowed("not-begun")
    if reader == CHANCE and room.gallery is not None:
        raise NotAllowed("not-over")
    teller = house.hall.teller(room.table, lang)
    return InWords(table=told(teller, match, reader))


@library.get("/tables/{table}/replay")
async def replay(
    room: InRoom,
    house: InHouse,
    person: Person,
    number: Annotated[int | None, Query(ge=0)] = None,
    heard: Annotated[int | None, Query(ge=0)] = None,
    seat: Eyes = None,
    lang: Lang = "en",
    key: SeatKey = "",
) -> Seen:
    """A game as a seat saw it at a moment: one's own while it is played, anybody's once it is over.

    The moment is given by its number, or as the first at which more than so many events had been heard.
    """
    table = room.table
    reader = await room.admit(lambda table: reader_of(table, seat, person, key))
    if reader == CHANCE and table.status != OVER:
        raise NotAllowed("not-over")
    ends = stops(table, reader)
    last = len(ends) - 1
    if number is None and heard is not None:
        number = next((at for at, stop in enumerate(ends) if stop.heard > heard), last)
    at = last if number is None else min(number, last)
    match, since = at_stop(table, ends, at)
    view, teller = match.view(reader), house.hall.teller(table, lang)
    events = match.events(reader, since)
    eyes = list(range(table.facts.players)) if table.status == OVER else [reader]
    return Seen(
        number=at,
        last=last,
        seat=None if reader == CHANCE else reader,
        eyes=eyes,
        events=[(event.what, *event.args) for event in events],
        scene=dict(room.reporter.stage.scene(view)),
        waiting=view.to_act(),
        texts=Texts.model_validate(teller.texts(view, events, [])),
        table=told(teller, match, reader),
        log=lines_of(teller.texts(view, match.events(reader, 0), [])["log"])[-LONGEST_LOG:],
    )


@library.get("/tables/{table}/chance")
async def chance(room: InRoom) -> ChanceShown:
    """The chance of a game that is over, to be computed again from its secret."""
    table = room.table
    match = table.match
    if match is None or table.status != OVER:
        raise NotAllowed("not-over")
    record = match.record
    return ChanceShown(
        commitment=record.commitment,
        entropy=record.entropy,
        secret=record.secret,
        picks=[
            Pick(stream=stream, weights=weights, index=index)
            for stream, weights, index in picks_of(record, table.origin)
        ],
    )


@library.get("/tables/{table}/ledger")
async def ledger(room: InRoom, request: Request, house: InHouse, lang: Lang = "en") -> LuckLedger:
    """What a game that is over owes to chance, and what to each seat's decisions; reckoned once."""
    if room.table.match is None or room.table.status != OVER:
        raise NotAllowed("not-over")
    if room.fortune is None and not house.doorman.may_ask_advice(address(request.scope)):
        raise NotAllowed("too-fast")
    fortune = await reckoned(room, house.thinkers)
    return ledger_of(room.table, fortune, house.hall.teller(room.table, lang))


@library.post("/tables/{table}/play-on", status_code=201)
async def play_on(
    room: InRoom, wish: PlayOn, person: Somebody, house: InHouse, key: SeatKey = ""
) -> TablePlace:
    """A new table against bots that begins at a moment of another game.

    If that is over, the new game begins with its moves. If not, one plays on on one's own seat only, and all that the
    seat did not know then is made up anew.
    """

    def beginning(table: Table) -> tuple[list[str], list[Guess]]:
        requests.seat_at(table, wish.seat)
        if table.status == OVER:
            return opening_of(table, wish.number), table.facts.supposed
        requests.own(table, wish.seat, person, key)
        return [], guesses_at(table, wish.seat, wish.number, house.hall.token())

    facts = room.table.facts
    opening, supposed = await room.admit(beginning)
    box = await house.store.box(facts.data) if facts.own_box else None
    watching = Watching(allowed=False) if supposed else facts.watching
    new = Wish(
        facts.game, facts.players, facts.options, box, facts.clock, watching, False, 1.0, opening, supposed
    )
    return await begun(house, person, new, wish.seat, wish.name, wish.word, wish.level)


@library.get("/lessons/{game}", response_model=LessonTold)
async def lesson(game: str, house: InHouse, lang: Lang = "en") -> Response:
    """The first lesson of a game, from its beginning to its end."""
    if game not in GAMES:
        raise NotAllowed("no-such-game")
    text = await to_thread(lesson_text, house.boxes.game(game, None), lang)
    return Response(text, media_type="application/json")


@library.post("/lessons/{game}/play-on", status_code=201)
async def play_on_from_lesson(game: str, wish: PlayOnAlone, person: Somebody, house: InHouse) -> TablePlace:
    """A new table against bots that begins where the first lesson of a game ends."""
    if game not in GAMES:
        raise NotAllowed("no-such-game")
    taught = lesson_of(game)
    new = Wish(game, taught.players, taught.options, None, Clock(), Watching(), False, 1.0, taught.opening())
    return await begun(house, person, new, taught.seat, wish.name, wish.word, LEVEL)


async def begun(
    house: House, person: str, wish: Wish, seat: int, name: str, word: str, level: str
) -> TablePlace:
    """A new table with a person on one seat and bots on all others, and its game begun."""
    if await house.store.open_of_person(person) >= house.settings.limits.tables:
        raise NotAllowed("too-many-tables")
    table = await house.hall.found(wish, person)
    room = await house.hall.room(table)
    key = house.hall.token()
    await room.ask(requests.sit(seat, person, name, word, key))
    for other in range(wish.players):
        if other != seat:
            await room.ask(requests.place_bot(other, person, level, bot_name(room.table, other)))
    await room.ask(requests.begin(person))
    return TablePlace(table=table, seat=seat, key=key)


def reader_of(table: Table, seat: int | None, person: str, key: str) -> int:
    """With whose eyes one may look: one's own, nobody's, and anybody's once the game is over."""
    if seat is None:
        if not table.facts.watching.allowed and table.seat_of(person) == CHANCE and table.status != OVER:
            raise NotAllowed("no-watching")
        return CHANCE
    if table.status == OVER:
        requests.seat_at(table, seat)
    else:
        requests.own(table, seat, person, key)
    return seat


def lines_of(pieces: list[dict[str, Any]]) -> list[Told]:
    """The log as sentences: words that were added to one stand with it."""
    lines: list[tuple[str, dict[str, Any]]] = []
    for piece in pieces:
        if piece["goes_on"] and lines:
            text, first = lines[-1]
            lines[-1] = f"{text} {piece['text']}", first
        else:
            lines.append((piece["text"], piece))
    return [
        Told(text=text, style=first["style"], event=first["event"], told=first["told"])
        for text, first in lines
    ]


def told(teller: Teller, match: Match, reader: int) -> list[Part]:
    """A table in words, and at the end how it ended."""
    parts = teller.table(match.view(reader))
    return [*(teller.ending(match, reader) if match.outcome is not None else []), *parts]
