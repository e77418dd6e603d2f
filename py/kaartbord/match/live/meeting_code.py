"""Codes by which two devices in one network meet without a relay: a WebRTC description in 112 to 142 letters. Pure.

The first device shows an offer and the second an answer to it; each reads the other's with its camera, or as text.

    N           the mark of such a code; the rest is base32 of what follows, as a QR code holds capitals in less room
    a byte      the version, doubled, and 1 more for an answer
    4 bytes     the number of the offer, which its answer repeats
    32 bytes    the fingerprint of the device's certificate
    2 bytes     the lengths of user fragment and password; then both, with 6 bits a letter
    addresses   a byte for the kind of each, its 4 or 16 bytes, and a port; at most one `.local` name
    2 bytes     a check of all that
"""

import re
from base64 import b32decode, b32encode
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Literal, NamedTuple
from zlib import crc32

MARK = "N"
VERSION = 2
MAX_LETTERS = 150
"""Letters of a code that every camera reads from a phone."""

MAX_ADDRESSES = 2
CHECK_BYTES = 2
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
"""The letters of fragments and passwords."""

ADDRESS_BYTES = {"v4": 4, "v6": 16, "local": 16}
"""By kind of address; a `.local` name is a UUID."""
KINDS = tuple(ADDRESS_BYTES)

Address = tuple[str, int]
"""An address or a `.local` name, and a port."""


class BadMeetingCode(ValueError):
    """A text that is no code to meet by."""

    def __init__(self, reason: Literal["foreign", "torn", "newer"]) -> None:
        super().__init__(reason)
        self.reason = reason


class MeetingCode(NamedTuple):
    """The facts by which one device connects to another."""

    number: bytes
    """Of the offer, 4 bytes: an answer to another offer is not for this device."""
    is_answer: bool
    fragment: str
    password: str
    fingerprint: bytes
    addresses: tuple[Address, ...]

    @property
    def device(self) -> str:
        """The name of the device: nobody else has its certificate."""
        return self.fingerprint.hex()[:16]


def from_description(sdp: str, number: bytes, *, is_answer: bool) -> MeetingCode:
    """Return the code of a description that a browser made; raise ValueError if it lacks something."""
    found = [
        re.search(rf"^a={what}(\S+)", sdp, re.MULTILINE) for what in ("ice-ufrag:", "ice-pwd:", "fingerprint:sha-256 ")
    ]
    fragment, password, fingerprint = (match[1] if match else "" for match in found)
    hosts = re.findall(r"^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host", sdp, re.MULTILINE | re.IGNORECASE)
    addresses = sorted({(address, int(port)) for address, port in hosts}, key=_rank)
    local = [one for one in addresses if one[0].endswith(".local")]
    addresses = [one for one in addresses if one not in local[1:]][:MAX_ADDRESSES]
    if not (fragment and password and fingerprint and addresses):
        raise ValueError("a description without addresses or keys")
    digest = bytes.fromhex(fingerprint.replace(":", ""))
    code = MeetingCode(number, is_answer, fragment, password, digest, tuple(addresses))
    return code if len(write(code)) <= MAX_LETTERS else code._replace(addresses=code.addresses[:1])


def to_description(code: MeetingCode) -> str:
    """Return the description that the other device's browser wants."""
    digest = ":".join(f"{byte:02X}" for byte in code.fingerprint)
    candidates = [
        f"a=candidate:{n} 1 udp {2130706431 - n} {address} {port} typ host"
        for n, (address, port) in enumerate(code.addresses, 1)
    ]
    lines = [
        *("v=0", "o=- 1 1 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"),
        *("m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"),
        *candidates,
        *(f"a=ice-ufrag:{code.fragment}", f"a=ice-pwd:{code.password}", f"a=fingerprint:sha-256 {digest}"),
        f"a=setup:{'active' if code.is_answer else 'actpass'}",
        *("a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144"),
    ]
    return "".join(f"{line}\r\n" for line in lines)


