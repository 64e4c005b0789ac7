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
from fagin.games.doggy_bag.pieces import BONE, COLOURS, count
from fagin.games.doggy_bag.state import (
    BIT,
    DoggyPrivate,
    DoggyPublic,
    DoggySecret,
    DoggyState,
    DoggyView,
    living,
    shown_by_now,
    visible,
)
from fagin.kernel import Dice, State

PATIENCE: Final = 2000  # how often a bone changes places before a guess begins anew


def guess(view: DoggyView, dice: Dice) -> DoggyState:
    """[DB-2.3, DB-4.6, DB-R22] A state that this seat cannot tell from the true one."""
    public = view.public.copy()
    owed = owed_by_turn(view)
    amounts = public.amounts
    others = [Other(public, amounts, seat) for seat in range(public.players) if seat != view.seat]
    for _ in range(PATIENCE):
        if deal(owed, others, dice):
            break
        for other in others:
            other.forget()
    else:
        raise AssertionError("no world agrees with what this seat has seen")
    bag = public.setting.bones - int(visible(public))
    private: list[DoggyPrivate] = []
    for seat in range(public.players):
        own = view.own
        if own is not None and seat == view.seat:
            private.append(own.copy())
        else:
            other = others[len(private) - (1 if own is not None and seat > view.seat else 0)]
            private.append(other.as_private(public, dice))
        bag -= int(private[seat].behind)
    return State(public, private, DoggySecret(bag))


def owed_by_turn(view: DoggyView) -> list[list[int]]:
    """For each turn and colour, how many bones more than before the others must have delivered by then."""
    public = view.public
    own = view.own
    looks = own.looks if own is not None else ()
    elsewhere = [int(count(public.setting.in_bag, colour)) for colour in range(COLOURS)]
    owed_so_far = [0] * COLOURS
    owed: list[list[int]] = []
    turns = [*public.past, (int(public.drawn), int(public.returned), int(shown_by_now(public)))]
    delivered = own.delivered if own is not None else ()
    for turn in range(len(public.amounts)):
        drawn, returned, shown = turns[turn]
        if turn < len(delivered):
            for colour in range(COLOURS):
                elsewhere[colour] += int(count(delivered[turn], colour))
        for when, _, after_loot in looks:
            if when == turn + 1:
                shown = after_loot
        more = [0] * COLOURS
        for colour in range(COLOURS):
            needed = int(count(shown, colour)) - elsewhere[colour]
            if needed > owed_so_far[colour]:
                more[colour] = needed - owed_so_far[colour]
                owed_so_far[colour] = needed
            elsewhere[colour] += int(count(returned, colour)) - int(count(drawn, colour))
        owed.append(more)
    return owed


