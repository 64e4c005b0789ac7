"""Hidden information: who sees what, and when."""

from collections.abc import Callable
from random import Random

import pytest
from oliver_positions import (
    GAME,
    day,
    dealt,
    give_cards,
    lay,
    legal,
    let_chance_play,
    line_of,
    money,
    new_game,
    night,
    nightfall,
    on_space,
    play,
    stash,
    told,
    turn_up,
)
from positions import EVERYBODY, who_can_tell
from rule import rule

from fagin.games.oliver_twist.pieces import KINDS, heap_of
from fagin.games.oliver_twist.state import TwistState
from fagin.kernel import CHANCE

NINE = "apple1 apple1 brooch brooch necklace necklace ring ring watch"


@rule("OT-2.2", "OT-R78")
def test_only_its_owner_sees_a_starting_token() -> None:
    ring, watch = play(new_game(3), "* starter:ring"), play(new_game(3), "* starter:watch")
    assert who_can_tell(ring, watch) == [0]
    assert [ring.view(seat).public.stash_count for seat in EVERYBODY] == [[1, 0, 0]] * 4


@rule("OT-R83")
def test_nobody_sees_whether_a_token_that_is_sold_was_a_starting_token() -> None:
    tokens = line_of([9, 10, 11, 1, 30, 31], "ring", "brooch", "ring", "brooch", "ring", "brooch")
    prowls = [f"{at % 2} prowl:{space}" for at, space in enumerate(tokens)]
    states = []
    for starter, held in (("ring", ["0 hold:ring"]), ("apple1", [])):
        state = let_chance_play(
            play(new_game(2), f"* starter:{starter}", "* starter:watch", *["* starter:brooch"] * 2)
        )
        lay(state, tokens)
        play(state, *prowls, "0 sell:ring")
        assert legal(state) == (["hold:ring", "done"] if held else ["done"])
        play(state, *held)
        states.append((told(state, 1, "0 done"), state))
    assert states[0][0] == states[1][0]
    assert states[0][1].view(1).key() == states[1][1].view(1).key()


@rule("OT-8.2")
def test_only_its_owner_sees_a_starting_token_of_the_night() -> None:
    start = play(day(3), "0 stop")
    assert who_can_tell(play(start.copy(), "* starter:ring"), play(start, "* starter:watch")) == [0]


@rule("OT-R10", "OT-R6", "OT-R64")
def test_no_view_depends_on_what_nobody_has_seen() -> None:
    for state in (dealt(3), nightfall(3)):
        keys = [state.view(seat).key() for seat in EVERYBODY]
        state.secret.pool = heap_of(["apple1"])
        state.secret.unseen = heap_of(["rope"])
        state.secret.deck = 1
        state.secret.pile = 1
        assert [state.view(seat).key() for seat in EVERYBODY] == keys


@rule("OT-4.12", "OT-R21")
def test_only_the_owner_sees_which_token_a_full_stash_gave_to_the_file() -> None:
    start = play(day(3, {9: "wallet"}, stashes=(NINE,)), "0 prowl:9")
    ring, watch = play(start.copy(), "0 drop:ring"), play(start.copy(), "0 drop:watch")
    assert who_can_tell(ring, watch) == [0]
    filed = ("filed", (0, KINDS.index("ring"), -1))
    assert [filed in told(start.copy(), seat, "0 drop:ring") for seat in EVERYBODY] == [
        False,
        True,
        False,
        False,
    ]


@rule("OT-R21", "OT-4.12")
def test_the_owner_sees_the_whole_file_and_nobody_else_has_it_in_view() -> None:
    state = play(day(3, line_of([9, 10, 11], "rope", "ring", "watch")), "0 prowl:11")
    own = state.view(0).own
    assert own is not None
    assert own.file == heap_of(["rope", "ring"])
    for seat in (CHANCE, 1, 2):
        assert state.view(seat).public.files == [0, 0, 0]


@rule("OT-4.12", "OT-7.8")
def test_files_are_in_everybodys_view_when_the_round_is_over() -> None:
    state = play(day(3, files=("ring", "rope", "watch"), rounds="day_only"), "0 stop")
    assert state.view(CHANCE).public.files == [heap_of([kind]) for kind in ("ring", "rope", "watch")]


