"""The scenes of Fagin's Gang show the whole table, and nothing else."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, get_args

import pytest
from arena import decisions
from gang_positions import GAME, ends, hand, play, position, roll, set_up
from pydantic import TypeAdapter
from stages import (
    AnyState,
    all_fields,
    confused_steps,
    is_plain,
    moments,
    scene_laws,
    shown_fields,
    steps_seen,
    varied,
)

from fagin.games.fagins_gang import pieces
from fagin.games.fagins_gang.constables import arrow_of
from fagin.games.fagins_gang.moves import ACTS
from fagin.games.fagins_gang.state import constable_at, price_of
from fagin.kernel import CHANCE
from fagin.kernel.show import fields
from fagin.terminal import gang_moments
from fagin.web.scenes.fagins_gang import STEPS, GangScene
from fagin.web.scenes.shapes.fagins_gang import Action, Good, Place, Scene, Sheet, StepName

SHORT = {"round_limit": "5", "market_turn_cap": "4"}
HIDDEN = {**SHORT, "hidden_hands": "true"}
LONG = {"round_limit": "60", "market_turn_cap": "4", "play_on": "true", "homes_to_win": "2"}
TABLES = [(2, SHORT), (3, LONG), (6, HIDDEN)]
# where the sheet tells a field of the setting that it does not have under the same name
OPTION_OF = {
    "through_run": "through_run",
    "reentry": "reentry_after_bump",
    "pair_differs": "opener_pair",
    "play_on": "play_on",
    "hidden_hands": "hidden_hands",
    "relief": "parish_relief",
    "allow_pass": "allow_pass",
    "beginner": "first_player",
}

every_table = pytest.mark.parametrize(("players", "options"), TABLES)


@cache
def seen(players: int) -> list[AnyState]:
    """Moments of a game at each of the tables, of a long one the last that Sly decides, with steps of every sort."""
    options = dict(TABLES)[players]
    found = moments(GAME, players, players, options)
    if options is LONG:
        by_sly = [state.copy() for state, _ in decisions(GAME, players, players, options, sly=0.9)]
        found += reversed(by_sly)
    return varied(found, each=20)


def scenes_of(state: AnyState, stage: GangScene) -> list[Scene]:
    """What the seats see, and then a spectator."""
    return [stage.scene(state.view(seat)) for seat in [*range(state.public.players), CHANCE]]


@every_table
def test_scenes_keep_the_laws(players: int, options: dict[str, str]) -> None:
    scene_laws(GAME, GangScene(GAME, players, options), seen(players), players)


def test_every_field_is_shown() -> None:
    states = [position(3, barred=("bow",)), *seen(3)]
    assert shown_fields(GangScene(GAME, 3, LONG), states, own=False) == all_fields(states, own=False)
    assert all_fields(states, own=True) == set()


@every_table
def test_the_sheet_tells_all_of_the_setting(players: int, options: dict[str, str]) -> None:
    sheet: dict[str, Any] = {**GangScene(GAME, players, options).sheet()}
    setting = GAME.setting(players, options)
    assert sheet["options"] == GAME.settle(options)
    assert set(OPTION_OF.values()) <= set(sheet["options"])
    for field in set(fields(setting)) - set(OPTION_OF):
        assert sheet[field] == (getattr(setting, field) or None)


def test_everything_that_can_be_pending_has_a_name() -> None:
    assert set(STEPS) == set(steps_seen(GAME))
    assert list(get_args(StepName)) == list(STEPS.values())
    assert {step: name for step, name, _ in gang_moments.STEPS}.items() <= STEPS.items()


@every_table
def test_a_step_is_shown_with_all_that_it_holds(players: int, options: dict[str, str]) -> None:
    assert confused_steps(GangScene(GAME, players, options), seen(players)) == set()


def test_things_have_the_names_of_the_game() -> None:
    assert list(get_args(Good)) == pieces.GOODS
    assert list(get_args(Place)) == pieces.LOCATIONS
    assert list(get_args(Action)) == ACTS


@every_table
def test_scenes_are_of_their_type(players: int, options: dict[str, str]) -> None:
    stage, typed = GangScene(GAME, players, options), TypeAdapter(Scene)
    for state in seen(players):
        scene = stage.scene(state.view(0))
        assert typed.validate_python(scene, strict=True) == scene


def test_sheets_are_plain_and_of_their_type() -> None:
    sheet = GangScene(GAME, 6, {}).sheet()
    assert is_plain(sheet)
    assert TypeAdapter(Sheet).validate_python(sheet, strict=True) == sheet


@every_table
def test_all_cubes_are_somewhere(players: int, options: dict[str, str]) -> None:
    stage = GangScene(GAME, players, options)
    stock = dict.fromkeys(pieces.GOODS, stage.sheet()["stock"])
    for state in seen(players):
        *scenes, watched = scenes_of(state, stage)
        cubes = Counter(watched["warehouses"]) + Counter(watched["market"]["stalls"])
        for scene, player in zip(scenes, watched["players"], strict=True):
            assert scene["own"] is not None
            assert sum(scene["own"]["cubes"].values()) == player["cubes_held"]
            cubes += Counter(scene["own"]["cubes"])
        assert cubes == stock


@every_table
def test_all_urchins_are_somewhere(players: int, options: dict[str, str]) -> None:
    stage = GangScene(GAME, players, options)
    sheet = stage.sheet()
    for state in seen(players):
        scene = stage.scene(state.view(CHANCE))
        for seat, player in enumerate(scene["players"]):
            out = sum(track["urchins"][seat] is not None for track in scene["tracks"].values())
            assert player["urchins_with_player"] + out + len(player["home"]) == sheet["urchins"]
            assert player["homes_missing"] + len(player["home"]) == sheet["homes_to_win"]


def test_hidden_hands_are_shown_to_their_owners_only() -> None:
    state = position(2, hands=({"red": 2}, {"blue": 1, "green": 3}), hidden_hands="true")
    stage = GangScene(GAME, 2, {"hidden_hands": "true"})
    scenes = scenes_of(state, stage)
    assert [player["cubes"] for scene in scenes for player in scene["players"]] == [None] * 6
    assert [player["cubes_held"] for player in scenes[0]["players"]] == [2, 4]
    assert [scene["own"] and scene["own"]["cubes"] for scene in scenes] == [
        {"red": 2},
        {"blue": 1, "green": 3},
        None,
    ]


@pytest.mark.parametrize(("start", "tracks"), [("hand", {}), ("4", {"bow": {0: 4}})])
def test_the_sheet_tells_what_a_walk_costs(start: str, tracks: dict[str, dict[int, int]]) -> None:
    sheet = GangScene(GAME, 6, {}).sheet()
    (price,) = [location["price"] for location in sheet["locations"] if location["id"] == "bow"]
    before = play(position(6, tracks, hands=({"green": 14},), constables={"bow": "L7"}), "0 act:move")
    paid = {
        end: 14 - hand(play(before.copy(), f"0 go:bow:{end}")).get("green", 0) for end in ends(before, "bow")
    }
    assert len(paid) > 9
    assert paid == {end: price * sheet["ways"][start][end] for end in paid}


def test_the_sheet_tells_where_each_roll_takes_a_constable() -> None:
    stage = GangScene(GAME, 2, SHORT)
    beat = stage.sheet()["beat"]
    for state in seen(2):
        for at, track in enumerate(stage.scene(state.view(CHANCE))["tracks"].values()):
            if track["constable"] is not None:
                assert beat[track["constable"]]["level"] == constable_at(state.public, at)
    for face in range(1, 7):
        state = position(2, {"bow": {0: 5}}, constables={"bow": "R7"}, allow_pass="true")
        play(state, "0 act:pass", "1 act:pass")
        arrow = arrow_of(state.public, pieces.LOCATIONS.index("bow"))
        roll(state, face)
        assert stage.scene(state.view(0))["tracks"]["bow"]["constable"] == beat[arrow]["rolls"][face - 1]


def test_the_sheet_shows_the_board_from_west_to_east() -> None:
    sheet = GangScene(GAME, 2, {}).sheet()
    assert [place["id"] for place in sheet["locations"]] == [
        *["chertsey", "strand", "bow", "holborn", "stpauls", "thames"]
    ]
    strand = sheet["locations"][1]
    assert (strand["name"], strand["good"], strand["price"]) == ("The Strand", "yellow", 3)
    assert strand["levels"][4] == {
        "shillings": 4,
        "goods": {"blue": 2, "black": 2},
        "hands": 0,
        "middle": {"x": 250, "y": 397},
        "left": {"x": 204, "y": 397},
        "right": {"x": 296, "y": 397},
    }
    assert [len(stall["spaces"]) for stall in sheet["stalls"]] == [5, 2, 4, 3, 3, 4]
    track = [(place["x"], place["y"]) for place in sheet["shilling_track"]]
    assert track == GAME.board.drawing.shillings


def test_constables_are_nowhere_before_they_are_placed() -> None:
    stage = GangScene(GAME, 2, {})
    state = GAME.new(2)
    assert [track["constable"] for track in stage.scene(state.view(0))["tracks"].values()] == [None] * 6
    roll(state, 6, 1)
    assert [track["constable"] for track in stage.scene(state.view(0))["tracks"].values()] == [3, *[None] * 5]


def test_rounds_are_counted_down_where_they_are_limited() -> None:
    for state in seen(2):
        assert GangScene(GAME, 2, SHORT).scene(state.view(0))["rounds_left"] == 6 - max(1, state.public.round)
        assert GangScene(GAME, 2, {}).scene(state.view(0))["rounds_left"] is None


def test_prices_are_those_of_the_wheel() -> None:
    stage = GangScene(GAME, 2, SHORT)
    sheet = stage.sheet()
    for state in seen(2):
        market = stage.scene(state.view(0))["market"]
        for at, stall in enumerate(sheet["stalls"]):
            price = market["prices"][stall["good"]]
            assert price == sheet["wheel"][(at - market["wheel"]) % 6]
            assert price == price_of(state.public, pieces.GOODS.index(stall["good"]))


def test_a_bump_names_who_is_bumped() -> None:
    state = position(3, {"bow": {2: 5}}, hands=({"green": 2},), constables={"bow": "L1"})
    play(state, "0 act:move")
    scene = GangScene(GAME, 3, {"first_player": "seat0"}).scene(state.view(1))
    assert scene["step"] == {"is": "bump", "seat": 0, "location": "bow", "level": 5, "other": 2}
    assert scene["tracks"]["bow"]["urchins"] == [5, None, 5]
    assert scene["action"] == {"is": "move", "things": 1, "used": ["bow"], "given": {}}


def test_the_opener_is_told_of_the_first_cube() -> None:
    state = play(position(2, shillings=(50, 0)), "0 act:market", "0 buy:purple")
    scene = GangScene(GAME, 2, {"first_player": "seat0"}).scene(state.view(0))
    assert scene["step"] == {"is": "second", "seat": 0, "trade": "buy", "good": "purple"}
    assert (scene["market"]["opener"], scene["market"]["trading"]) == (0, [0, 1])


def test_a_turn_that_begins_has_no_action_yet() -> None:
    stage = GangScene(GAME, 3, {"first_player": "seat0"})
    scene = stage.scene(set_up().view(0))
    assert (scene["phase"], scene["step"], scene["action"]) == ("actions", {"is": "turn", "seat": 0}, None)


def test_phases_come_in_their_order() -> None:
    stage = GangScene(GAME, 2, SHORT)
    phases = [stage.scene(state.view(0))["phase"] for state in moments(GAME, 2, 0, SHORT)]
    rounds = "".join(
        {"set_up": "s", "actions": "a", "constables": "c", "books": "b", "over": "o"}[p] for p in phases
    )
    squeezed = "".join(now for was, now in zip(" " + rounds, rounds, strict=False) if was != now)
    assert squeezed == "s" + "acb" * 5 + "o"


def test_the_end_is_shown_with_places_and_scores() -> None:
    state = seen(2)[-1]
    outcome = GangScene(GAME, 2, SHORT).scene(state.view(CHANCE))["outcome"]
    assert outcome is not None
    assert outcome["places"] == state.public.outcome.places
    assert outcome["clause"] == "FG-R40"
