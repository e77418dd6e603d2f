"""The one interface to all cryptography below the protocol: bytes in, bytes out.

The group is ristretto255 (RFC 9496), of the prime order ORDER; signatures are Ed25519 (RFC 8032), envelopes
ChaCha20-Poly1305 (RFC 8439). `noble` is the back end of the page.
"""

from collections.abc import Sequence
from hashlib import sha512
from typing import Protocol

ORDER = 2**252 + 27742317777372353535851937790883648493
"""Number of elements of the group: a prime, so every element but the identity generates them all."""

ELEMENT_SIZE = 32
"""Bytes of an element, and of a scalar."""

SIGNATURE_SIZE = 64
"""Bytes of a signature."""

TAG = 16
"""Bytes by which an envelope is longer than its content."""

IDENTITY = bytes(ELEMENT_SIZE)

BASE = bytes.fromhex("e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76")
"""The generator that public keys are multiples of."""


class BadElement(ValueError):
    """Bytes that do not encode an element, or the identity where that would undo a lock."""


class Group(Protocol):
    """The operations of a back end. Scalars are ints, taken modulo ORDER; elements are 32 bytes."""

    def valid(self, element: bytes) -> bool:
        """Return whether these bytes are the one encoding of an element other than the identity."""

    def hash_to_group(self, uniform: bytes) -> bytes:
        """Return the element that 64 uniform bytes stand for; nobody knows its relation to any other."""

    def mul(self, scalar: int, element: bytes) -> bytes:
        """Return the scalar times the element; raise BadElement unless it is `valid` and the scalar is not 0."""

    def mul_many(self, scalar: int, elements: Sequence[bytes]) -> list[bytes]:
        """Return the scalar times every element, as `mul` does it."""

    def lincomb(self, scalars: Sequence[int], elements: Sequence[bytes]) -> bytes:
        """Return the sum of all elements times their scalars; raise BadElement unless all are `valid`. For
        public values only: the time it takes may reveal the scalars."""

    def random(self) -> bytes:
        """Return 32 bytes that nobody can predict, new each time."""

    def public_key(self, seed: bytes) -> bytes:
        """Return the 32 bytes that verify signatures by the holder of a 32-byte seed."""

    def sign(self, seed: bytes, message: bytes) -> bytes:
        """Return the signature, 64 bytes."""

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """Return whether it is a signature by this key; strict, so that all back ends agree on odd ones."""

    def seal(self, key: bytes, content: bytes) -> bytes:
        """Return an envelope, 16 bytes longer than its content (a byte or more), for a key of 32 bytes used once."""

    def open(self, key: bytes, envelope: bytes) -> bytes | None:
        """Return the content of an envelope, or None if it was not sealed with this key."""


def scalar_bytes(scalar: int) -> bytes:
    """Return a scalar as 32 bytes, the lowest first."""
    return (scalar % ORDER).to_bytes(ELEMENT_SIZE, "little")


def inverse(scalar: int) -> int:
    """Return the scalar that undoes a multiplication by this one."""
    return pow(scalar, -1, ORDER)


def digest(*parts: bytes) -> bytes:
    """Return SHA-512 over the parts as one text, 64 bytes."""
    return sha512(b"".join(parts)).digest()
