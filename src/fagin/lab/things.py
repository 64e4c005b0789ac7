"""The things of a game whose use and worth is measured: roles, cards, orders, places, and by which event or move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from fagin.bots.bot import POLICIES
from fagin.games.fagins_gang.pieces import GOODS, LOCATIONS
from fagin.games.oliver_twist.pieces import CARDS as CHARACTERS
from fagin.games.oliver_twist.pieces import KINDS as TOKENS
from fagin.games.swindler.pieces import CARDS as ACCOMPLICES
from fagin.games.swindler.pieces import DEALER_IDS, ORDER_IDS, THIEVES
from fagin.text import Speaker

ACTIONS: Final = "actions"  # the family of all other moves, by their first word
RAIDS: Final = tuple(ORDER_IDS[-6:])  # in the box of Swindler the last cards of the deck are raids
BONES: Final = ["grey", "white", "red", "yellow", "black"]


@dataclass(frozen=True)
class Family:
    """Things of one kind: how their use is noticed, and how they are called."""

    id: str
    judged: bool = True  # whether they are meant to be worth about the same
    event: str = ""  # the event that tells of a use: who, and then
    at: int = 1  # which of its arguments is the thing
    ids: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # ids among them that cannot be used like that
    verb: str = ""  # or the move that is one
    message: str = ""  # of the game's texts: with {id}, or with a variable
    variable: str = ""

    def name(self, speaker: Speaker, id: str) -> str:
        """What a thing is called."""
        if not self.message:
            return id
        name, _, colour = id.partition(".")
        face = id[-1] if id[-1].isdigit() else ""  # of a token that comes in two values
        args = {"colour": colour, "pounds": face, **({self.variable: id} if self.variable else {})}
        said = speaker.say(self.message.replace("{id}", name), **args).strip()
        return said[:1].upper() + said[1:]


@dataclass(frozen=True)
class Things:
    """What is watched in the games of one kind."""

    families: tuple[Family, ...] = ()
    first: str = "first"  # the event that tells who begins
    standing: Callable[[int, Any], int] | None = None  # what a seat has won so far that all can see
    by_event: dict[str, Family] = field(default_factory=dict)
    by_verb: dict[str, Family] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.by_event.update({family.event: family for family in self.families if family.event})
        self.by_verb.update({family.verb: family for family in self.families if family.verb})


FAMILIES: Final[dict[str, tuple[Family, ...]]] = {
    "doggy_bag": (
        Family("roles", verb="role", message="role-{id}"),
        Family("bones", False, "drew", ids=tuple(BONES), message="bone", variable="colour"),
    ),
    "oliver_twist": (
        Family("characters", event="plays", ids=tuple(CHARACTERS), message="card-{id}"),
        Family("sales", False, verb="sell", message="type", variable="type"),
        Family("tokens", False, "takes", 2, tuple(TOKENS), message="token-bare", variable="kind"),
    ),
    "fagins_gang": (
        Family("thefts", event="steals", ids=tuple(LOCATIONS), message="location", variable="location"),
        Family("homes", event="goes-home", ids=tuple(LOCATIONS), message="location", variable="location"),
        Family("goods-sold", event="sells", ids=tuple(GOODS), message="cube-bare", variable="good"),
        Family("goods-bought", False, "buys", ids=tuple(GOODS), message="cube-bare", variable="good"),
    ),
    "swindler": (
        Family("thieves", event="becomes-thief", ids=tuple(THIEVES), message="thief-{id}"),
        Family("orders", True, "fulfils", 1, tuple(ORDER_IDS), RAIDS, message="order-{id}"),
        Family("accomplices", event="shows-card", ids=tuple(ACCOMPLICES), message="card-{id}"),
        Family("dealers", event="completes-dealer", ids=tuple(DEALER_IDS)),
        Family("bags", False, verb="bag", message="bag", variable="bag"),
    ),
}


def things_of(game: str) -> Things:
    """What is watched in a game."""
    first = "start-player" if game == "swindler" else "first"
    policy = POLICIES.get(game)
    return Things(FAMILIES.get(game, ()), first, policy.standing if policy is not None else None)
