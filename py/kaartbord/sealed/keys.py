"""The secrets of one device: all follow from 32 bytes that never leave it, so that an audit can repeat them."""

from collections.abc import Mapping
from copy import copy

from ..match.shuffle import SeededStream
from .faults import Fault
from .group import BASE, ELEMENT_SIZE, ORDER, Group, digest
from .proofs import SUITE

MASTER_SIZE = 32
"""Bytes that all secrets of a device follow from."""

GAME = 16
"""Bytes that name a match; everything is hashed with them."""

PICTURES = 18
"""Number of pictures for the keys of a table: of fifteen kinds that is more than 64 bits."""

MAX_ATTEMPTS = 256
"""Number of shuffles of one pack that are searched for the one that counts."""

SEED = 32
"""Bytes that the lock and the order of one pack follow from."""


def read_masters(data: bytes) -> dict[int, bytes]:
    """Return by seat the secrets that were `written`; raise Fault `torn` for any other data."""
    parts = [data[at : at + 1 + MASTER_SIZE] for at in range(0, len(data), 1 + MASTER_SIZE)]
    if any(len(part) != 1 + MASTER_SIZE for part in parts):
        raise Fault("torn")
    return {part[0]: part[1:] for part in parts}


def written(masters: Mapping[int, bytes]) -> bytes:
    """Return for each seat a byte with its number, then its secret, see `read_masters`."""
    return b"".join(bytes([seat]) + master for seat, master in sorted(masters.items()))


class Keys:
    """The keys of one device for a seat in a match."""

    def __init__(self, group: Group, master: bytes, game: bytes) -> None:
        if len(master) != MASTER_SIZE:
            raise ValueError(f"secrets follow from {MASTER_SIZE} bytes, not {len(master)}")
        self._match = _follow(master, b"match", game)
        self.attempts: dict[int, int] = {}
        """By pack: the number of the shuffle that counts here, after others spoke first and it was undone."""
        self.spent: dict[int, int] = {}
        """By pack: the number of times that this happened."""
        self.signing_seed = _follow(master, b"sign", game)
        """The seed of the signatures, 32 bytes."""
        self.secret = _scalar(_follow(master, b"envelopes", game))
        """The scalar of the key to which envelopes are addressed."""
        self.address = group.mul(self.secret, BASE)
        self.key = group.public_key(self.signing_seed)

    def seed(self, pack: int) -> bytes:
        """Return the seed of the lock and the order of a pack, revealed once its cards have been played."""
        attempt = self.attempts.get(pack, 0)
        again = attempt.to_bytes(-(-attempt.bit_length() // 8), "big")
        return _follow(self._match, b"pack", bytes([pack]) + again)

    def envelope(self, pack: int, number: int) -> int:
        """Return the scalar of the key of one envelope, so that opening it publicly opens no other."""
        return _scalar(_follow(self._match, b"envelope", bytes([pack, number])))

    def again(self, pack: int) -> None:
        """Take another seed for a pack whose shuffle was undone: one that it never had."""
        self.attempts[pack] = self.spent[pack] = 1 + max(self.attempts.get(pack, 0), self.spent.get(pack, 0))

    def recall(self, group: Group, pack: int, key: bytes) -> None:
        """Find the attempt that a lock's public side belongs to. Raise Fault `missing` without one, as a seat
        can do nothing without its lock."""
        most = max(MAX_ATTEMPTS, self.spent.get(pack, 0) + 1)
        for self.attempts[pack] in range(most):
            if group.mul(lock_of(self.seed(pack)), BASE) == key:
                return
        raise Fault("missing")

    def copy(self) -> "Keys":
        """Return the same keys, with independent attempts."""
        other = copy(self)
        other.attempts, other.spent = {**self.attempts}, {**self.spent}
        return other


def lock_of(seed: bytes) -> int:
    """Return the lock that a seat puts on every card of a pack."""
    return _scalar(_follow(seed, b"lock"))


def order_of(seed: bytes, piles: tuple[tuple[int, int], ...]) -> list[int]:
    """Return by slot the slot from which a shuffle takes its card; each pile (first slot, end) is shuffled
    separately."""
    order: list[int] = []
    for first, end in piles:
        order += SeededStream(_follow(seed, b"order", bytes([first]))).shuffle(list(range(first, end)))
    return order


def picture(game: bytes, keys: bytes, kinds: int) -> tuple[int, ...]:
    """Return numbers below `kinds` by which people compare the keys of a table: equal on all devices with
    equal keys."""
    number = int.from_bytes(digest(b"KSL1 picture", game, keys), "big")
    return tuple(number // kinds**place % kinds for place in range(PICTURES))


def card_points(group: Group, game: bytes, pack: int, cards: int) -> list[bytes]:
    """Return the element of each card of a pack, by number: copies of a card have numbers of their own."""
    return [group.hash_to_group(digest(b"KSL1 card", game, bytes([pack, card]))) for card in range(cards)]


def context(game: bytes, pack: int) -> bytes:
    """Return the bytes that tie a proof to its match and pack, so that it is worth nothing in another."""
    return b"KSL1-" + game + bytes([pack]) + b"-" + SUITE


def envelope_key(shared: bytes, game: bytes, pack: int, slot: int, giver: int) -> bytes:
    """Return the key of one envelope, 32 bytes; `shared` is the giver's secret times the receiver's address."""
    return digest(b"KSL1 envelope", shared, game, bytes([pack, slot, giver]))[:ELEMENT_SIZE]


def _follow(secret: bytes, *what: bytes) -> bytes:
    """Return 32 bytes derived from a secret, which they do not reveal."""
    return digest(b"KSL1 key", *(len(part).to_bytes(2, "big") + part for part in (secret, *what)))[:SEED]


def _scalar(seed: bytes) -> int:
    return int.from_bytes(digest(b"KSL1 scalar", seed), "little") % (ORDER - 1) + 1
