"""Proofs that two lists of elements differ by one secret scalar, as in RFC 9497, section 2.2 (a batched DLEQ).

Such a proof shows that a locked point is the lock of its seat times the card that is named, and nothing else.
"""

from collections.abc import Sequence
from itertools import chain

from .group import BASE, ELEMENT_SIZE, ORDER, BadElement, Group, digest, scalar_bytes

SIZE = 64
"""Bytes of a proof, for any number of pairs."""

BRIEF_PROOF_SIZE = 48
"""The same with a challenge of 16 bytes: a cheat must still try 2^128 of them."""

SUITE = b"ristretto255-SHA512"

BLOCK = 128
"""Bytes that SHA-512 takes at a time."""


def prove(
    group: Group,
    secret: int,
    public: bytes,
    befores: Sequence[bytes],
    afters: Sequence[bytes],
    context: bytes,
    size: int = SIZE,
    *,
    whole: bool = False,
) -> bytes:
    """Return a proof that `public` is the secret times BASE, and each of `afters` the secret times that of `befores`.

    Two answers with one nonce would reveal the secret. So the nonce follows from the secret, from all that a proof is
    about, from its length, and from fresh randomness: if one of them fails, another still makes proofs differ.
    """
    weights = _weights(public, befores, afters, context, whole)
    before = group.lincomb(weights, befores)
    after = group.mul(secret, before)
    told_apart = _parts(scalar_bytes(secret), public, before, after, bytes([size]), group.random())
    nonce = hash_to_scalar(told_apart + b"Nonce", context)
    starts = group.mul(nonce, BASE), group.mul(nonce, before)
    challenge = _challenge(public, before, after, *starts, context, size - ELEMENT_SIZE)
    return scalar_bytes(challenge)[: size - ELEMENT_SIZE] + scalar_bytes(nonce - challenge * secret)


def holds(
    group: Group,
    proof: bytes,
    public: bytes,
    befores: Sequence[bytes],
    afters: Sequence[bytes],
    context: bytes,
    *,
    whole: bool = False,
) -> bool:
    """Return whether it is a valid proof of the claim of `prove`; all elements must be valid."""
    size = len(proof) - ELEMENT_SIZE
    challenge, answer = (int.from_bytes(part, "little") for part in (proof[:-ELEMENT_SIZE], proof[-ELEMENT_SIZE:]))
    if len(proof) not in (SIZE, BRIEF_PROOF_SIZE) or challenge >= ORDER or answer >= ORDER:
        return False
    weights = _weights(public, befores, afters, context, whole)
    try:
        before, after = group.lincomb(weights, befores), group.lincomb(weights, afters)
        starts = (
            group.lincomb([answer, challenge], [BASE, public]),
            group.lincomb([answer, challenge], [before, after]),
        )
    except BadElement:
        return False
    return _challenge(public, before, after, *starts, context, size) == challenge


def hash_to_scalar(message: bytes, context: bytes) -> int:
    """Return a scalar that nobody can choose, by expand_message_xmd with SHA-512 (RFC 9380)."""
    name = b"HashToScalar-" + context
    name += bytes([len(name)])
    start = digest(bytes(BLOCK), message, SIZE.to_bytes(2, "big"), b"\0", name)
    return int.from_bytes(digest(start, b"\1", name), "little") % ORDER


def _weights(
    public: bytes, befores: Sequence[bytes], afters: Sequence[bytes], context: bytes, whole: bool
) -> list[int]:
    """Return the weight of each pair in the one pair that represents all of them. It depends on that pair, as in RFC
    9497, or on the whole of them, so that nobody who is free to choose pairs can search for some with a fitting sum."""
    seed = digest(_parts(public, b"Seed-" + context, *(chain(befores, afters) if whole else ())))
    return [
        hash_to_scalar(_parts(seed) + i.to_bytes(2, "big") + _parts(before, after) + b"Composite", context)
        for i, (before, after) in enumerate(zip(befores, afters, strict=True))
    ]


def _challenge(
    public: bytes, before: bytes, after: bytes, first: bytes, second: bytes, context: bytes, size: int
) -> int:
    """Return a number of at most `size` bytes."""
    whole = hash_to_scalar(_parts(public, before, after, first, second) + b"Challenge", context)
    return whole % (1 << 8 * size)


def _parts(*parts: bytes) -> bytes:
    """Return each part behind its length."""
    return b"".join(len(part).to_bytes(2, "big") + part for part in parts)
