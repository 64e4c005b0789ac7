"""The house by HTTP: people, tables, seats, records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from fagin.games import GAMES
from fagin.kernel import CHANCE, Game
from fagin.text import Speaker, attribute_of
from fagin.web import requests
from fagin.web.advice import advice_of
from fagin.web.against import named_bot
from fagin.web.guard import address
from fagin.web.hall import NoTable, Wish
from fagin.web.house import House
from fagin.web.metrics import ROOMS
from fagin.web.models import (
    Advice,
    Again,
    Founded,
    GameInfo,
    Health,
    Lobby,
    Me,
    NewTable,
    OptionInfo,
    Place,
    PlaceBot,
    Places,
    Problem,
    Recover,
    Seated,
    Sheet,
    SitDown,
    Thought,
)
from fagin.web.people import COOKIE
from fagin.web.reading import record_of, sheet_at
from fagin.web.room import Room
from fagin.web.settled import Lang
from fagin.web.store import CLOSED, GATHERING, OVER, in_time
from fagin.web.table import NotAllowed, Table
from fagin.web.wire import TableInfo
from fagin.web.words import speaker

YEARS: Final = 2 * 365 * 24 * 3600  # seconds for which a browser keeps its person
MOST: Final = 50  # tables in a list
LOCAL: Final = ("127.0.0.1", "::1", "localhost", "testclient", "")
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Problem} for code in (400, 403, 404, 409, 413, 422, 429, 503)
}

api: Final = APIRouter(prefix="/api", responses=PROBLEMS)
house_only: Final = APIRouter()


def house_of(request: Request) -> House:
    """The house that serves a request."""
    house: House = request.app.state.house
    return house


def person_of(request: Request, house: Annotated[House, Depends(house_of)]) -> str:
    """Who asks; "" if nobody whom the house knows."""
    return house.people.person_of(request.cookies.get(COOKIE))


def somebody(person: Annotated[str, Depends(person_of)]) -> str:
    """Who asks, where it must be somebody."""
    if not person:
        raise NotAllowed("nobody")
    return person


async def room_of(table: str, house: Annotated[House, Depends(house_of)]) -> Room:
    """The room of a table."""
    if not table.isalnum() or len(table) > 64:
        raise NoTable
    return await in_time(house.hall.room(table), house.hall.patience)


InHouse = Annotated[House, Depends(house_of)]
Somebody = Annotated[str, Depends(somebody)]
InRoom = Annotated[Room, Depends(room_of)]

# ---------------------------------------------------------------- people


@api.get("/me")
async def me(person: Annotated[str, Depends(person_of)]) -> Me:
    """Whether the house knows who asks."""
    return Me(known=bool(person))


@api.post("/me")
async def become_somebody(request: Request, response: Response, house: InHouse) -> Me:
    """Become somebody: a cookie, and a phrase to come back with."""
    if not house.doorman.may_guess(address(request.scope)):
        raise NotAllowed("too-fast")
    person, phrase = await house.people.new()
    remember(response, house, person)
    return Me(known=True, phrase=phrase)


@api.post("/me/recover")
async def recover(wish: Recover, request: Request, response: Response, house: InHouse) -> Me:
    """Come back with a phrase."""
    if not house.doorman.may_guess(address(request.scope)):
        raise NotAllowed("too-fast")
    person = await house.people.recover(wish.phrase)
    if not person:
        raise NotAllowed("no-such-phrase")
    remember(response, house, person)
    return Me(known=True)


def remember(response: Response, house: House, person: str) -> None:
    """Give a browser the cookie of a person."""
    response.set_cookie(
        COOKIE,
        house.people.cookie_of(person),
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )


# ---------------------------------------------------------------- tables


@api.get("/games")
async def games(house: InHouse, lang: Lang = "en") -> list[GameInfo]:
    """The games of the house, with their options."""
    return [game_info(house.boxes.game(name, None), speaker(lang, name)) for name in GAMES]


def game_info(game: Game[Any, Any, Any], words: Speaker) -> GameInfo:
    """A game in words."""
    return GameInfo(
        id=game.id,
        title=words.say("title"),
        subtitle=words.say("subtitle"),
        rules=game.version,
        fewest=game.fewest,
        most=game.most,
        options=[
            OptionInfo(
                id=one.id,
                values=one.values,
                clause=one.clause,
                text=words.say(f"option-{one.id}"),
                texts=[words.say(f"option-{one.id}.{attribute_of(value)}") for value in one.values],
            )
            for one in game.options
        ],
        data=game.data,
    )


@api.post("/tables", status_code=201)
async def found(wish: NewTable, person: Somebody, house: InHouse) -> Founded:
    """Found a table; its id is its link, and who has the link may come."""
    if await house.store.open_of_person(person) >= house.settings.limits.tables:
        raise NotAllowed("too-many-tables")
    if len(wish.bots) > wish.players:
        raise NotAllowed("no-such-seat")
    first = wish.players - len(wish.bots)
    table = await house.hall.found(
        Wish(
            wish.game,
            wish.players,
            dict(wish.options),
            wish.box,
            wish.clock,
            wish.watching,
            wish.listed,
            wish.pace,
        ),
        person,
        [named_bot(first + at, person, level) for at, level in enumerate(wish.bots)],
    )
    return Founded(table=table)


@api.get("/tables")
async def lobby(house: InHouse) -> Lobby:
    """Tables that are listed and still have room."""
    tables = await in_time(house.store.listed(MOST), house.hall.patience)
    found = await house.hall.read_all(tables, shown)
    return Lobby(
        tables=[table for table in found if table.status == GATHERING]
    )  # it may have begun meanwhile


def shown(table: Table) -> TableInfo:
    """A table in a list."""
    return TableInfo.model_validate(table.info(set()))


@api.get("/my-tables")
async def my_tables(person: Somebody, house: InHouse) -> Places:
    """One's own tables, and whether one is awaited there."""
    tables = await in_time(house.store.of_person(person, MOST), house.hall.patience)
    return Places(places=await house.hall.read_all(tables, lambda table: place_of(table, person)))


