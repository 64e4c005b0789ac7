"""Nightfall: how the second round is set up and opened."""

from pathlib import Path

import pytest
from oliver_positions import (
    ALL,
    GAME,
    OPEN_TO_TWO,
    day,
    dealt,
    discards,
    hand,
    is_day,
    lay,
    legal,
    let_chance_play,
    line_of,
    money,
    nightfall,
    on_space,
    outcomes,
    pile,
    play,
    spaces,
    stash,
    stock,
    told,
    turn_up,
)
from rule import rule

from fagin.games.oliver_twist import game as oliver_twist
from fagin.games.oliver_twist.game import load
from fagin.games.oliver_twist.moves import MOVES
from fagin.games.oliver_twist.pieces import BURGLARY, EMPTY, KINDS, LOOT, count, heap_of, names_in, size
from fagin.games.oliver_twist.state import NIGHT, TwistState
from fagin.kernel import CHANCE

BOX = Path(oliver_twist.__file__).with_name("oliver_twist.toml").read_text(encoding="utf-8")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
APPLES = ("apple1",) * 8 + ("apple2",) * 4


def down_the_street(players: int = 3) -> TwistState:
    """The Night has been opened: the poorest, seat 0, has turned up 9 10 11 1 23 24 25 26 5 and three more."""
    state = play(nightfall(players), "0 flip:9")
    turn_up(state, *APPLES[:4])
    turn_up(play(state, "0 flip:23"), *APPLES[4:9])
    return turn_up(play(state, "0 flip:27"), *APPLES[9:12])


@rule("OT-8.1", "OT-8.9", "OT-8.10")
@PLAYERS
def test_at_night_the_gang_is_in_the_square_and_the_rewards_are_complete(players: int) -> None:
    state = day(players, gang=40)
    state.public.sales = 4
    play(state, "0 stop")
    assert (state.public.round, state.public.gang, state.public.sales) == (NIGHT, 0, 0)


@rule("OT-7.15")
def test_everybody_is_told_that_night_falls() -> None:
    assert ("nightfall", (-1, -1, -1)) in told(day(2), CHANCE, "0 stop")


@rule("OT-8.10")
def test_the_first_sale_of_the_night_earns_six_again() -> None:
    state = day(2, stashes=("ring ring ring",), money=(10, 99))
    play(state, "0 sell:ring", "0 done", "1 stop")
    assert state.public.sales == 0


@rule("OT-8.2", "OT-R9", "OT-R10")
@PLAYERS
def test_all_nine_starting_tokens_are_mixed_again_and_dealt_two_each(players: int) -> None:
    state = dealt(players)
    lay(state, {})
    play(state, f"{state.to_act()[0]} stop")
    pool = names_in(GAME.pieces.starting)
    assert outcomes(state) == {f"starter:{kind}": pool.count(kind) for kind in pool}
    play(state, "* starter:watch", "* starter:ring")
    assert stash(state, 0) == "ring watch"
    let_chance_play(state)
    assert [len(stash(state, seat).split()) for seat in range(players)] == [2] * players


@rule("OT-8.3", "OT-R6", "OT-7.13")
@PLAYERS
def test_the_ten_burglary_tokens_and_all_others_are_mixed(players: int) -> None:
    state = dealt(players)
    lay(state, {})
    state.public.tools[1] = heap_of(["rope", "keys", "keys"])
    play(state, "0 stop")
    assert count(state.secret.unseen, BURGLARY) == 10
    assert state.secret.unseen == GAME.pieces.tokens - heap_of(["rope", "keys", "keys"])
    assert state.public.discarded == 0


@rule("OT-8.4", "OT-9.13")
def test_burglary_cards_are_used_at_night() -> None:
    state = play(nightfall(3), "0 flip:9")
    turn_up(state, "burglary", *APPLES[:3])
    turn_up(play(state, "0 flip:23"), *APPLES[3:8])
    turn_up(play(state, "0 flip:27"), *APPLES[8:11])
    assert pile(state) == list(LOOT)
    play(state, "0 first:2", "2 prowl:9")
    assert outcomes(state) == {f"loot:{value}": 1 for value in LOOT}


@rule("OT-8.5")
@pytest.mark.parametrize("players", [3, 4])
def test_every_space_gets_a_hidden_token(players: int) -> None:
    state = nightfall(players)
    assert {on_space(state, space) for space in ALL} == {"?"}
    assert on_space(state, 0) == ""
    assert (state.public.on_board, state.public.face_down) == (75, 75)


@rule("OT-8.5")
def test_every_token_of_the_bag_is_as_likely_on_a_hidden_space() -> None:
    state = play(nightfall(3), "0 flip:9")
    bag = names_in(GAME.pieces.tokens)
    assert outcomes(state) == {f"token:{kind}": bag.count(kind) for kind in bag}
    turn_up(state, "rope")
    assert outcomes(state)["token:rope"] == 1


