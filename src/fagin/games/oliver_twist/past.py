"""The past of a round, lived through again: what may the Lairs of the others hold?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.fagin import Selling, sales
from fagin.games.oliver_twist.moves import SELL
from fagin.games.oliver_twist.own_lair import RECOVERABLE, Cash, Recover
from fagin.games.oliver_twist.pieces import (
    KINDS,
    OBJECTS,
    ONE,
    STASH,
    TYPE_MASK,
    TYPE_OF,
    WALLET,
    count,
    size,
    some_token,
)
from fagin.games.oliver_twist.state import (
    CLEARED,
    EVIDENCE,
    FILED,
    GOT_STARTER,
    LOOKED_AT_BY,
    LOST,
    NOBODY,
    PLANTED_ON,
    ROBBED_BY,
    STASHES_OPEN,
    TOOK,
    UNFILED,
    UNKNOWN,
    TwistPrivate,
    TwistPublic,
)
from fagin.kernel import Dice

NEEDS: Final = 10  # an event for guesses only: the stash must hold such a token now


class Past:
    """The past of a round as one seat saw it, to be lived through again."""

    def __init__(self, public: TwistPublic, own: TwistPrivate | None, me: int, dice: Dice) -> None:
        self.public: Final = public
        self.me: Final = me
        self.dice: Final = dice
        self.what: Final[list[int]] = []
        self.who: Final[list[int]] = []
        self.other: Final[list[int]] = []
        self.kind: Final[list[int]] = []  # filled in where it is guessed
        self.sights: Final[list[int]] = []  # what this seat saw in a stash, by event; -1: nothing
        self.open: Final[list[int]] = []  # events whose kind must be guessed
        self.guessed: Final[list[bool]] = []  # whether an event is one of them
        for code in public.past:
            self.add(code >> 9, code >> 7 & 3, code >> 5 & 3, code & 31)
        if own is not None:
            for at, kind in own.known:
                self.kind[at] = kind
            for at, sight in own.looks:
                self.sights[at] = sight
        for at in range(len(self.what)):
            if self.kind[at] == UNKNOWN and not (self.who[at] == me and self.what[at] == FILED):
                self.open.append(at)
                self.guessed[at] = True
        if public.opened == STASHES_OPEN:
            for seat in range(public.players):
                if seat != me:
                    self.add(LOOKED_AT_BY, seat, seat, 0)
                    self.sights[-1] = public.stashes[seat]
        step = public.stack.top
        if isinstance(step, Cash) and step.seat != me:
            self.add(NEEDS, step.seat, step.seat, WALLET)
        self.stash = [0] * public.players
        self.file = [0] * public.players
        self.incoming = [NOBODY] * public.players
        self.pool: i64 = 0
        self.budget = 0
        self.need: Final = [0] * OBJECTS  # how many of each kind a stash must hold: see demand
        self.wanted: Final = [0] * len(KINDS)  # how many of each kind a file must hold: see wants
        self.capped: Final = [False] * len(KINDS)  # whether it may hold no more

    def add(self, what: int, who: int, other: int, kind: int) -> None:
        """One more event."""
        self.what.append(what)
        self.who.append(who)
        self.other.append(other)
        self.kind.append(kind)
        self.sights.append(-1)
        self.guessed.append(False)

    def relive(self, budget: int) -> bool:
        """Live through the round from its beginning; False if the budget of trials is used up."""
        players = self.public.players
        self.stash = [0] * players
        self.file = [0] * players
        self.incoming = [NOBODY] * players
        self.pool = self.public.setting.starting
        for at in range(len(self.what)):
            if self.what[at] == GOT_STARTER and not self.guessed[at]:
                self.pool -= ONE[self.kind[at]]
        self.budget = budget
        return self.live(0, 0)

    def live(self, at: int, opened: int) -> bool:
        """Let everything happen from an event on; `opened` kinds have been guessed before."""
        to_guess = self.open
        until = to_guess[opened] if opened < len(to_guess) else len(self.what)
        while at < until:
            if not self.happen(at, self.kind[at]):
                return False
            at += 1
        if opened == len(to_guess):
            return self.possible_now()
        stash, file, incoming, pool = self.stash, self.file, self.incoming, self.pool
        for kind in self.candidates(at):
            self.budget -= 1
            if self.budget < 0:
                return False
            self.stash, self.file, self.incoming = stash.copy(), file.copy(), incoming.copy()
            self.pool = pool
            if self.what[at] == GOT_STARTER:
                self.pool -= ONE[kind]
            self.kind[at] = kind
            if self.happen(at, kind) and self.live(at + 1, opened + 1):
                return True
        return False

    def happen(self, at: int, kind: int) -> bool:
        """Let one event happen; False if it cannot have happened so."""
        what, who, other = self.what[at], self.who[at], self.other[at]
        if what in (GOT_STARTER, TOOK):
            self.gain(who, kind)
        elif what == LOST:
            return self.lose(who, kind)
        elif what == FILED:
            if who == self.me:
                return True
            if not self.lose(who, kind):
                return False
            self.file[who] += ONE[kind]
        elif what == ROBBED_BY:
            if not self.lose(who, kind):
                return False
            self.gain(other, kind)
        elif what == EVIDENCE:
            if who != self.me:
                self.file[who] += ONE[kind]
        elif what == UNFILED:
            return self.unfile(who, kind)
        elif what == PLANTED_ON:
            if not self.unfile(who, kind):
                return False
            if other != self.me:
                self.file[other] += ONE[kind]
        elif what == CLEARED:
            return who == self.me or not self.file[who] & TYPE_MASK[kind]
        elif what == LOOKED_AT_BY:
            return self.sights[at] < 0 or self.stash[who] == self.sights[at]
        elif what == NEEDS:
            return count(self.stash[who], kind) > 0
        return True

    def gain(self, seat: int, kind: int) -> None:
        """A token comes to a stash, or waits while it is full."""
        if seat == self.me:
            return
        if size(self.stash[seat]) < STASH:
            self.stash[seat] += ONE[kind]
        else:
            self.incoming[seat] = kind

    def lose(self, seat: int, kind: int) -> bool:
        """A token leaves a stash, if it is there; one that waits takes its place."""
        if seat == self.me:
            return True
        if not count(self.stash[seat], kind):
            return False
        self.stash[seat] -= ONE[kind]
        if self.incoming[seat] != NOBODY:
            self.stash[seat] += ONE[self.incoming[seat]]
            self.incoming[seat] = NOBODY
        return True

    def unfile(self, seat: int, kind: int) -> bool:
        """A token leaves a file, if it is there."""
        if seat == self.me:
            return True
        if not count(self.file[seat], kind):
            return False
        self.file[seat] -= ONE[kind]
        return True

    def possible_now(self) -> bool:
        """Whether what the others are asked now makes sense."""
        step = self.public.stack.top
        if isinstance(step, Selling) and step.seat != self.me:
            seller = TwistPrivate()
            seller.stash = self.stash[step.seat]
            return SELL + step.type in sales(self.public, seller)
        if isinstance(step, Recover) and step.seat != self.me:
            return self.file[step.seat] & RECOVERABLE != 0
        return True

    # ---- which kinds to try

    def candidates(self, at: int) -> list[int]:
        """The kinds that an unseen token may have had, in random order, those that are needed first."""
        what, who, other = self.what[at], self.who[at], self.other[at]
        if what == GOT_STARTER:
            return self.starters(at, who)
        if what == PLANTED_ON:
            kinds = self.mixed(self.file[who])
            self.wants(other, at + 1)
            return [kind for kind in kinds if not self.is_capped(other, kind)]
        self.demand(who, at + 1)
        stash: i64 = self.stash[who]
        held: i64 = stash
        if self.incoming[who] != NOBODY:
            held += ONE[self.incoming[who]]  # takes the place of what goes
        elif self.is_asked_for(at):
            stash -= ONE[self.kind[at - 1]]  # what was given for it was not there to be asked for
        free = [kind for kind in self.mixed(stash) if count(held, kind) > self.need[kind]]
        if what == FILED:
            return self.filed(at, who, free)
        lacking = self.lacking(other, at + 1)
        return [kind for kind in free if kind in lacking] if lacking else free

    def is_asked_for(self, at: int) -> bool:
        """[OT-6.22] Whether a token goes to Noah, who has looked at the stash and given one for it."""
        what = self.what
        return at > 1 and what[at] == what[at - 1] == ROBBED_BY and what[at - 2] == LOOKED_AT_BY

    def starters(self, at: int, seat: int) -> list[int]:
        """Starting tokens: what was sold later must have come from somewhere."""
        lacking = self.lacking(seat, at + 1)
        to_come = 1
        for later in self.open:
            if later > at and self.what[later] == GOT_STARTER and self.who[later] == seat:
                to_come += 1
        kinds = self.mixed(self.pool)
        if len(lacking) >= to_come:
            return [kind for kind in kinds if kind in lacking]
        return kinds

    def filed(self, at: int, seat: int, kinds: list[int]) -> list[int]:
        """Tokens that went to a file: those first that were seen to leave it later, if time presses."""
        wild = self.wants(seat, at + 1) + 1
        file: i64 = self.file[seat]
        lacking: list[int] = []
        for kind in range(len(KINDS)):
            for _ in range(self.wanted[kind] - int(count(file, kind))):
                lacking.append(kind)
        allowed = [kind for kind in kinds if not self.is_capped(seat, kind)]
        first = [kind for kind in allowed if kind in lacking]
        if not first or dice_says_no(len(lacking), wild, self.dice):
            return allowed
        return first + [kind for kind in allowed if kind not in lacking]

    def is_capped(self, seat: int, kind: int) -> bool:
        """Whether a file cannot have held more of a kind; after wants."""
        return self.capped[kind] and count(self.file[seat], kind) >= self.wanted[kind]

    def lacking(self, seat: int, at: int) -> list[int]:
        """The kinds that a stash must still get, as often as it lacks them."""
        if seat == self.me:
            return []
        self.demand(seat, at)
        stash: i64 = self.stash[seat]
        kinds: list[int] = []
        for kind in range(OBJECTS):
            for _ in range(self.need[kind] - int(count(stash, kind))):
                kinds.append(kind)
        return kinds

    def demand(self, seat: int, at: int) -> None:
        """Into `need`, how many tokens of each kind a stash must hold for what was seen from an event on."""
        need = self.need
        change = [0] * OBJECTS
        for kind in range(OBJECTS):
            need[kind] = 0
        for later in range(at, len(self.what)):
            what, who, kind = self.what[later], self.who[later], self.kind[later]
            known = kind != UNKNOWN and not self.guessed[later]
            if what == ROBBED_BY and self.other[later] == seat:
                if not known:
                    return
                change[kind] += 1
            elif who != seat:
                continue
            elif what == TOOK:
                change[kind] += 1
            elif what in (LOST, ROBBED_BY, FILED) and known:
                change[kind] -= 1
                need[kind] = max(need[kind], -change[kind])
            elif what == NEEDS:
                need[kind] = max(need[kind], 1 - change[kind])
            elif what == LOOKED_AT_BY and self.sights[later] >= 0:
                for seen in range(OBJECTS):
                    held = int(count(self.sights[later], seen))
                    need[seen] = max(need[seen], held - change[seen])
                return

    def wants(self, seat: int, at: int) -> int:
        """Into `wanted`, how many tokens of each kind a file must hold for what was seen from an event on.

        How many unseen tokens may yet come to it before the last of these is seen.
        """
        wanted, capped = self.wanted, self.capped
        change = [0] * len(KINDS)
        wild = wild_by_then = 0
        for kind in range(len(KINDS)):
            wanted[kind] = 0
            capped[kind] = False
        if seat == self.me:
            return 0
        for later in range(at, len(self.what)):
            what, who, kind = self.what[later], self.who[later], self.kind[later]
            known = kind != UNKNOWN and not self.guessed[later]
            if (what == PLANTED_ON and self.other[later] == seat) or (what == FILED and who == seat):
                if known:
                    change[kind] += 1
                else:
                    wild += 1
            elif who != seat:
                continue
            elif what == EVIDENCE:
                change[kind] += 1
            elif what == UNFILED or (what == PLANTED_ON and known):
                change[kind] -= 1
                if not capped[kind]:
                    wanted[kind] = max(wanted[kind], -change[kind])
                    wild_by_then = wild
            elif what == CLEARED:
                for cleared in range(len(KINDS)):
                    if TYPE_OF[cleared] == kind and not capped[cleared]:
                        capped[cleared] = True
                        wanted[cleared] = -change[cleared]
        return wild_by_then

    def mixed(self, heap: i64) -> list[int]:
        """The kinds in a heap in random order, one with many tokens sooner."""
        found: list[int] = []
        while heap:
            kind = some_token(heap, self.dice.random())
            found.append(kind)
            heap -= count(heap, kind) * ONE[kind]
        return found


def dice_says_no(some: int, of: int, dice: Dice) -> bool:
    """By chance, as often as some of all are not met."""
    return some < of and dice.below(of) >= some
