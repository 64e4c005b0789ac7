"""The parts: players, goods, locations and what their levels offer, the beat, the wheel, the notation."""

import pytest
from gang_positions import GAME, new_game, play, position, track
from rule import rule

from fagin.games.fagins_gang.board import DOWN, UP
from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.pieces import (
    COLOURS,
    GOODS,
    LOCATIONS,
    ONES,
    common,
    count,
    cubes_in,
    heap_of,
    holds,
    mask_of,
    size,
)
from fagin.games.fagins_gang.state import in_hand
from fagin.kernel import BadOption

BOARD = GAME.board
LETTERS = {"b": "blue", "g": "green", "k": "black", "y": "yellow", "r": "red", "p": "purple"}
OFFERED = {  # what the levels show, from the top; w is a white hand
    "thames": "wwww ywww pyww pyyw ppyy ppp pp p -",
    "bow": "wwww rwww yrww yrrw yyrr yyy yy y -",
    "chertsey": "wwww pwww rpww rppw rrpp rrr rr r -",
    "strand": "wwww bwww kbww kbbw kkbb kkb kb k -",
    "holborn": "wwww gwww bgww bggw bbgg bbg bg b -",
    "stpauls": "wwww kwww gkww gkkw ggkk ggk gk g -",
}


@rule("FG-0.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 6"):
        GAME.new(players)


@rule("FG-0.1", "FG-1.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_each_with_a_colour_of_their_own(players: int) -> None:
    assert len(new_game(players).public.shillings) == players
    assert COLOURS == ["brown", "orange", "white", "grey", "pink", "cream"]


@rule("FG-0.2", "FG-1.12")
def test_everybody_commands_five_urchins() -> None:
    state = new_game(4)
    assert [in_hand(state.public, seat) for seat in range(4)] == [5, 5, 5, 5]


@rule("FG-0.3")
def test_each_location_belongs_to_one_good() -> None:
    assert {location.id: GOODS[location.good] for location in BOARD.locations} == {
        "thames": "blue",
        "bow": "green",
        "chertsey": "black",
        "strand": "yellow",
        "holborn": "red",
        "stpauls": "purple",
    }


@rule("FG-R1", "FG-3.7")
def test_every_track_has_nine_levels_and_a_start_on_the_sixth() -> None:
    assert BOARD.levels == 9
    assert [len(location.levels) for location in BOARD.locations] == [9] * 6
    assert BOARD.start == 5


@rule("FG-0.6", "FG-R3", "FG-R1", "FG-5.6")
@pytest.mark.parametrize("place", LOCATIONS)
def test_every_level_offers_the_goods_of_the_table(place: str) -> None:
    levels = BOARD.locations[LOCATIONS.index(place)].levels
    for level, shown in zip(levels, OFFERED[place].split(), strict=True):
        goods = {good: shown.count(letter) for letter, good in LETTERS.items() if letter in shown}
        assert cubes_in(level.goods) == goods
        assert level.hands == shown.count("w")


@rule("FG-0.6", "FG-6.2", "FG-6.3")
@pytest.mark.parametrize("place", LOCATIONS)
def test_the_shillings_of_a_level_are_its_number(place: str) -> None:
    levels = BOARD.locations[LOCATIONS.index(place)].levels
    assert [level.shillings for level in levels] == list(range(9))


@rule("FG-0.7", "FG-R3")
def test_no_level_shows_the_colour_of_its_own_track_and_all_goods_are_shown_alike() -> None:
    shown = dict.fromkeys(GOODS, 0)
    for location in BOARD.locations:
        for level in location.levels:
            assert count(level.goods, location.good) == 0
            for good in GOODS:
                shown[good] += count(level.goods, GOODS.index(good))
    assert shown == dict.fromkeys(GOODS, 16)
    assert sum(level.hands for location in BOARD.locations for level in location.levels) == 60


@rule("FG-R2", "FG-3.3")
def test_a_level_costs_one_cube_less_than_the_stall_has_spaces() -> None:
    price = {GOODS[location.good]: location.price for location in BOARD.locations}
    assert price == {"blue": 1, "green": 2, "black": 2, "yellow": 3, "red": 3, "purple": 4}
    assert cubes_in(BOARD.capacity) == {good: cubes + 1 for good, cubes in price.items()}


@rule("FG-R4", "FG-7.5")
def test_the_wheel_shows_the_even_numbers_and_the_stalls_lie_round_it_clockwise() -> None:
    assert BOARD.wheel == (2, 4, 6, 8, 10, 12)
    assert [GOODS[good] for good in BOARD.stalls] == ["purple", "blue", "yellow", "black", "green", "red"]


@rule("FG-8.4", "FG-8.5", "FG-R23")
def test_a_beat_goes_up_on_the_left_and_down_on_the_right_with_two_arrows_on_every_level() -> None:
    assert BOARD.arrows == 18
    assert BOARD.arrow_level == (8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8)
    assert BOARD.arrow_push == (UP,) * 9 + (DOWN,) * 9


@rule("FG-R45")
def test_the_notation_has_139_moves_of_players() -> None:
    texts = [MOVES.text(move) for move in range(MOVES.parse("done") + 1)]
    words = [text.split(":")[0] for text in texts]
    assert {word: words.count(word) for word in words} == {
        "act": 6,
        "go": 84,
        "bump": 2,
        "dodge": 2,
        "steal": 6,
        "rob": 6,
        "give": 6,
        "take": 6,
        "buy": 6,
        "sell": 6,
        "discard": 6,
        "swap": 1,
        "pass": 1,
        "done": 1,
    }
    assert len(texts) == 139
    assert not any(" " in text for text in texts)


@rule("FG-R45")
def test_the_walks_are_written_with_levels_and_three_other_goals() -> None:
    goals = [text.split(":")[2] for text in map(MOVES.text, range(139)) if text.startswith("go:holborn:")]
    assert goals == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "low", "high", "fagin"]


