"""What can be decided in Fagin's Gang: each moment and each move with the clause that it rests on."""

from __future__ import annotations

from typing import Final

from fagin.games.fagins_gang.books import Discard
from fagin.games.fagins_gang.bumping import Bump, Dodge
from fagin.games.fagins_gang.goods import Giving, Taking, Theft
from fagin.games.fagins_gang.market import SecondCube, Trade
from fagin.games.fagins_gang.shillings import Robbery
from fagin.games.fagins_gang.turn import Turn
from fagin.games.fagins_gang.urchins import Walk

STEPS: Final[list[tuple[type, str, str]]] = [  # what is decided, its name in the texts, and its clause
    (Turn, "turn", "FG-2.2"),
    (Walk, "walk", "FG-3.1"),
    (Bump, "bump", "FG-4.3"),
    (Dodge, "dodge", "FG-4.7"),
    (Theft, "theft", "FG-5.8"),
    (Taking, "take", "FG-5.4"),
    (Giving, "give", "FG-5.7"),
    (Robbery, "rob", "FG-6.1"),
    (Trade, "trade", "FG-7.4"),
    (SecondCube, "second", "FG-R31"),
    (Discard, "discard", "FG-9.2"),
]
CLAUSES: Final[dict[str, str]] = {  # of moves, by their verb
    "act": "FG-2.3",
    "go": "FG-3.3",
    "bump": "FG-4.3",
    "dodge": "FG-4.7",
    "steal": "FG-5.1",
    "rob": "FG-6.1",
    "give": "FG-5.7",
    "take": "FG-5.4",
    "buy": "FG-7.7",
    "sell": "FG-7.9",
    "discard": "FG-9.2",
    "swap": "FG-5.7",
    "pass": "FG-7.13",
    "done": "FG-2.4",
}
ON_CUBES: Final = {"take": "take", "give": "give", "discard": "discard"}  # moments at which a colour is typed
AT_LOCATIONS: Final = {"theft": "steal", "rob": "rob"}  # moments at which a location is typed
