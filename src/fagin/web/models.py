"""What is asked and answered by HTTP: everything around a table that is not play."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, Strict, StringConstraints

from fagin.web.parts import Part
from fagin.web.wire import Clock, Flag, Message, Name, News, TableInfo, Texts, Watching, Whole, Word

Chance = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]  # a word that a seat adds to the chance
BoxText = Annotated[str, StringConstraints(max_length=65_536)]


class Problem(Message):
    """Why something was not done: a key, the clause if a rule forbids it, and words."""

    reason: str
    clause: str
    text: str


class OptionInfo(Message):
    """A variant of the rules or of the table; the first value is the default."""

    id: str
    values: list[str]
    clause: str
    text: str  # what it is about
    texts: list[str]  # each value


class GameInfo(Message):
    """A game of the house."""

    id: str
    title: str
    subtitle: str
    rules: int
    fewest: int
    most: int
    options: list[OptionInfo]
    data: str


class NewTable(Message):
    """A table that somebody wants."""

    game: Word
    players: Whole
    options: Annotated[dict[Word, Word], Field(max_length=64)] = Field(default_factory=dict)
    box: BoxText | None = None  # an owner's own component file
    clock: Clock = Field(default_factory=Clock)
    watching: Watching = Field(default_factory=Watching)
    listed: Flag = False
    pace: Annotated[float, Strict(), Field(ge=0, le=5)] = 1.0
    bots: Annotated[list[Word], Field(max_length=6)] = Field(default_factory=list)  # on the last seats


class Founded(Message):
    """A new table: its link."""

    table: str


class Again(Message):
    """Where they play again, and how many seats on everybody sits there."""

    table: str
    on: int


class SitDown(Message):
    """Take a seat, with a word that nobody else knows before: it goes into the chance."""

    name: Name | None = None  # without one a period name is given
    word: Chance


class PlaceBot(Message):
    """Put a bot on a seat."""

    level: Word


class Seated(Message):
    """The seat, its name, and its key, told once: who has it plays for this seat."""

    seat: int
    name: str
    key: str


class Me(Message):
    """Who is asking; a new person is told the phrase, once."""

    known: bool
    phrase: str | None = None


class Recover(Message):
    """Come back with a phrase."""

    phrase: Annotated[str, StringConstraints(min_length=1, max_length=400)]


class Place(Message):
    """A table of one's own: which seats, and whether one of them is awaited."""

    table: TableInfo
    seats: list[int]
    awaited: bool


class Lobby(Message):
    """Open tables."""

    tables: list[TableInfo]


class Places(Message):
    """One's own tables."""

    places: list[Place]


class Misfortune(Message):
    """A misfortune of the game that a move may end in before its seat is asked again."""

    what: str
    chance: float
    error: float  # the standard error of the chance
    loss: float  # what it takes then, on average


class Advice(Message):
    """A move, what the best bot thinks of it, and what it risks."""

    move: str
    share: float
    place: float
    risk: float  # the chance of any misfortune
    error: float  # the standard error of the risk
    misfortunes: list[Misfortune]
    text: str  # all that in words, to be said after the move


class Thought(Message):
    """What the best bot thinks, from what this seat sees."""

    version: int
    moves: list[Advice]


class Health(Message):
    """Whether the house is open."""

    status: Literal["open"]


class Sheet(Message):
    """What never changes about a table: its components, and the moves by their numbers in events."""

    moves: list[str]
    sheet: dict[str, object]


class ClauseText(Message):
    """A clause of the rules."""

    id: str
    title: str
    mark: str  # "table" or "ruling" for what the rulebook itself does not say
    section: str
    text: str


class Rules(Message):
    """The rules of a game."""

    game: str
    clauses: list[ClauseText]


class InWords(Message):
    """A table in words."""

    table: list[Part]


class Told(Message):
    """A line of the log, and the event it tells."""

    text: str
    style: str  # "turn" for a heading, "private" for what only the reader sees
    event: int  # how many events came before the one it tells
    told: tuple[str, int, int, int]


class Seen(Message):
    """A game as a seat saw it at a moment, and what had just happened."""

    number: int
    last: int  # the number of the last moment
    seat: int | None
    eyes: list[int]  # the seats with whose eyes one may look
    events: list[tuple[str, int, int, int]]
    scene: dict[str, object]
    waiting: list[int]
    texts: Texts
    table: list[Part]
    log: list[Told]  # what led there, the latest last


class Pick(Message):
    """Something that chance decided: of which stream, among which weights, and which it was."""

    stream: str
    weights: list[int]
    index: int


class ChanceShown(Message):
    """All that is needed to check the chance of a game that is over."""

    commitment: str
    entropy: list[str]
    secret: str
    picks: list[Pick]


class Hopes(Message):
    """The place that each seat could expect at a moment."""

    number: int
    places: list[float]


class Share(Message):
    """Places won, and by how many the estimate may be wrong."""

    places: float
    error: float


class Account(Message):
    """Where the places of a seat come from."""

    chance: Share
    own: Share
    others: Share


class TurningPoint(Message):
    """A moment after which everything was different: who moved, whether rather chance did, and who won by it."""

    number: int
    seat: int | None
    luck: bool
    text: str
    won: list[float]  # places, by each seat


class LuckLedger(Message):
    """What a game that is over owes to chance and to decisions, as so many playouts from each moment estimate."""

    playouts: int
    standings: list[Hopes]
    accounts: list[Account]
    turning_points: list[TurningPoint]


class ReportInfo(Message):
    """A report of the lab; one that cannot be read has no title."""

    name: str
    title: str
    about: str  # how many games were played, and by whom
    date: str


class Reports(Message):
    """Reports of the lab."""

    reports: list[ReportInfo]


class PlayOn(Message):
    """A new game from a moment of another one, on one of its seats, against bots."""

    number: Whole
    seat: Whole
    name: Name | None = None  # without one a period name is given
    word: Chance
    level: Word


class TablePlace(Message):
    """A table and one's seat at it."""

    table: str
    seat: int
    key: str


class Taught(Message):
    """A moment of a lesson: words to read, a move to make (the only one of its question), or others who play."""

    step: int
    hint: str  # "" while others play
    clause: str
    news: News
    table: list[Part]


class LessonTold(Message):
    """A first lesson, with everything that is seen in it."""

    table: TableInfo
    seat: int
    sheet: Sheet
    steps: int
    moments: list[Taught]


class PlayOnAlone(Message):
    """A game against bots that goes on where a lesson ends."""

    name: Name | None = None  # without one a period name is given
    word: Chance
