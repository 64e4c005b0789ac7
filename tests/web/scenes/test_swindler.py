"""The scenes of Swindler show what lies in the open, the own hand, and nothing else."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, get_args

import pytest
from arena import decisions
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
from swindler_positions import GAME, RAIDS, at_actions, legal, outcomes, passing, play, reserved, theft, turn

from fagin.games.swindler import pieces
from fagin.games.swindler.state import BIT
from fagin.games.swindler.stealing import BagLuck
from fagin.kernel import CHANCE
from fagin.kernel.show import fields
from fagin.terminal import swindler_moments
from fagin.web.scenes.shapes.swindler import Bag, OrderKind, Scene, Sheet, StepName
from fagin.web.scenes.swindler import SwindlerScene
from fagin.web.scenes.swindler_steps import STEPS

LIMITED = {"round_limit": "20"}
NOT_SHOWN = {
    "starters": "the A cards that lie nowhere else",
    "pools": "by shuffling, the accomplices that lie nowhere in the open: for guesses",
    "hidden": "how many of those each holds, by shuffling: for guesses",
    "unseen": "the accomplices that lie nowhere in the open",
}
NOT_SHOWN_OF_OWN = {"drawn": "which shuffling a card in hand belongs to: for guesses"}
OPTION_OF = {  # where the sheet tells a field of the setting that is neither there nor among the rules
    "master_thief": "master_thief",
    "start_player": "start_player",
    "unlimited": "coin_supply",
    "jail_silence": "jail_silence",
    "reaction_mode": "reaction_mode",
    "reaction_pace": "reaction_pace",
    "show_bag_odds": "show_bag_odds",
}
every_number = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def seen(players: int) -> list[AnyState]:
    """Moments of two games at random, and of one that is mostly played by Sly, with steps of every sort."""
    by_sly = [state.copy() for state, _ in decisions(GAME, players, players, LIMITED, sly=0.8)]
    return varied(
        [*moments(GAME, players, 1, LIMITED), *by_sly, *moments(GAME, players, 2, LIMITED)], each=10
    )


def rare_moment() -> AnyState:
    """A table on which all that seldom happens has happened at once."""
    state = turn(3, jailed=(1,))
    public = state.public
    public.final = public.sheltered = public.blocked = public.turned = public.haggled = public.raided = True
    public.forced_by, public.bets_skull, public.bets_clean = 2, 2, 4
    public.aside = BIT[pieces.ORDER_IDS.index(RAIDS[0])]
    return state


def in_a_raid() -> AnyState:
    """Two of three must return two tiles; one has chosen both, the other one."""
    state = at_actions(turn(3, orders="- A2 A3 A4", loot=("Rr Bn Gw Yk Kj", "Rr Bn Bn Yk Kj", "Rr")))
    state.public.orders_done = 1
    return play(state, "0 done", "* order:B27", "1 return:Kj", "0 return:Rr", "1 return:Bn")


def see(state: AnyState, seat: int, **options: str) -> Scene:
    """What a seat sees, with the options of the table."""
    return SwindlerScene(GAME, state.public.players, options).scene(state.view(seat))


@every_number
def test_scenes_keep_the_laws(players: int) -> None:
    scene_laws(GAME, SwindlerScene(GAME, players, LIMITED), seen(players), players)


def test_every_field_is_shown_or_it_is_said_why_not() -> None:
    stage = SwindlerScene(GAME, 3, LIMITED)
    states = [rare_moment(), in_a_raid(), *seen(3)[::3]]
    assert all_fields(states, own=False) - shown_fields(stage, states, own=False) == set(NOT_SHOWN)
    assert all_fields(states, own=True) - shown_fields(stage, states, own=True) == set(NOT_SHOWN_OF_OWN)


@every_number
def test_the_sheet_tells_all_of_the_setting(players: int) -> None:
    options = {"game_length": "short", **LIMITED}
    sheet: dict[str, Any] = {**SwindlerScene(GAME, players, options).sheet()}
    setting = GAME.setting(players, options)
    assert sheet["options"] == GAME.settle(options)
    assert set(OPTION_OF.values()) <= set(sheet["options"])
    for field in set(fields(setting)) - set(OPTION_OF):
        assert {**sheet["rules"], **sheet}[field] == getattr(setting, field)


def test_everything_that_can_be_pending_has_a_name() -> None:
    assert set(STEPS) == set(steps_seen(GAME))
    assert list(get_args(StepName)) == list(STEPS.values())
    assert {step: name for step, name, _ in swindler_moments.STEPS}.items() <= STEPS.items()


@every_number
def test_a_step_is_shown_with_all_that_it_holds(players: int) -> None:
    assert confused_steps(SwindlerScene(GAME, players, LIMITED), seen(players)) == set()


def test_things_have_the_names_of_the_game() -> None:
    assert list(get_args(Bag)) == pieces.BAGS
    assert list(get_args(OrderKind)) == pieces.ORDER_KINDS


@every_number
def test_scenes_are_of_their_type(players: int) -> None:
    stage, typed = SwindlerScene(GAME, players, LIMITED), TypeAdapter(Scene)
    for state in seen(players):
        scene = stage.scene(state.view(0))
        assert typed.validate_python(scene, strict=True) == scene


def test_sheets_are_plain_and_of_their_type() -> None:
    sheet = SwindlerScene(GAME, 4, None).sheet()
    assert is_plain(sheet)
    assert TypeAdapter(Sheet).validate_python(sheet, strict=True) == sheet


def test_the_sheet_shows_what_is_in_the_box() -> None:
    sheet = SwindlerScene(GAME, 4, None).sheet()
    orders = {order["id"]: order for order in sheet["orders"]}
    needs = [{"what": what, "number": 1, "set": "any"} for what in ("ring", "necklace")]
    assert (orders["A3"]["kind"], orders["A3"]["needs"], orders["A3"]["event"]) == ("discard", needs, None)
    assert (orders["A3"]["points"], orders["A3"]["posters"]) == (5, 0)
    assert (orders["A2"]["event"], orders["A2"]["number"]) == ("identical_in_a_row", 2)
    assert {"id": "B27", "loot": 5, "returned": 2, "posters": 0} in sheet["raids"]
    assert sheet["dealers"][0]["fields"][2] == {"item": "key.green", "points": 2}
    assert sheet["bags"][4] == {"id": "black", "tiles": 8, "skulls": 2}
    assert {"code": "Kd", "background": "black", "item": "coin2", "coins": 2, "number": 2} in sheet["tiles"]
    assert (sheet["master_at"], sheet["end_at"]) == (3, 6)


# ---------------------------------------------------------------- nothing is lost


@every_number
def test_all_tiles_are_somewhere(players: int) -> None:
    stage = SwindlerScene(GAME, players, LIMITED)
    box = {tile["code"]: tile["number"] for tile in stage.sheet()["tiles"]}
    for state in seen(players):
        scene = stage.scene(state.view(CHANCE))
        assert scene["bags"] is not None
        tiles = Counter(scene["supply"]["neutral"])
        for heap in [
            *(bag["loot"] for bag in scene["bags"].values()),
            *(p["loot"] for p in scene["players"]),
        ]:
            tiles += Counter(heap)
        tiles += Counter(tile for dealer in scene["dealers"] for tile in dealer["fields"] if tile is not None)
        assert tiles == box


@every_number
def test_all_cards_coins_and_posters_are_somewhere(players: int) -> None:
    stage = SwindlerScene(GAME, players, LIMITED)
    sheet = stage.sheet()
    box = Counter({card["id"]: card["number"] for card in sheet["accomplices"]})
    for state in seen(players):
        *scenes, watched = [stage.scene(state.view(seat)) for seat in [*range(players), CHANCE]]
        decks, people = watched["decks"], watched["players"]
        cards = Counter(decks["discarded"]) + Counter(decks["table"])
        for scene, player in zip(scenes, people, strict=True):
            assert scene["own"] is not None
            hand = Counter(scene["own"]["hand"])
            assert hand.total() == player["cards"]
            assert Counter(player["known"]) <= hand
            cards += hand
        assert cards <= box
        assert cards.total() + decks["accomplices"] == box.total()
        assert watched["supply"]["coins"] == sheet["coins"] - sum(player["coins"] for player in people)
        assert watched["supply"]["posters"] == sheet["posters"] - sum(player["posters"] for player in people)


@every_number
def test_all_orders_and_dealers_are_somewhere(players: int) -> None:
    stage = SwindlerScene(GAME, players, LIMITED)
    sheet = stage.sheet()
    raids = {raid["id"] for raid in sheet["raids"]}
    orders = {order["id"] for order in sheet["orders"]}
    in_game = len(orders) + len(raids) - pieces.STARTERS + 2 * players
    for state in seen(players):
        scene = stage.scene(state.view(CHANCE))
        decks = scene["decks"]
        past = {*decks["raids_past"], *decks["raids_aside"]}
        assert past <= raids
        assert len(past) + decks["raids"] == len(raids)
        up = [space["card"] for space in scene["orders"] if space["card"] is not None]
        done = [card for player in scene["players"] for card in player["completed"]]
        assert {*up, *done} <= orders
        assert len(up) + len(done) + len(past) + decks["orders"] == in_game
        dealers = [space["tile"] for space in scene["dealers"] if space["tile"] is not None]
        assert len({*dealers, *decks["dealers_discarded"]}) + decks["dealers"] == len(sheet["dealers"])


# ---------------------------------------------------------------- what is to be known


def test_the_risk_is_what_chance_does() -> None:
    drawn = 0
    for state in seen(4):
        top = state.public.stack.top
        if isinstance(top, BagLuck):
            bags = see(state, 0)["bags"]
            assert bags is not None
            ways = outcomes(state)
            risk = 100 * ways["tile:skull"] / sum(ways.values())
            assert abs(bags[get_args(Bag)[top.bag]]["risk"] - risk) <= 0.5
            drawn += 1
    assert drawn


def test_the_stake_is_what_a_skull_takes() -> None:
    state = turn(loot=("Rr Rn Gw", "Rr"))
    bags = see(state, 0)["bags"]
    assert bags is not None
    assert [bag["stake"] for bag in bags.values()] == [2, 0, 1, 0, 0]
    caught = see(passing(state, *theft("red", "skull")), 0)
    assert caught["players"][0]["loot"] == {"Gw": 1}


def test_bags_are_not_counted_where_the_table_does_not_want_it() -> None:
    assert see(turn(), 0, show_bag_odds="false")["bags"] is None


def test_a_supply_without_end_has_no_number() -> None:
    assert see(turn(coin_supply="unlimited"), 0, coin_supply="unlimited")["supply"]["coins"] is None


def test_a_window_shows_who_has_answered_and_to_nobody_else_what() -> None:
    state = turn(3, hands=("", "copycat sidekick", "beggar"))
    play(state, "0 done", "0 bag:red")
    play(state, "1 pass", "2 pass", "* tile:Rr", "1 copycat")
    for seat, answer in ((0, None), (1, "copycat"), (2, None)):
        scene = see(state, seat)
        assert scene["step"] == {"is": "copy", "waiting": [2], "answered": [1]}
        assert scene["own"] is not None
        assert scene["own"]["answer"] == answer


def test_an_announced_card_is_shown_with_its_player_and_what_is_said_of_it() -> None:
    state = turn(hands=("hustler", "assassin"), loot=("Rr", "Bn"))
    play(state, "0 hustle:1")
    scene = see(state, CHANCE)
    assert scene["step"] == {
        "is": "kill",
        "waiting": [1],
        "answered": [],
        "against": 0,
        "neutralised": False,
    }
    (card,) = scene["announced"]
    assert (card["seat"], card["card"], card["other"]) == (0, "hustler", 1)
    assert scene["decks"]["table"] == {"hustler": 1}


def test_an_order_that_is_filled_shows_what_was_chosen() -> None:
    state = reserved("A3", "Rr Gr Yn Kn", hands=("forger",))
    play(state, "0 fulfil:1", "0 with:Gr")
    step = see(state, 1)["step"]
    assert step == {"is": "fill", "seat": 0, "target": {"order": 0}, "chosen": ["with:Gr"]}


def test_a_forger_is_announced_for_the_field_of_a_dealer() -> None:
    state = at_actions(turn(loot=("Yn",), hands=("forger", "assassin"), dealers="D01 D02 D03"))
    play(state, "0 sell:2.1")
    passing(state, *(f"0 {move}" for move in legal(state, 0, "forge")))
    (card,) = see(state, CHANCE)["announced"]
    assert (card["card"], card["target"]) == ("forger", {"dealer": 1, "field": 0})
    assert (card["chosen"], card["serves"]) == (["forge:Yn"], "forge:Yn")


def test_a_raid_shows_who_owes_how_many_tiles_and_to_nobody_else_which() -> None:
    state = in_a_raid()
    for seat, sealed in ((0, {"Rr": 1}), (1, {"Bn": 1, "Kj": 1}), (2, {})):
        scene = see(state, seat)
        assert scene["phase"] == "replenish"
        assert scene["step"] == {
            "is": "return",
            "waiting": [0],
            "answered": [1],
            "raid": "B27",
            "choosing": [2, 2, 0],
        }
        assert scene["own"] is not None
        assert scene["own"]["sealed"] == sealed


def test_gifts_show_who_has_chosen() -> None:
    state = turn(3, hands=("beggar",), loot=("", "Rr Bn Gw", "Rr Bn Gw"))
    play(state, "0 beggar", "2 give:Bn")
    assert see(state, 0)["step"] == {"is": "gift", "waiting": [1], "answered": [2], "other": 0}


def test_two_parts_of_the_haul_add_up() -> None:
    state = turn(hands=("", "gold_digger"))
    passing(state, "0 done", "0 bag:red", "* tile:Rr", "0 draw", "* tile:Rk", "0 draw", "* tile:Rn", "0 stop")
    play(state, "1 golddig")
    step = see(state, 0)["step"]
    assert step is not None
    assert (step["is"], step["seat"]) == ("split", 1)
    assert (step["first"], step["second"]) == ({"Rr": 1}, {})
    play(state, "1 part:2")
    step = see(state, 0)["step"]
    assert step is not None
    assert (step["first"], step["second"], step.get("tile")) == ({"Rr": 1}, {"Rn": 1}, "Rk")


def test_the_orders_that_could_be_fulfilled_are_shown_to_the_active_player_alone() -> None:
    state = turn(orders="A3 A4 A6 A7", markers={1: 0, 2: 0, 4: 1}, loot=("Rr Rn Gr", "Nr Nn Nw"))
    active, other = see(state, 0)["own"], see(state, 1)["own"]
    assert active is not None
    assert other is not None
    assert (active["ready"], other["ready"]) == ([0], [])


def test_draw_orders_show_how_far_the_turn_has_come() -> None:
    state = turn(orders="A1 A2 A3 A4")
    assert [space["so_far"] for space in see(state, 0)["orders"]] == [0, 0, None, None]
    play(state, "0 done", "0 bag:red", "* tile:Rr", "0 draw", "* tile:Rr")
    assert [space["so_far"] for space in see(state, 0)["orders"]] == [0, 2, None, None]


def test_phases_come_in_their_order() -> None:
    stage = SwindlerScene(GAME, 2, LIMITED)
    order = ["set_up", "reserve", "steal", "act", "replenish", "hire", "over"]
    was, turns = 0, 0
    for state in moments(GAME, 2, 0, LIMITED):
        now = order.index(stage.scene(state.view(0))["phase"])
        turns += now < was
        assert now >= was or now == 1
        was = now
    assert turns == 2 * 20 - 1


def test_the_end_is_shown_with_places_and_scores() -> None:
    state = next(state for state in seen(2) if state.public.outcome is not None)
    outcome = see(state, CHANCE)["outcome"]
    assert outcome is not None
    assert outcome["places"] == state.public.outcome.places
    assert outcome["scores"] == [player["points"] for player in see(state, CHANCE)["players"]]
    assert outcome["clause"] == "SW-R78"
