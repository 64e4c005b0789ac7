"""Set-up: the bags, the supply, the decks, the board, and who gets which Master Thief."""

import pytest
from rule import rule
from swindler_positions import (
    BOX,
    GAME,
    RAIDS,
    at_actions,
    coins,
    dealers,
    in_bag,
    legal,
    let_chance_play,
    new_game,
    orders,
    outcomes,
    play,
    points,
    refused,
    turn,
)

from fagin.games.swindler.pieces import BAGS, DEALER_IDS, THIEVES, card_names
from fagin.games.swindler.state import SwindlerState
from fagin.kernel import BadOption

STARTERS = [f"A{n}" for n in range(1, 9)]
FOUR_ORDERS = ["* order:A1", "* order:A2", "* order:A3", "* order:A4"]
THREE_DEALERS = ["* dealer:D01", "* dealer:D02", "* dealer:D03"]


def before_the_draft(players: int, start: str = "seat0") -> SwindlerState:
    state = GAME.new(players, {"start_player": start})
    return play(state, *FOUR_ORDERS, *THREE_DEALERS)


def after_set_up(players: int) -> SwindlerState:
    return let_chance_play(new_game(players))


@rule("SW-1.1", "SW-3.1")
@pytest.mark.parametrize(
    ("bag", "contents"),
    [
        ("red", "Rr Rr Rr Rn Rk Rk Rc"),
        ("blue", "Bn Bn Bn Bw Bk Bk Bc"),
        ("green", "Gr Gw Gw Gw Gk Gk Gc"),
        ("yellow", "Yr Yn Yw Yk Yk Yc Yc"),
        ("black", "Kr Kn Kw Kj Kj Kj Kd Kd"),
        ("neutral", "Nr Nr Nn Nn Nw Nw"),
    ],
)
def test_each_bag_begins_with_the_tiles_of_its_colour(bag: str, contents: str) -> None:
    assert in_bag(after_set_up(2), bag) == contents


@rule("SW-1.1", "SW-3.3")
@pytest.mark.parametrize(
    ("bag", "skulls"), [("red", 1), ("blue", 1), ("green", 1), ("yellow", 1), ("black", 2)]
)
def test_each_bag_holds_its_skulls(bag: str, skulls: int) -> None:
    state = play(after_set_up(2), "0 done", f"0 bag:{bag}")
    assert outcomes(state)["tile:skull"] == skulls
    assert BOX.skulls[BAGS.index(bag)] == skulls


@rule("SW-1.2", "SW-1.11")
@pytest.mark.parametrize(("players", "supply"), [(2, 4), (3, 3), (4, 2)])
def test_each_player_has_a_coin_and_the_others_are_the_supply(players: int, supply: int) -> None:
    state = new_game(players)
    assert [coins(state, seat) for seat in range(players)] == [1] * players
    assert state.public.supply == supply
    assert state.public.poster_supply == 20
    assert state.public.posters == [0] * players


@rule("SW-1.10")
def test_everybody_starts_with_three_points() -> None:
    state = after_set_up(4)
    assert [points(state, seat) for seat in range(4)] == [3, 3, 3, 3]


@rule("SW-1.9", "SW-1.15")
def test_nobody_has_loot_cards_completed_orders_or_a_marker_on_an_order() -> None:
    state = after_set_up(3)
    public = state.public
    assert (public.loot, public.hand_count, public.progress) == ([0] * 3, [0] * 3, [0] * 3)
    assert public.markers == [-1] * 4
    assert public.setting.max_reservations == 3


