"""The component data: what an owner may edit, and how a wrong file is refused."""

from pathlib import Path
from random import Random

import pytest
from gang_positions import GAME, edited
from positions import box_text, played_at_random
from rule import rule

from fagin import games
from fagin.games.fagins_gang import game as fagins_gang
from fagin.games.fagins_gang.constables import arrow_of
from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.pieces import cubes_in
from fagin.kernel import CHANCE, BadData, Match

BOX = box_text("fagins_gang")
TOP = "{ level = 0, shillings = 0, goods = {}, hands = 4"
SECOND = "{ level = 1, shillings = 1, goods = { purple = 1 }, hands = 3"
BOTTOM = "{ level = 8, shillings = 8, goods = {}, hands = 0"


def with_levels(tmp_path: Path, number: int, start: int = 5) -> Path:
    """The component file with so many levels on every track; new bottoms give nothing but shillings."""
    rows: list[str] = []
    for given in BOX.splitlines():
        line = given
        if line.startswith("  { level = "):
            level = int(line.split()[3].rstrip(","))
            if level >= number:
                continue
            if level == number - 1:
                before, rest = line.split("goods = ")
                line = before + "goods = {}, hands = 0, pos" + rest.split("pos", 1)[1]
            rows.append(line)
            if level == 8:
                rows += [line.replace("= 8,", f"= {more},") for more in range(9, number)]
        else:
            rows.append(line)
    path = tmp_path / "own.toml"
    path.write_text("\n".join(rows).replace("start_level = 5", f"start_level = {start}"), encoding="utf-8")
    return path


