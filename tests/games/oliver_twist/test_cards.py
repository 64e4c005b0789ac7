"""Asking for help or hiding: what holds for every Character card."""

import pytest
from oliver_positions import (
    bag,
    day,
    discards,
    file,
    hand,
    legal,
    line_of,
    money,
    night,
    play,
    refused,
    stash,
    told,
)
from rule import rule

from fagin.games.oliver_twist.pieces import CARDS
from fagin.games.oliver_twist.state import TwistState

EVERY_CARD = pytest.mark.parametrize("card", CARDS)


def plenty(card: str, **options: str) -> TwistState:
    """A turn in which every power can do something."""
    return day(
        3,
        line_of([9, 10, 11], "ring", "crowbar", "apple1"),
        stashes=("wallet ring", "watch " * 6, "brooch " * 6),
        files=("apple1 crowbar",),
        hands=(card,),
        also=options,
    )


@rule("OT-6.1")
@EVERY_CARD
def test_only_a_card_in_hand_can_be_played(card: str) -> None:
    state = plenty("")
    assert not [text for text in legal(state) if text.split(":")[0] in ("play", "hide")]
    assert refused(state, f"0 play:{card}") == ("not-in-your-hand", "OT-6.1")
    assert refused(state, f"0 hide:{card}") == ("not-in-your-hand", "OT-6.1")


@rule("OT-6.1")
def test_the_cards_of_others_cannot_be_played() -> None:
    state = day(2, {9: "ring"}, hands=("", "dodger"))
    assert legal(state) == ["prowl:9"]


@rule("OT-6.2")
@EVERY_CARD
def test_each_card_can_be_played_for_help_or_to_hide(card: str) -> None:
    assert legal(plenty(card), 0, "play") == [f"play:{card}"]
    assert legal(plenty(card), 0, "hide") == [f"hide:{card}"]


@rule("OT-6.2", "OT-6.3")
@EVERY_CARD
def test_one_card_is_played_and_lies_openly_on_the_discards(card: str) -> None:
    other = "rose" if card != "rose" else "oliver"
    state = plenty(f"{card} {other}")
    assert ("plays", (0, CARDS.index(card), -1)) in told(state, 2, f"0 play:{card}")
    assert hand(state) == other
    assert discards(state) == card
    assert state.view(2).public.discards == 1 << CARDS.index(card)


@rule("OT-6.4", "OT-R38", "OT-R79")
@EVERY_CARD
def test_hiding_discards_the_card_openly_and_does_nothing_else(card: str) -> None:
    state = plenty(card)
    before = (money(state), [stash(state, seat) for seat in range(3)], file(state), state.public.on_board)
    assert ("hides", (0, CARDS.index(card), -1)) in told(state, 2, f"0 hide:{card}")
    assert (
        money(state),
        [stash(state, seat) for seat in range(3)],
        file(state),
        state.public.on_board,
    ) == before
    assert (hand(state), discards(state), bag(state)) == ("", card, "")
    assert state.public.gang == 0
    assert state.to_act() == [1]


@rule("OT-6.4", "OT-R79")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_hiding_it_is_the_next_player_clockwise(players: int) -> None:
    last = players - 1
    hands = ("",) * last + ("nancy",)
    state = play(day(players, {9: "ring"}, first=last, hands=hands), f"{last} hide:nancy")
    assert state.to_act() == [0]


@rule("OT-6.6", "OT-8.7", "OT-8.8")
@EVERY_CARD
def test_a_card_not_played_by_day_can_be_used_at_night(card: str) -> None:
    state = day(2, hands=("", card), money=(14, 20))
    state.public.discards = 0
    play(state, "0 stop")
    while state.to_act() == [-1]:
        state.apply(-1, state.chance()[0][0])
    play(state, "0 flip:9")
    while state.to_act() == [-1] or legal(state, 0, "flip"):
        seat = state.to_act()[0]
        state.apply(seat, state.legal_moves(seat)[0])
    play(state, "0 first:1")
    assert hand(state, 1) == card
    assert f"hide:{card}" in legal(state, 1)


