"""Characters that work on opponents: Bill Sikes, Monks, Mr Bumble, Mr Fang, Noah Claypole."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.lair import must_yield, refuse_from_file, stash_object
from fagin.games.oliver_twist.moves import (
    DONE,
    GIVE,
    PLANT,
    ROBBED,
    TAKE,
    TARGET,
)
from fagin.games.oliver_twist.pieces import (
    BUMBLE,
    FANG,
    KINDS,
    MONKS,
    NOAH,
    OBJECTS,
    SIKES,
    count,
)
from fagin.games.oliver_twist.state import (
    BIT,
    LOOKED_AT_BY,
    NOBODY,
    PLANTED_ON,
    ROBBED_BY,
    OneChooses,
    OneChoosesInSecret,
    TwistLuck,
    TwistPrivate,
    TwistPublic,
    TwistState,
    into_file,
    into_stash,
    note,
    note_between,
    out_of_file,
    out_of_stash,
)
from fagin.kernel import EVERYONE, Refusal


def victims(public: TwistPublic, seat: int, card: int) -> list[int]:
    """The opponents on whom a card can work, clockwise."""
    least = 0
    if card in (SIKES, FANG, NOAH):
        least = 1
    elif card == BUMBLE:
        least = public.setting.powers[BUMBLE] + 1
    found: list[int] = []
    for far in range(1, public.players):
        other = (seat + far) % public.players
        if public.stash_count[other] >= least:
            found.append(other)
    return found


class Target(OneChooses):
    """[OT-6.13, OT-6.15, OT-6.19, OT-6.22] Which opponent."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Those on whom the card can work."""
        moves = [TARGET + other for other in victims(public, seat, self.card)]
        moves.sort()
        return moves

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Oneself, nobody, or an empty stash."""
        clause = f"OT-6.{10 + self.card}"
        if move == TARGET + seat:
            return Refusal("not-yourself", clause)
        if TARGET <= move < TARGET + public.players:
            return Refusal("empty-stash", clause)
        return Refusal("target-one", clause)

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """On that one."""
        state.pop()
        work_on(state, seat, self.card, move - TARGET)


def work_on(state: TwistState, seat: int, card: int, victim: int) -> None:
    """The power works on one opponent."""
    public = state.public
    state.tell(EVERYONE, "targets", seat, victim, card)
    if card == SIKES:
        state.push(Rob(seat, victim))
    elif card == MONKS:
        state.push(Plant(seat, victim, public.setting.powers[MONKS], True))
    elif card == FANG:  # [OT-6.19]
        must_yield(state, victim, min(public.setting.powers[FANG], public.stash_count[victim]))
    else:
        own = state.private[seat]
        own.sight = state.private[victim].stash
        note(public, LOOKED_AT_BY, victim, 0, seat)
        own.looks += ((len(public.past) - 1, int(own.sight)),)
        state.reveal(BIT[seat], "saw-stash", seat, victim, int(own.sight))
        state.push(AskFor(seat, victim))


class Rob(TwistLuck):
    """[OT-6.13] Bill Sikes takes a token at random from a stash."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def secret(self) -> bool:
        """[OT-R46] The others do not see it."""
        return True

    def stream(self) -> str:
        """The stash of the victim."""
        return f"stash{self.victim}"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """Every token there is as likely."""
        stash = state.private[self.victim].stash
        return [(ROBBED + kind, int(count(stash, kind))) for kind in range(OBJECTS) if count(stash, kind)]

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R46] Both players see it; a robber with a full stash makes room."""
        state.pop()
        hand_over(state, self.victim, self.seat, move - ROBBED)
        stash_object(state, self.seat, move - ROBBED)


def hand_over(state: TwistState, seat: int, other: int, kind: int) -> None:
    """[OT-R46] A token leaves a stash for another: the two see which, the rest only that one moved."""
    public = state.public
    seen = public.setting.open_stashes
    out_of_stash(state, seat, kind)
    note_between(state, ROBBED_BY, seat, other, kind, seen)
    state.tell(EVERYONE, "hands-over-one", seat, other)
    state.reveal(EVERYONE if seen else BIT[seat] | BIT[other], "handed-over", seat, other, kind)


class Plant(OneChoosesInSecret):
    """[OT-6.15, OT-R50] Monks slips tokens from one file into another, at least one."""

    def __init__(self, seat: int, victim: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.left: Final = left
        self.first: Final = first

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token of the own file, or enough."""
        moves = [PLANT + kind for kind in range(len(KINDS)) if count(own.file, kind)]
        return moves if self.first else [*moves, DONE]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not in the file, or not even one."""
        return refuse_from_file(move, PLANT, "plant-one", "OT-R50")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R86] The two players see it, the others only that one moved."""
        if move == DONE:
            state.pop()
            return
        public = state.public
        kind = move - PLANT
        seen = public.setting.open_files
        out_of_file(state, seat, kind)
        into_file(state, self.victim, kind)
        note_between(state, PLANTED_ON, seat, self.victim, kind, seen)
        state.tell(EVERYONE, "plants-one", seat, self.victim)
        audience = EVERYONE if seen else BIT[seat] | BIT[self.victim]
        state.reveal(audience, "planted", seat, self.victim, kind)
        if self.left > 1 and public.file_count[seat] > 0:
            state.become(Plant(seat, self.victim, self.left - 1, False))
        else:
            state.pop()


def squeeze(state: TwistState, seat: int) -> None:
    """[OT-6.18, OT-R43] Mr Bumble: all with more than five stash tokens part with the surplus, clockwise."""
    public = state.public
    keep = public.setting.powers[BUMBLE]
    for victim in reversed(victims(public, seat, BUMBLE)):
        must_yield(state, victim, public.stash_count[victim] - keep)


class AskFor(OneChoosesInSecret):
    """[OT-6.22] Noah Claypole has looked at a stash and asks for one of its tokens."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token seen there."""
        return [TAKE + kind for kind in range(OBJECTS) if count(own.sight, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not in that stash."""
        if TAKE <= move < TAKE + OBJECTS:
            return Refusal("not-in-their-stash", "OT-6.22")
        return Refusal("take-one", "OT-6.22")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """Then one is given for it."""
        state.private[seat].chosen = move - TAKE
        state.become(GiveFor(seat, self.victim))


class GiveFor(OneChoosesInSecret):
    """[OT-6.22] A token of the own stash is given in exchange."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token of the own stash."""
        return [GIVE + kind for kind in range(OBJECTS) if count(own.stash, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not a token of the stash."""
        if GIVE <= move < GIVE + OBJECTS:
            return Refusal("not-in-your-stash", "OT-6.22")
        return Refusal("give-one", "OT-6.22")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R46] The two tokens change places."""
        own = state.private[seat]
        taken = int(own.chosen)
        own.chosen = NOBODY
        own.sight = 0
        state.pop()
        hand_over(state, seat, self.victim, move - GIVE)
        hand_over(state, self.victim, seat, taken)
        into_stash(state, self.victim, move - GIVE)
        into_stash(state, seat, taken)
