"""Who knows what in Swindler: nearly everything lies in the open, but for the accomplices in hands.

Bags and decks have no order: what comes next is decided when it comes, and what they hold is what lies nowhere
else. Of the accomplices everybody knows those shown, in the discard pile and in `known`; the others are in
`pools`, one for each shuffling of the deck, for a card that was discarded before a shuffling is in no hand that
was drawn before it. A card that is shown is told with the shuffling it was drawn since.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.pieces import (
    CARD,
    CARD_MASK,
    Box,
    cards_in_all,
    size,
)
from fagin.kernel import (
    ALONE,
    EVERYONE,
    NOTHING,
    Choice,
    Effect,
    Luck,
    Private,
    Public,
    Secret,
    State,
    Step,
    View,
    seat_named,
)

NOBODY: Final = -1
NONE_YET: Final[list[int]] = []  # stands for every list until a table is laid or copied: never changed
EMPTY: Final = -1  # a space without a card, a field without a tile
NO_SKULL: Final = -1
BIT: Final[tuple[int, ...]] = tuple(1 << n for n in range(48))  # by seat, card, space, dealer
SEATS_IN: Final[tuple[list[int], ...]] = tuple(
    [seat for seat in range(4) if bits >> seat & 1] for bits in range(16)
)
FIRST_IN: Final = bytes(seats[0] if seats else 0 for seats in SEATS_IN)
DRAFT: Final = "draft"
RANDOM: Final = "random"


class Setting:
    """The numbers and options of one game, fixed before its first move."""

    def __init__(self, box: Box, players: int, options: dict[str, str]) -> None:
        self._box: Final = box
        rules = box.rules
        short = options["game_length"] == "short"
        master_at, end_at = box.thresholds[players]
        self.master_at: Final = master_at - short  # [SW-6.13, SW-R74] completed orders
        self.end_at: Final = end_at - 2 * short  # [SW-11.1, SW-R74]
        self.max_reservations: Final = rules["max_reservations"]
        self.cancel_penalty: Final = rules["cancel_penalty"]
        self.min_points: Final = rules["min_points"]
        self.dealer_bonus: Final = rules["dealer_bonus"]
        self.beggar_min_loot: Final = rules["beggar_min_loot"]
        self.master_thief: Final = options["master_thief"]  # [SW-1.13, SW-1.14, SW-1.16]
        self.start_player: Final = seat_named(options["start_player"], players)  # [SW-R64, SW-R77]
        self.unlimited: Final = options["coin_supply"] == "unlimited"  # [SW-R20]
        self.jail_silence: Final = options["jail_silence"] == "true"  # [SW-R33]
        self.reaction_mode: Final = options["reaction_mode"]  # [SW-R73] how the table asks, not what
        self.reaction_pace: Final = options["reaction_pace"]
        self.round_limit: Final = int(options["round_limit"])  # 0: none
        self.show_bag_odds: Final = options["show_bag_odds"] == "true"  # [SW-3.2] a matter of display


class SwindlerPublic(Public):
    """[SW-3.2] What lies in the open, and what everybody can work out from it."""

    def __init__(self, players: int, setting: Setting) -> None:
        super().__init__(players)
        self.setting: Final = setting
        self.start: i64 = 0  # [SW-1.12] who has the start player marker
        self.seat: i64 = 0  # the active player
        self.round: i64 = 0
        self.final: bool = False  # [SW-11.1] whether the end is triggered
        # what players have
        self.points: list[int] = NONE_YET
        self.coins: list[int] = NONE_YET
        self.posters: list[int] = NONE_YET
        self.loot: list[int] = NONE_YET  # heaps, what was stolen in this turn included
        self.progress: list[int] = NONE_YET  # [SW-1.15] how many orders each has completed
        self.completed: list[int] = NONE_YET  # which, as bits
        self.thieves: list[int] = NONE_YET  # the Master Thief card of each, or NOBODY
        self.jailed: i64 = 0  # seats, as bits
        # the supply, the bags and the board
        self.home: i64 = 0  # the heap of tiles in the bags and of neutral ones in the supply
        self.supply: i64 = 0  # coins
        self.poster_supply: i64 = 0
        self.orders: list[int] = NONE_YET
        self.markers: list[int] = NONE_YET  # who has reserved
        self.dealers: list[int] = NONE_YET
        self.fields: list[int] = NONE_YET  # kinds of tiles on the dealers
        self.starters: i64 = 0  # order cards A that nobody has seen, as bits
        self.starters_left: i64 = 0  # how many of them are on top of the deck
        self.order_deck: i64 = 0  # order cards B in the deck, as bits
        self.removed: i64 = 0  # [SW-7.4] raids carried out, as bits
        self.aside: i64 = 0  # [SW-7.5] raids set aside, as bits
        self.dealer_stack: i64 = 0  # as bits
        self.dealer_discard: i64 = 0
        self.offered: i64 = 0  # [SW-1.13] Master Thief cards to choose from, as bits
        # accomplices
        self.hand_count: list[int] = NONE_YET
        self.known: list[int] = NONE_YET  # heaps of cards that everybody knows to be in a hand
        self.pools: tuple[int, ...] = ()  # heaps of cards not seen by all, by the shuffling they belong to
        self.hidden: tuple[int, ...] = ()  # how many of them each seat holds: shuffling * players + seat
        self.unseen: i64 = 0  # all pools together
        self.deck_count: i64 = 0
        self.discard: i64 = 0  # [SW-9.8] a heap of cards
        self.table: i64 = 0  # the heap of cards announced, and of those that lie there for a bet
        # this turn
        self.touched: i64 = 0  # [SW-R12] order spaces reserved or cancelled in step 1, as bits
        self.hired: i64 = 0  # [SW-2.8] cards hired in this turn, not to be used in it
        self.bag: i64 = NOBODY  # [SW-5.1] the bag stolen from
        self.from_bag: i64 = 0  # tiles the active player drew from it
        self.drawn: tuple[int, ...] = ()  # [SW-R8] the kinds the active player drew, in order
        self.fresh: i64 = 0  # [SW-5.2, SW-R6] the heap stolen in this turn and still there
        self.skull: bool = False  # whether a skull was drawn and has not taken effect yet
        self.caught_after: i64 = NO_SKULL  # [SW-R47] tiles drawn before the first skull in force
        self.stopped: bool = False
        self.sheltered: bool = False  # [SW-10.23] whether the next draw is the first after a Sidekick
        self.blocked: bool = False  # [SW-R44] whether a Sidekick was neutralised
        self.forced_by: i64 = NOBODY  # [SW-10.3] the Backstabber's player while the tile is drawn
        self.bets_skull: i64 = 0  # [SW-10.18] seats, as bits
        self.bets_clean: i64 = 0
        self.hustled: bool = False  # [SW-R56] whether the Hustler was used in this turn
        self.swap: tuple[int, ...] = ()  # [SW-10.17] the last swap: from, to, given, taken
        self.turned: bool = False  # [SW-R67] whether the Locksmith has turned a key in this turn
        self.haggled: bool = False  # [SW-R27]
        self.sold: i64 = 0  # tiles sold in this turn
        self.sold_to: i64 = 0  # dealers sold to in this turn, as bits
        self.dealers_done: i64 = 0  # dealers completed in this turn
        self.orders_done: i64 = 0  # orders completed in this turn
        self.raided: bool = False  # whether a raid was carried out in this turn

    def copy(self) -> SwindlerPublic:
        """A copy that later play does not change."""
        new = SwindlerPublic(self.players, self.setting)
        self.copy_into(new)
        new.start = self.start
        new.seat = self.seat
        new.round = self.round
        new.final = self.final
        new.points = self.points.copy()
        new.coins = self.coins.copy()
        new.posters = self.posters.copy()
        new.loot = self.loot.copy()
        new.progress = self.progress.copy()
        new.completed = self.completed.copy()
        new.thieves = self.thieves.copy()
        new.jailed = self.jailed
        new.home = self.home
        new.supply = self.supply
        new.poster_supply = self.poster_supply
        new.orders = self.orders.copy()
        new.markers = self.markers.copy()
        new.dealers = self.dealers.copy()
        new.fields = self.fields.copy()
        new.starters = self.starters
        new.starters_left = self.starters_left
        new.order_deck = self.order_deck
        new.removed = self.removed
        new.aside = self.aside
        new.dealer_stack = self.dealer_stack
        new.dealer_discard = self.dealer_discard
        new.offered = self.offered
        new.hand_count = self.hand_count.copy()
        new.known = self.known.copy()
        new.pools = self.pools
        new.hidden = self.hidden
        new.unseen = self.unseen
        new.deck_count = self.deck_count
        new.discard = self.discard
        new.table = self.table
        self.copy_turn_into(new)
        return new

    def copy_turn_into(self, new: SwindlerPublic) -> None:
        """Copy what lasts for a turn."""
        new.touched = self.touched
        new.hired = self.hired
        new.bag = self.bag
        new.from_bag = self.from_bag
        new.drawn = self.drawn
        new.fresh = self.fresh
        new.skull = self.skull
        new.caught_after = self.caught_after
        new.stopped = self.stopped
        new.sheltered = self.sheltered
        new.blocked = self.blocked
        new.forced_by = self.forced_by
        new.bets_skull = self.bets_skull
        new.bets_clean = self.bets_clean
        new.hustled = self.hustled
        new.swap = self.swap
        new.turned = self.turned
        new.haggled = self.haggled
        new.sold = self.sold
        new.sold_to = self.sold_to
        new.dealers_done = self.dealers_done
        new.orders_done = self.orders_done
        new.raided = self.raided


class SwindlerPrivate(Private):
    """What one player alone sees: the accomplices in hand, and answers that are still sealed."""

    def __init__(self) -> None:
        self.hand: i64 = 0  # a heap of cards, those known to all included
        self.drawn: tuple[int, ...] = (0,)  # heaps of those not known to all, by shuffling
        self.hired: i64 = 0  # [SW-2.8] the heap of those hired in this turn
        self.answer: i64 = NOTHING  # [SW-R40] the move sealed in a window, or the gift
        self.sealed: i64 = 0  # [SW-8.3] the heap of tiles chosen to be returned

    def copy(self) -> SwindlerPrivate:
        """A copy that later play does not change."""
        new = SwindlerPrivate()
        new.hand = self.hand
        new.drawn = self.drawn
        new.hired = self.hired
        new.answer = self.answer
        new.sealed = self.sealed
        return new


class SwindlerSecret(Secret):
    """What nobody sees: which accomplices are in the deck and not in hands."""

    def __init__(self) -> None:
        self.deck: i64 = 0  # a heap of cards

    def copy(self) -> SwindlerSecret:
        """A copy that later play does not change."""
        new = SwindlerSecret()
        new.deck = self.deck
        return new


SwindlerState = State[SwindlerPublic, SwindlerPrivate, SwindlerSecret]
SwindlerView = View[SwindlerPublic, SwindlerPrivate]
SwindlerStep = Step[SwindlerPublic, SwindlerPrivate, SwindlerSecret]


class OneChooses(Choice[SwindlerPublic, SwindlerPrivate, SwindlerSecret]):
    """One player chooses, in view of all."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def to_act(self, public: SwindlerPublic) -> list[int]:
        """That player."""
        return ALONE[self.seat]

    def first_to_act(self, public: SwindlerPublic) -> int:
        """That player."""
        return self.seat


