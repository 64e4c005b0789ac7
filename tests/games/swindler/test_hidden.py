"""Hidden information: who sees what, and what everybody may guess."""

from collections.abc import Callable
from random import Random

import pytest
from positions import EVERYBODY, who_can_tell
from rule import rule
from swindler_positions import (
    BOX,
    GAME,
    at_actions,
    at_hiring,
    discard,
    hand,
    legal,
    passing,
    play,
    reserved,
    theft,
    told,
    turn,
)

from fagin.games.swindler.moves import MOVES
from fagin.games.swindler.pieces import CARDS, card_names, codes_in
from fagin.games.swindler.state import SwindlerState
from fagin.kernel import CHANCE

THREE = "Rr Rn Rk"


@rule("SW-9.4", "SW-1.6")
def test_a_hand_is_seen_by_its_owner_only_and_its_number_by_all() -> None:
    one, other = turn(3, hands=("forger sidekick",)), turn(3, hands=("beggar copycat",))
    assert who_can_tell(one, other) == [0]
    for seat in EVERYBODY:
        assert one.view(seat).public.hand_count == [2, 0, 0]


@rule("SW-1.6", "SW-1.5")
def test_no_view_depends_on_what_is_in_the_deck() -> None:
    state = turn(3, hands=("forger",))
    keys = [state.view(seat).key() for seat in EVERYBODY]
    state.secret.deck = 0
    assert [state.view(seat).key() for seat in EVERYBODY] == keys


@rule("SW-R57", "SW-R71")
def test_who_is_paying_is_guessed_to_hold_the_forger_without_which_the_coins_were_not_enough() -> None:
    state = play(reserved("A8", "Yc Rr Gw", coins=(0,), hands=("forger assassin",)), "0 fulfil:1")
    assert legal(state) == ["forge:Rr", "forge:Gw", "pay:Yc"]
    for seed in range(60):
        guess = GAME.determinise(state.view(1), Random(seed))
        assert "forger" in hand(guess)


@rule("SW-R72")
def test_legal_moves_of_others_do_not_depend_on_a_hand() -> None:
    one = play(turn(3, hands=("", "copycat", "forger")), "0 done", "0 bag:red")
    other = play(turn(3, hands=("", "sidekick", "forger")), "0 done", "0 bag:red")
    assert one.to_act() == other.to_act()
    assert legal(one, 2) == legal(other, 2)


SECRETS: list[tuple[Callable[[], SwindlerState], str, str, list[int]]] = [
    (lambda: play(at_hiring(turn(3)), "0 hire"), "* accomplice:forger", "* accomplice:beggar", [0]),
    (
        lambda: play(at_hiring(turn(3, thieves=("", "recruiter"))), "0 end"),
        "* accomplice:forger",
        "* accomplice:beggar",
        [1],
    ),
    (
        lambda: play(turn(3, loot=("", THREE, THREE.replace("R", "Y")), known=("beggar",)), "0 beggar"),
        "1 give:Rr",
        "1 give:coin",
        [1],
    ),
    (
        lambda: play(
            turn(3, hands=("", "copycat", "copycat")), "0 done", "0 bag:red", "1 pass", "2 pass", "* tile:Rr"
        ),
        "2 pass",
        "2 copycat",
        [2],
    ),
    (
        lambda: play(turn(3, hands=("", "know_it_all", "forger")), "0 done", "0 bag:red"),
        "1 bet:skull",
        "1 bet:clean",
        [1],
    ),
    (
        lambda: play(turn(4, loot=("", THREE), hands=("beggar", "assassin", "forger")), "0 beggar"),
        "1 pass",
        "1 assassin",
        [1],
    ),
]


@rule("SW-9.4", "SW-12.2", "SW-10.5", "SW-R40", "SW-R72")
@pytest.mark.parametrize(("made", "one", "other", "insiders"), SECRETS)
def test_what_happens_in_secret_is_neither_told_nor_shown_to_others(
    made: Callable[[], SwindlerState], one: str, other: str, insiders: list[int]
) -> None:
    start = made()
    heard = [told(start.copy(), seat, one) == told(start.copy(), seat, other) for seat in EVERYBODY]
    states = play(start.copy(), one), play(start.copy(), other)
    assert who_can_tell(*states) == insiders
    assert [seat for seat, same in zip(EVERYBODY, heard) if not same and seat not in insiders] == []


@rule("SW-8.3")
def test_tiles_to_be_returned_are_seen_only_when_all_have_chosen() -> None:
    state = turn(3, orders="- A2 A3 A4", loot=("Rr Bn Gw Yk", "Rr Bn Gw Yk"))
    state.public.orders_done = 1
    play(at_actions(state), "0 done", "* order:B32")
    one, other = play(state.copy(), "1 return:Rr"), play(state.copy(), "1 return:Bn")
    assert who_can_tell(one, other) == [1]
    assert who_can_tell(play(one, "0 return:Rr"), play(other, "0 return:Rr")) == [CHANCE, 0, 1, 2]


@rule("SW-9.8", "SW-R71")
def test_a_card_that_is_played_is_seen_by_everybody() -> None:
    state = turn(3, loot=("", THREE), hands=("beggar",))
    for seat in EVERYBODY:
        assert ("shows-card", (0, CARDS.index("beggar"), 0)) in told(state.copy(), seat, "0 beggar")


