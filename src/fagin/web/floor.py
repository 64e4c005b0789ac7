"""The floor of a room: the table, who stands around it, and what they are told. Nothing here waits."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fagin.kernel import CHANCE, IllegalMove, TakeBackClosed
from fagin.text import LANGUAGES
from fagin.web.gallery import Gallery, Moment, Watcher
from fagin.web.report import Reporter, moment_of
from fagin.web.requests import AlreadyDone, Proposal
from fagin.web.store import OVER, PLAYING, Append, Entry, Heard, Journals
from fagin.web.table import PERSON, NotAllowed, Table
from fagin.web.timing import Due, due
from fagin.web.turns import Turns
from fagin.web.words import said

log = logging.getLogger("fagin.room")

GRACE: Final = 5_000  # milliseconds in which a page may be loaded anew without its player being called away
PLAYED: Final = frozenset({"move", "change", "undo"})
UNSEEN: Final = frozenset({"orders", "keyed"})  # entries of which nobody else learns
SEATING: Final = frozenset({"sat", "left"})  # entries after which other people sit there
QUIET: Final = PLAYED | UNSEEN | {"said"}  # entries that leave the summary as it is while the game goes on


@mypyc_attr(allow_interpreted_subclasses=True)
class Guest:
    """A connection as a room knows it."""

    def __init__(self, reader: int, lang: str | None) -> None:
        self.reader: Final = reader  # the seat it sees for, CHANCE to watch
        self.known = 0  # how many events it was told
        self.lang = lang  # in which it is told everything in words, too

    def send(self, frame: bytes) -> None:
        """Send without waiting; who reads too slowly is put out."""
        raise NotImplementedError

    def put_out(self, reason: str) -> None:
        """Close the connection; the guest may come again."""
        raise NotImplementedError


Parcel = tuple[Guest, int, bytes]  # for whom, how many events it knows then, and the frame


class Draft:
    """What was done at a table and is to be kept, and what everybody will be told then, if that is ready."""

    def __init__(self, body: dict[str, Any], append: Append, news: list[Parcel] | None) -> None:
        self.body: Final = body
        self.append: Final = append
        self.news: Final = news


@mypyc_attr(allow_interpreted_subclasses=True)
class Floor:
    """One table in this process and its guests; what has to wait, its room does."""

    def __init__(self, table: Table, store: Journals, reporter: Reporter) -> None:
        self.table = table
        self.store: Final = store
        self.times: Final = reporter.times
        self.reporter: Final = reporter
        self.guests: Final[list[Guest]] = []
        self.missed: Final[
            dict[int, asyncio.TimerHandle]
        ] = {}  # by seat: players who may be back in a moment
        self.leading = True  # whether this process wrote last
        self.touched = self.times.now()
        self.turns: Final = Turns()
        self.unkept = False  # whether the table has done what is not on the disk; only while a turn is taken
        self.acts: Final[dict[int, tuple[int, Due, asyncio.Task[None]]]] = {}  # by seat
        delay = table.facts.watching.delay
        self.gallery: Final = Gallery(delay, self._frame_of) if delay else None
        self.gone = False
        remember(self)
        for number, seat in enumerate(table.seats):
            if seat.kind == PERSON and table.status == PLAYING:
                self.miss(number)
        self.drive()

    def act(self, number: int, version: int, found: Due) -> asyncio.Task[None]:
        """Do something for a seat when its time comes."""
        raise NotImplementedError

    def mend(self, proposal: Proposal, draft: Draft | None, heard: Heard, problem: Exception) -> None:
        """Find out what became of an entry that was not kept as it should (None: not even made), and go on."""
        raise NotImplementedError

    # ---- from a question to its answer

    def ask_at_once(self, proposal: Proposal, heard: Heard) -> bool:
        """Do what is proposed if nothing is in its way, for who does not wait; False leaves all to a room's `ask`."""
        if self.gone or not self.turns.take():
            return False
        try:
            draft = self.drafted(proposal)
        except (NotAllowed, AlreadyDone):  # `ask` looks into it, and says why
            self.turns.pass_on()
            return False
        except Exception as problem:
            self.mend(proposal, None, heard, problem)
            return True
        self.store.put(draft.append, lambda problem: self._heard(proposal, draft, heard, problem))
        return True

    def _heard(self, proposal: Proposal, draft: Draft, heard: Heard, problem: Exception | None) -> None:
        if problem is not None:
            self.mend(proposal, draft, heard, problem)
            return
        try:
            self.kept(draft)
            heard(None)
        finally:  # whatever goes wrong with telling it, the next one has the turn
            self.turns.pass_on()

    def drafted(self, proposal: Proposal) -> Draft:
        """What is proposed, done at the table, but not kept and told to nobody; or NotAllowed, or AlreadyDone."""
        self.touched = now = self.times.now()
        table, status = self.table, self.table.status
        self.unkept = True
        try:
            body = proposal(table)
            entry = table.write(body, now, self.reporter.frame)
        except TakeBackClosed as closed:
            self.unkept = False
            mover = table.seen_moving(body["seat"], closed.seat) if closed.seat >= 0 else CHANCE
            raise NotAllowed(f"closed-{closed.reason}", "", mover) from None
        except IllegalMove as illegal:
            self.unkept = False
            raise NotAllowed(f"refused-{illegal.reason}", illegal.clause) from None
        except (AlreadyDone, NotAllowed):
            self.unkept = False
            raise
        what = body["what"]
        same = what in QUIET and table.status == status
        append = Append(table.founding.table, entry, None if same else table.summary(what in SEATING))
        return Draft(body, append, news_of(self, body["seat"]) if what in PLAYED else None)

    def kept(self, draft: Draft) -> None:
        """Tell everybody, now that it is kept."""
        self.leading, self.unkept = True, False
        self.tell(draft.body, draft.append.entry, draft.news)

    # ---- telling

    def tell(self, body: dict[str, Any], entry: Entry, news: list[Parcel] | None) -> None:
        """Tell everybody what is kept; whatever goes wrong with that, it has happened."""
        try:
            tell_all(self, body, entry, news)
        except Exception:
            log.exception("a table could not be told", extra={"table": self.table.founding.table[:6]})
            for guest in list(self.guests):
                guest.put_out("again")
        self.drive()

    def tell_table(self) -> None:
        """Tell everybody who sits where, and how the table stands."""
        send_all(self, {"type": "table", "table": self.info()})

    def info(self) -> dict[str, Any]:
        """The table as everybody sees it, with who is here."""
        return self.table.info(self.here())

    # ---- who is here

    def here(self) -> set[int]:
        """Return the seats whose players are connected, or were a moment ago, or may be elsewhere."""
        if self.store.shared:
            return set(range(len(self.table.seats)))
        return {guest.reader for guest in self.guests} | set(self.missed)

    def miss(self, seat: int) -> None:
        """Wait a moment for the player of a seat, and then tell everybody that nobody is there."""
        self.find(seat)
        loop = asyncio.get_running_loop()
        self.missed[seat] = loop.call_later(GRACE / 1000, self._miss_no_more, seat)

    def find(self, seat: int) -> None:
        """Stop waiting for the player of a seat."""
        handle = self.missed.pop(seat, None)
        if handle is not None:
            handle.cancel()

    def _miss_no_more(self, seat: int) -> None:
        if self.unkept:  # everybody is told once the table is on the disk
            self.miss(seat)
            return
        self.find(seat)
        self.tell_table()

    def news_for_all(self) -> None:
        """Tell everybody all they see now."""
        if self.table.match is not None:
            hand_out(self, parcels(self, None))

    def news(self, reader: int, since: int, lang: str | None) -> dict[str, Any]:
        """What a reader saw happen, and then all it sees now."""
        return self.reporter.news(self.table, reader, since, lang)

    def _frame_of(self, guest: Watcher, moment: Moment, since: int) -> bytes:
        return self.reporter.frame(self.reporter.told(self.table, moment, since, guest.lang, again=False))

    # ---- what the table does by itself

    def drive(self) -> None:
        """See to it that the table does what it is to do by itself, when its time comes, and nothing else."""
        table = self.table
        for number, seat in enumerate(table.seats):
            running = self.acts.get(number)
            if running is None and not seat.legal:
                continue
            found = due(table, number)
            if running is not None and (found is None or running[:2] != (seat.version, found)):
                running[2].cancel()
                del self.acts[number]
                running = None
            if found is not None and running is None:
                self.acts[number] = (seat.version, found, self.act(number, seat.version, found))

    def next_due(self) -> int | None:
        """When this table acts next by itself."""
        return min((found.at for _, found, _ in self.acts.values()), default=None)


