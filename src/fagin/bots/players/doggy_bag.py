"""Sly, who plays Doggy Bag by counting bones: what the bag may hold, what each number promises and risks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fagin.bots.players.doggy_last import LastTurn
from fagin.bots.players.doggy_odds import (
    EVENLY,
    Bag,
    after_failure,
    expected_bag,
    greed,
    others_deliver_black,
)
from fagin.games.doggy_bag.moves import (
    BANK,
    DISCARD,
    FLIP,
    GLUTTONY,
    HOTHEAD,
    LEAD,
    LOOT,
    LOOTS,
    REFILL,
    REFILLS,
    ROLE,
    SKIP,
    STEAL,
    STEAL_NONE,
    SWAP,
    USE,
)
from fagin.games.doggy_bag.pieces import (
    BLACK,
    BOOTLICKER,
    COLOURS,
    EXPERT,
    FEWEST_ANNOUNCED,
    FEWEST_PLAYERS,
    INTENDANT,
    LEADER,
    MOLE,
    PICKPOCKET,
    RED,
    ROLES,
    SCOUT,
    WATCHER,
    YELLOW,
    count,
)
from fagin.games.doggy_bag.state import BIT, NOBODY, DoggyPrivate, DoggyPublic, DoggyView
from fagin.kernel import View

FIRST_BLACK: Final = 0.7  # what it costs to have black bones in front, in points, while turns are to come
DENIAL: Final = 0.2  # what keeping a point from the others is worth
LOOK: Final = 0.35  # what it is worth to know the bag
TOKEN: Final = 0.15  # what it is worth to choose the next first player
LIKED: Final[tuple[float, ...]] = (1.5, 3.0, 1.2, 2.5, 1.2, 1.0, 0.8, 0.6)  # how others like the tokens
UNKNOWN: Final = -1e9


class Tastes:
    """What a dog gives on the things that dogs may differ about, in points; Sly's own unless told."""

    def __init__(
        self,
        second_black: float = 10.0,
        per_turn: float = 4.0,
        win: float = 40.0,
        greed: float = 1.8,
        loot: tuple[float, ...] = (1.2, 0.3, 0.5, 0.2),
        gladly: tuple[float, ...] = EVENLY,
        in_kind: tuple[float, ...] | None = None,
        duel: tuple[float, ...] | None = None,
    ) -> None:
        self.second_black: Final = second_black  # what it costs to be one short of being thrown out
        self.per_turn: Final = per_turn  # what a turn to come is worth to a dog that lives
        self.win: Final = win  # what winning for sure is worth in the last turn
        self.greed: Final = greed  # how many bones a Gluttony brings
        self.loot: Final = loot  # a black bone, less for the square of them; another bone, and its points
        self.gladly: Final = gladly  # how gladly it takes others to deliver each colour
        self.in_kind: Final = loot if in_kind is None else in_kind  # the loot if others deliver black bones
        self.duel: Final = loot if duel is None else duel  # and among two

    def loot_for(self, view: DoggyView) -> tuple[float, ...]:
        """What it gives on each bone of a loot at that table."""
        if view.public.players == FEWEST_PLAYERS:
            return self.duel
        return self.in_kind if self.in_kind is not self.loot and others_deliver_black(view) else self.loot


SLY: Final = Tastes()


