"""Positions of Swindler for its tests: played move by move, or laid out on the table."""

from collections.abc import Mapping
from typing import Any

from positions import Table

from fagin.games.swindler.actions import Actions
from fagin.games.swindler.game import Swindler, load
from fagin.games.swindler.hiring import Hiring
from fagin.games.swindler.moves import PLACES
from fagin.games.swindler.pieces import (
    BAG_MASK,
    BAGS,
    CARD,
    CARDS,
    DEALER_IDS,
    KINDS,
    NEUTRAL,
    ONE,
    ORDER_IDS,
    STARTERS,
    THIEVES,
    card_names,
    codes_in,
    heap_of,
)
from fagin.games.swindler.state import (
    BIT,
    EMPTY,
    NOBODY,
    SwindlerState,
    changed,
    draw_into_hand,
    take_known_card,
)
from fagin.games.swindler.windows import KillWindow, Window

GAME = load()
BOX = GAME.box
ORDERS = [name for card, name in enumerate(ORDER_IDS) if BOX.orders[card] is not None]
RAIDS = [name for card, name in enumerate(ORDER_IDS) if BOX.raids[card] is not None]
PLAIN = {"start_player": "seat0", "master_thief": "off"}

TABLE = Table(GAME, 2, **PLAIN)
new_game = TABLE.new_game
split = TABLE.split
play = TABLE.play
let_chance_play = TABLE.let_chance_play
told = TABLE.told
legal = TABLE.legal
outcomes = TABLE.outcomes
refused = TABLE.refused
match_after = TABLE.match_after
refused_in_a_match = TABLE.refused_in_a_match
edited = TABLE.edited


# ---------------------------------------------------------------- play


def passing(state: SwindlerState, *lines: str) -> SwindlerState:
    """Make moves; in windows, whoever is asked passes until the seat that is named is to act."""
    for line in lines:
        while (
            isinstance(state.public.stack[-1], Window | KillWindow) and split(line)[0] not in state.to_act()
        ):
            play(state, f"{state.to_act()[0]} pass")
        play(state, line)
    return state


def all_pass(state: SwindlerState) -> SwindlerState:
    """Nobody reacts any more."""
    while state.public.stack and isinstance(state.public.stack[-1], Window | KillWindow):
        play(state, f"{state.to_act()[0]} pass")
    return state


def theft(bag: str, *tiles: str, seat: int = 0) -> list[str]:
    """The lines of a whole step 2: tiles drawn one by one, then a stop unless it was a skull."""
    lines = [f"{seat} done", f"{seat} bag:{bag}"]
    for at, tile in enumerate(tiles):
        lines += [f"{seat} draw"] * (at > 0) + [f"* tile:{tile}"]
    return lines if tiles[-1] == "skull" else [*lines, f"{seat} stop"]


# ---------------------------------------------------------------- layouts


def give_hidden(state: SwindlerState, seat: int, cards: str) -> None:
    """A player has drawn these accomplices, and nobody else has seen them."""
    for card in cards.split():
        draw_into_hand(state, seat, CARDS.index(card), False)


def give_known(state: SwindlerState, seat: int, cards: str) -> None:
    """A player has these accomplices in hand, and everybody knows it."""
    public = state.public
    for name in cards.split():
        card = CARDS.index(name)
        state.secret.deck -= CARD[card]
        public.pools = changed(public.pools, len(public.pools) - 1, -CARD[card])
        public.unseen -= CARD[card]
        public.deck_count -= 1
        take_known_card(state, seat, card)


def discard(state: SwindlerState, cards: str) -> None:
    """These accomplices of the deck are in the discard pile."""
    public = state.public
    for name in cards.split():
        card = CARD[CARDS.index(name)]
        state.secret.deck -= card
        public.pools = changed(public.pools, len(public.pools) - 1, -card)
        public.unseen -= card
        public.deck_count -= 1
        public.discard += card


def lay_orders(state: SwindlerState, names: str, progress: tuple[int, ...]) -> None:
    """Just these orders are open ("-": none), some others are completed, and no A card is on the deck."""
    public = state.public
    public.orders = [EMPTY if name == "-" else ORDER_IDS.index(name) for name in names.split()]
    taken = sum(BIT[card] for card in public.orders if card != EMPTY)
    spare = [card for card in reversed(range(len(ORDER_IDS))) if BOX.orders[card] and not taken & BIT[card]]
    for seat, orders in enumerate(progress):
        public.progress[seat] = orders
        for _ in range(orders):
            public.completed[seat] |= BIT[spare.pop(0)]
    taken += sum(public.completed)
    public.starters = (1 << STARTERS) - 1 & ~taken
    public.starters_left = 0
    public.order_deck = (1 << len(ORDER_IDS)) - (1 << STARTERS) & ~taken


def lay_dealers(state: SwindlerState, names: str, sold: Mapping[str, str]) -> None:
    """Just these dealer tiles are open ("-": none), with tiles on some fields, named as in "1.3"."""
    public = state.public
    public.dealers = [EMPTY if name == "-" else DEALER_IDS.index(name) for name in names.split()]
    public.dealer_stack = (1 << len(DEALER_IDS)) - 1 & ~sum(BIT[d] for d in public.dealers if d != EMPTY)
    public.fields = [KINDS.index(sold[place]) if place in sold else EMPTY for place in PLACES]


