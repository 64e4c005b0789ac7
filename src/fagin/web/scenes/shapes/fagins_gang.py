"""What the scenes and the sheet of Fagin's Gang consist of."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from fagin.web.scenes.shapes.outcome import Outcome

Good = Literal["blue", "green", "black", "yellow", "red", "purple"]

Place = Literal["thames", "bow", "chertsey", "strand", "holborn", "stpauls"]

Cubes = dict[Good, int]  # without those there are none of


class Point(TypedDict):
    """A place in the drawing, y downwards."""

    x: int
    y: int


class Level(TypedDict):
    """One level of a track: what can be stolen there, and where it is drawn."""

    shillings: int
    goods: Cubes
    hands: int  # white hands: cubes of any colour
    middle: Point  # where urchins stand
    left: Point  # the arrow on which a constable goes up
    right: Point  # the arrow on which he goes down


class Location(TypedDict):
    """A location with its track, from the top."""

    id: Place
    name: str  # as the box has it
    short: str
    good: Good  # what walking costs here
    price: int  # cubes for a level
    levels: list[Level]
    title: Point
    fagin: Point  # the symbol on which urchins are home
    foot: Point  # where the price is shown
    warehouse: Point


class Arrow(TypedDict):
    """An arrow of a beat, the same on all tracks."""

    level: int
    side: Literal["left", "right"]
    push: Literal["up", "down"]  # whom he meets here, he pushes that way
    rolls: list[int]  # by face of the die, from 1: the arrow where he stops from here


class Stall(TypedDict):
    """A stall of the market."""

    good: Good
    spaces: list[Point]  # as many cubes it holds


class Sheet(TypedDict):
    """What is known of the table before the first move."""

    game: str
    players: int
    options: dict[str, str]  # all of them, as settled
    data: str  # the fingerprint of the components
    colours: list[str]  # of the pieces, by seat
    width: int  # of the drawing
    height: int
    locations: list[Location]  # from west to east
    start_level: int  # where urchins enter
    beat: list[Arrow]  # up the left side and down the right; a constable stands on one of them
    ways: dict[str, dict[str, int]]  # levels to pay, from "hand" or a level, by destination as moves name it
    market: Point  # its centre, and that of the wheel
    wheel_radius: int
    stall_radius: int
    wheel: list[int]  # its sectors clockwise; not turned, the first is at the first stall
    stalls: list[Stall]  # clockwise
    shilling_track: list[Point]  # from 0 shillings on; beyond the last it goes round again from 1
    first_player_token: Point
    market_token: Point  # while the market is closed
    discs: list[Point]  # by seat, at the market
    stock: int  # cubes of each good in the game
    urchins: int  # of each player
    things: int  # that an action may do at most
    swap: int  # cubes given for one
    hand_limit: int  # cubes that may be kept when the books are balanced
    fagin_price: int  # shillings for going home
    homes_to_win: int
    round_limit: int | None  # None: none
    market_turn_cap: int | None  # occasions of each player at a market; None: no limit


Action = Literal["move", "steal", "rob", "market", "beg", "pass"]

Phase = Literal["set_up", "actions", "constables", "books", "over"]

StepName = Literal[
    "turn_wheel",
    "place_constable",
    "first_walk",
    "draw_lots",
    "turn",
    "walk",
    "bump",
    "dodge",
    "theft",
    "take",
    "give",
    "rob",
    "trade",
    "second",
    "discard",
    "constables",
]

NamedStep = TypedDict("NamedStep", {"is": StepName})

NamedAction = TypedDict("NamedAction", {"is": Action})


class Step(NamedStep, total=False):
    """What is pending, and what all know of it."""

    seat: int  # who chooses
    location: Place  # bump, dodge: of the urchin; place_constable, first_walk: of the constable
    level: int  # bump, dodge: which the urchin has come to
    other: int | None  # bump: whose urchin stands there
    left: int  # take, give, discard: how many cubes yet
    trade: Literal["buy", "sell"]  # second: what the opener did with the first cube
    good: Good  # second: of the first cube


class Doing(NamedAction):
    """The action of a turn, as far as it has come."""

    things: int  # done so far
    used: list[Place]  # locations used up
    given: Cubes  # for other cubes


class Market(TypedDict):
    """Smithfield Market."""

    stalls: Cubes
    wheel: int  # sectors that it has turned clockwise
    prices: dict[Good, int]
    opener: int | None  # who holds the market token; None while it is closed
    trading: list[int]  # whose disc is there
    occasions: list[int]  # by seat, had in this market, if they are limited


class Track(TypedDict):
    """What stands on the track of a location."""

    constable: int | None  # the arrow of the beat; None before he is placed
    urchins: list[int | None]  # by seat: the level


class Player(TypedDict):
    """What everybody sees of a player."""

    shillings: int
    cubes: Cubes | None  # None where hands are not shown
    cubes_held: int
    urchins_with_player: int  # neither on a track nor home
    home: list[Place]  # from where urchins went home
    homes_missing: int  # to win
    barred: list[Place]  # closed for the rest of this round
    active: bool  # still in the game


class Own(TypedDict):
    """What a seat is shown of its own."""

    cubes: Cubes


class Shared(TypedDict):
    """The table as everybody sees it."""

    round: int  # 0 while it is set up
    rounds_left: int | None  # this one among them; None: no limit
    phase: Phase
    step: Step | None  # what is pending; None when all is over
    turn: int | None  # whose turn it is, or was last; None while it is set up
    waiting: list[int]  # who still has a turn in this round
    first_player: int | None  # who holds the token; None before lots are drawn
    action: Doing | None  # the action under way
    warehouses: Cubes
    market: Market
    tracks: dict[Place, Track]
    players: list[Player]  # by seat
    finished: list[int]  # seats that have won, in order
    outcome: Outcome | None  # None before the end


class Scene(Shared):
    """The table as one seat sees it."""

    own: Own | None  # None for spectators
