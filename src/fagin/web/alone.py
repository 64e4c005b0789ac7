"""A house for one: tables against bots on somebody's own device, with no other house in reach.

Hall, rooms, journals and reports are those of every house. But journals lie on a shelf of the device, bots think where
the table is, and there is one guest.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any, Final, Protocol, cast

from fagin.bots.advice import Candidate, advise
from fagin.bots.bot import ITERATIONS, LEVELS, LONGEST, bot
from fagin.kernel import CHANCE, View
from fagin.kernel.errors import Unusable
from fagin.web.advice import advice_of
from fagin.web.against import against_bots
from fagin.web.answering import answered
from fagin.web.boxes import Boxes
from fagin.web.floor import Guest
from fagin.web.hall import Hall, NoTable, Unplayable, Wish
from fagin.web.reading import chance_of, record_of, seen_at, sheet_at, told
from fagin.web.replay import beginning_at
from fagin.web.report import Reporter
from fagin.web.requests import play_again
from fagin.web.room import Lost, Room
from fagin.web.settled import Clock, Watching, compact
from fagin.web.store import (
    CLOSED,
    OVER,
    Append,
    Entry,
    Founding,
    Heard,
    NotStored,
    NotYetStored,
    Summary,
    Taken,
)
from fagin.web.table import NotAllowed, Table
from fagin.web.times import Times, WallClock
from fagin.web.whims import seconds_for, seed_for
from fagin.web.words import complaint, said

Args = dict[str, Any]

MARK: Final = "alone-"  # with which the ids of such tables begin
OWNER: Final = "me"
UNHURRIED: Final = 2.0  # the pace of bots that search, for Python in a browser is slow
AGAIN, NO_TABLE, UNPLAYABLE = 1013, 4404, 4409  # why a line is closed: codes of the wire


class Shelf(Protocol):
    """Where a device keeps texts: foundings, journals and owners' component files."""

    def put(self, key: str, text: str) -> Awaitable[bool]:
        """Keep a text; whether it was kept."""
        ...

    def get(self, key: str) -> Awaitable[str]:
        """A text that was kept, or ""."""
        ...

    def append(self, table: str, n: int, text: str, place: str) -> Awaitable[str]:
        """Keep the entry with that number, and how the table now stands: "kept", "taken" or "failed"."""
        ...

    def entries(self, table: str) -> Awaitable[str]:
        """All entries of a table, as a list in JSON."""
        ...


class Journals:
    """Tables on a shelf; `place` tells how one stands, for lists."""

    def __init__(self, shelf: Shelf, place: Callable[[str], Args]) -> None:
        self.shelf: Final = shelf
        self.place: Final = place
        self.shared = False

    async def found(self, founding: Founding, summary: Summary) -> None:
        """Keep a new table."""
        await self._put(founding.table, compact(founding))

    async def founding(self, table: str) -> Founding | None:
        """How a table was founded, if there is such a table."""
        text = await self.shelf.get(table)
        return Founding(**json.loads(text)) if text else None

    async def append(self, append: Append) -> None:
        """Keep an entry for good, or raise Taken or NotStored."""
        place = compact(self.place(append.table))
        came = await self.shelf.append(append.table, append.entry.n, compact(append.entry), place)
        if came == "taken":
            raise Taken
        if came != "kept":
            raise NotStored("the device keeps nothing")

    def put(self, append: Append, heard: Heard) -> None:
        """The same for who does not wait."""
        keeping = asyncio.ensure_future(self.append(append))
        keeping.add_done_callback(lambda kept: heard(cast(Exception | None, kept.exception())))

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table from a number on."""
        return [Entry(**json.loads(text)) for text in json.loads(await self.shelf.entries(table))[since:]]

    async def keep_box(self, fingerprint: str, text: str) -> None:
        """Keep an owner's component file, once."""
        await self._put(f"box-{fingerprint}", text)

    async def box(self, fingerprint: str) -> str | None:
        """An owner's component file."""
        return await self.shelf.get(f"box-{fingerprint}") or None

    async def _put(self, key: str, text: str) -> None:
        if not await self.shelf.put(key, text):
            raise NotStored("the device keeps nothing")


