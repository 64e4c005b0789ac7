"""How a search takes Doggy Bag to go on: Sly's judgement where it is cheap, and a light one of the bids."""

from __future__ import annotations

import math
from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from fagin.bots.merits import hopes, merits_of_hopes
from fagin.bots.players.doggy_bag import LIKED, LOOK, TOKEN, Mind, heap_points
from fagin.bots.policy import Policy
from fagin.games.doggy_bag.loot import Loot
from fagin.games.doggy_bag.moves import (
    BANK,
    FLIP,
    GLUTTONY,
    HOTHEAD,
    LEAD,
    LOOT,
    LOOTS,
    ROLE,
)
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
from fagin.kernel import Dice, State, View

TRIED: Final = 8  # loots that a dog thinks about in a playout
NOISE: Final = 0.3  # by how many points it may misjudge a bid there
WARMTH: Final = 0.5  # how many points make a move e times as likely
LOOT_WARMTH: Final = 0.1  # the same for a loot
TRUST: Final = 1.5  # as little is won by anything but luck
EFFORT: Final = 4
GUESSES: Final = 6
BELIEF: Final = 0.5  # how sure it is that others deliver first what is worth most
HORIZON: Final = 1  # a playout goes to the end of its turn, and at least that many choices far

FIRST_BLACK: Final = 0.7  # what it costs to have black bones in front, in points, while turns are to come
SECOND_BLACK: Final = 6.0
PER_TURN: Final = 4.0  # what a turn to come is worth to a dog that lives
LEAD_AT_END: Final = 12.0  # what leading for sure is worth in the last turn
CLOSE: Final = 1.5  # points of a lead that is nearly sure then
REWARD: Final = 1.8  # bones that a Gluttony brings: one, and often one from another dog
POINTLESS: Final = -99.0
MOST_BID: Final = 14  # bones: more is never worth trying

BLACK_BONE: Final = 2.0  # how gladly a black bone is delivered, compared with points

# how a dog stands between two turns, in logits: fitted to who won some thousand games of Sly against itself
POINT: Final = 0.212  # a point at the end
POINT_LEFT: Final = 0.008  # it counts that much less for every bone left behind the screens
ONE_BLACK: Final = 0.22
TWO_BLACK: Final = 0.6  # one short of being thrown out
FIRST_PLAYER: Final = 0.18
THROWN_OUT: Final = -20.0

# what the effects are good for, besides the bones of Watcher and Pickpocket and the Bootlicker's black one
EFFECTS: Final[tuple[float, ...]] = (0.0, LOOK, TOKEN, 0.0, LOOK, 0.4, 0.4, 0.2)


@mypyc_attr(acyclic=True)
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
        self.nothing: float = self.gain(0.0)

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
        flip = NOBODY
        for move in moves:
            if move < FLIP:
                worths.append(tokens[move - ROLE])
            elif flip == NOBODY or LIKED[move - FLIP] > LIKED[flip - FLIP]:
                flip = move
        if flip != NOBODY:
            bold = self.boldest()
            for move in moves:
                if move >= FLIP:
                    worths.append(bold if move == flip else POINTLESS)
        return worths

    def greedy(self) -> bool:
        """Whether to risk one more bone."""
        if self.last_turn:
            return self.mine <= self.best_other
        share = self.black / self.bones
        haul = float(heap_points(self.public, int(self.public.hand)))
        return (1.0 - share) * REWARD * self.mean > share * (haul + self.price)


