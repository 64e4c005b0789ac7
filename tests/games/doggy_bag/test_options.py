"""The options: those that change the rules, and those that only change what is shown."""

from random import Random

import pytest
from doggy_positions import (
    GAME,
    bag,
    before_roles,
    behind,
    chest,
    draw,
    fronts,
    lay_in_front,
    legal,
    play,
    seen,
)
from positions import played_at_random
from rule import rule

from fagin.games import load
from fagin.games.doggy_bag.pieces import heap_of
from fagin.kernel import CHANCE, Match

DISPLAY = [("memo", "last_look"), ("memo", "none"), ("bag_count", "false"), ("reveal_at_end", "false")]


def test_the_options_and_their_defaults_are_those_of_the_rules() -> None:
    assert {option.id: option.values for option in load("doggy_bag").options} == {
        "mode": ["full", "beginner"],
        "effects": ["mandatory", "optional"],
        "gluttony_keeps_grey": ["false", "true"],
        "first_player": ["random", "seat0"],
        "memo": ["full", "last_look", "none"],
        "bag_count": ["true", "false"],
        "reveal_at_end": ["true", "false"],
    }


def test_a_new_game_without_options_is_the_full_game() -> None:
    setting = GAME.new(2).public.setting
    assert (setting.beginner, setting.effects_optional, setting.gluttony_keeps_grey) == (False, False, False)
    assert (setting.lots_drawn, setting.memo, setting.bag_count, setting.reveal_at_end) == (
        True,
        "full",
        True,
        True,
    )


@rule("DB-R52")
@pytest.mark.parametrize(("option", "value"), DISPLAY)
def test_display_options_are_in_the_setting_and_never_change_the_play(option: str, value: str) -> None:
    records = []
    for options in ({}, {option: value}):
        rng = Random(5)
        match = Match(GAME, 3, Random(6), options)
        records.append(played_at_random(match, rng))
        shown = getattr(match.view(CHANCE).public.setting, option)
    assert records[0] == records[1]
    assert str(shown).lower() == value


@rule("DB-R12")
@pytest.mark.parametrize("token", [0, 1, 3, 4, 5])
def test_optional_effects_without_a_choice_of_their_own_ask_first(token: int) -> None:
    state = before_roles(2, "gwryk", effects="optional")
    lay_in_front(state, "k")
    play(state, f"0 role:{token}")
    assert legal(state, 0) == ["use", "skip"]
    play(state, "0 skip")
    assert state.to_act() == [1]
    assert (bag(state), fronts(state), seen(state, 0)) == ("gwryk", ["k", ""], [])


@rule("DB-R12", "DB-13.2")
def test_an_optional_effect_that_is_used_works_as_usual() -> None:
    state = before_roles(3, "gwryk", effects="optional")
    lay_in_front(state, "k")
    play(state, "0 role:0", "0 use", "1 role:1", "1 use", "* bone:w", "2 role:5", "2 use")
    assert (fronts(state), chest(state)) == (["", "w", ""], "k")
    assert len(seen(state, 1)) == 1
    draw(state, "gry")
    assert legal(state, 2) == ["discard:g", "discard:r", "discard:y"]


@rule("DB-R12")
@pytest.mark.parametrize(
    ("token", "moves"), [(2, ["lead:0", "lead:1"]), (6, ["refill:wk"]), (7, ["swap:w:w", "swap:w:k"])]
)
def test_optional_effects_with_a_choice_may_be_skipped_in_it(token: int, moves: list[str]) -> None:
    state = before_roles(2, effects="optional")
    state.private[0].behind = heap_of("ww")
    state.public.chest = heap_of("wk")
    state.public.first = 1
    play(state, f"0 role:{token}")
    assert legal(state, 0) == [*moves, "skip"]
    play(state, "0 skip")
    assert state.to_act() == [1]
    assert (state.public.first, chest(state), behind(state, 0), bag(state)) == (1, "wk", "ww", "gwryk")


@rule("DB-R12")
@pytest.mark.parametrize("token", [0, 3, 5, 6, 7])
def test_an_impossible_effect_is_not_even_offered(token: int) -> None:
    state = play(before_roles(2, "", effects="optional"), f"0 role:{token}")
    assert state.to_act() == [1]


@rule("DB-R12")
@pytest.mark.parametrize("token", range(8))
def test_mandatory_effects_offer_no_way_out(token: int) -> None:
    state = before_roles(2, "gwryk")
    state.public.chest = heap_of("gwr")
    lay_in_front(state, "k")
    play(state, f"0 role:{token}")
    assert "skip" not in legal(state, 0)
    assert "use" not in legal(state, 0)


@rule("DB-14.4", "DB-14.2")
def test_the_beginner_version_with_optional_effects_asks_nothing() -> None:
    state = play(before_roles(2, mode="beginner", effects="optional"), "0 role:4")
    assert state.to_act() == [1]
