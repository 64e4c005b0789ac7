"""Nothing that costs or ends a turn happens unasked: a move says what else it does, and people are asked before."""

from __future__ import annotations

from random import Random
from typing import Any

import doggy_positions
import oliver_positions
import pytest
import swindler_positions
from gang_positions import position

from fagin.bots.bot import bot
from fagin.games import GAMES, load
from fagin.games.fagins_gang.moves import ACTS
from fagin.games.fagins_gang.state import GangState
from fagin.games.fagins_gang.turn import Turn
from fagin.kernel import Match, State
from fagin.terminal.desk import Unasked
from fagin.terminal.games import desk_for
from fagin.text import LANGUAGES, Speaker

NAMES = ["Ada", "Ben", "Cat", "Dan"]


def unasked(id: str, state: State[Any, Any, Any], lang: str = "en") -> dict[str, Unasked]:
    """What the moves of the first seat do unasked, by their texts."""
    game, players = load(id), state.public.players
    desk = desk_for(Speaker(lang, id), game, players, game.settle({}), NAMES[:players], None)
    view = state.view(0)
    found = {game.moves.text(move): desk.unasked(move, view) for move in view.legal_moves()}
    for text, one in found.items():
        if one is not None:
            assert desk.words(game.moves.parse(text), view) == one.words
    return {text: one for text, one in found.items() if one is not None}


def follows(id: str, one: Unasked) -> list[str]:
    return [load(id).moves.text(move) for move in one.moves]


# ---------------------------------------------------------------- Fagin's Gang


def test_the_only_walk_names_its_price_and_that_it_ends_the_turn() -> None:
    found = unasked("fagins_gang", position(2, hands=({"green": 2},)))
    assert set(found) == {"act:move"}
    assert follows("fagins_gang", found["act:move"]) == ["go:bow:5"]
    assert found["act:move"].words == (
        "move urchins: enter in Bow Street, to level 5, for 2 green; that ends your turn"
    )
    assert found["act:move"].text == (
        "Move urchins: enter in Bow Street, to level 5, for 2 green. "
        "Nothing else can be chosen here, so it happens at once, and your turn is over."
    )


def test_the_only_walk_does_not_end_the_turn_where_the_walker_is_asked_more() -> None:
    pushing = unasked("fagins_gang", position(2, {"bow": {1: 5}}, hands=({"green": 2},)))["act:move"]
    assert not pushing.ends
    assert pushing.words == "move urchins: enter in Bow Street, to level 5, for 2 green"


def test_an_exchange_that_is_the_only_way_to_steal_goods_is_asked_about() -> None:
    found = unasked("fagins_gang", position(2, hands=({"red": 1, "blue": 2},)))["act:steal"]
    assert follows("fagins_gang", found) == ["swap"]
    assert found.words == "steal goods, or exchange some: exchange three cubes for one"


def test_a_market_at_which_one_can_trade_nothing_ends_the_turn_and_says_so() -> None:
    found = unasked("fagins_gang", position(2, shillings=(0,)))["act:market"]
    assert follows("fagins_gang", found) == ["pass"]
    assert found.ends


def worth(state: GangState, seat: int) -> tuple[int, int]:
    hand, cubes = int(state.public.hands[seat]), 0
    while hand:
        cubes, hand = cubes + (hand & 255), hand >> 8
    return cubes, int(state.public.shillings[seat])


def test_every_action_that_costs_or_ends_the_turn_at_once_is_asked_about_and_no_other() -> None:
    game = load("fagins_gang")
    met = dict.fromkeys((*ACTS, "free"), 0)
    for seed in range(8):
        rng, options = Random(seed), {**game.simulation, "allow_pass": ("true", "false")[seed % 2]}
        match = Match(game, 2 + seed % 3, Random(seed), options)
        while match.outcome is None and len(match.record.moves) < 200:
            seat = match.waiting_for()[0]
            if isinstance(match.step, Turn):
                state = match.record.replay(game)
                found = unasked_by(state, seat)
                for act in match.legal_moves(seat):
                    after = state.copy()
                    after.apply(seat, act)
                    step = after.public.stack.top
                    over = seat not in after.to_act() or isinstance(step, Turn)
                    exchanged = after.public.given or type(step).__name__ == "Giving"
                    paid = worth(after, seat) < worth(state, seat) or exchanged
                    assert (act in found) == bool(over or paid), game.moves.text(act)
                    assert act not in found or found[act].ends == over
                    met[ACTS[act] if act in found else "free"] += 1
            match.play(seat, rng.choice(match.legal_moves(seat)))
    assert min(met[act] for act in ("move", "steal", "rob", "pass", "free")) > 5


