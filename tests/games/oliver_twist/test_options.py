"""The options: those that change the rules, and those that only change what is seen."""

from random import Random

import pytest
from oliver_positions import (
    GAME,
    day,
    is_day,
    legal,
    let_chance_play,
    line_of,
    new_game,
    night,
    play,
    told,
)
from positions import played_at_random
from rule import rule

from fagin.games import load
from fagin.games.oliver_twist.pieces import CARDS, heap_of
from fagin.kernel import CHANCE, Match


def test_the_options_and_their_defaults_are_those_of_the_rules() -> None:
    assert {option.id: option.values for option in load("oliver_twist").options} == {
        "night_reveal": ["blind", "hidden_neighbour"],
        "burglary_trigger": ["any_take", "prowl_only"],
        "wallet_only_sets": ["false", "true"],
        "two_player_night_closed": ["true", "false"],
        "square_is_space": ["true", "false"],
        "relocate_credit": ["false", "true"],
        "end_sets": ["one_per_type", "split"],
        "deck_reshuffle": ["true", "false"],
        "characters": ["full", "hide_only"],
        "file_view": ["owner", "nobody", "all"],
        "stash_view": ["owner", "all"],
        "money_view": ["owner", "all"],
        "first_player": ["random", "seat0", "seat1", "seat2", "seat3"],
        "youngest": ["lots", "seat0", "seat1", "seat2", "seat3"],
        "tie_break": ["shared", "fewest_file", "most_cards"],
        "rounds": ["both", "day_only"],
        "turn_limit": ["off", "turns50", "turns80", "turns120"],
    }


@rule("OT-6.3", "OT-6.4")
@pytest.mark.parametrize("card", CARDS)
def test_with_hide_only_every_card_serves_only_to_hide(card: str) -> None:
    state = night(
        3,
        line_of([9, 10], "ring", "crowbar"),
        stashes=("wallet ring", "watch " * 6, "brooch " * 6),
        files=("apple1 crowbar",),
        hands=(card,),
        characters="hide_only",
    )
    assert legal(state) == ["prowl:9", "prowl:10", f"hide:{card}"]


@rule("OT-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_day_only_has_no_night(players: int) -> None:
    rng = Random(players)
    state = GAME.new(players, {"rounds": "day_only"})
    while state.to_act():
        assert is_day(state)
        seat = state.to_act()[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal_moves(seat)))
    assert state.public.outcome is not None
    assert state.public.outcome.scores == list(state.public.money)


@rule("OT-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_a_day_and_then_a_night(players: int) -> None:
    rng = Random(players)
    state = GAME.new(players)
    rounds = []
    while state.to_act():
        rounds.append(is_day(state))
        seat = state.to_act()[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal_moves(seat)))
    assert rounds == sorted(rounds, reverse=True)
    assert set(rounds) == {True, False}


@rule("OT-R21")
def test_with_file_view_all_everybody_sees_every_file() -> None:
    state = play(day(2, line_of([9, 10], "rope", "ring"), file_view="all"), "0 prowl:10")
    assert state.view(1).public.files == [heap_of(["rope"]), 0]
    assert play(day(2, line_of([9, 10], "rope", "ring")), "0 prowl:10").view(1).public.files == [0, 0]


@rule("OT-R21", "OT-4.19")
def test_with_file_view_all_a_dropped_token_is_seen_too() -> None:
    nine = "apple1 apple1 brooch brooch necklace necklace ring ring watch"
    state = play(day(2, {9: "wallet"}, stashes=(nine,), file_view="all"), "0 prowl:9", "0 drop:ring")
    assert state.view(1).public.files == [heap_of(["ring"]), 0]


@rule("OT-R78")
def test_with_stash_view_all_everybody_sees_every_stash() -> None:
    state = play(new_game(2, stash_view="all"), "* starter:ring", "* starter:watch")
    assert state.view(1).public.stashes == [heap_of(["ring", "watch"]), 0]
    play(let_chance_play(state), "0 prowl:9")
    assert state.view(1).public.stashes == [int(own.stash) for own in state.private]
    assert new_game(2).public.stashes == [0, 0]


@pytest.mark.parametrize(
    ("option", "value"),
    [("file_view", "nobody"), ("file_view", "all"), ("stash_view", "all"), ("money_view", "all")],
)
@rule("OT-R21", "OT-9.2")
def test_options_of_what_is_seen_never_change_the_play(option: str, value: str) -> None:
    records = []
    for options in ({}, {option: value}):
        rng = Random(5)
        match = Match(GAME, 3, Random(6), options)
        records.append(played_at_random(match, rng))
    assert records[0] == records[1]
    setting = match.view(CHANCE).public.setting
    shown = {
        "file_view": setting.file_view,
        "stash_view": "all" if setting.open_stashes else "owner",
        "money_view": setting.money_view,
    }
    assert shown[option] == value


@rule("OT-R88", "OT-3.3")
@pytest.mark.parametrize("limit", [50, 80, 120])
def test_a_turn_limit_ends_each_round(limit: int) -> None:
    state = day(2, line_of([9, 10, 11, 1]), turn_limit=f"turns{limit}")
    state.public.turns = limit - 1
    play(state, "0 prowl:9")
    assert is_day(state)
    play(state, "1 prowl:10")
    assert not is_day(state)
    assert state.public.turns == 0


@rule("OT-R78", "OT-R21", "OT-R46", "OT-R86")
@pytest.mark.parametrize(
    ("option", "card", "moves", "what"),
    [
        ("stash_view", "noah", ("0 take:watch", "0 give:ring"), "handed-over"),
        ("stash_view", "bumble", ("1 yield:watch",), "filed"),
        ("file_view", "bumble", ("1 yield:watch",), "filed"),
        ("file_view", "monks", ("0 target:1", "0 plant:apple1"), "planted"),
        ("stash_view", "", ("* starter:ring",), "got-starter"),
    ],
)
def test_where_a_view_is_open_everybody_sees_which_token_moves(
    option: str, card: str, moves: tuple[str, ...], what: str
) -> None:
    for value in ("owner", "all"):
        stashes, files = ("wallet ring", "watch " * 6, ""), ("apple1 crowbar character",)
        state = new_game(3, **{option: value})
        if card:
            state = night(3, stashes=stashes, files=files, hands=(card,), also={option: value})
            play(state, f"0 play:{card}")
        play(state, *moves[:-1])
        assert (what in [event for event, _ in told(state, 2, moves[-1])]) == (value == "all")
        own = [int(getattr(one, option.removesuffix("_view"))) for one in state.private]
        shown = state.public.stashes if option == "stash_view" else state.public.files
        assert list(shown) == (own if value == "all" else [0, 0, 0])