class ActiveChooses(Choice[SwindlerPublic, SwindlerPrivate, SwindlerSecret]):
    """The active player chooses, in view of all."""

    def to_act(self, public: SwindlerPublic) -> list[int]:
        """The active player."""
        return ALONE[public.seat]

    def first_to_act(self, public: SwindlerPublic) -> int:
        """The active player."""
        return int(public.seat)


class SeveralChoose(Choice[SwindlerPublic, SwindlerPrivate, SwindlerSecret]):
    """Some players choose at the same time, and nobody sees what before all have."""

    def __init__(self, waiting: int) -> None:
        self.waiting: Final = waiting  # seats yet to choose, as bits

    def secret(self) -> bool:
        """Nobody sees what another has chosen."""
        return True

    def to_act(self, public: SwindlerPublic) -> list[int]:
        """Who has not chosen yet."""
        return SEATS_IN[self.waiting]

    def first_to_act(self, public: SwindlerPublic) -> int:
        """The first who has not chosen yet."""
        return FIRST_IN[self.waiting]


class SwindlerEffect(Effect[SwindlerPublic, SwindlerPrivate, SwindlerSecret]):
    """Something happens by itself."""


class SwindlerLuck(Luck[SwindlerPublic, SwindlerPrivate, SwindlerSecret]):
    """Chance decides."""


