"""A match that goes on from another one: a seat of the old match signs the new one, so that nobody else calls its
players away.

It travels in a small section of each link until everybody has joined, and of full links after that. Pages from before
it pass it on as it is.

    a byte      the seat of the old match that signs
    64 bytes    its signature: of both matches, and of the keys of the new one's first seat, whose device begins it
    64 bytes    the keys of the seat that signs instead, where the first seat is left to somebody who lost its key

Two more sections: in which room the devices of the first of such matches find each other, so that nobody who was away
when the others went on looks for them elsewhere; and that somebody without the key of a seat asks to have it again.
"""

from collections.abc import Iterable

from ..match import parcel
from ..match.match import Match
from ..match.sections import Section
from .group import SIGNATURE
from .local import SEED, Local

KIND, ROOM, ASKS = parcel.EARLY, "g", parcel.ASKS
"""The kinds of the sections: who signed, where they meet, and the seat that somebody asks for."""


def put(more: Iterable[Section], old: Local, new: Local) -> tuple[Section, ...]:
    """Return the sections of a match that was begun on this device, signed by a seat that it has in the old one."""
    seat, left = min(old.masters.keys() & new.masters.keys()), 0 not in new.table.joined
    own = _keys(new, seat) if left else b""
    signature = old.group.sign(old.devices[seat].keys.signing, _said(old, new, own or _keys(new, 0)))
    held = {**dict(more), KIND: bytes([seat]) + signature + own}
    if new.terms.position:
        held.setdefault(ROOM, old.terms.nonce[:SEED])
    return tuple(sorted(Section(kind, body) for kind, body in held.items()))


def founder(more: Iterable[Section], old: Local, new: Local) -> int | None:
    """Return the seat of the old match that signed the new one; None if nobody at that table did."""
    body = dict(more).get(KIND, b"")
    join, own = old.table.joined.get(body[0]) if body else None, body[1 + SIGNATURE :]
    keys = _keys(new, body[0] if own else 0) if body else b""
    if not join or not {keys, own} - {b""} or (keys and own and keys != own):
        return None
    signed = old.group.verify(join.key, _said(old, new, own or keys), body[1 : 1 + SIGNATURE])
    return body[0] if signed else None


def kept(ours: Iterable[Section], theirs: Iterable[Section]) -> tuple[Section, ...]:
    """Return the sections of a match once a link brought `theirs`, with those of ours that short links leave out."""
    here = (section for section in ours if section.kind in (KIND, ASKS))
    return tuple(sorted(Section(kind, body) for kind, body in dict([*here, *theirs]).items()))


def meeting(more: Iterable[Section], match: Match) -> Match:
    """Return the match after which the room is named in which the devices of a match find each other."""
    room = dict(more).get(ROOM)
    return match._replace(seed=int.from_bytes(room[:SEED], "big")) if room else match


def asking(more: Iterable[Section], seat: int | None) -> tuple[Section, ...]:
    """Return the sections of a match on a device that asks for a seat whose key it lacks, or for none."""
    others = [section for section in more if section.kind != ASKS]
    return tuple(sorted(others if seat is None else [*others, Section(ASKS, bytes([seat]))]))


def asked(more: Iterable[Section]) -> int | None:
    """Return the seat that somebody without its key asks for; None if nobody does."""
    return next(iter(dict(more).get(ASKS, b"")), None)


def _keys(local: Local, seat: int) -> bytes:
    """Return the keys of a seat, 64 bytes; none as long as nobody has it."""
    if device := local.devices.get(seat):
        return device.keys.key + device.keys.address
    join = local.table.joined.get(seat)
    return join.key + join.address if join else b""


def _said(old: Local, new: Local, keys: bytes) -> bytes:
    """Return what is signed."""
    return b"KSL1 successor" + old.terms.game + new.terms.game + keys
