"""Swindler as one seat sees it, in words and numbers for a browser that knows no rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from typing_extensions import TypedDict

from fagin.games.swindler.conditions import drawn_so_far, sold_so_far
from fagin.games.swindler.game import Swindler
from fagin.games.swindler.moves import MOVES
from fagin.games.swindler.orders import can_fulfil, entitled, means_of, order_at
from fagin.games.swindler.pieces import (
    BAG_MASK,
    CARDS,
    DEALER_IDS,
    DEALER_SPACES,
    DISCARD,
    DRAW,
    FIELDS,
    KINDS,
    NEUTRAL,
    ORDER_IDS,
    ORDER_SPACES,
    THIEVES,
    size,
)
from fagin.games.swindler.state import (
    EMPTY,
    NO_SKULL,
    NOBODY,
    SEATS_IN,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerView,
    has_ability,
)
from fagin.kernel import NOTHING, Options
from fagin.web.scenes.bits import bits_in
from fagin.web.scenes.outcome import Outcome, outcome_of
from fagin.web.scenes.swindler_sheet import BAGS, Bag, Sheet, sheet
from fagin.web.scenes.swindler_steps import (
    Announced,
    Phase,
    Step,
    Tiles,
    announced_in,
    phase_of,
    step_of,
    tiles_of,
)

Cards = dict[str, int]  # how many of each accomplice; none of one is left out
CARDS_AT: Final = tuple((card, 3 * at) for at, card in enumerate(CARDS))


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


class SwindlerScene:
    """Shows one table of Swindler."""

    def __init__(self, game: Swindler, players: int, options: Options | None) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.setting: Final = game.setting(players, options)
        self.box: Final = game.box
        self.raids: Final = sum(1 << card for card, raid in enumerate(game.box.raids) if raid is not None)

    def sheet(self) -> Sheet:
        """What never changes during play."""
        return sheet(self.game, self.players, self.options)

    def scene(self, view: SwindlerView) -> Scene:
        """What a seat or a spectator sees now; read only, for lists may be shared."""
        return {**self.shared(view.public), "own": self.own(view)}

    def own(self, view: SwindlerView) -> Own | None:
        """What a seat sees alone."""
        return None if view.own is None else own_things(view, view.own)

    def shared(self, public: SwindlerPublic) -> Shared:
        """What everybody sees now."""
        setting = self.setting
        step = step_of(public)
        return {
            "round": public.round,
            "rounds_left": setting.round_limit + 1 - max(1, public.round) if setting.round_limit else None,
            "final": public.final,
            "phase": phase_of(public),
            "step": step,
            "announced": announced_in(public),
            "start_player": None if step and step["is"] == "draw_lots" else public.start,
            "turn": public.seat if public.round else None,
            "players": [self.player(public, seat) for seat in range(self.players)],
            "bags": self.bags(public) if setting.show_bag_odds else None,
            "supply": {
                "coins": None if setting.unlimited else public.supply,
                "posters": public.poster_supply,
                "neutral": tiles_of(public.home & BAG_MASK[NEUTRAL]),
            },
            "orders": [self.order(public, space) for space in range(ORDER_SPACES)],
            "dealers": [dealer(public, space) for space in range(DEALER_SPACES)],
            "decks": self.decks(public),
            "this_turn": this_turn(public),
            "last_swap": last_swap(public),
            "outcome": outcome_of(public),
        }

    def player(self, public: SwindlerPublic, seat: int) -> Player:
        """What lies before a player."""
        setting = self.setting
        thief, loot, done = public.thieves[seat], public.loot[seat], public.progress[seat]
        return {
            "points": public.points[seat],
            "coins": public.coins[seat],
            "posters": public.posters[seat],
            "loot": tiles_of(loot),
            "tiles": size(loot),
            "completed": [ORDER_IDS[card] for card in bits_in(public.completed[seat])],
            "orders_to_ability": max(0, setting.master_at - done),
            "orders_to_end": max(0, setting.end_at - done),
            "thief": None if thief == NOBODY else THIEVES[thief],
            "ability": thief != NOBODY and has_ability(public, seat, thief),
            "jailed": bool(public.jailed >> seat & 1),
            "markers": setting.max_reservations - public.markers.count(seat),
            "cards": public.hand_count[seat],
            "known": cards_of(public.known[seat]),
        }

    def bags(self, public: SwindlerPublic) -> dict[Bag, Slate]:
        """[SW-3.2, SW-R73] What is in the bags, which is what lies nowhere else, and what a skull would cost."""
        loot = public.loot[public.seat]
        slates: dict[Bag, Slate] = {}
        for at, bag in enumerate(BAGS):
            inside, skulls = public.home & BAG_MASK[at], self.box.skulls[at]
            tiles = size(inside)
            slates[bag] = {
                "loot": tiles_of(inside),
                "tiles": tiles,
                "risk": round(100 * skulls / (tiles + skulls)),
                "stake": size(loot & BAG_MASK[at]),
            }
        return slates

    def order(self, public: SwindlerPublic, space: int) -> OrderSpace:
        """[SW-1.7, SW-4.1] An order space, with the card and the marker on it."""
        card, marker = public.orders[space], public.markers[space]
        order = None if card == EMPTY else self.box.orders[card]
        so_far: int | None = None
        if order is not None and order.kind > DISCARD:
            so_far = drawn_so_far(public, order) if order.kind == DRAW else sold_so_far(public, order)
        return {
            "card": None if card == EMPTY else ORDER_IDS[card],
            "reserved": None if marker == NOBODY else marker,
            "touched": bool(public.touched >> space & 1),
            "so_far": so_far,
        }

    def decks(self, public: SwindlerPublic) -> Decks:
        """[SW-1.3, SW-7.4, SW-9.8] What is known of decks and piles."""
        return {
            "orders": public.starters_left + int(public.order_deck).bit_count(),
            "starters": public.starters_left,
            "raids": (int(public.order_deck) & self.raids).bit_count(),
            "raids_past": [ORDER_IDS[card] for card in bits_in(public.removed)],
            "raids_aside": [ORDER_IDS[card] for card in bits_in(public.aside)],
            "dealers": int(public.dealer_stack).bit_count(),
            "dealers_discarded": [DEALER_IDS[tile] for tile in bits_in(public.dealer_discard)],
            "accomplices": public.deck_count,
            "discarded": cards_of(public.discard),
            "table": cards_of(public.table),
            "offered": [THIEVES[thief] for thief in bits_in(public.offered)],
        }


def dealer(public: SwindlerPublic, space: int) -> DealerSpace:
    """[SW-1.8, SW-3.5] A dealer space, with the dealer and the loot on it."""
    tile = public.dealers[space]
    loot = public.fields[space * FIELDS : space * FIELDS + FIELDS]
    return {
        "tile": None if tile == EMPTY else DEALER_IDS[tile],
        "fields": [None if kind == EMPTY else KINDS[kind] for kind in loot],
        "sold_to": tile != EMPTY and bool(public.sold_to >> tile & 1),
    }


def this_turn(public: SwindlerPublic) -> ThisTurn:
    """The turn so far."""
    return {
        "bag": None if public.bag == NOBODY else BAGS[public.bag],
        "drawn": [KINDS[kind] for kind in public.drawn],
        "from_bag": public.from_bag,
        "fresh": tiles_of(public.fresh),
        "skull": public.skull,
        "caught_after": None if public.caught_after == NO_SKULL else public.caught_after,
        "stopped": public.stopped,
        "sheltered": public.sheltered,
        "blocked": public.blocked,
        "forced_by": None if public.forced_by == NOBODY else public.forced_by,
        "bets": {"skull": SEATS_IN[public.bets_skull], "clean": SEATS_IN[public.bets_clean]},
        "hired": public.hired,
        "hustled": public.hustled,
        "turned": public.turned,
        "haggled": public.haggled,
        "sold": public.sold,
        "dealers_completed": public.dealers_done,
        "orders_completed": public.orders_done,
        "raided": public.raided,
    }


def last_swap(public: SwindlerPublic) -> Swap | None:
    """[SW-10.17] What a Hustler last swapped."""
    if not public.swap:
        return None
    giver, taker, given, taken = public.swap
    return {"giver": giver, "taker": taker, "given": KINDS[given], "taken": KINDS[taken]}


def own_things(view: SwindlerView, own: SwindlerPrivate) -> Own:
    """[SW-9.4, SW-R40] The own hand, and what is sealed."""
    return {
        "hand": cards_of(own.hand),
        "hired": cards_of(own.hired),
        "answer": None if own.answer == NOTHING else MOVES.text(own.answer),
        "sealed": tiles_of(own.sealed),
        "ready": ready(view.public, view.seat, own),
    }


def ready(public: SwindlerPublic, seat: int, own: SwindlerPrivate) -> list[int]:
    """[SW-4.2, SW-6.3] Which orders the active player could fulfil now."""
    if seat != public.seat:
        return []
    means = means_of(public, seat, own)
    found: list[int] = []
    for space in range(ORDER_SPACES):
        order = order_at(public, space)
        if order is not None and entitled(public, seat, space) and can_fulfil(public, order, means):
            found.append(space)
    return found


@lru_cache(maxsize=4096)
def cards_of(heap: int) -> Cards:
    """A heap of accomplices by name; read only, for the same heaps are seen again and again."""
    return {card: cards for card, shift in CARDS_AT if (cards := heap >> shift & 7)}
