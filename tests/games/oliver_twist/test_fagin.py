"""Going to Fagin's: sets, coins, the bonus and the Rewards."""

import pytest
from oliver_positions import (
    GAME,
    bag,
    day,
    file,
    lay,
    legal,
    let_chance_play,
    money,
    new_game,
    outcomes,
    play,
    refused,
    stash,
    stock,
)
from rule import rule

from fagin.games.oliver_twist.state import TwistState


def sale(tokens: str, *moves: str, sales: int = 5, **options: str) -> TwistState:
    """Seat 0 sells out of this stash, when so many Rewards are gone."""
    state = day(3, stashes=(tokens,), also=options)
    state.public.sales = sales
    return play(state, *(f"0 {move}" for move in moves))


@rule("OT-5.1")
@pytest.mark.parametrize(
    ("tokens", "sets"),
    [
        ("ring ring", []),
        ("ring ring ring", ["sell:ring"]),
        ("ring ring watch", []),
        ("apple1 apple2 apple1", ["sell:apple"]),
        ("apple1 apple1 handkerchief1 handkerchief2", []),
        ("brooch brooch brooch necklace necklace necklace", ["sell:brooch", "sell:necklace"]),
        ("watch watch watch watch watch watch", ["sell:watch"]),
    ],
)
def test_a_set_is_three_or_more_objects_of_one_type(tokens: str, sets: list[str]) -> None:
    state = day(2, {9: "apple1"}, stashes=(tokens,))
    assert legal(state, 0, "sell") == sets


@rule("OT-5.1")
def test_a_type_without_a_set_is_refused() -> None:
    assert refused(day(2, {9: "ring"}, stashes=("ring ring",)), "0 sell:ring") == ("no-set", "OT-5.1")


@rule("OT-5.2")
@pytest.mark.parametrize(
    ("tokens", "sort", "pounds"),
    [
        ("apple1 apple1 apple2", "apple", 4),
        ("handkerchief1 handkerchief2 handkerchief2", "handkerchief", 5),
        ("brooch brooch brooch", "brooch", 6),
        ("necklace necklace necklace", "necklace", 9),
        ("ring ring ring ring", "ring", 16),
        ("watch watch watch", "watch", 15),
    ],
)
def test_the_bank_pays_all_coins_on_the_tokens(tokens: str, sort: str, pounds: int) -> None:
    assert money(sale(tokens, f"sell:{sort}", "done")) == [10 + pounds, 10, 10]


@rule("OT-5.3")
def test_the_set_leaves_the_stash_for_the_bag_and_the_rest_stays() -> None:
    state = sale("ring ring ring watch wallet", "sell:ring", "done")
    assert (stash(state), bag(state), file(state)) == ("watch wallet", "ring ring ring", "")
    assert state.to_act() == [1]


@rule("OT-5.4", "OT-5.5")
@pytest.mark.parametrize("sort", ["apple2", "handkerchief2", "brooch", "necklace", "ring", "watch"])
def test_a_wallet_stands_for_an_object_of_any_type_and_adds_nothing(sort: str) -> None:
    coins = {"apple2": 2, "handkerchief2": 2, "brooch": 2, "necklace": 3, "ring": 4, "watch": 5}[sort]
    state = sale(f"{sort} {sort} wallet", f"sell:{sort.rstrip('2')}", "done")
    assert money(state)[0] == 10 + 2 * coins
    assert stash(state) == ""
    state = sale(f"{sort} wallet wallet", f"sell:{sort.rstrip('2')}", "done")
    assert money(state)[0] == 10 + coins


@rule("OT-5.5")
def test_only_the_wallets_that_are_needed_go_unless_more_are_added() -> None:
    assert stash(sale("ring ring wallet wallet", "sell:ring", "done")) == "wallet"
    state = sale("ring ring wallet wallet", "sell:ring", "wallet", "done")
    assert (stash(state), bag(state)) == ("", "ring ring wallet wallet")
    assert refused(sale("ring ring wallet", "sell:ring"), "0 wallet") == ("no-wallet-left", "OT-5.5")


@rule("OT-5.6")
@pytest.mark.parametrize(("some", "pounds"), [(3, 6), (4, 8), (5, 10 + 7), (6, 12 + 7), (9, 18 + 7)])
def test_five_tokens_or_more_earn_seven_pounds(some: int, pounds: int) -> None:
    assert money(sale("brooch " * some, "sell:brooch", "done"))[0] == 10 + pounds


@rule("OT-5.7")
def test_wallets_count_for_the_five() -> None:
    tokens = "brooch brooch brooch wallet wallet"
    assert money(sale(tokens, "sell:brooch", "wallet", "wallet", "done"))[0] == 10 + 6 + 7
    assert money(sale(tokens, "sell:brooch", "wallet", "done"))[0] == 10 + 6


@rule("OT-5.8", "OT-5.9", "OT-5.10", "OT-5.11", "OT-R76")
@pytest.mark.parametrize(
    ("sales", "reward"), [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 0), (6, 0), (9, 0)]
)
def test_every_sale_earns_the_uppermost_reward_and_uses_it_up(sales: int, reward: int) -> None:
    state = sale("ring ring ring", "sell:ring", "done", sales=sales)
    assert money(state)[0] == 10 + 12 + reward
    assert state.public.sales == sales + 1


