"""Step 5: hiring accomplices, paying, the deck, and what others know of a hand."""

from rule import rule
from swindler_positions import (
    BOX,
    all_pass,
    at_hiring,
    coins,
    discard,
    discards,
    give_hidden,
    hand,
    in_bag,
    legal,
    loot,
    outcomes,
    passing,
    play,
    refused,
    step,
    theft,
    told,
    turn,
)

from fagin.games.swindler.pieces import CARDS, card_names
from fagin.games.swindler.state import SwindlerState

ALL_CARDS = card_names(BOX.cards)


def left_in_deck(cards: str, coins: int = 3) -> SwindlerState:
    """Step 5 with just these cards in the deck; the others are discarded."""
    state = at_hiring(turn(coins=(coins,)))
    others = ALL_CARDS.copy()
    for card in cards.split():
        others.remove(card)
    discard(state, " ".join(others))
    return state


@rule("SW-9.1", "SW-9.2", "SW-9.4")
def test_an_accomplice_costs_a_coin_that_goes_to_the_supply() -> None:
    state = play(at_hiring(turn()), "0 hire", "* accomplice:forger")
    assert (coins(state), state.public.supply, hand(state)) == (0, 5, "forger")
    assert state.public.deck_count == 26


@rule("SW-9.1", "SW-R69")
def test_as_many_may_be_hired_as_can_be_paid() -> None:
    state = at_hiring(turn(coins=(4,), loot=("Kd Kd",)))
    for card in ("forger", "forger", "forger", "sidekick"):
        play(state, "0 hire", "0 pay:coin", f"* accomplice:{card}")
    assert (coins(state), hand(state)) == (0, "forger forger forger sidekick")
    play(state, "0 hire", "* accomplice:beggar")
    assert (coins(state), loot(state)) == (1, "Kd")
    play(state, "0 hire", "0 pay:Kd", "* accomplice:beggar")
    assert legal(state) == ["hire", "end"]


@rule("SW-9.1")
def test_without_coins_nobody_is_hired() -> None:
    state = at_hiring(turn(coins=(0,), loot=("Rr Kj",)))
    assert legal(state) == ["end"]
    assert refused(state, "0 hire") == ("no-coin", "SW-9.1")


@rule("SW-9.2", "SW-3.8")
def test_a_coin_tile_paid_goes_back_to_its_bag() -> None:
    state = at_hiring(turn(loot=("Gc",)))
    play(state, "0 hire")
    assert legal(state) == ["pay:coin", "pay:Gc"]
    play(state, "0 pay:Gc", "* accomplice:forger")
    assert (coins(state), loot(state), in_bag(state, "green")) == (1, "", "Gr Gw Gw Gw Gk Gk Gc")
    assert state.public.supply == 4


@rule("SW-9.3")
def test_a_double_coin_gives_a_coin_of_change() -> None:
    state = play(at_hiring(turn(coins=(0, 4), loot=("Kd",))), "0 hire", "* accomplice:forger")
    assert (coins(state), loot(state), state.public.supply) == (1, "", 1)


@rule("SW-9.3")
def test_a_single_coin_tile_gives_no_change() -> None:
    state = play(at_hiring(turn(coins=(0,), loot=("Yc",))), "0 hire", "* accomplice:forger")
    assert (coins(state), loot(state)) == (0, "")


@rule("SW-R20", "SW-9.3")
def test_without_coins_in_the_supply_the_change_is_lost() -> None:
    state = play(at_hiring(turn(coins=(0, 6), loot=("Kd",))), "0 hire", "* accomplice:forger")
    assert (coins(state), loot(state), hand(state)) == (0, "", "forger")


@rule("SW-9.4", "SW-1.3")
def test_the_card_is_drawn_by_chance_from_all_in_the_deck() -> None:
    state = at_hiring(turn(coins=(2,)))
    give_hidden(state, 1, "hustler assassin")
    play(state, "0 hire")
    expected = {f"accomplice:{card}": ALL_CARDS.count(card) for card in CARDS if card != "hustler"}
    assert outcomes(state) == {**expected, "accomplice:assassin": 2}


