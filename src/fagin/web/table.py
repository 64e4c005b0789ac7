"""A table as its journal tells it: who sits where, and the game. No clock, no network, no store: only what happened."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final
from zlib import crc32

from fagin.bots.supposing import read, supposed
from fagin.kernel import CHANCE, Event, FairSource, Game, IllegalMove, Match, TakeBackClosed
from fagin.kernel.errors import Unusable
from fagin.kernel.fair import Source, commitment_of
from fagin.names import shown_names
from fagin.web.opening import Opening, play
from fagin.web.settled import Facts, Kind, Orders, Status, compact
from fagin.web.store import CLOSED, GATHERING, OVER, PLAYING, Damaged, Entry, Founding, Summary, seal

Body = dict[str, Any]  # of an entry: what, who, and what came of it

STAND_IN: Final = "sly"  # the bot that plays for who is away
GRACE: Final = 60_000  # milliseconds that who comes back to a game with a clock has at least
MOST_WRITTEN: Final = 1 << 10  # events of one kind that are kept written
WRITTEN: Final[dict[str, dict[tuple[int, int, int], bytes]]] = {}  # by what happened
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


class NotAllowed(Exception):
    """What was asked cannot be done now.

    `reason` is a key of the texts, `clause` the rule if one forbids it, and `seat` whose doing it is, if that is known.
    """

    def __init__(self, reason: str, clause: str = "", seat: int = CHANCE) -> None:
        super().__init__(reason)
        self.reason: Final = reason
        self.clause: Final = clause
        self.seat: Final = seat


class Frozen(Exception):
    """A table that these rules would play otherwise than it was played: it is kept, but not changed."""


@dataclass
class Seat:
    """One seat: who has it, and who plays for it."""

    kind: Kind = OPEN
    person: str = ""
    name: str = ""
    kept: str = ""  # the name in the journal, which older ones may have as "You"
    level: str = ""
    key: str = ""  # the hash of the seat's secret
    word: str = ""
    away: bool = False
    resigned: bool = False
    orders: Orders = field(default_factory=Orders)
    version: int = 0  # how many questions this seat was asked
    legal: list[int] = field(default_factory=list)  # the answers to the one that is open
    asked: int = 0  # when it was asked
    left: int = 0  # milliseconds on the clock

    def driver(self) -> str:
        """The level of the bot that plays here, or "" if a person does."""
        return self.level if self.kind == BOT else STAND_IN if self.away or self.resigned else ""


class Quit:
    """Somebody has given up: by which entry, on which seat, and how many events each reader had heard by then."""

    def __init__(self, n: int, seat: int, heard: list[int]) -> None:
        self.n: Final = n
        self.seat: Final = seat
        self.heard: Final = heard


class Heard:
    """What one reader was told: the events in order, and the hash of them all."""

    def __init__(self) -> None:
        self.told: Final[list[Event]] = []
        self.texts: Final[list[bytes]] = []  # the same, as they are sent
        self.hash = 0  # CRC-32 of the texts, one after the other

    @property
    def events(self) -> list[tuple[str, int, int, int]]:
        """The events as they are sent."""
        return sent(self.told)

    def add(self, news: Tidings) -> None:
        """What happened now."""
        if news.told:
            self.told.extend(news.told)
            self.texts.extend(news.texts)
            self.hash = crc32(news.line, self.hash)


class Tidings:
    """Some events, made ready once for all who are told the same."""

    def __init__(self, told: list[Event]) -> None:
        self.told: Final = told
        self.texts: Final = [written(event) for event in told]
        self.line: Final = b"".join(self.texts)
        self.asks: Final = any(event.what != "answered" for event in told)


def written(event: Event) -> bytes:
    """An event as it is sent; the same are told again and again."""
    same = WRITTEN.get(event.what)
    if same is None:
        same = WRITTEN[event.what] = {}
    known = same.get(event.args)
    if known is None:
        if len(same) >= MOST_WRITTEN:
            same.clear()
        known = same[event.args] = compact([event.what, *event.args]).encode()
    return known


def sent(events: Sequence[Event]) -> list[tuple[str, int, int, int]]:
    """Events as they are sent."""
    return [(event.what, *event.args) for event in events]


class Table:
    """A table from its founding on; every entry of its journal is read here once, or written."""

    def __init__(
        self, founding: Founding, facts: Facts, game: Game[Any, Any, Any], rehearsed: Sequence[str] = ()
    ) -> None:
        self.founding: Final = founding
        self.facts: Final = facts
        self.game: Final = game
        self.rehearsed: Final = rehearsed  # moves of a record: chance comes out as there
        self.clocked: Final = facts.clock.kind != "none"
        self.live: Final = facts.options.get("reaction_mode") == "live"
        # the game as it begins here
        self.origin: Final = supposed(game, facts.players, facts.options, facts.supposed)
        self.seats: Final = [Seat() for _ in range(facts.players)]
        self.status: Status = GATHERING
        self.match: Match | None = None
        self.heard: Final = [Heard() for _ in range(facts.players + 1)]  # the last: who watches
        self.quits: Final[list[Quit]] = []
        self.chat: Final[list[tuple[int, int, str]]] = []  # (seat, at, text)
        self.rematch = ""
        self.rematch_on = 0  # how many seats on everybody sits there
        self.done: Final[set[tuple[int, str]]] = set()  # (seat, key) of what was done
        self.n = 0  # of the next entry
        self.at = founding.at
        self.seal = founding.table

    # ---- the journal

    def write(self, body: Body, at: int, frame: Callable[[Body], bytes] | None = None) -> Entry:
        """Do what a body says and make its entry, to be kept before anybody is told; `frame` writes JSON."""
        at = max(at, self.at)
        self._do(body, at, fresh=True)
        text = compact(body) if frame is None else frame(body).decode()
        entry = Entry(self.n, at, text, seal(self.seal, self.n, at, text))
        self.n, self.seal = self.n + 1, entry.seal
        return entry

    def read(self, entries: Sequence[Entry]) -> None:
        """Do again what was done, and refuse what was damaged or would come out otherwise."""
        for entry in entries:
            if entry.n != self.n or entry.seal != seal(self.seal, entry.n, entry.at, entry.body):
                raise Damaged(self.founding.table, self.n)
            try:
                self._do(json.loads(entry.body), entry.at, fresh=False)
            except (IllegalMove, TakeBackClosed, Unusable, NotAllowed) as error:
                raise Frozen(f"entry {entry.n}: {error}") from None
            self.n, self.seal = self.n + 1, entry.seal

    def _do(self, body: Body, at: int, fresh: bool) -> None:
        self._tick(at)
        what, seat = str(body["what"]), int(body.get("seat", CHANCE))
        if what in ("move", "change", "undo"):
            self._play(what, seat, body, fresh)
        elif what == "began":
            self._begin()
        elif what == "said":
            self.chat.append((seat, at, str(body["text"])))
        elif what == "rematch":
            self.rematch, self.rematch_on = str(body["table"]), int(body.get("on", 1))
        elif what == "closed":
            self.status = CLOSED
        else:
            self._at_seat(what, self.seats[seat], body)
            if what == "resigned":
                self.quits.append(Quit(self.n, seat, [len(one.told) for one in self.heard]))
        if "id" in body:
            self.done.add((seat, str(body["id"])))
        self._listen(seat if what in ("move", "change", "undo") else CHANCE)

    def _at_seat(self, what: str, seat: Seat, body: Body) -> None:
        if what == "sat":
            seat.kind, seat.person, seat.kept = PERSON, str(body["person"]), str(body["name"])
            seat.key, seat.word = str(body["key"]), str(body["word"])
            self._call()
        elif what == "bot":
            seat.kind, seat.level, seat.kept = BOT, str(body["level"]), str(body["name"])
            seat.word = str(body["word"])
            self._call()
        elif what == "left":
            seat.kind, seat.person, seat.kept, seat.level, seat.key, seat.word = OPEN, "", "", "", "", ""
            self._call()
        elif what == "keyed":
            seat.key = str(body["key"])
        elif what == "orders":
            seat.orders = Orders(**body["orders"])
        elif what == "away":
            seat.away = True
        elif what == "back":
            seat.away = False
            seat.left = max(seat.left, GRACE, self.facts.clock.seconds * 100)
            seat.asked = self.at
        elif what == "resigned":
            seat.resigned = True
        else:
            raise Frozen(f"an entry of an unknown kind: {what}")

    def _call(self) -> None:
        """Name everybody who sits here."""
        for seat, name in zip(
            self.seats, shown_names([seat.kept for seat in self.seats], self.founding.table)
        ):
            seat.name = name

    def _begin(self) -> None:
        self.match = Match(self.origin, self.facts.players, self.source(), self.facts.options)
        self.status = PLAYING
        for mover, move in read(self.game.moves, self.facts.opening):
            if mover != CHANCE:
                play(self.match, mover, move)
        for seat in self.seats:
            seat.left = self.facts.clock.seconds * 1000
        self._since = 0

    def source(self) -> Source:
        """The chance of this table from its beginning."""
        facts = self.facts
        fair = FairSource(bytes.fromhex(self.founding.secret), [seat.word for seat in self.seats])
        opening = [*facts.opening, *self.rehearsed]
        if not opening and not facts.supposed:
            return fair
        return Opening(self.origin, facts.players, facts.options, opening, fair)

    def _play(self, what: str, seat: int, body: Body, fresh: bool) -> None:
        match = self.match
        if match is None:
            raise NotAllowed("not-begun")
        if what == "undo":
            match.take_back(seat)
            return
        before = len(match.record.moves)
        move = self.game.moves.parse(str(body["move"]))
        if what == "move":
            match.play(seat, move)
        else:
            match.change(seat, move)
        came = [self.game.moves.text(made) for _, made in match.record.moves[before + 1 :]]
        if fresh:
            body["came"] = came
        elif body["came"] != came:
            raise Frozen(f"chance came out as {came}, not as {body['came']}")
        if match.outcome is not None:
            self.status = OVER

    # ---- what follows from an entry

    def _tick(self, at: int) -> None:
        """Let the clocks run up to now."""
        if self.clocked and self.status == PLAYING and self.facts.clock.kind == "game":
            for seat in self.seats:
                if seat.legal:
                    seat.left = max(0, seat.left - (at - self.at))
        self.at = at

    def _listen(self, mover: int) -> None:
        """Everybody hears what happened, and whoever is asked something new gets a new number for it."""
        match = self.match
        if match is None:
            return
        since, waiting = self._since, match.waiting_for()
        public = Tidings(match.events(CHANCE, since))
        seen = mover == CHANCE or bool(public.told)  # or part of an answer in secret
        all_told = len(public.told) == match.version - since  # nothing of it in secret
        self.heard[CHANCE].add(public)
        for number, seat in enumerate(self.seats):
            news = public if all_told else Tidings(match.events(number, since))
            self.heard[number].add(news)
            legal = match.legal_moves(number) if number in waiting else []
            self._ask(seat, legal, mover == number or news.asks, seen)
        self._since = match.version

    def _ask(self, seat: Seat, legal: list[int], new: bool, seen: bool) -> None:
        if legal and (new or legal != seat.legal):
            seat.version += 1
            if seen:  # the time that others see begins anew only by what others see
                seat.asked = self.at
            if seat.orders.passing and self.game.moves.numbers.get("pass") not in legal:
                seat.orders = replace(seat.orders, passing=False)  # one's own turn has come
        seat.legal = legal

    def seen_moving(self, reader: int, seat: int) -> int:
        """Return a seat if a reader was told that it has moved since the reader did, or else CHANCE."""
        for event in reversed(self.heard[reader].told):
            if event.what in ("move", "answered"):
                if event.args[0] == seat:
                    return seat
                if event.args[0] == reader:
                    break
        return CHANCE

    # ---- what everybody sees

    def info(self, here: set[int]) -> Body:
        """The table for everybody, as TableInfo of the wire has it."""
        facts = self.facts
        begun = self.match is not None
        return {
            "id": self.founding.table,
            "game": facts.game,
            "rules": facts.rules,
            "players": facts.players,
            "options": facts.options,
            "data": facts.data,
            "own_box": facts.own_box,
            "clock": asdict(facts.clock),
            "watching": asdict(facts.watching),
            "listed": facts.listed,
            "status": self.status,
            "commitment": commitment_of(bytes.fromhex(self.founding.secret)),
            "chairs": [
                {
                    "name": seat.name,
                    "kind": seat.kind,
                    "level": seat.driver(),
                    "away": seat.away,
                    "resigned": seat.resigned,
                    "here": number in here,
                    "word": seat.word if begun else "",
                }
                for number, seat in enumerate(self.seats)
            ],
            "rematch": self.rematch,
            "pace": facts.pace,
            "supposed": bool(facts.supposed),
        }

    def summary(self, seating: bool = True) -> Summary:
        """What lists of tables need to know, with who sits there or without."""
        people = sorted({self.facts.owner, *(seat.person for seat in self.seats if seat.person)})
        driven = self.status == PLAYING and (self.clocked or any(seat.driver() for seat in self.seats))
        return Summary(self.status, self.facts.listed, driven, tuple(people) if seating else None)

    def seat_of(self, person: str) -> int:
        """The first seat of a person, or CHANCE."""
        return next((at for at, seat in enumerate(self.seats) if person and seat.person == person), CHANCE)
