"""Positions of Oliver Twist for its tests: played move by move, or laid out on the table."""

from collections.abc import Iterable, Mapping

from positions import Table

from fagin.games.oliver_twist.game import load
from fagin.games.oliver_twist.moves import MOVES
from fagin.games.oliver_twist.pieces import (
    CARDS,
    EMPTY,
    FACE_DOWN,
    KINDS,
    LOOT,
    LOOTS,
    ONE,
    heap_of,
    names_in,
    size,
)
from fagin.games.oliver_twist.state import BIT, DAY, NIGHT, TwistState
from fagin.kernel import CHANCE

GAME = load()
ALL = range(1, 76)
OPEN_TO_TWO = range(1, 61)

TABLE = Table(GAME, 3, first_player="seat0")
new_game = TABLE.new_game
split = TABLE.split
play = TABLE.play
let_chance_play = TABLE.let_chance_play
told = TABLE.told
legal = TABLE.legal
outcomes = TABLE.outcomes
refused = TABLE.refused
match_after = TABLE.match_after
refused_in_a_match = TABLE.refused_in_a_match
edited = TABLE.edited


# ---------------------------------------------------------------- play


def turn_up(state: TwistState, *kinds: str) -> TwistState:
    """Let these tokens be turned up, one after the other."""
    return play(state, *(f"* token:{kind}" for kind in kinds))


def dealt(players: int = 3, **options: str) -> TwistState:
    """A game that is set up, with seat 0 to play."""
    return let_chance_play(new_game(players, **options))


# ---------------------------------------------------------------- layouts


def lay(state: TwistState, tokens: Mapping[int, str], hidden: Iterable[int] = ()) -> None:
    """The streets hold just these tokens."""
    public = state.public
    public.board = [EMPTY] * 76
    for space, kind in tokens.items():
        public.board[space] = KINDS.index(kind)
    for space in hidden:
        public.board[space] = FACE_DOWN
    public.face_down = public.board.count(FACE_DOWN)
    public.on_board = 76 - public.board.count(EMPTY)


def stock(state: TwistState, seat: int, stash: str) -> None:
    """A stash holds just these tokens."""
    heap = heap_of(stash.split())
    state.private[seat].stash = heap
    state.public.stash_count[seat] = int(size(heap))
    if state.public.setting.open_stashes:
        state.public.stashes[seat] = heap


def charge(state: TwistState, seat: int, file: str) -> None:
    """A file holds just these tokens."""
    heap = heap_of(file.split())
    state.private[seat].file = heap
    state.public.file_count[seat] = int(size(heap))
    if state.public.setting.open_files:
        state.public.files[seat] = heap


def give_cards(state: TwistState, seat: int, cards: str) -> None:
    """A player draws these Character cards."""
    for card in cards.split():
        bit = BIT[CARDS.index(card)]
        state.secret.deck -= bit
        state.private[seat].hand += bit
        state.public.hand_count[seat] += 1


def give_loot(state: TwistState, seat: int, values: str) -> None:
    """A player has kept these Burglary cards."""
    for value in values.split():
        bit = BIT[LOOT.index(int(value))]
        state.secret.pile -= bit
        state.private[seat].kept += bit
        state.public.burgled += (seat,)


def day(
    players: int = 3,
    tokens: Mapping[int, str] | None = None,
    *,
    gang: int = 0,
    first: int = 0,
    stashes: tuple[str, ...] = (),
    files: tuple[str, ...] = (),
    tools: tuple[str, ...] = (),
    hands: tuple[str, ...] = (),
    money: tuple[int, ...] = (),
    also: Mapping[str, str] | None = None,
    **options: str,
) -> TwistState:
    """A turn by day: what is not named is empty, and everybody has £10."""
    state = dealt(players, **{"first_player": f"seat{first}", **(also or {}), **options})
    public = state.public
    lay(state, tokens or {})
    public.unseen = state.secret.unseen = 0
    public.gang = gang
    public.past = []
    for seat in range(players):
        stock(state, seat, stashes[seat] if seat < len(stashes) else "")
        charge(state, seat, files[seat] if seat < len(files) else "")
    for seat, heap in enumerate(tools):
        public.tools[seat] = heap_of(heap.split())
    for seat, cards in enumerate(hands):
        give_cards(state, seat, cards)
    for seat, pounds in enumerate(money):
        public.money[seat] = pounds
    return state


