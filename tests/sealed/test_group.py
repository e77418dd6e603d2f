"""Published vectors, and what is odd, on all back ends; and back ends against each other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha512

import pytest
from kaartbord.sealed.group import (
    BASE,
    IDENTITY,
    ORDER,
    BadElement,
    Group,
    inverse,
)
from sealed.vectors import HASHED, MULTIPLES, NO_ELEMENTS, SIGNED
from support.sealed import groups

SODIUM = groups.SodiumGroup()

SMALL_ORDER = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
]
"""Points of the curve that are no public keys."""

ODD = {
    "5218bec9ac0aeea7b1c34491b415b50d6dd4344d044058f7176e9d3b44d9071f": (
        "f0e92dbede6e0d80fbf877969f41e82ac9f3421d3083d77aea45cf93d1385484"
        "c0c16799bdd0cb00acf8f8003c7f47dcd76f361227b8a6a6ebf0cdef29898a0c"
    ),
    "62244e218f4deae680de9a6832ab808cbda6da6451c5caae6be7eca4d466b5d9": (
        "7cab2ea826b593b2ff454de1a691b2ec84001eec148bca9fab56d4bc3b60f873"
        "493234cb3c324b9ac02fcd235c7d93236630a669dece1fb55e77abec19ed7c03"
    ),
}
"""By key signatures of `odd` that hold but for an element of order eight, in the key of the first and in the start of
the second: on those verifiers are known to differ."""


@pytest.fixture(scope="module", params=["noble", "libsodium"])
def group(request: pytest.FixtureRequest) -> Iterator[Group]:
    if request.param == "noble":
        with groups.noble() as noble:
            yield noble
    else:
        yield SODIUM


def test_multiples_of_the_generator(group: Group) -> None:
    assert [group.mul(times + 1, BASE).hex() for times in range(len(MULTIPLES))] == MULTIPLES
    assert all(group.valid(bytes.fromhex(data)) for data in MULTIPLES)


@pytest.mark.parametrize("data", [*NO_ELEMENTS, *SMALL_ORDER, "", "e2" * 31, MULTIPLES[0] + "00"])
def test_what_is_no_element_is_refused_everywhere(group: Group, data: str) -> None:
    element = bytes.fromhex(data)
    assert not group.valid(element)
    with pytest.raises(BadElement):
        group.mul(2, element)
    with pytest.raises(BadElement):
        group.lincomb([1, 2], [BASE, element])


def test_no_lock_that_makes_all_cards_alike(group: Group) -> None:
    for scalar in (0, ORDER):
        with pytest.raises(BadElement):
            group.mul(scalar, BASE)


@pytest.mark.parametrize("sentence", HASHED)
def test_hashing_to_the_group(group: Group, sentence: str) -> None:
    assert group.hash_to_group(sha512(sentence.encode()).digest()).hex() == HASHED[sentence]


@pytest.mark.parametrize("at", range(0, len(SIGNED), 4))
def test_signatures(group: Group, at: int) -> None:
    seed, key, message, signature = (bytes.fromhex(part.replace("-", "")) for part in SIGNED[at : at + 4])
    assert group.public_key(seed) == key
    assert group.sign(seed, message) == signature
    assert group.verify(key, message, signature)
    assert not group.verify(key, message + b"x", signature)
    assert not group.verify(key, message, signature[:-1])
    assert not group.verify(group.public_key(signature[:32]), message, signature)


def test_a_signature_has_one_form(group: Group) -> None:
    key, signature = bytes.fromhex(SIGNED[1]), bytes.fromhex(SIGNED[3])
    larger = int.from_bytes(signature[32:], "little") + ORDER
    assert group.verify(key, b"", signature)
    assert not group.verify(key, b"", signature[:32] + larger.to_bytes(32, "little"))


@pytest.mark.parametrize("small", SMALL_ORDER)
def test_keys_and_starts_of_small_order_are_refused(group: Group, small: str) -> None:
    point, key = bytes.fromhex(small), bytes.fromhex(SIGNED[1])
    assert not group.verify(point, b"", point + bytes(32))
    assert not group.verify(key, b"", point + bytes(32))
    assert not group.verify(point, b"", key + bytes(32))


@pytest.mark.parametrize("key", ODD)
def test_no_back_end_takes_odd_signatures(group: Group, key: str) -> None:
    assert not group.verify(bytes.fromhex(key), b"odd", bytes.fromhex(ODD[key]))


def test_locks_commute_and_come_off(group: Group) -> None:
    card, one, two = group.hash_to_group(bytes(range(64))), 12345678901234567890, ORDER - 98765432109876543210
    assert group.mul(one, group.mul(two, card)) == group.mul(two, group.mul(one, card))
    assert group.mul(inverse(one), group.mul(two, group.mul(one, card))) == group.mul(two, card)
    assert group.mul_many(3, []) == []
    assert group.lincomb([5, ORDER - 5], [card, card]) == IDENTITY


def test_an_envelope_opens_with_its_key_alone(group: Group) -> None:
    key, other = bytes(range(32)), bytes(32)
    for size in (1, 63, 64, 65, 200):
        envelope = group.seal(key, bytes(size))
        assert len(envelope) == size + 16
        assert group.open(key, envelope) == bytes(size)
        assert group.open(other, envelope) is None
        assert group.open(key, envelope[:-1] + bytes([envelope[-1] ^ 1])) is None
    assert group.open(key, b"") is None


def test_back_ends_give_the_same(group: Group) -> None:
    dice = random.Random(7)
    for size in range(8):
        uniform, scalar, key = dice.randbytes(64), dice.randrange(1, ORDER), dice.randbytes(32)
        card, other = SODIUM.hash_to_group(uniform), SODIUM.hash_to_group(uniform[::-1])
        assert group.hash_to_group(uniform) == card
        assert group.mul_many(scalar, [card, other]) == SODIUM.mul_many(scalar, [card, other])
        assert group.lincomb([scalar, 3], [card, BASE]) == SODIUM.lincomb([scalar, 3], [card, BASE])
        assert group.public_key(key) == SODIUM.public_key(key)
        assert group.sign(key, uniform[:size]) == SODIUM.sign(key, uniform[:size])
        assert group.seal(key, uniform * size) == SODIUM.seal(key, uniform * size)


def test_the_small_group_of_the_tests_is_a_group() -> None:
    group: Group = groups.SmallGroup()
    card = group.hash_to_group(bytes(range(64)))
    assert group.valid(card) and not group.valid(IDENTITY) and not group.valid(b"\xff" * 32)
    assert group.mul(inverse(77), group.mul(77, card)) == card
    assert group.lincomb([5, ORDER - 5], [card, card]) == IDENTITY
    key, signature = group.public_key(b"seed"), group.sign(b"seed", b"words")
    assert group.verify(key, b"words", signature) and not group.verify(key, b"other", signature)
    assert group.open(b"key", group.seal(b"key", b"x" * 70)) == b"x" * 70
    assert group.open(b"other", group.seal(b"key", b"content")) is None
