"""Setting up the Day."""

import pytest
from oliver_positions import (
    ALL,
    GAME,
    OPEN_TO_TWO,
    day,
    dealt,
    legal,
    let_chance_play,
    line_of,
    money,
    new_game,
    on_space,
    outcomes,
    pile,
    play,
    spaces,
    stash,
)
from rule import rule

from fagin.games.oliver_twist.pieces import BURGLARY, CARDS, KINDS, LOOT, count, names_in, size
from fagin.games.oliver_twist.state import BIT, DAY
from fagin.kernel import CHANCE

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@rule("OT-2.1", "OT-R8")
@PLAYERS
def test_everybody_starts_with_ten_pounds(players: int) -> None:
    assert money(new_game(players)) == [10] * players


@rule("OT-2.2")
@PLAYERS
def test_everybody_gets_two_starting_tokens_by_chance(players: int) -> None:
    state = new_game(players)
    assert outcomes(state) == {
        "starter:apple1": 1,
        "starter:apple2": 1,
        "starter:handkerchief1": 1,
        "starter:handkerchief2": 1,
        "starter:brooch": 2,
        "starter:necklace": 1,
        "starter:ring": 1,
        "starter:watch": 1,
    }
    play(state, "* starter:watch")
    assert "starter:watch" not in outcomes(state)
    play(state, "* starter:brooch")
    assert outcomes(state)["starter:brooch"] == 1
    let_chance_play(state)
    assert stash(state, 0) == "brooch watch"
    assert [len(stash(state, seat).split()) for seat in range(players)] == [2] * players


@rule("OT-2.3", "OT-R10")
@pytest.mark.parametrize(("players", "left"), [(2, 5), (3, 3), (4, 1)])
def test_the_other_starting_tokens_are_set_aside(players: int, left: int) -> None:
    state = dealt(players)
    assert size(state.secret.pool) == left
    used = [kind for seat in range(players) for kind in stash(state, seat).split()]
    assert sorted(used + names_in(state.secret.pool)) == sorted(names_in(GAME.pieces.starting))


@rule("OT-2.4", "OT-2.7")
@PLAYERS
def test_the_bag_of_the_day_has_75_tokens_and_no_burglary(players: int) -> None:
    state = new_game(players)
    assert size(state.secret.unseen) == 75
    assert count(state.secret.unseen, BURGLARY) == 0
    while not outcomes(state).keys() & {"token:rope"}:
        state.apply(CHANCE, state.chance()[0][0])
    weights = {f"token:{kind}": int(count(GAME.pieces.tokens, at)) for at, kind in enumerate(KINDS[:15])}
    assert outcomes(state) == weights
    let_chance_play(state)
    assert "burglary" not in [on_space(state, space) for space in ALL]


@rule("OT-2.5", "OT-R70")
def test_all_burglary_cards_wait_in_the_pile() -> None:
    state = dealt(3)
    assert pile(state) == list(LOOT)
    assert state.public.burgled == ()


@rule("OT-2.6")
def test_the_game_begins_with_the_day_and_every_token_shows_its_face() -> None:
    state = dealt(3)
    assert state.public.round == DAY
    assert state.public.face_down == 0
    assert "?" not in [on_space(state, space) for space in ALL]


@rule("OT-2.8", "OT-R71", "OT-R1")
@pytest.mark.parametrize("players", [3, 4])
def test_every_space_gets_a_token_and_the_square_none(players: int) -> None:
    state = dealt(players)
    assert all(on_space(state, space) for space in ALL)
    assert on_space(state, 0) == ""
    assert state.public.on_board == 75
    assert state.secret.unseen == 0


@rule("OT-2.9", "OT-2.11", "OT-R6")
def test_with_two_players_the_yellow_streets_are_empty_and_fifteen_tokens_stay_in_the_bag() -> None:
    state = dealt(2)
    assert [space for space in ALL if on_space(state, space)] == list(OPEN_TO_TWO)
    assert size(state.secret.unseen) == 15
    assert state.public.unseen == state.secret.unseen


@rule("OT-2.10")
def test_with_two_players_the_gang_cannot_be_put_in_a_yellow_street() -> None:
    tokens = line_of([5, 6, 8])
    assert spaces(play(day(2, tokens), "0 bribe"), 0, "move") == [26, 27, 33, 34, 48, 49, 58]
    assert spaces(play(day(3, tokens), "0 bribe"), 0, "move") == [26, 27, 33, 34, 48, 49, 58, 61, 68, 69, 75]


@rule("OT-2.12")
@PLAYERS
def test_the_gang_starts_in_the_square(players: int) -> None:
    state = dealt(players)
    assert state.public.gang == 0
    assert {9, 12, 15, 19} <= set(spaces(state))


@rule("OT-2.13")
def test_the_first_sale_earns_six() -> None:
    state = play(day(2, stashes=("ring ring ring",)), "0 sell:ring", "0 done")
    assert money(state)[0] == 10 + 12 + 6


@rule("OT-2.14")
def test_every_character_card_may_be_drawn_first() -> None:
    state = play(day(2, {9: "character"}), "0 prowl:9")
    assert outcomes(state) == {f"card:{card}": 1 for card in CARDS}
    assert state.secret.deck == sum(BIT[at] for at in range(13))


@rule("OT-2.15", "OT-R44")
def test_the_bank_pays_whatever_is_due() -> None:
    state = day(2, stashes=("watch watch watch watch watch",), money=(100_000, 10))
    assert money(play(state, "0 sell:watch", "0 done"))[0] == 100_000 + 25 + 7 + 6


@rule("OT-2.16", "OT-R7")
@PLAYERS
def test_lots_give_every_seat_the_same_chance_to_begin(players: int) -> None:
    state = GAME.new(players)
    assert outcomes(state) == {f"lot:{seat}": 1 for seat in range(players)}
    play(state, f"* lot:{players - 1}")
    assert let_chance_play(state).to_act() == [players - 1]


@rule("OT-R7", "OT-2.16")
@pytest.mark.parametrize("seat", range(4))
def test_the_option_first_player_names_who_begins(seat: int) -> None:
    state = GAME.new(4, {"first_player": f"seat{seat}"})
    assert not any(text.startswith("lot") for text in outcomes(state))
    assert let_chance_play(state).to_act() == [seat]


@rule("OT-R94", "OT-R7")
def test_a_seat_that_nobody_has_cannot_begin_so_lots_decide() -> None:
    assert outcomes(GAME.new(2, {"first_player": "seat3"})) == {"lot:0": 1, "lot:1": 1}


@rule("OT-2.8")
def test_a_new_game_offers_a_turn_without_any_card_or_sale() -> None:
    assert {text.split(":")[0] for text in legal(dealt(4))} == {"prowl"}
