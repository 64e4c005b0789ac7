"""What the search believes about each game: legal picks, shares of one, nothing that is hidden, nothing changed."""

from __future__ import annotations

from random import Random

import pytest
from arena import decisions

from fagin.bots.bot import POLICIES
from fagin.games import GAMES, load
from fagin.kernel import Dice

TABLES: list[tuple[str, int, dict[str, str]]] = [
    *(("doggy_bag", players, {}) for players in (2, 4, 6)),
    *(("doggy_bag", players, {"effects": "optional"}) for players in (2, 6)),
    *(("doggy_bag", players, {"mode": "beginner"}) for players in (4, 6)),
    *(("oliver_twist", players, {}) for players in (2, 3, 4)),
    ("oliver_twist", 3, {"characters": "hide_only", "wallet_only_sets": "true"}),
    *(
        ("fagins_gang", players, {"round_limit": "5", "market_turn_cap": "4", "allow_pass": "true"})
        for players in (2, 4, 6)
    ),
    *(("swindler", players, {"round_limit": "20"}) for players in (2, 3, 4)),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_pick_is_legal_and_all_shares_make_one(
    game: str, players: int, options: dict[str, str]
) -> None:
    policy, dice = POLICIES[game], Dice(players)
    for state, seat in decisions(load(game), players, players, options, 0.5):
        moves = state.legal_moves(seat)
        own = state.private[seat]
        assert policy.pick(seat, state.public, own, moves, dice) in moves
        at_a_glance = policy.weigh(seat, state.public, own, moves)
        for shares in (at_a_glance, policy.close_look(state.view(seat), moves, Random(5))):
            assert len(shares) == len(moves)
            assert min(shares) >= 0
            assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_alike(
    game: str, players: int, options: dict[str, str]
) -> None:
    played, policy = load(game), POLICIES[game]
    for number, (state, seat) in enumerate(decisions(played, players, 1, options, 0.5)):
        if number % 7:
            continue
        moves = state.legal_moves(seat)
        worlds = [played.determinise(state.view(seat), Random(seed)) for seed in range(2)]
        first, second = (policy.weigh(seat, world.public, world.private[seat], moves) for world in worlds)
        assert first == second
        near, nearer = (policy.close_look(world.view(seat), moves, Random(5)) for world in worlds)
        assert near == nearer
        one, other = (
            policy.pick(seat, world.public, world.private[seat], moves, Dice(3)) for world in worlds
        )
        assert one == other


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_hopes_lie_between_0_and_1_and_judging_changes_nothing(
    game: str, players: int, options: dict[str, str]
) -> None:
    policy = POLICIES[game]
    judged = 0
    for number, (state, seat) in enumerate(decisions(load(game), players, 2, options, 0.5)):
        if number % 5 and not policy.settled(state.public):
            continue
        before = [state.view(other).key() for other in range(players)]
        policy.weigh(seat, state.public, state.private[seat], state.legal_moves(seat))
        policy.standing(seat, state.public)
        if policy.settled(state.public):
            judged += 1
            merits = policy.value(state)
            assert len(merits) == players
            assert all(0 <= merit <= 1 for merit in merits)
        assert [state.view(other).key() for other in range(players)] == before
    assert judged


@pytest.mark.parametrize("game", GAMES)
def test_who_has_more_in_the_open_can_hope_for_more(game: str) -> None:
    """Over a game, the seat whose merits are highest at its last judgement has usually won."""
    policy, right, games = POLICIES[game], 0, 12
    options = next(options for name, players, options in TABLES if name == game and players == 2)
    for seed in range(games):
        last: list[float] = []
        for state, _ in decisions(load(game), 2, seed, options, 0.9):
            if policy.settled(state.public):
                last = policy.value(state)
            end = state
        outcome = end.public.outcome
        assert outcome is not None
        right += last.index(max(last)) in outcome.winners()
    assert right > games / 2