# ---------------------------------------------------------------- to everybody; no room does it otherwise


def tell_all(floor: Floor, body: dict[str, Any], entry: Entry, news: list[Parcel] | None) -> None:
    """Tell everybody of an entry what they may know of it."""
    what = body["what"]
    if what in PLAYED:
        hand_out(floor, news if news is not None else parcels(floor, body["seat"]))
        if floor.table.status == OVER:
            floor.tell_table()
    elif what == "said":
        line = {"seat": body["seat"], "at": entry.at, "text": body["text"]}
        send_all(floor, {"type": "said", "line": line})
    elif what not in UNSEEN:
        floor.tell_table()
        if what in ("began", "away", "back", "resigned"):
            floor.news_for_all()


def send_all(floor: Floor, message: dict[str, Any]) -> None:
    """Send everybody the same."""
    frame = floor.reporter.frame(message)
    for guest in list(floor.guests):
        send(floor, guest, frame)


def hand_out(floor: Floor, parcels: list[Parcel]) -> None:
    """Send everybody what is for them."""
    remember(floor)
    for guest, known, frame in parcels:
        guest.known = known
        send(floor, guest, frame)


def send(floor: Floor, guest: Guest, frame: bytes) -> None:
    """Send somebody something: now, or to the gallery later."""
    if floor.gallery is not None and guest.reader == CHANCE:
        floor.gallery.later(floor.gallery.delay, guest, frame)
    else:
        guest.send(frame)


