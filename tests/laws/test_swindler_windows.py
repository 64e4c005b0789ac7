"""A window tells nothing: whatever the others hold and answer, a seat is asked, sees and is told the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from laws.laws import only_told_things_are_seen, seen

from fagin.games import load
from fagin.games.swindler.pieces import CARDS
from fagin.games.swindler.state import draw_into_hand
from fagin.games.swindler.windows import KillWindow, Window
from fagin.kernel import CHANCE, NOTHING

GAME = load("swindler")


def windows(players: int, rng: Random) -> Any:
    """Positions of one random game in which a window is open, with cards dealt so that there are many."""
    state = GAME.new(players, {"round_limit": "20"})
    while actors := state.to_act():
        step = state.public.stack[-1]
        if isinstance(step, (Window, KillWindow)):
            yield state
        elif state.public.round > 0 and state.public.deck_count and not step.secret() and rng.random() < 0.05:
            a_card(state, rng)
        actor = rng.choice(actors)
        state.apply(actor, state.sample(rng) if actor == CHANCE else rng.choice(state.legal_moves(actor)))


def a_card(state: Any, rng: Random) -> None:
    """One more card for somebody who is not in the middle of something."""
    seats = [seat for seat in range(state.public.players) if seat != state.public.seat]
    deck = [card for card in range(len(CARDS)) for _ in range(state.secret.deck >> 3 * card & 7)]
    draw_into_hand(state, rng.choice(seats), rng.choice(deck), False)


def pairs_of_worlds(pairs: int, seed: int) -> dict[str, int]:
    """Compare so many pairs of worlds; how often each window was met."""
    rng = Random(seed)
    met: dict[str, int] = {}
    done = 0
    while done < pairs:
        for state in windows(rng.choice((3, 4)), rng):
            seat = rng.choice([*range(state.public.players), CHANCE])
            guess = GAME.determinise(state.view(seat), rng)
            assert guess.to_act() == state.to_act(), "who is asked depends on what is hidden"
            if seat != CHANCE:
                assert seen(guess, seat) == seen(state, seat)
            only_told_things_are_seen(GAME, state, seat, rng)
            name = type(state.public.stack[-1]).__name__
            met[name] = met.get(name, 0) + 1
            done += 1
    return met


def windows_opened_alike(positions: int, seed: int) -> int:
    """Whether a window opens after a move is the same in every world that looks the same; how many opened."""
    rng = Random(seed)
    opened = done = 0
    while done < positions:
        state = GAME.new(4, {"round_limit": "20"})
        while actors := state.to_act():
            step = state.public.stack[-1]
            if not step.secret() and state.public.round and state.public.deck_count and rng.random() < 0.02:
                a_card(state, rng)
            actor, watcher = rng.choice(actors), rng.randrange(4)
            move = state.sample(rng) if actor == CHANCE else rng.choice(state.legal_moves(actor))
            guess = None
            if watcher != actor and not step.secret() and rng.random() < 0.1:
                guess = GAME.determinise(state.view(watcher), rng)
                guess = guess if move in guess.legal_moves(actor) else None
            state.apply(actor, move)
            if guess is not None:
                guess.apply(actor, move)
                assert guess.to_act() == state.to_act(), "whether somebody is asked depends on what is hidden"
                opened += bool(state.public.stack) and isinstance(
                    state.public.stack[-1], (Window, KillWindow)
                )
                done += 1
    return opened


def kinds_of_answers(windows_met: int, seed: int) -> set[str]:
    """The sealed answers of others that are guessed."""
    rng = Random(seed)
    answers: set[str] = set()
    done = 0
    while done < windows_met:
        for state in windows(4, rng):
            seat = rng.randrange(4)
            for other, own in enumerate(GAME.determinise(state.view(seat), rng).private):
                if other != seat and own.answer != NOTHING:
                    answers.add(GAME.moves.text(own.answer).split(":")[0])
            done += 1
    return answers


def test_windows_tell_nothing() -> None:
    met = pairs_of_worlds(400, 1)
    assert set(met) == {"BetWindow", "CopyWindow", "SkullWindow", "EndWindow", "KillWindow"}


def test_whether_a_window_opens_tells_nothing() -> None:
    assert windows_opened_alike(150, 2) > 10


def test_an_answer_that_is_sealed_may_be_anything_for_the_others() -> None:
    cards = {"bet", "copycat", "angel", "backstab", "golddig", "assassin", "beggar", "hustle"}
    assert kinds_of_answers(1500, 5) == {"pass", *cards}


@pytest.mark.slow
def test_twenty_thousand_pairs_of_worlds_in_windows() -> None:
    assert min(pairs_of_worlds(20_000, 3).values()) > 500


@pytest.mark.slow
def test_whether_a_window_opens_tells_nothing_for_long() -> None:
    assert windows_opened_alike(5_000, 4) > 500
