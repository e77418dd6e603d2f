"""Text that arrives by the address, a paste, a file, live or from a notice: it is parsed once, here."""

from . import link, parcel
from .link import BadLink, Opened
from .parcel import Parcel

Incoming = Opened | Parcel
"""A link to an open game, its history still unread, or to a sealed one."""


def parse(text: str) -> Incoming:
    """Return the link in a text, bare or running; raise BadLink with the reason if none opens."""
    text = link.fragment(text)
    try:
        sections = parcel.unsealed(text)
    except BadLink:
        return link.opened(text)  # `link.opened` knows the reason, and old links
    return parcel.of(text, sections) if sections[-1].kind == parcel.SEALED else link.opened(text)
