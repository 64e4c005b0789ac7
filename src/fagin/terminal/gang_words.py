"""Fagin's Gang in sentences: what happened, and what a move is."""

from __future__ import annotations

from typing import Final

from fagin.games.fagins_gang.board import Board
from fagin.games.fagins_gang.constables import RIGHT
from fagin.games.fagins_gang.moves import (
    ACTS,
    BUMP,
    BUY,
    DESTINATIONS,
    DIRECTIONS,
    DISCARD,
    DODGE,
    DONE,
    ENDS,
    EXCHANGE,
    GIVE,
    GO,
    HIGH,
    HOME,
    LOW,
    MOVES,
    PASS,
    ROB,
    ROLL,
    SELL,
    STEAL,
    TAKE,
)
from fagin.games.fagins_gang.pieces import GOODS, LOCATIONS, MOST_PLAYERS, ONE, SIX, count
from fagin.games.fagins_gang.state import OFF, GangPublic, level_of, price_of, urchin_at
from fagin.kernel import Event
from fagin.text import Speaker, Words

SEAT_LETTERS: Final = "ABCDEF"  # of the urchins on the tracks
ANY: Final = "+"  # a white hand, on the table
NOBODYS: Final = ("prices", "placed", "patrols", "round", "refilled", "round-limit")  # that no seat causes
LEVELS: Final = ("enters", "walks", "dodges", "pushed")  # whose third number is a level
PLACED: Final = (*LEVELS, "goes-back", "goes-home", "pushed-off", "steals", "robs")  # second: a location
CUBES: Final = {"give": GIVE, "take": TAKE, "discard": DISCARD}  # blocks of moves about one cube


