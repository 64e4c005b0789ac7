"""Sly, who plays Swindler by the odds: reserves what is within reach, steals while it pays, and never wastes a tile."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fagin.bots.players.mind import Mind
from fagin.bots.players.swindler_cards import CARD_WORTH, Cards
from fagin.bots.players.swindler_odds import Theft, bag_of, chance_of
from fagin.bots.players.swindler_worth import LACKING, Prospects, reward, sale_tile
from fagin.games.swindler.actions import Fill
from fagin.games.swindler.conditions import KEY_KIND, achieved, tile_of
from fagin.games.swindler.dealers import item_at
from fagin.games.swindler.getaway import KeepPart, Split
from fagin.games.swindler.moves import (
    BAG,
    BEGGAR,
    CANCEL,
    CARD,
    DONE,
    DRAW,
    END,
    FORGE,
    FULFIL,
    GIVE,
    GIVE_COIN,
    HIRE,
    HUSTLE,
    KEEP,
    LOCKPICK,
    PART,
    PASS,
    PAY,
    PAY_COIN,
    RESERVE,
    RETURN,
    SELL,
    SIDEKICK,
    SKIP,
    STOP,
    TAKE,
    THIEF,
    TURN,
    WITH,
)
from fagin.games.swindler.orders import order_at
from fagin.games.swindler.pieces import (
    BAGS,
    COIN_KINDS,
    DEALER_SPACES,
    DISCARD,
    FIELDS,
    ONE,
    ORDER_SPACES,
    OWN,
    SLOT_MASK,
    TILES,
    VALUE,
    Order,
    cards_in_all,
    tiles_in,
)
from fagin.games.swindler.pieces import (
    DRAW as DRAW_ORDER,
)
from fagin.games.swindler.state import EMPTY, NOBODY, SwindlerPrivate, SwindlerPublic, SwindlerView, box_of
from fagin.games.swindler.windows import KillWindow, Window
from fagin.kernel import View

THIEF_WORTH: Final[tuple[float, ...]] = (
    1.0,
    0.8,
    0.6,
    0.4,
    0.7,
    0.9,
)  # recruiter, opportunist, haggler, phantom, locksmith, daredevil
LIKELY: Final = 0.36  # an order is reserved if it is fulfilled with this chance
RISK: Final = 1.2  # what a reservation costs that comes to nothing, on the average
LAST_RISK: Final = 2.0  # and in the last turn
PUSHED_OUT: Final = 0.8  # what it is worth that another loses points
LATER: Final = 0.25  # the chance to fulfil in a later turn what fails in this one
READY: Final = 0.95
TRIES: Final = 3  # draws for a tile that is lacking
HAND: Final = 4  # cards that are enough
SIDEKICK_LEAST: Final = 1.2
TOWARDS: Final = 1.5  # a sale that an order counts
LEFT_TO_OTHERS: Final = 0.6  # a dealer with one field left


class SlyThief:
    """A sensible player: every choice is given a worth in points, and the best is taken."""

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        """The legal move that is worth most; equals are settled by chance."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        return ThiefMind(view).best(moves, rng)


