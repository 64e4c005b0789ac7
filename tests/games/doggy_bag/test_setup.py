"""The table before the first throw, and who begins."""

import pytest
from doggy_positions import GAME, STOCK, bag, behind, chest, fronts, legal, new_game, play, told
from rule import rule

from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.pieces import letters_of, size
from fagin.kernel import CHANCE, BadOption

PLAYERS = range(2, 7)


@rule("DB-0.3")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 8])
def test_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 6"):
        GAME.new(players)


@rule("DB-0.3", "DB-1.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_hides_the_same_sixteen_bones(players: int) -> None:
    state = new_game(players)
    assert [behind(state, seat) for seat in range(players)] == [STOCK] * players
    assert state.public.left == len(STOCK) == 16


@rule("DB-1.1", "DB-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_chest_and_the_fronts_start_empty(players: int) -> None:
    state = new_game(players)
    assert chest(state) == ""
    assert fronts(state) == [""] * players


@rule("DB-1.2")
def test_all_eight_tokens_are_on_offer_with_their_effects() -> None:
    state = play(new_game(2), "* coins:2", "0 loot:ww", "1 loot:ww")
    assert [move for move in legal(state, 0) if move.startswith("role")] == [f"role:{n}" for n in range(8)]
    assert (state.public.hothead, state.public.turned) == (-1, -1)
    assert list(state.public.number) == [-1, -1]


@rule("DB-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_bag_starts_with_one_bone_of_every_colour(players: int) -> None:
    assert bag(new_game(players)) == "gwryk"


@rule("DB-1.7", "DB-R48")
@pytest.mark.parametrize(("players", "bones"), [(2, 37), (3, 53), (4, 69), (5, 85), (6, 101)])
def test_only_the_bones_of_the_bag_and_the_screens_are_in_play(players: int, bones: int) -> None:
    setting = new_game(players).public.setting
    assert size(setting.bones) == bones
    assert letters_of(setting.bones).count("k") == 1 + 3 * players


@rule("DB-1.8", "DB-R3")
@pytest.mark.parametrize("players", PLAYERS)
def test_lots_give_every_seat_the_same_chance_to_be_first(players: int) -> None:
    state = GAME.new(players)
    assert state.to_act() == [CHANCE]
    assert [(MOVES.text(move), weight) for move, weight in state.chance()] == [
        (f"first:{seat}", 1) for seat in range(players)
    ]


@rule("DB-1.8", "DB-1.9", "DB-5.1", "DB-4.1")
@pytest.mark.parametrize("first", range(4))
def test_the_seat_that_wins_the_lot_throws_the_coins_and_picks_first(first: int) -> None:
    state = play(GAME.new(4), f"* first:{first}")
    assert state.public.turn == 1
    assert ("coins", (first, 2, -1)) in told(state, 0, "* coins:2")
    play(state, *(f"{seat} loot:ww" for seat in range(4)))
    assert state.to_act() == [first]


@rule("DB-R3")
def test_with_the_option_seat0_the_first_seat_begins_without_lots() -> None:
    state = new_game(3)
    assert state.public.first == 0
    assert [MOVES.text(move) for move in state.legal_moves(CHANCE)] == ["coins:2", "coins:3", "coins:4"]
