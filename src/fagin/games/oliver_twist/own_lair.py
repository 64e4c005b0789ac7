"""Characters that work on one's own Lair: Nancy, Oliver, Rose, Mr Brownlow."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.lair import refuse_from_file, stash_object
from fagin.games.oliver_twist.moves import (
    BURN,
    CASH,
    CLEAR,
    DONE,
    PLANT,
    TAKE,
)
from fagin.games.oliver_twist.pieces import (
    BROWNLOW,
    CHARACTER,
    KINDS,
    OBJECTS,
    ONE,
    STASH,
    TYPE_MASK,
    TYPES,
    WALLET,
    count,
    tokens_in,
)
from fagin.games.oliver_twist.state import (
    CLEARED,
    LOST,
    TOOK,
    UNFILED,
    OneChooses,
    TwistPrivate,
    TwistPublic,
    TwistState,
    note,
    out_of_file,
    out_of_stash,
    receive,
)
from fagin.kernel import EVERYONE, Refusal

RECOVERABLE: Final = sum(TYPE_MASK[:8])  # [OT-R47] Objects and Tools


class Recover(OneChooses):
    """[OT-6.14, OT-R47, OT-R85] Nancy takes an Object or a Tool out of the own file, in view of all."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Characters and Burglaries are dead evidence."""
        return [TAKE + kind for kind in range(CHARACTER) if count(own.file, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not in the file."""
        if TAKE <= move < PLANT:
            return Refusal("not-in-your-file", "OT-6.14")
        return Refusal("take-one", "OT-6.14")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R93] The Object goes to the stash, even to a full one, the Tool in front of the Lair."""
        public = state.public
        kind = move - TAKE
        state.pop()
        out_of_file(state, seat, kind)
        note(public, UNFILED, seat, kind)
        state.reveal(EVERYONE, "recovers", seat, kind)
        if kind < OBJECTS:
            note(public, TOOK, seat, kind)
            stash_object(state, seat, kind)
        else:
            public.tools[seat] += ONE[kind]


class Clear(OneChooses):
    """[OT-6.16] Oliver: all tokens of one type leave the own file."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any type that is there."""
        return [CLEAR + sort for sort in range(len(TYPES)) if own.file & TYPE_MASK[sort]]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Nothing of that type is there."""
        if CLEAR <= move < CLEAR + len(TYPES):
            return Refusal("not-in-your-file", "OT-6.16")
        return Refusal("clear-one", "OT-6.16")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R85] They go to the bag, in view of all."""
        public = state.public
        sort = move - CLEAR
        tokens = int(state.private[seat].file & TYPE_MASK[sort])
        state.pop()
        for kind in tokens_in(tokens):
            out_of_file(state, seat, kind)
            note(public, UNFILED, seat, kind)
        note(public, CLEARED, seat, sort)
        public.discarded += tokens
        state.reveal(EVERYONE, "clears", seat, sort, tokens)


class Burn(OneChooses):
    """[OT-6.17, OT-R50] Rose: up to three tokens leave the own file, at least one."""

    def __init__(self, seat: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first: Final = first

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token of the own file, or enough."""
        moves = [BURN + kind for kind in range(len(KINDS)) if count(own.file, kind)]
        return moves if self.first else [*moves, DONE]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not in the file, or not even one."""
        return refuse_from_file(move, BURN, "burn-one", "OT-R50")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R85] It goes to the bag, in view of all."""
        if move == DONE:
            state.pop()
            return
        public = state.public
        kind = move - BURN
        out_of_file(state, seat, kind)
        note(public, UNFILED, seat, kind)
        public.discarded += ONE[kind]
        state.reveal(EVERYONE, "burns", seat, kind)
        if self.left > 1 and public.file_count[seat] > 0:
            state.become(Burn(seat, self.left - 1, False))
        else:
            state.pop()


class Cash(OneChooses):
    """[OT-6.20] Mr Brownlow pays for Wallets."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """One or more, up to all that are in the stash."""
        return [CASH + some for some in range(1, int(count(own.stash, WALLET)) + 1)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not so many."""
        if CASH < move <= CASH + STASH:
            return Refusal("not-so-many-wallets", "OT-6.20")
        return Refusal("cash-some", "OT-6.20")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """They go to the bag."""
        public = state.public
        wallets = move - CASH
        pounds = wallets * public.setting.powers[BROWNLOW]
        state.pop()
        for _ in range(wallets):
            out_of_stash(state, seat, WALLET)
            note(public, LOST, seat, WALLET)
        public.discarded += wallets * ONE[WALLET]
        receive(state, seat, pounds)
        state.reveal(EVERYONE, "cashes", seat, wallets, pounds)
