"""What a search believes about Oliver Twist: Sly's rules of thumb, which are quick enough for playouts."""

from __future__ import annotations

from typing import Any, Final

from fagin.bots.players.mind import Mind, MindPolicy, hopes
from fagin.bots.players.oliver_twist import UrchinMind
from fagin.bots.players.oliver_worth import stash_worth
from fagin.games.oliver_twist.pieces import FINE, LOOT, LOOTS, size, types_in
from fagin.games.oliver_twist.state import BIT, DAY, TwistPrivate, TwistPublic, TwistState
from fagin.games.oliver_twist.turn import Turn
from fagin.kernel import State, View

TOOL: Final = 1.2  # what a Tool is worth by day, in pounds
CARD: Final = 1.5  # a Character card
FULLEST: Final = 0.6  # how sure it is that who has the fullest file is fined
CERTAIN: Final = 2.0  # the difference in pounds that matters at the very end
PER_TOKEN: Final = 0.08  # and for every token that is still to come


class UrchinPolicy(MindPolicy):
    """Everybody plays as Sly does, or nearly."""

    def mind(self, seat: int, public: Any, own: Any) -> Mind:
        """What Sly makes of the moment."""
        table: TwistPublic = public
        lair: TwistPrivate = own
        return UrchinMind(View(seat, table, lair))

    def standing(self, seat: int, public: Any) -> int:
        """Pounds."""
        table: TwistPublic = public
        return table.money[seat]

    def settled(self, public: Any) -> bool:
        """Between two turns."""
        table: TwistPublic = public
        return isinstance(table.stack[-1], Turn)

    def value(self, state: State[Any, Any, Any]) -> list[float]:
        """By what everybody would have if the round ended well, and how much is still to come."""
        world: TwistState = state
        public = world.public
        most = max(public.file_count)
        worths: list[float] = []
        for seat in range(public.players):
            lair = world.private[seat]
            worth = (
                float(public.money[seat])
                + stash_worth(public, lair.stash)
                + CARD * float(public.hand_count[seat])
            )
            if public.file_count[seat] == most:
                worth -= FULLEST * float(FINE * types_in(int(lair.file)))
            if public.round == DAY:
                worth += TOOL * float(size(public.tools[seat]))
            for card in range(LOOTS):
                if lair.kept & BIT[card]:
                    worth += float(LOOT[card])
            worths.append(worth)
        to_come = int(public.on_board)
        if public.round == DAY and not public.setting.day_only:
            to_come += len(public.board)
        return hopes(worths, CERTAIN + PER_TOKEN * float(to_come))


POLICY: Final = UrchinPolicy(0.05, 1.0, 16)
