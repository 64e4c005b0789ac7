"""What can be decided in Swindler: each moment and each move with the clause that it rests on."""

from __future__ import annotations

from typing import Final

from fagin.games.swindler.accomplices import Gifts, SwapGive, SwapTake
from fagin.games.swindler.actions import Actions, Fill
from fagin.games.swindler.getaway import BetWindow, EndWindow, KeepPart, Split
from fagin.games.swindler.hiring import Hiring, PayHire
from fagin.games.swindler.master_thieves import Pick
from fagin.games.swindler.orders import TakeNeutral
from fagin.games.swindler.raid import Returns
from fagin.games.swindler.stealing import AngelTakes, CopyWindow, SkullWindow, Steal
from fagin.games.swindler.turn import NameBag, Reserving
from fagin.games.swindler.windows import KillWindow

STEPS: Final[list[tuple[type, str, str]]] = [  # what is decided, its name in the texts, and its clause
    (Pick, "thief", "SW-1.13"),
    (Reserving, "reserve", "SW-4.1"),
    (NameBag, "bag", "SW-5.1"),
    (Steal, "steal", "SW-5.3"),
    (BetWindow, "bet", "SW-10.18"),
    (CopyWindow, "copy", "SW-10.6"),
    (SkullWindow, "skull", "SW-10.12"),
    (EndWindow, "finish", "SW-R40"),
    (KillWindow, "kill", "SW-9.7"),
    (AngelTakes, "angel", "SW-10.12"),
    (Split, "split", "SW-10.11"),
    (KeepPart, "keep", "SW-10.11"),
    (Gifts, "gift", "SW-10.5"),
    (SwapGive, "give", "SW-10.14"),
    (SwapTake, "swap", "SW-10.14"),
    (Actions, "act", "SW-6.1"),
    (Fill, "fill", "SW-6.3"),
    (TakeNeutral, "neutral", "SW-6.10"),
    (Returns, "return", "SW-8.3"),
    (Hiring, "hire", "SW-9.1"),
    (PayHire, "pay", "SW-9.2"),
]
WINDOWS: Final = ("bet", "copy", "skull", "finish", "kill")  # moments at which one may pass
CLAUSES: Final[dict[str, str]] = {  # of moves, by their verb
    "thief": "SW-1.13",
    "reserve": "SW-4.1",
    "cancel": "SW-4.7",
    "bag": "SW-5.6",
    "draw": "SW-5.6",
    "stop": "SW-5.5",
    "sidekick": "SW-10.22",
    "pass": "SW-R40",
    "bet": "SW-10.19",
    "copycat": "SW-10.6",
    "angel": "SW-10.12",
    "backstab": "SW-10.4",
    "golddig": "SW-10.11",
    "assassin": "SW-10.1",
    "part": "SW-10.11",
    "keep": "SW-10.11",
    "fulfil": "SW-6.3",
    "sell": "SW-6.14",
    "with": "SW-R16",
    "forge": "SW-R57",
    "turn": "SW-R67",
    "lockpick": "SW-10.21",
    "card": "SW-R23",
    "pay": "SW-9.2",
    "give": "SW-10.5",
    "take": "SW-10.12",
    "skip": "SW-6.10",
    "return": "SW-8.3",
    "hire": "SW-9.1",
    "done": "SW-2.4",
    "end": "SW-2.8",
    "beggar": "SW-10.5",
    "hustle": "SW-10.14",
}
CARDS: Final[dict[str, str]] = {  # which accomplice a move plays, by its verb
    "sidekick": "sidekick",
    "bet": "know_it_all",
    "copycat": "copycat",
    "angel": "guardian_angel",
    "backstab": "backstabber",
    "golddig": "gold_digger",
    "assassin": "assassin",
    "forge": "forger",
    "beggar": "beggar",
    "hustle": "hustler",
}
