"""The search: legal, honest, reproducible, within its budget, and able to say what it thought."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import gang_positions as gang
import pytest
from arena import decisions, next_seat
from doggy_positions import GAME as DOGGY_BAG

from fagin.bots.bot import LEVELS, POLICIES, bot
from fagin.bots.ismcts import SEATS, WORLDS, Node, Search, Searcher
from fagin.bots.policy import Policy
from fagin.games import GAMES, load
from fagin.games.doggy_bag.moves import LOOT, ROLE
from fagin.kernel import CHANCE, State

FEW = 8
SHORT: dict[str, dict[str, str]] = {
    "doggy_bag": {},
    "oliver_twist": {"rounds": "day_only", "turn_limit": "turns50"},
    "fagins_gang": {"market_turn_cap": "4", "round_limit": "5"},
    "swindler": {"round_limit": "20"},
}


def some_decisions(game: str, players: int, every: int) -> list[tuple[State[Any, Any, Any], int]]:
    """Copies of the moments of a game, one in so many."""
    found: list[tuple[State[Any, Any, Any], int]] = []
    for number, (state, seat) in enumerate(decisions(load(game), players, 3, SHORT[game], sly=0.8)):
        if number % every == 0 and len(state.legal_moves(seat)) > 1:
            found.append((state.copy(), seat))
    assert found
    return found


@pytest.mark.parametrize("policy", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_plays_legally_to_the_end_or_for_a_hundred_moves(game: str, policy: bool) -> None:
    played = load(game)
    players = played.most if game != "fagins_gang" else 3
    rng = Random(5)
    searching = Searcher(played, POLICIES[game] if policy else None, FEW, 60.0)
    state = played.new(players, {**played.simulation, **SHORT[game]})
    for _ in range(100):
        seat = next_seat(state, rng)
        if seat == CHANCE:
            break
        move = searching.choose(state.view(seat), rng)
        assert move in state.legal_moves(seat)
        state.apply(seat, move)
    assert len(state.public.stack) > 0 or state.public.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_seed_and_iterations_give_the_same_thought(game: str) -> None:
    searching = Searcher(load(game), POLICIES[game], 24, 60.0)
    for state, seat in some_decisions(game, 3, 29):
        one, other = (searching.think(state.view(seat), Random(4)) for _ in range(2))
        assert [vars_of(candidate) for candidate in one.candidates] == [
            vars_of(candidate) for candidate in other.candidates
        ]


def vars_of(candidate: Any) -> tuple[float, ...]:
    return (
        candidate.move,
        candidate.visits,
        candidate.merit,
        candidate.place,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_search_thinks_alike_where_its_seat_can_tell_no_difference(game: str) -> None:
    played = load(game)
    searching = Searcher(played, POLICIES[game], FEW, 60.0)
    for state, seat in some_decisions(game, 3, 13):
        guess = played.determinise(state.view(seat), Random(9))
        truth = searching.think(state.view(seat), Random(4)).candidates
        dream = searching.think(guess.view(seat), Random(4)).candidates
        assert list(map(vars_of, truth)) == list(map(vars_of, dream))


def keys_after(node: Node) -> set[int]:
    """All that was tried after a move, each as a move and a seat in one number."""
    if node.after is None:
        return set()
    return {key for then in node.after.tried for key in {then.move * SEATS + then.seat, *keys_after(then)}}


def test_what_others_do_in_secret_makes_no_branch() -> None:
    state = DOGGY_BAG.new(3, {"first_player": "seat0"})
    assert next_seat(state, Random(1)) == 0
    search = Search(DOGGY_BAG, None, state.view(0), Random(2))
    search.think(2000, 60.0)
    keys = {key for node in search.roots for key in keys_after(node)}
    loots = {key % SEATS for key in keys if LOOT <= key // SEATS < ROLE}
    others = {key % SEATS for key in keys if key // SEATS >= ROLE}
    assert loots <= {0}  # one's own, and never the others'
    assert others == {0, 1, 2}


def test_a_move_without_an_alternative_needs_no_thought() -> None:
    state = DOGGY_BAG.new(2)
    assert next_seat(state, Random(1)) >= 0
    view = state.view(0)
    search = Search(DOGGY_BAG, None, view, Random(1))
    del search.moves[1:]
    thought = search.think(100, 60.0)
    assert (thought.move, thought.candidates, thought.iterations) == (view.legal_moves()[0], [], 0)


def test_a_thought_says_how_much_and_what_place() -> None:
    for state, seat in some_decisions("doggy_bag", 4, 7):
        thought = Searcher(DOGGY_BAG, POLICIES["doggy_bag"], 60, 60.0).think(state.view(seat), Random(3))
        assert thought.move == thought.candidates[0].move
        assert thought.move in state.legal_moves(seat)
        assert sum(candidate.visits for candidate in thought.candidates) == thought.iterations
        assert thought.iterations >= 60 / 2
        visits = [candidate.visits for candidate in thought.candidates]
        assert visits == sorted(visits, reverse=True)
        for candidate in thought.candidates:
            assert 1 <= candidate.place <= 4
            assert 0 <= candidate.merit <= 1


def test_who_shares_a_place_is_told_the_mean_of_those_shared() -> None:
    """In Fagin's Gang all but the winner are second: of four, that is the third place in the mean."""
    state = gang.position(
        4,
        {"thames": {1: 0}},
        constables={"thames": "L4"},
        hands=({}, {"blue": 9}),
        home=("", "bow strand"),
        allow_pass="true",
    )
    searching = Searcher(gang.GAME, POLICIES["fagins_gang"], 40, 60.0)
    for candidate in searching.think(state.view(0), Random(1)).candidates:
        assert candidate.place == pytest.approx(3, abs=0.2)


