"""The powers on the own Lair: Nancy, Oliver Twist, Rose Maylie and Mr Brownlow."""

import pytest
from oliver_positions import bag, day, file, legal, money, night, play, refused, stash, tools
from rule import rule

NINE = "apple1 apple1 brooch brooch necklace necklace ring ring watch"


# ---------------------------------------------------------------- Nancy


@rule("OT-6.14")
def test_nancy_takes_an_object_out_of_the_file_into_the_stash() -> None:
    state = play(day(3, files=("ring ring rope",), hands=("nancy",)), "0 play:nancy")
    assert legal(state) == ["take:ring", "take:rope"]
    play(state, "0 take:ring")
    assert (stash(state), file(state), tools(state), bag(state)) == ("ring", "ring rope", "", "")
    assert state.to_act() == [1]


@rule("OT-6.14")
def test_nancy_lays_a_tool_before_the_lair() -> None:
    state = play(day(3, files=("ring rope",), hands=("nancy",)), "0 play:nancy", "0 take:rope")
    assert (stash(state), file(state), tools(state)) == ("", "ring", "rope")


@rule("OT-R47", "OT-6.14")
def test_nancy_leaves_characters_and_burglaries_in_the_file() -> None:
    state = play(night(3, files=("ring character burglary",), hands=("nancy",)), "0 play:nancy")
    assert legal(state) == ["take:ring"]
    assert refused(state, "0 take:rope") == ("not-in-your-file", "OT-6.14")


@rule("OT-R93", "OT-6.14", "OT-4.19")
def test_nancy_with_a_full_stash_exchanges_a_token_with_the_file() -> None:
    state = day(3, stashes=(NINE,), files=("wallet",), hands=("nancy",))
    play(state, "0 play:nancy", "0 take:wallet", "0 drop:apple1")
    assert file(state) == "apple1"
    assert stash(state) == "apple1 brooch brooch necklace necklace ring ring watch wallet"


# ---------------------------------------------------------------- Oliver Twist


@rule("OT-6.16")
@pytest.mark.parametrize(
    ("sort", "left"),
    [
        ("apple", "ring crowbar rope character burglary"),
        ("ring", "apple1 apple2 apple2 crowbar rope character burglary"),
        ("tool", "apple1 apple2 apple2 ring character burglary"),
        ("character", "apple1 apple2 apple2 ring crowbar rope burglary"),
        ("burglary", "apple1 apple2 apple2 ring crowbar rope character"),
    ],
)
def test_oliver_sends_all_tokens_of_one_type_to_the_bag(sort: str, left: str) -> None:
    everything = "apple1 apple2 apple2 ring crowbar rope character burglary"
    state = play(night(3, files=(everything, "ring"), hands=("oliver",)), "0 play:oliver")
    assert legal(state) == ["clear:apple", "clear:ring", "clear:tool", "clear:character", "clear:burglary"]
    play(state, f"0 clear:{sort}")
    assert (file(state, 0), file(state, 1)) == (left, "ring")
    assert sorted((file(state) + " " + bag(state)).split()) == sorted(everything.split())
    assert state.to_act() == [1]


# ---------------------------------------------------------------- Rose Maylie


@rule("OT-6.17", "OT-R50")
def test_rose_burns_up_to_three_tokens_of_the_own_file() -> None:
    state = day(3, files=("apple1 apple1 ring rope character",), hands=("rose",))
    play(state, "0 play:rose", "0 burn:apple1", "0 burn:rope", "0 burn:character")
    assert (file(state), bag(state), state.to_act()) == ("apple1 ring", "apple1 rope character", [1])


@rule("OT-R50", "OT-6.17")
def test_rose_burns_at_least_one_and_then_as_many_as_she_likes() -> None:
    state = play(day(3, files=("apple1 ring",), hands=("rose",)), "0 play:rose")
    assert legal(state) == ["burn:apple1", "burn:ring"]
    assert refused(state, "0 done") == ("burn-one", "OT-R50")
    play(state, "0 burn:ring")
    assert legal(state) == ["burn:apple1", "done"]
    play(state, "0 done")
    assert (file(state), state.to_act()) == ("apple1", [1])


@rule("OT-6.17")
def test_rose_is_done_when_the_file_is_empty() -> None:
    state = play(day(3, files=("apple1",), hands=("rose",)), "0 play:rose", "0 burn:apple1")
    assert (file(state), state.to_act()) == ("", [1])


# ---------------------------------------------------------------- Mr Brownlow


@rule("OT-6.20")
@pytest.mark.parametrize("some", [1, 2, 3, 4])
def test_brownlow_pays_four_pounds_for_each_wallet(some: int) -> None:
    state = play(
        day(3, stashes=("ring wallet wallet wallet wallet",), hands=("brownlow",)), "0 play:brownlow"
    )
    assert legal(state) == ["cash:1", "cash:2", "cash:3", "cash:4"]
    assert refused(state, "0 cash:5") == ("not-so-many-wallets", "OT-6.20")
    play(state, f"0 cash:{some}")
    assert money(state) == [10 + 4 * some, 10, 10]
    assert stash(state).split() == ["ring"] + ["wallet"] * (4 - some)
    assert (bag(state).split(), state.to_act()) == (["wallet"] * some, [1])


@rule("OT-6.20")
def test_brownlow_uses_no_reward() -> None:
    state = day(3, stashes=("wallet wallet wallet",), hands=("brownlow",))
    play(state, "0 play:brownlow", "0 cash:3")
    assert (state.public.sales, money(state)[0]) == (0, 22)
