"""What a move risks: each game's own misfortunes, as often as they come in worlds that its seat cannot rule out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from math import sqrt
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

import gang_positions as gang
import oliver_positions as oliver
import pytest
import swindler_positions as swindler
from arena import decisions

from fagin.bots.advice import FEWEST, Misfortune, Outlook, advise, foresee
from fagin.bots.bot import POLICIES, bot
from fagin.games import GAMES, load
from fagin.games.doggy_bag.moves import GLUTTONY
from fagin.games.doggy_bag.pieces import BLACK, count
from fagin.games.doggy_bag.state import BIT
from fagin.games.oliver_twist.moves import PROWL
from fagin.games.oliver_twist.pieces import BURGLARY, LOOT
from fagin.games.oliver_twist.turn import Turn
from fagin.games.swindler.pieces import ORDER_IDS
from fagin.games.swindler.raid import Returns
from fagin.kernel import CHANCE, Event, Game, State, View

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]
Moments = Callable[[], Iterator[tuple[View[Any, Any], int]]]

WORLDS = 20_000
THREE = 3.0  # combined standard errors within which 30 positions of each game agree, with these seeds
SHORT = 4.5  # and a few positions in a few worlds, whatever the seeds


def outlook(state: AnyState, seat: int, move: str, game: AnyGame) -> Outlook:
    """What a move of a seat risks."""
    return foresee(game, state.view(seat), [game.moves.parse(move)], Random(1))[0]


def only(found: Outlook) -> Misfortune:
    """The misfortune that a move risks, which is the only one."""
    (one,) = found.misfortunes
    assert (found.risk, found.error) == (one.chance, one.error)
    return one


# ---------------------------------------------------------------- chances that can be counted


def test_another_draw_risks_the_skull_of_the_bag_and_all_tiles_of_its_colour() -> None:
    state = swindler.turn(loot=("Rr Bn",))
    swindler.play(state, "0 done", "0 bag:red", "* tile:Rk", "0 draw", "* tile:Rk")
    skull = only(outlook(state, 0, "draw", swindler.GAME))
    assert (skull.what, skull.loss) == ("skull", 3.0)
    assert skull.chance == pytest.approx(1 / 5, abs=skull.error)  # four tiles are left, and a skull
    assert outlook(state, 0, "stop", swindler.GAME).misfortunes == ()


def test_gluttony_risks_the_haul_as_often_as_a_bone_of_the_bag_is_black() -> None:
    game, found = load("doggy_bag"), 0
    for seed in range(20):
        for state, seat in decisions(game, 3, seed, {}, 0.7):
            public = state.public
            if GLUTTONY in state.legal_moves(seat) and public.looked & BIT[seat]:  # it knows the bag
                share = int(count(state.secret.bag, BLACK)) / int(public.bag_count)
                came = outlook(state, seat, "gluttony", game)
                assert came.risk == pytest.approx(share, abs=came.error)
                points = sum(
                    int(count(public.hand, colour)) * each
                    for colour, each in enumerate(public.setting.points)
                )
                assert [one.loss for one in came.misfortunes] == [points] * (share > 0)
                found += 0 < share < 1
        if found >= 3:
            return
    raise AssertionError("nobody who has looked into the bag may be greedy")


def test_a_third_black_bone_is_a_misfortune_of_its_own() -> None:
    game = load("doggy_bag")
    for state, seat in decisions(game, 2, 0, {}, 1.0):
        if count(state.public.front[seat], BLACK) == 2 and "role:3" in map(
            game.moves.text, state.legal_moves(seat)
        ):
            found = outlook(state, seat, "role:3", game)
            assert [one.what for one in found.misfortunes] == ["black-bone", "thrown-out"]
            assert len({one.chance for one in found.misfortunes} | {found.risk}) == 1
            return
    raise AssertionError("nobody has two black bones")


def test_an_urchin_at_the_top_falls_when_the_constable_stops_there() -> None:
    state = gang.position(
        2, {"thames": {0: 0}}, constables={"thames": "L3"}, shillings=(0, 0), market={}, allow_pass="true"
    )
    fall = only(outlook(state, 0, "act:pass", gang.GAME))
    assert (fall.what, fall.loss) == ("pushed-off", 1.0)
    assert fall.chance == pytest.approx(1 / 6, abs=fall.error)


def test_a_burglary_without_tools_fails_as_often_as_a_card_is_a_loss() -> None:
    nights = (decisions(oliver.GAME, 3, seed, {}, 0.9) for seed in range(20))
    for state, seat in chain.from_iterable(nights):
        public = state.public
        burglaries = [
            move
            for move in state.legal_moves(seat)
            if isinstance(public.stack[-1], Turn) and move < len(public.board) + PROWL
            if public.board[move - PROWL] == BURGLARY
        ]
        if burglaries and not public.tools[seat] and not public.burgled:
            loss = only(foresee(oliver.GAME, state.view(seat), burglaries[:1], Random(1))[0])
            assert loss.what == "burglary"
            assert loss.chance == pytest.approx(6 / 16, abs=loss.error)
            assert loss.loss == pytest.approx(3.5, abs=0.1)
            return
    raise AssertionError("nobody without Tools may burgle first")


def test_a_raid_that_asks_for_tiles_is_a_misfortune_and_choosing_them_is_none() -> None:
    card = ORDER_IDS.index("B27")
    policy, raid = POLICIES["swindler"], Event(-1, "raid", (card, -1, -1))
    state = swindler.turn(loot=("Rr Rn Bn Bw Gk", "Yr"))
    state.push(Returns(card, (2, 0), 1))
    assert policy.misfortunes(state.view(0), [raid]) == {"raid": 2.0}
    assert policy.misfortunes(state.view(0), []) == {}
    assert policy.misfortunes(state.view(1), [raid]) == {}
    for move in state.legal_moves(0):
        assert foresee(swindler.GAME, state.view(0), [move], Random(1))[0].risk == 0


# ---------------------------------------------------------------- chances that others have a part in


def befalls(
    game: AnyGame, view: View[Any, Any], move: int, seed: int, known: dict[tuple[int, ...], int]
) -> bool:
    """Whether in one world a move ends in a misfortune of its seat before the seat owes another."""
    rng, sly, seat = Random(seed), bot("sly", game), view.seat
    state = game.determinise(view, rng)
    state.events = []
    state.apply(seat, move)
    made = [move]
    while (waiting := state.to_act()) and seat not in waiting:
        other = waiting[0]
        if other == CHANCE:
            choice = state.sample(rng)
        elif tuple(made) in known:
            choice = known[tuple(made)]
        else:
            choice = sly.choose(state.glimpse(other), rng)
            if (
                game.id == "fagins_gang"
            ):  # everything is open, and its Sly takes long to say what it has said before
                known[tuple(made)] = choice
        made.append(choice)
        state.apply(other, choice)
    return MISFORTUNES[game.id](state, seat, state.events)


def in_doggy_bag(state: AnyState, seat: int, events: list[Event]) -> bool:
    """It drew a black bone in an attempt of its own."""
    return any(event.args[0] == seat for event in events if event.what in ("caught", "too-greedy"))


def in_oliver_twist(state: AnyState, seat: int, events: list[Event]) -> bool:
    """It was fined, or drew nothing but losses in a burglary."""
    mine = [event for event in events if event.args[0] == seat]
    cards = [LOOT[event.args[1]] for event in mine if event.what == "drew-loot"]
    return any(event.what == "fined" and event.args[1] for event in mine) or max(cards, default=1) < 0


def in_fagins_gang(state: AnyState, seat: int, events: list[Event]) -> bool:
    """An urchin was pushed off."""
    return any(event.what == "pushed-off" and event.args[0] == seat for event in events)


def in_swindler(state: AnyState, seat: int, events: list[Event]) -> bool:
    """A skull, jail, or a raid that has taken tiles or asks for them now."""
    whats = {event.what for event in events if event.args[0] == seat}
    asked = state.public.stack and isinstance(state.public.stack[-1], Returns) and seat in state.to_act()
    raided = any(event.what == "raid" for event in events) and (asked or "returns" in whats)
    return bool(raided or whats & {"caught", "jailed"})


MISFORTUNES = {
    "doggy_bag": in_doggy_bag,
    "oliver_twist": in_oliver_twist,
    "fagins_gang": in_fagins_gang,
    "swindler": in_swindler,
}


def moments(
    game: AnyGame, most: int, every: int, trials: int, late: int = 1
) -> Iterator[tuple[View[Any, Any], int]]:
    """Moves among up to so many players like Sly, after which misfortunes come in some of a few worlds.

    There are two in a game at most, from another decision on in each game, before the one that is `late`.
    """
    for seed in range(1000):
        players = game.fewest + seed % (most - game.fewest + 1)
        found = (
            (view, move)
            for number, (state, seat) in enumerate(decisions(game, players, seed, {}, 1.0))
            if number >= 37 * seed % late and number % every == seed % every
            for view, moves in [(state.view(seat), state.legal_moves(seat))]
            for move in Random(number).sample(moves, min(2, len(moves)))
            if 0 < sum(fates(game, view, move, range(trials))) < trials
        )
        yield from islice(found, 2)


def fates(game: AnyGame, view: View[Any, Any], move: int, seeds: Iterable[int]) -> list[bool]:
    """In which of some worlds a misfortune befalls the seat."""
    known: dict[tuple[int, ...], int] = {}
    return [befalls(game, view, move, seed, known) for seed in seeds]


def compared(
    game: AnyGame, view: View[Any, Any], move: int, number: int, worlds: int, ours: int
) -> tuple[float, float]:
    """How often a misfortune comes in so many worlds, and how many combined standard errors what we say is off.

    Each number has worlds of its own.
    """
    share = fmean(fates(game, view, move, range(number * worlds, (number + 1) * worlds)))
    found = foresee(game, view, [move], Random(number), ours)[0]
    return share, (found.risk - share) / sqrt(found.error**2 + share * (1 - share) / worlds)


def quiet_streets() -> Iterator[tuple[View[Any, Any], int]]:
    """Moves in Fagin's Gang before constables walk; the mover has the next turn, too, for others take long to plan."""
    move = gang.GAME.moves.parse("act:pass")
    for own, others, constable in (
        (0, 4, "L3"),
        (0, 1, "L4"),
        (8, 6, "R5"),
        (8, 7, "R3"),
        (1, 0, "L6"),
        (0, 2, "L1"),
    ):
        tracks = {"thames": {0: own, 1: others}, "bow": {0: 0, 1: 1}}
        beats = {"thames": constable, "bow": "L4"}
        state = gang.position(2, tracks, constables=beats, first=1, allow_pass="true")
        yield gang.play(state, "1 act:pass").view(0), move


