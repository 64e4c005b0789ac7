"""The options: which there are, and that those of display change nothing."""

from random import Random

import pytest
from gang_positions import GAME, legal, position, set_up
from positions import played_at_random
from rule import rule

from fagin.games import load
from fagin.kernel import CHANCE, BadOption, Match
from fagin.kernel.show import fields, show


@rule("FG-R49")
def test_the_options_and_their_defaults_are_those_of_the_rules() -> None:
    assert {option.id: option.values for option in load("fagins_gang").options} == {
        "homes_to_win": ["3", "2"],
        "through_run": ["true", "false"],
        "reentry_after_bump": ["true", "false"],
        "opener_pair": ["any", "different"],
        "play_on": ["false", "true"],
        "hidden_hands": ["false", "true"],
        "parish_relief": ["true", "false"],
        "allow_pass": ["false", "true"],
        "first_player": ["random", "seat0", "seat1", "seat2", "seat3", "seat4", "seat5"],
        "market_turn_cap": ["0", "4", "24"],
        "round_limit": ["0", "5", "60"],
    }


def test_a_refused_game_is_not_remembered() -> None:
    for _ in range(2):
        with pytest.raises(BadOption, match="players"):
            GAME.new(9)


def test_games_with_other_options_or_players_do_not_share_their_settings() -> None:
    plain, short, more = GAME.new(2), GAME.new(2, {"homes_to_win": "2"}), GAME.new(4)
    assert (plain.public.setting.homes_to_win, short.public.setting.homes_to_win) == (3, 2)
    assert (plain.public.setting.stock, more.public.setting.stock) == (15, 20)


@rule("FG-R34", "FG-R46")
def test_everybody_sees_every_hand_and_nobody_has_anything_of_his_own() -> None:
    state = set_up(3)
    for seat in (0, 1, 2, CHANCE):
        view = state.view(seat)
        assert view.public.hands == state.public.hands
        assert view.public.shillings == state.public.shillings
    assert state.view(0).key() != state.view(1).key()
    assert fields(state.private[0]) == fields(state.secret) == []


@rule("FG-R46", "FG-R34")
def test_hidden_hands_never_changes_the_play() -> None:
    records = []
    for value in ("false", "true"):
        rng = Random(5)
        match = Match(GAME, 3, Random(6), {"hidden_hands": value, "round_limit": "5", "market_turn_cap": "4"})
        records.append(played_at_random(match, rng))
        assert match.view(0).public.setting.hidden_hands is (value == "true")
        assert match.view(0).public.hands == match.view(1).public.hands
    assert records[0] == records[1]


@rule("FG-R46")
def test_a_guess_at_the_state_is_the_state_itself() -> None:
    state = set_up(3, hidden_hands="true")
    guess = GAME.determinise(state.view(1), Random(1))
    assert guess.view(2).key() == state.view(2).key()
    guess.public.hands[0] += 1
    assert guess.public.hands != state.public.hands


@rule("FG-R40", "FG-R28")
def test_the_options_for_play_at_random_bring_every_game_to_an_end() -> None:
    assert GAME.simulation == {"round_limit": "60", "market_turn_cap": "24"}
    assert GAME.new(3, GAME.simulation).public.setting.round_limit == 60


@pytest.mark.parametrize(("value", "offered"), [("true", True), ("false", False)])
@rule("FG-R5")
def test_the_option_allow_pass_decides_whether_passing_is_offered(value: str, offered: bool) -> None:
    assert ("act:pass" in legal(position(2, allow_pass=value))) is offered


def test_a_copy_is_the_same_and_lives_by_itself() -> None:
    public = set_up(2).public
    for at, name in enumerate(fields(public)):
        if isinstance(getattr(public, name), list) and name != "stack":
            setattr(public, name, [at, at + 1])
        elif isinstance(getattr(public, name), int) and name != "players":
            setattr(public, name, 100 + at)
    public.finished = (1, 0)
    before = show(public)
    copy = public.copy()
    assert show(copy) == before
    for name in ("hands", "shillings", "urchins", "home", "barred"):
        getattr(copy, name)[0] += 1
    copy.stack.pop()
    assert show(public) == before
