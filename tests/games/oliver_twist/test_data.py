"""The component data: what an owner may edit, and how a wrong file is refused."""

from pathlib import Path
from random import Random

import pytest
from oliver_positions import GAME, edited
from positions import box_text, played_at_random
from rule import rule

from fagin import games
from fagin.games.oliver_twist import game as oliver_twist
from fagin.games.oliver_twist.board import shortest_cycle
from fagin.games.oliver_twist.pieces import BURGLARY, CHARACTER, KINDS, count
from fagin.kernel import BadData, Match

BOX = box_text("oliver_twist")


@rule("OT-1.4")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[[object]]", "[[thing]]", "object"),
        ('id = "apple"', 'id = "pear"', "object"),
        ("count = 12\n", "count = 13\n", "object[0].count"),
        ("count = 12\n", 'count = "12"\n', "object[0].count"),
        ("{ pounds = 1, count = 8 }", "{ pounds = 1, count = 16 }", "object[0].faces[0].count"),
        ("{ pounds = 1, count = 8 }", "{ pounds = 1, count = -1 }", "object[0].faces[0].count"),
        ("{ pounds = 1, count = 8 }", "{ pounds = 3, count = 8 }", "object[0].faces[0].pounds"),
        ("{ pounds = 1, count = 8 }", "{ pounds = true, count = 8 }", "object[0].faces[0].pounds"),
        ("{ pounds = 1, count = 8 }, ", "", "object[0].faces"),
        ("faces = [ { pounds = 2, count = 10 } ]", "faces = 10", "object[2].faces"),
        ("{ pounds = 0, count = 9 }", "{ pounds = 1, count = 9 }", "object[6].faces[0].pounds"),
        ("[[tool]]", "[[gear]]", "tool"),
        ('id = "lantern"', 'id = "lamp"', "tool"),
        ("[character_tokens]\ncount = 5", "[character_tokens]\ncount = 7", "character_tokens.count"),
        ("[character_tokens]", "[characters]", "character_tokens"),
        ("[burglary_tokens]\ncount = 10", "[burglary_tokens]\ncount = 16", "burglary_tokens.count"),
        ("[burglary_tokens]", "[burglaries]", "burglary_tokens"),
        ("[starting]", "[begin]", "starting"),
        ('{ object = "ring",         pounds = 4 }', '{ object = "ring", pounds = 5 }', "starting.tokens[7]"),
        ('{ object = "ring",         pounds = 4 }', '{ object = "rope", pounds = 4 }', "starting.tokens[7]"),
        (
            '{ object = "ring",         pounds = 4 }',
            '{ object = "wallet", pounds = 0 }',
            "starting.tokens[7]",
        ),
        (
            '  { object = "ring",         pounds = 4 },\n  { object = "watch",        pounds = 5 },\n',
            "",
            "starting.tokens",
        ),
        ("tokens = [\n", "tokens = [\n" + '  { object = "watch", pounds = 5 },\n' * 7, "starting.tokens"),
        ("tokens = [\n", "tokens = []\nspare = [\n", "starting.tokens"),
        ("tokens = [\n", 'tokens = "none"\nspare = [\n', "starting.tokens"),
        ("start_pounds = 10", "start_pounds = -1", "setup.start_pounds"),
        ("start_pounds = 10", "start_pounds = 10.0", "setup.start_pounds"),
        ("[setup]", "[start]", "setup"),
        ("values = [6, 5, 4, 3, 2]", "values = [2, 3, 4, 5, 6]", "rewards.values"),
        ("values = [6, 5, 4, 3, 2]", 'values = "6"', "rewards.values"),
        ("values = [6, 5, 4, 3, 2]", "values = [6, true]", "rewards.values"),
        ("values = [6, 5, 4, 3, 2]", f"values = {[9] * 10}", "rewards.values"),
        ("values = [-6, -5", "values = [-7, -5", "burglary_cards.values"),
        ("[burglary_cards]", "[burglar_cards]", "burglary_cards"),
        ('id = "dodger"', 'id = "fagin"', "character_card"),
        ("params = { max = 2 }", "params = { max = 0 }", "character_card[5].params.max"),
        ("params = { max = 2 }", "params = { max = 10 }", "character_card[5].params.max"),
        ("params = { max = 3 }", "params = { max = 10 }", "character_card[7].params.max"),
        ("params = { max = 3 }", "params = { most = 3 }", "character_card[7].params.max"),
        ("params = { keep = 5 }", "params = { keep = 10 }", "character_card[8].params.keep"),
        ("params = { count = 2 }", "params = { count = true }", "character_card[9].params.count"),
        ("params = { pounds = 4 }", "params = { pounds = 100 }", "character_card[10].params.pounds"),
        ("params = { pounds = 4 }", "params = 4", "character_card[10].params"),
        ("[board]", "[map]", "board.start_xy"),
        ("width = 1200", "width = 0", "board.width"),
        ("start_xy = [600, 412]", "start_xy = [600]", "board.start_xy"),
        ("[2, 356, 420]", "[3, 356, 420]", "board.spaces[1]"),
        ("[2, 356, 420]", "[2, 356]", "board.spaces[1]"),
        ("[1, 622, 188], ", "", "board.spaces[0]"),
        ("  [1, 622, 188]", "  [0, 1, 1], [1, 622, 188]", "board.spaces"),
        ('junctions = { "1"', 'junctions = { "99"', "board.junctions"),
        ("chain = [0, 9, 10, 11, 1]", "chain = [0]", "board.street[0].chain"),
        ("chain = [0, 9, 10, 11, 1]", "chain = [0, 9, 10, 11, 76]", "board.street[0].chain"),
        ("chain = [0, 9, 10, 11, 1]", "chain = [0, 9, 10, 9, 1]", "board.street[0].chain"),
        ("yellow = false", 'yellow = "no"', "board.street[0].yellow"),
        ('name = "Exmouth Street"', "name = 1", "board.street[0]"),
    ],
)
def test_a_wrong_file_is_refused_with_the_key_that_is_wrong(
    tmp_path: Path, old: str, new: str, key: str
) -> None:
    with pytest.raises(BadData) as refused:
        games.load("oliver_twist", edited(tmp_path, (old, new)))
    assert refused.value.key == key