class Here:
    """Bots that think where the table is, from what their seat sees."""

    async def choose(self, table: Table, seat: int) -> str:
        """The move of the bot that plays for a seat."""
        player = bot(table.seats[seat].driver(), table.game, seconds_for(table, seat))
        return table.game.moves.text(player.choose(view_of(table, seat), Random(seed_for(table, seat))))

    def advise(self, table: Table, seat: int) -> list[Candidate]:
        """What the best bot thinks of a person's moves."""
        return advise(table.game, LEVELS[0], view_of(table, seat), seed_for(table, seat), LONGEST)


def view_of(table: Table, seat: int) -> View[Any, Any]:
    """What a seat sees now."""
    if table.match is None:
        raise NotAllowed("not-begun")
    return table.match.view(seat)


class OwnHall(Hall):
    """The hall of such a house: its tables can be told from all others."""

    def token(self) -> str:
        """A new secret that nobody guesses."""
        return MARK + super().token()


class Me(Guest):
    """The only guest."""

    def __init__(
        self,
        tell: Callable[[str], None],
        ended: Callable[[int, str], None],
        reader: int,
        lang: str | None,
    ) -> None:
        super().__init__(reader, lang)
        self.tell: Final = tell
        self.ended: Final = ended

    def send(self, frame: bytes) -> None:
        """Send without waiting."""
        self.tell(frame.decode())

    def put_out(self, reason: str) -> None:
        """Close the line; the guest may come again."""
        self.ended(AGAIN, reason)


