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
    ed25519,
    inverse,
    ristretto,
    scalar_bytes,
)
from sealed.vectors import HASHED, MULTIPLES, NO_ELEMENTS, SIGNED
from support.sealed import groups

PLAIN = groups.plain()

SMALL_ORDER = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
]
"""Points of the curve that are no public keys."""

OF_EIGHT = ed25519._decode(bytes.fromhex(SMALL_ORDER[3]))


@pytest.fixture(scope="module", params=["plain", "noble", "libsodium"])
def group(request: pytest.FixtureRequest) -> Iterator[Group]:
    if request.param == "plain":
        yield PLAIN
    elif request.param == "noble":
        with groups.noble() as noble:
            yield noble
    else:
        yield groups.SodiumGroup()


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


def odd_signature(twist_key: bool) -> tuple[bytes, bytes]:
    """A key and a signature that hold but for an element of small order, on which verifiers are known to differ."""
    secret, nonce = 1234567, 7654321
    public, start = ristretto.times(secret, ed25519.BASE), ristretto.times(nonce, ed25519.BASE)
    if twist_key:
        public = ristretto.add(public, OF_EIGHT)
    else:
        start = ristretto.add(start, OF_EIGHT)
    key, begun = ed25519._encode(public), ed25519._encode(start)
    return key, begun + scalar_bytes(nonce + ed25519._challenge(begun, key, b"odd") * secret)


@pytest.mark.parametrize("twist_key", [True, False])
def test_no_back_end_takes_odd_signatures(group: Group, twist_key: bool) -> None:
    key, signature = odd_signature(twist_key)
    assert not group.verify(key, b"odd", signature)


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


def test_back_ends_give_the_same_as_plain_python(group: Group) -> None:
    dice = random.Random(7)
    for size in range(8):
        uniform, scalar, key = dice.randbytes(64), dice.randrange(1, ORDER), dice.randbytes(32)
        card, other = PLAIN.hash_to_group(uniform), PLAIN.hash_to_group(uniform[::-1])
        assert group.hash_to_group(uniform) == card
        assert group.mul_many(scalar, [card, other]) == PLAIN.mul_many(scalar, [card, other])
        assert group.lincomb([scalar, 3], [card, BASE]) == PLAIN.lincomb([scalar, 3], [card, BASE])
        assert group.public_key(key) == PLAIN.public_key(key)
        assert group.sign(key, uniform[:size]) == PLAIN.sign(key, uniform[:size])
        assert group.seal(key, uniform * size) == PLAIN.seal(key, uniform * size)


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