@rule("OT-R15")
@pytest.mark.parametrize(("end", "length"), [(14, 5), (38, 6), (7, 8)])
def test_a_circuit_of_fewer_than_nine_spaces_is_refused(tmp_path: Path, end: int, length: int) -> None:
    path = edited(tmp_path, ("chain = [2, 52, 53, 54]", f"chain = [2, 52, 53, 54, {end}]"))
    with pytest.raises(BadData) as refused:
        games.load("oliver_twist", path)
    assert refused.value.key == "board.street"
    assert f"{length} spaces" in str(refused.value)


@rule("OT-R15")
def test_a_circuit_of_nine_spaces_is_allowed(tmp_path: Path) -> None:
    path = edited(tmp_path, ("chain = [2, 52, 53, 54]", "chain = [2, 52, 53, 54, 40]"))
    assert shortest_cycle(oliver_twist.load(path).board) == 9


@rule("OT-R2", "OT-R20")
@pytest.mark.parametrize(
    ("chain", "reason"),
    [
        ("[2, 52, 53]", "no-street"),
        ("[52, 53, 54]", "apart"),
        ("[0, 52, 53, 54]", "apart"),  # only the square connects it, where no token lies
        ("[62, 52, 53, 54]", "apart"),  # only a yellow street connects it
        ("[2, 37, 52, 53, 54]", "same-neighbour"),
    ],
)
def test_streets_that_do_not_make_a_town_are_refused(tmp_path: Path, chain: str, reason: str) -> None:
    with pytest.raises(BadData) as refused:
        games.load("oliver_twist", edited(tmp_path, ("chain = [2, 52, 53, 54]", f"chain = {chain}")))
    assert (refused.value.key, refused.value.reason) == ("board.street", reason)