@rule("FG-0.3", "FG-0.6", "FG-1.2", "FG-1.3", "FG-R4")
@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("[[good]]", "[[ware]]", "good", "ids-in-order"),
        ('id = "green"', 'id = "mint"', "good", "ids-in-order"),
        ('id = "orange"', 'id = "ochre"', "player_colour", "ids-in-order"),
        ("start_shillings = 20", "start_shillings = -1", "setup.start_shillings", "number-range"),
        ("start_shillings = 20", "start_shillings = 1000", "setup.start_shillings", "number-range"),
        ("start_shillings = 20", "start_shillings = true", "setup.start_shillings", "number-range"),
        ("each_good = 1", "each_good = 8", "setup.start_cubes_of_each_good", "number-range"),
        ("each_good = 1", "each_good = 1.5", "setup.start_cubes_of_each_good", "number-range"),
        ("[setup]", "[begin]", "setup.start_shillings", "number-range"),
        ('"2" = 15', '"2" = 6', "setup.stock_per_colour.2", "number-range"),
        ('"6" = 30', '"6" = 43', "setup.stock_per_colour.6", "number-range"),
        ('"6" = 30', '"7" = 30', "setup.stock_per_colour.6", "number-range"),
        ("[setup.stock_per_colour]", "[setup.stock]", "setup.stock_per_colour", "table"),
        ("start_level = 5", "start_level = 9", "track.start_level", "number-range"),
        ("start_level = 5", "start_level = -1", "track.start_level", "number-range"),
        ("[track]", "[ladder]", "track", "table"),
        ('id = "chertsey"', 'id = "strand"', "location", "ids-once"),
        ('id = "chertsey"', 'id = "windsor"', "location", "ids-once"),
        ('id = "chertsey"', "id = 4", "location[0]", "location-texts"),
        ('name = "Chertsey"', "name = 4", "location[0]", "location-texts"),
        ('short = "Ch"', "short = true", "location[0]", "location-texts"),
        ('good = "black"\n', 'good = "pink"\n', "location[0].good", "no-such-good"),
        ('good = "black"\n', "good = 2\n", "location[0].good", "no-such-good"),
        ('good = "black"\n', 'good = "yellow"\n', "location.good", "goods-once"),
        ("price_per_level = 2", "price_per_level = 0", "location[0].price_per_level", "number-range"),
        ("price_per_level = 2", "price_per_level = 16", "location[0].price_per_level", "number-range"),
        ("title_pos = [120, 72]", "title_pos = [120]", "location[0].title_pos", "two-numbers"),
        ("fagin_pos = [120, 113]", "fagin_pos = [120, 1.5]", "location[0].fagin_pos", "two-numbers"),
        ("price_pos = [120, 690]", 'price_pos = "below"', "location[0].price_pos", "two-numbers"),
        ("warehouse_pos = [120, 770]", "", "location[0].warehouse_pos", "two-numbers"),
        ("levels = [\n", "levels = []\nspare = [\n", "location[0].levels", "levels-number"),
        ("levels = [\n", "levels = 9\nspare = [\n", "location[0].levels", "list-of-tables"),
        (TOP, TOP.replace("level = 0", "level = 1"), "location[0].levels[0].level", "level-order"),
        (TOP, TOP.replace("shillings = 0", "shillings = 1"), "location[0].levels[0].shillings", "top-pays"),
        (TOP, TOP.replace("hands = 4", "hands = 10"), "location[0].levels[0].hands", "number-range"),
        (TOP, TOP.replace("goods = {}", "goods = 4"), "location[0].levels[0].goods", "table"),
        (SECOND, SECOND.replace("purple = 1", "pink = 1"), "location[0].levels[1].goods", "no-such-good"),
        (
            SECOND,
            SECOND.replace("purple = 1", "purple = 10"),
            "location[0].levels[1].goods.purple",
            "number-range",
        ),
        (
            SECOND,
            SECOND.replace("shillings = 1", "shillings = 100"),
            "location[0].levels[1].shillings",
            "number-range",
        ),
        (BOTTOM, BOTTOM.replace("hands = 0", "hands = 1"), "location[0].levels[8]", "bottom-gives"),
        (BOTTOM, BOTTOM.replace("{}", "{ red = 1 }"), "location[0].levels[8]", "bottom-gives"),
        ("pos = [120, 165]", "pos = [120]", "location[0].levels[0].pos", "two-numbers"),
        ("left_arrow = [74, 165]", "left = [74, 165]", "location[0].levels[0].left_arrow", "two-numbers"),
        ("right_arrow = [166, 165]", "right_arrow = 166", "location[0].levels[0].right_arrow", "two-numbers"),
        (
            'good = "purple"\ncapacity = 5',
            'good = "pink"\ncapacity = 5',
            "market.stall[0].good",
            "no-such-good",
        ),
        ('good = "purple"\ncapacity = 5', 'good = "blue"\ncapacity = 5', "market.stall", "stalls-once"),
        ("capacity = 5", "capacity = 4", "market.stall[0].spaces", "places-number"),
        ("capacity = 5", "capacity = 0", "market.stall[0].capacity", "number-range"),
        ("capacity = 5", "capacity = 16", "market.stall[0].capacity", "number-range"),
        ("[551, 278], ", "[551], ", "market.stall[0].spaces[0]", "two-numbers"),
        ("centre = [600, 400]", "centre = 600", "market.centre", "two-numbers"),
        ("stall_radius = 132", "stall_radius = 0", "market.stall_radius", "number-range"),
        ("[market]", "[fair]", "market.centre", "two-numbers"),
        ("[2, 4, 6, 8, 10, 12]", "[2, 4, 6, 8, 10]", "wheel.values_clockwise", "six-numbers"),
        ("[2, 4, 6, 8, 10, 12]", "[0, 4, 6, 8, 10, 12]", "wheel.values_clockwise", "six-numbers"),
        ("[2, 4, 6, 8, 10, 12]", "[2, 4, 6, 8, 10, 100]", "wheel.values_clockwise", "six-numbers"),
        ("[2, 4, 6, 8, 10, 12]", "[true, 4, 6, 8, 10, 12]", "wheel.values_clockwise", "six-numbers"),
        ("values_clockwise = [2, 4, 6, 8, 10, 12]", "values = 2", "wheel.values_clockwise", "six-numbers"),
        ("[wheel]", "[disc]", "wheel", "table"),
        ("radius = 88", "radius = 0", "wheel.radius", "number-range"),
        ("[shilling_track]", "[shillings]", "shilling_track", "table"),
        ("length = 100", "length = 99", "shilling_track.spaces", "places-number"),
        ("length = 100", "length = 0", "shilling_track.length", "number-range"),
        ("zero_pos = [60, 58]", "", "shilling_track.zero_pos", "two-numbers"),
        ("\n[board]", "\n[map]", "board", "table"),
        ("width = 1200", "width = 0", "board.width", "number-range"),
        ("height = 900", "height = 10000", "board.height", "number-range"),
        ("market_token_pos = [680, 640]", "", "board.market_token_pos", "two-numbers"),
        ("first_player_token_pos = [520, 640]", "", "board.first_player_token_pos", "two-numbers"),
        ("disc_row = [[500, 580], ", "disc_row = [", "board.disc_row", "places-number"),
    ],
)
def test_a_wrong_file_is_refused_with_the_key_and_the_reason(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    with pytest.raises(BadData) as refused:
        games.load("fagins_gang", edited(tmp_path, (old, new)))
    assert (refused.value.key, refused.value.reason) == (key, reason)


@rule("FG-0.7")
@pytest.mark.parametrize(("own", "allowed"), [(5, True), (6, True), (7, False), (9, False)])
def test_a_track_most_of_whose_goods_are_its_own_is_refused(tmp_path: Path, own: int, allowed: bool) -> None:
    lean = (SECOND, SECOND.replace("purple = 1", f"black = {own}"))
    others = [(f"goods = {{ red = 1, purple = {n} }}", "goods = { red = 1 }") for n in (1, 2)]
    rows = [("goods = { red = 2, purple = 2 }", "goods = { red = 1 }"), ("goods = { red = 3 }", "goods = {}")]
    path = edited(tmp_path, lean, *others, *rows)
    if allowed:
        assert cubes_in(fagins_gang.load(path).board.locations[2].levels[1].goods) == {"black": own}
        return
    with pytest.raises(BadData) as refused:
        games.load("fagins_gang", path)
    assert (refused.value.key, refused.value.reason) == ("location[0].levels", "own-good")


@rule("FG-R1")
@pytest.mark.parametrize(("levels", "start"), [(7, 0), (7, 6), (8, 5), (10, 5), (11, 5), (11, 10)])
def test_a_board_with_other_levels_is_played_to_the_end(tmp_path: Path, levels: int, start: int) -> None:
    game = fagins_gang.load(with_levels(tmp_path, levels, start))
    assert (game.board.levels, game.board.start, game.board.arrows) == (levels, start, 2 * levels)
    rng = Random(levels)
    match = Match(game, 3, rng, {"round_limit": "5", "market_turn_cap": "4"})
    played_at_random(match, rng)
    assert match.view(0).public.round == 5


@rule("FG-R1", "FG-8.5")
def test_the_beat_of_a_longer_track_has_more_arrows(tmp_path: Path) -> None:
    state = fagins_gang.load(with_levels(tmp_path, 11)).new(2, {"first_player": "seat0"})
    for face in (6, 4, 6):
        state.apply(CHANCE, MOVES.parse(f"roll:{face}"))
    arrow = arrow_of(state.public, 0)
    board = state.public.setting.board()
    assert (arrow, board.arrow_level[arrow], board.arrow_push[arrow]) == (0, 10, -1)  # R5 to R10, then L10


@rule("FG-R1", "FG-R45", "FG-3.14")
def test_on_a_longer_track_the_lower_levels_are_offered_and_leaving_costs_more(tmp_path: Path) -> None:
    state = fagins_gang.load(with_levels(tmp_path, 11)).new(2, {"first_player": "seat0"})
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, MOVES.parse("roll:1"))
    state.public.urchins[0] = 8  # on level 7 of the Thames
    state.public.hands[0] = 4
    state.apply(0, MOVES.parse("act:move"))
    ends = [text.split(":")[2] for text in map(MOVES.text, state.legal_moves(0))]
    assert ends == ["3", "4", "5", "6", "8", "9", "10", "low"]


