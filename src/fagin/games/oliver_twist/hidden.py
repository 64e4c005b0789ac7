"""What one player may guess of the others' Lairs, cards and face-down tokens, and nothing that it could rule out.

Cards and face-down tokens are dealt at random from what the player has not seen. For the Lairs the past of
the round is lived through again: wherever this player did not see which token moved, one is chosen that makes
everything that was seen later possible, and the choice is taken back if it does not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.burglary import DrawLoot, Keep, pile_count
from fagin.games.oliver_twist.fagin import Selling, change_tray, fill_tray
from fagin.games.oliver_twist.moves import DONE
from fagin.games.oliver_twist.past import Past
from fagin.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTERS,
    FACE_DOWN,
    LOOTS,
    ONE,
    STASH,
    TYPE_MASK,
    TYPE_OF,
    some_token,
    tool_types,
)
from fagin.games.oliver_twist.rivals import AskFor, GiveFor
from fagin.games.oliver_twist.state import (
    BIT,
    DAY,
    FILED,
    FILES_OPEN,
    GOT_STARTER,
    NOBODY,
    TwistPrivate,
    TwistPublic,
    TwistSecret,
    TwistState,
    TwistView,
)
from fagin.kernel import Dice, State

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
    step = public.stack.top
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
            face = some_token(unseen, dice.random())
            unseen -= ONE[face]
            pinned.append((space, face))
        private[seat].peeked += ((space, face),)
    secret.pinned = tuple(pinned)
    secret.unseen = unseen


def guess_choices(public: TwistPublic, private: list[TwistPrivate], me: int, dice: Dice) -> None:
    """What another is choosing in secret just now."""
    step = public.stack.top
    if isinstance(step, Selling) and step.seat != me:
        own = private[step.seat]
        fill_tray(own, step.type)
        for _ in range(dice.below(STASH)):  # nobody sees how the tray was changed since
            moves = [move for move in step.legal_moves(step.seat, public, own) if move != DONE]
            if not moves:
                break
            change_tray(own, moves[dice.below(len(moves))])
    elif isinstance(step, (AskFor, GiveFor)) and step.seat != me:
        own = private[step.seat]
        own.sight = private[step.victim].stash
        if isinstance(step, GiveFor):
            own.chosen = some_token(own.sight, dice.random())


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
