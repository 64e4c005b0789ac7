"""Doggy Bag in sentences: what happened, and what a move is."""

from __future__ import annotations

from typing import Final

from fagin.games.doggy_bag.moves import (
    BANK,
    DISCARD,
    FIRST,
    FLIP,
    GLUTTONY,
    HOTHEAD,
    LEAD,
    LOOT,
    LOOTS,
    MOVES,
    REFILL,
    REFILLS,
    ROLE,
    SKIP,
    STEAL,
    STEAL_NONE,
    SWAP,
    USE,
)
from fagin.games.doggy_bag.pieces import COLOURS, FEWEST_ANNOUNCED, count, size
from fagin.games.doggy_bag.state import Setting
from fagin.kernel import CHANCE, Event
from fagin.text import Speaker, Words

COLOUR_IDS: Final = ["grey", "white", "red", "yellow", "black"]


class DoggyWords:
    """Sentences of one game of Doggy Bag, for a table with names."""

    def __init__(self, speaker: Speaker, names: list[str], setting: Setting) -> None:
        self.speaker: Final = speaker
        self.names: Final = names
        self.setting: Final = setting

    def colour(self, colour: int) -> str:
        """A colour as one says it of a bone."""
        return self.speaker.say("bone", colour=COLOUR_IDS[colour])

    def heap(self, heap: int) -> str:
        """A heap as one says it: 2 white and 1 red."""
        parts = [
            self.speaker.say("bones-of", colour=COLOUR_IDS[colour], count=int(count(heap, colour)))
            for colour in range(COLOURS)
            if count(heap, colour)
        ]
        return self.speaker.listing(parts) if parts else self.speaker.say("bones-none")

    def role(self, role: int) -> str:
        """The name of a role."""
        return self.speaker.say(f"role-{role}")

    def points(self, heap: int) -> int:
        """[DB-12.8] What a heap is worth."""
        return sum(int(count(heap, colour)) * self.setting.points[colour] for colour in range(COLOURS))

    # ---- what happened

    def sentence(self, event: Event, reader: int) -> str:
        """What happened, as told to a seat (CHANCE: a spectator); empty where another event tells it."""
        what, (a, b, c) = event.what, event.args
        if what == "move":
            return self.deed(a, b, reader)
        if what == "answered" and a != reader:
            return ""
        args: dict[str, Words] = {}
        if what in ("turn", "delivered", "last-turn"):
            args = {"turn": a, "count": a}
        elif a >= 0:
            args = self.who(a, reader)
        if what in ("leads", "steals"):
            args |= self.whom(a, b, reader)
        if what in ("keeps", "puts-back", "discards"):
            args["colour"] = self.colour(b)
        if what == "coins":
            args["amount"] = b
        elif what == "announces":
            args |= {"number": b, "token": c}
        elif what == "attempts":
            args["number"] = b
        elif what in ("saw", "refills", "bag-empty"):
            args |= {"bones": self.heap(b), "count": int(size(b))}
        elif what == "banks":
            args |= {"bones": self.heap(b), "count": int(size(b)), "points": self.points(b)}
        elif what in ("caught", "too-greedy"):
            args |= {"kept": int(size(b)), "lost": int(size(c)), "bones": self.heap(c)}
        elif what == "discards":
            args |= {"back": int(size(c)), "bones": self.heap(c)}
        elif what == "swaps":
            args |= {"given": self.colour(b), "taken": self.colour(c)}
        elif what == "steals":
            args["colour"] = self.colour(c)
        return self.speaker.say(f"event-{what}", **args)

    def deed(self, seat: int, move: int, reader: int) -> str:
        """An open move as a sentence; empty where its effect is told anyway."""
        if seat == CHANCE or move in (BANK, USE):
            return ""
        args = self.who(seat, reader)
        if ROLE <= move < FLIP:
            number = move - ROLE
            if self.setting.beginner:
                return self.speaker.say("did-number", number=number, **args)
            return self.speaker.say("did-role", number=number, role=self.role(number), **args)
        if move == GLUTTONY:
            return self.speaker.say("did-gluttony", **args)
        if move == STEAL_NONE:
            return self.speaker.say("did-steal-none", **args)
        if move == SKIP:
            return self.speaker.say("did-skip", **args)
        return ""

    def who(self, seat: int, reader: int) -> dict[str, Words]:
        """The variables for who does something."""
        return {"who": self.names[seat], "you": "yes" if seat == reader else "no"}

    def whom(self, seat: int, other: int, reader: int) -> dict[str, Words]:
        """The variables for whom it is done to."""
        to = "self" if other == seat else "you" if other == reader else "other"
        return {"whom": self.names[other], "to": to}

    # ---- moves

    def move(self, move: int, seat: int, colour: int = 0) -> str:
        """What a move of a seat is; the colour is that of the bone a reward is for."""
        say = self.speaker.say
        if move >= FIRST:
            return say("move-chance", text=MOVES.text(move))
        if move < ROLE:
            return say("move-loot", bones=self.heap(LOOTS[move - LOOT]))
        if move < FLIP:
            if self.setting.beginner:
                return say("move-number", number=move - ROLE)
            return say("move-role", number=move - ROLE, role=self.role(move - ROLE))
        if move < HOTHEAD:
            return say("move-flip", number=move - FLIP)
        if move < LEAD:
            return say("move-hothead", number=move - HOTHEAD + FEWEST_ANNOUNCED)
        if move < DISCARD:
            if move - LEAD >= len(self.names):
                return MOVES.text(move)
            args = self.whom(seat, move - LEAD, seat)
            return say("move-lead", **args)
        if move < REFILL:
            return say("move-discard", colour=self.colour(move - DISCARD))
        if move < SWAP:
            return say("move-refill", bones=self.heap(REFILLS[move - REFILL]))
        if move < GLUTTONY:
            given, taken = divmod(move - SWAP, COLOURS)
            return say("move-swap", given=self.colour(given), taken=self.colour(taken))
        if STEAL <= move < STEAL_NONE:
            if move - STEAL >= len(self.names):
                return MOVES.text(move)
            return say("move-steal", whom=self.names[move - STEAL], colour=self.colour(colour))
        plain = {GLUTTONY: "gluttony", BANK: "bank", STEAL_NONE: "steal-none", USE: "use", SKIP: "skip"}
        return say(f"move-{plain[move]}")