class Other:
    """Another dog in a guess: what it had, what it must have delivered, and when it could."""

    def __init__(self, public: DoggyPublic, amounts: tuple[int, ...], seat: int) -> None:
        turns = len(amounts)
        self.seat: Final = seat
        last = turns
        for out, when in public.out:
            if out == seat:
                last = when
        self.slots: Final[list[int]] = []  # how many bones it had delivered by each turn
        total = 0
        for turn in range(turns):
            if turn < last:
                total += amounts[turn]
            self.slots.append(total)
        self.swaps: Final = [swap for swap in public.swaps if swap[1] == seat]
        start = [int(count(public.setting.per_player, colour)) for colour in range(COLOURS)]
        self.most: Final = most_delivered(start, self.swaps, turns)  # by turn and colour
        for _, _, given, taken in self.swaps:
            start[given] -= 1
            start[taken] += 1
        self.owned: Final = start  # in all, with what it swapped
        self.delivered = [0] * COLOURS
        self.owed: list[tuple[int, int]] = []  # turn and colour of the bones dealt to it

    def forget(self) -> None:
        """Begin the guess anew."""
        self.delivered = [0] * COLOURS
        self.owed = []

    def room(self, turn: int, colour: int) -> int:
        """How many bones of a colour it may still have delivered by a turn."""
        if len(self.owed) >= self.slots[turn]:
            return 0
        return self.most[turn][colour] - self.delivered[colour]

    def deliver(self, turn: int, colour: int) -> None:
        """It delivered a bone of that colour by that turn."""
        self.delivered[colour] += 1
        self.owed.append((turn, colour))

    def take_back(self, turn: int, colour: int) -> None:
        """It did not deliver that bone after all."""
        self.delivered[colour] -= 1
        self.owed.remove((turn, colour))

    def fits(self, turn: int, colour: int) -> bool:
        """Whether one more such bone keeps to what it can have delivered by each turn."""
        for later in range(turn, len(self.slots)):
            bones = of_colour = 0
            for when, what in self.owed:
                if when <= later:
                    bones += 1
                    if what == colour:
                        of_colour += 1
            if bones >= self.slots[later] or of_colour >= self.most[later][colour]:
                return False
        return True

    def deliver_the_rest(self, dice: Dice) -> None:
        """Fill what it delivered besides with any of its bones, each as likely."""
        turn = len(self.slots) - 1
        for _ in range(self.slots[turn] - len(self.owed)):
            self.deliver(turn, pick([self.room(turn, colour) for colour in range(COLOURS)], dice))

    def as_private(self, public: DoggyPublic, dice: Dice) -> DoggyPrivate:
        """What lies behind its screen, and what it may have sealed for the bag."""
        behind: i64 = 0
        for colour in range(COLOURS):
            behind += (self.owned[colour] - self.delivered[colour]) * BONE[colour]
        own = DoggyPrivate(int(behind))
        stack = public.stack
        step = stack[-1] if stack else None
        if isinstance(step, Loot) and living(public, self.seat) and not step.waiting & BIT[self.seat]:
            moves = step.legal_moves(self.seat, public, own)
            own.sealed = LOOTS[moves[dice.below(len(moves))] - LOOT]
        return own


def most_delivered(start: list[int], swaps: list[tuple[int, int, int, int]], turns: int) -> list[list[int]]:
    """By turn and colour, the most a dog can have delivered: a bone taken later was not there yet, and a
    bone given later was still there."""
    if not swaps:
        return [start] * turns
    most: list[list[int]] = []
    for turn in range(1, turns + 1):
        had = start.copy()
        for when, _, given, taken in swaps:
            if when < turn:
                had[taken] += 1
            if when <= turn:
                had[given] -= 1
        most.append(had)
    for turn in range(turns - 2, -1, -1):
        for colour in range(COLOURS):
            most[turn][colour] = min(most[turn][colour], most[turn + 1][colour])
    return most


def deal(owed: list[list[int]], others: list[Other], dice: Dice) -> bool:
    """Deal the owed bones to dogs that can have delivered them by then; False at a dead end."""
    for turn in range(len(owed)):
        for colour in range(COLOURS):
            for _ in range(owed[turn][colour]):
                rooms = [other.room(turn, colour) * (other.slots[turn] - len(other.owed)) for other in others]
                if sum(rooms) > 0:
                    others[pick(rooms, dice)].deliver(turn, colour)
                elif not make_room(turn, colour, others, dice):
                    return False
    if owed:
        for other in others:
            other.deliver_the_rest(dice)
    return True


def make_room(turn: int, colour: int, others: list[Other], dice: Dice) -> bool:
    """Deal a bone for which nobody has room: let it take the place of another, deal that one, and so on."""
    for _ in range(PATIENCE):
        for other in others:
            if other.fits(turn, colour):
                other.deliver(turn, colour)
                return True
        other = others[dice.below(len(others))]
        if other.owed:
            when, what = other.owed[dice.below(len(other.owed))]
            other.take_back(when, what)
            if other.fits(turn, colour):
                other.deliver(turn, colour)
                turn, colour = when, what
            else:
                other.deliver(when, what)
    return False


def pick(weights: list[int], dice: Dice) -> int:
    """An index, each as likely as its weight."""
    left = dice.below(sum(weights))
    index = 0
    while True:
        left -= weights[index]
        if left < 0:
            return index
        index += 1
