"""The six Master Thieves: how they are given out, and what their abilities do."""

from __future__ import annotations

from typing import Final

from fagin.games.swindler.moves import ABILITY, RESERVE, THIEF
from fagin.games.swindler.pieces import DAREDEVIL, HAGGLER, LOCKSMITH, OPPORTUNIST, PHANTOM, THIEVES
from fagin.games.swindler.state import (
    BIT,
    DRAFT,
    NO_SKULL,
    NOBODY,
    RANDOM,
    OneChooses,
    SwindlerEffect,
    SwindlerLuck,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    has_ability,
    receive_coins,
    score,
)
from fagin.kernel import EVERYONE, Refusal

BIG_HAUL: Final = 3  # [SW-12.7] tiles
DARING_COINS: Final = 1
HAGGLED_POINTS: Final = 1  # [SW-12.4]
OVERLOOKED: Final = 1  # [SW-8.8] tiles, and posters

# ---------------------------------------------------------------- giving them out


class GiveOut(SwindlerEffect):
    """[SW-1.13, SW-1.14, SW-1.16, SW-12.1] Everybody gets one card, or plays without abilities."""

    def run(self, state: SwindlerState) -> None:
        """Go on until all have one; the others stay in the box."""
        public = state.public
        setting = public.setting
        if setting.master_thief == RANDOM:
            for seat in range(public.players):
                if public.thieves[seat] == NOBODY:
                    state.push(GIVE_OUT)
                    state.push(ThiefCard(seat))
                    return
        elif setting.master_thief == DRAFT:
            shown = sum(public.offered & BIT[thief] != 0 for thief in range(len(THIEVES)))
            if shown < public.players:
                state.push(GIVE_OUT)
                state.push(ThiefCard(NOBODY))
            else:
                state.push(Pick((int(public.start) - 1) % public.players))


class ThiefCard(SwindlerLuck):
    """[SW-1.13, SW-1.14] A Master Thief card is turned up for the draft, or dealt to a player."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat  # NOBODY: for the draft

    def stream(self) -> str:
        """The Master Thief cards."""
        return "thieves"

    def chance(self, state: SwindlerState) -> list[tuple[int, int]]:
        """Every card not turned up yet is as likely."""
        public = state.public
        return [
            (ABILITY + thief, 1)
            for thief in range(len(THIEVES))
            if not public.offered & BIT[thief] and thief not in public.thieves
        ]

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """In view of all."""
        public = state.public
        thief = move - ABILITY
        state.pop()
        if self.seat == NOBODY:
            public.offered |= BIT[thief]
            state.tell(EVERYONE, "offers-thief", thief)
        else:
            public.thieves[self.seat] = thief
            state.tell(EVERYONE, "becomes-thief", self.seat, thief)


class Pick(OneChooses):
    """[SW-1.13, SW-R65] From the right of the start player counter-clockwise, everybody picks a card."""

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Any that is left."""
        return [THIEF + thief for thief in range(len(THIEVES)) if public.offered & BIT[thief]]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a card, or one that is not there."""
        if THIEF <= move < RESERVE:
            return Refusal("thief-not-offered", "SW-1.13")
        return Refusal("pick-a-thief", "SW-R65")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """The start player gets the last one."""
        public = state.public
        pick(state, seat, move - THIEF)
        following = (seat - 1) % public.players
        if following == public.start:
            state.pop()
            for thief in range(len(THIEVES)):
                if public.offered & BIT[thief]:
                    pick(state, following, thief)
        else:
            state.become(Pick(following))


def pick(state: SwindlerState, seat: int, thief: int) -> None:
    """A card offered lies before a player now."""
    public = state.public
    public.offered &= ~BIT[thief]
    public.thieves[seat] = thief
    state.tell(EVERYONE, "becomes-thief", seat, thief)


GIVE_OUT: Final = GiveOut()

# ---------------------------------------------------------------- what they can do


def may_fulfil_free(public: SwindlerPublic, seat: int) -> bool:
    """[SW-12.3, SW-R14] The Opportunist may also complete orders that nobody has reserved."""
    return has_ability(public, seat, OPPORTUNIST)


def haggle(state: SwindlerState, seat: int) -> None:
    """[SW-12.4, SW-R27] The Haggler gets a point more for the first sale of a turn."""
    public = state.public
    if not public.haggled and has_ability(public, seat, HAGGLER):
        public.haggled = True
        score(state, seat, HAGGLED_POINTS)
        state.tell(EVERYONE, "haggles", seat, HAGGLED_POINTS)


def overlooked(public: SwindlerPublic, seat: int) -> int:
    """[SW-8.8, SW-12.5, SW-R37] How many tiles, and posters, a raid does not count with the Phantom."""
    return OVERLOOKED if has_ability(public, seat, PHANTOM) else 0


def may_turn_key(public: SwindlerPublic, seat: int) -> bool:
    """[SW-12.6, SW-R67] Once in a turn the Locksmith lets a key tile count as a key of any colour."""
    return not public.turned and has_ability(public, seat, LOCKSMITH)


def daring(state: SwindlerState, seat: int) -> None:
    """[SW-12.7, SW-R68] The Daredevil gets a coin for three tiles drawn without a skull in force."""
    public = state.public
    if (
        len(public.drawn) >= BIG_HAUL
        and public.caught_after == NO_SKULL
        and has_ability(public, seat, DAREDEVIL)
    ):
        state.tell(EVERYONE, "big-haul", seat, len(public.drawn))
        receive_coins(state, seat, DARING_COINS)
