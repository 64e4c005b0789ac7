"""What Oliver Twist declares for the laws: what is hidden, and the invariants of its specification."""

from __future__ import annotations

from typing import Any

from laws.laws import Hidden

from fagin.games.oliver_twist.moves import BRIBE, HIDE, KEEP, MOVES, PLAY, SELL, STOP
from fagin.games.oliver_twist.night import LeaveEmpty
from fagin.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTER,
    CHARACTERS,
    EMPTY,
    FACE_DOWN,
    FIRST_TOOL,
    KINDS,
    LOOTS,
    OBJECTS,
    ONE,
    SET,
    STASH,
    WALLET,
    count,
    kinds_in,
    size,
)
from fagin.games.oliver_twist.state import (
    DAY,
    FILED,
    GOT_STARTER,
    LOST,
    NIGHT,
    STASHES_HIDDEN,
    UNKNOWN,
    closed,
    streets,
)
from fagin.games.oliver_twist.turn import Turn
from fagin.kernel import CHANCE


def others(state: Any, seat: int) -> list[Any]:
    return [own for other, own in enumerate(state.private) if other != seat]


def lairs_of_others(guess: Any, seat: int) -> object:
    if guess.public.setting.open_stashes:
        return hands_of_others(guess, seat)  # nothing else is hidden there
    return [(own.stash, own.file) for own in others(guess, seat)]


def others_have_starters(state: Any, seat: int) -> bool:
    """Hidden and not to be deduced: both starting tokens of an opponent, nothing of whose stash was seen to go."""
    public = state.public
    if public.setting.open_stashes:
        return others_hold_cards(state, seat)
    if public.opened != STASHES_HIDDEN or state.private[seat].looks:
        return False
    what = [(code >> 9, code >> 7 & 3) for code in public.past]
    return any(
        what.count((GOT_STARTER, other)) == 2 and (LOST, other) not in what
        for other in range(public.players)
        if other != seat
    )


def hands_of_others(guess: Any, seat: int) -> object:
    return [own.hand for own in others(guess, seat)]


def others_hold_cards(state: Any, seat: int) -> bool:
    return any(own.hand for own in others(state, seat))


def loot_of_others(guess: Any, seat: int) -> object:
    if guess.public.setting.day_only:
        return hands_of_others(guess, seat)  # no burglaries
    return [(own.kept, own.drawn) for own in others(guess, seat)]


def others_keep_loot(state: Any, seat: int) -> bool:
    if state.public.setting.day_only:
        return others_hold_cards(state, seat)
    return state.public.outcome is None and any(own.kept for own in others(state, seat))


def faces_seen_by_others(guess: Any, seat: int) -> object:
    if guess.public.setting.day_only:
        return hands_of_others(guess, seat)  # no peeks
    return sorted(guess.secret.pinned)


def others_have_peeked(state: Any, seat: int) -> bool:
    if state.public.setting.day_only:
        return others_hold_cards(state, seat)
    mine = {space for space, _ in state.private[seat].peeked}
    return any(space not in mine for _, space in state.public.peeks)


HIDDEN: list[Hidden] = [
    ("Lairs of others", lairs_of_others, others_have_starters),
    ("hands of others", hands_of_others, others_hold_cards),
    ("Burglary cards of others", loot_of_others, others_keep_loot),
    ("faces that others have seen", faces_seen_by_others, others_have_peeked),
]


