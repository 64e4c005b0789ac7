"""What everybody is told: each thing that happens, with who, where and how much."""

from gang_positions import after_turns, new_game, play, position, roll, set_up, told
from rule import rule

from fagin.games.fagins_gang.pieces import heap_of


@rule("FG-1.4", "FG-1.7", "FG-1.8")
def test_the_set_up_is_told_roll_by_roll() -> None:
    state = new_game()
    assert told(state, "* roll:2") == ["prices 2"]
    assert told(state, "* roll:1", "* roll:2") == ["placed 0 0", "patrols 0 5"]
    assert told(state, "* roll:2", "* roll:1") == ["placed 1 1", "patrols 1 15"]


@rule("FG-3.5", "FG-3.7")
def test_an_entry_is_told_with_what_it_cost() -> None:
    state = position(3, hands=({"red": 6},))
    assert told(state, "0 act:move", "0 go:holborn:4") == ["pays 0 4 6", "enters 0 4 4", "turn 1"]


@rule("FG-4.3", "FG-4.10")
def test_a_movement_and_the_bumps_are_told() -> None:
    state = position(4, {"bow": {3: 5, 1: 1, 2: 0}}, hands=({}, {}, {}, {"green": 8}), first=3)
    assert told(state, "3 act:move", "3 go:bow:1") == ["pays 3 1 8", "walks 3 1 1"]
    assert told(state, "3 bump:up") == ["pushed-off 2 1", "pushed 1 1 0", "turn 0"]


@rule("FG-4.7", "FG-4.8")
def test_a_dodge_is_told_with_the_level_where_it_ends() -> None:
    state = position(3, {"strand": {0: 5, 1: 3}}, constables={"strand": "R4"}, hands=({"yellow": 3},))
    play(state, "0 act:move", "0 go:strand:4")
    assert told(state, "0 dodge:up") == ["pushed 1 3 2", "dodges 0 3 3", "turn 1"]


@rule("FG-3.19", "FG-3.22")
def test_the_ways_out_are_told() -> None:
    state = position(3, {"bow": {0: 8}, "strand": {0: 0}}, hands=({"green": 2, "yellow": 3},))
    assert told(state, "0 act:move", "0 go:bow:low") == ["pays 0 1 2", "goes-back 0 1"]
    assert told(state, "0 go:strand:fagin") == ["pays 0 3 3", "goes-home 0 3", "turn 1"]


@rule("FG-5.1", "FG-5.4")
def test_a_steal_is_told_with_what_it_brought() -> None:
    state = position(3, {"bow": {0: 3}}, warehouse={"red": 1, "blue": 2, "green": 1})
    assert told(state, "0 act:steal") == [f"steals 0 1 {heap_of({'red': 1})}"]
    assert told(state, "0 take:green") == ["takes 0 1", "turn 1"]


@rule("FG-5.7")
def test_an_exchange_is_told_cube_by_cube() -> None:
    state = position(3, hands=({"red": 3, "blue": 2},))
    assert told(state, "0 act:steal", "0 give:blue") == ["gives 0 0"]
    assert told(state, "0 give:red") == ["gives 0 4"]
    assert told(state, "0 give:red") == ["gives 0 4"]
    assert told(state, "0 take:purple", "0 done") == ["takes 0 5", "turn 1"]


@rule("FG-6.4")
def test_a_robbery_is_told_with_its_shillings() -> None:
    state = position(3, {"chertsey": {0: 7}})
    assert told(state, "0 act:rob") == ["robs 0 2 7", "turn 1"]


@rule("FG-7.1", "FG-7.5", "FG-7.13", "FG-7.18")
def test_a_market_is_told_trade_by_trade() -> None:
    state = position(2, hands=({}, {"blue": 1}))
    assert told(state, "0 act:market", "0 buy:blue", "0 done") == ["market-opens 0", "buys 0 0 4"]
    assert told(state, "1 sell:blue") == ["sells 1 0 4"]
    assert told(state, "0 pass", "1 pass") == [
        "leaves-market 0",
        "leaves-market 1",
        "market-closes 0",
        "turn 1",
    ]


@rule("FG-8.3", "FG-8.9")
def test_the_constables_are_told_with_their_arrows_and_their_pushes() -> None:
    state = after_turns(2, {"thames": {0: 0}, "bow": {1: 6}}, constables={"bow": "L8"})
    assert told(state, "* roll:2") == ["patrols 0 8", "pushed-off 0 0", "patrols 1 2", "pushed 1 1 5"]


@rule("FG-9.2", "FG-9.3", "FG-10.1")
def test_the_books_and_the_token_are_told() -> None:
    state = after_turns(2, hands=({"red": 10, "green": 6},), market={}, first=1)
    roll(state, 1)
    filled = heap_of({"blue": 2, "green": 3, "black": 3, "yellow": 4, "red": 4, "purple": 5})
    assert told(state, "0 discard:green") == ["discards 0 1", f"refilled {filled}"]
    assert told(state, "* roll:4") == ["prices 4", "token 0", "round 2", "turn 0"]


@rule("FG-R33")
def test_a_beggar_is_named() -> None:
    state = position(3, shillings=(0,))
    assert told(state, "0 act:beg", "0 take:blue") == ["begs 0", "takes 0 0", "turn 1"]


@rule("FG-R34")
def test_nothing_is_told_to_one_seat_alone() -> None:
    state = set_up(2)
    for line in ("0 act:steal", "0 give:red", "0 give:blue", "0 give:green", "0 take:red", "0 done"):
        told(state, line)  # it checks that spectators are told everything and nothing is revealed
    assert state.to_act() == [1]
