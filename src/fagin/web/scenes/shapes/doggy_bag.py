"""What the scenes and the sheet of Doggy Bag consist of."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from fagin.web.scenes.shapes.outcome import Outcome

Colour = Literal["grey", "white", "red", "yellow", "black"]

Role = Literal["bootlicker", "watcher", "leader", "pickpocket", "mole", "scout", "intendant", "expert"]

Bones = dict[Colour, int]  # how many of each colour; a colour without bones is left out


class ColourFacts(TypedDict):
    """A colour of bones."""

    id: Colour
    letter: str  # in the texts of moves
    points: int  # what a bone is worth
    behind: int  # bones behind each screen at first
    in_bag: int  # bones in the bag at first
    in_play: int  # bones in all


class RoleFacts(TypedDict):
    """A role token; its place in the list is its number."""

    id: Role
    text: str  # the key of its name in the texts
    clause: str  # the rule that tells its effect


class Throw(TypedDict):
    """A sum of the two coins."""

    amount: int  # bones that everybody delivers then
    ways: int  # how many throws give it


class Sheet(TypedDict):
    """What is known of a table before the first move."""

    game: str
    players: int
    options: dict[str, str]  # all of them with their values
    colours: list[ColourFacts]
    roles: list[RoleFacts]
    coins: list[Throw]
    black_limit: int  # so many black bones in front throw a dog out
    fewest_announced: int  # the least that a Hothead may say
    scouted: int  # bones that the Scout shows
    refilled: int  # bones that the Intendant moves


Phase = Literal["loot", "roles", "stealing", "over"]

StepName = Literal[
    "draw_lots",
    "throw_coins",
    "loot",
    "take_role",
    "announce",
    "use_or_skip",
    "safe_draw",
    "lead",
    "scout",
    "discard",
    "refill",
    "swap",
    "draw",
    "gluttony",
    "extra_bone",
    "reward",
]

Named = TypedDict("Named", {"is": StepName})


class Step(Named, total=False):
    """What is pending, and what all know of it."""

    seat: int  # who acts, or for whom chance does
    waiting: list[int]  # loot: who has not chosen yet
    to_come: int  # take_role: how many pick afterwards
    role: int  # use_or_skip: the number of the token whose effect it is
    to_draw: int  # draw, scout: bones still to come out of the bag
    colour: Colour  # reward: the colour that may be taken from another


class Bag(TypedDict):
    """Fagin's bag from outside."""

    count: int | None  # bones in it; None where the table does not count them
    drawn: (
        Bones | None
    )  # taken out in view of all since the last loot; None where the table does not remember
    returned: Bones | None  # put back in view of all since then


class Dog(TypedDict):
    """What lies before one screen."""

    front: Bones  # taken back so far
    points: int  # what that is worth
    number: int | None  # bones it undertakes to draw
    token: int | None  # the role token before it, by its printed number
    looked: bool  # whether it looked into the bag in this turn
    out: int | None  # the turn in which it was thrown out


class Trade(TypedDict):
    """An exchange of the Expert, which all saw."""

    turn: int
    seat: int
    given: Colour  # from behind the screen
    taken: Colour  # from the chest


class End(TypedDict):
    """How far the game is from its ends."""

    left: int  # bones behind each screen in play
    last_turn: bool  # whether none are left there, so that this turn is the last
    black_out: int  # black bones in the open: with the last one the game ends
    in_play: int  # dogs not thrown out: the last one wins


class Look(TypedDict):
    """A look into the bag."""

    turn: int
    seen: Bones


class Since(TypedDict):
    """How the bag has changed since the last look."""

    less: Bones  # on balance taken out
    more: Bones  # on balance put in, in view of all
    own: Bones  # put in by oneself in later loots
    unknown: int | None  # bones put in by others; None where the table does not count the bag


class Risk(TypedDict):
    """How dangerous the bag is by what this seat knows."""

    exact: bool  # whether it knows the bag for sure
    caught: list[int]  # by the bones to draw, from 0 on: the chance of a black one among them, in percent


class Own(TypedDict):
    """What one dog sees alone, and what the table remembers for it."""

    behind: Bones  # behind its screen
    sealed: Bones | None  # its loot while others still choose
    delivered: list[Bones]  # its loot of each turn
    looks: list[Look]  # the earliest first
    since: Since | None  # the last look
    risk: Risk | None  # None where the table does not remember, or with an empty bag


class Shared(TypedDict):
    """The table as everybody sees it."""

    turn: int  # from 1 on; 0 while lots are drawn
    phase: Phase
    step: Step | None  # None when the game is over
    first: int | None  # who holds the First player token; None while lots are drawn
    led: int | None  # to whom the Leader gave it in this turn
    thrown: int | None  # what the coins show; None before they are thrown
    amount: int | None  # bones that each dog delivers in this turn
    bag: Bag
    chest: Bones
    hand: Bones  # drawn in this attempt, or shown by the Scout
    middle: list[int]  # role tokens nobody has taken
    hothead: int | None  # who turned its token over
    dogs: list[Dog]  # by seat
    trades: list[Trade]  # the earliest first
    end: End
    outcome: Outcome | None  # None before the end


class Scene(Shared):
    """The table as one seat sees it."""

    own: Own | None  # None for a spectator