@rule("OT-R78")
def test_stashes_are_hidden_during_a_round() -> None:
    one = day(3, stashes=("ring watch", "apple1"))
    other = day(3, stashes=("wallet wallet", "apple1"))
    assert who_can_tell(one, other) == [0]


@rule("OT-5.1", "OT-R22", "OT-R84")
def test_what_lies_on_the_tray_is_seen_only_when_it_is_sold() -> None:
    start = play(day(3, stashes=("apple1 apple1 apple2 apple2 wallet",)), "0 sell:apple")
    one, other = play(start.copy(), "0 hold:apple1"), play(start.copy(), "0 hold:apple2")
    assert who_can_tell(one, other) == [0]
    play(one, "0 done")
    play(other, "0 done")
    assert who_can_tell(one, other) == [CHANCE, 0, 1, 2]


@rule("OT-2.5", "OT-9.16", "OT-R62")
def test_only_the_burglar_sees_the_cards_drawn_and_kept() -> None:
    start = play(night(3, {9: "burglary"}, tools=("rope",)), "0 prowl:9", "* loot:5")
    one, other = play(start.copy(), "* loot:6"), play(start.copy(), "* loot:-6")
    assert who_can_tell(one, other) == [0]
    kept = play(one.copy(), "0 keep:6")
    assert who_can_tell(kept, play(one, "0 keep:5")) == [0]
    assert kept.view(2).public.burgled == (0,)


@rule("OT-8.5")
def test_a_token_at_night_is_public_once_it_is_turned_up() -> None:
    start = play(nightfall(3), "0 flip:9")
    one, other = turn_up(start.copy(), "ring"), turn_up(start.copy(), "rope")
    assert who_can_tell(one, other) == [CHANCE, 0, 1, 2]
    assert on_space(one, 9) == "ring"


@rule("OT-R86", "OT-6.15")
def test_what_monks_plants_is_seen_by_the_two_concerned_only() -> None:
    start = play(day(3, files=("ring rope",), hands=("monks",)), "0 play:monks", "0 target:1")
    one, other = play(start.copy(), "0 plant:ring", "0 done"), play(start.copy(), "0 plant:rope", "0 done")
    assert who_can_tell(one, other) == [0, 1]


@rule("OT-4.13", "OT-6.3", "OT-2.13", "OT-R76")
def test_tools_discards_and_used_rewards_are_public() -> None:
    state = day(3, {9: "rope"}, stashes=("", "ring ring ring"), hands=("", "", "nancy"))
    play(state, "0 prowl:9", "1 sell:ring", "1 done", "2 hide:nancy")
    for seat in EVERYBODY:
        public = state.view(seat).public
        assert public.tools == [heap_of(["rope"]), 0, 0]
        assert (public.sales, int(public.discards).bit_count()) == (1, 1)


@rule("OT-4.17", "OT-5.9", "OT-5.6")
def test_every_payment_is_told_to_everybody() -> None:
    state = day(3, line_of([30, 31]), stashes=("", "ring " * 5))
    for seat in EVERYBODY:
        events = told(state.copy(), seat, "0 bribe", "0 move:1", "0 prowl:30", "1 sell:ring", "1 done")
        assert ("bribes", (0, 2, -1)) in events
        assert ("bonus", (1, 7, -1)) in events
        assert ("reward", (1, 6, -1)) in events
        assert [args[2] for what, args in events if what == "sells"] == [20]
    assert money(state) == [10, 10, 10]


@rule("OT-R92")
@pytest.mark.parametrize(
    ("state", "lines", "asked"),
    [
        (day(2, {9: "wallet"}, stashes=("ring " * 9,)), ["0 prowl:9"], "drop:ring"),
        (day(2, stashes=("ring ring ring",)), ["0 sell:ring"], "done"),
        (day(2, stashes=("", "ring ring ring"), hands=("fang",)), ["0 play:fang"], "yield:ring"),
        (day(2, stashes=("ring", "watch"), hands=("noah",)), ["0 play:noah"], "take:watch"),
        (day(2, files=("ring",), hands=("nancy",)), ["0 play:nancy"], "take:ring"),
        (day(2, {9: "ring"}), [], "prowl:9"),
    ],
)
def test_a_choice_of_one_is_asked_where_it_depends_on_what_is_hidden(
    state: TwistState, lines: list[str], asked: str
) -> None:
    play(state, *lines)
    assert legal(state, state.to_act()[0]) == [asked]