@rule("FG-R8", "FG-3.7")
def test_from_a_start_at_the_bottom_an_urchin_still_runs_through_to_fagin(tmp_path: Path) -> None:
    path = edited(tmp_path, ("start_level = 5", "start_level = 8"))
    state = fagins_gang.load(path).new(3, {"first_player": "seat0"})
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, MOVES.parse("roll:1"))
    state.public.hands[0] = 10
    state.apply(0, MOVES.parse("act:move"))
    assert MOVES.parse("go:thames:fagin") in state.legal_moves(0)


@rule("FG-R1")
@pytest.mark.parametrize("levels", [6, 12])
def test_fewer_than_7_or_more_than_11_levels_are_refused(tmp_path: Path, levels: int) -> None:
    with pytest.raises(BadData) as refused:
        games.load("fagins_gang", with_levels(tmp_path, levels))
    assert (refused.value.key, refused.value.reason) == ("location[0].levels", "levels-number")
    assert refused.value.details == {"least": "7", "most": "11"}


@rule("FG-R1")
def test_tracks_of_different_lengths_are_refused(tmp_path: Path) -> None:
    eighth = next(line for line in BOX.splitlines() if "level = 8" in line)
    ninth = eighth.replace("level = 8", "level = 9")
    with pytest.raises(BadData) as refused:
        games.load("fagins_gang", edited(tmp_path, (eighth, f"{eighth}\n{ninth}")))
    assert (refused.value.key, refused.value.reason) == ("location.levels", "levels-alike")
    assert refused.value.details == {"levels": "9"}


