"""What tokens, stashes and places of the Gang are worth in Oliver Twist, in pounds, by rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.pieces import (
    BONUS,
    BONUS_SET,
    CHARACTER,
    EMPTY,
    FACE_DOWN,
    FIRST_KIND,
    FIRST_TOOL,
    OBJECTS,
    ONE,
    SET,
    TYPE_MASK,
    TYPE_OF,
    VALUED,
    WALLET,
    count,
    size,
    tool_types,
)
from fagin.games.oliver_twist.state import DAY, TwistPublic, streets

# of the coins of so many tokens of a type, what they are worth before they are sold
SHARE: Final[tuple[float, ...]] = (0.0, 0.35, 0.6, 0.95, 1.0, 1.05, 1.05, 1.05, 1.05, 1.05)
WEIGHT: Final[tuple[float, ...]] = (1.0, 0.9, 0.6, 0.4, 0.3, 0.2)  # of the best type, the second best ...
WALLET_WORTH: Final = 3.2
NEW_TOOL: Final = 2.6
CARD_WORTH: Final = 2.5
BEST_OF: Final[tuple[float, ...]] = (0.0, 2.1, 5.2, 6.7, 7.6, 8.2, 8.6)  # so many Burglary cards
SPENT_TOOL: Final = 1.5
HIDDEN_TOKEN: Final = 1.3  # a token that lies face down
# what a token is worth to anybody: by kind
ROUGHLY: Final[tuple[float, ...]] = (
    *(1.0, 1.3, 1.0, 1.4, 1.5, 1.9, 2.3, 2.7, 3.0),
    *(1.8, 1.8, 1.8, 1.8, 1.8, 2.2, 3.0),
)


def top_reward(public: TwistPublic) -> int:
    """What the next sale earns besides its coins."""
    rewards = public.setting.rewards
    return rewards[public.sales] if public.sales < len(rewards) else 0


def stash_worth(public: TwistPublic, stash: i64) -> float:
    """What a stash is worth: coins in sight, the Reward, the bonus for five, Wallets."""
    coins = public.setting.coins
    reward = float(top_reward(public))
    late = ends_soon(public)
    worths: list[float] = []
    sort: i64
    for sort in range(VALUED):
        tokens: i64 = stash & TYPE_MASK[sort]
        if not tokens:
            continue
        many = int(size(tokens))
        pounds = 0
        for kind in range(FIRST_KIND[sort], FIRST_KIND[sort + 1]):
            pounds += int(count(tokens, kind)) * coins[kind]
        worth = SHARE[many] * float(pounds)
        if many >= SET:
            worth += 0.9 * reward
        elif late:
            worth *= 0.3
        else:
            worth += 0.25 * reward * float(many) / 2.0
        if many >= BONUS_SET:
            worth += float(BONUS)
        elif many == BONUS_SET - 1 and not late:
            worth += 3.0
        worths.append(worth)
    worths.sort(reverse=True)
    total = 0.0
    for at in range(len(worths)):
        total += WEIGHT[at] * worths[at]
    wallets = int(count(stash, WALLET))
    total += WALLET_WORTH * float(min(wallets, 2)) + 1.5 * float(max(0, wallets - 2))
    if late:
        total -= 0.4 * float(size(stash))  # [OT-7.7] what is left will be evidence
    return total


def ends_soon(public: TwistPublic) -> bool:
    """Whether few tokens are left for each player."""
    return public.on_board <= 3 * public.players


def gain(public: TwistPublic, seat: int, stash: i64, kind: int) -> float:
    """What it is worth to a player to take a token of a kind."""
    if kind < OBJECTS:
        if public.stash_count[seat] >= 9:
            return stash_worth(public, stash + ONE[kind]) - stash_worth(public, stash) - 1.5
        return stash_worth(public, stash + ONE[kind]) - stash_worth(public, stash)
    tools = public.tools[seat]
    if kind < CHARACTER:
        useful = public.round == DAY or public.on_board > 20
        if public.setting.day_only or not useful:
            return 0.0
        return NEW_TOOL if not count(tools, kind) else 1.0
    if kind == CHARACTER:
        return CARD_WORTH if public.on_board > 8 else 1.0
    return burglary_worth(public, seat)


def burglary_worth(public: TwistPublic, seat: int) -> float:
    """What a burglary is worth with the Tools in front of the Lair."""
    tools = public.tools[seat]
    return BEST_OF[1 + tool_types(tools)] - (SPENT_TOOL if tools else 0.0)


def skip_cost(public: TwistPublic, seat: int, tokens: int) -> float:
    """What so many tokens more in the file cost: dear for who has the fullest file."""
    mine = public.file_count[seat] + tokens
    most = 0
    for other in range(public.players):
        if other != seat and public.file_count[other] > most:
            most = public.file_count[other]
    return float(tokens) * (0.75 if mine >= most else 0.4)


class Way:
    """A token within reach: where, how far, and what is bypassed."""

    def __init__(self, space: int, skipped: list[int]) -> None:
        self.space: Final = space
        self.skipped: Final = skipped  # spaces


def ways(public: TwistPublic, board: list[int], start: int) -> list[Way]:
    """All tokens within reach of a Prowl from a space, with the spaces passed on the way."""
    series = streets(public).series[start]
    found: list[Way] = []
    path = [0, 0, 0, 0]
    at = 0
    while at < len(series):
        space = series[at]
        if board[space] < FACE_DOWN:
            far = series[at + 1]
            path[far - 1] = space
            found.append(Way(space, path[: far - 1]))
            at += 3
        else:
            at = series[at + 2]
    return found


def best_reply(public: TwistPublic, board: list[int], start: int) -> float:
    """Roughly what the next player can make of a place of the Gang; less than nothing if it must pay."""
    series = streets(public).series[start]
    best = -100.0
    at = 0
    while at < len(series):
        kind = board[series[at]]
        if kind < FACE_DOWN:
            worth = ROUGHLY[kind] - 0.5 * float(series[at + 1] - 1)
            if worth > best:
                best = worth
            at += 3
        else:
            at = series[at + 2]
    if best > -100.0:
        return best
    for beside in streets(public).neighbours[start]:
        if board[beside] == FACE_DOWN:
            return 1.6  # it flips a line and has the choice
    return -0.5


def reply_to(public: TwistPublic, board: list[int], way: Way) -> float:
    """The same after a Prowl; the board is one to think on, and the same afterwards."""
    board[way.space] = EMPTY
    for space in way.skipped:
        board[space] = EMPTY
    best = best_reply(public, board, way.space)
    board[way.space] = public.board[way.space]
    for space in way.skipped:
        board[space] = public.board[space]
    return best


def best_sale(public: TwistPublic, stash: i64, sort: int) -> int:
    """What a set of a type sells for now, with Wallets only as far as they are needed or make five."""
    coins = public.setting.coins
    tokens: i64 = stash & TYPE_MASK[sort] if sort < VALUED else 0
    pounds = 0
    for kind in range(OBJECTS):
        pounds += int(count(tokens, kind)) * coins[kind]
    many = int(size(tokens)) + int(count(stash, WALLET))
    return pounds + top_reward(public) + (BONUS if many >= BONUS_SET else 0)


def is_tool(kind: int) -> bool:
    """Whether a kind is a Tool."""
    return FIRST_TOOL <= kind < CHARACTER


def type_coins(public: TwistPublic, sort: int) -> int:
    """The best coin of a type."""
    best = 0
    for kind in range(OBJECTS):
        if TYPE_OF[kind] == sort and public.setting.coins[kind] > best:
            best = public.setting.coins[kind]
    return best
