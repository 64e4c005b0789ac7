"""The stealing: from the highest number down, each dog draws until a black bone or its number comes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.doggy_bag.ending import sole_survivor, thrown_out, token_passes
from fagin.games.doggy_bag.moves import BANK, BONES, GLUTTONY, MOST_ANNOUNCED, STEAL, STEAL_NONE
from fagin.games.doggy_bag.pieces import BLACK, BONE, COLOURS, MOST_PLAYERS, ONE_BLACK, count, some_bone
from fagin.games.doggy_bag.state import (
    BIT,
    NOBODY,
    BagLuck,
    DoggyEffect,
    DoggyPrivate,
    DoggyPublic,
    DoggyState,
    DoggyStep,
    OneDogChooses,
    blacks,
    draw,
)
from fagin.kernel import CHANCE, EVERYONE, Dice, Refusal

ABOVE_ALL: Final = 1 << 30
GREY_BONES: Final = 255  # the byte of the grey bones in a heap


class Stealing(DoggyEffect):
    """[DB-7.1, DB-6.7] The highest number draws first: the Hothead's, if there is one, is above all others."""

    def run(self, state: DoggyState) -> None:
        """The first attempt."""
        attempt = next_attempt(state, ABOVE_ALL)
        if attempt is not None:
            state.push(attempt)


def next_attempt(state: DoggyState, below: int) -> DoggyStep | None:
    """[DB-7.9, DB-7.10, DB-R36] The next lower number tries; [DB-9.4] if there is none, the turn is over."""
    public = state.public
    alive = public.alive
    best = NOBODY
    thief = NOBODY
    for seat, number in enumerate(public.number):
        if best < number < below and alive >> seat & 1:
            best = number
            thief = seat
    if thief == NOBODY:
        state.tell(EVERYONE, "all-caught")
        return None
    if state.events is not None:
        state.tell(EVERYONE, "attempts", thief, best)
    if public.bag_count == 0:
        keep_haul(state, thief, "bag-empty")  # [DB-R30] before the first draw: nothing is gained
        return None
    if best == 0:
        return GLUTTON[thief]  # [DB-8.8, DB-R35] number 0 has succeeded already
    return DRAW[thief][best]