class GangWords:
    """Sentences of one game of Fagin's Gang, for a table with names."""

    def __init__(self, speaker: Speaker, names: list[str], board: Board) -> None:
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.names: Final = names
        self.board: Final = board
        self.codes: Final = [self.say("code", good=good) for good in GOODS]

    # ---- things

    def shillings(self, shillings: int) -> str:
        """An amount of money."""
        return self.say("shillings", count=shillings)

    def cube(self, good: int) -> str:
        """A cube with its article."""
        return self.say("cube", good=GOODS[good])

    def colour(self, good: int) -> str:
        """The colour of a good."""
        return self.say("cube-bare", good=GOODS[good])

    def heap(self, heap: int, hands: int = 0) -> str:
        """Cubes as one says them, and white hands."""
        parts = [
            self.say("cubes-of", good=name, count=int(count(heap, good)))
            for good, name in enumerate(GOODS)
            if count(heap, good)
        ]
        if hands:
            parts.append(self.say("cubes-any", count=hands))
        return self.speaker.listing(parts) if parts else self.say("cubes-none")

    def location(self, location: int) -> str:
        """The name of a location."""
        return self.say("location", location=LOCATIONS[location])

    def at(self, location: int) -> str:
        """At a location."""
        return self.say("at", location=LOCATIONS[location])

    def fare(self, location: int, levels: int) -> str:
        """What so many levels cost."""
        plan = self.board.locations[location]
        return self.heap(levels * plan.price * ONE[plan.good])

    def prices(self, wheel: int) -> str:
        """All prices, in the order of the stalls."""
        stalls = [f"{self.colour(good)} {self.board.price_at(wheel, good)}" for good in self.board.stalls]
        return ", ".join(stalls)

    def yields(self, location: int, level: int) -> str:
        """What can be stolen on a level, in words."""
        place = self.board.locations[location].levels[level]
        return self.heap(place.goods, place.hands)

    def short(self, location: int) -> str:
        """The two letters that are typed for a location."""
        return self.board.locations[location].short.lower()

    # ---- what happened

    def sentence(self, event: Event, reader: int) -> str:
        """What happened, as told to a seat (CHANCE: a spectator); empty where another event tells it."""
        what, (a, b, c) = event.what, event.args
        if what == "move":
            return ""
        args: dict[str, Words] = {} if what in NOBODYS or a < 0 else self.who(a, reader)
        if what in PLACED:
            args["at"] = self.at(b)
        if what in LEVELS:
            args["level"] = c
        elif what == "prices":
            args["prices"] = self.prices(a)
        elif what == "placed":
            args |= {"at": self.at(a), "side": "right" if b == RIGHT else "left"}
        elif what == "round":
            args["number"] = a
        elif what == "pays":
            args["cubes"] = self.heap(c * ONE[self.board.good[b]])
        elif what == "steals":
            args["cubes"] = self.heap(c)
        elif what == "robs":
            args["shillings"] = self.shillings(c)
        elif what in ("buys", "sells"):
            args |= {"cube": self.cube(b), "shillings": self.shillings(c)}
        elif what == "refilled":
            args["cubes"] = self.heap(a)
        return self.say(f"event-{what}", **args)

    def beat(self, location: int, arrow: int) -> str:
        """Where a constable has come to: the level, and the way he goes."""
        sign = "▲" if arrow < self.board.levels else "▼"
        return f"{self.location(location)} {self.board.arrow_level[arrow]}{sign}"

    def who(self, seat: int, reader: int) -> dict[str, Words]:
        """The variables for who does something."""
        return {"who": self.names[seat], "you": "yes" if seat == reader else "no"}

    # ---- moves

    def move(self, move: int, public: GangPublic, seat: int) -> str:
        """What a move of a seat is."""
        say = self.say
        if move > ROLL:
            return say("move-chance", text=MOVES.text(move))
        if move < GO:
            return say("move-act", act=ACTS[move])
        if move < BUMP:
            return self.walk((move - GO) // ENDS, (move - GO) % ENDS, public, seat)
        if move < DODGE:
            return say("move-bump", whom=self.bumped(public), direction=DIRECTIONS[move - BUMP])
        if move < STEAL:
            return say("move-dodge", direction=DIRECTIONS[move - DODGE])
        if move < GIVE:
            return self.theft(move, public, seat)
        if BUY <= move < DISCARD:
            good = (move - BUY) % SIX
            key = "move-buy" if move < SELL else "move-sell"
            return say(key, cube=self.cube(good), shillings=self.shillings(int(price_of(public, good))))
        verb = MOVES.text(move).split(":")[0]
        if verb in CUBES:
            return say(f"move-{verb}", cube=self.cube(move - CUBES[verb]))
        return say({EXCHANGE: "move-swap", PASS: "move-pass", DONE: "move-done"}[move])

    def walk(self, location: int, end: int, public: GangPublic, seat: int) -> str:
        """A walk to a destination, with its price."""
        level = int(level_of(public, seat, location)) if seat >= 0 else OFF
        cubes = self.fare(location, self.board.way[(level + 1) * ENDS + end])
        at = self.at(location)
        if end == LOW:
            return self.say("move-low", at=at, cubes=cubes)
        if end == HIGH:
            return self.say("move-high", at=at, cubes=cubes)
        if end == HOME:
            return self.say("move-home", at=at, cubes=cubes)
        key = "move-enter" if level == OFF else "move-walk"
        return self.say(key, at=at, level=int(DESTINATIONS[end]), cubes=cubes)

    def theft(self, move: int, public: GangPublic, seat: int) -> str:
        """What an urchin can steal where it stands."""
        location = (move - STEAL) % SIX
        level = int(level_of(public, seat, location)) if seat >= 0 else OFF
        if move >= ROB:
            pay = self.board.locations[location].levels[level].shillings if level != OFF else 0
            return self.say("move-rob", at=self.at(location), shillings=self.shillings(pay))
        cubes = self.yields(location, level) if level != OFF else self.say("cubes-none")
        return self.say("move-steal", at=self.at(location), cubes=cubes)

    def bumped(self, public: GangPublic) -> str:
        """Whose urchin is in the way of the one that has just arrived."""
        step = public.stack.top
        location, level = getattr(step, "location", 0), getattr(step, "level", OFF)
        mover = getattr(step, "seat", 0)
        for seat in range(min(public.players, MOST_PLAYERS)):
            if seat != mover and level != OFF and level_of(public, seat, location) == level:
                return self.names[seat]
        return self.say("cubes-none")

    def urchin_of(self, public: GangPublic, location: int, level: int) -> str:
        """Whose urchin stands on a level, if there is one."""
        seat = int(urchin_at(public, location, level))
        return self.names[seat] if seat >= 0 else ""
