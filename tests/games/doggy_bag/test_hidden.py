"""Hidden information: who sees what and when, and what every guess must agree with."""

from random import Random

import pytest
from doggy_positions import GAME, bag, behind, fill_bag, legal, match_after, new_game, play, stealing, told
from rule import rule

from fagin.games.doggy_bag.pieces import COLOURS, contains, count, heap_of, letters_of, size
from fagin.games.doggy_bag.state import DoggyState, visible
from fagin.kernel import CHANCE, FairSource, Match

GUESSES = 60
EVERYBODY = (CHANCE, 0, 1, 2)


def guesses(state: DoggyState, seat: int) -> list[DoggyState]:
    """States that a seat cannot tell from this one."""
    rng = Random(seat + 10)
    return [GAME.determinise(state.view(seat), rng) for _ in range(GUESSES)]


def after_loots(*loots: str) -> DoggyState:
    """Everybody has delivered these bones in the first turn."""
    state = play(new_game(len(loots)), f"* coins:{len(loots[0])}")
    return play(state, *(f"{seat} loot:{bones}" for seat, bones in enumerate(loots)))


@rule("DB-2.3", "DB-4.4", "DB-4.5", "DB-4.6")
@pytest.mark.parametrize("loot", ["ggg", "kkk", "rry", "gwk"])
def test_the_views_of_others_are_the_same_whatever_a_dog_delivers(loot: str) -> None:
    usual = play(new_game(3), "* coins:3", "1 loot:www")
    other = play(new_game(3), "* coins:3", f"1 loot:{loot}")
    for after in ((), ("0 loot:wwr", "2 loot:rrr")):
        play(usual, *after)
        play(other, *after)
        assert [usual.view(seat).key() for seat in (CHANCE, 0, 2)] == [
            other.view(seat).key() for seat in (CHANCE, 0, 2)
        ]
        assert usual.view(1).key() != other.view(1).key()


@rule("DB-2.3", "DB-4.5")
def test_a_view_holds_the_own_screen_and_deliveries_and_nobody_elses() -> None:
    state = after_loots("gwk", "rry", "kkk")
    view = state.view(1)
    assert view.own is not None
    assert letters_of(view.own.behind) == "gggwwwwrrrkkk"
    assert [letters_of(heap) for heap in view.own.delivered] == ["rry"]
    assert state.view(CHANCE).own is None


@rule("DB-R6", "DB-R53", "DB-2.4")
def test_counts_coins_and_roles_are_public_at_once() -> None:
    state = play(new_game(3), "* coins:3")
    assert [state.view(seat).public.amount for seat in EVERYBODY] == [3] * 4
    play(state, "2 loot:rrr")
    assert [state.view(seat).to_act() for seat in EVERYBODY] == [[0, 1]] * 4
    play(state, "0 loot:rrr", "1 loot:rrr", "0 flip:6", "0 hothead:9")
    for seat in EVERYBODY:
        public = state.view(seat).public
        assert (public.bag_count, public.left, public.turned, list(public.number)) == (14, 13, 6, [9, -1, -1])


@rule("DB-R22", "DB-13.5", "DB-13.10")
def test_a_look_is_in_the_lookers_view_only_but_that_somebody_looked_is_public() -> None:
    views = []
    for loots in (("gwk", "rry", "kkk"), ("gwk", "ggg", "www")):
        state = after_loots(*loots)
        events = {seat: told(state.copy(), seat, "0 role:4") for seat in EVERYBODY}
        assert all(("looks", (0, -1, -1)) in seen for seen in events.values())
        assert [any(what == "saw" for what, _ in events[seat]) for seat in EVERYBODY] == [False, True, False, False]
        play(state, "0 role:4")
        assert state.private[0].looks != ()
        views.append([state.view(CHANCE).key(), state.view(0).key()])
    assert views[0][0] == views[1][0]
    assert views[0][1] != views[1][1]


