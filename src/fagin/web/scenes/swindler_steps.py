"""What is pending at a table of Swindler, and which cards are announced, as everybody knows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

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
    BIT,
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
from fagin.web.scenes.shapes.swindler import Announced, Phase, Step, StepName, Target, Tiles
from fagin.web.scenes.swindler_sheet import BAGS

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
    for step in public.stack.steps()[::-1]:
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
        step["raid"], step["choosing"] = ORDER_IDS[top.card], list(top.choosing)
        step["answered"] = [
            seat
            for seat in range(public.players)
            if not top.waiting & BIT[seat] and raid is not None and owed(public, seat, raid)
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
