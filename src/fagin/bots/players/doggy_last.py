"""The last turn of Doggy Bag, when only winning counts: played out many times as one dog imagines it."""

from __future__ import annotations

from typing import Final

from fagin.bots.players.doggy_odds import Bag
from fagin.games.doggy_bag.pieces import (
    BLACK,
    BOOTLICKER,
    COLOURS,
    GREY,
    INTENDANT,
    PICKPOCKET,
    REFILLED,
    ROLES,
    SCOUT,
    SCOUTED,
    WATCHER,
    count,
)
from fagin.games.doggy_bag.state import BIT, NOBODY, DoggyPublic
from fagin.kernel import Dice

TRIALS: Final = 64


class LastTurn:
    """A dog's picture of the last stealing: the expected bag, everybody's points and black bones."""

    def __init__(self, seat: int, public: DoggyPublic, bag: Bag, scores: list[int], seed: int) -> None:
        self.seat: Final = seat
        self.public: Final = public
        self.expected: Final = bag
        self.start: Final = scores
        self.seed: Final = seed  # the same chance for every number that is tried
        self.points: Final = public.setting.points
        self.dice = Dice(seed)
        self.bag = [0] * COLOURS
        self.bones = 0
        self.scores = scores.copy()
        self.blacks = [0] * public.players
        self.numbers = public.number.copy()

    def chance_to_win(self, number: int, role: int) -> float:
        """How often one wins with a number; `role` is the token taken for its effect, or NOBODY."""
        self.dice = Dice(self.seed)
        wins = 0
        for _ in range(TRIALS):
            self.lay_out(number, role)
            if self.steal() == self.seat:
                wins += 1
        return wins / TRIALS

    def lay_out(self, number: int, role: int) -> None:
        """One way in which things may stand when the stealing begins."""
        public = self.public
        self.scores = self.start.copy()
        self.bones = 0
        for colour in range(COLOURS):
            expected = self.expected.counts[colour]
            bones = int(expected)
            if self.dice.random() < expected - bones:
                bones += 1
            self.bag[colour] = bones
            self.bones += bones
        for seat in range(public.players):
            self.blacks[seat] = int(count(public.front[seat], BLACK))
            self.numbers[seat] = public.number[seat] if public.alive & BIT[seat] else NOBODY
        self.numbers[self.seat] = number
        if role != NOBODY and not public.setting.beginner:
            self.use(role)
        taken = BIT[role] if role != NOBODY else 0
        for seat in range(public.players):
            if self.numbers[seat] == NOBODY and public.alive & BIT[seat]:
                token = int(self.dice.below(ROLES))
                while taken & BIT[token] or not public.middle & BIT[token]:
                    token = (token + 1) % ROLES
                taken |= BIT[token]
                self.numbers[seat] = token

    def use(self, role: int) -> None:
        """What the effect of the own token does before the stealing."""
        public = self.public
        if role == BOOTLICKER:
            self.blacks[self.seat] = max(0, self.blacks[self.seat] - 1)
        elif role in (WATCHER, PICKPOCKET) and self.bones:
            colour = self.draw()
            if colour == BLACK:
                self.put_back(colour)
            else:
                self.scores[self.seat] += self.points[colour]
        elif role == SCOUT and self.bones >= SCOUTED:
            worst = BLACK
            shown = [self.draw() for _ in range(SCOUTED)]
            if BLACK not in shown:
                worst = shown[0]
            shown.remove(worst)
            for colour in shown:
                self.put_back(colour)
        elif role == INTENDANT:
            refilled = 0
            for colour in (3, 2, 1, 0):
                while refilled < REFILLED and int(count(public.chest, colour)) > refilled:
                    self.put_back(colour)
                    refilled += 1

    def draw(self) -> int:
        """A bone out of the bag."""
        left = int(self.dice.below(self.bones))
        colour = 0
        while left >= self.bag[colour]:
            left -= self.bag[colour]
            colour += 1
        self.bag[colour] -= 1
        self.bones -= 1
        return colour

    def put_back(self, colour: int) -> None:
        """A bone into the bag."""
        self.bag[colour] += 1
        self.bones += 1

    def steal(self) -> int:
        """Attempts from the highest number down; the seat that wins."""
        public = self.public
        below = 1 << 30
        while True:
            thief = NOBODY
            for seat in range(public.players):
                tries = 0 <= self.numbers[seat] < below
                if tries and (thief == NOBODY or self.numbers[seat] > self.numbers[thief]):
                    thief = seat
            if thief == NOBODY or self.bones == 0 or self.attempt(thief):
                return self.winner()
            below = self.numbers[thief]
            if self.blacks[thief] >= public.setting.black_limit:
                self.scores[thief] = -1
                self.numbers[thief] = NOBODY
                if sum(1 for number in self.numbers if number >= 0) == 1:
                    return self.winner()

    def attempt(self, thief: int) -> bool:
        """One attempt; whether it ends the turn."""
        haul = 0
        grey = 0
        for _ in range(self.numbers[thief]):
            if self.bones == 0:
                self.scores[thief] += haul
                return True
            colour = self.draw()
            if colour == BLACK:
                self.blacks[thief] += 1
                self.scores[thief] += grey * self.points[GREY]
                return False
            haul += self.points[colour]
            if colour == GREY:
                grey += 1
        self.scores[thief] += haul
        if self.bones == 0 or self.winner() == thief:
            return True
        colour = self.draw()  # only the Gluttony can still win
        if colour == BLACK:
            self.scores[thief] -= haul
            self.blacks[thief] += 1
            return False
        self.scores[thief] += self.points[colour]
        self.rob(thief, colour)
        return True

    def rob(self, thief: int, colour: int) -> None:
        """The reward: a bone from the best dog that has one."""
        victim = NOBODY
        for seat in range(self.public.players):
            has_it = self.numbers[seat] >= 0 and count(self.public.front[seat], colour) > 0
            if seat != thief and has_it and (victim == NOBODY or self.scores[seat] > self.scores[victim]):
                victim = seat
        if victim != NOBODY:
            self.scores[victim] -= self.points[colour]
            self.scores[thief] += self.points[colour]

    def winner(self) -> int:
        """The dog with most points; of equals, the one with the bigger number."""
        best = NOBODY
        for seat in range(self.public.players):
            if self.numbers[seat] >= 0 and (
                best == NOBODY
                or self.scores[seat] > self.scores[best]
                or (self.scores[seat] == self.scores[best] and self.numbers[seat] > self.numbers[best])
            ):
                best = seat
        return best
