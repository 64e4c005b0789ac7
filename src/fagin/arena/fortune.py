"""What a game that is over owes to chance and to decisions, estimated by playing on from each of its moments.

A moment is worth the place that each seat may expect then. Where chance moves, the change is chance's; elsewhere it is
the doing of the seat that moves. A round plays on once from every moment, with the same dice from all of them, so that
neighbours differ by little else than the move between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from fagin.arena.thinking import Question, begun
from fagin.bots.bot import POLICIES
from fagin.bots.merits import place_of, shared_place
from fagin.bots.policy import Policy
from fagin.kernel import CHANCE, Dice, Outcome, State
from fagin.kernel.state import LUCK

ROUNDS: Final = 100  # at most
FEWEST: Final = 2  # rounds without which nobody can say how sure they are
ENOUGH: Final = 24  # choices after which nobody is waited for who is not asked any more
SURE: Final = 1.96  # standard errors to either side for 95 %


@dataclass(frozen=True)
class Moment:
    """A moment at which something was decided: after how many moves, by whom, and the places expected before."""

    moves: int
    mover: int  # a seat, or CHANCE; CHANCE at the end, too
    places: list[float]


@dataclass(frozen=True)
class Share:
    """Places won, and by how many the estimate may be wrong."""

    places: float
    error: float


@dataclass(frozen=True)
class Account:
    """Where the places of a seat come from."""

    chance: Share
    own: Share
    others: Share


@dataclass(frozen=True)
class Fortune:
    """The moments of a game, the last of which is its end, and an account for each seat."""

    rounds: int
    moments: list[Moment]
    accounts: list[Account]


def fortune_of(question: Question) -> Fortune:
    """The fortune of the game that a question is about, which is over."""
    policy, rng = POLICIES[question.game], Random(question.seed)
    return fortune(begun(question), question.moves, policy, rng, seconds=question.seconds)


def fortune(
    start: State[Any, Any, Any],
    moves: Sequence[tuple[int, int]],
    policy: Policy,
    rng: Random,
    rounds: int = ROUNDS,
    seconds: float = inf,
) -> Fortune:
    """The fortune of a game that began so and ended after these moves, in so many seconds or little more."""
    end = process_time() + seconds
    tries: list[list[Moment]] = []
    while len(tries) < rounds and (len(tries) < FEWEST or process_time() < end):
        tries.append(look_through(start.copy(), moves, policy, rng.getrandbits(64)))
    moments = [
        Moment(same[0].moves, same[0].mover, [fmean(seat) for seat in zip(*(one.places for one in same))])
        for same in zip(*tries)
    ]
    return Fortune(len(tries), moments, [account_of(tries, seat) for seat in range(start.public.players)])


def look_through(
    state: State[Any, Any, Any], moves: Sequence[tuple[int, int]], policy: Policy, seed: int
) -> list[Moment]:
    """Each moment at which there was a choice or a chance, played on from once."""
    moments: list[Moment] = []
    for made, (seat, move) in enumerate(moves):
        if len(state.legal_moves(seat)) != 1:
            moments.append(Moment(made, seat, expected(state.copy(), policy, seed)))
        state.apply(seat, move)
    moments.append(Moment(len(moves), CHANCE, expected(state, policy, seed)))
    return moments


def expected(state: State[Any, Any, Any], policy: Policy, seed: int) -> list[float]:
    """The place that each seat may expect, after one try; chance and whims have dice of their own.

    A try is judged at a quiet moment once everybody has been asked, so that no seat is a turn ahead of another.
    """
    luck, whims = Dice(seed), Dice(~seed)
    public = state.public
    everybody = (1 << public.players) - 1
    step = public.stack.top
    picks, asked = 0, 0
    while step is not None:
        if step.kind == LUCK:
            step = state.take(step, CHANCE, step.sample(state, luck.random()))
            continue
        lap = asked == everybody or picks >= ENOUGH
        if lap and policy.horizon > 0 and policy.settled(public):
            break
        seat = step.first_to_act(public)
        own = state.private[seat]
        moves = step.legal_moves(seat, public, own)
        if len(moves) > 1:
            picks, asked = picks + 1, asked | 1 << seat
            step = state.take(step, seat, policy.pick(seat, public, own, moves, whims))
        else:
            step = state.take(step, seat, moves[0])
    if public.outcome is not None:
        return places_at(public.outcome)
    merits = policy.value(state)
    return [place_of(merits, seat) for seat in range(public.players)]


def places_at(outcome: Outcome) -> list[float]:
    """The places at an end; equals share the mean of theirs."""
    return [shared_place(outcome.places, seat) for seat in range(len(outcome.places))]


def account_of(tries: list[list[Moment]], seat: int) -> Account:
    """What all rounds say of a seat."""
    return Account(*(share_of(list(won)) for won in zip(*(won_by(moments, seat) for moments in tries))))


def won_by(moments: list[Moment], seat: int) -> tuple[float, float, float]:
    """The places that a seat won by chance, by its own decisions and by those of others."""
    chance = own = others = 0.0
    for before, after in pairwise(moments):
        won = before.places[seat] - after.places[seat]
        if before.mover == CHANCE:
            chance += won
        elif before.mover == seat:
            own += won
        else:
            others += won
    return chance, own, others


def share_of(won: list[float]) -> Share:
    """The mean, and how far it may be off."""
    return Share(fmean(won), SURE * stdev(won) / sqrt(len(won)))
