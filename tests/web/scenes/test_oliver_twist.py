"""What the web table shows of Oliver Twist."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import dist
from typing import Any

import pytest
from oliver_positions import GAME, day, night, play
from stages import all_fields, choices, is_plain, moments, scene_laws, shown_fields, steps_seen

from fagin.games.oliver_twist.moves import FLIP, PROWL
from fagin.games.oliver_twist.pieces import CARDS, KINDS, TYPES
from fagin.kernel import CHANCE
from fagin.kernel.show import fields
from fagin.web.scenes.oliver_sheet import CARD_NAMES, KIND_NAMES, TYPE_NAMES, tokens
from fagin.web.scenes.oliver_steps import STEPS
from fagin.web.scenes.oliver_twist import OliverScene
from fagin.web.scenes.shapes.oliver_twist import Own, Scene

NOT_SHOWN = {
    "file_count": "nobody may ask how large a file is; it is shown with a file that is open",
    "past": "the log tells it; guesses need it",
}
NOT_SHOWN_OF_ONES_OWN = {
    "known": "the log told it; guesses need it",
    "looks": "the log told it; guesses need it",
    "returned": "the log told it; guesses need it",
}
IN_SHEET = {
    "data": "board",
    "tokens": "kinds",
    "starting": "kinds",
    "coins": "kinds",
    "start_pounds": "prices",
    "rewards": "rewards",
    "powers": "cards",
    "flip_early": "options",
    "burgle_on_prowl_only": "options",
    "wallet_sets": "options",
    "closed_by_day": "options",
    "closed_by_night": "options",
    "square_is_space": "options",
    "credit": "options",
    "split_sets": "options",
    "reshuffle": "options",
    "hide_only": "options",
    "file_view": "options",
    "open_files": "options",
    "open_stashes": "options",
    "money_view": "options",
    "beginner": "options",
    "youngest": "options",
    "tie_break": "options",
    "day_only": "options",
    "turn_limit": "options",
}
TOKEN = 22  # the radius of a token, in the plane of the board
every_number = pytest.mark.parametrize("players", range(GAME.fewest, GAME.most + 1))


@cache
def some_moments(players: int) -> list[Any]:
    return [state for seed in range(4) for state in moments(GAME, players, seed, share=0.25)]


def see(state: Any, seat: int, **options: str) -> Scene:
    """What a seat sees, with the options of the table."""
    return OliverScene(GAME, state.public.players, options).scene(state.view(seat))


def see_own(state: Any, seat: int, **options: str) -> Own:
    """What a seat sees of its own."""
    own = see(state, seat, **options)["own"]
    assert own is not None
    return own


@every_number
@pytest.mark.parametrize(
    "options", [{}, {"file_view": "all", "stash_view": "all", "money_view": "all"}, {"file_view": "nobody"}]
)
def test_scenes_keep_the_laws(players: int, options: dict[str, str]) -> None:
    stage = OliverScene(GAME, players, options)
    scene_laws(GAME, stage, moments(GAME, players, players, options, share=0.3), players)


def test_every_field_is_shown_or_it_is_said_why_not() -> None:
    options = {"stash_view": "all"}
    stage = OliverScene(GAME, 3, options)
    states = [state for seed in range(4) for state in moments(GAME, 3, seed, options, share=0.2)]
    asking = day(stashes=("ring", "watch"), hands=("noah",), also=options)
    states.append(play(asking, "0 play:noah", "0 take:watch"))
    assert all_fields(states, own=False) - shown_fields(stage, states, own=False) == set(NOT_SHOWN)
    assert all_fields(states, own=True) - shown_fields(stage, states, own=True) == set(NOT_SHOWN_OF_ONES_OWN)


def test_every_step_is_shown_with_its_fields() -> None:
    assert {step: set(told) for step, (_, told) in STEPS.items()} == steps_seen(GAME)


def test_the_sheet_tells_all_of_the_setting() -> None:
    sheet = OliverScene(GAME, 4, {"rounds": "day_only"}).sheet()
    assert set(fields(GAME.setting(4, None))) == set(IN_SHEET)
    assert set(IN_SHEET.values()) <= set(sheet)
    assert sheet["options"] == GAME.settle({"rounds": "day_only"})
    assert sheet["kinds"][0] == {"id": "apple1", "type": "apple", "pounds": 1, "tokens": 8, "starting": 1}
    assert sheet["cards"][10]["number"] == 4
    assert is_plain(sheet)


def test_things_have_the_names_that_moves_have() -> None:
    assert list(KIND_NAMES) == KINDS
    assert list(TYPE_NAMES) == TYPES
    assert list(CARD_NAMES) == CARDS


def test_the_board_can_be_drawn() -> None:
    board = OliverScene(GAME, 4, None).sheet()["board"]
    places = [(space["x"], space["y"]) for space in board["spaces"]]
    for space, place in enumerate(places):
        assert TOKEN < place[0] < board["width"] - TOKEN
        assert TOKEN < place[1] < board["height"] - TOKEN
        assert all(dist(place, other) > 2 * TOKEN for other in places[:space])
        assert all(dist(place, places[beside]) < 4 * TOKEN for beside in board["spaces"][space]["next"])
        assert all(space in board["spaces"][beside]["next"] for beside in board["spaces"][space]["next"])
    for street in board["streets"]:
        for one, other in zip(street["spaces"], street["spaces"][1:]):
            assert other in board["spaces"][one]["next"]
        assert all(street["id"] in board["spaces"][space]["streets"] for space in street["spaces"])


@every_number
def test_every_token_and_card_is_counted_in_some_scene(players: int) -> None:
    stage = OliverScene(GAME, players, None)
    sheet = stage.sheet()
    of_kind = {kind["id"]: kind["tokens"] + kind["starting"] for kind in sheet["kinds"]}
    undealt = sum(kind["starting"] for kind in sheet["kinds"]) - 2 * players
    for state, *_ in choices(some_moments(players)):
        scene = stage.scene(state.view(CHANCE))
        seen = Counter(token for token in scene["board"] if token is not None)
        assert seen.total() == scene["on_board"]
        assert seen.pop("face_down", 0) == scene["face_down"]
        for seat, lair in enumerate(scene["lairs"]):
            own = stage.scene(state.view(seat))["own"]
            assert own is not None
            assert own["file"] is not None
            assert sum(own["stash"].values()) == lair["stash"]["count"]
            assert sum(own["file"]["tokens"].values()) == own["file"]["count"]
            assert len(own["hand"]) == lair["cards"]
            assert len(own["kept"]) == lair["loot_cards"]
            seen.update(own["stash"])
            seen.update(own["file"]["tokens"])
            seen.update(lair["tools"])
            if own["incoming"] is not None:
                seen[own["incoming"]] += 1
        assert all(seen[kind] <= of_kind[kind] for kind in of_kind)
        in_round = sum(of_kind.values()) - (of_kind["burglary"] if scene["round"] == "day" else 0)
        unseen = scene["face_down"] + scene["aside"] + scene["in_bag"]
        assert seen.total() + unseen + undealt == in_round
        assert scene["deck"] + len(scene["discards"]) + sum(lair["cards"] for lair in scene["lairs"]) == 13
        assert scene["pile"] + sum(lair["loot_cards"] for lair in scene["lairs"]) == 16


@every_number
def test_the_ways_are_those_that_a_prowl_may_go(players: int) -> None:
    stage, ways_gone = OliverScene(GAME, players, None), 0
    for state, seat, step in choices(some_moments(players)):
        scene = stage.scene(state.view(seat))
        legal = {move - PROWL for move in state.legal_moves(seat) if move <= FLIP}
        if step not in ("Turn", "Prowl"):
            assert scene["ways"] == []
            continue
        over = {way["to"]: way["over"] for way in scene["ways"]}
        assert legal <= set(over)
        assert legal == set(over) or scene["round"] == "night"
        for space in legal:
            ways_gone += 1
            after = state.copy()
            after.apply(seat, PROWL + space)
            emptied = [at for at, token in enumerate(state.public.board) if token != after.public.board[at]]
            assert sorted([*over[space], space]) == emptied
    assert ways_gone


def test_a_way_names_what_is_passed_from_the_nearest_on() -> None:
    state = day(tokens={9: "ring", 10: "brooch", 11: "watch"})
    assert see(state, 1)["ways"] == [
        {"to": 9, "over": []},
        {"to": 10, "over": [9]},
        {"to": 11, "over": [9, 10]},
    ]


def test_a_sale_is_worth_what_it_is_said_to_be() -> None:
    state = play(day(stashes=("ring ring ring ring wallet",)), "0 sell:ring", "0 wallet")
    sale = see_own(state, 0)["sale"]
    assert sale is not None
    assert sale["tray"] == {"ring": 4, "wallet": 1}
    assert (sale["coins"], sale["bonus"], sale["reward"]) == (16, 7, 6)
    assert sale["topped_up"]
    assert see_own(state, 1)["sale"] is None
    play(state, "0 done")
    assert see_own(state, 0)["money"] == 10 + 16 + 7 + 6
    assert see(state, 0)["rewards"] == [5, 4, 3, 2]


def test_money_is_hidden_but_for_the_own_and_when_it_is_told() -> None:
    state = day(money=(3, 4, 5))
    assert [lair["money"] for lair in see(state, 0)["lairs"]] == [None, None, None]
    assert see_own(state, 0)["money"] == 3
    assert [lair["money"] for lair in see(state, 0, money_view="all")["lairs"]] == [3, 4, 5]
    told = {
        scene["phase"]: scene["lairs"][0]["money"] is not None
        for scene in (see(state, CHANCE) for state, *_ in choices(some_moments(2)))
    }
    assert told["nightfall"]
    assert not told["turns"]


def test_a_file_is_seen_as_the_table_says() -> None:
    file = "apple1 apple2 ring crowbar rope"
    state = day(files=(file,))
    shown = {"apple1": 1, "apple2": 1, "ring": 1, "crowbar": 1, "rope": 1}
    assert see_own(state, 0)["file"] == {"tokens": shown, "count": 5, "types": 3}
    assert see_own(state, 0, file_view="nobody")["file"] is None
    assert see(state, 1)["lairs"][0]["file"] is None
    state = day(files=(file,), file_view="all")
    assert see(state, 1, file_view="all")["lairs"][0]["file"] == shown


def test_a_peek_is_seen_by_all_and_its_face_by_one() -> None:
    seen = 0
    for state in some_moments(2):
        for seat, own in enumerate(state.private):
            for space, kind in own.peeked:
                seen += 1
                assert {"space": space, "kind": KINDS[kind]} in see_own(state, seat)["peeked"]
                peeks = {peek["space"]: peek["seats"] for peek in see(state, CHANCE)["peeks"]}
                assert seat in peeks[space]
                assert see(state, seat)["board"][space] == "face_down"
    assert seen


def test_what_a_burglar_draws_is_seen_by_nobody_else() -> None:
    state = night(tokens={9: "burglary", 10: "ring"}, tools=("crowbar rope",))
    play(state, "0 prowl:9", "* loot:-3", "* loot:8", "* loot:10")
    assert see(state, 1)["step"] == {"is": "keep", "seat": 0}
    assert see_own(state, 0)["drawn"] == [-3, 8, 10]
    assert see_own(state, 1)["drawn"] == []
    play(state, "0 keep:10")
    assert see_own(state, 0)["kept"] == [10]
    assert see(state, 1)["lairs"][0]["loot_cards"] == 1
    assert see(state, 1)["lairs"][0]["loot"] is None


def test_the_evening_shows_what_was_opened() -> None:
    for state, *_ in choices(some_moments(2)):
        evening = see(state, CHANCE)["evening"]
        if state.public.round and not state.public.turns:
            assert evening is not None
            assert [*evening["stashes"], *evening["files"]] == [tokens(heap) for heap in state.public.evening]
        elif state.public.turns and not state.public.opened:
            assert evening is None


def test_the_end_lays_everything_open() -> None:
    state = some_moments(4)[-1]
    scene, outcome = see(state, CHANCE), state.public.outcome
    assert scene["phase"] == "over"
    assert scene["step"] is None
    assert scene["outcome"] == {"scores": outcome.scores, "places": outcome.places, "clause": outcome.clause}
    for seat, lair in enumerate(scene["lairs"]):
        assert lair["money"] is not None
        assert lair["loot"] is not None
        assert lair["money"] + sum(lair["loot"]) == outcome.scores[seat]
        assert lair["file"] == tokens(state.private[seat].file)
