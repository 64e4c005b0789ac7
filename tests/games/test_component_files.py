"""Whatever a component file holds, it is a game or it is refused in a sentence, soon and in both languages."""

import copy
import itertools
from pathlib import Path
from time import process_time

import nasty
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fagin.cli import main
from fagin.games import GAMES, load
from fagin.kernel import BadData
from fagin.text import LANGUAGES, Speaker

SECONDS = 2.0  # of work for one file, on a slow machine
few = settings(
    max_examples=25,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def complaint(game: str, path: Path) -> str:
    """What is said of a file in English, "" if it is a game; both languages have a sentence for it."""
    began = process_time()
    try:
        load(game, path)
    except BadData as bad:
        said = [Speaker(lang, game).complaint(bad) for lang in LANGUAGES]
        for one in (*said, bad.key):
            assert one.replace("\u00a0", " ").isprintable()
            assert not one.startswith("bad-")
            assert len(one) < 1000
        return said[0]
    finally:
        assert process_time() - began < SECONDS
    return ""


@pytest.mark.parametrize("game", GAMES)
@few
@given(st.data())
def test_a_file_with_anything_anywhere_is_a_game_or_refused(
    tmp_path: Path, game: str, data: st.DataObject
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(nasty.spoilt(game, data.draw(nasty.changes_of(game))), encoding="utf-8")
    complaint(game, file)


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("doggy_bag", ("colours", 0, "points")),
        ("doggy_bag", ("coins", "faces", 0)),
        ("oliver_twist", ("board", "spaces", 3, 0)),
        ("oliver_twist", ("starting", "tokens", 0, "pounds")),
        ("fagins_gang", ("market", "stall", 0, "good")),
        ("fagins_gang", ("wheel", "radius")),
        ("swindler", ("order", 0, "kind")),
        ("swindler", ("rules", "min_points")),
    ],
)
@pytest.mark.parametrize("other", [nasty.HUGE, nasty.nested(60, dict), nasty.nested(60, list)])
def test_what_is_too_large_or_too_deep_to_be_written_down_is_refused(
    tmp_path: Path, game: str, way: tuple[str | int, ...], other: object
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(nasty.spoilt(game, [(way, other)]), encoding="utf-8")
    assert complaint(game, file)


@few
@given(st.one_of(st.binary(), st.text(alphabet="ab01=.,-_#[]{}\"'\\\n \t\x00\xe9").map(str.encode)))
def test_any_bytes_are_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(content)
    assert complaint("doggy_bag", file)


@pytest.mark.parametrize("name", nasty.TEXTS)
def test_a_file_that_is_trouble_to_read_is_refused_by_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(nasty.TEXTS[name])
    assert complaint("swindler", file)
    assert main(["play", "swindler", "--data", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("fagin: The component file cannot be used. ")
    assert said.count("\n") == 1


def test_a_plan_of_the_lab_that_is_trouble_to_read_is_refused_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "plan.toml"
    for name in ("brackets", "digits", "no UTF-8"):
        file.write_bytes(nasty.TEXTS[name])
        assert main(["lab", str(file)]) == 2
    for value in ("[" * 20_000, "9" * 5000):
        assert main(["lab", "doggy-bag", "--vary", f"punishment.black_limit={value}"]) == 2
    assert capsys.readouterr().err.count("\n") == 5


def test_an_endless_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "own.toml").open("wb") as file:
        file.truncate(1 << 40)  # it takes no room
    assert complaint("doggy_bag", tmp_path / "own.toml") == "it is larger than 64 KiB"


def test_a_path_that_is_too_long_to_be_quoted_is_shortened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "swindler", "--data", "x" * 5000]) == 2
    assert capsys.readouterr().err.endswith("…: it cannot be opened\n")


def test_coins_have_no_more_faces_than_anybody_could_count(tmp_path: Path) -> None:
    components = copy.deepcopy(nasty.box_of("doggy_bag"))
    components["coins"]["faces"] = [1, 2] * 9_000
    (tmp_path / "own.toml").write_text(nasty.file_of(components), encoding="utf-8")
    assert complaint("doggy_bag", tmp_path / "own.toml") == "expected at most 12 faces"


def test_an_order_with_billions_of_ways_to_be_met_is_refused_before_they_are_made(tmp_path: Path) -> None:
    components = copy.deepcopy(nasty.box_of("swindler"))
    order = next(one for one in components["order"] if "need" in one)
    order["need"] = [{"what": "loot", "n": 5, "set": "diff"}] * 9
    (tmp_path / "own.toml").write_text(nasty.file_of(components), encoding="utf-8")
    assert complaint("swindler", tmp_path / "own.toml").startswith("expected needs")


def test_streets_between_all_spaces_are_refused_before_anybody_walks_them(tmp_path: Path) -> None:
    components = copy.deepcopy(nasty.box_of("oliver_twist"))
    components["board"]["street"] = [
        {"id": "", "name": "", "path": "", "label_path": "", "yellow": False, "chain": [one, other]}
        for one, other in itertools.combinations(range(34), 2)
    ]
    (tmp_path / "own.toml").write_text(nasty.file_of(components), encoding="utf-8")
    assert complaint("oliver_twist", tmp_path / "own.toml")


def test_the_name_of_a_junction_stands_under_a_number(tmp_path: Path) -> None:
    components = copy.deepcopy(nasty.box_of("oliver_twist"))
    components["board"]["junctions"]["²"] = "x"
    (tmp_path / "own.toml").write_text(nasty.file_of(components), encoding="utf-8")
    assert complaint("oliver_twist", tmp_path / "own.toml") == "there is no space ²"