class SlyDog:
    """A sensible player: expected haul, risk, price of a black bone and the use of each effect."""

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        """The legal move that promises most; equal promises are settled by chance."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        mind = Mind(view, rng.getrandbits(32), SLY)
        best = moves[0]
        most = -1e9
        for move in moves:
            worth = mind.worth(move) + rng.random() * 1e-6
            if worth > most:
                most = worth
                best = move
        return best


class Mind:
    """What a dog with such tastes makes of one view."""

    def __init__(self, view: DoggyView, seed: int, tastes: Tastes) -> None:
        own = view.own
        assert own is not None
        self.seat: Final = view.seat
        self.public: Final[DoggyPublic] = view.public
        self.own: Final[DoggyPrivate] = own
        self.tastes: Final = tastes
        self.bag: Final = expected_bag(view, tastes.gladly)
        self.scores: Final = [heap_points(view.public, front) for front in view.public.front]
        self.blacks: Final = int(count(view.public.front[view.seat], BLACK))
        self.last_turn: Final = view.public.left == 0
        self.turns_left: Final = float(view.public.left) / 3.0
        self.last: Final = LastTurn(view.seat, view.public, self.bag, self.scores, seed)
        self.loot: Final = tastes.loot_for(view)
        self.boldest = UNKNOWN  # what being the Hothead promises, once it is worked out
        self.best_other = 0
        self.leader = NOBODY  # of the others
        for seat in range(view.public.players):
            if seat != view.seat and view.public.alive & BIT[seat] and self.scores[seat] >= self.best_other:
                self.best_other = self.scores[seat]
                self.leader = seat

    def worth(self, move: int) -> float:
        """What a move promises, in points."""
        if move < ROLE:
            return self.worth_of_loot(LOOTS[move - LOOT])
        if move < FLIP:
            return self.worth_of_role(move - ROLE)
        if move < HOTHEAD:
            return self.worth_of_flip(move - FLIP)
        if move < LEAD:
            return self.worth_of_number(move - HOTHEAD + FEWEST_ANNOUNCED)
        if move < DISCARD:
            return self.worth_of_leading(move - LEAD)
        if move < REFILL:
            return self.worth_of_discard(move - DISCARD)
        if move < SWAP:
            return self.worth_of_refill(REFILLS[move - REFILL])
        if move < GLUTTONY:
            return self.worth_of_swap((move - SWAP) // COLOURS, (move - SWAP) % COLOURS)
        if move == GLUTTONY:
            return self.worth_of_gluttony()
        if STEAL <= move < STEAL_NONE:
            return 1.0 + self.scores[move - STEAL]
        if move == USE:
            return 0.05
        assert move in (BANK, STEAL_NONE, SKIP)
        return 0.0

    # ---- prices

    def stock(self, blacks: int) -> float:
        """What it costs to have that many black bones in front."""
        limit = self.public.setting.black_limit
        if blacks >= limit:
            return 3.0 + self.scores[self.seat] + self.tastes.per_turn * self.turns_left
        if self.last_turn or blacks <= 0:
            return 0.0
        return self.tastes.second_black if blacks == limit - 1 else FIRST_BLACK * blacks

    def price(self, blacks: int) -> float:
        """What one more black bone costs."""
        return self.stock(blacks + 1) - self.stock(blacks)

    # ---- attempts

    def attempt(self, bag: Bag, number: int, blacks: int) -> float:
        """What an attempt promises: the haul and a Gluttony, or the grey bones and a black one."""
        if bag.bones < 0.5:
            return 0.0
        draws = min(number, int(bag.bones + 0.5))
        safe = bag.safe(draws)
        haul = draws * bag.mean
        price = self.price(blacks)
        success = haul + greed(bag, draws, haul, price)
        saved = 0.0  # grey bones before the black one
        chance = 1.0
        for drawn in range(draws):
            after = chance * (1.0 - bag.black_share(drawn))
            saved += drawn * bag.grey * (chance - after)
            chance = after
        return safe * success + saved * self.public.setting.points[0] - (1.0 - safe) * price

    def standing(self, bag: Bag, number: int, blacks: int, taken: int) -> float:
        """What a number promises in the order of attempts: mine, less some of what the others may draw."""
        public = self.public
        free = 0.0
        middle = public.middle & ~BIT[taken] if taken >= 0 else public.middle
        for role in range(ROLES):
            if middle & BIT[role]:
                free += LIKED[role]
        later = 0
        for seat in range(public.players):
            if seat != self.seat and public.alive & BIT[seat] and public.number[seat] == NOBODY:
                later += 1
        reach = 1.0
        mine = 0.0
        others = 0.0
        at = max(ROLES, number)
        for seat in range(public.players):
            at = max(at, public.number[seat])
        while at >= 0:
            if at == number:
                mine = reach * self.attempt(bag, number, blacks)
                share = 1.0
            else:
                share = self.held(at, middle, later, free)
                if share > 0.0:
                    others += reach * share * self.attempt(bag, at, 0)
            if share > 0.0:
                safe = bag.safe(at)
                reach *= 1.0 - share * safe
                bag = after_failure(bag, at, share)
                if reach < 0.01:
                    break
            at -= 1
        return mine - DENIAL * others

    def held(self, number: int, middle: int, later: int, free: float) -> float:
        """How likely another dog that is still to draw holds a number."""
        public = self.public
        for seat in range(public.players):
            if seat != self.seat and public.number[seat] == number and public.alive & BIT[seat]:
                return 1.0
        if later and number < ROLES and middle & BIT[number]:
            return min(1.0, later * LIKED[number] / free)
        return 0.0

    # ---- choices

    def worth_of_role(self, role: int) -> float:
        """The number, and what the effect brings."""
        public = self.public
        bag = self.bag
        blacks = self.blacks
        effect = 0.0
        if not public.setting.beginner:
            if role == BOOTLICKER and blacks > 0:
                effect = self.stock(blacks) - self.stock(blacks - 1)
                if self.last_turn and blacks == public.setting.black_limit - 1:
                    effect = 1.0
                blacks -= 1
            elif role in (WATCHER, PICKPOCKET):
                effect = (1.0 - bag.black_share(0)) * bag.mean + (LOOK if role == WATCHER else 0.0)
            elif role == MOLE:
                effect = 0.0 if bag.exact else LOOK
            elif role == LEADER:
                effect = 0.0 if self.last_turn else TOKEN
            elif role == SCOUT:
                bag = bag.with_more(BLACK, bag.safe(3) - 1.0)
            elif role == INTENDANT and public.chest:
                bag = bag.with_more(best_on(public.chest, public.setting.points), 2.0)
            elif role == EXPERT and public.chest and not self.last_turn:
                effect = 0.2
        worth = effect + self.standing(bag, role, blacks, role)
        return self.tastes.win * self.last.chance_to_win(role, role) + worth if self.last_turn else worth

    def worth_of_flip(self, token: int) -> float:
        """The best number to announce; the token is better turned the more others like it."""
        if self.boldest == UNKNOWN:
            for number in range(FEWEST_ANNOUNCED, max(FEWEST_ANNOUNCED, int(self.bag.bones)) + 1):
                if number > FEWEST_ANNOUNCED and self.bag.safe(number) < 0.03:
                    break
                self.boldest = max(self.boldest, self.worth_of_number(number))
        return self.boldest + 0.01 * LIKED[token]

    def worth_of_number(self, number: int) -> float:
        """What a number of the Hothead promises."""
        worth = self.standing(self.bag, number, self.blacks, NOBODY)
        return self.tastes.win * self.last.chance_to_win(number, NOBODY) + worth if self.last_turn else worth

    def worth_of_loot(self, heap: int) -> float:
        """Value to draw from, danger for those who bid high."""
        worth = 0.0
        black, many_black, bone, point = self.loot
        for colour in range(COLOURS):
            bones = int(count(heap, colour))
            if colour == BLACK:
                worth += black * bones - many_black * bones * bones
            else:
                worth += bones * (bone + point * self.public.setting.points[colour])
        return worth

    def worth_of_leading(self, seat: int) -> float:
        """To oneself, or at least to the weakest."""
        return 100.0 if seat == self.seat else -float(self.scores[seat])

    def first_to_draw(self) -> bool:
        """Whether nobody has a higher number by now."""
        mine = self.public.number[self.seat]
        for number in self.public.number:
            if number > mine:
                return False
        return True

    def worth_of_discard(self, colour: int) -> float:
        """Danger goes if one draws first, value if others do."""
        if colour == BLACK:
            return 5.0 if self.first_to_draw() else -5.0
        points = self.public.setting.points[colour]
        return -points if self.first_to_draw() else points

    def worth_of_refill(self, heap: int) -> float:
        """Value for oneself if one draws first, else danger for those who do."""
        worth = 0.0
        for colour in range(COLOURS):
            bones = int(count(heap, colour))
            if colour == BLACK:
                worth += bones * (-5.0 if self.first_to_draw() else 2.0)
            else:
                worth += bones * self.public.setting.points[colour]
        return worth

    def worth_of_swap(self, given: int, taken: int) -> float:
        """A better bone for the next hauls against a worse one."""
        return self.keeping(taken) - self.keeping(given)

    def keeping(self, colour: int) -> float:
        """What a bone behind the screen is good for."""
        if colour == BLACK:
            return 0.8
        return 1.0 if colour in (RED, YELLOW) else 0.5

    def worth_of_gluttony(self) -> float:
        """More than banking if the extra bone and the reward outweigh what is risked."""
        public = self.public
        haul = heap_points(public, public.hand)
        mine = self.scores[self.seat] + haul
        share = self.bag.black_share(0)
        if self.last_turn:  # banking ends the game: the places are known
            ahead = mine > self.best_other or (
                mine == self.best_other and public.number[self.seat] > public.number[self.leader]
            )
            return -1.0 if ahead else 1.0
        return (1.0 - share) * self.tastes.greed * self.bag.mean - share * (haul + self.price(self.blacks))


def best_on(chest: int, points: tuple[int, ...]) -> int:
    """The most valuable colour on the chest."""
    best = BLACK
    for colour in range(COLOURS):
        if colour != BLACK and count(chest, colour) and (best == BLACK or points[colour] > points[best]):
            best = colour
    return best


def heap_points(public: DoggyPublic, heap: int) -> int:
    """[DB-12.8] What a heap is worth."""
    points = 0
    for colour in range(COLOURS):
        points += int(count(heap, colour)) * public.setting.points[colour]
    return points