def night(
    players: int = 3,
    tokens: Mapping[int, str] | None = None,
    *,
    hidden: Iterable[int] = (),
    gang: int = 0,
    first: int = 0,
    stashes: tuple[str, ...] = (),
    files: tuple[str, ...] = (),
    tools: tuple[str, ...] = (),
    hands: tuple[str, ...] = (),
    money: tuple[int, ...] = (),
    loot: tuple[str, ...] = (),
    also: Mapping[str, str] | None = None,
    **options: str,
) -> TwistState:
    """A turn by night: like day(), with face-down tokens and Burglary cards."""
    state = day(
        players,
        gang=gang,
        first=first,
        stashes=stashes,
        files=files,
        tools=tools,
        hands=hands,
        money=money,
        also={**(also or {}), **options},
    )
    public = state.public
    public.round = NIGHT
    lay(state, tokens or {}, hidden)
    unseen = public.setting.tokens - sum(public.tools)
    for kind in (tokens or {}).values():
        unseen -= ONE[KINDS.index(kind)]
    public.unseen = state.secret.unseen = unseen
    for seat, values in enumerate(loot):
        give_loot(state, seat, values)
    return state


def line_of(spaces: Iterable[int], *kinds: str) -> dict[int, str]:
    """These tokens on these spaces; apples of £1 where no kind is named."""
    named = list(kinds)
    return {space: named.pop(0) if named else "apple1" for space in spaces}


def nightfall(players: int = 3, money: tuple[int, ...] = (), **options: str) -> TwistState:
    """The Day has just been stopped by seat 0, who then has the money named; the starting tokens are dealt."""
    purse = list(money or [10 + seat for seat in range(players)])
    purse[0] += 4
    state = play(day(players, money=tuple(purse), also=options), "0 stop")
    while state.to_act() == [CHANCE] and MOVES.text(state.chance()[0][0]).startswith("starter"):
        state.apply(CHANCE, state.chance()[0][0])
    return state


# ---------------------------------------------------------------- looks


def spaces(state: TwistState, seat: int = 0, word: str = "prowl") -> list[int]:
    """The spaces that the moves with a word name."""
    return [int(text.split(":")[1]) for text in legal(state, seat, f"{word}:")]


def on_space(state: TwistState, space: int) -> str:
    """What lies on a space: a kind, "?" or nothing."""
    kind = state.public.board[space]
    return "" if kind == EMPTY else "?" if kind == FACE_DOWN else KINDS[kind]


def stash(state: TwistState, seat: int = 0) -> str:
    """What is in a stash; the public count must agree."""
    names = names_in(int(state.private[seat].stash))
    assert state.public.stash_count[seat] == len(names)
    return " ".join(names)


def file(state: TwistState, seat: int = 0) -> str:
    """What is in a file; the public count must agree."""
    names = names_in(int(state.private[seat].file))
    assert state.public.file_count[seat] == len(names)
    return " ".join(names)


def tools(state: TwistState, seat: int = 0) -> str:
    """The Tools before a Lair."""
    return " ".join(names_in(state.public.tools[seat]))


def bag(state: TwistState) -> str:
    """What was discarded to the bag in this round."""
    return " ".join(names_in(int(state.public.discarded)))


def hand(state: TwistState, seat: int = 0) -> str:
    """The Character cards of a player; the public count must agree."""
    cards = [card for at, card in enumerate(CARDS) if state.private[seat].hand & BIT[at]]
    assert state.public.hand_count[seat] == len(cards)
    return " ".join(cards)


def discards(state: TwistState) -> str:
    """The discard pile of the Character cards."""
    return " ".join(card for at, card in enumerate(CARDS) if state.public.discards & BIT[at])


def loot(state: TwistState, seat: int = 0) -> list[int]:
    """The Burglary cards that a player has kept."""
    return [LOOT[at] for at in range(LOOTS) if state.private[seat].kept & BIT[at]]


def pile(state: TwistState) -> list[int]:
    """The Burglary cards in the pile."""
    return [LOOT[at] for at in range(LOOTS) if state.secret.pile & BIT[at]]


def money(state: TwistState) -> list[int]:
    """Everybody's money."""
    return list(state.public.money)


def is_day(state: TwistState) -> bool:
    """Whether it is the first round."""
    return state.public.round == DAY
