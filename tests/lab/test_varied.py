"""What the lab may vary: a value is read by a rule, or it is refused by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fagin.games import GAMES, load, made_of
from fagin.kernel import CHANCE, BadData, Match, RandomSource
from fagin.lab.components import Value, changed, components_of, near, toml_of, unread, way_to
from fagin.lab.plan import BadPlan, Side, Wish, plan_of

LONG = dict.fromkeys(("fagins_gang", "swindler"), pytest.mark.slow)  # random players need many moves
TRIES = 300  # games in which a value has time to matter


@lru_cache
def box(game: str) -> dict[str, Any]:
    return components_of(game, None)


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Value]]:
    """Every value of a component file with its path."""
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(item, (*path, str(key)))
    else:
        yield ".".join(path), value


def shapes(game: str) -> list[list[tuple[str, Value]]]:
    """The values of a box, those together whose paths differ only by the places of tables in a list."""
    found: dict[str, list[tuple[str, Value]]] = {}
    for path, value in leaves(box(game)):
        found.setdefault(re.sub(r"\.\d+(?=\.)", "", path), []).append((path, value))
    return list(found.values())


def others(game: str, path: str, value: Value) -> list[dict[str, Any]]:
    """Boxes in which another value stands at a path, as far as they can be played with."""
    found = []
    for other in near(value):
        components = changed(box(game), {path: other})
        try:
            made_of(game, components)
        except BadData:
            continue
        found.append(components)
    return found


def is_accepted(game: str, path: str, value: Value) -> bool:
    """Whether a value may be varied."""
    return unread(game, box(game), [{path: value}]) is None


def follows(game: str, path: str, value: Value) -> None:
    """Who may vary a value gets another game, or a file that is refused; who may not would get the same game."""
    numbers = {made_of(game, components).data for components in others(game, path, value)}
    assert is_accepted(game, path, value) == (numbers != {made_of(game, box(game)).data}), path


@pytest.mark.parametrize("game", GAMES)
def test_a_value_may_be_varied_only_if_it_makes_another_game(game: str) -> None:
    for alike in shapes(game):
        follows(game, *alike[len(alike) // 2])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_single_value_may_be_varied_only_if_it_makes_another_game(game: str) -> None:
    for path, value in leaves(box(game)):
        follows(game, path, value)


@lru_cache(maxsize=200)
def course_of_the_box(game: str, players: int, seed: int) -> object:
    return course(game, box(game), players, seed)


def course(game: str, components: dict[str, Any], players: int, seed: int) -> object:
    """A game of random players, as spectators are told it."""
    made, rng = made_of(game, components), Random(seed)
    match = Match(made, players, RandomSource(Random(-seed)), made.simulation)
    while waiting := match.waiting_for():
        moves = match.legal_moves(waiting[0])
        match.play(waiting[0], moves[int(rng.random() * len(moves))])
    assert match.outcome is not None
    return [(event.what, event.args) for event in match.events(CHANCE, 0)], match.outcome.scores


def matters(game: str, alike: list[tuple[str, Value]]) -> bool:
    """Whether in some game with another value anything happens otherwise."""
    box_game = load(game)
    for seed in range(TRIES):
        path, value = alike[seed % len(alike)]
        players = box_game.most - seed % (box_game.most - box_game.fewest + 1)
        for components in others(game, path, value):
            if course(game, components, players, seed) != course_of_the_box(game, players, seed):
                return True
    return False


@pytest.mark.parametrize("game", [pytest.param(game, marks=LONG.get(game, ())) for game in GAMES])
def test_with_another_value_that_may_be_varied_games_take_another_course(game: str) -> None:
    silent = [
        alike[0][0]
        for alike in shapes(game)
        if is_accepted(game, *alike[0])
        and any(others(game, *one) for one in alike)
        and not matters(game, alike)
    ]
    assert silent == []


IDLE = [
    ("swindler", "bag.red.x"),
    ("swindler", "counts.dealers"),
    ("swindler", "order.A1.title"),
    ("oliver_twist", "money.denominations.0.count"),
    ("oliver_twist", "object.apple.joker"),
    ("fagins_gang", "location.chertsey.title_pos.0"),
    ("doggy_bag", "game.minutes"),
]


def value_at(game: str, path: str) -> Value:
    found: Any = box(game)
    for key in way_to(found, path):
        found = found[key]
    assert isinstance(found, Value)
    return found


def refusal(wish: Wish) -> tuple[str, str]:
    with pytest.raises((BadData, BadPlan)) as refused:
        plan_of(wish)
    assert isinstance(refused.value, BadData | BadPlan)
    return refused.value.key, refused.value.reason


@pytest.mark.parametrize(("game", "path"), IDLE)
def test_a_value_that_no_rule_reads_is_refused_by_its_path(game: str, path: str) -> None:
    own = value_at(game, path)
    for values in ([own], [own, *near(own)], near(own)):
        assert refusal(Wish(game, vary={path: values})) == (path, "component-unread")


def test_a_value_that_no_rule_reads_is_refused_beside_others_and_in_files_of_owners(tmp_path: Path) -> None:
    box_file, own = tmp_path / "box.toml", tmp_path / "own.toml"
    box_file.write_text(toml_of(box("swindler")), encoding="utf-8")
    own.write_text(
        toml_of({**box("swindler"), "rules": {**box("swindler")["rules"], "hire_cost": 1}}), encoding="utf-8"
    )
    assert load("swindler", own).data == load("swindler").data
    both: dict[str, list[Value]] = {"rules.dealer_bonus": [2, 3], "rules.hire_cost": [1, 2]}
    idle = ("rules.hire_cost", "component-unread")
    assert refusal(Wish("swindler", data=str(own), vary=both)) == idle
    assert refusal(Wish("swindler", data=str(own), vary={"round_limit": ["20"], **both})) == idle
    assert refusal(Wish("swindler", data=str(box_file), vary=both)) == ("rules.hire_cost", "component-path")
    against = Side("", {}, str(own))
    note: dict[str, list[Value]] = {"rules.note": ["one", "other"]}
    assert refusal(Wish("swindler", against=against, vary=note)) == ("rules.note", "component-unread")


def test_numbers_that_must_add_up_are_varied_together_if_a_rule_reads_any_of_them() -> None:
    counts: dict[str, list[Value]] = {"object.apple.count": [13], "object.apple.faces.0.count": [9]}
    assert len(plan_of(Wish("oliver_twist", vary=counts)).variants) == 1
    totals: dict[str, list[Value]] = {"colours.grey.box_total": [20], "bones.total": [102]}
    assert refusal(Wish("doggy_bag", vary=totals)) == ("colours.grey.box_total", "component-unread")


def test_a_path_goes_through_keys_and_ids_that_hold_dots() -> None:
    assert changed(box("swindler"), {"bag.red.loot.key.red": 3})["bag"][0]["loot"]["key.red"] == 3
    assert changed(box("swindler"), {"accomplice.lock_picker.red.count": 7})["accomplice"][9]["count"] == 7
    assert box("swindler")["accomplice"][9]["count"] != 7


def test_a_path_to_a_table_is_refused() -> None:
    assert refusal(Wish("swindler", vary={"rules": [1, 2]})) == ("rules", "component-kind")
