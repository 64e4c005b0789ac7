"""The positions that the other tests lay out are ones that a game could have."""

import pytest
from laws.swindler import invariants
from swindler_positions import at_actions, at_hiring, discard, reserved, turn

from fagin.games.swindler.state import SwindlerState


@pytest.mark.parametrize(
    "state",
    [
        turn(),
        turn(
            4,
            orders="A1 B02 - B26",
            markers={1: 0, 2: 3},
            posters=(1, 2),
            points=(9, 0),
            progress=(1, 2, 0, 3),
        ),
        turn(
            3,
            dealers="D11 - D12",
            sold={"1.1": "Rr", "3.2": "Nn"},
            loot=("Rr Kj Nn", "", "Bn Bn"),
            coins=(0, 3),
        ),
        turn(3, hands=("forger", "assassin assassin"), known=("hustler", "", "know_it_all")),
        at_actions(turn(2, thieves=("haggler", "phantom"))),
        at_hiring(turn(2, hands=("", "beggar"))),
        reserved("B13", "Kr Kj Gw Gc"),
    ],
)
def test_a_position_keeps_the_invariants(state: SwindlerState) -> None:
    invariants(state)
    discard(state, "copycat copycat sidekick")
    invariants(state)