# ---------------------------------------------------------------- the table


def box_of(public: SwindlerPublic) -> Box:
    """The components of this game."""
    return public.setting._box


def has_ability(public: SwindlerPublic, seat: i64, thief: i64) -> bool:
    """[SW-6.13, SW-12.1, SW-R22, SW-R36] Whether a player may use that ability: from the threshold on, at large."""
    return (
        public.thieves[seat] == thief
        and public.progress[seat] >= public.setting.master_at
        and not public.jailed & BIT[seat]
    )


def order_from(public: SwindlerPublic, first: int) -> list[int]:
    """The seats clockwise from one."""
    players = public.players
    return [(first + step) % players for step in range(players)]


def score(state: SwindlerState, seat: int, points: int) -> None:
    """[SW-6.2, SW-R62] Points are recorded at once; the track goes round, the number counts."""
    state.public.points[seat] += points


def lose_points(public: SwindlerPublic, seat: int, points: int) -> int:
    """[SW-4.8] Points never drop below the floor; what was really lost."""
    had = public.points[seat]
    left = max(had - points, min(had, public.setting.min_points))
    public.points[seat] = left
    return had - left


def receive_coins(state: SwindlerState, seat: int, coins: int) -> None:
    """[SW-R20] Coins from the supply, as many as there are; what is missing is forfeited."""
    public = state.public
    some = coins if public.setting.unlimited else min(coins, max(int(public.supply), 0))
    public.supply -= some
    public.coins[seat] += some
    state.tell(EVERYONE, "receives-coins", seat, some, coins - some)