class DoggyPolicy(Policy):
    """Fast and fairly sensible dogs."""

    def __init__(self) -> None:
        super().__init__(HORIZON, TRUST, EFFORT, GUESSES)
        self.points: tuple[int, ...] = ()
        self.loots: list[float] = []  # what each loot is worth at these points

    def pick(self, seat: int, public: Any, own: Any, moves: list[int], dice: Dice) -> int:
        """The most promising move, at a quick look."""
        table = cast(DoggyPublic, public)
        screen = cast(DoggyPrivate, own)
        first = moves[0]
        if first < ROLE:
            return self.loot(seat, table, screen, moves, dice)
        best = first
        most = -1e9
        if first < LEAD:
            worths = Bids(seat, table, screen).worths(moves)
            for at, move in enumerate(moves):
                worth = worths[at] + NOISE * dice.random()
                if worth > most:
                    most = worth
                    best = move
            return best
        if first == GLUTTONY:
            return GLUTTONY if Bids(seat, table, screen).greedy() else BANK
        mind = Mind(View(seat, table, screen), 0)
        for move in moves:
            worth = mind.worth(move) + dice.random()
            if worth > most:
                most = worth
                best = move
        return best

    def loot(self, seat: int, public: DoggyPublic, own: DoggyPrivate, moves: list[int], dice: Dice) -> int:
        """The best of a few."""
        if public.setting.points is not self.points:
            self.points = public.setting.points
            mind = Mind(View(seat, public, own), 0)
            self.loots = [mind.worth_of_loot(heap) for heap in LOOTS]
        worths = self.loots
        best = moves[dice.below(len(moves))]
        for _ in range(TRIED - 1):
            move = moves[dice.below(len(moves))]
            if worths[move - LOOT] > worths[best - LOOT]:
                best = move
        return best

    def weigh(self, seat: int, public: Any, own: Any, moves: list[int]) -> list[float]:
        """The more a move promises, the likelier it is."""
        table = cast(DoggyPublic, public)
        screen = cast(DoggyPrivate, own)
        first = moves[0]
        warmth = WARMTH
        if ROLE <= first < LEAD:
            worths = Bids(seat, table, screen).worths(moves)
        else:
            if first < ROLE:
                warmth = LOOT_WARMTH
            mind = Mind(View(seat, table, screen), 0)
            worths = [mind.worth(move) for move in moves]
        return hopes(worths, warmth)

    def standing(self, seat: int, public: Any) -> int:
        """The points in front of its screen."""
        table = cast(DoggyPublic, public)
        return heap_points(table, table.front[seat])

    def plausible(self, seat: int, state: State[Any, Any, Any]) -> float:
        """Dogs deliver what makes a good loot first: what is left behind their screens is worth less."""
        table = cast(DoggyPublic, state.public)
        points = table.setting.points
        worth = 0.0
        colour: i64
        for other in range(table.players):
            if other != seat:
                behind = cast(DoggyPrivate, state.private[other]).behind
                for colour in range(COLOURS):
                    bone = BLACK_BONE if colour == BLACK else float(points[colour])
                    worth += float(count(behind, colour)) * bone
        return -BELIEF * worth

    def settled(self, public: Any) -> bool:
        """Whether a turn has just begun: the coins are thrown and nobody has delivered."""
        table = cast(DoggyPublic, public)
        step = table.stack[-1]
        return isinstance(step, Loot) and step.waiting == table.alive

    def value(self, state: State[Any, Any, Any]) -> list[float]:
        """What each dog can hope for between two turns: mostly the win, and the place."""
        table = cast(DoggyPublic, state.public)
        return merits_of_hopes(hopes([strength(table, seat) for seat in range(table.players)], 1.0))


def strength(public: DoggyPublic, seat: int) -> float:
    """How a dog stands, in logits: its points, its black bones and the First player token."""
    if not public.alive & BIT[seat]:
        return THROWN_OUT
    front = public.front[seat]
    blacks = count(front, BLACK)
    strength = (POINT - POINT_LEFT * float(public.left)) * float(heap_points(public, front))
    if blacks:
        strength -= TWO_BLACK if blacks == public.setting.black_limit - 1 else ONE_BLACK * float(blacks)
    return strength + FIRST_PLAYER if seat == public.first else strength


POLICY: Final = DoggyPolicy()
