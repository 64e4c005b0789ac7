"""Burglaries: cards are drawn, more with more types of Tool; one is kept and a Tool is spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.moves import KEEP, LOOT_CARD, SPEND
from fagin.games.oliver_twist.pieces import (
    CHARACTER,
    FIRST_TOOL,
    LOOTS,
    MOST_PLAYERS,
    ONE,
    count,
    kinds_in,
    some_card,
    tool_types,
)
from fagin.games.oliver_twist.state import (
    BIT,
    OneChooses,
    OneChoosesInSecret,
    TwistEffect,
    TwistLuck,
    TwistPrivate,
    TwistPublic,
    TwistState,
)
from fagin.kernel import EVERYONE, Refusal


def pile_count(public: TwistPublic) -> int:
    """How many Burglary cards are not kept, which all can count."""
    return LOOTS - len(public.burgled)


def can_burgle(public: TwistPublic) -> bool:
    """[OT-R51] Toby Crackit can break in only while there is a card to draw."""
    return pile_count(public) > 0


def burgle(state: TwistState, seat: int) -> None:
    """[OT-9.14, OT-9.15, OT-R59] One card, and one more for each type of Tool, as far as the pile goes.

    [OT-R63] Tools taken in this night count like the others.
    """
    public = state.public
    cards = min(1 + tool_types(public.tools[seat]), pile_count(public))
    state.tell(EVERYONE, "burgles", seat, cards)
    state.push(SPEND_TOOL[seat])
    if cards:
        state.push(DrawLoot(seat, cards, cards))


class DrawLoot(TwistLuck):
    """[OT-9.14] The burglar draws Burglary cards, one after the other."""

    def __init__(self, seat: int, left: int, cards: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.cards: Final = cards

    def secret(self) -> bool:
        """[OT-R62] Nobody else sees them."""
        return True

    def stream(self) -> str:
        """The pile of Burglary cards."""
        return "burglary"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """[OT-2.5] Every card of the pile is as likely: it is shuffled before anybody draws."""
        pile = state.secret.pile
        return [(LOOT_CARD + card, 1) for card in range(LOOTS) if pile & BIT[card]]

    def sample(self, state: TwistState, at: float) -> int:
        """The same, without making the list."""
        return LOOT_CARD + some_card(state.secret.pile, at)

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-9.15] A card drawn alone is kept without a choice."""
        card = move - LOOT_CARD
        own = state.private[self.seat]
        state.secret.pile -= BIT[card]
        own.drawn += BIT[card]
        state.reveal(BIT[self.seat], "drew-loot", self.seat, card)
        if self.left > 1:
            state.become(DrawLoot(self.seat, self.left - 1, self.cards))
        elif self.cards > 1:
            state.become(KEEP_ONE[self.seat])
        else:
            state.pop()
            keep(state, self.seat, card)


class Keep(OneChoosesInSecret):
    """[OT-9.16, OT-R60] The burglar keeps one of the cards drawn, even if all are losses."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any of the cards drawn."""
        return [KEEP + card for card in range(LOOTS) if own.drawn & BIT[card]]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not a card, or one that was not drawn."""
        if KEEP <= move < KEEP + LOOTS:
            return Refusal("not-drawn", "OT-9.16")
        return Refusal("keep-one", "OT-R60")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """The others go back."""
        state.pop()
        keep(state, seat, move - KEEP)


def keep(state: TwistState, seat: int, card: int) -> None:
    """[OT-9.16, OT-9.18] One card lies face down by the room, the others are back in the pile."""
    public = state.public
    own = state.private[seat]
    own.returned += ((len(public.burgled), int(own.drawn)),)
    state.secret.pile += own.drawn - BIT[card]
    own.drawn = 0
    own.kept += BIT[card]
    public.burgled += (seat,)
    state.tell(EVERYONE, "keeps-loot", seat)


class SpendTool(TwistEffect):
    """[OT-9.19] Then a Tool is discarded, if there is one."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: TwistState) -> None:
        """A choice only between two types."""
        kinds = kinds_in(state.public.tools[self.seat])
        if len(kinds) == 1:
            spend(state, self.seat, kinds[0])
        elif kinds:
            state.push(SPEND_ONE[self.seat])


class Spend(OneChooses):
    """[OT-R61] The burglar chooses the Tool to discard; one just used will do."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any type in front of the Lair."""
        tools: i64 = public.tools[seat]
        return [SPEND + kind for kind in range(FIRST_TOOL, CHARACTER) if count(tools, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not a Tool, or one that is not there."""
        if SPEND + FIRST_TOOL <= move < SPEND + CHARACTER:
            return Refusal("not-your-tool", "OT-R61")
        return Refusal("spend-one", "OT-9.19")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """Out with it."""
        state.pop()
        spend(state, seat, move - SPEND)


def spend(state: TwistState, seat: int, kind: int) -> None:
    """[OT-9.19, OT-R61] A Tool goes to the bag."""
    public = state.public
    public.tools[seat] -= ONE[kind]
    public.discarded += ONE[kind]
    state.tell(EVERYONE, "spends", seat, kind)


# steps never change: one of each is enough
KEEP_ONE: Final = [Keep(seat) for seat in range(MOST_PLAYERS)]
SPEND_TOOL: Final = [SpendTool(seat) for seat in range(MOST_PLAYERS)]
SPEND_ONE: Final = [Spend(seat) for seat in range(MOST_PLAYERS)]