def unasked_by(state: GangState, seat: int) -> dict[int, Unasked]:
    game, players = load("fagins_gang"), state.public.players
    desk = desk_for(Speaker("en", game.id), game, players, {}, NAMES[:players], None)
    view = state.view(seat)
    return {move: one for move in view.legal_moves() if (one := desk.unasked(move, view))}


# ---------------------------------------------------------------- the other games


def test_the_hothead_who_can_announce_one_number_only_is_told_so_first() -> None:
    found = unasked("doggy_bag", doggy_positions.before_roles(bag="gwryk"))
    assert follows("doggy_bag", found["flip:3"]) == ["hothead:8"]
    assert found["flip:3"].words == "Hothead: turn over token 3: announce 8"
    assert unasked("doggy_bag", doggy_positions.before_roles(bag="w" * 20)) == {}


def test_a_card_with_one_victim_or_one_token_to_take_is_asked_about() -> None:
    state = oliver_positions.day(2, {7: "crowbar", 8: "ring"}, hands=("sikes crackit",), stashes=("", "ring"))
    for own in state.private:
        own.known = ()  # of a past that was taken away
    found = unasked("oliver_twist", state)
    assert found["play:sikes"].words == "ask Bill Sikes for help: against Ben; that ends your turn"
    assert follows("oliver_twist", found["play:crackit"]) == ["grab:7"]
    assert found["play:crackit"].ends
    assert "prowl:7" not in found


def test_a_card_that_asks_more_is_not_asked_about_twice() -> None:
    tokens = {7: "crowbar", 8: "rope", 9: "ring"}
    state = oliver_positions.day(3, tokens, hands=("sikes crackit dodger",), stashes=("", "ring", "ring"))
    assert unasked("oliver_twist", state) == {}


def test_a_tile_that_pays_for_an_accomplice_is_named_and_asked_about() -> None:
    state = swindler_positions.at_hiring(swindler_positions.turn(loot=("Rc Rr",), coins=(0,)))
    found = unasked("swindler", state)["hire"]
    assert found.words == "hire an accomplice for a coin: pay with a red coin tile"
    assert not found.ends
    state = swindler_positions.at_hiring(swindler_positions.turn(loot=("Rr",), coins=(1,)))
    assert unasked("swindler", state) == {}


def test_a_swap_without_a_choice_names_both_tiles() -> None:
    state = swindler_positions.turn(loot=("Rr", "Bk"), hands=("hustler",))
    found = unasked("swindler", state)["hustle:1"]
    assert follows("swindler", found) == ["give:Rr", "take:Bk"]


def test_an_order_says_which_tiles_it_takes_and_asks_only_if_it_takes_a_card() -> None:
    game = load("swindler")
    state = swindler_positions.reserved("A3", "Rr Bn")
    desk = desk_for(Speaker("en", game.id), game, 2, {}, NAMES[:2], None)
    words = desk.words(game.moves.parse("fulfil:1"), state.view(0))
    assert words.endswith(": a red ring, a blue necklace")
    assert unasked("swindler", state) == {}
    forged = unasked("swindler", swindler_positions.reserved("A3", "Rr Bk", known=("forger",)))
    assert "made to fit by the Forger" in forged["fulfil:1"].words


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_about_is_said_in_whole_sentences_in_both_languages(id: str, lang: str) -> None:
    game, met = load(id), 0
    player = bot(
        "sly" if id == "oliver_twist" else "random", game
    )  # who plays anything draws few cards there
    for seed in range(4):
        rng, match = Random(seed), Match(game, 2, Random(seed), game.simulation)
        desk = desk_for(Speaker(lang, id), game, 2, match.record.options, NAMES[:2], None)
        while match.outcome is None and len(match.record.moves) < 150:
            seat = rng.choice(match.waiting_for())
            view = match.view(seat)
            for move in view.legal_moves():
                one = desk.unasked(move, view)
                if one is not None:
                    met += 1
                    assert one.text.endswith(".")
                    assert NAMES[seat] not in one.text
                    assert "{" not in one.words + one.text
            match.play(seat, player.choose(view, rng))
    assert met > 0
