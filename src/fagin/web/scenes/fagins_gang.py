"""Fagin's Gang as the web table draws it: everything by its name and number, and nothing packed."""

from __future__ import annotations

from typing import Final, get_args

from fagin.games.fagins_gang.books import Discard, TurnWheel
from fagin.games.fagins_gang.bumping import AtLevel, Bump, Dodge
from fagin.games.fagins_gang.constables import Constables, FirstWalk, PlaceConstable
from fagin.games.fagins_gang.game import FaginsGang
from fagin.games.fagins_gang.goods import Giving, Taking, Theft
from fagin.games.fagins_gang.market import SecondCube, Trade
from fagin.games.fagins_gang.moves import BUY, SELL
from fagin.games.fagins_gang.pieces import BITS, HAND_LIMIT, SHIFT, SIX, URCHINS, mask_of, size
from fagin.games.fagins_gang.round import FirstByLot, Turns
from fagin.games.fagins_gang.shillings import Robbery
from fagin.games.fagins_gang.state import NOBODY, GangPublic, GangView, OneChooses
from fagin.games.fagins_gang.turn import Turn
from fagin.games.fagins_gang.urchins import Walk
from fagin.kernel import Options
from fagin.web.scenes.gang_sheet import GOODS, PLACES, cubes_in, sheet
from fagin.web.scenes.outcome import outcome_of
from fagin.web.scenes.shapes.fagins_gang import (
    Action,
    Doing,
    Good,
    Market,
    Own,
    Phase,
    Place,
    Player,
    Scene,
    Shared,
    Sheet,
    Step,
    StepName,
    Track,
)

STEPS: Final[dict[type, StepName]] = {  # what may be pending when a scene is seen
    TurnWheel: "turn_wheel",
    PlaceConstable: "place_constable",
    FirstWalk: "first_walk",
    FirstByLot: "draw_lots",
    Turn: "turn",
    Walk: "walk",
    Bump: "bump",
    Dodge: "dodge",
    Theft: "theft",
    Taking: "take",
    Giving: "give",
    Robbery: "rob",
    Trade: "trade",
    SecondCube: "second",
    Discard: "discard",
    Constables: "constables",
}
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
# by six bits; read only
SEATS_IN: Final = [[seat for seat in range(SIX) if mask >> seat & 1] for mask in range(64)]
PLACES_IN: Final = [[PLACES[at] for at in range(SIX) if mask >> at & 1] for mask in range(64)]


class GangScene:
    """Makes the scenes of one table."""

    def __init__(self, game: FaginsGang, players: int, options: Options | None) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.setting: Final = game.setting(players, options)
        self.prices: Final[list[dict[Good, int]]] = [  # by how far the wheel has turned
            {good: game.board.price_at(turned, at) for at, good in enumerate(GOODS)} for turned in range(SIX)
        ]

    def sheet(self) -> Sheet:
        """What never changes at this table."""
        return sheet(self.game, self.players, self.options)

    def scene(self, view: GangView) -> Scene:
        """What a seat or a spectator sees now; read only, for lists may be shared."""
        return {**self.shared(view.public), "own": self.own(view)}

    def own(self, view: GangView) -> Own | None:
        """What a seat sees alone."""
        return None if view.own is None else {"cubes": cubes_in(view.public.hands[view.seat])}

    def shared(self, public: GangPublic) -> Shared:
        """What everybody sees now."""
        limit = self.setting.round_limit
        phase = phase_of(public)
        step = step_of(public)
        lots = public.round == 0 and self.setting.beginner == NOBODY
        return {
            "round": public.round,
            "rounds_left": limit + 1 - max(1, public.round) if limit else None,
            "phase": phase,
            "step": step,
            "turn": public.seat if public.round else None,
            "waiting": SEATS_IN[public.waiting],
            "first_player": None if lots else public.token,
            "action": doing(public) if phase == "actions" and step and step["is"] != "turn" else None,
            "warehouses": cubes_in(public.warehouse),
            "market": self.market(public),
            "tracks": tracks(public),
            "players": [self.player(public, seat) for seat in range(self.players)],
            "finished": list(public.finished),
            "outcome": outcome_of(public),
        }

    def market(self, public: GangPublic) -> Market:
        """[FG-7.1, FG-7.2, FG-7.5] The market, open or closed."""
        return {
            "stalls": cubes_in(public.market),
            "wheel": public.wheel,
            "prices": self.prices[public.wheel],
            "opener": None if public.opener == NOBODY else public.opener,
            "trading": SEATS_IN[public.trading],
            "occasions": list(int(public.traded).to_bytes(SIX, "little")[: self.players]),
        }

    def player(self, public: GangPublic, seat: int) -> Player:
        """[FG-R34] What lies before a player; cubes only as a number where the table hides them."""
        hand, home = public.hands[seat], public.home[seat]
        return {
            "shillings": public.shillings[seat],
            "cubes": None if self.setting.hidden_hands else cubes_in(hand),
            "cubes_held": size(hand),
            "urchins_with_player": URCHINS - BITS[mask_of(public.urchins[seat])] - BITS[home],
            "home": PLACES_IN[home],
            "homes_missing": self.setting.homes_to_win - BITS[home],
            "barred": PLACES_IN[public.barred[seat]],
            "active": bool(public.active >> seat & 1),
        }


