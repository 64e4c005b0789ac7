"""What the scenes and the sheet of Swindler consist of."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from fagin.web.scenes.shapes.outcome import Outcome

Bag = Literal["red", "blue", "green", "yellow", "black"]

Background = Literal["red", "blue", "green", "yellow", "black", "neutral"]

OrderKind = Literal["own", "discard", "draw", "achieve"]


class TileFacts(TypedDict):
    """A kind of loot tile."""

    code: str  # in the texts of moves
    background: Background  # the bag it belongs to, or the supply
    item: str
    coins: int  # what it is worth as money
    number: int  # in the box


class BagFacts(TypedDict):
    """A bag."""

    id: Bag
    tiles: int  # loot at first
    skulls: int  # always in it


class CardFacts(TypedDict):
    """An accomplice."""

    id: str
    number: int  # in the box


class Need(TypedDict):
    """One thing that an order asks for."""

    what: str  # an item, or jewel, key, loot, bg.BAG, accomplice
    number: int
    set: str  # any, same, diff or diff_bg: how they belong together


class OrderFacts(TypedDict):
    """An order card."""

    id: str
    kind: OrderKind
    needs: list[Need]  # own, discard: what is shown or handed over
    event: str | None  # draw, achieve: what must happen in the turn
    number: int  # draw, achieve: how often
    bag: Bag | None  # draw: from which bag, where that matters
    points: int  # what it gives, these four
    coins: int
    neutral: int  # neutral tiles
    posters: int


class RaidFacts(TypedDict):
    """A police raid among the order cards; 0 where it does not look at that."""

    id: str
    loot: int  # who has so many tiles
    returned: int  # returns so many
    posters: int  # who has so many goes to jail


class FieldFacts(TypedDict):
    """A field of a dealer."""

    item: str
    points: int


class DealerFacts(TypedDict):
    """A dealer tile."""

    id: str
    fields: list[FieldFacts]


class Sheet(TypedDict):
    """What is known of the table before the first move."""

    game: str
    players: int
    options: dict[str, str]  # all of them, as settled
    data: str  # the fingerprint of the components
    tiles: list[TileFacts]
    bags: list[BagFacts]
    accomplices: list[CardFacts]
    thieves: list[str]  # Master Thief cards
    orders: list[OrderFacts]
    raids: list[RaidFacts]
    dealers: list[DealerFacts]
    order_spaces: int
    dealer_spaces: int
    coins: int  # in the box
    posters: int
    rules: dict[str, int]  # the numbers of the rules, by their names in the component file
    hire_cost: int  # coins for an accomplice
    master_at: int  # orders for the Master Thief's ability
    end_at: int  # orders that bring the last round
    round_limit: int | None  # None: no limit


Tiles = dict[str, int]  # how many of each kind, by code; none of a kind is left out

Phase = Literal["set_up", "reserve", "steal", "act", "replenish", "hire", "over"]

StepName = Literal[
    "draw_lots",
    "thief_card",
    "turn_up_order",
    "turn_up_dealer",
    "thief",
    "reserve",
    "bag",
    "steal",
    "draw",
    "forced_draw",
    "copy_draw",
    "bet",
    "copy",
    "skull",
    "finish",
    "kill",
    "angel",
    "split",
    "keep",
    "gift",
    "give",
    "swap",
    "act",
    "fill",
    "neutral",
    "return",
    "hire",
    "pay",
    "draw_accomplice",
]

NamedStep = TypedDict("NamedStep", {"is": StepName})


class Target(TypedDict, total=False):
    """What is filled: an order, or a field of a dealer."""

    order: int  # its place in `orders`
    dealer: int  # its place in `dealers`
    field: int  # of that dealer, from 0


class Step(NamedStep, total=False):
    """What is pending, and what all know of it."""

    seat: int | None  # who chooses, or for whom chance does; thief_card: None for the draft
    waiting: list[int]  # where several are asked: who has not answered yet
    answered: list[int]  # and who has
    against: int  # kill: who played the card on top
    neutralised: bool  # kill: whether the card announced is, as it stands
    bag: Bag  # draw, forced_draw, copy_draw: from which
    space: int  # turn_up_dealer: its place in `dealers`
    target: Target  # fill: what for
    chosen: list[str]  # fill: with what so far, as the moves name it
    tiles: int  # neutral: how many may be taken yet
    other: int  # give, swap: with whom; gift: to whom; keep: whose Gold Digger it is
    given: str  # swap: the tile
    tile: str  # split: the one to be put into a part
    first: Tiles  # split, keep: what is in the first part
    second: Tiles  # split, keep: in the second
    raid: str  # return: which
    choosing: list[int]  # return: by seat, how many tiles it chooses
    hired: bool  # draw_accomplice: for a coin


class Announced(TypedDict):
    """An accomplice on the table that has not taken effect yet."""

    seat: int  # who played it
    card: str
    other: int | None  # Hustler: whose tile is wanted
    bag: Bag | None  # Sidekick: where the theft goes on
    bet: Literal["skull", "clean"] | None  # Know-it-All
    target: Target | None  # Forger, Lock Picker: what for
    chosen: list[str]  # Forger, Lock Picker: with what it is filled, as the moves name it
    serves: str | None  # Forger, Lock Picker: which of these is this card's


Cards = dict[str, int]  # how many of each accomplice; none of one is left out


class Player(TypedDict):
    """What everybody sees of a player."""

    points: int
    coins: int
    posters: int
    loot: Tiles  # what was stolen in this turn included
    tiles: int  # how many tiles that is
    completed: list[str]  # order cards
    orders_to_ability: int  # to complete yet before the Master Thief helps
    orders_to_end: int  # to complete yet to bring the last round
    thief: str | None  # the Master Thief card
    ability: bool  # whether it may be used now
    jailed: bool
    markers: int  # not on an order
    cards: int  # accomplices in hand
    known: Cards  # those of them that all have seen


class Slate(TypedDict):
    """What is left in a bag."""

    loot: Tiles
    tiles: int  # how many that is, without skulls
    risk: int  # that the next one is a skull, in percent
    stake: int  # tiles of this colour that the active player has


class Supply(TypedDict):
    """The supply beside the board."""

    coins: int | None  # None: without end
    posters: int
    neutral: Tiles


class OrderSpace(TypedDict):
    """A space for an order."""

    card: str | None
    reserved: int | None  # by whom
    touched: bool  # reserved or cancelled in this turn already
    so_far: int | None  # draw, achieve: how far the active player has come in this turn


class DealerSpace(TypedDict):
    """A space for a dealer."""

    tile: str | None
    fields: list[str | None]  # the loot on them
    sold_to: bool  # in this turn


class Decks(TypedDict):
    """The decks, the piles beside them, and what lies on the table."""

    orders: int  # cards left
    starters: int  # those of them with the back A, on top
    raids: int  # those of them that are raids
    raids_past: list[str]  # carried out
    raids_aside: list[str]  # set aside until the board is filled
    dealers: int
    dealers_discarded: list[str]
    accomplices: int
    discarded: Cards  # accomplices
    table: Cards  # accomplices announced, or laid there for a bet
    offered: list[str]  # Master Thieves to choose from


class Bets(TypedDict):
    """The bets of the Know-it-Alls: who bets on what."""

    skull: list[int]
    clean: list[int]


class Swap(TypedDict):
    """The last swap of a Hustler, which may not be undone at once."""

    giver: int
    taker: int
    given: str
    taken: str


class ThisTurn(TypedDict):
    """What has happened in this turn, as far as it still matters."""

    bag: Bag | None  # stolen from
    drawn: list[str]  # by the active player, in order
    from_bag: int  # those of them from this bag
    fresh: Tiles  # stolen and still there
    skull: bool  # one was drawn and has not taken effect yet
    caught_after: int | None  # tiles before the first skull in force
    stopped: bool  # the theft, by choice
    sheltered: bool  # the next skull is harmless
    blocked: bool  # the Sidekick was neutralised: no more drawing
    forced_by: int | None  # whose Backstabber makes the active player draw
    bets: Bets
    hired: int  # accomplices, not to be used in this turn
    hustled: bool
    turned: bool  # a key, by the Locksmith
    haggled: bool
    sold: int  # tiles
    dealers_completed: int
    orders_completed: int
    raided: bool


class Own(TypedDict):
    """What one player sees alone."""

    hand: Cards
    hired: Cards  # those of them that cannot be used in this turn
    answer: str | None  # sealed while others still choose: the move
    sealed: Tiles  # chosen to be returned in a raid
    ready: list[int]  # orders, by their place, that could be fulfilled now


class Shared(TypedDict):
    """The table as everybody sees it."""

    round: int  # 0 while it is set up
    rounds_left: int | None  # this one among them; None: no limit
    final: bool  # the last round
    phase: Phase
    step: Step | None  # what is pending; None when all is over
    announced: list[Announced]  # accomplices that wait to take effect, the newest last
    start_player: int | None  # None before lots are drawn
    turn: int | None  # the active player; None while it is set up
    players: list[Player]  # by seat
    bags: dict[Bag, Slate] | None  # None where the table does not count them
    supply: Supply
    orders: list[OrderSpace]
    dealers: list[DealerSpace]
    decks: Decks
    this_turn: ThisTurn
    last_swap: Swap | None
    outcome: Outcome | None  # None before the end


class Scene(Shared):
    """The table as one seat sees it."""

    own: Own | None  # None for spectators