def turn(
    players: int = 2,
    *,
    orders: str = "A1 A2 A3 A4",
    dealers: str = "D01 D02 D03",
    sold: Mapping[str, str] | None = None,
    markers: Mapping[int, int] | None = None,
    loot: tuple[str, ...] = (),
    points: tuple[int, ...] = (),
    coins: tuple[int, ...] = (),
    posters: tuple[int, ...] = (),
    hands: tuple[str, ...] = (),
    known: tuple[str, ...] = (),
    thieves: tuple[str, ...] = (),
    progress: tuple[int, ...] = (),
    jailed: tuple[int, ...] = (),
    game: Swindler = GAME,
    **options: str,
) -> SwindlerState:
    """The first turn, in step 1: markers by order space from 1; who is named a thief has the ability unlocked."""
    state = let_chance_play(game.new(players, {**PLAIN, **options}))
    public = state.public
    for seat, thief in enumerate(thieves):
        public.thieves[seat] = THIEVES.index(thief) if thief else NOBODY
    done = [public.setting.master_at if thief else 0 for thief in thieves]
    lay_orders(state, orders, progress or tuple(done))
    lay_dealers(state, dealers, sold or {})
    for space, seat in (markers or {}).items():
        public.markers[space - 1] = seat
    for seat, codes in enumerate(loot):
        public.loot[seat] = heap_of(codes.split())
    public.home = game.box.tiles - sum(public.loot) - heap_of([*(sold or {}).values()])
    for numbers, given in ((public.points, points), (public.coins, coins), (public.posters, posters)):
        numbers[: len(given)] = given
    public.supply = game.box.coins - sum(public.coins)
    public.poster_supply = game.box.posters - sum(public.posters)
    for seat, cards in enumerate(hands):
        give_hidden(state, seat, cards)
    for seat, cards in enumerate(known):
        give_known(state, seat, cards)
    public.jailed = sum(BIT[seat] for seat in jailed)
    return state


def at_actions(state: SwindlerState) -> SwindlerState:
    """The same turn in step 3, as if nothing had come of step 2."""
    while not isinstance(state.public.stack[-1], Actions):
        state.public.stack.pop()
    return state


def at_hiring(state: SwindlerState) -> SwindlerState:
    """The same turn in step 5."""
    while not isinstance(state.public.stack[-1], Hiring):
        state.public.stack.pop()
    return state


def reserved(order: str, tiles: str = "", **position: Any) -> SwindlerState:
    """Step 3 with one order on space 1, reserved by seat 0, who has some loot."""
    given = {"orders": f"{order} - - -", "markers": {1: 0}, "loot": (tiles,), **position}
    return at_actions(turn(**given))


# ---------------------------------------------------------------- looks


def step(state: SwindlerState) -> str:
    """The name of the step that is pending."""
    return type(state.public.stack[-1]).__name__ if state.public.stack else ""


def loot(state: SwindlerState, seat: int = 0) -> str:
    """The tiles before a player."""
    return " ".join(codes_in(state.public.loot[seat]))


def fresh(state: SwindlerState) -> str:
    """The tiles stolen in this turn and still there."""
    return " ".join(codes_in(int(state.public.fresh)))


def in_bag(state: SwindlerState, bag: str) -> str:
    """The loot in a bag, or in the neutral supply."""
    mask = BAG_MASK[BAGS.index(bag) if bag in BAGS else NEUTRAL]
    return " ".join(codes_in(int(state.public.home & mask)))


def hand(state: SwindlerState, seat: int = 0) -> str:
    """The accomplices of a player; the public count must agree."""
    cards = card_names(int(state.private[seat].hand))
    assert state.public.hand_count[seat] == len(cards)
    return " ".join(cards)


def discards(state: SwindlerState) -> str:
    """The discard pile of the accomplices."""
    return " ".join(card_names(int(state.public.discard)))


def orders(state: SwindlerState) -> str:
    """The open orders, space by space."""
    return " ".join("-" if card == EMPTY else ORDER_IDS[card] for card in state.public.orders)


def dealers(state: SwindlerState) -> str:
    """The open dealer tiles, space by space."""
    return " ".join("-" if dealer == EMPTY else DEALER_IDS[dealer] for dealer in state.public.dealers)


def sold(state: SwindlerState) -> dict[str, str]:
    """The tiles on dealers, by field."""
    return {place: KINDS[kind] for place, kind in zip(PLACES, state.public.fields) if kind != EMPTY}


def completed(state: SwindlerState, seat: int = 0) -> list[str]:
    """The orders that a player has completed."""
    return [name for card, name in enumerate(ORDER_IDS) if state.public.completed[seat] & BIT[card]]


def points(state: SwindlerState, seat: int = 0) -> int:
    """The points of a player."""
    return state.public.points[seat]


def coins(state: SwindlerState, seat: int = 0) -> int:
    """The coins of a player."""
    return state.public.coins[seat]


def is_jailed(state: SwindlerState, seat: int = 0) -> bool:
    """Whether a player is in jail."""
    return bool(state.public.jailed & BIT[seat])


def kind(code: str) -> int:
    """The number of a kind of tile."""
    return KINDS.index(code)


def one(code: str) -> int:
    """The heap of one tile."""
    return ONE[KINDS.index(code)]
