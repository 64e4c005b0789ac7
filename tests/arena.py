"""Whole games among bots, who are shown nothing but their views."""

from collections.abc import Iterator
from random import Random
from typing import Any

from fagin.arena import Plan, finish, standings
from fagin.bots.bot import bot
from fagin.games import load
from fagin.kernel import CHANCE, Game, State

AnyState = State[Any, Any, Any]


def next_seat(state: AnyState, rng: Random) -> int:
    """Let chance play; the seat that owes a move then, or CHANCE when the game is over."""
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample(rng))
    waiting = state.to_act()
    return waiting[0] if waiting else CHANCE


def play(
    game: str | Game[Any, Any, Any], names: list[str], seed: int, options: dict[str, str], most: int = 100_000
) -> AnyState:
    """The end of a game among the bots of these names, whose moves must be legal and not more than so many."""
    played = load(game) if isinstance(game, str) else game
    rng = Random(seed)
    bots = [bot(name, played) for name in names]
    state = played.new(len(names), options)
    for _ in range(most):
        seat = next_seat(state, rng)
        if seat == CHANCE:
            return state
        move = bots[seat].choose(state.view(seat), rng)
        assert move in state.legal_moves(seat)
        state.apply(seat, move)
    raise AssertionError(f"not over after {most} moves")


def decisions(
    game: Game[Any, Any, Any], players: int, seed: int, options: dict[str, str], sly: float
) -> Iterator[tuple[AnyState, int]]:
    """The moments of a game in which a seat must choose; that often Sly chooses, otherwise chance."""
    rng = Random(seed)
    state = game.new(players, options)
    while True:
        seat = next_seat(state, rng)
        if seat == CHANCE:
            return
        yield state, seat
        name = "sly" if rng.random() < sly else "random"
        state.apply(seat, bot(name, game).choose(state.view(seat), rng))


def wins_of_sly(game: str, games: int, players: int = 4, options: dict[str, str] | None = None) -> float:
    """How often one Sly among random players wins; a win shared by two is half a win."""
    plan = Plan(game, ("sly", "random"), players, options=options or {})
    return next(one.wins for one in standings(finish(plan, games)) if one.bot == "sly")
