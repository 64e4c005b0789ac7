"""The parts: tokens, cards, and what a Lair can hold."""

import pytest
from oliver_positions import GAME, bag, charge, day, file, legal, money, new_game, play, stash, stock, tools
from rule import rule

from fagin.games.oliver_twist.moves import MOVES
from fagin.games.oliver_twist.pieces import (
    BURGLARY,
    CARDS,
    KINDS,
    LOOT,
    OBJECTS,
    TYPE_OF,
    TYPES,
    count,
    count_type,
    heap_of,
    kinds_in,
    names_in,
    size,
    tool_types,
    types_in,
)
from fagin.kernel import BadOption

COUNTS = {
    "apple1": 8,
    "apple2": 4,
    "handkerchief1": 4,
    "handkerchief2": 7,
    "brooch": 10,
    "necklace": 7,
    "ring": 6,
    "watch": 5,
    "wallet": 9,
    "crowbar": 2,
    "lantern": 2,
    "keys": 2,
    "centrebit": 2,
    "rope": 2,
    "character": 5,
    "burglary": 10,
}
COINS = {
    "apple1": 1,
    "apple2": 2,
    "handkerchief1": 1,
    "handkerchief2": 2,
    "brooch": 2,
    "necklace": 3,
    "ring": 4,
    "watch": 5,
    "wallet": 0,
}
STARTING = "apple1 apple2 handkerchief1 handkerchief2 brooch brooch necklace ring watch"


@rule("OT-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        GAME.new(players)


@rule("OT-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_share_one_gang_and_have_a_purse_each(players: int) -> None:
    state = new_game(players)
    assert state.public.gang == 0
    assert len(money(state)) == len(state.private) == players


@rule("OT-1.4", "OT-2.7")
@pytest.mark.parametrize(("kind", "some"), COUNTS.items())
def test_there_are_as_many_tokens_of_each_kind_as_the_rules_list(kind: str, some: int) -> None:
    assert count(GAME.pieces.tokens, KINDS.index(kind)) == some


@rule("OT-1.4")
def test_the_85_round_tokens_are_60_objects_10_tools_5_characters_and_10_burglaries() -> None:
    tokens = GAME.pieces.tokens
    assert size(tokens) == 85
    assert sum(count(tokens, kind) for kind in range(OBJECTS)) == 60
    assert [count_type(tokens, TYPES.index(sort)) for sort in ("tool", "character", "burglary")] == [
        10,
        5,
        10,
    ]


@rule("OT-1.4", "OT-5.2", "OT-5.4")
def test_every_object_shows_its_coins() -> None:
    assert dict(zip(KINDS, GAME.pieces.coins, strict=False)) == COINS


@rule("OT-1.4", "OT-2.2")
def test_the_nine_starting_tokens_are_objects_without_a_wallet() -> None:
    assert names_in(GAME.pieces.starting) == STARTING.split()


@rule("OT-1.4")
def test_there_are_thirteen_character_cards_and_sixteen_burglary_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 13
    assert list(LOOT) == [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@rule("OT-1.4", "OT-2.13")
def test_the_rewards_are_six_down_to_two() -> None:
    assert GAME.pieces.rewards == (6, 5, 4, 3, 2)


@rule("OT-1.4")
def test_the_vocabulary_has_the_548_moves_of_the_notation() -> None:
    words = [MOVES.text(move).split(":")[0] for move in range(MOVES.parse("burgle") + 1)]
    assert len(words) == 548 + 1  # and `sell:wallet`, for the option
    assert {word: words.count(word) for word in ("prowl", "move", "take", "plant", "clear", "keep")} == {
        "prowl": 75,
        "move": 76,
        "take": 14,
        "plant": 16,
        "clear": 10,
        "keep": 16,
    }


@rule("OT-R24", "OT-7.11")
def test_coins_make_no_type_and_all_tools_are_one_type() -> None:
    assert types_in(heap_of(["apple1", "apple2"])) == 1
    assert types_in(heap_of(["handkerchief1", "handkerchief2"])) == 1
    assert types_in(heap_of(["crowbar", "rope", "keys"])) == 1
    assert tool_types(heap_of(["crowbar", "crowbar", "rope"])) == 2
    assert types_in(heap_of(list(KINDS))) == len(TYPES) == 10
    assert TYPES[TYPE_OF[BURGLARY]] == "burglary"


@pytest.mark.parametrize("kind", KINDS)
def test_a_heap_counts_and_names_what_was_put_on_it(kind: str) -> None:
    heap = heap_of([kind, "apple1", "rope"])
    assert size(heap) == 3
    assert sorted(names_in(heap)) == sorted([kind, "apple1", "rope"])
    assert KINDS.index(kind) in kinds_in(heap)


@pytest.mark.parametrize("kind", range(OBJECTS))
def test_the_size_of_a_full_heap_of_one_kind_is_right(kind: int) -> None:
    assert size(heap_of([KINDS[kind]] * 15 + ["character"] * 5 + ["burglary"] * 10)) == 30


@rule("OT-1.5", "OT-R11")
def test_a_lair_keeps_money_stash_and_file_apart_and_a_stash_has_no_order() -> None:
    one = play(day(2, {9: "ring", 10: "apple1"}), "0 prowl:10")
    other = day(2)
    stock(other, 0, "apple1")
    charge(other, 0, "ring")
    assert (stash(one), file(one), money(one)[0]) == (stash(other), file(other), money(other)[0])
    for way in ("watch ring apple1", "apple1 watch ring"):
        stock(other, 0, way)
        assert stash(other) == "apple1 ring watch"


@rule("OT-R11", "OT-5.3")
def test_after_a_sale_the_rest_of_the_stash_is_sold_like_any_other() -> None:
    state = day(2, stashes=("ring ring ring apple1 apple1 apple1",))
    play(state, "0 sell:ring", "0 done")
    assert (stash(state), bag(state), tools(state)) == ("apple1 apple1 apple1", "ring ring ring", "")
    state.public.seat = 1
    assert legal(state, 1) == ["stop"]