class Draw(BagLuck):
    """[DB-7.3, DB-7.4, DB-R27, DB-R54] One bone after the other, with no right to stop, whatever the bag holds."""

    def __init__(self, seat: int, to_draw: int) -> None:
        self.seat: Final = seat
        self.to_draw: Final = to_draw

    def happen(self, state: DoggyState, dice: Dice) -> None:
        """Bone after bone up to the one that makes a difference, which is drawn as ever."""
        public = state.public
        bag = state.secret.bag
        bones = public.bag_count
        to_draw: i64 = self.to_draw
        while True:
            colour = some_bone(bag, dice.below(bones))
            if colour == BLACK or to_draw == 1 or bones == 1:
                break
            bag -= BONE[colour]
            bones -= 1
            to_draw -= 1
        drawn = state.secret.bag - bag
        state.secret.bag = bag
        public.bag_count = bones
        public.drawn += drawn
        public.hand += drawn
        DRAW[self.seat][to_draw].apply(state, CHANCE, BONES + colour)

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-R28] Everybody sees the bone; a black one ends the attempt, the last one needed is a success."""
        public = state.public
        colour = move - BONES
        bone: i64 = BONE[colour]
        state.secret.bag -= bone  # the hottest place of all: `draw`, `tell` and `become` without calling them
        public.bag_count -= 1
        public.drawn += bone
        if state.events is not None:
            state.tell(EVERYONE, "drew", self.seat, colour)
        if colour == BLACK:
            # [DB-7.6, DB-R29] the thief keeps the grey bones
            caught(state, self.seat, public.hand & GREY_BONES, "caught")
            return
        public.hand += bone
        if self.to_draw > 1:
            if public.bag_count:
                public.stack.top = DRAW[self.seat][self.to_draw - 1]
            else:
                state.pop()
                keep_haul(state, self.seat, "bag-empty")  # [DB-9.1, DB-9.2, DB-9.3, DB-R30]
        elif public.bag_count:
            state.become(GLUTTON[self.seat])  # [DB-7.11, DB-7.12]
        else:
            state.pop()
            keep_haul(state, self.seat, "banks")  # [DB-R31] a success, but nothing is left to be greedy for


def keep_haul(state: DoggyState, seat: int, what: str) -> None:
    """[DB-7.13, DB-7.14, DB-9.2, DB-9.3] All bones drawn go in front of the screen, and nobody else draws."""
    public = state.public
    haul = int(public.hand)
    public.front[seat] = public.front[seat] + haul
    public.hand = 0
    state.tell(EVERYONE, what, seat, haul)


def caught(state: DoggyState, seat: int, kept: i64, what: str) -> None:
    """[DB-7.5, DB-7.7, DB-7.8] The black bone lies before the thief, and what it may not keep is lost.

    [DB-10.1, DB-R37, DB-R38] A third black bone in front throws it out; then the next number tries.
    """
    public = state.public
    lost = public.hand - kept
    public.hand = 0
    front: i64 = public.front[seat] + kept + ONE_BLACK
    public.front[seat] = int(front)
    public.chest += lost
    if state.events is not None:
        state.tell(EVERYONE, what, seat, int(kept), int(lost))
    if blacks(front) >= public.setting.black_limit:
        thrown_out(state, seat)
        if sole_survivor(state):
            return
        token_passes(state, seat)
    attempt = next_attempt(state, public.number[seat])
    if attempt is not None:
        state.become(attempt)
    else:
        state.pop()


class Gluttony(OneDogChooses):
    """[DB-7.12, DB-8.8, DB-R32] After a success, one more bone may be risked, once."""

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """Risk it, or keep what was drawn."""
        return GLUTTONY_OR_BANK

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Neither."""
        return Refusal("gluttony-or-bank", "DB-7.12")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-8.1] One more bone, or the end of the turn."""
        if move == GLUTTONY:
            state.become(EXTRA_BONE[seat])
        else:
            state.pop()
            keep_haul(state, seat, "banks")


# steps never change: one of each is enough
DRAW: Final = [[Draw(seat, bones) for bones in range(MOST_ANNOUNCED + 1)] for seat in range(MOST_PLAYERS)]
GLUTTON: Final = [Gluttony(seat) for seat in range(MOST_PLAYERS)]
GLUTTONY_OR_BANK: Final = [GLUTTONY, BANK]


class ExtraBone(BagLuck):
    """[DB-8.1] The bone of the Gluttony."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-8.2, DB-8.3, DB-8.4] Black loses everything; [DB-8.5] any other wins it with all the rest."""
        public = state.public
        colour = move - BONES
        draw(state, colour)
        state.tell(EVERYONE, "drew", self.seat, colour)
        if colour == BLACK:
            # [DB-R33] grey bones are lost too, unless the option spares them
            kept: i64 = public.hand & GREY_BONES if public.setting.gluttony_keeps_grey else 0
            caught(state, self.seat, kept, "too-greedy")
            return
        public.hand += BONE[colour]
        keep_haul(state, self.seat, "banks")
        if victims(public, self.seat, colour):
            state.become(REWARD[self.seat][colour])  # [DB-R34] the victim is chosen after the bone is seen
        else:
            state.pop()


def victims(public: DoggyPublic, thief: int, colour: i64) -> i64:
    """[DB-8.6, DB-R34, DB-R50] The other dogs in the game with the colour in front of their screens, as bits."""
    found: i64 = 0
    for seat, front in enumerate(public.front):
        if count(front, colour):
            found |= BIT[seat]
    return found & public.alive & ~BIT[thief]


class Reward(OneDogChooses):
    """[DB-8.6, DB-R34] A bone of the same colour may be taken from in front of another screen."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """Somebody who has it, or nobody."""
        return REWARDS[victims(public, seat, self.colour)]

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Not a victim, oneself, or somebody without that colour."""
        if move == STEAL + seat:
            return Refusal("not-from-yourself", "DB-8.6")
        if STEAL <= move < STEAL + public.players:
            return Refusal("nothing-of-that-colour", "DB-8.6")
        return Refusal("steal-or-not", "DB-8.6")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-8.7] With or without the bone, the turn is over."""
        public = state.public
        state.pop()
        if move != STEAL_NONE:
            victim = move - STEAL
            public.front[victim] = public.front[victim] - BONE[self.colour]
            public.front[seat] = public.front[seat] + BONE[self.colour]
            state.tell(EVERYONE, "steals", seat, victim, self.colour)


EXTRA_BONE: Final = [ExtraBone(seat) for seat in range(MOST_PLAYERS)]
REWARD: Final = [[Reward(seat, colour) for colour in range(COLOURS)] for seat in range(MOST_PLAYERS)]
REWARDS: Final = [  # by the victims
    [STEAL + seat for seat in range(MOST_PLAYERS) if found & BIT[seat]] + [STEAL_NONE]
    for found in range(1 << MOST_PLAYERS)
]