@rule("FG-0.3")
def test_a_seventh_location_is_refused(tmp_path: Path) -> None:
    chertsey = BOX[BOX.index("[[location]]") : BOX.index("[[location]]", BOX.index("[[location]]") + 1)]
    with pytest.raises(BadData) as refused:
        games.load("fagins_gang", edited(tmp_path, (chertsey, chertsey * 2)))
    assert (refused.value.key, refused.value.reason) == ("location", "ids-once")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("start_shillings = 20", "start_shillings = 0"),
        ("each_good = 1", "each_good = 0"),
        ('"2" = 15', '"2" = 7'),
        ('"6" = 30', '"6" = 42'),
        ("price_per_level = 2", "price_per_level = 15"),
        (TOP, TOP.replace("hands = 4", "hands = 9")),
        (SECOND, SECOND.replace("purple = 1", "purple = 9")),
        (SECOND, SECOND.replace("shillings = 1", "shillings = 99")),
        ("[2, 4, 6, 8, 10, 12]", "[1, 4, 6, 8, 10, 99]"),
        ("start_level = 5", "start_level = 8"),
    ],
)
def test_an_edited_file_plays_and_has_another_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    game = games.load("fagins_gang", edited(tmp_path, (old, new)))
    assert game.data != GAME.data
    rng = Random(3)
    match = Match(game, 2, rng, {"round_limit": "5", "market_turn_cap": "4"})
    played_at_random(match, rng)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "Chertsey"', 'name = "Windsor"'),
        ("pos = [120, 165]", "pos = [121, 165]"),
        ("width = 1200", "width = 1300"),
        ('hex = "#2f5fae"', 'hex = "#000000"'),
    ],
)
def test_cosmetic_edits_keep_the_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    assert games.load("fagins_gang", edited(tmp_path, (old, new))).data == GAME.data
