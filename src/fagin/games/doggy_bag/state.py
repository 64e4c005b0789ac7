"""Who knows what in Doggy Bag: what lies on the table, behind each screen, and in the bag."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.doggy_bag.moves import BONES
from fagin.games.doggy_bag.pieces import BLACK, BONE, COLOURS, ROLES, Pieces, beyond, count, size
from fagin.kernel import ALONE, Choice, Effect, Luck, Private, Public, Secret, State, Step, View

NOBODY: Final = -1
ALL_TOKENS: Final = (1 << ROLES) - 1
BIT: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32, 64, 128)  # by seat or by token


class Setting:
    """The numbers and options of one game, fixed before its first move."""

    def __init__(self, pieces: Pieces, players: int, options: dict[str, str]) -> None:
        self.points: Final = pieces.points
        self.per_player: Final = pieces.per_player
        self.in_bag: Final = pieces.in_bag
        self.coins: Final = pieces.coins
        self.black_limit: Final = pieces.black_limit
        self.bones: Final = pieces.in_bag + players * pieces.per_player  # [DB-1.7, DB-R48] all in play
        self.beginner: Final = options["mode"] == "beginner"  # [DB-14.4] changes effects and the token only
        self.effects_optional: Final = options["effects"] == "optional"
        self.gluttony_keeps_grey: Final = options["gluttony_keeps_grey"] == "true"
        self.lots_drawn: Final = options["first_player"] == "random"
        self.memo: Final = options["memo"]  # display only
        self.bag_count: Final = options["bag_count"] == "true"  # display only
        self.reveal_at_end: Final = options["reveal_at_end"] == "true"  # [DB-R52] display only


class DoggyPublic(Public):
    """[DB-2.4, DB-2.7] What lies in the open, and what everybody can work out from it."""

    def __init__(self, players: int, setting: Setting, front: list[int], number: list[int]) -> None:
        super().__init__(players)
        self.setting: Final = setting
        self.front = front  # [DB-2.4] the heap in front of each screen
        self.number = number  # [DB-5.4] what each undertakes to draw
        self.turn: i64 = 0
        self.first: i64 = 0  # who holds the First player token
        self.token_moved: bool = False  # [DB-R40] whether an elimination moved it in this turn
        self.alive: i64 = 0  # seats still in the game, as bits
        self.left: i64 = 0  # [DB-R6, DB-R53] bones behind every living screen, which all can count
        self.thrown: i64 = 0  # what the coins show
        self.amount: i64 = 0  # bones that everybody delivers in this turn
        self.bag_count: i64 = 0
        self.chest: i64 = 0  # [DB-1.1] a heap
        self.hand: i64 = 0  # the heap drawn in this attempt, or shown by the Scout
        self.middle: i64 = ALL_TOKENS  # [DB-1.2] tokens not taken, as bits
        self.hothead: i64 = NOBODY
        self.turned: i64 = NOBODY  # the token the Hothead turned over
        self.led: i64 = NOBODY  # to whom the Leader gave the First player token in this turn
        self.looked: i64 = 0  # seats that looked into the bag in this turn, as bits
        # what a guess must agree with: see hidden.py
        self.drawn: i64 = 0  # the heap taken out of the bag since this turn's loot
        self.returned: i64 = 0  # the heap put back in view of all since then
        self.shown: i64 = 0  # the heap that must have been in the bag right after the loot
        self.history: Looted | None = None  # the turns whose loot is in the bag, the last first
        self.swaps: tuple[tuple[int, int, int, int], ...] = ()  # turn, seat, colour given, colour taken
        self.out: tuple[tuple[int, int], ...] = ()  # seat and turn of who was thrown out, in order

    def copy(self) -> DoggyPublic:
        """A copy that later play does not change."""
        new = DoggyPublic(self.players, self.setting, self.front.copy(), self.number.copy())
        self.copy_into(new)
        new.turn = self.turn
        new.first = self.first
        new.token_moved = self.token_moved
        new.alive = self.alive
        new.left = self.left
        new.thrown = self.thrown
        new.amount = self.amount
        new.bag_count = self.bag_count
        new.chest = self.chest
        new.hand = self.hand
        new.middle = self.middle
        new.hothead = self.hothead
        new.turned = self.turned
        new.led = self.led
        new.looked = self.looked
        new.drawn = self.drawn
        new.returned = self.returned
        new.shown = self.shown
        new.history = self.history
        new.swaps = self.swaps
        new.out = self.out
        return new

    @property
    def amounts(self) -> tuple[int, ...]:
        """What everybody delivered, turn by turn."""
        return tuple([int(turn.amount) for turn in turns_of(self)])

    @property
    def past(self) -> tuple[tuple[int, int, int], ...]:
        """What was drawn, returned and shown in each turn before the last loot."""
        return tuple([(int(turn.drawn), int(turn.returned), int(turn.shown)) for turn in turns_of(self)[1:]])


class Looted:
    """The loot of one turn, and what had happened to the bag since the loot before."""

    def __init__(self, before: Looted | None, amount: i64, drawn: i64, returned: i64, shown: i64) -> None:
        self.before: Final = before
        self.amount: Final = amount
        self.drawn: Final = drawn
        self.returned: Final = returned
        self.shown: Final = shown


class Delivered:
    """What one dog put in the bag in one turn."""

    def __init__(self, before: Delivered | None, heap: i64) -> None:
        self.before: Final = before
        self.heap: Final = heap


class DoggyPrivate(Private):
    """[DB-2.1, DB-2.3] What lies behind one screen, apart from what lies in front, and what its owner remembers."""

    def __init__(self, behind: i64) -> None:
        self.behind: i64 = behind  # a heap
        self.sealed: i64 = 0  # [DB-R5] the heap chosen for the bag while others still choose
        self.last: Delivered | None = None  # what it put in the bag, the last turn first
        self.looks: tuple[tuple[int, int, int], ...] = ()  # turn, bag seen, bag right after that turn's loot

    def copy(self) -> DoggyPrivate:
        """A copy that later play does not change."""
        new = DoggyPrivate(self.behind)
        new.sealed = self.sealed
        new.last = self.last
        new.looks = self.looks
        return new

    @property
    def delivered(self) -> tuple[int, ...]:
        """The heaps it put in the bag, turn by turn."""
        heaps: list[int] = []
        at = self.last
        while at is not None:
            heaps.append(int(at.heap))
            at = at.before
        heaps.reverse()
        return tuple(heaps)


class DoggySecret(Secret):
    """[DB-4.5] What is in the bag; which bone comes out is decided when it is drawn."""

    def __init__(self, bag: i64) -> None:
        self.bag: i64 = bag  # a heap

    def copy(self) -> DoggySecret:
        """A copy that later play does not change."""
        return DoggySecret(self.bag)


DoggyState = State[DoggyPublic, DoggyPrivate, DoggySecret]
DoggyView = View[DoggyPublic, DoggyPrivate]
DoggyStep = Step[DoggyPublic, DoggyPrivate, DoggySecret]


class DoggyChoice(Choice[DoggyPublic, DoggyPrivate, DoggySecret]):
    """Some dogs choose."""


class OneDogChooses(DoggyChoice):
    """One dog chooses, in view of all."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def to_act(self, public: DoggyPublic) -> list[int]:
        """That dog."""
        return ALONE[self.seat]

    def first_to_act(self, public: DoggyPublic) -> int:
        """That dog."""
        return self.seat


