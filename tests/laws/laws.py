"""Laws that every game keeps, checked on random games. They need nothing but the kernel.

1  no dead ends                whoever is to act has moves; nobody is to act exactly when there is an outcome
2  a guess looks like truth    what a seat sees is the same in the truth and in a guess
3  a guess is not the truth    each hidden thing that the game declares varies over guesses
4  told the same, sees the same    two worlds that a seat cannot tell apart stay so unless it is told otherwise,
                               and who is told nothing of somebody's move sees what it saw before
5  told something, knows it    if what a seat is told differs, what it sees differs, and it was marked as revealed;
                               two moves that all can see may come to the same, but not two things revealed;
                               that an answer in parts is whole is told to all, and reveals nothing
6  copies live their own lives no copy of an earlier state changes by later play
7  the record is the game      text, record and replay give the same state; every text parses to its move
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from fagin.kernel import CHANCE, Event, Game, Record, State
from fagin.kernel.show import show

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]
Look = Callable[[AnyState, int], object]
IsHidden = Callable[[AnyState, int], bool]
Hidden = tuple[str, Look, IsHidden]  # a name, what to look at in a guess, and when it is hidden from a seat
Invariants = Callable[[AnyState], None]

GUESSES = 4


def seen(state: AnyState, seat: int) -> object:
    """All that a seat sees."""
    view = state.view(seat)
    return show(view.public), show(view.own), view.to_act(), view.legal_moves()


def told(state: AnyState, seat: int) -> list[Event]:
    """The events told to a seat."""
    assert state.events is not None
    return [event for event in state.events if event.seen_by(seat)]


def words(events: list[Event]) -> list[tuple[str, tuple[int, int, int]]]:
    """Events as they can be compared."""
    return [(event.what, event.args) for event in events]


def some_move(state: AnyState, seat: int, rng: Random) -> int:
    """A legal move at random."""
    if seat == CHANCE:
        return state.sample(rng)
    moves = state.legal_moves(seat)
    assert moves, "whoever acts has moves"
    return rng.choice(moves)


def check(
    game: AnyGame,
    players: int,
    seed: int,
    hidden: list[Hidden],
    invariants: Invariants,
    options: dict[str, str] | None = None,
    share: float = 1.0,
) -> dict[str, list[bool]]:
    """Play one random game under all the laws; for each hidden thing, where guesses varied (law 3).

    In long games guesses may be looked at in a share of the positions only, chosen at random.
    """
    rng = Random(seed)
    state = game.new(players, options)
    record = Record(game.id, game.version, players, game.settle(options), game.data)
    earlier: list[tuple[AnyState, object]] = []
    varied: dict[str, list[bool]] = {}
    while True:
        invariants(state)
        no_dead_ends(state)
        looked_at = rng.random() < share
        for seat in range(players) if looked_at else ():
            guesses = [game.determinise(state.view(seat), rng) for _ in range(GUESSES)]
            guesses_look_like_the_truth(state, seat, guesses)
            for guess in guesses:
                invariants(guess)
            for name, look, is_hidden in hidden:
                if is_hidden(state, seat):
                    differ = len({str(look(guess, seat)) for guess in guesses}) > 1
                    varied.setdefault(name, []).append(differ)
        for seat in [*range(players), CHANCE] if looked_at else ():
            only_told_things_are_seen(game, state, seat, rng)
        if looked_at:
            earlier.append((state.copy(), show(state)))
            assert show(earlier[-1][0]) == earlier[-1][1], "a copy differs from what it copies"
        actors = state.to_act()
        if not actors:
            break
        actor = rng.choice(actors)
        move = some_move(state, actor, rng)
        state.apply(actor, move)
        record.moves.append((actor, move))
    for copy, picture in earlier:
        assert show(copy) == picture, "a copy was changed by later play"
    text = record.text(game.moves)
    again = Record.parse(text, game.moves)
    assert again.text(game.moves) == text, "the record is not read as it was written"
    assert show(again.replay(game)) == show(state), "the record does not replay to the same state"
    return varied


def guesses_vary(varied: dict[str, list[bool]]) -> None:
    """Law 3, over some games: a hidden thing must differ between guesses in a fifth of the positions at least."""
    for name, changes in varied.items():
        assert sum(changes) > 0.2 * len(changes), f"{name}: hidden, yet guesses hardly vary"


def no_dead_ends(state: AnyState) -> None:
    """Law 1."""
    actors = state.to_act()
    assert (not actors) == (state.public.outcome is not None), "over, and only then, nobody acts"
    assert actors == sorted(set(actors)), "who is to act stands in order, once each"
    for seat in actors:
        moves = state.legal_moves(seat)
        assert moves, "whoever acts has moves"
        assert moves == sorted(set(moves)), "moves stand in order, once each"
    if actors == [CHANCE]:
        assert all(weight > 0 for _, weight in state.chance()), "an outcome that cannot come"
    for seat in range(state.public.players):
        if seat not in actors:
            assert state.legal_moves(seat) == [], "who is not to act has no moves"
    if actors:
        assert state.public.stack[-1].first_to_act(state.public) == actors[0], "the first to act is another"


def guesses_look_like_the_truth(state: AnyState, seat: int, guesses: list[AnyState]) -> None:
    """Law 2."""
    assert state.view(seat).legal_moves() == state.legal_moves(seat), "the view is not the truth"
    truth = seen(state, seat)
    for guess in guesses:
        assert seen(guess, seat) == truth, "a guess differs in what its seat sees"
        assert guess.view(seat).key() == state.view(seat).key(), "the same knowledge has another key"
        for other in guess.to_act():
            assert guess.legal_moves(other), "in a guess somebody cannot move"


def ends_an_answer(state: AnyState, actor: int, move: int) -> bool:
    """Whether a move is more than a part of an answer in secret."""
    step = state.public.stack[-1]
    return actor == CHANCE or not step.part(actor, move, state.public, state.private[actor])


def only_told_things_are_seen(game: AnyGame, state: AnyState, seat: int, rng: Random) -> None:
    """Laws 4 and 5: two worlds that a seat cannot tell apart, and one move in each."""
    actors = state.to_act()
    if not actors:
        return
    world = state.copy()
    guess = game.determinise(state.view(seat), rng)
    actor = rng.choice(actors)
    move = some_move(world, actor, rng)
    same = move in guess.legal_moves(actor) and (actor == seat or rng.random() < 0.5)
    other = move if same else some_move(guess, actor, rng)
    ends = [ends_an_answer(world, actor, move), ends_an_answer(guess, actor, other)]
    world.events, guess.events = [], []
    world.apply(actor, move)
    guess.apply(actor, other)
    moves = f"{game.moves.text(move)} / {game.moves.text(other)}"
    here, there = told(world, seat), told(guess, seat)
    if not here and actor not in (seat, CHANCE):
        assert seen(world, seat) == seen(state, seat), f"seat {seat} sees more, though told nothing: {moves}"
    if words(here) == words(there):
        assert seen(world, seat) == seen(guess, seat), f"seat {seat} learnt what it was not told: {moves}"
        return
    shown = all(any(event.what == "move" for event in events) for events in (here, there))
    known_by_moves = shown and move != other and actor != CHANCE  # a coin may be paid and come back
    by_rules = [
        [event for event in events if event.reveals or not (known_by_moves or event.what == "move")]
        for events in (here, there)
    ]
    if words(by_rules[0]) != words(by_rules[1]):
        assert seen(world, seat) != seen(guess, seat), f"seat {seat} was told what it does not know: {moves}"
    if move == other and actor != CHANCE and ends[0] == ends[1]:
        marked = [any(event.reveals for event in events) for events in (here, there)]
        assert all(marked), f"seat {seat} was told something hidden that is not marked as revealed: {moves}"
