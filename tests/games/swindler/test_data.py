"""The component data: what an owner may edit, and how a wrong file is refused."""

from pathlib import Path
from random import Random

import pytest
from positions import played_at_random
from rule import rule
from swindler_positions import (
    GAME,
    at_actions,
    coins,
    edited,
    legal,
    loot,
    outcomes,
    play,
    points,
    refused,
    reserved,
    theft,
    turn,
)

from fagin import games
from fagin.games.swindler import game as swindler
from fagin.kernel import BadData, Match

A3 = '[{ what = "ring", n = 1 }, { what = "necklace", n = 1 }]'
A5 = '[{ what = "key", n = 2 }]'
D11 = '{ item = "ring", vp = 1 }, { item = "necklace", vp = 2 }, { item = "watch", vp = 2 }'
WRONG = [
    # tables that are not there
    ("\n[counts]", "\n[numbers]", "counts", "table"),
    ("[setup]", "[start]", "setup", "table"),
    ("[rules]", "[law]", "rules", "table"),
    ("[coins]", "[money]", "coins", "table"),
    ("[wanted_posters]", "[posters]", "wanted_posters", "table"),
    ("[neutral_loot]", "[white_loot]", "neutral_loot", "table"),
    ('loot = { "key.red" = 2', 'stuff = { "key.red" = 2', "bag[0].loot", "table"),
    ('draw = { event = "coin_tile"', 'drawn = { event = "coin_tile"', "order[0].draw", "table"),
    ('achieve = { event = "sold_in_turn"', 'feat = { event = "sold_in_turn"', "order[32].achieve", "table"),
    (f"need = {A5}", f"needs = {A5}", "order[4].need", "list-of-tables"),
    (f"fields = [{D11}]", "fields = 3", "dealer[10].fields", "list-of-tables"),
    # numbers
    ("start_points = 3", "start_points = -1", "setup.start_points", "number-range"),
    ("start_coins = 1", "start_coins = true", "setup.start_coins", "number-range"),
    ("max_reservations = 3", "max_reservations = 3.0", "setup.max_reservations", "number-range"),
    ("cancel_penalty = 2", 'cancel_penalty = "2"', "rules.cancel_penalty", "number-range"),
    ("dealer_bonus = 2", "dealer_bonus = 100", "rules.dealer_bonus", "number-range"),
    ("coloured_loot = 36", "coloured_loot = 100", "counts.coloured_loot", "number-range"),
    ("skulls = 1\n", "skulls = 0\n", "bag[0].skulls", "number-range"),
    ('"key.red" = 2', '"key.red" = 4', "bag[0].loot.key.red", "number-range"),
    ("master_thief_at = 5", "master_thief_at = 0", "players[0].master_thief_at", "number-range"),
    ("end_at = 9", "end_at = 2", "players[0].end_at", "number-range"),
    ("n = 2\nmaster", "n = 5\nmaster", "players[0].n", "number-range"),
    ("vp = 3\n", "vp = -3\n", "order[0].vp", "number-range"),
    ("loot_at_least = 5", "loot_at_least = 43", "raid[0].loot_at_least", "number-range"),
    ("loot_return = 2", "loot_return = 0", "raid[0].loot_return", "number-range"),
    ("posters_at_least = 2", "posters_at_least = 21", "raid[2].posters_at_least", "number-range"),
    ("vp = 2 }, { item", "vp = 100 }, { item", "dealer[0].fields[0].vp", "number-range"),
    (A5, '[{ what = "key", n = 0 }]', "order[4].need[0].n", "number-range"),
    ('event = "coin_tile", n = 1', 'event = "coin_tile", n = 0', "order[0].draw.n", "number-range"),
    # sums that do not agree
    ("coloured_loot = 36", "coloured_loot = 35", "bag", "counts-differ"),
    ("neutral_loot = 6", "neutral_loot = 5", "neutral_loot", "counts-differ"),
    ("skulls = 6", "skulls = 5", "bag", "counts-differ"),
    ("\ncoins = 6", "\ncoins = 7", "coins", "counts-differ"),
    ("wanted_posters = 20", "wanted_posters = 19", "wanted_posters", "counts-differ"),
    ("accomplices = 27", "accomplices = 26", "accomplice", "counts-differ"),
    # ids and names
    ('id = "red"\n', 'id = "pink"\n', "bag", "ids-in-order"),
    ('id = "assassin"', 'id = "killer"', "accomplice", "ids-in-order"),
    ('id = "recruiter"', 'id = "agent"', "master_thief", "ids-in-order"),
    ('id = "D11"', 'id = "D13"', "dealer", "ids-in-order"),
    ('"joker" = 3', '"jokers" = 3', "bag[4].loot", "one-of"),
    ("loot = { ring = 2", "loot = { coin = 2", "neutral_loot.loot", "one-of"),
    ('id = "A3"', 'id = "A9"', "order[2].id", "one-of"),
    ('id = "B27"', 'id = "A1"', "raid[0].id", "one-of"),
    ('kind = "draw"', 'kind = "steal"', "order[0].kind", "one-of"),
    ('event = "coin_tile"', 'event = "coin"', "order[0].draw.event", "one-of"),
    ('n = 3, bag = "black"', 'n = 3, bag = "white"', "order[26].draw.bag", "one-of"),
    ('what = "ring", n = 1 }', 'what = "crown", n = 1 }', "order[2].need[0].what", "one-of"),
    ('set = "diff_bg"', 'set = "odd"', "order[5].need[0].set", "one-of"),
    ('{ item = "ring", vp = 2 }', '{ item = "coin", vp = 2 }', "dealer[0].fields[0].item", "one-of"),
    ('{ item = "ring", vp = 2 }', '{ item = "joker", vp = 2 }', "dealer[0].fields[0].item", "one-of"),
    ('id = "B26"', 'id = "B25"', "order", "order-ids"),
    # what cannot be played
    ("start_coins = 1", "start_coins = 2", "coins.count", "too-few-coins"),
    ("n = 3\nmaster", "n = 2\nmaster", "players", "rows-for-players"),
    (f"fields = [{D11}]", 'fields = [{ item = "ring", vp = 1 }]', "dealer[10].fields", "fields-number"),
    ("end_at = 9", "end_at = 40", "players.end_at", "too-few-orders"),
    (f"need = {A5}", "need = []", "order[4].need", "needs-number"),
    (
        f"need = {A3}",
        'need = [{ what = "ring", n = 9 }, { what = "loot", n = 9 }]',
        "order[2].need",
        "needs-number",
    ),
    (f"need = {A5}", 'need = [{ what = "key", n = 5, set = "diff" }]', "order[4].need", "needs-number"),
    (A5, '[{ what = "ring", n = 2, set = "same" }]', "order[4].need[0].set", "no-such-set"),
    (A5, '[{ what = "jewel", n = 2, set = "diff_bg" }]', "order[4].need[0].set", "no-such-set"),
    (A5, '[{ what = "bg.red", n = 2, set = "diff" }]', "order[4].need[0].set", "no-such-set"),
    (
        '[{ what = "jewel", n = 3 }]',
        '[{ what = "accomplice", n = 1 }]',
        "order[6].need[0].what",
        "cards-are-hidden",
    ),
]


