"""What holds for the options, the component data and the chance of every game."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from goldens.box import leaves
from positions import EVERYBODY, played_at_random

from fagin.games import GAMES, load
from fagin.games.fagins_gang import pieces as gang
from fagin.games.oliver_twist import pieces as twist
from fagin.games.swindler import pieces as swindler
from fagin.kernel import BadData, BadOption, FairSource, Match
from fagin.kernel.show import fields
from fagin.lab.components import components_of, inline

every_game = pytest.mark.parametrize("game", GAMES)
SHORT: dict[str, dict[str, str]] = {  # the options with which games at random end soon
    "doggy_bag": {},
    "oliver_twist": {"rounds": "day_only"},
    "fagins_gang": {"round_limit": "5", "market_turn_cap": "4"},
    "swindler": {"round_limit": "20"},
}
# what component files say for their readers, and our rules cannot have otherwise
FIXED: list[tuple[str, str, list[Any]]] = [
    ("fagins_gang", "player_colour.urchins", [gang.URCHINS] * gang.MOST_PLAYERS),
    ("fagins_gang", "good.cubes", [load("fagins_gang").new(6).public.setting.stock] * gang.SIX),
    ("oliver_twist", "object.joker", [False] * twist.WALLETS + [True]),
    ("oliver_twist", "character_card.count", [1] * twist.CHARACTERS),
    ("oliver_twist", "burglary_cards.count", [twist.LOOTS]),
    ("swindler", "counts.player_boards", [swindler.MOST_PLAYERS]),
    ("swindler", "counts.master_thief_cards", [len(swindler.THIEVES)]),
    ("swindler", "counts.dealers", [swindler.DEALER_TILES]),
    ("swindler", "counts.orders_total", [swindler.ORDER_CARDS]),
    ("swindler", "counts.orders_a", [swindler.STARTERS]),
    ("swindler", "counts.orders_b", [swindler.ORDER_CARDS - swindler.STARTERS]),
    ("swindler", "counts.bags", [len(swindler.BAGS)]),
    ("swindler", "item.id", list(swindler.ITEMS)),
    ("swindler", "order.deck", ["A"] * swindler.STARTERS + ["B"] * 26),
]


@pytest.mark.parametrize(("game", "path", "played"), FIXED)
def test_what_a_box_says_and_nobody_may_change_is_what_is_played(
    game: str, path: str, played: list[Any]
) -> None:
    assert list(leaves(components_of(game, None), path.split("."))) == [inline(value) for value in played]


@every_game
def test_the_numbers_of_players_on_a_box_are_those_of_the_game(game: str) -> None:
    about = components_of(game, None)["game"]
    said = {about[key] for key in about if key.startswith("players_") or key.endswith("_players")}
    assert said == {load(game).fewest, load(game).most}


@pytest.mark.parametrize(
    ("game", "option"), [(game, option.id) for game in GAMES for option in load(game).options]
)
def test_a_value_an_option_does_not_have_is_refused(game: str, option: str) -> None:
    with pytest.raises(BadOption, match=option):
        load(game).new(2, {option: "sideways"})


@every_game
def test_an_option_that_does_not_exist_is_refused(game: str) -> None:
    with pytest.raises(BadOption, match="colour"):
        load(game).new(2, {"colour": "red"})


@every_game
@pytest.mark.parametrize("content", [b"[board\n", b"\xff\xfe", b"bag = 1 2"])
def test_what_is_not_toml_is_refused_with_the_path(tmp_path: Path, game: str, content: bytes) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(content)
    with pytest.raises(BadData) as refused:
        load(game, path)
    assert refused.value.key == str(path)


@every_game
def test_a_file_that_cannot_be_read_is_refused_with_the_path(tmp_path: Path, game: str) -> None:
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(BadData) as refused:
            load(game, path)
        assert refused.value.key == str(path)


def lists_of(thing: Any) -> list[int]:
    """The ids of the lists that a state holds, in its compartments."""
    parts = [thing.public, *thing.private, thing.secret]
    held = [getattr(part, name) for part in parts for name in fields(part)]
    return [id(field) for field in [thing.private, *held] if isinstance(field, list)]


@every_game
def test_two_new_tables_and_a_copy_share_no_list(game: str) -> None:
    states = [load(game).new(3), load(game).new(3)]
    states.append(states[0].copy())
    held = [number for state in states for number in lists_of(state)]
    assert len(set(held)) == len(held) >= 3


@every_game
def test_who_changes_the_lists_of_a_match_or_a_view_changes_no_game(game: str) -> None:
    match = Match(load(game), 3, Random(1))
    seat = match.waiting_for()[0]
    view = match.view(seat)
    for ask in (match.waiting_for, view.to_act, view.legal_moves, lambda: match.legal_moves(seat)):
        answer = ask()
        ask().clear()
        assert ask() == answer
        assert answer


@every_game
def test_the_secret_of_the_chance_is_in_the_record_only_after_the_end(game: str) -> None:
    rng = Random(4)
    match = Match(load(game), 2, FairSource(b"x" * 32, ["one", "two"]), SHORT[game])
    while match.outcome is None:
        assert match.record.secret == ""
        assert (b"x" * 32).hex() not in match.view(0).key()
        seat = match.waiting_for()[0]
        match.play(seat, rng.choice(match.legal_moves(seat)))
    assert match.record.secret == (b"x" * 32).hex()


@every_game
def test_the_same_moves_and_chance_make_the_same_state(game: str) -> None:
    keys = []
    for _ in range(2):
        match = Match(load(game), 3, Random(11), {**load(game).simulation})
        played_at_random(match, Random(12))
        keys.append([match.view(seat).key() for seat in EVERYBODY])
    assert keys[0] == keys[1]
