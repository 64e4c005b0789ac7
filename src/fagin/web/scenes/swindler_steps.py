"""What is pending at a table of Swindler, and which cards are announced, as everybody knows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

from typing_extensions import TypedDict

from fagin.games.swindler.accomplices import Gifts, Hustler, SwapGive, SwapTake
from fagin.games.swindler.actions import Actions, Fill, Helper
from fagin.games.swindler.dealers import RefillDealers, TurnUpDealer
from fagin.games.swindler.getaway import Bet, BetWindow, EndWindow, KeepPart, Split, TheftOver
from fagin.games.swindler.hidden import asked
from fagin.games.swindler.hiring import DrawAccomplice, Hiring, PayHire
from fagin.games.swindler.master_thieves import Pick, ThiefCard
from fagin.games.swindler.moves import MOVES
from fagin.games.swindler.orders import TakeNeutral
from fagin.games.swindler.pieces import CARDS, FIELDS, KINDS, MOST, ORDER_IDS, ORDER_SPACES, SHIFT, tiles_in
from fagin.games.swindler.raid import RefillOrders, Returns, TurnUpOrder, owed
from fagin.games.swindler.state import (
    NOBODY,
    SEATS_IN,
    OneChooses,
    SeveralChoose,
    SwindlerPublic,
    SwindlerStep,
    box_of,
)
from fagin.games.swindler.stealing import (
    AngelTakes,
    BagLuck,
    CopyDraw,
    CopyWindow,
    Draw,
    ForcedDraw,
    Sidekick,
    SkullWindow,
    Steal,
)
from fagin.games.swindler.turn import NameBag, Reserving, StartByLot
from fagin.games.swindler.windows import CardStep, KillWindow
from fagin.web.scenes.swindler_sheet import BAGS, Bag

Tiles = dict[str, int]  # how many of each kind, by code; none of a kind is left out
Phase = Literal["set_up", "reserve", "steal", "act", "replenish", "hire", "over"]
StepName = Literal[
    "draw_lots",
    "thief_card",
    "turn_up_order",
    "turn_up_dealer",
    "thief",
    "reserve",
    "bag",
    "steal",
    "draw",
    "forced_draw",
    "copy_draw",
    "bet",
    "copy",
    "skull",
    "finish",
    "kill",
    "angel",
    "split",
    "keep",
    "gift",
    "give",
    "swap",
    "act",
    "fill",
    "neutral",
    "return",
    "hire",
    "pay",
    "draw_accomplice",
]
STEPS: Final[dict[type, StepName]] = {  # what may be pending when a scene is seen
    StartByLot: "draw_lots",
    ThiefCard: "thief_card",
    TurnUpOrder: "turn_up_order",
    TurnUpDealer: "turn_up_dealer",
    Pick: "thief",
    Reserving: "reserve",
    NameBag: "bag",
    Steal: "steal",
    Draw: "draw",
    ForcedDraw: "forced_draw",
    CopyDraw: "copy_draw",
    BetWindow: "bet",
    CopyWindow: "copy",
    SkullWindow: "skull",
    EndWindow: "finish",
    KillWindow: "kill",
    AngelTakes: "angel",
    Split: "split",
    KeepPart: "keep",
    Gifts: "gift",
    SwapGive: "give",
    SwapTake: "swap",
    Actions: "act",
    Fill: "fill",
    TakeNeutral: "neutral",
    Returns: "return",
    Hiring: "hire",
    PayHire: "pay",
    DrawAccomplice: "draw_accomplice",
}
PHASES: Final[dict[type, Phase]] = {  # [SW-2.3] the uppermost of these tells the step of the turn
    Reserving: "reserve",
    NameBag: "steal",
    TheftOver: "steal",
    Actions: "act",
    RefillDealers: "replenish",
    RefillOrders: "replenish",
}
TILES_AT: Final = tuple(zip(KINDS, SHIFT, MOST))

NamedStep = TypedDict("NamedStep", {"is": StepName})


class Target(TypedDict, total=False):
    """What is filled: an order, or a field of a dealer."""

    order: int  # its place in `orders`
    dealer: int  # its place in `dealers`
    field: int  # of that dealer, from 0


class Step(NamedStep, total=False):
    """What is pending, and what all know of it."""

    seat: int | None  # who chooses, or for whom chance does; thief_card: None for the draft
    waiting: list[int]  # where several are asked: who has not answered yet
    answered: list[int]  # and who has
    against: int  # kill: who played the card on top
    neutralised: bool  # kill: whether the card announced is, as it stands
    bag: Bag  # draw, forced_draw, copy_draw: from which
    space: int  # turn_up_dealer: its place in `dealers`
    target: Target  # fill: what for
    chosen: list[str]  # fill: with what so far, as the moves name it
    tiles: int  # neutral: how many may be taken yet
    other: int  # give, swap: with whom; gift: to whom; keep: whose Gold Digger it is
    given: str  # swap: the tile
    tile: str  # split: the one to be put into a part
    first: Tiles  # split, keep: what is in the first part
    second: Tiles  # split, keep: in the second
    raid: str  # return: which
    left: list[int]  # return: by seat, how many tiles yet
    hired: bool  # draw_accomplice: for a coin


class Announced(TypedDict):
    """An accomplice on the table that has not taken effect yet."""

    seat: int  # who played it
    card: str
    other: int | None  # Hustler: whose tile is wanted
    bag: Bag | None  # Sidekick: where the theft goes on
    bet: Literal["skull", "clean"] | None  # Know-it-All
    target: Target | None  # Forger, Lock Picker: what for
    chosen: list[str]  # Forger, Lock Picker: with what it is filled, as the moves name it
    serves: str | None  # Forger, Lock Picker: which of these is this card's


@lru_cache(maxsize=4096)
def tiles_of(heap: int) -> Tiles:
    """A heap of tiles by kind; read only, for the same heaps are seen again and again."""
    return {code: tiles for code, shift, most in TILES_AT if (tiles := heap >> shift & most)}


def phase_of(public: SwindlerPublic) -> Phase:
    """[SW-2.3] Which of the five steps of a turn it is."""
    if not public.stack:
        return "over"
    if public.round == 0:
        return "set_up"
    for step in reversed(public.stack):
        phase = PHASES.get(type(step))
        if phase is not None:
            return phase
    return "hire"


def step_of(public: SwindlerPublic) -> Step | None:
    """What is pending; None when all is over."""
    if not public.stack:
        return None
    top = public.stack[-1]
    step: Step = {"is": STEPS[type(top)]}
    if isinstance(top, SeveralChoose):
        several(step, top, public)
    elif isinstance(top, OneChooses):
        step["seat"] = top.seat
        if isinstance(top, (SwapGive, SwapTake)):
            step["other"] = top.target
            if isinstance(top, SwapTake):
                step["given"] = KINDS[top.given]
        elif isinstance(top, Split):
            parts(step, top, public)
    elif isinstance(top, BagLuck):
        step["bag"] = BAGS[top.bag]
        step["seat"] = top.seat if isinstance(top, CopyDraw) else public.seat
    elif isinstance(top, ThiefCard):
        step["seat"] = None if top.seat == NOBODY else top.seat
    elif isinstance(top, TurnUpDealer):
        step["space"] = top.space
    elif isinstance(top, DrawAccomplice):
        step["seat"], step["hired"] = top.seat, top.hired
    elif not isinstance(top, (StartByLot, TurnUpOrder)):
        step["seat"] = public.seat
        of_active(step, top, public)
    return step


def several(step: Step, top: SeveralChoose, public: SwindlerPublic) -> None:
    """Who is asked, and what else is known where several are."""
    step["waiting"] = SEATS_IN[top.waiting]
    if isinstance(top, Returns):
        raid = box_of(public).raids[top.card]
        step["raid"], step["left"] = ORDER_IDS[top.card], list(top.left)
        step["answered"] = [
            seat
            for seat, left in enumerate(top.left)
            if not left and raid is not None and owed(public, seat, raid)
        ]
    elif isinstance(top, Gifts):
        step["other"] = top.beggar
        step["answered"] = SEATS_IN[top.victims & ~top.waiting]
    else:
        step["answered"] = SEATS_IN[asked(public, top) & ~top.waiting]
        if isinstance(top, KillWindow):
            step["against"], step["neutralised"] = top.top, top.odd


def of_active(step: Step, top: SwindlerStep, public: SwindlerPublic) -> None:
    """What is known of a choice of the active player."""
    if isinstance(top, Fill):
        step["target"] = target_of(top.target)
        step["chosen"] = in_words(top.chosen)
    elif isinstance(top, TakeNeutral):
        step["tiles"] = top.tiles
    elif isinstance(top, KeepPart):
        step["other"] = top.digger
        step["first"], step["second"] = tiles_of(top.first), tiles_of(public.fresh - top.first)


def parts(step: Step, top: Split, public: SwindlerPublic) -> None:
    """[SW-R54] The tile to be put into a part, and what both parts hold."""
    tiles = [KINDS[kind] for kind in tiles_in(public.fresh)]
    step["tile"] = tiles[top.at]
    step["first"] = first = tiles_of(top.first)
    placed = tiles[: top.at]
    second = {code: placed.count(code) - first.get(code, 0) for code in placed}
    step["second"] = {code: number for code, number in second.items() if number}


def target_of(target: int) -> Target:
    """An order space, or beyond these a field of a dealer."""
    if target < ORDER_SPACES:
        return {"order": target}
    dealer, field = divmod(target - ORDER_SPACES, FIELDS)
    return {"dealer": dealer, "field": field}


def announced_in(public: SwindlerPublic) -> list[Announced]:
    """[SW-9.7] The accomplices that wait to take effect, the newest last."""
    return [announced(step) for step in public.stack if isinstance(step, CardStep)]


def announced(step: CardStep) -> Announced:
    """One of them, with what its player has said."""
    chosen = in_words(sorted(step.chosen)) if isinstance(step, Helper) else []
    return {
        "seat": step.seat,
        "card": CARDS[step.card],
        "other": step.target if isinstance(step, Hustler) else None,
        "bag": BAGS[step.bag] if isinstance(step, Sidekick) else None,
        "bet": ("skull" if step.skull else "clean") if isinstance(step, Bet) else None,
        "target": target_of(step.target) if isinstance(step, Helper) else None,
        "chosen": chosen,
        "serves": chosen[step.at] if isinstance(step, Helper) else None,
    }


def in_words(moves: Iterable[int]) -> list[str]:
    """Moves by their texts."""
    return [MOVES.text(move) for move in moves]
