"""The end of the game: coins count, open reservations cost, and the richest pickpocket wins."""

from __future__ import annotations

from fagin.games.swindler.pieces import coin_value
from fagin.games.swindler.state import SwindlerState, box_of, lose_points
from fagin.kernel import EVERYONE, Outcome, places_of


def finish(state: SwindlerState) -> None:
    """[SW-11.2, SW-11.5, SW-R60, SW-R63, SW-R78] The final count: coins first, then the reservations, nothing else."""
    public = state.public
    rules = box_of(public).rules
    merits: list[int] = []
    for seat in range(public.players):
        # [SW-3.9, SW-11.3] coins and coin tiles by value
        coins = public.coins[seat] + int(coin_value(public.loot[seat]))
        public.points[seat] += coins * rules["end_points_per_coin"]
        # [SW-11.4, SW-R60] never below the floor
        reserved = public.markers.count(seat)
        lost = lose_points(public, seat, reserved * rules["end_penalty_per_reservation"])
        state.tell(EVERYONE, "final-count", seat, coins, lost)
        merits.append(public.points[seat] * 64 + public.progress[seat])
    # [SW-11.6, SW-R61] more completed orders break a tie, then the victory is shared
    state.tell(EVERYONE, "game-over")
    clause = "SW-11.2" if public.final else "SW-R78"
    state.end(Outcome(public.points.copy(), places_of(merits), clause))
