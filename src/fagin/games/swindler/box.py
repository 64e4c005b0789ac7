"""Reading the component data of Swindler, which owners may edit: checked, with errors that name the key."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from math import prod
from typing import Final

from fagin.games.swindler.pieces import (
    ACCOMPLICE,
    ACCOMPLICES,
    ACHIEVE,
    ACHIEVEMENTS,
    BACKGROUND,
    BAGS,
    CARD,
    CARDS,
    COIN,
    DEALER_IDS,
    DIFFERENT,
    DIFFERENT_BAGS,
    DISCARD,
    DRAW,
    DRAW_EVENTS,
    FEWEST_PLAYERS,
    FIELDS,
    FIRST_KEY,
    FIRST_NEUTRAL,
    ITEM_OF,
    ITEMS,
    JEWEL,
    JOKER,
    KEY,
    LOOT,
    MOST,
    MOST_COPIES,
    MOST_PLAYERS,
    ONE,
    ORDER_IDS,
    ORDER_KINDS,
    OWN,
    PER_BAG,
    SAME,
    SETS,
    STARTERS,
    THIEVES,
    TILES,
    WHATS,
    Box,
    Dealer,
    Order,
    Raid,
    Way,
    cards_in_all,
    size,
)
from fagin.kernel import BadData
from fagin.kernel.data import table, tables, whole

SET_UP: Final = ["start_points", "start_coins", "max_reservations"]
RULES: Final = [
    *["cancel_penalty", "min_points", "first_skull_coin", "dealer_bonus", "beggar_min_loot"],
    *["backstabber_coin", "know_it_all_points", "jail_posters_returned"],
    *["end_points_per_coin", "end_penalty_per_reservation"],
]
WAYS: Final = 300  # the most ways to meet an order that we keep
SLOTS: Final = 12  # the most tiles that an order may ask for


def read_box(data: Mapping[str, object]) -> Box:
    """The components of a file; a BadData names the key that is wrong."""
    counts = table(data, "counts")
    rules: dict[str, int] = {}
    for name, keys in (("setup", SET_UP), ("rules", RULES)):
        for key in keys:
            rules[key] = whole(table(data, name), name, key, 0, 99)
    tiles, skulls = read_bags(data)
    expect(counts, "coloured_loot", int(size(tiles)), "bag")
    expect(counts, "skulls", sum(skulls), "bag")
    neutral = read_loot(table(data, "neutral_loot"), "neutral_loot", FIRST_NEUTRAL, TILES)
    expect(counts, "neutral_loot", int(size(neutral)), "neutral_loot")
    coins = whole(table(data, "coins"), "coins", "count", 0, 99)
    expect(counts, "coins", coins, "coins")
    if coins < rules["start_coins"] * MOST_PLAYERS:
        message = f"{MOST_PLAYERS} players need {rules['start_coins'] * MOST_PLAYERS} to begin with"
        raise BadData(
            "coins.count", message, "too-few-coins", {"least": str(rules["start_coins"] * MOST_PLAYERS)}
        )
    posters = whole(table(data, "wanted_posters"), "wanted_posters", "count", 0, 99)
    expect(counts, "wanted_posters", posters, "wanted_posters")
    cards = read_accomplices(data)
    expect(counts, "accomplices", int(cards_in_all(cards)), "accomplice")
    check_ids(tables(data, "master_thief"), "master_thief", THIEVES)
    thresholds = read_thresholds(data)
    orders, raids = read_orders(data, thresholds)
    return Box(
        tiles + neutral, skulls, coins, posters, cards, orders, raids, read_dealers(data), rules, thresholds
    )


def expect(counts: Mapping[str, object], key: str, found: int, where: str) -> None:
    """Refuse lists that do not add up to the number of components."""
    said = whole(counts, "counts", key, 0, 99)
    if said != found:
        message = f"counts.{key} says {said}, there are {found}"
        raise BadData(where, message, "counts-differ", {"key": key, "said": str(said), "found": str(found)})


def check_ids(found: list[dict[str, object]], key: str, expected: list[str]) -> None:
    """Refuse tables that are not those expected, in their order."""
    if [thing.get("id") for thing in found] != expected:
        message = f"expected the ids {', '.join(expected)} in this order"
        raise BadData(key, message, "ids-in-order", {"ids": ", ".join(expected)})


def named(thing: Mapping[str, object], where: str, key: str, names: list[str], default: str = "") -> int:
    """The place of a name among those that may stand under a key."""
    found = thing.get(key, default)
    if not isinstance(found, str) or found not in names:
        message = f"expected one of {', '.join(names)}, not {found!r}"
        raise BadData(f"{where}.{key}", message, "one-of", {"known": ", ".join(names), "value": str(found)})
    return names.index(found)


# ---------------------------------------------------------------- tiles and cards


def read_bags(data: Mapping[str, object]) -> tuple[int, tuple[int, ...]]:
    """[SW-1.1] The heap of all coloured tiles, and the skulls of each bag: at least one."""
    bags = tables(data, "bag")
    check_ids(bags, "bag", BAGS)
    heap = 0
    skulls: list[int] = []
    for at, bag in enumerate(bags):
        skulls.append(whole(bag, f"bag[{at}]", "skulls", 1, 9))
        heap += read_loot(bag, f"bag[{at}]", at * PER_BAG, (at + 1) * PER_BAG)
    return heap, tuple(skulls)


def read_loot(thing: Mapping[str, object], where: str, first: int, last: int) -> int:
    """The heap of the tiles under `loot`: items that this background may have."""
    loot = table(thing, "loot", f"{where}.loot")
    kinds = {ITEMS[ITEM_OF[kind]]: kind for kind in range(first, last)}
    heap = 0
    for item in loot:
        if item not in kinds:
            message = f"expected one of {', '.join(kinds)}, not {item!r}"
            raise BadData(f"{where}.loot", message, "one-of", {"known": ", ".join(kinds), "value": item})
        kind = kinds[item]
        heap += whole(loot, f"{where}.loot", item, 0, MOST[kind]) * ONE[kind]
    return heap


def read_accomplices(data: Mapping[str, object]) -> int:
    """The heap of all accomplices."""
    found = tables(data, "accomplice")
    check_ids(found, "accomplice", CARDS)
    return sum(
        whole(found[card], f"accomplice[{card}]", "count", 0, MOST_COPIES) * CARD[card]
        for card in range(ACCOMPLICES)
    )


def read_thresholds(data: Mapping[str, object]) -> dict[int, tuple[int, int]]:
    """[SW-6.13, SW-11.1] For each number of players, the orders for the Master Thief and for the end."""
    thresholds: dict[int, tuple[int, int]] = {}
    for at, row in enumerate(tables(data, "players")):
        where = f"players[{at}]"
        players = whole(row, where, "n", FEWEST_PLAYERS, MOST_PLAYERS)
        thresholds[players] = (
            whole(row, where, "master_thief_at", 1, 40),
            whole(row, where, "end_at", 3, 40),
        )
    if sorted(thresholds) != list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)):
        message = f"expected one row for each of {FEWEST_PLAYERS} to {MOST_PLAYERS} players"
        raise BadData("players", message, "rows-for-players")
    return thresholds


def read_dealers(data: Mapping[str, object]) -> list[Dealer]:
    """[SW-3.7, SW-R26] The dealer tiles: jewels and keys, never coins."""
    found = tables(data, "dealer")
    check_ids(found, "dealer", DEALER_IDS)
    dealers: list[Dealer] = []
    for at, dealer in enumerate(found):
        where = f"dealer[{at}].fields"
        fields = tables(dealer, "fields", where)
        if len(fields) != FIELDS:
            raise BadData(where, f"expected {FIELDS}", "fields-number", {"fields": str(FIELDS)})
        items = tuple(named(fields[n], f"{where}[{n}]", "item", ITEMS[:JOKER]) for n in range(FIELDS))
        points = tuple(whole(fields[n], f"{where}[{n}]", "vp", 0, 99) for n in range(FIELDS))
        dealers.append(Dealer(items, points))
    return dealers


# ---------------------------------------------------------------- orders and raids


def read_orders(
    data: Mapping[str, object], thresholds: dict[int, tuple[int, int]]
) -> tuple[list[Order | None], list[Raid | None]]:
    """[SW-1.3, SW-R29] By card: forty in all, and no raid among the starters, which set-up turns up."""
    orders: list[Order | None] = [None] * len(ORDER_IDS)
    raids: list[Raid | None] = [None] * len(ORDER_IDS)
    found: list[object] = []
    for at, thing in enumerate(tables(data, "order")):
        where = f"order[{at}]"
        card = named(thing, where, "id", ORDER_IDS)
        found.append(thing.get("id"))
        orders[card] = read_order(thing, where)
    for at, thing in enumerate(tables(data, "raid")):
        where = f"raid[{at}]"
        card = named(thing, where, "id", ORDER_IDS[STARTERS:])
        found.append(thing.get("id"))
        loot = whole(thing, where, "loot_at_least", 0, 42)
        returned = whole(thing, where, "loot_return", 1 if loot else 0, 42)
        raids[STARTERS + card] = Raid(loot, returned, whole(thing, where, "posters_at_least", 0, 20))
    if sorted(map(str, found)) != sorted(ORDER_IDS):
        message = f"expected every id from {ORDER_IDS[0]} to {ORDER_IDS[-1]} once, as an order or a raid"
        raise BadData("order", message, "order-ids", {"first": ORDER_IDS[0], "last": ORDER_IDS[-1]})
    in_play = sum(order is not None for order in orders[STARTERS:]) + 2 * FEWEST_PLAYERS
    for players, (_, end_at) in thresholds.items():
        if players * (end_at - 1) >= in_play:  # the game must be able to end
            details = {"players": str(players), "orders": str(in_play)}
            message = f"{in_play} orders are too few for {players} players and this end"
            raise BadData("players.end_at", message, "too-few-orders", details)
    return orders, raids


def read_order(thing: Mapping[str, object], where: str) -> Order:
    """[SW-6.3, SW-6.7] An order: Own and Discard have needs, Draw an event, others an achievement."""
    kind = named(thing, where, "kind", ORDER_KINDS)
    rewards = tuple(whole(thing, where, key, 0, 99) for key in ("vp", "coins", "neutral", "posters"))
    if kind in (OWN, DISCARD):
        return read_needs(thing, where, kind, rewards)
    key = "draw" if kind == DRAW else "achieve"
    wanted = table(thing, key, f"{where}.{key}")
    event = named(wanted, f"{where}.{key}", "event", DRAW_EVENTS if kind == DRAW else ACHIEVEMENTS)
    number = whole(wanted, f"{where}.{key}", "n", 1, 42)
    from_bag = kind != ACHIEVE and DRAW_EVENTS[event] == "tiles_from_bag"
    bag = named(wanted, f"{where}.{key}", "bag", BAGS) if from_bag else 0
    return Order(kind, event=event, number=number, bag=bag, rewards=rewards)


def read_needs(thing: Mapping[str, object], where: str, kind: int, rewards: tuple[int, ...]) -> Order:
    """The needs of an Own or Discard order, and the ways to meet them with tiles."""
    needs: list[tuple[int, int, int]] = []
    groups: list[list[tuple[int, ...]]] = []
    coins = cards = 0
    for at, need in enumerate(tables(thing, "need", f"{where}.need")):
        here = f"{where}.need[{at}]"
        what = named(need, here, "what", WHATS)
        number = whole(need, here, "n", 1, SLOTS)
        together = named(need, here, "set", SETS, "any")
        needs.append((what, number, together))
        if what == COIN:
            coins += number
        elif what == ACCOMPLICE:
            if kind == OWN:
                message = "cards in hand are hidden: they can be discarded, not shown"
                raise BadData(f"{here}.what", message, "cards-are-hidden")
            cards += number
        else:
            groups.append(slots_for(what, number, together, here))
    number_of_ways = prod(len(group) for group in groups)
    few = 0 < len(needs) <= SLOTS and 0 < number_of_ways <= WAYS  # before they are made: it could be billions
    ways = [tuple(slot for group in way for slot in group) for way in product(*groups)] if few else []
    if not ways or any(len(way) > SLOTS for way in ways):
        message = f"expected needs for 1 to {SLOTS} tiles, with at most {WAYS} ways to meet them"
        raise BadData(f"{where}.need", message, "needs-number", {"slots": str(SLOTS)})
    return Order(kind, tuple(needs), tuple(Way(way) for way in ways), coins, cards, rewards=rewards)


def slots_for(what: int, number: int, together: int, where: str) -> list[tuple[int, ...]]:
    """The slots of one need; a set of same or different things may be met in several ways."""
    members = [what]
    if what == JEWEL:
        members = list(range(FIRST_KEY))
    elif what == KEY:
        members = list(range(FIRST_KEY, JOKER))
    elif what == LOOT:
        members = list(range(len(ITEMS)))
    if together == SAME and what in (JEWEL, KEY, LOOT):
        return [(member,) * number for member in members]
    if together == DIFFERENT_BAGS and what == LOOT:
        members = [BACKGROUND + bag for bag in range(len(BAGS))]
    elif together != DIFFERENT or what not in (JEWEL, KEY, LOOT):
        if together:
            message = f"a set of {WHATS[what]} cannot be {SETS[together]}"
            raise BadData(
                f"{where}.set", message, "no-such-set", {"what": WHATS[what], "set": SETS[together]}
            )
        return [(what,) * number]
    return list(combinations(members, number))
