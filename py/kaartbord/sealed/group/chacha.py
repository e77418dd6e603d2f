"""ChaCha20-Poly1305 (RFC 8439) in plain integers, with a nonce of zeros: every key is used once."""

from hmac import compare_digest
from struct import Struct

from . import TAG

KEY = Struct("<8I")
BLOCK = Struct("<16I")
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
WORD = 0xFFFFFFFF
ROUNDS = 10

COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))

CLAMP = 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
MODULUS = 2**130 - 5


def seal(key: bytes, content: bytes) -> bytes:
    """The content encrypted, and the 16 bytes by which a change would show."""
    hidden = _xor(key, content)
    return hidden + _tag(key, hidden)


def open_(key: bytes, envelope: bytes) -> bytes | None:
    """What was sealed with this key, or None."""
    hidden, tag = envelope[:-TAG], envelope[-TAG:]
    if len(envelope) < TAG or not compare_digest(_tag(key, hidden), tag):
        return None
    return _xor(key, hidden)


def _block(key: bytes, counter: int) -> bytes:
    """64 bytes of the stream."""
    start = [*CONSTANTS, *KEY.unpack(key), counter, 0, 0, 0]
    words = start.copy()
    for _ in range(ROUNDS):
        for a, b, c, d in COLUMNS + DIAGONALS:
            _quarter(words, a, b, c, d)
    return BLOCK.pack(*(one + other & WORD for one, other in zip(start, words, strict=True)))


def _quarter(words: list[int], a: int, b: int, c: int, d: int) -> None:
    """The quarter round of the RFC, on four of the words."""
    for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        words[to] = words[to] + words[by] & WORD
        mixed = words[turned] ^ words[to]
        words[turned] = (mixed << bits | mixed >> 32 - bits) & WORD


def _xor(key: bytes, data: bytes) -> bytes:
    stream = b"".join(_block(key, 1 + i) for i in range(-(-len(data) // BLOCK.size)))
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))


def _tag(key: bytes, hidden: bytes) -> bytes:
    """Poly1305 over what is encrypted, padded, and the lengths of nothing else and of it."""
    once = _block(key, 0)
    r, s = int.from_bytes(once[:16], "little") & CLAMP, int.from_bytes(once[16:32], "little")
    data = hidden + bytes(-len(hidden) % 16) + bytes(8) + len(hidden).to_bytes(8, "little")
    total = 0
    for i in range(0, len(data), 16):
        total = (total + int.from_bytes(data[i : i + 16] + b"\1", "little")) * r % MODULUS
    return (total + s & (1 << 128) - 1).to_bytes(TAG, "little")