@rule("DB-7.2", "DB-4.6")
def test_no_view_depends_on_the_bag_unless_its_seat_looked() -> None:
    state = stealing("gwrykk", 4, 3, 2)
    keys = [state.view(seat).key() for seat in EVERYBODY]
    fill_bag(state, "kkkkkk")
    assert [state.view(seat).key() for seat in EVERYBODY] == keys


@rule("DB-R28", "DB-R14")
def test_every_zone_and_every_drawn_bone_is_in_everybodys_view() -> None:
    state = play(stealing("gwryk", 4, 3, 2), "* bone:w", "* bone:r")
    for seat in EVERYBODY:
        assert letters_of(state.view(seat).public.hand) == "wr"


def test_the_secret_of_the_chance_is_in_the_record_only_after_the_end() -> None:
    rng = Random(4)
    match = Match(GAME, 2, FairSource(b"x" * 32, ["one", "two"]))
    while match.outcome is None:
        assert match.record.secret == ""
        assert (b"x" * 32).hex() not in match.view(0).key()
        seat = match.waiting_for()[0]
        match.play(seat, rng.choice(match.legal_moves(seat)))
    assert match.record.secret == (b"x" * 32).hex()


# ---------------------------------------------------------------- guesses


@rule("DB-2.3", "DB-R22", "DB-4.6")
@pytest.mark.parametrize("seed", range(12))
def test_a_guess_looks_the_same_to_its_seat_and_all_bones_are_there(seed: int) -> None:
    rng = Random(seed)
    state = new_game(2 + seed % 5)
    everything = state.public.setting.bones
    for _ in range(100):
        for seat in range(CHANCE, state.public.players):
            guess = GAME.determinise(state.view(seat), rng)
            assert guess.view(seat).key() == state.view(seat).key()
            assert size(guess.secret.bag) == state.public.bag_count
            hidden = guess.secret.bag + sum(own.behind for own in guess.private)
            assert hidden + visible(guess.public) == everything
            assert all(0 <= count(own.behind, colour) <= 20 for own in guess.private for colour in range(COLOURS))
        if state.public.outcome is not None:
            break
        seat = state.to_act()[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal_moves(seat)))


@rule("DB-2.3", "DB-4.5")
def test_guesses_differ_where_nothing_is_known() -> None:
    state = after_loots("wwww", "kkkr")
    found = {behind(guess, 1) for guess in guesses(state, 0)}
    assert len(found) > 5
    assert all(len(stock) == 12 for stock in found)
    assert {letters_of(guess.private[0].behind) for guess in guesses(state, 0)} == {behind(state, 0)}


@rule("DB-R5", "DB-2.3")
def test_a_sealed_choice_is_guessed_not_known() -> None:
    state = play(new_game(2), "* coins:2", "1 loot:kk")
    sealed = {letters_of(guess.private[1].sealed) for guess in guesses(state, 0)}
    assert len(sealed) > 5
    assert all(len(loot) == 2 for loot in sealed)
    assert {letters_of(guess.private[1].sealed) for guess in guesses(state, 1)} == {"kk"}


@rule("DB-R22")
def test_with_two_players_a_look_gives_the_opponents_exact_stock() -> None:
    state = play(after_loots("gwrr", "yykk".replace("yy", "gy")), "0 role:4")
    for guess in guesses(state, 0):
        assert behind(guess, 1) == behind(state, 1)
        assert bag(guess) == bag(state)
    assert len({behind(guess, 0) for guess in guesses(state, 1)}) > 5


@rule("DB-R22")
def test_a_look_stays_exact_through_all_public_changes_of_the_turn() -> None:
    state = play(after_loots("gwrr", "rrkk", "gggy"), "0 role:4")
    play(state, "1 role:5", "* bone:k", "* bone:k", "* bone:y", "1 discard:y", "2 role:3", "* bone:r")
    play(state, "* bone:w")
    for guess in guesses(state, 0):
        assert bag(guess) == bag(state)
    assert len({bag(guess) for guess in guesses(state, 1)}) > 3


