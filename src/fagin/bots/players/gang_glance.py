"""What is left to a player of Fagin's Gang after a small move, and after a whole action done greedily."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.bots.players.gang_cubes import moved, traded
from fagin.bots.players.gang_eye import Eye
from fagin.bots.players.gang_worth import Place
from fagin.games.fagins_gang.bumping import AtLevel
from fagin.games.fagins_gang.moves import (
    BUMP,
    BUY,
    DISCARD,
    DODGE,
    ENDS,
    EXCHANGE,
    GIVE,
    GO,
    HOME,
    LOW,
    ROB,
    SELL,
    STEAL,
    TAKE,
)
from fagin.games.fagins_gang.pieces import (
    BIT,
    BITS,
    FAGIN_PRICE,
    ONE,
    SHIFT,
    SIX,
    SWAP,
    THINGS,
    URCHINS,
    common,
    count,
    mask_of,
)
from fagin.games.fagins_gang.state import GangPublic, constable_at

TRADES: Final = 4  # cubes that the opener of a market can count on
GAIN: Final = 0.05  # what a trade must bring
NEVER: Final = -1e9


def place_of(table: GangPublic, seat: i64) -> Place:
    """What a player has now."""
    return Place(
        table.hands[seat], table.shillings[seat], table.urchins[seat], table.home[seat], table.warehouse
    )


def after(eye: Eye, table: GangPublic, place: Place, move: i64) -> Place:
    """What a player has after a small move of an action."""
    if move < BUMP:
        return walked(eye, table, place, (move - GO) // ENDS, (move - GO) % ENDS)
    if move < STEAL:
        step = table.stack[-1]
        assert isinstance(step, AtLevel)
        return put(place, step.location, step.level - 1 if move == DODGE else step.level + 1)
    if move < ROB:
        return stolen(eye, place, move - STEAL)
    if move < GIVE:
        return traded(place, 0, 0, pay_at(eye, place, move - ROB))
    if move < TAKE:
        return moved(place, move - GIVE, -1)
    if move < BUY:
        return moved(place, move - TAKE, 1)
    if move < SELL:
        return traded(place, move - BUY, 1, -eye.prices[table.wheel * SIX + move - BUY])
    if move < DISCARD:
        return traded(place, move - SELL, -1, eye.prices[table.wheel * SIX + move - SELL])
    if move < EXCHANGE:
        return moved(place, move - DISCARD, -1)
    return swapped(eye, place) if move == EXCHANGE else place


# ---------------------------------------------------------------- urchins


def put(place: Place, location: i64, level: i64) -> Place:
    """With the urchin of a location on a level."""
    at = place.urchins >> SHIFT[location] & 255
    urchins = place.urchins + (level + 1 - at) * ONE[location]
    return Place(place.hand, place.shillings, urchins, place.home, place.stock)


def walked(eye: Eye, table: GangPublic, place: Place, location: i64, end: i64) -> Place:
    """After a paid walk; a constable in the way is passed upwards."""
    at = place.urchins >> SHIFT[location] & 255
    cubes: i64 = eye.way[at * ENDS + end] * eye.price[location]
    place = moved(place, eye.good[location], -cubes)
    if end < LOW:
        if end == constable_at(table, location):
            end = end - 1 if end else 1
        return put(place, location, end)
    urchins = place.urchins - at * ONE[location]
    if end != HOME:
        return Place(place.hand, place.shillings, urchins, place.home, place.stock)
    return Place(place.hand, place.shillings - FAGIN_PRICE, urchins, place.home | BIT[location], place.stock)


def walks(eye: Eye, table: GangPublic, seat: i64, place: Place) -> float:
    """Up to three walks upwards, each the best there is."""
    closed: i64 = table.barred[seat]
    most = NEVER
    for _ in range(THINGS):
        best = place
        used: i64 = -1
        spare = URCHINS - BITS[mask_of(place.urchins)] - BITS[place.home]
        location: i64
        for location in range(SIX):
            at = place.urchins >> SHIFT[location] & 255
            if (closed | place.home) & BIT[location] or (at == 0 and spare == 0):
                continue
            way: i64 = at if at else eye.entry
            far = min(count(place.hand, eye.good[location]) // eye.price[location], way)
            paid: i64
            for paid in range(1, far + 1):
                end: i64 = way - paid - 1
                if end < 0:
                    if place.shillings < FAGIN_PRICE or (at == 0 and not eye.through):
                        continue
                    end = HOME
                there = walked(eye, table, place, location, end)
                worth = eye.worth(there)
                if worth > most:
                    best, most, used = there, worth, location
        if used < 0:
            break
        place = best
        closed |= BIT[used]
    return most


# ---------------------------------------------------------------- goods and shillings


def stolen(eye: Eye, place: Place, location: i64) -> Place:
    """After an urchin has stolen, with white hands what is missing next."""
    at = location * eye.levels + (place.urchins >> SHIFT[location] & 255) - 1
    heap = common(place.stock, eye.goods[at])
    place = Place(place.hand + heap, place.shillings, place.urchins, place.home, place.stock - heap)
    for _ in range(eye.hands[at]):
        eye.ways(place, eye.goal - BITS[place.home])
        good: i64 = eye.next
        if not count(place.stock, good):
            good = 0
            while good < SIX and not count(place.stock, good):
                good += 1
            if good == SIX:
                break
        place = moved(place, good, 1)
    return place


def thefts(eye: Eye, place: Place) -> float:
    """Up to three thefts, each the most wanted; an exchange if there is no thief."""
    used: i64 = 0
    for _ in range(THINGS):
        eye.ways(place, eye.goal - BITS[place.home])
        row = eye.needed * SIX * eye.levels
        best: i64 = -1
        most = -1.0
        location: i64
        for location in range(SIX):
            at = place.urchins >> SHIFT[location] & 255
            if at and not used & BIT[location]:
                income = eye.income[row + location * eye.levels + at - 1]
                if income > most:
                    best, most = location, income
        if best < 0:
            break
        used |= BIT[best]
        place = stolen(eye, place, best)
    return eye.worth(place if used else swapped(eye, place))


def swapped(eye: Eye, place: Place) -> Place:
    """After the three cubes that are missed least were given for one."""
    for _ in range(SWAP):
        place = best_with(eye, place, place.hand, -1)
    return best_with(eye, place, place.stock, 1)


def best_with(eye: Eye, place: Place, heap: i64, cubes: i64) -> Place:
    """With one cube of a heap more or less, that which leaves most."""
    best = place
    most = NEVER
    good: i64
    for good in range(SIX):
        if count(heap, good):
            there = moved(place, good, cubes)
            worth = eye.worth(there)
            if worth > most:
                best, most = there, worth
    return best


def pay_at(eye: Eye, place: Place, location: i64) -> i64:
    """What the urchin of a location robs."""
    return eye.pay[location * eye.levels + (place.urchins >> SHIFT[location] & 255) - 1]


def robberies(eye: Eye, place: Place) -> float:
    """The three that bring most."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    location: i64
    for location in range(SIX):
        if place.urchins >> SHIFT[location] & 255:
            pay = pay_at(eye, place, location)
            if pay > one:
                one, two, three = pay, one, two
            elif pay > two:
                two, three = pay, two
            elif pay > three:
                three = pay
    return eye.worth(traded(place, 0, 0, one + two + three))


def market(eye: Eye, table: GangPublic, place: Place) -> float:
    """A few trades, each the best there is."""
    most = eye.worth(place)
    stalls = table.market
    for _ in range(TRADES):
        best = place
        change: i64 = 0
        good: i64
        for good in range(SIX):
            price: i64 = eye.prices[table.wheel * SIX + good]
            if count(stalls, good) and place.shillings >= price:
                there = traded(place, good, 1, -price)
                worth = eye.worth(there)
                if worth > most + GAIN:
                    best, most, change = there, worth, -ONE[good]
            if count(place.hand, good) and count(eye.capacity - stalls, good):
                there = traded(place, good, -1, price)
                worth = eye.worth(there)
                if worth > most + GAIN:
                    best, most, change = there, worth, ONE[good]
        if not change:
            break
        place = best
        stalls += change
    return most