@pytest.mark.parametrize(
    ("game", "moments"),
    [
        ("doggy_bag", lambda: moments(load("doggy_bag"), 3, 4, 6)),
        ("oliver_twist", lambda: moments(load("oliver_twist"), 2, 11, 6)),
        ("fagins_gang", quiet_streets),
        ("swindler", lambda: moments(load("swindler"), 4, 5, 6)),
    ],
)
def test_a_risk_is_what_comes_in_guessed_worlds(game: str, moments: Moments) -> None:
    played, between = load(game), 0
    for number, (view, move) in enumerate(islice(moments(), 6)):
        share, off = compared(played, view, move, number, 600, 300)
        assert abs(off) < SHORT, (played.moves.text(move), share, off)
        between += 0 < share < 1
    assert between == 6


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "late"), [("doggy_bag", 40), ("oliver_twist", 200), ("fagins_gang", 120), ("swindler", 250)]
)
def test_risks_are_what_comes_in_twenty_thousand_guessed_worlds(game: str, late: int) -> None:
    played, between = load(game), 0
    for number, (view, move) in enumerate(islice(moments(played, played.most, 7, 20, late), 30)):
        share, off = compared(played, view, move, number, WORLDS, 2520)
        assert abs(off) < THREE, (played.moves.text(move), share, off)
        between += 0 < share < 1
    assert between == 30