@rule("OT-8.6", "OT-R64")
@pytest.mark.parametrize(("players", "extra"), [(2, 25), (3, 10), (4, 10)])
def test_what_finds_no_space_is_out_of_the_game_and_nobody_sees_it(players: int, extra: int) -> None:
    state = nightfall(players)
    assert size(state.secret.unseen) - state.public.face_down == extra
    assert size(state.public.unseen) == 85


@rule("OT-R1", "OT-8.6")
def test_even_with_all_tools_before_the_lairs_there_are_enough_tokens_for_the_night() -> None:
    state = play(
        day(3, tools=("rope rope keys keys crowbar", "crowbar lantern lantern", "centrebit centrebit")),
        "0 stop",
    )
    assert size(state.secret.unseen) == 75 == state.public.face_down


@rule("OT-R5", "OT-2.10")
def test_with_two_players_the_yellow_streets_are_closed_at_night_too() -> None:
    state = nightfall(2)
    assert [space for space in ALL if on_space(state, space)] == list(OPEN_TO_TWO)


@rule("OT-R5")
def test_an_option_opens_the_yellow_streets_to_two_players_at_night() -> None:
    state = nightfall(2, two_player_night_closed="false")
    assert all(on_space(state, space) == "?" for space in ALL)
    assert size(state.secret.unseen) - state.public.face_down == 10


@rule("OT-8.7", "OT-8.8", "OT-6.6")
def test_cards_in_hand_and_both_card_piles_stay_as_they_are() -> None:
    state = day(3, hands=("rose", "monks nancy"))
    play(state, "0 hide:rose")
    deck = state.secret.deck
    play(state, "1 hide:monks", "2 stop")
    assert not is_day(state)
    assert (hand(state, 1), discards(state), state.secret.deck) == ("nancy", "monks rose", deck)


@rule("OT-9.2")
def test_everybody_announces_their_money_before_the_night() -> None:
    state = play(day(3, money=(20, 30, 10)), "0 stop")
    events = []
    while state.to_act() == [CHANCE]:
        events += told(state, CHANCE, f"* {MOVES.text(state.chance()[0][0])}")
    assert [args for what, args in events if what == "announces"] == [(0, 16, -1), (1, 30, -1), (2, 10, -1)]


@rule("OT-9.3", "OT-R52")
@pytest.mark.parametrize(("purse", "poorest"), [((9, 10, 11), 0), ((20, 3, 11), 1), ((20, 30, 0), 2)])
def test_the_poorest_player_turns_up_the_first_line(purse: tuple[int, ...], poorest: int) -> None:
    state = nightfall(3, purse)
    assert money(state) == list(purse)
    assert state.to_act() == [poorest]
    assert legal(state, poorest) == ["flip:9", "flip:12", "flip:15", "flip:19"]


@rule("OT-R52")
def test_only_money_makes_poor() -> None:
    state = play(day(3, tools=("", "rope keys"), hands=("", "nancy"), money=(24, 10, 15)), "0 stop")
    assert let_chance_play(state).to_act() == [1]


@rule("OT-R52", "OT-9.3")
def test_lots_decide_among_the_poorest() -> None:
    assert outcomes(nightfall(4, (9, 5, 5, 12))) == {"lot:1": 1, "lot:2": 1}
    assert play(nightfall(4, (9, 5, 5, 12)), "* lot:2").to_act() == [2]


@rule("OT-R52", "OT-9.3")
@pytest.mark.parametrize(
    ("youngest", "actor"),
    [("seat1", 1), ("seat2", 2), ("seat0", CHANCE), ("seat3", CHANCE), ("lots", CHANCE)],
)
def test_the_youngest_of_the_poorest_is_named_by_an_option(youngest: str, actor: int) -> None:
    assert nightfall(4, (9, 5, 5, 12), youngest=youngest).to_act() == [actor]


@rule("OT-R94", "OT-R52")
def test_lots_decide_if_nobody_has_the_seat_of_the_youngest() -> None:
    assert outcomes(nightfall(2, (5, 5), youngest="seat3")) == {"lot:0": 1, "lot:1": 1}


@rule("OT-R52")
def test_the_youngest_does_not_matter_without_a_tie() -> None:
    assert nightfall(4, (9, 4, 5, 12), youngest="seat2").to_act() == [1]


@rule("OT-9.3", "OT-9.4", "OT-9.5", "OT-9.10")
def test_the_first_line_has_twelve_tokens_and_turns_where_the_poorest_likes() -> None:
    state = play(nightfall(3), "0 flip:9")
    turn_up(state, *APPLES[:4])
    assert legal(state) == ["flip:23", "flip:30"]
    turn_up(play(state, "0 flip:23"), *APPLES[4:9])
    assert legal(state) == ["flip:27", "flip:61"]
    turn_up(play(state, "0 flip:27"), *APPLES[9:12])
    line = [9, 10, 11, 1, 23, 24, 25, 26, 5, 27, 28, 29]
    assert [space for space in ALL if on_space(state, space) != "?"] == sorted(line)
    assert state.public.face_down == 63


