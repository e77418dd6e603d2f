"""The shuffle: its output is part of every link, so these values never change."""

from hashlib import sha256
from itertools import permutations

import pytest
from kaartbord.match.shuffle import SeededStream, shuffled

DECK = bytes(range(52))


def test_golden_orders():
    assert shuffled(bytes(range(10)), 0, 0).hex() == "01090706050400030802"
    assert shuffled(bytes(range(10)), 0, 1).hex() == "02070906030108000504"
    assert shuffled(bytes(range(10)), 2**64 - 1, 12).hex() == "09070400030506080102"
    assert sha256(shuffled(bytes(range(104)), 0x123456789ABCDEF0, 7)).hexdigest()[:16] == "285e4d783df63cde"


def test_golden_numbers():
    stream = SeededStream(b"kaartbord")
    numbers = [stream.below(n) for n in (2, 6, 52, 1000, 2**31 + 1, 2**32)]
    assert numbers == [0, 2, 33, 107, 744630482, 2440633573]


def test_a_stream_is_sha_256_of_seed_and_counter():
    words = sha256(b"seed" + bytes(8)).digest() + sha256(b"seed" + bytes(7) + b"\1").digest()
    stream = SeededStream(b"seed")
    assert [stream.below(2**32) for _ in range(16)] == [
        int.from_bytes(words[at : at + 4], "big") for at in range(0, 64, 4)
    ]


def test_words_that_would_favour_small_numbers_are_passed_over():
    n = 2**31 + 1
    raw, fair = SeededStream(b"fair"), SeededStream(b"fair")
    kept = [word for word in (raw.below(2**32) for _ in range(200)) if word < n]
    assert 60 < len(kept) < 140
    assert [fair.below(n) for _ in kept] == kept


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_impossible_bounds_are_refused(n):
    with pytest.raises(ValueError, match="no numbers below"):
        SeededStream(b"").below(n)


def test_a_shuffle_keeps_every_item_and_the_type():
    assert sorted(SeededStream(b"a").shuffle(DECK)) == list(DECK)
    assert isinstance(SeededStream(b"a").shuffle(DECK), bytes)
    assert SeededStream(b"a").shuffle(list(DECK)) == list(SeededStream(b"a").shuffle(DECK))
    assert SeededStream(b"a").shuffle(b"") == b""


def test_seeds_and_dealings_differ():
    orders = {shuffled(DECK, seed, nth) for seed in range(20) for nth in range(20)}
    assert len(orders) == 400


def chi_square(counts):
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_order_of_four_is_equally_likely():
    drawn = dict.fromkeys(map(bytes, permutations(range(4))), 0)
    for seed in range(12000):
        drawn[shuffled(bytes(range(4)), seed, 0)] += 1
    assert chi_square(drawn.values()) < 49.7  # 23 degrees of freedom, one in a thousand


def test_every_card_is_equally_likely_on_every_place():
    counts = [[0] * 13 for _ in range(13)]
    stream = SeededStream(b"places")
    for _ in range(6000):
        for place, item in enumerate(stream.shuffle(bytes(range(13)))):
            counts[place][item] += 1
    worst = max(chi_square(row) for row in counts)
    assert worst < 36.5  # 12 degrees of freedom, thirteen rows: about one in three hundred


def test_numbers_below_seven_are_equally_likely():
    stream, counts = SeededStream(b"sevens"), [0] * 7
    for _ in range(20000):
        counts[stream.below(7)] += 1
    assert chi_square(counts) < 22.5  # 6 degrees of freedom, one in a thousand
