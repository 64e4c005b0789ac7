"""The conditions of orders, evaluated: what was drawn or achieved, and what tiles and cards can fill.

An order asks for tiles slot by slot. A slot is filled by a tile that fits, by a tile that a Forger makes fit, by
a key that the Locksmith turns, or by a Lock Picker; coins and cards are paid after the tiles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.moves import CARD as CARD_MOVE
from fagin.games.swindler.moves import FORGE, LOCKPICK, PAY, PAY_COIN, TURN, WITH
from fagin.games.swindler.pieces import (
    BAG_OF,
    CARD,
    CARD_MASK,
    CARDS,
    COIN,
    COIN_KINDS,
    COIN_TILES,
    COLOURS,
    DISCARD,
    DRAW,
    FIRST_KEY,
    FORGED,
    FORGER,
    ITEM_OF,
    JOKER,
    KEY,
    KEY_SLOT,
    LOCK_PICKER,
    ONE,
    OWN,
    PER_BAG,
    SLOT_KINDS,
    SLOT_MASK,
    TILES,
    USED_IN_ORDERS,
    VALUE,
    Order,
    Way,
    cards_in_all,
    coin_value,
    count,
    kinds_in,
    size,
)
from fagin.games.swindler.state import BIT, NO_SKULL, SwindlerPublic

KEY_TILES: Final = SLOT_MASK[KEY] & ~SLOT_MASK[JOKER]  # [SW-R67] of one colour
KEY_KIND: Final[tuple[int, ...]] = tuple(colour * PER_BAG + FIRST_KEY for colour in range(len(COLOURS)))
SALES: Final = [
    Order(DISCARD, ways=(Way((item,)),)) for item in range(JOKER)
]  # a field of a dealer as an order

# ---------------------------------------------------------------- what was drawn or achieved


def achieved(public: SwindlerPublic, order: Order) -> bool:
    """[SW-6.3, SW-6.7] Whether a Draw order or an achievement is met by what happened in this turn."""
    return (drawn_so_far(public, order) if order.kind == DRAW else sold_so_far(public, order)) >= order.number


def sold_so_far(public: SwindlerPublic, order: Order) -> int:
    """[SW-6.3] How far an achievement has come in this turn."""
    if order.event == 0:  # dealers_completed_in_turn
        return int(public.dealers_done)
    if order.event == 1:  # sold_in_turn
        return int(public.sold)
    return sum(public.sold_to & BIT[dealer] != 0 for dealer in range(12))  # dealers_sold_to_in_turn


def drawn_so_far(public: SwindlerPublic, order: Order) -> int:
    """[SW-R7, SW-R8] How far a Draw order has come by the active player's own draws, kept or lost."""
    drawn = public.drawn
    event = order.event
    if event == 0:  # coin_tile
        return sum(ITEM_OF[kind] >= COIN for kind in drawn)
    if event == 1:  # identical_in_a_row
        return longest_row(drawn)
    if event == 2:  # tiles_in_turn
        return len(drawn)
    if event == 3:  # tiles_from_bag
        return sum(BAG_OF[kind] == order.bag for kind in drawn)
    if event == 4:  # keys_in_turn, [SW-R17] a joker is one key
        return sum(FIRST_KEY <= ITEM_OF[kind] <= JOKER for kind in drawn)
    if event == 5:  # skull_after, [SW-R75] harmless or not
        return 0 if public.caught_after == NO_SKULL else int(public.caught_after)
    return len({ITEM_OF[kind] for kind in drawn})  # diff_items_in_turn


def longest_row(drawn: tuple[int, ...]) -> int:
    """[SW-R9] The longest row of equal tiles: same item, same background."""
    longest = row = 0
    last = -1
    for kind in drawn:
        row = row + 1 if kind == last else 1
        last = kind
        if row > longest:
            longest = row
    return longest


# ---------------------------------------------------------------- what can be filled


class Means:
    """What a player can fill an order with: tiles, coins, cards, and a key to be turned."""

    def __init__(self, heap: int, coins: int, cards: int, turn: bool) -> None:
        self.heap: Final = heap
        self.coins: Final = coins
        self.cards: Final = cards  # a heap
        self.turn: Final = turn


def met_by_tiles(order: Order, means: Means) -> bool:
    """[SW-6.4] Whether what lies there is enough for an Own order, without any help."""
    return can_fill(order, Means(means.heap, means.coins, 0, False), False)


