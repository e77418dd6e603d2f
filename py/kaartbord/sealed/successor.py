"""A match that goes on from another one: a seat of the old match signs the new one, so that nobody else calls its
players away.

It travels in a small section of the link until everybody has joined. Pages from before it pass it on as it is.

    a byte      the seat of the old match that signs
    64 bytes    its signature: of both matches, and of the keys of the new one's first seat, whose device begins it
"""

from collections.abc import Iterable

from ..match.sections import Section
from .local import Local

KIND = "f"
"""The kind of its section."""


def put(more: Iterable[Section], old: Local, new: Local) -> tuple[Section, ...]:
    """Return the sections of a match that was begun on this device, signed by a seat that it has in the old one."""
    seat, device = min(old.devices.items())
    body = bytes([seat]) + old.group.sign(device.keys.signing, _said(old, new))
    return tuple(sorted([*more, Section(KIND, body)]))


def founder(more: Iterable[Section], old: Local, new: Local) -> int | None:
    """Return the seat of the old match that signed the new one; None if nobody at that table did."""
    body = dict(more).get(KIND, b"")
    join = old.table.joined.get(body[0]) if body else None
    signed = join and old.group.verify(join.key, _said(old, new), body[1:])
    return body[0] if signed else None


def carried(more: Iterable[Section], new: Local) -> tuple[Section, ...]:
    """Return the sections that links of the new match still need."""
    here = len(new.table.joined) == new.terms.seats
    return tuple(section for section in more if not (here and section.kind == KIND))


def _said(old: Local, new: Local) -> bytes:
    """Return what is signed."""
    first = new.table.joined[0]
    return b"KSL1 successor" + old.terms.game + new.terms.game + first.key + first.address
