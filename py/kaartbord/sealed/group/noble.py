"""The back end of the page: @noble/curves and @noble/ciphers, behind the functions of tools/noble_group.mjs."""

from collections.abc import Callable, Sequence

from . import ELEMENT_SIZE, BadElement, scalar_bytes

Call = Callable[[str, Sequence[bytes]], bytes]
"""Calls a function of that module by name with bytes. A function that fails gives no bytes at all."""


class NobleGroup:
    """`Group` in JavaScript; a batch crosses to it once."""

    def __init__(self, call: Call, random: Callable[[], bytes]) -> None:
        self._call, self.random = call, random

    def valid(self, element: bytes) -> bool:
        """See `Group`."""
        return self._call("valid", [element]) != b""

    def hash_to_group(self, uniform: bytes) -> bytes:
        """See `Group`."""
        return self._call("hashToGroup", [uniform])

    def mul(self, scalar: int, element: bytes) -> bytes:
        """See `Group`."""
        return self.mul_many(scalar, [element])[0]

    def mul_many(self, scalar: int, elements: Sequence[bytes]) -> list[bytes]:
        """See `Group`."""
        if not elements:
            return []
        data = self._element("mulMany", scalar_bytes(scalar), elements)
        return [data[i : i + ELEMENT_SIZE] for i in range(0, len(data), ELEMENT_SIZE)]

    def lincomb(self, scalars: Sequence[int], elements: Sequence[bytes]) -> bytes:
        """See `Group`."""
        return self._element("lincomb", b"".join(map(scalar_bytes, scalars)), elements)

    def public_key(self, seed: bytes) -> bytes:
        """See `Group`."""
        return self._call("publicKey", [seed])

    def sign(self, seed: bytes, message: bytes) -> bytes:
        """See `Group`."""
        return self._call("sign", [seed, message])

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """See `Group`."""
        return self._call("verify", [key, message, signature]) != b""

    def seal(self, key: bytes, content: bytes) -> bytes:
        """See `Group`."""
        return self._call("seal", [key, content])

    def open(self, key: bytes, envelope: bytes) -> bytes | None:
        """See `Group`."""
        return self._call("open", [key, envelope]) or None

    def _element(self, name: str, scalars: bytes, elements: Sequence[bytes]) -> bytes:
        """Return the result of a function of elements; raise BadElement if it has none."""
        if any(len(element) != ELEMENT_SIZE for element in elements):
            raise BadElement("not an element")
        if data := self._call(name, [scalars, b"".join(elements)]):
            return data
        raise BadElement("not an element")
