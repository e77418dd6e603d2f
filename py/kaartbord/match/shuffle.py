"""The shuffle: Fisher-Yates on SHA-256 in counter mode.

It is our own because every link depends on it: Python promises only `random()` itself across versions.
A golden test fixes its output for ever.
"""

from hashlib import sha256
from typing import TypeVar

Items = TypeVar("Items", bytes, list[int])

WORD = 4
"""Bytes drawn for one number."""


class Stream:
    """Numbers that follow from a seed and from nothing else."""

    def __init__(self, seed: bytes) -> None:
        self._seed, self._block, self._ready = seed, 0, b""

    def _word(self) -> int:
        """The next 32 bits."""
        if not self._ready:
            self._ready = sha256(self._seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
        word, self._ready = self._ready[:WORD], self._ready[WORD:]
        return int.from_bytes(word, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; ValueError unless 1 <= n <= 2**32."""
        span = 1 << 8 * WORD
        if not 1 <= n <= span:
            raise ValueError(f"no numbers below {n}")
        fair = span - span % n
        while (word := self._word()) >= fair:
            pass
        return word % n

    def shuffle(self, items: Items) -> Items:
        """The same items in another order, every order equally likely."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return bytes(mixed) if isinstance(items, bytes) else mixed


def shuffled(stock: bytes, seed: int, nth: int) -> bytes:
    """The stock as the `nth` (from 0) dealer's move of a match finds it; `seed` is the match's 64 bits."""
    return Stream(seed.to_bytes(8, "big") + nth.to_bytes(4, "big")).shuffle(stock)
