"""What can be decided in Oliver Twist: each moment and each move with the clause that it rests on."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.bribe import Place
from fagin.games.oliver_twist.burglary import Keep, Spend
from fagin.games.oliver_twist.characters import Grab
from fagin.games.oliver_twist.ending import Scrap
from fagin.games.oliver_twist.fagin import Selling
from fagin.games.oliver_twist.lair import Drop, Yield
from fagin.games.oliver_twist.night import Line, NameFirst, Peek
from fagin.games.oliver_twist.own_lair import Burn, Cash, Clear, Recover
from fagin.games.oliver_twist.prowl import Prowl
from fagin.games.oliver_twist.rivals import AskFor, GiveFor, Plant, Target
from fagin.games.oliver_twist.turn import Turn

STEPS: Final[list[tuple[type, str, str]]] = [  # what is decided, its name in the texts, and its clause
    (Turn, "turn", "OT-3.2"),
    (Prowl, "prowl", "OT-4.18"),
    (Line, "line", "OT-R53"),
    (Peek, "peek", "OT-9.22"),
    (Place, "place", "OT-4.16"),
    (Drop, "drop", "OT-4.19"),
    (Keep, "keep", "OT-9.16"),
    (Spend, "spend", "OT-9.19"),
    (Selling, "sale", "OT-R22"),
    (Grab, "grab", "OT-6.10"),
    (Target, "target", "OT-6.3"),
    (Recover, "recover", "OT-6.14"),
    (AskFor, "ask", "OT-6.22"),
    (GiveFor, "give", "OT-6.22"),
    (Plant, "plant", "OT-6.15"),
    (Burn, "burn", "OT-6.17"),
    (Clear, "clear", "OT-6.16"),
    (Cash, "cash", "OT-6.20"),
    (Yield, "yield", "OT-R43"),
    (NameFirst, "first", "OT-9.6"),
    (Scrap, "scrap", "OT-R34"),
]
CLAUSES: Final[dict[str, str]] = {  # of moves, by their verb
    "prowl": "OT-4.1",
    "flip": "OT-9.9",
    "peek": "OT-9.22",
    "grab": "OT-6.10",
    "move": "OT-4.16",
    "sell": "OT-5.1",
    "hold": "OT-R22",
    "hide": "OT-6.4",
    "keep": "OT-9.16",
    "take": "OT-6.14",
    "plant": "OT-6.15",
    "burn": "OT-6.17",
    "clear": "OT-6.16",
    "drop": "OT-4.19",
    "yield": "OT-R43",
    "give": "OT-6.22",
    "cash": "OT-6.20",
    "scrap": "OT-7.6",
    "spend": "OT-R61",
    "target": "OT-6.3",
    "first": "OT-9.6",
    "bribe": "OT-4.17",
    "stop": "OT-7.1",
    "done": "OT-5.2",
    "wallet": "OT-5.5",
    "burgle": "OT-6.21",
}
ON_SPACES: Final = {  # moments at which spaces are named, and the verb of the moves
    "turn": "prowl",
    "prowl": "prowl",
    "line": "flip",
    "peek": "peek",
    "place": "move",
    "grab": "grab",
}
