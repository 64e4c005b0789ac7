"""The quick player of Fagin's Gang plays well at a glance, and knows who is ahead."""

from __future__ import annotations

from random import Random

import pytest
from gang_positions import GAME, legal, play, position

from fagin.bots.bot import searcher
from fagin.bots.players.gang_policy import POLICY
from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.state import GangState

SHORT = {"round_limit": "5", "market_turn_cap": "4", "allow_pass": "true"}


def likeliest(state: GangState) -> str:
    """The move of seat 0 with the greatest share."""
    moves = state.legal_moves(0)
    shares = POLICY.weigh(0, state.public, state.private[0], moves)
    return MOVES.text(moves[shares.index(max(shares))])


def test_the_third_urchin_goes_home_when_it_can() -> None:
    state = position(
        tracks={"bow": {0: 3}}, hands=({"green": 8, "purple": 6},), shillings=(15,), home=("thames chertsey",)
    )
    assert likeliest(state) == "act:move"
    assert likeliest(play(state, "0 act:move")) == "go:bow:fagin"


def test_money_is_robbed_that_is_all_that_is_missing() -> None:
    state = position(
        tracks={"bow": {0: 3}, "stpauls": {0: 7}},
        hands=({"green": 8},),
        shillings=(6,),
        home=("thames chertsey",),
    )
    assert likeliest(state) == "act:rob"
    assert likeliest(play(state, "0 act:rob")) == "rob:stpauls"


def test_a_rival_is_pushed_off_the_top_but_not_off_the_bottom() -> None:
    top = position(tracks={"bow": {0: 1, 1: 0}}, hands=({"green": 4},))
    assert likeliest(play(top, "0 act:move", "0 go:bow:0")) == "bump:up"
    bottom = position(tracks={"bow": {0: 7, 1: 8}}, hands=({"green": 4},))
    assert likeliest(play(bottom, "0 act:move", "0 go:bow:8")) == "bump:up"


def test_a_white_hand_takes_the_cube_that_is_missing() -> None:
    state = position(
        tracks={"bow": {0: 1}, "thames": {0: 3}},
        hands=({"green": 3},),
        shillings=(15,),
        home=("chertsey strand",),
    )
    play(state, "0 act:steal", "0 steal:thames")
    assert legal(state, 0, "take:")
    assert likeliest(state) == "take:green"


def test_who_has_nothing_left_begs() -> None:
    assert likeliest(position(hands=({"purple": 1},), shillings=(0,))) == "act:beg"


def test_a_game_is_judged_only_between_turns() -> None:
    state = position(hands=({"green": 4, "black": 4},))
    assert POLICY.settled(state.public)
    assert not POLICY.settled(play(state, "0 act:move").public)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_who_has_come_farthest_can_hope_for_most(players: int) -> None:
    ahead = POLICY.value(position(players, home=("", "thames bow")))
    assert all(0 <= hope <= 1 for hope in ahead)
    assert max(range(players), key=lambda seat: ahead[seat]) == 1
    rich = POLICY.value(position(players, hands=({}, {"green": 9, "black": 6})))
    assert rich[1] > rich[-1] or players == 2
    assert rich[1] < ahead[1]


def test_a_turn_still_to_come_is_worth_something() -> None:
    state = position(2, allow_pass="true")
    before = POLICY.value(state)[1]
    assert before == pytest.approx(0.5)
    assert POLICY.value(play(state, "0 act:pass"))[1] > before


def test_who_is_home_has_nothing_to_fear_while_the_others_play_on() -> None:
    state = position(3, home=("thames bow chertsey", "strand"), play_on="true")
    state.public.active = 0b110
    first, second, third = POLICY.value(state)
    assert first == 1
    assert second > third


def test_urchins_at_home_are_what_a_seat_has_won() -> None:
    state = position(home=("thames bow",))
    assert [POLICY.standing(seat, state.public) for seat in range(3)] == [2, 0, 0]


def test_who_searches_leaves_a_market_without_limit_some_day() -> None:
    state = position(
        4,
        hands=(
            {"blue": 4, "green": 1, "black": 2, "yellow": 2, "red": 2, "purple": 5},
            {"blue": 2, "black": 1},
            {"blue": 1, "green": 1, "black": 1},
            {"blue": 5, "green": 1, "yellow": 3, "purple": 4},
        ),
        shillings=(32, 31, 21, 32),
        home=("chertsey thames", "bow", "chertsey", "chertsey"),
        market={"green": 1, "black": 3, "yellow": 2},
        market_turn_cap="0",
    )
    play(state, "0 act:market")
    rng, bots = Random(1), searcher("fagin", GAME)
    trades = 0
    while state.public.trading:
        seat = state.to_act()[0]
        state.apply(seat, bots.choose(state.view(seat), rng))
        trades += 1
        assert trades < 150, "they trade for ever"


def test_with_a_limit_every_trade_is_worth_a_try() -> None:
    for cap, every in (("0", False), ("24", True)):
        state = play(position(hands=({"blue": 5},), shillings=(20,), market_turn_cap=cap), "0 act:market")
        moves = state.legal_moves(0)
        tried = POLICY.worth_a_try(state.view(0), moves)
        assert tried[-1] == moves[-1]  # to pass
        assert (tried == moves) == every


def test_advice_is_given_about_trades_that_a_bot_would_not_try() -> None:
    state = play(position(hands=({"blue": 5},), shillings=(20,), market_turn_cap="0"), "0 act:market")
    view = state.view(0)
    worth_a_try = POLICY.worth_a_try(view, view.legal_moves())
    thought = searcher("fagin", GAME).think(view, Random(1))
    assert {one.move for one in thought.candidates} - set(worth_a_try)