def receive_tile(public: SwindlerPublic, seat: int, heap: int) -> None:
    """Tiles from a bag or the supply are laid in front of a player."""
    public.home -= heap
    public.loot[seat] += heap


def return_tiles(public: SwindlerPublic, seat: int, heap: int) -> None:
    """[SW-3.1, SW-3.4] Tiles go back to the bags of their colours, neutral ones to the supply."""
    public.loot[seat] -= heap
    public.home += heap


# ---------------------------------------------------------------- accomplices


def hidden_cards(public: SwindlerPublic, seat: int) -> i64:
    """How many cards in a hand are not known to all."""
    return public.hand_count[seat] - cards_in_all(public.known[seat])


def playable(own: SwindlerPrivate) -> i64:
    """[SW-2.8] The cards in hand that were not hired in this turn."""
    return own.hand - own.hired


def draw_into_hand(state: SwindlerState, seat: int, card: int, hired: bool) -> None:
    """[SW-9.4] A card from the deck, that its owner alone sees."""
    public = state.public
    own = state.private[seat]
    epoch = len(public.pools) - 1
    state.secret.deck -= CARD[card]
    public.deck_count -= 1
    public.hand_count[seat] += 1
    own.hand += CARD[card]
    own.drawn = changed(own.drawn, epoch, CARD[card])
    public.hidden = changed(public.hidden, epoch * public.players + seat, 1)
    if hired:
        own.hired += CARD[card]
        public.hired += 1


def show_card(state: SwindlerState, seat: int, card: int) -> None:
    """[SW-R71] A card leaves a hand in view of all; one not known before is told with its shuffling."""
    public = state.public
    own = state.private[seat]
    own.hand -= CARD[card]
    public.hand_count[seat] -= 1
    if public.known[seat] & CARD_MASK[card]:
        public.known[seat] -= CARD[card]
        state.reveal(EVERYONE, "shows-card", seat, card)
        return
    epoch = 0
    while not own.drawn[epoch] & CARD_MASK[card]:
        epoch += 1
    own.drawn = changed(own.drawn, epoch, -CARD[card])
    public.pools = changed(public.pools, epoch, -CARD[card])
    public.hidden = changed(public.hidden, epoch * public.players + seat, -1)
    public.unseen -= CARD[card]
    state.reveal(EVERYONE, "shows-card", seat, card, epoch)


def take_known_card(state: SwindlerState, seat: int, card: int) -> None:
    """A card that all have seen comes into a hand."""
    public = state.public
    state.private[seat].hand += CARD[card]
    public.hand_count[seat] += 1
    public.known[seat] += CARD[card]


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same numbers with one changed."""
    if len(numbers) == 1:
        return (numbers[0] + by,)
    new = list(numbers)
    new[at] += by
    return tuple(new)


def tiles_of(public: SwindlerPublic, seat: int) -> i64:
    """[SW-3.6] How many loot tiles a player has, coin tiles and fresh ones included."""
    return size(public.loot[seat])
