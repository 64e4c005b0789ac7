"""Guesses: every state a dog may imagine agrees with all that it has seen, and with nothing else."""

from random import Random

import pytest
from doggy_positions import GAME, alive, bag, behind, draw, new_game, play
from rule import rule

from fagin.games.doggy_bag.pieces import COLOURS, contains, count, heap_of, letters_of, size
from fagin.games.doggy_bag.state import DoggyState, visible
from fagin.kernel import CHANCE


def guesses(state: DoggyState, seat: int) -> list[DoggyState]:
    """States that a seat cannot tell from this one."""
    rng = Random(seat + 10)
    return [GAME.determinise(state.view(seat), rng) for _ in range(60)]


def after_loots(*loots: str) -> DoggyState:
    """Everybody has delivered these bones in the first turn."""
    state = play(new_game(len(loots)), f"* coins:{len(loots[0])}")
    return play(state, *(f"{seat} loot:{bones}" for seat, bones in enumerate(loots)))


def whole_turn(state: DoggyState, loots: dict[int, str], tokens: dict[int, int], bones: str) -> None:
    """A turn of the beginner version: these bones are delivered and drawn; a success is banked."""
    play(state, f"* coins:{len(next(iter(loots.values())))}")
    play(state, *(f"{seat} loot:{bones}" for seat, bones in loots.items()))
    for _ in loots:
        seat = state.to_act()[0]
        play(state, f"{seat} role:{tokens[seat]}")
    draw(state, bones)
    play(state, *(f"{seat} bank" for seat in state.to_act() if seat != CHANCE))


@rule("DB-2.3", "DB-R22", "DB-4.6")
@pytest.mark.parametrize("seed", range(10))
def test_a_guess_looks_the_same_to_its_seat_and_holds_all_bones(seed: int) -> None:
    rng = Random(seed)
    state = new_game(2 + seed % 5)
    while True:
        for seat in (CHANCE, rng.randrange(state.public.players)):
            guess = GAME.determinise(state.view(seat), rng)
            assert guess.view(seat).key() == state.view(seat).key()
            assert size(guess.secret.bag) == state.public.bag_count
            hidden = guess.secret.bag + sum(own.behind for own in guess.private)
            assert hidden + visible(guess.public) == state.public.setting.bones
            stocks = [[count(own.behind, colour) for colour in range(COLOURS)] for own in guess.private]
            assert all(0 <= bones <= 16 for stock in stocks for bones in stock)
            assert [sum(stock) for stock in stocks] == [size(own.behind) for own in state.private]
        if state.public.outcome is not None:
            return
        seat = state.to_act()[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal_moves(seat)))


@rule("DB-2.3", "DB-4.5")
def test_guesses_differ_where_nothing_is_known() -> None:
    state = after_loots("wwww", "rkkk")
    found = guesses(state, 0)
    assert len({behind(guess, 1) for guess in found}) > 5
    assert {behind(guess, 0) for guess in found} == {behind(state, 0)}
    assert all(contains(guess.secret.bag, heap_of("gwwwwwryk")) for guess in found)


@rule("DB-R5", "DB-2.3")
def test_a_sealed_choice_is_guessed_not_known() -> None:
    state = play(new_game(2), "* coins:2", "1 loot:kk")
    sealed = {letters_of(guess.private[1].sealed) for guess in guesses(state, 0)}
    assert len(sealed) > 5
    assert all(len(loot) == 2 for loot in sealed)
    assert {letters_of(guess.private[1].sealed) for guess in guesses(state, 1)} == {"kk"}
    assert all(guess.private[0].sealed == 0 for guess in guesses(state, 1))


@rule("DB-R22")
def test_with_two_players_a_look_gives_the_opponents_exact_stock() -> None:
    state = play(after_loots("gwrr", "gykk"), "0 role:4")
    for guess in guesses(state, 0):
        assert behind(guess, 1) == behind(state, 1)
        assert bag(guess) == bag(state)
    assert len({behind(guess, 0) for guess in guesses(state, 1)}) > 5


@rule("DB-R22")
def test_a_look_stays_exact_through_all_public_changes_of_the_turn() -> None:
    state = play(after_loots("gwrr", "rrkk", "gggy"), "0 role:4")
    play(
        state,
        "1 role:5",
        "* bone:y",
        "* bone:k",
        "* bone:k",
        "1 discard:y",
        "2 role:3",
        "* bone:r",
        "* bone:w",
    )
    assert {bag(guess) for guess in guesses(state, 0)} == {bag(state)}
    assert len({bag(guess) for guess in guesses(state, 1)}) > 3


