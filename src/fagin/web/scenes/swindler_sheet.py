"""The sheet of Swindler, sent once: what is in the box, the numbers and the options."""

from __future__ import annotations

from typing import Final, get_args

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
from fagin.web.scenes.shapes.swindler import (
    Background,
    Bag,
    DealerFacts,
    OrderFacts,
    OrderKind,
    Sheet,
    TileFacts,
)

BAGS: Final[tuple[Bag, ...]] = get_args(Bag)
BACKGROUNDS: Final[tuple[Background, ...]] = get_args(Background)
ORDER_KINDS: Final[tuple[OrderKind, ...]] = get_args(OrderKind)


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
