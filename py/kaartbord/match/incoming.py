"""What a text is that came in, by the address, a paste, a file, live or from a notice: it is parsed once, here."""

from . import link, parcel
from .link import BadLink, Opened
from .parcel import Parcel

Incoming = Opened | Parcel
"""A link to an open game, whose history is not read yet, or to a sealed one."""


def parse(text: str) -> Incoming:
    """Return what a text holds, bare or running; BadLink with the reason if it is no link that opens."""
    text = link.fragment(text)
    try:
        sections = parcel.unsealed(text)
    except BadLink:
        return link.opened(text)  # it knows the reason, and old links
    return parcel.of(text, sections) if sections[-1].kind == parcel.SEALED else link.opened(text)
