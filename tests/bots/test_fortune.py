"""What a game owes to chance and to decisions: a bet on a coin, and the four games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fagin.arena.fortune import Fortune, fortune, places_at
from fagin.bots.bot import POLICIES, bot
from fagin.bots.policy import Policy
from fagin.games import GAMES, load
from fagin.kernel import CHANCE, Choice, Luck, Match, Moves, Outcome, Private, Public, Secret, State

MOVES = Moves()
BET, GIVE_UP = MOVES.add("bet"), MOVES.add("give-up")
COIN = MOVES.chance_block("coin", ["heads", "tails"])


class Table(Public):
    def copy(self) -> Table:
        new = Table(self.players)
        self.copy_into(new)
        return new


class Own(Private):
    def copy(self) -> Own:
        return self


class Nothing(Secret):
    def copy(self) -> Nothing:
        return self


Bets = State[Table, Own, Nothing]


class Bet(Choice[Table, Own, Nothing]):
    """The first seat may bet on heads, or give up."""

    def to_act(self, public: Table) -> list[int]:
        return [0]

    def legal_moves(self, seat: int, public: Table, own: Own) -> list[int]:
        return [BET, GIVE_UP]

    def apply(self, state: Bets, seat: int, move: int) -> None:
        if move == BET:
            state.become(Toss())
        else:
            state.end(Outcome([0, 1], [2, 1], ""))


class Toss(Luck[Table, Own, Nothing]):
    """Heads win."""

    def chance(self, state: Bets) -> list[tuple[int, int]]:
        return [(COIN, 1), (COIN + 1, 1)]

    def apply(self, state: Bets, seat: int, move: int) -> None:
        state.end(Outcome([1, 0], [1, 2], "") if move == COIN else Outcome([0, 1], [2, 1], ""))


class Bold(Policy):
    """Always bets."""

    def pick(self, seat: int, public: Any, own: Any, moves: list[int], dice: Any) -> int:
        return BET


def bets(*moves: tuple[int, int]) -> Fortune:
    """What a game of the coin owes to whom."""
    begun: Bets = State(Table(2), [Own(), Own()], Nothing())
    begun.push(Bet())
    return fortune(begun, moves, Bold(), Random(1), rounds=200)


def test_what_a_coin_decides_is_luck() -> None:
    found = bets((0, BET), (CHANCE, COIN))
    winner, loser = found.accounts
    assert winner.chance.places == pytest.approx(0.5, abs=0.1)
    assert loser.chance.places == pytest.approx(-0.5, abs=0.1)
    assert winner.own.places == winner.others.places == loser.own.places == loser.others.places == 0


def test_what_somebody_gives_away_is_their_own_doing_and_the_others_good_fortune() -> None:
    loser, winner = bets((0, GIVE_UP)).accounts
    assert loser.own.places == pytest.approx(-0.5, abs=0.1)
    assert winner.others.places == pytest.approx(0.5, abs=0.1)
    assert loser.chance.places == winner.chance.places == winner.own.places == 0


def test_the_estimate_says_how_far_it_may_be_off() -> None:
    chance = bets((0, BET), (CHANCE, COIN)).accounts[0].chance
    assert 0.02 < chance.error < 0.15
    assert abs(chance.places - 0.5) < 2 * chance.error


def test_equals_share_their_places() -> None:
    assert places_at(Outcome([5, 3, 3], [1, 2, 2], "")) == [1, 2.5, 2.5]


SHORT = {"fagins_gang": {"round_limit": "5"}, "swindler": {"round_limit": "20", "game_length": "short"}}


def played(id: str) -> Match:
    """A short game."""
    game, rng = load(id), Random(3)
    match = Match(game, 3, rng, game.simulation | SHORT.get(id, {}))
    player = bot("random" if id == "fagins_gang" else "sly", game)
    while waiting := match.waiting_for():
        seat = waiting[0]
        match.play(seat, player.choose(match.view(seat), rng))
    return match


def fortune_of(match: Match) -> Fortune:
    begun = match.game.new(3, match.record.options)
    return fortune(begun, match.record.moves, POLICIES[match.game.id], Random(9), rounds=2)


@pytest.mark.parametrize("id", GAMES)
def test_chance_own_decisions_and_those_of_others_are_the_whole_change(id: str) -> None:
    match = played(id)
    found = fortune_of(match)
    assert match.outcome is not None
    assert found.moments[-1].places == places_at(match.outcome)
    for seat, account in enumerate(found.accounts):
        whole = found.moments[0].places[seat] - found.moments[-1].places[seat]
        parts = account.chance.places + account.own.places + account.others.places
        assert parts == pytest.approx(whole)


def test_the_same_seed_estimates_the_same() -> None:
    match = played("doggy_bag")
    assert fortune_of(match) == fortune_of(match)