@rule("SW-1.1", "SW-1.3")
@pytest.mark.parametrize(("old", "new", "key", "reason"), WRONG)
def test_a_wrong_file_is_refused_with_the_key_that_is_wrong(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    with pytest.raises(BadData) as refusal:
        games.load("swindler", edited(tmp_path, (old, new)))
    assert (refusal.value.key, refusal.value.reason) == (key, reason)


@rule("SW-R29")
def test_a_raid_among_the_starters_is_refused(tmp_path: Path) -> None:
    path = edited(tmp_path, ('id = "B27"', 'id = "A8"'), ('id = "A8"', 'id = "B27"'))
    with pytest.raises(BadData) as refusal:
        games.load("swindler", path)
    assert refusal.value.key == "raid[0].id"


def test_sums_are_named_in_the_details(tmp_path: Path) -> None:
    with pytest.raises(BadData) as refusal:
        games.load("swindler", edited(tmp_path, ("accomplices = 27", "accomplices = 26")))
    assert refusal.value.details == {"key": "accomplices", "said": "26", "found": "27"}


EDITS = [
    ("start_points = 3", "start_points = 5"),
    ("cancel_penalty = 2", "cancel_penalty = 3"),
    ("dealer_bonus = 2", "dealer_bonus = 4"),
    ("first_skull_coin = 1", "first_skull_coin = 2"),
    ("master_thief_at = 3", "master_thief_at = 1"),
    ('{ what = "ring", n = 2 }, { what = "watch", n = 1 }', '{ what = "key", n = 2, set = "same" }'),
    ("posters_at_least = 2", "posters_at_least = 1"),
    ('{ item = "ring", vp = 2 }', '{ item = "key.red", vp = 3 }'),
]


@pytest.mark.parametrize(("old", "new"), EDITS)
def test_an_edited_file_plays_and_has_another_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    game = games.load("swindler", edited(tmp_path, (old, new)))
    assert game.data != GAME.data
    rng = Random(3)
    match = Match(game, 3, rng, {"round_limit": "20"})
    played_at_random(match, rng)
    assert match.record.data == game.data


@pytest.mark.parametrize(
    ("old", "new"), [('title = "Loose Change"', 'title = "Small Change"'), ('name = "Ring"', 'name = "Hoop"')]
)
def test_cosmetic_edits_keep_the_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    assert games.load("swindler", str(edited(tmp_path, (old, new)))).data == GAME.data


@rule("SW-4.7", "SW-1.10", "SW-6.16", "SW-5.13")
def test_the_numbers_of_an_edited_file_are_those_in_play(tmp_path: Path) -> None:
    game = swindler.load(edited(tmp_path, *EDITS[:4]))
    state = turn(game=game, markers={1: 0}, dealers="D11 - -", sold={"1.1": "Rr", "1.2": "Bn"}, loot=("Gw",))
    assert points(play(state, "0 cancel:1")) == 2
    assert coins(play(state, *theft("red", "skull"))) == 3
    assert points(play(state, "0 sell:1.3")) == 2 + 2 + 4


@rule("SW-1.2", "SW-R20")
def test_an_owner_may_have_more_coins(tmp_path: Path) -> None:
    path = edited(tmp_path, ("\ncoins = 6", "\ncoins = 12"), ("count = 6", "count = 12"))
    assert swindler.load(path).new(4).public.supply == 8


@rule("SW-11.1", "SW-1.11")
@pytest.mark.parametrize(
    ("edits", "accepted"),
    [
        ([("end_at = 9", "end_at = 15")], True),
        ([("end_at = 9", "end_at = 16")], False),
        ([("\ncoins = 6", "\ncoins = 4"), ("count = 6", "count = 4")], True),
        ([("\ncoins = 6", "\ncoins = 3"), ("count = 6", "count = 3")], False),
    ],
)
def test_a_game_must_be_able_to_begin_and_to_end(
    tmp_path: Path, edits: list[tuple[str, str]], accepted: bool
) -> None:
    path = edited(tmp_path, *edits)
    if accepted:
        assert games.load("swindler", path).data != GAME.data
        return
    with pytest.raises(BadData):
        games.load("swindler", path)


# ---------------------------------------------------------------- conditions that the box does not use


def with_condition(tmp_path: Path, old: str, new: str) -> swindler.Swindler:
    return swindler.load(edited(tmp_path, (old, new)))


@rule("SW-6.7")
def test_an_order_may_ask_for_different_items_drawn_in_a_turn(tmp_path: Path) -> None:
    game = with_condition(
        tmp_path, 'event = "identical_in_a_row", n = 2', 'event = "diff_items_in_turn", n = 3'
    )
    for tiles, met in ((("Rr", "Rn", "Rk"), True), (("Rr", "Rr", "Rn"), False)):
        state = turn(game=game, orders="A2 - - -", markers={1: 0})
        assert (legal(play(state, *theft("red", *tiles)), 0, "fulfil") == ["fulfil:1"]) == met


@rule("SW-6.3")
def test_an_order_may_ask_for_sales_to_several_dealers_in_a_turn(tmp_path: Path) -> None:
    game = with_condition(
        tmp_path, 'event = "sold_in_turn", n = 3', 'event = "dealers_sold_to_in_turn", n = 2'
    )
    state = reserved("B25", "Rr Rr Bn", game=game)
    play(state, "0 sell:1.1", "0 sell:1.2")
    assert legal(state, 0, "fulfil") == []
    later = play(state.copy(), "0 done", "0 end", *theft("red", "skull", seat=1), "1 done", "1 end")
    assert legal(play(later, *theft("green", "skull"), "0 sell:2.1"), 0, "fulfil") == []
    assert legal(play(state, "0 sell:2.1"), 0, "fulfil") == ["fulfil:1"]


@rule("SW-6.3", "SW-R17")
@pytest.mark.parametrize(
    ("need", "enough", "short"),
    [
        ('{ what = "key", n = 2, set = "same" }', "Rk Rk", "Rk Bk"),
        ('{ what = "key", n = 2, set = "same" }', "Rk Kj", "Rk Gk"),
        ('{ what = "jewel", n = 2, set = "diff" }', "Rr Bn", "Rr Gr"),
        ('{ what = "loot", n = 2, set = "same" }', "Rr Gr", "Rr Bn"),
        ('{ what = "loot", n = 2, set = "diff" }', "Rr Bn", "Rr Gr"),
        ('{ what = "joker", n = 2 }', "Kj Kj", "Kj Rk"),
        ('{ what = "coin2", n = 1 }', "Kd", "Rc"),
        ('{ what = "bg.yellow", n = 1 }, { what = "key", n = 1 }', "Yr Rk", "Yk"),
        ('{ what = "coin", n = 1 }, { what = "ring", n = 1 }', "Rr", "Bn"),
    ],
)
def test_sets_of_other_things_may_be_asked_for(tmp_path: Path, need: str, enough: str, short: str) -> None:
    game = with_condition(tmp_path, A5, f"[{need}]")
    assert legal(reserved("A5", enough, game=game), 0, "fulfil") == ["fulfil:1"]
    assert legal(reserved("A5", short, game=game), 0, "fulfil") == []


@rule("SW-R57")
@pytest.mark.parametrize("what", ["joker", "coin2", "bg.blue"])
def test_nothing_is_forged_into_a_joker_a_double_coin_or_a_colour(tmp_path: Path, what: str) -> None:
    game = with_condition(tmp_path, A5, f'[{{ what = "{what}", n = 1 }}]')
    assert legal(reserved("A5", "Rr Rc", known=("forger",), game=game), 0, "fulfil") == []


@rule("SW-R16", "SW-R18")
def test_tiles_and_coins_of_one_order_are_both_given_up(tmp_path: Path) -> None:
    game = with_condition(tmp_path, A5, '[{ what = "ring", n = 1 }, { what = "coin", n = 1 }]')
    state = play(reserved("A5", "Rr Yc", coins=(0,), game=game), "0 fulfil:1")
    assert (points(state), loot(state)) == (8, "")


@rule("SW-R23", "SW-R57")
def test_a_forger_used_as_a_coin_cannot_be_paid_as_a_card_too(tmp_path: Path) -> None:
    game = with_condition(tmp_path, A5, '[{ what = "coin", n = 1 }, { what = "accomplice", n = 1 }]')
    assert legal(reserved("A5", "Rr", coins=(0,), known=("forger",), game=game), 0, "fulfil") == []
    state = reserved("A5", "Rr Rc", coins=(1,), known=("forger",), game=game)
    assert legal(play(state, "0 fulfil:1")) == ["pay:coin", "pay:Rc"]
    state = play(reserved("A5", "Rr", coins=(0,), known=("forger sidekick",), game=game), "0 fulfil:1")
    assert (points(state), loot(state), state.public.hand_count[0]) == (8, "", 0)


@rule("SW-R24")
def test_of_two_fields_quite_alike_only_the_lower_is_offered(tmp_path: Path) -> None:
    ring = '{ item = "ring", vp = 2 }'
    game = with_condition(tmp_path, f'{{ item = "ring", vp = 1 }}, {ring}', f"{ring}, {ring}")
    state = at_actions(turn(game=game, dealers="D07 - -", loot=("Rr Rr",)))
    assert legal(state, 0, "sell") == ["sell:1.1"]
    assert refused(state, "0 sell:1.2") == ("lower-field-first", "SW-R24")
    assert legal(play(state, "0 sell:1.1"), 0, "sell") == ["sell:1.2"]


@rule("SW-8.3", "SW-R38")
@pytest.mark.parametrize(
    ("least", "returned", "tiles", "left"),
    [(3, 1, "Rr Rr Rr", "Rr Rr"), (3, 3, "Rr Bn Gw", ""), (2, 3, "Rr Bn", "")],
)
def test_a_raid_that_leaves_no_choice_asks_nobody(
    tmp_path: Path, least: int, returned: int, tiles: str, left: str
) -> None:
    edits = (
        ("loot_at_least = 5", f"loot_at_least = {least}"),
        ("loot_return = 2", f"loot_return = {returned}"),
    )
    game = swindler.load(edited(tmp_path, *edits))
    state = at_actions(turn(orders="- A2 A3 A4", loot=("", tiles), game=game))
    state.public.orders_done = 1
    play(state, "0 done", "* order:B27")
    assert (state.to_act(), loot(state, 1)) == ([-1], left)


@rule("SW-4.1", "SW-1.9")
def test_an_owner_may_play_with_fewer_markers(tmp_path: Path) -> None:
    game = with_condition(tmp_path, "max_reservations = 3", "max_reservations = 1")
    for maker, left in ((GAME, ["reserve:2", "reserve:3", "reserve:4", "done"]), (game, ["done"])):
        assert legal(play(turn(game=maker), "0 reserve:1")) == left


@rule("SW-6.10")
def test_several_neutral_tiles_may_be_taken_one_by_one(tmp_path: Path) -> None:
    path = edited(tmp_path, ("vp = 3\ncoins = 0\nneutral = 1", "vp = 3\ncoins = 0\nneutral = 2"))
    state = play(reserved("A8", coins=(2,), game=swindler.load(path)), "0 fulfil:1", "0 take:Nr")
    assert legal(state) == ["take:Nr", "take:Nn", "take:Nw", "skip"]
    assert loot(play(state, "0 take:Nr")) == "Nr Nr"


@rule("SW-1.1")
def test_a_bag_may_hold_other_numbers_of_tiles(tmp_path: Path) -> None:
    path = edited(tmp_path, ('"ring" = 3, "necklace" = 1', '"ring" = 2, "necklace" = 2'))
    state = play(turn(game=swindler.load(path)), "0 done", "0 bag:red")
    assert outcomes(state) == {"tile:Rr": 2, "tile:Rn": 2, "tile:Rk": 2, "tile:Rc": 1, "tile:skull": 1}
