"""What a search believes about Oliver Twist: Sly's rules of thumb, which are quick enough for playouts."""

from __future__ import annotations

from typing import Any, Final

from fagin.bots.merits import hopes, merits_of_hopes
from fagin.bots.players.mind import Mind, MindPolicy
from fagin.bots.players.oliver_twist import UrchinMind
from fagin.bots.players.oliver_worth import stash_worth
from fagin.games.oliver_twist.pieces import LOOT, LOOTS, size, types_in
from fagin.games.oliver_twist.state import BIT, DAY, TwistPrivate, TwistPublic, TwistState
from fagin.games.oliver_twist.turn import Turn
from fagin.kernel import Event, State, View

# what decides games among players like Sly, fitted to 1400 of them with two and four players, in pounds
DAY_TOOL: Final = 3.3
NIGHT_TOOL: Final = 1.7
CARD: Final = 1.0  # a Character card
FILED: Final = 0.4  # what a token in the file costs
FINED: Final = 0.3  # and each type in the fullest file
ON_TURN: Final = 0.8
CERTAIN: Final = 3.5  # the difference that makes one hope e times as much as another, at the very end
PER_TOKEN: Final = 0.09  # and for every token on the streets
NIGHT_TO_COME: Final = 6.0


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

    def misfortunes(self, view: View[Any, Any], events: list[Event]) -> dict[str, float]:
        """[OT-7.9, OT-9.17] A fine for the fullest file; a burglary whose cards are all losses, in pounds."""
        found: dict[str, float] = {}
        drawn: list[int] = []
        for event in events:
            if event.args[0] == view.seat:
                if event.what == "drew-loot":
                    drawn.append(LOOT[event.args[1]])
                elif event.what == "fined" and event.args[1]:
                    found["fined"] = found.get("fined", 0.0) + float(event.args[1])
        if drawn and max(drawn) < 0:
            found["burglary"] = -float(max(drawn))
        return found

    def settled(self, public: Any) -> bool:
        """Between two turns."""
        table: TwistPublic = public
        return isinstance(table.stack[-1], Turn)

    def value(self, state: State[Any, Any, Any]) -> list[float]:
        """By what everybody would have if the round ended well, and how much is still to come."""
        world: TwistState = state
        public = world.public
        by_day = public.round == DAY
        most = max(public.file_count)
        worths: list[float] = []
        for seat in range(public.players):
            lair = world.private[seat]
            worth = float(public.money[seat]) + stash_worth(public, lair.stash)
            worth += CARD * float(public.hand_count[seat]) - FILED * float(public.file_count[seat])
            worth += (DAY_TOOL if by_day else NIGHT_TOOL) * float(size(public.tools[seat]))
            if public.file_count[seat] == most:
                worth -= FINED * float(types_in(int(lair.file)))
            if public.seat == seat:
                worth += ON_TURN
            for card in range(LOOTS):
                if lair.kept & BIT[card]:
                    worth += float(LOOT[card])
            worths.append(worth)
        heat = CERTAIN + PER_TOKEN * float(public.on_board)
        if by_day and not public.setting.day_only:
            heat += NIGHT_TO_COME
        return merits_of_hopes(hopes(worths, heat))


POLICY: Final = UrchinPolicy(0.05, 1.0, 16)
