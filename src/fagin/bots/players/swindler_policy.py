"""What a search believes about Swindler: Sly's odds and rules of thumb, which are quick enough for playouts."""

from __future__ import annotations

from typing import Any, Final

from fagin.bots.merits import hopes, merits_of_hopes
from fagin.bots.players.mind import Mind, MindPolicy
from fagin.bots.players.swindler import ThiefMind
from fagin.bots.players.swindler_worth import Prospects
from fagin.games.swindler.pieces import size
from fagin.games.swindler.raid import Returns
from fagin.games.swindler.state import BIT, SwindlerPrivate, SwindlerPublic, SwindlerState
from fagin.games.swindler.turn import Reserving
from fagin.kernel import Event, State, View

# what decides games among players like Sly, fitted to five hundred of them, in points
COIN: Final = 2.9
LOOT: Final = 1.4  # for each point that it promises
CARD: Final = 1.3  # an accomplice
ORDER: Final = 0.5  # a completed order, besides its points
ON_TURN: Final = 3.5
RESERVED: Final = 2.9  # what a reservation costs while it is not fulfilled
POSTER: Final = 0.75
JAIL: Final = 1.7
CERTAIN: Final = 5.2  # the difference that makes one hope e times as much as another, at the very end
PER_ORDER: Final = 2.1  # and for every order that the leader still lacks


class ThiefPolicy(MindPolicy):
    """Everybody plays as Sly does, or nearly."""

    def mind(self, seat: int, public: Any, own: Any) -> Mind:
        """What Sly makes of the moment."""
        table: SwindlerPublic = public
        hand: SwindlerPrivate = own
        return ThiefMind(View(seat, table, hand))

    def standing(self, seat: int, public: Any) -> int:
        """Points."""
        table: SwindlerPublic = public
        return table.points[seat]

    def misfortunes(self, view: View[Any, Any], events: list[Event]) -> dict[str, float]:
        """[SW-5.6, SW-8.3, SW-8.4] A skull; a raid that takes tiles; jail."""
        table: SwindlerPublic = view.public
        found: dict[str, float] = {}
        raided = False
        for event in events:
            raided = raided or event.what == "raid"
            if event.args[0] != view.seat:
                continue
            if event.what == "caught":
                found["skull"] = float(size(event.args[1]))
            elif event.what == "returns" and raided:
                found["raid"] = float(size(event.args[1]))
            elif event.what == "jailed":
                found["jail"] = 0.0
        step = table.stack.top
        if raided and isinstance(step, Returns) and step.choosing[view.seat]:
            found["raid"] = float(step.choosing[view.seat])
        return found

    def settled(self, public: Any) -> bool:
        """At the start of a turn."""
        table: SwindlerPublic = public
        return isinstance(table.stack[-1], Reserving)

    def value(self, state: State[Any, Any, Any]) -> list[float]:
        """By points, what can be made of the loot, and how far it is to the end."""
        world: SwindlerState = state
        public = world.public
        worths: list[float] = []
        for seat in range(public.players):
            hand = int(world.private[seat].hand)
            worth = float(public.points[seat]) + COIN * float(public.coins[seat])
            worth += LOOT * Prospects(public, seat, hand).worth(public.loot[seat])
            worth += CARD * float(public.hand_count[seat]) + ORDER * float(public.progress[seat])
            worth -= RESERVED * float(public.markers.count(seat)) + POSTER * float(public.posters[seat])
            if public.jailed & BIT[seat]:
                worth -= JAIL
            if public.seat == seat:
                worth += ON_TURN
            worths.append(worth)
        to_come = max(0, public.setting.end_at - max(public.progress))
        return merits_of_hopes(hopes(worths, CERTAIN + PER_ORDER * float(to_come)))


POLICY: Final = ThiefPolicy(0.05, 1.0, 12)
