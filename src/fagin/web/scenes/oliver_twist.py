"""Oliver Twist as one seat sees it, in words and numbers for a browser that knows no rules."""

from __future__ import annotations

from typing import Final, Literal

from fagin.games.oliver_twist.burglary import pile_count
from fagin.games.oliver_twist.fagin import worth
from fagin.games.oliver_twist.game import OliverTwist
from fagin.games.oliver_twist.pieces import (
    BONUS,
    BONUS_SET,
    CHARACTERS,
    FACE_DOWN,
    LOOT,
    REACH,
    size,
    types_in,
)
from fagin.games.oliver_twist.prowl import Prowl
from fagin.games.oliver_twist.state import (
    DAY,
    FILES_OPEN,
    NOBODY,
    STASHES_OPEN,
    TwistPrivate,
    TwistPublic,
    TwistView,
    closed,
    streets,
)
from fagin.games.oliver_twist.turn import Turn
from fagin.kernel import Options
from fagin.web.scenes.bits import bits_in
from fagin.web.scenes.oliver_sheet import CARD_NAMES, KIND_NAMES, sheet, tokens
from fagin.web.scenes.oliver_steps import pending
from fagin.web.scenes.outcome import outcome_of
from fagin.web.scenes.shapes.oliver_twist import (
    Evening,
    Kind,
    Lair,
    Own,
    OwnFile,
    Peeked,
    Phase,
    Sale,
    Scene,
    Shared,
    Sheet,
    Way,
)

ON_SPACE: Final[tuple[Kind | Literal["face_down"] | None, ...]] = (*KIND_NAMES, "face_down", None)


class OliverScene:
    """Shows one table of Oliver Twist."""

    def __init__(self, game: OliverTwist, players: int, options: Options | None) -> None:
        self.facts: Final = sheet(game, players, options)
        self.setting: Final = game.setting(players, options)

    def sheet(self) -> Sheet:
        """What never changes during play."""
        return self.facts

    def scene(self, view: TwistView) -> Scene:
        """What a seat or a spectator sees now."""
        return {**self.shared(view.public), "own": self.own(view)}

    def shared(self, public: TwistPublic) -> Shared:
        """What everybody sees now."""
        top = public.stack.top
        phase = phase_of(public)
        discards = bits_in(public.discards)
        return {
            "round": "day" if public.round == DAY else "night",
            "phase": phase,
            "turn": public.turns,
            "player": public.seat if phase == "turns" else None,
            "step": pending(top) if top is not None else None,
            "gang": public.gang,
            "board": [ON_SPACE[token] for token in public.board],
            "on_board": public.on_board,
            "face_down": public.face_down,
            "closed": closed(public),
            "aside": max(0, int(size(public.unseen) - public.face_down)),
            "in_bag": int(size(public.discarded)),
            "ways": ways(public) if isinstance(top, (Turn, Prowl)) else [],
            "peeks": peeks(public) if public.peeks else [],
            "rewards": list(self.setting.rewards[public.sales :]),
            "deck": CHARACTERS - sum(public.hand_count) - len(discards),
            "discards": [CARD_NAMES[card] for card in discards],
            "pile": pile_count(public),
            "lairs": self.lairs(public),
            "evening": evening(public) if public.evening and phase != "turns" else None,
            "outcome": outcome_of(public),
        }

    def lairs(self, public: TwistPublic) -> list[Lair]:
        """[OT-9.2, OT-R42, OT-R87] What all see of each player, by the options and by what has been opened."""
        setting = self.setting
        nightfall = public.round != DAY and public.turns == 0  # [OT-9.2] when all say what they have
        money_open = public.opened == FILES_OPEN or nightfall or setting.money_view == "all"
        stash_open = setting.open_stashes or public.opened >= STASHES_OPEN
        file_open = setting.open_files or public.opened == FILES_OPEN
        over = public.outcome is not None
        burgled = public.burgled
        return [
            {
                "money": public.money[seat] if money_open else None,
                "stash": {
                    "count": public.stash_count[seat],
                    "tokens": tokens(public.stashes[seat]) if stash_open else None,
                },
                "file": tokens(public.files[seat]) if file_open else None,
                "tools": tokens(public.tools[seat]),
                "cards": public.hand_count[seat],
                "loot_cards": burgled.count(seat),
                "loot": pounds(public.loot[seat]) if over else None,
            }
            for seat in range(public.players)
        ]

    def own(self, view: TwistView) -> Own | None:
        """[OT-1.5, OT-R21] What the owner sees of a Lair, the own cards, and what is in hand at this moment."""
        public, own = view.public, view.own
        if own is None:
            return None
        looked_at = self.setting.file_view != "nobody"
        return {
            "money": public.money[view.seat],
            "stash": tokens(own.stash),
            "file": file_of(own.file) if looked_at else None,
            "incoming": kind_or_none(own.incoming),
            "sale": self.sale(public, own) if own.tray else None,
            "sight": tokens(own.sight) if own.sight else None,
            "chosen": kind_or_none(own.chosen),
            "hand": [CARD_NAMES[card] for card in bits_in(own.hand)],
            "drawn": pounds(own.drawn),
            "kept": pounds(own.kept),
            "peeked": [{"space": space, "kind": KIND_NAMES[kind]} for space, kind in own.peeked],
        }

    def sale(self, public: TwistPublic, own: TwistPrivate) -> Sale:
        """[OT-5.2, OT-5.6, OT-5.8] What the set on the tray would earn."""
        rewards = self.setting.rewards
        return {
            "tray": tokens(own.tray),
            "topped_up": own.topped_up,
            "coins": worth(self.setting.coins, own.tray),
            "bonus": BONUS if size(own.tray) >= BONUS_SET else 0,
            "reward": rewards[public.sales] if public.sales < len(rewards) else 0,
        }


def file_of(heap: int) -> OwnFile:
    """A file, and what it would cost."""
    return {"tokens": tokens(heap), "count": int(size(heap)), "types": types_in(heap)}


def pounds(cards: int) -> list[int]:
    """Burglary cards by their values."""
    return [LOOT[card] for card in bits_in(cards)]


def kind_or_none(kind: int) -> Kind | None:
    """A kind of token, None for none."""
    return None if kind == NOBODY else KIND_NAMES[kind]


def phase_of(public: TwistPublic) -> Phase:
    """What part of the game it is."""
    if public.outcome is not None:
        return "over"
    if public.opened:
        return "closing"
    if public.turns:
        return "turns"
    return "setting_up" if public.round == DAY else "nightfall"


def ways(public: TwistPublic) -> list[Way]:
    """[OT-4.1, OT-4.10] The tokens of the series, and what the Gang would pass on the way to each."""
    board = public.board
    series = streets(public).series[public.gang]
    path = [0] * REACH
    found: list[Way] = []
    at = 0
    while at < len(series):
        space = series[at]
        if board[space] < FACE_DOWN:
            far = series[at + 1]
            path[far - 1] = space
            found.append({"to": space, "over": path[: far - 1]})
            at += 3
        else:
            at = series[at + 2]
    return found


def peeks(public: TwistPublic) -> list[Peeked]:
    """Who has looked at which face-down tokens."""
    seats: dict[int, list[int]] = {}
    for seat, space in public.peeks:
        seats.setdefault(space, []).append(seat)
    return [{"space": space, "seats": looked} for space, looked in seats.items()]


def evening(public: TwistPublic) -> Evening:
    """The Lairs as all saw them at the end of the round before, or of this one."""
    heaps = [tokens(heap) for heap in public.evening]
    return {"stashes": heaps[: public.players], "files": heaps[public.players :]}
