"""The pieces of Swindler: loot tiles and heaps of them, accomplices, orders, raids and dealers.

A heap of tiles is one number with two bits for each kind (one bit for the three kinds that the box does not
have): heaps are added and taken away like numbers. The widths make 53 bits in all, so that a browser reads a
heap exactly. A heap of cards has three bits for each of the fourteen accomplices.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# ---------------------------------------------------------------- tiles

BAGS: Final = ["red", "blue", "green", "yellow", "black"]
COLOURS: Final = ["red", "blue", "green", "yellow"]  # of keys
NEUTRAL: Final = 5  # [SW-3.1] the background of tiles that belong to the supply
ITEMS: Final = [
    *["ring", "necklace", "watch", "key.red", "key.blue", "key.green", "key.yellow", "joker", "coin", "coin2"]
]
FIRST_KEY: Final = 3  # item, and place among the kinds of a bag
JOKER: Final = 7
COIN: Final = 8

# the twenty-eight kinds of tile, five for each bag: background and item
KINDS: Final = [
    *["Rr", "Rn", "Rw", "Rk", "Rc"],
    *["Br", "Bn", "Bw", "Bk", "Bc"],
    *["Gr", "Gn", "Gw", "Gk", "Gc"],
    *["Yr", "Yn", "Yw", "Yk", "Yc"],
    *["Kr", "Kn", "Kw", "Kj", "Kd"],
    *["Nr", "Nn", "Nw"],
]
TILES: Final = 28
FIRST_NEUTRAL: Final = 25
PER_BAG: Final = 5
BAG_OF: Final[tuple[int, ...]] = tuple(kind // PER_BAG for kind in range(TILES))
ITEM_OF: Final[tuple[int, ...]] = (
    *(0, 1, 2, 3, 8),
    *(0, 1, 2, 4, 8),
    *(0, 1, 2, 5, 8),
    *(0, 1, 2, 6, 8),
    *(0, 1, 2, 7, 9),
    *(0, 1, 2),
)
NARROW: Final = (2, 5, 11)  # Rw, Br, Gn: kinds of which a bag may hold one at most
SHIFT: Final[tuple[int, ...]] = tuple(
    50 + NARROW.index(kind) if kind in NARROW else 2 * (kind - sum(other < kind for other in NARROW))
    for kind in range(TILES)
)
MOST: Final[tuple[int, ...]] = tuple(1 if kind in NARROW else 3 for kind in range(TILES))
ONE: Final[tuple[int, ...]] = tuple(1 << shift for shift in SHIFT)  # the heap of one tile
BAG_MASK: Final[tuple[int, ...]] = tuple(
    sum(MOST[kind] << SHIFT[kind] for kind in range(TILES) if BAG_OF[kind] == bag)
    for bag in range(NEUTRAL + 1)
)
PAIRS: Final = 0x3333333333333333
WIDE_BITS: Final = (1 << 50) - 1
LOW_BITS: Final = 0x1555555555555  # of every two that belong together
BEFORE: Final[tuple[int, ...]] = (0, ONE[3], ONE[6], 0, ONE[12])  # by narrow bit, the next wide kind
NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
FEW: Final = bytes(bits.bit_count() for bits in range(8))
SKULL: Final = TILES  # drawn in place of a kind
COIN_KINDS: Final[tuple[int, ...]] = tuple(kind for kind in range(TILES) if ITEM_OF[kind] >= COIN)
VALUE: Final[tuple[int, ...]] = tuple(max(0, ITEM_OF[kind] - COIN + 1) for kind in range(TILES))  # in coins
COIN_TILES: Final = sum(MOST[kind] << SHIFT[kind] for kind in COIN_KINDS)
DOUBLE_COINS: Final = sum(MOST[kind] << SHIFT[kind] for kind in COIN_KINDS if VALUE[kind] == 2)


def size(heap: i64) -> i64:
    """How many tiles a heap holds."""
    wide: i64 = heap & WIDE_BITS
    pairs: i64 = (wide & PAIRS) + (wide >> 2 & PAIRS)
    return ((pairs & NIBBLES) + (pairs >> 4 & NIBBLES)) % 255 + FEW[heap >> 50]


def count(heap: i64, kind: i64) -> i64:
    """How many tiles of a kind a heap holds."""
    return heap >> SHIFT[kind] & MOST[kind]


def first_tile(heap: i64) -> i64:
    """The heap of the first tile of a heap, by code."""
    wide: i64 = heap & WIDE_BITS
    low: i64 = (wide | wide >> 1) & LOW_BITS
    first: i64 = low & -low
    if heap == wide:
        return first
    narrow: i64 = heap - wide
    narrow &= -narrow
    return first if 0 < first < BEFORE[narrow >> 50] else narrow


def kinds_in(heap: i64) -> list[int]:
    """The kinds in a heap, by code."""
    return [kind for kind in range(TILES) if heap >> SHIFT[kind] & MOST[kind]]


def tiles_in(heap: i64) -> list[int]:
    """The kind of every tile of a heap, by code."""
    tiles: list[int] = []
    for kind in range(TILES):
        for _ in range(int(count(heap, kind))):
            tiles.append(kind)
    return tiles


def coin_value(heap: i64) -> i64:
    """[SW-3.8, SW-R19] What the coin tiles of a heap are worth in coins."""
    coins: i64 = heap & COIN_TILES
    return size(coins) + size(coins & DOUBLE_COINS) if coins else 0


def heap_of(codes: list[str]) -> int:
    """The heap of the tiles named by their codes."""
    return sum(ONE[KINDS.index(code)] for code in codes)


def codes_in(heap: int) -> list[str]:
    """The code of every tile of a heap."""
    return [KINDS[kind] for kind in tiles_in(heap)]


# ---------------------------------------------------------------- accomplices

CARDS: Final = [
    *["assassin", "backstabber", "beggar", "copycat", "forger", "gold_digger", "guardian_angel", "hustler"],
    *["know_it_all", "lock_picker.red", "lock_picker.blue", "lock_picker.green", "lock_picker.yellow"],
    "sidekick",
]
ASSASSIN: Final = 0
BACKSTABBER: Final = 1
BEGGAR: Final = 2
COPYCAT: Final = 3
FORGER: Final = 4
GOLD_DIGGER: Final = 5
GUARDIAN_ANGEL: Final = 6
HUSTLER: Final = 7
KNOW_IT_ALL: Final = 8
LOCK_PICKER: Final = 9  # and one for each further colour
SIDEKICK: Final = 13
ACCOMPLICES: Final = 14
CARD: Final[tuple[int, ...]] = tuple(1 << 3 * card for card in range(ACCOMPLICES))  # the heap of one card
CARD_MASK: Final[tuple[int, ...]] = tuple(7 << 3 * card for card in range(ACCOMPLICES))
MOST_COPIES: Final = 7
SIXES: Final = 0o07070707070707
SINGLES: Final = 0o11111111111111  # one of each accomplice
FORGERS: Final = CARD_MASK[FORGER]
USED_IN_ORDERS: Final = CARD_MASK[FORGER] | sum(CARD_MASK[LOCK_PICKER : LOCK_PICKER + 4])


def cards_in_all(cards: i64) -> i64:
    """How many cards a heap of cards holds."""
    return ((cards & SIXES) + (cards >> 3 & SIXES)) % 63


def first_card(cards: i64) -> i64:
    """The heap of the first card of a heap of cards."""
    low: i64 = (cards | cards >> 1 | cards >> 2) & SINGLES
    return low & -low


def cards_in(cards: i64) -> list[int]:
    """Every card of a heap of cards, in their order."""
    found: list[int] = []
    for card in range(ACCOMPLICES):
        for _ in range(int(cards >> 3 * card & 7)):
            found.append(card)
    return found


def card_names(cards: int) -> list[str]:
    """The name of every card of a heap of cards."""
    return [CARDS[card] for card in cards_in(cards)]


# ---------------------------------------------------------------- Master Thieves

THIEVES: Final = ["recruiter", "opportunist", "haggler", "phantom", "locksmith", "daredevil"]
RECRUITER: Final = 0
OPPORTUNIST: Final = 1
HAGGLER: Final = 2
PHANTOM: Final = 3
LOCKSMITH: Final = 4
DAREDEVIL: Final = 5

# ---------------------------------------------------------------- orders, raids, dealers

STARTERS: Final = 8  # [SW-1.3] order cards with the back A, the first ones
ORDER_CARDS: Final = 40
ORDER_IDS: Final = [*(f"A{n}" for n in range(1, 9)), *(f"B{n:02}" for n in range(1, 33))]
ORDER_SPACES: Final = 4  # [SW-1.7]
DEALER_TILES: Final = 12
DEALER_IDS: Final = [f"D{n:02}" for n in range(1, 13)]
DEALER_SPACES: Final = 3  # [SW-1.8]
FIELDS: Final = 3  # [SW-3.5] of a dealer tile
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

# what a slot of an order asks for: an item, or one of these
JEWEL: Final = 10
KEY: Final = 11
LOOT: Final = 12
BACKGROUND: Final = 13  # of red, and one for each further bag
ACCOMPLICE: Final = 18
WHATS: Final = [*ITEMS, "jewel", "key", "loot", *(f"bg.{bag}" for bag in BAGS), "accomplice"]

OWN: Final = 0
DISCARD: Final = 1
DRAW: Final = 2
ACHIEVE: Final = 3
ORDER_KINDS: Final = ["own", "discard", "draw", "achieve"]
DRAW_EVENTS: Final = [
    *["coin_tile", "identical_in_a_row", "tiles_in_turn", "tiles_from_bag", "keys_in_turn", "skull_after"],
    "diff_items_in_turn",
]
ACHIEVEMENTS: Final = ["dealers_completed_in_turn", "sold_in_turn", "dealers_sold_to_in_turn"]


def fits(kind: int, what: int) -> bool:
    """[SW-3.10, SW-R17] Whether a tile as it is fills a slot; a joker is any one key."""
    item = ITEM_OF[kind]
    if what < JEWEL:
        return item == what or (FIRST_KEY <= what < JOKER and item == JOKER)
    if what == JEWEL:
        return item < FIRST_KEY
    if what == KEY:
        return FIRST_KEY <= item <= JOKER
    if what == LOOT:
        return True
    return BAG_OF[kind] == what - BACKGROUND


SLOT_KINDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(kind for kind in range(TILES) if fits(kind, what)) for what in range(ACCOMPLICE)
)
SLOT_MASK: Final[tuple[int, ...]] = tuple(
    sum(MOST[kind] << SHIFT[kind] for kind in kinds) for kinds in SLOT_KINDS
)
# [SW-R57] what a forged tile may stand for; coins are counted apart
FORGED: Final[tuple[bool, ...]] = tuple(
    what < JOKER or what in (JEWEL, KEY) for what in range(ACCOMPLICE + 1)
)
# [SW-10.21, SW-R58] which slots a key fills: those of its colour, and those of any key
KEY_SLOT: Final[tuple[bool, ...]] = tuple(
    FIRST_KEY <= what < JOKER or what == KEY for what in range(ACCOMPLICE + 1)
)


class Slot:
    """What fills a slot: tiles as they are, and accomplices in place of one."""

    def __init__(self, what: int) -> None:
        self.tiles: Final[i64] = SLOT_MASK[what]
        colours = [colour for colour in range(len(COLOURS)) if what in (KEY, FIRST_KEY + colour)]
        self.pickers: Final[i64] = sum(CARD_MASK[LOCK_PICKER + colour] for colour in colours)
        self.forged: Final = FORGED[what]


SLOT: Final = [Slot(what) for what in range(ACCOMPLICE)]
SETS: Final = ["any", "same", "diff", "diff_bg"]
SAME: Final = 1
DIFFERENT: Final = 2
DIFFERENT_BAGS: Final = 3


class Way:
    """One way to meet the needs of an order: a slot for each tile."""

    def __init__(self, slots: tuple[int, ...]) -> None:
        self.slots: Final = slots
        self.takes: Final = [SLOT[what] for what in slots]
        self.whats: Final = tuple(sorted(set(slots)))
        self.numbers: Final = tuple(
            slots.count(what) for what in self.whats
        )  # how often each what is asked for


class Order:
    """[SW-6.3] One order card: what it asks for, as data, and what it gives."""

    def __init__(
        self,
        kind: int,
        needs: tuple[tuple[int, int, int], ...] = (),
        ways: tuple[Way, ...] = (),
        coins_needed: int = 0,
        cards_needed: int = 0,
        event: int = 0,
        number: int = 0,
        bag: int = 0,
        rewards: tuple[int, ...] = (0, 0, 0, 0),
    ) -> None:
        self.kind: Final = kind
        self.needs: Final = needs  # what, how many, and how they belong together: for showing
        self.ways: Final = ways  # the same for tiles; a set that may be met in several ways has several
        self.coins_needed: Final = coins_needed  # in value
        self.cards_needed: Final = cards_needed
        self.event: Final = event  # of a Draw order or an achievement
        self.number: Final = number
        self.bag: Final = bag
        self.points: Final = rewards[0]  # [SW-6.8]
        self.coins: Final = rewards[1]  # [SW-6.9]
        self.neutral: Final = rewards[2]  # [SW-6.10]
        self.posters: Final = rewards[3]  # [SW-6.11]


class Raid:
    """[SW-8.2] One police raid: 0 where it does not look at that."""

    def __init__(self, loot: int, returned: int, posters: int) -> None:
        self.loot: Final = loot
        self.returned: Final = returned
        self.posters: Final = posters


class Field:
    """A field of a dealer tile: which tiles it takes, and the points for one."""

    def __init__(self, item: int, points: int) -> None:
        self.tiles: Final[i64] = SLOT_MASK[item]
        self.points: Final = float(points)
        self.rank: Final[i64] = points * len(SLOT_MASK) + item  # the higher the more points


class Dealer:
    """[SW-6.14] One dealer tile: an item and its points for each field."""

    def __init__(self, items: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.items: Final = items
        self.points: Final = points
        self.fields: Final = [Field(*field) for field in zip(items, points, strict=True)]
        self.twins: Final = tuple(  # [SW-R24] the lower fields that are quite the same
            tuple(low for low in range(field) if (items[low], points[low]) == (items[field], points[field]))
            for field in range(FIELDS)
        )


class Box:
    """The components and numbers of one box: what a data file says, checked."""

    def __init__(
        self,
        tiles: int,
        skulls: tuple[int, ...],
        coins: int,
        posters: int,
        cards: int,
        orders: list[Order | None],
        raids: list[Raid | None],
        dealers: list[Dealer],
        rules: dict[str, int],
        thresholds: dict[int, tuple[int, int]],
    ) -> None:
        self.tiles: Final = tiles  # the heap of all, coloured and neutral
        self.skulls: Final = skulls  # by bag
        self.coins: Final = coins
        self.posters: Final = posters
        self.cards: Final = cards  # the heap of all accomplices
        self.orders: Final = orders  # by card, None for a raid
        self.raids: Final = raids  # by card, None for an order
        self.dealers: Final = dealers
        self.rules: Final = rules
        self.thresholds: Final = thresholds  # by players: Master Thief, end

    def numbers(self) -> object:
        """All that the rules depend on, the same for the same box."""
        orders = [
            None
            if o is None
            else (o.kind, o.needs, o.event, o.number, o.bag, o.points, o.coins, o.neutral, o.posters)
            for o in self.orders
        ]
        raids = [None if raid is None else (raid.loot, raid.returned, raid.posters) for raid in self.raids]
        dealers = [(dealer.items, dealer.points) for dealer in self.dealers]
        numbers = (self.tiles, self.skulls, self.coins, self.posters, self.cards)
        return (numbers, orders, raids, dealers, sorted(self.rules.items()), sorted(self.thresholds.items()))
