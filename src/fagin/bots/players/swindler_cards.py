"""When Sly plays accomplices in Swindler: worths compared with passing, which is worth nothing."""

from __future__ import annotations

from typing import Final

from fagin.bots.players.swindler_odds import bag_of, tiles_at_stake
from fagin.bots.players.swindler_worth import Prospects
from fagin.games.swindler.accomplices import Beggar, Hustler, takes_for
from fagin.games.swindler.actions import Helper, order_for
from fagin.games.swindler.getaway import Backstabber, GoldDigger
from fagin.games.swindler.moves import (
    ANGEL,
    ASSASSIN,
    BACKSTAB,
    BEGGAR,
    BET,
    COPYCAT,
    GOLDDIG,
    PASS,
)
from fagin.games.swindler.pieces import CARDS, ONE, count, kinds_in, size, tiles_in
from fagin.games.swindler.state import SwindlerPublic
from fagin.games.swindler.windows import CardStep, KillWindow

WORTHS: Final = {  # about what a card is worth in hand, in points
    "assassin": 1.2,
    "backstabber": 1.0,
    "beggar": 1.8,
    "copycat": 1.3,
    "forger": 1.8,
    "gold_digger": 1.6,
    "guardian_angel": 0.9,
    "hustler": 1.0,
    "know_it_all": 1.5,
    "lock_picker.red": 1.5,
    "lock_picker.blue": 1.5,
    "lock_picker.green": 1.5,
    "lock_picker.yellow": 1.5,
    "sidekick": 1.4,
}
CARD_WORTH: Final = [WORTHS[card] for card in CARDS]
USUAL_DRAWS: Final = 2.4  # how far others go
SURE: Final = 0.56  # a bet must be this likely
COPY_LEAST: Final = 0.7
HARM: Final = 0.35  # what harm to another is worth, as a share
SWAP_LEAST: Final = 1.6
BIG_ORDER: Final = 8  # points of an order worth an Assassin


class Cards:
    """What one player thinks of playing a card at this moment."""

    def __init__(self, public: SwindlerPublic, seat: int, prospects: Prospects) -> None:
        self.public: Final = public
        self.seat: Final = seat
        self.prospects: Final = prospects
        self.loot: Final = public.loot[seat]
        self.now: Final = prospects.worth(self.loot)

    def added(self, kind: int) -> float:
        """What one more tile is worth."""
        return self.prospects.worth(self.loot + ONE[kind]) - self.now

    def reaction(self, move: int) -> float:
        """A card in a window, against passing."""
        if move == PASS:
            return 0.0
        if move in (BET, BET + 1):
            return self.bet(move == BET)
        if move == COPYCAT:
            return self.copy()
        if move == ANGEL:
            best = max((self.added(kind) for kind in kinds_in(self.public.fresh)), default=-1.0)
            return best - HARM * tiles_at_stake(self.public, int(self.public.seat), int(self.public.bag))
        if move == BACKSTAB:
            return self.backstab()
        if move == GOLDDIG:
            return self.dig()
        if move == ASSASSIN:
            return self.kill()
        return self.beg() if move == BEGGAR else -1.0

    def bet(self, on_skull: bool) -> float:
        """On what is likely, whoever steals going as far as usual and farther with little at stake."""
        public = self.public
        bag = bag_of(public, int(public.bag))
        whole = int(USUAL_DRAWS)
        safe = bag.survival(whole) * (1.0 - (USUAL_DRAWS - whole) * bag.risk(whole))
        right = 1.0 - safe if on_skull else safe
        return right - SURE

    def copy(self) -> float:
        """A safe draw, where the bag is good enough."""
        bag = bag_of(self.public, int(self.public.bag))
        hoped = sum(number * self.added(kind) for kind, number in bag.kinds)
        return hoped / (bag.tiles + bag.skulls) - COPY_LEAST

    def backstab(self) -> float:
        """Where a skull is likely and much would be lost."""
        public = self.public
        bag = bag_of(public, int(public.bag))
        lost = tiles_at_stake(public, int(public.seat), bag.bag)
        return bag.risk() * (1.0 + lost) - 0.75

    def dig(self) -> float:
        """The lesser half of the stolen tiles."""
        parts = [self.added(kind) for kind in tiles_in(self.public.fresh)]
        return sum(parts) * 0.45 - 1.0

    def beg(self) -> float:
        """A gift from everybody who has to give one."""
        public = self.public
        victims = sum(
            size(public.loot[other]) >= public.setting.beggar_min_loot
            for other in range(public.players)
            if other != self.seat
        )
        return victims - min(1.5, public.players - 1.5)

    def kill(self) -> float:
        """Against what hurts, and to save an own card."""
        stack = self.public.stack
        window, bottom = stack[-1], stack[-2]
        assert isinstance(window, KillWindow)
        assert isinstance(bottom, CardStep)
        if bottom.seat == self.seat:
            return 0.5 if window.odd else -1.0
        if window.odd:
            return -1.0
        mine = self.public.seat == self.seat
        if isinstance(bottom, (Backstabber, GoldDigger)):
            return int(size(self.public.fresh)) - 1.5 if mine else -1.0
        if isinstance(bottom, Hustler):
            return 0.3 if bottom.target == self.seat else -1.0
        if isinstance(bottom, Helper):
            return order_for(self.public, bottom.target).points - BIG_ORDER + 0.5
        if isinstance(bottom, Beggar):
            return 0.2 if size(self.loot) >= self.public.setting.beggar_min_loot else -1.0
        return -1.0

    # ---- the Hustler

    def hustle(self, target: int) -> float:
        """The best swap with another player, against keeping the card."""
        return self.best_swap(target)[0] - SWAP_LEAST

    def best_swap(self, target: int) -> tuple[float, int]:
        """What the best swap brings, and the tile to give for it."""
        best, give = -1e9, -1
        kinds = kinds_in(self.loot)
        spare = sorted(kinds, key=lambda kind: self.now - self.prospects.worth(self.loot - ONE[kind]))[:2]
        for given in spare:
            for taken in kinds_in(takes_for(self.public, self.seat, target, given)):
                gain = self.prospects.worth(self.loot - ONE[given] + ONE[taken]) - self.now
                if gain > best:
                    best, give = gain, given
        return best, give

    # ---- parts

    def split(self, at: int, first: int) -> int:
        """The part for the next tile: the one that is worth less so far."""
        sums = [0.0, 0.0]
        for kind in tiles_in(self.public.fresh)[:at]:
            in_first = count(first, kind) > 0
            if in_first:
                first -= ONE[kind]
            sums[0 if in_first else 1] += self.added(kind)
        return 0 if sums[0] <= sums[1] else 1
