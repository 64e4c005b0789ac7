"""The loot: two coins say how many bones everybody secretly puts in the bag."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.doggy_bag.moves import COINS, FIRST, LOOT, LOOTS, ROLE
from fagin.games.doggy_bag.pieces import COLOURS, LEAST_LOOT, MOST_LOOT, MOST_PLAYERS, contains, size
from fagin.games.doggy_bag.state import (
    BIT,
    Delivered,
    DoggyChoice,
    DoggyLuck,
    DoggyPrivate,
    DoggyPublic,
    DoggyState,
    Looted,
    living,
    shown_by_now,
)
from fagin.kernel import EVERYONE, Refusal


class DrawLots(DoggyLuck):
    """[DB-1.8, DB-R3] Lots decide who takes the First player token, in place of the barking."""

    def stream(self) -> str:
        """The lots."""
        return "lots"

    def chance(self, state: DoggyState) -> list[tuple[int, int]]:
        """Every seat is as likely."""
        return [(FIRST + seat, 1) for seat in range(state.public.players)]

    def sample(self, state: DoggyState, at: float) -> int:
        """A lot, without making the list."""
        return FIRST + int(at * float(state.public.players))

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-1.9] That seat begins."""
        state.pop()
        state.public.first = move - FIRST
        state.tell(EVERYONE, "first", move - FIRST)


class Coins(DoggyLuck):
    """[DB-4.1] The First player throws both coins."""

    def stream(self) -> str:
        """The coins."""
        return "coins"

    def chance(self, state: DoggyState) -> list[tuple[int, int]]:
        """[DB-4.2] The sums of two faces, each as likely as there are throws that give it."""
        coins = state.public.setting.coins
        return [(COINS + at, coins[at]) for at in range(len(coins)) if coins[at]]

    def sample(self, state: DoggyState, at: float) -> int:
        """A throw, without making the list."""
        coins = state.public.setting.coins
        left = int(at * float(coins[0] + coins[1] + coins[2])) - coins[0]
        if left < 0:
            return COINS
        return COINS + 1 if left < coins[1] else COINS + 2

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-4.3] Everybody delivers that many, or [DB-4.7, DB-4.8, DB-R7] all the rest, and it is the last turn."""
        public = state.public
        thrown: i64 = move - COINS + LEAST_LOOT
        public.thrown = thrown
        if state.events is not None:
            state.tell(EVERYONE, "coins", int(public.first), int(thrown))
        if thrown < public.left:
            public.amount = thrown
            state.become(LOOT_STEPS[public.alive])
            return
        public.amount = public.left  # [DB-R8] no decision is left
        state.tell(EVERYONE, "last-turn", int(public.left))
        for dog in range(public.players):
            if living(public, dog):
                state.private[dog].sealed = state.private[dog].behind
        state.pop()
        deliver(state)


class Loot(DoggyChoice):
    """[DB-4.4, DB-R5] All living dogs choose at once and in secret what they put in the bag."""

    def __init__(self, waiting: int) -> None:
        self.waiting: Final[i64] = waiting  # seats yet to choose, as bits

    def secret(self) -> bool:
        """[DB-4.5] Nobody sees what another puts in."""
        return True

    def to_act(self, public: DoggyPublic) -> list[int]:
        """Who has not chosen yet."""
        return SEATS_IN[self.waiting]

    def first_to_act(self, public: DoggyPublic) -> int:
        """The first who has not chosen yet."""
        return FIRST_IN[self.waiting]

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """[DB-R4] Any mix of the amount that lies behind the own screen."""
        return loot_moves(own.behind, public.amount)

    def may_change(self, seat: int, public: DoggyPublic) -> bool:
        """[DB-R5] Until the last choice is in, a choice may be replaced."""
        return living(public, seat) and not self.waiting & BIT[seat]

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Not a loot, not that many, or not owned."""
        if not LOOT <= move < ROLE:
            return Refusal("choose-loot", "DB-4.3")
        if size(LOOTS[move - LOOT]) != public.amount:
            return Refusal("wrong-amount", "DB-4.3")
        return Refusal("not-behind-your-screen", "DB-2.2")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """The choice stays sealed until the last one is in."""
        state.private[seat].sealed = LOOTS[move - LOOT]
        left = self.waiting & ~BIT[seat]
        if left:
            state.become(LOOT_STEPS[left])
        else:
            state.pop()
            deliver(state)


SEATS_IN: Final = [
    [seat for seat in range(MOST_PLAYERS) if bits >> seat & 1] for bits in range(1 << MOST_PLAYERS)
]
FIRST_IN: Final = bytes(seats[0] if seats else 0 for seats in SEATS_IN)
LOOT_STEPS: Final = [Loot(waiting) for waiting in range(1 << MOST_PLAYERS)]  # steps never change: one of each


ENOUGH: Final = bytes(min(bones, MOST_LOOT) for bones in range(256))  # more of a colour makes no difference
LOOT_MOVES: Final[list[list[int] | None]] = [None] * (
    (MOST_LOOT - LEAST_LOOT + 1) * (MOST_LOOT + 1) ** COLOURS
)  # filled when first asked for


def loot_moves(behind: i64, amount: i64) -> list[int]:
    """The loot moves possible from a heap: one list for each amount and number of bones that matters, made once."""
    key: i64 = (amount - LEAST_LOOT) * 5 + ENOUGH[behind & 255]
    key = (key * 5 + ENOUGH[behind >> 8 & 255]) * 5 + ENOUGH[behind >> 16 & 255]
    key = (key * 5 + ENOUGH[behind >> 24 & 255]) * 5 + ENOUGH[behind >> 32]
    moves = LOOT_MOVES[key]
    if moves is None:
        moves = [
            LOOT + at for at in range(len(LOOTS)) if size(LOOTS[at]) == amount and contains(behind, LOOTS[at])
        ]
        LOOT_MOVES[key] = moves
    return moves


def deliver(state: DoggyState) -> None:
    """[DB-2.2, DB-4.5, DB-11.4] What every living dog has sealed joins what is left in the bag."""
    public = state.public
    secret = state.secret
    amount = public.amount
    for seat in range(public.players):
        if living(public, seat):
            own = state.private[seat]
            sealed = own.sealed
            own.behind -= sealed
            own.sealed = 0
            own.last = Delivered(own.last, sealed)
            secret.bag += sealed
            public.bag_count += amount
    public.left -= amount
    public.history = Looted(public.history, amount, public.drawn, public.returned, shown_by_now(public))
    public.drawn = public.returned = public.shown = 0
    if state.events is not None:
        state.tell(EVERYONE, "delivered", int(amount))