@rule("OT-R20")
def test_a_town_of_yellow_streets_only_is_refused_and_a_yellow_blind_alley_is_not(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(BOX.replace("yellow = false", "yellow = true"), encoding="utf-8")
    with pytest.raises(BadData) as refused:
        games.load("oliver_twist", path)
    assert refused.value.key == "board.street"
    alley = "chain = [8, 58, 59, 60]\nyellow = "
    board = oliver_twist.load(edited(tmp_path, (f"{alley}false", f"{alley}true"))).board
    assert [space for space in range(76) if board.yellow[space]] == [58, 59, 60, *range(61, 76)]


@rule("OT-1.4")
def test_more_tokens_of_a_kind_than_a_heap_can_count_are_refused(tmp_path: Path) -> None:
    faces = "count = {0}\nfaces = [ {{ pounds = 2, count = {0} }} ]"
    assert (
        count(oliver_twist.load(edited(tmp_path, (faces.format(10), faces.format(13)))).pieces.tokens, 4)
        == 13
    )
    with pytest.raises(BadData) as refused:
        games.load("oliver_twist", edited(tmp_path, (faces.format(10), faces.format(14))))
    assert refused.value.key == "starting.tokens"


@rule("OT-R1", "OT-2.8")
def test_fewer_tokens_than_spaces_by_day_are_refused(tmp_path: Path) -> None:
    path = edited(
        tmp_path, ("count = 12\n", "count = 11\n"), ("{ pounds = 1, count = 8 }", "{ pounds = 1, count = 7 }")
    )
    with pytest.raises(BadData) as refused:
        games.load("oliver_twist", path)
    assert refused.value.key == "object"


@rule("OT-R65")
@pytest.mark.parametrize("burglaries", [0, 9])
def test_a_box_whose_tokens_may_not_fill_the_night_is_accepted(tmp_path: Path, burglaries: int) -> None:
    path = edited(tmp_path, ("[burglary_tokens]\ncount = 10", f"[burglary_tokens]\ncount = {burglaries}"))
    assert count(oliver_twist.load(path).pieces.tokens, BURGLARY) == burglaries


@rule("OT-R37")
def test_a_box_with_so_many_character_tokens_that_the_cards_run_out_is_refused(tmp_path: Path) -> None:
    path = edited(tmp_path, ("[character_tokens]\ncount = 5", "[character_tokens]\ncount = 6"))
    assert count(oliver_twist.load(path).pieces.tokens, CHARACTER) == 6
    with pytest.raises(BadData):
        oliver_twist.load(
            edited(tmp_path, ("[character_tokens]\ncount = 5", "[character_tokens]\ncount = 7"))
        )


EDITS = [
    ("start_pounds = 10", "start_pounds = 12"),
    ("values = [6, 5, 4, 3, 2]", "values = [8, 4]"),
    ("{ pounds = 3, count = 7 }", "{ pounds = 6, count = 7 }"),
    ("params = { pounds = 4 }", "params = { pounds = 5 }"),
    ("params = { keep = 5 }", "params = { keep = 3 }"),
    ("params = { max = 3 }", "params = { max = 1 }"),
    ("[burglary_tokens]\ncount = 10", "[burglary_tokens]\ncount = 12"),
    ("chain = [2, 52, 53, 54]", "chain = [37, 52, 53, 54]"),
]


@rule("OT-1.4")
@pytest.mark.parametrize(("old", "new"), EDITS)
def test_an_edited_file_plays_and_has_another_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    also = ('{ object = "necklace",     pounds = 3 }', '{ object = "necklace", pounds = 6 }')
    game = games.load("oliver_twist", edited(tmp_path, (old, new), *[also] * ("pounds = 6" in new)))
    assert game.data != GAME.data
    rng = Random(3)
    match = Match(game, 3, rng)
    played_at_random(match, rng)
    assert match.record.data == game.data


@pytest.mark.parametrize(
    ("old", "new"), [('name_en = "Apple"', 'name_en = "Pippin"'), ("width = 1200", "width = 1300")]
)
def test_cosmetic_edits_keep_the_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    assert games.load("oliver_twist", str(edited(tmp_path, (old, new)))).data == GAME.data


@rule("OT-1.4", "OT-2.1", "OT-2.13")
def test_the_numbers_of_an_edited_file_are_those_in_play(tmp_path: Path) -> None:
    state = oliver_twist.load(edited(tmp_path, EDITS[0])).new(2)
    assert list(state.public.money) == [12, 12]
    assert oliver_twist.load(edited(tmp_path, EDITS[1])).pieces.rewards == (8, 4)
    pieces = oliver_twist.load(edited(tmp_path, EDITS[3])).pieces
    assert pieces.powers[10] == 5
    assert pieces.coins[KINDS.index("watch")] == 5


@rule("OT-1.4")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("values = [6, 5, 4, 3, 2]", f"values = {[9] * 9}"),
        ("values = [6, 5, 4, 3, 2]", "values = []"),
        ("params = { max = 2 }", "params = { max = 9 }"),
        ("params = { keep = 5 }", "params = { keep = 9 }"),
        ("params = { count = 2 }", "params = { count = 9 }"),
        ("params = { pounds = 4 }", "params = { pounds = 99 }"),
        ("start_pounds = 10", "start_pounds = 0"),
    ],
)
def test_the_outermost_numbers_that_an_owner_may_choose_are_accepted(
    tmp_path: Path, old: str, new: str
) -> None:
    assert games.load("oliver_twist", edited(tmp_path, (old, new))).data != GAME.data
