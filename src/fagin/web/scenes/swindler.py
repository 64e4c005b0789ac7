"""Swindler as one seat sees it, in words and numbers for a browser that knows no rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

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
from fagin.web.scenes.outcome import outcome_of
from fagin.web.scenes.shapes.swindler import (
    Bag,
    Cards,
    DealerSpace,
    Decks,
    OrderSpace,
    Own,
    Player,
    Scene,
    Shared,
    Sheet,
    Slate,
    Swap,
    ThisTurn,
)
from fagin.web.scenes.swindler_sheet import BAGS, sheet
from fagin.web.scenes.swindler_steps import announced_in, phase_of, step_of, tiles_of

CARDS_AT: Final = tuple((card, 3 * at) for at, card in enumerate(CARDS))


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
