"""Doggy Bag as one seat sees it, in words and numbers for a browser that knows no rules."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from fagin.bots.players.doggy_odds import known_after_loot, safe_draws
from fagin.games.doggy_bag.effects import Discard, Lead, Refill, SafeDraw, Scouting, Swap, UseOrSkip
from fagin.games.doggy_bag.game import DoggyBag
from fagin.games.doggy_bag.loot import Coins, DrawLots, Loot
from fagin.games.doggy_bag.pieces import ROLES, size
from fagin.games.doggy_bag.roles import Announce, TakeRole
from fagin.games.doggy_bag.state import NOBODY, DoggyPrivate, DoggyPublic, DoggyView, blacks, visible
from fagin.games.doggy_bag.stealing import Draw, ExtraBone, Gluttony, Reward
from fagin.kernel import Options
from fagin.web.scenes.bits import bits_in
from fagin.web.scenes.doggy_sheet import BYTES, COLOUR_NAMES, bones, sheet
from fagin.web.scenes.outcome import outcome_of
from fagin.web.scenes.shapes.doggy_bag import (
    Bones,
    Dog,
    Own,
    Phase,
    Risk,
    Scene,
    Shared,
    Sheet,
    Since,
    Step,
    StepName,
    Trade,
)

TOKENS: Final = [bits_in(tokens) for tokens in range(1 << ROLES)]  # read only
MOST_RISKED: Final = 12  # beyond so many bones a risk tells nothing new
STEPS: Final[dict[type, tuple[StepName, Phase, tuple[str, ...]]]] = {  # and what is told of each
    DrawLots: ("draw_lots", "loot", ()),
    Coins: ("throw_coins", "loot", ()),
    Loot: ("loot", "loot", ("waiting",)),
    TakeRole: ("take_role", "roles", ("seat", "to_come")),
    Announce: ("announce", "roles", ("seat",)),
    UseOrSkip: ("use_or_skip", "roles", ("seat", "role")),
    SafeDraw: ("safe_draw", "roles", ("seat",)),
    Lead: ("lead", "roles", ("seat",)),
    Scouting: ("scout", "roles", ("seat", "to_draw")),
    Discard: ("discard", "roles", ("seat",)),
    Refill: ("refill", "roles", ("seat",)),
    Swap: ("swap", "roles", ("seat",)),
    Draw: ("draw", "stealing", ("seat", "to_draw")),
    Gluttony: ("gluttony", "stealing", ("seat",)),
    ExtraBone: ("extra_bone", "stealing", ("seat",)),
    Reward: ("reward", "stealing", ("seat", "colour")),
}


class Kept:
    """What a seat saw last, and of what that was made."""

    def __init__(self) -> None:
        self.hidden: i64 = -1  # what lay behind its screen,
        self.sealed: i64 = -1
        self.last: object = None
        self.looks: object = None
        self.history: object = None  # and what everybody saw of the bag
        self.drawn: i64 = -1
        self.returned: i64 = -1
        self.bones: i64 = -1
        self.visible: i64 = -1
        self.looted: list[int] = []  # what it knew to be in the bag after the loot, by colour
        self.since: list[int] = []  # and by how much that had changed since it looked there
        self.behind: Own  # without what changes with the bag
        self.own: Own

    def keep_own(self, own: DoggyPrivate) -> bool:
        """Keep what lies behind the screen, and say whether it is new."""
        new = (
            self.hidden != own.behind
            or self.sealed != own.sealed
            or self.last is not own.last
            or self.looks is not own.looks
        )
        self.hidden, self.sealed, self.last, self.looks = own.behind, own.sealed, own.last, own.looks
        return new

    def keep_bag(self, public: DoggyPublic) -> bool:
        """Keep what everybody knows of the bag, and say whether it is new."""
        seen = visible(public)
        new = (
            self.drawn != public.drawn
            or self.returned != public.returned
            or self.bones != public.bag_count
            or self.visible != seen
            or self.history is not public.history
        )
        self.drawn, self.returned, self.bones = public.drawn, public.returned, public.bag_count
        self.visible, self.history = seen, public.history
        return new


class DoggyScene:
    """Shows one table of Doggy Bag."""

    def __init__(self, game: DoggyBag, players: int, options: Options | None) -> None:
        self.facts: Final = sheet(game, players, options)
        self.setting: Final = game.setting(players, options)
        self.points: Final = dict(zip(COLOUR_NAMES, self.setting.points))
        self.worth: Final[dict[int, tuple[Bones, int]]] = {}  # by heap: what it holds, and its points
        self.remembers: Final = self.setting.memo == "full"
        self.kept: Final[dict[int, Kept]] = {}  # by seat
        self.front: list[int] = []  # what lay before the screens last,
        self.number: list[int] = []
        self.looked: i64 = -1
        self.hothead: i64 = -1
        self.turned: i64 = -1
        self.out: object = None
        self.lying: list[Dog] = []  # and how that was shown

    def sheet(self) -> Sheet:
        """What never changes during play."""
        return self.facts

    def scene(self, view: DoggyView) -> Scene:
        """What a seat or a spectator sees now."""
        return {**self.shared(view.public), "own": self.own(view)}

    def shared(self, public: DoggyPublic) -> Shared:
        """What everybody sees now."""
        step, phase = pending(public)
        to_throw = step is not None and step["is"] in ("draw_lots", "throw_coins")
        return {
            "turn": public.turn,
            "phase": phase,
            "step": step,
            "first": public.first if public.turn else None,
            "led": one_or_none(public.led),
            "thrown": None if to_throw else public.thrown,
            "amount": None if to_throw else public.amount,
            "bag": {
                "count": public.bag_count if self.setting.bag_count else None,
                "drawn": bones(public.drawn) if self.remembers else None,
                "returned": bones(public.returned) if self.remembers else None,
            },
            "chest": bones(public.chest),
            "hand": bones(public.hand),
            "middle": TOKENS[public.middle],
            "hothead": one_or_none(public.hothead),
            "dogs": self.dogs(public),
            "trades": trades(public) if self.remembers else [],
            "end": {
                "left": public.left,
                "last_turn": public.left == 0 and public.history is not None,
                "black_out": blacks(visible(public)),
                "in_play": public.players - len(public.out),
            },
            "outcome": outcome_of(public),
        }

    def dogs(self, public: DoggyPublic) -> list[Dog]:
        """What lies before each screen; read only."""
        if (
            self.looked == public.looked
            and self.hothead == public.hothead
            and self.turned == public.turned
            and self.out == public.out
            and self.number == public.number
            and self.front == public.front
        ):  # as it was, which it mostly is
            return self.lying
        self.looked, self.hothead, self.turned, self.out = (
            public.looked,
            public.hothead,
            public.turned,
            public.out,
        )
        self.number, self.front = public.number.copy(), public.front.copy()
        out = dict(public.out)
        dogs: list[Dog] = []
        for seat, number in enumerate(public.number):
            heap = public.front[seat]
            if heap not in self.worth:
                front = bones(heap)
                self.worth[heap] = front, sum(some * self.points[colour] for colour, some in front.items())
            front, points = self.worth[heap]
            dogs.append(
                {
                    "front": front,
                    "points": points,
                    "number": one_or_none(number),
                    "token": one_or_none(public.turned if seat == public.hothead else number),
                    "looked": public.looked >> seat & 1 == 1,
                    "out": out.get(seat),
                }
            )
        self.lying = dogs
        return dogs

    def own(self, view: DoggyView) -> Own | None:
        """[DB-R22] What lies behind the own screen, and what the option `memo` lets the table remember; read only."""
        public, own = view.public, view.own
        if own is None:
            return None
        kept = self.kept.get(view.seat)
        if kept is None:
            kept = self.kept[view.seat] = Kept()
        looted = kept.history is not public.history
        new, other_bag = kept.keep_own(own), kept.keep_bag(public)
        if new or other_bag:
            if new or looted:
                kept.looted = known_after_loot(view)
                kept.since = changes_since(public, own) if own.looks else []
            if new:
                kept.behind = self.remembered(own)
            seen = kept.behind.copy()
            seen["since"] = self.since(public, own, kept.since) if seen["looks"] else None
            seen["risk"] = risk(view, kept.looted) if self.remembers and public.bag_count else None
            kept.own = seen
        return kept.own

    def remembered(self, own: DoggyPrivate) -> Own:
        """The same without what changes with the bag."""
        looks = own.looks
        if not self.remembers:
            looks = looks[-1:] if self.setting.memo == "last_look" else ()
        return {
            "behind": bones(own.behind),
            "sealed": bones(own.sealed) if own.sealed else None,
            "delivered": [bones(heap) for heap in own.delivered] if self.remembers else [],
            "looks": [{"turn": turn, "seen": bones(seen)} for turn, seen, _ in looks],
            "since": None,
            "risk": None,
        }

    def since(self, public: DoggyPublic, own: DoggyPrivate, changes: list[int]) -> Since:
        """How the bag has changed since the last look, by `changes` before the last loot, and what joined it unseen."""
        turn, seen, after_loot = own.looks[-1]
        drawn, returned = public.drawn, public.returned
        less: Bones = {}
        more: Bones = {}
        known = 0
        for at, (colour, shift) in enumerate(BYTES):
            now = (
                (after_loot >> shift & 255) + changes[at] + (returned >> shift & 255) - (drawn >> shift & 255)
            )
            known += now
            change = now - (seen >> shift & 255)
            if change > 0:
                more[colour] = change
            elif change < 0:
                less[colour] = -change
        mine = sum(own.delivered[turn:])
        unknown = int(public.bag_count - known - size(mine))
        return {
            "less": less,
            "more": more,
            "own": bones(mine),
            "unknown": unknown if self.setting.bag_count else None,
        }


def changes_since(public: DoggyPublic, own: DoggyPrivate) -> list[int]:
    """By how many bones of each colour the bag has changed in view of all from the last look to the last loot."""
    past = public.past[own.looks[-1][0] - 1 :]
    return [
        sum((returned >> shift & 255) - (drawn >> shift & 255) for drawn, returned, _ in past)
        for _, shift in BYTES
    ]


def risk(view: DoggyView, looted: list[int]) -> Risk:
    """The chance of a black bone among the next ones, from what this seat knows and knew after the loot."""
    safe, exact = safe_draws(view, looted, MOST_RISKED)
    return {"exact": exact, "caught": [int(100.5 - 100.0 * one) for one in safe]}  # `round` takes longer


def trades(public: DoggyPublic) -> list[Trade]:
    """What the Experts exchanged."""
    return [
        {"turn": turn, "seat": seat, "given": COLOUR_NAMES[given], "taken": COLOUR_NAMES[taken]}
        for turn, seat, given, taken in public.swaps
    ]


def one_or_none(one: int) -> int | None:
    """A seat or a token, None for nobody."""
    return None if one == NOBODY else one


def pending(public: DoggyPublic) -> tuple[Step | None, Phase]:
    """What is to be done now, and in which phase of the turn."""
    if not public.stack:
        return None, "over"
    top: Any = public.stack[-1]
    name, phase, fields = STEPS[type(top)]
    step: dict[str, object] = {"is": name}
    for field in fields:
        value = getattr(top, field)
        if field == "waiting":
            value = bits_in(value)
        elif field == "colour":
            value = COLOUR_NAMES[value]
        step[field] = value
    return cast(Step, step), phase
