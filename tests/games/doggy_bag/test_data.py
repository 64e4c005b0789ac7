"""The component data: what an owner may edit, and how a wrong file is refused."""

from pathlib import Path
from random import Random

import pytest
from doggy_positions import edited
from positions import box_text, played_at_random
from rule import rule

from fagin import games
from fagin.games.doggy_bag import game as doggy_bag
from fagin.games.doggy_bag.pieces import letters_of
from fagin.kernel import BadData, Match

BOX = box_text("doggy_bag")


@rule("DB-R56")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[bones]", "[bonez]", "bones"),
        ("[coins]", "[money]", "coins"),
        ("[punishment]", "[reward]", "punishment"),
        ("[[colours]]", "[[tints]]", "colours"),
        ('letter = "k"', 'letter = "b"', "colours"),
        ("total = 101", "total = 100", "bones.total"),
        ("total = 101", 'total = "101"', "bones.total"),
        ("total = 101\n", "\n", "bones.total"),
        ("points = 1", "points = true", "colours[0].points"),
        ("points = 1", "points = -1", "colours[0].points"),
        ("points = 2", "points = 2.0", "colours[2].points"),
        ("points = 3\n", "\n", "colours[3].points"),
        ("per_player = 3", "per_player = -3", "colours[0].per_player"),
        ("per_player = 4", "per_player = 41", "colours[1].per_player"),
        ("in_bag_at_start = 1", 'in_bag_at_start = "one"', "colours[0].in_bag_at_start"),
        ("box_total = 25", "box_total = 24", "colours[1].box_total"),
        ("box_total = 19", "box_total = true", "colours[0].box_total"),
        ("box_total = 19", "box_total = 20", "bones.total"),
        ("count = 2", "count = 3", "coins.count"),
        ("count = 2", "count = true", "coins.count"),
        ("faces = [1, 2]", "faces = [1, 3]", "coins.faces"),
        ("faces = [1, 2]", "faces = [0, 2]", "coins.faces"),
        ("faces = [1, 2]", "faces = []", "coins.faces"),
        ("faces = [1, 2]", "faces = [1, true]", "coins.faces"),
        ("faces = [1, 2]", 'faces = "1 2"', "coins.faces"),
        ("black_limit = 3", "black_limit = 0", "punishment.black_limit"),
        ("black_limit = 3", "black_limit = true", "punishment.black_limit"),
        ("black_limit = 3", 'black_limit = "3"', "punishment.black_limit"),
    ],
)
def test_a_wrong_file_is_refused_with_the_key_that_is_wrong(
    tmp_path: Path, old: str, new: str, key: str
) -> None:
    with pytest.raises(BadData) as refused:
        games.load("doggy_bag", edited(tmp_path, (old, new)))
    assert refused.value.key == key


@rule("DB-R56")
def test_a_table_that_is_no_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("bones = 101\n" + BOX.replace("[bones]", "[unused]"), encoding="utf-8")
    with pytest.raises(BadData, match="bones: expected a table"):
        games.load("doggy_bag", path)
    path.write_text('colours = ["g", "w"]\n', encoding="utf-8")
    with pytest.raises(BadData, match="colours: expected a list of tables"):
        games.load("doggy_bag", path)


@rule("DB-R56")
def test_too_few_bones_behind_the_screens_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    text = BOX
    for number in (3, 4, 5):
        text = text.replace(f"per_player = {number}", "per_player = 0")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match="at least 4 bones"):
        games.load("doggy_bag", path)


@rule("DB-R56")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("points = 3", "points = 5"),
        ("faces = [1, 2]", "faces = [1, 1, 2]"),
        ("faces = [1, 2]", "faces = [2]"),
        ("black_limit = 3", "black_limit = 2"),
        ("per_player = 5", "per_player = 2"),
        ("in_bag_at_start = 1", "in_bag_at_start = 0"),
    ],
)
def test_an_edited_file_plays_and_has_another_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    game = games.load("doggy_bag", edited(tmp_path, (old, new)))
    assert game.data != games.load("doggy_bag").data
    rng = Random(3)
    match = Match(game, 3, rng)
    played_at_random(match, rng)
    assert match.record.data == game.data


@rule("DB-R56")
def test_cosmetic_edits_keep_the_fingerprint(tmp_path: Path) -> None:
    path = edited(tmp_path, ('name = "Artful"', 'name = "Oliver"'))
    assert games.load("doggy_bag", str(path)).data == games.load("doggy_bag").data


@rule("DB-R56", "DB-12.8", "DB-10.1", "DB-4.2")
def test_the_numbers_of_an_edited_file_are_those_in_play(tmp_path: Path) -> None:
    path = edited(tmp_path, ("faces = [1, 2]", "faces = [1, 1, 2]"))
    pieces = doggy_bag.load(path).pieces
    assert pieces.coins == (4, 4, 1)
    assert letters_of(pieces.per_player) == "gggwwwwrrrrrykkk"
    path = edited(tmp_path, ("black_limit = 3", "black_limit = 2"))
    assert doggy_bag.load(path).new(2).public.setting.black_limit == 2
    path = edited(tmp_path, ("points = 3", "points = 5"))
    assert doggy_bag.load(path).pieces.points == (1, 1, 2, 5, 0)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError, match="doggy_bag"):
        games.load("cat_bag")
