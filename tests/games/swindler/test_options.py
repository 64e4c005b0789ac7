"""The options: those that change the rules, and those that only change how a table asks and shows."""

from random import Random

import pytest
from positions import played_at_random
from rule import rule
from swindler_positions import GAME, PLAIN, coins, legal, outcomes, play, theft, turn

from fagin.games import load
from fagin.kernel import Match


def played(options: dict[str, str], seed: int = 5) -> tuple[object, ...]:
    """A whole game of random moves: all moves, scores and places."""
    rng = Random(seed)
    match = Match(GAME, 3, Random(seed + 1), {"round_limit": "20", **options})
    return played_at_random(match, rng)


def test_the_options_and_their_defaults_are_those_of_the_rules() -> None:
    assert {option.id: option.values for option in load("swindler").options} == {
        "master_thief": ["draft", "random", "off"],
        "start_player": ["random", "seat0", "seat1", "seat2", "seat3"],
        "coin_supply": ["limited", "unlimited"],
        "jail_silence": ["false", "true"],
        "reaction_mode": ["live", "orders", "ask"],
        "reaction_pace": ["1.0", "0.5", "2.0"],
        "round_limit": ["0", "20", "30", "40"],
        "game_length": ["normal", "short"],
        "show_bag_odds": ["true", "false"],
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("reaction_mode", "orders"),
        ("reaction_mode", "ask"),
        ("reaction_pace", "0.5"),
        ("reaction_pace", "2.0"),
        ("show_bag_odds", "false"),
    ],
)
def test_options_of_how_a_table_asks_and_shows_never_change_the_play(option: str, value: str) -> None:
    assert played({}) == played({option: value})
    setting = GAME.new(2, {option: value}).public.setting
    assert {
        "reaction_mode": setting.reaction_mode,
        "reaction_pace": setting.reaction_pace,
        "show_bag_odds": str(setting.show_bag_odds).lower(),
    }[option] == value


@rule("SW-R20")
def test_with_unlimited_coins_hiring_with_a_double_coin_always_gives_change() -> None:
    state = turn(2, coins=(0, 6), loot=("Kd",), coin_supply="unlimited")
    play(state, *theft("red", "Rr"), "0 done", "0 hire", "* accomplice:forger")
    assert (coins(state), state.public.supply) == (1, -1)


@rule("SW-1.16")
def test_without_abilities_progress_unlocks_nothing() -> None:
    state = GAME.new(2, PLAIN)
    state.public.progress[0] = 9
    assert outcomes(state)
    assert "ability:recruiter" not in outcomes(state)
    state = turn(2, loot=("Rr",), progress=(8,))
    play(state, *theft("blue", "Bn"))
    assert legal(state, 0, "fulfil") == []


def test_options_may_be_given_as_plain_values() -> None:
    setting = GAME.new(2, {"jail_silence": True, "round_limit": 20}).public.setting
    assert (setting.jail_silence, setting.round_limit) == (True, 20)