def place_of(table: Table, person: str) -> Place:
    """How a table stands for a person."""
    seats = [at for at, seat in enumerate(table.seats) if seat.person == person]
    waiting = table.match.waiting_for() if table.match is not None else []
    return Place(table=shown(table), seats=seats, awaited=any(seat in waiting for seat in seats))


@api.get("/tables/{table}")
async def look(room: InRoom) -> TableInfo:
    """A table as everybody sees it."""
    await room.durable()
    return TableInfo.model_validate(room.info())


@api.get("/tables/{table}/sheet")
async def sheet(room: InRoom) -> Sheet:
    """The components of a table, and its moves by their numbers."""
    return Sheet.model_validate(sheet_at(await room.durable()))


@api.delete("/tables/{table}", status_code=204)
async def close(room: InRoom, person: Somebody) -> None:
    """Give a table up: its owner, before the game or when nobody else plays."""
    await room.ask(requests.close(person))


@api.post("/tables/{table}/begin", status_code=204)
async def begin(room: InRoom, person: Somebody) -> None:
    """Begin the game: its owner, when every seat is taken."""
    await room.ask(requests.begin(person))


@api.post("/tables/{table}/rematch")
async def rematch(
    room: InRoom, person: Somebody, house: InHouse, on: Annotated[int, Query(ge=0, le=1)] = 1
) -> Again:
    """Play again: a new table with the same people and bots, everybody one seat on or where they sat."""
    old = await room.durable()
    if old.seat_of(person) == CHANCE:
        raise NotAllowed("not-your-seat")
    if old.rematch:
        return Again(table=old.rematch, on=old.rematch_on)
    if old.status not in (OVER, CLOSED):
        raise NotAllowed("not-over")
    bots = [
        requests.place_bot((at + on) % old.facts.players, person, seat.level, seat.name)
        for at, seat in enumerate(old.seats)
        if seat.level
    ]
    new = await house.hall.found(await house.hall.wish_like(old.facts), person, bots)
    try:
        await room.ask(requests.play_again(new, on))
    except requests.AlreadyDone:
        await (await house.hall.room(new)).ask(requests.close(person))
    return Again(table=room.table.rematch, on=room.table.rematch_on)