@rule("OT-5.8", "OT-5.10")
def test_the_rewards_go_down_whoever_sells() -> None:
    rings = "ring ring ring"
    state = day(3, stashes=(rings, rings, "watch watch watch"))
    for seat, sort in enumerate(("ring", "ring", "watch")):
        play(state, f"{seat} sell:{sort}", f"{seat} done")
    assert money(state) == [10 + 12 + 6, 10 + 12 + 5, 10 + 15 + 4]


@rule("OT-5.9", "OT-5.6")
def test_coins_bonus_and_reward_add_up() -> None:
    assert money(sale("ring " * 5, "sell:ring", "done", sales=0))[0] == 10 + 20 + 7 + 6


@rule("OT-5.11", "OT-5.12")
def test_without_rewards_coins_and_the_seven_pounds_are_still_paid() -> None:
    for sales in range(5, 12):
        assert money(sale("ring " * 5, "sell:ring", "done", sales=sales))[0] == 10 + 20 + 7


@rule("OT-R22")
def test_a_seller_may_keep_some_of_the_type() -> None:
    state = sale("ring ring ring ring ring", "sell:ring", "hold:ring", "hold:ring")
    assert legal(state) == ["done"]
    assert refused(state, "0 hold:ring") == ("too-few", "OT-5.1")
    play(state, "0 done")
    assert (stash(state), bag(state), money(state)[0]) == ("ring ring", "ring ring ring", 22)


@rule("OT-R22")
def test_one_action_sells_one_set_only() -> None:
    state = sale("ring ring ring watch watch watch", "sell:ring", "done")
    assert state.to_act() == [1]
    assert stash(state) == "watch watch watch"


@rule("OT-R22", "OT-5.5")
def test_wallets_may_replace_tokens_that_are_held_back() -> None:
    state = sale("watch watch watch wallet wallet", "sell:watch", "hold:watch", "hold:watch")
    assert legal(state) == ["wallet"]
    assert refused(state, "0 hold:watch") == ("needs-a-real-one", "OT-R23")
    assert refused(state, "0 done") == ("too-few", "OT-5.1")
    play(state, "0 wallet")
    assert refused(state, "0 hold:watch") == ("wallet-added", "OT-R22")
    play(state, "0 wallet", "0 done")
    assert (stash(state), bag(state)) == ("watch watch", "watch wallet wallet")


@rule("OT-R23", "OT-R72")
def test_wallets_alone_are_no_set() -> None:
    state = day(2, {9: "ring"}, stashes=("wallet wallet wallet wallet",))
    assert legal(state) == ["prowl:9"]
    assert refused(state, "0 sell:wallet") == ("wallets-alone", "OT-R23")


@rule("OT-R89", "OT-R23", "OT-R72")
def test_the_french_letter_lets_wallets_alone_be_sold() -> None:
    state = day(2, stashes=("wallet wallet wallet wallet wallet",), wallet_only_sets="true")
    assert legal(state) == ["sell:wallet"]
    play(state, "0 sell:wallet", "0 done")
    assert (stash(state), bag(state), money(state)[0]) == ("wallet wallet", "wallet wallet wallet", 10 + 6)


@rule("OT-R89", "OT-R72")
def test_the_french_letter_pays_the_bonus_for_five_wallets() -> None:
    state = day(2, stashes=("wallet wallet wallet wallet wallet",), wallet_only_sets="true")
    play(state, "0 sell:wallet", "0 wallet", "0 wallet", "0 done")
    assert money(state)[0] == 10 + 7 + 6


@rule("OT-R24")
def test_apples_of_one_and_two_pounds_are_one_type_and_the_seller_picks() -> None:
    state = sale("apple1 apple1 apple2 apple2", "sell:apple")
    assert legal(state) == ["hold:apple1", "hold:apple2", "done"]
    play(state, "0 hold:apple1", "0 done")
    assert (stash(state), money(state)[0]) == ("apple1", 10 + 5)
    state = sale("handkerchief1 handkerchief1 handkerchief2 handkerchief2", "sell:handkerchief")
    play(state, "0 hold:handkerchief2", "0 done")
    assert (stash(state), money(state)[0]) == ("handkerchief2", 10 + 4)


@rule("OT-R25")
def test_a_set_of_nine_earns_the_bonus_once() -> None:
    assert money(sale("brooch " * 9, "sell:brooch", "done"))[0] == 10 + 18 + 7


@rule("OT-R9", "OT-5.3")
def test_a_starting_token_is_sold_like_any_object_and_is_in_the_pool_again_at_night() -> None:
    state = play(new_game(2), "* starter:ring", "* starter:watch", "* starter:brooch", "* starter:brooch")
    let_chance_play(state)
    lay(state, {})
    stock(state, 0, "ring ring ring watch")
    stock(state, 1, "")
    play(state, "0 sell:ring", "0 done", "1 stop")
    assert outcomes(state)["starter:ring"] == 1
    assert sum(outcomes(state).values()) == 9
    assert state.secret.unseen == GAME.pieces.tokens
