"""What a game is, and the only door through which the rest of the program uses one."""

from fagin.kernel.dice import Dice
from fagin.kernel.errors import BadData, BadOption, BadRecord, IllegalMove, TakeBackClosed
from fagin.kernel.events import EVERYONE, NOTHING, Event
from fagin.kernel.fair import FairSource, RandomSource, Source, new_secret
from fagin.kernel.game import Game, Option, Options, Settings, seat_named
from fagin.kernel.match import Match
from fagin.kernel.moves import Moves
from fagin.kernel.outcome import Outcome, places_of
from fagin.kernel.record import Record
from fagin.kernel.state import (
    ALONE,
    CHANCE,
    Choice,
    Effect,
    Luck,
    Private,
    Public,
    Refusal,
    Secret,
    State,
    Step,
    View,
)
from fagin.kernel.verify import Difference, verify

__all__ = [
    "ALONE",
    "CHANCE",
    "EVERYONE",
    "NOTHING",
    "BadData",
    "BadOption",
    "BadRecord",
    "Choice",
    "Dice",
    "Difference",
    "Effect",
    "Event",
    "FairSource",
    "Game",
    "IllegalMove",
    "Luck",
    "Match",
    "Moves",
    "Option",
    "Options",
    "Outcome",
    "Private",
    "Public",
    "RandomSource",
    "Record",
    "Refusal",
    "Secret",
    "Settings",
    "Source",
    "State",
    "Step",
    "TakeBackClosed",
    "View",
    "new_secret",
    "places_of",
    "seat_named",
    "verify",
]
