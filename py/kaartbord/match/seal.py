"""The envelope of everything in a link: a readable head, the length, a body in base64url, and a check.

The check is a CRC-32 over everything before it, its bytes in the order in which the CRC shifts bits, so it
detects every burst of up to 32 bits: every changed letter and every pair of changed neighbours.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Literal
from zlib import crc32

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

CHECK_BYTES = 4

FORMAT = "D"
"""The format that links are written in, as their first letter."""

OLD_FORMATS = "BC"
"""The formats of old links: `B` for a match, `C` for one with choices open before others; `A` was never used."""

HEAD_LETTERS = 3
"""Letters of a link before its length: format, game, rules version."""

CRC_RESIDUE = 0x2144DF1C
"""The CRC-32 of anything followed by its own CRC-32."""

BadLinkReason = Literal["empty", "torn", "foreign", "newer", "long", "damaged"]


class BadLink(ValueError):
    """A text that is not a link this page can open, for one of these reasons.

    empty    there is no text
    torn     letters were lost or added, as when only part of it was copied
    foreign  it is not a link of Kaartbord
    newer    it was made by a later version, of the format or of a game's rules
    long     longer than any match can be
    damaged  letters were changed, or its history is impossible
    """

    def __init__(self, reason: BadLinkReason) -> None:
        super().__init__(reason)
        self.reason: BadLinkReason = reason


def seal(head: str, body: bytes) -> str:
    """Return the head (letters of ALPHABET), a letter for the length of the whole, and the body with its check.

    >>> seal("DKA", b"body")
    'DKAPYm9keVHwAog'
    """
    size = len(head) + 1 + -(-(len(body) + CHECK_BYTES) * 8 // 6)
    head += ALPHABET[size % len(ALPHABET)]
    check = crc32(head.encode() + body).to_bytes(CHECK_BYTES, "little")
    return head + urlsafe_b64encode(body + check).decode().rstrip("=")


def unseal(text: str, head: int) -> bytes:
    """Return the body after a head of `head` letters; raise BadLink `torn` or `damaged` if it was changed."""
    if not set(text) <= set(ALPHABET):
        raise BadLink("damaged")
    if len(text) <= head or text[head] != ALPHABET[len(text) % len(ALPHABET)]:
        raise BadLink("torn")
    letters = text[head + 1 :]
    padding = "=" * (-len(letters) % 4)
    if len(padding) == 3:
        raise BadLink("damaged")
    sealed = urlsafe_b64decode(letters + padding)
    if len(sealed) < CHECK_BYTES or seal(text[:head], sealed[:-CHECK_BYTES]) != text:
        raise BadLink("damaged")
    return sealed[:-CHECK_BYTES]


def is_sealed(text: str, head: int) -> bool:
    """Return whether a text is as it was sealed."""
    try:
        unseal(text, head)
    except BadLink:
        return False
    return True


def sealed_prefix(letters: str, head: int) -> str:
    """Return the sealed text that a row of letters of ALPHABET begins with, or "".

    >>> sealed_prefix("DKAPYm9keVHwAogAndWhatFollows", head=3)
    'DKAPYm9keVHwAog'
    """
    if len(letters) <= head:
        return ""
    before = head + 1
    octets = urlsafe_b64decode(letters[before:] + "A" * (-(len(letters) - before) % 4))
    check, at = crc32(letters[:before].encode()), 0
    for size in range(ALPHABET.index(letters[head]), len(letters) + 1, len(ALPHABET)):
        end = max(0, size - before) * 6 // 8
        check, at = crc32(octets[at:end], check), end
        if check == CRC_RESIDUE and is_sealed(letters[:size], head):
            return letters[:size]
    return ""