def can_fill(order: Order, means: Means, lockpicks: bool) -> bool:
    """Whether an Own or Discard order can be met in some way."""
    heap: i64 = means.heap
    cards: i64 = means.cards
    if not lockpicks:
        cards &= ~(USED_IN_ORDERS & ~CARD_MASK[FORGER])
    wild: i64 = cards_in_all(cards & USED_IN_ORDERS)
    if means.turn and heap & KEY_TILES:
        wild += 1
    for way in order.ways:
        short: i64 = 0
        for at in range(len(way.whats)):
            missing = way.numbers[at] - size(heap & SLOT_MASK[way.whats[at]])
            if missing > 0:
                short += missing
        if short <= wild and fills(order, way.slots, 0, heap, cards, means.turn, means.coins):
            return True
    return False


def fills(
    order: Order, slots: tuple[int, ...], at: int, heap: i64, cards: i64, turn: bool, coins: i64
) -> bool:
    """Whether the slots from one on, then the coins and the cards, can be filled; [SW-R16] a tile fills one slot."""
    if at == len(slots):
        return pays(order.coins_needed, order.cards_needed, heap, cards, coins)
    what = slots[at]
    for kind in SLOT_KINDS[what]:
        if count(heap, kind) and fills(order, slots, at + 1, heap - ONE[kind], cards, turn, coins):
            return True
    if KEY_SLOT[what]:
        for colour in range(len(COLOURS)):
            picker = LOCK_PICKER + colour
            if (
                (what == KEY or what == FIRST_KEY + colour)
                and cards & CARD_MASK[picker]
                and fills(order, slots, at + 1, heap, cards - CARD[picker], turn, coins)
            ):
                return True
            kind = KEY_KIND[colour]
            if (
                turn
                and what not in (KEY, FIRST_KEY + colour)
                and count(heap, kind)
                and fills(order, slots, at + 1, heap - ONE[kind], cards, False, coins)
            ):
                return True
    if FORGED[what] and cards & CARD_MASK[FORGER]:
        others: i64 = heap & ~SLOT_MASK[what]
        for kind in range(TILES):
            if count(others, kind) and fills(
                order, slots, at + 1, heap - ONE[kind], cards - CARD[FORGER], turn, coins
            ):
                return True
    return False


def pays(due: i64, cards_due: i64, heap: i64, cards: i64, coins: i64) -> bool:
    """[SW-3.8, SW-R19, SW-R57] Coins in value, with coin tiles and forged ones; then enough cards."""
    left: i64 = cards_in_all(cards)
    if due > 0:
        short: i64 = due - coins - coin_value(heap)
        if short > 0:
            if short > cards >> 3 * FORGER & 7 or short > size(heap & ~COIN_TILES):
                return False
            left -= short
    return left >= cards_due


# ---------------------------------------------------------------- the next choice


class Filling:
    """How far an order is filled by the choices so far, and what is left to choose from."""

    def __init__(self, order: Order, means: Means, chosen: tuple[int, ...]) -> None:
        heap: i64 = means.heap
        coins = means.coins
        turn = means.turn
        paid = 0
        given = 0
        slots = len(order.ways[0].slots)
        for at, move in enumerate(chosen):
            kind = tile_of(move)
            if kind >= 0:
                heap -= ONE[kind]
            if TURN <= move < LOCKPICK:
                turn = False
            elif CARD_MOVE <= move < PAY_COIN:
                given += 1
            elif at >= slots:
                paid += 1 if kind < 0 or move < TURN else VALUE[kind]
                if move == PAY_COIN:
                    coins -= 1
        self.heap: Final = int(heap)
        self.coins: Final = coins
        self.turn: Final = turn
        self.ways: Final = [way.slots for way in order.ways if all(map(chosen_fits, way.slots, chosen))]
        self.at: Final = min(len(chosen), slots)
        self.due: Final = order.coins_needed - paid if order.coins_needed else 0  # negative: change
        self.cards_due: Final = order.cards_needed - given


def tile_of(move: int) -> int:
    """The tile that a choice uses, or -1."""
    if WITH <= move < FORGE:
        return move - WITH
    if FORGE <= move < TURN:
        return move - FORGE
    if TURN <= move < LOCKPICK:
        return KEY_KIND[move - TURN]
    if PAY <= move < PAY + len(COIN_KINDS):
        return COIN_KINDS[move - PAY]
    return -1


