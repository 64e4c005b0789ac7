"""How often somebody who sees everything wins against random players: what luck leaves to the best of bots.

Such a player looks into the bag and behind every screen and knows that the others choose at random. Before each move
of its own it tries its moves in futures of the true game, the others moving at random, itself as a light hand would:
all of them with the same luck, then the better half of them with more of it, until one is left. An honest one does
the same in worlds guessed from what its seat may know; that the others are random no bot of ours is told.
"""

import argparse
import json
from random import Random
from typing import Any

from bench.duel import points
from fagin.arena.figures import wilson
from fagin.bots.bot import POLICIES
from fagin.games import GAMES, load
from fagin.kernel import CHANCE, Dice, Game, State

EXAMPLE = """example:
  PYTHONPATH=build/compiled .venv/bin/python -m bench.ceiling --game doggy_bag --players 4 --games 200 --futures 2000
  PYTHONPATH=build/compiled .venv/bin/python -m bench.ceiling --game doggy_bag --players 3 --games 200 --honest"""

AnyState = State[Any, Any, Any]


def main() -> None:
    """Play, and tell how many games it won."""
    parser = argparse.ArgumentParser(
        prog="bench.ceiling",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--game", choices=GAMES, default="doggy_bag")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--futures", type=int, default=2000, help="that are tried for one choice")
    parser.add_argument("--honest", action="store_true", help="it sees only what its seat may see")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    wanted = [
        (given.game, given.players, number, given.futures, given.honest) for number in range(given.games)
    ]
    won = points(win, wanted)
    rate = wilson(won, given.games)
    if given.json:
        print(json.dumps({"games": given.games, "won": won, "low": rate.low, "high": rate.high}))
    else:
        print(f"won {won:g} of {given.games}: {rate.value:.1%}, {rate.low:.1%} to {rate.high:.1%}")


def win(wanted: tuple[str, int, int, int, bool]) -> float:
    """One game, every deal once from each seat: its win, shared by all in first place."""
    name, players, number, futures, honest = wanted
    game, seat = load(name), number % players
    deal, rng = Random(f"deal {number // players}"), Random(f"game {number}")
    state = game.new(players, game.simulation)
    while state.public.outcome is None:
        actor = state.to_act()[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(deal))
            continue
        moves = state.legal_moves(actor)
        if actor == seat and len(moves) > 1:
            move = best(game, state, seat, moves, futures, honest, rng)
        else:
            move = moves[int(rng.random() * len(moves))]
        state.apply(actor, move)
    return share_of(state, seat)


def best(
    game: Game[Any, Any, Any],
    state: AnyState,
    seat: int,
    moves: list[int],
    futures: int,
    honest: bool,
    rng: Random,
) -> int:
    """The move that wins the most of some futures, of the true world or of worlds it may be, halved in phases."""
    won = dict.fromkeys(moves, 0.0)
    alive = moves
    phases = (len(moves) - 1).bit_length()
    while len(alive) > 1:
        for _ in range(max(1, futures // (phases * len(alive)))):
            luck = rng.getrandbits(64)
            world = game.determinise(state.view(seat), rng) if honest else state
            for move in alive:
                future = world.copy()
                future.apply(seat, move)
                won[move] += played_on(game.id, future, seat, Dice(luck))
        alive = sorted(alive, key=won.__getitem__, reverse=True)[: (len(alive) + 1) // 2]
    return alive[0]


def played_on(name: str, state: AnyState, seat: int, dice: Dice) -> float:
    """The win of a seat that goes on with a light hand among players who choose anything."""
    public, policy = state.public, POLICIES[name]
    moves = state.first_choices(dice)
    while moves:
        if len(moves) == 1:
            move = moves[0]
        elif state.to_act()[0] == seat:
            move = policy.pick(seat, public, state.private[seat], moves, dice)
        else:
            move = moves[int(dice.below(len(moves)))]
        moves = state.choose(move, dice)
    return share_of(state, seat)


def share_of(state: AnyState, seat: int) -> float:
    """The win of a seat, shared by all in first place."""
    places: list[int] = state.public.outcome.places
    return 1 / places.count(1) if places[seat] == 1 else 0.0


if __name__ == "__main__":
    main()
