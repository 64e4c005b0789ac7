"""Which cubes a player of Fagin's Gang takes where any may be had, and which are given where some must go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.bots.players.gang_worth import Place, Worth
from fagin.games.fagins_gang.pieces import BIT, BITS, ONE, SHIFT, SIX, count

NEVER: Final = 99  # cubes missing on a way that is closed


class Cubes:
    """Knows what is missing, and what is spare, on the ways home from one place."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self.needs: Final = [0] * SIX  # by location, cubes for the whole way home
        self.lacks: Final = [0] * SIX  # those of them that are missing
        self.targets: i64 = 0  # the locations of the easiest ways home, as bits

    def look(self, place: Place) -> None:
        """Count what every way home needs, and find the easiest."""
        worth, needs, lacks = self.worth, self.needs, self.lacks
        location: i64
        for location in range(SIX):
            at = place.urchins >> SHIFT[location] & 255
            need: i64 = (at if at else worth.entry) * worth.price[location]
            lack = need - (place.hand >> SHIFT[worth.good[location]] & 255)
            needs[location] = int(need)
            lacks[location] = NEVER if place.home & BIT[location] else int(lack) if lack > 0 else 0
        found: i64 = place.home
        for _ in range(worth.goal - BITS[place.home]):
            nearest = -1
            least = NEVER + 1
            for each in range(SIX):
                if lacks[each] < least and not found & BIT[each]:
                    nearest, least = each, lacks[each]
            if nearest >= 0:
                found |= BIT[nearest]
        self.targets = found & ~place.home

    def take(self, place: Place, cubes: i64, entering: bool) -> Place:
        """With some cubes more of any colours in stock: to enter one more location, then for the nearest ways home."""
        worth = self.worth
        if entering:
            good, some = self.entry(place, cubes)
            if some:
                place = moved(place, good, some)
                cubes -= some
        if not cubes:
            return place
        self.look(place)
        left: i64 = self.targets
        others: i64 = 63 & ~left & ~place.home
        while cubes and (left or others):
            nearest: i64 = -1
            least: i64 = NEVER
            location: i64
            for location in range(SIX):
                if (left if left else others) & BIT[location] and self.lacks[location] < least:
                    nearest, least = location, self.lacks[location]
            if nearest < 0:
                break
            left &= ~BIT[nearest]
            others &= ~BIT[nearest]
            good = worth.good[nearest]
            some = min(least, cubes, count(place.stock, good))
            if some > 0:
                place = moved(place, good, some)
                cubes -= some
        for good in range(SIX):
            some = min(cubes, count(place.stock, good))
            if some > 0:
                place = moved(place, good, some)
                cubes -= some
        return place

    def entry(self, place: Place, cubes: i64) -> tuple[i64, i64]:
        """The good that pays soonest for one more location, and how many cubes of it; none if none is near."""
        worth = self.worth
        best: i64 = 0
        least: i64 = cubes + 1
        location: i64
        for location in range(SIX):
            if place.urchins >> SHIFT[location] & 255 or place.home & BIT[location]:
                continue
            good: i64 = worth.good[location]
            lack: i64 = worth.price[location] - count(place.hand, good)
            if 0 < lack < least and lack <= count(place.stock, good):
                best, least = good, lack
        return best, least if least <= cubes else 0

    def give(self, place: Place, cubes: i64, must: bool) -> Place | None:
        """With some cubes less, those least needed; None if all are needed and none must go."""
        self.look(place)
        for _ in range(cubes):
            good = self.least_needed(place, must)
            if good < 0:
                return None
            place = moved(place, good, -1)
        return place

    def least_needed(self, place: Place, must: bool) -> i64:
        """The good of which most is spare or, if one must go, the one of the farthest way; -1 if there is none."""
        worth = self.worth
        best: i64 = -1
        most: i64 = 0
        location: i64
        for location in range(SIX):
            spare = place.hand >> SHIFT[worth.good[location]] & 255
            if self.targets & BIT[location]:
                spare -= self.needs[location]
            if spare > most:
                best, most = worth.good[location], spare
        if best >= 0 or not must:
            return best
        most = -1
        for location in range(SIX):
            if count(place.hand, worth.good[location]) and self.lacks[location] > most:
                best, most = worth.good[location], self.lacks[location]
        return best


def moved(place: Place, good: i64, cubes: i64) -> Place:
    """With some cubes more out of the warehouses, or less."""
    heap = cubes * ONE[good]
    return Place(place.hand + heap, place.shillings, place.urchins, place.home, place.stock - heap)


def traded(place: Place, good: i64, cubes: i64, shillings: i64) -> Place:
    """With some cubes more out of the market, or less, and other shillings."""
    return Place(
        place.hand + cubes * ONE[good], place.shillings + shillings, place.urchins, place.home, place.stock
    )