EMPTY_CASES: dict[str, TwistState] = {
    "dodger": day(3, hands=("dodger",)),
    "bates": day(3, hands=("bates",)),
    "bullseye": day(3, hands=("bullseye",)),
    "sikes": day(3, stashes=("ring",), hands=("sikes",)),
    "nancy": day(3, files=("character",), hands=("nancy",)),
    "monks": day(3, files=("", "ring"), hands=("monks",)),
    "oliver": day(3, files=("", "ring"), hands=("oliver",)),
    "rose": day(3, files=("", "ring"), hands=("rose",)),
    "bumble": day(3, stashes=("brooch ring " * 3, "brooch ring ring watch watch"), hands=("bumble",)),
    "fang": day(3, stashes=("ring",), hands=("fang",)),
    "brownlow": day(3, stashes=("ring", "wallet"), hands=("brownlow",)),
    "crackit": day(3, {31: "ring"}, tools=("rope",), hands=("crackit",)),
    "noah": day(3, stashes=("ring",), hands=("noah",)),
}


@rule("OT-R36")
@EVERY_CARD
def test_a_power_that_can_do_nothing_leaves_the_card_only_for_hiding(card: str) -> None:
    state = EMPTY_CASES[card].copy()
    assert f"play:{card}" not in legal(state)
    assert refused(state, f"0 play:{card}") == ("only-to-hide", "OT-R36")
    play(state, f"0 hide:{card}")
    assert (discards(state), state.to_act()) == (card, [1])


@rule("OT-R36")
@pytest.mark.parametrize(
    ("card", "state"),
    [
        ("dodger", night(3, hidden=[9, 10], hands=("dodger",))),
        ("bates", day(3, {31: "ring"}, money=(1, 10, 10), hands=("bates",))),
        ("noah", day(3, stashes=("", "ring"), hands=("noah",))),
        ("nancy", night(3, files=("character burglary",), hands=("nancy",))),
        ("crackit", day(3, {9: "ring", 10: "character"}, hands=("crackit",))),
        ("bullseye", day(3, line_of(range(1, 76)), hands=("bullseye",), square_is_space="false")),
    ],
)
def test_other_cases_in_which_a_power_can_do_nothing(card: str, state: TwistState) -> None:
    assert f"play:{card}" not in legal(state)
    assert f"hide:{card}" in legal(state)


@rule("OT-6.5", "OT-R82")
@pytest.mark.parametrize(
    "moves",
    [
        ("dodger", "grab:11"),
        ("bates", "prowl:11"),
        ("bullseye", "move:0", "prowl:9"),
        ("nancy", "take:apple1"),
        ("monks", "target:2", "plant:apple1", "done"),
        ("oliver", "clear:apple"),
        ("rose", "burn:apple1", "done"),
        ("brownlow", "cash:1"),
        ("crackit",),
        ("noah", "target:1", "take:watch", "give:ring"),
    ],
)
def test_after_a_power_the_next_player_clockwise_has_the_turn(moves: tuple[str, ...]) -> None:
    state = play(plenty(moves[0]), f"0 play:{moves[0]}", *(f"0 {move}" for move in moves[1:]))
    assert state.to_act() == [1]
    assert legal(state, 1)
    assert all(text.split(":")[0] in ("prowl", "sell", "bribe") for text in legal(state, 1))


@rule("OT-R82")
@pytest.mark.parametrize("card", ["bumble", "fang"])
def test_after_the_choices_of_others_the_turn_goes_on_from_the_player_of_the_card(card: str) -> None:
    state = play(plenty(card), f"0 play:{card}")
    if card == "fang":
        play(state, "0 target:2", "2 yield:brooch", "2 yield:brooch")
    else:
        play(state, "1 yield:watch", "2 yield:brooch")
    assert state.to_act() == [1]
    assert "prowl:9" in legal(state, 1)