def test_time_is_a_budget_too() -> None:
    state = DOGGY_BAG.new(4)
    seat = next_seat(state, Random(1))
    began = perf_counter()
    thought = Search(DOGGY_BAG, None, state.view(seat), Random(1)).think(10**9, 0.1)
    assert perf_counter() - began < 2.0
    assert 0 < thought.iterations < 10**9


def test_the_worse_half_is_left_out_in_time() -> None:
    state = DOGGY_BAG.new(4)
    seat = next_seat(state, Random(1))
    thought = Search(DOGGY_BAG, Policy(), state.view(seat), Random(1)).think(10**9, 1.0)
    visits = [candidate.visits for candidate in thought.candidates]
    assert max(visits) > min(visits)


class Counting(Policy):
    """Counts the guesses that it is asked about, two for each world."""

    def __init__(self) -> None:
        super().__init__(guesses=2)
        self.worlds = 0.0

    def plausible(self, seat: int, state: State[Any, Any, Any]) -> float:
        self.worlds += 0.5
        return 0.0


def test_a_long_search_uses_its_worlds_more_than_once() -> None:
    state = DOGGY_BAG.new(2)
    seat = next_seat(state, Random(1))
    short, long = Counting(), Counting()
    Search(DOGGY_BAG, short, state.view(seat), Random(1)).think(24, 60.0)
    Search(DOGGY_BAG, long, state.view(seat), Random(1)).think(2000, 60.0)
    assert short.worlds >= 24 / 6
    assert WORLDS <= long.worlds < 2000 / 6


class Stubborn(Policy):
    """Believes in the last move, always."""

    def weigh(self, seat: int, public: Any, own: Any, moves: list[int]) -> list[float]:
        return [0.0] * (len(moves) - 1) + [1.0]


def test_what_is_likely_is_thought_about_first() -> None:
    state = DOGGY_BAG.new(4)
    seat = next_seat(state, Random(1))
    view = state.view(seat)
    thought = Search(DOGGY_BAG, Stubborn(), view, Random(1)).think(8, 60.0)
    assert view.legal_moves()[-1] in [candidate.move for candidate in thought.candidates]
    assert len(thought.candidates) == 2


def test_every_level_can_sit_down_at_every_game() -> None:
    for game in GAMES:
        played = load(game)
        state = played.new(3)
        seat = next_seat(state, Random(2))
        for level in LEVELS:
            assert bot(level, played).choose(state.view(seat), Random(2)) in state.legal_moves(seat)


def test_a_little_search_beats_random_urchins() -> None:
    played = load("oliver_twist")
    rng = Random(8)
    won = 0
    for number in range(8):
        state = played.new(2, SHORT["oliver_twist"])
        players = [Searcher(played, POLICIES["oliver_twist"], 12, 60.0), bot("random", played)]
        while (seat := next_seat(state, rng)) != CHANCE:
            state.apply(seat, players[(seat + number) % 2].choose(state.view(seat), rng))
        assert state.public.outcome is not None
        won += number % 2 in state.public.outcome.winners()
    assert won >= 7
