"""What the web table shows of Doggy Bag."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from doggy_positions import GAME, before_roles, draw, fill_bag, lay_in_front, new_game, play, send_away
from stages import all_fields, is_plain, moments, scene_laws, shown_fields, steps_seen

from fagin.games.doggy_bag.pieces import BLACK, count
from fagin.kernel import CHANCE
from fagin.kernel.show import fields
from fagin.web.scenes.doggy_bag import STEPS, DoggyScene
from fagin.web.scenes.doggy_sheet import bones
from fagin.web.scenes.shapes.doggy_bag import Scene

NOT_SHOWN = {
    "alive": "who is not `out`",
    "shown": "follows from what was drawn and returned; guesses need it",
    "token_moved": "decides only whether the First player token moves once more",
}
IN_SHEET = {
    "points": "colours",
    "per_player": "colours",
    "in_bag": "colours",
    "bones": "colours",
    "coins": "coins",
    "black_limit": "black_limit",
    "beginner": "options",
    "effects_optional": "options",
    "gluttony_keeps_grey": "options",
    "lots_drawn": "options",
    "memo": "options",
    "bag_count": "options",
    "reveal_at_end": "options",
}
every_number = pytest.mark.parametrize("players", range(GAME.fewest, GAME.most + 1))


@cache
def some_moments(players: int) -> list[Any]:
    return [state for seed in range(2) for state in moments(GAME, players, seed, share=0.5)]


def see(state: Any, seat: int, **options: str) -> Scene:
    """What a seat sees, with the options of the table."""
    return DoggyScene(GAME, state.public.players, options).scene(state.view(seat))


@every_number
def test_scenes_keep_the_laws(players: int) -> None:
    scene_laws(GAME, DoggyScene(GAME, players, None), some_moments(players), players)


def test_every_field_is_shown_or_it_is_said_why_not() -> None:
    stage, states = DoggyScene(GAME, 3, None), some_moments(3)
    assert all_fields(states, own=False) - shown_fields(stage, states, own=False) == set(NOT_SHOWN)
    assert shown_fields(stage, states, own=True) == all_fields(states, own=True)


def test_every_step_is_shown_with_its_fields() -> None:
    assert {step: set(told) for step, (_, _, told) in STEPS.items()} == steps_seen(GAME)


def test_the_sheet_tells_all_of_the_setting() -> None:
    sheet = DoggyScene(GAME, 4, {"memo": "none"}).sheet()
    assert set(fields(GAME.setting(4, None))) == set(IN_SHEET)
    assert set(IN_SHEET.values()) <= set(sheet)
    assert sheet["options"] == GAME.settle({"memo": "none"})
    black = sheet["colours"][4]
    assert (black["id"], black["letter"], black["points"]) == ("black", "k", 0)
    assert (black["behind"], black["in_bag"], black["in_play"]) == (3, 1, 13)
    assert [throw["ways"] for throw in sheet["coins"]] == [1, 2, 1]
    assert is_plain(sheet)


@every_number
def test_every_bone_is_in_some_scene_or_in_the_bag(players: int) -> None:
    stage = DoggyScene(GAME, players, None)
    in_play = {colour["id"]: colour["in_play"] for colour in stage.sheet()["colours"]}
    for state in some_moments(players):
        public = stage.scene(state.view(CHANCE))
        seen = Counter(public["chest"]) + Counter(public["hand"])
        for dog in public["dogs"]:
            seen += Counter(dog["front"])
        for seat in range(players):
            own = stage.scene(state.view(seat))["own"]
            assert own is not None
            seen += Counter(own["behind"])
        in_bag = Counter(in_play) - seen
        assert in_bag == Counter(bones(state.secret.bag))
        assert public["bag"]["count"] == in_bag.total()


@every_number
def test_a_look_and_what_changed_since_make_up_the_bag(players: int) -> None:
    stage, looks = DoggyScene(GAME, players, None), 0
    for state in some_moments(players):
        for seat in range(players):
            own = stage.scene(state.view(seat))["own"]
            if own is None or own["since"] is None:
                continue
            looks += 1
            since = own["since"]
            sure = Counter(own["looks"][-1]["seen"])
            sure.update(since["more"])
            sure.update(since["own"])
            sure.subtract(since["less"])
            assert since["unknown"] is not None
            assert sure.total() + since["unknown"] == state.public.bag_count
            if since["unknown"] == 0:
                assert +sure == Counter(bones(state.secret.bag))
    assert looks


@every_number
def test_a_risk_that_is_exact_is_that_of_the_bag(players: int) -> None:
    stage, exact = DoggyScene(GAME, players, None), 0
    for state in some_moments(players):
        for seat in range(players):
            own = stage.scene(state.view(seat))["own"]
            if own is None or own["risk"] is None:
                assert state.public.bag_count == 0
                continue
            caught = own["risk"]["caught"]
            assert caught == sorted(caught)
            if own["risk"]["exact"]:
                exact += 1
                percent = 100 * count(state.secret.bag, BLACK) / state.public.bag_count
                assert abs(caught[1] - percent) < 0.5 or caught[1] == percent + 0.5  # the half is rounded up
    assert exact


def test_the_risk_of_a_number_counts_every_bone_of_it() -> None:
    state = play(before_roles(bag="wwrk"), "0 role:4")
    own = see(state, 0)["own"]
    assert own is not None
    assert own["risk"] == {"exact": True, "caught": [0, 25, 50, 75, *[100] * 9]}


def test_the_memo_decides_what_the_table_remembers() -> None:
    state = play(before_roles(), "0 role:4")
    full, last, none = (see(state, 0, memo=memo)["own"] for memo in ("full", "last_look", "none"))
    assert full is not None
    assert last is not None
    assert none is not None
    assert full["delivered"] == [{"white": 1, "red": 1}]
    assert full["looks"] == last["looks"] == [{"turn": 1, "seen": dict(bones(0x0101010101))}]
    assert last["delivered"] == none["delivered"] == []
    assert none["looks"] == []
    assert full["risk"] is not None
    assert last["since"] is not None
    assert last["risk"] is None
    assert none["risk"] is None
    assert none["since"] is None
    assert see(state, 0, memo="none")["bag"]["drawn"] is None


def test_the_bag_is_not_counted_where_the_table_says_so() -> None:
    state = play(before_roles(), "0 role:4")
    scene = see(state, 0, bag_count="false")
    assert scene["bag"]["count"] is None
    assert scene["own"] is not None
    assert scene["own"]["since"] is not None
    assert scene["own"]["since"]["unknown"] is None


def test_a_hothead_has_the_token_it_turned_over_and_the_number_it_said() -> None:
    state = play(before_roles(bag="wwwwwwwwwww"), "0 flip:3")
    dog = see(state, 1)["dogs"][0]
    assert (dog["token"], dog["number"]) == (3, None)
    scene = see(play(state, "0 hothead:9"), 1)
    dog = scene["dogs"][0]
    assert (dog["token"], dog["number"], scene["hothead"]) == (3, 9, 0)
    assert scene["middle"] == [0, 1, 2, 4, 5, 6, 7]


def test_a_choice_stays_sealed_while_others_choose() -> None:
    state = play(new_game(), "* coins:2", "1 loot:gk")
    mine, other = see(state, 1), see(state, 0)
    assert mine["step"] == {"is": "loot", "waiting": [0, 2]}
    assert mine["own"] is not None
    assert mine["own"]["sealed"] == {"grey": 1, "black": 1}
    assert other["own"] is not None
    assert other["own"]["sealed"] is None


def test_nothing_is_told_of_coins_and_first_player_before_they_are_known() -> None:
    scene = see(GAME.new(3), 0)
    assert (scene["first"], scene["thrown"], scene["amount"]) == (None, None, None)
    assert scene["step"] == {"is": "draw_lots"}


def test_what_is_drawn_and_who_is_out_lies_in_the_open() -> None:
    state = before_roles(bag="wwgrr")
    lay_in_front(state, "gr", "k")
    draw(play(state, "0 role:7", "1 role:6", "2 role:0"), "wg")
    send_away(state, 2)
    scene = see(state, CHANCE)
    assert scene["phase"] == "stealing"
    assert scene["step"] == {"is": "draw", "seat": 0, "to_draw": 5}
    assert scene["hand"] == {"white": 1, "grey": 1}
    assert [(dog["points"], dog["out"]) for dog in scene["dogs"]] == [(3, None), (0, None), (0, 1)]
    assert scene["end"] == {"left": 14, "last_turn": False, "black_out": 1, "in_play": 2}


def test_the_end_tells_places_and_scores() -> None:
    state = some_moments(4)[-1]
    scene = see(state, 0)
    assert scene["phase"] == "over"
    assert scene["step"] is None
    outcome = state.public.outcome
    assert scene["outcome"] == {"scores": outcome.scores, "places": outcome.places, "clause": outcome.clause}
    assert [dog["points"] for dog in scene["dogs"]] == outcome.scores


def test_an_empty_bag_has_no_risk() -> None:
    state = before_roles()
    fill_bag(state, "")
    own = see(state, 0)["own"]
    assert own is not None
    assert own["risk"] is None