@rule("OT-9.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_poorest_names_who_begins_even_themselves(first: int) -> None:
    state = down_the_street()
    assert legal(state) == ["first:0", "first:1", "first:2"]
    play(state, f"0 first:{first}")
    assert state.to_act() == [first]
    assert spaces(state, first) == [1, 9, 10, 11]


@rule("OT-9.6", "OT-3.1")
def test_after_the_first_player_of_the_night_the_others_follow_clockwise() -> None:
    state = play(down_the_street(), "0 first:2", "2 prowl:9")
    assert state.to_act() == [0]


@rule("OT-7.15", "OT-8.9")
def test_the_whole_evening_from_the_last_prowl_of_the_day() -> None:
    state = play(day(2, line_of([9], "ring")), "0 prowl:9", "1 stop")
    assert money(state) == [9, 6]
    assert let_chance_play(state).to_act() == [1]


# ---------------------------------------------------------------- a box with too few tokens for the Night


def short_night(tmp_path: Path, players: int, tools: tuple[str, ...], **options: str) -> TwistState:
    """The Night falls in a box without Burglary tokens, with these Tools before the Lairs."""
    own = tmp_path / "own.toml"
    count = "[burglary_tokens]\ncount = "
    own.write_text(BOX.replace(f"{count}10", f"{count}0"), encoding="utf-8")
    state = let_chance_play(load(own).new(players, {"first_player": "seat0", **options}))
    lay(state, {})
    for seat, heap in enumerate(tools):
        state.public.tools[seat] = heap_of(heap.split())
    for seat in range(players):
        stock(state, seat, "")
    state.public.past = []
    return play(state, "0 stop")


BESIDE_THE_SQUARE = (9, 12, 15, 19)


@rule("OT-R65")
@pytest.mark.parametrize(("tools", "lacking"), [("", 0), ("rope", 1), ("rope rope keys", 3)])
def test_as_many_spaces_stay_empty_at_night_as_there_are_tokens_short(
    tmp_path: Path, tools: str, lacking: int
) -> None:
    state = short_night(tmp_path, 3, (tools,))
    for left in range(lacking, 0, -1):
        places = [space for space in ALL if on_space(state, space) and space not in BESIDE_THE_SQUARE]
        assert len(places) == 71 - lacking + left
        assert outcomes(state) == {f"empty:{space}": 1 for space in places}
        play(state, f"* empty:{places[left]}")
        assert on_space(state, places[left]) == ""
    assert set(outcomes(state)) <= {f"starter:{kind}" for kind in KINDS}
    assert state.public.on_board == state.public.face_down == size(state.secret.unseen) == 75 - lacking


@rule("OT-R65", "OT-9.4")
def test_the_spaces_next_to_the_square_stay_empty_last(tmp_path: Path) -> None:
    state = short_night(tmp_path, 3, ("rope", "keys keys"))
    lay(state, {}, hidden=[9, 12, 15, 19, 33])
    play(state, "* empty:33")
    assert outcomes(state) == {f"empty:{space}": 1 for space in BESIDE_THE_SQUARE}
    play(state, "* empty:12", "* empty:19")
    assert legal(let_chance_play(state), 0, "flip") == ["flip:9", "flip:15"]


@rule("OT-R65")
def test_everybody_sees_which_space_stays_empty(tmp_path: Path) -> None:
    start = short_night(tmp_path, 3, ("rope",))
    for seat in (CHANCE, 0, 1, 2):
        assert ("stays-empty", (33, -1, -1)) in told(start.copy(), seat, "* empty:33")
    assert play(start, "* empty:33").view(2).public.board[33] == EMPTY


@rule("OT-R65", "OT-R53")
def test_a_line_ends_before_a_space_that_stayed_empty(tmp_path: Path) -> None:
    state = let_chance_play(play(short_night(tmp_path, 3, ("rope rope",)), "* empty:11", "* empty:13"))
    turn_up(play(state, "0 flip:9"), "apple1", "apple1")
    assert legal(state) == ["first:0", "first:1", "first:2"]


@rule("OT-R65", "OT-R5")
def test_with_two_players_closed_streets_need_no_tokens(tmp_path: Path) -> None:
    tools = ("rope rope keys keys crowbar",)
    state = short_night(tmp_path, 2, tools)
    assert (state.public.on_board, size(state.secret.unseen)) == (60, 70)
    opened = short_night(tmp_path, 2, tools, two_player_night_closed="false")
    assert set(outcomes(opened)) == {f"empty:{space}" for space in ALL if space not in BESIDE_THE_SQUARE}
