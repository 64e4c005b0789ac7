"""What the bids of Doggy Bag promise at a glance: quick enough to be asked at every bid of a playout."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from fagin.bots.players.doggy_bag import LIKED, LOOK, TOKEN, heap_points
from fagin.games.doggy_bag.moves import FLIP, HOTHEAD, ROLE
from fagin.games.doggy_bag.pieces import (
    BLACK,
    BOOTLICKER,
    COLOURS,
    FEWEST_ANNOUNCED,
    GREY,
    INTENDANT,
    PICKPOCKET,
    ROLES,
    WATCHER,
    count,
    size,
)
from fagin.games.doggy_bag.state import BIT, NOBODY, DoggyPrivate, DoggyPublic, visible

FIRST_BLACK: Final = 0.7  # what it costs to have black bones in front, in points, while turns are to come
SECOND_BLACK: Final = 6.0
PER_TURN: Final = 4.0  # what a turn to come is worth to a dog that lives
LEAD_AT_END: Final = 12.0  # what leading for sure is worth in the last turn
CLOSE: Final = 1.5  # points of a lead that is nearly sure then
THREAT: Final = 3.0  # bones that another may win in the last turn unless one wins oneself
REWARD: Final = 1.8  # bones that a Gluttony brings: one, and often one from another dog
POINTLESS: Final = -99.0
MOST_BID: Final = 14  # bones: more is never worth trying

# what the effects are good for, besides the bones of Watcher and Pickpocket and the Bootlicker's black one
EFFECTS: Final[tuple[float, ...]] = (0.0, LOOK, TOKEN, 0.0, LOOK, 0.4, 0.4, 0.2)


class Bids:
    """What the numbers promise one dog tonight, in points: a rough picture, from what it knows."""

    def __init__(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> None:
        self.seat: Final = seat
        self.public: Final = public
        self.mine: Final = heap_points(public, public.front[seat] + int(public.hand))
        self.blacks: Final[i64] = count(public.front[seat], BLACK)
        self.last_turn: Final = public.left == 0
        self.best_other: i64 = 0
        for other in range(public.players):
            if other != seat and public.alive & BIT[other]:
                score: i64 = heap_points(public, public.front[other])
                if score > self.best_other:
                    self.best_other = score
        self.bones: float = float(public.bag_count)
        self.black: float = 0.0
        self.grey: float = 0.0
        self.mean: float = 0.0
        self.look(own)
        self.price: float = self.stock(self.blacks + 1) - self.stock(self.blacks)  # of one more black bone
        self.nothing: float = self.gain(-THREAT * self.mean)

    def look(self, own: DoggyPrivate) -> None:
        """What may be in the bag: what was seen or delivered tonight, and a share of what is hidden."""
        public = self.public
        hidden: i64 = public.setting.bones - visible(public) - own.behind
        known: i64 = 0
        looks = own.looks
        last = own.last
        if looks and looks[-1][0] == public.turn:
            known = looks[-1][2] + public.returned - public.drawn
        elif last is not None and not public.drawn:
            known = last.heap
        bones: i64 = public.bag_count
        unknown: i64 = bones - size(known)
        pool: i64 = size(hidden) - size(known)
        share = float(unknown) / float(pool) if pool > 0 and unknown > 0 else 0.0
        points = public.setting.points
        worth = 0.0
        good = 0.0
        colour: i64
        for colour in range(COLOURS):
            sure = count(known, colour)
            number = float(sure) + share * float(count(hidden, colour) - sure)
            if colour == BLACK:
                self.black = number
            else:
                good += number
                worth += number * float(points[colour])
                if colour == GREY:
                    self.grey = number
        if good > 0.01:
            self.grey /= good
            self.mean = worth / good

    def stock(self, blacks: i64) -> float:
        """What it costs to have that many black bones in front."""
        limit: i64 = self.public.setting.black_limit
        if blacks >= limit:
            if self.last_turn:
                return LEAD_AT_END
            return 3.0 + float(self.mine) + PER_TURN * float(self.public.left) / 3.0
        if self.last_turn or blacks <= 0:
            return 0.0
        return SECOND_BLACK if blacks == limit - 1 else FIRST_BLACK * float(blacks)

    def gain(self, haul: float) -> float:
        """What some points more are worth: in the last turn only the lead counts."""
        if not self.last_turn:
            return haul
        ahead = (float(self.mine) + haul - float(self.best_other)) / CLOSE
        return LEAD_AT_END / (1.0 + math.exp(-ahead)) + 0.1 * haul

    def safe(self, draws: i64, black: float) -> float:
        """The chance to draw that many bones without a black one; an empty bag stops the drawing."""
        safe = 1.0
        left = self.bones
        while draws > 0 and left > 0.5:
            if black >= left:
                return 0.0
            safe *= 1.0 - black / left
            left -= 1.0
            draws -= 1
        return safe

    def attempt(self, number: i64, black: float) -> float:
        """What drawing a number of bones promises: the haul and a Gluttony, or the grey bones and a black one."""
        nothing = self.nothing
        caught = nothing - self.price
        safe = 1.0
        saved = 0.0
        left = self.bones
        drawn = 0.0
        while number > 0 and left > 0.5:
            after = safe * (1.0 - black / left) if black < left else 0.0
            saved += drawn * (safe - after)
            safe = after
            drawn += 1.0
            left -= 1.0
            number -= 1
        haul = drawn * self.mean
        success = self.gain(haul)
        if left > 0.5 and black < left:
            share = black / left
            greedy = (1.0 - share) * self.gain(haul + REWARD * self.mean) + share * caught
            if greedy > success:
                success = greedy
        return safe * success + (1.0 - safe) * caught + saved * self.grey

    def token(self, role: i64) -> float:
        """What the effect of a token promises."""
        public = self.public
        if public.setting.beginner:
            return 0.0
        if role == BOOTLICKER:
            return self.stock(self.blacks) - self.stock(self.blacks - 1) if self.blacks else 0.0
        if role in (WATCHER, PICKPOCKET):
            drawn = (1.0 - self.black / self.bones) * self.mean if self.black < self.bones else 0.0
            return EFFECTS[role] + self.gain(drawn) - self.nothing
        if self.last_turn or (role >= INTENDANT and not public.chest):
            return 0.0
        return EFFECTS[role]

    def tokens(self) -> list[float]:
        """What each token promises, by its effect and its place in the order of attempts."""
        public = self.public
        held: i64 = 0
        to_come: i64 = -1
        reach = 1.0  # how likely a number is to have its attempt
        nobody = 1.0  # how likely it is to have the first
        for seat in range(public.players):
            if public.alive & BIT[seat]:
                bid: i64 = public.number[seat]
                if bid == NOBODY:
                    to_come += 1
                elif bid >= ROLES:
                    reach = 1.0 - self.safe(bid, self.black)
                    nobody = 0.0
                else:
                    held |= BIT[bid]
        free = 0.0
        role: i64
        for role in range(ROLES):
            if public.middle & BIT[role]:
                free += LIKED[role]
        fewer = self.black - 1.0 if self.black > 1.0 else 0.0
        worths: list[float] = [0.0] * ROLES
        role = ROLES - 1
        while role >= 0:
            share = 0.0
            if public.middle & BIT[role]:
                worth = self.token(role) + nobody * self.attempt(role, self.black)
                worth += (reach - nobody) * self.attempt(role, fewer) + (1.0 - reach) * self.nothing
                worths[role] = worth
                if to_come > 0:
                    share = float(to_come) * LIKED[role] / free
                    if share > 1.0:
                        share = 1.0
            elif held & BIT[role]:
                share = 1.0
            if share > 0.0:
                nobody *= 1.0 - share
                reach *= 1.0 - share * self.safe(role, self.black)
            role -= 1
        return worths

    def boldest(self) -> float:
        """What being the Hothead promises."""
        best = self.attempt(FEWEST_ANNOUNCED, self.black)
        number: i64
        for number in range(FEWEST_ANNOUNCED + 1, MOST_BID + 1):
            worth = self.attempt(number, self.black)
            if worth < best:
                break
            best = worth
        return best

    def worths(self, moves: list[int]) -> list[float]:
        """What the moves of a bid promise: tokens, turned or not, or the numbers of the Hothead."""
        worths: list[float] = []
        number: i64
        if moves[0] >= HOTHEAD:
            number = FEWEST_ANNOUNCED
            for _ in moves:
                worths.append(self.attempt(number, self.black) if number <= MOST_BID else POINTLESS)
                number += 1
            return worths
        tokens = self.tokens()
        flip = best_flip(moves)
        bold = self.boldest() if flip != NOBODY else POINTLESS
        for move in moves:
            if move < FLIP:
                worths.append(tokens[move - ROLE])
            else:
                worths.append(bold if move == flip else POINTLESS)
        return worths

    def greedy(self) -> bool:
        """Whether to risk one more bone."""
        if self.last_turn:
            return self.mine <= self.best_other
        share = self.black / self.bones
        haul = float(heap_points(self.public, int(self.public.hand)))
        return (1.0 - share) * REWARD * self.mean > share * (haul + self.price)


def is_flip(move: int) -> bool:
    """Whether a dog becomes the Hothead by this move."""
    return FLIP <= move < HOTHEAD


def best_flip(moves: list[int]) -> int:
    """The token to turn over, if any is: the one that others like best."""
    best = NOBODY
    for move in moves:
        if is_flip(move) and (best == NOBODY or LIKED[move - FLIP] > LIKED[best - FLIP]):
            best = move
    return best
