"""Setting up: stocks, market, prices, constables, players, and who begins."""

import pytest
from gang_positions import (
    GAME,
    SET_UP,
    constable,
    hand,
    market,
    money,
    new_game,
    outcomes,
    play,
    prices,
    roll,
    set_up,
    told,
    track,
    warehouse,
)
from rule import rule

from fagin.games.fagins_gang.pieces import GOODS, LOCATIONS
from fagin.games.fagins_gang.state import in_hand
from fagin.kernel import CHANCE

STALLS = {"blue": 2, "green": 3, "black": 3, "yellow": 4, "red": 4, "purple": 5}
LEFT = {  # in the warehouses after the set-up
    2: (15, [11, 10, 10, 9, 9, 8]),
    3: (15, [10, 9, 9, 8, 8, 7]),
    4: (20, [14, 13, 13, 12, 12, 11]),
    5: (25, [18, 17, 17, 16, 16, 15]),
    6: (30, [22, 21, 21, 20, 20, 19]),
}
PLAYERS = pytest.mark.parametrize("players", LEFT)


@rule("FG-1.2", "FG-1.3", "FG-1.11")
@PLAYERS
def test_the_warehouses_hold_what_market_and_players_leave(players: int) -> None:
    stock, left = LEFT[players]
    state = new_game(players)
    assert state.public.setting.stock == stock
    assert warehouse(state) == dict(zip(GOODS, left, strict=True))


@rule("FG-1.3")
@PLAYERS
def test_all_21_spaces_of_the_market_are_filled(players: int) -> None:
    assert market(new_game(players)) == STALLS
    assert sum(STALLS.values()) == 21


@rule("FG-1.11")
@PLAYERS
def test_everybody_has_one_cube_of_each_good(players: int) -> None:
    state = new_game(players)
    assert [hand(state, seat) for seat in range(players)] == [dict.fromkeys(GOODS, 1)] * players


@rule("FG-1.10")
@PLAYERS
def test_everybody_has_twenty_shillings(players: int) -> None:
    assert money(new_game(players)) == [20] * players


@rule("FG-1.12", "FG-1.10")
@PLAYERS
def test_all_urchins_start_with_their_players(players: int) -> None:
    state = set_up(players)
    assert [track(state, place) for place in LOCATIONS] == [{}] * 6
    assert [in_hand(state.public, seat) for seat in range(players)] == [5] * players


@rule("FG-1.4", "FG-1.1", "FG-R4")
@pytest.mark.parametrize(
    ("face", "purple", "blue", "yellow", "black", "green", "red"),
    [
        (1, 12, 2, 4, 6, 8, 10),
        (2, 10, 12, 2, 4, 6, 8),
        (3, 8, 10, 12, 2, 4, 6),
        (4, 6, 8, 10, 12, 2, 4),
        (5, 4, 6, 8, 10, 12, 2),
    ],
)
def test_the_first_roll_turns_the_wheel_clockwise(
    face: int, purple: int, blue: int, yellow: int, black: int, green: int, red: int
) -> None:
    assert prices(roll(new_game(), face)) == {
        "purple": purple,
        "blue": blue,
        "yellow": yellow,
        "black": black,
        "green": green,
        "red": red,
    }


@rule("FG-1.5", "FG-1.1")
def test_a_six_leaves_the_wheel_where_it_is() -> None:
    before = prices(new_game())
    assert prices(roll(new_game(), 6)) == before
    assert before == {"purple": 2, "blue": 4, "yellow": 6, "black": 8, "green": 10, "red": 12}


@rule("FG-1.7", "FG-1.6")
@pytest.mark.parametrize(("face", "side"), [(1, "L5"), (2, "R5"), (3, "L5"), (4, "R5"), (5, "L5"), (6, "R5")])
def test_an_odd_roll_puts_a_constable_on_the_left_and_an_even_one_on_the_right(face: int, side: str) -> None:
    assert constable(roll(new_game(), 6, face), "thames") == side


@rule("FG-1.8", "FG-1.9", "FG-8.4")
@pytest.mark.parametrize(
    ("face", "steps", "arrow"),
    [
        (1, 1, "L4"),
        (1, 5, "L0"),
        (1, 6, "R0"),
        (2, 1, "R6"),
        (2, 3, "R8"),
        (2, 4, "L8"),
        (2, 5, "L7"),
        (2, 6, "L6"),
    ],
)
def test_a_second_roll_walks_him_along_his_beat_round_both_ends(face: int, steps: int, arrow: str) -> None:
    assert constable(roll(new_game(), 6, face, steps), "thames") == arrow


@rule("FG-1.6", "FG-1.7", "FG-1.8")
def test_every_location_has_a_constable_with_two_rolls_of_his_own() -> None:
    state = roll(new_game(), 6, 1, 1, 1, 2, 1, 3, 2, 1, 2, 2, 2, 3)
    assert [constable(state, place) for place in LOCATIONS] == ["L4", "L3", "L2", "R6", "R7", "R8"]


@rule("FG-1.4", "FG-1.7", "FG-1.8", "FG-R43")
def test_every_roll_of_the_set_up_is_of_a_fair_die() -> None:
    state = new_game()
    for _ in range(SET_UP):
        assert state.public.stack[-1].stream() == "die"
        assert outcomes(state) == {f"roll:{face}": 1 for face in range(1, 7)}
        roll(state, 3)
    assert state.to_act() == [0]


@rule("FG-R43")
def test_a_quick_throw_of_the_die_has_every_face_as_often() -> None:
    state = new_game()
    step = state.public.stack[-1]
    faces = [step.sample(state, at / 600) for at in range(600)]
    assert [faces.count(move) for move, _ in state.chance()] == [100] * 6


@rule("FG-1.13", "FG-R49")
@PLAYERS
def test_lots_give_every_seat_the_same_chance_to_begin(players: int) -> None:
    state = roll(GAME.new(players), *[6] * SET_UP)
    assert state.public.stack[-1].stream() == "lots"
    assert outcomes(state) == {f"lot:{seat}": 1 for seat in range(players)}
    assert told(state, f"* lot:{players - 1}")[0] == f"first {players - 1}"
    assert state.public.token == players - 1
    assert state.to_act() == [players - 1]


@rule("FG-1.13", "FG-R49")
@pytest.mark.parametrize("seat", range(6))
def test_the_option_first_player_names_who_begins(seat: int) -> None:
    state = set_up(6, first_player=f"seat{seat}")
    assert state.to_act() == [seat]
    assert state.public.token == seat


@rule("FG-R49")
def test_a_seat_that_nobody_has_cannot_begin_so_lots_decide() -> None:
    state = roll(GAME.new(3, {"first_player": "seat3"}), *[6] * SET_UP)
    assert outcomes(state) == {"lot:0": 1, "lot:1": 1, "lot:2": 1}


@rule("FG-1.14")
@PLAYERS
def test_turns_go_round_clockwise(players: int) -> None:
    state = set_up(players, first_player="seat1", allow_pass="true")
    order = []
    while state.to_act() != [CHANCE]:
        order.append(state.to_act()[0])
        play(state, f"{order[-1]} act:pass")
    assert order == [*range(1, players), 0]


@rule("FG-1.15")
def test_the_market_token_waits_with_nobody() -> None:
    state = set_up()
    assert state.public.opener == -1
    assert state.public.trading == 0


@rule("FG-1.12")
def test_a_new_round_begins_with_the_first_turn() -> None:
    state = new_game()
    assert told(state, *["* roll:6"] * SET_UP)[-2:] == ["round 1", "turn 0"]
