"""The sheet of Swindler, sent once: what is in the box, the numbers and the options."""

from __future__ import annotations

from typing import Final, Literal, get_args

from typing_extensions import TypedDict

from fagin.games.swindler.game import Swindler
from fagin.games.swindler.hiring import HIRE_COST
from fagin.games.swindler.pieces import (
    ACHIEVEMENTS,
    BAG_OF,
    CARDS,
    DEALER_IDS,
    DEALER_SPACES,
    DISCARD,
    DRAW,
    DRAW_EVENTS,
    ITEM_OF,
    ITEMS,
    KINDS,
    ORDER_IDS,
    ORDER_SPACES,
    SETS,
    THIEVES,
    TILES,
    VALUE,
    WHATS,
    Dealer,
    Order,
    count,
)
from fagin.kernel import Options

Bag = Literal["red", "blue", "green", "yellow", "black"]
Background = Literal["red", "blue", "green", "yellow", "black", "neutral"]
OrderKind = Literal["own", "discard", "draw", "achieve"]
BAGS: Final[tuple[Bag, ...]] = get_args(Bag)
BACKGROUNDS: Final[tuple[Background, ...]] = get_args(Background)
ORDER_KINDS: Final[tuple[OrderKind, ...]] = get_args(OrderKind)


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


def sheet(game: Swindler, players: int, options: Options | None) -> Sheet:
    """The sheet of a table."""
    box, setting = game.box, game.setting(players, options)
    return {
        "game": game.id,
        "players": players,
        "options": game.settle(options),
        "data": game.data,
        "tiles": [
            tile_facts(kind, count(box.tiles, kind)) for kind in range(TILES) if count(box.tiles, kind)
        ],
        "bags": [
            {
                "id": bag,
                "tiles": sum(count(box.tiles, kind) for kind in range(TILES) if BAG_OF[kind] == at),
                "skulls": box.skulls[at],
            }
            for at, bag in enumerate(BAGS)
        ],
        "accomplices": [{"id": card, "number": box.cards >> 3 * at & 7} for at, card in enumerate(CARDS)],
        "thieves": THIEVES,
        "orders": [
            order_facts(card, order) for card, order in zip(ORDER_IDS, box.orders) if order is not None
        ],
        "raids": [
            {"id": card, "loot": raid.loot, "returned": raid.returned, "posters": raid.posters}
            for card, raid in zip(ORDER_IDS, box.raids)
            if raid is not None
        ],
        "dealers": [dealer_facts(tile, dealer) for tile, dealer in zip(DEALER_IDS, box.dealers)],
        "order_spaces": ORDER_SPACES,
        "dealer_spaces": DEALER_SPACES,
        "coins": box.coins,
        "posters": box.posters,
        "rules": box.rules,
        "hire_cost": HIRE_COST,
        "master_at": setting.master_at,
        "end_at": setting.end_at,
        "round_limit": setting.round_limit or None,
    }


def tile_facts(kind: int, number: int) -> TileFacts:
    """A kind of tile."""
    return {
        "code": KINDS[kind],
        "background": BACKGROUNDS[BAG_OF[kind]],
        "item": ITEMS[ITEM_OF[kind]],
        "coins": VALUE[kind],
        "number": number,
    }


def order_facts(id: str, order: Order) -> OrderFacts:
    """[SW-6.3] What an order asks for and gives."""
    event: str | None = None
    if order.kind > DISCARD:
        event = (DRAW_EVENTS if order.kind == DRAW else ACHIEVEMENTS)[order.event]
    return {
        "id": id,
        "kind": ORDER_KINDS[order.kind],
        "needs": [
            {"what": WHATS[what], "number": number, "set": SETS[together]}
            for what, number, together in order.needs
        ],
        "event": event,
        "number": order.number,
        "bag": BAGS[order.bag] if event == "tiles_from_bag" else None,
        "points": order.points,
        "coins": order.coins,
        "neutral": order.neutral,
        "posters": order.posters,
    }


def dealer_facts(id: str, dealer: Dealer) -> DealerFacts:
    """[SW-6.14] What a dealer buys."""
    return {
        "id": id,
        "fields": [
            {"item": ITEMS[item], "points": points} for item, points in zip(dealer.items, dealer.points)
        ],
    }
