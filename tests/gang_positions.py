"""Positions of Fagin's Gang for its tests: played move by move, or laid out on the table."""

from collections.abc import Mapping
from typing import Any

from positions import Table

from fagin.games.fagins_gang.constables import arrow_of
from fagin.games.fagins_gang.game import load
from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.pieces import BIT, GOODS, LOCATIONS, ONE, ONES, SIX, count, cubes_in, heap_of
from fagin.games.fagins_gang.state import OFF, GangState, constable_at, level_of, price_of, put
from fagin.kernel import CHANCE, Match, Source

GAME = load()
SET_UP = 13  # rolls: the wheel, and two for each constable
BROWN, ORANGE, WHITE, GREY, PINK, CREAM = range(6)  # the seats by their colours

Cubes = Mapping[str, int]

TABLE = Table(GAME, 3, first_player="seat0")
new_game = TABLE.new_game
split = TABLE.split
play = TABLE.play
legal = TABLE.legal
outcomes = TABLE.outcomes
refused = TABLE.refused
refused_in_a_match = TABLE.refused_in_a_match
edited = TABLE.edited


# ---------------------------------------------------------------- play


def roll(state: GangState, *faces: int) -> GangState:
    """Let the die show these faces, one after the other."""
    return play(state, *(f"* roll:{face}" for face in faces))


def set_up(players: int = 3, **options: str) -> GangState:
    """A game in its first round, every roll of the set-up a 6: wheel at 0, all constables on L6."""
    return roll(new_game(players, **options), *[6] * SET_UP)


def told(state: GangState, *lines: str) -> list[str]:
    """What everybody is told while moves are made, as in "pushed 4 1 7"; the moves themselves left out."""
    events = TABLE.events(state, *lines)
    assert all(event.seen_by(CHANCE) and not event.reveals for event in events)
    return [
        " ".join([event.what, *(str(arg) for arg in event.args if arg >= 0)])
        for event in events
        if event.what != "move"
    ]


def end_turns(state: GangState) -> GangState:
    """All who still have a turn pass it, with the option allow_pass; the constables are next."""
    while state.to_act() != [CHANCE]:
        play(state, f"{state.to_act()[0]} act:pass")
    return state


# ---------------------------------------------------------------- layouts


def position(
    players: int = 3,
    tracks: Mapping[str, Mapping[int, int]] | None = None,
    *,
    constables: Mapping[str, str] | None = None,
    hands: tuple[Cubes, ...] = (),
    shillings: tuple[int, ...] = (),
    home: tuple[str, ...] = (),
    barred: tuple[str, ...] = (),
    market: Cubes | None = None,
    warehouse: Cubes | None = None,
    wheel: int = 0,
    first: int = 0,
    **options: str,
) -> GangState:
    """A turn of seat `first`: levels by location and seat, cubes and shillings by seat.

    What is not named: no urchin on a track, nobody home, constables on L2, empty hands, 20 shillings, a full market,
    and all other cubes in the warehouses.
    """
    state = set_up(players, **{"first_player": f"seat{first}", **options})
    public = state.public
    public.hands = [heap_of(dict(cubes)) for cubes in hands] + [0] * (players - len(hands))
    for seat, money in enumerate(shillings):
        public.shillings[seat] = money
    for seat, places in enumerate(home):
        public.home[seat] = bits(places)
    for seat, places in enumerate(barred):
        public.barred[seat] = bits(places)
    if market is not None:
        public.market = heap_of(dict(market))
    left = public.setting.stock * ONES - public.market - sum(public.hands)
    public.warehouse = left if warehouse is None else heap_of(dict(warehouse))
    assert all(count(public.warehouse, good) < 128 for good in range(SIX)), "more cubes than there are"
    public.wheel = wheel
    beats = dict.fromkeys(LOCATIONS, "L2") | dict(constables or {})
    public.constables = sum(arrow(beats[place]) * ONE[at] for at, place in enumerate(LOCATIONS))
    for place, levels in (tracks or {}).items():
        taken = [*levels.values(), constable_at(public, LOCATIONS.index(place))]
        assert len(set(taken)) == len(taken), f"two on one level: {place}"
        for seat, level in levels.items():
            put(public, seat, LOCATIONS.index(place), level)
    return state