def card_of(move: int) -> int:
    """The card that a choice uses or pays, or -1."""
    if FORGE <= move < TURN:
        return FORGER
    if LOCKPICK <= move < CARD_MOVE:
        return LOCK_PICKER + move - LOCKPICK
    if CARD_MOVE <= move < PAY_COIN:
        return move - CARD_MOVE
    return -1


def chosen_fits(what: int, move: int) -> bool:
    """[SW-10.8, SW-10.10] Whether a choice fills a slot; a Forger changes tiles, keys too, never a Lock Picker."""
    if WITH <= move < FORGE:
        return SLOT_MASK[what] & ONE[move - WITH] != 0
    if FORGE <= move < TURN:
        return FORGED[what] and not SLOT_MASK[what] & ONE[move - FORGE]
    colour = move - TURN if move < LOCKPICK else move - LOCKPICK
    if move < LOCKPICK:
        return KEY_SLOT[what] and what not in (KEY, FIRST_KEY + colour)
    return what in (KEY, FIRST_KEY + colour)


def choices(order: Order, means: Means, chosen: tuple[int, ...], lockpicks: bool) -> list[int]:
    """What may be chosen next: only what leaves the rest possible; [] when the order is filled."""
    filling = Filling(order, means, chosen)
    cards: i64 = means.cards
    if filling.at < len(order.ways[0].slots):
        return [
            move
            for move in at_hand(filling, cards, lockpicks)
            if any(
                chosen_fits(slots[filling.at], move) and goes_on(order, slots, filling, move, cards)
                for slots in filling.ways
            )
        ]
    if order.kind == OWN:
        return own_coin_choices(filling)
    if filling.due > 0:
        return coin_choices(filling, cards)
    if filling.cards_due > 0:
        return [CARD_MOVE + card for card in range(len(CARDS)) if cards & CARD_MASK[card]]
    return []


def can_finish(order: Order, means: Means, chosen: tuple[int, ...], lockpicks: bool) -> bool:
    """Whether what is left of an order that is being filled can be filled."""
    filling = Filling(order, means, chosen)
    if filling.at < len(order.ways[0].slots):
        return len(choices(order, means, chosen, lockpicks)) > 0
    return pays(filling.due, filling.cards_due, filling.heap, means.cards, filling.coins)


def at_hand(filling: Filling, cards: i64, lockpicks: bool) -> list[int]:
    """Every choice for a slot whose tile and card are there."""
    kinds = kinds_in(filling.heap)
    moves = [WITH + kind for kind in kinds]
    if cards & CARD_MASK[FORGER]:
        moves += [FORGE + kind for kind in kinds]
    if filling.turn:
        moves += [TURN + colour for colour, kind in enumerate(KEY_KIND) if count(filling.heap, kind)]
    if lockpicks:
        for colour in range(len(COLOURS)):
            if cards & CARD_MASK[LOCK_PICKER + colour]:
                moves.append(LOCKPICK + colour)
    return moves


def goes_on(order: Order, slots: tuple[int, ...], filling: Filling, move: int, cards: i64) -> bool:
    """Whether the rest can be filled after a choice."""
    heap: i64 = filling.heap
    tile = tile_of(move)
    if tile >= 0:
        heap -= ONE[tile]
    card = card_of(move)
    left: i64 = cards - CARD[card] if card >= 0 else cards
    turn = filling.turn and not TURN <= move < LOCKPICK
    return fills(order, slots, filling.at + 1, heap, left, turn, filling.coins)


def own_coin_choices(filling: Filling) -> list[int]:
    """[SW-R19, SW-R57] For owning coins, tiles are forged while coins and coin tiles are not enough."""
    if filling.due <= filling.coins + coin_value(filling.heap):
        return []
    return [FORGE + kind for kind in range(TILES) if count(filling.heap & ~COIN_TILES, kind)]


def coin_choices(filling: Filling, cards: i64) -> list[int]:
    """[SW-R18, SW-R57] A tile forged as a coin, a coin, or a coin tile: a double one gives change."""
    moves: list[int] = []
    if cards & CARD_MASK[FORGER] and cards_in_all(cards) > filling.cards_due:
        moves = [FORGE + kind for kind in range(TILES) if count(filling.heap & ~COIN_TILES, kind)]
    if filling.coins:
        moves.append(PAY_COIN)
    for at, kind in enumerate(COIN_KINDS):
        if count(filling.heap, kind):
            moves.append(PAY + at)
    return moves
