"""What a dog may expect to find in the bag, from what it knows alone, and what drawing promises."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.doggy_bag.hidden import owed_by_turn
from fagin.games.doggy_bag.pieces import BLACK, COLOURS, GREY, count
from fagin.games.doggy_bag.state import DoggyView, turns_of, visible

EVENLY: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.0)  # how gladly others deliver, if nothing is known


class Bag:
    """The bones that a dog expects in the bag, by colour; fractions where it cannot know."""

    def __init__(self, counts: list[float], points: tuple[int, ...], exact: bool) -> None:
        self.counts: Final = counts
        self.exact: Final = exact  # whether it is known for sure
        self.points: Final = points
        self.bones = 0.0
        worth = 0.0
        for colour in range(COLOURS):
            self.bones += counts[colour]
            worth += counts[colour] * points[colour]
        self.black = counts[BLACK]
        good = self.bones - self.black
        self.mean = worth / good if good > 0.01 else 0.0  # points of a bone that is not black
        self.grey = counts[GREY] / good if good > 0.01 else 0.0  # share of grey among them

    def with_more(self, colour: int, more: float) -> Bag:
        """The same bag with some bones of a colour more (or fewer)."""
        counts = self.counts.copy()
        counts[colour] = max(0.0, counts[colour] + more)
        return Bag(counts, self.points, self.exact)

    def safe(self, draws: int) -> float:
        """The chance to draw that many bones without a black one; an empty bag stops the drawing."""
        chance = 1.0
        for drawn in range(draws):
            left = self.bones - drawn
            if left < 0.5:
                break
            chance *= max(0.0, 1.0 - self.black / left)
        return chance

    def black_share(self, drawn: int) -> float:
        """The chance that the next bone is black once that many others are out."""
        left = self.bones - drawn
        return min(1.0, self.black / left) if left >= 0.5 else 0.0


def expected_bag(view: DoggyView, gladly: tuple[float, ...] = EVENLY) -> Bag:
    """What a seat may expect in the bag now: what it knows, and its share of the bones it cannot place.

    The more gladly others are thought to deliver a colour, the more of it has come into the bag.
    """
    public = view.public
    own = view.own
    known = known_after_loot(view)
    draw_and_return(known, public.drawn, public.returned)
    pool = [0] * COLOURS  # what lies in the bag unknown, or behind other screens
    in_pool = 0
    hidden = public.setting.bones - visible(public) - (own.behind if own is not None else 0)
    for colour in range(COLOURS):
        rest = int(count(hidden, colour))
        known[colour] = min(known[colour], rest)
        pool[colour] = rest - known[colour]
        in_pool += pool[colour]
    unknown = int(public.bag_count) - sum(known)
    if unknown <= 0 or in_pool == 0:
        return Bag([float(bones) for bones in known], public.setting.points, unknown == 0)
    unplaced = spread(float(min(unknown, in_pool)), pool, gladly)
    counts = [known[colour] + unplaced[colour] for colour in range(COLOURS)]
    return Bag(counts, public.setting.points, unknown == in_pool)


def safe_draws(view: DoggyView, looted: list[int], most: int) -> tuple[list[float], bool]:
    """The chances that none of the next bones is black, for none of them up to `most`, and whether the bag is known.

    What a seat knows to be in the bag is certain (`known_after_loot`, given as `looted`). The rest of the bag may be
    any part of what the seat cannot place, each as likely. An empty bag stops the drawing.
    """
    public = view.public
    own = view.own
    hidden: i64 = public.setting.bones - visible(public) - (own.behind if own is not None else 0)
    drawn, returned = public.drawn, public.returned
    known: i64 = 0
    in_pool: i64 = 0
    black: i64 = 0
    black_in_pool: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        now: i64 = looted[colour] + count(returned, colour) - count(drawn, colour)
        rest = count(hidden, colour)
        now = min(max(now, 0), rest)
        known += now
        in_pool += rest - now
        if colour == BLACK:
            black, black_in_pool = now, rest - now
    unknown = public.bag_count - known
    placed = min(max(unknown, 0), in_pool)
    sure = unknown in (0, in_pool)
    return safe_chances(known, black, placed, in_pool, black_in_pool, most), sure


def safe_chances(
    known: i64, black: i64, placed: i64, pool: i64, black_in_pool: i64, most: i64
) -> list[float]:
    """The chances that none of so many bones is black, drawn from known bones and some bones of a pool.

    Of the ways to draw bones, those without a black one: so many from the pool, the others from the known bones.
    """
    from_pool = [1.0]  # the ways, times the chance that none of them is black
    from_known = [1.0]
    ways = [1.0]
    bones = known + placed
    n: i64
    for n in range(most):
        good = (placed - n) * max(pool - black_in_pool - n, 0) if n < placed else 0
        from_pool.append(from_pool[n] * float(good) / float((n + 1) * (pool - n)) if good else 0.0)
        from_known.append(from_known[n] * float(max(known - black - n, 0)) / float(n + 1))
        ways.append(ways[n] * float(max(bones - n, 0)) / float(n + 1))
    safe = [1.0]
    for n in range(1, most + 1):
        if n > bones:
            safe.append(safe[n - 1])
            continue
        good_ways = 0.0
        for of_pool in range(n + 1):
            good_ways += from_pool[of_pool] * from_known[n - of_pool]
        safe.append(good_ways / ways[n])
    return safe


def known_after_loot(view: DoggyView) -> list[int]:
    """The bones that a seat knew to be in the bag right after the last loot, by colour."""
    own = view.own
    delivered = own.delivered if own is not None else ()
    past = view.public.past
    looked, bag = last_look(view)  # what was before it counts no more
    known = [int(count(bag, colour)) for colour in range(COLOURS)]
    for turn in range(max(0, looked - 1), len(past) + 1):
        if turn + 1 != looked and turn < len(delivered):
            for colour in range(COLOURS):
                known[colour] += int(count(delivered[turn], colour))
        if turn < len(past):
            drawn, returned, _ = past[turn]
            draw_and_return(known, drawn, returned)
    return known


def draw_and_return(known: list[int], drawn: i64, returned: i64) -> None:
    """Some bones were drawn and others put back; what was drawn beyond those known had come from others."""
    for colour in range(COLOURS):
        known[colour] = max(0, known[colour] + int(count(returned, colour)) - int(count(drawn, colour)))


def others_deliver_black(view: DoggyView) -> bool:
    """Whether others must have delivered black bones, by what was drawn and what a seat has seen."""
    for heap in owed_by_turn(view, turns_of(view.public)):
        if count(heap, BLACK):
            return True
    return False


def last_look(view: DoggyView) -> tuple[int, int]:
    """In which turn a seat last looked into the bag, 0 for never, and what it knows of the bag from there on."""
    own = view.own
    if own is None or not own.looks:
        return 0, view.public.setting.in_bag
    looked = own.looks[-1][0]
    return looked, next(after_loot for when, _, after_loot in own.looks if when == looked)


def spread(bones: float, pool: list[int], gladly: tuple[float, ...]) -> list[float]:
    """So many bones of a pool, of each colour as much as it is delivered gladly, and no more than there is."""
    taken = [0.0] * COLOURS
    for _ in range(COLOURS):  # as often as a colour may run out
        total = 0.0
        for colour in range(COLOURS):
            total += gladly[colour] * (pool[colour] - taken[colour])
        if bones < 0.001 or total < 0.001:
            break
        part = bones / total
        for colour in range(COLOURS):
            left = pool[colour] - taken[colour]
            more = min(left, part * gladly[colour] * left)
            taken[colour] += more
            bones -= more
    return taken


def greed(bag: Bag, draws: int, haul: float, price: float) -> float:
    """What the Gluttony adds to a success."""
    if bag.bones - draws < 0.5:
        return 0.0
    share = bag.black_share(draws)
    return max(0.0, (1.0 - share) * 1.8 * bag.mean - share * (haul + price))


def after_failure(bag: Bag, number: int, share: float) -> Bag:
    """The bag after another's attempt that may have taken place and failed."""
    if number == 0 or share <= 0.0 or bag.black < 0.01:
        return bag
    safe = bag.safe(number)
    failed = 1.0 - safe
    if failed < 0.01:
        return bag
    out = 0.0
    chance = 1.0
    for drawn in range(min(number, int(bag.bones))):
        after = chance * (1.0 - bag.black_share(drawn))
        out += drawn * (chance - after)
        chance = after
    out = share * out / failed
    good = bag.bones - bag.black
    left = max(0.0, 1.0 - out / good) if good > 0.01 else 0.0
    counts = [bones * left for bones in bag.counts]
    counts[BLACK] = max(0.0, bag.black - share)
    return Bag(counts, bag.points, False)