def after_turns(
    players: int = 3, tracks: Mapping[str, Mapping[int, int]] | None = None, **layout: Any
) -> GangState:
    """The same at the end of phase 1: the die for the constables is next."""
    return end_turns(position(players, tracks, allow_pass="true", **layout))


def bits(places: str) -> int:
    """Some locations as bits."""
    return sum(BIT[LOCATIONS.index(place)] for place in places.split())


def arrow(name: str) -> int:
    """The number of an arrow, as in "L6" or "R0"."""
    level = int(name[1:])
    return 8 - level if name[0] == "L" else 9 + level


# ---------------------------------------------------------------- looks


def ends(state: GangState, place: str, seat: int = 0) -> list[str]:
    """Where a seat may go at a location."""
    return [text.split(":")[2] for text in legal(state, seat, f"go:{place}:")]


def track(state: GangState, place: str) -> dict[int, int]:
    """The levels of the urchins on a track, by seat."""
    levels = {
        seat: level_of(state.public, seat, LOCATIONS.index(place)) for seat in range(state.public.players)
    }
    return {seat: int(level) for seat, level in levels.items() if level != OFF}


def constable(state: GangState, place: str) -> str:
    """The arrow on which a constable stands, as in "L6"."""
    at = int(arrow_of(state.public, LOCATIONS.index(place)))
    return f"L{8 - at}" if at < 9 else f"R{at - 9}"


def hand(state: GangState, seat: int = 0) -> dict[str, int]:
    """A player's cubes."""
    return cubes_in(state.public.hands[seat])


def warehouse(state: GangState) -> dict[str, int]:
    """The cubes in the warehouses."""
    return cubes_in(int(state.public.warehouse))


def market(state: GangState) -> dict[str, int]:
    """The cubes on the stalls."""
    return cubes_in(int(state.public.market))


def money(state: GangState) -> list[int]:
    """Everybody's shillings."""
    return list(state.public.shillings)


def home(state: GangState, seat: int = 0) -> str:
    """The locations from which a player has gone home."""
    return " ".join(place for place in LOCATIONS if state.public.home[seat] & bits(place))


def barred(state: GangState, seat: int = 0) -> str:
    """The locations that are closed to a player for this round."""
    return " ".join(place for place in LOCATIONS if state.public.barred[seat] & bits(place))


def at_market(state: GangState) -> list[int]:
    """Whose discs are at the market."""
    return [seat for seat in range(state.public.players) if state.public.trading & BIT[seat]]


def prices(state: GangState) -> dict[str, int]:
    """What a cube of each good costs."""
    return {good: int(price_of(state.public, at)) for at, good in enumerate(GOODS)}


# ---------------------------------------------------------------- matches


class Script(Source):
    """Dice that fall as written, and a 6 after the end of the script; lots always fall on seat 0."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__("", [], "")
        self.faces = faces

    def pick(self, stream: str, weights: list[int]) -> int:
        """The index of the next face."""
        if stream == "lots":
            return 0
        return (self.faces.pop(0) if self.faces else 6) - 1


def match_after(players: int, *lines: str, **options: str) -> Match:
    """A match in which these moves were made; the rolls of the set-up are sixes, later ones as written."""
    moves = [split(line) for line in lines]
    faces = [6] * SET_UP + [move - MOVES.parse("roll:1") + 1 for seat, move in moves if seat == CHANCE]
    match = Match(GAME, players, Script(faces), {"first_player": "seat0", **options})
    for seat, move in moves:
        if seat != CHANCE:
            match.play(seat, move)
    return match
