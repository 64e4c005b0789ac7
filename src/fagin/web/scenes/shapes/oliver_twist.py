"""What the scenes and the sheet of Oliver Twist consist of."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from fagin.web.scenes.shapes.outcome import Outcome

Kind = Literal[
    "apple1",
    "apple2",
    "handkerchief1",
    "handkerchief2",
    "brooch",
    "necklace",
    "ring",
    "watch",
    "wallet",
    "crowbar",
    "lantern",
    "keys",
    "centrebit",
    "rope",
    "character",
    "burglary",
]

Type = Literal[
    "apple",
    "handkerchief",
    "brooch",
    "necklace",
    "ring",
    "watch",
    "wallet",
    "tool",
    "character",
    "burglary",
]

Card = Literal[
    "dodger",
    "bates",
    "bullseye",
    "sikes",
    "nancy",
    "monks",
    "oliver",
    "rose",
    "bumble",
    "fang",
    "brownlow",
    "crackit",
    "noah",
]

Tokens = dict[Kind, int]  # how many of each kind; a kind without tokens is left out


class Space(TypedDict):
    """A space of the board; its place in the list is its number, and 0 is the square."""

    x: int
    y: int
    next: list[int]  # the spaces beside it
    streets: list[str]  # the ids of those it belongs to
    junction: str | None  # its name, where streets meet
    yellow: bool  # whether it lies in yellow streets only


class StreetFacts(TypedDict):
    """A street."""

    id: str
    name: str
    spaces: list[int]  # from one end to the other
    yellow: bool  # closed to two players
    path: str  # its middle line, as of an SVG path
    label_path: str  # the same line from left to right, for its name


class BoardFacts(TypedDict):
    """The streets of London, in a plane of that width and height."""

    width: int
    height: int
    spaces: list[Space]
    streets: list[StreetFacts]


class KindFacts(TypedDict):
    """A kind of token."""

    id: Kind
    type: Type  # what sets and fines count
    pounds: int | None  # the coins it shows; None for what is no Object
    tokens: int  # round tokens of this kind
    starting: int  # starting tokens of this kind


class CardFacts(TypedDict):
    """A Character card."""

    id: Card
    text: str  # the key of its name in the texts; its effect is an attribute of that
    number: int | None  # in its power, where there is one
    clause: str  # the rule that tells its power


class Prices(TypedDict):
    """What is paid and earned, in pounds."""

    start: int  # money at first
    bribe: int
    stop: int  # by who stops a round
    fine: int  # for each type in the fullest file
    bonus: int  # for a large set


class Limits(TypedDict):
    """The numbers of the rules."""

    stash: int  # tokens of a stash
    lower_row: int  # those of them that lie below
    set: int  # the fewest tokens of a set
    bonus_set: int  # the fewest that earn the bonus
    reach: int  # tokens of a series that can be reached
    line: int  # tokens turned up at once by night
    peeks: int  # looks for a bribe by night


class Sheet(TypedDict):
    """What is known of a table before the first move."""

    game: str
    players: int
    options: dict[str, str]  # all of them with their values
    board: BoardFacts
    kinds: list[KindFacts]
    cards: list[CardFacts]  # Character cards
    loot: list[int]  # the values of the Burglary cards, in pounds
    rewards: list[int]  # the full pile, the uppermost first
    prices: Prices
    limits: Limits


StepName = Literal[
    "draw_lots",
    "deal_starter",
    "lay_token",
    "turn",
    "prowl",
    "place_gang",
    "sell",
    "drop",
    "yield",
    "target",
    "grab",
    "rob",
    "plant",
    "ask_for",
    "give_for",
    "recover",
    "clear",
    "burn",
    "cash",
    "draw_card",
    "draw_loot",
    "keep",
    "spend",
    "scrap",
    "leave_empty",
    "draw_lots_of_poorest",
    "name_first",
    "line",
    "turn_up",
    "peek",
    "see_face",
]

Named = TypedDict("Named", {"is": StepName})


class Step(Named, total=False):
    """What is pending, and what all know of it."""

    seat: int  # who acts, or for whom chance does
    victim: int  # the opponent concerned
    card: Card  # target, grab: the Character that helps
    type: Type  # sell: of the set
    space: int  # lay_token, turn_up, see_face: where the token is
    at: int  # line: where it has come to
    besides: int | None  # peek: the space looked at just before
    left: int  # how many tokens or cards are to follow, this one included
    cards: int  # draw_loot: Burglary cards in all
    first: bool  # plant, burn: whether none has gone yet, so that one must
    clean: bool  # prowl, place_gang: whether tokens passed go to the bag, not to the file
    flipped: bool  # prowl: whether a line was turned up for it
    scrapped: list[Type]  # scrap: types whose sets are gone


Phase = Literal["setting_up", "nightfall", "turns", "closing", "over"]


class Way(TypedDict):
    """A token within reach of the Gang."""

    to: int
    over: list[int]  # spaces passed on the way, from the nearest on


class Peeked(TypedDict):
    """A face-down token at which somebody has looked."""

    space: int
    seats: list[int]


class Stash(TypedDict):
    """The stash of a Lair from outside."""

    count: int
    tokens: Tokens | None  # None while it is hidden


class Lair(TypedDict):
    """What all may see of one player."""

    money: int | None  # None while it is hidden
    stash: Stash
    file: Tokens | None  # None while it is hidden, and its size with it
    tools: Tokens  # in front of the Lair
    cards: int  # Character cards in hand
    loot_cards: int  # Burglary cards kept
    loot: list[int] | None  # their values, once they are laid open


class Evening(TypedDict):
    """The Lairs as they were opened at the end of a round, by seat."""

    stashes: list[Tokens]
    files: list[Tokens]  # none while sets are still discarded


class OwnFile(TypedDict):
    """The own Police file."""

    tokens: Tokens
    count: int
    types: int  # what the fine would count


class Sale(TypedDict):
    """The set on the tray, and what it would earn as it is, in pounds."""

    tray: Tokens
    topped_up: bool  # whether a Wallet was added, after which nothing is held back
    coins: int
    bonus: int
    reward: int


class Seen(TypedDict):
    """A token at which this seat has looked."""

    space: int
    kind: Kind


class Own(TypedDict):
    """What one player sees alone."""

    money: int
    stash: Tokens
    file: OwnFile | None  # None where nobody may look
    incoming: Kind | None  # waits for a place in the full stash
    sale: Sale | None
    sight: Tokens | None  # the stash that Noah Claypole looks at
    chosen: Kind | None  # what he asks for there
    hand: list[Card]
    drawn: list[int]  # Burglary cards to choose from, in pounds
    kept: list[int]  # Burglary cards kept, in pounds
    peeked: list[Seen]  # the token is still face down


class Shared(TypedDict):
    """The table as everybody sees it."""

    round: Literal["day", "night"]
    phase: Phase
    turn: int  # of this round; 0 before its first
    player: int | None  # whose turn it is
    step: Step | None  # None when the game is over
    gang: int  # the space where it stands
    board: list[Kind | Literal["face_down"] | None]  # by space, None where no token lies
    on_board: int  # tokens left there: without them a round soon ends
    face_down: int  # those of them that nobody sees
    closed: bool  # whether the yellow streets are closed
    aside: int  # tokens that found no space: in the bag by day, in the box by night
    in_bag: int  # tokens handed in or discarded in this round
    ways: list[Way]  # while somebody may prowl
    peeks: list[Peeked]
    rewards: list[int]  # left on Fagin's pile, the uppermost first
    deck: int  # Character cards to draw
    discards: list[Card]  # Character cards played
    pile: int  # Burglary cards that nobody keeps
    lairs: list[Lair]  # by seat
    evening: Evening | None  # between the rounds and at the end
    outcome: Outcome | None  # None before the end


class Scene(Shared):
    """The table as one seat sees it."""

    own: Own | None  # None for a spectator
