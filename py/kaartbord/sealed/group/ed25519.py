"""Ed25519 (RFC 8032) in plain integers: strict, and not in constant time."""

from . import ELEMENT, ORDER, SIGNATURE, BadElement, digest, ristretto, scalar_bytes
from .ristretto import P, Point

SIGN = 1 << 255
"""The highest bit of an encoded point: whether x is odd."""

X = 15112221349535400772501151409588531511454012693041857206046113283949847762202
Y = 46316835694926478169428394003475163141307993866256225615783033603165251855960
BASE: Point = (X, Y, 1, X * Y % P)


def public_key(seed: bytes) -> bytes:
    """The key of 32 bytes that belongs to a seed of 32 bytes."""
    return _encode(ristretto.times(_secret(seed)[0], BASE))


def sign(seed: bytes, message: bytes) -> bytes:
    """The signature, 64 bytes."""
    secret, prefix = _secret(seed)
    nonce = int.from_bytes(digest(prefix, message), "little") % ORDER
    start = _encode(ristretto.times(nonce, BASE))
    return start + scalar_bytes(nonce + _challenge(start, public_key(seed), message) * secret)


def verify(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the signature is one by this key.

    Strict, so that no two verifiers differ: no number that is too large, no odd encoding, and key and start lie in
    the group of prime order.
    """
    start, s = signature[:ELEMENT], int.from_bytes(signature[ELEMENT:], "little")
    if len(signature) != SIGNATURE or s >= ORDER:
        return False
    try:
        public, started = _prime(_decode(key)), _prime(_decode(start))
    except BadElement:
        return False
    signed = ristretto.add(started, ristretto.times(_challenge(start, key, message), public))
    return _is_zero(ristretto.add(ristretto.times(s, BASE), ristretto.negative(signed)))


def _prime(p: Point) -> Point:
    """A point of the group of prime order, other than zero; BadElement for others."""
    if _is_zero(p) or not _is_zero(ristretto.times(ORDER, p)):
        raise BadElement("a point of another order")
    return p


def _is_zero(p: Point) -> bool:
    return p[0] % P == 0 and (p[1] - p[2]) % P == 0


def _secret(seed: bytes) -> tuple[int, bytes]:
    """The secret scalar of a seed, and what its nonces follow from."""
    expanded = digest(seed)
    return int.from_bytes(expanded[:ELEMENT], "little") & (1 << 254) - 8 | 1 << 254, expanded[ELEMENT:]


def _challenge(start: bytes, key: bytes, message: bytes) -> int:
    return int.from_bytes(digest(start, key, message), "little") % ORDER


def _encode(p: Point) -> bytes:
    inverse = pow(p[2], -1, P)
    x, y = p[0] * inverse % P, p[1] * inverse % P
    return (y | (x & 1) * SIGN).to_bytes(ELEMENT, "little")


def _decode(data: bytes) -> Point:
    number = int.from_bytes(data, "little")
    odd, y = number >= SIGN, number % SIGN
    square, x = ristretto.root((y * y - 1) % P, (ristretto.D * y * y + 1) % P)
    if len(data) != ELEMENT or y >= P or not square or (x == 0 and odd):
        raise BadElement("not a point of the curve")
    if odd:
        x = P - x
    return x, y, 1, x * y % P
