"""The wire: every message that a table and its guests send each other, one model each.

A guest says hello first. From then on the table sends news as it happens; a guest sends moves, each with a key of its
own (`id`): the same key means the same move, however often it arrives.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, Strict, StringConstraints, TypeAdapter
from pydantic.dataclasses import dataclass

from fagin.web import settled
from fagin.web.settled import Kind, Lang, Status

PROTOCOL: Final = 3
LARGEST: Final = 64 * 1024  # bytes of a message from a guest

MOST: Final = 2**31  # of any number
LONGEST: Final = 80  # letters of a word
ID: Final = r"^[A-Za-z0-9_-]{8,64}$"

Whole = Annotated[int, Strict(), Field(ge=0, le=MOST)]
Flag = Annotated[bool, Strict()]
Id = Annotated[str, StringConstraints(pattern=ID)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]
# no control characters, no lone surrogates, nothing that cannot be seen or turns the direction of what follows
PLAIN: Final = (
    r"^[^\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f"
    r"\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+$"
)
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=PLAIN)]
ONLY: Final = ConfigDict(extra="forbid")  # what is not known is refused


class Message(BaseModel):
    """Part of a message; what is not known is refused."""

    model_config = ConfigDict(**ONLY, frozen=True)


@dataclass(frozen=True, config=ONLY)
class Orders(settled.Orders):
    """What a table answers for a seat unasked; nobody else learns of it."""

    passing: Flag = False
    forced: Flag = False
    answers: dict[Word, list[Word]] = Field(default_factory=dict, max_length=32)


# ---------------------------------------------------------------- from a guest


class Hello(Message):
    """The first message: which seat, proved by its key or by the guest's cookie, and how much is known already."""

    type: Literal["hello"]
    protocol: Whole
    seat: Whole | None = None  # None: to watch
    key: Annotated[str, StringConstraints(max_length=64)] | None = None
    since: Whole = 0
    lang: Lang | None = None  # to be told everything in words, too


class Move(Message):
    """A move, as an answer to the question with that number."""

    type: Literal["move"]
    id: Id
    version: Whole
    move: Word


class Change(Message):
    """Another answer instead of one that is still sealed."""

    type: Literal["change"]
    id: Id
    move: Word


class Undo(Message):
    """Take the last move back."""

    type: Literal["undo"]
    id: Id


class Resign(Message):
    """Leave for good: a bot plays on."""

    type: Literal["resign"]
    id: Id


class Back(Message):
    """Take the seat back from the bot that stands in."""

    type: Literal["back"]
    id: Id


class Standing(Message):
    """Standing orders for this seat, which replace all earlier ones."""

    type: Literal["orders"]
    id: Id
    orders: Orders


class Say(Message):
    """A line of chat."""

    type: Literal["say"]
    id: Id
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300, pattern=PLAIN)
    ]


class Sync(Message):
    """Ask for everything from an event on: after a gap, in another language, or when something seems wrong."""

    type: Literal["sync"]
    since: Whole = 0
    lang: Lang | None = None  # None: as before


FromGuest = Annotated[
    Hello | Move | Change | Undo | Resign | Back | Standing | Say | Sync, Field(discriminator="type")
]

# ---------------------------------------------------------------- from a table


class Chair(Message):
    """A seat as everybody sees it."""

    name: str
    kind: Kind
    level: str  # of the bot, also of one that stands in; "" if none does
    away: bool  # a bot stands in for the person
    resigned: bool
    here: bool  # connected just now
    word: str  # what the seat added to the chance, once the game has begun


@dataclass(frozen=True, config=ONLY)
class Clock(settled.Clock):
    """How long people may think; at zero a bot stands in, and the person may take the seat back."""

    seconds: Annotated[int, Strict(), Field(ge=20, le=14 * 24 * 3600)] = 600


@dataclass(frozen=True, config=ONLY)
class Watching(settled.Watching):
    """Who may watch, and how long after the players."""

    allowed: Flag = True
    delay: Annotated[int, Strict(), Field(ge=0, le=3600)] = 0  # seconds


