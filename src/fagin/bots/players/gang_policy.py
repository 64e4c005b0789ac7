"""What a search believes about Fagin's Gang: who takes which moves at a glance, and who has come farthest."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fagin.bots.merits import WIN, hopes
from fagin.bots.players.gang_eye import WON, Eye, Weights
from fagin.bots.players.gang_glance import GAIN, NEVER, after, market, place_of, robberies, thefts, walks
from fagin.bots.players.mind import Mind, MindPolicy
from fagin.games.fagins_gang.bumping import AtLevel
from fagin.games.fagins_gang.moves import (
    ACT,
    ACT_BEG,
    ACT_MARKET,
    ACT_MOVE,
    ACT_ROB,
    ACT_STEAL,
    BUMP,
    BUY,
    DISCARD,
    DODGE,
    EXCHANGE,
    GO,
)
from fagin.games.fagins_gang.pieces import BIT, BITS
from fagin.games.fagins_gang.state import GangPublic, GangState
from fagin.games.fagins_gang.turn import Turn
from fagin.kernel import Event, State, View

# found by letting players with weights a little different play against one another
PLAYING: Final[Weights] = (5.05, 9.9, 0.239, 0.221, 0.11, 0.033, 0.24, 0.175, 1.44, 0.0, 0.0)
# fitted to who won games of Sly, in logarithms of a chance
WINNING: Final[Weights] = (0.92, 1.95, 0.061, 0.025, 0.058, 0.0, 0.13, 0.036, 0.044, 0.043, 1.13)
ON_TURN: Final = 0.53  # a turn that is still to come in this round
CERTAIN: Final = 0.77  # the difference between two players that makes one e times as likely to win


class GangMind(Mind):
    """What a player makes of a moment at a glance."""

    def __init__(self, eye: Eye, table: GangPublic, seat: int) -> None:
        self.eye: Final = eye
        self.table: Final = table
        self.seat: Final = seat
        self.place: Final = place_of(table, seat)

    def worth(self, move: int) -> float:
        """What the place is worth to which it leads."""
        if move < GO:
            return self.action(move - ACT)
        if BUMP <= move < DODGE:
            return self.nuisance(move)
        worth = self.eye.worth(after(self.eye, self.table, self.place, move))
        return worth + GAIN if move > EXCHANGE else worth  # rather stop than gain nothing

    def action(self, act: i64) -> float:
        """What a whole action is worth, done one greedy thing after the other."""
        eye, place = self.eye, self.place
        if act == ACT_MOVE:
            return walks(eye, self.table, self.seat, place)
        if act == ACT_STEAL:
            return thefts(eye, place)
        if act == ACT_ROB:
            return robberies(eye, place)
        if act == ACT_MARKET:
            return market(eye, self.table, place)
        return WON if act == ACT_BEG else eye.worth(place) - GAIN  # begging is for those who have no better

    def nuisance(self, move: int) -> float:
        """What pushing another's urchin is worth: off the top, else down, but not off the bottom."""
        step = self.table.stack[-1]
        assert isinstance(step, AtLevel)
        if move == BUMP:
            return 1.0 if step.level == 0 else 0.0
        return 0.5 if step.level < self.eye.levels - 1 else -0.5


class GangPolicy(MindPolicy):
    """Everybody takes what leaves most."""

    open_table = True

    def __init__(self, slip: float, heat: float, horizon: int) -> None:
        super().__init__(slip, heat, horizon)
        self.player: Eye | None = None  # for the game that was seen last
        self.judge: Eye | None = None

    def mind(self, seat: int, public: Any, own: Any) -> Mind:
        """A glance at the table."""
        table: GangPublic = public
        eye = self.player
        if eye is None or eye.setting is not table.setting:
            eye = self.player = Eye(table.setting, PLAYING)
        return GangMind(eye, table, seat)

    def worth_a_try(self, view: View[Any, Any], moves: list[int]) -> list[int]:
        """[FG-R28] In a market without limit only trades that leave more than before: others could go on for ever."""
        table: GangPublic = view.public
        if table.setting.market_turn_cap or not BUY <= moves[0] < DISCARD:
            return moves
        mind = self.mind(view.seat, table, view.own)
        stop = mind.worth(moves[-1])
        return [move for move in moves if move == moves[-1] or mind.worth(move) > stop]

    def standing(self, seat: int, public: Any) -> int:
        """Urchins at home."""
        table: GangPublic = public
        return BITS[table.home[seat]]

    def misfortunes(self, view: View[Any, Any], events: list[Event]) -> dict[str, float]:
        """[FG-4.10, FG-8.8] An urchin that constables or other urchins push off its track."""
        found: dict[str, float] = {}
        for event in events:
            if event.what == "pushed-off" and event.args[0] == view.seat:
                found["pushed-off"] = found.get("pushed-off", 0.0) + 1.0
        return found

    def settled(self, public: Any) -> bool:
        """At the start of a turn."""
        table: GangPublic = public
        return isinstance(table.stack[-1], Turn)

    def value(self, state: State[Any, Any, Any]) -> list[float]:
        """By how far each has come, and who still has a turn; those who do not win are equals."""
        world: GangState = state
        table = world.public
        eye = self.judge
        if eye is None or eye.setting is not table.setting:
            eye = self.judge = Eye(table.setting, WINNING)
        worths: list[float] = []
        for seat in range(table.players):
            worth = eye.worth(place_of(table, seat)) if table.active & BIT[seat] else NEVER
            worths.append(worth + ON_TURN if table.waiting & BIT[seat] or table.seat == seat else worth)
        merits = hopes(worths, CERTAIN)
        lost = (1.0 - WIN) * float(table.players - 2) / float(2 * table.players - 2)
        for seat, hope in enumerate(merits):
            merits[seat] = lost + (1.0 - lost) * hope if table.active & BIT[seat] else 1.0
        return merits


POLICY: Final = GangPolicy(0.02, 1.2, 14)
