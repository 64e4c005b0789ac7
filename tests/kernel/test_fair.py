"""Fair chance: bound before the first move, unbiased, one stream for each bag, deck or die."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest
from laws.toy import Toy

from fagin.kernel import BadOption, FairSource, Match, RandomSource
from fagin.kernel.fair import RANGE, commitment_of, index_of

SECRET = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    source = FairSource(SECRET, ["a", "b"])
    assert source.commitment == hashlib.sha256(SECRET).hexdigest() == commitment_of(SECRET)
    assert bytes.fromhex(source.secret) == SECRET


def test_a_pick_can_be_computed_by_hand() -> None:
    key = hmac.digest(SECRET, b"5:alice3:bob", "sha256")
    number = int.from_bytes(hmac.digest(key, b"bag 0", "sha256")[:8], "big")
    weights = [3, 1, 6]
    expected = index_of(number % 10, weights)
    assert FairSource(SECRET, ["alice", "bob"]).pick("bag", weights) == expected


def test_each_stream_runs_by_itself() -> None:
    one, other = FairSource(SECRET, ["a"]), FairSource(SECRET, ["a"])
    bag = [one.pick("bag", [1] * 1000) for _ in range(20)]
    for _ in range(7):
        other.pick("coins", [1, 1])
    assert [other.pick("bag", [1] * 1000) for _ in range(20)] == bag


@pytest.mark.parametrize(
    ("secret", "entropy"),
    [
        (bytes(32), ["a", "b"]),
        (SECRET, ["a", "c"]),
        (SECRET, ["b", "a"]),
        (SECRET, ["ab", ""]),
        (SECRET, ["ab"]),
    ],
)
def test_every_part_of_the_seed_matters(secret: bytes, entropy: list[str]) -> None:
    if "" in entropy:
        with pytest.raises(ValueError, match="without spaces"):
            FairSource(secret, entropy)
        return
    base = [FairSource(SECRET, ["a", "b"]).pick("bag", [1] * 10**6)]
    assert [FairSource(secret, entropy).pick("bag", [1] * 10**6)] != base


def test_weights_are_kept_to() -> None:
    source = FairSource(SECRET, ["a"])
    counts = Counter(source.pick("bag", [1, 2, 5]) for _ in range(8000))
    for index, weight in enumerate([1, 2, 5]):
        assert abs(counts[index] - 1000 * weight) < 200


def test_numbers_that_would_bias_are_passed_over() -> None:
    """With a total just above half the range nearly every second number must be thrown away."""
    source = FairSource(SECRET, ["a"])
    half = RANGE // 2 + 1
    low = sum(source.pick("die", [half // 2, half - half // 2]) == 0 for _ in range(400))
    assert source.picks["die"] > 600
    assert 150 < low < 250


def test_a_random_source_binds_nothing() -> None:
    source = RandomSource(Random(1))
    assert (source.commitment, source.secret) == ("", "")
    assert Counter(source.pick("x", [0, 1]) for _ in range(50)) == {1: 50}


def test_one_entropy_for_each_seat_is_asked_for() -> None:
    with pytest.raises(BadOption, match="entropy: expected one word for each of 3 seats, not 2"):
        Match(Toy(), 3, FairSource(SECRET, ["a", "b"]))


def test_the_commitment_stands_in_the_record_from_the_start_and_the_secret_only_at_the_end() -> None:
    match = Match(Toy(), 2, FairSource(SECRET, ["a", "b"]))
    assert match.record.commitment == commitment_of(SECRET)
    rng = Random(3)
    while match.outcome is None:
        assert match.record.secret == ""
        assert SECRET.hex() not in match.record.text(match.game.moves)
        seat = match.waiting_for()[0]
        match.play(seat, rng.choice(match.legal_moves(seat)))
    assert match.record.secret == SECRET.hex()


def test_whoever_knows_the_secret_and_adds_the_last_word_can_choose_what_comes() -> None:
    def dice(word: str) -> list[int]:
        source = FairSource(SECRET, ["ada", "betty", word])
        return [source.pick("die", [1] * 6) for _ in range(3)]

    chosen = next(word for word in map(str, range(5000)) if dice(word) == [5, 5, 5])
    assert dice(chosen) == [5, 5, 5]
    assert dice("0") != [5, 5, 5]
