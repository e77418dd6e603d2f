"""The back end in plain Python: the reference of the tests."""

from collections.abc import Callable, Sequence

from . import IDENTITY, ORDER, BadElement, chacha, ed25519, ristretto


class PlainGroup:
    """`Group` in plain integers: four to six times slower than `noble` in a browser, and not in constant time."""

    def __init__(self, random: Callable[[], bytes]) -> None:
        self.random = random

    def valid(self, element: bytes) -> bool:
        """See `Group`."""
        try:
            _decode(element)
        except BadElement:
            return False
        return True

    def hash_to_group(self, uniform: bytes) -> bytes:
        """See `Group`."""
        return ristretto.encode(ristretto.from_uniform(uniform))

    def mul(self, scalar: int, element: bytes) -> bytes:
        """See `Group`."""
        return self.mul_many(scalar, [element])[0]

    def mul_many(self, scalar: int, elements: Sequence[bytes]) -> list[bytes]:
        """See `Group`."""
        times = ristretto.reduced(scalar)
        return [ristretto.encode(ristretto.times(times, _decode(element))) for element in elements]

    def lincomb(self, scalars: Sequence[int], elements: Sequence[bytes]) -> bytes:
        """See `Group`."""
        total = ristretto.ZERO
        for scalar, element in zip(scalars, elements, strict=True):
            total = ristretto.add(total, ristretto.times(scalar % ORDER, _decode(element)))
        return ristretto.encode(total)

    def public_key(self, seed: bytes) -> bytes:
        """See `Group`."""
        return ed25519.public_key(seed)

    def sign(self, seed: bytes, message: bytes) -> bytes:
        """See `Group`."""
        return ed25519.sign(seed, message)

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """See `Group`."""
        return ed25519.verify(key, message, signature)

    def seal(self, key: bytes, content: bytes) -> bytes:
        """See `Group`."""
        return chacha.seal(key, content)

    def open(self, key: bytes, envelope: bytes) -> bytes | None:
        """See `Group`."""
        return chacha.open_(key, envelope)


def _decode(element: bytes) -> ristretto.Point:
    """The element, the identity being none."""
    if element == IDENTITY:
        raise BadElement("the identity")
    return ristretto.decode(element)