def remember(floor: Floor) -> None:
    """Keep this moment for who watches later."""
    if floor.gallery is not None and floor.table.match is not None:
        floor.gallery.remember(moment_of(floor.table, CHANCE), floor.times.now())


def news_of(floor: Floor, mover: int) -> list[Parcel] | None:
    """What everybody will be told of a move once it is kept, made while the table is at hand."""
    try:
        return parcels(floor, mover)
    except Exception:
        return None  # it will go wrong again when everybody is told


def parcels(floor: Floor, mover: int | None) -> list[Parcel]:
    """News for everybody; of a move for its mover and who saw something, for answers in secret have parts."""
    table, reporter = floor.table, floor.reporter
    shown: dict[tuple[int, str | None], bytes] = {}  # to those who watch, who may be many
    made: list[Parcel] = []
    for guest in floor.guests:
        reader, since, lang = guest.reader, guest.known, guest.lang
        known = len(table.heard[reader].told)
        if since >= known and mover is not None and reader != mover:
            continue
        if reader != CHANCE:
            frame = reporter.sent(table, reader, since, lang)
        elif (since, lang) in shown:
            frame = shown[since, lang]
        else:
            frame = shown[since, lang] = reporter.sent(table, reader, since, lang)
        made.append((guest, known, frame))
    return made


def tell(guest: Guest, floor: Floor, key: str, came: Exception | None) -> str:
    """Tell a guest what came of what it asked for, and say so in one word."""
    if came is None or isinstance(came, AlreadyDone):
        guest.send(floor.reporter.frame({"type": "done", "id": key}))
        return "done" if came is None else "again"
    if isinstance(came, NotAllowed):
        tell_refusal(guest, floor, key, came)
        return "refused"
    tell_refusal(guest, floor, key, NotAllowed("not-stored"))
    return "not-stored"


def tell_refusal(guest: Guest, floor: Floor, id: str, refused: NotAllowed) -> None:
    """Tell a guest that what was asked is not done, and why."""
    table, reason = floor.table, refused.reason
    who = table.seats[refused.seat].name if refused.seat >= 0 else ""
    text = said(reason, guest.lang or LANGUAGES[0], table.facts.game, who)
    message = {"type": "refused", "id": id, "reason": reason, "clause": refused.clause, "text": text}
    guest.send(floor.reporter.frame(message))
