"""The shuffle: Fisher-Yates on SHA-256 in counter mode, as every link depends on it and `random` may change."""

from hashlib import sha256
from struct import Struct
from typing import TypeVar

Items = TypeVar("Items", bytes, list[int])

DIGEST_LAYOUT = Struct(">8I")
"""The layout of a digest: eight numbers."""

WORD_RANGE = 1 << 32


class SeededStream:
    """Numbers that are determined by a seed alone."""

    def __init__(self, seed: bytes) -> None:
        self._seed, self._block, self._ready = seed, 0, list[int]()

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely; raise ValueError unless 1 <= n <= 2**32."""
        if not 1 <= n <= WORD_RANGE:
            raise ValueError(f"no numbers below {n}")
        fair = WORD_RANGE - WORD_RANGE % n
        while True:
            if not self._ready:
                self._refill()
            word = self._ready.pop()
            if word < fair:
                return word % n

    def _refill(self) -> None:
        """Draw the next numbers, the first one last."""
        digest = sha256(self._seed + self._block.to_bytes(8, "big")).digest()
        self._ready += DIGEST_LAYOUT.unpack(digest)[::-1]
        self._block += 1

    def shuffle(self, items: Items) -> Items:
        """Return the items in another order, every order equally likely."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return bytes(mixed) if isinstance(items, bytes) else mixed


def shuffled(stock: bytes, seed: int, nth: int) -> bytes:
    """Return the stock in the order of the `nth` (from 0) dealer's ply; `seed` is the match's 64 bits.

    >>> shuffled(b"abcdefgh", seed=7, nth=0), shuffled(b"abcdefgh", seed=7, nth=1)
    (b'dhefgbca', b'ebcdfgha')
    """
    return SeededStream(seed.to_bytes(8, "big") + nth.to_bytes(4, "big")).shuffle(stock)