@rule("SW-1.3", "SW-1.4", "SW-1.6", "SW-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_four_open_orders_are_starters_by_chance(players: int) -> None:
    state = new_game(players)
    assert outcomes(state) == {f"order:{card}": 1 for card in STARTERS}
    play(state, "* order:A5")
    assert outcomes(state) == {f"order:{card}": 1 for card in STARTERS if card != "A5"}
    play(state, "* order:A1", "* order:A8", "* order:A2")
    assert orders(state) == "A5 A1 A8 A2"


@rule("SW-1.3", "SW-1.8")
def test_three_dealers_by_chance_are_turned_up() -> None:
    state = play(new_game(2), *FOUR_ORDERS)
    assert outcomes(state) == {f"dealer:{card}": 1 for card in DEALER_IDS}
    play(state, "* dealer:D11", "* dealer:D04")
    assert outcomes(state) == {f"dealer:{card}": 1 for card in DEALER_IDS if card not in ("D11", "D04")}
    assert dealers(play(state, "* dealer:D01")) == "D11 D04 D01"


@rule("SW-1.3")
def test_the_deck_of_accomplices_holds_all_twenty_seven() -> None:
    state = after_set_up(2)
    assert state.public.deck_count == 27
    names = card_names(int(state.secret.deck))
    assert {name: names.count(name) for name in names} == {
        "assassin": 3,
        "backstabber": 3,
        "beggar": 2,
        "copycat": 3,
        "forger": 3,
        "gold_digger": 2,
        "guardian_angel": 2,
        "hustler": 1,
        "know_it_all": 2,
        "lock_picker.red": 1,
        "lock_picker.blue": 1,
        "lock_picker.green": 1,
        "lock_picker.yellow": 1,
        "sidekick": 2,
    }


@rule("SW-1.4", "SW-1.5")
@pytest.mark.parametrize(("players", "starters", "boxed"), [(2, 0, 4), (3, 2, 2), (4, 4, 0)])
def test_two_starters_for_each_player_lie_on_the_b_cards(players: int, starters: int, boxed: int) -> None:
    public = after_set_up(players).public
    assert public.starters_left == starters
    assert int(public.starters).bit_count() == starters + boxed
    assert int(public.order_deck).bit_count() == 32


@rule("SW-1.4", "SW-1.5")
def test_after_the_starters_of_the_deck_only_b_cards_come_up() -> None:
    state = at_actions(turn(3, orders="A1 A2 A3 -"))
    state.public.starters_left = 1
    state.public.orders_done = 1
    play(state, "0 done")
    assert outcomes(state) == {f"order:A{n}": 1 for n in range(4, 9)}
    state.public.starters_left = 0
    assert outcomes(state) == {f"order:B{n:02}": 1 for n in range(1, 33)}


@rule("SW-R29")
def test_no_raid_is_among_the_starters() -> None:
    assert not set(RAIDS) & set(STARTERS)
    assert len(RAIDS) == 6


@rule("SW-1.12", "SW-R64", "SW-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_by_lot_and_begins(players: int) -> None:
    for seat in range(players):
        state = GAME.new(players, {"master_thief": "off"})
        assert outcomes(state) == {f"lot:{other}": 1 for other in range(players)}
        let_chance_play(play(state, f"* lot:{seat}"))
        assert (state.public.start, state.to_act()) == (seat, [seat])


@rule("SW-R77", "SW-R64")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_option_names_the_start_player(seat: int) -> None:
    state = let_chance_play(new_game(3, start_player=f"seat{seat}"))
    assert (state.public.start, state.to_act()) == (seat, [seat])


@rule("SW-R77")
def test_a_start_player_who_is_not_at_the_table_is_drawn_by_lot() -> None:
    assert outcomes(new_game(3, start_player="seat3")) == {"lot:0": 1, "lot:1": 1, "lot:2": 1}
    assert "lot:0" not in outcomes(new_game(4, start_player="seat3"))


@rule("SW-1.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_master_thieves_as_players_are_turned_up(players: int) -> None:
    state = before_the_draft(players)
    for turned, thief in enumerate(THIEVES[:players]):
        assert outcomes(state) == {f"ability:{other}": 1 for other in THIEVES[turned:]}
        play(state, f"* ability:{thief}")
    assert legal(state, players - 1) == [f"thief:{thief}" for thief in THIEVES[:players]]


@rule("SW-1.13", "SW-12.1")
def test_they_are_picked_counter_clockwise_from_the_right_of_the_start_player() -> None:
    state = before_the_draft(4, "seat1")
    play(state, "* ability:recruiter", "* ability:haggler", "* ability:phantom", "* ability:daredevil")
    for seat, thief in ((0, "phantom"), (3, "recruiter"), (2, "daredevil")):
        assert state.to_act() == [seat]
        play(state, f"{seat} thief:{thief}")
    assert [THIEVES[thief] for thief in state.public.thieves] == [
        "phantom",
        "haggler",
        "daredevil",
        "recruiter",
    ]
    assert state.to_act() == [1]
    assert "done" in legal(state, 1)


@rule("SW-1.13")
def test_a_master_thief_that_somebody_has_picked_is_gone() -> None:
    state = play(before_the_draft(3), "* ability:recruiter", "* ability:haggler", "* ability:phantom")
    play(state, "2 thief:haggler")
    assert legal(state, 1) == ["thief:recruiter", "thief:phantom"]
    assert refused(state, "1 thief:haggler") == ("thief-not-offered", "SW-1.13")


@rule("SW-R65")
def test_nobody_can_do_without_a_master_thief() -> None:
    state = play(before_the_draft(2), "* ability:recruiter", "* ability:haggler")
    assert legal(state, 1) == ["thief:recruiter", "thief:haggler"]
    for line in ("1 done", "1 skip", "1 pass"):
        assert refused(state, line) == ("pick-a-thief", "SW-R65")


@rule("SW-1.14", "SW-12.1")
def test_with_random_everybody_is_dealt_a_different_master_thief() -> None:
    state = play(
        GAME.new(3, {"start_player": "seat0", "master_thief": "random"}), *FOUR_ORDERS, *THREE_DEALERS
    )
    play(state, "* ability:locksmith")
    assert outcomes(state) == {f"ability:{thief}": 1 for thief in THIEVES if thief != "locksmith"}
    play(state, "* ability:recruiter", "* ability:haggler")
    assert [THIEVES[thief] for thief in state.public.thieves] == ["locksmith", "recruiter", "haggler"]
    assert "done" in legal(state)


@rule("SW-1.16")
def test_with_off_nobody_has_an_ability_and_progress_is_marked_all_the_same() -> None:
    state = after_set_up(3)
    assert state.public.thieves == [-1, -1, -1]
    assert "done" in legal(state)
    assert state.public.setting.master_at == 4


@pytest.mark.parametrize("players", [1, 5])
def test_no_other_number_of_players_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players)