@rule("FG-R45")
@pytest.mark.parametrize(
    "text", ["go thames 3", "go:thames:11", "go:fleet:3", "act:sing", "take:pink", "roll:7"]
)
def test_what_is_not_of_the_notation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no move"):
        MOVES.parse(text)


def test_a_heap_counts_what_was_put_on_it() -> None:
    heap = heap_of({"green": 3, "purple": 15})
    assert cubes_in(heap) == {"green": 3, "purple": 15}
    assert size(heap) == 18
    assert [count(heap, good) for good in range(6)] == [0, 3, 0, 0, 0, 15]
    assert mask_of(heap) == 0b100010


def test_a_heap_of_all_cubes_of_six_players_is_counted() -> None:
    assert size(30 * ONES) == 180
    assert mask_of(30 * ONES) == 63
    assert size(0) == mask_of(0) == 0


@pytest.mark.parametrize(
    ("part", "held"),
    [
        ({}, True),
        ({"blue": 2}, True),
        ({"blue": 3}, False),
        ({"red": 1}, False),
        ({"blue": 2, "green": 1}, True),
    ],
)
def test_a_heap_holds_another_if_it_has_enough_of_every_colour(part: dict[str, int], held: bool) -> None:
    assert holds(heap_of({"blue": 2, "green": 1}), heap_of(part)) is held


@rule("FG-5.3")
def test_what_two_heaps_have_in_common_is_the_lesser_of_each_colour() -> None:
    stock = heap_of({"blue": 2, "green": 1, "red": 9})
    assert cubes_in(common(stock, heap_of({"blue": 3, "red": 2}))) == {"blue": 2, "red": 2}
    assert cubes_in(common(stock, heap_of({"black": 1}))) == {}
    assert cubes_in(common(stock, stock)) == cubes_in(stock)


@rule("FG-0.5")
def test_goods_pay_for_walking_and_shillings_for_fagin_and_for_goods() -> None:
    state = position(2, {"thames": {0: 0}}, hands=({"blue": 2},), shillings=(20,))
    play(state, "0 act:move", "0 go:thames:2")
    assert (cubes_in(state.public.hands[0]), state.public.shillings[0]) == ({}, 20)
    state = play(position(2, {"thames": {0: 0}}, hands=({"blue": 2},)), "0 act:move", "0 go:thames:fagin")
    assert (cubes_in(state.public.hands[0]), state.public.shillings[0]) == ({"blue": 1}, 5)
    state = play(position(2), "0 act:market", "0 buy:blue")
    assert (cubes_in(state.public.hands[0]), state.public.shillings[0]) == ({"blue": 1}, 16)
    assert track(state, "thames") == {}