def phase_of(public: GangPublic) -> Phase:
    """[FG-2.1] The phase of the round."""
    if not public.stack:
        return "over"
    if public.round == 0:
        return "set_up"
    for step in public.stack.steps()[::-1]:
        if isinstance(step, Turns):
            return "actions"
        if isinstance(step, Constables):
            return "constables"
    return "books"


def step_of(public: GangPublic) -> Step | None:
    """What is pending, with what everybody knows of it."""
    if not public.stack:
        return None
    top = public.stack[-1]
    step: Step = {"is": STEPS[type(top)]}
    if isinstance(top, OneChooses):
        step["seat"] = top.seat
        if isinstance(top, AtLevel):
            step["location"], step["level"] = PLACES[top.location], top.level
            if isinstance(top, Bump):
                step["other"] = other_at(public, top)
        elif isinstance(top, (Taking, Giving)):
            step["left"] = top.left
        elif isinstance(top, Discard):
            step["left"] = size(public.hands[top.seat]) - HAND_LIMIT
        elif isinstance(top, SecondCube):
            step["trade"] = "buy" if top.first < SELL else "sell"
            step["good"] = GOODS[(top.first - BUY) % SIX]
    elif isinstance(top, (PlaceConstable, FirstWalk)):
        step["location"] = PLACES[top.location]
    return step


def other_at(public: GangPublic, bump: Bump) -> int | None:
    """[FG-4.3] Whose urchin is to be pushed."""
    for seat, urchins in enumerate(public.urchins):
        if seat != bump.seat and urchins >> SHIFT[bump.location] & 255 == bump.level + 1:
            return seat
    return None


def doing(public: GangPublic) -> Doing:
    """[FG-3.1, FG-5.7, FG-5.8, FG-6.1] How far the action has come."""
    return {
        "is": ACTIONS[public.action],
        "things": public.things,
        "used": PLACES_IN[public.used],
        "given": cubes_in(public.given),
    }


def tracks(public: GangPublic) -> dict[Place, Track]:
    """[FG-3.9, FG-1.6] Who stands where on the six tracks."""
    levels = [urchins.to_bytes(SIX, "little") for urchins in public.urchins]
    arrows = int(public.constables).to_bytes(SIX, "little")
    unplaced = [step.location for step in public.stack if isinstance(step, PlaceConstable)]
    return {
        place: {
            "constable": None if at in unplaced else arrows[at],
            "urchins": [own[at] - 1 if own[at] else None for own in levels],
        }
        for at, place in enumerate(PLACES)
    }
