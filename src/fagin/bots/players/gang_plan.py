"""Plans own turns of Fagin's Gang a few rounds ahead, as if nobody else were there, in a narrow beam."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.bots.players.gang_cubes import Cubes, traded
from fagin.bots.players.gang_worth import WON, Place, Worth, blocked, dangers
from fagin.games.fagins_gang.moves import (
    ACT,
    ACT_MARKET,
    ACT_MOVE,
    ACT_ROB,
    ACT_STEAL,
    BUY,
    DONE,
    ENDS,
    EXCHANGE,
    GO,
    HOME,
    ROB,
    SELL,
    STEAL,
)
from fagin.games.fagins_gang.pieces import (
    BIT,
    BITS,
    FAGIN_PRICE,
    HAND_LIMIT,
    ONE,
    SHIFT,
    SIX,
    SWAP,
    THINGS,
    URCHINS,
    common,
    count,
    mask_of,
    size,
)
from fagin.games.fagins_gang.state import GangPublic, board

DEPTH: Final = 3  # further own turns
BEAM: Final = 7  # plans kept after each turn
EACH: Final = 4  # of one kind of action
KEPT: Final = 5  # walks kept after each urchin
TRADES: Final = 4  # cubes that the opener of a market can count on
HASTE: Final = 20.0  # what a turn less is worth when the game is won


class Plan:
    """Where some turns lead, and the first small move on the way there."""

    def __init__(self, place: Place, first: int, worth: float) -> None:
        self.place: Final = place
        self.first: Final = first
        self.worth: Final = worth


class Planner:
    """Looks for the best turns of one player from the table as it is."""

    def __init__(self, public: GangPublic, seat: int) -> None:
        plan = board(public)
        self.public: Final = public
        self.worth: Final = Worth(public, seat)
        self.cubes: Final = Cubes(self.worth)
        self.levels: Final = plan.levels
        self.through: Final = public.setting.through_run
        self.danger: Final = dangers(public, self.worth)
        self.constables: Final = blocked(public)
        self.barred: Final[i64] = public.barred[seat]
        self.now: Final = self.worth.place(public)

    # ---- the beam

    def best(self, firsts: list[Plan]) -> Plan:
        """Of the ways to end this turn, that which leads farthest after some more turns."""
        beam: list[Plan] = []
        for plan in firsts:
            place = self.trimmed(plan.place)
            beam.append(Plan(place, plan.first, self.worth.of(place) - self.risk(place)))
        beam = narrowed(beam, BEAM)
        best = beam[0]
        for turn in range(1, DEPTH + 1):
            if best.worth >= WON:
                return best
            further: list[Plan] = []
            for plan in beam:
                for after in self.turns(plan.place):
                    place = self.trimmed(after.place)
                    worth = self.worth.of(place)
                    if worth >= WON:
                        worth -= HASTE * turn
                    further.append(Plan(place, plan.first, worth))
            beam = narrowed(further, BEAM)
            best = beam[0]
            if best.worth >= WON - HASTE * turn:
                return best
        return best

    def turns(self, place: Place) -> list[Plan]:
        """The results of one later turn that are worth looking at."""
        found = narrowed(self.walks(place, 0, 0, False), EACH)
        found += narrowed(self.thefts(place, 0, 0, False), EACH)
        if place.urchins:
            found.append(self.robbery(place, 0, 0))
        found.append(Plan(place, -1, self.worth.of(place)))  # a market that brings nothing
        return found

    def risk(self, place: Place) -> float:
        """What the constables' next walk is expected to cost."""
        lost = 0.0
        location: i64
        for location in range(SIX):
            at = place.urchins >> SHIFT[location] & 255
            if at:
                lost += self.danger[location * self.levels + at - 1]
        return lost

    def trimmed(self, place: Place) -> Place:
        """What is left of a hand when the books have been balanced."""
        surplus = size(place.hand) - HAND_LIMIT
        if surplus <= 0:
            return place
        left = self.cubes.give(place, surplus, True)
        assert left is not None
        return left

    # ---- the actions

    def firsts(self, action: int, things: int, used: int) -> list[Plan]:
        """The results of an action that has begun."""
        if action == ACT_MOVE:
            found = self.walks(self.now, things, used, True)
        elif action == ACT_STEAL:
            found = self.thefts(self.now, things, used, True)
        else:
            found = [self.robbery(self.now, things, used)]
        if things:
            found.append(Plan(self.now, DONE, self.worth.of(self.now)))
        return found

    def actions(self, legal: list[int]) -> list[Plan]:
        """The results of a turn, each with the action that begins it."""
        found: list[Plan] = []
        for act in (ACT_MOVE, ACT_STEAL, ACT_ROB):
            if ACT + act in legal:
                some = narrowed(self.firsts(act, 0, 0), BEAM)
                found += [Plan(plan.place, ACT + act, plan.worth) for plan in some]
        place = self.market()
        found.append(Plan(place, ACT + ACT_MARKET, self.worth.of(place)))
        return found

    def walks(self, place: Place, things: int, used: i64, now: bool) -> list[Plan]:
        """Up to three urchins walk up their tracks; the constables stand where they are only now."""
        found: list[Plan] = []
        stage = [Plan(place, -1, 0.0)]
        done = [used]
        for _ in range(things, THINGS):
            further: list[Plan] = []
            for at, plan in enumerate(stage):
                further += self.steps(plan, done[at], now)
            stage = narrowed(further, KEPT)
            if not stage:
                break
            done = [used | self.moved(place, plan.place) for plan in stage]
            found += stage
        return found

    def moved(self, before: Place, after: Place) -> i64:
        """Locations where something has changed, as bits."""
        return mask_of(before.urchins ^ after.urchins) | (before.home ^ after.home)

    def steps(self, plan: Plan, used: i64, now: bool) -> list[Plan]:
        """One urchin enters, climbs or goes home."""
        place = plan.place
        worth = self.worth
        found: list[Plan] = []
        spare = URCHINS - BITS[mask_of(place.urchins)] - BITS[place.home]
        closed = place.home | used | (self.barred if now else 0)
        rich = place.shillings >= FAGIN_PRICE
        location: i64
        for location in range(SIX):
            if closed & BIT[location]:
                continue
            price: i64 = worth.price[location]
            far = count(place.hand, worth.good[location]) // price
            at = place.urchins >> SHIFT[location] & 255
            if not far or (at == 0 and spare == 0):
                continue
            way: i64 = at if at else worth.entry
            first = plan.first
            paid: i64
            for paid in range(1, min(far, way) + 1):
                cubes = paid * price * ONE[worth.good[location]]
                end: i64 = way - paid - 1  # the level
                if end < 0:
                    if not rich or (at == 0 and not self.through):
                        continue
                    after = Place(
                        place.hand - cubes,
                        place.shillings - FAGIN_PRICE,
                        place.urchins - at * ONE[location],
                        place.home | BIT[location],
                        place.stock + cubes,
                    )
                    move = GO + location * ENDS + HOME
                else:
                    to = end
                    if now and end == self.constables[location]:
                        to = end - 1 if end else 1
                    after = Place(
                        place.hand - cubes,
                        place.shillings,
                        place.urchins + (to + 1 - at) * ONE[location],
                        place.home,
                        place.stock + cubes,
                    )
                    move = GO + location * ENDS + end
                judged = worth.of(after)
                if now:
                    judged -= self.risk(after)
                found.append(Plan(after, first if first >= 0 else int(move), judged))
        return found

    def thefts(self, place: Place, things: int, used: i64, now: bool) -> list[Plan]:
        """Any urchins steal, those with white hands last, and what is left of the three is exchanged."""
        worth = self.worth
        sites: list[tuple[float, int]] = []
        for location in range(SIX):
            level = self.level(place, location)
            if level >= 0 and not used & BIT[location]:
                sites.append((worth.gains[location * self.levels + level], location))
        sites.sort()
        if not now:
            sites = sites[-THINGS:]  # later turns are only guessed at
        found: list[Plan] = []
        most = THINGS - things
        _, lack = self.cubes.entry(place, THINGS)
        ways = (False, True) if lack else (False,)
        for chosen in range(BIT[len(sites)]):
            picked = BITS[chosen]
            if picked > most or (picked < most and picked + 1 < min(most, len(sites))):
                continue
            for entering in ways:
                after = place
                first = -1
                for at, (_, location) in enumerate(sites):
                    if chosen >> at & 1:
                        after = self.theft(after, location, entering)
                        first = STEAL + location if first < 0 else first
                for _ in range(most - picked):
                    swapped = self.swap(after, entering)
                    if swapped is None:
                        break
                    after = swapped
                    first = EXCHANGE if first < 0 else first
                if first >= 0:
                    found.append(Plan(after, first, worth.of(after)))
        return found

    def level(self, place: Place, location: int) -> int:
        """Where the urchin of a location stands."""
        return int(place.urchins >> SHIFT[location] & 255) - 1

    def theft(self, place: Place, location: int, entering: bool) -> Place:
        """An urchin steals what its level gives."""
        at = location * self.levels + self.level(place, location)
        heap = common(place.stock, self.worth.goods[at])
        place = Place(place.hand + heap, place.shillings, place.urchins, place.home, place.stock - heap)
        hands = self.worth.hands[at]
        return self.cubes.take(place, hands, entering) if hands else place

    def swap(self, place: Place, entering: bool) -> Place | None:
        """Three cubes that are not needed for one that is."""
        left = self.cubes.give(place, SWAP, False)
        return None if left is None else self.cubes.take(left, 1, entering)

    def robbery(self, place: Place, things: int, used: i64) -> Plan:
        """The best paid urchins rob."""
        worth = self.worth
        shillings = place.shillings
        first = -1
        for _ in range(things, THINGS):
            best, most = -1, -1
            for location in range(SIX):
                level = self.level(place, location)
                if (
                    level >= 0
                    and not used & BIT[location]
                    and worth.pay[location * self.levels + level] > most
                ):
                    best, most = location, worth.pay[location * self.levels + level]
            if best < 0:
                break
            used |= BIT[best]
            shillings += most
            first = ROB + best if first < 0 else first
        after = Place(place.hand, shillings, place.urchins, place.home, place.stock)
        return Plan(after, first if first >= 0 else DONE, worth.of(after))

    # ---- the market

    def market(self) -> Place:
        """What a market would leave that is opened now."""
        place = self.now
        stalls = self.public.market
        for _ in range(TRADES):
            trade = self.best_trade(place, stalls)
            if trade < 0:
                break
            place = self.traded(place, trade)
            stalls += ONE[trade - SELL] if trade >= SELL else -ONE[trade - BUY]
        return place

    def best_trade(self, place: Place, stalls: i64) -> int:
        """The trade that helps most, or -1 if none does."""
        best = -1
        most = self.worth.of(place)
        room = board(self.public).capacity - stalls
        for good in range(SIX):
            price = self.price(good)
            trades: list[int] = []
            if count(stalls, good) and place.shillings >= price:
                trades.append(BUY + good)
            if count(place.hand, good) and count(room, good):
                trades.append(SELL + good)
            for trade in trades:
                worth = self.worth.of(self.traded(place, trade))
                if worth > most + 1e-6:
                    best, most = trade, worth
        return best

    def traded(self, place: Place, trade: int) -> Place:
        """What is left after a trade."""
        if trade < SELL:
            return traded(place, trade - BUY, 1, -self.price(trade - BUY))
        return traded(place, trade - SELL, -1, self.price(trade - SELL))

    def price(self, good: int) -> int:
        """What a cube costs and brings now."""
        return board(self.public).prices[self.public.wheel * SIX + good]


def narrowed(plans: list[Plan], most: int) -> list[Plan]:
    """The best plans, the best first, no two with the same result."""
    kept: list[Plan] = []
    for plan in sorted(plans, key=worth_of, reverse=True):
        if len(kept) == most:
            break
        for other in kept:
            if same(plan.place, other.place):
                break
        else:
            kept.append(plan)
    return kept


def worth_of(plan: Plan) -> float:
    """By which plans are sorted."""
    return plan.worth


def same(one: Place, other: Place) -> bool:
    """Whether a player has the same in both."""
    return (
        one.hand == other.hand
        and one.urchins == other.urchins
        and one.shillings == other.shillings
        and one.home == other.home
    )
