"""Sly, who plays Fagin's Gang by planning a few own turns ahead and counting the cubes that are still missing."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fagin.bots.players.gang_cubes import moved
from fagin.bots.players.gang_plan import Plan, Planner
from fagin.bots.players.gang_worth import Worth
from fagin.games.fagins_gang.moves import (
    ACT,
    ACT_BEG,
    ACT_MARKET,
    BUMP,
    BUY,
    DISCARD,
    DONE,
    EXCHANGE,
    GIVE,
    GO,
    PASS,
    STEAL,
    TAKE,
)
from fagin.games.fagins_gang.state import GangPrivate, GangPublic, GangSecret, GangView
from fagin.kernel import State, View

RIVAL: Final = 0.3  # what a rival's loss counts beside one's own gain


class SlyGang:
    """A planning player: it knows what is missing for the next urchins, and how to come by it."""

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        """The move that begins the best plan; the same for the same table."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        return decide(view, moves)


def decide(view: GangView, moves: list[int]) -> int:
    """One of several moves, by what is being decided."""
    public = view.public
    planner = Planner(public, view.seat)
    first = moves[0]
    if ACT + ACT_BEG in moves:
        return ACT + ACT_BEG
    if first < GO:
        return planner.best(planner.actions(moves)).first
    if BUMP <= first < STEAL:
        return least_harm(view, moves)
    if GIVE <= first < TAKE:
        return GIVE + spare(planner)
    if TAKE <= first < BUY:
        return take(planner, moves)
    if DISCARD <= first < EXCHANGE:
        return DISCARD + spare(planner)
    if int(public.action) == ACT_MARKET:
        trade = planner.best_trade(planner.now, public.market)
        return trade if trade in moves else PASS if PASS in moves else DONE
    plans = planner.firsts(int(public.action), int(public.things), int(public.used))
    return planner.best(plans).first if plans else first  # nobody plans to go down


def spare(planner: Planner) -> int:
    """The good of which a cube is missed least."""
    planner.cubes.look(planner.now)
    return int(planner.cubes.least_needed(planner.now, True))


def take(planner: Planner, moves: list[int]) -> int:
    """The cube with which the next turns lead farthest."""
    plans: list[Plan] = []
    for move in moves:
        place = moved(planner.now, move - TAKE, 1)
        plans.append(Plan(place, move, planner.worth.of(place)))
    return planner.best(plans).first


def least_harm(view: GangView, moves: list[int]) -> int:
    """Up or down: what is best for one's own urchins and worst for the others'."""
    best, most = moves[0], -1e9
    for move in moves:
        public = view.public.copy()
        state: State[GangPublic, GangPrivate, GangSecret] = State(
            public, [GangPrivate() for _ in range(public.players)], GangSecret()
        )
        step = public.stack[-1]
        step.apply(state, view.seat, move)
        merit = 0.0
        for seat in range(public.players):
            judge = Worth(public, seat)
            worth = judge.of(judge.place(public))
            merit += worth if seat == view.seat else -RIVAL * worth
        if merit > most:
            best, most = move, merit
    return best
