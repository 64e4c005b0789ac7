"""Bones, heaps of them, and the places where they lie."""

import pytest
from doggy_positions import (
    GAME,
    STOCK,
    before_roles,
    behind,
    chest,
    draw,
    front,
    legal,
    new_game,
    play,
    stealing,
)
from rule import rule

from fagin.games.doggy_bag.ending import points
from fagin.games.doggy_bag.moves import LOOTS, MOVES, REFILLS
from fagin.games.doggy_bag.pieces import contains, count, heap_of, heaps_of_size, letters_of, size


@pytest.mark.parametrize("letters", ["", "g", "gwryk", "ggk", "kkk", STOCK, "g" * 19 + "w" * 25 + "r" * 31])
def test_a_heap_written_with_letters_is_read_again_the_same(letters: str) -> None:
    heap = heap_of(letters)
    assert letters_of(heap) == letters
    assert size(heap) == len(letters)
    assert [count(heap, colour) for colour in range(5)] == [letters.count(letter) for letter in "gwryk"]


@pytest.mark.parametrize(
    ("heap", "part", "inside"),
    [
        ("gwryk", "", True),
        ("gwryk", "gk", True),
        ("gwryk", "gg", False),
        ("wwww", "g", False),
        ("g", "k", False),
    ],
)
def test_a_heap_contains_another_if_it_has_as_many_of_each_colour(heap: str, part: str, inside: bool) -> None:
    assert contains(heap_of(heap), heap_of(part)) is inside


@pytest.mark.parametrize(("bones", "heaps"), [(1, 5), (2, 15), (3, 35), (4, 70)])
def test_every_mix_of_colours_is_one_heap(bones: int, heaps: int) -> None:
    found = heaps_of_size(bones)
    assert len(found) == len(set(found)) == heaps
    assert {size(heap) for heap in found} == {bones}


def test_the_vocabulary_has_a_word_for_every_decision() -> None:
    verbs = [text.split(":")[0] for text in MOVES.texts]
    expected = {"loot": 120, "role": 8, "flip": 8, "hothead": 94, "lead": 6, "discard": 5, "refill": 20}
    expected |= {"swap": 25, "gluttony": 1, "bank": 1, "steal": 7, "use": 1, "skip": 1}
    expected |= {"first": 6, "coins": 3, "bone": 5}
    assert {verb: verbs.count(verb) for verb in verbs} == expected
    assert [MOVES.texts[at] for at in range(len(LOOTS))] == [f"loot:{letters_of(heap)}" for heap in LOOTS]
    assert len(REFILLS) == 20


@rule("DB-12.8", "DB-2.6", "DB-R1")
@pytest.mark.parametrize(("letter", "worth"), [("g", 1), ("w", 1), ("r", 2), ("y", 3), ("k", 0)])
def test_a_bone_is_worth_what_its_colour_says(letter: str, worth: int) -> None:
    public = new_game().public
    assert points(public, heap_of(letter)) == worth
    assert points(public, heap_of(letter * 3)) == 3 * worth


@rule("DB-R1", "DB-1.6", "DB-1.3")
@pytest.mark.parametrize(
    ("letter", "per_player", "in_bag"), [("g", 3, 1), ("w", 4, 1), ("r", 5, 1), ("y", 1, 1), ("k", 3, 1)]
)
def test_the_counts_are_those_of_the_table(letter: str, per_player: int, in_bag: int) -> None:
    assert letters_of(GAME.pieces.per_player).count(letter) == per_player
    assert letters_of(GAME.pieces.in_bag).count(letter) == in_bag


@rule("DB-R1")
def test_six_players_need_all_101_bones_of_the_box() -> None:
    assert size(new_game(6).public.setting.bones) == 101


@rule("DB-2.1", "DB-2.2")
def test_a_delivered_bone_leaves_the_stock_and_touches_no_front() -> None:
    state = play(new_game(2), "* coins:3", "0 loot:gwk", "1 loot:ryk")
    assert behind(state, 0) == "ggwwwrrrrrykk"
    assert behind(state, 1) == "gggwwwwrrrrkk"
    assert front(state, 0) == front(state, 1) == ""


@rule("DB-2.1", "DB-2.4")
def test_a_stolen_bone_lies_in_front_and_not_behind() -> None:
    state = stealing("wwryk", 2, 1)
    stock = behind(state, 0)
    play(draw(state, "ry"), "0 bank")
    assert front(state, 0) == "ry"
    assert behind(state, 0) == stock


@rule("DB-2.2")
def test_bones_in_front_of_the_screen_cannot_be_delivered() -> None:
    state = new_game(2)
    state.public.front[0] = heap_of("yy")
    play(state, "* coins:2")
    assert "loot:yy" not in legal(state, 0)
    assert "loot:gy" in legal(state, 0)


@rule("DB-2.4", "DB-2.7")
def test_everybody_sees_the_fronts_and_the_chest() -> None:
    state = draw(stealing("gwrk", 4, 1, 0), "gwrk")
    for seat in (-1, 0, 1, 2):
        seen = state.view(seat).public
        assert letters_of(seen.front[0]) == "gk"
        assert letters_of(seen.chest) == "wr"


@rule("DB-2.7", "DB-R47")
def test_bones_on_the_chest_belong_to_nobody() -> None:
    state = before_roles(2, "ww")
    state.public.chest = heap_of("yyy")
    play(state, "0 role:4", "1 role:0")
    draw(state, "ww")
    assert chest(state) == "yyy"
    assert [front(state, seat) for seat in (0, 1)] == ["ww", ""]