@rule("SW-9.4")
def test_only_its_owner_sees_a_hired_card() -> None:
    start = play(at_hiring(turn(3)), "0 hire")
    one, other = play(start.copy(), "* accomplice:forger"), play(start.copy(), "* accomplice:beggar")
    assert [seat for seat in (-1, 0, 1, 2) if one.view(seat).key() != other.view(seat).key()] == [0]
    assert told(start.copy(), 1, "* accomplice:forger") == [("draws-accomplice", (0, -1, -1))]
    assert ("drew-accomplice", (0, CARDS.index("forger"), -1)) in told(start, 0, "* accomplice:forger")


@rule("SW-R45")
def test_from_an_empty_deck_the_discard_pile_is_shuffled() -> None:
    state = left_in_deck("forger")
    play(state, "0 hire", "* accomplice:forger")
    assert (state.public.deck_count, discards(state).count(" ")) == (0, 25)
    play(state, "0 hire")
    assert discards(state) == ""
    assert "accomplice:hustler" in outcomes(state)
    play(state, "* accomplice:hustler")
    assert (hand(state), state.public.deck_count) == ("forger hustler", 25)


@rule("SW-R45")
def test_cards_in_hands_are_not_shuffled_in() -> None:
    state = left_in_deck("hustler")
    play(state, "0 hire", "* accomplice:hustler", "0 hire")
    assert "accomplice:hustler" not in outcomes(state)


@rule("SW-R45")
def test_with_deck_and_discard_pile_empty_nobody_can_be_hired() -> None:
    state = at_hiring(turn(coins=(2,)))
    give_hidden(state, 1, " ".join(ALL_CARDS))
    assert legal(state) == ["end"]
    assert refused(state, "0 hire") == ("nobody-to-hire", "SW-R45")


@rule("SW-R45", "SW-12.2")
def test_with_deck_and_discard_pile_empty_the_recruiter_draws_nothing() -> None:
    state = at_hiring(turn(coins=(0, 0), thieves=("", "recruiter")))
    give_hidden(state, 0, " ".join(ALL_CARDS))
    play(state, "0 end")
    assert (step(state), hand(state, 1)) == ("Reserving", "")


@rule("SW-9.8", "SW-3.2")
def test_everybody_sees_the_discard_pile() -> None:
    state = turn(3, loot=("", "Rr Rn Rc"), known=("beggar",))
    play(state, "0 beggar", "1 give:coin")
    for seat in (-1, 0, 1, 2):
        assert card_names(int(state.view(seat).public.discard)) == ["beggar"]


@rule("SW-R71")
def test_of_two_alike_a_card_known_to_all_is_played_first() -> None:
    state = turn(loot=("", "Rr Rn Rc Bn"), hands=("beggar",), known=("beggar",))
    play(state, "0 beggar", "1 give:coin")
    assert state.public.known[0] == 0
    assert hand(state) == "beggar"
    assert state.public.hidden == (1, 0)


@rule("SW-R71")
def test_a_card_is_shown_with_the_shuffling_since_which_it_was_drawn() -> None:
    state = left_in_deck("assassin")
    play(
        state,
        "0 hire",
        "* accomplice:assassin",
        "0 hire",
        "* accomplice:beggar",
        "0 hire",
        "* accomplice:assassin",
    )
    assert state.public.hidden == (1, 0, 2, 0)
    state.public.loot[1] = 0
    play(state, "0 end")
    give_hidden(state, 1, "hustler know_it_all")
    passing(state, *theft("red", "Rr", "Rr", "Rr", seat=1), "1 done", "1 end")
    events = told(state, 2, "0 beggar")
    assert ("shows-card", (0, CARDS.index("beggar"), 1)) in events
    all_pass(state)
    assert state.public.hidden == (1, 0, 1, 2)


@rule("SW-R71")
def test_of_two_alike_the_older_card_is_played() -> None:
    state = left_in_deck("beggar")
    play(state, "0 hire", "* accomplice:beggar", "0 hire", "* accomplice:beggar", "0 end")
    passing(state, *theft("red", "Rr", "Rr", "Rr", seat=1), "1 done", "1 end", "0 beggar")
    assert state.public.hidden == (0, 0, 1, 0)