@rule("DB-R22", "DB-R17")
def test_a_look_is_exact_after_bones_were_drawn_in_the_turn() -> None:
    state = play(after_loots("gwrr", "rrkk", "gggy"), "0 role:3", "* bone:r", "1 role:4")
    assert {bag(guess) for guess in guesses(state, 1)} == {bag(state)}
    play(state, "2 role:1", "* bone:y")
    assert {bag(guess) for guess in guesses(state, 2)} == {bag(state)}


@rule("DB-R22", "DB-11.4")
def test_after_the_next_loot_a_look_is_a_lower_bound() -> None:
    state = play(after_loots("gwrr", "rrkk", "gggy"), "0 role:4", "1 role:7", "2 role:6")
    play(draw(state, "gkrrrrww"), "2 bank")
    known = heap_of(bag(state) + "ww")
    play(state, "* coins:2", "0 loot:ww", "1 loot:rk", "2 loot:kk")
    found = guesses(state, 0)
    assert all(contains(guess.secret.bag, known) for guess in found)
    assert len({bag(guess) for guess in found}) > 5


@rule("DB-13.13", "DB-13.11")
def test_bones_put_back_by_the_scout_are_in_every_guess_until_drawn() -> None:
    state = draw(play(after_loots("wwww", "rkkk"), "0 role:5"), "kky")
    play(state, "0 discard:y")
    for seat in (CHANCE, 0, 1):
        assert all(bag(guess).count("k") >= 2 for guess in guesses(state, seat))
    draw(play(state, "1 role:6"), "k")
    assert min(bag(guess).count("k") for guess in guesses(state, 0)) == 1


@rule("DB-13.3", "DB-13.9")
def test_a_black_bone_put_back_by_the_pickpocket_is_in_every_guess() -> None:
    state = draw(play(after_loots("wwww", "wwww", "wwww"), "0 role:3"), "k")
    assert min(bag(guess).count("k") for guess in guesses(state, 1)) == 1


@rule("DB-13.14", "DB-R19")
def test_bones_moved_by_the_intendant_are_in_every_guess() -> None:
    state = play(after_loots("wwww", "rrrr"), "0 role:7", "1 role:0")
    play(draw(state, "yrrgk"), "1 bank", "* coins:2", "0 loot:rr", "1 loot:ww", "0 role:6", "0 refill:ry")
    assert all(contains(guess.secret.bag, heap_of("ry")) for guess in guesses(state, 1))


@rule("DB-13.15", "DB-R20")
def test_a_traded_bone_is_behind_the_experts_screen_in_every_guess() -> None:
    state = play(after_loots("wwww", "rrrr"), "0 role:7", "1 role:0")
    play(draw(state, "yk"), "1 bank", "* coins:2", "0 loot:rr", "1 loot:gg")
    play(state, "0 role:2", "0 lead:0", "1 role:7", "1 swap:k:y")
    for guess in guesses(state, 0):
        assert behind(guess, 1).count("y") >= 1
        assert behind(guess, 1).count("k") <= 2
    assert len({behind(guess, 1) for guess in guesses(state, 0)}) > 5


@rule("DB-R53", "DB-4.8", "DB-R6")
def test_in_the_last_turn_without_dogs_thrown_out_every_guess_has_the_exact_bag() -> None:
    state = new_game(3, mode="beginner")
    tokens = {0: 7, 1: 6, 2: 5}
    for loot, bones in (("wwww", "wwwwwww"), ("rrrr", "rrrrrrr"), ("gggr", "ggggggg")):
        whole_turn(state, dict.fromkeys(range(3), loot), tokens, bones)
        assert len({bag(guess) for guess in guesses(state, 0)}) > 1
    play(state, "* coins:4")
    for seat in (CHANCE, 0, 1, 2):
        assert {bag(guess) for guess in guesses(state, seat)} == {bag(state)}


@rule("DB-R39", "DB-10.3", "DB-10.4")
def test_the_stock_of_a_dog_thrown_out_keeps_the_last_bag_uncertain() -> None:
    state = new_game(3, mode="beginner")
    tokens = {0: 6, 1: 0, 2: 7}
    whole_turn(state, {0: "ww", 1: "ww", 2: "kk"}, tokens, "kgwwwww")
    whole_turn(state, {0: "rr", 1: "rr", 2: "gg"}, tokens, "krrrrry")
    whole_turn(state, {0: "gg", 1: "gg", 2: "rr"}, tokens, "kgggggg")
    assert alive(state) == [0, 1]
    whole_turn(state, {0: "grrr", 1: "grrr"}, tokens, "rrrrrr")
    whole_turn(state, {0: "wwyk", 1: "wwyk"}, tokens, "wwwwrr")
    play(state, "* coins:2")
    assert state.public.left == 0
    found = guesses(state, 0)
    assert len({bag(guess) for guess in found}) > 3
    assert {len(behind(guess, 2)) for guess in found} == {10}
