"""The steps of Oliver Twist by their names, with what all know of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from fagin.games.oliver_twist.bribe import Place
from fagin.games.oliver_twist.burglary import DrawLoot, Keep, Spend
from fagin.games.oliver_twist.characters import Grab
from fagin.games.oliver_twist.ending import Scrap
from fagin.games.oliver_twist.fagin import Selling
from fagin.games.oliver_twist.lair import Drop, Yield
from fagin.games.oliver_twist.night import (
    LeaveEmpty,
    Line,
    NameFirst,
    Peek,
    PoorestByLot,
    SeeFace,
    TurnUp,
)
from fagin.games.oliver_twist.own_lair import Burn, Cash, Clear, Recover
from fagin.games.oliver_twist.prowl import DrawCard, Prowl
from fagin.games.oliver_twist.rivals import AskFor, GiveFor, Plant, Rob, Target
from fagin.games.oliver_twist.setup import DealStarter, LayToken
from fagin.games.oliver_twist.state import NOBODY
from fagin.games.oliver_twist.turn import FirstByLot, Turn
from fagin.web.scenes.bits import bits_in
from fagin.web.scenes.oliver_sheet import CARD_NAMES, TYPE_NAMES
from fagin.web.scenes.shapes.oliver_twist import Step, StepName

STEPS: Final[dict[type, tuple[StepName, tuple[str, ...]]]] = {  # and what is told of each
    FirstByLot: ("draw_lots", ()),
    DealStarter: ("deal_starter", ("seat", "left")),
    LayToken: ("lay_token", ("space",)),
    Turn: ("turn", ("seat",)),
    Prowl: ("prowl", ("seat", "clean", "flipped")),
    Place: ("place_gang", ("seat", "clean")),
    Selling: ("sell", ("seat", "type")),
    Drop: ("drop", ("seat",)),
    Yield: ("yield", ("seat", "left")),
    Target: ("target", ("seat", "card")),
    Grab: ("grab", ("seat", "card")),
    Rob: ("rob", ("seat", "victim")),
    Plant: ("plant", ("seat", "victim", "left", "first")),
    AskFor: ("ask_for", ("seat", "victim")),
    GiveFor: ("give_for", ("seat", "victim")),
    Recover: ("recover", ("seat",)),
    Clear: ("clear", ("seat",)),
    Burn: ("burn", ("seat", "left", "first")),
    Cash: ("cash", ("seat",)),
    DrawCard: ("draw_card", ("seat",)),
    DrawLoot: ("draw_loot", ("seat", "left", "cards")),
    Keep: ("keep", ("seat",)),
    Spend: ("spend", ("seat",)),
    Scrap: ("scrap", ("seat", "scrapped")),
    LeaveEmpty: ("leave_empty", ("left",)),
    PoorestByLot: ("draw_lots_of_poorest", ()),
    NameFirst: ("name_first", ("seat",)),
    Line: ("line", ("seat", "at", "left")),
    TurnUp: ("turn_up", ("seat", "space", "left")),
    Peek: ("peek", ("seat", "left", "besides")),
    SeeFace: ("see_face", ("seat", "space", "left")),
}
IN_WORDS: Final[dict[str, Callable[[int], object]]] = {  # how a field of a step is told, if not as it is
    "type": lambda sort: TYPE_NAMES[sort],
    "card": lambda card: CARD_NAMES[card],
    "scrapped": lambda sorts: [TYPE_NAMES[sort] for sort in bits_in(sorts)],
    "besides": lambda space: None if space == NOBODY else space,
}


def pending(top: Any) -> Step:
    """What is to be done now."""
    name, fields = STEPS[type(top)]
    step: dict[str, object] = {"is": name}
    for field in fields:
        value = getattr(top, field)
        step[field] = IN_WORDS[field](value) if field in IN_WORDS else value
    return cast(Step, step)
