"""What one dog may guess of the others' screens and of the bag, and nothing that it could rule out.

A dog knows how many bones everybody delivered in each turn, every bone that was drawn, put back or swapped
since, its own deliveries, and what it saw in the bag. So for every turn it knows a heap that the others must
have delivered by then: what was drawn and cannot have come from elsewhere, or, where it looked, exactly all.
A guess deals these *owed* bones to the others, turn by turn, then fills what they delivered besides at random.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.doggy_bag.loot import Loot
from fagin.games.doggy_bag.moves import LOOT, LOOTS
from fagin.games.doggy_bag.pieces import BONE, COLOURS, beyond, count, size, some_bone
from fagin.games.doggy_bag.state import (
    BIT,
    DoggyPrivate,
    DoggyPublic,
    DoggySecret,
    DoggyState,
    DoggyView,
    Looted,
    living,
    shown_by_now,
    turns_of,
    visible,
)
from fagin.kernel import Dice, State

PATIENCE: Final = 2000  # how often a bone changes places before a guess begins anew


def guess(view: DoggyView, dice: Dice) -> DoggyState:
    """[DB-2.3, DB-4.6, DB-R22] A state that this seat cannot tell from the true one."""
    public = view.public.copy()
    turns = turns_of(public)
    owed = owed_by_turn(view, turns)
    slots = slots_by_turn(turns)
    others = [Other(public, slots, seat) for seat in range(public.players) if seat != view.seat]
    for _ in range(PATIENCE):
        if deal(owed, others, dice):
            break
        for other in others:
            other.forget()
    else:
        raise AssertionError("no world agrees with what this seat has seen")
    private = [other.as_private(public, dice) for other in others]
    own = view.own
    if own is not None:
        private.insert(view.seat, own.copy())
    bag: i64 = public.setting.bones - visible(public)
    for one in private:
        bag -= one.behind
    return State(public, private, DoggySecret(bag))


def owed_by_turn(view: DoggyView, turns: list[Looted]) -> list[int]:
    """For each turn the heap that the others must have delivered by then, beyond what they had to before."""
    public = view.public
    own = view.own
    delivered = own.delivered if own is not None else ()
    looks = own.looks if own is not None else ()
    now = shown_by_now(public)
    sure: i64 = public.setting.in_bag  # what must be in the bag
    owed: list[int] = []
    for turn in range(len(turns)):
        if turn < len(delivered):
            sure += delivered[turn]
        drawn, returned, shown = public.drawn, public.returned, now
        if turn + 1 < len(turns):
            after = turns[turn + 1]
            drawn, returned, shown = after.drawn, after.returned, after.shown
        for when, _, after_loot in looks:
            if when == turn + 1:
                shown = after_loot
        more = beyond(shown, sure)
        sure += more + returned - drawn
        owed.append(int(more))
    return owed


def slots_by_turn(turns: list[Looted]) -> list[int]:
    """How many bones a dog that was there had delivered before the first turn, after it, and so on."""
    total: i64 = 0
    slots = [0]
    for turn in turns:
        total += turn.amount
        slots.append(int(total))
    return slots


class Other:
    """Another dog in a guess: what it had, what it must have delivered, and when it could."""

    def __init__(self, public: DoggyPublic, slots: list[int], seat: int) -> None:
        turns = len(slots) - 1
        self.seat: Final = seat
        self.slots: Final = slots
        last = turns
        for out, when in public.out:
            if out == seat:
                last = when
        self.last: Final = last  # the last turn in which it delivered
        swaps = [swap for swap in public.swaps if swap[1] == seat] if public.swaps else []
        start = public.setting.per_player
        self.most: Final = most_delivered(start, swaps, turns)  # the heap by turn
        owned: i64 = start
        for _, _, given, taken in swaps:
            owned += BONE[taken] - BONE[given]
        self.owned: Final[i64] = owned  # in all, with what it swapped
        self.delivered: i64 = 0  # a heap
        self.dealt: Final[list[int]] = []  # turn * COLOURS + colour of the owed bones dealt to it

    def forget(self) -> None:
        """Begin the guess anew."""
        self.delivered = 0
        self.dealt.clear()

    def slots_by(self, turn: i64) -> i64:
        """How many bones it had delivered by a turn."""
        return self.slots[min(turn + 1, self.last)]

    def room(self, turn: i64, colour: i64) -> i64:
        """In how many ways one more bone of a colour can be among those it delivered by a turn."""
        bones: i64 = count(self.most[turn], colour) - count(self.delivered, colour)
        return bones * (self.slots_by(turn) - len(self.dealt))

    def deliver(self, turn: i64, colour: i64) -> None:
        """It delivered a bone of that colour by that turn."""
        self.delivered += BONE[colour]
        self.dealt.append(int(turn * COLOURS + colour))

    def take_back(self, turn: i64, colour: i64) -> None:
        """It did not deliver that bone after all."""
        self.delivered -= BONE[colour]
        self.dealt.remove(int(turn * COLOURS + colour))

    def fits(self, turn: i64, colour: i64) -> bool:
        """Whether one more such bone keeps to what it can have delivered by each turn."""
        for later in range(turn, len(self.most)):
            bones = of_colour = 0
            for bone in self.dealt:
                if bone // COLOURS <= later:
                    bones += 1
                    if bone % COLOURS == colour:
                        of_colour += 1
            if bones >= self.slots_by(later) or of_colour >= count(self.most[later], colour):
                return False
        return True

    def deliver_the_rest(self, dice: Dice) -> None:
        """Fill what it delivered besides with any of its bones, each as likely."""
        turn = len(self.most) - 1
        rest: i64 = self.most[turn] - self.delivered
        bones = size(rest)
        to_come: i64 = self.slots_by(turn) - len(self.dealt)
        while to_come > 0:
            bone: i64 = BONE[some_bone(rest, dice.below(bones))]
            self.delivered += bone
            rest -= bone
            bones -= 1
            to_come -= 1

    def as_private(self, public: DoggyPublic, dice: Dice) -> DoggyPrivate:
        """What lies behind its screen, and what it may have sealed for the bag."""
        own = DoggyPrivate(self.owned - self.delivered)
        step = public.stack.top
        if isinstance(step, Loot) and living(public, self.seat) and not step.waiting & BIT[self.seat]:
            moves = step.legal_moves(self.seat, public, own)
            own.sealed = LOOTS[moves[dice.below(len(moves))] - LOOT]
        return own


def most_delivered(start: int, swaps: list[tuple[int, int, int, int]], turns: int) -> list[int]:
    """By turn, the most of each colour that a dog can have delivered: a bone taken later was not there yet,
    and a bone given later was still there."""
    most = [start] * turns
    if not swaps:
        return most
    least: i64 = 0
    for turn in range(turns, 0, -1):
        had: i64 = start
        for when, _, given, taken in swaps:
            if when < turn:
                had += BONE[taken]
            if when <= turn:
                had -= BONE[given]
        least = had if turn == turns else least - beyond(least, had)
        most[turn - 1] = int(least)
    return most


def deal(owed: list[int], others: list[Other], dice: Dice) -> bool:
    """Deal the owed bones to dogs that can have delivered them by then; False at a dead end."""
    turn: i64
    colour: i64
    for turn in range(len(owed)):
        heap: i64 = owed[turn]
        colour = 0
        while heap:
            bones: i64 = heap & 255
            while bones > 0:
                if not deal_one(turn, colour, others, dice) and not make_room(turn, colour, others, dice):
                    return False
                bones -= 1
            heap >>= 8
            colour += 1
    if owed:
        for other in others:
            other.deliver_the_rest(dice)
    return True


def deal_one(turn: i64, colour: i64, others: list[Other], dice: Dice) -> bool:
    """Deal a bone to a dog that has room for it, the likelier the more room; False if nobody has."""
    rooms: i64 = 0
    for other in others:
        rooms += other.room(turn, colour)
    if not rooms:
        return False
    left = dice.below(rooms)
    for other in others:
        left -= other.room(turn, colour)
        if left < 0:
            other.deliver(turn, colour)
            break
    return True


def make_room(turn: i64, colour: i64, others: list[Other], dice: Dice) -> bool:
    """Deal a bone for which nobody has room: let it take the place of another, deal that one, and so on."""
    for _ in range(PATIENCE):
        for other in others:
            if other.fits(turn, colour):
                other.deliver(turn, colour)
                return True
        other = others[dice.below(len(others))]
        if other.dealt:
            bone: i64 = other.dealt[dice.below(len(other.dealt))]
            when, what = bone // COLOURS, bone % COLOURS
            other.take_back(when, what)
            if other.fits(turn, colour):
                other.deliver(turn, colour)
                turn, colour = when, what
            else:
                other.deliver(when, what)
    return False
