"""Text that arrives by the address, a paste, a file, live or from a notice: it is parsed once, here."""

from . import link, sealed_links
from .link import BadLink, ParsedLink
from .sealed_links import SealedLink

IncomingLink = ParsedLink | SealedLink
"""A link to an open game, its history still unread, or to a sealed one."""


def parse(text: str) -> IncomingLink:
    """Return the link in a text, bare or running; raise BadLink with the reason if none opens."""
    text = link.find_link(text)
    try:
        sections = sealed_links.unseal_sections(text)
    except BadLink:
        return link.parse_link(text)  # `parse_link` knows the reason, and old links
    return (
        sealed_links.from_sections(text, sections)
        if sections[-1].kind == sealed_links.MESSAGES
        else link.parse_link(text)
    )