# ---------------------------------------------------------------- estimates


def test_an_estimate_is_as_far_off_as_its_error_says() -> None:
    game = load("doggy_bag")
    view, move = next(moments(game, 2, 2, 6))
    found = [foresee(game, view, [move], Random(seed), 80)[0] for seed in range(60)]
    middle = fmean(one.risk for one in found)
    spread = sqrt(fmean((one.risk - middle) ** 2 for one in found))
    assert 0.5 < spread / fmean(one.error for one in found) < 1.2


def test_a_move_that_never_failed_is_not_told_to_be_safe_for_certain() -> None:
    state = swindler.turn(loot=("Rr Bn",))
    found = outlook(state, 0, "done", swindler.GAME)  # the next question is which bag
    assert found.risk == 0
    assert 0 < found.error < 0.05


@pytest.mark.parametrize("game", GAMES)
def test_the_outlook_is_the_same_where_its_seat_can_tell_no_difference(game: str) -> None:
    played = load(game)
    for state, seat in islice(decisions(played, 3, 5, {}, 1.0), 3, 40, 12):
        guess = played.determinise(state.view(seat), Random(9))
        moves = state.legal_moves(seat)[:3]
        truth = foresee(played, state.view(seat), moves, Random(4), 5)
        assert foresee(played, guess.view(seat), moves, Random(4), 5) == truth


def test_time_is_a_budget_for_outlooks_too() -> None:
    state, seat = next(islice(decisions(load("doggy_bag"), 6, 1, {}, 1.0), 8, None))
    began = perf_counter()
    found = foresee(load("doggy_bag"), state.view(seat), state.legal_moves(seat)[:3], Random(1), 10**6, 0.1)
    assert perf_counter() - began < 2.0
    assert all(sqrt(FEWEST) / 10**3 < one.error < 1 / sqrt(FEWEST) for one in found)


def test_advice_says_of_every_move_what_it_risks() -> None:
    state = swindler.turn(loot=("Rr Bn",))
    swindler.play(state, "0 done", "0 bag:red", "* tile:Rk")
    found = {one.move: one for one in advise(swindler.GAME, "dodger", state.view(0), "seed", 60.0)}
    assert set(found) == set(state.legal_moves(0))
    assert sum(one.share for one in found.values()) == pytest.approx(1)
    by_text = {swindler.GAME.moves.text(move): one.outlook.risk for move, one in found.items()}
    assert by_text == {"draw": pytest.approx(1 / 6, abs=0.01), "stop": 0.0}
