"""Scenes and sheets are what their types say, from which those of the browser are made."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from pydantic import TypeAdapter
from stages import moments

from fagin.games import GAMES, load
from fagin.kernel import CHANCE
from fagin.web.scenes import sheet_of, stage_of

SHORT = {"fagins_gang": {"round_limit": "5", "market_turn_cap": "4"}, "swindler": {"round_limit": "20"}}
SHARE = {"doggy_bag": 1.0, "oliver_twist": 0.3, "fagins_gang": 0.1, "swindler": 0.1}  # of the moments

every_game = pytest.mark.parametrize("id", GAMES)


def typed(id: str, name: str) -> TypeAdapter[Any]:
    """What checks a type of a game's scenes; whatever is not in the type is left out."""
    return TypeAdapter(getattr(import_module(f"fagin.web.scenes.shapes.{id}"), name))


@every_game
def test_scenes_and_sheets_are_of_their_types(id: str) -> None:
    game = load(id)
    players, options = game.most, SHORT.get(id)
    sheet, scene = sheet_of(game, players, options), stage_of(game, players, options).scene
    assert typed(id, "Sheet").validate_python(sheet, strict=True) == sheet
    adapter = typed(id, "Scene")
    for state in moments(game, players, 1, options, SHARE[id]):
        for seat in (CHANCE, *range(players)):
            shown = scene(state.view(seat))
            assert adapter.validate_python(shown, strict=True) == shown


@every_game
def test_every_type_is_told_in_json_schema(id: str) -> None:
    for name in ("Scene", "Sheet"):
        schema = typed(id, name).json_schema()
        assert schema["type"] == "object"
        assert set(schema["required"]) == set(schema["properties"])