# ---------------------------------------------------------------- seats


@api.post("/tables/{table}/seats/{seat}", status_code=201)
async def sit_down(room: InRoom, seat: int, wish: SitDown, person: Somebody, house: InHouse) -> Seated:
    """Take an open seat; the key is told once."""
    key = house.hall.token()
    await room.ask(requests.sit(seat, person, wish.name or "", wish.word, key))
    return Seated(seat=seat, name=room.table.seats[seat].name, key=key)


@api.put("/tables/{table}/seats/{seat}/bot", status_code=204)
async def place_bot(room: InRoom, seat: int, wish: PlaceBot, person: Somebody) -> None:
    """Put a bot on a seat: the owner of the table."""
    await room.ask(named_bot(seat, person, wish.level))


@api.delete("/tables/{table}/seats/{seat}", status_code=204)
async def leave(room: InRoom, seat: int, person: Somebody) -> None:
    """Give a seat up; once the game has begun a bot stands in until one comes back."""
    await room.ask(requests.leave(seat, person))


@dataclass(frozen=True)
class Claim:
    """Somebody's own seat, by whom or by which key."""

    seat: int
    person: str
    key: str


async def own_seat(
    room: InRoom,
    seat: int,
    request: Request,
    house: InHouse,
    person: Annotated[str, Depends(person_of)],
    key: Annotated[str, Header(alias="x-seat-key", max_length=64)] = "",
) -> Claim:
    """The seat, if it is one's own; keys cannot be guessed at leisure."""
    at = requests.seat_at(await room.durable(), seat)
    if not (person and at.person == person) and not house.doorman.may_guess(address(request.scope)):
        raise NotAllowed("too-fast")
    await room.admit(lambda table: requests.own(table, seat, person, key))
    return Claim(seat, person, key)


Mine = Annotated[Claim, Depends(own_seat)]


@api.post("/tables/{table}/seats/{seat}/key")
async def new_key(room: InRoom, mine: Mine, house: InHouse) -> Seated:
    """A new key for one's seat: the old one opens it no more, and whoever used it is put out."""
    new = house.hall.token()
    await room.ask(requests.new_key(mine.seat, mine.person, mine.key, new))
    for guest in [guest for guest in room.guests if guest.reader == mine.seat]:
        guest.put_out("new-key")
    return Seated(seat=mine.seat, name=room.table.seats[mine.seat].name, key=new)


@api.get("/tables/{table}/seats/{seat}/advice")
async def advice(room: InRoom, mine: Mine, request: Request, house: InHouse, lang: Lang = "en") -> Thought:
    """What the best bot would do on one's seat, from what one sees there; not so often that bots must wait."""
    table = await room.durable()
    at = table.seats[mine.seat]
    if not at.legal:
        raise NotAllowed("not-yours")
    if not house.doorman.may_ask_advice(address(request.scope)):
        raise NotAllowed("too-fast")
    version = at.version
    thought = await house.thinkers.advise(table, mine.seat)
    moves = [Advice.model_validate(one) for one in advice_of(table, thought, lang)]
    return Thought(version=version, moves=moves)


# ---------------------------------------------------------------- records


@api.get(
    "/tables/{table}/record",
    response_class=Response,  # of no type of its own, so that refusals are described as JSON
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(room: InRoom) -> PlainTextResponse:
    """The whole record of a game that is over: it can be replayed and verified for ever."""
    return PlainTextResponse(record_of(await room.durable()))


# ---------------------------------------------------------------- the house


@house_only.get("/healthz")
async def healthz(house: InHouse) -> Health:
    """Whether the house is open and its store answers."""
    await in_time(house.store.driven(), house.hall.patience)
    return Health(status="open")


@house_only.get("/metrics", include_in_schema=False)
async def metrics(request: Request, house: InHouse) -> Response:
    """Numbers for Prometheus, for this machine only."""
    if address(request.scope) not in LOCAL:
        raise NoTable
    ROOMS.set(len(house.hall.rooms))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
