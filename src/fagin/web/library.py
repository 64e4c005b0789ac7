"""What one reads rather than plays: rules, tables in words, games once more, and the proof of their chance."""

from __future__ import annotations

from asyncio import to_thread
from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Header, Query, Request, Response

from fagin.bots.supposing import Guess
from fagin.games import GAMES
from fagin.kernel import CHANCE
from fagin.trace import clauses
from fagin.web import requests
from fagin.web.against import against_bots
from fagin.web.api import PROBLEMS, InHouse, InRoom, Somebody, person_of
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
    PlayOn,
    PlayOnAlone,
    Rules,
    Seen,
    TablePlace,
)
from fagin.web.reading import chance_of, seen_at, told
from fagin.web.replay import beginning_at
from fagin.web.settled import Clock, Lang, Watching
from fagin.web.store import OVER
from fagin.web.table import NotAllowed, Table

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
    reader = await room.admit(lambda table: reader_of(table, seat, person, key))
    table, teller = room.table, house.hall.teller(room.table, lang)
    return Seen.model_validate(seen_at(table, room.reporter.stage, teller, reader, number, heard))


@library.get("/tables/{table}/chance")
async def chance(room: InRoom) -> ChanceShown:
    """The chance of a game that is over, to be computed again from its secret."""
    return ChanceShown.model_validate(chance_of(await room.durable()))


@library.get("/tables/{table}/ledger")
async def ledger(room: InRoom, request: Request, house: InHouse, lang: Lang = "en") -> LuckLedger:
    """What a game that is over owes to chance, and what to each seat's decisions; reckoned once."""
    table = await room.durable()
    if table.match is None or table.status != OVER:
        raise NotAllowed("not-over")
    if room.fortune is None and not house.doorman.may_ask_advice(address(request.scope)):
        raise NotAllowed("too-fast")
    fortune = await reckoned(room, table, house.thinkers)
    return ledger_of(table, fortune, house.hall.teller(table, lang))


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
        if table.status != OVER:
            requests.own(table, wish.seat, person, key)
        return beginning_at(table, wish.seat, wish.number, house.hall.token())

    opening, supposed = await room.admit(beginning)
    like = await house.hall.wish_like(room.table.facts)
    watching = Watching(allowed=False) if supposed else like.watching
    new = replace(like, watching=watching, listed=False, pace=1.0, opening=opening, supposed=supposed)
    return await begun(house, person, new, wish.seat, wish.name or "", wish.word, wish.level)


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
    return await begun(house, person, new, taught.seat, wish.name or "", wish.word, LEVEL)


async def begun(
    house: House, person: str, wish: Wish, seat: int, name: str, word: str, level: str
) -> TablePlace:
    """A new table with a person on one seat and bots on all others, and its game begun."""
    if await house.store.open_of_person(person) >= house.settings.limits.tables:
        raise NotAllowed("too-many-tables")
    table, key = await against_bots(house.hall, person, wish, seat, name, word, level)
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