@rule("SW-R71")
def test_a_guess_never_puts_a_card_into_a_hand_drawn_before_it_was_shuffled_in() -> None:
    state = at_hiring(turn(3, coins=(3,)))
    cards = card_names(BOX.cards)
    cards.remove("forger")
    cards.remove("sidekick")
    discard(state, " ".join(cards))
    play(state, "0 hire", "* accomplice:forger", "0 end")
    passing(state, *theft("red", "skull", seat=1), "1 done", "1 hire", "* accomplice:sidekick", "1 end")
    passing(state, *theft("red", "skull", seat=2), "2 done", "2 hire", "* accomplice:hustler", "2 end")
    for seed in range(30):
        guess = GAME.determinise(state.view(2), Random(seed))
        assert {hand(guess, 0), hand(guess, 1)} == {"forger", "sidekick"}
        assert hand(guess, 2) == "hustler"


@rule("SW-R71", "SW-10.15")
def test_cards_known_to_all_are_in_every_guess() -> None:
    state = turn(3, hands=("forger", "copycat", ""), known=("", "", "hustler"))
    hands = set()
    for seed in range(30):
        guess = GAME.determinise(state.view(0), Random(seed))
        assert (hand(guess, 0), hand(guess, 2)) == ("forger", "hustler")
        hands.add(hand(guess, 1))
    assert len(hands) > 5
    assert "hustler" not in hands


@rule("SW-R76")
def test_a_guess_of_who_fills_an_order_holds_what_makes_it_possible() -> None:
    state = reserved("A3", "Gk Bn", players=3, hands=("forger sidekick",))
    play(state, "0 fulfil:1")
    for seed in range(20):
        assert "forger" in hand(GAME.determinise(state.view(1), Random(seed)), 0)


@rule("SW-10.5", "SW-R40")
def test_a_guess_of_a_sealed_gift_is_anything_that_may_be_given() -> None:
    state = play(turn(3, loot=("", THREE, "Yr Yn Yk"), known=("beggar",)), "0 beggar", "1 give:Rr")
    guesses = {GAME.determinise(state.view(0), Random(seed)).private[1].answer for seed in range(40)}
    assert {MOVES.text(int(move)) for move in guesses} == {"give:coin", "give:Rr", "give:Rn", "give:Rk"}
    assert GAME.determinise(state.view(1), Random(1)).private[1].answer == MOVES.parse("give:Rr")


@rule("SW-8.3")
@pytest.mark.parametrize(
    ("lines", "sizes"), [((), {0, 1}), (("1 return:Rr",), {0, 1}), (("1 return:Rr", "1 return:Bn"), {2})]
)
def test_a_guess_of_sealed_tiles_has_all_of_them_where_somebody_has_answered_and_fewer_where_not(
    lines: tuple[str, ...], sizes: set[int]
) -> None:
    state = at_actions(turn(3, orders="- A2 A3 A4", loot=("Rr Bn Gw Yk Kj", "Rr Bn Gw Yk Kj")))
    state.public.orders_done = 1
    play(state, "0 done", "* order:B27", *lines)
    sealed = [int(GAME.determinise(state.view(0), Random(seed)).private[1].sealed) for seed in range(20)]
    assert {len(codes_in(heap)) for heap in sealed} == sizes
    assert len(set(sealed)) > 2


@rule("SW-R40")
def test_a_guess_of_a_sealed_answer_in_a_window_is_a_legal_one() -> None:
    state = play(turn(3, known=("", "copycat", "forger")), "0 done", "0 bag:red", "* tile:Rr", "1 copycat")
    guesses = {GAME.determinise(state.view(0), Random(seed)).private[1].answer for seed in range(20)}
    assert {MOVES.text(int(move)) for move in guesses} == {"pass", "copycat"}


@rule("SW-2.8")
def test_a_guess_knows_how_many_cards_were_hired_in_this_turn() -> None:
    state = play(at_hiring(turn(3, coins=(3,), hands=("forger",))), "0 hire", "* accomplice:beggar")
    for seed in range(10):
        guess = GAME.determinise(state.view(1), Random(seed))
        assert len(card_names(int(guess.private[0].hired))) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_cannot_be_told_from_the_truth_by_its_seat(players: int) -> None:
    rng = Random(players)
    state = GAME.new(players, {"round_limit": "20"})
    turns = 0
    while state.to_act():
        seat = rng.choice(state.to_act())
        turns += 1
        if seat != CHANCE and turns % 7 == 0:
            view = state.view(seat)
            assert GAME.determinise(view, rng).view(seat).key() == view.key()
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal_moves(seat)))


@rule("SW-3.2")
def test_everything_but_hands_and_answers_is_the_same_in_all_views() -> None:
    state = turn(3, loot=("Rr", "Bn"), hands=("forger", "copycat"), markers={1: 2}, posters=(1, 2))
    publics = [state.view(seat).public for seat in EVERYBODY]
    for public in publics:
        assert (public.loot, public.coins, public.posters) == (state.public.loot, [1, 1, 1], [1, 2, 0])
        assert (public.markers, public.home, public.pools) == (
            [2, -1, -1, -1],
            state.public.home,
            state.public.pools,
        )


def test_a_sample_of_chance_agrees_with_its_weights() -> None:
    """Steps that draw without making the list give each outcome its share."""
    for state in (
        play(turn(2, loot=("Rr", "Rk")), "0 done", "0 bag:red"),
        play(at_hiring(turn(2, hands=("", "assassin"))), "0 hire"),
    ):
        chance = state.chance()
        total = sum(weight for _, weight in chance)
        drawn = [state.public.stack[-1].sample(state, (at + 0.5) / total) for at in range(total)]
        assert {MOVES.text(move): drawn.count(move) for move in drawn} == {
            MOVES.text(m): w for m, w in chance
        }