class TableInfo(Message):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: int  # the version it is played by
    players: int
    options: dict[str, str]
    data: str  # the fingerprint of the components
    own_box: bool  # whether they are the owner's own
    clock: Clock
    watching: Watching
    listed: bool
    status: Status
    commitment: str  # to the chance, before anybody sits down
    chairs: list[Chair]
    rematch: str  # the table at which they play again, or ""
    pace: float  # 1 as usual, 0 without pauses: then it can be seen how long a bot thinks
    supposed: bool  # whether it began in the middle of another game, with all that was hidden made up


class TableNews(Message):
    """The table has changed: somebody sat down, left, came back."""

    type: Literal["table"] = "table"
    table: TableInfo


class Over(Message):
    """How the game ended."""

    scores: list[int]
    places: list[int]
    clause: str
    hidden: list[object]  # what each seat had hidden, as in its scene


class Question(Message):
    """What this seat is asked: its number, and the moves it may make."""

    version: int
    moves: list[str]
    changes: list[str]  # answers that may replace one that is sealed
    closes: int | None  # milliseconds until silence is a pass, in a window


class Piece(Message):
    """A piece of the log: a sentence, one to which words may be added, or such a word."""

    text: str
    opens: bool
    goes_on: bool
    style: str  # "turn" for a heading, "private" for what only the reader sees
    event: int  # how many of these events came before the one it tells
    told: tuple[str, int, int, int]


class Moment(Message):
    """What is going on, and the clause it rests on."""

    text: str
    clause: str


class Unasked(Message):
    """What a move does without the usual further question, because only one answer is left."""

    moves: list[str]  # the answers that are given unasked
    ends: bool  # whether the turn is over then
    text: str  # all this in sentences


class Texts(Message):
    """The same in words, in the language of the guest."""

    log: list[Piece]  # of these events
    prompt: str  # what this seat is asked, or who is awaited
    moment: Moment
    moves: dict[str, str]  # each move that may be made or changed to
    unasked: dict[str, Unasked]  # moves that a person is asked about before they are made


class News(Message):
    """What this seat saw happen, and then all that it sees now."""

    type: Literal["news"] = "news"
    since: int  # the number of the first of these events
    events: list[tuple[str, int, int, int]]
    hash: int  # CRC-32 of the JSON of all events up to here: who has the same has missed nothing
    scene: dict[str, object]
    waiting: list[int]
    question: Question | None
    clock: list[int] | None  # milliseconds that each seat has left
    over: Over | None
    texts: Texts | None  # if the guest named a language


class Welcome(Message):
    """The answer to hello."""

    type: Literal["welcome"] = "welcome"
    protocol: int
    seat: int | None
    table: TableInfo
    orders: Orders | None
    news: News | None  # once the game has begun
    chat: list[Line]


class Line(Message):
    """A line of chat; who watches has the seat -1."""

    seat: int
    at: int
    text: str


class Said(Message):
    """A new line of chat."""

    type: Literal["said"] = "said"
    line: Line


class Done(Message):
    """What was asked with that key is done, and kept for good."""

    type: Literal["done"] = "done"
    id: str


class Refused(Message):
    """What was asked with that key is not done: why, by which clause, and in words."""

    type: Literal["refused"] = "refused"
    id: str
    reason: str
    clause: str
    text: str


class Fault(Message):
    """A message that could not be understood; the connection is closed if that goes on."""

    type: Literal["fault"] = "fault"
    reason: str
    text: str


FromTable = Annotated[Welcome | TableNews | News | Said | Done | Refused | Fault, Field(discriminator="type")]

Sent = Hello | Move | Change | Undo | Resign | Back | Standing | Say | Sync
Told = Welcome | TableNews | News | Said | Done | Refused | Fault
FROM_GUEST: Final[TypeAdapter[Sent]] = TypeAdapter(FromGuest)
FROM_TABLE: Final[TypeAdapter[Told]] = TypeAdapter(FromTable)
Welcome.model_rebuild()
