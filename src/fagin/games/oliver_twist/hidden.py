"""What one player may guess of the others' Lairs, cards and face-down tokens, and nothing that it could rule out.

Cards and face-down tokens are dealt at random from what the player has not seen. For the Lairs the past of
the round is lived through again: wherever this player did not see which token moved, one is chosen that makes
everything that was seen later possible, and the choice is taken back if it does not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.burglary import DrawLoot, Keep, pile_count
from fagin.games.oliver_twist.characters import RECOVERABLE, AskFor, Cash, GiveFor, Recover
from fagin.games.oliver_twist.fagin import Selling, sales
from fagin.games.oliver_twist.moves import SELL
from fagin.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTERS,
    FACE_DOWN,
    KINDS,
    LOOTS,
    OBJECTS,
    ONE,
    SET,
    STASH,
    TYPE_MASK,
    TYPE_OF,
    WALLET,
    WALLETS,
    count,
    size,
    tool_types,
)
from fagin.games.oliver_twist.state import (
    BIT,
    CLEARED,
    DAY,
    EVIDENCE,
    FILED,
    FILES_OPEN,
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
    TwistSecret,
    TwistState,
    TwistView,
)
from fagin.kernel import Dice, State

NEEDS: Final = 10  # an event for guesses only: the stash must hold such a token now
PATIENCE: Final = 500  # how often a guess begins anew


def guess(view: TwistView, dice: Dice) -> TwistState:
    """A state that this seat cannot tell from the true one."""
    public = view.public.copy()
    me = view.seat
    private: list[TwistPrivate] = []
    for seat in range(public.players):
        own = view.own
        private.append(own.copy() if own is not None and seat == me else TwistPrivate())
    secret = TwistSecret()
    guess_lairs(public, private, me, dice)
    guess_hands(public, private, me, secret, dice)
    guess_loot(public, private, me, secret, dice)
    guess_faces(public, private, me, secret, dice)
    guess_choices(public, private, me, dice)
    secret.pool = int(rest_of_starters(public, private))
    return State(public, private, secret)


def rest_of_starters(public: TwistPublic, private: list[TwistPrivate]) -> i64:
    """The starting tokens that are nowhere else."""
    rest: i64 = public.setting.tokens + public.setting.starting
    if public.round == DAY:
        rest -= rest & TYPE_MASK[TYPE_OF[BURGLARY]]
    rest -= public.unseen + public.discarded
    for kind in public.board:
        if kind < FACE_DOWN:
            rest -= ONE[kind]
    for seat, own in enumerate(private):
        rest -= own.stash + own.file + public.tools[seat]
        if own.incoming != NOBODY:
            rest -= ONE[own.incoming]
    return rest


# ---------------------------------------------------------------- cards and faces


def shuffled(cards: i64, most: int, dice: Dice) -> list[int]:
    """The cards given as bits, in random order."""
    found = [card for card in range(most) if cards & BIT[card]]
    for last in range(len(found) - 1, 0, -1):
        at = int(dice.below(last + 1))
        found[last], found[at] = found[at], found[last]
    return found


def guess_hands(
    public: TwistPublic, private: list[TwistPrivate], me: int, secret: TwistSecret, dice: Dice
) -> None:
    """[OT-4.15] The Character cards that this seat has not seen are in hands and in the pile."""
    unseen: i64 = (1 << CHARACTERS) - 1 - public.discards
    if me != NOBODY:
        unseen -= private[me].hand
    cards = shuffled(unseen, CHARACTERS, dice)
    for seat, own in enumerate(private):
        if seat != me:
            for _ in range(public.hand_count[seat]):
                own.hand += BIT[cards.pop()]
    for card in cards:
        secret.deck += BIT[card]


def guess_loot(
    public: TwistPublic, private: list[TwistPrivate], me: int, secret: TwistSecret, dice: Dice
) -> None:
    """[OT-9.16, OT-9.18] A Burglary card seen in the pile was not kept by anybody before."""
    every: i64 = (1 << LOOTS) - 1
    if public.outcome is not None:
        for seat, own in enumerate(private):
            own.kept = public.loot[seat]
            every -= own.kept
        secret.pile = every
        return
    if me != NOBODY:
        every -= private[me].kept + private[me].drawn
    for when, seat in enumerate(public.burgled):
        if seat != me:
            possible = every
            if me != NOBODY:
                for before, seen in private[me].returned:
                    if before > when:
                        possible &= ~seen
                if private[me].drawn:
                    possible &= ~private[me].drawn
            card = shuffled(possible, LOOTS, dice)[0]
            every -= BIT[card]
            private[seat].kept += BIT[card]
    step = public.stack[-1] if public.stack else None
    drawn = 0
    burglar = NOBODY
    if isinstance(step, DrawLoot):
        burglar = step.seat
        drawn = step.cards - step.left
    elif isinstance(step, Keep):
        burglar = step.seat
        drawn = min(1 + tool_types(public.tools[burglar]), pile_count(public))
    if burglar not in (NOBODY, me):
        for card in shuffled(every, LOOTS, dice)[:drawn]:
            every -= BIT[card]
            private[burglar].drawn += BIT[card]
    secret.pile = every


def guess_faces(
    public: TwistPublic, private: list[TwistPrivate], me: int, secret: TwistSecret, dice: Dice
) -> None:
    """[OT-9.22, OT-R58] Tokens that others have peeked at get a face, any that this seat has not seen."""
    unseen = public.unseen
    known = private[me].peeked if me != NOBODY else ()
    pinned: list[tuple[int, int]] = []
    for space, kind in known:
        pinned.append((space, kind))
        unseen -= ONE[kind]
    for seat, space in public.peeks:
        if seat == me:
            continue
        face = NOBODY
        for pinned_space, pinned_kind in pinned:
            if pinned_space == space:
                face = pinned_kind
        if face == NOBODY:
            face = some_kind(unseen, dice)
            unseen -= ONE[face]
            pinned.append((space, face))
        private[seat].peeked += ((space, face),)
    secret.pinned = tuple(pinned)
    secret.unseen = unseen


def some_kind(heap: i64, dice: Dice) -> int:
    """The kind of a token drawn at random from a heap."""
    left = dice.below(size(heap))
    kind = 0
    while True:
        left -= count(heap, kind)
        if left < 0:
            return kind
        kind += 1


def guess_choices(public: TwistPublic, private: list[TwistPrivate], me: int, dice: Dice) -> None:
    """What another is choosing in secret just now."""
    step = public.stack[-1] if public.stack else None
    if isinstance(step, Selling) and step.seat != me:
        own = private[step.seat]
        own.tray = own.stash & TYPE_MASK[step.type] if step.type != WALLETS else 0
        if size(own.tray) < SET:
            own.tray += (SET - size(own.tray)) * ONE[WALLET]
    elif isinstance(step, (AskFor, GiveFor)) and step.seat != me:
        own = private[step.seat]
        own.sight = private[step.victim].stash
        if isinstance(step, GiveFor):
            own.chosen = some_kind(own.sight, dice)


# ---------------------------------------------------------------- the Lairs


def guess_lairs(public: TwistPublic, private: list[TwistPrivate], me: int, dice: Dice) -> None:
    """What the other stashes and files may hold."""
    if public.opened == FILES_OPEN:
        for seat, own in enumerate(private):
            own.file = public.files[seat]
        return
    past = Past(public, private[me] if me != NOBODY else None, me, dice)
    for attempt in range(PATIENCE):
        if past.relive(60 + 20 * attempt):
            break
    else:
        raise AssertionError("no world agrees with what this seat has seen")
    for seat, own in enumerate(private):
        if seat != me:
            own.stash = past.stash[seat]
            own.file = past.file[seat]
            own.incoming = past.incoming[seat]
    for at in past.open:
        if past.what[at] == FILED:
            continue
        who, other = past.who[at], past.other[at]
        private[who].known += ((at, past.kind[at]),)
        if past.what[at] != GOT_STARTER:
            private[other].known += ((at, past.kind[at]),)


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
        step = public.stack[-1] if public.stack else None
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
        stack = self.public.stack
        step = stack[-1] if stack else None
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
        free = [kind for kind in self.mixed(stash) if count(held, kind) > self.need[kind]]
        if what == FILED:
            return self.filed(at, who, free)
        lacking = self.lacking(other, at + 1)
        return [kind for kind in free if kind in lacking] if lacking else free

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
            kind = some_kind(heap, self.dice)
            found.append(kind)
            heap -= count(heap, kind) * ONE[kind]
        return found


def dice_says_no(some: int, of: int, dice: Dice) -> bool:
    """By chance, as often as some of all are not met."""
    return some < of and dice.below(of) >= some