@rule("DB-R22", "DB-11.4")
def test_after_the_next_loot_a_look_is_a_lower_bound() -> None:
    state = play(after_loots("gwrr", "rrkk", "gggy"), "0 role:4", "1 role:7", "2 role:6")
    play(state, "* bone:g", "* bone:k", "* bone:r", *["* bone:r"] * 3, "* bone:w", "* bone:w", "2 bank")
    known = heap_of(bag(state) + "ww")
    play(state, "* coins:2", "0 loot:ww", "1 loot:kr", "2 loot:kk")
    found = guesses(state, 0)
    assert all(contains(guess.secret.bag, known) for guess in found)
    assert len({bag(guess) for guess in found}) > 5


@rule("DB-13.13", "DB-R22")
def test_bones_put_back_by_the_scout_are_in_every_guess_until_drawn() -> None:
    state = play(after_loots("wwww", "kkkr"), "0 role:5", "* bone:k", "* bone:k", "* bone:y", "0 discard:y")
    for seat in (0, 1, CHANCE):
        assert all(bag(guess).count("k") >= 2 for guess in guesses(state, seat))
    play(state, "1 role:6")
    play(state, "* bone:k")
    assert all(bag(guess).count("k") >= 1 for guess in guesses(state, 0))
    assert any(bag(guess).count("k") == 1 for guess in guesses(state, 0))


@rule("DB-13.14", "DB-R19")
def test_bones_moved_by_the_intendant_are_in_every_guess() -> None:
    state = after_loots("wwww", "rrrr")
    play(state, "0 role:7", "1 role:0", *(f"* bone:{bone}" for bone in "yrrgk"), "1 bank", "* coins:2")
    play(state, "0 loot:ww" if False else "0 loot:rr", "1 loot:ww", "0 role:6", "0 refill:ry")
    assert all(contains(guess.secret.bag, heap_of("ry")) for guess in guesses(state, 1))


@rule("DB-R53", "DB-4.8")
@pytest.mark.parametrize("seed", range(4))
def test_in_the_last_turn_without_dogs_thrown_out_every_guess_has_the_exact_bag(seed: int) -> None:
    state = new_game(3)
    rng = Random(seed)
    for _ in range(4):
        play(state, "* coins:4")
        for seat in state.to_act() if state.public.left else []:
            state.apply(seat, rng.choice(state.legal_moves(seat)))
        if state.public.left == 0:
            break
        take_the_rest(state)
    for seat in EVERYBODY:
        assert {bag(guess) for guess in guesses(state, seat)} == {bag(state)}


def take_the_rest(state: DoggyState) -> None:
    """Finish a turn without anybody meeting a third black bone."""
    play(state, "0 role:7", "1 role:6", "2 role:0")
    while state.to_act() == [CHANCE] and not legal(state, CHANCE)[0].startswith("coins"):
        state.apply(CHANCE, state.legal_moves(CHANCE)[0])


@rule("DB-R39", "DB-10.4")
def test_the_stock_of_a_dog_thrown_out_keeps_the_last_bag_uncertain() -> None:
    state = after_loots("wwww", "kkkr", "kkgg")
    state.public.front[2] = heap_of("kk")
    state.public.setting  # noqa: B018
    play(state, "0 role:0", "1 role:4", "2 role:7", "* bone:k")
    assert len({behind(guess, 2) for guess in guesses(state, 0)}) > 3


@rule("DB-13.15", "DB-R20")
def test_a_traded_bone_is_behind_the_experts_screen_in_every_guess() -> None:
    lines = ["* coins:4", "0 loot:wwww", "1 loot:rrrr", "0 role:7", "1 role:0", "* bone:y", "* bone:r", "* bone:k"]
    lines += ["1 bank", "* coins:2", "0 loot:rr", "1 loot:ww", "0 role:6" if False else "0 role:0", "1 role:7"]
    match = match_after(2, *lines, "1 swap:y:y" if False else "1 swap:k:y", "* bone:g", "* bone:k") if False else None
    assert match is None
