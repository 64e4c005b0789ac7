"""The quick player of Doggy Bag plays well at a glance, and knows who is ahead."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random
from statistics import fmean

import pytest
from arena import decisions
from doggy_positions import (
    GAME,
    before_roles,
    draw,
    hide_behind,
    lay_in_front,
    new_game,
    play,
    send_away,
    stealing,
)

from fagin.bots.players.doggy_bag import SLY
from fagin.bots.players.doggy_odds import (
    expected_bag,
    known_after_loot,
    others_deliver_black,
    safe_chances,
    safe_draws,
    spread,
)
from fagin.bots.players.doggy_policy import ARTFUL, KEEN, LESSER, POLICY
from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.pieces import BLACK, RED, count
from fagin.games.doggy_bag.roles import TakeRole
from fagin.games.doggy_bag.state import DoggyState
from fagin.kernel import CHANCE, Dice


def likeliest(state: DoggyState) -> str:
    """The move of seat 0 with the greatest share."""
    moves = state.legal_moves(0)
    shares = POLICY.weigh(0, state.public, state.private[0], moves)
    return MOVES.text(moves[shares.index(max(shares))])


def test_one_token_is_as_good_to_turn_over_as_another() -> None:
    state = before_roles()
    moves = state.legal_moves(0)
    shares = POLICY.weigh(0, state.public, state.private[0], moves)
    turned = [share for move, share in zip(moves, shares, strict=True) if MOVES.text(move).startswith("flip")]
    assert sum(share > 0.0001 for share in turned) <= 1


def test_a_close_look_turns_over_one_token_only() -> None:
    state = before_roles()
    moves = state.legal_moves(0)
    shares = POLICY.close_look(state.view(0), moves, Random(1))
    turned = [share for move, share in zip(moves, shares, strict=True) if MOVES.text(move).startswith("flip")]
    assert sum(share > 0.0001 for share in turned) <= 1


def test_the_best_and_the_lesser_look_with_different_eyes() -> None:
    state = play(new_game(3), "* coins:3")
    moves = state.legal_moves(0)
    keen, sly = (policy.close_look(state.view(0), moves, Random(1)) for policy in (POLICY, LESSER))
    assert keen != sly


def test_a_dog_with_two_black_bones_licks_boots() -> None:
    state = before_roles(2, "gwrykwrwr")
    lay_in_front(state, "rrrrrrkk", "w")
    assert likeliest(state) == "role:0"


def at_the_very_end(*fronts: str) -> str:
    """What seat 0 does in the last turn after drawing a white bone, with three bones and a black one left."""
    state = draw(stealing("wwwwk", 1, 0, fronts=fronts), "w")
    hide_behind(state, "")
    return MOVES.text(POLICY.pick(0, state.public, state.private[0], state.legal_moves(0), Dice(1)))


def test_only_who_has_not_won_is_greedy_at_the_very_end() -> None:
    assert at_the_very_end("r", "w") == "bank"
    assert at_the_very_end("w", "rr") == "gluttony"


def test_a_game_is_judged_only_between_turns() -> None:
    state = play(new_game(), "* coins:2")
    assert POLICY.settled(state.public)
    assert not POLICY.settled(play(state, "0 loot:wr").public)
    assert not POLICY.settled(before_roles().public)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_points_give_hope_and_black_bones_take_it(players: int) -> None:
    state = play(new_game(players), "* coins:2")
    lay_in_front(state, "rr", "rrrr", *["rr"] * (players - 2))
    ahead = POLICY.value(state)
    assert all(0 < hope < 1 for hope in ahead)
    assert max(ahead) == ahead[1]
    lay_in_front(state, "rr", "rrrrkk")
    assert POLICY.value(state)[1] < ahead[1]


def test_a_dog_that_is_out_has_no_hope() -> None:
    state = play(new_game(3), "* coins:2")
    send_away(state, 2)
    assert POLICY.value(state)[2] == pytest.approx(0, abs=1e-6)


def test_the_points_in_front_are_what_a_dog_has_won() -> None:
    state = new_game(3)
    lay_in_front(state, "gwryk", "k", "")
    assert [POLICY.standing(seat, state.public) for seat in range(3)] == [7, 0, 0]


def test_bones_are_spread_by_how_gladly_they_are_delivered_and_never_beyond_what_there_is() -> None:
    assert spread(6.0, [2, 4, 6, 0, 0], SLY.gladly) == pytest.approx([1, 2, 3, 0, 0])
    assert spread(6.0, [2, 4, 4, 0, 0], (1.0, 1.0, 9.0, 1.0, 1.0)) == pytest.approx([2 / 3, 4 / 3, 4, 0, 0])
    assert spread(10.0, [2, 4, 4, 0, 0], KEEN.gladly) == pytest.approx([2, 4, 4, 0, 0])


def test_dogs_differ_in_how_rich_a_bag_they_expect_early() -> None:
    view = play(new_game(3), "* coins:3", "0 loot:gww", "1 loot:gww", "2 loot:gww").view(0)
    keen, sly, artful = (expected_bag(view, tastes.gladly) for tastes in (KEEN, SLY, ARTFUL))
    assert sum(keen.counts) == pytest.approx(sum(sly.counts)) == pytest.approx(sum(artful.counts))
    assert keen.counts[RED] < sly.counts[RED] < artful.counts[RED]


def after_two_black_draws() -> DoggyState:
    """Seat 1 has put a black bone in the bag; two have been drawn, and only one was there from the start."""
    state = play(new_game(3, mode="beginner"), "* coins:2", "0 loot:wr", "1 loot:rk", "2 loot:wr")
    play(state, "0 role:7", "1 role:6", "2 role:5")
    return draw(state, "kk")


def test_black_bones_beyond_the_first_and_the_own_were_delivered_by_others() -> None:
    state = play(new_game(3), "* coins:2", "0 loot:wr", "1 loot:rk", "2 loot:wr")
    assert not any(others_deliver_black(state.view(seat)) for seat in range(3))
    state = after_two_black_draws()
    assert [others_deliver_black(state.view(seat)) for seat in range(3)] == [True, False, True]


def test_who_sees_that_others_deliver_black_bones_does_so_too() -> None:
    view = after_two_black_draws().view
    for tastes in (KEEN, ARTFUL):
        before, after = (tastes.loot_for(view(seat)) for seat in (1, 0))
        assert before == tastes.loot
        assert before[0] < after[0]  # a black bone
        assert before[1] > after[1]  # one of many
    assert SLY.loot_for(view(0)) == SLY.loot_for(view(1)) == SLY.loot


@pytest.mark.parametrize(("players", "bones"), [(2, "ykk"), (3, "rry")])
def test_between_two_dogs_black_bones_go_into_the_bag_at_once(players: int, bones: str) -> None:
    state = play(new_game(players), "* coins:3")
    moves = state.legal_moves(0)
    shares = POLICY.close_look(state.view(0), moves, Random(1))
    assert MOVES.text(moves[shares.index(max(shares))]) == f"loot:{bones}"


def test_a_leader_of_the_last_turn_knows_that_others_may_still_win() -> None:
    state = before_roles(2, "wwwwrrrrk")
    lay_in_front(state, "rrr", "rr")
    hide_behind(state, "")
    moves = state.legal_moves(0)
    shares = POLICY.weigh(0, state.public, state.private[0], moves)
    assert MOVES.text(moves[shares.index(max(shares))]) not in ("role:0", "role:2")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_next_bone_is_as_safe_as_the_whole_bag_says(players: int) -> None:
    rng = Random(players)
    exact = 0
    for _ in range(8):
        state = GAME.new(players)
        while state.public.outcome is None:
            seat = state.to_act()[0]
            chance = seat == CHANCE
            state.apply(seat, state.sample(rng) if chance else rng.choice(state.legal_moves(seat)))
            for reader in range(-1, players):
                view = state.view(reader)
                bag = expected_bag(view)
                safe, sure = safe_draws(view, known_after_loot(view), 1)
                assert safe == pytest.approx([1, 1 - bag.black_share(0)])
                assert sure == bag.exact
                exact += sure
    assert exact


@pytest.mark.parametrize("known", ["gk", "gg", "", "gggk"])
@pytest.mark.parametrize(("pool", "placed"), [("gggkk", 2), ("kk", 2), ("gk", 1), ("", 0), ("ggk", 0)])
def test_drawing_is_as_safe_as_all_bags_together_say(known: str, pool: str, placed: int) -> None:
    bags = [known + "".join(rest) for rest in combinations(pool, placed)]
    for number, safe in enumerate(
        safe_chances(len(known), known.count("k"), placed, len(pool), pool.count("k"), 6)
    ):
        drawn = [bones for bag in bags for bones in combinations(bag, min(number, len(bag)))]
        assert safe == pytest.approx(fmean("k" not in bones for bones in drawn))


def test_several_bones_are_as_safe_as_in_guessed_worlds() -> None:
    compared = 0
    for state, seat in decisions(GAME, 4, 3, {}, 1.0):
        view = state.view(seat)
        safe, sure = safe_draws(view, known_after_loot(view), 8)
        if sure or compared == 4 or not isinstance(state.public.stack[-1], TakeRole):
            continue
        guesses = [GAME.determinise(view, Random(seed)) for seed in range(300)]
        for number in (1, 3, 5, 8):
            came = fmean(safe_in(guess, number) for guess in guesses)
            assert safe[number] == pytest.approx(came, abs=0.03)
        compared += 1
    assert compared == 4


def safe_in(state: DoggyState, number: int) -> float:
    """The chance that so many bones of a bag are drawn without a black one."""
    bones = int(state.public.bag_count)
    number = min(number, bones)
    return comb(bones - int(count(state.secret.bag, BLACK)), number) / comb(bones, number)