def invariants(state: Any) -> None:
    """Those of section 9 that a single state shows."""
    public, private, secret = state.public, state.private, state.secret
    setting, players = public.setting, public.players
    town = streets(public)
    # 1, 2: every token is in exactly one place, and no kind changes in number
    for kind in range(len(KINDS)):
        there = count(public.unseen, kind) + count(public.discarded, kind) + public.board.count(kind)
        there += sum(count(public.tools[seat], kind) for seat in range(players))
        there += sum(count(own.stash, kind) + count(own.file, kind) for own in private)
        there += sum(own.incoming == kind for own in private)
        if kind < OBJECTS:
            there += count(secret.pool, kind)
        in_box = kind == BURGLARY and public.round == DAY
        assert there + in_box * count(setting.tokens, kind) == count(setting.tokens, kind) + count(
            setting.starting, kind
        ), KINDS[kind]
    assert secret.unseen + sum(ONE[kind] for _, kind in secret.pinned) == public.unseen
    assert all(kind < OBJECTS for kind in kinds_in(secret.pool))
    # 3: board tokens lie on open spaces, one on each, none where the Gang is
    assert len(public.board) == town.spaces + 1
    assert public.board[0] == EMPTY
    assert public.board[public.gang] == EMPTY
    for space, token in enumerate(public.board):
        assert token == EMPTY or not (closed(public) and town.yellow[space])
    assert public.on_board == sum(token != EMPTY for token in public.board)
    assert public.face_down == public.board.count(FACE_DOWN)
    if not (public.stack and isinstance(public.stack[-1], LeaveEmpty)):
        assert public.face_down <= size(public.unseen)
    assert sorted({space for _, space in public.peeks}) == sorted(space for space, _ in secret.pinned)
    assert all(public.board[space] == FACE_DOWN for space, _ in secret.pinned)
    for seat, own in enumerate(private):
        assert {space for space, _ in own.peeked} == {
            space for peeker, space in public.peeks if peeker == seat
        }
        assert set(own.peeked) <= set(secret.pinned)
    # 4: what may be where
    for seat, own in enumerate(private):
        assert 0 <= size(own.stash) <= STASH
        assert size(own.stash) == public.stash_count[seat]
        assert size(own.file) == public.file_count[seat]
        assert all(kind < OBJECTS for kind in kinds_in(own.stash))
        assert all(FIRST_TOOL <= kind < CHARACTER for kind in kinds_in(public.tools[seat]))
        if setting.open_stashes or public.opened != STASHES_HIDDEN:
            assert public.stashes[seat] == own.stash
        if setting.open_files and public.opened == STASHES_HIDDEN:
            assert public.files[seat] == own.file
        assert own.incoming < OBJECTS
    # 5: cards
    assert secret.deck + public.discards + sum(own.hand for own in private) == (1 << CHARACTERS) - 1
    assert secret.pile + sum(own.kept + own.drawn for own in private) == (1 << LOOTS) - 1
    for seat, own in enumerate(private):
        assert own.hand.bit_count() == public.hand_count[seat]
        assert own.kept.bit_count() == public.burgled.count(seat)
        assert public.round == NIGHT or not own.kept + own.drawn
    # 6: money
    assert all(pounds >= 0 for pounds in public.money)
    # 8: by day all lies face up
    assert public.round == NIGHT or public.face_down == 0
    # 11: one player decides; stop only without Prowl and sale
    actors = state.to_act()
    assert len(actors) == (1 if public.outcome is None else 0)
    if public.stack and isinstance(public.stack[-1], Turn):
        moves = state.legal_moves(actors[0])
        if STOP in moves:
            assert all(move == STOP or PLAY <= move < KEEP for move in moves)
        if BRIBE in moves:
            assert all(move >= SELL for move in moves)
        held = sum(HIDE <= move < HIDE + CHARACTERS for move in moves)
        assert held == public.hand_count[actors[0]]
    # what all remember agrees with what there is
    if public.opened == STASHES_HIDDEN and setting.open_stashes:
        assert all(code & 31 != UNKNOWN for code in public.past if code >> 9 in (GOT_STARTER, FILED, LOST))


class Transitions:
    """Those of section 9 that need a state before and one after a move."""

    def __init__(self) -> None:
        self.sales = 0

    def check(self, before: Any, after: Any, text: str) -> None:
        again = before.copy()
        again.events = []
        seat = before.to_act()[0]
        again.apply(seat, MOVES.parse(text))
        events = [(event.what, *event.args) for event in again.events]
        old, new = before.public, after.public
        night_fell = any(event[0] == "nightfall" for event in events)
        flipped = {event[2] for event in events if event[0] == "flipped"}
        change = [0] * old.players
        evidence = [0] * old.players
        for what, a, b, c in events:
            # 6: each change of money is told
            if what in ("sells", "cashes", "scraps"):
                change[a] += c
            elif what in ("bonus", "reward"):
                change[a] += b
            elif what in ("bribes", "stops", "fined"):
                change[a] -= b
            # 10: a sale
            if what == "sells":
                self.sales += 1
                assert size(b) >= SET
                assert size(b) > count(b, WALLET) or old.setting.wallet_sets
                coins = sum(count(b, kind) * old.setting.coins[kind] for kind in range(OBJECTS))
                assert c == coins
                assert (size(b) >= 5) == any(event[:2] == ("bonus", a) for event in events)
            # 8: a taken or bypassed token was face up
            if what in ("takes", "bypasses", "bypasses-clean", "grabs"):
                assert old.board[b] < FACE_DOWN or b in flipped
                assert new.board[b] == EMPTY
            # 9: how a file grows by a Prowl
            if what in ("bypasses", "files-one"):
                evidence[a] += 1
        assert [now - was for was, now in zip(old.money, new.money, strict=True)] == change
        takes = sum(event[0] == "takes" for event in events)
        bypassed = sum(event[0] in ("bypasses", "bypasses-clean") for event in events)
        assert takes <= 1
        assert bypassed <= 3 * takes
        if takes and not any(event[0] == "opens-stash" for event in events):
            grown = [now - was for was, now in zip(old.file_count, new.file_count, strict=True)]
            assert grown == evidence
        # 3: the board never grows within a round
        if seat != CHANCE and not night_fell:
            assert old.on_board - new.on_board == takes + bypassed + sum(e[0] == "grabs" for e in events)
        # 7: the Reward pile
        if night_fell:
            self.sales = 0
        assert new.sales == self.sales
        # 12: between the rounds
        if night_fell:
            assert not any(new.file_count) or new.opened == STASHES_HIDDEN
            assert all(own.file == 0 for own in after.private)
            assert all(size(own.stash) == 0 for own in after.private)
            assert size(new.unseen) + sum(size(tools) for tools in new.tools) == size(new.setting.tokens)
            assert new.tools == old.tools
