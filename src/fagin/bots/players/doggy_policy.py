"""How a search takes Doggy Bag to go on: Sly's judgement where it is cheap, and a light one of the bids."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from mypy_extensions import i64

from fagin.bots.merits import hopes, merits_of_hopes
from fagin.bots.players.doggy_bag import SLY, Mind, Tastes, heap_points
from fagin.bots.players.doggy_bids import POINTLESS, Bids, best_flip, is_flip
from fagin.bots.policy import Policy
from fagin.games.doggy_bag.loot import Loot
from fagin.games.doggy_bag.moves import BANK, GLUTTONY, LEAD, LOOT, LOOTS, ROLE
from fagin.games.doggy_bag.pieces import BLACK, COLOURS, count
from fagin.games.doggy_bag.state import BIT, DoggyPrivate, DoggyPublic
from fagin.kernel import Dice, Event, State, View

TRIED: Final = 8  # loots that a dog thinks about in a playout
NOISE: Final = 0.3  # by how many points it may misjudge a bid there
WARMTH: Final = 0.5  # how many points make a move e times as likely
LOOT_WARMTH: Final = 0.1  # the same for a loot
LAST_WARMTH: Final = 3.0  # and for a bid in the last turn, which is judged by trials
TRUST: Final = 2.5  # as little is won by anything but luck, and others may bid otherwise than in a playout
LESSER_TRUST: Final = 1.5
EFFORT: Final = 6
GUESSES: Final = 6
HORIZON: Final = 1  # a playout goes to the end of its turn, and at least that many choices far

# how much less likely a bone of each colour is still behind another's screen than a grey one, as a logarithm
DELIVERED: Final[tuple[float, ...]] = (0.0, 0.0, 2.0, 3.0, 1.0)

# how a dog stands between two turns, in logits: fitted to who won some thousand games of Sly against itself
POINT: Final = 0.212  # a point at the end
POINT_LEFT: Final = 0.008  # it counts that much less for every bone left behind the screens
ONE_BLACK: Final = 0.22
TWO_BLACK: Final = 0.6  # one short of being thrown out
FIRST_PLAYER: Final = 0.18
THROWN_OUT: Final = -20.0

# a loot of black bones before red ones: among dogs that hold theirs back it would cost more than it brings
BLACK_FIRST: Final[tuple[float, ...]] = (1.5, 0.1, 0.7, 0.2)

# rounded from what a hundred thousand games of tuning against Sly came to, but for what others are taken to deliver:
# whoever expects rich bags, as a tuning against Sly alone has it, loses to dogs half as keen
KEEN: Final = Tastes(
    second_black=3.5,
    per_turn=8.0,
    win=55.0,
    greed=2.2,
    loot=(1.1, 0.5, 0.95, 0.24),
    gladly=(1.1, 1.1, 0.8, 0.6, 0.9),
    in_kind=BLACK_FIRST,
    duel=BLACK_FIRST,
)
# half of the way from Sly to what beats Sly most, rich bags included
ARTFUL: Final = Tastes(
    second_black=6.75,
    per_turn=6.0,
    win=47.5,
    greed=2.0,
    loot=(1.15, 0.4, 0.725, 0.22),
    gladly=(0.85, 0.85, 1.95, 3.0, 1.25),
    in_kind=BLACK_FIRST,
    duel=(1.3, 0.3, 0.7, 0.2),
)


class DoggyPolicy(Policy):
    """Fast and fairly sensible dogs, and one with tastes of its own that looks more closely."""

    def __init__(self, tastes: Tastes, trust: float, effort: int) -> None:
        super().__init__(HORIZON, trust, effort, GUESSES)
        self.tastes: Final = tastes
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
        mind = Mind(View(seat, table, screen), 0, SLY)
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
            mind = Mind(View(seat, public, own), 0, SLY)
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
            mind = Mind(View(seat, table, screen), 0, SLY)
            worths = [mind.worth(move) for move in moves]
        return hopes(worths, warmth)

    def close_look(self, view: View[Any, Any], moves: list[int], rng: Random) -> list[float]:
        """The same with all that Sly considers, who plays the last turn out many times."""
        first = moves[0]
        mind = Mind(view, rng.getrandbits(32), self.tastes)
        flip = best_flip(moves)
        worths = [mind.worth(move) if move == flip or not is_flip(move) else POINTLESS for move in moves]
        if first < ROLE:
            return hopes(worths, LOOT_WARMTH)
        return hopes(worths, LAST_WARMTH if mind.last_turn and first < LEAD else WARMTH)

    def standing(self, seat: int, public: Any) -> int:
        """The points in front of its screen."""
        table = cast(DoggyPublic, public)
        return heap_points(table, table.front[seat])

    def misfortunes(self, view: View[Any, Any], events: list[Event]) -> dict[str, float]:
        """[DB-7.5, DB-8.3, DB-10.1] A black bone in an attempt, with the points that go to the chest; thrown out."""
        table = cast(DoggyPublic, view.public)
        found: dict[str, float] = {}
        for event in events:
            if event.args[0] == view.seat:
                if event.what in ("caught", "too-greedy"):
                    found["black-bone"] = float(heap_points(table, event.args[2]))
                elif event.what == "thrown-out":
                    found["thrown-out"] = 0.0
        return found

    def plausible(self, seat: int, state: State[Any, Any, Any]) -> float:
        """Dogs deliver what makes a good loot first: what is left behind their screens is worth less."""
        table = cast(DoggyPublic, state.public)
        unlikely = 0.0
        colour: i64
        for other in range(table.players):
            if other != seat:
                behind = cast(DoggyPrivate, state.private[other]).behind
                for colour in range(COLOURS):
                    unlikely += float(count(behind, colour)) * DELIVERED[colour]
        return -unlikely

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


POLICY: Final = DoggyPolicy(KEEN, TRUST, EFFORT)
LESSER: Final = DoggyPolicy(ARTFUL, LESSER_TRUST, 1)