SECRETS = [
    (lambda: new_game(3), "* starter:ring", "* starter:watch", [0]),
    (lambda: play(day(3, {9: "character"}), "0 prowl:9"), "* card:nancy", "* card:fang", [0]),
    (lambda: play(day(3, {9: "wallet"}, stashes=(NINE,)), "0 prowl:9"), "0 drop:ring", "0 drop:watch", [0]),
    (lambda: play(day(3, stashes=("ring " * 4 + "wallet",)), "0 sell:ring"), "0 hold:ring", "0 wallet", [0]),
    (
        lambda: play(day(3, stashes=("", "ring watch"), hands=("sikes",)), "0 play:sikes"),
        "* robbed:ring",
        "* robbed:watch",
        [0, 1],
    ),
    (
        lambda: play(day(3, stashes=("", "ring watch brooch"), hands=("fang",)), "0 play:fang"),
        "1 yield:ring",
        "1 yield:watch",
        [1],
    ),
    (
        lambda: play(day(3, stashes=("brooch", "ring watch"), hands=("noah",)), "0 play:noah"),
        "0 take:ring",
        "0 take:watch",
        [0],
    ),
    (
        lambda: play(
            day(3, stashes=("brooch ring", "watch"), hands=("noah",)), "0 play:noah", "0 take:watch"
        ),
        "0 give:ring",
        "0 give:brooch",
        [0, 1],
    ),
    (
        lambda: play(day(3, files=("ring rope",), hands=("monks",)), "0 play:monks", "0 target:1"),
        "0 plant:ring",
        "0 plant:rope",
        [0, 1],
    ),
    (
        lambda: play(night(3, hidden=[30, 31, 60]), "0 bribe", "0 peek:30"),
        "* token:ring",
        "* token:rope",
        [0],
    ),
    (lambda: play(night(3, {9: "burglary"}), "0 prowl:9"), "* loot:3", "* loot:-3", [0]),
    (
        lambda: play(night(3, {9: "burglary"}, tools=("rope",)), "0 prowl:9", "* loot:3", "* loot:4"),
        "0 keep:3",
        "0 keep:4",
        [0],
    ),
]


@rule("OT-R84", "OT-2.2", "OT-4.15", "OT-4.12", "OT-R46", "OT-R43", "OT-9.22", "OT-R62", "OT-9.16")
@pytest.mark.parametrize(("made", "one", "other", "insiders"), SECRETS)
def test_what_happens_in_secret_is_neither_told_nor_shown_to_others(
    made: Callable[[], TwistState], one: str, other: str, insiders: list[int]
) -> None:
    start = made()
    states = start.copy(), start.copy()
    heard = [told(start.copy(), seat, one) == told(start.copy(), seat, other) for seat in EVERYBODY]
    play(states[0], one)
    play(states[1], other)
    assert set(who_can_tell(*states)) <= set(insiders)
    assert [
        seat for seat, same in zip(EVERYBODY, heard, strict=True) if not same and seat not in insiders
    ] == []
    assert who_can_tell(*states)


@rule("OT-R85", "OT-6.10", "OT-6.14", "OT-6.16", "OT-6.17", "OT-6.20")
@pytest.mark.parametrize(
    ("card", "move", "event"),
    [
        ("dodger", "grab:10", ("grabs", (0, 10, KINDS.index("rope")))),
        ("nancy", "take:apple1", ("recovers", (0, KINDS.index("apple1"), -1))),
        ("oliver", "clear:apple", ("clears", (0, 0, heap_of(["apple1"])))),
        ("rose", "burn:crowbar", ("burns", (0, KINDS.index("crowbar"), -1))),
        ("brownlow", "cash:1", ("cashes", (0, 1, 4))),
    ],
)
def test_everybody_sees_what_leaves_the_board_a_file_or_a_stash_for_all_to_see(
    card: str, move: str, event: tuple[str, tuple[int, int, int]]
) -> None:
    start = day(
        3, line_of([9, 10], "ring", "rope"), stashes=("wallet",), files=("apple1 crowbar",), hands=(card,)
    )
    for seat in EVERYBODY:
        assert event in told(start.copy(), seat, f"0 play:{card}", f"0 {move}")