def write(code: MeetingCode) -> str:
    """Return a code as text.

    >>> code = MeetingCode(b"1234", False, "zRaw", "vu5+t04yDxfj4S80ZPGstvCR", bytes(32), (("192.168.1.7", 54321),))
    >>> len(write(code)), read(write(code)) == code
    (112, True)
    """
    letters = code.fragment + code.password
    digits = sum(LETTERS.index(letter) << 6 * n for n, letter in enumerate(letters))
    parts = [
        bytes([VERSION << 1 | code.is_answer]) + code.number + code.fingerprint,
        bytes([len(code.fragment), len(code.password)]) + digits.to_bytes(_packed_size(len(letters)), "big"),
        *(
            bytes([KINDS.index(kind)]) + packed + port.to_bytes(2, "big")
            for (kind, packed), port in ((_pack(address), port) for address, port in code.addresses)
        ),
    ]
    body = b"".join(parts)
    return MARK + b32encode(body + _check(body)).decode().rstrip("=")


def read(text: str) -> MeetingCode:
    """Return the code of a text, whatever white space is in it; raise BadMeetingCode."""
    letters = "".join(text.split())
    if len(letters) > MAX_LETTERS or not re.fullmatch(rf"{MARK}[A-Z2-7]{{8,}}", letters):
        raise BadMeetingCode("foreign")
    packed = letters.removeprefix(MARK)
    try:
        data = b32decode(packed + "=" * (-len(packed) % 8))
    except ValueError as fault:
        raise BadMeetingCode("torn") from fault
    body = data[:-CHECK_BYTES]
    if _check(body) != data[-CHECK_BYTES:]:
        raise BadMeetingCode("torn")
    if body[0] >> 1 != VERSION:
        raise BadMeetingCode("newer")
    try:
        return _unpack(body)
    except (ValueError, IndexError) as fault:
        raise BadMeetingCode("torn") from fault


def _unpack(body: bytes) -> MeetingCode:
    """Return the code of a body whose check is right; ValueError or IndexError if it is malformed."""
    size, rest = body[37], body[39:]
    count = size + body[38]
    digits = int.from_bytes(rest[: _packed_size(count)], "big")
    letters = "".join(LETTERS[digits >> 6 * n & 63] for n in range(count))
    addresses = tuple(_addresses(rest[_packed_size(count) :]))
    if not (size and body[38] and 1 <= len(addresses) <= MAX_ADDRESSES):
        raise ValueError("a code without keys or addresses")
    return MeetingCode(body[1:5], bool(body[0] & 1), letters[:size], letters[size:], body[5:37], addresses)


def _packed_size(letters: int) -> int:
    return (6 * letters + 7) // 8


def _check(body: bytes) -> bytes:
    return (crc32(body) & 0xFFFF).to_bytes(CHECK_BYTES, "big")


def _rank(address: Address) -> tuple[bool, str, Address]:
    """Return the sort key of an address: first those that other devices reach, of them the shorter."""
    kind, packed = _pack(address[0])
    return kind != "local" and ip_address(packed).is_loopback, str(KINDS.index(kind)), address


def _pack(address: str) -> tuple[str, bytes]:
    """Return the kind of an address and its bytes; raise ValueError for one of another kind."""
    if address.endswith(".local"):
        return "local", bytes.fromhex(address.removesuffix(".local").replace("-", ""))
    parsed = ip_address(address)
    return f"v{parsed.version}", parsed.packed


def _local_name(packed: bytes) -> str:
    digits = packed.hex()
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])) + ".local"


def _addresses(data: bytes) -> Iterator[Address]:
    while data:
        kind = KINDS[data[0]]
        end = 1 + ADDRESS_BYTES[kind]
        packed, port = data[1:end], data[end : end + 2]
        if len(port) < 2:
            raise ValueError("half an address")
        yield _local_name(packed) if kind == "local" else str(ip_address(packed)), int.from_bytes(port, "big")
        data = data[end + 2 :]
