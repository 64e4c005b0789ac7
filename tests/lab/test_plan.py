"""A plan says what is varied, and with a number it settles a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from fagin.games import GAMES, load
from fagin.kernel import BadData, BadOption
from fagin.lab.components import changed, components_of, toml_of
from fagin.lab.plan import BadPlan, Variant, Wish, plan_of, read_wish

EXAMPLE = Path(__file__).parents[2] / "examples" / "lab_plan.toml"
WEIGHTS = [1] * 1000


def wish(**more: object) -> Wish:
    return Wish("doggy-bag", **more)  # type: ignore[arg-type]


def picks(number: int) -> list[int]:
    source = plan_of(wish()).source(number)
    return [source.pick("bag", WEIGHTS) for _ in range(5)]


def test_games_of_a_square_are_two_chances_crossed_with_two_ways_of_deciding() -> None:
    plan = plan_of(wish())
    assert picks(0) == picks(1) != picks(2) == picks(3) != picks(4)
    assert [plan.decider(number) for number in range(6)] == [0, 1, 0, 1, 2, 3]
    assert plan.bots_of(0) == plan.bots_of(3)


def test_every_bot_sits_everywhere_in_turn() -> None:
    plan = plan_of(wish(bots=["sly", "random"], players=3))
    assert {plan.bots_of(4 * square).index("sly") for square in range(3)} == {0, 1, 2}


def test_what_is_varied_makes_a_grid_whose_first_cell_holds_all_first_values() -> None:
    plan = plan_of(wish(vary={"punishment.black_limit": [3, 2], "mode": ["full", "beginner"]}))
    assert [variant.name for variant in plan.variants] == [
        "punishment.black_limit=3 mode=full",
        "punishment.black_limit=3 mode=beginner",
        "punishment.black_limit=2 mode=full",
        "punishment.black_limit=2 mode=beginner",
    ]
    assert plan.variants[1].options["mode"] == "beginner"
    box = load("doggy_bag").data
    assert [variant.load("doggy_bag").data == box for variant in plan.variants] == [True, True, False, False]


@pytest.mark.parametrize("game", GAMES)
def test_components_that_travel_as_a_text_are_those_of_the_box(game: str) -> None:
    text = toml_of(components_of(game, None))
    assert Variant("", {}, text).load(game).data == load(game).data


def test_a_number_is_found_by_keys_ids_and_places_in_a_list() -> None:
    components = {"colours": [{"id": "grey", "points": 1}], "faces": [1, 2]}
    assert changed(components, {"colours.grey.points": 4})["colours"][0]["points"] == 4
    assert changed(components, {"colours.0.points": 4, "faces.1": 3}) == {
        "colours": [{"id": "grey", "points": 4}],
        "faces": [1, 3],
    }
    assert components["faces"] == [1, 2]


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("colours.pink.points", 1, "component-path"),
        ("colours.9.points", 1, "component-path"),
        ("nothing", 1, "component-path"),
        ("colours.grey.points", "many", "component-kind"),
        ("colours.grey.points", 1000, "number-range"),
    ],
)
def test_a_path_that_leads_nowhere_and_a_value_that_does_not_fit_are_refused(
    path: str, value: int | str, reason: str
) -> None:
    with pytest.raises(BadData) as bad:
        plan_of(wish(vary={path: [value]}))
    assert bad.value.reason == reason


@pytest.mark.parametrize("more", [{"bots": ["nobody"]}, {"games": 0}, {"bots": ["sly"] * 5}])
def test_a_plan_that_cannot_be_carried_out_is_refused(more: dict[str, object]) -> None:
    with pytest.raises(BadPlan):
        plan_of(wish(**more))


@pytest.mark.parametrize("more", [{"players": 9}, {"options": {"mode": "odd"}}, {"vary": {"mode": ["odd"]}}])
def test_players_and_options_that_a_game_does_not_have_are_refused(more: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        plan_of(wish(**more))


def test_a_plan_is_read_from_a_file_and_finds_other_files_beside_itself(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(
        toml_of(changed(components_of("doggy_bag", None), {"punishment.black_limit": 2})), encoding="utf-8"
    )
    file = tmp_path / "plan.toml"
    file.write_text(
        'game = "doggy-bag"\nplayers = 3\nbots = "sly,random"\ngames = 8\n[against]\ndata = "own.toml"\n',
        encoding="utf-8",
    )
    plan = plan_of(read_wish(file))
    assert (plan.players, plan.bots, plan.games) == (3, ("sly", "random"), 8)
    assert [variant.name for variant in plan.variants] == ["box", "own.toml"]
    assert plan.variants[1].load("doggy_bag").data != load("doggy_bag").data


@pytest.mark.parametrize(
    "text",
    [
        "game = 3",
        "player = 4\ngame = 'swindler'",
        "game = 'swindler'\ngames = 'many'",
        "game = ",
        "bots = [1]",
    ],
)
def test_a_plan_file_that_says_something_else_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadPlan):
        read_wish(file)


def test_the_example_is_a_plan() -> None:
    plan = plan_of(read_wish(EXAMPLE))
    assert len(plan.variants) > 1


def test_other_games_have_another_fingerprint() -> None:
    marks = {plan_of(one).fingerprint() for one in (wish(), wish(seed=2), wish(vary={"coins.count": [2]}))}
    assert len(marks) == 3
    assert plan_of(wish()).fingerprint() in marks