class DoggyEffect(Effect[DoggyPublic, DoggyPrivate, DoggySecret]):
    """Something happens by itself."""


class DoggyLuck(Luck[DoggyPublic, DoggyPrivate, DoggySecret]):
    """Chance decides."""


class BagLuck(DoggyLuck):
    """[DB-7.2, DB-R9] A bone comes out of the bag blindly: every bone in it is as likely."""

    def stream(self) -> str:
        """The bag."""
        return "bag"

    def chance(self, state: DoggyState) -> list[tuple[int, int]]:
        """The colours in the bag, each as likely as it has bones there."""
        bag = state.secret.bag
        return [(BONES + colour, int(count(bag, colour))) for colour in range(COLOURS) if count(bag, colour)]

    def sample(self, state: DoggyState, at: float) -> int:
        """A bone, without making the list."""
        bag = state.secret.bag
        left: i64 = int(at * float(state.public.bag_count))
        colour: i64 = 0
        while True:
            left -= bag & 255
            if left < 0:
                return BONES + colour
            bag >>= 8
            colour += 1


def turns_of(public: DoggyPublic) -> list[Looted]:
    """The turns whose loot is in the bag, in their order."""
    turns: list[Looted] = []
    at = public.history
    while at is not None:
        turns.append(at)
        at = at.before
    turns.reverse()
    return turns


def living(public: DoggyPublic, seat: int) -> bool:
    """Whether a seat is still in the game."""
    return public.alive >> seat & 1 != 0


def next_living(public: DoggyPublic, seat: int) -> int:
    """[DB-R49] The next seat on the left that is still in the game."""
    alive = public.alive
    after: i64 = seat
    while True:
        after += 1
        if after == public.players:
            after = 0
        if alive >> after & 1:
            return int(after)


def draw(state: DoggyState, colour: int) -> None:
    """A bone leaves the bag in view of all."""
    public = state.public
    bone: i64 = BONE[colour]
    state.secret.bag -= bone
    public.bag_count -= 1
    public.drawn += bone


def put_back(state: DoggyState, heap: int) -> None:
    """Bones go into the bag in view of all."""
    public = state.public
    public.shown = shown_by_now(public)
    public.returned += heap
    state.secret.bag += heap
    public.bag_count += size(heap)


def shown_by_now(public: DoggyPublic) -> i64:
    """The heap that must have been in the bag right after this turn's loot, from what was drawn since."""
    if not public.returned:
        return public.drawn
    return public.shown + beyond(beyond(public.drawn, public.returned), public.shown)


def visible(public: DoggyPublic) -> i64:
    """The heap of all bones that everybody sees: chest, fronts and what is being drawn."""
    heap: i64 = public.chest + public.hand
    for front in public.front:
        heap += front
    return heap


def blacks(heap: i64) -> i64:
    """How many black bones a heap holds."""
    return count(heap, BLACK)