class ThiefMind(Mind):
    """What one player knows, and what it makes of each move."""

    def __init__(self, view: SwindlerView) -> None:
        own = view.own
        assert own is not None
        self.public: Final[SwindlerPublic] = view.public
        self.own: Final[SwindlerPrivate] = own
        self.seat: Final = view.seat
        self.step: Final = view.public.stack[-1]
        target = self.step.target if isinstance(self.step, Fill) else NOBODY
        self.prospects: Final = Prospects(self.public, self.seat, int(own.hand), target)
        self.cards: Final = Cards(self.public, self.seat, self.prospects)
        self.loot: Final = self.public.loot[self.seat]
        self.now: Final = self.cards.now
        self.thefts: Final[list[Theft]] = []  # made when first asked for
        self.chances: Final[dict[int, float]] = {}  # of the orders, by space, when they are first asked for
        self.counted: float = -1.0  # what a sale adds to an order, when it is first asked for

    def theft(self) -> Theft:
        """What stealing promises now."""
        if not self.thefts:
            self.thefts.append(Theft(self.public, self.seat, self.prospects, self.now))
        return self.thefts[0]

    def worth(self, move: int) -> float:
        """What a move is worth, compared with the others of the same moment."""
        if isinstance(self.step, (Window, KillWindow)) and move < BEGGAR:
            return self.cards.reaction(move)
        if move >= BEGGAR:
            return self.free_card(move)
        if move < RESERVE:
            return THIEF_WORTH[move - THIEF]
        if move < BAG:
            return self.marker(move)
        if move < PASS:
            return self.steal(move)
        if PART <= move < FULFIL:
            return self.part(move)
        if FULFIL <= move < WITH:
            return self.action(move)
        if WITH <= move < GIVE_COIN:
            return self.payment(move)
        if GIVE_COIN <= move < HIRE:
            return self.tile(move)
        return self.plain(move)

    def free_card(self, move: int) -> float:
        """The Beggar or the Hustler, against going on, which is worth nothing at every moment they are played at."""
        gain = self.cards.beg() if move == BEGGAR else self.cards.hustle(move - HUSTLE)
        if gain <= 0.0:
            return -1e6
        return 1e6 + gain if not isinstance(self.step, Window) else gain

    # ---- step 1

    def marker(self, move: int) -> float:
        """Reserve what is likely to be fulfilled; take a marker back only for something sure."""
        public = self.public
        if move >= CANCEL:
            return self.moving(move - CANCEL)
        space = move - RESERVE
        order = order_at(public, space)
        assert order is not None, "an order lies there"
        chance = self.chance(space, order)
        risk = LAST_RISK if public.final else RISK
        worth = chance * reward(order) - (1.0 - chance) * risk
        if public.markers[space] != NOBODY:
            worth += PUSHED_OUT
        return worth if chance >= LIKELY else -1.0

    def moving(self, space: int) -> float:
        """A marker without hope may make room for an order that is ready."""
        public = self.public
        if public.markers.count(self.seat) < public.setting.max_reservations or public.touched:
            return -1.0
        held = order_at(public, space)
        assert held is not None, "an order lies there"
        best = -1.0
        for other in range(ORDER_SPACES):
            order = order_at(public, other)
            if order is None or public.markers[other] == self.seat:
                continue
            if self.chance(other, order) >= READY:
                best = max(best, reward(order))
        return best - public.setting.cancel_penalty - self.chance(space, held) * reward(held)

    def chance(self, space: int, order: Order) -> float:
        """The chance to fulfil the order on a space, in this turn or soon."""
        chance = self.chances.get(space)
        if chance is None:
            chance = self.chances[space] = self.reckoned(order)
        return chance

    def reckoned(self, order: Order) -> float:
        """The same, when it is first asked for."""
        later = 0.0 if self.public.final else LATER
        if order.kind <= DISCARD:
            now = self.chance_of_tiles(order)
        elif order.kind == DRAW_ORDER:
            now = 0.9 * max(chance_of(order, bag_of(self.public, bag)) for bag in range(len(BAGS)))
            later *= now
        else:
            now = self.chance_of_sales(order)
            later *= now
        return now + (1.0 - now) * later

    def chance_of_tiles(self, order: Order) -> float:
        """The chance to get what is lacking with a few draws, tiles bound for own orders being left out."""
        heap = self.loot
        for space in range(ORDER_SPACES):
            mine = order_at(self.public, space)
            if (
                mine is None
                or mine is order
                or mine.kind != DISCARD
                or self.public.markers[space] != self.seat
            ):
                continue
            lacking, used = self.prospects.filled(mine, heap, self.prospects.coins)
            if not lacking and order.kind == DISCARD:
                heap -= used
        lacking, _ = self.prospects.filled(order, heap, self.prospects.coins)
        if lacking == 0:
            return READY
        if lacking >= LACKING or lacking > 2:
            return 0.0
        wanted = self.prospects.wanted(order, heap)
        best = 0.0
        for bag in range(len(BAGS)):
            there = bag_of(self.public, bag)
            hits = sum(number for kind, number in there.kinds if wanted[kind])
            missed, chance = 1.0, 0.0
            for draws in range(min(TRIES, there.tiles)):
                whole = there.tiles - draws + there.skulls
                chance += missed * hits / whole
                missed *= max(0.0, there.tiles - draws - hits) / whole
            best = max(best, chance)
        return best if lacking == 1 else 0.45 * best * best

    def chance_of_sales(self, order: Order) -> float:
        """The chance to sell enough, from what is there now."""
        public = self.public
        heap = self.loot
        now = self.now
        sold = done = 0
        for space in range(DEALER_SPACES):
            if public.dealers[space] == EMPTY:
                continue
            places = range(space * FIELDS, (space + 1) * FIELDS)
            left = [place for place in places if public.fields[place] == EMPTY]
            filled = 0
            for place in left:
                tile, _ = sale_tile(self.prospects, heap, now, item_at(public, place))
                if tile >= 0:
                    heap -= ONE[tile]
                    now = self.prospects.worth(heap)
                    filled += 1
            sold += filled
            done += filled == len(left)
        have = done if order.event == 0 else sold
        if have >= order.number:
            return 0.9
        return 0.45 if have == order.number - 1 and order.event else 0.1

    # ---- step 2

    def steal(self, move: int) -> float:
        """A bag by what it promises; then on, as long as it pays."""
        theft = self.theft()
        if move < DRAW:
            return theft.next_draw(move - BAG, False)
        bag = int(self.public.bag)
        if move == DRAW:
            return theft.next_draw(bag, bool(self.public.sheltered))
        if move == STOP:
            return 0.0
        assert move >= SIDEKICK
        least = 0.0 if self.public.final else SIDEKICK_LEAST
        return theft.next_draw(move - SIDEKICK, True) - least

    # ---- step 3

    def action(self, move: int) -> float:
        """Orders that keep their tiles first, then the dearest, then sales that are worth more than what they take."""
        public = self.public
        if move < SELL:
            order = order_at(public, move - FULFIL)
            assert order is not None, "an order lies there"
            return 100.0 + order.points + (50.0 if order.kind != DISCARD else 0.0)
        place = move - SELL
        item = item_at(public, place)
        if not self.loot & SLOT_MASK[item]:
            return -1.0  # only with a Forger or a turned key
        _, missed = sale_tile(self.prospects, self.loot, self.now, item)
        space, field = divmod(place, FIELDS)
        gain = float(box_of(public).dealers[public.dealers[space]].points[field]) - missed
        left = sum(public.fields[space * FIELDS + at] == EMPTY for at in range(FIELDS))
        if left == 1:
            gain += public.setting.dealer_bonus
        elif left == 2 and not public.final and not self.can_finish(space, place):
            gain -= LEFT_TO_OTHERS
        if self.counted < 0.0:
            self.counted = self.towards()
        return gain + self.counted

    def can_finish(self, space: int, but: int) -> bool:
        """Whether the other free field of a dealer could be filled, too."""
        for place in range(space * FIELDS, (space + 1) * FIELDS):
            if place != but and self.public.fields[place] == EMPTY:
                return bool(self.loot & SLOT_MASK[item_at(self.public, place)])
        return False

    def towards(self) -> float:
        """What a sale adds to an own order that counts sales."""
        for space in range(ORDER_SPACES):
            order = order_at(self.public, space)
            if order is None or order.kind <= DRAW_ORDER or self.public.markers[space] != self.seat:
                continue
            if not achieved(self.public, order) and self.chance_of_sales(order) > LIKELY:
                return TOWARDS
        return 0.0

    def payment(self, move: int) -> float:
        """The tile or card that is missed least; coin tiles before coins, for a skull can take them."""
        step = self.step
        tile = tile_of(move)
        own = isinstance(step, Fill) and step.target < ORDER_SPACES and self.kind_of(step.target) == OWN
        if move == PAY_COIN:
            return -1.0
        if PAY <= move < PAY + len(COIN_KINDS):
            return -0.9 * VALUE[COIN_KINDS[move - PAY]] + (
                0.8 if VALUE[tile] > 1 and self.public.supply > 0 else 0.0
            )
        if CARD <= move < PAY_COIN:
            return -CARD_WORTH[move - CARD]
        missed = 0.0 if own or tile < 0 else self.now - self.prospects.worth(self.loot - ONE[tile])
        if TURN <= move < LOCKPICK:
            assert tile in KEY_KIND
            missed += 0.1
        elif FORGE <= move < TURN:
            missed += CARD_WORTH[4]
        elif LOCKPICK <= move < CARD:
            missed += 0.6
        return -missed

    def kind_of(self, space: int) -> int:
        """The kind of the order on a space."""
        order = order_at(self.public, space)
        assert order is not None, "an order lies there"
        return order.kind

    # ---- tiles that change hands, parts, and the rest

    def tile(self, move: int) -> float:
        """Give and return what is missed least, take what adds most."""
        if move == GIVE_COIN:
            return -1.0
        if GIVE <= move < GIVE + TILES:
            return self.prospects.worth(self.loot - ONE[move - GIVE]) - self.now
        if TAKE <= move < TAKE + TILES:
            return self.cards.added(move - TAKE)
        if RETURN <= move < RETURN + TILES:
            left = int(self.loot - self.own.sealed - ONE[move - RETURN])
            return self.prospects.worth(left) - self.now
        assert move == SKIP
        return -1.0

    def part(self, move: int) -> float:
        """Split evenly; keep the part that is worth more."""
        step = self.step
        if isinstance(step, Split):
            return 1.0 if self.cards.split(step.at, step.first) == move - PART else 0.0
        assert isinstance(step, KeepPart)
        fresh = int(self.public.fresh)
        lost = fresh - step.first if move == KEEP else step.first
        return self.prospects.worth(self.loot - lost) - 0.5 * len(tiles_in(lost))

    def plain(self, move: int) -> float:
        """Hire while there is time to use it; otherwise go on."""
        if move == HIRE:
            return self.hire()
        assert move in (DONE, END)
        return 0.0

    def hire(self) -> float:
        """A card for a coin, unless the end is near, an order asks for coins, or the hand is full."""
        public = self.public
        near = max(public.progress) >= public.setting.end_at - 1
        if public.final or near or cards_in_all(self.own.hand) >= HAND:
            return -1.0
        for space in range(ORDER_SPACES):
            order = order_at(public, space)
            if order is not None and order.coins_needed and public.markers[space] == self.seat:
                return -1.0
        return 0.2
