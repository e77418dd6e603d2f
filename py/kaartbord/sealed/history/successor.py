"""A match that continues another one: a seat of the old match signs the new one, so that nobody else can lure
its players away.

It is in a small section of each link until everybody has joined, and of full links after that. Older pages
pass it on unchanged.

    a byte      the seat of the old match that signs
    64 bytes    its signature: of both matches, and of the keys of the new one's first seat, whose device begins it
    64 bytes    the keys of the seat that signs instead, if the first seat is left to a player who lost its key
"""

from collections.abc import Iterable

from ...match import sealed_links
from ...match.sections import Section
from ..course.terms import NEWEST, Terms
from ..group import SIGNATURE_SIZE
from .history import SealedHistory

KIND = sealed_links.FOLLOWS_MATCH
"""The kind of the section with the signature."""


def going_on(old: SealedHistory, nonce: bytes) -> Terms:
    """Return the terms of a match that continues another one from its present position. `nonce` is 16 bytes
    that no other match has. Raise ValueError if no match can continue."""
    position = old.resumable_position()
    if position is None:
        raise ValueError("the game cannot go on from another one")
    return old.terms._replace(nonce=nonce, form=NEWEST, position=position)


def continues_from(old: SealedHistory, terms: Terms) -> bool:
    """Return whether a match of these terms begins at the position of the old one before its deal, or before
    its first one. Nobody can go further back, to a board that they like better."""
    return terms.like(old.terms) and terms.position == (old.resumable_position() or old.terms.position) != ""


def put(more: Iterable[Section], old: SealedHistory, new: SealedHistory) -> tuple[Section, ...]:
    """Return the sections of a match that was begun on this device, signed by a seat that it has in the old one."""
    seat, left = min(old.masters.keys() & new.masters.keys()), 0 not in new.table.joined
    own = _keys(new, seat) if left else b""
    signature = old.group.sign(old.devices[seat].keys.signing_seed, _said(old, new, own or _keys(new, 0)))
    held = {**dict(more), KIND: bytes([seat]) + signature + own}
    if new.terms.position:
        held.setdefault(sealed_links.MEETING_ROOM, old.terms.nonce[: sealed_links.SEED_BYTES])
    return tuple(sorted(Section(kind, body) for kind, body in held.items()))


def founder(more: Iterable[Section], old: SealedHistory, new: SealedHistory) -> int | None:
    """Return the seat of the old match that signed the new one; None if nobody at that table did."""
    body = dict(more).get(KIND, b"")
    join, own = old.table.joined.get(body[0]) if body else None, body[1 + SIGNATURE_SIZE :]
    keys = _keys(new, body[0] if own else 0) if body else b""
    if not join or not {keys, own} - {b""} or (keys and own and keys != own):
        return None
    signed = old.group.verify(join.key, _said(old, new, own or keys), body[1 : 1 + SIGNATURE_SIZE])
    return body[0] if signed else None


def kept(ours: Iterable[Section], theirs: Iterable[Section]) -> tuple[Section, ...]:
    """Return the sections of a match after a link brought `theirs`, with those of ours that short links leave out."""
    here = (section for section in ours if section.kind in (KIND, sealed_links.SEAT_REQUEST))
    return tuple(sorted(Section(kind, body) for kind, body in dict([*here, *theirs]).items()))


def _keys(local: SealedHistory, seat: int) -> bytes:
    """Return the keys of a seat, 64 bytes; b"" while nobody has it."""
    if device := local.devices.get(seat):
        return device.keys.key + device.keys.address
    join = local.table.joined.get(seat)
    return join.key + join.address if join else b""


def _said(old: SealedHistory, new: SealedHistory, keys: bytes) -> bytes:
    """Return the bytes that are signed."""
    return b"KSL1 successor" + old.terms.match_id + new.terms.match_id + keys
