"""The pieces of Oliver Twist: tokens and heaps of them, cards, and the component data that owners may edit.

A heap of tokens is one number with a few bits for each kind: heaps are added and taken away like numbers.
[OT-R83] So tokens of one kind are not told apart, starting tokens neither.
The widths make 53 bits in all, so that a browser reads a heap exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from fagin.kernel import BadData
from fagin.kernel.data import table, tables, whole

# the sixteen kinds of token: nine of Objects, five of Tools, and two more
KINDS: Final = [
    *["apple1", "apple2", "handkerchief1", "handkerchief2", "brooch", "necklace", "ring", "watch", "wallet"],
    *["crowbar", "lantern", "keys", "centrebit", "rope"],
    *["character", "burglary"],
]
WALLET: Final = 8
OBJECTS: Final = 9  # kinds 0 to 8
FIRST_TOOL: Final = 9
TOOLS: Final = 5
CHARACTER: Final = 14
BURGLARY: Final = 15
FACE_DOWN: Final = 16  # on a space of the board: a token whose kind is not seen
EMPTY: Final = 17

# what sets and fines count; [OT-R24] coins make no type, [OT-7.11] all Tools together are one
TYPES: Final = [
    *["apple", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet"],
    *["tool", "character", "burglary"],
]
VALUED: Final = 6  # types 0 to 5 can be sold; [OT-5.5] type 6, the Wallet, stands for any of them
WALLETS: Final = 6
TYPE_OF: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 8, 9)  # by kind
FIRST_KIND: Final[tuple[int, ...]] = (0, 2, 4, 5, 6, 7, 8, 9, 14, 15, 16)  # by type

SHIFT: Final[tuple[int, ...]] = (0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 38, 40, 42, 44, 46, 49)  # by kind
MOST: Final[tuple[int, ...]] = (15, 15, 15, 15, 15, 15, 15, 15, 15, 3, 3, 3, 3, 3, 7, 15)
ONE: Final[tuple[int, ...]] = tuple(1 << shift for shift in SHIFT)  # the heap of one token
TYPE_MASK: Final[tuple[int, ...]] = tuple(
    sum(MOST[kind] << SHIFT[kind] for kind in range(FIRST_KIND[sort], FIRST_KIND[sort + 1]))
    for sort in range(len(TYPES))
)
FIVE_NIBBLES: Final = 0x0F0F0F0F0F  # every other kind of Object, from the first on
FOUR_NIBBLES: Final = 0x0F0F0F0F
TOOL_COUNT: Final[tuple[int, ...]] = tuple(
    sum(bits >> 2 * tool & 3 for tool in range(TOOLS)) for bits in range(1 << 2 * TOOLS)
)
TOOL_TYPES: Final[tuple[int, ...]] = tuple(
    sum((bits >> 2 * tool & 3) > 0 for tool in range(TOOLS)) for bits in range(1 << 2 * TOOLS)
)

# the Character cards, in the order of the specification
CARDS: Final = [
    *["dodger", "bates", "bullseye", "sikes", "nancy", "monks", "oliver", "rose"],
    *["bumble", "fang", "brownlow", "crackit", "noah"],
]
DODGER: Final = 0
BATES: Final = 1
BULLSEYE: Final = 2
SIKES: Final = 3
NANCY: Final = 4
MONKS: Final = 5
OLIVER: Final = 6
ROSE: Final = 7
BUMBLE: Final = 8
FANG: Final = 9
BROWNLOW: Final = 10
CRACKIT: Final = 11
NOAH: Final = 12
CHARACTERS: Final = 13

# the Burglary cards: [OT-9.17] gains and losses in pounds
LOOT: Final[tuple[int, ...]] = (-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
LOOTS: Final = 16

FEWEST_PLAYERS: Final = 2  # [OT-1.1]
MOST_PLAYERS: Final = 4
SPACES: Final = 75  # [OT-R1] the most a board may have: the moves have words for so many
REACH: Final = 4  # [OT-4.1] tokens of a series that a Prowl may reach
STASH: Final = 9  # [OT-4.7] five below, four above
SET: Final = 3  # [OT-5.1] the fewest tokens of a set
BONUS_SET: Final = 5  # [OT-5.6]
BONUS: Final = 7
BRIBE_PRICE: Final = 2  # [OT-4.17]
STOP_PRICE: Final = 4  # [OT-7.1]
FINE: Final = 1  # [OT-7.9] for each type
LINE: Final = 12  # [OT-9.3] tokens flipped at once
PEEKS: Final = 2  # [OT-9.22]
STARTERS: Final = 2  # [OT-2.2] starting tokens for each player


def size(heap: i64) -> i64:
    """How many tokens a heap holds."""
    tokens: i64 = ((heap & FIVE_NIBBLES) + (heap >> 4 & FOUR_NIBBLES)) % 255
    return tokens + TOOL_COUNT[heap >> 36 & 1023] + (heap >> 46 & 7) + (heap >> 49)


def count(heap: i64, kind: i64) -> i64:
    """How many tokens of a kind a heap holds."""
    if kind < FIRST_TOOL:
        return heap >> (kind << 2) & 15
    if kind < CHARACTER:
        return heap >> 18 + (kind << 1) & 3
    return heap >> 46 & 7 if kind == CHARACTER else heap >> 49


def count_type(heap: i64, sort: i64) -> i64:
    """How many tokens of a type a heap holds."""
    if sort < 2:  # Apples and Handkerchiefs come in two kinds
        return (heap >> (sort << 3) & 15) + (heap >> (sort << 3) + 4 & 15)
    if sort <= WALLETS:
        return heap >> (sort << 2) + 8 & 15
    return size(heap & TYPE_MASK[sort])


def kinds_in(heap: i64) -> list[int]:
    """The kinds in a heap, in their order."""
    return [kind for kind in range(len(KINDS)) if count(heap, kind)]


def tokens_in(heap: i64) -> list[int]:
    """The kind of every token of a heap, in their order."""
    tokens: list[int] = []
    kind = 0
    while heap:
        some = count(heap, kind)
        if some:
            heap -= some * ONE[kind]
            for _ in range(int(some)):
                tokens.append(kind)
        kind += 1
    return tokens


def some_token(heap: i64, at: float) -> int:
    """The kind in whose share of a heap a number from 0 to 1 falls, every token being as likely."""
    left: i64 = int(at * float(size(heap)))
    kind: i64 = 0
    while kind < FIRST_TOOL:  # as count() has it, without the calls
        left -= heap & 15
        if left < 0:
            return int(kind)
        heap >>= 4
        kind += 1
    while kind < CHARACTER:
        left -= heap & 3
        if left < 0:
            return int(kind)
        heap >>= 2
        kind += 1
    return CHARACTER if left < heap & 7 else BURGLARY


def some_card(cards: i64, at: float) -> int:
    """The card in whose share a number from 0 to 1 falls, every one of those given as bits being as likely."""
    among: i64 = 0
    rest = cards
    while rest:
        among += rest & 1
        rest >>= 1
    left: i64 = int(at * float(among))
    card: i64 = 0
    while True:
        left -= cards & 1
        if left < 0:
            return int(card)
        cards >>= 1
        card += 1


def types_in(heap: i64) -> int:
    """[OT-7.9, OT-7.11, OT-7.12] How many types a heap holds."""
    types = 0
    for sort in range(len(TYPES)):
        if heap & TYPE_MASK[sort]:
            types += 1
    return types


def tool_types(heap: i64) -> int:
    """[OT-9.14] How many types of Tool a heap holds, told apart by their name."""
    return TOOL_TYPES[heap >> 36 & 1023]


def heap_of(kinds: list[str]) -> int:
    """The heap of the tokens named."""
    return sum(ONE[KINDS.index(kind)] for kind in kinds)


def names_in(heap: int) -> list[str]:
    """The name of every token of a heap."""
    return [KINDS[kind] for kind in tokens_in(heap)]


class Pieces:
    """[OT-1.4] The numbers of one box: what a data file says, checked."""

    def __init__(
        self,
        tokens: int,
        starting: int,
        coins: tuple[int, ...],
        start_pounds: int,
        rewards: tuple[int, ...],
        powers: tuple[int, ...],
    ) -> None:
        self.tokens: Final = tokens  # the heap of all round tokens
        self.starting: Final = starting  # the heap of the starting tokens
        self.coins: Final = coins  # by kind of Object, what a token shows
        self.start_pounds: Final = start_pounds  # [OT-2.1, OT-R8]
        self.rewards: Final = rewards  # [OT-2.13] from the top of the pile
        self.powers: Final = powers  # by Character card, the number in its power, or 0


# which number of a Character card's power may be edited, and the most it may be
POWERS: Final[dict[str, tuple[str, int]]] = {
    "monks": ("max", 9),
    "rose": ("max", 9),
    "bumble": ("keep", STASH),
    "fang": ("count", STASH),
    "brownlow": ("pounds", 99),
}


def read_pieces(data: Mapping[str, object], spaces: int) -> Pieces:
    """The pieces of a component file for a board of so many spaces; a BadData names the key that is wrong."""
    tokens, coins = read_objects(data)
    tools = tables(data, "tool")
    names(tools, "tool", KINDS[FIRST_TOOL:CHARACTER])
    for at, tool in enumerate(tools):
        tokens += whole(tool, f"tool[{at}]", "count", 0, MOST[FIRST_TOOL + at]) * ONE[FIRST_TOOL + at]
    # [OT-R37] not so many that the pile of Character cards could run out
    tokens += whole(table(data, "character_tokens"), "character_tokens", "count", 0, 6) * ONE[CHARACTER]
    by_day = int(size(tokens))
    if by_day < spaces:
        message = f"{spaces} spaces need as many tokens by day, there are {by_day}"
        raise BadData("object", message, "too-few-tokens", {"spaces": str(spaces), "tokens": str(by_day)})
    tokens += whole(table(data, "burglary_tokens"), "burglary_tokens", "count", 0, 15) * ONE[BURGLARY]
    starting = read_starting(table(data, "starting"), coins)
    for kind in range(OBJECTS):
        if count(tokens, kind) + count(starting, kind) > MOST[kind]:
            message = f"more than {MOST[kind]} tokens {KINDS[kind]} in all"
            raise BadData(
                "starting.tokens", message, "too-many-alike", {"most": str(MOST[kind]), "kind": KINDS[kind]}
            )
    start_pounds = whole(table(data, "setup"), "setup", "start_pounds", 0, 99)
    if table(data, "burglary_cards").get("values") != list(LOOT):
        message = "expected every whole number from -6 to 10 but 0, in order"
        raise BadData("burglary_cards.values", message, "burglary-values")
    return Pieces(tokens, starting, coins, start_pounds, read_rewards(data), read_powers(data))


def read_objects(data: Mapping[str, object]) -> tuple[int, tuple[int, ...]]:
    """The heap of all Objects, and what each kind of them shows."""
    objects = tables(data, "object")
    names(objects, "object", TYPES[: VALUED + 1])
    tokens = 0
    coins: list[int] = []
    for sort, thing in enumerate(objects):
        key = f"object[{sort}]"
        faces = tables(thing, "faces", f"{key}.faces")
        first, last = FIRST_KIND[sort], FIRST_KIND[sort + 1]
        if len(faces) != last - first:
            message = f"expected {last - first}, in the order of their pounds"
            raise BadData(f"{key}.faces", message, "faces-number", {"faces": str(last - first)})
        in_all = 0
        for kind in range(first, last):
            where = f"{key}.faces[{kind - first}]"
            pounds = whole(faces[kind - first], where, "pounds", 0, 99)
            wanted = 0 if kind == WALLET else kind - first + 1 if last - first > 1 else pounds
            if pounds != wanted:
                message = f"expected {wanted}, as in the name {KINDS[kind]}"
                raise BadData(
                    f"{where}.pounds", message, "pounds-in-name", {"pounds": str(wanted), "kind": KINDS[kind]}
                )
            some = whole(faces[kind - first], where, "count", 0, MOST[kind])
            coins.append(pounds)
            tokens += some * ONE[kind]
            in_all += some
        if whole(thing, key, "count", 0, 99) != in_all:
            raise BadData(f"{key}.count", f"its faces add up to {in_all}", "faces-sum", {"sum": str(in_all)})
    return tokens, tuple(coins)


def read_starting(starting: Mapping[str, object], coins: tuple[int, ...]) -> int:
    """[OT-2.2] The heap of the starting tokens: Objects, and enough for all."""
    heap = 0
    tokens = tables(starting, "tokens", "starting.tokens")
    for at, token in enumerate(tokens):
        name, pounds = token.get("object"), token.get("pounds")
        for kind in range(WALLET):
            if KINDS[kind] in (name, f"{name}{pounds}") and pounds == coins[kind]:
                heap += ONE[kind]
                break
        else:
            message = f"no token shows {name!r} with {pounds!r} pounds"
            raise BadData(f"starting.tokens[{at}]", message, "no-such-token")
    if not STARTERS * MOST_PLAYERS <= len(tokens) <= 15:
        message = f"expected {STARTERS * MOST_PLAYERS} to 15 tokens"
        raise BadData("starting.tokens", message, "starting-number", {"least": str(STARTERS * MOST_PLAYERS)})
    return heap


def read_rewards(data: Mapping[str, object]) -> tuple[int, ...]:
    """[OT-2.13] The Reward tokens, the highest on top."""
    values = table(data, "rewards").get("values")
    if not isinstance(values, list) or not all(type(value) is int and 0 <= value <= 99 for value in values):
        raise BadData("rewards.values", "expected a list of whole numbers", "list-of-numbers")
    if values != sorted(values, reverse=True) or len(values) > 9:
        message = "expected at most nine, from the highest to the lowest"
        raise BadData("rewards.values", message, "rewards-order")
    return tuple(values)


def read_powers(data: Mapping[str, object]) -> tuple[int, ...]:
    """The numbers in the powers of the Character cards."""
    cards = tables(data, "character_card")
    names(cards, "character_card", CARDS)
    powers: list[int] = []
    for at, card in enumerate(cards):
        number = 0
        if CARDS[at] in POWERS:
            key, most = POWERS[CARDS[at]]
            params = f"character_card[{at}].params"
            number = whole(table(card, "params", params), params, key, 1, most)
        powers.append(number)
    return tuple(powers)


def names(found: list[dict[str, object]], key: str, expected: list[str]) -> None:
    """Refuse tables that are not those expected, in their order."""
    if [thing.get("id") for thing in found] != expected:
        message = f"expected the ids {', '.join(expected)} in this order"
        raise BadData(key, message, "ids-in-order", {"ids": ", ".join(expected)})