@rule("OT-R86")
def test_the_victim_of_monks_is_told_what_was_planted_and_the_others_only_that_one_was() -> None:
    start = play(day(3, files=("ring rope",), hands=("monks",)), "0 play:monks", "0 target:1")
    planted = ("planted", (0, 1, KINDS.index("ring")))
    heard = [told(start.copy(), seat, "0 plant:ring") for seat in EVERYBODY]
    assert [planted in events for events in heard] == [False, True, True, False]
    assert all(("plants-one", (0, 1, -1)) in events for events in heard)


def two_with_starters(card: str) -> TwistState:
    """Two players whose starting tokens are known to us; seat 0 has a card."""
    state = play(new_game(2), "* starter:ring", "* starter:watch", "* starter:brooch", "* starter:apple1")
    give_cards(let_chance_play(state), 0, card)
    return state


@rule("OT-6.22", "OT-R46")
def test_noah_remembers_the_stash_that_was_seen() -> None:
    state = play(two_with_starters("noah"), "0 play:noah")
    for moves in ((), ("0 take:brooch",), ("0 give:ring",)):
        play(state, *moves)
        for seed in range(20):
            guess = GAME.determinise(state.view(0), Random(seed))
            assert guess.private[1].stash == state.private[1].stash


@rule("OT-6.22", "OT-R46")
def test_others_know_that_noah_asked_for_a_token_that_was_there_before_one_was_given_for_it() -> None:
    starters = ["ring", "brooch", "watch", "apple1", "necklace", "apple2"]
    state = let_chance_play(play(new_game(3), *(f"* starter:{kind}" for kind in starters)))
    give_cards(state, 0, "noah")
    play(state, "0 play:noah", "0 target:1", "0 take:watch", "0 give:ring")
    exchanges = set()
    for seed in range(300):
        known = dict(GAME.determinise(state.view(2), Random(seed)).private[0].known)
        exchanges.add((KINDS[known[7]], KINDS[known[8]]))  # after six starting tokens and the look
    assert {given for given, taken in exchanges if given == taken} <= {"brooch"}  # the only one there twice
    assert len(exchanges) > 20


@rule("OT-R46")
def test_robber_and_victim_remember_which_token_sikes_took() -> None:
    state = play(two_with_starters("sikes"), "0 play:sikes", "* robbed:apple1")
    left = [GAME.determinise(state.view(0), Random(seed)).private[1].stash for seed in range(40)]
    assert len(set(left)) > 1
    for seed in range(20):
        assert stash(GAME.determinise(state.view(1), Random(seed)), 0).split().count("apple1") >= 1


@rule("OT-R58")
def test_a_look_at_night_is_kept_in_every_guess_of_who_looked_and_free_in_those_of_others() -> None:
    state = nightfall(2)
    lay(state, {}, hidden=[9, 30, 31, 60])
    play(state, "0 flip:9", "* token:apple1", "0 first:1", "1 prowl:9")
    play(state, "0 bribe", "0 peek:60", "* token:watch", "0 peek:30", "* token:rope")
    seen = {(60, KINDS.index("watch")), (30, KINDS.index("rope"))}
    assert all(set(GAME.determinise(state.view(0), Random(seed)).secret.pinned) == seen for seed in range(20))
    assert len({GAME.determinise(state.view(1), Random(seed)).secret.pinned for seed in range(20)}) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_cannot_be_told_from_the_truth_by_its_seat(players: int) -> None:
    rng = Random(players)
    state = GAME.new(players)
    turns = 0
    while state.to_act():
        seat = state.to_act()[0]
        turns += 1
        if seat != CHANCE and turns % 9 == 0:
            view = state.view(seat)
            assert GAME.determinise(view, rng).view(seat).key() == view.key()
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal_moves(seat)))