class Alone:
    """The house for one. What is asked and answered is JSON, as it is by web socket and by HTTP elsewhere."""

    def __init__(self, shelf: Shelf, times: Times | None = None, rng: Random | None = None) -> None:
        self.bots: Final = Here()
        store, times = Journals(shelf, self.place), times or WallClock()
        self.hall: Final = OwnHall(store, self.bots, times, Boxes(), Reporter, rng)
        self.guests: Final[dict[str, Me]] = {}

    def place(self, id: str) -> Args:
        """How a table stands, as Place of the wire has it."""
        table = self.hall.rooms[id].table
        seat, waiting = table.seat_of(OWNER), table.match.waiting_for() if table.match is not None else []
        return {"table": table.info(set()), "seats": [seat], "awaited": seat in waiting}

    # ---- at a table

    async def hear(
        self, id: str, text: str, tell: Callable[[str], None], ended: Callable[[int, str], None]
    ) -> None:
        """A message of the wire to a table; what it answers and what happens there is told."""
        message = json.loads(text)
        try:
            room = await self.hall.room(id)
            if message["type"] == "hello":
                seat = (await room.durable()).seat_of(OWNER)
                if id in self.guests:
                    room.leave(self.guests[id])
                me = self.guests[id] = Me(tell, ended, seat, message["lang"])
                await room.enter(me, message["since"], message["protocol"])
            elif id in self.guests:
                await answered(self.guests[id], room, message)
        except NoTable:
            ended(NO_TABLE, "no-table")
        except Unplayable as error:
            ended(UNPLAYABLE, error.reason)
        except (NotStored, Lost):
            ended(AGAIN, "again")

    async def leave(self, id: str) -> None:
        """Nobody looks at a table any more: it waits until somebody does."""
        me, room = self.guests.pop(id, None), self.hall.rooms.get(id)
        if me is not None and room is not None:
            room.leave(me)
            await room.close("idle")

    def told(self, id: str, n: int) -> None:
        """Another page has written an entry of a table."""
        if id in self.guests:
            self.hall.told(id, n)

    # ---- around a table

    async def ask(self, what: str, id: str, text: str) -> str:
        """What is asked by HTTP elsewhere: the answer, or the problem."""
        args: Args = json.loads(text)
        lang, game = str(args.get("lang", "en")), ""
        try:
            if what == "found":
                return compact({"answer": await self.found(args)})
            if what not in ASKED:
                raise NotAllowed("no-page")
            room = await self.hall.room(id)
            game = room.table.facts.game
            return compact({"answer": await ASKED[what](self, room, args)})
        except NotAllowed as refused:
            return problem(refused.reason, refused.clause, said(refused.reason, lang, game))
        except Unusable as error:
            return problem(error.reason, "", complaint(error, lang))
        except NoTable:
            return problem("no-table", "", said("no-table", lang))
        except Unplayable as error:
            return problem(error.reason, "", said(error.reason, lang))
        except NotYetStored:
            return problem("not-yet-stored", "", said("not-yet-stored", lang))
        except (NotStored, Lost):
            return problem("not-stored", "", said("not-stored", lang))

    async def found(self, args: Args) -> Args:
        """A new table, begun."""
        wish = Wish(
            args["game"],
            args["players"],
            args["options"],
            args["box"],
            Clock(),
            Watching(allowed=False),
            False,
            UNHURRIED if args["level"] in ITERATIONS else 1.0,
        )
        return await self._against(wish, 0, args.get("name") or "", args["word"], args["level"])

    async def _against(self, wish: Wish, seat: int, name: str, word: str, level: str) -> Args:
        if level not in LEVELS:
            raise NotAllowed("no-such-bot")
        table, _ = await against_bots(self.hall, OWNER, wish, seat, name, word, level)
        return {"table": table, "seat": seat, "key": ""}

    async def look(self, room: Room, args: Args) -> Args:
        """A table as everybody sees it."""
        await room.durable()
        return room.info()

    async def sheet(self, room: Room, args: Args) -> Args:
        """The components of a table, and its moves by their numbers."""
        return sheet_at(await room.durable())

    async def words(self, room: Room, args: Args) -> Args:
        """The whole table in words."""
        table = await room.durable()
        if table.match is None:
            raise NotAllowed("not-begun")
        return {"table": told(self.hall.teller(table, args["lang"]), table.match, reader_of(table, args))}

    async def replay(self, room: Room, args: Args) -> Args:
        """A game as a seat saw it at a moment."""
        table, number, heard = await room.durable(), args.get("number"), args.get("heard")
        teller, reader = self.hall.teller(table, args["lang"]), reader_of(table, args)
        return seen_at(
            table,
            room.reporter.stage,
            teller,
            reader,
            None if number is None else int(number),
            None if heard is None else int(heard),
        )

    async def chance(self, room: Room, args: Args) -> Args:
        """The chance of a game that is over."""
        return chance_of(await room.durable())

    async def record(self, room: Room, args: Args) -> str:
        """The record of a game that is over."""
        return record_of(await room.durable())

    async def advice(self, room: Room, args: Args) -> Args:
        """What the best bot would do on one's seat."""
        table = await room.durable()
        seat = table.seat_of(OWNER)
        if not table.seats[seat].legal:
            raise NotAllowed("not-yours")
        moves = advice_of(table, self.bots.advise(table, seat), str(args["lang"]))
        return {"version": table.seats[seat].version, "moves": moves}

    async def rematch(self, room: Room, args: Args) -> Args:
        """Play again: everybody one seat on, or where they sat."""
        old, on = await room.durable(), int(args["on"])
        if old.status not in (OVER, CLOSED):
            raise NotAllowed("not-over")
        if not old.rematch:
            seat = old.seat_of(OWNER)
            level = next(one.level for one in old.seats if one.level)
            new = await self._against(
                await self.hall.wish_like(old.facts),
                (seat + on) % old.facts.players,
                old.seats[seat].name,
                self.hall.token(),
                level,
            )
            await room.ask(play_again(new["table"], on))
        return {"table": room.table.rematch, "on": room.table.rematch_on}

    async def play_on(self, room: Room, args: Args) -> Args:
        """A new game from a moment of another one."""
        seat = int(args["seat"])
        table = await room.durable()
        opening, supposed = beginning_at(table, seat, int(args["number"]), self.hall.token())
        wish = replace(await self.hall.wish_like(table.facts), opening=opening, supposed=supposed)
        return await self._against(wish, seat, args.get("name") or "", args["word"], args["level"])


def reader_of(table: Table, args: Args) -> int:
    """With whose eyes one looks: one's own, and anybody's once the game is over."""
    seat = int(args["seat"]) if "seat" in args else CHANCE
    if seat != table.seat_of(OWNER) and table.status != OVER:
        raise NotAllowed("not-your-seat")
    return seat


def problem(reason: str, clause: str, text: str) -> str:
    """Why something was not done, as Problem of the wire has it."""
    return compact({"problem": {"reason": reason, "clause": clause, "text": text}})


ASKED: Final[dict[str, Callable[[Alone, Room, Args], Awaitable[Any]]]] = {
    "look": Alone.look,
    "sheet": Alone.sheet,
    "words": Alone.words,
    "replay": Alone.replay,
    "chance": Alone.chance,
    "record": Alone.record,
    "advice": Alone.advice,
    "rematch": Alone.rematch,
    "play-on": Alone.play_on,
}
