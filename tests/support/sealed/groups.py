"""The back ends that tests compare: @noble/curves in Node, and libsodium; and a small group for quick whole games."""

from __future__ import annotations

import importlib
import itertools
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from kaartbord.sealed.group import BASE, IDENTITY, ORDER, BadElement, Group, digest, scalar_bytes
from kaartbord.sealed.group.noble import NobleGroup

BRIDGE = Path(__file__).with_name("noble_bridge.mjs")


def chance() -> Callable[[], bytes]:
    """Return a source of random bytes for back ends: the same in every run of a test, and never the same twice in
    one."""
    numbers = itertools.count()
    return lambda: digest(b"chance", next(numbers).to_bytes(8, "big"))[:32]


@contextmanager
def noble(random: Callable[[], bytes] | None = None) -> Iterator[Group]:
    """Yield the group that the page uses, in Node."""
    with subprocess.Popen(["node", str(BRIDGE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:

        def call(name: str, args: Sequence[bytes]) -> bytes:
            assert node.stdin and node.stdout
            print(name, *(arg.hex() for arg in args), sep=" ", file=node.stdin, flush=True)
            return bytes.fromhex(node.stdout.readline())

        yield NobleGroup(call, random or chance())
        assert node.stdin
        node.stdin.close()


class SodiumGroup:
    """libsodium, through rbcl (the group) and PyNaCl (signatures and envelopes): shares no line with the other."""

    def __init__(self, random: Callable[[], bytes] | None = None) -> None:
        self._ristretto: Any = importlib.import_module("rbcl")
        self._nacl: Any = importlib.import_module("nacl.bindings")
        self._errors: Any = importlib.import_module("nacl.exceptions")
        self.random = random or chance()

    def valid(self, element: bytes) -> bool:
        known = len(element) == 32 and element != IDENTITY
        return known and bool(self._ristretto.crypto_core_ristretto255_is_valid_point(element))

    def hash_to_group(self, uniform: bytes) -> bytes:
        return bytes(self._ristretto.crypto_core_ristretto255_from_hash(uniform))

    def mul(self, scalar: int, element: bytes) -> bytes:
        if scalar % ORDER == 0 or not self.valid(element):
            raise BadElement
        return bytes(self._ristretto.crypto_scalarmult_ristretto255(scalar_bytes(scalar), element))

    def mul_many(self, scalar: int, elements: Sequence[bytes]) -> list[bytes]:
        return [self.mul(scalar, element) for element in elements]

    def lincomb(self, scalars: Sequence[int], elements: Sequence[bytes]) -> bytes:
        total = IDENTITY
        for scalar, element in zip(scalars, elements, strict=True):
            if not self.valid(element):
                raise BadElement
            if scalar % ORDER:
                part = self.mul(scalar, element)
                total = bytes(self._ristretto.crypto_core_ristretto255_add(total, part))
        return total

    def public_key(self, seed: bytes) -> bytes:
        return bytes(self._nacl.crypto_sign_seed_keypair(seed)[0])

    def sign(self, seed: bytes, message: bytes) -> bytes:
        return bytes(self._nacl.crypto_sign(message, self._nacl.crypto_sign_seed_keypair(seed)[1])[:64])

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        try:
            self._nacl.crypto_sign_open(signature + message, key)
        except (self._errors.BadSignatureError, self._errors.ValueError):
            return False
        return len(signature) == 64

    def seal(self, key: bytes, content: bytes) -> bytes:
        return bytes(self._nacl.crypto_aead_chacha20poly1305_ietf_encrypt(content, None, bytes(12), key))

    def open(self, key: bytes, envelope: bytes) -> bytes | None:
        if len(envelope) < 16:
            return None
        try:
            return bytes(self._nacl.crypto_aead_chacha20poly1305_ietf_decrypt(envelope, None, bytes(12), key))
        except self._errors.CryptoError:
            return None


FACTOR = 12
MODULUS = FACTOR * ORDER + 1
GENERATOR = pow(2, FACTOR, MODULUS)


@cache
def power(number: int, exponent: int) -> int:
    """Return what all devices of a table, which run in one process, come to one after the other."""
    return pow(number, exponent, MODULUS)


class SmallGroup:
    """Numbers modulo a prime of 256 bits that are FACTOR-th powers: as many elements as ristretto255 has.

    Of no use to hide anything, but the same protocol runs on it many times as fast.
    """

    def __init__(self) -> None:
        self.random = chance()

    def valid(self, element: bytes) -> bool:
        number = int.from_bytes(element, "big")
        return len(element) == 32 and 1 < number < MODULUS and power(number, ORDER) == 1

    def hash_to_group(self, uniform: bytes) -> bytes:
        return self._encode(pow(int.from_bytes(uniform, "big"), FACTOR, MODULUS))

    def mul(self, scalar: int, element: bytes) -> bytes:
        return self.mul_many(scalar, [element])[0]

    def mul_many(self, scalar: int, elements: Sequence[bytes]) -> list[bytes]:
        if scalar % ORDER == 0:
            raise BadElement
        return [self._encode(power(self._decode(element), scalar % ORDER)) for element in elements]

    def lincomb(self, scalars: Sequence[int], elements: Sequence[bytes]) -> bytes:
        total = 1
        for scalar, element in zip(scalars, elements, strict=True):
            total = total * power(self._decode(element), scalar % ORDER) % MODULUS
        return self._encode(total)

    def public_key(self, seed: bytes) -> bytes:
        return self.mul(self._secret(seed), BASE)

    def sign(self, seed: bytes, message: bytes) -> bytes:
        nonce = self._secret(seed + message)
        challenge = self._challenge(self.mul(nonce, BASE), self.public_key(seed), message)
        return scalar_bytes(challenge) + scalar_bytes(nonce - challenge * self._secret(seed))

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        challenge, answer = (int.from_bytes(signature[i : i + 32], "little") for i in (0, 32))
        if len(signature) != 64 or max(challenge, answer) >= ORDER or not self.valid(key):
            return False
        start = self.lincomb([answer, challenge], [BASE, key])
        return self._challenge(start, key, message) == challenge

    def seal(self, key: bytes, content: bytes) -> bytes:
        hidden = bytes(a ^ b for a, b in zip(content, self._stream(key, len(content)), strict=True))
        return hidden + digest(key, hidden)[:16]

    def open(self, key: bytes, envelope: bytes) -> bytes | None:
        hidden, tag = envelope[:-16], envelope[-16:]
        if digest(key, hidden)[:16] != tag:
            return None
        return bytes(a ^ b for a, b in zip(hidden, self._stream(key, len(hidden)), strict=True))

    def _stream(self, key: bytes, size: int) -> bytes:
        return b"".join(digest(key, bytes([i])) for i in range(1 + size // 64))[:size]

    def _secret(self, seed: bytes) -> int:
        return int.from_bytes(digest(b"secret", seed), "little") % ORDER

    def _challenge(self, start: bytes, key: bytes, message: bytes) -> int:
        return int.from_bytes(digest(start, key, message), "little") % ORDER

    def _encode(self, number: int) -> bytes:
        return IDENTITY if number == 1 else number.to_bytes(32, "big")

    def _decode(self, element: bytes) -> int:
        if element == BASE:
            return GENERATOR
        if not self.valid(element):
            raise BadElement
        return int.from_bytes(element, "big")
