"""What the tests of scenes share: moments of random games, and what must be true of every scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from fagin.adapters.observation import Observer
from fagin.kernel import CHANCE, Effect, Game, State
from fagin.kernel.show import fields, show_text
from fagin.web.scenes import Stage

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]
ALWAYS = {"players", "setting", "stack", "outcome"}  # of the kernel, or told by the sheet
WIDEST = 2**53  # from there on a browser's numbers have gaps
TRIES = 12  # values of one field that are tried in one view


def moments(
    game: AnyGame, players: int, seed: int, options: dict[str, str] | None = None, share: float = 1.0
) -> list[AnyState]:
    """The beginning and the end of a random game, and such a share of its moments, chance's among them."""
    rng = Random(seed)
    state = game.new(players, options)
    found = [state.copy()]
    while state.to_act():
        seat = rng.choice(state.to_act())
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal_moves(seat)))
        if rng.random() < share or not state.to_act():
            found.append(state.copy())
    return found


def varied(states: Iterable[AnyState], each: int) -> list[AnyState]:
    """Of many moments so many, at most, in which the same sort of step is pending."""
    number: Counter[type | None] = Counter()
    found: list[AnyState] = []
    for state in states:
        top = type(state.public.stack[-1]) if state.public.stack else None
        number[top] += 1
        if number[top] <= each:
            found.append(state)
    return found


def choices(states: list[AnyState]) -> Iterator[tuple[AnyState, int, str]]:
    """The moments in which somebody chooses: who, and the name of the step."""
    for state in states:
        for seat in state.to_act():
            if seat != CHANCE:
                yield state, seat, type(state.public.stack[-1]).__name__


def shown_fields(stage: Stage, states: list[AnyState], own: bool) -> set[str]:
    """The fields of the public compartment, or of the own one, without which a scene would be another.

    They are found by giving each field, in some moments, the values that it has in others.
    """
    rng = Random(0)
    views = [state.view(seat) for state in states for seat in range(state.public.players)]
    names = [name for name in fields(views[0].own if own else views[0].public) if name not in ALWAYS]
    shown: set[str] = set()
    for name in names:
        values = list(
            {show_text(value): value for value in (getattr(part(v, own), name) for v in views)}.values()
        )
        for view in views:
            scene, true = stage.scene(view), getattr(part(view, own), name)
            for value in rng.sample(values, min(TRIES, len(values))):
                setattr(part(view, own), name, value)
                if stage.scene(view) != scene:
                    shown.add(name)
            setattr(part(view, own), name, true)
            if name in shown:
                break
    return shown


def all_fields(states: list[AnyState], own: bool) -> set[str]:
    """The fields of a compartment but for those of the kernel."""
    return set(fields(part(states[0].view(0), own))) - ALWAYS


def part(view: Any, own: bool) -> Any:
    """A compartment of a view."""
    return view.own if own else view.public


def steps_seen(game: AnyGame) -> dict[type, set[str]]:
    """The steps that can be on top when somebody looks, with their fields: all but those that happen by themselves."""
    steps = Observer(game, game.fewest).table.steps
    return {step.step: set(step.fields.fields) for step in steps if not issubclass(step.step, Effect)}


def is_plain(thing: object) -> bool:
    """Whether something is JSON that every browser reads as it was meant."""
    if thing is None or isinstance(thing, (bool, str)):
        return True
    if isinstance(thing, int):
        return abs(thing) < WIDEST
    if isinstance(thing, list):
        return all(map(is_plain, thing))
    return isinstance(thing, dict) and all(isinstance(key, str) and is_plain(thing[key]) for key in thing)


def scene_laws(game: AnyGame, stage: Stage, states: list[AnyState], seed: int) -> None:
    """Scenes are plain, the same in worlds that a seat cannot tell apart, and to spectators the public part."""
    rng = Random(seed)
    for state in states:
        public = stage.scene(state.view(CHANCE))
        assert public["own"] is None
        assert is_plain(public)
        for seat in range(state.public.players):
            view = state.view(seat)
            scene = stage.scene(view)
            assert is_plain(scene)
            assert scene["own"] is not None
            assert {**scene, "own": None} == public
            assert stage.scene(game.determinise(view, rng).view(seat)) == scene


def confused_steps(stage: Stage, states: list[AnyState]) -> set[str]:
    """The steps that leave a spectator's scene as it is where another of their class, with other fields, is pending."""
    rng = Random(0)
    pending: dict[type, dict[str, Any]] = {}
    for top in (state.public.stack[-1] for state in states if state.public.stack):
        pending.setdefault(type(top), {})[show_text(top)] = top
    confused: set[str] = set()
    for state in states:
        view = state.view(CHANCE)
        if view.public.stack:
            scene, top = stage.scene(view), view.public.stack[-1]
            others = [step for text, step in pending[type(top)].items() if text != show_text(top)]
            for other in rng.sample(others, min(TRIES, len(others))):
                view.public.stack.top = other
                if stage.scene(view) == scene:
                    confused.add(type(top).__name__)
    return confused
