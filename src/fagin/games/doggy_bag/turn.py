"""A turn of Doggy Bag: loot, role distribution, stealing, and what lies between two turns."""

from __future__ import annotations

from typing import Final

from fagin.games.doggy_bag.ending import over_after_turn
from fagin.games.doggy_bag.loot import Coins
from fagin.games.doggy_bag.roles import RoleDistribution
from fagin.games.doggy_bag.state import ALL_TOKENS, NOBODY, DoggyEffect, DoggyState, DoggyStep, next_living
from fagin.games.doggy_bag.stealing import Stealing
from fagin.kernel import EVERYONE


class TurnBegins(DoggyEffect):
    """[DB-3.1, DB-3.2] The three phases of a turn wait on the stack, the first on top."""

    def run(self, state: DoggyState) -> None:
        """[DB-11.5] The first player throws the coins and the game goes on."""
        state.public.turn += 1
        if state.events is not None:
            state.tell(EVERYONE, "turn", int(state.public.turn), int(state.public.first))
        state.push_all(PHASES)


class TurnEnds(DoggyEffect):
    """[DB-11.1] After the stealing a new turn begins, unless the game is over."""

    def run(self, state: DoggyState) -> None:
        """The ends are checked before the tokens go back."""
        if over_after_turn(state):
            return
        public = state.public
        public.middle = ALL_TOKENS  # [DB-11.2, DB-11.3]
        public.hothead = NOBODY
        public.turned = NOBODY
        public.led = NOBODY
        public.looked = 0
        for seat in range(public.players):
            public.number[seat] = NOBODY
        # [DB-11.6, DB-13.8] in the full game only the Leader and an elimination move the First player token
        if public.setting.beginner and not public.token_moved:
            public.first = next_living(public, int(public.first))  # [DB-14.3, DB-R40]
            state.tell(EVERYONE, "token-passes", int(public.first))
        public.token_moved = False
        TURN_BEGINS.run(state)


TURN_BEGINS: Final = TurnBegins()
PHASES: Final[list[DoggyStep]] = [TurnEnds(), Stealing(), RoleDistribution(), Coins()]
